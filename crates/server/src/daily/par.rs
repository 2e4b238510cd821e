//! What the house itself makes of the deal of a day, in the seat that everybody has.

use std::sync::Arc;

use arena::{OwnPlayer, Sitter, play_game};
use catalog::Start;
use game::random::seat_seed;
use game::{Limits, Seat, Stop};

use super::{DailyDeal, Day, result_of};
use crate::engines::RunClock;
use crate::house::{House, now};
use crate::studies::Asker;

/// Who plays in the seat of the person.
const PAR: &str = "house:level=8";

/// Who sits where when the house plays in the seat of the person.
fn players(deal: &DailyDeal) -> Vec<String> {
    let spec = |seat: &String| if seat == "me" { PAR.to_owned() } else { seat.clone() };
    deal.seats.iter().map(spec).collect()
}

impl House {
    /// Has the house play the deal of a day, unless it has or does. It waits behind everything at tables.
    pub(crate) fn play_par(self: &Arc<House>, day: Day, deal: &DailyDeal, asker: &Asker) {
        if !self.daily.begin(day, &deal.game) {
            return;
        }
        let (house, deal, asker) = (Arc::clone(self), deal.clone(), asker.clone());
        tokio::spawn(async move {
            let known = house.store.par(day.0, &deal.game).await;
            let found = match known {
                Ok(None) => house.find_par(day, &deal, &asker).await,
                _ => None,
            };
            if let Some(result) = found
                && let Err(error) = house.store.keep_par(day.0, &deal.game, result, now()).await
            {
                tracing::warn!(%error, "what the house made of the deal of the day is not kept");
            }
            house.daily.end(day, &deal.game);
        });
    }

    async fn find_par(self: &Arc<House>, day: Day, deal: &DailyDeal, asker: &Asker) -> Option<i64> {
        let rules = self.daily_rules(&deal.game).ok()?;
        let limits = self.limits(Limits::NONE, self.config.longest_ms);
        let held = |name: &String| {
            let spec = self.seat_spec(rules.as_ref(), name).ok()?;
            self.memory(rules.as_ref(), &spec, limits).ok()
        };
        let memory = players(deal).iter().map(held).sum::<Option<u64>>()?;
        let (own, deal, stop) = (Arc::clone(self), deal.clone(), Stop::new());
        let (stopped, seed) = (stop.clone(), self.daily.draw("par", day.0, &deal.game));
        let (told, found) = tokio::sync::oneshot::channel();
        let work = move |_: &RunClock| {
            let _ = told.send(own.play_alone(&deal, seed, &stopped));
        };
        let ticket = self.pool.submit(asker.order(memory), &stop, work).ok()?;
        let result = found.await.ok().flatten();
        drop(ticket);
        result
    }

    /// Plays a deal out, with the house in the seat of the person.
    fn play_alone(&self, deal: &DailyDeal, seed: u64, stop: &Stop) -> Option<i64> {
        let rules: Arc<dyn catalog::AnyRules> = self.daily_rules(&deal.game).ok()?.into();
        let start = deal.start.start().ok()?.unwrap_or(Start::Usual);
        let mut table = rules.table(&start).ok()?;
        for mv in &deal.start.moves {
            table.play(mv).ok()?;
        }
        let names = players(deal);
        let player = |name: &String| {
            let spec = rules.player_spec(name).ok()?;
            OwnPlayer::new(Arc::clone(&rules), spec).ok()
        };
        let mut players = names.iter().map(player).collect::<Option<Vec<OwnPlayer>>>()?;
        let mut sitters: Vec<&mut dyn Sitter> =
            players.iter_mut().map(|one| one as &mut dyn Sitter).collect();
        let seeds: Vec<u64> = Seat::all(names.len()).map(|seat| seat_seed(seed, 0, seat)).collect();
        let limits = self.limits(Limits::NONE, self.config.longest_ms);
        play_game(table.as_mut(), &mut sitters, names, &seeds, limits, stop)?;
        result_of(table.as_ref(), Seat::new(deal.seat), false)
    }
}
