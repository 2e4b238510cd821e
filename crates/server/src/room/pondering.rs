//! Engines that think on a person's time, at tables that were made so: while the person whose decision it is is there, for a
//! while, and whenever nobody else needs the worker. The player that thinks then is the one that decides afterwards.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use catalog::AnyPlayer;
use game::{Limits, Seat, Stop};
use tokio::time::Instant;

use super::ToRoom;
use super::task::Task;
use super::thinking::Asked;
use crate::engines::{Class, Keep, Pool, RunClock, Ticket, ponder};
use crate::table::Phase;

/// How long it is thought about one decision of a person at most, however often others come in between.
const LONGEST: Duration = Duration::from_mins(1);

/// The decision of a person on whose time somebody thinks.
struct About {
    /// The version of the game.
    version: u64,
    /// Until when it is thought about at most.
    until: Instant,
    /// Whether there is nothing left to think about it.
    is_done: bool,
}

/// Who thinks on somebody's time at a table.
#[derive(Default)]
pub(super) struct Pondering {
    about: Option<About>,
    /// Whether a search was asked for that is not over.
    thinks: bool,
    /// The number of the search; whatever is said of an earlier one is not heard.
    question: u64,
    stop: Stop,
    ticket: Option<Ticket>,
    /// The players that are kept between their searches, each for the game of this number.
    kept: BTreeMap<Seat, (usize, Keep)>,
}

impl Pondering {
    /// Stops whoever thinks. Their player is kept.
    pub(super) fn stop(&mut self) {
        self.stop.stop();
        self.ticket = None;
        self.thinks = false;
        self.question += 1;
    }

    /// When it is to be stopped.
    pub(super) fn due(&self) -> Option<Instant> {
        self.about.as_ref().filter(|_| self.thinks).map(|about| about.until)
    }

    /// The place where the player of a seat is kept through a game. A new game begins with a new player.
    pub(super) fn keep(&mut self, pool: &Pool, seat: Seat, game: usize) -> &Keep {
        let place = self.kept.entry(seat).or_insert_with(|| (game, pool.keep()));
        if place.0 != game {
            *place = (game, pool.keep());
        }
        &place.1
    }

    /// What is thought about at a version of the game: the same as before, or something new.
    fn turn_to(&mut self, version: u64) -> &mut About {
        if self.about.as_ref().is_none_or(|about| about.version != version) {
            self.stop();
            self.about = None;
        }
        let until = Instant::now() + LONGEST;
        self.about.get_or_insert(About { version, until, is_done: false })
    }
}

impl Task {
    /// Sees to it that an engine thinks while a person does, and only then: called whenever something has changed.
    pub(super) fn arrange_pondering(&mut self) {
        if !self.table.plan.ponder {
            return;
        }
        if self.table.phase == Phase::Over {
            self.pondering.kept.clear();
        }
        if !self.is_waited_for() {
            return self.pondering.stop();
        }
        let about = self.pondering.turn_to(self.table.game_version);
        about.is_done |= about.until <= Instant::now();
        if about.is_done {
            return self.pondering.stop();
        }
        if self.pondering.thinks {
            return;
        }
        if let Err(why) = self.ponder() {
            // Nobody misses it: the engine thinks when its turn comes.
            tracing::debug!(table = self.table.plan.id, why, "nobody thinks on a person's time");
            self.nothing_left();
        }
    }

    /// Whether a person who is there is to decide, and what they decide can be kept.
    fn is_waited_for(&self) -> bool {
        let person = self.table.pondered_on();
        self.can_keep() && person.is_some_and(|person| self.audience.address(person).is_some())
    }

    fn ponder(&mut self) -> Result<(), String> {
        let seat = self.table.ponderer().ok_or("no engine has use for it")?;
        let engine = self.engine_in(seat, self.table.game_version)?;
        let (limits, stop) = (Limits::NONE, Stop::new());
        let mut order = self.order(Class::Ponder, &engine.spec, engine.rules.as_ref(), limits)?;
        order.memory = self.held_for_long(&engine)?;
        let own = self.own.upgrade().ok_or("the table is closed")?;
        let places = Arc::clone(&self.house.places);
        self.pondering.question += 1;
        let asked = self.pondering.question;
        let keep = self.pondering.keep(&self.house.pool, seat, engine.number);
        let stopped = stop.clone();
        let work = move |clock: &RunClock, mut kept: Option<Box<dyn AnyPlayer>>| {
            let question = engine.question(limits, &stop, clock, &places);
            // Whoever fails is not kept, and is not asked again about this decision.
            let failed = ponder(&question, &mut kept).is_err();
            let gave_way = !failed && stop.is_stopped();
            let _ = own.blocking_send(ToRoom::Pondered { question: asked, gave_way });
            kept
        };
        let ticket = self.house.pool.submit_keeping(order, keep, &stopped, work);
        self.pondering.ticket = Some(ticket.map_err(|full| full.to_string())?);
        self.pondering.stop = stopped;
        self.pondering.thinks = true;
        Ok(())
    }

    /// A search is over: it goes on as soon as there is room again, unless nothing was left to find.
    pub(super) fn pondered(&mut self, question: u64, gave_way: bool) {
        if self.pondering.question != question {
            return;
        }
        self.pondering.thinks = false;
        if gave_way {
            self.arrange_pondering();
        } else {
            self.nothing_left();
        }
    }

    fn nothing_left(&mut self) {
        if let Some(about) = &mut self.pondering.about {
            about.is_done = true;
        }
    }

    /// How many bytes a player holds that has thought as long as it could.
    pub(super) fn held_for_long(&self, engine: &Asked) -> Result<u64, String> {
        let longest = Limits::ms(self.house.config.longest_ms);
        self.house.memory(engine.rules.as_ref(), &engine.spec, longest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_thought_about_until_its_minute_is_over_however_often_it_is_begun_anew() {
        let mut pondering = Pondering::default();
        let begun = Instant::now();
        let until = pondering.turn_to(3).until;
        assert!(until >= begun + LONGEST);
        assert_eq!(pondering.due(), None, "nobody thinks yet");
        pondering.thinks = true;
        assert_eq!(pondering.due(), Some(until));
        pondering.stop();
        assert_eq!((pondering.due(), pondering.turn_to(3).until), (None, until));
        pondering.turn_to(3).is_done = true;
        assert!(pondering.turn_to(3).is_done);
        pondering.thinks = true;
        let next = pondering.turn_to(4);
        assert!(next.until >= until && !next.is_done);
        assert!(!pondering.thinks, "whoever thought about the last one has stopped");
    }

    #[test]
    fn a_search_of_an_earlier_decision_is_stopped() {
        let mut pondering = Pondering::default();
        pondering.turn_to(1);
        let earlier = Stop::new();
        pondering.stop = earlier.clone();
        pondering.turn_to(1);
        assert!(!earlier.is_stopped(), "it is the same decision");
        pondering.turn_to(2);
        assert!(earlier.is_stopped());
    }
}
