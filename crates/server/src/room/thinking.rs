//! Engines at a table, hints, and moves that play themselves.

use std::sync::Arc;
use std::time::Duration;

use arena::SeatSpec;
use catalog::{AnyPlayer, AnyRules, AnyView};
use game::random::seat_seed;
use game::{Limits, Report, Seat, Stop};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use super::audience::text;
use super::task::{Task, refused};
use super::{Out, ToRoom};
use crate::Code;
use crate::engines::{
    Class, Failure, Order, Question, RunClock, Thought, Ticket, Wanted, think, think_keeping,
};
use crate::house::demand;
use crate::id::random_bytes;
use crate::table::{Actor, Allowed, Chair, Command, Refusal};
use crate::wire::{Eyes, Frame};

/// How often thoughts are shown.
const SHOW: Duration = Duration::from_millis(250);

/// The engine whose turn it is.
#[derive(Default)]
pub(super) struct Engine {
    /// The version of the game it thinks, or has thought, about.
    at: Option<u64>,
    /// The number of the question that it was asked; an answer to an earlier one is not heard.
    question: u64,
    stop: Stop,
    ticket: Option<Ticket>,
    /// Its move is shown no earlier.
    not_before: Option<Instant>,
    /// What to do, and when.
    ready: Option<(Instant, Command)>,
}

/// An engine, and what it is asked with.
pub(super) struct Asked {
    /// The rules of the game on the table.
    pub(super) rules: Box<dyn AnyRules>,
    /// Who it is.
    pub(super) spec: SeatSpec,
    /// What its seat knows.
    pub(super) view: Arc<dyn AnyView>,
    /// The random stream of whoever is made for this.
    pub(super) seed: u64,
    /// The number of the game.
    pub(super) number: usize,
}

impl Asked {
    /// The question what it decides.
    pub(super) fn question<'a>(
        &'a self,
        limits: Limits,
        stop: &'a Stop,
        clock: &'a RunClock,
        places: &'a Arc<Semaphore>,
    ) -> Question<'a> {
        Question {
            rules: self.rules.as_ref(),
            spec: &self.spec,
            view: self.view.as_ref(),
            wanted: Wanted::Decision,
            limits,
            seed: self.seed,
            stop,
            clock,
            program: None,
            places,
        }
    }
}

impl Engine {
    pub(super) fn stop(&mut self) {
        self.stop.stop();
        *self = Engine { question: self.question + 1, ..Engine::default() };
    }

    pub(super) fn due(&self) -> Option<Instant> {
        self.ready.as_ref().map(|(due, _)| *due)
    }

    pub(super) fn take_due(&mut self, here: Instant) -> Option<Command> {
        let (due, command) = self.ready.take()?;
        if due <= here {
            return Some(command);
        }
        self.ready = Some((due, command));
        None
    }
}

impl Task {
    /// Sees to it that whoever is to move moves: called whenever something has changed.
    pub(super) fn arrange(&mut self) {
        // Whoever thought on somebody's time stops first: it may be the one who is to decide.
        self.arrange_pondering();
        self.arrange_moves();
    }

    fn arrange_moves(&mut self) {
        let version = self.table.game_version;
        self.drop_stale_claims();
        if self.engine.at == Some(version) && self.table.turn().is_some() {
            return;
        }
        self.engine.stop();
        if !self.can_keep() || self.waits_for_eyes() {
            return;
        }
        let Some(seat) = self.table.turn() else { return };
        if self.table.chairs[seat.index()].engine().is_some() {
            self.engine.at = Some(version);
            self.ask_engine(seat, version);
        } else if self.table.only_move().is_some() {
            self.engine.at = Some(version);
            self.engine.ready = Some((Instant::now() + self.pause(), Command::AutoMove { version }));
        }
    }

    /// A pause drawn anew for every move: what is forced comes no faster than what is not.
    fn pause(&self) -> Duration {
        let (shortest, longest) = self.house.config.pace;
        let spread = u64::from_le_bytes(random_bytes()) % (longest.saturating_sub(shortest) + 1);
        Duration::from_millis(shortest + spread)
    }

    fn ask_engine(&mut self, seat: Seat, version: u64) {
        if let Err(why) = self.try_ask_engine(seat, version) {
            self.engine.ready = Some((Instant::now(), self.fault(seat, &why, version)));
        }
    }

    /// An engine cannot go on. Why is for the operator, since it may name files and programs of the machine; it names no
    /// card, for the operator may be at the table.
    fn fault(&self, seat: Seat, why: &str, version: u64) -> Command {
        tracing::warn!(table = self.table.plan.id, %seat, why, "an engine cannot go on");
        Command::EngineFault { seat, why: "the engine could not go on".to_owned(), version }
    }

    fn try_ask_engine(&mut self, seat: Seat, version: u64) -> Result<(), String> {
        let engine = self.engine_in(seat, version)?;
        let limits = self.house.limits(Limits::NONE, self.house.config.longest_ms);
        let stop = Stop::new();
        let asked = self.engine.question;
        self.engine.stop = stop.clone();
        self.engine.not_before = Some(Instant::now() + self.pause());
        let own = self.own.upgrade().ok_or("the table is closed")?;
        let program = self.programs.entry(seat).or_default().clone();
        let shows = self.table.plan.thoughts && !self.table.is_hidden();
        let played = self.table.chairs.iter().any(|chair| chair.person().is_some());
        let class = if played { Class::Move } else { Class::Show };
        let mut order = self.order(class, &engine.spec, engine.rules.as_ref(), limits)?;
        let mut keep = None;
        if self.table.ponders(seat, engine.rules.as_ref()) {
            order.memory = order.memory.max(self.held_for_long(&engine)?);
            keep = Some(self.pondering.keep(&self.house.pool, seat, engine.number));
        }
        let stopped = stop.clone();
        let places = Arc::clone(&self.house.places);
        let work = move |clock: &RunClock, mut kept: Option<Box<dyn AnyPlayer>>| {
            let mut shown = std::time::Instant::now();
            let mut progress = |report: &Report<String>| {
                if shows && shown.elapsed() >= SHOW {
                    shown = std::time::Instant::now();
                    // A thought that cannot be told at once is not told.
                    let _ = own.try_send(ToRoom::Thinking { question: asked, report: report.clone() });
                }
            };
            let question = engine.question(limits, &stop, clock, &places);
            let question = Question { program: Some((&program, engine.number)), ..question };
            let thought = think_keeping(&question, &mut kept, &mut progress);
            let _ = own.blocking_send(ToRoom::Decided { question: asked, thought });
            kept
        };
        let pool = &self.house.pool;
        let ticket = match keep {
            Some(keep) => pool.submit_keeping(order, keep, &stopped, work),
            None => pool.submit(order, &stopped, move |clock| drop(work(clock, None))),
        };
        self.engine.ticket = Some(ticket.map_err(|full| full.to_string())?);
        Ok(())
    }

    /// What an engine is asked with about the game as it stands.
    pub(super) fn engine_in(&self, seat: Seat, version: u64) -> Result<Asked, String> {
        let play = self.table.play.as_ref().ok_or("there is no game")?;
        let rules = play.line().rules();
        let text = self.table.chairs[seat.index()].plays_as().ok_or("there is no engine")?;
        let spec = self.house.seat_spec(rules.as_ref(), text)?;
        let view = Eyes::of_seat(&self.table, seat).ok_or("there is no game")?;
        // The seed tells nothing of the deal, and no two decisions share one.
        let luck = self.house.config.engine_seed.unwrap_or_else(|| u64::from_le_bytes(random_bytes()));
        Ok(Asked { rules, spec, view, seed: seat_seed(luck, version, seat), number: play.number })
    }

    /// Who is charged for what the engines of this table think: whoever waits for them.
    pub(super) fn order(
        &self,
        class: Class,
        spec: &SeatSpec,
        rules: &dyn AnyRules,
        limits: Limits,
    ) -> Result<Order, String> {
        let person = self.payer();
        let address = self.audience.address(person).unwrap_or_default().to_owned();
        let memory = self.house.memory(rules, spec, limits)?;
        let demand = demand(rules, spec, limits);
        Ok(Order { class, person: person.to_owned(), address, memory, demand })
    }

    /// Whoever waits for what the engines of this table do: the person who moved last, or sits here, or made the table.
    pub(super) fn payer(&self) -> &str {
        let mover = self.table.play.as_ref().and_then(|play| {
            play.movers.iter().rev().find_map(|seat| self.table.chairs[seat.index()].person())
        });
        let seated = || self.table.chairs.iter().find_map(Chair::person);
        mover.or_else(seated).unwrap_or(&self.table.host)
    }

    pub(super) fn decided(&mut self, question: u64, thought: Result<Thought, Failure>) {
        let Some(version) = self.engine.at.filter(|_| self.engine.question == question) else { return };
        let Some(seat) = self.table.turn() else { return };
        self.engine.ticket = None;
        let command = match thought {
            Ok(thought) => {
                self.show_thinking(question, &thought.report, true);
                match thought.mv {
                    Some(mv) => Command::EngineMove { seat, mv, version },
                    None => Command::EngineFault { seat, why: "no move".to_owned(), version },
                }
            }
            Err(failure) => self.fault(seat, &failure.for_log(self.table.is_hidden()), version),
        };
        let due = self.engine.not_before.unwrap_or_else(Instant::now);
        self.engine.ready = Some((due, command));
    }

    /// An engine's move that the rules refuse is the end of its game. Of the refusal only the code is logged: the reason
    /// may name the cards that the engine holds.
    pub(super) async fn engine_failed(&mut self, version: u64, code: Code) {
        if let Some(seat) = self.table.turn() {
            let fault = self.fault(seat, &format!("its move was refused: {}", code.word()), version);
            let _ = self.carry_out(&Actor::House, &fault).await;
        }
    }

    /// What an engine thinks, where nothing is hidden and the table shows it.
    pub(super) fn show_thinking(&mut self, question: u64, report: &Report<String>, done: bool) {
        let shows = self.table.plan.thoughts && !self.table.is_hidden();
        if shows && self.engine.question == question && !report.candidates.is_empty() {
            let seat = self.table.turn();
            let frame = text(Frame::thinking(seat, done, report));
            self.audience.tell_all(&frame);
        }
    }

    // --- hints ---

    pub(super) fn hint(&mut self, socket: u64, id: &str, ms: u64) {
        let answer = match self.try_hint(socket, id, ms) {
            Ok(place) => text(Frame::hint_queued(id, place)),
            Err(refusal) => refused(id, &refusal),
        };
        self.audience.tell(socket, answer);
    }

    fn try_hint(&mut self, socket: u64, id: &str, ms: u64) -> Result<usize, Refusal> {
        let person = self.audience.person(socket).map(str::to_owned);
        if !self.table.allowed(person.as_deref()).contains(&Allowed::Hint) {
            let message = "hints are for the seat to move, where the table allows them";
            return Err(Refusal::not_allowed(message));
        }
        let waiting = |socket: &super::audience::Socket| {
            socket.hint.as_ref().is_some_and(|hint| hint.place().is_some())
        };
        if self.audience.sockets.get(&socket).is_some_and(waiting) {
            return Err(Refusal::new(Code::Busy, "one hint at a time"));
        }
        let closed = || Refusal::new(Code::Failed, "there is no game");
        let rules = self.table.play.as_ref().ok_or_else(closed)?.line().rules();
        let view = Eyes::of(&self.table, person.as_deref()).into_view().ok_or_else(closed)?;
        let spec =
            self.house.seat_spec(rules.as_ref(), "house").map_err(|why| Refusal::new(Code::Failed, why))?;
        let limits = self.house.limits(Limits::NONE, ms);
        let own = self.own.upgrade().ok_or_else(closed)?;
        let named = id.to_owned();
        let person = person.unwrap_or_default();
        let address = self.audience.address(&person).unwrap_or_default().to_owned();
        let memory = self.house.memory(rules.as_ref(), &spec, limits);
        let memory = memory.map_err(|why| Refusal::new(Code::Failed, why))?;
        let demand = demand(rules.as_ref(), &spec, limits);
        let stop = Stop::new();
        let stopped = stop.clone();
        let places = Arc::clone(&self.house.places);
        let work = move |clock: &RunClock| {
            let question = Question {
                rules: rules.as_ref(),
                spec: &spec,
                view: view.as_ref(),
                wanted: Wanted::Assessment,
                limits,
                // Always the same: a hint depends on what the person can see and on nothing else.
                seed: 0,
                stop: &stop,
                clock,
                program: None,
                places: &places,
            };
            let thought = think(&question, &mut |_| {});
            let _ = own.blocking_send(ToRoom::Advised { socket, id: named, thought });
        };
        let order = Order { class: Class::Hint, person, address, memory, demand };
        let ticket = self.house.pool.submit(order, &stopped, work);
        let ticket = ticket.map_err(|full| Refusal::new(Code::Busy, full.to_string()))?;
        let place = ticket.place().unwrap_or(0);
        if let Some(socket) = self.audience.sockets.get_mut(&socket) {
            socket.hint = Some(ticket);
        }
        Ok(place)
    }

    pub(super) fn advised(&mut self, socket: u64, id: &str, thought: Result<Thought, Failure>) {
        let answer: Out = match thought {
            Ok(thought) => text(Frame::hint(id, &thought.report)),
            Err(_) => refused(id, &Refusal::new(Code::Failed, "the house has nothing to say here")),
        };
        self.audience.tell(socket, answer);
    }
}
