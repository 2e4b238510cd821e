//! What is said about tournaments. Of games in which something is hidden nothing is said before all tables of a round have
//! played: neither what they brought nor where they can be seen.

use game::Options;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::store::TournamentRow;
use crate::table::{Clock, Millis};
use crate::tournaments::{Kind, Phase};
use crate::wire::OptionValues;

/// A tournament in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct TournamentLine {
    /// Its name in addresses.
    pub id: String,
    /// What it is called; empty when whoever ran it is forgotten.
    pub title: String,
    /// The game.
    pub game: String,
    /// The word of its state: `waiting`, `running`, `over`, `cancelled`.
    pub state: String,
    /// The name of whoever runs it.
    pub host: Option<String>,
    /// How many people have joined.
    pub players: i64,
    /// When it was made, in milliseconds since 1970.
    pub created: Millis,
}

impl From<TournamentRow> for TournamentLine {
    fn from(row: TournamentRow) -> TournamentLine {
        let TournamentRow { id, host_name: host, title, game, state, created, players, .. } = row;
        TournamentLine { id, title, game, state, host, players, created }
    }
}

/// Tournaments, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
pub struct TournamentList {
    /// A page of them.
    pub tournaments: Vec<TournamentLine>,
    /// The `before` of the following page.
    pub next: Option<String>,
}

/// A tournament as everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct TournamentCard {
    /// Its name in addresses.
    pub id: String,
    /// What it is called; empty when whoever ran it is forgotten.
    pub title: String,
    /// The game.
    pub game: String,
    /// Its options.
    #[schema(value_type = Object)]
    #[ts(as = "OptionValues")]
    pub options: Options,
    /// How many sit at a table.
    pub seats: usize,
    /// Whether the same is dealt at every table. Then a round is told when all of it has been played.
    pub duplicate: bool,
    /// Who meets whom.
    pub kind: Kind,
    /// How many rounds there are; for a round robin 0 before it has begun.
    pub rounds: usize,
    /// How many games those who meet play in a round.
    pub games: u32,
    /// How time is counted.
    pub clock: Clock,
    /// The SPEC of the player of the house that sits down where somebody is missing; null where people sit out.
    pub fill: Option<String>,
    /// Whether the results count for ratings.
    pub rated: bool,
    /// What state it is in.
    pub state: Phase,
    /// Whoever runs it; null when they are forgotten.
    pub host: Option<EntrantTold>,
    /// When it was made, in milliseconds since 1970.
    pub created: Millis,
    /// Those who take part.
    pub players: Vec<EntrantTold>,
    /// The standings as far as rounds are told, best first.
    pub standings: Vec<PlaceTold>,
    /// The rounds so far.
    pub pairings: Vec<RoundTold>,
    /// The hash of the secret that all deals come from.
    pub commitment: String,
    /// The secret; null before the end.
    pub secret: Option<String>,
    /// What the person who asks has to do with it.
    pub you: TournamentYou,
}

/// What somebody has to do with a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema, TS)]
pub struct TournamentYou {
    /// Whether they run it.
    pub host: bool,
    /// Whether they take part.
    pub joined: bool,
    /// The table at which they are to play now.
    pub table: Option<String>,
}

/// Somebody in a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[schema(as = Entrant)]
#[ts(rename = "Entrant")]
pub struct EntrantTold {
    /// What others call them; of a player of the house its SPEC.
    pub name: String,
    /// The person; null for a player of the house, and for somebody who is forgotten.
    pub person: Option<String>,
    /// Of players of the house the number, from 0; null for people.
    pub engine: Option<usize>,
}

/// How somebody stands.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[schema(as = TournamentPlace)]
#[ts(rename = "TournamentPlace")]
pub struct PlaceTold {
    /// The place, from 1; those who are equal share it.
    pub place: usize,
    /// Who.
    pub who: EntrantTold,
    /// Whether they still take part.
    pub here: bool,
    /// How many games they have played.
    pub games: u32,
    /// In how many of them they scored most, alone.
    pub won: u32,
    /// In how many of them they scored most, with others.
    pub drawn: u32,
    /// With two seats: a point for a game that was won, half of one for a drawn one.
    pub points: f64,
    /// The points of all opponents together, a game.
    pub buchholz: f64,
    /// The points of opponents, as often as they were beaten, and half of them where it was a draw.
    pub sonneborn: f64,
    /// What a game scored on average; null before the first.
    pub mean: Option<f64>,
}

/// A round.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[schema(as = TournamentRound)]
#[ts(rename = "TournamentRound")]
pub struct RoundTold {
    /// Whether all of it has been played.
    pub over: bool,
    /// Who sits together.
    pub boards: Vec<BoardTold>,
    /// Who sits out.
    pub byes: Vec<EntrantTold>,
}

/// Those who sit together in a round.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[schema(as = TournamentBoard)]
#[ts(rename = "TournamentBoard")]
pub struct BoardTold {
    /// Who, in the order of the seats in the first game.
    pub sitting: Vec<EntrantTold>,
    /// Their games so far.
    pub games: Vec<TournamentGameTold>,
}

/// A game of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[schema(as = TournamentGame)]
#[ts(rename = "TournamentGame")]
pub struct TournamentGameTold {
    /// Whether it is being played.
    pub playing: bool,
    /// Where it can be watched, or looked at afterwards; null as long as it may not be, and where it was not played.
    pub share: Option<String>,
    /// What those who sit together scored, in their order; empty as long as it is not told. Null for somebody whose seat
    /// another had.
    pub scores: Vec<Option<i32>>,
    /// Those who got the points of a game that was not played, since another was not there.
    pub walkover: Vec<EntrantTold>,
}
