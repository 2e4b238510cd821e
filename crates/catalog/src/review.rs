//! What each decision of a game was worth, and what it cost.

use game::{Report, Seat, Viewer, Worth};
use serde::Serialize;

use crate::{AnyTable, AnyThinking, AnyView, CatalogError, PlayerSpec};

/// One decision, judged.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Judgement {
    /// Its place in the game, from 0.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    #[serde(rename = "move")]
    pub mv: String,
    /// What that was worth, if the reviewer looked at it.
    pub worth: Option<Worth>,
    /// The points to expect after it, where the reviewer knows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<f64>,
    /// What would have been best.
    pub best: Option<String>,
    /// What that would have been worth.
    pub best_worth: Option<Worth>,
    /// The points to expect after that, where the reviewer knows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_points: Option<f64>,
    /// What the decision cost: share of a win, or points where the worth is in points. Never negative.
    pub cost: Option<f64>,
    /// The unit of the cost: `win` or `points`.
    pub unit: &'static str,
    /// Everything that was considered.
    #[serde(skip)]
    pub report: Report<String>,
}

impl Judgement {
    fn of(ply: usize, seat: Seat, mv: String, report: Report<String>) -> Judgement {
        let played = report.candidates.iter().find(|candidate| candidate.mv == mv);
        let best = report.best();
        let (worth, best_worth) = (played.map(|found| found.worth), best.map(|found| found.worth));
        let (cost, unit) = match (worth, best_worth) {
            (Some(Worth::Points(played)), Some(Worth::Points(best))) => (Some(best - played), "points"),
            (Some(played), Some(best)) => (Some(best.as_chance() - played.as_chance()), "win"),
            _ => (None, "win"),
        };
        let cost = cost.map(|cost| cost.max(0.0));
        Judgement {
            ply,
            seat,
            worth,
            points: played.and_then(|played| played.points),
            best: best.map(|best| best.mv.clone()),
            best_worth,
            best_points: best.and_then(|best| best.points),
            cost,
            unit,
            mv,
            report,
        }
    }
}

/// Goes through a played table and lets `reviewer` value every decision after the first `opening` moves
/// from the view of the seat that made it. `each` is called after every decision and may stop the review by returning `false`.
pub fn review(
    table: &dyn AnyTable,
    opening: usize,
    reviewer: &PlayerSpec,
    thinking: &mut AnyThinking<'_>,
    each: &mut dyn FnMut(&Judgement) -> bool,
) -> Result<Vec<Judgement>, CatalogError> {
    let mut judgements = Vec::new();
    let limits = reviewer.limits.unwrap_or(thinking.limits);
    let mut player = table.rules().player(reviewer)?;
    player.begin(0);
    let moves = table.moves();
    let mut line = table.fork();
    while line.undo().is_some() {}
    // What each seat knows grows with the game.
    let mut views: Vec<Box<dyn AnyView>> =
        Seat::all(table.rules().seats()).map(|seat| line.view(Viewer::Seat(seat))).collect();
    for (ply, mv) in moves.into_iter().enumerate() {
        let Some(seat) = line.turn() else { break };
        let report = if ply < opening {
            None
        } else {
            Some(player.assess(views[seat.index()].as_ref(), &mut thinking.within(limits)))
        };
        if thinking.stop.is_stopped() {
            break;
        }
        line.play(&mv)?;
        for view in &mut views {
            line.feed(ply + 1, view.as_mut())?;
        }
        let Some(report) = report else { continue };
        let judgement = Judgement::of(ply, seat, mv, report);
        let go_on = each(&judgement);
        judgements.push(judgement);
        if !go_on {
            break;
        }
    }
    Ok(judgements)
}

#[cfg(test)]
mod tests {
    use game::{Limits, Options};

    use super::*;
    use crate::{Catalog, Start};

    #[test]
    fn a_missed_win_costs_the_whole_game() {
        let rules = Catalog::house().game("gobblet3").unwrap().rules(&Options::none()).unwrap();
        let mut table = rules.table(&Start::Usual).unwrap();
        // Seat 0 shows a1 and b1 with its large pieces and then, instead of c1, plays far away.
        for mv in ["3@a1", "1@a3", "3@b1", "1@b3", "2@a2"] {
            table.play(mv).unwrap();
        }
        let mut judged = Vec::new();
        game::think_alone(Limits::depth(2), |thinking| {
            let reviewer = PlayerSpec::plain("alphabeta");
            judged = review(table.as_ref(), 0, &reviewer, thinking, &mut |_| true).unwrap();
        });
        assert_eq!(judged.len(), 5);
        let last = &judged[4];
        assert_eq!(last.best_worth, Some(Worth::Win(1)), "{last:?}");
        assert!(last.cost.unwrap() > 0.2, "{last:?}");
    }
}
