//! Decline: how fast the largest mean winnings of equal players fall with the number of games.
//!
//! Players that are equal win nothing in the long run; how much the luckiest of them seems to win after so many games
//! says how many games a comparison needs. The means of several runs are fitted by a power law.

use serde::Deserialize;
use toml::Table as Toml;

use crate::plot::{Axis, LinePlot, Plot, Point, Series};
use crate::report::{Figure, Published, ReportRows, Row, Section, judge};
use crate::stats::{Estimate, mean_interval, student_quantile};
use crate::{ArenaError, Hall, Seating};

use super::convergence::runs_of;
use super::file::{Common, fields};
use super::{Part, Workshop, scaled};

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// Who sits in every seat.
    player: String,
    /// The numbers of deals at which the winnings are looked at.
    steps: Vec<u64>,
    /// The published law: coefficient and exponent.
    #[serde(default)]
    published: Option<(f64, f64)>,
    #[serde(default)]
    tolerance: f64,
}

struct Decline {
    common: Common,
    file: File,
}

pub(super) fn read(common: Common, table: Toml) -> Result<Box<dyn Part>, String> {
    let file: File = fields(table)?;
    if file.steps.len() < 3 || !file.steps.is_sorted() || file.steps[0] == 0 {
        return Err("steps: expected at least three rising numbers of deals above 0".to_owned());
    }
    Ok(Box::new(Decline { common, file }))
}

impl Decline {
    fn deals_a_game(&self) -> u64 {
        self.common.setting.session.unwrap_or(1)
    }

    /// How many games (deals or sessions) one run takes.
    fn games_a_run(&self) -> u64 {
        self.file.steps.last().copied().unwrap_or(1).div_ceil(self.deals_a_game())
    }
}

impl Part for Decline {
    fn pieces(&self, scale: f64) -> u64 {
        scaled(self.common.games, scale) * self.games_a_run()
    }

    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        let seats = self.common.setting.rules(workshop.catalog)?.seats();
        let player = workshop.seat(&self.file.player, &[])?;
        let runs = scaled(self.common.games, workshop.scale);
        let encounters = [(vec![player; seats], Seating::Fixed, runs * self.games_a_run())];
        let Some(hall) = workshop.play(self.common.setting.clone(), &encounters)? else { return Ok(None) };
        Ok(Some(self.section(&self.largest(&hall))))
    }
}

impl Decline {
    /// For every run the largest mean winnings at every step.
    fn largest(&self, hall: &Hall) -> Vec<Vec<f64>> {
        let runs = runs_of(hall, 0, self.games_a_run());
        runs.iter().map(|run| largest_means(run, &self.file.steps)).collect()
    }

    fn section(&self, runs: &[Vec<f64>]) -> Section {
        let at = |step: usize| runs.iter().map(|run| run[step]).collect::<Vec<f64>>();
        let means: Vec<Option<Estimate>> =
            (0..self.file.steps.len()).map(|step| mean_interval(&at(step))).collect();
        let mut rows = Vec::new();
        for (step, mean) in self.file.steps.iter().zip(&means) {
            let Some(mean) = mean else { continue };
            let law = self
                .file
                .published
                .map(|(coefficient, exponent)| coefficient * libm::pow(*step as f64, exponent));
            rows.push(Row {
                label: format!("{step} deals"),
                cells: vec![vec![figure(*mean, law.map(|value| (value, self.file.tolerance)))]],
            });
        }
        let known: Vec<(f64, f64)> = self
            .file
            .steps
            .iter()
            .zip(&means)
            .filter_map(|(step, mean)| {
                mean.filter(|mean| mean.mean > 0.0).map(|mean| (*step as f64, mean.mean))
            })
            .collect();
        let law = power_law(&known);
        let mut tables = vec![ReportRows {
            caption: format!("largest mean winnings a deal of the players, mean of {} runs", runs.len()),
            corner: "after".to_owned(),
            columns: vec!["largest mean".to_owned()],
            rows,
        }];
        if let Some((coefficient, exponent)) = law {
            let published = self.file.published.unzip();
            let cell = |value: Estimate, published: Option<f64>| {
                vec![figure(value, published.map(|value| (value, self.file.tolerance)))]
            };
            let row = Row {
                label: "largest mean = a p^b".to_owned(),
                cells: vec![cell(coefficient, published.0), cell(exponent, published.1)],
            };
            tables.push(ReportRows {
                caption: "the power law that fits the means best, by least squares of the logarithms"
                    .to_owned(),
                corner: "law".to_owned(),
                columns: vec!["a".to_owned(), "b".to_owned()],
                rows: vec![row],
            });
        }
        Section {
            title: self.common.title.clone(),
            about: self.common.about.clone(),
            findings: Vec::new(),
            tables,
            plots: vec![self.plot(
                runs,
                &means,
                law.map(|(coefficient, exponent)| (coefficient.mean, exponent.mean)),
            )],
        }
    }

    /// Everything with logarithmic axes: single runs as a cloud, their means, both laws.
    fn plot(&self, runs: &[Vec<f64>], means: &[Option<Estimate>], law: Option<(f64, f64)>) -> Plot {
        let steps = || self.file.steps.iter().map(|step| *step as f64);
        let cloud = runs.iter().flat_map(|run| steps().zip(run));
        let cloud = cloud.filter(|(_, y)| **y > 0.0).map(|(x, y)| Point { x, y: Estimate::exact(*y) });
        let mean =
            steps().zip(means).filter_map(|(x, mean)| mean.map(|mean| Point { x, y: above_zero(mean) }));
        let drawn = |(coefficient, exponent): (f64, f64)| {
            steps()
                .map(|x| Point { x, y: Estimate::exact(coefficient * libm::pow(x, exponent)) })
                .collect::<Vec<Point>>()
        };
        let mut series = vec![
            Series { name: "single runs".to_owned(), points: cloud.collect(), published: false, loose: true },
            Series { name: "their mean".to_owned(), points: mean.collect(), published: false, loose: true },
        ];
        if let Some(law) = law {
            let name = format!("{:.2} p^{:.2}", law.0, law.1);
            series.push(Series { name, points: drawn(law), published: false, loose: false });
        }
        if let Some(law) = self.file.published {
            series.push(Series {
                name: "published".to_owned(),
                points: drawn(law),
                published: true,
                loose: false,
            });
        }
        Plot::Lines(LinePlot {
            title: self.common.title.clone(),
            x: Axis::log("deals"),
            y: Axis::log("largest mean winnings a deal"),
            series,
            levels: Vec::new(),
        })
    }
}

/// The largest mean of any seat after each number of deals.
fn largest_means(deals: &[Vec<f64>], steps: &[u64]) -> Vec<f64> {
    let mut sums = vec![0.0; deals.first().map_or(0, Vec::len)];
    let mut found = Vec::with_capacity(steps.len());
    for (number, deal) in (1_u64..).zip(deals) {
        sums.iter_mut().zip(deal).for_each(|(sum, score)| *sum += score);
        if steps.get(found.len()) == Some(&number) {
            let most = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            found.push(most / number as f64);
        }
    }
    found
}

/// Coefficient and exponent of the power law through points, by least squares of the logarithms, with their intervals.
/// `None` for fewer than three points.
fn power_law(points: &[(f64, f64)]) -> Option<(Estimate, Estimate)> {
    if points.len() < 3 {
        return None;
    }
    let n = points.len() as f64;
    let logs: Vec<(f64, f64)> = points.iter().map(|(x, y)| (libm::log(*x), libm::log(*y))).collect();
    let mean = |of: fn(&(f64, f64)) -> f64| logs.iter().map(of).sum::<f64>() / n;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let spread: f64 = logs.iter().map(|point| (point.0 - x) * (point.0 - x)).sum();
    if spread <= 0.0 {
        return None;
    }
    let slope = logs.iter().map(|point| (point.0 - x) * (point.1 - y)).sum::<f64>() / spread;
    let height = y - slope * x;
    let left: f64 = logs.iter().map(|point| (point.1 - height - slope * point.0).powi(2)).sum();
    let variance = left / (n - 2.0);
    let wide = student_quantile(0.975, points.len() - 2);
    let (of_slope, of_height) = ((variance / spread).sqrt(), (variance * (1.0 / n + x * x / spread)).sqrt());
    let around =
        |mean: f64, error: f64| Estimate { mean, low: mean - wide * error, high: mean + wide * error };
    Some((around(height, of_height).mapped(libm::exp), around(slope, of_slope)))
}

/// A bar whose lower end can be drawn on a logarithmic axis.
fn above_zero(mean: Estimate) -> Estimate {
    Estimate { low: if mean.low > 0.0 { mean.low } else { mean.mean }, ..mean }
}

fn figure(value: Estimate, published: Option<(f64, f64)>) -> Figure {
    let published = published.map(|(value, tolerance)| Published { value, games: None, tolerance });
    Figure {
        name: String::new(),
        text: format!("{:.2}", value.mean),
        value: Some(value),
        note: if value.half_width().is_finite() {
            format!("{:.2} to {:.2}", value.low, value.high)
        } else {
            "one run: no interval".to_owned()
        },
        published: published.map(|published| format!("{:.2}", published.value)),
        verdict: published.map(|published| judge(value, published)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_power_law_is_found_again() {
        let points: Vec<(f64, f64)> =
            [1.0, 10.0, 100.0, 1000.0].map(|x: f64| (x, 6.54 * libm::pow(x, -0.37))).to_vec();
        let (coefficient, exponent) = power_law(&points).unwrap();
        assert!((coefficient.mean - 6.54).abs() < 1e-9 && (exponent.mean + 0.37).abs() < 1e-9);
        assert!(exponent.half_width() < 1e-6);
        assert!(power_law(&points[..2]).is_none());
        assert!(power_law(&[(1.0, 1.0), (1.0, 2.0), (1.0, 3.0)]).is_none());
    }

    #[test]
    fn the_luckiest_is_looked_at_after_every_step() {
        let deals = [vec![2.0, -1.0, -1.0], vec![-4.0, 2.0, 2.0], vec![1.0, -2.0, 1.0]];
        assert_eq!(largest_means(&deals, &[1, 2, 3]), [2.0, 0.5, 2.0 / 3.0]);
        assert_eq!(largest_means(&deals, &[2]), [0.5]);
    }
}
