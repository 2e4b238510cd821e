//! The table as text.

use std::fmt;

use crate::stats::{Estimate, elo_text};

use super::{Standing, Standings};

impl fmt::Display for Standings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let two = self.seats == 2;
        let word = if two { "pairs" } else { "groups" };
        writeln!(f, "{} games, {} complete {word}", self.games, self.groups)?;
        let width = self.width();
        let head = if two { "score" } else { "mean" };
        write!(f, "{:width$}  {:>6} {:>6} {:>6} {:>6}  ", "player", "games", "won", "drawn", "lost")?;
        write!(f, "{head:>8}  {:<18}", "95 % interval")?;
        if two {
            write!(f, "  {:>6}  {:<16}", "Elo", "95 % interval")?;
        }
        writeln!(f, "  above next")?;
        for line in &self.players {
            self.line(f, line, width)?;
        }
        self.grouping(f)?;
        self.roles(f, width)?;
        self.crosstable(f, width)?;
        self.luck(f, width)?;
        self.forfeits(f)
    }
}

impl Standings {
    fn width(&self) -> usize {
        self.players.iter().map(|line| line.name.chars().count()).max().unwrap_or(0).max(6)
    }

    fn line(&self, f: &mut fmt::Formatter<'_>, line: &Standing, width: usize) -> fmt::Result {
        write!(
            f,
            "{:width$}  {:>6} {:>6} {:>6} {:>6}  ",
            line.name, line.games, line.won, line.drawn, line.lost
        )?;
        let (mean, ends) = self.figure(line.result);
        write!(f, "{mean:>8}  {ends:<18}")?;
        if self.seats == 2 {
            let (elo, ends) = line.elo.map_or(("-".to_owned(), String::new()), elo_columns);
            write!(f, "  {elo:>6}  {ends:<16}")?;
        }
        match line.above_next {
            Some(likely) => writeln!(f, "  {:>8.1} %", 100.0 * likely),
            None => writeln!(f, "  {:>8}", "-"),
        }
    }

    /// A result and its interval: percent with two seats, points with more.
    fn figure(&self, result: Option<Estimate>) -> (String, String) {
        match result {
            None => ("-".to_owned(), String::new()),
            Some(share) if self.seats == 2 => {
                let percent = share.mapped(|share| 100.0 * share);
                (format!("{:.1} %", percent.mean), format!("{:.1} to {:.1} %", percent.low, percent.high))
            }
            Some(mean) => (format!("{:.2}", mean.mean), mean.ends(2)),
        }
    }

    fn grouping(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gains: Vec<f64> = self.players.iter().filter_map(|line| line.grouping_gain).collect();
        if gains.is_empty() {
            return Ok(());
        }
        let gain = gains.iter().sum::<f64>() / gains.len() as f64;
        let what =
            if self.seats == 2 { "both sides of every deal or opening" } else { "all orders on every deal" };
        writeln!(f, "{what}: worth {gain:.2} times the games")
    }

    fn roles(&self, f: &mut fmt::Formatter<'_>, width: usize) -> fmt::Result {
        if self.players.iter().all(|line| line.roles.len() < 2) {
            return Ok(());
        }
        writeln!(f, "\nby role")?;
        for line in &self.players {
            for role in &line.roles {
                let (mean, ends) = self.figure(role.result);
                writeln!(f, "{:width$}  {:<12} {:>6}  {mean:>8}  {ends}", line.name, role.role, role.games)?;
            }
        }
        Ok(())
    }

    fn crosstable(&self, f: &mut fmt::Formatter<'_>, width: usize) -> fmt::Result {
        if self.players.len() < 3 || self.against.is_empty() {
            return Ok(());
        }
        writeln!(f, "\nagainst each other (share of wins, half the width of its interval)")?;
        write!(f, "{:width$}", "")?;
        for place in 1..=self.players.len() {
            write!(f, "  {place:>10}")?;
        }
        writeln!(f)?;
        for (line, row) in self.players.iter().zip(&self.against) {
            write!(f, "{:width$}", line.name)?;
            for cell in row {
                let text = cell.map_or("-".to_owned(), |share| {
                    format!("{:.0} ±{:.0} %", 100.0 * share.mean, 100.0 * share.half_width())
                });
                write!(f, "  {text:>10}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }

    fn luck(&self, f: &mut fmt::Formatter<'_>, width: usize) -> fmt::Result {
        if self.players.iter().all(|line| line.luck_free.is_none()) {
            return Ok(());
        }
        writeln!(f, "\nwithout the luck of the deals")?;
        for line in &self.players {
            let Some(free) = line.luck_free else { continue };
            let (mean, ends) = self.figure(Some(free.result));
            let (explained, gain) = (100.0 * free.explained, free.gain);
            writeln!(
                f,
                "{:width$}  {mean:>8}  {ends:<18}  luck explains {explained:.0} %: worth {gain:.2} times the games",
                line.name
            )?;
        }
        Ok(())
    }

    fn forfeits(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut any = false;
        for line in self.players.iter().filter(|line| line.forfeits > 0) {
            let why = line.first_fault.as_deref().unwrap_or_default();
            writeln!(f, "{} forfeited {} games; first: {why}", line.name, line.forfeits)?;
            any = true;
        }
        if any && self.seats > 2 {
            writeln!(f, "groups with a forfeit are not in the means")?;
        }
        Ok(())
    }
}

/// Elo and its interval. Whoever won or lost everything has only the end that is known.
fn elo_columns(elo: Estimate) -> (String, String) {
    if elo.low.is_finite() && elo.high.is_finite() {
        (format!("{:+.0}", elo.mean), format!("{:+.0} to {:+.0}", elo.low, elo.high))
    } else {
        ("-".to_owned(), elo_text(elo))
    }
}
