//! The rules, one by one.

mod common;

use briskula::Variant;
use cards::{CardSet, Italian};
use common::{deal, game, hands, line, points};
use game::{Game, Position, Seat};

#[test]
fn the_points_of_the_pack_are_120() {
    let sum =
        |cards: CardSet<Italian>| cards.iter().map(|card| u32::from(briskula::points(card))).sum::<u32>();
    assert_eq!(sum(CardSet::ALL), 120);
    assert_eq!(sum(Variant::Three.pack()), 120, "the two of kupe counts nothing");
}

#[test]
fn three_cards_each_and_the_seat_after_the_dealer_leads() {
    for (options, leader) in [("", 0), ("dealer=0", 1), ("variant=4,dealer=2", 3), ("variant=3", 0)] {
        let game = game(options);
        let start = game.start(&game.deal(&mut game::random::deal_stream(1, 0)));
        assert_eq!(start.turn(), Some(Seat::new(leader)), "{options}");
        assert!(Seat::all(game.seats()).all(|seat| start.hand(seat).len() == 3));
    }
    let dupla = game("variant=dupla");
    let start = dupla.start(&dupla.deal(&mut game::random::deal_stream(1, 0)));
    assert_eq!(start.hand(Seat::new(1)).len(), 4);
}

#[test]
fn any_card_may_be_played_and_the_highest_of_the_led_suit_takes() {
    let deal = deal("", &["C7 B4 S2", "C6 B1 S1"], "C1 C2", "D7");
    let taken = |moves: &str| line("", &deal, moves).turn().unwrap().index();
    assert_eq!(taken("C7 C6"), 0);
    assert_eq!(taken("C7 B1"), 0, "an ace of another suit takes nothing");
    assert_eq!(taken("B4 B1"), 1);
}

#[test]
fn a_trump_takes_and_the_higher_trump_takes_a_trump() {
    let deal = deal("", &["C1 D4 D13", "D2 D3 B5"], "", "D7");
    let taken = |moves: &str| line("", &deal, moves).turn().unwrap().index();
    assert_eq!(taken("C1 D2"), 1);
    assert_eq!(taken("D4 D2"), 0);
    assert_eq!(taken("D13 D3"), 1, "the trica is higher than the king");
    assert_eq!(points(&line("", &deal, "C1 D2")), [0, 11]);
}

#[test]
fn the_winner_draws_first() {
    let deal = deal("", &["C7 B4 S2", "C6 B1 S1"], "C1 C2 C3 C4", "D7");
    assert_eq!(hands(&line("", &deal, "C7 C6")), ["C1 B4 S2", "C2 B1 S1"]);
    assert_eq!(hands(&line("", &deal, "B4 B1")), ["C2 C7 S2", "C6 C1 S1"]);
}

#[test]
fn with_four_all_draw_in_order_from_the_winner_and_partners_pool_their_points() {
    let deal = deal("variant=4", &["C7 B4 S2", "C6 B1 S1", "C11 B5 S4", "C12 B6 S5"], "D1 D2 D3 D4", "D7");
    let line = line("variant=4", &deal, "C7 C6 C11 B6");
    assert_eq!(line.turn(), Some(Seat::new(2)));
    assert_eq!(hands(&line), ["B4 S2 D3", "B1 S1 D4", "B5 S4 D1", "C12 S5 D2"]);
    assert_eq!(points(&line), [2, 0]);
}

#[test]
fn in_dupla_the_strongest_of_four_cards_takes_all_and_both_draw_two_in_turn() {
    let deal = deal("variant=dupla", &["C7 B4 S2 D2", "C6 B1 S1 D3"], "D4 D5 D6 D11", "D7");
    let line = line("variant=dupla", &deal, "C7 C6 D2 D3");
    assert_eq!(line.turn(), Some(Seat::new(1)));
    assert_eq!(hands(&line), ["B4 S2 D5 D11", "B1 S1 D4 D6"]);
    assert_eq!(points(&line), [0, 10]);
    let own = common::line("variant=dupla", &deal, "C7 C6 D2 B1");
    assert_eq!((own.turn(), points(&own)), (Some(Seat::new(0)), vec![11, 0]));
}

#[test]
fn the_turned_card_is_drawn_last() {
    let mut line = line("", &deal("", &["C7 B4 S2", "C6 B1 S1"], "", "D7"), "");
    while line.position().public().stock() > 0 {
        assert_eq!(line.position().stock()[0].to_string(), "D7");
        let first = line.legal()[0];
        line.play(first).unwrap();
    }
    let loser = line.turn().unwrap().other();
    assert!(line.position().hand(loser).contains("D7".parse().unwrap()));
    assert_eq!(line.moves().len(), 34, "seventeen tricks with a draw, three without");
}

#[test]
fn more_than_sixty_points_win_and_sixty_each_are_void() {
    let mut results = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let game = game("");
        let mut line = game::Line::new(game, game.deal(&mut game::random::deal_stream(seed, 0)));
        while line.turn().is_some() {
            let first = line.legal()[0];
            line.play(first).unwrap();
        }
        let ending = line.ending().unwrap();
        let (scores, reason) = match points(&line)[0] {
            60 => ([0, 0], "void"),
            61.. => ([1, -1], "points"),
            _ => ([-1, 1], "points"),
        };
        assert_eq!((ending.scores.as_slice(), ending.reason), (&scores[..], reason));
        results.insert(reason);
    }
    assert!(results.contains("points"));
}

/// Kupe are trumps, and seat 0 has all the kings, aces and tricas in turn.
fn a_rout(options: &str) -> game::Line<briskula::Briskula> {
    // Seat 0 leads the highest trumps; whatever it plays wins, and it draws first: the cards with points.
    let rich = "C13 D1 C12 B1 C11 S1 D3 B3 S3 D13 B13 S13 D12 B12 S12 D11 B11 S11";
    let poor = "D2 B2 S2 D4 B4 S4 D5 B5 S5 D6 B6 S6 D7 B7 S7 C4 C5 C6";
    let mut stock = Vec::new();
    for (rich, poor) in rich.split(' ').zip(poor.split(' ')) {
        stock.push(rich);
        stock.push(poor);
    }
    // 34 cards, the last one turned; what is over stays in nobody's way at the end.
    let turned = "C7";
    let dealt: CardSet<Italian> = format!("C1 C3 C2 {turned}").parse().unwrap();
    let hand1: Vec<String> = poor.split(' ').rev().take(3).map(ToString::to_string).collect();
    let named: CardSet<Italian> = dealt | hand1.join(" ").parse::<CardSet<Italian>>().unwrap();
    let stock: Vec<&str> = stock.into_iter().filter(|card| !named.contains(card.parse().unwrap())).collect();
    let text = format!("C1 C3 C2/{}/{} {turned}", hand1.join(" "), stock.join(" "));
    line(options, &text, "")
}

/// Seat 0 plays the strongest card, seat 1 the weakest, both by the order of the pack.
fn play_out(line: &mut game::Line<briskula::Briskula>) {
    while let Some(seat) = line.turn() {
        let legal = line.legal();
        let by_points = |card: &cards::Card<Italian>| (briskula::points(*card), card.strength());
        let best = legal.iter().copied().max_by_key(by_points).unwrap();
        let worst = legal.iter().copied().min_by_key(by_points).unwrap();
        line.play(if seat.index() == 0 { best } else { worst }).unwrap();
    }
}

#[test]
fn a_deal_stops_at_61_points_if_the_option_says_so() {
    let mut whole = a_rout("");
    play_out(&mut whole);
    assert_eq!(whole.moves().len(), 40);
    assert_eq!(points(&whole).iter().sum::<u8>(), 120);
    let mut stopped = a_rout("finish=61");
    play_out(&mut stopped);
    assert!(stopped.moves().len() < 40);
    assert!(stopped.moves() == &whole.moves()[..stopped.moves().len()]);
    let most = *points(&stopped).iter().max().unwrap();
    assert!(most > 60);
    stopped.undo();
    stopped.undo();
    assert!(points(&stopped).iter().all(|points| *points <= 60));
    assert_eq!(a_rout("finish=61").ending(), None);
}

#[test]
fn with_three_most_points_win_and_a_tie_at_the_top_is_void() {
    let mut decided = 0;
    for seed in 0..200 {
        let game = game("variant=3");
        let mut line = game::Line::new(game, game.deal(&mut game::random::deal_stream(seed, 0)));
        while line.turn().is_some() {
            let first = line.legal()[0];
            line.play(first).unwrap();
        }
        assert_eq!(line.moves().len(), 39);
        let points = points(&line);
        let most = *points.iter().max().unwrap();
        let scores = line.ending().unwrap().scores;
        let mut best = points.iter().filter(|side| **side == most);
        if (best.next(), best.next()).1.is_some() {
            assert_eq!(scores.as_slice(), [0, 0, 0]);
        } else {
            decided += 1;
            let winner = points.iter().position(|side| *side == most).unwrap();
            assert!((0..3).all(|seat| scores[Seat::new(seat)] == if seat == winner { 1 } else { -1 }));
        }
    }
    assert!(decided > 150);
}

#[test]
fn the_deal_moves_on_and_the_match_goes_to_four() {
    let mut rules = game("match=4");
    let mut dealt = Vec::new();
    for index in 0.. {
        dealt.push(rules.options().to_string());
        let mut line = game::Line::new(rules, rules.deal(&mut game::random::deal_stream(3, index)));
        play_out(&mut line);
        let ending = *line.ending().unwrap();
        match rules.next(line.position(), &ending) {
            Some(next) => {
                let void = ending.scores.as_slice() == [0, 0];
                assert_eq!(next.dealer() == rules.dealer(), void);
                assert_eq!(next.won(0) + next.won(1), rules.won(0) + rules.won(1) + u8::from(!void));
                rules = next;
            }
            None => break,
        }
    }
    assert_eq!(dealt[..2], ["match=4", "dealer=0,match=4,won=1/0"]);
    assert!(dealt.len() >= 4 && dealt.len() <= 8);
    assert_eq!(rules.won(0).max(rules.won(1)), 3);
}

#[test]
fn a_void_deal_is_dealt_again_by_the_same_dealer() {
    let found = (0..2000).find_map(|seed| {
        let rules = game("match=4,dealer=0,won=1/2");
        let mut rng = game::random::fast(seed);
        let mut line = game::Line::new(rules, rules.deal(&mut game::random::deal_stream(seed, 0)));
        while line.turn().is_some() {
            let card = line.position().random_move(&mut rng);
            line.play(card).unwrap();
        }
        (points(&line)[0] == 60).then_some(line)
    });
    let void = found.expect("one deal of fifty or so is void");
    let next = void.game().next(void.position(), void.ending().unwrap()).unwrap();
    assert_eq!(next, *void.game());
}

/// The match after a deal that was ended from outside, with these scores.
fn after(rules: &briskula::Briskula, scores: game::Scores) -> game::MatchScore {
    rules.match_score(Some(&game::Ending { scores, reason: "resigned" })).unwrap()
}

#[test]
fn a_deal_that_is_given_up_counts_for_the_others_before_a_card_was_played() {
    let two = game("match=4,won=3/1");
    assert_eq!(two.forfeited(Seat::new(0)).as_slice(), [-1, 1]);
    assert_eq!(after(&two, two.forfeited(Seat::new(0))).won, [3, 2]);
    assert_eq!(after(&two, two.forfeited(Seat::new(1))).winners, [0]);
    let four = game("variant=4,match=4,won=3/1");
    assert_eq!(four.forfeited(Seat::new(3)).as_slice(), [1, -1, 1, -1], "partners win and lose together");
    assert_eq!(after(&four, four.forfeited(Seat::new(3))).won, [4, 1]);
    let three = game("variant=3,match=4,won=3/3/0");
    let given_up = after(&three, three.forfeited(Seat::new(2)));
    assert_eq!((given_up.won, given_up.winners), (vec![4, 4, 0], vec![0, 1]), "both of the others win it");
}

#[test]
fn what_counts_is_what_the_deal_scored_not_what_lay_on_the_table() {
    let dealt = deal("", &["C1 B4 S2", "C3 B5 S4"], "", "D7");
    let mut line = line("match=4", &dealt, "C1 C3");
    assert_eq!(points(&line), [21, 0]);
    let scores = line.game().forfeited(Seat::new(0));
    line.end(game::Ending { scores, reason: "resigned" });
    let next = line.game().next(line.position(), line.ending().unwrap()).unwrap();
    assert_eq!((next.won(0), next.won(1), next.dealer()), (0, 1, Seat::new(0)));
    assert_eq!(line.game().match_score(line.ending()).unwrap().won, [0, 1]);
    assert_eq!(game("").match_score(None), None, "a single deal is no match");
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    let error = |text: &str| {
        let options = game::Options::parse(text).unwrap();
        briskula::Briskula::from_options(&options).unwrap_err().to_string()
    };
    assert!(error("partners=open").contains("expected closed (only with variant=4 are there partners)"));
    assert!(error("variant=3,finish=61").contains("expected out (with variant=3"));
    assert!(error("won=1/0").contains("fewer than win the match"));
    assert!(error("match=4,won=4/0").contains("won deals of each side"));
    assert!(error("match=4,won=1/0/0").contains("won deals of each side"));
    assert!(error("variant=3,dealer=3").contains("last, or a seat from 0 to 2"));
    assert!(error("variant=5").contains("2 | 3 | 4 | dupla"));
}

#[test]
fn bad_deals_say_what_was_expected() {
    let error = |options: &str, text: &str| game(options).parse_deal(text).unwrap_err().to_string();
    assert!(error("", "C1 C2 C3").contains("3 piles with / between"));
    assert!(error("", "C1 C2/B1 B2 B3/D1").contains("3 cards in this pile (not 2)"));
    let with_two = deal("variant=3", &["C1 C3 C4", "C5 C6 C7", "B1 B2 B3"], "", "D7").replace("D7", "C2");
    assert!(error("variant=3", &with_two).contains("C2 is left out"));
}
