//! Every command of everybody in every phase of a table: what comes of it stands in `commands.txt`, to be read as text.
//!
//! Whatever comes of it, these hold: a refused command changes nothing that anybody can see; an accepted one gives a log
//! that reads back as the same table; and what `allowed` offers somebody is not refused for who they are, or when.

use std::fmt::Write as _;
use std::path::Path;

use game::Seat;
use serde_json::json;
use tables::Code;
use tables::table::{Actor, Allowed, Command, Entry, Matter, Phase, Refusal};

use crate::setting::{PEOPLE, SECRET, Setting, seen, word};

/// The tables at which everything is tried, and the phases in which they can be.
const TABLES: [(&str, &[Phase]); 15] = [
    ("two people at a board", &[Phase::Waiting, Phase::Playing, Phase::Paused, Phase::Over]),
    ("two people with clocks", &[Phase::Waiting, Phase::Playing, Phase::Over]),
    ("one person against an engine", &[Phase::Playing, Phase::Paused, Phase::Over]),
    ("two people at cards, one by link", &[Phase::Waiting, Phase::Playing, Phase::Paused, Phase::Over]),
    ("two people and an engine at cards", &[Phase::Waiting, Phase::Playing, Phase::Paused, Phase::Over]),
    ("four at cards, two of them people", &[Phase::Waiting, Phase::Playing, Phase::Paused, Phase::Over]),
    ("one person on both sides of a board", &[Phase::Playing, Phase::Paused, Phase::Over]),
    ("one person in two of three seats at cards", &[Phase::Playing, Phase::Paused, Phase::Over]),
    ("engines alone", &[Phase::Playing, Phase::Paused, Phase::Over]),
    ("a match that goes on", &[Phase::Over]),
    ("a match that is decided", &[Phase::Over]),
    ("a draw is offered", &[Phase::Playing, Phase::Paused, Phase::Over]),
    ("somebody wants to go back", &[Phase::Playing, Phase::Paused, Phase::Over]),
    ("the rest is claimed with open cards", &[Phase::Playing, Phase::Paused, Phase::Over]),
    ("somebody wants a rematch", &[Phase::Over]),
];

/// A table as it is made.
fn made(table: &str) -> Setting {
    match table {
        "two people with clocks" => Setting::asked(json!({
            "game": "gobblet3", "seats": ["me", "open"], "clock": { "total_ms": 60_000 }, "rated": true
        })),
        "one person against an engine" => Setting::asked(
            json!({ "game": "gobblet3", "seats": ["me", "random"], "auto_play": true, "chat": false }),
        ),
        "two people at cards, one by link" => Setting::of("briskula", &["me", "link"]),
        "two people and an engine at cards" => Setting::of("marias", &["me", "open", "random"]),
        "four at cards, two of them people" => Setting::asked(json!({
            "game": "briskula", "options": { "variant": 4 }, "seats": ["me", "open", "random", "random"]
        })),
        "one person on both sides of a board" => Setting::of("gobblet3", &["me", "me"]),
        "one person in two of three seats at cards" => Setting::of("marias", &["me", "me", "random"]),
        "engines alone" => Setting::of("gobblet3", &["random", "random"]),
        "a match that goes on" | "a match that is decided" => {
            Setting::asked(json!({ "game": "briskula", "options": { "match": 4 }, "seats": ["me", "open"] }))
        }
        "the rest is claimed with open cards" => Setting::of("briskula", &["me", "open"]),
        _ => Setting::of("gobblet3", &["me", "open"]),
    }
}

/// How many moves are made before anything is tried: late enough for what the table is about.
fn moves_before(table: &str) -> usize {
    if table == "the rest is claimed with open cards" { 37 } else { 3 }
}

/// Somebody gives the game up: a person, or an engine where there is nobody else.
fn give_up(setting: &mut Setting) {
    if setting.table.heads() > 0 {
        setting.does("ana", &Command::Resign);
        return;
    }
    let (seat, version) = (setting.table.turn().unwrap(), setting.table.version);
    let fault = Command::EngineFault { seat, why: "broken".to_owned(), version };
    setting.ask(&Actor::House, &fault).unwrap();
}

/// A table in a phase: after a few moves, where there are any, and with what it is about on the table.
fn in_phase(table: &str, phase: Phase) -> Setting {
    let mut setting = made(table);
    if phase == Phase::Waiting {
        return setting;
    }
    if setting.table.phase == Phase::Waiting {
        let secret = (table == "two people at cards, one by link").then(|| SECRET.to_owned());
        setting.does("bor", &Command::Sit { seat: Some(1), secret });
    }
    for number in 0..moves_before(table) {
        setting.play(number);
    }
    match table {
        "a draw is offered" => {
            setting.does("ana", &Command::Offer(Matter::Draw));
        }
        "somebody wants to go back" => {
            setting.does("ana", &Command::Offer(Matter::Undo));
        }
        "the rest is claimed with open cards" => {
            setting.does("ana", &Command::Claim { show: true, verdict: None });
        }
        _ => {}
    }
    match phase {
        Phase::Paused => {
            setting.does("ana", &Command::Pause);
        }
        Phase::Over => give_up(&mut setting),
        Phase::Playing | Phase::Waiting => {}
    }
    match table {
        "a match that is decided" => {
            while setting.table.has_next() {
                setting.does("ana", &Command::Next);
                setting.does("bor", &Command::Next);
                give_up(&mut setting);
            }
            assert_eq!(setting.table.sheet.len(), 4);
        }
        "somebody wants a rematch" => {
            setting.does("bor", &Command::Rematch);
        }
        _ => {}
    }
    assert_eq!(setting.table.phase, phase, "{table}");
    setting
}

/// The names under which a command is tried. A new command does not compile here before it is tried, too.
fn tried_as(command: &Command) -> &'static [&'static str] {
    match command {
        Command::Sit { .. } => {
            &["sit on seat 1", "sit on seat 9", "sit nowhere", "sit by link", "sit by a wrong link"]
        }
        Command::Link { .. } => &["give out a link", "give out a link of seat 9"],
        Command::Fill { .. } => &["seat an engine on seat 1", "seat an engine on seat 9"],
        Command::Leave => &["leave"],
        Command::Ready(_) => &["be ready", "not be ready"],
        Command::Move { .. } => &["move", "move what is no move", "move against the rules", "move too late"],
        Command::EngineMove { .. } => &["move for the engine"],
        Command::EngineFault { .. } => &["give up for the engine"],
        Command::AutoMove { .. } => &["move what is forced"],
        Command::Tick => &["look at the clock"],
        Command::Wake { .. } => &["open the house again"],
        Command::Resign => &["resign"],
        Command::Offer(Matter::Draw) => &["offer a draw"],
        Command::Offer(Matter::Undo) => &["offer to go back"],
        Command::Offer(Matter::Claim) => &["offer a claim"],
        Command::Answer(Matter::Draw, _) => &["agree to a draw", "decline a draw"],
        Command::Answer(Matter::Undo, _) => &["agree to go back", "decline to go back"],
        Command::Answer(Matter::Claim, _) => &["agree to a claim", "decline a claim"],
        Command::Undo => &["take back"],
        Command::Claim { .. } => &["claim", "claim with open cards"],
        Command::Pause => &["pause"],
        Command::Resume => &["resume"],
        Command::Next => &["want the next deal"],
        Command::Rematch => &["want a rematch"],
        Command::Chat(_) => &["say something", "say nothing"],
    }
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
        ("seat an engine on seat 1", Command::Fill { seat: 1, spec: "house:level=4".to_owned() }),
        ("seat an engine on seat 9", Command::Fill { seat: 9, spec: "house:level=4".to_owned() }),
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
        ("decline a draw", Command::Answer(Matter::Draw, false)),
        ("agree to go back", Command::Answer(Matter::Undo, true)),
        ("decline to go back", Command::Answer(Matter::Undo, false)),
        ("agree to a claim", Command::Answer(Matter::Claim, true)),
        ("decline a claim", Command::Answer(Matter::Claim, false)),
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

/// The command that a word of `allowed` stands for; hints are no commands.
fn offered(allowed: Allowed) -> Option<&'static str> {
    Some(match allowed {
        Allowed::Sit => "sit on seat 1",
        Allowed::Leave => "leave",
        Allowed::Ready => "be ready",
        Allowed::Move => "move",
        Allowed::Resign => "resign",
        Allowed::Undo => "take back",
        Allowed::OfferUndo => "offer to go back",
        Allowed::OfferDraw => "offer a draw",
        Allowed::Claim => "claim with open cards",
        Allowed::Pause => "pause",
        Allowed::Resume => "resume",
        Allowed::Next => "want the next deal",
        Allowed::Rematch => "want a rematch",
        Allowed::Chat => "say something",
        Allowed::AnswerUndo => "agree to go back",
        Allowed::AnswerDraw => "agree to a draw",
        Allowed::AnswerClaim => "agree to a claim",
        Allowed::Hint => return None,
    })
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
fn every_command_is_tried_under_each_of_its_names() {
    let all = commands(&in_phase("two people at a board", Phase::Playing));
    for (name, command) in &all {
        assert!(tried_as(command).contains(name), "{name}");
        for other in tried_as(command) {
            assert!(all.iter().any(|(tried, _)| tried == other), "{other} is not tried");
        }
    }
}

#[test]
fn what_is_offered_is_not_refused() {
    for (table, phases) in TABLES {
        for phase in phases {
            for person in PEOPLE {
                let setting = in_phase(table, *phase);
                for word in setting.table.allowed(Some(person)) {
                    let Some(name) = offered(word) else { continue };
                    let place = commands(&setting).iter().position(|(tried, _)| *tried == name);
                    let place = place.unwrap_or_else(|| panic!("{name} is tried"));
                    // A seat that needs a link is not sat down on without one.
                    let needs_link = word == Allowed::Sit && table.ends_with("by link");
                    let came = tried(table, *phase, &Actor::person(person, person), place);
                    let refused = came.starts_with('-') && !needs_link;
                    assert!(!refused, "{table}, {phase:?}: {person} {name} {came}");
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
    assert_eq!(setting.ask(&Actor::House, &Command::Tick).unwrap_err().code, Code::NotAllowed);
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
        assert_eq!(again.unwrap_err().code, Code::NotAllowed, "the others must answer");
        let entries = setting.does("bor", &Command::Answer(matter, true));
        assert_eq!(entries.iter().map(|entry| word(&entry.what)).collect::<Vec<_>>(), words);
    }
    let mut setting = in_phase("two people at a board", Phase::Playing);
    setting.does("ana", &Command::Offer(Matter::Draw));
    setting.play(0);
    let late = setting.ask(&Actor::person("bor", "bor"), &Command::Answer(Matter::Draw, true));
    assert_eq!(late.unwrap_err().code, Code::NotAllowed, "a move is an answer");
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

#[test]
fn the_deal_moves_on_in_a_rematch_where_the_game_says_so() {
    let mut setting = Setting::of("briskula", &["me", "open"]);
    setting.sit("bor");
    let dealer = |setting: &Setting| {
        let rules = setting.table.play.as_ref().unwrap().line().rules();
        rules.options().get("dealer").unwrap_or("the usual one").to_owned()
    };
    let before = dealer(&setting);
    setting.does("ana", &Command::Resign);
    setting.does("ana", &Command::Rematch);
    setting.does("bor", &Command::Rematch);
    assert_ne!(dealer(&setting), before, "the other one deals");
    assert_eq!(setting.table.seats_of("ana"), [Seat::new(0)], "nobody moves at cards");
    assert_eq!(setting.read_again().version, setting.table.version);
}

#[test]
fn a_table_that_has_seen_too_much_can_be_left() {
    let mut setting = Setting::of("gobblet3", &["me", "open"]);
    let ana = Actor::person("ana", "ana");
    let refused = loop {
        let ready = setting.table.version.is_multiple_of(2);
        if let Err(refusal) = setting.ask(&ana, &Command::Ready(ready)) {
            break refusal;
        }
    };
    assert_eq!(refused.code, Code::Quota);
    setting.does("ana", &Command::Leave);
    assert!(setting.table.seats_of("ana").is_empty());
    let again = setting.ask(&ana, &Command::Sit { seat: Some(0), secret: None });
    assert_eq!(again.unwrap_err().code, Code::Quota);
}
