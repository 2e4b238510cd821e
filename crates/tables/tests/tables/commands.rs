//! Every command of everybody in every phase of a table: what comes of it stands in `commands.txt`, to be read as text.
//!
//! Whatever comes of it, these hold: a refused command changes nothing that anybody can see; an accepted one gives a log
//! that reads back as the same table; and what `allowed` offers somebody is not refused for who they are, or when.

use std::fmt::Write as _;
use std::path::Path;

use game::Seat;
use serde_json::json;
use tables::table::{Actor, Command, Entry, Matter, Phase, Refusal};

use crate::setting::{PEOPLE, SECRET, Setting, seen, word};

/// The tables at which everything is tried, and the phases in which they can be.
const TABLES: [(&str, &[Phase]); 4] = [
    ("two people at a board", &[Phase::Waiting, Phase::Playing, Phase::Paused, Phase::Over]),
    ("two people with clocks", &[Phase::Waiting, Phase::Playing, Phase::Over]),
    ("one person against an engine", &[Phase::Playing, Phase::Paused, Phase::Over]),
    ("two people at cards, one by link", &[Phase::Waiting, Phase::Playing, Phase::Paused, Phase::Over]),
];

/// A table in a phase: after three moves, where there are any.
fn in_phase(table: &str, phase: Phase) -> Setting {
    let mut setting = match table {
        "two people at a board" => Setting::of("gobblet3", &["me", "open"]),
        "two people with clocks" => {
            let clock = json!({ "total_ms": 60_000 });
            Setting::asked(
                json!({ "game": "gobblet3", "seats": ["me", "open"], "clock": clock, "rated": true }),
            )
        }
        "one person against an engine" => Setting::asked(
            json!({ "game": "gobblet3", "seats": ["me", "random"], "auto_play": true, "chat": false }),
        ),
        _ => Setting::of("briskula", &["me", "link"]),
    };
    if phase == Phase::Waiting {
        return setting;
    }
    if setting.table.phase == Phase::Waiting {
        let secret = (table == "two people at cards, one by link").then(|| SECRET.to_owned());
        setting.does("bor", &Command::Sit { seat: Some(1), secret });
    }
    for number in 0..3 {
        setting.play(number);
    }
    match phase {
        Phase::Paused => setting.does("ana", &Command::Pause),
        Phase::Over => setting.does("ana", &Command::Resign),
        Phase::Playing | Phase::Waiting => Vec::new(),
    };
    assert_eq!(setting.table.phase, phase, "{table}");
    setting
}

/// Every command, with what it is called in the file.
fn commands(setting: &Setting) -> Vec<(&'static str, Command)> {
    let version = setting.table.version;
    let mv = setting.legal().first().cloned().unwrap_or_else(|| "1@a1".to_owned());
    let turn = setting.table.turn().unwrap_or(Seat::new(1));
    let (seat, verdict) = (Some(1), None);
    vec![
        ("sit on seat 1", Command::Sit { seat, secret: None }),
        ("sit on seat 9", Command::Sit { seat: Some(9), secret: None }),
        ("sit nowhere", Command::Sit { seat: None, secret: None }),
        ("sit by link", Command::Sit { seat: None, secret: Some(SECRET.to_owned()) }),
        ("sit by a wrong link", Command::Sit { seat: None, secret: Some("wrong".to_owned()) }),
        ("give out a link", Command::Link { seat: 1, hash: "hash".to_owned() }),
        ("give out a link of seat 9", Command::Link { seat: 9, hash: "hash".to_owned() }),
        ("leave", Command::Leave),
        ("be ready", Command::Ready(true)),
        ("not be ready", Command::Ready(false)),
        ("move", Command::Move { mv: mv.clone(), version }),
        ("move what is no move", Command::Move { mv: "?!".to_owned(), version }),
        ("move against the rules", Command::Move { mv: illegal(setting), version }),
        ("move too late", Command::Move { mv: mv.clone(), version: 1 }),
        ("move for the engine", Command::EngineMove { seat: turn, mv, version }),
        ("give up for the engine", Command::EngineFault { seat: turn, why: "broken".to_owned(), version }),
        ("move what is forced", Command::AutoMove { version }),
        ("look at the clock", Command::Tick),
        ("open the house again", Command::Wake { lived: setting.at }),
        ("resign", Command::Resign),
        ("offer a draw", Command::Offer(Matter::Draw)),
        ("offer to go back", Command::Offer(Matter::Undo)),
        ("offer a claim", Command::Offer(Matter::Claim)),
        ("agree to a draw", Command::Answer(Matter::Draw, true)),
        ("decline to go back", Command::Answer(Matter::Undo, false)),
        ("agree to a claim", Command::Answer(Matter::Claim, true)),
        ("take back", Command::Undo),
        ("claim", Command::Claim { show: false, verdict: verdict.clone() }),
        ("claim with open cards", Command::Claim { show: true, verdict }),
        ("pause", Command::Pause),
        ("resume", Command::Resume),
        ("want the next deal", Command::Next),
        ("want a rematch", Command::Rematch),
        ("say something", Command::Chat("a word".to_owned())),
        ("say nothing", Command::Chat("  ".to_owned())),
    ]
}

/// A move of the same game that cannot be made now.
fn illegal(setting: &Setting) -> String {
    let known = setting.log.iter().find_map(|entry| match &entry.what {
        tables::table::What::Moved { mv, .. } => Some(mv.clone()),
        _ => None,
    });
    known.unwrap_or_else(|| "1@a1".to_owned())
}

/// The command that a word of `allowed` stands for.
fn offered(word: &str) -> &str {
    match word {
        "sit" => "sit on seat 1",
        "ready" => "be ready",
        "undo" => "take back",
        "offer-undo" => "offer to go back",
        "offer-draw" => "offer a draw",
        "claim" => "claim with open cards",
        "next" => "want the next deal",
        "rematch" => "want a rematch",
        "chat" => "say something",
        word => word,
    }
}

fn outcome(asked: &Result<Vec<Entry>, Refusal>) -> String {
    match asked {
        Ok(entries) => entries.iter().map(|entry| word(&entry.what)).collect::<Vec<_>>().join(", "),
        Err(refusal) => format!("- {}", refusal.code),
    }
}

/// Tries one command on a fresh table and gives what came of it.
fn tried(table: &str, phase: Phase, actor: &Actor, place: usize) -> String {
    let mut setting = in_phase(table, phase);
    let (name, command) = commands(&setting).swap_remove(place);
    let (before, version) = (seen(&setting.table), setting.table.version);
    let asked = setting.ask(actor, &command);
    let case = format!("{table}, {phase:?}, {actor:?}: {name}");
    match &asked {
        Ok(entries) => {
            assert_eq!(setting.table.version, version + entries.len() as u64, "{case}");
            let again = setting.read_again();
            assert_eq!(seen(&again), seen(&setting.table), "{case}");
        }
        Err(_) => {
            assert_eq!((seen(&setting.table), setting.table.version), (before, version), "{case}");
        }
    }
    outcome(&asked)
}

#[test]
fn every_command_in_every_phase() {
    let mut text = String::from(
        "# Who asks for what, and the entries that come of it, or the code of the refusal. KAVARNA_BLESS=1 writes this anew.\n",
    );
    let people = PEOPLE.iter().map(|person| Actor::person(person, person));
    let actors: Vec<Actor> = people.chain([Actor::House]).collect();
    for (table, phases) in TABLES {
        for phase in phases {
            writeln!(text, "\n## {table}, {}\n", phase.word()).unwrap();
            for (place, (name, _)) in commands(&in_phase(table, *phase)).into_iter().enumerate() {
                let outcomes: Vec<String> =
                    actors.iter().map(|actor| tried(table, *phase, actor, place)).collect();
                let [ana, bor, eva, house] = outcomes.as_slice() else { unreachable!("four ask") };
                writeln!(text, "{name}: ana {ana}; bor {bor}; eva {eva}; the house {house}").unwrap();
            }
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tables/commands.txt");
    if std::env::var_os("KAVARNA_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    for (number, (now, then)) in text.lines().zip(kept.lines()).enumerate() {
        assert_eq!(now, then, "line {} of commands.txt", number + 1);
    }
    assert_eq!(text.lines().count(), kept.lines().count());
}

#[test]
fn what_is_offered_is_not_refused() {
    for (table, phases) in TABLES {
        for phase in phases {
            for person in PEOPLE {
                let setting = in_phase(table, *phase);
                for word in setting.table.allowed(Some(person)) {
                    if word == "hint" {
                        continue;
                    }
                    let place = commands(&setting).iter().position(|(name, _)| *name == offered(word));
                    let place = place.unwrap_or_else(|| panic!("{word} is tried"));
                    // A seat that needs a link is not sat down on without one.
                    let needs_link = word == "sit" && table.ends_with("by link");
                    let came = tried(table, *phase, &Actor::person(person, person), place);
                    assert!(
                        !came.starts_with('-') || needs_link,
                        "{table}, {phase:?}: {person} {word} {came}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_command_that_is_sent_twice_is_known() {
    let mut setting = in_phase("two people at a board", Phase::Playing);
    let named = |id: &str| Actor::Person {
        id: "ana".to_owned(),
        name: "ana".to_owned(),
        command: Some(id.to_owned()),
    };
    assert_eq!(setting.table.done_before(&named("k1")), None);
    setting.ask(&named("k1"), &Command::Chat("once".to_owned())).unwrap();
    let version = setting.table.version;
    setting.does("bor", &Command::Chat("and more".to_owned()));
    assert_eq!(setting.table.done_before(&named("k1")), Some(version));
    assert_eq!(setting.read_again().done_before(&named("k1")), Some(version));
}

#[test]
fn time_runs_out_for_whoever_is_to_move() {
    let mut setting = in_phase("two people with clocks", Phase::Playing);
    let turn = setting.table.turn().unwrap();
    assert_eq!(setting.ask(&Actor::House, &Command::Tick).unwrap_err().code, "not-allowed");
    setting.at += 60_000;
    let entries = setting.ask(&Actor::House, &Command::Tick).unwrap();
    assert_eq!(word(&entries[0].what), "ended");
    let scores = setting.table.sheet[0].scores;
    assert!(scores.as_slice()[turn.index()] < scores.as_slice()[turn.other().index()]);
}

#[test]
fn offers_take_effect_when_everybody_has_agreed() {
    for (matter, words) in [(Matter::Draw, ["agreed", "ended"]), (Matter::Undo, ["agreed", "undone"])] {
        let mut setting = in_phase("two people at a board", Phase::Playing);
        setting.does("ana", &Command::Offer(matter));
        let again = setting.ask(&Actor::person("ana", "ana"), &Command::Answer(matter, true));
        assert_eq!(again.unwrap_err().code, "not-allowed", "the others must answer");
        let entries = setting.does("bor", &Command::Answer(matter, true));
        assert_eq!(entries.iter().map(|entry| word(&entry.what)).collect::<Vec<_>>(), words);
    }
    let mut setting = in_phase("two people at a board", Phase::Playing);
    setting.does("ana", &Command::Offer(Matter::Draw));
    setting.play(0);
    let late = setting.ask(&Actor::person("bor", "bor"), &Command::Answer(Matter::Draw, true));
    assert_eq!(late.unwrap_err().code, "not-allowed", "a move is an answer");
}

#[test]
fn a_rematch_begins_when_everybody_wants_it() {
    let mut setting = in_phase("two people at a board", Phase::Over);
    setting.does("ana", &Command::Rematch);
    assert_eq!(setting.table.phase, Phase::Over);
    let entries = setting.does("bor", &Command::Rematch);
    assert_eq!(entries.iter().map(|entry| word(&entry.what)).collect::<Vec<_>>(), ["wanted", "dealt"]);
    assert_eq!(setting.table.seats_of("ana"), [Seat::new(1)], "colours change");
}
