//! A small game of tricks with bids, a talon and duties, built on the kit: the laws of every game hold for it, and its
//! worlds are those that trying everything finds.
//!
//! Fourteen German cards: queens, kings and aces, and two sevens. Three seats get four each, two go to the talon. In
//! turn each seat passes or names the trumps and is declarer then: he takes up the talon, unseen by the others, and lays
//! two cards away, no aces. He leads; follow, beat, trump; the king of a marriage not before its queen, and a queen
//! whose king is in the same hand tells everybody so. Where queen, king and ace of one suit fall in one trick the queen
//! wins. Declarer must have two tricks, a marriage counting as one.

mod game;
mod known;
mod public_state;

use std::collections::BTreeSet;

use ::game::conformance::Kit;
use ::game::random::{below, deal_stream, fast};
use ::game::{Game as _, Line, Seat, View, Viewer, Worlds};
use cards::{Card, CardSet, Deal, German, Suit, check_following};
use game::{Licit, Move, Position};

#[test]
fn it_keeps_the_laws_of_every_game() {
    Kit { games: 12, ..Kit::default() }.check::<Licit>();
}

#[test]
fn its_duties_are_a_rule_of_following() {
    for trumps in Suit::<German>::all() {
        check_following(&public_state::Duties::new(trumps), 3, trumps.index() as u64);
    }
}

/// All ways to take so many of these cards.
fn choices(cards: CardSet<German>, count: usize) -> Vec<CardSet<German>> {
    let mut found = vec![CardSet::NONE];
    for card in cards {
        let with: Vec<_> = found.iter().filter(|set| set.len() < count).map(|set| set.with(card)).collect();
        found.extend(with);
    }
    found.retain(|set| set.len() == count);
    found
}

/// Every deal and every hidden decision is tried: the positions in which a seat has seen exactly this.
fn tried(view: &<Licit as ::game::Game>::View, own: Seat, hand: CardSet<German>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let others: Vec<Seat> = Seat::all(3).filter(|seat| *seat != own).collect();
    for left in choices(public_state::PACK - hand, 4) {
        for right in choices(public_state::PACK - hand - left, 4) {
            let mut hands = [hand; 3];
            hands[others[0].index()] = left;
            hands[others[1].index()] = right;
            let talon = public_state::PACK - hand - left - right;
            let cards = hands.into_iter().chain([talon]).flat_map(CardSet::iter);
            let line = Line::new(Licit, Deal::of(cards, &public_state::PILES));
            follow(view, own, &line, 0, &mut found);
        }
    }
    found
}

/// Goes on with the decisions that the viewer saw, the hidden ones in every way.
fn follow(
    view: &<Licit as ::game::Game>::View,
    own: Seat,
    line: &Line<Licit>,
    decisions: usize,
    found: &mut BTreeSet<String>,
) {
    let told = line.events(Viewer::Seat(own));
    let history = view.history();
    if told.len() > history.len() || told != history[..told.len()] {
        return;
    }
    if decisions == view.plies() {
        if told.len() == history.len() {
            found.insert(format!("{:?}", line.position()));
        }
        return;
    }
    for mv in line.legal() {
        let mut next = line.clone();
        next.play(mv).unwrap();
        follow(view, own, &next, decisions + 1, found);
    }
}

#[test]
fn its_worlds_are_those_that_trying_everything_finds() {
    let (mut several, mut proven) = (0, 0);
    for seed in 0..14 {
        let mut rng = fast(seed);
        let mut line = Line::new(Licit, Licit.deal(&mut deal_stream(seed, 0)));
        let stop = [3, 6, 7, 8, 9, 10, 11][seed as usize % 7];
        while line.turn().is_some() && line.moves().len() < stop {
            let legal = line.legal();
            // Somebody always bids, and early: play is what proves something.
            let mv = match legal[below(&mut rng, legal.len() as u32) as usize] {
                Move::Pass => legal[1],
                mv => mv,
            };
            line.play(mv).unwrap();
        }
        let own = Seat::new(below(&mut rng, 3) as usize);
        let view = line.view(own.into());
        let hand: CardSet<German> = line.deal().hand(own).iter().copied().collect();
        let expected = tried(&view, own, hand);
        let worlds = view.all_worlds(100_000).unwrap();
        let listed: BTreeSet<String> = worlds.iter().map(|world: &Position| format!("{world:?}")).collect();
        assert_eq!(listed.len(), worlds.len(), "seed {seed}: a world twice");
        assert_eq!(listed, expected, "seed {seed}, seat {own}: {}", Licit.position_text(&line));
        assert_eq!(view.count_worlds(), Some(expected.len() as u128));
        several += u32::from(expected.len() > 1);
        proven += u32::from(line.moves().len() > 6);
    }
    assert!(several > 8 && proven > 6, "{several} with several worlds, {proven} with play");
}

#[test]
fn a_queen_tells_whether_its_king_is_there() {
    let deal = "HQ HK LA BA/LQ HA AQ AK/LK L7 AA BK/H7 BQ";
    let line = |moves: &str| Licit.parse_position(&format!("{deal} | {moves}")).unwrap();
    let king: Card<German> = "HK".parse().unwrap();
    let told = line("bid A; lay HK BQ; HQ").view(Seat::new(1).into());
    assert!(!told.may(Seat::new(0)).contains(king), "the king was laid away");
    let told = line("bid A; lay H7 BQ").view(Seat::new(1).into());
    assert!(told.held(Seat::new(0)).is_empty());
    let told = line("bid A; lay H7 BQ; HQ").view(Seat::new(1).into());
    assert!(told.held(Seat::new(0)).contains(king));
    assert_eq!(told.public().marriages, [1, 0, 0]);
}

#[test]
fn queen_king_and_ace_in_one_trick_are_the_queens() {
    let deal = "LQ HK H7 BA/LK HQ AQ AK/LA L7 AA BK/HA BQ";
    let line = Licit.parse_position(&format!("{deal} | bid A; lay BQ H7; LQ; LK; LA")).unwrap();
    assert_eq!(line.position().public().tricks, [1, 0, 0]);
    assert_eq!(line.turn(), Some(Seat::new(0)));
}
