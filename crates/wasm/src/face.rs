//! The functions that scripts call. Everything crosses as JSON text; what is refused is thrown as the text of a refusal.

use std::cell::RefCell;
use std::time::Duration;

use game::{Clock, Seat, Stop};
use js_sys::{Function, Uint8Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tables::table::Millis;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::{Outcome, Refused, Room};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;
}

thread_local! {
    /// Who knows whether the task is to be stopped.
    static STOPPED: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// From now on whoever thinks asks here whether to stop, as often as for the time: no message reaches a worker that thinks.
#[wasm_bindgen]
pub fn stop_when(stopped: Function) {
    STOPPED.set(Some(stopped));
}

/// The clock of the page. Whoever looks at it hears whether to stop, too.
struct PageClock(Stop);

impl Clock for PageClock {
    fn now(&self) -> Duration {
        let stopped = STOPPED.with_borrow(|asked| asked.as_ref()?.call0(&JsValue::NULL).ok());
        if stopped.is_some_and(|stopped| stopped.is_truthy()) {
            self.0.stop();
        }
        Duration::from_secs_f64(milliseconds().max(0.0) / 1000.0)
    }
}

fn written(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("an answer can always be written")
}

fn thrown(refused: &Refused) -> JsValue {
    JsValue::from_str(&written(refused))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsValue> {
    serde_json::from_str(text).map_err(|error| thrown(&error.into()))
}

/// Answers at once: a `Request` in, its answer out.
#[wasm_bindgen]
pub fn answer(request: &str) -> Result<String, JsValue> {
    crate::answer(&read(request)?).map(|answer| written(&answer)).map_err(|refused| thrown(&refused))
}

/// Runs a `Task`; `told` is called with what is known so far.
#[wasm_bindgen]
pub fn run(task: &str, told: &Function) -> Result<String, JsValue> {
    let mut tell = |news: serde_json::Value| {
        // Whoever listens and throws has only missed something.
        let _ = told.call1(&JsValue::NULL, &JsValue::from_str(&written(&news)));
    };
    let stop = Stop::new();
    let done = crate::run(read(task)?, &PageClock(stop.clone()), &stop, &mut tell);
    done.map(|answer| written(&answer)).map_err(|refused| thrown(&refused))
}

thread_local! {
    /// Who fetches parts of tables.
    static FETCH: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// From now on parts of tables are asked for here: a name and a number in, a `Uint8Array` out, or nothing where the part
/// cannot be had now.
#[wasm_bindgen]
pub fn fetch_parts_with(fetch: Function) {
    FETCH.set(Some(fetch));
    learning::fetch_parts_with(|table, part| {
        let fetch = FETCH.with_borrow(Clone::clone)?;
        let found =
            fetch.call2(&JsValue::NULL, &JsValue::from_str(table), &JsValue::from(part as u32)).ok()?;
        found.dyn_into::<Uint8Array>().ok().map(|bytes| bytes.to_vec())
    });
}

/// A table of this page.
#[wasm_bindgen]
#[derive(Debug)]
pub struct PageRoom {
    room: Room,
    /// What came of making or opening it.
    first: Option<Outcome>,
}

#[wasm_bindgen]
impl PageRoom {
    /// Makes a table: what was asked for, the person, and the time in milliseconds since 1970.
    pub fn make(asked: &str, person: &str, at: f64) -> Result<PageRoom, JsValue> {
        let made = Room::make(read(asked)?, read(person)?, at as Millis);
        made.map(|(room, first)| PageRoom { room, first: Some(first) }).map_err(|refused| thrown(&refused))
    }

    /// Opens a table from its log.
    pub fn open(log: &str, person: &str, at: f64) -> Result<PageRoom, JsValue> {
        let opened = Room::open(read(log)?, read(person)?, at as Millis);
        opened.map(|(room, first)| PageRoom { room, first: Some(first) }).map_err(|refused| thrown(&refused))
    }

    /// What came of making or opening the table; later, everything as a snapshot.
    pub fn enter(&mut self, at: f64) -> String {
        written(&self.first.take().unwrap_or_else(|| self.room.enter(at as Millis)))
    }

    /// Hears a frame of the person.
    pub fn hear(&mut self, frame: &str, at: f64) -> String {
        written(&self.room.hear(frame, at as Millis))
    }

    /// The engine in a seat has decided; nothing where it could not go on.
    pub fn decided(&mut self, seat: u8, mv: Option<String>, version: f64, at: f64) -> String {
        written(&self.room.decided(Seat::new(usize::from(seat)), mv, version as u64, at as Millis))
    }

    /// A claim has been judged.
    pub fn judged(&mut self, id: &str, show: bool, verdict: &str, at: f64) -> Result<String, JsValue> {
        Ok(written(&self.room.judged(id, show, read(verdict)?, at as Millis)))
    }

    /// Time has passed.
    pub fn tick(&mut self, at: f64) -> String {
        written(&self.room.tick(at as Millis))
    }
}
