//! What the entries of a tournament add up to, and what people may do about it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Entrant, Entry, Kind, Setup, What};
use crate::id::hash;
use crate::table::{Millis, Refusal};

/// What state a tournament is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
#[schema(as = TournamentState)]
#[ts(rename = "TournamentState")]
pub enum Phase {
    /// People can join.
    Waiting,
    /// Rounds are being played.
    Running,
    /// It has been played to its end.
    Over,
    /// It never began.
    Cancelled,
}

impl Phase {
    /// The word of the protocol and of the store.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Waiting => "waiting",
            Phase::Running => "running",
            Phase::Over => "over",
            Phase::Cancelled => "cancelled",
        }
    }
}

/// A person in a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Whether they take part.
    pub here: bool,
    /// How many games they have lost by the clock since one that was played to its end.
    pub late: u32,
}

/// How a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is being played.
    Playing,
    /// What each seat scored.
    Played(Vec<i32>),
    /// It was not played; those who were there.
    Walkover(Vec<Entrant>),
}

/// A game of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Its table; empty where it was not played.
    pub table: String,
    /// Who sits there, seat by seat.
    pub seats: Vec<Entrant>,
    /// How it stands.
    pub outcome: Outcome,
}

/// Those who sit together in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Who, in the order of the seats in the first game.
    pub sitting: Vec<Entrant>,
    /// Their games so far.
    pub games: Vec<Game>,
}

impl Board {
    /// The game that is being played.
    pub fn playing(&self) -> Option<&Game> {
        self.games.last().filter(|game| game.outcome == Outcome::Playing)
    }
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Who sits together.
    pub boards: Vec<Board>,
    /// Who sits out.
    pub byes: Vec<Entrant>,
}

/// A tournament.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    /// As it was made.
    pub setup: Setup,
    secret: String,
    /// What state it is in.
    pub phase: Phase,
    /// The people, by number.
    pub players: Vec<Player>,
    /// Who took part when it began, by number.
    pub(super) starters: Vec<usize>,
    /// The rounds so far.
    pub rounds: Vec<Round>,
    /// How many entries there are.
    pub version: u64,
    /// When it was made.
    pub(super) made: Millis,
    /// When the last entry was.
    pub(super) last: Millis,
}

/// How many people can take part.
const MOST_SWISS: usize = 64;
const MOST_ROUND_ROBIN: usize = 16;

impl Tournament {
    /// A tournament from its log.
    pub fn replay(log: impl IntoIterator<Item = Entry>) -> Result<Tournament, String> {
        let mut log = log.into_iter();
        let Some(Entry { at, what: What::Made { setup, secret } }) = log.next() else {
            return Err("a log begins with the making of the tournament".to_owned());
        };
        let mut tournament = Tournament {
            setup,
            secret,
            phase: Phase::Waiting,
            players: Vec::new(),
            starters: Vec::new(),
            rounds: Vec::new(),
            version: 1,
            made: at,
            last: at,
        };
        for entry in log {
            tournament.follow(&entry)?;
        }
        Ok(tournament)
    }

    /// Takes one more entry in. After one that cannot follow the tournament is of no use.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), String> {
        match &entry.what {
            What::Made { .. } => return Err("it is made once".to_owned()),
            What::Joined { player } if *player == self.players.len() => {
                self.players.push(Player { here: true, late: 0 });
            }
            What::Joined { player } => self.player_mut(*player)?.here = true,
            What::Left { player } => self.player_mut(*player)?.here = false,
            What::Started => {
                self.phase = Phase::Running;
                self.starters = self.here().collect();
            }
            What::Paired { boards, byes } => {
                let board = |sitting: &Vec<Entrant>| Board { sitting: sitting.clone(), games: Vec::new() };
                self.rounds.push(Round { boards: boards.iter().map(board).collect(), byes: byes.clone() });
            }
            What::Seated { board, seats, table } => {
                let (seats, table) = (seats.clone(), table.clone());
                self.board_mut(*board)?.games.push(Game { table, seats, outcome: Outcome::Playing });
            }
            What::Played { table, scores, late } => self.take_in(table, scores, *late)?,
            What::Walkover { board, to } => {
                let board = self.board_mut(*board)?;
                let (seats, outcome) = (board.sitting.clone(), Outcome::Walkover(to.clone()));
                board.games.push(Game { table: String::new(), seats, outcome });
            }
            What::Ended { cancelled } => {
                self.phase = if *cancelled { Phase::Cancelled } else { Phase::Over };
            }
        }
        self.version += 1;
        self.last = entry.at;
        Ok(())
    }

    fn player_mut(&mut self, player: usize) -> Result<&mut Player, String> {
        self.players.get_mut(player).ok_or_else(|| format!("there is no player {player}"))
    }

    fn board_mut(&mut self, board: usize) -> Result<&mut Board, String> {
        let found = self.rounds.last_mut().and_then(|round| round.boards.get_mut(board));
        found.ok_or_else(|| format!("the round has no board {board}"))
    }

    fn take_in(&mut self, table: &str, scores: &[i32], late: Option<usize>) -> Result<(), String> {
        let games =
            self.rounds.iter_mut().flat_map(|round| &mut round.boards).flat_map(|board| &mut board.games);
        let mut playing = games.filter(|game| game.outcome == Outcome::Playing);
        let game = playing.find(|game| game.table == table).ok_or("no game is played at this table")?;
        if scores.len() != game.seats.len() {
            return Err(format!("{} scores for {} seats", scores.len(), game.seats.len()));
        }
        game.outcome = Outcome::Played(scores.to_vec());
        for (seat, entrant) in game.seats.clone().into_iter().enumerate() {
            let Entrant::Person(player) = entrant else { continue };
            let player = self.player_mut(player)?;
            match late {
                // Of the others nobody knows whether they would have come.
                Some(gone) => player.late += u32::from(gone == seat),
                None => player.late = 0,
            }
        }
        Ok(())
    }

    /// The numbers of those who take part.
    pub fn here(&self) -> impl Iterator<Item = usize> + '_ {
        self.players.iter().enumerate().filter(|(_, player)| player.here).map(|(number, _)| number)
    }

    /// Whether somebody takes part. Players of the house always do.
    pub(super) fn is_here(&self, entrant: Entrant) -> bool {
        match entrant {
            Entrant::Person(player) => self.players.get(player).is_some_and(|player| player.here),
            Entrant::Engine(_) => true,
        }
    }

    /// The games that are being played.
    pub fn playing(&self) -> impl Iterator<Item = (usize, &Game)> + '_ {
        let round = self.rounds.last().into_iter();
        let boards = round.flat_map(|round| &round.boards);
        boards.filter_map(|board| board.playing().map(|game| (board.games.len() - 1, game)))
    }

    /// Whether everything of a round, counted from 0, has been played.
    pub fn is_played(&self, round: usize) -> bool {
        let all = |board: &Board| board.games.len() == self.setup.games as usize && board.playing().is_none();
        self.rounds.get(round).is_some_and(|round| round.boards.iter().all(all))
    }

    /// How many rounds may be counted now. Where something is hidden a round is told when all of it has been played, since
    /// others may still hold the same cards.
    pub fn told_rounds(&self) -> usize {
        let unfinished =
            self.setup.hidden && self.rounds.len().checked_sub(1).is_some_and(|last| !self.is_played(last));
        self.rounds.len() - usize::from(unfinished)
    }

    /// What everybody may know of the secret from the start: its hash.
    pub fn commitment(&self) -> String {
        hash(&self.secret)
    }

    /// The secret, once nothing can be made of it any more.
    pub fn revealed(&self) -> Option<&str> {
        matches!(self.phase, Phase::Over | Phase::Cancelled).then_some(self.secret.as_str())
    }

    /// A number for a purpose that nobody can compute without the secret.
    fn draw(&self, purpose: &str) -> String {
        hash(&format!("{}:{purpose}", self.secret))
    }

    /// The seed of the deal that everybody plays in a game of a round, both counted from 0.
    pub fn seed(&self, round: usize, game: usize) -> u64 {
        u64::from_str_radix(&self.draw(&format!("deal:{round}:{game}"))[..16], 16).unwrap_or_default()
    }

    /// The seed of the order in which people are drawn for the first round.
    pub(super) fn order_seed(&self) -> u64 {
        u64::from_str_radix(&self.draw("order")[..16], 16).unwrap_or_default()
    }

    /// The name of the table of a game of a board in the round, all counted from 0.
    pub(super) fn table_name(&self, round: usize, board: usize, game: usize) -> String {
        let mut name = self.draw(&format!("table:{round}:{board}:{game}"));
        name.truncate(20);
        name
    }

    // --- what people ask for ---

    /// Somebody, who has had this number before or is new, wants to take part.
    pub fn join(&self, before: Option<usize>) -> Result<What, Refusal> {
        self.waits()?;
        let most = if self.setup.kind == Kind::Swiss { MOST_SWISS } else { MOST_ROUND_ROBIN };
        if before.is_some_and(|player| self.is_here(Entrant::Person(player))) {
            return Err(Refusal::not_allowed("you take part in this tournament"));
        }
        if self.here().count() >= most || self.players.len() >= 4 * most {
            return Err(Refusal::not_allowed(format!("at most {most} can take part")));
        }
        Ok(What::Joined { player: before.unwrap_or(self.players.len()) })
    }

    /// Somebody does not want to take part any more.
    pub fn leave(&self, player: Option<usize>) -> Result<What, Refusal> {
        let player = player.filter(|player| self.is_here(Entrant::Person(*player)));
        let player = player.ok_or_else(|| Refusal::not_allowed("you do not take part in this tournament"))?;
        if matches!(self.phase, Phase::Over | Phase::Cancelled) {
            return Err(Refusal::not_allowed("the tournament is over"));
        }
        Ok(What::Left { player })
    }

    /// The rounds are to begin.
    pub fn start(&self) -> Result<What, Refusal> {
        self.waits()?;
        let least = if self.setup.fill.is_some() { 2 } else { self.setup.seats };
        let here = self.here().count();
        if here < least {
            return Err(Refusal::not_allowed(format!("expected at least {least} players, there are {here}")));
        }
        Ok(What::Started)
    }

    /// It is not to be.
    pub fn cancel(&self) -> Result<What, Refusal> {
        self.waits()?;
        Ok(What::Ended { cancelled: true })
    }

    fn waits(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Waiting => Ok(()),
            Phase::Running => Err(Refusal::not_allowed("the tournament has begun")),
            Phase::Over | Phase::Cancelled => Err(Refusal::not_allowed("the tournament is over")),
        }
    }
}
