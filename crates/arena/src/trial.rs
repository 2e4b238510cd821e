//! A trial: is the new player better than the old one? It plays until the sequential test knows.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::ControlFlow;

use catalog::Catalog;
use game::Stop;
use serde::Serialize;

use crate::stats::{
    Bounds, Estimate, Hypotheses, Resampling, Sprt, Sum, Verdict, bootstrap_mean, elo_of, elo_text,
    share_of_groups,
};
use crate::{
    ArenaError, Encounter, Hall, Ledger, Outcome, Participant, SeatSpec, Seating, Setting, Task, tasks_of,
};

/// What is to be tried.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// The game and how it is played.
    pub setting: Setting,
    /// The player that should be better.
    pub new: SeatSpec,
    /// The player it is compared with; at tables of three and four it takes all other seats.
    pub old: SeatSpec,
    /// How much better.
    pub hypotheses: Hypotheses,
    /// How often the answer may be wrong.
    pub bounds: Bounds,
    /// When to give up.
    pub max_games: u64,
    /// How many games at once.
    pub threads: usize,
}

/// How far a trial is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrialProgress {
    /// Finished games.
    pub games: u64,
    /// The logarithm of how much likelier 'better' is than 'not better', as far as the groups are complete.
    pub ratio: f64,
    /// Where the test ends.
    pub ends: (f64, f64),
}

/// What came out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TrialReport {
    /// The new player.
    pub new: String,
    /// The old player.
    pub old: String,
    /// What the test says.
    #[serde(serialize_with = "word")]
    pub verdict: Verdict,
    /// The games that the verdict rests on.
    pub games: u64,
    /// Their groups.
    pub groups: u64,
    /// The logarithm of the likelihood ratio.
    pub ratio: f64,
    /// Where the test ends: not better, better.
    pub ends: (f64, f64),
    /// What the new player got: share of wins, or points more than the others.
    pub result: Option<Estimate>,
    /// The same in Elo, where that is tested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elo: Option<Estimate>,
    /// Games that the new player forfeited, and the old one.
    pub forfeits: (u64, u64),
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn word<S: serde::Serializer>(verdict: &Verdict, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(words(*verdict))
}

fn words(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Better => "better",
        Verdict::NotBetter => "not better",
        Verdict::Undecided => "undecided",
    }
}

impl fmt::Display for TrialReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} against {}: {}", self.new, self.old, words(self.verdict))?;
        let (low, high) = self.ends;
        let ratio = self.ratio;
        writeln!(
            f,
            "{} games in {} groups, log-likelihood ratio {ratio:.2} (ends at {low:.2} and {high:.2})",
            self.games, self.groups
        )?;
        match (self.elo, self.result) {
            (Some(elo), Some(share)) => {
                let percent = share.mapped(|share| 100.0 * share);
                writeln!(
                    f,
                    "share of wins {:.1} % ({:.1} to {:.1}), Elo {}",
                    percent.mean,
                    percent.low,
                    percent.high,
                    elo_text(elo)
                )?;
            }
            (None, Some(points)) => {
                writeln!(f, "points more {:+.2} ({})", points.mean, points.signed_ends(2))?;
            }
            (_, None) => {}
        }
        if self.verdict != Verdict::Undecided {
            writeln!(f, "the test stopped by itself, so the figures lean a little towards its verdict")?;
        }
        let (new, old) = self.forfeits;
        if new + old > 0 {
            writeln!(f, "forfeits: {new} of the new player, {old} of the old")?;
        }
        Ok(())
    }
}

/// Plays until the test decides, the games are used up, or `stop` is raised.
///
/// The verdict falls at the first group, in their order, at which the test ends; games that other threads have
/// finished beyond it do not count and are not kept. So it is the same on any number of threads.
pub fn run_trial(
    catalog: &Catalog,
    trial: &Trial,
    mut ledger: Ledger,
    stop: &Stop,
    progress: &mut dyn FnMut(TrialProgress),
) -> Result<TrialReport, ArenaError> {
    let participants = Participant::named(vec![trial.new.clone(), trial.old.clone()]);
    let names = (participants[0].name.clone(), participants[1].name.clone());
    let mut hall = Hall::new(catalog, trial.setting.clone(), participants, trial.threads)?;
    let seats = hall.rules().seats();
    check(trial, hall.rules().facts().name, seats)?;
    let mut players = vec![1; seats];
    players[0] = 0;
    let encounter = hall.meet(Encounter { players, seating: Seating::All }, &mut ledger)?;
    let orders = hall.encounters()[encounter].orders();
    let size = orders.len() as u64;
    let mut test = Court::new(trial, orders);
    let groups = (trial.max_games / size).max(1);
    let mut handed_out = 0;
    while handed_out < groups && test.is_open() && !stop.is_stopped() {
        let many = if ledger.plan().is_some() { LISTED } else { PORTION };
        let portion = handed_out..groups.min(handed_out + many);
        let tasks: Vec<Task> = tasks_of(hall.encounters(), encounter, portion.clone()).collect();
        let mut games = 0;
        hall.play(&tasks, &mut ledger, stop, &mut |finished| {
            games += 1;
            test.hear(finished.task, finished.outcome.clone());
            let ratio = test.sprt.log_likelihood_ratio();
            progress(TrialProgress { games: handed_out * size + games, ratio, ends: trial.bounds.ends() });
            if test.is_open() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })?;
        handed_out = portion.end;
    }
    let decided = !test.is_open();
    if decided {
        let sheet = hall.sheets()[encounter];
        let beyond: Vec<(u64, usize)> = ledger.done(sheet).filter(|(group, _)| *group >= test.due).collect();
        for (group, place) in beyond {
            ledger.forget(sheet, group, place);
        }
    }
    let report = test.report(names, trial, size);
    if decided || !stop.is_stopped() {
        let sheets = hall.sheets().to_vec();
        ledger.close(&sheets)?;
    }
    Ok(report)
}

/// How many groups are handed out at a time.
const PORTION: u64 = 10_000;

/// How many groups are listed at a time: whatever is played beyond the verdict is in vain.
const LISTED: u64 = 500;

fn check(trial: &Trial, game: &str, seats: usize) -> Result<(), ArenaError> {
    let wrong = |what: String| Err(ArenaError::Plan(what));
    if !trial.hypotheses.are_in_order() {
        return wrong("expected the bound for 'better' above the bound for 'not better'".to_owned());
    }
    if !trial.bounds.are_sensible() {
        return wrong("expected alpha and beta above 0 and below 0.5".to_owned());
    }
    if seats > 2 && matches!(trial.hypotheses, Hypotheses::Elo { .. }) {
        return wrong(format!("{game} has {seats} seats: expected bounds in points, not in Elo"));
    }
    Ok(())
}

/// Hears the games in any order and judges the groups in their own.
struct Court {
    sprt: Sprt,
    hypotheses: Hypotheses,
    orders: Vec<Vec<usize>>,
    waiting: BTreeMap<u64, Vec<Option<Outcome>>>,
    /// The next group to be judged.
    due: u64,
    sums: Vec<Sum>,
    forfeits: (u64, u64),
}

impl Court {
    fn new(trial: &Trial, orders: Vec<Vec<usize>>) -> Court {
        Court {
            sprt: Sprt::new(trial.hypotheses, trial.bounds),
            hypotheses: trial.hypotheses,
            orders,
            waiting: BTreeMap::new(),
            due: 0,
            sums: Vec::new(),
            forfeits: (0, 0),
        }
    }

    fn is_open(&self) -> bool {
        self.sprt.verdict() == Verdict::Undecided
    }

    fn hear(&mut self, task: Task, outcome: Outcome) {
        let size = self.orders.len();
        self.waiting.entry(task.group).or_insert_with(|| vec![None; size])[task.place] = Some(outcome);
        while self.is_open()
            && self.waiting.get(&self.due).is_some_and(|group| group.iter().all(Option::is_some))
        {
            let group = self.waiting.remove(&self.due).unwrap_or_default();
            self.judge(&group.into_iter().flatten().collect::<Vec<Outcome>>());
            self.due += 1;
        }
    }

    fn judge(&mut self, group: &[Outcome]) {
        let mut sum = Sum::default();
        let mut spoiled = false;
        for (order, outcome) in self.orders.iter().zip(group) {
            if let Some(forfeit) = &outcome.forfeit {
                let new = order[forfeit.seat.index()] == 0;
                *(if new { &mut self.forfeits.0 } else { &mut self.forfeits.1 }) += 1;
                spoiled |= order.len() > 2;
            }
            sum.add(gained(self.hypotheses, order, outcome));
        }
        if !spoiled {
            self.sums.push(sum);
            self.sprt.add(sum.total / sum.weight);
        }
    }

    fn report(&self, (new, old): (String, String), trial: &Trial, size: u64) -> TrialReport {
        let usual = Resampling::default();
        let (result, elo) = match self.hypotheses {
            Hypotheses::Elo { .. } => {
                let share = share_of_groups(&self.sums, usual);
                (share, share.map(elo_of))
            }
            Hypotheses::Points { .. } => (bootstrap_mean(&self.sums, usual), None),
        };
        TrialReport {
            new,
            old,
            verdict: self.sprt.verdict(),
            games: self.due * size,
            groups: self.due,
            ratio: self.sprt.log_likelihood_ratio(),
            ends: trial.bounds.ends(),
            result,
            elo,
            forfeits: self.forfeits,
        }
    }
}

/// What the new player got out of a game: the share of the win, or how many points more than the others.
fn gained(hypotheses: Hypotheses, order: &[usize], outcome: &Outcome) -> f64 {
    let mut own = 0;
    let mut others = 0;
    for (player, score) in order.iter().zip(outcome.scores.as_slice()) {
        *(if *player == 0 { &mut own } else { &mut others }) += *score;
    }
    match hypotheses {
        Hypotheses::Elo { .. } => Outcome::share(own - others),
        Hypotheses::Points { .. } => f64::from(own) - f64::from(others) / (order.len() - 1) as f64,
    }
}
