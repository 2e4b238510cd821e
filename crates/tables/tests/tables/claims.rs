//! Claims that are judged apart from the table.

use game::Stop;
use serde_json::json;
use tables::Code;
use tables::table::{Actor, Command, What};

use crate::setting::{Setting, word};

/// Two people at cards, so far into the game that the rest can be judged.
fn late() -> Setting {
    let mut setting = Setting::of("briskula", &["me", "open"]);
    setting.sit("bor");
    for number in 0..37 {
        setting.play(number);
    }
    setting
}

#[test]
fn a_verdict_is_the_same_wherever_it_is_given() {
    for show in [false, true] {
        let judged = late().table.case("ana", show).unwrap().judge(&Stop::new());
        let mut here = late();
        let mut elsewhere = late();
        let ana = Actor::person("ana", "ana");
        let at_once = here.ask(&ana, &Command::Claim { show, verdict: None });
        let later = elsewhere.ask(&ana, &Command::Claim { show, verdict: Some(judged) });
        assert_eq!(at_once, later);
    }
}

#[test]
fn a_verdict_on_a_game_that_has_gone_on_is_worth_nothing() {
    let mut setting = late();
    let verdict = Some(setting.table.case("ana", false).unwrap().judge(&Stop::new()));
    setting.play(0);
    let refused = setting.ask(&Actor::person("ana", "ana"), &Command::Claim { show: false, verdict });
    assert_eq!(refused.unwrap_err().code, Code::Stale);
}

#[test]
fn whoever_is_stopped_has_proven_nothing() {
    let setting = late();
    let stop = Stop::new();
    stop.stop();
    let verdict = Some(setting.table.case("ana", false).unwrap().judge(&stop));
    let mut setting = late();
    let refused = setting.ask(&Actor::person("ana", "ana"), &Command::Claim { show: false, verdict });
    assert_eq!(refused.unwrap_err().code, Code::Unproven);
}

#[test]
fn what_is_wrong_with_a_claim_is_said_before_it_is_judged() {
    let setting = late();
    assert_eq!(setting.table.case("eva", false).unwrap_err().code, Code::NotAllowed);
    let mut boards = Setting::of("gobblet3", &["me", "open"]);
    boards.sit("bor");
    assert_eq!(boards.table.case("ana", true).unwrap_err().code, Code::NotAllowed);
}

#[test]
fn an_engine_that_cannot_prove_a_claim_declines_and_the_log_says_so() {
    let asked = json!({ "game": "briskula", "seats": ["me", "random"] });
    let mut setting = Setting::asked(asked);
    let entries = setting.does("ana", &Command::Claim { show: true, verdict: None });
    let words: Vec<String> = entries.iter().map(|entry| word(&entry.what)).collect();
    assert_eq!(words, ["offered", "declined"], "it is far too early");
    assert!(matches!(entries[0].what, What::Offered { objector: Some(_), .. }), "{:?}", entries[0]);
    assert_eq!(setting.read_again().version, setting.table.version);
}

#[test]
fn a_claimed_deal_tells_how_its_scores_came_about() {
    let mut setting = Setting::of("briskula", &["me", "me"]);
    let proven = loop {
        setting.play(1);
        let claim = Command::Claim { show: false, verdict: None };
        let mut tried = setting.read_again();
        let ana = Actor::person("ana", "ana");
        if tried.apply(&crate::setting::occasion(9), &ana, &claim, &mut |_, _| {}).is_ok() {
            break claim;
        }
        assert!(setting.table.turn().is_some(), "the last card is certain");
    };
    setting.does("ana", &proven);
    let line = setting.table.play.as_ref().unwrap().line();
    let (account, ending) = (line.account(), line.ending().unwrap());
    assert_eq!(ending.reason, "claimed");
    assert_eq!(account.total(2), ending.scores);
    assert_eq!(account.counts[0].each.as_slice().iter().sum::<i32>(), 120, "the rest is counted");
    assert_eq!(setting.table.play.as_ref().unwrap().record(Vec::new()).account, account);
    let told = serde_json::to_value(&setting.table.sheet[0]).unwrap();
    assert_eq!(told["account"]["counts"][0]["what"], "points");
    assert_eq!(setting.read_again().sheet, setting.table.sheet);
}

#[test]
fn whoever_sits_in_several_seats_agrees_with_themselves() {
    let mut setting = Setting::of("briskula", &["me", "me"]);
    for number in 0..39 {
        setting.play(number);
    }
    let entries = setting.does("ana", &Command::Claim { show: true, verdict: None });
    let words: Vec<String> = entries.iter().map(|entry| word(&entry.what)).collect();
    assert_eq!(words, ["offered", "ended"], "nobody else is to be asked");
}
