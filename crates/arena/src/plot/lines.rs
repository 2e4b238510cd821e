//! Lines with error bars: what was measured for several values of something.

use serde::{Deserialize, Serialize};

use crate::stats::Estimate;

use super::scale::{Axis, Scale};
use super::svg::{Anchor, Svg};

/// A measured point.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Point {
    /// Its place on the axis below.
    pub x: f64,
    /// What was measured there.
    pub y: Estimate,
}

/// Points that belong together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Series {
    /// What they have in common.
    pub name: String,
    /// The points, from left to right.
    pub points: Vec<Point>,
    /// Whether these are figures of the source: drawn hollow and dashed.
    #[serde(default)]
    pub published: bool,
    /// Whether the points are not joined: a cloud of single runs.
    #[serde(default)]
    pub loose: bool,
}

/// A value to compare with, drawn as a level line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Level {
    /// What it is.
    pub name: String,
    /// Its place on the axis beside.
    pub y: f64,
}

/// A plot of lines.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LinePlot {
    /// What is shown.
    pub title: String,
    /// Across.
    pub x: Axis,
    /// Up.
    pub y: Axis,
    /// The lines.
    pub series: Vec<Series>,
    /// Values to compare with.
    #[serde(default)]
    pub levels: Vec<Level>,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 64.0;
const TOP: f64 = 36.0;
const BOTTOM: f64 = 52.0;
/// Room for the names of the lines.
const RIGHT: f64 = 150.0;

impl LinePlot {
    /// The plot as an SVG element.
    pub fn draw(&self) -> String {
        let points = || self.series.iter().flat_map(|series| &series.points);
        let xs = points().map(|point| point.x);
        let ys = points().flat_map(|point| [point.y.mean, point.y.low, point.y.high]);
        let across = Scale::of(&self.x, xs);
        let up = Scale::of(&self.y, ys.chain(self.levels.iter().map(|level| level.y)));
        let (inner_width, inner_height) = (WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM);
        let x = |value: f64| LEFT + across.place(value) * inner_width;
        let y = |value: f64| TOP + (1.0 - up.place(value)) * inner_height;
        let mut svg = Svg::new(WIDTH, HEIGHT, &self.title);
        svg.text("title", "", (LEFT, 20.0), Anchor::Start, &self.title);
        for (value, text) in &up.marks {
            svg.line("rule", "", (LEFT, y(*value)), (LEFT + inner_width, y(*value)));
            svg.text("soft", "", (LEFT - 8.0, y(*value) + 4.0), Anchor::End, text);
        }
        for (value, text) in &across.marks {
            let foot = TOP + inner_height;
            svg.line("rule", "", (x(*value), foot), (x(*value), foot + 5.0));
            svg.text("soft", "", (x(*value), foot + 20.0), Anchor::Middle, text);
        }
        svg.text("soft", "", (LEFT + inner_width / 2.0, HEIGHT - 10.0), Anchor::Middle, &self.x.title);
        svg.upright("soft", (16.0, TOP + inner_height / 2.0), &self.y.title);
        for level in &self.levels {
            svg.line("level", "", (LEFT, y(level.y)), (LEFT + inner_width, y(level.y)));
            svg.text("soft", "", (LEFT + inner_width + 8.0, y(level.y) + 4.0), Anchor::Start, &level.name);
        }
        for (number, series) in self.series.iter().enumerate() {
            // Side by side, so that the bars of different lines can be told apart.
            let aside = (number as f64 - (self.series.len() as f64 - 1.0) / 2.0) * 3.0;
            draw_series(&mut svg, series, number, |value| x(value) + aside, y);
        }
        self.legend(&mut svg);
        svg.finish()
    }

    fn legend(&self, svg: &mut Svg) {
        let left = WIDTH - RIGHT + 14.0;
        // Level lines have their names beside them; the legend keeps to the top.
        for (number, series) in self.series.iter().enumerate() {
            let height = TOP + 8.0 + 20.0 * number as f64;
            let style = stroke(number, series.published);
            svg.line("series", &style, (left, height), (left + 22.0, height));
            dot(svg, (left + 11.0, height), number, series.published);
            svg.text("", "", (left + 30.0, height + 4.0), Anchor::Start, &series.name);
        }
    }
}

fn draw_series(
    svg: &mut Svg,
    series: &Series,
    number: usize,
    x: impl Fn(f64) -> f64,
    y: impl Fn(f64) -> f64,
) {
    let style = stroke(number, series.published);
    let known: Vec<&Point> = series.points.iter().filter(|point| point.y.mean.is_finite()).collect();
    let path: Vec<(f64, f64)> = known.iter().map(|point| (x(point.x), y(point.y.mean))).collect();
    if path.len() > 1 && !series.loose {
        svg.path("series", &style, &path);
    }
    for point in known {
        let (low, high) = (y(point.y.low), y(point.y.high));
        if (low - high).abs() > 0.5 {
            let at = x(point.x);
            for (from, to) in [
                ((at, low), (at, high)),
                ((at - 3.0, low), (at + 3.0, low)),
                ((at - 3.0, high), (at + 3.0, high)),
            ] {
                svg.line("bar", &format!("stroke:var(--s{})", number % 7), from, to);
            }
        }
        dot(svg, (x(point.x), y(point.y.mean)), number, series.published);
    }
}

fn stroke(number: usize, published: bool) -> String {
    let dashes = if published { ";stroke-dasharray:2 4" } else { "" };
    format!("stroke:var(--s{}){dashes}", number % 7)
}

fn dot(svg: &mut Svg, at: (f64, f64), number: usize, published: bool) {
    let colour = format!("var(--s{})", number % 7);
    if published {
        svg.circle("hollow", &format!("stroke:{colour}"), at, 4.0);
    } else {
        svg.circle("", &format!("fill:{colour}"), at, 3.5);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_bars_and_names_are_drawn() {
        let point = |x: f64, mean: f64| Point { x, y: Estimate { mean, low: mean - 0.1, high: mean + 0.1 } };
        let plot = LinePlot {
            title: "share of wins".into(),
            x: Axis::log("C"),
            y: Axis::linear("share").including(&[0.0, 1.0]),
            series: vec![
                Series {
                    name: "T = 5".into(),
                    points: vec![point(0.1, 0.3), point(1.0, 0.6)],
                    published: false,
                    loose: false,
                },
                Series {
                    name: "as published".into(),
                    points: vec![point(1.0, 0.5)],
                    published: true,
                    loose: false,
                },
            ],
            levels: vec![Level { name: "simple".into(), y: 0.37 }],
        };
        let text = plot.draw();
        assert_eq!(text.matches("<circle").count(), 3 + 2, "points and legend");
        assert_eq!(text.matches(r#"class="bar""#).count(), 9);
        for words in ["T = 5", "as published", "simple", ">C<", ">share<", "hollow"] {
            assert!(text.contains(words), "{words}");
        }
        let one = Point { x: 1.0, y: Estimate { mean: 1.0, low: f64::NEG_INFINITY, high: f64::INFINITY } };
        let series = vec![Series { name: "one".into(), points: vec![one], published: false, loose: false }];
        let lonely = LinePlot { series, levels: Vec::new(), ..plot };
        assert!(!lonely.draw().contains("NaN") && !lonely.draw().contains("inf"));
    }
}
