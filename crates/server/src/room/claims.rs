//! Claims are judged where engines think: over all that somebody cannot rule out, which takes a while. The table goes on
//! meanwhile, and a verdict on a game that has gone on is worth nothing.

use game::Stop;

use super::ToRoom;
use super::task::{Task, refused};
use crate::Code;
use crate::engines::{Class, Demand, Order, RunClock};
use crate::table::{Actor, Command, Refusal};

/// A claim that is being judged.
pub(super) struct Judging {
    person: String,
    /// The version of the game that is judged.
    version: u64,
    stop: Stop,
}

impl Drop for Judging {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl Task {
    /// Gives up judging claims on a game that has gone on.
    pub(super) fn drop_stale_claims(&mut self) {
        let version = self.table.game_version;
        self.judging.retain(|judging| judging.version == version);
    }

    /// A claim has been judged.
    pub(super) fn judged(&mut self, actor: &Actor) {
        self.judging.retain(|judging| Some(judging.person.as_str()) != actor.id());
    }

    /// Has a claim judged and, when that is done, carries it out. What is wrong with it before is said at once.
    pub(super) async fn judge(&mut self, socket: u64, actor: Actor, show: bool) {
        if self.table.done_before(&actor).is_some() {
            return self.command(socket, actor, Command::Claim { show, verdict: None }).await;
        }
        if let (Err(refusal), Actor::Person { command: Some(id), .. }) =
            (self.try_judge(socket, &actor, show), &actor)
        {
            self.audience.tell(socket, refused(id, &refusal));
        }
    }

    fn try_judge(&mut self, socket: u64, actor: &Actor, show: bool) -> Result<(), Refusal> {
        let person = actor.id().unwrap_or_default();
        let case = self.table.case(person, show)?;
        if self.judging.iter().any(|judging| judging.person == person) {
            return Err(Refusal::new(Code::Busy, "one claim at a time"));
        }
        let own = self.own.upgrade().ok_or_else(|| Refusal::new(Code::Failed, "the table is closed"))?;
        let address = self.audience.address(person).unwrap_or_default().to_owned();
        let demand = Demand { name: format!("claim at {}", self.table.plan.game), modest: false };
        let order = Order { class: Class::Hint, person: person.to_owned(), address, memory: 0, demand };
        let (actor, claimant) = (actor.clone(), person.to_owned());
        let stop = Stop::new();
        let judging = stop.clone();
        let work = move |_: &RunClock| {
            let verdict = case.judge(&judging);
            let _ = own.blocking_send(ToRoom::Judged { socket, actor, show, verdict });
        };
        let ticket = self.house.pool.submit(order, &stop, work);
        ticket.map_err(|full| Refusal::new(Code::Busy, full.to_string()))?.keep();
        self.judging.push(Judging { person: claimant, version: self.table.game_version, stop });
        Ok(())
    }
}
