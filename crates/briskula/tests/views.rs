//! What a seat knows, and the worlds that fit it.

mod common;

use briskula::{Briskula, Reveal};
use common::{game, line};
use game::random::{below, deal_stream, fast};
use game::{Event, Game, Line, Position, Seat, View, Viewer, Worlds};

fn played(options: &str, seed: u64, moves: usize) -> Line<Briskula> {
    let game = game(options);
    let mut rng = fast(seed);
    let mut line = Line::new(game, game.deal(&mut deal_stream(seed, 0)));
    while line.moves().len() < moves && line.turn().is_some() {
        let card = line.position().random_move(&mut rng);
        line.play(card).unwrap();
    }
    line
}

#[test]
fn a_seat_knows_its_hand_and_the_turned_card() {
    let line = played("", 1, 0);
    let view = line.view(Seat::new(1).into());
    assert_eq!(view.held(Seat::new(1)), line.position().hand(Seat::new(1)));
    assert!(view.held(Seat::new(0)).is_empty());
    assert_eq!(view.turned(), Some(line.deal().turned()));
    assert_eq!(view.unseen().len(), 36);
    assert_eq!(view.count_worlds(), None, "36 choose 3 hands and 33! orders are more than 128 bits");
}

#[test]
fn everybody_knows_who_drew_the_turned_card() {
    let line = played("variant=4", 5, 28);
    assert_eq!(line.position().public().stock(), 0);
    let turned = line.deal().turned();
    let holder = Seat::all(4).find(|seat| line.position().hand(*seat).contains(turned)).unwrap();
    for viewer in Viewer::everyone(4) {
        assert!(line.view(viewer).held(holder).contains(turned), "{viewer:?}");
    }
}

#[test]
fn with_two_and_an_empty_stock_nothing_is_hidden() {
    let line = played("", 3, 34);
    for seat in Seat::all(2) {
        let view = line.view(seat.into());
        assert_eq!(view.count_worlds(), Some(1));
        assert_eq!(view.all_worlds(1).unwrap(), [*line.position()]);
    }
    assert_eq!(played("", 3, 33).view(Seat::new(0).into()).count_worlds(), Some(4));
}

#[test]
fn partners_see_each_other_once_the_stock_is_empty() {
    for (options, knows) in [("variant=4,partners=open", true), ("variant=4", false)] {
        for moves in [27, 28, 31] {
            let line = played(options, 2, moves);
            let view = line.view(Seat::new(1).into());
            let partner = Seat::new(3);
            let shown = view.held(partner) == line.position().hand(partner);
            assert_eq!(shown, knows && moves >= 28, "{options} after {moves} moves");
        }
    }
}

#[test]
fn worlds_are_all_ways_to_place_the_unseen_cards() {
    // Nine unseen cards: a hand of three for the other, five in the stock above the turned one.
    let line = played("", 9, 28);
    let view = line.view(Seat::new(0).into());
    assert_eq!((view.unseen().len(), line.position().public().stock()), (8, 6));
    assert_eq!(view.count_worlds(), Some(56 * 120));
    let worlds = view.all_worlds(10_000).unwrap();
    let mut keys: Vec<u64> = worlds.iter().map(Position::key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 56 * 120);
    assert!(worlds.contains(line.position()));
}

#[test]
fn hidden_points_are_not_shown_until_the_end() {
    let view = |moves| played("points=hidden", 4, moves).view(Seat::new(0).into());
    assert!(view(20).to_json()["points"].is_null());
    assert!(!view(20).picture().to_string().contains("points"));
    assert!(view(40).to_json()["points"].is_array());
}

#[test]
fn the_json_of_a_view_hides_what_the_seat_does_not_know() {
    let line = played("variant=3", 4, 4);
    let json = line.view(Seat::new(2).into()).to_json();
    let hands = json["hands"].as_array().unwrap();
    let unknown = |hand: &serde_json::Value| hand.as_str().unwrap().matches('?').count();
    assert_eq!(hands.iter().map(unknown).sum::<usize>(), 5, "one of the others has played to the trick");
    assert_eq!(unknown(&hands[2]), 0);
    assert_eq!(json["trick"].as_array().unwrap().len(), 1);
}

#[test]
fn events_that_cannot_be_are_refused() {
    let deal = common::deal("", &["C7 B4 S2", "C6 B1 S1"], "C1 C2", "D7");
    let line = line("", &deal, "C7");
    let own = Seat::new(1);
    let card = |text: &str| text.parse().unwrap();
    let refused = |event: Event<Briskula>| line.view(own.into()).observe(event).unwrap_err().to_string();
    let decision = |seat: usize, text: &str| Event::Decision { seat: Seat::new(seat), seen: card(text) };
    assert!(refused(decision(0, "C1")).contains("not the turn of seat 0"));
    assert!(refused(decision(1, "C1")).contains("seat 1 cannot hold C1"));
    let turned = Event::Reveal(Reveal::Turned { card: card("D7") });
    assert!(refused(turned).contains("nothing is to be shown now"));
    let mut view = line.view(own.into());
    view.observe(decision(1, "C6")).unwrap();
    let draw = |text: &str| Event::Reveal(Reveal::Draw { seat: own, card: card(text) });
    assert!(view.observe(decision(0, "B4")).unwrap_err().to_string().contains("is to be shown first"));
    for known in ["C7", "B1", "D7"] {
        assert!(view.observe(draw(known)).is_err(), "{known} is not in the stock above the turned card");
    }
    view.observe(draw("C1")).unwrap();
    assert!(view.observe(decision(0, "C1")).is_err());
}

#[test]
fn arbitrary_events_never_panic() {
    let mut rng = fast(3);
    let mut pool: Vec<Event<Briskula>> = Vec::new();
    for (index, options) in ["", "variant=dupla", "variant=3", "variant=4,partners=open"].iter().enumerate() {
        let whole = played(options, index as u64, 40);
        let seats = whole.game().seats();
        Viewer::everyone(seats).for_each(|viewer| pool.extend(whole.events(viewer)));
        for viewer in Viewer::everyone(seats) {
            // From the start, and from somewhere in a real deal, where more can be believed.
            for moves in [0, 10, 27, 33] {
                let mut view = played(options, 77, moves).view(viewer);
                for _ in 0..200 {
                    let event = pool[below(&mut rng, pool.len() as u32) as usize].clone();
                    let before = view.clone();
                    if view.observe(event).is_err() {
                        assert_eq!(view, before);
                    }
                }
                assert_ne!(view.count_worlds(), Some(0));
                let world = view.sample(&mut rng);
                assert_eq!(world.turn(), view.turn());
                let _ = (view.to_json(), view.picture(), view.legal());
            }
        }
    }
}
