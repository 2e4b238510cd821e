//! What a player thinks, as it is told.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a player thinks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Report {
    /// The moves considered, best first.
    pub candidates: Vec<Candidate>,
    /// The depth completed.
    pub depth: u32,
    /// Positions reached by a move.
    pub nodes: u64,
    /// Iterations of a search by playouts.
    pub iterations: u64,
    /// Worlds considered.
    pub worlds: u64,
}

/// A move that was considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct Candidate {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth to the seat to move; null where nobody knows.
    pub worth: Option<Worth>,
    /// The same as a share of a win, from 0 to 1, so that different kinds can be compared and drawn.
    pub share: Option<f64>,
    /// The points to expect, where the player knows them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<f64>,
    /// How often it was tried.
    pub visits: u64,
    /// The line that it leads to, itself first.
    pub line: Vec<String>,
    /// What else the player found out about it, for reasons: the chance of each goal, how far worlds lie apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub figures: Option<Vec<NamedFigure>>,
}

/// A move in the tree of a search, and what was tried after it. The root has no move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TreeMove {
    /// The move, as the seat that searched would see it, or what stands between moves; null at the root, and where only the
    /// figures say what it is.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Whose move it is; null at the root, and where nobody decides.
    pub seat: Option<usize>,
    /// What it is worth to whoever makes it; null at the root, and where nobody knows.
    pub worth: Option<Worth>,
    /// How often it was tried; 0 where that is not counted.
    pub visits: u64,
    /// What was tried next, the most promising first.
    #[schema(no_recursion)]
    pub children: Vec<TreeMove>,
    /// How many more moves were tried here than are told.
    pub more: usize,
    /// What else the search knows here, by measures of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub figures: Option<Vec<TreeFigure>>,
}

/// A measure of a search with its amount.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct TreeFigure {
    /// What is measured: `proof`, `disproof`, `least`, `most`, `rise`, `fall`, `trap`, `scores`, `worlds`, `outcomes`, `plans` or
    /// `likely`.
    pub of: String,
    /// How much.
    pub is: Amount,
}

/// How much a search measured.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum Amount {
    /// A number of positions, worlds or plans.
    Count(u64),
    /// What something is worth.
    Worth(Worth),
    /// A worth for each seat.
    Seats(Vec<Worth>),
    /// A number for each world: from 0 to 1, or points.
    Each(Vec<f64>),
}

/// A figure with a name beside the worth of a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
pub struct NamedFigure {
    /// What it is, in a word of the game where there is one.
    pub name: String,
    /// How much: a chance or points.
    pub worth: Worth,
}

/// The worth of a decision to the seat that makes it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum Worth {
    /// A forced win in so many plies.
    Win(u32),
    /// A forced draw.
    Draw,
    /// A forced loss in so many plies.
    Loss(u32),
    /// An evaluation; 100 is a clear advantage.
    Eval(f64),
    /// The chance to win, from 0 to 1.
    Chance(f64),
    /// The expected score.
    Points(f64),
}

impl From<game::Worth> for Worth {
    fn from(worth: game::Worth) -> Worth {
        match worth {
            game::Worth::Win(plies) => Worth::Win(plies),
            game::Worth::Draw => Worth::Draw,
            game::Worth::Loss(plies) => Worth::Loss(plies),
            game::Worth::Eval(value) => Worth::Eval(value),
            game::Worth::Chance(chance) => Worth::Chance(chance),
            game::Worth::Points(points) => Worth::Points(points),
        }
    }
}

impl From<&game::NamedFigure> for NamedFigure {
    fn from(from: &game::NamedFigure) -> NamedFigure {
        NamedFigure { name: from.name.clone(), worth: from.worth.into() }
    }
}

impl From<&game::SearchTree> for TreeMove {
    fn from(from: &game::SearchTree) -> TreeMove {
        TreeMove {
            mv: from.mv.clone(),
            seat: from.seat.map(game::Seat::index),
            worth: from.worth.map(Worth::from),
            visits: from.visits,
            children: from.children.iter().map(TreeMove::from).collect(),
            more: from.more,
            figures: (!from.figures.is_empty()).then(|| from.figures.iter().map(TreeFigure::from).collect()),
        }
    }
}

impl From<&game::TreeFigure> for TreeFigure {
    fn from(from: &game::TreeFigure) -> TreeFigure {
        let is = match &from.is {
            game::Amount::Count(count) => Amount::Count(*count),
            game::Amount::Worth(worth) => Amount::Worth((*worth).into()),
            game::Amount::Seats(worths) => {
                Amount::Seats(worths.iter().map(|worth| (*worth).into()).collect())
            }
            game::Amount::Each(each) => Amount::Each(each.clone()),
        };
        TreeFigure { of: from.of.name().to_owned(), is }
    }
}

impl From<&game::Candidate<String>> for Candidate {
    fn from(from: &game::Candidate<String>) -> Candidate {
        Candidate {
            mv: from.mv.clone(),
            worth: Some(from.worth.into()),
            share: Some(from.worth.as_chance()),
            points: from.points,
            visits: from.visits,
            line: from.line.clone(),
            figures: (!from.figures.is_empty()).then(|| from.figures.iter().map(NamedFigure::from).collect()),
        }
    }
}

impl From<&game::Report<String>> for Report {
    fn from(from: &game::Report<String>) -> Report {
        Report {
            candidates: from.candidates.iter().map(Candidate::from).collect(),
            depth: from.depth,
            nodes: from.nodes,
            iterations: from.iterations,
            worlds: from.worlds,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_what_the_engine_takes_the_worth_for() {
        for worth in [game::Worth::Win(3), game::Worth::Eval(-40.0), game::Worth::Points(12.5)] {
            let candidate = Candidate::from(&game::Candidate::new("e5".to_owned(), worth));
            assert_eq!(candidate.share, Some(worth.as_chance()));
            let kept = serde_json::to_value(candidate.worth).unwrap();
            assert_eq!(kept, serde_json::to_value(worth).unwrap(), "the wire writes what records write");
        }
    }

    #[test]
    fn the_wire_writes_trees_as_the_command_line_does() {
        let figures = vec![
            game::TreeFigure::count(game::Measure::Worlds, 3),
            game::TreeFigure::worth(game::Measure::Least, game::Worth::Eval(-40.0)),
            game::TreeFigure::seats(game::Measure::Scores, vec![game::Worth::Points(1.0)]),
            game::TreeFigure::outcomes(&[1.0, 0.5]).unwrap(),
        ];
        let leaf = game::SearchTree { mv: Some("e5".to_owned()), figures, ..game::SearchTree::default() };
        let tree = game::SearchTree { children: vec![leaf], more: 2, ..game::SearchTree::default() };
        let kept = serde_json::to_value(TreeMove::from(&tree)).unwrap();
        assert_eq!(kept, serde_json::to_value(&tree).unwrap());
    }

    #[test]
    fn figures_with_a_name_are_told_where_there_are_any() {
        let plain = game::Candidate::new("pass".to_owned(), game::Worth::Points(1.9));
        let reasoned =
            game::Candidate { figures: vec![game::NamedFigure::chance("hra", 0.71)], ..plain.clone() };
        let told = |candidate| serde_json::to_value(Candidate::from(candidate)).unwrap();
        assert_eq!(told(&plain).get("figures"), None);
        assert_eq!(
            told(&reasoned)["figures"],
            serde_json::json!([{ "name": "hra", "worth": { "chance": 0.71 } }])
        );
    }
}
