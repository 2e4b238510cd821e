//! What a viewer knows: every certain fact, against all worlds that could have shown the same.

mod common;

use std::collections::BTreeMap;

use cards::{Card, CardSet, Suit, Tarok as Pack};
use common::{choose, deal, game, line, play, told};
use game::random::{deal_stream, fast};
use game::{Game, Line, Options, Position as _, Seat, View, Viewer, Worlds};
use tarok::{Deal, Discard, Move, Phase, Position, TAROKS, Tarok, TarokView};

type Set = CardSet<Pack>;

/// What is hidden from a seat, and how many cards of it lie where.
struct Hidden {
    cards: Vec<Card<Pack>>,
    /// The seats whose hands are hidden, with their sizes.
    hands: Vec<(Seat, usize)>,
    /// How many hidden cards were laid away.
    discards: usize,
    /// How many cards of the talon nobody has seen.
    talon: usize,
}

fn hidden(line: &Line<Tarok>, own: Seat) -> Hidden {
    let public = Position::public(line.position());
    let view = line.view(Viewer::Seat(own));
    let open = public.talon_is_open();
    let mut seen = view.held(own) | view.gifts().iter().copied().collect();
    for seat in Seat::all(3) {
        seen |= view.played_by(seat);
    }
    if open {
        seen |= public.left() | view.discards();
        // What declarer took in sight of all is his, in the hand or laid away.
    }
    let cards: Vec<Card<Pack>> = (!seen).iter().collect();
    let hands = Seat::all(3).filter(|seat| *seat != own).map(|seat| (seat, public.hand_size(seat))).collect();
    let laid = public.group().is_some() && public.phase() != Phase::Discard && public.declarer() != Some(own);
    let size = match public.contract() {
        Some(contract) if laid => contract.group_size() - view.discards().len(),
        _ => 0,
    };
    let talon = if open { 0 } else { 6 - view.gifts().len() };
    Hidden { cards, hands, discards: size, talon }
}

/// In how many ways the hidden cards could lie if nothing were known of them; the order of the talon aside.
fn ways(hidden: &Hidden) -> u128 {
    let mut left = hidden.cards.len() as u128;
    let mut ways = 1;
    for size in hidden.hands.iter().map(|(_, size)| *size).chain([hidden.discards, hidden.talon]) {
        for taken in 1..=size as u128 {
            ways = ways * left / taken;
            left -= 1;
        }
    }
    ways
}

/// All choices of so many cards.
fn choices(cards: &[Card<Pack>], count: usize) -> Vec<Set> {
    if count == 0 {
        return vec![CardSet::NONE];
    }
    let Some((first, rest)) = cards.split_first() else { return Vec::new() };
    let with = choices(rest, count - 1).into_iter().map(|set| set.with(*first));
    with.chain(choices(rest, count)).collect()
}

fn without(cards: &[Card<Pack>], gone: Set) -> Vec<Card<Pack>> {
    cards.iter().copied().filter(|card| !gone.contains(*card)).collect()
}

/// Every world, found by playing the whole deal again for each way in which the cards could lie and looking whether the
/// viewer is told the same. The order of a talon that nobody has seen is left as it is.
fn all_worlds(line: &Line<Tarok>, own: Seat) -> Vec<Position> {
    let hidden = hidden(line, own);
    let view = line.view(Viewer::Seat(own));
    let mut worlds = Vec::new();
    let [(one, one_size), (other, other_size)] = hidden.hands[..] else { panic!("two hands are hidden") };
    for one_hand in choices(&hidden.cards, one_size) {
        let rest = without(&hidden.cards, one_hand);
        for other_hand in choices(&rest, other_size) {
            let rest = without(&rest, other_hand);
            for laid in choices(&rest, hidden.discards) {
                let talon = without(&rest, laid);
                let mut hands = [CardSet::NONE; 3];
                (hands[one.index()], hands[other.index()]) = (one_hand, other_hand);
                worlds.extend(told_the_same(line, &view, hands, laid, &talon));
            }
        }
    }
    worlds
}

/// The position of a deal in which the hidden cards lie so, if it tells the viewer the same.
fn told_the_same(
    line: &Line<Tarok>,
    view: &TarokView,
    mut hands: [Set; 3],
    laid: Set,
    talon: &[Card<Pack>],
) -> Option<Position> {
    let game = *line.game();
    let own = view.viewer().seat()?;
    let public = Position::public(line.position());
    hands[own.index()] = view.held(own);
    let laid = laid | view.discards();
    for seat in Seat::all(3) {
        hands[seat.index()] |= view.played_by(seat);
    }
    let dealt_talon: Vec<Card<Pack>> = match view.talon() {
        Some(talon) => talon.to_vec(),
        None => view.gifts().iter().chain(talon).copied().collect(),
    };
    if let (Some(declarer), Some(group)) = (public.declarer(), public.group()) {
        let size = public.contract().unwrap().group_size();
        let taken: Set =
            dealt_talon.chunks(size).nth(usize::from(group) - 1).unwrap().iter().copied().collect();
        let hand = &mut hands[declarer.index()];
        *hand |= laid;
        if !taken.is_within(*hand) {
            return None;
        }
        *hand -= taken;
    }
    let text = hands.map(|hand| hand.to_string()).join("/") + "/" + &cards::cards_text(&dealt_talon);
    let deal: Deal = game.parse_deal(&text).ok()?;
    let mut again = Line::new(game, deal);
    for mv in line.moves() {
        let mv = match mv {
            Move::Discard(_) => Move::Discard(Discard::of(laid)?),
            said => *said,
        };
        again.play(mv).ok()?;
    }
    (again.events(view.viewer()) == view.history()).then(|| *again.position())
}

/// A random deal of a contract, with its decisions.
fn random_line(options: &str, contract: &str, seed: u64) -> Line<Tarok> {
    let game = game(options);
    let mut rng = fast(seed);
    let dealt = if contract == "beggar" {
        low_forehand(&game, &mut rng)
    } else {
        game.deal(&mut deal_stream(seed, 0))
    };
    let mut line = Line::new(game, dealt);
    play(&mut line, &format!("pass; pass; bid {contract}"));
    while line.turn().is_some() {
        let legal: Vec<String> = line.legal().iter().map(ToString::to_string).collect();
        let text = choose(&legal, &mut rng);
        line.play(game.parse_move(&text).unwrap()).unwrap();
    }
    line
}

/// A deal in which forehand has low cards, so that a beggar is played to its end; the rest lies at random.
fn low_forehand<R: game::Rng>(game: &Tarok, rng: &mut R) -> Deal {
    let own: Set = "H4 H3 H2 H1 D4 D3 D2 D1 S7 S8 S9 S10 C7 C8 C9 T1".parse().unwrap();
    let mut rest: Vec<Card<Pack>> = (!own).iter().collect();
    loop {
        game::random::shuffle(rng, &mut rest);
        let piles = [&rest[..16], &rest[16..32], &rest[32..]].map(cards::cards_text);
        if let Ok(dealt) = game.parse_deal(&format!("{own}/{}", piles.join("/"))) {
            return dealt;
        }
    }
}

/// Compares all worlds of a view with those found by playing; says how many ways there were without facts.
fn agree(line: &Line<Tarok>, own: Seat, most: u128) -> Option<(u128, u128)> {
    let hidden = hidden(line, own);
    let ways = ways(&hidden);
    if ways > most {
        return None;
    }
    let view: TarokView = line.view(Viewer::Seat(own));
    let expected = all_worlds(line, own);
    let here = || format!("seat {own}: {}", line.game().position_text(line));
    // The order of a closed talon of klop multiplies; there is at most one card there in endings this small.
    assert!(hidden.talon <= 1 || Position::public(line.position()).contract() != Some(tarok::Contract::Klop));
    assert_eq!(view.count_worlds(), Some(expected.len() as u128), "{}", here());
    let listed = view.all_worlds(expected.len()).unwrap();
    for world in &listed {
        assert!(expected.contains(world), "{}", here());
    }
    assert!(listed.contains(line.position()), "{}", here());
    Some((ways, expected.len() as u128))
}

#[test]
fn in_small_endings_the_worlds_are_exactly_those_that_tell_the_same() {
    let (deals, most) = if std::env::var("KAVARNA_SOAK").is_ok() { (200, 3000) } else { (2, 300) };
    let mut cut = BTreeMap::<&str, (u32, u32)>::new();
    for options in [
        "",
        "preset=tarok-net",
        "preset=pagat",
        "open_beggar=yes",
        "discard_taroks=forced,keep_pagat=yes",
        "defenders_announce=yes",
    ] {
        for contract in ["three", "two", "one", "solo", "beggar", "klop"] {
            for seed in 0..deals {
                let mut line = random_line(options, contract, seed);
                let mut looked = 0;
                while looked < 5 && line.undo().is_some() {
                    for seat in Seat::all(3) {
                        if let Some((ways, worlds)) = agree(&line, seat, most) {
                            let (all, less) = cut.entry(contract).or_default();
                            *all += 1;
                            *less += u32::from(worlds < ways);
                        }
                    }
                    looked += 1;
                }
            }
        }
    }
    for contract in ["three", "two", "one", "solo", "beggar", "klop"] {
        let (all, less) = cut[contract];
        assert!(less > 3 && less < all, "{contract}: facts cut {less} of {all}");
    }
}

// --- each kind of fact by name ---

fn holds(line: &Line<Tarok>, own: usize, seat: usize) -> Set {
    line.view(Viewer::Seat(Seat::new(own))).may_hold(Seat::new(seat))
}

fn suit(letter: char) -> Set {
    Suit::<Pack>::of_letter(letter).unwrap().cards()
}

/// Hearts with seat 0, none with seat 1, who has taroks; neither with seat 2.
fn uneven() -> String {
    deal(
        [
            "H4 H3 H2 H1 T2 T3 T4 T5 T6 S7 S8 S9 S10 C7 C8 C9",
            "D4 D3 D2 D1 DJ DC T7 T8 T9 T10 T11 T12 T13 T14 T15 T22",
            "SJ SC SQ SK C10 CJ CC CQ CK DQ DK HJ HC HQ HK T1",
        ],
        "T16 T17 T18 T19 T20",
    )
}

const SOLO: &str = "pass; pass; bid solo; announce none; kontra none; kontra none";

#[test]
fn who_does_not_follow_has_none_of_the_suit() {
    let line = line("", &uneven(), &format!("{SOLO}; H4; T7"));
    assert!(!holds(&line, 2, 1).meets(suit('H')));
    assert!(holds(&line, 2, 1).meets(TAROKS));
    assert!(holds(&line, 2, 0).meets(suit('H')));
}

#[test]
fn who_plays_neither_suit_nor_tarok_has_none_of_either() {
    let dealt = deal(["H4 T2", "T3 H3", "T1 S7 S8 S9 S10 SJ SC SQ SK C7 C8 C9 C10 CJ CC CQ"], "");
    let line = line("", &dealt, &format!("{SOLO}; T2; T3; T1; H3; S7"));
    assert!(!holds(&line, 0, 2).meets(suit('H') | TAROKS));
}

#[test]
fn who_did_not_beat_in_klop_could_not() {
    let dealt = deal(["HJ T2 S7", "H4 H1 T3", "H3 HQ T4"], "D4 D3 D2 D1 DJ DC");
    let line = line("", &dealt, "pass; pass; bid klop; HJ; H4");
    let above: Set = "HC HQ HK".parse().unwrap();
    assert!(!holds(&line, 0, 1).meets(above), "seat 1 did not beat the jack");
    assert!(holds(&line, 0, 2).meets(above));
    let usual = common::line("", &dealt, &format!("{SOLO}; HJ; H4"));
    assert!(holds(&usual, 0, 1).meets(above), "elsewhere nobody has to");
}

#[test]
fn a_pagat_played_in_klop_proves_that_there_was_no_other_tarok() {
    let dealt = deal(
        ["H4 T2", "T1 D4 D3 D2 D1 DJ DC DQ DK S7 S8 S9 S10 SJ SC SQ", "H3 T3 T22"],
        "C7 C8 C9 C10 CJ CC",
    );
    let line = line("", &dealt, "pass; pass; bid klop; H4; T1");
    assert!(!holds(&line, 0, 1).meets(TAROKS | suit('H')));
    let usual = common::line("", &dealt, &format!("{SOLO}; H4; T1"));
    assert!(holds(&usual, 0, 1).meets(TAROKS));
}

#[test]
fn another_card_on_mond_and_skis_proves_that_there_is_no_pagat() {
    let dealt = deal(["T21 H4", "T22 H3", "T2 T3 H2"], "T1");
    let at = |words: &str| {
        let line = line("", &dealt, &format!("{words}; T21; T22; T2"));
        holds(&line, 0, 2).contains("T1".parse().unwrap())
    };
    assert!(!at("pass; pass; bid klop"));
    assert!(at(SOLO), "in other games it need not be played");
}

#[test]
fn a_pagat_that_mond_and_skis_force_proves_nothing() {
    let dealt = deal(["T21 H4", "T22 H3", "T1 T2 T3 H2"], "");
    let line = line("", &dealt, "pass; pass; bid klop; T21; T22; T1");
    assert!(holds(&line, 0, 2).meets(TAROKS));
}

#[test]
fn a_kept_pagat_that_falls_early_proves_that_nothing_else_was_legal() {
    let dealt = deal(["T1 H4 H3 H2 D4 D3 D2 S7 S8 S9 C7 C8 C9 HK DK SK", "H1 T2 T20", "HJ T3 T21"], "");
    let words = "pass; pass; bid solo; announce pagat; kontra none; kontra none; H4; H1; HJ; T2; T3; T1";
    let line = line("keep_pagat=yes", &dealt, words.trim_end_matches("; T2; T3; T1"));
    let mut line = line;
    // Whoever took the trick leads a tarok, and seat 0 has only the pagat.
    let lead = line.turn().unwrap().index();
    play(&mut line, if lead == 1 { "T2; T3; T1" } else { "T3; T1; T2" });
    assert!(!holds(&line, 1, 0).meets(TAROKS));
}

#[test]
fn hidden_discards_are_plain_suit_cards() {
    let dealt = deal(["H4 H3 T2 T5", "T1", "T3"], "T7 H2 T8 D4 D3 D2");
    let line = line("", &dealt, "pass; pass; bid three; talon 1; discard H4 H3 T5");
    for seat in [1, 2] {
        let view = line.view(Viewer::Seat(Seat::new(seat)));
        assert_eq!(view.discards().to_string(), "T5");
        assert!(told(&line, Viewer::Seat(Seat::new(seat))).contains(&"0:discard T5 ? ?".to_owned()));
        let mut rng = fast(1);
        for _ in 0..50 {
            let world = view.sample(&mut rng);
            let laid = world.discards();
            assert_eq!(laid & TAROKS, "T5".parse().unwrap());
            assert!(!laid.meets(tarok::NEVER_DISCARDED));
            assert_eq!(laid.len(), 3);
        }
    }
}

#[test]
fn a_shown_tarok_where_it_was_forced_proves_that_only_kings_are_left() {
    let dealt =
        deal(["H4 HK DK SK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13", "T1", "T14"], "H3 T15 T16 T17 T18 T19");
    let words = "pass; pass; bid three; talon 1; discard H4 H3 T2";
    let line = line("discard_taroks=forced", &dealt, words);
    let kings: Set = tarok::KINGS;
    assert!((holds(&line, 1, 0) - TAROKS).is_within(kings));
    let free = common::line("", &dealt, words);
    assert!(!(holds(&free, 1, 0) - TAROKS).is_within(kings));
}

#[test]
fn the_opened_talon_is_known_and_what_was_taken_is_declarers() {
    let dealt = deal(["H4 T2", "H3", "H2"], "T7 D1 D2 T8 T9 T10");
    let line = line("", &dealt, "pass; pass; bid three; talon 2");
    let view = line.view(Viewer::Seat(Seat::new(1)));
    assert_eq!(view.held(Seat::new(0)).to_string(), "T8 T9 T10");
    assert_eq!(cards::cards_text(view.talon().unwrap()), "T7 D1 D2 T8 T9 T10");
}

#[test]
fn gifts_are_known_and_gone() {
    let dealt = deal(["HK H4 T2", "H3 D4", "H2 D3"], "T22 T21 S7 S8 S9 S10");
    let line = line("", &dealt, "pass; pass; bid klop; HK; H3; H2");
    let view = line.view(Viewer::Seat(Seat::new(2)));
    assert_eq!(cards::cards_text(view.gifts()), "T22");
    for seat in 0..3 {
        assert!(!view.may_hold(Seat::new(seat)).contains("T22".parse().unwrap()));
    }
    assert!(Position::public(line.position()).taken(Seat::new(0)).contains("T22".parse().unwrap()));
}

/// Seat 0 holds sixteen taroks; of the other six at least one is with each of the others.
#[test]
fn every_hand_that_was_dealt_had_a_tarok() {
    let dealt =
        deal(["T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22", "T1", "T2"], "T3 T4 T5 T6");
    let line = line("", &dealt, "");
    let choose = |of: u128, take: u128| (1..=take).fold(1, |ways, n| ways * (of + 1 - n) / n);
    // 38 unseen cards: 16, 16 and a talon of 6 in its order.
    let split = |cards: u128, first: u128| choose(cards, first);
    let all = split(38, 16) * split(22, 16);
    let one_without = split(32, 16) * split(22, 16);
    let both_without = split(32, 16) * split(16, 16);
    let expected = (all - 2 * one_without + both_without) * 720;
    assert_eq!(line.view(Viewer::Seat(Seat::new(0))).count_worlds(), Some(expected));
}

#[test]
fn the_talon_is_in_order_while_that_matters_and_not_when_it_stays_closed() {
    let worlds =
        |words: &str| line("", &uneven(), words).view(Viewer::Seat(Seat::new(2))).count_worlds().unwrap();
    let (bidding, solo) = (worlds(""), worlds("pass; pass; bid solo"));
    assert_eq!(bidding, 720 * solo);
    assert_eq!(bidding, worlds("pass; pass; bid klop"));
}

/// Hidden cards dealt anew give equal views and legal lists at every decision: the kit looks at a few moments of each
/// game, this at every one.
#[test]
fn nothing_hidden_shows_through_at_any_decision() {
    let deals = if std::env::var("KAVARNA_SOAK").is_ok() { 100 } else { 1 };
    let presets =
        ["preset=seed", "preset=tarok-net", "preset=pagat", "defenders_announce=yes,open_beggar=yes"];
    let contracts = ["three", "two", "one", "solo", "beggar", "klop"];
    for (options, contract) in
        presets.iter().flat_map(|options| contracts.map(|contract| (*options, contract)))
    {
        for seed in 0..deals {
            let mut line = random_line(options, contract, seed);
            let mut rng = fast(seed);
            while line.undo().is_some() {
                // Whoever is to decide, and somebody who only looks.
                for viewer in line.turn().map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
                    let view = line.view(viewer);
                    let story = view.sample_line(&mut rng);
                    let other = story.view(viewer);
                    assert_eq!(other, view);
                    assert_eq!(other.to_json(), view.to_json());
                    assert_eq!(other.legal(), view.legal());
                    assert_eq!(story.position().turn(), line.turn());
                }
            }
        }
    }
}

#[test]
fn a_record_of_a_whole_session_replays() {
    let mut game = game("preset=tarok-net");
    let mut rng = fast(9);
    let mut records = Vec::new();
    for index in 0..24 {
        let mut line = Line::new(game, game.deal(&mut deal_stream(9, index)));
        while line.turn().is_some() {
            let legal: Vec<String> = line.legal().iter().map(ToString::to_string).collect();
            line.play(game.parse_move(&choose(&legal, &mut rng)).unwrap()).unwrap();
        }
        let text = game::Record::of(&line, vec!["random".into(); 3]).to_line();
        let again: Line<Tarok> = game::Record::parse(&text).unwrap().replay().unwrap();
        assert_eq!(again, line);
        records.push(text);
        match game.next(line.position(), line.ending().unwrap()) {
            Some(next) => {
                assert_eq!(Tarok::from_options(&next.options()).unwrap(), next);
                game = next;
            }
            None => assert_eq!(index, 23),
        }
    }
    assert_eq!(records.len(), 24);
    assert!(Options::parse("").is_ok());
}

#[test]
fn a_view_says_what_each_game_is_worth_and_which_radelci_follow() {
    let worth = |options: &str| {
        let shown = line(options, &deal(["T1", "T2", "T3"], ""), "").view(Viewer::Spectator).to_json();
        let values = shown["values"].as_array().unwrap().clone();
        values.iter().map(|rung| format!("{} {}", rung["bid"], rung["value"])).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(worth(""), r#""three" 10, "two" 20, "one" 30, "solo" 50, "beggar" 70"#);
    assert_eq!(worth("preset=tarok-net"), r#""three" 10, "two" 30, "one" 50, "beggar" 70, "solo" 80"#);

    let mut klop = line("radelci=1/0/2", &deal(["T1", "T2", "T3"], ""), "pass; pass; bid klop");
    let after = |line: &Line<Tarok>| line.view(Viewer::Spectator).to_json()["radelci_after"].to_string();
    assert_eq!(after(&klop), "null");
    common::play_out(&mut klop, [""; 3]);
    assert_eq!(after(&klop), "[2,1,3]");
}
