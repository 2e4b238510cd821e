//! What is particular to the toy; the general laws are checked by the conformance kit.

use super::*;
use crate::random::{below, deal_stream, fast};
use crate::{Event, Game, Line, Options, Position as _, Seat, View, Viewer, Worlds};

const DEAL: &str = "A1 B3 C2/A2 B4 C1/A3 B1 B2/A4 C3 C4";

fn line(options: &str, deal: &str, moves: &str) -> Line<Toy> {
    let toy = Toy::from_options(&Options::parse(options).unwrap()).unwrap();
    toy.parse_position(&format!("{deal} | {moves}")).unwrap()
}

fn view(line: &Line<Toy>, seat: usize) -> ToyView {
    line.view(Viewer::Seat(Seat::new(seat)))
}

/// Every world by trying all deals and discards and asking the line for the view: slow and plainly right.
fn plain_worlds(wanted: &ToyView) -> Vec<Position> {
    let moves: Vec<Seen> = wanted
        .history()
        .iter()
        .filter_map(|event| match event {
            Event::Decision { seen, .. } => Some(*seen),
            Event::Reveal(_) => None,
        })
        .collect();
    let own = wanted.viewer().seat().unwrap();
    let dealt = match &wanted.history()[0] {
        Event::Reveal(Reveal::Hand { cards, .. }) => *cards,
        other => panic!("the first event is the own hand, not {other:?}"),
    };
    let mut worlds = Vec::new();
    for next in (Cards::ALL - dealt).threes() {
        for last in (Cards::ALL - dealt - next).threes() {
            let mut hands = [dealt, next, last];
            hands.rotate_right(own.index());
            let [first, second, third] = hands;
            let talon = Cards::ALL - first - second - third;
            if let Ok(deal) = format!("{first}/{second}/{third}/{talon}").parse::<Deal>() {
                extend(&Line::new(*wanted.game(), deal), &moves, wanted, &mut worlds);
            }
        }
    }
    worlds
}

/// Plays on in every way that looks like `moves`, and keeps the ends that look exactly as wanted.
fn extend(line: &Line<Toy>, moves: &[Seen], wanted: &ToyView, worlds: &mut Vec<Position>) {
    let Some((next, rest)) = moves.split_first() else {
        if line.events(wanted.viewer()) == wanted.history() {
            worlds.push(line.position().clone());
        }
        return;
    };
    for mv in line.legal() {
        if line.game().seen(line.position(), mv, wanted.viewer()) == *next {
            let mut longer = line.clone();
            longer.play(mv).unwrap();
            extend(&longer, rest, wanted, worlds);
        }
    }
}

#[test]
fn a_seat_counts_exactly_the_worlds_that_look_the_same() {
    let moves = "bid game; pass; bid game trump; discard A4 B1 B2; A3; A1; A2; C4; C2; C1";
    for (options, seat, most) in [("", 0, 10), ("", 2, 10), ("talon=open", 1, 10), ("talon=open", 0, 7)] {
        let mut line = line(options, DEAL, moves);
        while line.moves().len() > most {
            line.undo();
        }
        while line.undo().is_some() {
            let view = view(&line, seat);
            let mut plain = plain_worlds(&view);
            let mut ours = view.all_worlds(10_000).unwrap();
            assert_eq!(view.count_worlds(), Some(ours.len() as u128));
            plain.sort_by_key(Position::key);
            ours.sort_by_key(Position::key);
            assert!(plain == ours, "{options} seat {seat} after {} moves", line.moves().len());
        }
    }
}

#[test]
fn the_declarer_knows_the_talon_and_his_discard() {
    let line = line("", DEAL, "bid game last; pass; pass; discard A1 A4 C2");
    let own = view(&line, 0);
    assert_eq!(own.hand(Seat::new(0)).unwrap().to_string(), "B3 C3 C4");
    assert_eq!(own.to_json()["discard"], "A1 A4 C2");
    assert_eq!(own.count_worlds(), Some(12), "the others hold six known cards, each a high one");
    let other = view(&line, 1);
    assert_eq!(other.hand(Seat::new(0)), None);
    assert_eq!(other.to_json()["discard"], "A4 ? ?");
    assert_eq!(other.to_json()["hands"][0], "? ? ?");
    assert_eq!(other.to_json()["talon"], "? ? ?");
}

#[test]
fn a_seat_that_did_not_follow_has_no_card_of_the_suit() {
    let line = line("", DEAL, "bid game last; pass; pass; discard A1 A4 C2; C4; C1; B1");
    let view = view(&line, 1);
    let mut rng = fast(1);
    for _ in 0..100 {
        let world = view.sample(&mut rng);
        assert!(world.hand(Seat::new(2)).of_suit(Suit::C).is_empty());
    }
}

#[test]
fn impossible_events_are_refused_and_change_nothing() {
    let line = line("", DEAL, "bid game last; pass; pass; discard A1 A4 C2; C4; C1; B1");
    let seat = Seat::new(1);
    let before = view(&line, 1);
    let refused = |seat: usize, text: &str| {
        let seen = before.game().parse_seen(text).unwrap();
        let mut view = before.clone();
        let error = view.observe(Event::Decision { seat: Seat::new(seat), seen }).unwrap_err();
        assert_eq!(view, before);
        error.to_string()
    };
    assert!(refused(1, "A2").contains("not the turn of seat 1"));
    assert!(refused(3, "A2").contains("not the turn of seat 3"));
    assert!(refused(0, "C4").contains("has been played before"));
    assert!(refused(0, "A2").contains("the cards cannot lie so"), "seat 1 holds it");
    assert!(refused(0, "A4").contains("the cards cannot lie so"), "it was discarded");
    assert!(refused(0, "pass").contains("not the kind of decision"));
    let mut view = before.clone();
    let hand = Reveal::Hand { seat, cards: line.deal().hand(seat) };
    assert!(view.observe(Event::Reveal(hand)).unwrap_err().to_string().contains("nothing is to be shown"));
    let mut blank = line.game().blank_view(Viewer::Seat(seat));
    let early = blank.observe(Event::Decision { seat: Seat::new(0), seen: Seen::Pass });
    assert!(early.unwrap_err().to_string().contains("the hand of seat 1 is to be shown first"));
    let poor = Reveal::Hand { seat, cards: "A1 B1 C1".parse().unwrap() };
    assert!(blank.observe(Event::Reveal(poor)).is_err(), "it would have been dealt again");
    let four = Reveal::Hand { seat, cards: "A1 B1 C1 C4".parse().unwrap() };
    assert!(blank.observe(Event::Reveal(four)).is_err(), "nobody is dealt four cards");
}

#[test]
fn the_end_must_agree_with_all_that_was_seen() {
    let over = line("", DEAL, "pass; pass; pass");
    let mut before = over.game().blank_view(Viewer::Seat(Seat::new(1)));
    let events = over.events(Viewer::Seat(Seat::new(1)));
    let (end, earlier) = events.split_last().unwrap();
    for event in earlier {
        before.observe(event.clone()).unwrap();
    }
    for (deal, discards) in [("A2 B3 C2/A1 B4 C1/A3 B1 B2/A4 C3 C4", ""), (DEAL, "A1 B3 C2"), (DEAL, "A4")] {
        let lie = Reveal::End { deal: deal.parse().unwrap(), discards: discards.parse().unwrap() };
        assert!(before.clone().observe(Event::Reveal(lie)).is_err(), "{deal} {discards}");
    }
    let mut view = before.clone();
    view.observe(end.clone()).unwrap();
    assert_eq!(view.count_worlds(), Some(1));
    assert_eq!(view.to_json()["hands"][0], "A1 B3 C2");
}

#[test]
fn a_match_of_three_deals_moves_the_deal_and_ends() {
    let mut toy = Toy::from_options(&Options::none()).unwrap();
    let mut dealt = Vec::new();
    for index in 0.. {
        let deal = toy.deal(&mut deal_stream(1, index));
        let mut line = Line::new(toy, deal);
        for _ in 0..3 {
            line.play(Move::Pass).unwrap();
        }
        dealt.push(toy.options().to_string());
        match toy.next(line.position(), line.ending().unwrap()) {
            Some(next) => toy = next,
            None => break,
        }
    }
    assert_eq!(dealt, ["", "dealer=0,debt=1/1/1,played=1", "dealer=1,debt=2/2/2,played=2"]);
}

#[test]
fn a_declarer_plays_against_the_others() {
    let toy = Toy::from_options(&Options::none()).unwrap();
    let begun = line("", DEAL, "");
    assert_eq!(begun.position().sides(), [0, 1, 2, 3]);
    let declared = line("", DEAL, "pass; bid game; pass");
    assert_eq!(declared.position().sides()[..3], [1, 0, 1]);
    let roles = [0, 1, 2].map(|seat| toy.role(declared.position(), Seat::new(seat)));
    assert_eq!(roles, ["defender", "declarer", "defender"]);
}

#[test]
fn arbitrary_events_never_panic() {
    let mut rng = fast(3);
    let mut pool: Vec<Event<Toy>> = Vec::new();
    for index in 0..10 {
        let toy = Toy::from_options(&Options::none().with("talon", ["open", "closed"][index % 2])).unwrap();
        let mut line = Line::new(toy, toy.deal(&mut deal_stream(2, index as u64)));
        while line.turn().is_some() {
            let mv = line.position().random_move(&mut rng);
            line.play(mv).unwrap();
        }
        Viewer::everyone(3).for_each(|viewer| pool.extend(line.events(viewer)));
        pool.push(Event::Decision { seat: Seat::new(3), seen: Seen::Pass });
        for viewer in Viewer::everyone(3) {
            let mut view = toy.blank_view(viewer);
            for _ in 0..200 {
                let event = pool[below(&mut rng, pool.len() as u32) as usize].clone();
                let before = view.clone();
                if view.observe(event).is_err() {
                    assert_eq!(view, before);
                }
                assert!(view.count_worlds() > Some(0));
            }
            let _ = (view.to_json(), view.picture(), view.legal(), view.sample_line(&mut rng));
        }
    }
}

/// Weights may look at the whole line: here at what the first seat was dealt, which its hand at the end does not tell.
#[test]
fn worlds_are_drawn_by_the_weight_of_their_whole_line() {
    let line = line("", DEAL, "bid game; pass; pass");
    let view = view(&line, 1);
    let ace: Cards = "A1".parse().unwrap();
    let dealt_ace = |line: &Line<Toy>| {
        line.events(Viewer::Seat(Seat::new(0))).iter().any(
            |event| matches!(event, Event::Reveal(Reveal::Hand { cards, .. }) if !(*cards & ace).is_empty()),
        )
    };
    let mut rng = fast(3);
    let plain = (0..4000).filter(|_| dealt_ace(&view.sample_line(&mut rng))).count() as f64 / 4000.0;
    let weigh = |line: &Line<Toy>| if dealt_ace(line) { 3.0 } else { 1.0 };
    let drawn = (0..1000).filter(|_| dealt_ace(&view.sample_weighted(&mut rng, 40, weigh))).count();
    let expected = 3.0 * plain / (3.0 * plain + (1.0 - plain));
    assert!((drawn as f64 / 1000.0 - expected).abs() < 0.06, "{drawn} of 1000 for {expected}");
    // Where nothing weighs anything there is an answer all the same.
    let any = view.sample_weighted(&mut rng, 5, |_| 0.0);
    assert_eq!(any.view(view.viewer()), view);
}
