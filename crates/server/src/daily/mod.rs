//! The deal and the puzzle of the day: the same for everybody at a house.
//!
//! Both are made from the date and a secret of the house, so that nobody can compute tomorrow's. A deal is played once, at
//! a private table against engines, without hints and without taking back; the house plays it too, in the same seat with
//! the same engines around it, so that everybody can be compared with it and with each other.

mod day;
mod par;
mod result;

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::AnyRules;
use game::Options;

pub use day::{Day, streak};
pub use result::{ResultKind, duplicate_share, kind_of, result_of};

use crate::house::{House, now};
use crate::http::ApiError;
use crate::id::hash;
use crate::table::{Asked, Opening, Visibility};
use tables::answers::puzzles::Set;

/// Who sits around the person: engines of the middle of the ten levels.
const RIVALS: &str = "house:level=5";

/// The secret of the days, and what of them is being played now.
#[derive(Debug)]
pub struct Daily {
    secret: String,
    /// The deals that the house plays at this moment.
    playing: Mutex<HashSet<(Day, String)>>,
}

impl Daily {
    pub(crate) fn new(secret: String) -> Daily {
        Daily { secret, playing: Mutex::default() }
    }

    /// A number for a purpose that nobody outside the house can compute.
    fn draw(&self, purpose: &str, number: i64, game: &str) -> u64 {
        let digits = hash(&format!("{}:{purpose}:{number}:{game}", self.secret));
        u64::from_str_radix(&digits[..16], 16).unwrap_or_default()
    }

    /// Whether the house was not yet playing this deal; from now on it is.
    fn begin(&self, day: Day, game: &str) -> bool {
        self.playing.lock().unwrap_or_else(PoisonError::into_inner).insert((day, game.to_owned()))
    }

    fn end(&self, day: Day, game: &str) {
        self.playing.lock().unwrap_or_else(PoisonError::into_inner).remove(&(day, game.to_owned()));
    }
}

/// The deal of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyDeal {
    /// The game.
    pub game: String,
    /// The seat of the person.
    pub seat: usize,
    /// Who sits where: `me`, or the SPEC of a player.
    pub seats: Vec<String>,
    /// Where it begins.
    pub start: Opening,
}

impl DailyDeal {
    /// The table at which it is played.
    fn asked(&self, day: Day) -> Asked {
        Asked {
            visibility: Visibility::Private,
            start: Some(self.start.clone()),
            day: Some(day.to_string()),
            ..Asked::plain(&self.game, Options::none(), self.seats.clone())
        }
    }
}

/// A day that can be played: today, or one of the year before it.
pub(crate) fn playable_day(text: &str) -> Result<Day, ApiError> {
    let today = Day::of(now());
    let day = if text == "today" { today } else { text.parse().map_err(ApiError::bad)? };
    if day > today || day < today.first() {
        return Err(ApiError::bad(format!("day: expected one from {} to {today}", today.first())));
    }
    Ok(day)
}

impl House {
    /// The rules by which the deal of the day is played: those of the house's defaults.
    pub(crate) fn daily_rules(&self, game: &str) -> Result<Box<dyn AnyRules>, ApiError> {
        let found = self.catalog.game(game).map_err(|_| ApiError::missing("game"))?;
        Ok(found.rules(&Options::none())?)
    }

    /// The deal of a day. Where nothing is dealt, the first moves are given instead.
    pub(crate) fn daily_deal(&self, day: Day, game: &str) -> Result<DailyDeal, ApiError> {
        let rules = self.daily_rules(game)?;
        let seed = self.daily.draw("deal", day.0, game);
        let seat = (self.daily.draw("seat", day.0, game) % rules.seats() as u64) as usize;
        let place = |other: usize| if other == seat { "me".to_owned() } else { RIVALS.to_owned() };
        let moves = rules.opening(seed, 0);
        let start = Opening { seed: rules.facts().hidden.then_some(seed), moves, ..Opening::default() };
        Ok(DailyDeal { game: game.to_owned(), seat, seats: (0..rules.seats()).map(place).collect(), start })
    }

    /// The puzzle of a day; none where the game has no puzzles. All of them come once before any comes again.
    pub(crate) async fn daily_puzzle(&self, day: Day, game: &str) -> Result<Option<Set>, ApiError> {
        let all = self.puzzles(game).await?;
        let many = all.len() as i64;
        if many == 0 {
            return Ok(None);
        }
        let (round, place) = (day.0.div_euclid(many), day.0.rem_euclid(many));
        let mut stream = game::random::deal_stream(self.daily.draw("puzzles", round, game), 0);
        let mut order: Vec<usize> = (0..all.len()).collect();
        game::random::shuffle(&mut stream, &mut order);
        Ok(all.get(order[place as usize]).cloned())
    }

    /// The table of a person's deal of the day: the one they have, or a new one.
    pub(crate) async fn sit_down_daily(
        self: &Arc<House>,
        day: Day,
        game: &str,
        host: &crate::table::Sitter,
        asker: &crate::studies::Asker,
    ) -> Result<String, ApiError> {
        let much = "one at a time";
        let _alone = self.gate.hold(format!("daily {}", asker.person), 1, much)?;
        if let Some(table) = self.store.daily_table(day.0, game, &asker.person).await? {
            return Ok(table);
        }
        let deal = self.daily_deal(day, game)?;
        let (card, _) = self.make_table(deal.asked(day), host, asker).await?;
        let table = self.store.begin_daily(day.0, game, &asker.person, &card.id).await?;
        self.play_par(day, &deal, asker);
        Ok(table)
    }
}
