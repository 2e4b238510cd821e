//! What the solution of a game says about the decisions that were made in it: how often each player left the
//! winning path, and how far it strayed on it.

use std::collections::{BTreeMap, HashMap};

use catalog::{AnySolver, AnyThinking, CatalogError};
use game::{Exact, Headway, Labour, Limits, NoAnswer, Record, Seat, Solved};

use crate::outcome::Entry;
use crate::report::{Figure, ReportRows, Row};
use crate::{ArenaError, Hall, WallClock};

use super::Workshop;

/// How far a single position is searched in a game that is not solved as a whole.
const LIMITS: Limits = Limits { depth: None, nodes: Some(200_000), iterations: None, ms: None };

/// What a position is to the seat that decides there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Class {
    Lost,
    Drawn,
    Won,
}

/// The class of a value, and a number that grows with how much the seat likes it within the class: plies to a win
/// or loss, or points.
fn grade(value: Exact, seat: Seat) -> (Class, f64) {
    match value {
        Exact::Win(plies) => (Class::Won, -f64::from(plies)),
        Exact::Draw => (Class::Drawn, 0.0),
        Exact::Loss(plies) => (Class::Lost, f64::from(plies)),
        Exact::Scores(scores) => {
            let own = scores[seat];
            let class = match own.signum() {
                1 => Class::Won,
                0 => Class::Drawn,
                _ => Class::Lost,
            };
            (class, f64::from(own))
        }
    }
}

/// Decisions of one class of positions.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Decisions {
    number: u64,
    /// How many made the position one of a lower class.
    given_away: u64,
    /// What the others lost within the class.
    lost: f64,
}

impl Decisions {
    /// The share that gave the value away, with the numbers behind it.
    fn share(&self) -> Figure {
        if self.number == 0 {
            return plain("-".to_owned(), "none".to_owned());
        }
        let share = self.given_away as f64 / self.number as f64;
        plain(format!("{:.1} %", 100.0 * share), format!("{} of {}", self.given_away, self.number))
    }

    /// What a decision that kept the class lost within it, on average.
    fn mean_lost(&self) -> Figure {
        let kept = self.number - self.given_away;
        let text = if kept == 0 { "-".to_owned() } else { format!("{:.2}", self.lost / kept as f64) };
        plain(text, format!("{kept} decisions"))
    }
}

fn plain(text: String, note: String) -> Figure {
    Figure { name: String::new(), text, value: None, note, published: None, verdict: None }
}

/// The decisions of one player, by class.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Conduct {
    won: Decisions,
    drawn: Decisions,
    lost: Decisions,
    /// Decisions in positions that were not solved within the limits.
    unknown: u64,
}

impl Conduct {
    fn add(&mut self, best: Exact, played: Option<Exact>, seat: Seat) {
        let Some(played) = played else {
            self.unknown += 1;
            return;
        };
        let ((class, most), (reached, got)) = (grade(best, seat), grade(played, seat));
        let decisions = match class {
            Class::Won => &mut self.won,
            Class::Drawn => &mut self.drawn,
            Class::Lost => &mut self.lost,
        };
        decisions.number += 1;
        if reached < class {
            decisions.given_away += 1;
        } else {
            decisions.lost += (most - got).max(0.0);
        }
    }
}

/// Judges every decision of a hall's games by exact values and says for each player how it fared; `None` when
/// stopped.
pub(super) fn table(
    workshop: &mut Workshop<'_>,
    hall: &Hall,
    label: &str,
) -> Result<Option<ReportRows>, ArenaError> {
    let mut bench = Bench { solver: hall.rules().solver()?, known: HashMap::new() };
    let mut quiet = |_: &Headway| {};
    let mut labour = Labour { threads: workshop.threads, stop: workshop.stop, tell: &mut quiet };
    match bench.solver.prepare(false, &mut labour) {
        Ok(()) => {}
        Err(NoAnswer::Stopped) => return Ok(None),
        Err(why) => return Err(CatalogError::from(why).into()),
    }
    let mut players: BTreeMap<String, Conduct> = BTreeMap::new();
    for (encounter, sheet) in hall.sheets().iter().enumerate() {
        for (group, place, _) in hall.results().games(encounter) {
            let Some(line) = workshop.ledger.line(*sheet, group, place)? else { continue };
            let Ok(entry) = serde_json::from_str::<Entry>(&line) else { continue };
            if !bench.judge(workshop, &entry.record, &mut players)? {
                return Ok(None);
            }
        }
    }
    Ok(Some(written(&players, label)))
}

/// The solver and what it has said so far. The same openings come again and again.
struct Bench {
    solver: Box<dyn AnySolver>,
    known: HashMap<String, Option<Solved<String>>>,
}

impl Bench {
    /// Goes through a game; `false` when stopped.
    fn judge(
        &mut self,
        workshop: &Workshop<'_>,
        record: &Record,
        players: &mut BTreeMap<String, Conduct>,
    ) -> Result<bool, ArenaError> {
        let mut table = workshop.catalog.replay(record)?;
        while table.undo().is_some() {}
        for (ply, mv) in record.moves.iter().enumerate() {
            let Some(seat) = table.turn() else { break };
            if ply >= record.opening {
                let Some(solved) = self.ask(workshop, table.as_ref())? else { return Ok(false) };
                let name = record.seats.get(seat.index()).map_or("?", String::as_str);
                let conduct = players.entry(name.to_owned()).or_default();
                match solved {
                    Some(solved) => {
                        let played = solved.moves.iter().find(|(known, _)| known == mv);
                        conduct.add(solved.value, played.and_then(|(_, value)| *value), seat);
                    }
                    None => conduct.unknown += 1,
                }
            }
            table.play(mv)?;
        }
        Ok(true)
    }

    /// What the solver says about a position: nothing if it is too hard. `None` when stopped.
    #[expect(clippy::option_option, reason = "stopped, too hard and known are three things")]
    fn ask(
        &mut self,
        workshop: &Workshop<'_>,
        table: &dyn catalog::AnyTable,
    ) -> Result<Option<Option<&Solved<String>>>, ArenaError> {
        let position = table.position_text();
        if !self.known.contains_key(&position) {
            let mut quiet = |_: &game::Report<String>| {};
            let clock = WallClock::start();
            let mut thinking = AnyThinking {
                limits: LIMITS,
                stop: workshop.stop,
                clock: &clock,
                threads: 1,
                progress: &mut quiet,
            };
            let answer = match self.solver.answer(table, &mut thinking) {
                Ok(solved) => Some(solved),
                Err(NoAnswer::TooHard(_)) => None,
                Err(NoAnswer::Stopped) => return Ok(None),
                Err(why) => return Err(CatalogError::from(why).into()),
            };
            self.known.insert(position.clone(), answer);
        }
        Ok(Some(self.known[&position].as_ref()))
    }
}

fn written(players: &BTreeMap<String, Conduct>, label: &str) -> ReportRows {
    let some_unknown = players.values().any(|conduct| conduct.unknown > 0);
    let mut columns = vec![
        "win given away",
        "plies lost on the way to a win",
        "draw given away",
        "plies lost while losing",
    ];
    if some_unknown {
        columns.push("decisions not solved");
    }
    let row = |(name, conduct): (&String, &Conduct)| {
        let Conduct { won, drawn, lost, .. } = conduct;
        let mut figures = vec![won.share(), won.mean_lost(), drawn.share(), lost.mean_lost()];
        if some_unknown {
            figures.push(plain(conduct.unknown.to_string(), "decisions".to_owned()));
        }
        Row { label: name.clone(), cells: figures.into_iter().map(|figure| vec![figure]).collect() }
    };
    ReportRows {
        caption: format!(
            "What the solution says{label}: of the decisions in won and in drawn positions, how many gave that away; \
             of the others, how many plies a decision lost"
        ),
        corner: "player".to_owned(),
        columns: columns.into_iter().map(str::to_owned).collect(),
        rows: players.iter().map(row).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Scores;

    const FIRST: Seat = Seat::new(0);

    #[test]
    fn a_decision_counts_in_the_class_of_its_position() {
        let mut conduct = Conduct::default();
        conduct.add(Exact::Win(5), Some(Exact::Win(5)), FIRST);
        conduct.add(Exact::Win(5), Some(Exact::Win(9)), FIRST);
        conduct.add(Exact::Win(5), Some(Exact::Draw), FIRST);
        conduct.add(Exact::Draw, Some(Exact::Loss(4)), FIRST);
        conduct.add(Exact::Loss(8), Some(Exact::Loss(2)), FIRST);
        conduct.add(Exact::Draw, None, FIRST);
        assert_eq!(conduct.won, Decisions { number: 3, given_away: 1, lost: 4.0 });
        assert_eq!(conduct.drawn, Decisions { number: 1, given_away: 1, lost: 0.0 });
        assert_eq!(conduct.lost, Decisions { number: 1, given_away: 0, lost: 6.0 });
        assert_eq!(conduct.unknown, 1);
        assert_eq!(conduct.won.mean_lost().text, "2.00");
        assert_eq!(
            (conduct.won.share().text.as_str(), conduct.won.share().note.as_str()),
            ("33.3 %", "1 of 3")
        );
    }

    #[test]
    fn where_points_count_a_lower_score_is_a_loss() {
        let scores = |own| Exact::Scores(Scores::from_slice(&[own, -own]).expect("two seats"));
        let mut conduct = Conduct::default();
        conduct.add(scores(4), Some(scores(1)), FIRST);
        conduct.add(scores(4), Some(scores(0)), FIRST);
        assert_eq!(conduct.won, Decisions { number: 2, given_away: 1, lost: 3.0 });
    }
}
