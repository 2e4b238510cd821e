//! Games, players, puzzles, experiments, and what players think.

use game::{Kind, OptionSpec, Seat};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::store::FareSum;
use crate::table::Opening;
use crate::wire::{OptionValues, Report, Worth};

/// What can be played.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct GameList {
    /// The games of the house.
    pub games: Vec<GameInfo>,
    /// The operator's own programs, for seats `external:NAME`.
    pub programs: Vec<String>,
}

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[allow(clippy::struct_excessive_bools, reason = "each of these is a fact of its own")]
pub struct GameInfo {
    /// Its name in requests.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// What it is, in a sentence.
    pub about: String,
    /// The numbers of seats that it can be played with.
    pub seats: Vec<usize>,
    /// Whether anything is hidden.
    pub hidden: bool,
    /// What scores are counted in.
    pub unit: String,
    /// What stands between decisions in a text.
    pub separator: String,
    /// Whether a draw can be agreed.
    pub draws: bool,
    /// Whether moves can be taken back against engines.
    pub undo: bool,
    /// Whether the rest can be claimed.
    pub claims: bool,
    /// Other forms in which records can be read and written, `sgf` for example.
    pub formats: Vec<String>,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// Its players.
    pub players: Vec<PlayerInfo>,
}

/// An option of a game or player.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[ts(rename = "OptionSpec")]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// What it is when nothing is said.
    pub default: String,
    /// What may be chosen.
    pub kind: OptionKind,
    /// Whether it passes from deal to deal.
    pub session: bool,
    /// What it means, for whoever writes a program.
    pub help: String,
}

/// What may be chosen for an option.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum OptionKind {
    /// One of these words.
    Choice {
        /// The words.
        words: Vec<String>,
    },
    /// A whole number, ends included.
    Whole {
        /// The smallest.
        from: i64,
        /// The largest.
        to: i64,
    },
    /// Any number, ends included.
    Number {
        /// The smallest.
        from: f64,
        /// The largest.
        to: f64,
    },
    /// A text of the game's own form.
    Text,
}

impl From<&OptionSpec> for OptionInfo {
    fn from(spec: &OptionSpec) -> OptionInfo {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<String>>();
        let kind = match spec.kind {
            Kind::Choice(all) => OptionKind::Choice { words: words(all) },
            Kind::Whole(from, to) => OptionKind::Whole { from, to },
            Kind::Number(from, to) => OptionKind::Number { from, to },
            Kind::Text(_) => OptionKind::Text,
        };
        OptionInfo {
            name: spec.name.to_owned(),
            default: spec.default.to_owned(),
            kind,
            session: spec.session,
            help: spec.help.to_owned(),
        }
    }
}

/// A player that can be seated.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct PlayerInfo {
    /// The name in a SPEC.
    pub name: String,
    /// What it is, in one line.
    pub help: String,
    /// Its options.
    pub options: Vec<OptionInfo>,
}

/// What a study has to say.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
#[serde(untagged)]
pub enum StudyReport {
    /// An analysis.
    Thoughts(Report),
    /// A review.
    Review(Review),
}

/// What the decisions of a game cost.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct Review {
    /// One after the other, as far as they are judged.
    pub decisions: Vec<DecisionJudged>,
}

/// One decision, judged.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct DecisionJudged {
    /// The number of the step that it led to, from 1.
    pub step: usize,
    /// Who decided.
    #[schema(value_type = usize)]
    #[ts(type = "number")]
    pub seat: Seat,
    /// What was played.
    #[serde(rename = "move")]
    pub mv: String,
    /// What that was worth, if the reviewer looked at it.
    pub worth: Option<Worth>,
    /// The same as a share of a win, from 0 to 1.
    pub share: Option<f64>,
    /// The points to expect after it, where the reviewer knows them.
    pub points: Option<f64>,
    /// What would have been best.
    pub best: Option<String>,
    /// What that would have been worth.
    pub best_worth: Option<Worth>,
    /// The same as a share of a win, from 0 to 1.
    pub best_share: Option<f64>,
    /// The points to expect after that, where the reviewer knows them.
    pub best_points: Option<f64>,
    /// What the decision cost: a share of a win, or points where the worth is in points. Never negative.
    pub cost: Option<f64>,
    /// What the cost is counted in: `win` or `points`.
    pub unit: String,
    /// What would have been best with open cards, in games with hidden ones, where that could be found out.
    pub open_best: Option<String>,
    /// What the decision cost with open cards, in the unit of the game. Exact, and nobody could know it at the table.
    pub open_cost: Option<f64>,
}

impl From<&catalog::Judgement> for DecisionJudged {
    fn from(judged: &catalog::Judgement) -> DecisionJudged {
        DecisionJudged {
            step: judged.ply + 1,
            seat: judged.seat,
            mv: judged.mv.clone(),
            worth: judged.worth.map(Worth::from),
            share: judged.worth.map(game::Worth::as_chance),
            points: judged.points,
            best: judged.best.clone(),
            best_worth: judged.best_worth.map(Worth::from),
            best_share: judged.best_worth.map(game::Worth::as_chance),
            best_points: judged.best_points,
            cost: judged.cost,
            unit: judged.unit.to_owned(),
            open_best: judged.open.as_ref().map(|open| open.best.clone()),
            open_cost: judged.open.as_ref().map(|open| open.cost),
        }
    }
}

/// How the engines of a game fare against people at the tables of this house.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct FareList {
    /// What is counted: the unit of the game.
    pub unit: String,
    /// One engine by one set of rules a line.
    pub fares: Vec<FareCard>,
}

/// What one engine scored a deal against people.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct FareCard {
    /// Its SPEC.
    pub engine: String,
    /// The options of the game, as text; empty for the usual ones.
    pub rules: String,
    /// How many deals it played with people to their end.
    pub deals: i64,
    /// What it scored a deal.
    pub mean: f64,
    /// The lower end of the 95 % interval; null for a single deal.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

impl From<&FareSum> for FareCard {
    fn from(sum: &FareSum) -> FareCard {
        let deals = sum.deals.max(1) as f64;
        let mean = sum.sum / deals;
        let half = (sum.deals > 1).then(|| {
            let variance = ((sum.squares - deals * mean * mean) / (deals - 1.0)).max(0.0);
            arena::stats::student_quantile(0.975, sum.deals as usize - 1) * (variance / deals).sqrt()
        });
        FareCard {
            engine: sum.engine.clone(),
            rules: sum.rules.clone(),
            deals: sum.deals,
            mean,
            low: half.map(|half| mean - half),
            high: half.map(|half| mean + half),
        }
    }
}

/// The puzzles of a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct PuzzleList {
    /// The easy ones first.
    pub puzzles: Vec<PuzzleCard>,
}

/// A puzzle as it is set.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct PuzzleCard {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its options.
    #[schema(value_type = Object)]
    #[ts(as = "OptionValues")]
    pub options: game::Options,
    /// The position.
    pub start: Opening,
    /// Who is to move.
    #[schema(value_type = usize)]
    #[ts(type = "number")]
    pub seat: Seat,
    /// What is asked.
    pub task: PuzzleTask,
    /// How many moves are right.
    pub answers: usize,
}

/// What a puzzle asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum PuzzleTask {
    /// To win.
    Win {
        /// Within how many plies, the answer included.
        plies: u32,
    },
    /// To score, with all cards open.
    Score {
        /// How much the seat to move scores.
        points: i32,
    },
    /// Something of the game's own.
    Quest {
        /// Its key, for translations: `quest-GAME-NAME`.
        name: String,
        /// How much is lost or taken at least; null where something succeeds or fails.
        number: Option<i32>,
    },
}

impl From<catalog::PuzzleTask> for PuzzleTask {
    fn from(task: catalog::PuzzleTask) -> PuzzleTask {
        match task {
            catalog::PuzzleTask::Win { plies } => PuzzleTask::Win { plies },
            catalog::PuzzleTask::Score { points } => PuzzleTask::Score { points },
            catalog::PuzzleTask::Quest { name, number } => PuzzleTask::Quest { name, number },
        }
    }
}

/// What became of an attempt.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct PuzzleAnswer {
    /// Whether the move was right.
    pub right: bool,
    /// What it is worth; null where it was not proven to win.
    pub worth: Option<Worth>,
    /// What the other side answers to a wrong move.
    pub reply: Option<String>,
    /// What every move is worth.
    pub report: Report,
}

/// The published experiments.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct ExperimentList {
    /// All of them.
    pub experiments: Vec<ExperimentCard>,
}

/// A published experiment.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema, TS)]
pub struct ExperimentCard {
    /// Its name on the command line.
    pub name: String,
    /// Its title.
    pub title: String,
    /// Where it was published.
    pub source: String,
}
