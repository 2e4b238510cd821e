//! What the parts of the house promise.

use game::random::{deal_stream, fast};
use game::{
    Game, Hosted, Limits, Line, Options, Player, Position as _, Seat, Thinking, View, Worth, think_alone,
};
use search::Meter;

use super::belief::Belief;
use super::endgame::Endgame;
use super::habits::Plan;
use super::ladder::{Ladder, Rung};
use super::outcome::{Outcome, set_of};
use super::past::Past;
use super::trumpless;
use crate::beliefs::Weights;
use crate::bid::{Bid, Goal};
use crate::moves::Move;
use crate::players::{Sight, Smart};
use crate::solving::{Aim, OpenHands};
use crate::{Marias, MariasView, Phase, Position, Profile, Voids};

const BELIEF: Belief = Belief { pool: 16, trust: 0.8, habit: 0.5 };

fn metered<T>(think: impl FnOnce(&mut Meter<'_>) -> T) -> T {
    think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
        think(&mut Meter::new(thinking, Limits::NONE))
    })
}

/// A deal that `smart` has prepared, before the first bid.
fn prepared(game: &Marias, index: u64) -> Position {
    let mut position = game.start(&game.deal(&mut deal_stream(3, index)));
    while position.public().phase() < Phase::Bidding {
        let mv = Smart::default().choose(&Sight::of_position(&position, Voids::default()));
        position.play_unchecked(mv);
    }
    position
}

/// The line of a deal with these decisions.
fn line(game: Marias, deal: &str, moves: &str) -> Line<Marias> {
    let mut line = Line::new(game, game.parse_deal(deal).unwrap());
    for text in moves.split(';').filter(|text| !text.is_empty()) {
        line.play(game.parse_move(text).unwrap()).unwrap();
    }
    line
}

fn view_of(line: &Line<Marias>) -> MariasView {
    line.view(line.turn().unwrap().into())
}

fn house(game: &Marias, options: &str) -> Box<dyn Player<Marias>> {
    let kinds = Marias::players();
    let kind = kinds.iter().find(|kind| kind.name == "house").unwrap();
    let options = Options::parse(options).unwrap();
    let mut player = (kind.make)(game, &options.checked(&kind.options).unwrap()).unwrap();
    player.begin(1);
    player
}

fn decided(game: &Marias, line: &Line<Marias>, worlds: u64) -> String {
    let mut player = house(game, "");
    let view = view_of(line);
    think_alone(Limits::iterations(worlds), |thinking: &mut Thinking<'_, Move>| {
        player.decide(&view, thinking).mv.to_string()
    })
}

#[test]
fn an_outcome_pays_what_exact_play_for_money_pays_with_sevens_and_hundreds_announced() {
    let mut solver = OpenHands::default();
    let sayings = [
        Bid::NONE.announcing(Goal::Hra),
        Bid::NONE.announcing(Goal::Hra).announcing(Goal::Stovka),
        Bid::NONE.announcing(Goal::Hra).announcing(Goal::Sedma),
    ];
    for profile in Profile::ALL {
        let game = Marias::new(profile);
        for index in 0..12 {
            let mut world = prepared(&game, index);
            let legal = world.legal();
            let mut bids = sayings.iter().rev();
            let Some(bid) = bids.find(|bid| game::MoveList::contains(&legal, Move::Say(**bid))) else {
                continue;
            };
            world.play_unchecked(Move::Say(*bid));
            metered(|meter| {
                let outcome = Outcome::exact(&world, &mut solver, meter).unwrap();
                let start = world.at_first_card();
                let money = solver.value(&start, Aim::Money, meter).unwrap();
                // Which marriage is declared first is left to its side: with that rule a little may be missing.
                if world.public().rules().hundred_marriage == crate::Counted::Best {
                    assert_eq!(outcome.money(&world, start.public()), money, "{profile:?} {index} {bid}");
                }
            });
        }
    }
}

#[test]
fn a_hundred_counts_with_one_marriage_only() {
    // Two plain marriages and 60 points in tricks: a hundred quietly, but none that could have been announced.
    let game = Marias::default();
    let text =
        "H7 H8 H9 HA LQ LK AQ AK L7 A7 B7 B8/HJ HQ HK L8 L9 A8 A9 B9 BJ BQ/H10 LJ L10 LA AJ A10 AA BK B10 BA";
    let line = line(game, text, "trump H7;talon B7 B8;bid hra");
    let world = *line.position();
    let outcome = Outcome { points: 60, last: crate::LastSeven::Absent };
    assert_eq!(outcome.goals(&world, 0), [true, false, false]);
    assert!(Outcome { points: 80, last: crate::LastSeven::Absent }.goals(&world, 0)[2]);
}

#[test]
fn a_ladder_raises_what_is_won_and_leaves_what_is_lost() {
    // Forhont holds everything, or nothing: what the seat after him thinks of a flek.
    let game = Marias::default();
    let strong =
        "H7 HA H10 HK LA L10 AA A10 BA B10 L7 A7/H8 H9 HJ L8 L9 LJ A8 A9 B8 B9/HQ LQ LK AJ AQ AK BJ BQ BK B7";
    let weak =
        "H7 H8 L7 L8 A7 A8 B7 B8 L9 A9 B9 HJ/HA H10 HK HQ LA L10 AA A10 AK AQ/H9 BA B10 BK BQ LK LQ LJ AJ BJ";
    for (text, raised) in [(strong, false), (weak, true)] {
        let line = line(game, text, "trump H7;talon L7 A7;bid hra");
        let world = *line.position();
        let mut rung = Rung::new(world, 1.0);
        rung.exact[set_of(world.public())] =
            metered(|meter| Outcome::exact(&world, &mut OpenHands::default(), meter));
        let ladder =
            Ladder { seat: Seat::new(1), weights: Weights::learned(), habit: 0.5, thumb: 0.5, doubt: 0.0 };
        let climbed = ladder.climb(world.public(), &[rung]);
        let best = climbed.bids[climbed.best()];
        assert_eq!(best.raises(Goal::Hra), raised, "{best} of {text}");
    }
}

#[test]
fn whoever_raised_is_believed_to_be_strong() {
    let game = Marias::default();
    let mut shares = [0.0; 2];
    for index in 0..40 {
        let deal = game.deal(&mut deal_stream(5, index));
        let mut line = Line::new(game, deal);
        while line.position().public().phase() < Phase::Bidding {
            let mv = Smart::default().choose(&Sight::of_position(line.position(), Voids::default()));
            line.play(mv).unwrap();
        }
        line.play(Move::Say(Bid::NONE.announcing(Goal::Hra))).unwrap();
        for (place, said) in [Bid::NONE, Bid::NONE.raising(Goal::Hra)].into_iter().enumerate() {
            let mut after = line.clone();
            after.play(Move::Say(said)).unwrap();
            let view = after.view(Seat::new(2).into());
            let past = Past::of(&view, Seat::new(2)).unwrap();
            // The aces that the raiser has in worlds, as far as they are believed.
            let mut rng = fast(index);
            let (mut sum, mut all) = (0.0, 0.0);
            for _ in 0..60 {
                let world = game::Worlds::sample(&view, &mut rng);
                let weight = libm::exp(past.log_chance(&view, &world, BELIEF));
                let fat = (world.hand(Seat::new(1)) & crate::FAT).len() as f64;
                sum += weight * fat;
                all += weight;
            }
            shares[place] += sum / all;
        }
    }
    assert!(
        shares[1] > shares[0] + 4.0,
        "40 silences: {:.1} fat cards, 40 raises: {:.1}",
        shares[0],
        shares[1]
    );
}

#[test]
fn who_plays_by_rules_of_thumb_is_seen_through() {
    let game = Marias::default();
    let (mut with, mut without) = (0.0, 0.0);
    for index in 0..20 {
        let mut line = Line::new(game, game.deal(&mut deal_stream(6, index)));
        let mut voids = Voids::default();
        while line.position().public().phase() < Phase::Playing || line.position().public().play().left() > 6
        {
            let Some(seat) = line.turn() else { break };
            let mv = Smart::default().choose(&Sight::of_position(line.position(), voids));
            if let Move::Play(card) = mv {
                voids.see(line.position().public().play(), seat, card);
            }
            line.play(mv).unwrap();
        }
        let Some(seat) = line.turn() else { continue };
        let view = line.view(seat.into());
        let past = Past::of(&view, seat).unwrap();
        let mut worlds = vec![*line.position()];
        let mut rng = fast(index);
        worlds.extend((0..100).map(|_| game::Worlds::sample(&view, &mut rng)));
        let truth = |belief: Belief| {
            let logs: Vec<f64> = worlds.iter().map(|world| past.log_chance(&view, world, belief)).collect();
            logs[0] - libm::log(logs.iter().map(|log| libm::exp(*log)).sum())
        };
        with += truth(BELIEF);
        without += truth(Belief { habit: 0.0, ..BELIEF });
    }
    // Twenty times the logarithm of how much the true world is believed among a hundred others.
    assert!(with > without + 4.0, "{with:.1} with habits in mind, {without:.1} without");
}

#[test]
fn a_plan_against_rules_of_thumb_wins_more_than_rules_of_thumb() {
    let game = Marias::default();
    let (mut planned, mut usual) = (0, 0);
    for index in 0..30 {
        let mut plan = Plan::new();
        let world = prepared(&game, index);
        let least = Bid::NONE.announcing(Goal::Hra);
        let line = {
            let mut line = Line::new(game, game.deal(&mut deal_stream(3, index)));
            while line.position().public().phase() < Phase::Bidding {
                line.play(Smart::default().choose(&Sight::of_position(line.position(), Voids::default())))
                    .unwrap();
            }
            line
        };
        let seat = line.turn().unwrap();
        let view = line.view(seat.into());
        let mut rng = fast(index);
        let starts: Vec<Position> = (0..500)
            .map(|_| super::ladder::with_bid(&game::Worlds::sample(&view, &mut rng), least).at_first_card())
            .collect();
        metered(|meter| plan.make((seat, Voids::default()), &starts, 2000, meter, |_| {}));
        let said = *super::ladder::with_bid(&world, least).public();
        planned += plan.outcome(seat, &world, least).money(&world, &said);
        usual += Outcome::by_thumb(&world).money(&world, &said);
    }
    assert!(planned > usual, "{planned} by plan, {usual} by rules of thumb");
}

#[test]
fn one_plan_for_all_worlds_is_never_worth_more_than_another_in_each() {
    let game = Marias::default();
    let belief = Belief { pool: 8, ..BELIEF };
    let mut compared = 0;
    for index in 0..30 {
        let mut line = Line::new(game, game.deal(&mut deal_stream(8, index)));
        let mut voids = Voids::default();
        while line.position().public().phase() < Phase::Playing || line.position().public().play().left() > 3
        {
            let mv = Smart::default().choose(&Sight::of_position(line.position(), voids));
            if let (Move::Play(card), Some(seat)) = (mv, line.turn()) {
                voids.see(line.position().public().play(), seat, card);
            }
            line.play(mv).unwrap();
        }
        let view = view_of(&line);
        if !Endgame::is_near(&view) || view.legal().len() < 2 {
            continue;
        }
        let seat = view.turn().unwrap();
        let report = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
            Endgame::new(belief).search(&view, &mut fast(1), thinking, game::TreeExtent::NOTHING).unwrap().0
        });
        assert_eq!(report.candidates.len(), view.legal().len());
        let all = belief.worlds(&view, seat).all(1000).unwrap();
        let own = if seat == view.public().declarer() { 2.0 } else { -1.0 };
        let mut open = vec![0.0; view.legal().len()];
        metered(|meter| {
            let mut solver = OpenHands::default();
            for (world, weight) in &all {
                let each = solver.each(world, Aim::Money, meter).unwrap();
                each.iter()
                    .zip(&mut open)
                    .for_each(|((_, value), sum)| *sum += weight * own * f64::from(*value));
            }
        });
        for candidate in &report.candidates {
            let at = view.legal().iter().position(|mv| *mv == candidate.mv).unwrap();
            let Worth::Points(planned) = candidate.worth else { panic!("money is points") };
            assert!(
                planned <= open[at] + 1e-6,
                "{} of deal {index}: {planned} and {}",
                candidate.mv,
                open[at]
            );
        }
        compared += 1;
    }
    assert!(compared > 3, "{compared} endings");
}

#[test]
fn low_cards_make_betl_and_top_cards_make_durch() {
    let game = Marias::new(Profile::VolenyCsm);
    let low =
        "H7 H8 H9 L7 L8 L9 A7 A8 A9 B7 HA LA/H10 HJ HQ L10 LJ LQ A10 AJ AQ B8/HK LK AK AA B9 B10 BJ BQ BK BA";
    let betl = line(game, low, "trump H7;talon HA LA;bid betl;good;good;pass;pass");
    let mut end = *betl.position();
    assert!(trumpless::is_made(&mut end, Voids::default()));
    let top =
        "HA HK HQ HJ LA LK LQ AA AK BA L7 L8/H7 H8 H9 L9 L10 A7 A8 A9 B7 B8/H10 LJ A10 AJ AQ B9 B10 BJ BQ BK";
    let durch = line(game, top, "trump HA;talon L7 L8;bid durch;pass;pass");
    let mut end = *durch.position();
    assert!(trumpless::is_made(&mut end, Voids::default()));
    // The house sees both for itself: which cards go, and what is said then.
    assert_eq!(decided(&game, &line(game, low, "trump H7"), 16), "talon HA LA");
    assert_eq!(decided(&game, &line(game, low, "trump H7;talon HA LA"), 16), "bid betl");
    let poor =
        "H7 H9 HJ HK L8 L10 LQ LA A9 AJ AK B8/H8 H10 HQ HA L7 L9 LJ LK A7 A8/A10 AQ AA B7 B9 B10 BJ BQ BK BA";
    let asked = line(game, poor, "trump H7;talon A9 B8;colour");
    assert_eq!(decided(&game, &asked, 16), "good", "high cards in every suit are no betl");
}

#[test]
fn every_decision_has_reasons() {
    let told = |figure: &game::NamedFigure| match figure.worth {
        Worth::Chance(chance) => (0.0..=1.0).contains(&chance),
        Worth::Points(points) => points.is_finite(),
        _ => false,
    };
    let mut seen = std::collections::BTreeSet::new();
    for (profile, deal) in [(Profile::OpenMarias, 2), (Profile::VolenyCsm, 3), (Profile::VolenyCsm, 4)] {
        let game = Marias::new(profile);
        let mut line = Line::new(game, game.deal(&mut deal_stream(4, deal)));
        while let Some(turn) = line.turn() {
            let view = line.view(turn.into());
            let phase = view.public().phase();
            let report = think_alone(Limits::iterations(8), |thinking: &mut Thinking<'_, Move>| {
                house(&game, "").assess(&view, thinking)
            });
            let best = report.best().unwrap();
            if view.legal().len() > 1 {
                let goal = |figure: &game::NamedFigure| ["hra", "win"].contains(&&*figure.name);
                assert!(best.figures.iter().any(goal), "{} of {phase:?} in {}", best.mv, profile.word());
                assert!(report.candidates.iter().flat_map(|candidate| &candidate.figures).all(told));
                seen.insert(phase);
            }
            if phase == Phase::Bidding && view.public().trump().is_some() && view.legal().len() > 1 {
                let more = |candidate: &&game::Candidate<Move>| {
                    candidate.figures.iter().any(|figure| figure.name == "more")
                };
                let all = report.candidates.len();
                assert_eq!(
                    report.candidates.iter().filter(more).count(),
                    all - 1,
                    "what more is said has a price"
                );
            }
            // Somebody names betl once, so that this is seen as well.
            let betl = Move::Say(Bid::NONE.announcing(Goal::Betl));
            let named = phase == Phase::Speaking && deal == 4 && view.legal().contains(&betl);
            line.play(if named { betl } else { best.mv }).unwrap();
        }
    }
    let phases =
        [Phase::Trump, Phase::Talon, Phase::Speaking, Phase::Answering, Phase::Bidding, Phase::Playing];
    assert!(phases.iter().all(|phase| seen.contains(phase)), "{seen:?}");
}

/// Two marriages and short trumps: open hands lose hra, which others who see no cards hardly manage. Whatever a bid is worth by,
/// its chances are of the same play.
#[test]
fn the_chances_of_a_bid_are_those_of_its_worth() {
    let game = Marias::default();
    let deal =
        "H7 L8 AQ A7 LA B7 BK A9 LJ HA AK BQ/L10 H8 AA HJ L9 B10 B9 AJ LQ H9/H10 BJ LK A10 L7 HQ B8 HK BA A8";
    let line = line(game, deal, "trump B7;talon H7 A7");
    let view = line.view(line.turn().unwrap().into());
    let hra = |options: &str| {
        let report = think_alone(Limits::iterations(16), |thinking: &mut Thinking<'_, Move>| {
            house(&game, options).assess(&view, thinking)
        });
        let found = report.candidates.iter().find(|found| found.mv.to_string() == "bid hra").unwrap();
        let chance = found.figures.iter().find(|figure| figure.name == "hra").unwrap().worth;
        let (Worth::Points(worth), Worth::Chance(chance)) = (found.worth, chance) else { panic!() };
        (worth, chance)
    };
    let (by_thumb, by_thumb_chance) = hra("thumb=100");
    let (open, open_chance) = hra("thumb=0");
    assert!(by_thumb > open && by_thumb_chance > open_chance, "{by_thumb_chance} {open_chance}");
    assert!(by_thumb > 0.0 && by_thumb_chance > 0.5 && open_chance < 0.5, "{by_thumb} {by_thumb_chance}");
}

/// Whoever lays what nobody would lay is told what it cost.
#[test]
fn a_talon_that_was_only_glanced_at_is_worth_less_than_those_that_were_judged() {
    let game = Marias::default();
    let deal =
        "H7 L8 AQ A7 LA B7 BK A9 LJ HA AK BQ/L10 H8 AA HJ L9 B10 B9 AJ LQ H9/H10 BJ LK A10 L7 HQ B8 HK BA A8";
    let line = line(game, deal, "trump B7");
    let view = line.view(line.turn().unwrap().into());
    let report = think_alone(Limits::iterations(16), |thinking: &mut Thinking<'_, Move>| {
        house(&game, "").assess(&view, thinking)
    });
    let worth = |found: &game::Candidate<Move>| found.worth.rank();
    let (judged, others): (Vec<_>, Vec<_>) = report.candidates.iter().partition(|found| found.visits > 0);
    let least = judged.iter().map(|found| worth(found)).fold(f64::INFINITY, f64::min);
    assert!(others.len() > 10 && others.iter().all(|found| worth(found) <= least));
    let broken = others.iter().find(|found| found.mv.to_string() == "talon AQ AK").unwrap();
    assert!(worth(broken) < least - 1.0, "a marriage of twenty lies in the talon");
}

#[test]
fn worlds_that_are_not_solved_take_after_the_one_most_like_them() {
    let game = Marias::default();
    let worlds: Vec<Position> = (0..6).map(|index| prepared(&game, index)).collect();
    let mut rungs: Vec<Rung> = worlds.iter().map(|world| Rung::new(*world, 1.0)).collect();
    for rung in &mut rungs[..2] {
        let more = if rung.thumb.points >= 20 { rung.thumb.points - 20 } else { rung.thumb.points + 20 };
        rung.note(0, Outcome { points: more, last: rung.thumb.last });
    }
    super::alike::fill_in(&mut rungs, 2);
    for rung in &rungs {
        let exact = rung.exact[0].unwrap();
        let change = (i32::from(exact.points) - i32::from(rung.thumb.points)).abs();
        assert!(change <= 20 && exact.points <= 90);
        assert!(rung.exact[1..].iter().all(Option::is_none), "nothing is known of other goals");
        match exact.last {
            crate::LastSeven::Took(seat) | crate::LastSeven::Beaten(seat) => {
                assert!(rung.world.hand(seat).contains(crate::seven(rung.world.public().trump().unwrap())));
            }
            crate::LastSeven::Absent => {}
        }
    }
    let twin = Rung::new(worlds[1], 1.0);
    rungs.truncate(2);
    rungs.push(twin);
    super::alike::fill_in(&mut rungs, 2);
    assert_eq!(rungs[2].exact, rungs[1].exact, "the same world is the most alike");
}
