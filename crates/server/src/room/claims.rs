//! Claims are judged where engines think: over all that somebody cannot rule out, which takes a while. The table goes on
//! meanwhile, and a verdict on a game that has gone on is worth nothing.

use game::Stop;

use super::ToRoom;
use super::task::{Task, refused};
use crate::engines::{Class, Order, RunClock};
use crate::table::{Actor, Command, Refusal};

impl Task {
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
        let own = self.own.upgrade().ok_or_else(|| Refusal::new("failed", "the table is closed"))?;
        let address = self.audience.address(person).unwrap_or_default().to_owned();
        let order = Order { class: Class::Hint, person: person.to_owned(), address, memory: 0 };
        let actor = actor.clone();
        let work = move |_: &RunClock| {
            let verdict = case.judge();
            let _ = own.blocking_send(ToRoom::Judged { socket, actor, show, verdict });
        };
        let ticket = self.house.pool.submit(order, &Stop::new(), work);
        ticket.map_err(|full| Refusal::new("busy", full.to_string()))?.keep();
        Ok(())
    }
}
