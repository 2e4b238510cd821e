//! What the house does about tournaments: it makes their tables, takes in what the games bring, and begins their rounds.
//!
//! Whatever is to be done stands in the log first and is done after that, under a name that the log knows: a house that dies
//! in between finds it there and does it when it opens again. Several processes may do so at once; the log is added to by
//! one of them, and a table of one name is made once.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, Notify};

use super::{Entrant, Entry, Game, Tournament, What};
use crate::Code;
use crate::house::{House, now};
use crate::http::{ApiError, resign};
use crate::store::{StoreError, TournamentPerson, TournamentRow};
use crate::table::{Opening, Refusal, Sitter, TableSetup, Visibility};

/// How often it is looked whether something is due, when nothing says so earlier.
const EVERY: Duration = Duration::from_secs(2);
/// How often it is tried to add to a log that others add to.
const TRIES: usize = 20;

/// What the processes of a house know of its tournaments beside the store.
#[derive(Debug, Default)]
pub(crate) struct Tournaments {
    /// A game of one of them is over.
    news: Notify,
    /// One goes on at a time.
    alone: Mutex<()>,
}

impl Tournaments {
    /// A game of a tournament is over.
    pub(crate) fn tell(&self) {
        self.news.notify_one();
    }
}

/// A tournament as it is in the store.
#[derive(Debug)]
pub(crate) struct Found {
    /// What lists know of it.
    pub(crate) row: TournamentRow,
    /// What its log adds up to.
    pub(crate) state: Tournament,
    /// Who has which number.
    pub(crate) people: Vec<TournamentPerson>,
}

impl Found {
    /// The number of a person.
    pub(crate) fn number(&self, person: &str) -> Option<usize> {
        self.people.iter().find(|one| one.person == person).map(|one| one.player)
    }

    fn person(&self, player: usize) -> Option<&TournamentPerson> {
        self.people.iter().find(|one| one.player == player)
    }
}

impl House {
    /// A tournament, if there is one of this name.
    pub(crate) async fn tournament(&self, id: &str) -> Result<Option<Found>, StoreError> {
        let Some(row) = self.store.tournament(id).await? else { return Ok(None) };
        let state =
            Tournament::replay(self.store.tournament_log(id).await?).map_err(StoreError::Unreadable)?;
        let people = self.store.tournament_people(id).await?;
        Ok(Some(Found { row, state, people }))
    }

    /// Carries out what a person asks of a tournament, and whatever follows from it. A new number is for that person.
    pub(crate) async fn ask_tournament(
        self: &Arc<House>,
        id: &str,
        person: &str,
        decide: impl Fn(&Found) -> Result<What, Refusal>,
    ) -> Result<Found, ApiError> {
        for _ in 0..TRIES {
            let mut found = self.tournament(id).await?.ok_or_else(|| ApiError::missing("tournament"))?;
            let what = decide(&found)?;
            let new = match &what {
                What::Joined { player } if *player == found.state.players.len() => Some((*player, person)),
                _ => None,
            };
            let version = found.state.version;
            let entry = Entry { at: now(), what };
            found.state.follow(&entry).map_err(|error| Refusal::new(Code::Failed, error))?;
            let phase = found.state.phase;
            if self.store.add_to_tournament(id, version, &[entry], phase, new).await? {
                self.go_on_with_tournament(id).await?;
                return self.tournament(id).await?.ok_or_else(|| ApiError::missing("tournament"));
            }
        }
        Err(Refusal::new(Code::Failed, "the tournament has too much to do: try again").into())
    }

    /// Does what is due in all tournaments: at once when a game is over, otherwise now and then. Does not return.
    pub(crate) async fn tend_tournaments(self: Arc<House>) {
        loop {
            match self.store.open_tournaments().await {
                Ok(open) => {
                    for id in open {
                        if let Err(error) = self.go_on_with_tournament(&id).await {
                            tracing::warn!(tournament = id, %error, "a tournament cannot go on now");
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "tournaments cannot be found"),
            }
            let _ = tokio::time::timeout(EVERY, self.tournaments.news.notified()).await;
        }
    }

    /// Does what is due in a tournament.
    async fn go_on_with_tournament(self: &Arc<House>, id: &str) -> Result<(), StoreError> {
        let _alone = self.tournaments.alone.lock().await;
        for _ in 0..TRIES {
            let Some(mut found) = self.tournament(id).await? else { return Ok(()) };
            let version = found.state.version;
            let entries = self.due(&mut found).await?;
            let state = found.state.phase;
            if entries.is_empty() || self.store.add_to_tournament(id, version, &entries, state, None).await? {
                return self.see_to_tables(&found).await;
            }
        }
        Ok(())
    }

    /// Takes in what has happened outside, and what follows; the entries of it.
    async fn due(&self, found: &mut Found) -> Result<Vec<Entry>, StoreError> {
        let mut entries = Vec::new();
        let at = now();
        let mut add = |state: &mut Tournament, what: What| {
            let entry = Entry { at, what };
            entries.push(entry.clone());
            state.follow(&entry).map_err(StoreError::Unreadable)
        };
        // Whoever has been forgotten does not play any more.
        let gone = found.people.iter().filter(|one| one.name.is_none());
        for player in gone.map(|one| one.player) {
            if let Ok(what) = found.state.leave(Some(player)) {
                add(&mut found.state, what)?;
            }
        }
        if found.row.host_name.is_none() && found.state.cancel().is_ok() {
            add(&mut found.state, What::Ended { cancelled: true })?;
        }
        let mut over: HashMap<String, _> =
            self.store.tournament_games(&found.row.id).await?.into_iter().collect();
        let playing: Vec<String> = found.state.playing().map(|(_, game)| game.table.clone()).collect();
        for table in playing {
            if let Some(game) = over.remove(&table) {
                add(&mut found.state, What::Played { table, scores: game.scores, late: game.late })?;
            }
        }
        while let Some(what) = found.state.next(at, self.config.tournament_pause_ms) {
            add(&mut found.state, what)?;
        }
        Ok(entries)
    }

    /// Makes the tables of games that have none yet, and has those who left give up their games.
    async fn see_to_tables(self: &Arc<House>, found: &Found) -> Result<(), StoreError> {
        for (number, game) in found.state.playing() {
            if !self.store.has_table(&game.table).await? {
                let setup = table_of(found, number, game);
                if let Err(refusal) = self.lay_table(setup).await {
                    let table = &game.table;
                    tracing::warn!(
                        table,
                        why = refusal.message,
                        "a table of a tournament cannot be made yet"
                    );
                }
            }
            for entrant in &game.seats {
                let Entrant::Person(player) = *entrant else { continue };
                let person = found.person(player).filter(|_| !found.state.players[player].here);
                if let Some((person, name)) = person.and_then(|one| Some((&one.person, one.name.as_ref()?))) {
                    // A game that is over by now needs no giving up.
                    let _ = resign(self, &game.table, person, name).await;
                }
            }
        }
        Ok(())
    }
}

/// The table of a game of the round, of this number from 0.
fn table_of(found: &Found, number: usize, game: &Game) -> TableSetup {
    let setup = &found.state.setup;
    let sitter = |entrant: &Entrant| match entrant {
        Entrant::Person(player) => {
            let known = found.person(*player);
            let id = known.map(|one| one.person.clone()).unwrap_or_default();
            let name =
                known.and_then(|one| one.name.clone()).unwrap_or_else(|| crate::table::SOMEBODY.to_owned());
            Sitter::Person { id, name }
        }
        Entrant::Engine(_) => Sitter::Engine(setup.fill.clone().unwrap_or_default()),
    };
    let seed = found.state.seed(found.state.rounds.len() - 1, number);
    TableSetup {
        id: game.table.clone(),
        game: setup.game.clone(),
        options: setup.options.clone(),
        seats: game.seats.iter().map(sitter).collect(),
        names: Vec::new(),
        clock: Some(setup.clock),
        // Others hold the same cards: nobody looks on.
        visibility: if setup.hidden { Visibility::Private } else { Visibility::Listed },
        hints: false,
        thoughts: false,
        chat: false,
        rated: setup.rated,
        auto_play: false,
        open: false,
        ponder: false,
        is_match: false,
        start: setup.hidden.then(|| Opening { seed: Some(seed), ..Opening::default() }),
        quick: false,
        day: None,
        tournament: Some(found.row.id.clone()),
    }
}
