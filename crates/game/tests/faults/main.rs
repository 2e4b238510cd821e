//! Every law of the conformance kit can fail: two small games are told to break one law at a time, and the kit
//! must name that law.

mod coin;
mod row;

use std::panic::{AssertUnwindSafe, catch_unwind};

use coin::Coin;
use game::conformance::Kit;
use row::Row;

const KIT: Kit = Kit { games: 12, seed: 3, max_moves: 100 };

/// The law that a check finds broken.
fn broken_law(check: impl FnOnce()) -> String {
    let payload = match catch_unwind(AssertUnwindSafe(check)) {
        Ok(()) => return "none".to_owned(),
        Err(payload) => payload,
    };
    let message = payload.downcast_ref::<String>().expect("the kit fails with a text");
    let law = message.lines().next().and_then(|line| line.strip_prefix("law broken: "));
    law.unwrap_or_else(|| panic!("not the message of a law: {message}")).to_owned()
}

/// Each fault of the row breaks the law beside it.
fn row_breaks(faults: &[(row::Fault, &str)], check: fn()) {
    for (fault, law) in faults {
        row::FAULT.set(*fault);
        assert_eq!(broken_law(check), *law, "{fault:?}");
    }
}

/// Each fault of the coin breaks the law beside it.
fn coin_breaks(faults: &[(coin::Fault, &str)], check: fn()) {
    for (fault, law) in faults {
        coin::FAULT.set(*fault);
        assert_eq!(broken_law(check), *law, "{fault:?}");
    }
}

#[test]
fn games_without_a_fault_keep_all_laws() {
    KIT.check::<Row>();
    KIT.check_symmetry::<Row>();
    KIT.check_against::<Row>(row::plain);
    KIT.check::<Coin>();
    KIT.check_players::<Coin>();
}

#[test]
fn faults_of_moves_are_found() {
    use row::Fault;
    row_breaks(
        &[
            (Fault::NobodyToMoveYetNotOver, "somebody is to move exactly while the game has not ended"),
            (Fault::StuckWhileRunning, "a running game has a legal move, a finished one has none"),
            (Fault::ListsAMoveTwice, "no legal move is listed twice"),
            (Fault::RefusesAGeneratedMove, "every generated move is legal"),
            (Fault::AcceptsAnIllegalMove, "a move that is not generated is illegal"),
            (Fault::Miscounts, "as many moves are counted as generated"),
            (Fault::DrawsAnIllegalMove, "random moves are legal, and each comes up"),
            (Fault::NeverDrawsTheLastMove, "random moves are legal, and each comes up"),
            (Fault::ListsInAnyOrder, "the order of moves depends on the position alone"),
            (Fault::SeatsDisagree, "a side has a number for every seat"),
        ],
        || KIT.check::<Row>(),
    );
}

#[test]
fn faults_of_declarations_are_found() {
    use row::Fault;
    let declared = "options are declared with a name, a help and a default that fits";
    row_breaks(
        &[
            (Fault::DeclaresABadDefault, declared),
            (Fault::DeclaresAnOptionTwice, declared),
            (Fault::IgnoresUnknownOptions, "an option that is not declared is refused by name"),
            (Fault::IgnoresBadValues, "a value that is not declared is refused"),
            (Fault::RefusesADeclaredChoice, "every declared choice is tried in some variant"),
            (Fault::AsksForAnImpossibleVariant, "every variant can be made"),
        ],
        || KIT.check::<Row>(),
    );
}

#[test]
fn faults_of_notation_are_found() {
    use row::Fault;
    row_breaks(
        &[
            (Fault::WritesMovesWrongly, "the text of a move reads back"),
            (Fault::WritesPositionsWrongly, "the text of a position reads back"),
            (Fault::ReadsNoDeal, "the text of a deal reads back"),
            (Fault::PanicsOnBadText, "a spoilt move is an error or another move"),
            (Fault::PanicsOnABadPosition, "a spoilt position is an error or another position"),
            (Fault::AcceptsWhatItCannotWrite, "a spoilt move is an error or another move"),
        ],
        || KIT.check::<Row>(),
    );
}

#[test]
fn faults_of_the_rules_are_found() {
    use row::Fault;
    let account = "what an account names is declared, and what it gives is worth times shares";
    row_breaks(
        &[
            (Fault::GivesAwayPoints, "every seat has a score, and they add up as declared"),
            (Fault::AccountsForHalf, "where there is an account, its entries add up to the scores"),
            (Fault::AccountsInUnknownWords, account),
            (Fault::AccountsForOtherThanItsWorth, account),
            (Fault::RewardsWhoeverLeaves, "a forfeit costs who leaves and keeps the declared sum"),
            (Fault::EndsWithoutReason, "an ending has a reason in a word or two"),
            (Fault::SeatsWithoutRole, "every seat has a role"),
            (Fault::ChangesRulesForTheNextDeal, "the next deal has the same rules"),
            (Fault::ChangesRulesAfterAForfeit, "a session goes on after a deal that somebody forfeited"),
            (Fault::KeysAreAllEqual, "positions with equal keys have the same future"),
            (Fault::KeysOfEqualPositionsDiffer, "the same moves lead to equal positions with equal keys"),
            (Fault::ForgetsItsOptions, "options read back as the same game"),
            (Fault::SaysItsDefaults, "options are given only as far as they differ from the defaults"),
            (Fault::JsonIsAList, "the JSON of a view is an object"),
            (Fault::TellsAWrongTurn, "a view is the sum of its events"),
        ],
        || KIT.check::<Row>(),
    );
}

#[test]
fn faults_of_symmetry_are_found() {
    use row::Fault;
    row_breaks(
        &[
            (Fault::IdentityIsAMirror, "map 0 is the identity"),
            (Fault::MapsMovesOffTheBoard, "legal moves map onto legal moves"),
            (Fault::MapsMovesWrongly, "mapping and playing can be exchanged"),
            (Fault::MapSwapsTheSeats, "a map changes neither whose turn it is nor the result"),
            (Fault::MapsToAnotherKey, "all maps of a position have one canonical key"),
        ],
        || KIT.check_symmetry::<Row>(),
    );
}

#[test]
fn a_forgetful_generator_is_found() {
    let law = broken_law(|| KIT.check_against::<Row>(row::forgetful));
    assert_eq!(law, "the plain generator finds the same moves");
}

#[test]
fn faults_of_views_are_found() {
    use coin::Fault;
    coin_breaks(
        &[
            (Fault::PanicsOnABadDeal, "a spoilt deal is an error or another deal"),
            (
                Fault::PanicsOnABadDecision,
                "a spoilt decision of another seat is an error or another decision",
            ),
            (Fault::ThinksTheGameIsOver, "a view knows whose turn it is"),
            (
                Fault::ForgetsToCountDecisions,
                "a view knows its viewer, its game and how many decisions were made",
            ),
            (Fault::DealsAnyhow, "the same stream deals the same"),
            (Fault::WritesSeenWrongly, "what is seen of a move reads back"),
            (Fault::HidesTheOwnDecision, "whoever decides sees the whole decision"),
            (Fault::RefusesTheTruth, "every viewer can follow a game by its events"),
            (Fault::RevealHasAType, "what is shown is a JSON object that reads back"),
            (Fault::RevealIsNoObject, "what is shown is a JSON object that reads back"),
            (
                Fault::ListsMovesForEverybody,
                "a view lists the legal moves of its own viewer and nobody else's",
            ),
            (Fault::RefusesButRemembers, "an event that a view refuses leaves it as it was"),
            (Fault::LetsAnybodyDecide, "nobody can decide out of turn, nor after the end"),
            (
                Fault::AcceptsIllegalDecisions,
                "a viewer cannot be told an illegal decision that it sees whole",
            ),
        ],
        || KIT.check::<Coin>(),
    );
}

#[test]
fn leaks_and_false_worlds_are_found() {
    use coin::Fault;
    coin_breaks(
        &[
            (Fault::TellsTheOtherNumber, "a sampled world looks to its viewer exactly like the true one"),
            (Fault::ShowsTheOtherNumber, "what is hidden does not change what a viewer is shown"),
            (Fault::HidesNothing, "something is hidden from somebody exactly where that is declared"),
            (Fault::ListsTooFewWorlds, "the worlds are counted and listed without one missing or twice"),
            (Fault::ListsAWorldTwice, "the worlds are counted and listed without one missing or twice"),
            (Fault::SamplesUnevenly, "every world has the same chance"),
            (Fault::SamplesOnlyOne, "every world has the same chance"),
        ],
        || KIT.check::<Coin>(),
    );
}

#[test]
fn faults_of_players_are_found() {
    use coin::Fault;
    coin_breaks(
        &[
            (Fault::HasNoHousePlayer, "players have different names, and one is the house player"),
            (Fault::PlaysIllegally, "a player decides legally"),
            (Fault::ReportsAnotherMove, "a player decides legally"),
            (Fault::PlaysDifferentlyEachTime, "a player repeats itself for a seed"),
            (Fault::PlaysIllegallyWhenStopped, "a player that is told to stop still decides legally"),
            (Fault::PlaysByTheOtherNumber, "a player does not see what is hidden"),
            (
                Fault::OpensWithAnIllegalMove,
                "openings are legal, repeat for a stream and leave the game running",
            ),
        ],
        || KIT.check_players::<Coin>(),
    );
}

#[test]
fn a_broken_law_says_where_it_was_broken() {
    row::FAULT.set(row::Fault::Miscounts);
    let payload = catch_unwind(|| KIT.check::<Row>()).unwrap_err();
    let message = payload.downcast_ref::<String>().unwrap();
    let place = "game row, variant fault-Miscounts, seed 3, random game 0, after 0 moves";
    assert!(message.contains(place), "{message}");
    assert!(message.contains("count_legal says 6, 5 are generated"), "{message}");
}
