//! A table as a page runs it: whole games of every kind, kept as entries and opened again.

use game::{NoClock, Seat, Stop};
use serde_json::{Value, json};
use tables::table::Entry;
use wasm::{Next, Outcome, Person, Room, Task, run};

fn ana() -> Person {
    Person { id: "here-ana".to_owned(), name: "Ana".to_owned() }
}

fn asked(wish: Value) -> tables::table::Asked {
    serde_json::from_value(wish).unwrap()
}

/// A page that keeps what it is told to keep.
struct Page {
    room: Room,
    log: Vec<Entry>,
    frames: Vec<Value>,
    last: Outcome,
    now: i64,
    records: Vec<String>,
}

impl Page {
    fn make(wish: Value) -> Page {
        let (room, last) = Room::make(asked(wish), ana(), 1_000).unwrap();
        let mut page = Page {
            room,
            log: Vec::new(),
            frames: Vec::new(),
            last: last.clone(),
            now: 1_000,
            records: Vec::new(),
        };
        page.take(last);
        let snapshot = page.room.enter(page.now);
        page.take(snapshot);
        page
    }

    fn take(&mut self, outcome: Outcome) {
        if !outcome.entries.is_empty() {
            assert_eq!(
                outcome.from as usize,
                self.log.len() + 1,
                "no entry is left out and none comes twice"
            );
        }
        self.log.extend(outcome.entries.iter().cloned());
        self.frames.extend(outcome.frames.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap()));
        self.records.extend(outcome.finished.iter().map(|finished| finished.id.clone()));
        self.last = outcome;
        self.now += 10;
    }

    /// What the person sees now: the last game that a frame told of.
    fn moment(&self) -> &Value {
        self.frames.iter().rev().find_map(|frame| frame.get("game").filter(|game| !game.is_null())).unwrap()
    }

    fn say(&mut self, frame: &Value) {
        let outcome = self.room.hear(&frame.to_string(), self.now);
        self.take(outcome);
    }

    fn reload(&mut self) {
        let written = serde_json::to_string(&self.log).unwrap();
        let (room, outcome) = Room::open(serde_json::from_str(&written).unwrap(), ana(), self.now).unwrap();
        self.room = room;
        self.take(outcome);
        let snapshot = self.room.enter(self.now);
        self.take(snapshot);
    }

    fn engine(&mut self, seat: Seat, version: u64) {
        let task = Task::Move { log: self.log.clone(), seat: seat.index() };
        let decided = run(task, &NoClock, &Stop::new(), &mut |_| {}).unwrap();
        let mv = decided["move"].as_str().map(str::to_owned);
        let outcome = self.room.decided(seat, mv, version, self.now);
        self.take(outcome);
    }

    /// Plays on for so many steps, or to the end; the person takes the first legal move.
    fn play(&mut self, steps: usize) -> bool {
        for _ in 0..steps {
            if self.last.card.state == tables::table::Phase::Over {
                return true;
            }
            match self.last.next {
                Some(Next::Engine { seat, version }) => self.engine(seat, version),
                Some(Next::Auto { .. }) => {
                    let outcome = self.room.tick(self.now);
                    self.take(outcome);
                }
                None => {
                    let mv = self.moment()["legal"][0].as_str().unwrap().to_owned();
                    let id = format!("m{}", self.log.len());
                    self.say(&json!({ "id": id, "do": "move", "move": mv, "version": self.log.len() }));
                    assert_eq!(self.frames.last().unwrap()["type"], "ack", "{:?}", self.frames.last());
                }
            }
        }
        false
    }
}

#[test]
fn a_game_of_every_kind_is_played_reloaded_and_played_on_to_its_end() {
    for (game, seats) in [
        ("gobblet3", vec!["me", "house:level=1"]),
        ("gobblet4", vec!["house:level=1", "me"]),
        ("yinsh", vec!["me", "random"]),
        ("briskula", vec!["me", "house:level=1"]),
        ("tarok", vec!["random", "me", "random"]),
        ("marias", vec!["me", "random", "random"]),
    ] {
        let mut page = Page::make(json!({ "game": game, "seats": seats, "match": false }));
        page.play(5);
        page.reload();
        assert!(page.play(2_000), "{game} comes to its end");
        assert_eq!(page.records.len(), 1, "{game}: one game, one record");
        let over = page.frames.iter().rev().find(|frame| frame["what"] == "over").unwrap();
        assert_eq!(over["record"].as_str(), page.records.last().map(String::as_str));
    }
}

#[test]
fn a_command_that_is_sent_again_is_carried_out_once() {
    let mut page = Page::make(json!({ "game": "gobblet3", "seats": ["me", "random"] }));
    let frame = json!({ "id": "once", "do": "move", "move": "3@b2", "version": page.log.len() });
    page.say(&frame);
    let kept = page.log.len();
    page.say(&frame);
    assert_eq!(page.log.len(), kept);
    assert_eq!(page.frames.last().unwrap()["type"], "ack");
    page.reload();
    page.say(&frame);
    assert_eq!(page.log.len(), kept, "also by a page that was opened again");
}

#[test]
fn an_engine_that_cannot_go_on_loses_and_one_that_is_late_is_not_heard() {
    let mut page = Page::make(json!({ "game": "gobblet3", "seats": ["random", "me"] }));
    let Some(Next::Engine { seat, version }) = page.last.next else { panic!("an engine begins") };
    let late = page.room.decided(seat, Some("3@b2".to_owned()), version - 1, 2_000);
    assert!(late.entries.is_empty());
    let fault = page.room.decided(seat, None, version, 2_000);
    assert_eq!(fault.card.state, tables::table::Phase::Over);
    assert_eq!(fault.finished.unwrap().record.forfeit.unwrap().seat, seat);
}

#[test]
fn hints_and_claims_are_asked_for_and_answered_apart_from_the_table() {
    let mut page = Page::make(json!({ "game": "gobblet3", "seats": ["me", "random"] }));
    page.say(&json!({ "id": "h", "do": "hint", "ms": 50 }));
    assert_eq!(serde_json::to_value(&page.last.ask).unwrap(), json!({ "what": "hint", "id": "h", "ms": 50 }));
    let task = Task::Hint { log: page.log.clone(), person: ana().id, id: "h".to_owned(), ms: 50 };
    let hint = run(task, &NoClock, &Stop::new(), &mut |_| {}).unwrap();
    let frame: Value = serde_json::from_str(hint["frame"].as_str().unwrap()).unwrap();
    assert_eq!((frame["type"].as_str(), frame["state"].as_str()), (Some("hint"), Some("done")));
    assert!(!frame["report"]["candidates"].as_array().unwrap().is_empty());
    page.say(&json!({ "id": "c", "do": "claim" }));
    assert_eq!(page.frames.last().unwrap()["type"], "refused", "there is nothing to claim on a board");
}

#[test]
fn nobody_else_can_come_to_a_page() {
    let refused = |wish: Value| Room::make(asked(wish), ana(), 0).unwrap_err().message;
    assert!(
        refused(json!({ "game": "gobblet3", "seats": ["me", "open"] })).contains("expected me or a player")
    );
    assert!(
        refused(json!({ "game": "gobblet3", "seats": ["me", "link"] })).contains("expected me or a player")
    );
    assert!(
        refused(json!({ "game": "gobblet3", "seats": ["me", "random"], "rated": true }))
            .contains("table of the server")
    );
}

#[test]
fn what_only_a_server_can_do_is_refused() {
    for (more, expected) in [
        (json!({ "rated": true }), "rated: expected a table of the server"),
        (json!({ "ponder": true }), "ponder: expected a table of the server"),
        (json!({ "seats": ["me", "open"] }), "seats: expected me or a player of the house"),
    ] {
        let mut asked = json!({ "game": "yinsh", "seats": ["me", "house"] });
        asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let refused = Room::make(serde_json::from_value(asked).unwrap(), ana(), 0).unwrap_err();
        assert!(refused.message.starts_with(expected), "{more}: {}", refused.message);
    }
}
