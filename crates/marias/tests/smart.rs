//! The rules of `smart`, one by one.

mod common;

use common::{card, cards, deal, game, line};
use game::random::{deal_stream, mix};
use game::{Game, Line, Position as _, View};
use marias::{Marias, Move, Sight, Smart, Voids};

/// What `smart` does at the end of a line.
fn choice(line: &Line<Marias>) -> String {
    let view = line.view(line.turn().unwrap().into());
    let sight = Sight::of_view(&view).unwrap();
    let chosen = Smart::default().choose(&sight);
    assert!(view.legal().contains(&chosen), "{chosen} of {:?}", view.legal());
    chosen.to_string()
}

fn after(hands: [&str; 3], moves: &str) -> String {
    choice(&line("", &deal(hands), moves))
}

#[test]
fn s1_the_suit_with_the_best_rating_is_trump() {
    // Three leaves with a marriage: 27 + 53; four acorns with ace and ten: 64 + 20; hearts lose the tie to nobody.
    assert_eq!(after(["LQ LK L9 A7 A8 A10 AA", "", ""], ""), "trump A7", "84 against 80");
    assert_eq!(
        after(["LQ LK L9 A7 A8 A9 AA", "", ""], ""),
        "trump L9",
        "80 against 74; no part of the marriage"
    );
    assert_eq!(after(["H7 H8 H9 L7 L8 L9 A7", "", ""], ""), "trump H7", "a tie: hearts come first");
    assert_eq!(
        after(["LQ LK A7 A8 B7 B8 H7", "", ""], ""),
        "trump LQ",
        "nothing else of the suit: the lowest"
    );
}

#[test]
fn s1_the_lowest_card_is_the_weakest_of_the_order_that_is_played() {
    let shown = |options: &str| choice(&line(options, &deal(["LJ L10 LA LK HQ AQ BQ", "", ""]), ""));
    assert_eq!(shown(""), "trump LJ");
    assert_eq!(shown("rank_order=natural"), "trump L10");
}

#[test]
fn s2a_the_card_beside_the_ace_of_a_short_suit_goes_first() {
    // Leaves are trump. Of acorns only the ace and a nine: the nine goes; then bells, without fat cards, the highest.
    let talon = after(["L7 L8 L9 LJ LA L10 AA A9 B7 B8 HQ HK", "", ""], "trump L7");
    assert_eq!(talon, "talon A9 B8");
}

#[test]
fn s2b_a_short_suit_without_fat_cards_gives_its_highest() {
    let talon = after(["L7 L8 L9 LJ LA L10 A7 A8 A9 B7 B8 HA", "", ""], "trump L7");
    assert_eq!(talon, "talon B7 B8", "bells have two cards, then one");
}

#[test]
fn s2_marriages_trumps_and_strong_suits_are_held_back() {
    // Hearts with ace and ten, a marriage in acorns: only the bells are free, though they have a ten.
    let talon = after(["L7 L8 L9 LJ HA H10 H7 H8 AQ AK B8 B10", "", ""], "trump L7");
    assert_eq!(talon, "talon H7 B8", "one bell, then what was held back: the suit with ace and ten");
}

#[test]
fn s3_hra_is_raised_by_the_sum_of_the_hand() {
    // An opponent asks for 4: no marriage, no court card of three suits, but four aces and tens.
    let rich = "trump H7; talon B7 B8; bid hra";
    let hands = ["H7 H8 H9 HJ B7 B8 B9 BJ L7 L8 A7 A8", "LA L10 AA A10 BA B10 LQ LK HQ HK", ""];
    assert_eq!(after(hands, rich), "bid flek:hra");
    let poor = ["H7 H8 H9 HJ HA H10 B7 B8 B9 BJ LA AA", "L7 L8 L9 LJ A7 A8 A9 AJ BQ HQ", ""];
    assert_eq!(after(poor, rich), "pass");
}

#[test]
fn s4_the_seven_is_announced_with_five_trumps_or_four_and_every_suit() {
    let start = "trump H7; talon L7 L8";
    assert_eq!(after(["H7 H8 H9 HJ HQ A7 A8 L7 L8 L9 LJ B7", "", ""], start), "bid hra sedma");
    assert_eq!(after(["H7 H8 H9 HJ B7 A7 A8 L7 L8 L9 LJ B8", "", ""], start), "bid hra sedma");
    assert_eq!(after(["H7 H8 H9 HJ A9 A7 A8 L7 L8 L9 LJ AJ", "", ""], start), "bid hra", "no bells");
    assert_eq!(after(["H7 H8 H9 B9 B7 A7 A8 L7 L8 L9 LJ B8", "", ""], start), "bid hra");
}

#[test]
fn s4_against_it_four_trumps_flek_and_the_announcer_answers_with_five() {
    let hands = ["H7 H8 H9 B9 B7 A7 L9 L7 L8 HJ LJ B8", "HQ HK H10 HA L10 A8 A9 AJ AQ BJ", "LQ"];
    let said = "trump H7; talon L7 L8; bid hra sedma";
    assert!(after(hands, said).contains("flek:sedma"), "four trumps");
    let answered = after(hands, &format!("{said}; bid flek:sedma; pass"));
    assert!(!answered.contains("flek:sedma"), "four trumps are not five: {answered}");
}

#[test]
fn s5_stovka_is_never_announced() {
    let hands = ["HQ HK HA H10 LA L10 AA A10 BA B10 L7 L8", "", ""];
    assert_eq!(after(hands, "trump HQ; talon L7 L8"), "bid hra");
}

#[test]
fn s6_the_trump_seven_is_kept_while_another_card_is_legal() {
    let hands = ["H7 H8 A7 A8 L7 L8 L9 LJ B7 B8 B9 BJ", "H9 HJ HQ HK H10 HA AA A10 AK AQ", ""];
    let mut line = line("", &deal(hands), "trump H7; talon B7 B8; bid hra; pass; pass");
    while line.turn().is_some() {
        let view = line.view(line.turn().unwrap().into());
        let legal = view.legal();
        let chosen = Smart::default().choose(&Sight::of_view(&view).unwrap());
        assert!(chosen != Move::Play(card("H7")) || legal.len() == 1, "{legal:?}");
        line.play(chosen).unwrap();
    }
}

#[test]
fn s7a_forhont_draws_trumps_while_he_has_as_many() {
    let hands = ["HA H10 HK HJ H9 A7 A8 A9 L7 L8 B7 B8", "H7 H8 HQ", ""];
    assert_eq!(after(hands, "trump H9; talon L7 L8; bid hra; pass; pass"), "HA");
}

#[test]
fn s7b_a_top_ace_of_the_suit_with_most_unseen_cards() {
    // Three trumps against five: they are not drawn. Both aces are top; of bells more cards are out.
    let hands = ["H7 H8 H9 LA L7 L8 BA B7 A7 A8 A9 AJ", "HA", ""];
    assert_eq!(after(hands, "trump H7; talon A7 A8; bid hra; pass; pass"), "BA");
}

#[test]
fn s7c_the_lowest_card_of_the_longest_suit_without_a_bare_ten() {
    let hands = ["H7 H8 H9 L10 L7 L8 L9 A7 A8 A9 B7 B8", "HA LA AA BA", ""];
    assert_eq!(
        after(hands, "trump H7; talon B7 B8; bid hra; pass; pass"),
        "A7",
        "leaves have a ten without its ace"
    );
}

#[test]
fn s8_an_opponent_leads_a_suit_that_forhont_does_not_have() {
    // Forhont trumps a leaf, leads on; when the partner leads, it is a leaf that is not fat.
    let hands = [
        "H7 H8 H9 HJ AA A7 A8 A9 B7 B8 BA BJ",
        "LJ L7 L8 LQ AJ AQ H10 HQ BQ B10",
        "LK L9 LA L10 AK A10 HK HA BK B9",
    ];
    let moves = "trump H7; talon B7 B8; bid hra; pass; pass; HJ; HQ; HA; L9; H8; L7; A7; AJ; AK";
    assert_eq!(after(hands, moves), "LK");
}

#[test]
fn s8c_the_lowest_card_of_the_shortest_suit_without_a_ten() {
    let hands = [
        "H7 H8 H9 HJ A7 A8 A9 AJ B7 B8 B9 BJ",
        "L7 L8 L9 AQ AK A10 HQ HA BQ B10",
        "LJ LQ LK LA L10 AA HK H10 BK BA",
    ];
    // Seat 1 takes the first trick with the ace of trumps and leads: leaves are its shortest suit without a ten.
    assert_eq!(after(hands, "trump H7; talon B7 B8; bid hra; pass; pass; HJ; HA; HK"), "L7");
}

#[test]
fn s9a_fat_cards_go_to_the_partners_safe_trick() {
    let hands = [
        "H7 H8 H9 HJ A7 A8 A9 AJ B7 B8 B9 BJ",
        "L7 L8 L9 AQ AK A10 HQ HA BQ B10",
        "LJ LQ LK LA L10 AA HK H10 BK BA",
    ];
    // The partner's trump ace wins and nobody is to play: the ten of trumps is given; only it and the king are legal.
    assert_eq!(after(hands, "trump H7; talon B7 B8; bid hra; pass; pass; HJ; HA"), "H10");
}

#[test]
fn s9b_the_lowest_card_that_wins_safely() {
    let hands = [
        "H7 H8 H9 A7 A8 A9 AJ B7 B8 B9 BJ LJ",
        "L7 L8 L9 AQ AK HJ HQ HA BQ B10",
        "LQ LK LA L10 AA A10 HK H10 BK BA",
    ];
    // Last to play behind a leaf that the partner could not beat: the horník is enough.
    assert_eq!(
        after(hands, "trump H7; talon B7 B8; bid hra; pass; pass; LJ; L7"),
        "LQ",
        "its ten has its ace beside it"
    );
}

#[test]
fn s9d_what_cannot_be_won_gets_the_lowest() {
    let hands = [
        "H7 H8 H9 HA A7 A8 A9 AJ B7 B8 B9 BJ",
        "L7 L8 L9 AQ AK HJ HQ LJ BQ B10",
        "LQ LK LA L10 AA A10 HK H10 BK BA",
    ];
    assert_eq!(after(hands, "trump H7; talon B7 B8; bid hra; pass; pass; HA"), "HJ");
}

/// What `smart` does at the end of a line if these were the cards in its hand.
fn with_hand(line: &Line<Marias>, hand: &str, voids: Option<Voids>) -> String {
    let view = line.view(line.turn().unwrap().into());
    let sight = Sight::of_view(&view).unwrap();
    let sight = Sight { hand: cards(hand), voids: voids.unwrap_or(sight.voids), ..sight };
    Smart::default().choose(&sight).to_string()
}

#[test]
fn s2c_without_a_short_suit_the_lowest_card_goes() {
    // Every plain suit has a ten: no suit without fat cards, none with its ace. The second time hearts and acorns are equally short.
    let talon = after(["L7 L8 L9 LJ LQ L10 H10 H8 A10 A7 A8 B10", "", ""], "trump L7");
    assert_eq!(talon, "talon H8 A7");
}

#[test]
fn s2_what_was_held_back_is_released_the_dearest_last() {
    let trumps = after(["L7 L8 L9 LJ LQ LK HA H10 AA A10 BA B10", "", ""], "trump L7");
    assert_eq!(trumps, "talon L8 L9", "trumps, but not the seven, horník and king");
    let married = after(["L7 LQ LK L10 LA HQ HK H10 AA A10 BA B10", "", ""], "trump L7");
    assert_eq!(married, "talon HQ HK", "then a plain marriage");
    let last = after(["LQ L7 L8 LK L10 LA HA H10 AA A10 BA B10", "", ""], "trump LQ");
    assert_eq!(last, "talon L7 L8", "and at last the trumps that are left");
}

#[test]
fn s3_forhont_asks_nine_for_each_doubling() {
    // Five trumps 20, no court card anywhere -10, four fat cards 4, two aces 4: 18 are twice nine.
    let said = "trump H8; talon B7 B8; bid hra; bid flek:hra; pass";
    let enough = ["H8 H9 HJ H10 HA LA B10 L7 A7 A8 B7 B8", "", ""];
    assert_eq!(after(enough, said), "bid flek:hra");
    let too_few = ["H8 H9 HJ H10 HA LA B9 L7 A7 A8 B7 B8", "", ""];
    assert_eq!(after(too_few, said), "pass", "17");
}

#[test]
fn s4_tutti_with_five_boty_with_seven_and_the_partner_leaves_it_to_the_announcer() {
    let raises = |hands: [&str; 3], moves: &str| after(hands, moves).contains("flek:sedma");
    let re = "trump H7; talon B7 B8; bid hra sedma; bid flek:sedma; pass; bid flek:sedma";
    assert!(
        raises(["H7 H8 H9 L7 L8 L9 A7 A8 A9 B9 B7 B8", "HJ HQ HK H10 HA L10", "LA"], re),
        "tutti with five"
    );
    assert!(
        !raises(["H7 H8 H9 L7 L8 L9 A7 A8 A9 B9 B7 B8", "HJ HQ HK H10 LJ L10", "HA"], re),
        "not with four"
    );
    let tutti = format!("{re}; bid flek:sedma; pass");
    assert!(raises(["H7 H8 H9 HJ HQ HK H10 A8 A9 B9 B7 B8", "", ""], &tutti), "boty with seven");
    assert!(!raises(["H7 H8 H9 HJ HQ HK L10 A8 A9 B9 B7 B8", "", ""], &tutti), "not with six");
    let boty = format!("{tutti}; bid flek:sedma; bid flek:sedma; pass");
    assert!(!raises(["H7 H8 H9 HJ HQ HK H10 HA A9 B9 B7 B8", "", ""], &boty), "no further");
    // Seat 1 announced it and is silent; seat 2 has five trumps.
    let hands = ["H8 H9 L7 L8 L9 LJ A7 A8 A9 B9 B7 B8", "H7 LQ LK", "HJ HQ HK H10 HA L10"];
    assert!(!raises(hands, "trump H8; talon B7 B8; bid hra; bid sedma; pass; bid flek:sedma; pass"));
}

#[test]
fn s7d_where_every_suit_has_a_bare_ten_the_lowest_that_is_not_fat() {
    let hands = ["H7 H8 H9 L10 L7 L8 L9 A10 A7 B10 B7 B8", "HA LA AA BA", ""];
    assert_eq!(after(hands, "trump H7; talon B7 B8; bid hra; pass; pass"), "A7", "of the shorter suit");
}

#[test]
fn s7e_with_nothing_but_fat_cards_the_lowest() {
    let hands = ["H7 H8 H9 L10 L7 L8 L9 A10 A7 B10 B7 B8", "HA LA AA BA", ""];
    let line = line("", &deal(hands), "trump H7; talon B7 B8; bid hra; pass; pass");
    assert_eq!(
        with_hand(&line, "H7 L10 A10", None),
        "L10",
        "the seven is kept, hearts before leaves before acorns"
    );
}

#[test]
fn s8a_an_opponent_leads_a_sure_ace_where_forhont_can_follow() {
    let hands = [
        "H7 H8 H9 HJ AA A7 A8 A9 B7 B8 BA BJ",
        "LJ L7 L8 LQ AJ AQ H10 HQ BQ B10",
        "LK L9 LA L10 AK A10 HK HA BK B9",
    ];
    // Forhont has trumped a leaf.
    let moves = "trump H7; talon B7 B8; bid hra; pass; pass; HJ; HQ; HA; L9; H8; L7; A7; AJ; AK";
    let line = line("", &deal(hands), moves);
    assert_eq!(with_hand(&line, "LA BA B9", None), "BA", "not the leaf that would be trumped");
    let trumps_gone = with_hand(&line, "LA L10 H7 H9 H10 HK", None);
    assert_eq!(trumps_gone, "LA", "no trump is unseen: any suit is sure");
}

#[test]
fn s9b_a_ten_whose_ace_is_out_goes_where_it_is_safe() {
    let hands = ["H7 H8 H9 A7 A8 A9 AJ B7 B8 B9 BJ LJ", "L7 L8 L9 AQ AK HJ HQ HA BQ B10", ""];
    let line = line("", &deal(hands), "trump H7; talon B7 B8; bid hra; pass; pass; LJ; L7");
    assert_eq!(with_hand(&line, "LQ L10 BK", None), "L10");
    assert_eq!(with_hand(&line, "LQ LK BK", None), "LQ", "else the lowest that wins");
}

#[test]
fn s9c_a_card_that_wins_for_now_is_not_fat_if_possible_and_else_the_ace() {
    let hands = [
        "H7 H8 H9 HJ A7 A8 A9 AJ B7 B8 B9 BJ",
        "L7 L8 L9 AQ AK A10 HQ HA BQ B10",
        "LJ LQ LK LA L10 AA HK H10 BK BA",
    ];
    // Seat 1 leads a leaf; forhont plays after seat 2.
    let line = line("", &deal(hands), "trump H7; talon B7 B8; bid hra; pass; pass; HJ; HA; HK; L7");
    assert_eq!(with_hand(&line, "LJ LQ B9", None), "LJ", "higher leaves are out");
    let mut voids = Voids::default();
    voids.see(line.position().public().play(), common::seat(0), card("A7"));
    assert_eq!(with_hand(&line, "LQ LA L10", Some(voids)), "LQ", "forhont may trump any leaf");
    assert_eq!(with_hand(&line, "LA L10", Some(voids)), "LA");
}

#[test]
fn all_four_published_players_play_every_profile_to_the_end() {
    use game::random::deal_stream;
    for options in ["profile=seed", "", "profile=voleny-csm"] {
        let game = game(options);
        for seed in 0..30 {
            let mut position = game.start(&game.deal(&mut deal_stream(seed, 0)));
            marias::smart_deal(&mut position, Voids::default());
            assert!(game::Position::is_over(&position), "{options}, seed {seed}");
        }
    }
}

/// What `smart` decides in every seat of so many deals, as one number.
fn signature(options: &str, deals: u64) -> u64 {
    let game = game(options);
    let mut signature = 0;
    for index in 0..deals {
        let mut position = game.start(&game.deal(&mut deal_stream(18, index)));
        let mut voids = Voids::default();
        while let Some(seat) = position.turn() {
            let mv = Smart::default().choose(&Sight::of_position(&position, voids));
            if let Move::Play(card) = mv {
                voids.see(position.public().play(), seat, card);
            }
            for byte in mv.to_string().bytes() {
                signature = mix(signature ^ u64::from(byte));
            }
            position.play_unchecked(mv);
        }
    }
    signature
}

#[test]
fn it_never_changes() {
    // It is the fixed point of all comparisons: whoever has to change a number here has changed every published one.
    let frozen = [
        ("profile=seed", 10_617_739_580_114_014_541),
        ("profile=openmarias", 10_617_739_580_114_014_541),
        ("profile=voleny-csm,rank_order=natural", 3_350_942_105_738_410_328),
    ];
    let found: Vec<(&str, u64)> =
        frozen.iter().map(|(options, _)| (*options, signature(options, 200))).collect();
    assert_eq!(found, frozen);
}
