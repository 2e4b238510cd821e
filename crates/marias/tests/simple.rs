//! `min` and `max`: by rank, then the rightmost in the order of the suits.

mod common;

use common::{deal, line};
use game::{Hosted, Limits, Line, Options, think_alone};
use marias::Marias;

/// What a player with these options does at the end of a line.
fn decides(player: &str, options: &str, line: &Line<Marias>) -> String {
    let kinds = Marias::players();
    let kind = kinds.iter().find(|kind| kind.name == player).unwrap();
    let options = Options::parse(options).unwrap();
    let mut player = (kind.make)(line.game(), &options.checked(&kind.options).unwrap()).unwrap();
    player.begin(1);
    let view = line.view(line.turn().unwrap().into());
    think_alone(Limits::NONE, |thinking| player.decide(&view, thinking)).mv.to_string()
}

fn of(player: &str, game: &str, hands: [&str; 3], moves: &str) -> String {
    decides(player, "", &line(game, &deal(hands), moves))
}

#[test]
fn the_ten_stands_below_the_ace_also_when_a_trump_is_chosen() {
    // No ace: a ten is the largest card; in the natural order it is a king.
    let kings = ["H7 H8 HK L10 L7 A8 B9", "", ""];
    assert_eq!(of("max", "", kings, ""), "trump L10");
    assert_eq!(of("max", "rank_order=natural", kings, ""), "trump HK");
    // No 7, 8 or 9: the smallest is a dolník, not a ten.
    let tens = ["HJ H10 LQ LK AQ AK BA", "", ""];
    assert_eq!(of("min", "", tens, ""), "trump HJ");
    assert_eq!(of("min", "rank_order=natural", tens, ""), "trump H10");
}

#[test]
fn the_published_options_of_smart_know_the_same_order() {
    let hand = |game: &str| line(game, &deal(["H7 HK L10 LJ L8 A9 B9", "", ""]), "");
    assert_eq!(decides("smart", "trump=highest", &hand("")), "trump L10");
    assert_eq!(decides("smart", "trump=highest", &hand("rank_order=natural")), "trump HK");
    assert_eq!(decides("smart", "trump_card=highest", &hand("")), "trump L10");
    assert_eq!(decides("smart", "trump_card=highest", &hand("rank_order=natural")), "trump LJ");
}

#[test]
fn equal_ranks_are_taken_from_the_right() {
    let sevens = ["H7 L7 A7 B7 HA LA AA", "", ""];
    assert_eq!(of("min", "", sevens, ""), "trump B7");
    assert_eq!(of("max", "", sevens, ""), "trump AA");
}

#[test]
fn the_talon_is_chosen_like_a_card_but_for_fat_cards_and_the_trump() {
    let hands = ["B7 L7 A7 HK LK AK AA HA LA H8 L8 A8", "", ""];
    assert_eq!(of("min", "", hands, "trump B7"), "talon L7 A7", "the chosen seven stays");
    assert_eq!(of("max", "", hands, "trump AA"), "talon LK AK", "no ace may go");
}

#[test]
fn min_bids_only_what_it_must_and_max_all_that_is_legal() {
    let hands = ["H7 H8 H9 HJ L7 L8 L9 A7 A8 A9 B7 B8", "", ""];
    let talon = "trump H8; talon B7 B8";
    assert_eq!(of("min", "", hands, talon), "bid hra");
    assert_eq!(of("max", "", hands, talon), "bid hra sedma stovka");
    let said = format!("{talon}; bid hra sedma stovka");
    assert_eq!(of("min", "", hands, &said), "pass");
    assert_eq!(of("max", "", hands, &said), "bid flek:hra flek:sedma flek:stovka");
    let spoken = line("", &deal(hands), &said);
    assert_eq!(decides("max", "bids=hra", &spoken), "pass", "unless it is told to bid nothing beyond hra");
}

#[test]
fn of_the_legal_cards_the_smallest_or_the_largest() {
    let hands = ["H7 H8 H9 L7 A7 A8 A9 B7 B8 B9 BJ LJ", "L8 LQ L10 LA AQ AK HJ HQ HA BQ", ""];
    let play = "trump H8; talon B7 B8; bid hra; pass; pass";
    let led = format!("{play}; L7");
    assert_eq!(of("min", "", hands, play), "A7", "the rightmost seven that is left");
    assert_eq!(of("max", "", hands, play), "BJ");
    assert_eq!(of("min", "", hands, &led), "L8", "one has to beat, and all of these do");
    assert_eq!(of("max", "", hands, &led), "LA");
}

#[test]
fn in_betl_the_ten_is_low() {
    let betl = "trump H8; talon B7 B8; bid betl; good; good; pass; pass";
    let hands = ["H10 H8 HJ L10 LJ A10 AJ B7 B8 B10 BJ LQ", "", ""];
    let begun = line("profile=voleny-csm", &deal(hands), betl);
    assert_eq!(decides("max", "", &begun), "LQ");
    let led = line(
        "profile=voleny-csm",
        &deal(["H7 H8 H9 L7 L8 L9 A7 A8 A9 B7 B8 B9", "H10 HJ", "HQ HK HA"]),
        &format!("{betl}; H9"),
    );
    assert_eq!(decides("min", "", &led), "H10");
    assert_eq!(decides("max", "", &led), "HJ");
}

#[test]
fn a_trump_game_is_all_they_play_and_nothing_is_said_against_one() {
    let csm = "profile=voleny-csm";
    let hands = ["H7 H8 H9 HJ L7 L8 L9 A7 A8 A9 B7 B8", "", ""];
    for player in ["min", "max", "smart"] {
        assert_eq!(of(player, csm, hands, "trump H8; talon B7 B8"), "colour");
        assert_eq!(of(player, csm, hands, "trump H8; talon B7 B8; colour"), "good");
        let bid = of(player, csm, hands, "trump H8; talon B7 B8; colour; good; good");
        assert!(bid.starts_with("bid hra") && !bid.contains("stovka"), "{player}: {bid}");
    }
}
