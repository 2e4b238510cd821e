//! What came out of a match.

use std::collections::BTreeMap;
use std::fmt;

use catalog::AnyRules;
use game::{Facts, Seat};

use crate::session::Length;
use crate::stats::{
    Estimate, Resampling, Span, Sum, elo_of, elo_text, likelihood_of_superiority, score_of_groups,
    share_of_groups,
};
use crate::{MatchPlan, Outcome, Sitting, WinDrawLoss};

/// The result of one player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerResult {
    /// The player as it was asked for.
    pub name: String,
    /// Games won, drawn and lost: with two seats by the sign of the score, with more by who scored most.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Games this player forfeited.
    pub forfeits: u64,
    /// What happened at the first forfeit.
    pub first_fault: Option<String>,
    /// The mean over complete groups: share of wins with two seats, score with more.
    pub result: Option<Estimate>,
}

/// The result of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Finished games; a session or match counts as one.
    pub games: u64,
    /// Finished deals.
    pub deals: u64,
    /// Complete groups: games on one deal or opening in which everybody sat everywhere.
    pub groups: u64,
    /// The players, in the order they were given.
    pub lines: Vec<PlayerResult>,
    facts: Facts,
    length: Length,
    /// How far apart scores can lie.
    span: Span,
    title: String,
    /// For every group and player, the results so far.
    open: BTreeMap<u64, Vec<Vec<f64>>>,
    /// For every player, the sum of each complete group.
    means: Vec<Vec<Sum>>,
    /// How likely it is that the first of two players is the stronger.
    superiority: Option<f64>,
}

impl Summary {
    pub(crate) fn new(plan: &MatchPlan, rules: &dyn AnyRules) -> Summary {
        let (facts, setting) = (rules.facts(), plan.setting());
        let line =
            |spec: &crate::SeatSpec| PlayerResult { name: spec.to_string(), ..PlayerResult::default() };
        let options = plan.options.to_string();
        let parts = [
            facts.name.to_owned(),
            options,
            plan.session.map(|deals| format!("sessions of {deals}")).unwrap_or_default(),
            format!("seed {}", plan.seed),
            if plan.limits.is_none() { String::new() } else { format!("limit {}", plan.limits) },
        ];
        Summary {
            games: 0,
            deals: 0,
            groups: 0,
            lines: plan.seats.iter().map(line).collect(),
            facts,
            length: Length::of(&setting, rules),
            span: setting.span(rules),
            title: parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", "),
            open: BTreeMap::new(),
            means: vec![Vec::new(); plan.seats.len()],
            superiority: None,
        }
    }

    pub(crate) fn add(&mut self, plan: &MatchPlan, index: u64, sitting: &Sitting) {
        let Some(scores) = sitting.scores() else { return };
        let seats = plan.seats.len();
        self.games += 1;
        self.deals += sitting.deals.len() as u64;
        let forfeited = sitting.forfeit();
        for seat in Seat::all(seats) {
            let line = &mut self.lines[plan.player_in(index, seat)];
            let forfeits = sitting.deals.iter().filter_map(|played| played.record.forfeit.as_ref());
            for forfeit in forfeits.filter(|forfeit| forfeit.seat == seat) {
                line.forfeits += 1;
                line.first_fault.get_or_insert_with(|| forfeit.why.clone());
            }
            if forfeited.is_some() && seats > 2 {
                continue;
            }
            match WinDrawLoss::of(&scores, seat) {
                WinDrawLoss::Win => line.wins += 1,
                WinDrawLoss::Draw => line.draws += 1,
                WinDrawLoss::Loss => line.losses += 1,
            }
        }
        let group = self.open.entry(index / seats as u64).or_insert_with(|| vec![Vec::new(); seats]);
        if forfeited.is_none() || seats == 2 {
            for seat in Seat::all(seats) {
                let value = if seats == 2 { Outcome::share(scores[seat]) } else { f64::from(scores[seat]) };
                self.span.see(value);
                group[plan.player_in(index, seat)].push(value);
            }
        }
        if group.iter().all(|results| results.len() == seats) {
            let group = self.open.remove(&(index / seats as u64)).unwrap_or_default();
            for (means, results) in self.means.iter_mut().zip(&group) {
                means.push(Sum { total: results.iter().sum(), weight: seats as f64 });
            }
            self.groups += 1;
        }
    }

    /// Computes the results from all groups that were added: resampling is too much work to do after each.
    pub(crate) fn settle(&mut self) {
        let share = self.lines.len() == 2;
        for (line, groups) in self.lines.iter_mut().zip(&self.means) {
            let usual = Resampling::default();
            line.result = if share {
                share_of_groups(groups, usual)
            } else {
                score_of_groups(groups, self.span, usual)
            };
        }
        if let (true, Some(groups)) = (share && self.groups > 0, self.means.first()) {
            self.superiority = Some(likelihood_of_superiority(groups, 0.5, 1.0));
        }
    }

    /// The difference in Elo between the first and the second of two players, with its interval.
    pub fn elo(&self) -> Option<Estimate> {
        let first = self.lines.first().filter(|_| self.lines.len() == 2)?.result?;
        Some(elo_of(first))
    }

    /// How likely it is that the first of two players is the stronger one.
    pub fn likelihood_of_superiority(&self) -> Option<f64> {
        self.superiority
    }

    fn all_forfeits(&self) -> u64 {
        self.lines.iter().map(|line| line.forfeits).sum()
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.lines.len() == 2 { "pairs" } else { "groups" };
        let played = match self.length {
            Length::Deal => format!("{} games", self.games),
            Length::Session(_) => format!("{} sessions ({} deals)", self.games, self.deals),
            Length::Match => format!("{} matches ({} deals)", self.games, self.deals),
        };
        writeln!(f, "{}: {played}, {} complete {word}", self.title, self.groups)?;
        let width = self.lines.iter().map(|line| line.name.chars().count()).max().unwrap_or(0).max(6);
        let two = self.lines.len() == 2;
        let unit = match self.length {
            Length::Deal => self.facts.unit.to_owned(),
            longer => format!("{} a {}", self.facts.unit, longer.word()),
        };
        let head = if two { "score" } else { "mean" };
        writeln!(
            f,
            "{:width$}  {:>6} {:>6} {:>6}  {head:>8}  95 % interval",
            "player", "won", "drawn", "lost"
        )?;
        for line in &self.lines {
            write!(f, "{:width$}  {:>6} {:>6} {:>6}  ", line.name, line.wins, line.draws, line.losses)?;
            match line.result {
                None => writeln!(f, "{:>8}", "-")?,
                Some(share) if two => writeln!(
                    f,
                    "{:>6.1} %  {:.1} to {:.1} %",
                    100.0 * share.mean,
                    100.0 * share.low,
                    100.0 * share.high
                )?,
                Some(mean) if mean.low.is_infinite() => writeln!(f, "{:>8.2}  {}", mean.mean, mean.ends(2))?,
                Some(mean) => writeln!(f, "{:>8.2}  {} {unit}", mean.mean, mean.ends(2))?,
            }
        }
        if let Some(elo) = self.elo() {
            write!(f, "Elo difference {}", elo_text(elo))?;
            match self.superiority {
                Some(likely) => writeln!(f, ", likelihood of superiority {:.1} %", 100.0 * likely)?,
                None => writeln!(f)?,
            }
        }
        if self.all_forfeits() > 0 {
            for line in self.lines.iter().filter(|line| line.forfeits > 0) {
                let why = line.first_fault.as_deref().unwrap_or_default();
                let what = if self.length == Length::Deal { "games" } else { "deals" };
                writeln!(f, "{} forfeited {} {what}; first: {why}", line.name, line.forfeits)?;
            }
            if !two {
                let what = match self.length {
                    Length::Deal => "games",
                    Length::Session(_) => "sessions",
                    Length::Match => "matches",
                };
                writeln!(f, "{what} with a forfeit are not in the means")?;
            }
        }
        Ok(())
    }
}
