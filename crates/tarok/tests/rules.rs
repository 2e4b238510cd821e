//! The rules, sentence by sentence.

mod common;

use common::{deal, game, legal, line, play, play_out, scores, told};
use game::{Game, Line, Options, Seat, Viewer};
use tarok::{Position, Tarok};

/// Nobody has anything special: two or more taroks each, the trula apart.
fn plain_deal() -> String {
    deal(
        [
            "H4 H3 H2 H1 HJ HC HQ HK D4 D3 D2 D1 T2 T3 T4 T22",
            "S7 S8 S9 S10 SJ SC SQ SK C7 C8 C9 C10 T5 T6 T7 T21",
            "DJ DC DQ DK CJ CC CQ CK T8 T9 T10 T11 T12 T13 T14 T1",
        ],
        "T15 T16 T17 T18 T19 T20",
    )
}

/// Seat 0 takes everything but the trick of its heart.
fn strong_deal() -> String {
    deal(
        [
            "H4 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22",
            "H3 H1 HK HQ S7 S8 S9 S10 SJ SC T1 T2 T3 T4 DK DQ",
            "H2 HJ HC SQ SK C9 C10 CJ CC CQ CK T5 T6 T7 DJ DC",
        ],
        "D4 D3 D2 D1 C7 C8",
    )
}

/// Every tarok from the top, the heart first.
const FROM_THE_TOP: &str = "H4 T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8";

/// A solo of seat 0 with the strong deal, played out after these words.
fn strong_solo(options: &str, words: &str) -> Vec<i32> {
    let mut line = line(options, &strong_deal(), &format!("pass; pass; bid solo; {words}"));
    play_out(&mut line, [FROM_THE_TOP, "", ""]);
    scores(&line)
}

fn public(line: &Line<Tarok>) -> &tarok::PublicState {
    Position::public(line.position())
}

// --- 1: dealing ---

#[test]
fn every_hand_that_is_dealt_has_a_tarok() {
    let game = Tarok::default();
    for index in 0..300 {
        let deal = game.deal(&mut game::random::deal_stream(3, index));
        for seat in Seat::all(3) {
            assert!(deal.hand(seat).iter().any(|card| card.suit().letter() == 'T'));
        }
    }
}

#[test]
fn a_deal_that_cannot_be_is_refused_with_what_was_expected() {
    let game = Tarok::default();
    let without = deal(["H4 H3 H2 H1 HJ HC HQ HK D4 D3 D2 D1 DJ DC DQ DK", "T1", "T2"], "");
    let error = game.parse_deal(&without).unwrap_err().to_string();
    let expected =
        "expected a tarok in the hand of seat 0 (rule 1: a hand without any is dealt again) at character 1";
    assert!(error.starts_with(expected), "{error}");
    let error = game.parse_deal(&plain_deal().replacen("H4 ", "", 1)).unwrap_err().to_string();
    let expected =
        "expected 16 cards in this pile (not 15) (rule 1: 16 cards for each seat and 6 for the talon";
    assert!(error.starts_with(expected), "{error}");
    let error = game.parse_deal(&plain_deal().replacen("H4", "H3", 1)).unwrap_err().to_string();
    assert!(error.starts_with("expected each card only once"), "{error}");
}

// --- 2: the auction ---

#[test]
fn forehand_is_forced_to_three_and_the_next_seat_speaks_first() {
    let line = line("", &plain_deal(), "");
    assert_eq!(line.turn(), Some(Seat::new(1)));
    assert_eq!(legal(&line), ["bid two", "bid one", "bid solo", "bid beggar", "pass"]);
}

#[test]
fn the_same_game_is_held_by_whoever_sits_before_the_last_bidder() {
    let line = line("", &plain_deal(), "bid two");
    assert_eq!(legal(&line), ["bid one", "bid solo", "bid beggar", "pass"], "seat 2 sits behind seat 1");
    let line = common::line("", &plain_deal(), "bid two; pass");
    assert_eq!(
        legal(&line),
        ["bid two", "bid one", "bid solo", "bid beggar", "pass"],
        "forehand is before all"
    );
    let line = common::line("", &plain_deal(), "pass; bid one; pass");
    assert_eq!((line.turn(), legal(&line)), (Some(Seat::new(2)), bids("one solo beggar")));
}

fn bids(games: &str) -> Vec<String> {
    games.split(' ').map(|game| format!("bid {game}")).collect()
}

#[test]
fn the_last_one_left_is_asked_once_more_and_may_not_pass() {
    let line = line("", &plain_deal(), "bid two; pass; bid two; pass");
    assert_eq!((line.turn(), legal(&line)), (Some(Seat::new(0)), bids("two one solo beggar")));
}

#[test]
fn only_forehand_left_alone_at_three_may_choose_klop() {
    let line = line("", &plain_deal(), "pass; pass");
    assert_eq!(legal(&line), bids("three two one solo beggar klop"));
    let line = common::line("", &plain_deal(), "bid two; pass; bid two; pass");
    assert!(!legal(&line).contains(&"bid klop".to_owned()));
}

#[test]
fn a_seat_whose_only_word_is_pass_is_asked() {
    let mut line = line("", &plain_deal(), "bid beggar");
    assert_eq!((line.turn(), legal(&line)), (Some(Seat::new(2)), vec!["pass".to_owned()]));
    play(&mut line, "pass");
    assert_eq!(legal(&line), ["bid beggar", "pass"], "forehand can hold it");
    play(&mut line, "bid beggar");
    assert_eq!(legal(&line), ["pass"]);
    play(&mut line, "pass");
    assert_eq!(legal(&line), ["bid beggar"], "and is still asked once more");
}

#[test]
fn a_free_opening_is_forehands_without_a_pass() {
    let line = line("opening=free", &plain_deal(), "");
    assert_eq!((line.turn(), legal(&line)), (Some(Seat::new(0)), bids("three two one solo beggar")));
    let line = common::line("opening=free", &plain_deal(), "bid solo; bid beggar; pass");
    assert_eq!(legal(&line), ["bid beggar", "pass"]);
}

#[test]
fn solo_goes_over_beggar_where_it_is_the_highest() {
    let line = line("highest=solo", &plain_deal(), "bid beggar");
    assert_eq!(legal(&line), ["bid solo", "pass"]);
}

#[test]
fn the_seat_after_the_dealer_is_forehand() {
    let line = line("dealer=0", &plain_deal(), "");
    assert_eq!(line.turn(), Some(Seat::new(2)));
    assert_eq!(public(&line).forehand(), Seat::new(1));
}

// --- 3: talon and discards ---

#[test]
fn the_talon_is_opened_in_consecutive_groups() {
    for (game, groups) in [("three", 2), ("two", 3), ("one", 6)] {
        let line = line("", &plain_deal(), &format!("pass; pass; bid {game}"));
        assert_eq!(legal(&line), (1..=groups).map(|group| format!("talon {group}")).collect::<Vec<_>>());
        let opened = r#"{"what":"talon","cards":["T15","T16","T17","T18","T19","T20"]}"#;
        for viewer in Viewer::everyone(3) {
            assert_eq!(told(&line, viewer).last().unwrap(), opened);
        }
    }
    let mut line = line("", &plain_deal(), "pass; pass; bid two; talon 2");
    assert_eq!(public(&line).left().to_string(), "T15 T16 T19 T20");
    assert!(line.position().hand(Seat::new(0)).to_string().contains("T17 T18"));
    play(&mut line, "discard H4 T2");
    assert_eq!(line.position().discards().to_string(), "H4 T2");
}

#[test]
fn neither_kings_nor_trula_are_laid_away() {
    let line = line("", &plain_deal(), "pass; pass; bid one; talon 1");
    let all = legal(&line);
    assert!(all.contains(&"discard T2".to_owned()));
    assert!(all.contains(&"discard T15".to_owned()), "also what was just taken");
    for card in ["HK", "T22"] {
        assert!(!all.contains(&format!("discard {card}")));
    }
    assert_eq!(all.len(), 17 - 2);
}

#[test]
fn nineteen_cards_have_969_discards() {
    let dealt = deal(
        ["H4 H3 H2 H1 HJ HC HQ D4 D3 D2 D1 DJ DC DQ T2 T3", "T1 T21 T22 HK DK SK CK", "T14 T15"],
        "T4 T5 T6 T7 T8 T9",
    );
    let line = line("", &dealt, "pass; pass; bid three; talon 1");
    assert_eq!(legal(&line).len(), 969);
    assert_eq!(legal(&line)[0], "discard H4 H3 H2");
    assert_eq!(legal(&line)[968], "discard T4 T5 T6");
}

#[test]
fn forced_taroks_go_only_as_far_as_suit_cards_are_lacking() {
    let dealt =
        deal(["H4 HK DK SK T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13", "T1", "T14"], "H3 T15 T16 T17 T18 T19");
    let mut line = line("discard_taroks=forced", &dealt, "pass; pass; bid three; talon 1");
    let all = legal(&line);
    assert!(all.iter().all(|mv| mv.starts_with("discard H4 H3 T")), "{all:?}");
    assert_eq!(all.len(), 14);
    play(&mut line, "discard H4 H3 T2");
    assert!(told(&line, Viewer::Seat(Seat::new(1))).contains(&"0:discard T2 ? ?".to_owned()));
    let two = common::line("discard_taroks=forced", &dealt, "pass; pass; bid one; talon 1");
    assert_eq!(legal(&two), ["discard H4", "discard H3"]);
    let free = common::line("", &dealt, "pass; pass; bid one; talon 1");
    assert_eq!(legal(&free).len(), 14);
}

#[test]
fn others_see_the_taroks_first_and_nothing_else() {
    let line = line("", &plain_deal(), "pass; pass; bid two; talon 1; discard H4 T2");
    assert!(told(&line, Viewer::Seat(Seat::new(0))).contains(&"0:discard H4 T2".to_owned()));
    assert!(told(&line, Viewer::All).contains(&"0:discard H4 T2".to_owned()));
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
        assert!(told(&line, viewer).contains(&"0:discard T2 ?".to_owned()));
    }
}

// --- 4 and 5: announcements and kontra ---

#[test]
fn declarer_announces_any_set_or_valat_alone() {
    let line = line("", &plain_deal(), "pass; pass; bid solo");
    assert_eq!(
        legal(&line),
        [
            "announce none",
            "announce trula",
            "announce kings",
            "announce trula kings",
            "announce pagat",
            "announce trula pagat",
            "announce kings pagat",
            "announce trula kings pagat",
            "announce valat",
        ]
    );
}

#[test]
fn klop_has_neither_announcements_nor_kontra_and_beggar_only_kontra_on_the_game() {
    let klop = line("", &plain_deal(), "pass; pass; bid klop");
    assert_eq!(klop.game().decision(klop.position()), "card");
    assert_eq!(klop.turn(), Some(Seat::new(0)), "forehand leads");
    let beggar = line("", &plain_deal(), "pass; pass; bid beggar");
    assert_eq!(legal(&beggar), ["kontra none", "kontra game"]);
    assert_eq!(beggar.turn(), Some(Seat::new(1)));
}

#[test]
fn each_defender_decides_once_over_what_is_still_at_one() {
    let mut line = line("", &plain_deal(), "pass; pass; bid solo; announce trula pagat");
    assert_eq!(line.turn(), Some(Seat::new(1)));
    assert_eq!(legal(&line).len(), 8);
    play(&mut line, "kontra game pagat");
    assert_eq!(
        (line.turn(), legal(&line)),
        (Some(Seat::new(2)), vec!["kontra none".into(), "kontra trula".into()])
    );
    play(&mut line, "kontra none");
    assert_eq!(line.turn(), Some(Seat::new(0)), "re");
    assert_eq!(legal(&line), ["kontra none", "kontra game", "kontra pagat", "kontra game pagat"]);
    play(&mut line, "kontra pagat");
    assert_eq!(
        (line.turn(), legal(&line)),
        (Some(Seat::new(1)), vec!["kontra none".into(), "kontra pagat".into()])
    );
    play(&mut line, "kontra pagat");
    assert_eq!(line.turn(), Some(Seat::new(0)), "mort");
    play(&mut line, "kontra pagat");
    assert_eq!(line.game().decision(line.position()), "card", "nothing goes over mort");
}

#[test]
fn who_has_nothing_to_raise_is_not_asked() {
    let mut line = line("", &plain_deal(), "pass; pass; bid solo; announce none; kontra game");
    assert_eq!(line.turn(), Some(Seat::new(0)), "the other defender has nothing left");
    play(&mut line, "kontra none");
    assert_eq!(line.game().decision(line.position()), "card");
    let line =
        common::line("", &plain_deal(), "pass; pass; bid solo; announce none; kontra none; kontra none");
    assert_eq!(line.game().decision(line.position()), "card", "and declarer is not asked when nobody raised");
}

#[test]
fn of_two_authors_the_one_after_declarer_answers_first() {
    let mut line = line("", &plain_deal(), "pass; pass; bid solo; announce kings; kontra kings; kontra game");
    play(&mut line, "kontra game kings");
    assert_eq!(
        (line.turn(), legal(&line)),
        (Some(Seat::new(1)), vec!["kontra none".into(), "kontra kings".into()])
    );
    play(&mut line, "kontra none");
    assert_eq!(
        (line.turn(), legal(&line)),
        (Some(Seat::new(2)), vec!["kontra none".into(), "kontra game".into()])
    );
    play(&mut line, "kontra game");
    assert_eq!(
        (line.turn(), legal(&line)),
        (Some(Seat::new(0)), vec!["kontra none".into(), "kontra game".into()])
    );
}

#[test]
fn an_announced_valat_is_the_only_item() {
    let line = line("", &plain_deal(), "pass; pass; bid solo; announce valat");
    assert_eq!(legal(&line), ["kontra none", "kontra valat"]);
}

#[test]
fn there_are_as_many_steps_as_the_flag_says() {
    let ask = |steps: u8, words: &str| {
        let options = format!("kontra_steps={steps}");
        let line = line(&options, &plain_deal(), &format!("pass; pass; bid solo; announce none; {words}"));
        line.game().decision(line.position())
    };
    assert_eq!(ask(0, ""), "card");
    assert_eq!(ask(1, "kontra game"), "card");
    assert_eq!(ask(2, "kontra game"), "kontra");
    assert_eq!(ask(2, "kontra game; kontra game"), "card");
    assert_eq!(ask(3, "kontra game; kontra game; kontra game"), "card");
    assert_eq!(ask(4, "kontra game; kontra game; kontra game"), "kontra");
}

#[test]
fn defenders_announce_in_turn_and_declarer_may_raise_that() {
    let mut line = line("defenders_announce=yes", &plain_deal(), "pass; pass; bid solo; announce trula");
    assert_eq!(line.turn(), Some(Seat::new(1)));
    assert!(
        legal(&line).contains(&"announce trula/d pagat/d".to_owned()),
        "both sides may announce the same"
    );
    assert_eq!(legal(&line).last().unwrap(), "announce valat/d");
    play(&mut line, "announce pagat/d");
    assert_eq!(line.turn(), Some(Seat::new(2)));
    assert!(!legal(&line).iter().any(|mv| mv.contains("pagat")), "what the own side said stands");
    play(&mut line, "announce kings/d");
    assert_eq!(legal(&line), ["kontra none", "kontra game", "kontra trula", "kontra game trula"]);
    play(&mut line, "kontra none; kontra none");
    assert_eq!(line.turn(), Some(Seat::new(0)), "declarer can raise the defenders' items");
    assert_eq!(legal(&line), ["kontra none", "kontra kings/d", "kontra pagat/d", "kontra kings/d pagat/d"]);
    play(&mut line, "kontra kings/d pagat/d");
    assert_eq!((line.turn(), legal(&line)[1].as_str()), (Some(Seat::new(1)), "kontra pagat/d"));
    play(&mut line, "kontra pagat/d");
    assert_eq!((line.turn(), legal(&line)[1].as_str()), (Some(Seat::new(2)), "kontra kings/d"));
    play(&mut line, "kontra none");
    assert_eq!((line.turn(), legal(&line)[1].as_str()), (Some(Seat::new(0)), "kontra pagat/d"));
    play(&mut line, "kontra pagat/d");
    assert_eq!((line.turn(), legal(&line)[1].as_str()), (Some(Seat::new(1)), "kontra pagat/d"));
    play(&mut line, "kontra pagat/d");
    assert_eq!(line.game().decision(line.position()), "card");
}

// --- 6: play ---

#[test]
fn declarer_leads_or_forehand_where_the_flag_says_so() {
    let lead = |options: &str, game: &str| {
        let rest = match game {
            "solo" => "announce none; kontra none; kontra none",
            "beggar" => "kontra none; kontra none",
            _ => "talon 1; discard S7; announce none; kontra none; kontra none",
        };
        let line = line(options, &plain_deal(), &format!("bid {game}; pass; pass; bid {game}; {rest}"));
        line.turn().unwrap().index()
    };
    assert_eq!(["one", "solo", "beggar"].map(|game| lead("", game)), [1, 1, 1]);
    assert_eq!(["one", "solo", "beggar"].map(|game| lead("lead=forehand", game)), [0, 1, 1]);
}

#[test]
fn suit_then_tarok_then_anything() {
    let start = "pass; pass; bid solo; announce none; kontra none; kontra none";
    let mut line = line("", &plain_deal(), &format!("{start}; HK"));
    assert_eq!(legal(&line), ["T5", "T6", "T7", "T21"], "no heart: a tarok");
    play(&mut line, "T5; T1; S7");
    assert_eq!(
        legal(&line),
        ["T1"].map(|_| "T8").into_iter().chain(["T9", "T10", "T11", "T12", "T13", "T14"]).collect::<Vec<_>>()
    );
}

#[test]
fn the_pagat_takes_mond_and_skis_and_the_mond_is_lost() {
    let start = "pass; pass; bid solo; announce none; kontra none; kontra none";
    let line = line("", &plain_deal(), &format!("{start}; T22; T21; T1"));
    assert_eq!(line.turn(), Some(Seat::new(2)), "the pagat wins");
    assert_eq!(public(&line).taken(Seat::new(2)).to_string(), "T1 T21 T22");
}

#[test]
fn in_klop_one_must_beat_what_wins_and_keep_the_pagat() {
    let dealt = deal(
        ["H2 HC T10 T20 S7", "H4 H3 HJ HQ T5 T1 S8", "T2 T12 T3 S9 C7 C8 C9 C10 CJ CC CQ CK D4 D3 D2 D1"],
        "DJ DC DQ DK SJ SQ",
    );
    let mut line = line("", &dealt, "pass; pass; bid klop; H2");
    assert_eq!(legal(&line), ["HJ", "HQ"].map(str::to_owned), "a heart that beats the 2");
    play(&mut line, "HJ");
    assert_eq!(legal(&line), ["T2", "T3", "T12"], "the first tarok on a suit is free");
    play(&mut line, "T3; C7");
    assert!(!legal(&line).contains(&"T1".to_owned()));
}

#[test]
fn in_klop_a_suit_card_need_not_beat_a_trumped_trick() {
    let dealt = deal(["H2 HC T10 S7", "T5 T1 S8", "H4 HK HQ T12"], "DJ DC DQ DK SJ SQ");
    let mut line = line("", &dealt, "pass; pass; bid klop; HC; T5");
    let hearts: Vec<String> = legal(&line);
    assert!(hearts.contains(&"H4".to_owned()) && hearts.contains(&"HK".to_owned()), "{hearts:?}");
    play(&mut line, "H4");
    assert_eq!(line.turn(), Some(Seat::new(1)));
}

#[test]
fn in_klop_the_pagat_must_come_on_mond_and_skis() {
    let dealt = deal(["T21 H4", "T22 H3", "T1 T2 T3 H2"], "");
    let line = line("", &dealt, "pass; pass; bid klop; T21; T22");
    assert_eq!(legal(&line), ["T1"]);
    let usual = "pass; pass; bid solo; announce none; kontra none; kontra none; T21; T22";
    let line = common::line("", &dealt, usual);
    assert!(legal(&line).len() > 1, "only in klop and beggar");
}

#[test]
fn in_klop_mond_and_skis_beat_by_rank_though_the_pagat_will_win() {
    // Seat 0 has nothing but the pagat to lead once all else is gone; here it is forced out second.
    let dealt = deal(["T21 H4", "T1 D4 D3 D2 D1 DJ DC DQ DK S7 S8 S9 S10 SJ SC SQ", "T22 T2 H3"], "");
    let line = line("", &dealt, "pass; pass; bid klop; T21; T1");
    assert_eq!(legal(&line), ["T22"], "it must beat the mond, though the pagat wins then");
    let mut line = line;
    play(&mut line, "T22");
    assert_eq!(line.turn(), Some(Seat::new(1)));
}

#[test]
fn an_announced_pagat_is_kept_where_the_flag_says_so() {
    let dealt = deal(["T1 T5 H4", "H3 T7", "H2 T8"], "");
    let words = "pass; pass; bid solo; announce pagat; kontra none; kontra none";
    let at = |options: &str, words: &str| legal(&line(options, &dealt, words)).contains(&"T1".to_owned());
    assert!(at("", words));
    assert!(!at("keep_pagat=yes", words));
    assert!(at("keep_pagat=yes", &words.replace("announce pagat", "announce none")));
}

// --- 7: klop ---

#[test]
fn the_winners_of_six_tricks_get_the_talon_shown_to_all() {
    let mut line = line("", &strong_deal(), "pass; pass; bid klop");
    play_out(&mut line, ["", "", ""]);
    let gifts: Vec<String> =
        told(&line, Viewer::Spectator).into_iter().filter(|text| text.contains("gift")).collect();
    assert_eq!(gifts.len(), 6);
    let cards: Vec<&str> = gifts.iter().map(|gift| gift.split('"').nth_back(1).unwrap()).collect();
    assert_eq!(cards, ["D4", "D3", "D2", "D1", "C7", "C8"], "in the order of the talon");
    assert_eq!((0..3).map(|seat| public(&line).taken(Seat::new(seat)).len()).sum::<usize>(), 54);
}

/// A klop in which seat 0 takes all tricks but the first: how many each takes, and the scores.
fn klop(options: &str) -> (Vec<usize>, Vec<i32>) {
    let mut line = line(options, &strong_deal(), "pass; pass; bid klop");
    play_out(&mut line, [FROM_THE_TOP, "", ""]);
    let tricks = (0..3).map(|seat| public(&line).tricks(Seat::new(seat))).collect();
    (tricks, scores(&line))
}

#[test]
fn a_player_of_klop_is_full_from_as_many_points_as_the_flag_says() {
    let (tricks, usual) = klop("");
    let few = (1..3).find(|seat| tricks[*seat] > 0).unwrap();
    let points = -usual[few];
    assert!((1..35).contains(&points));
    let with = |full: i32| klop(&format!("klop_full={full}")).1[few];
    assert_eq!((with(points), with(points + 1)), (-70, -points));
}

#[test]
fn a_full_player_of_klop_loses_seventy_and_an_empty_one_gets_what_the_flag_says() {
    let (tricks, usual) = klop("");
    assert_eq!((tricks.iter().sum::<usize>(), usual[0]), (16, -70));
    let winner = (1..3).find(|seat| tricks[*seat] > 0).unwrap();
    let empty = 3 - winner;
    assert!(usual[winner] < 0 && usual[empty] == 0);
    let (_, zero) = klop("klop_others=zero");
    assert_eq!((zero[0], zero[winner], zero[empty]), (-70, 0, 0));
    let (_, paid) = klop("klop_empty=70");
    assert_eq!((paid[0], paid[winner], paid[empty]), (-70, usual[winner], 70));
    let (_, both) = klop("klop_empty=70,klop_others=zero");
    assert_eq!((both[0], both[winner], both[empty]), (-70, 0, 70));
}

// --- 8: beggar ---

#[test]
fn beggar_ends_with_the_first_trick_of_declarer() {
    let mut line = line("", &strong_deal(), "pass; pass; bid beggar; kontra none; kontra none");
    play_out(&mut line, ["T22", "", ""]);
    assert_eq!(line.moves().len(), 3 + 2 + 3);
    assert_eq!(scores(&line), [-70, 0, 0]);
    // The lowest cards of every suit: somebody else always takes.
    let dealt = deal(
        [
            "H4 H3 H2 H1 D4 D3 D2 D1 S7 S8 S9 S10 C7 C8 C9 T2",
            "T21 T20 T19 T18 T17 T16 T15 T14 HJ HC DJ DC SJ SC CJ CC",
            "T22 T13 T12 T11 T10 T9 T8 T7 HQ HK DQ DK SQ SK CQ CK",
        ],
        "T1 T3 T4 T5 T6 C10",
    );
    let beggar = |options: &str, words: &str| {
        let mut line = common::line(options, &dealt, &format!("pass; pass; bid beggar; {words}"));
        play_out(&mut line, ["H4 D4 S7 C7", "", ""]);
        assert_eq!(public(&line).tricks_played(), 16, "to the last trick");
        scores(&line)
    };
    assert_eq!(beggar("", "kontra none; kontra none"), [70, 0, 0]);
    assert_eq!(beggar("", "kontra none; kontra game; kontra none"), [140, 70, 0]);
    assert_eq!(beggar("radelci=1/0/0,failed_kontra=author", "kontra game; kontra none"), [140, -140, 0]);
}

#[test]
fn an_open_beggar_is_laid_open_after_the_first_trick() {
    let dealt = deal(["H4 T2", "HK T21 T20", "HQ T22 T19"], "");
    let words = "pass; pass; bid beggar; kontra none; kontra none; H4; HK; HQ";
    let shown = |options: &str, viewer: Viewer| {
        told(&line(options, &dealt, words), viewer).last().unwrap().contains(r#""what":"hand","seat":0"#)
    };
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
        assert!(shown("open_beggar=yes", viewer));
        assert!(!shown("", viewer));
    }
    assert!(!shown("open_beggar=yes", Viewer::Seat(Seat::new(0))), "declarer knows it");
}

// --- 9: scores ---

#[test]
fn an_ordinary_game_is_value_and_difference_and_what_was_made_silently() {
    // The defenders have H4 H3 H2 and six plain cards of the talon: 9 thirds, 3 points. 67 points, 32 over half.
    // Trula and all kings fall to declarer: 10 each.
    let none = "announce none; kontra none; kontra none";
    assert_eq!(strong_solo("", none), [50 + 32 + 20, 0, 0]);
    assert_eq!(strong_solo("preset=pagat", none), [80 + 32 + 20, 0, 0]);
    assert_eq!(strong_solo("values=1/2/3/4/5", none), [4 + 32 + 20, 0, 0]);
}

#[test]
fn announcements_are_added_if_made_and_subtracted_if_not() {
    let said = |items: &str| strong_solo("", &format!("announce {items}; kontra none; kontra none"))[0];
    assert_eq!(said("trula kings"), 82 + 40);
    assert_eq!(said("trula"), 82 + 20 + 10);
    assert_eq!(said("pagat"), 82 + 20 - 50, "the pagat is not even held");
}

#[test]
fn a_kontra_multiplies_value_and_difference_and_pays_the_other_defender_when_it_fails() {
    let none = "announce none; kontra game; kontra none";
    assert_eq!(strong_solo("", none), [2 * 82 + 20, 0, 82], "seat 2 did not give it");
    assert_eq!(strong_solo("failed_kontra=author", none), [82 + 20, -82, 0]);
    let other = "announce none; kontra none; kontra game; kontra none";
    assert_eq!(strong_solo("", other), [2 * 82 + 20, 82, 0]);
    let mort = "announce none; kontra game; kontra game; kontra game; kontra game";
    assert_eq!(strong_solo("", mort), [16 * 82 + 20, 0, 15 * 82]);
    let item = "announce kings; kontra kings; kontra none; kontra none";
    assert_eq!(strong_solo("", item), [82 + 40 + 10, 0, 20]);
}

#[test]
fn a_radelc_doubles_all_but_the_mond() {
    let none = "announce none; kontra none; kontra none";
    assert_eq!(strong_solo("radelci=1/0/0", none), [2 * 102, 0, 0]);
    assert_eq!(strong_solo("radelci=3/0/0", none), [2 * 102, 0, 0], "at most one a deal");
    assert_eq!(strong_solo("radelci=0/1/1", none), [102, 0, 0]);
    let kontra = "announce none; kontra game; kontra none";
    assert_eq!(strong_solo("radelci=1/0/0", kontra), [2 * (2 * 82 + 20), 0, 2 * 82]);
}

/// Seat 0 wins the last trick with the pagat, the first with nothing.
fn pagat_deal() -> String {
    deal(
        [
            "H4 T1 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22",
            "H3 H1 HK HQ S7 S8 S9 S10 SJ SC T2 T3 T4 T5 DK DQ",
            "H2 HJ HC SQ SK C9 C10 CJ CC CQ CK T6 T7 T8 DJ DC",
        ],
        "D4 D3 D2 D1 C7 C8",
    )
}

#[test]
fn pagat_ultimo_counts_fifty_announced_and_half_silently() {
    let solo = |words: &str| {
        let mut line = line("", &pagat_deal(), &format!("pass; pass; bid solo; {words}"));
        play_out(&mut line, ["H4 T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T1", "", ""]);
        scores(&line)[0]
    };
    assert_eq!(solo("announce none; kontra none; kontra none"), 82 + 20 + 25);
    assert_eq!(solo("announce pagat; kontra none; kontra none"), 82 + 20 + 50);
    assert_eq!(solo("announce trula kings pagat; kontra none; kontra none"), 82 + 40 + 50);
}

/// Seat 0 takes fifteen tricks, the suits last but one; its last card meets the last tarok of seat 1.
fn last_trick_deal(last: &str, against: &str) -> String {
    deal(
        [
            &format!("{last} T22 T21 T20 T19 T18 T17 T16 SK SQ SC SJ HK HQ HC HJ"),
            &format!("{against} T2 T3 T4 T5 T6 T7 T8 S7 S8 S9 S10 H4 H3 H2 H1"),
            "T10 D4 D3 D2 D1 DJ DC DQ DK C7 C8 C9 C10 CJ CC",
        ],
        "T11 T12 T13 T14 CQ",
    )
}

fn last_trick(options: &str, dealt: &str, words: &str) -> i32 {
    let mut line = line(options, dealt, &format!("pass; pass; bid solo; {words}"));
    let tops = "T22 T21 T20 T19 T18 T17 T16 SK SQ SC SJ HK HQ HC HJ";
    play_out(&mut line, [tops, "T2 T3 T4 T5 T6 T7 T8", "T10"]);
    assert_eq!(public(&line).tricks(Seat::new(0)), 15);
    scores(&line)[0]
}

#[test]
fn a_pagat_lost_in_the_last_trick_costs_its_side() {
    let dealt = last_trick_deal("T1", "T9");
    let none = "announce none; kontra none; kontra none";
    let without = last_trick("lost_pagat=no", &dealt, none);
    assert_eq!(last_trick("", &dealt, none), without - 25);
    assert_eq!(last_trick("silent_defenders=no", &dealt, none), without - 25);
    assert_eq!(last_trick("radelci=1/0/0", &dealt, none), 2 * (without - 25));
    let announced = last_trick("", &dealt, "announce pagat; kontra none; kontra none");
    assert_eq!(announced, without - 50, "announced: only that");
    let raised = last_trick("", &dealt, "announce pagat; kontra pagat; kontra none; kontra none");
    assert_eq!(raised, without - 100);
}

#[test]
fn a_defender_who_wins_the_last_trick_with_the_pagat_costs_declarer_half() {
    let dealt = last_trick_deal("CK", "T1");
    let none = "announce none; kontra none; kontra none";
    let without = last_trick("silent_defenders=no", &dealt, none);
    assert_eq!(last_trick("", &dealt, none), without - 25);
    assert_eq!(last_trick("lost_pagat=no", &dealt, none), without - 25);
    let announced = last_trick("", &dealt, "announce pagat; kontra none; kontra none");
    assert_eq!(announced, without - 50, "no silent bonus on top");
}

#[test]
fn a_defender_who_loses_the_pagat_in_the_last_trick_brings_declarer_half() {
    // Seat 0 gives the trick of its lowest heart away, and takes the pagat at the end.
    let dealt = deal(
        [
            "T22 T21 T20 T19 T18 T17 T16 T15 SK SQ SC SJ HK HQ HC H4",
            "T1 T2 T3 T4 T5 T6 T7 T8 S7 S8 S9 S10 HJ H3 H2 H1",
            "T10 D4 D3 D2 D1 DJ DC DQ DK C7 C8 C9 C10 CJ CC CK",
        ],
        "T9 T11 T12 T13 T14 CQ",
    );
    let solo = |options: &str| {
        let words = "pass; pass; bid solo; announce none; kontra none; kontra none";
        let mut line = line(options, &dealt, words);
        let plan = "T22 H4 T21 T20 T19 T18 T17 T16 SK SQ SC SJ HK HQ HC T15";
        play_out(&mut line, [plan, "T2 HJ S7 T3 T4 T5 T6 T7 T8", ""]);
        assert_eq!(public(&line).tricks(Seat::new(0)), 15);
        scores(&line)[0]
    };
    let without = solo("lost_pagat=no");
    assert_eq!(solo(""), without + 25);
    assert_eq!(solo("silent_defenders=no"), without + 25);
}

#[test]
fn the_defenders_sets_have_the_talon() {
    // The kings lie in the talon of a solo, the trula with declarer but for the mond, which lies there too.
    let dealt = deal(
        ["T22 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 H4", "T1 H3 T2", "T3 H2"],
        "HK DK SK CK T21 T6",
    );
    let solo = |options: &str, words: &str| {
        let mut line = line(options, &dealt, &format!("pass; pass; bid solo; {words}"));
        play_out(&mut line, ["H4 T22 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7", "", ""]);
        scores(&line)
    };
    let none = "announce none; kontra none; kontra none";
    let without = solo("silent_defenders=no", none);
    assert_eq!(solo("", none)[0], without[0] - 10, "four kings");
    let announced = solo("", "announce kings; kontra none; kontra none");
    assert_eq!(announced[0], without[0] - 20, "the announcement only");
}

#[test]
fn defenders_announcements_bring_or_cost_declarer_and_the_other_defender() {
    let solo = |options: &str, words: &str| {
        let options = format!("defenders_announce=yes,{options}");
        strong_solo(&options, &format!("announce none; {words}"))
    };
    // Kings and trula fall to declarer: whoever announced them as a defender is wrong, and nothing is silent then.
    assert_eq!(solo("", "announce none; announce none; kontra none; kontra none"), [102, 0, 0]);
    let said = "announce kings/d; announce none; kontra none; kontra none; kontra none";
    assert_eq!(solo("", said), [82 + 10 + 20, 0, 20], "seat 1 announced it");
    let said = "announce none; announce kings/d; kontra none; kontra none; kontra kings/d; kontra none";
    assert_eq!(solo("", said), [82 + 10 + 40, 40, 0]);
    let said = "announce valat/d; announce none; kontra none";
    assert_eq!(solo("", said), [500, 0, 500], "declarer took a trick");
}

#[test]
fn the_account_says_how_the_score_came_about() {
    let words = "pass; pass; bid solo; announce kings; kontra game; kontra none; kontra none";
    let mut line = line("radelci=1/0/0", &strong_deal(), words);
    play_out(&mut line, [FROM_THE_TOP, "", ""]);
    let account = line.game().account(line.position());
    let counts: Vec<String> =
        account.counts.iter().map(|count| format!("{} {:?}", count.what, count.each.as_slice())).collect();
    assert_eq!(counts, ["tricks [15, 0, 1]", "thirds [201, 9, 9]", "points [67, 3, 3]"]);
    let entries: Vec<String> =
        account.entries.iter().map(|entry| format!("{entry}: {:?}", entry.scores.as_slice())).collect();
    assert_eq!(
        entries,
        [
            "game 50 x kontra 2 x radelc 2 = 200: [200, 0, 0]",
            "difference 32 x kontra 2 x radelc 2 = 128: [128, 0, 0]",
            "failed-kontra 82 x radelc 2 = 164: [0, 0, 164]",
            "kings 20 x radelc 2 = 40: [40, 0, 0]",
            "silent-trula 10 x radelc 2 = 20: [20, 0, 0]",
        ]
    );
    assert_eq!(account.total(3).as_slice(), scores(&line));
}

#[test]
fn valat_replaces_everything_else() {
    let dealt =
        deal(["T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22", "T1 T2 T3", "T4 T5 T6"], "");
    let solo = |options: &str, words: &str| {
        let mut line = line(options, &dealt, &format!("pass; pass; bid solo; {words}"));
        play_out(&mut line, [FROM_THE_TOP, "", ""]);
        (
            scores(&line),
            line.game().next(line.position(), line.ending().unwrap()).unwrap().options().to_string(),
        )
    };
    let (made, next) = solo("", "announce none; kontra none; kontra none");
    assert_eq!(made, [250, 0, 0], "silent");
    assert_eq!(next, "dealer=0,played=1,radelci=1/1/1,score=250/0/0");
    assert_eq!(solo("silent_valat=50", "announce none; kontra none; kontra none").0, [50, 0, 0]);
    assert_eq!(solo("", "announce valat; kontra none; kontra none").0, [500, 0, 0]);
    assert_eq!(solo("", "announce valat; kontra valat; kontra valat; kontra none").0, [2000, 0, 1500]);
    assert_eq!(solo("radelci=1/0/0", "announce valat; kontra none; kontra none").0, [1000, 0, 0]);
    let silent = "announce trula; kontra game trula; kontra game; kontra none";
    assert_eq!(solo("", silent).0, [4 * 250, 0, 3 * 250], "the game's kontra counts, that on trula does not");
    assert_eq!(
        solo("radelci=1/0/0", "announce none; kontra none; kontra none").1,
        "dealer=0,played=1,radelci=1/1/1,score=500/0/0"
    );
}

#[test]
fn a_failed_valat_costs_five_hundred_and_a_declarer_without_tricks_a_silent_one() {
    assert_eq!(strong_solo("", "announce valat; kontra none; kontra none"), [-500, 0, 0]);
    assert_eq!(strong_solo("", "announce valat; kontra valat; kontra none"), [-1000, 0, 0]);
    // Seat 0 holds nothing that wins.
    let dealt = deal(
        [
            "H4 H3 H2 H1 D4 D3 D2 D1 S7 S8 S9 S10 C7 C8 C9 T1",
            "T22 T21 T20 T19 T18 HK HQ",
            "T17 T16 T15 DK SK CK",
        ],
        "T2 T3 C10 CJ CC CQ",
    );
    let solo = |options: &str, words: &str| {
        let mut line = line(options, &dealt, &format!("pass; pass; bid solo; {words}"));
        play_out(&mut line, ["H4 D4 S7 C7", "", "DK SK CK"]);
        assert_eq!(public(&line).tricks(Seat::new(0)), 0);
        scores(&line)
    };
    let none = "announce none; kontra none; kontra none";
    let mond = if solo("mond=0", none)[1] == solo("", none)[1] { 0 } else { 21 };
    assert_eq!(solo("", none), [-250, -mond, 0]);
    assert_eq!(solo("silent_defenders=no", none)[0], -250);
    assert_eq!(solo("", "announce valat; kontra none; kontra none")[0], -500);
    assert_eq!(solo("", "announce trula; kontra game; kontra none; kontra none")[0], -500);
}

#[test]
fn a_mond_left_in_the_opened_talon_costs_twenty_one() {
    let dealt = deal(["T22 T20 T19 T18 T17 T16 T15 H4", "T1 T2 T3", "T4 T5 T6"], "T21 D4 D3 D2 D1 DJ");
    let game = |options: &str, group: u8| {
        let words = format!("pass; pass; bid three; talon {group}; ");
        let mut line = line(options, &dealt, &words);
        let first = legal(&line)[0].clone();
        play(&mut line, &format!("{first}; announce none; kontra none; kontra none"));
        play_out(&mut line, ["", "", ""]);
        scores(&line)
    };
    let (left, free) = (game("", 2), game("mond=0", 2));
    assert_eq!(left[0], free[0] - 21);
    assert_eq!(left[1..], free[1..]);
    let radelc = game("radelci=1/0/0", 2)[0] - game("radelci=1/0/0,mond=0", 2)[0];
    assert_eq!(radelc, -21, "never multiplied");
}

#[test]
fn a_mond_lost_in_klop_costs_only_where_the_flag_says_so() {
    let dealt = deal(["T21 H4", "T22 H3", "T2 T3 H2"], "");
    let klop = |options: &str| {
        let mut line = line(options, &dealt, "pass; pass; bid klop; T21; T22");
        play_out(&mut line, ["", "", ""]);
        scores(&line)
    };
    let (usual, always) = (klop(""), klop("mond_always=yes"));
    assert_eq!(always[0], usual[0] - 21);
    assert_eq!(always[1..], usual[1..]);
}

// --- 10 and 11: radelci and sessions ---

fn next_options(line: &Line<Tarok>) -> Option<Options> {
    line.game().next(line.position(), line.ending().unwrap()).map(|next| next.options())
}

#[test]
fn everybody_gets_a_radelc_after_klop_and_beggar_and_solo_where_the_flag_says_so() {
    let radelci = |options: &str, words: &str| {
        let mut line = line(options, &strong_deal(), words);
        play_out(&mut line, [FROM_THE_TOP, "", ""]);
        let next = next_options(&line).unwrap();
        next.get("radelci").unwrap_or("0/0/0").to_owned()
    };
    let solo = "pass; pass; bid solo; announce none; kontra none; kontra none";
    let beggar = "pass; pass; bid beggar; kontra none; kontra none";
    assert_eq!(radelci("", "pass; pass; bid klop"), "1/1/1");
    assert_eq!(radelci("radelci=0/2/0", "pass; pass; bid klop"), "1/3/1");
    assert_eq!(radelci("", beggar), "1/1/1");
    assert_eq!(radelci("radelci=1/0/0", beggar), "1/1/1", "one used, one got");
    assert_eq!(radelci("radelc_erased=won,radelci=1/0/0", beggar), "2/1/1", "the beggar was lost");
    assert_eq!(radelci("", solo), "0/0/0");
    assert_eq!(radelci("radelc_solo=yes", solo), "1/1/1");
    assert_eq!(radelci("radelci=2/1/0", solo), "1/1/0");
    assert_eq!(radelci("radelci=2/1/0,radelc_erased=won", solo), "1/1/0", "it was won");
}

#[test]
fn a_session_passes_on_dealer_radelci_score_and_deals_and_ends_with_its_last_deal() {
    let mut first = line("deals=2", &strong_deal(), "pass; pass; bid klop");
    play_out(&mut first, [FROM_THE_TOP, "", ""]);
    let next = next_options(&first).unwrap();
    assert_eq!(next.get("dealer"), Some("0"));
    assert_eq!(next.get("played"), Some("1"));
    assert_eq!(next.get("deals"), Some("2"));
    let score = scores(&first).iter().map(ToString::to_string).collect::<Vec<_>>().join("/");
    assert_eq!(next.get("score"), Some(score.as_str()));
    let mut last = line(&next.to_string(), &strong_deal(), "pass; pass; bid klop");
    play_out(&mut last, ["", "", ""]);
    assert_eq!(next_options(&last), None);
}

#[test]
fn radelci_left_are_settled_in_the_last_deal() {
    let klop = |options: &str| {
        let mut line = line(options, &strong_deal(), "pass; pass; bid klop");
        play_out(&mut line, [FROM_THE_TOP, "", ""]);
        scores(&line)
    };
    let usual = klop("radelci=0/1/2");
    let last = klop("radelci=0/1/2,deals=24,played=23,radelc_left=-100");
    let cost: Vec<i32> = last.iter().zip(&usual).map(|(last, usual)| last - usual).collect();
    assert_eq!(cost, [-100, -200, -300], "with the one that this klop brought");
    assert_eq!(klop("radelci=0/1/2,deals=24,played=22,radelc_left=-100"), usual);
}

#[test]
fn options_that_cannot_be_are_refused_with_what_was_expected() {
    let refused = |text: &str| Tarok::from_options(&Options::parse(text).unwrap()).unwrap_err().to_string();
    assert!(refused("preset=vienna").contains("expected seed | tarok-net | pagat"));
    assert!(refused("colour=red").starts_with("unknown option \"colour\": expected preset, opening"));
    assert!(refused("values=1/2/3").contains("five whole numbers"));
    assert!(refused("radelci=1/2").contains("a whole number from 0 to 65535 for each seat"));
    assert!(refused("deals=24,played=24").contains("fewer than the 24 deals of the session"));
    assert!(refused("opening=maybe").contains("preset | forced | free"));
    assert_eq!(game("preset=tarok-net,mond=20").options().to_string(), "preset=tarok-net");
}

#[test]
fn what_is_not_legal_is_refused_and_changes_nothing() {
    let cases = [
        ("pass; pass; bid three", "talon 3"),
        ("pass; pass; bid one; talon 1", "discard HK"),
        ("pass; pass; bid one; talon 1", "discard T22"),
        ("pass; pass; bid two; talon 1", "discard H4"),
        ("pass; pass; bid klop", "announce trula"),
        ("pass; pass; bid solo; announce none", "kontra kings"),
        (
            "pass; pass; bid solo; announce none; kontra game; kontra game; kontra game; kontra game",
            "kontra game",
        ),
    ];
    for (before, wrong) in cases {
        let mut line = line("", &plain_deal(), before);
        let was = line.clone();
        let mv = line.game().parse_move(wrong).unwrap();
        assert!(line.play(mv).is_err(), "{wrong}");
        assert_eq!(line, was);
    }
}
