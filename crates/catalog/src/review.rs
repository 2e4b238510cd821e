//! What each decision of a game was worth, and what it cost.

use game::{Exact, Limits, Report, Scores, Seat, Solved, Viewer, Worth};
use serde::Serialize;

use crate::{AnySolver, AnyTable, AnyThinking, AnyView, CatalogError, PlayerSpec};

/// How much is searched for what a decision cost with open cards; what takes longer is not said.
const OPEN_NODES: u64 = 400_000;

/// What a decision cost whoever could have seen all cards: exact, but nobody could know it at the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OpenCost {
    /// What would have been best.
    pub best: String,
    /// What the decision cost against it, in the unit of the game, to the own seat or else to the other side's gain.
    pub cost: f64,
}

impl OpenCost {
    /// The cost of a move among all that the solver has valued; `None` where it has not.
    fn of(solved: &Solved<String>, mv: &str, seat: Seat, sides: &[u8]) -> Option<OpenCost> {
        let Exact::Scores(most) = solved.value else { return None };
        let (best, _) = solved.moves.iter().find(|(_, value)| *value == Some(solved.value))?;
        let (_, played) = solved.moves.iter().find(|(other, _)| other == mv)?;
        let Some(Exact::Scores(played)) = played else { return None };
        Some(OpenCost { best: best.clone(), cost: f64::from(lost(&most, played, seat, sides).max(0)) })
    }
}

/// What a seat loses between two ends. Where its own score cannot change, as a defender's whose side only declarer pays,
/// it is what the other side gains.
fn lost(best: &Scores, played: &Scores, seat: Seat, sides: &[u8]) -> i32 {
    let own = best[seat] - played[seat];
    if own != 0 {
        return own;
    }
    let others = Seat::all(sides.len()).filter(|other| sides[other.index()] != sides[seat.index()]);
    others.map(|other| played[other] - best[other]).sum()
}

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
    /// What it cost with open cards, in games with hidden ones, where that could be found out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<OpenCost>,
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
            open: None,
            mv,
            report,
        }
    }
}

/// Which decisions of a game are judged.
///
/// ```
/// use catalog::Reviewed;
/// use game::Seat;
///
/// // Nobody decided the first two moves; of the rest, those of one seat.
/// let which = Reviewed { seat: Some(Seat::new(1)), ..Reviewed::after(2) };
/// assert!(which.asks(3, Seat::new(1)));
/// assert!(!which.asks(1, Seat::new(1)) && !which.asks(2, Seat::new(0)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reviewed {
    /// How many moves of the beginning nobody decided.
    pub opening: usize,
    /// Whose decisions; those of all seats where it is absent.
    pub seat: Option<Seat>,
    /// Which of these, where several share the work.
    pub share: Share,
}

/// Every so-many-th decision, so that several may review one game at once and its beginning is known first.
///
/// ```
/// use catalog::Share;
///
/// let second = Share::new(1, 3).unwrap();
/// let has: Vec<usize> = (0..8).filter(|&place| second.has(place)).collect();
/// assert_eq!(has, [1, 4, 7]);
/// assert!(Share::new(3, 3).is_none());
/// assert!((0..8).all(|place| Share::WHOLE.has(place)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    number: usize,
    of: usize,
}

impl Share {
    /// All of it.
    pub const WHOLE: Share = Share { number: 0, of: 1 };

    /// One of so many shares, counted from 0; `None` where there is no such share.
    pub fn new(number: usize, of: usize) -> Option<Share> {
        (number < of).then_some(Share { number, of })
    }

    /// Whether the decision at this place among those that are asked for belongs to it.
    pub fn has(self, place: usize) -> bool {
        place % self.of == self.number
    }
}

impl Default for Share {
    fn default() -> Share {
        Share::WHOLE
    }
}

impl Reviewed {
    /// Every decision after the opening.
    pub fn after(opening: usize) -> Reviewed {
        Reviewed { opening, ..Reviewed::default() }
    }

    /// Whether the decision at this place is judged.
    pub fn asks(self, ply: usize, seat: Seat) -> bool {
        ply >= self.opening && self.seat.is_none_or(|wanted| wanted == seat)
    }

    /// How many decisions of a played table are judged, by all who share the work.
    pub fn count(self, table: &dyn AnyTable) -> usize {
        let mut line = table.fork();
        let mut count = 0;
        while line.undo().is_some() {
            count += usize::from(line.turn().is_some_and(|seat| self.asks(line.moves().len(), seat)));
        }
        count
    }
}

/// Goes through a played table and lets `reviewer` value the decisions that are asked for
/// from the view of the seat that made it; in games with hidden cards the solver says what it cost with open ones. `each` is called after every decision and may stop the review by returning `false`.
pub fn review(
    table: &dyn AnyTable,
    which: Reviewed,
    reviewer: &PlayerSpec,
    thinking: &mut AnyThinking<'_>,
    each: &mut dyn FnMut(&Judgement) -> bool,
) -> Result<Vec<Judgement>, CatalogError> {
    let mut judgements = Vec::new();
    let limits = reviewer.limits.unwrap_or(thinking.limits);
    let mut player = table.rules().player(reviewer)?;
    player.begin(0);
    let mut solver = if table.rules().facts().hidden { table.rules().solver().ok() } else { None };
    let moves = table.moves();
    let mut line = table.fork();
    while line.undo().is_some() {}
    // What each seat knows grows with the game.
    let mut views: Vec<Box<dyn AnyView>> =
        Seat::all(table.rules().seats()).map(|seat| line.view(Viewer::Seat(seat))).collect();
    let mut places = 0..;
    for (ply, mv) in moves.into_iter().enumerate() {
        let Some(seat) = line.turn() else { break };
        let asked = which.asks(ply, seat) && places.next().is_some_and(|place| which.share.has(place));
        let report = asked.then(|| player.assess(views[seat.index()].as_ref(), &mut thinking.within(limits)));
        let open = match (&mut solver, &report) {
            (Some(solver), Some(_)) => open_cost(solver.as_mut(), line.as_ref(), &mv, seat, thinking),
            _ => None,
        };
        if thinking.stop.is_stopped() {
            break;
        }
        line.play(&mv)?;
        for view in &mut views {
            line.feed(ply + 1, view.as_mut())?;
        }
        let Some(report) = report else { continue };
        let judgement = Judgement { open, ..Judgement::of(ply, seat, mv, report) };
        let go_on = each(&judgement);
        judgements.push(judgement);
        if !go_on {
            break;
        }
    }
    Ok(judgements)
}

/// What a decision cost with open cards; `None` before the cards are played, and where it takes too long.
fn open_cost(
    solver: &mut dyn AnySolver,
    line: &dyn AnyTable,
    mv: &str,
    seat: Seat,
    thinking: &mut AnyThinking<'_>,
) -> Option<OpenCost> {
    if line.legal().len() < 2 {
        return None;
    }
    let solved = solver.answer(line, &mut thinking.within(Limits::nodes(OPEN_NODES))).ok()?;
    OpenCost::of(&solved, mv, seat, &line.sides())
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
            judged = review(table.as_ref(), Reviewed::default(), &reviewer, thinking, &mut |_| true).unwrap();
        });
        assert_eq!(judged.len(), 5);
        let last = &judged[4];
        assert_eq!(last.best_worth, Some(Worth::Win(1)), "{last:?}");
        assert!(last.cost.unwrap() > 0.2, "{last:?}");
    }

    #[test]
    fn what_could_not_be_known_is_told_apart_from_what_could() {
        let house = Catalog::house();
        for (name, reviewer) in [("marias", "smart"), ("briskula", "random")] {
            let rules = house.game(name).unwrap().rules(&Options::none()).unwrap();
            let mut table = rules.table(&Start::Seed { seed: 3, index: 1 }).unwrap();
            while table.turn().is_some() {
                let mv = table.first_sight().unwrap_or_else(|| table.legal().remove(0));
                table.play(&mv).unwrap();
            }
            let mut judged = Vec::new();
            game::think_alone(Limits::NONE, |thinking| {
                let reviewer = PlayerSpec::plain(reviewer);
                judged =
                    review(table.as_ref(), Reviewed::default(), &reviewer, thinking, &mut |_| true).unwrap();
            });
            let open: Vec<&Judgement> = judged.iter().filter(|one| one.open.is_some()).collect();
            assert!(open.len() >= 3, "{name}: the last tricks are solved");
            for one in open {
                let cost = one.open.as_ref().unwrap();
                assert!(cost.cost >= 0.0, "{name}");
                if cost.best == one.mv {
                    assert!(cost.cost.abs() < 1e-9, "{name}: the best card costs nothing");
                }
            }
        }
    }

    #[test]
    fn the_decisions_of_one_seat_are_judged_as_among_all() {
        let rules = Catalog::house().game("briskula").unwrap().rules(&Options::none()).unwrap();
        let mut table = rules.table(&Start::Seed { seed: 5, index: 1 }).unwrap();
        while table.turn().is_some() {
            let mv = table.legal().remove(0);
            table.play(&mv).unwrap();
        }
        let judged = |which: Reviewed| {
            let mut judged = Vec::new();
            game::think_alone(Limits::NONE, |thinking| {
                let reviewer = PlayerSpec::plain("heuristic");
                judged = review(table.as_ref(), which, &reviewer, thinking, &mut |_| true).unwrap();
            });
            assert_eq!(judged.len(), which.count(table.as_ref()));
            judged
        };
        let all = judged(Reviewed::after(4));
        let own = judged(Reviewed { seat: Some(Seat::new(1)), ..Reviewed::after(4) });
        assert_eq!(own.len(), all.len() / 2);
        let of_all: Vec<Judgement> = all.into_iter().filter(|one| one.seat == Seat::new(1)).collect();
        assert_eq!(own, of_all);
    }

    #[test]
    fn a_defender_who_scores_nothing_himself_loses_what_declarer_gains() {
        let scores = |each: [i32; 3]| Scores::of(each);
        let sides = [0, 1, 1];
        assert_eq!(lost(&scores([-20, 0, 0]), &scores([30, 0, 0]), Seat::new(1), &sides), 50);
        assert_eq!(lost(&scores([30, 0, 0]), &scores([-20, 0, 0]), Seat::new(0), &sides), 50);
        assert_eq!(lost(&scores([2, -1, -1]), &scores([4, -2, -2]), Seat::new(2), &sides), 1);
    }
}
