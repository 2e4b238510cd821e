//! Course: the counts that a game states of itself, and how long a course of it takes.
//!
//! Some shares of the work are done, each in a folder of its own that is thrown away; the time of all of it is their mean
//! times the number of shares.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

use game::{CourseEnd, Headway, Lesson, Stop};
use serde::Deserialize;
use toml::{Table as Toml, Value};

use crate::report::{Figure, ReportRows, Row, Section, Verdict};
use crate::stats::{Estimate, mean_interval};
use crate::{ArenaError, Scratch, Setting};

use super::file::{Common, fields, options};
use super::{Part, Workshop, scaled};

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The course, as `kavarna train` calls it.
    course: String,
    /// Its settings.
    #[serde(default)]
    settings: BTreeMap<String, Value>,
    /// The setting that takes a share of the work, as in 3/1000.
    share: String,
    /// Into how many shares the work is cut.
    shares: u64,
    /// What was published about the counts.
    #[serde(default)]
    published: BTreeMap<String, u64>,
}

struct CoursePart {
    common: Common,
    file: File,
}

pub(super) fn read(common: Common, table: Toml) -> Result<Box<dyn Part>, String> {
    let file: File = fields(table)?;
    if file.shares == 0 || common.games > file.shares {
        return Err(format!("shares: expected at least as many as are done ({})", common.games));
    }
    Ok(Box::new(CoursePart { common, file }))
}

impl Part for CoursePart {
    fn pieces(&self, scale: f64) -> u64 {
        scaled(self.common.games, scale).min(self.file.shares)
    }

    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        let Setting { game, .. } = &self.common.setting;
        let counts = workshop.catalog.game(game)?.counts();
        let unknown =
            self.file.published.keys().find(|name| !counts.iter().any(|(known, _)| *known == name.as_str()));
        if let Some(name) = unknown {
            return Err(ArenaError::Plan(format!("published: {game} does not count \"{name}\"")));
        }
        if workshop.is_planning() || workshop.is_partial() {
            // What is measured is this machine's time.
            return Ok(None);
        }
        let folder = Scratch::new()?;
        let mut seconds = Vec::new();
        let done = self.pieces(workshop.scale);
        for place in 0..done {
            // Spread over all of the work: neighbours are alike.
            let share = place * self.file.shares / done + 1;
            let Some(took) = self.timed(workshop, folder.path(), share)? else { return Ok(None) };
            seconds.push(took);
            workshop.done.done += 1;
            (workshop.progress)(workshop.done);
        }
        Ok(Some(self.section(&counts, &seconds)))
    }
}

impl CoursePart {
    /// How many seconds one share takes on one thread; `None` when stopped.
    fn timed(&self, workshop: &Workshop<'_>, folder: &Path, share: u64) -> Result<Option<f64>, ArenaError> {
        let game = workshop.catalog.game(&self.common.setting.game)?;
        let plan = |what: String| ArenaError::Plan(format!("course {}: {what}", self.file.course));
        let course = game.courses().into_iter().find(|course| course.name == self.file.course);
        let course = course.ok_or_else(|| plan(format!("unknown course of {}", self.common.setting.game)))?;
        let all = options(&self.file.settings).map_err(plan)?;
        let all = all.with(&self.file.share, format!("{share}/{}", self.file.shares));
        let settings = all.checked(&course.options).map_err(|error| plan(error.to_string()))?;
        let stop: &Stop = workshop.stop;
        let lesson =
            Lesson { folder, seed: workshop.seed, threads: 1, stop, tell: &|_: &Headway| {}, share: None };
        let begun = Instant::now();
        let end = (course.run)(&settings, &lesson).map_err(|error| plan(error.to_string()))?;
        Ok(matches!(end, CourseEnd::Finished(_)).then(|| begun.elapsed().as_secs_f64()))
    }

    fn section(&self, counts: &[(&'static str, u64)], seconds: &[f64]) -> Section {
        let counted = |(name, count): &(&'static str, u64)| {
            let published = self.file.published.get(*name).copied();
            Row { label: (*name).to_owned(), cells: vec![vec![exact(*count, published)]] }
        };
        let shares = self.file.shares as f64;
        let one = mean_interval(seconds);
        let hours = one.map(|one| one.mapped(|seconds| seconds * shares / 3600.0));
        let time = |value: Option<Estimate>, unit: &str| {
            let text = value.map_or("-".to_owned(), |value| format!("{:.3} {unit}", value.mean));
            let wide = value.filter(|value| value.half_width().is_finite());
            let note = wide
                .map_or("no interval".to_owned(), |value| format!("{:.3} to {:.3}", value.low, value.high));
            vec![vec![Figure { name: String::new(), text, value, note, published: None, verdict: None }]]
        };
        let timed = vec![
            Row { label: format!("one share of {}", self.file.shares), cells: time(one, "s") },
            Row { label: "all of them on one core".to_owned(), cells: time(hours, "h") },
        ];
        let table = |caption: &str, corner: &str, column: &str, rows| ReportRows {
            caption: caption.to_owned(),
            corner: corner.to_owned(),
            columns: vec![column.to_owned()],
            rows,
        };
        let tables = vec![
            table("what there is to do, counted", "count", "number", counts.iter().map(counted).collect()),
            table(&format!("time, {} shares done", seconds.len()), "work", "time", timed),
        ];
        let (title, about) = (self.common.title.clone(), self.common.about.clone());
        Section { title, about, tables, ..Section::default() }
    }
}

/// A number that is counted, not measured: the same or another.
fn exact(count: u64, published: Option<u64>) -> Figure {
    let verdict = published.map(|value| if value == count { Verdict::Agrees } else { Verdict::Differs });
    Figure {
        name: String::new(),
        text: count.to_string(),
        value: Some(Estimate::exact(count as f64)),
        note: "counted".to_owned(),
        published: published.map(|value| value.to_string()),
        verdict,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_agree_or_they_do_not() {
        assert_eq!(exact(7, Some(7)).verdict, Some(Verdict::Agrees));
        assert_eq!(exact(7, Some(8)).verdict, Some(Verdict::Differs));
        assert_eq!(exact(7, None).verdict, None);
    }
}
