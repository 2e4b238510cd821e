//! What a seat knows, and the worlds that fit it.

mod common;

use std::collections::BTreeMap;

use common::{card, cards, deal, deals, game, line, seat};
use game::random::{below, deal_stream, fast};
use game::{Event, Game, Line, Position, Seat, View, Viewer, Worlds};
use marias::{FAT, Marias, Move, Phase, Reveal};

const CSM: &str = "profile=voleny-csm";

/// A random deal played to a number of decisions. Whoever is asked says good more often than not.
fn played(options: &str, seed: u64, moves: usize) -> Line<Marias> {
    let game = game(options);
    let mut rng = fast(seed);
    let mut line = Line::new(game, game.deal(&mut deal_stream(seed, 0)));
    while line.moves().len() < moves && line.turn().is_some() {
        let legal = line.legal();
        let at = match line.position().public().phase() {
            Phase::Answering if below(&mut rng, 3) > 0 => 0,
            _ => below(&mut rng, legal.len() as u32) as usize,
        };
        line.play(legal[at]).unwrap();
    }
    line
}

fn history(line: &Line<Marias>, viewer: Viewer) -> Vec<String> {
    let text = |event: &Event<Marias>| match event {
        Event::Decision { seat, seen } => format!("{seat}:{seen}"),
        Event::Reveal(reveal) => serde_json::to_string(reveal).unwrap(),
    };
    line.events(viewer).iter().map(text).collect()
}

/// Trumps H; forhont has the high leaves, seat 1 low ones, seat 2 neither leaves nor hearts.
fn leaves() -> String {
    deal([
        "LJ LQ LK L10 LA L8 H9 H10 HJ HQ HK HA",
        "L9 L7 AQ AK AA BK B10 BA H7 H8",
        "A7 A8 A9 AJ A10 B7 B8 B9 BJ BQ",
    ])
}

const HRA: &str = "trump H9; talon HJ L8; bid hra; pass; pass";

#[test]
fn others_see_neither_trump_nor_talon_until_the_trump_is_turned() {
    let told = history(&line("", &leaves(), HRA), Viewer::Seat(seat(1)));
    assert_eq!(
        told,
        [
            r#"{"what":"hand","seat":1,"cards":"L7 L9 AQ AK AA"}"#,
            "0:trump ?",
            r#"{"what":"hand","seat":1,"cards":"H7 H8 B10 BK BA"}"#,
            "0:talon ? ?",
            r#"{"what":"turned","card":"H9"}"#,
            "0:bid hra",
            "1:pass",
            "2:pass",
        ]
    );
    let own = history(&line("", &leaves(), HRA), Viewer::Seat(seat(0)));
    assert_eq!((own[1].as_str(), own[3].as_str()), ("0:trump H9", "0:talon HJ L8"));
    let watching = history(&line("", &leaves(), HRA), Viewer::Spectator);
    assert_eq!(watching[..2], ["0:trump ?", "0:talon ? ?"]);
}

#[test]
fn who_could_not_follow_or_beat_has_shown_it() {
    // LJ is led, L9 follows, BQ is thrown: no leaf above the dolník with the second, no leaf and no heart with the third.
    let line = line("", &leaves(), &format!("{HRA}; LJ; L9; BQ"));
    let view = line.view(seat(0).into());
    assert!(!view.may_hold(seat(1)).meets(cards("LQ LK L10 LA")));
    assert!(!view.may_hold(seat(2)).meets(cards("L7 L8 L9 H7 H8 H10")));
    assert!(view.may_hold(seat(1)).contains(card("L7")));
    assert!(view.voids().has(seat(2), card("L7").suit()) && !view.voids().has(seat(1), card("L7").suit()));
    // Of the hearts that are out, both are with the second.
    for world in (0..50).map(|seed| view.sample(&mut fast(seed))) {
        assert!(cards("H7 H8 L7").is_within(world.hand(seat(1))));
    }
}

#[test]
fn a_king_before_its_hornik_and_a_hornik_without_a_word_tell_of_the_other() {
    let deal = deal([
        "H7 A7 A8 A9 L7 L8 B7 B8 B9 BJ HA H10",
        "AK LQ LK H8 H9 HJ B10 BA LA L10",
        "AQ AJ A10 AA HQ HK LJ L9 BQ BK",
    ]);
    let start = "trump H7; talon B7 B8; bid hra; pass; pass";
    let king = line("", &deal, &format!("{start}; A7; AK"));
    assert!(!king.view(seat(0).into()).may_hold(seat(1)).contains(card("AQ")));
    let declared = line("", &deal, &format!("{start}; L7; LQ"));
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert!(declared.view(viewer).held(seat(1)).contains(card("LK")), "{viewer:?}");
        assert_eq!(history(&declared, viewer).last().unwrap(), r#"{"what":"marriage","seat":1,"suit":"L"}"#);
    }
    let silent = line("", &deal, &format!("{start}; A7; AK; AA"));
    let quiet = line("", &deal, &format!("{start}; H7; H8; HQ"));
    assert!(quiet.view(seat(0).into()).held(seat(2)).contains(card("HK")));
    assert!(silent.view(seat(1).into()).may_hold(seat(2)).contains(card("AQ")));
    let alone = line("", &deal, &format!("{start}; B9; B10; BQ"));
    assert!(alone.view(seat(0).into()).held(seat(2)).contains(card("BK")), "a marriage in bells");
    let undeclared = common::deal([
        "H7 A7 A8 A9 L7 L8 B7 B8 B9 BJ HA H10",
        "AK LQ LK H8 H9 HJ BK BA LA L10",
        "AQ AJ A10 AA HQ HK LJ L9 BQ B10",
    ]);
    let alone = line("", &undeclared, &format!("{start}; B9; BA; BQ"));
    assert!(!alone.view(seat(0).into()).may_hold(seat(2)).contains(card("BK")));
    assert!(!history(&alone, Viewer::Spectator).iter().any(|told| told.contains("marriage")));
}

#[test]
fn the_talon_has_no_fat_card_and_the_turned_card_is_with_forhont() {
    let line = line("", &leaves(), HRA);
    let view = line.view(seat(2).into());
    assert!(view.held(seat(0)).contains(card("H9")));
    let mut rng = fast(1);
    for _ in 0..300 {
        let world = view.sample(&mut rng);
        assert!(!world.talon().meets(FAT) && !world.talon().contains(card("H9")));
        let story = view.sample_line(&mut rng);
        assert!(story.deal().first(seat(0)).contains(card("H9")), "the first seven held it");
    }
    // 21 cards are unseen: two that are not fat in the talon, nine with forhont, ten with the other.
    let unseen = view.unseen();
    assert_eq!(unseen.len(), 21);
    let low = (unseen - FAT).len() as u128;
    let choose = |n: u128, k: u128| (0..k).fold(1, |all, at| all * (n - at) / (at + 1));
    assert_eq!(view.count_worlds(), Some(choose(low, 2) * choose(19, 9)));
}

#[test]
fn who_announces_the_seven_holds_it() {
    let line = line("", &leaves(), "trump H9; talon HJ L8; bid hra; bid sedma; pass; pass");
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert!(line.view(viewer).held(seat(1)).contains(card("H7")), "{viewer:?}");
    }
}

#[test]
fn an_announced_seven_that_falls_early_proves_that_no_other_card_was_legal() {
    let deal = deal([
        "H9 A7 A8 A9 L7 L8 B7 B8 B9 BJ HA H10",
        "H7 AJ AQ AK AA LQ LK LJ L9 LA",
        "H8 HJ HQ HK A10 L10 B10 BQ BK BA",
    ]);
    let moves = "trump H9; talon B7 B8; bid hra; bid sedma; pass; pass; B9; H7";
    let line = line("keep_seven=yes", &deal, moves);
    let view = line.view(seat(2).into());
    assert!(!view.may_hold(seat(1)).meets(cards("H8 H9 H10 HJ HQ HK HA B7 B8 B9 B10 BJ BQ BK BA")));
    // Where it need not be kept it proves less: no higher trump was demanded.
    let free = common::line("", &deal, moves).view(seat(2).into());
    assert!(free.may_hold(seat(1)).contains(card("H10")));
}

#[test]
fn the_talon_that_changes_hands_is_known_to_those_who_saw_it() {
    let deal = leaves();
    let taken = line(CSM, &deal, "trump H9; talon HJ L8; colour; bad");
    assert_eq!(history(&taken, Viewer::Seat(seat(1))).last().unwrap(), r#"{"what":"talon","cards":"HJ L8"}"#);
    assert!(!history(&taken, Viewer::Seat(seat(2))).iter().any(|told| told.contains("\"talon\"")));
    assert!(cards("L8 HJ").is_within(taken.view(seat(0).into()).held(seat(1))), "forhont laid it");
    // The first taker lays L7 and B10; forhont knows that L8 and HJ are with him or in the talon.
    let laid = line(CSM, &deal, "trump H9; talon HJ L8; colour; bad; talon L7 B10; bid betl");
    let view = laid.view(seat(0).into());
    for seed in 0..200 {
        let world = view.sample(&mut fast(seed));
        assert!(cards("L8 HJ").is_within(world.hand(seat(1)) | world.talon()));
    }
    // Forhont's ten are known, of the 22 others two are L8 and HJ: both with the taker, one of them, or none.
    let choose = |n: u128, k: u128| (0..k).fold(1, |all, at| all * (n - at) / (at + 1));
    let (both, one, none) =
        (choose(20, 2) * choose(18, 8), 2 * choose(20, 1) * choose(19, 9), choose(20, 10));
    assert_eq!(view.count_worlds(), Some(both + one + none));
    // The second taker finds L7 and B10; the first taker knows that they are with him or in the talon now.
    let twice = "trump H9; talon HJ L8; colour; bad; talon L7 B10; bid betl; bad; talon A7 B10; bid durch";
    let view = line(CSM, &deal, twice).view(seat(1).into());
    for seed in 0..200 {
        let world = view.sample(&mut fast(seed));
        assert!(cards("L7 B10").is_within(world.hand(seat(2)) | world.talon()));
    }
}

#[test]
fn worlds_are_what_brute_force_finds() {
    // In small endings: every way to deal the unseen cards is tried, and those that show the same are counted.
    let mut proven = BTreeMap::new();
    for options in
        ["", "profile=seed,rank_order=natural", CSM, "profile=voleny-csm,open_betl=yes", "betl_durch=yes"]
    {
        let mut compared = 0;
        for seed in 0..deals(40, 200) {
            let whole = played(options, seed, 200);
            let all = whole.moves().len();
            for back in [5, 7, 8, 9] {
                let line = played(options, seed, all.saturating_sub(back));
                for viewer in Seat::all(3).map(Viewer::Seat) {
                    let view = line.view(viewer);
                    let Some(worlds) = view.all_worlds(3000) else { continue };
                    assert_eq!(view.count_worlds(), Some(worlds.len() as u128));
                    if line.position().public().phase() != Phase::Playing
                        || ways(&line, viewer) > deals(10_000, 400_000)
                    {
                        continue;
                    }
                    assert_eq!(
                        worlds.len(),
                        brute(&line, viewer),
                        "{options}, seed {seed}, back {back}, {viewer:?}"
                    );
                    compared += 1;
                    for fact in facts(&line, viewer) {
                        *proven.entry(fact).or_insert(0_u64) += 1;
                    }
                }
            }
        }
        assert!(compared >= 20, "{options}: {compared}");
    }
    // Every kind of fact was among them.
    for fact in FACTS {
        let times = proven.get(fact).copied().unwrap_or(0);
        assert!(times >= 3, "{fact}: {proven:?}");
    }
}

#[test]
fn worlds_after_a_talon_changed_hands_are_what_brute_force_finds() {
    // Seat 1 takes the talon and makes betl, so that few cards are left of a past with two talons. By chance alone that
    // hardly ever happens.
    let deal = deal(["HJ HQ H10 HA LJ LQ LA AJ AQ AK B10 BJ", "H7 H8 L7 L8 A7 A8 A9 B7 B8 B9", ""]);
    for second in ["talon HQ LQ", "talon LQ B9"] {
        let start = format!("trump HJ; talon HQ LQ; colour; bad; {second}; bid betl; good; good; pass; pass");
        let mut whole = line(CSM, &deal, &start);
        while whole.turn().is_some() {
            let first = whole.legal()[0];
            whole.play(first).unwrap();
        }
        assert_eq!(whole.ending().unwrap().reason, "betl made", "{second}");
        for back in 1..=deals(5, 7) as usize {
            let line = whole.cut(whole.moves().len() - back);
            for viewer in Seat::all(3).map(Viewer::Seat) {
                let worlds = line.view(viewer).count_worlds().unwrap();
                assert_eq!(worlds, brute(&line, viewer) as u128, "{second}, back {back}, {viewer:?}");
            }
        }
    }
}

/// Everything that play can prove to somebody, beside the cards that lie open.
const FACTS: [&str; 9] = [
    "does not follow",
    "does not beat",
    "has no trump",
    "does not overtrump",
    "seven falls early",
    "king before its horník",
    "horník declared",
    "horník alone",
    "announces sedma",
];

/// What the others have proven to a viewer in a line.
fn facts(line: &Line<Marias>, viewer: Viewer) -> Vec<&'static str> {
    let mut facts = Vec::new();
    let mut before = line.game().start(line.deal());
    for mv in line.moves() {
        let (turn, public) = (before.turn().unwrap(), *before.public());
        let played = if let Move::Play(card) = mv { Some(*card) } else { None };
        let after = before.after(*mv);
        if !viewer.sees(turn) && public.seven() != after.public().seven() {
            facts.push("announces sedma");
        }
        if let Some(card) = played.filter(|_| !viewer.sees(turn)) {
            let (play, trumps) = (public.play(), public.play().trumps());
            if let Some((led, best)) = play.led_and_best() {
                if card.suit() != led.suit() {
                    facts.push("does not follow");
                    if !trumps.is_empty() && !trumps.contains(card) && !trumps.contains(led) {
                        facts.push("has no trump");
                    }
                    if trumps.contains(card)
                        && trumps.contains(best)
                        && !play.ranking().beats(card, best, trumps)
                    {
                        facts.push("does not overtrump");
                    }
                } else if best.suit() == led.suit() && !play.ranking().beats(card, best, trumps) {
                    facts.push("does not beat");
                }
            }
            let declared = |position: &marias::Position| position.public().play().declared(turn).count();
            if !trumps.is_empty() && marias::HORNIKS.contains(card) {
                let said = declared(&after) > declared(&before);
                facts.push(if said { "horník declared" } else { "horník alone" });
            }
            let announced = public.trump().filter(|_| public.seven() == Some(turn)).map(marias::seven);
            if public.rules().keep_seven && announced == Some(card) && play.left() > 1 {
                facts.push("seven falls early");
            }
            let held = public.play().declared(turn).any(|suit| suit == card.suit());
            if !trumps.is_empty() && marias::KINGS.contains(card) && !held {
                facts.push("king before its horník");
            }
        }
        before = after;
    }
    facts
}

/// How many pasts brute force would have to look at, about: deals of the hidden cards, and talons that changed hands.
fn ways(line: &Line<Marias>, viewer: Viewer) -> u64 {
    let view = line.view(viewer);
    let own = viewer.seat().unwrap();
    let held: usize =
        Seat::all(3).filter(|seat| *seat != own).map(|seat| view.public().hand_size(seat)).sum();
    let hidden = held + if view.talon().is_empty() { 2 } else { 0 };
    let exchanged = line.moves().iter().filter(|mv| **mv == Move::Bad).count();
    3_u64.pow(hidden as u32) * 1_000_u64.pow(exchanged as u32)
}

/// How many ways there are to exchange the hidden cards of the true deal so that the viewer is told the same.
fn brute(line: &Line<Marias>, viewer: Viewer) -> usize {
    let own = viewer.seat().unwrap();
    let position = line.position();
    let others: Vec<Seat> = Seat::all(3).filter(|seat| *seat != own).collect();
    let talon_known = line.view(viewer).talon().len() == 2;
    let talon = if talon_known { NONE } else { position.talon() };
    let hidden = position.hand(others[0]) | position.hand(others[1]) | talon;
    let list: Vec<_> = hidden.iter().collect();
    let sizes = [position.hand(others[0]).len(), position.hand(others[1]).len(), talon.len()];
    let told = line.events(viewer);
    let mut count = 0;
    let mut places = vec![0; list.len()];
    loop {
        let filled = [0, 1, 2].map(|place| places.iter().filter(|at| **at == place).count());
        if filled == sizes && fits(line, viewer, &told, &list, &places, &others) {
            count += 1;
        }
        // Count on.
        let mut at = 0;
        while at < places.len() && places[at] == 2 {
            places[at] = 0;
            at += 1;
        }
        if at == places.len() {
            return count;
        }
        places[at] += 1;
    }
}

const NONE: cards::CardSet<cards::German> = cards::CardSet::NONE;

/// Whether the same decisions in a deal with these cards exchanged tell the viewer the same. Talons that changed hands
/// may have been others: all are tried.
fn fits(
    line: &Line<Marias>,
    viewer: Viewer,
    told: &[Event<Marias>],
    list: &[cards::Card<cards::German>],
    places: &[usize],
    others: &[Seat],
) -> bool {
    let position = line.position();
    let mut exchanged =
        [position.hand(Seat::new(0)), position.hand(Seat::new(1)), position.hand(Seat::new(2))];
    let talon_hidden = places.contains(&2);
    let mut talon = if talon_hidden { NONE } else { position.talon() };
    for other in others {
        exchanged[other.index()] = NONE;
    }
    for (card, place) in list.iter().zip(places) {
        match place {
            2 => talon.insert(*card),
            _ => exchanged[others[*place].index()].insert(*card),
        }
    }
    common::story::exists(line, viewer, told, exchanged, talon)
}

#[test]
fn what_is_hidden_does_not_show_at_any_decision() {
    for options in ["", CSM, "profile=voleny-csm,open_betl=yes", "profile=seed,keep_seven=yes"] {
        for seed in 0..deals(6, 100) {
            let whole = played(options, seed, 200);
            let mut rng = fast(seed);
            for moves in 0..=whole.moves().len() {
                let line = played(options, seed, moves);
                for viewer in Viewer::everyone(3) {
                    let view = line.view(viewer);
                    let story = view.sample_line(&mut rng);
                    let other = story.view(viewer);
                    assert_eq!(other, view, "{options}, seed {seed}, {moves} moves, {viewer:?}");
                    assert_eq!((other.to_json(), other.legal()), (view.to_json(), view.legal()));
                    assert_eq!(story.position().turn(), line.position().turn());
                }
            }
        }
    }
}

#[test]
fn events_that_cannot_be_are_refused() {
    let line = line("", &leaves(), &format!("{HRA}; LJ"));
    let refused = |at: usize, text: &str| {
        let seen = game("").parse_seen(text).unwrap();
        let event = Event::Decision { seat: seat(at), seen };
        line.view(seat(0).into()).observe(event).unwrap_err().to_string()
    };
    assert!(refused(2, "L7").contains("not the turn of seat 2"));
    assert!(refused(1, "LQ").contains("LQ"), "it is in the own hand");
    assert!(refused(1, "bid flek:hra").contains("cannot decide"));
    let mut view = line.view(seat(0).into());
    let marriage = Event::Reveal(Reveal::Marriage { seat: seat(1), suit: card("A7").suit() });
    assert!(view.observe(marriage).unwrap_err().to_string().contains("nothing is to be shown"));
}

#[test]
fn arbitrary_events_never_panic() {
    let mut rng = fast(3);
    let mut pool: Vec<Event<Marias>> = Vec::new();
    for (index, options) in ["", CSM, "profile=voleny-csm,open_betl=yes"].iter().enumerate() {
        let whole = played(options, index as u64, 200);
        Viewer::everyone(3).for_each(|viewer| pool.extend(whole.events(viewer)));
        for viewer in Viewer::everyone(3) {
            for moves in [0, 1, 3, 6, 10, 20, 30] {
                let mut view = played(options, 77, moves).view(viewer);
                for _ in 0..150 {
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
