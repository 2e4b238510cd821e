//! Axes: from values to places, and where the marks go.

use serde::{Deserialize, Serialize};

/// How values are spaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Spacing {
    /// As numbers.
    #[default]
    Linear,
    /// As powers of ten; values must be positive.
    Log,
}

/// One side of a plot.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Axis {
    /// What is measured, with its unit.
    pub title: String,
    /// How values are spaced.
    #[serde(default)]
    pub spacing: Spacing,
    /// Values that must be in sight whatever the data, like 0 and 1 for shares.
    #[serde(default)]
    pub includes: Vec<f64>,
    /// Names for the values 0, 1, 2, ... where they are no numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
}

impl Axis {
    /// An axis of plain numbers.
    pub fn linear(title: &str) -> Axis {
        Axis { title: title.to_owned(), ..Axis::default() }
    }

    /// An axis of powers of ten.
    pub fn log(title: &str) -> Axis {
        Axis { spacing: Spacing::Log, ..Axis::linear(title) }
    }

    /// An axis of names, evenly spaced.
    pub fn names(title: &str, names: Vec<String>) -> Axis {
        Axis { names, ..Axis::linear(title) }
    }

    /// The same axis, which must show these values.
    #[must_use]
    pub fn including(mut self, values: &[f64]) -> Axis {
        self.includes.extend_from_slice(values);
        self
    }
}

/// An axis laid out for some values.
pub(super) struct Scale {
    low: f64,
    high: f64,
    spacing: Spacing,
    /// Where the marks are, and what they say.
    pub(super) marks: Vec<(f64, String)>,
}

impl Scale {
    pub(super) fn of(axis: &Axis, values: impl Iterator<Item = f64>) -> Scale {
        if !axis.names.is_empty() {
            let marks =
                axis.names.iter().enumerate().map(|(place, name)| (place as f64, name.clone())).collect();
            let high = axis.names.len() as f64 - 0.5;
            return Scale { low: -0.5, high, spacing: Spacing::Linear, marks };
        }
        let usable = |value: &f64| value.is_finite() && (axis.spacing == Spacing::Linear || *value > 0.0);
        let (low, high) = values
            .chain(axis.includes.iter().copied())
            .filter(usable)
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)));
        let (low, high) = if low <= high { (low, high) } else { (1.0, 10.0) };
        match axis.spacing {
            Spacing::Linear => linear(low, high),
            Spacing::Log => log(low, high),
        }
    }

    /// The place of a value, 0 at the low end, 1 at the high end.
    pub(super) fn place(&self, value: f64) -> f64 {
        let place = match self.spacing {
            Spacing::Linear => (value - self.low) / (self.high - self.low),
            Spacing::Log => {
                libm::log10(value.max(self.low / 10.0) / self.low) / libm::log10(self.high / self.low)
            }
        };
        place.clamp(-0.02, 1.02)
    }
}

fn linear(low: f64, high: f64) -> Scale {
    let (low, high) =
        if high - low > 1e-9 * high.abs().max(1e-9) { (low, high) } else { (low - 1.0, high + 1.0) };
    let rough = (high - low) / 5.0;
    let power = libm::pow(10.0, libm::floor(libm::log10(rough)));
    let step =
        [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().map(|times| times * power).find(|step| *step >= rough * 0.999);
    let step = step.unwrap_or(10.0 * power);
    let (first, last) = (libm::floor(low / step + 1e-9), libm::ceil(high / step - 1e-9));
    let marks =
        (first as i64..=last as i64).map(|n| n as f64 * step).map(|value| (value, written(value, step)));
    Scale { low: first * step, high: last * step, spacing: Spacing::Linear, marks: marks.collect() }
}

fn log(low: f64, high: f64) -> Scale {
    let (first, last) = (libm::floor(libm::log10(low) + 1e-9), libm::ceil(libm::log10(high) - 1e-9));
    let last = if last > first { last } else { first + 1.0 };
    let marks = (first as i64..=last as i64).map(|power| {
        let value = libm::pow(10.0, power as f64);
        (value, written(value, value))
    });
    let ends = (libm::pow(10.0, first), libm::pow(10.0, last));
    Scale { low: ends.0, high: ends.1, spacing: Spacing::Log, marks: marks.collect() }
}

/// A mark with as many decimals as its steps need, and thousands apart.
fn written(value: f64, step: f64) -> String {
    let decimals = (0..8).find(|decimals| {
        let times = step * libm::pow(10.0, f64::from(*decimals));
        (times - libm::round(times)).abs() < 1e-6 * times.max(1.0)
    });
    let text = format!("{value:.*}", decimals.unwrap_or(8) as usize);
    let (whole, rest) =
        text.split_once('.').map_or((text.as_str(), None), |(whole, rest)| (whole, Some(rest)));
    let digits: Vec<char> = whole.trim_start_matches('-').chars().collect();
    let mut grouped = String::new();
    for (place, digit) in digits.iter().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(*digit);
    }
    let sign = if whole.starts_with('-') && value != 0.0 { "-" } else { "" };
    format!("{sign}{grouped}{}", rest.map(|rest| format!(".{rest}")).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(axis: &Axis, values: &[f64]) -> Vec<String> {
        Scale::of(axis, values.iter().copied()).marks.into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn marks_are_round_numbers() {
        assert_eq!(marks(&Axis::linear(""), &[0.0, 1.0]), ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]);
        assert_eq!(marks(&Axis::linear(""), &[-130.0, 90.0]), ["-150", "-100", "-50", "0", "50", "100"]);
        assert_eq!(marks(&Axis::log(""), &[0.001, 25.0]), ["0.001", "0.01", "0.1", "1", "10", "100"]);
        assert_eq!(marks(&Axis::linear(""), &[0.0, 5_000_000.0])[1], "1,000,000");
        assert_eq!(marks(&Axis::names("", vec!["a".into(), "b".into()]), &[]), ["a", "b"]);
    }

    #[test]
    fn nothing_and_one_value_have_an_axis_too() {
        assert!(marks(&Axis::linear(""), &[]).len() >= 2);
        assert!(marks(&Axis::linear(""), &[7.0]).len() >= 2);
        assert!(marks(&Axis::log(""), &[-1.0, f64::NAN]).len() >= 2);
    }

    #[test]
    fn values_go_to_their_places() {
        let linear = Scale::of(&Axis::linear(""), [0.0, 10.0].into_iter());
        assert!((linear.place(5.0) - 0.5).abs() < 1e-12);
        let log = Scale::of(&Axis::log(""), [1.0, 100.0].into_iter());
        assert!((log.place(10.0) - 0.5).abs() < 1e-12);
        assert!(log.place(0.0) < 0.0, "below the axis, but drawn");
    }
}
