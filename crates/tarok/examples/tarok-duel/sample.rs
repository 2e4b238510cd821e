//! Means with their intervals.

/// Values that were measured independently of each other.
#[derive(Default)]
pub(crate) struct Sample(pub(crate) Vec<f64>);

impl Sample {
    /// The mean with its interval of 95 %, by the normal distribution.
    pub(crate) fn text(&self) -> String {
        let n = self.0.len() as f64;
        let mean = self.0.iter().sum::<f64>() / n.max(1.0);
        let square = self.0.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
        let error = (square / (n - 1.0).max(1.0) / n.max(1.0)).sqrt();
        format!("{mean:+.2} ± {:.2} ({n})", 1.96 * error)
    }
}

/// A mean over cases that come in groups, as a difference of two such means: sums and numbers of both, a group each.
#[derive(Default)]
pub(crate) struct Contrast(pub(crate) Vec<[(f64, f64); 2]>);

impl Contrast {
    /// Both means.
    pub(crate) fn means(&self) -> [f64; 2] {
        [0, 1].map(|who| {
            let (sum, count) =
                self.0.iter().fold((0.0, 0.0), |all, group| (all.0 + group[who].0, all.1 + group[who].1));
            if count > 0.0 { sum / count } else { 0.0 }
        })
    }

    /// How many cases each mean rests on.
    pub(crate) fn counts(&self) -> [f64; 2] {
        [0, 1].map(|who| self.0.iter().map(|group| group[who].1).sum())
    }

    /// The first mean less the second, with its interval of 95 % from how groups differ.
    pub(crate) fn text(&self) -> String {
        let ([one, two], counts) = (self.means(), self.counts());
        let n = self.0.len() as f64;
        let part = |(sum, count): (f64, f64), mean: f64, all: f64| (sum - mean * count) / all.max(1.0);
        let square: f64 = self
            .0
            .iter()
            .map(|group| part(group[0], one, counts[0]) - part(group[1], two, counts[1]))
            .map(|part| part * part)
            .sum();
        let error = (square * n / (n - 1.0).max(1.0)).sqrt();
        format!("{:+.2} ± {:.2}", one - two, 1.96 * error)
    }
}
