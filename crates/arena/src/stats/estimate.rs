//! A figure with its interval.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A mean (or another figure) with its 95 % interval. The ends can be infinite: that is what one single
/// value says about its error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    /// The figure.
    #[serde(with = "number")]
    pub mean: f64,
    /// The lower end of the interval.
    #[serde(with = "number")]
    pub low: f64,
    /// The upper end.
    #[serde(with = "number")]
    pub high: f64,
}

impl Estimate {
    /// A figure that is known exactly.
    pub fn exact(value: f64) -> Estimate {
        Estimate { mean: value, low: value, high: value }
    }

    /// Whether a value lies in the interval.
    pub fn covers(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }

    /// Half the width of the interval.
    pub fn half_width(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// The same figure in other units; `map` must not fall anywhere.
    ///
    /// ```
    /// let share = arena::stats::Estimate { mean: 0.5, low: 0.25, high: 0.75 };
    /// assert_eq!(share.mapped(|share| 100.0 * share).high, 75.0);
    /// ```
    pub fn mapped(&self, map: impl Fn(f64) -> f64) -> Estimate {
        Estimate { mean: map(self.mean), low: map(self.low), high: map(self.high) }
    }

    /// The interval in words, with so many digits after the point.
    ///
    /// ```
    /// use arena::stats::Estimate;
    /// assert_eq!(Estimate { mean: 0.5, low: 0.25, high: 0.75 }.ends(1), "0.2 to 0.8");
    /// assert_eq!(Estimate { mean: 0.5, low: f64::NEG_INFINITY, high: f64::INFINITY }.ends(1), "not known");
    /// ```
    pub fn ends(&self, digits: usize) -> String {
        if self.low.is_infinite() && self.high.is_infinite() {
            return "not known".to_owned();
        }
        format!("{:.digits$} to {:.digits$}", self.low, self.high)
    }

    /// The same for a difference: every end has its sign.
    ///
    /// ```
    /// use arena::stats::Estimate;
    /// assert_eq!(Estimate { mean: 1.0, low: -1.0, high: 3.0 }.signed_ends(1), "-1.0 to +3.0");
    /// ```
    pub fn signed_ends(&self, digits: usize) -> String {
        if self.low.is_infinite() && self.high.is_infinite() {
            return self.ends(digits);
        }
        format!("{:+.digits$} to {:+.digits$}", self.low, self.high)
    }

    /// The figure with its sign changed.
    pub fn negated(&self) -> Estimate {
        Estimate { mean: -self.mean, low: -self.high, high: -self.low }
    }
}

/// JSON has no infinity: it is written as a text.
mod number {
    use super::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(super) fn serialize<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
        if value.is_finite() {
            serializer.serialize_f64(*value)
        } else {
            serializer.serialize_str(&value.to_string())
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Number(f64),
            Text(String),
        }
        match Either::deserialize(deserializer)? {
            Either::Number(number) => Ok(number),
            Either::Text(text) => text.parse().map_err(|_| {
                serde::de::Error::custom(format!("expected a number, inf or -inf, got \"{text}\""))
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn infinite_ends_survive_json() {
        let estimate = Estimate { mean: 0.1, low: f64::NEG_INFINITY, high: f64::INFINITY };
        let text = serde_json::to_string(&estimate).unwrap();
        assert_eq!(text, r#"{"mean":0.1,"low":"-inf","high":"inf"}"#);
        assert_eq!(serde_json::from_str::<Estimate>(&text).unwrap(), estimate);
        let error = serde_json::from_str::<Estimate>(r#"{"mean":0.1,"low":"a lot","high":2}"#).unwrap_err();
        assert!(error.to_string().contains("expected a number, inf or -inf"), "{error}");
    }
}
