//! The rules, one by one.

mod common;

use common::{card, cards, deal, dealt, game, legal, line, scores, seat};
use game::{Game, Options, Position};
use marias::{Goal, LastSeven, Marias, Phase};

/// A deal in which seat 0 has all bells and low hearts, and nobody else has bells.
fn bells() -> String {
    deal([
        "H7 B7 B8 B9 BJ BQ BK H8 H9 H10 B10 BA",
        "HA LA L10 LK A9 AJ AQ AK A10 AA",
        "L9 HJ HQ HK L7 L8 LJ LQ A7 A8",
    ])
}

/// Trump and talon, hra, and nobody says more.
const HRA: &str = "trump H7; talon B7 B8; bid hra; pass; pass";

#[test]
fn forhont_gets_seven_cards_and_chooses_one_as_trump() {
    let line = line("", &bells(), "");
    assert_eq!(line.game().decision(line.position()), "trump");
    assert_eq!(
        legal(&line).join("; "),
        "trump H7; trump B7; trump B8; trump B9; trump BJ; trump BQ; trump BK"
    );
    assert_eq!(line.position().hand(seat(1)).len(), 5);
    let chosen = common::line("", &bells(), "trump H7");
    assert_eq!([0, 1, 2].map(|at| chosen.position().hand(seat(at)).len()), [12, 10, 10]);
}

#[test]
fn no_fat_card_and_not_the_trump_card_goes_into_the_talon() {
    let line = line("", &bells(), "trump H7");
    let moves = legal(&line);
    assert!(moves.iter().all(|mv| !mv.contains("10") && !mv.contains("BA") && !mv.contains("H7")));
    assert!(moves.contains(&"talon H8 H9".to_owned()), "other trumps may go");
    assert!(moves.contains(&"talon BQ BK".to_owned()), "a marriage may be broken");
    assert_eq!(moves.len(), 8 * 9 / 2 - 8, "two of eight cards");
    assert_eq!(moves[0], "talon H8 H9");
}

#[test]
fn cards_are_listed_in_the_order_in_which_they_are_written() {
    let line = line("", &bells(), HRA);
    assert_eq!(legal(&line).join(" "), "H7 H8 H9 H10 B9 B10 BJ BQ BA", "the king waits for its horník");
}

#[test]
fn follow_and_beat_else_trump_and_overtrump() {
    // Trumps H; on the table BJ and HA; hand L9 HJ HQ HK.
    let line = line("", &bells(), &format!("{HRA}; BJ; HA"));
    assert_eq!(legal(&line), ["HJ", "HQ"]);
}

#[test]
fn a_follower_need_not_beat_a_trick_that_has_been_trumped() {
    // Acorns are led; seat 1 has none and trumps; seat 2 follows with any acorn.
    let deal = deal([
        "H7 A7 L7 L8 L9 B7 B8 B9 BJ BQ HA H10",
        "H8 H9 HJ LJ LQ LK LA L10 B10 BA",
        "HQ HK A8 A9 A10 AJ AQ AK AA BK",
    ]);
    let trumped = line("", &deal, "trump H7; talon B7 B8; bid hra; pass; pass; A7; H8");
    assert_eq!(legal(&trumped), ["A8", "A9", "A10", "AJ", "AQ", "AA"]);
    let led = line("", &deal, "trump H7; talon B7 B8; bid hra; pass; pass; H10; H8");
    assert_eq!(legal(&led), ["HQ"], "a trump lead is no trumping, but nothing is higher; the king waits");
}

#[test]
fn a_trump_lead_is_beaten_like_any_suit() {
    let deal = deal([
        "H9 L7 L8 L9 B7 B8 B9 BJ BQ A7 A8 A9",
        "H7 HJ HA LJ LQ LK L10 LA B10 BA",
        "H8 HQ HK H10 AJ AQ AK A10 AA BK",
    ]);
    let moves = "trump H9; talon L7 L8; bid hra; pass; pass; H9";
    assert_eq!(legal(&line("", &deal, moves)), ["HJ", "HA"]);
    assert_eq!(legal(&line("", &deal, &format!("{moves}; HJ"))), ["H10", "HQ"]);
    assert_eq!(legal(&line("", &deal, &format!("{moves}; HA"))), ["H8", "H10", "HQ"]);
}

#[test]
fn the_natural_order_puts_the_ten_below_the_dolnik() {
    let deal = deal([
        "H9 L10 L8 L9 B7 B8 B9 BJ BQ A7 A8 A9",
        "H7 HJ HA LJ LQ L7 LK LA B10 BA",
        "H8 HQ HK H10 AJ AQ AK A10 AA BK",
    ]);
    let moves = "trump H9; talon B7 B8; bid hra; pass; pass; L10";
    assert_eq!(legal(&line("", &deal, moves)), ["LA"]);
    assert_eq!(legal(&line("rank_order=natural", &deal, moves)), ["LJ", "LQ", "LA"], "and the king waits");
}

#[test]
fn playing_the_hornik_declares_the_marriage() {
    let line = line("", &bells(), &format!("{HRA}; BQ; HA; HJ"));
    let play = line.position().public().play();
    assert_eq!(play.declared(seat(0)).map(cards::Suit::letter).collect::<String>(), "B");
    assert_eq!(marias::points(line.position().public(), 0), 20);
    let trumps = common::line("", &bells(), &format!("{HRA}; BJ; HA; HQ"));
    assert_eq!(marias::points(trumps.position().public(), 1), 50, "forty in trumps, and the ace");
}

#[test]
fn the_first_bid_contains_hra_and_silence_is_none() {
    let line = line("", &bells(), "trump H7; talon B7 B8");
    assert_eq!(legal(&line), ["bid hra", "bid hra sedma", "bid hra stovka", "bid hra sedma stovka"]);
    let mut refused = line.clone();
    assert!(refused.play(game("").parse_move("pass").unwrap()).is_err());
    assert_eq!(refused, line);
    let deal = deal(["H8 B7 B8 B9 BJ BQ BK H7", "", ""]);
    let without = common::line("", &deal, "trump H8; talon H7 B7");
    assert_eq!(legal(&without), ["bid hra", "bid hra stovka"], "the seven went into the talon");
}

#[test]
fn only_the_holder_announces_the_seven_and_anybody_the_hundred() {
    let deal = deal(["H8 B7 B8 B9 BJ BQ BK", "H7", "H9"]);
    let said = line("", &deal, "trump H8; talon B7 B8; bid hra");
    assert_eq!(legal(&said).len(), 8, "sedma, stovka and flek, each or not");
    let other = line("", &deal, "trump H8; talon B7 B8; bid hra; bid sedma");
    assert_eq!(legal(&other), ["pass", "bid stovka", "bid flek:hra", "bid stovka flek:hra"]);
    let forhont = line("", &deal, "trump H8; talon B7 B8; bid hra; bid sedma; pass");
    assert_eq!(legal(&forhont), ["pass", "bid stovka", "bid flek:sedma", "bid stovka flek:sedma"]);
    // A partner answers the raise of what the other announced.
    let partner = line("", &deal, "trump H8; talon B7 B8; bid hra; bid sedma; pass; bid flek:sedma; pass");
    assert!(legal(&partner).contains(&"bid flek:sedma".to_owned()));
}

#[test]
fn a_goal_is_raised_seven_times_at_most() {
    let start = "trump H7; talon B7 B8; bid hra";
    let raise = "; bid flek:hra; pass; bid flek:hra";
    let mut moves = start.to_owned();
    for _ in 0..3 {
        moves += raise;
    }
    let six = line("", &bells(), &moves);
    assert_eq!(six.position().public().raises(Goal::Hra), 6);
    assert!(legal(&six).contains(&"bid flek:hra".to_owned()), "the rekaiser");
    let seven = line("", &bells(), &format!("{moves}; bid flek:hra; pass"));
    assert!(!legal(&seven).iter().any(|mv| mv.contains("flek:hra")), "no eighth raise");
    assert_eq!(marias::RAISES[6], "rekaiser");
    let none = line("max_raises=0", &bells(), start);
    assert_eq!(legal(&none), ["pass", "bid stovka"]);
}

#[test]
fn bidding_ends_with_forhonts_silence_or_that_of_both_others_in_a_row() {
    let phase = |moves: &str| {
        line("", &bells(), &format!("trump H7; talon B7 B8; {moves}")).position().public().phase()
    };
    assert_eq!(phase("bid hra; pass; pass"), Phase::Playing);
    assert_eq!(phase("bid hra; bid flek:hra; pass; pass"), Phase::Playing, "forhont is silent");
    assert_eq!(phase("bid hra; bid flek:hra; pass"), Phase::Bidding, "only one of the others is");
    // Silence of the second opponent, then forhont speaks, then silence of the first.
    assert_eq!(phase("bid hra; bid flek:hra; pass; bid flek:hra; pass"), Phase::Bidding);
    assert_eq!(phase("bid hra; bid flek:hra; pass; bid flek:hra; pass; pass"), Phase::Playing);
    assert_eq!(phase("bid hra; pass; bid flek:hra; bid flek:hra; pass; bid flek:hra; pass"), Phase::Playing);
}

#[test]
fn forhont_may_announce_later_unless_his_hundred_replaces_hra() {
    let moves = "trump H7; talon B7 B8; bid hra; bid flek:hra; pass";
    assert_eq!(legal(&line("", &bells(), moves)).len(), 8);
    assert_eq!(legal(&line("hundred_replaces=yes", &bells(), moves)), ["pass", "bid flek:hra"]);
    let first = line("hundred_replaces=yes", &bells(), "trump H7; talon B7 B8");
    assert_eq!(legal(&first), ["bid hra", "bid hra sedma", "bid stovka", "bid sedma stovka"]);
    let hundred = line("hundred_replaces=yes", &bells(), "trump H7; talon B7 B8; bid stovka");
    assert_eq!(legal(&hundred), ["pass", "bid flek:stovka"], "there is no hra to raise");
}

#[test]
fn the_announced_seven_is_kept_while_another_card_is_legal() {
    let moves = "trump H7; talon B7 B8; bid hra sedma; pass; pass";
    assert!(legal(&line("", &bells(), moves)).contains(&"H7".to_owned()));
    assert!(!legal(&line("keep_seven=yes", &bells(), moves)).contains(&"H7".to_owned()));
    assert!(legal(&line("keep_seven=yes", &bells(), HRA)).contains(&"H7".to_owned()), "it was not announced");
}

#[test]
fn a_flek_without_re_loses_hra_where_the_rules_say_so() {
    let moves = "trump H7; talon B7 B8; bid hra; bid flek:hra; pass; pass";
    let lost = line("flek_without_re=lost", &bells(), moves);
    assert_eq!(scores(&lost), [-8, 4, 4], "hearts");
    assert_eq!(lost.ending().unwrap().reason, "flek without re");
    assert!(line("", &bells(), moves).turn().is_some());
    assert!(
        line("flek_without_re=lost,max_raises=1", &bells(), moves).turn().is_some(),
        "there could be no re"
    );
    let two = "trump H7; talon B7 B8; bid hra sedma; bid flek:hra; pass; pass";
    assert!(line("flek_without_re=lost", &bells(), two).turn().is_some(), "hra is not alone");
}

// --- the association's game ---

const CSM: &str = "profile=voleny-csm";

#[test]
fn the_trump_may_be_the_eighth_card_unseen() {
    let line = line(CSM, &bells(), "");
    assert_eq!(legal(&line).last().unwrap(), "trump blind");
    let chosen = common::line(CSM, &bells(), "trump blind; talon B7 B8; colour; good; good");
    assert_eq!(chosen.position().public().turned(), Some(card("H8")));
}

#[test]
fn a_fat_talon_or_the_trump_in_it_binds_to_betl_or_durch() {
    for talon in ["talon H10 B7", "talon H7 B7", "talon H10 BA"] {
        let line = line(CSM, &bells(), &format!("trump H7; {talon}"));
        assert_eq!(legal(&line), ["bid betl", "bid durch"], "{talon}");
    }
    let line = line(CSM, &bells(), "trump H7; talon B7 BK");
    assert_eq!(legal(&line), ["colour", "bid betl", "bid durch"]);
    assert_eq!(line.game().decision(line.position()), "bid");
}

#[test]
fn the_talon_is_written_in_card_order() {
    let line = line(CSM, &bells(), "trump H7");
    let moves = legal(&line);
    assert_eq!(moves.len(), 66);
    assert!(moves.contains(&"talon B10 BJ".to_owned()) && !moves.contains(&"talon BJ B10".to_owned()));
}

#[test]
fn bad_takes_the_talon_for_a_higher_game_and_the_others_are_asked_anew() {
    let taken = line(CSM, &bells(), "trump H7; talon B7 B8; colour; good; bad");
    let position = taken.position();
    assert_eq!((position.turn(), position.public().declarer()), (Some(seat(2)), seat(2)));
    assert!(cards("B7 B8").is_within(position.hand(seat(2))));
    assert_eq!(legal(&taken).len(), 66);
    let moves = "trump H7; talon B7 B8; colour; good; bad; talon L7 B8";
    assert_eq!(legal(&line(CSM, &bells(), moves)), ["bid betl", "bid durch"]);
    let asked = line(CSM, &bells(), &format!("{moves}; bid betl"));
    assert_eq!((asked.turn(), legal(&asked)), (Some(seat(0)), vec!["good".to_owned(), "bad".to_owned()]));
    assert_eq!(
        line(CSM, &bells(), &format!("{moves}; bid betl; good")).turn(),
        Some(seat(1)),
        "though it said good"
    );
    let again = line(CSM, &bells(), &format!("{moves}; bid betl; good; bad; talon AK AA"));
    assert_eq!(legal(&again), ["bid durch"], "a single decision is still asked");
    assert_eq!(again.position().public().announced(Goal::Betl), None, "it is not the new declarer's goal");
    let durch = line(CSM, &bells(), &format!("{moves}; bid durch"));
    assert_eq!(durch.position().public().phase(), Phase::Bidding, "nobody is asked after durch");
    assert_eq!(
        (durch.turn(), legal(&durch)),
        (Some(seat(0)), vec!["pass".to_owned(), "bid flek:durch".to_owned()])
    );
}

#[test]
fn in_betl_and_durch_declarer_leads_in_the_natural_order_without_trumps() {
    let moves = "trump H7; talon B7 B8; colour; bad; talon AK AA; bid betl; good; good; pass; pass";
    let line = line(CSM, &bells(), moves);
    assert_eq!(line.turn(), Some(seat(1)));
    assert!(line.position().public().turned().is_none(), "the trump card is not turned");
    assert!(legal(&line).contains(&"LK".to_owned()));
    // Hearts are led: whoever has none throws anything; the ten is below the dolník.
    let followed = common::line(CSM, &bells(), &format!("{moves}; L10"));
    assert_eq!(legal(&followed), ["LJ", "LQ"]);
    let thrown = common::line(CSM, &bells(), &format!("{moves}; L10; LJ"));
    assert_eq!(legal(&thrown).len(), 10, "no leaf and no trumps: anything");
}

#[test]
fn betl_is_lost_with_the_first_trick_and_durch_with_the_first_that_is_not_taken() {
    let betl =
        "trump H7; talon B7 B8; colour; bad; talon AK AA; bid betl; good; good; bid flek:betl; pass; pass";
    let lost = line(CSM, &bells(), &format!("{betl}; LA; LQ; BA"));
    assert_eq!((scores(&lost), lost.ending().unwrap().reason), (vec![30, -60, 30], "betl lost"));
    let durch = "trump H7; talon H10 B7; bid durch; pass; pass";
    let lost = line(CSM, &bells(), &format!("{durch}; H9; HA; HQ"));
    assert_eq!((scores(&lost), lost.ending().unwrap().reason), (vec![-60, 30, 30], "durch lost"));
    // No suit but bells and hearts, hearts without help: nine bells would not be enough.
    let on = line(CSM, &bells(), &format!("{durch}; BA; A9; L7"));
    assert_eq!(on.turn(), Some(seat(0)));
}

#[test]
fn betl_is_made_without_a_trick_and_worth_what_it_was_raised_to() {
    let deal = deal(["H7 H8 L7 L8 A7 A8 B7 H9 L9 A9 B8 B9", "", ""]);
    let betl = "trump H7; talon H9 L9; bid betl; good; good; bid flek:betl; pass; bid flek:betl; pass; pass";
    for (options, worth) in
        [(CSM, 60), ("profile=voleny-csm,tariff=1/2/1/5/10,cap=0", 20), ("profile=voleny-csm,cap=40", 40)]
    {
        let mut made = line(options, &deal, betl);
        while made.turn().is_some() {
            let first = made.legal()[0];
            made.play(first).unwrap();
        }
        let ending = made.ending().unwrap();
        assert_eq!(
            (ending.scores.as_slice(), ending.reason),
            ([2 * worth, -worth, -worth].as_slice(), "betl made")
        );
        assert_eq!(made.position().public().play().taken(seat(0)), 0);
    }
}

#[test]
fn betl_and_durch_are_never_doubled_by_hearts() {
    let deal = deal(["H7 H8 H9 H10 HJ HQ HK HA BA BK B7 B8", "LA", "AA"]);
    let mut made = line(CSM, &deal, "trump H7; talon B7 B8; bid durch; pass; pass");
    for text in ["HA", "HK", "HQ", "HJ", "H10", "H9", "H8", "H7", "BA", "BK"] {
        made.play(made.game().parse_move(text).unwrap()).unwrap();
        while made.turn().is_some_and(|turn| turn != seat(0)) {
            let first = made.legal()[0];
            made.play(first).unwrap();
        }
    }
    let ending = made.ending().unwrap();
    assert_eq!((ending.scores.as_slice(), ending.reason), ([60, -30, -30].as_slice(), "durch made"));
}

#[test]
fn colour_twice_good_turns_the_trump_and_forhont_bids() {
    let line = line(CSM, &bells(), "trump H7; talon B7 B8; colour; good; good");
    assert_eq!(line.position().public().turned(), Some(card("H7")));
    assert_eq!(line.turn(), Some(seat(0)));
    assert_eq!(legal(&line), ["bid hra", "bid hra sedma", "bid stovka", "bid sedma stovka"]);
}

#[test]
fn an_announced_seven_that_the_partner_beats_in_the_last_trick_is_killed() {
    // Every plain suit goes round twice and is trumped by forhont the third time; his last trump meets the seven of seat 1
    // and the ace of its partner.
    let deal = deal([
        "H8 L7 L8 A7 A8 B7 B8 H9 HJ HQ HK H10",
        "H7 L9 LQ LA A9 AQ AA B9 BQ BA",
        "HA LJ LK L10 AJ AK A10 BJ BK B10",
    ]);
    let order = ["L", "A", "B", "HQ", "HK", "H10", "H8", "H7", "HA"];
    let place = |card: &String| order.iter().position(|kind| card.starts_with(kind));
    for (options, worth) in [("profile=seed", 8), ("killed_doubles=no", 4)] {
        let mut line = line(options, &deal, "trump H8; talon H9 HJ; bid hra; bid sedma; pass; pass");
        while line.turn().is_some() {
            let chosen = legal(&line).into_iter().min_by_key(place).unwrap();
            line.play(line.game().parse_move(&chosen).unwrap()).unwrap();
        }
        let public = line.position().public();
        assert_eq!(public.play().last_seven(), LastSeven::Beaten(seat(1)), "{options}: {:?}", line.moves());
        let account = line.game().account(line.position());
        let sedma = account.entries.iter().find(|entry| entry.what == "sedma").unwrap();
        assert_eq!(sedma.scores.as_slice(), [2 * worth, -worth, -worth], "hearts, {options}");
    }
}

// --- sessions, options, deals ---

#[test]
fn forhont_moves_clockwise_and_money_adds_up() {
    let lost =
        line("flek_without_re=lost", &bells(), "trump H7; talon B7 B8; bid hra; bid flek:hra; pass; pass");
    let next = lost.game().next(lost.position(), lost.ending().unwrap()).unwrap();
    assert_eq!(next.options().to_string(), "flek_without_re=lost,forhont=1,money=-8/4/4");
    let again = game("forhont=2,money=4/-2/-2");
    let line = dealt("forhont=2,money=4/-2/-2", 1);
    let ending = game::Ending { scores: game::Scores::from_slice(&[1, 1, -2]).unwrap(), reason: "test" };
    let next = again.next(line.position(), &ending).unwrap();
    assert_eq!((next.forhont(), next.money()), (seat(0), [5, -1, -4]));
}

#[test]
fn options_are_refused_with_what_was_expected() {
    let refused = |text: &str| Marias::from_options(&Options::parse(text).unwrap()).unwrap_err().to_string();
    assert!(refused("profile=tarok").contains("seed | openmarias | voleny-csm"));
    assert!(refused("profile=licitovany-csm").contains("expected seed"));
    assert!(refused("rank_order=odd").contains("usual | natural"));
    for bad in [
        "tariff=1/2/3/4",
        "tariff=1/2/1/15/1001",
        "tariff=1/2/1/15/30/1",
        "tariff=a/2/1/15/30",
        "tariff=-1/2/1/15/30",
    ] {
        assert!(refused(bad).contains("five whole numbers from 0 to 1000"), "{bad}");
    }
    assert!(refused("hundred_base=0").contains("from 1 to 100"));
    assert!(refused("hundred_base=101").contains("from 1 to 100"));
    assert!(refused("max_raises=8").contains("from 0 to 7"));
    assert!(refused("cap=1000001").contains("from 0 to 1000000"));
    assert!(refused("cap=01").contains("from 0 to 1000000"));
    assert!(refused("forhont=3").contains("from 0 to 2"));
    assert!(refused("money=1/2").contains("a whole number for each seat from -10^12 to 10^12"));
    assert!(refused("flek=2").contains("unknown option"));
}

#[test]
fn a_field_alone_overrides_the_profile_and_only_what_differs_is_written() {
    let options = |text: &str| game(text).options().to_string();
    assert_eq!(options("profile=seed,hundred_base=2"), "profile=seed");
    assert_eq!(options("profile=openmarias,hundred_base=2"), "hundred_base=2");
    assert_eq!(
        options("profile=voleny-csm,hundred_growth=double,cap=0"),
        "cap=0,hundred_growth=double,profile=voleny-csm"
    );
    assert_eq!(options("money=0/0/0,forhont=0"), "");
    assert_eq!(options("money=0"), "", "a bare 0 is nothing for everybody");
    assert_eq!(options("money=3/-1/-2"), "money=3/-1/-2");
}

#[test]
fn a_deal_has_twelve_cards_for_forhont_and_ten_for_the_others() {
    let parse = |options: &str, text: &str| {
        game(options).parse_deal(text).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(parse("", &bells()), Ok(()));
    assert!(parse("forhont=1", &bells()).unwrap_err().contains("10 cards in this pile (not 12)"));
    assert!(
        parse("", &bells().replacen("H7 ", "", 1)).unwrap_err().contains("12 cards in this pile (not 11)")
    );
    assert!(
        parse("", &bells().replacen("H7", "LA", 1)).unwrap_err().contains("a card that was not dealt before")
    );
    assert!(parse("", "H7/H8").is_err());
    let rule = |seat: usize| {
        format!("(rules 1 and 2: 12 cards for forhont, seat {seat}, 10 for each other, all different)")
    };
    assert!(parse("", &bells().replacen(" A8", "", 1)).unwrap_err().contains(&rule(0)), "31 cards");
    assert!(
        parse("", &bells().replacen("A8", "A7", 1)).unwrap_err().contains(&rule(0)),
        "the same card twice"
    );
    assert!(parse("forhont=1", &bells()).unwrap_err().contains(&rule(1)), "another seat is forhont");
}
