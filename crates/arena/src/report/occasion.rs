//! When, by which version and for how long an experiment was run: beside its result, which is the same on every machine.

use serde::{Deserialize, Serialize};

/// One run of an experiment. An interrupted one that went on later is several.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Occasion {
    /// The version of the program.
    pub version: String,
    /// The day on which it ended, as `2026-11-18`.
    pub day: String,
    /// How long it took by the clock on the wall.
    pub seconds: f64,
    /// On how many threads.
    pub threads: usize,
}

/// What stands at the foot of a page; empty where nobody has written anything down.
///
/// ```
/// use arena::report::{Occasion, told_occasions};
///
/// let run = |day: &str, seconds| Occasion { version: "0.2.0".into(), day: day.into(), seconds, threads: 2 };
/// let text = told_occasions(&[run("2026-11-17", 3000.0), run("2026-11-18", 660.0)]);
/// assert_eq!(text, "Version 0.2.0, 2026-11-18; it took 61 minutes on 2 threads, in 2 runs.");
/// assert_eq!(told_occasions(&[]), "");
/// ```
pub fn told_occasions(runs: &[Occasion]) -> String {
    let Some(last) = runs.last() else { return String::new() };
    let seconds: f64 = runs.iter().map(|run| run.seconds).sum();
    let time =
        if seconds < 120.0 { format!("{seconds:.0} s") } else { format!("{:.0} minutes", seconds / 60.0) };
    let threads =
        if last.threads == 1 { "one thread".to_owned() } else { format!("{} threads", last.threads) };
    let times = if runs.len() == 1 { String::new() } else { format!(", in {} runs", runs.len()) };
    format!("Version {}, {}; it took {time} on {threads}{times}.", last.version, last.day)
}
