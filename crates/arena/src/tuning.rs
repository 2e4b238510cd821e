//! Tuning: the numbers among a player's options, turned by play against itself.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use catalog::Catalog;
use game::{Kind, OptionSpec, Stop};
use serde::{Deserialize, Serialize};

use crate::experiment::replace;
use crate::stats::{Gains, Knob, Spsa};
use crate::{
    ArenaError, Hall, Ledger, Outcome, Participant, SeatSpec, Seating, Setting, Standings, Task, tasks_of,
};

/// What is to be tuned.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuning {
    /// The game and how it is played.
    pub setting: Setting,
    /// The player, with its other options.
    pub player: String,
    /// The numbers to turn.
    pub knobs: Vec<Knob>,
    /// How many steps.
    pub steps: u64,
    /// Games of each step, at least: groups are always complete.
    pub games: u64,
    /// How far a knob moves in the first step when one side wins everything, in turns.
    pub pace: f64,
    /// Games between the tuned and the untuned player in the end.
    pub verify: u64,
    /// How many games at once.
    pub threads: usize,
}

/// A tuning on disk.
#[derive(Serialize, Deserialize)]
struct State {
    kavarna: u32,
    job: String,
    spsa: Spsa,
}

/// What came out.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    /// The tuning: knobs, values, path.
    pub spsa: Spsa,
    /// The tuned player.
    pub player: String,
    /// The tuned player against the one it started from; `None` when stopped before.
    pub standings: Option<Standings>,
}

/// How far a tuning is.
#[derive(Clone, PartialEq, Debug)]
pub struct TuningProgress {
    /// Steps done.
    pub done: u64,
    /// All steps.
    pub steps: u64,
    /// Where the knobs stand.
    pub values: Vec<f64>,
}

/// A number among the options of a player, to be tuned between `low` and `high`.
///
/// `text` is `name=low..high` or `name=low..high:turn`; the start is what the SPEC or the player itself says.
pub fn knob(text: &str, specs: &[OptionSpec], given: &game::Options) -> Result<Knob, ArenaError> {
    let wrong = |what: String| ArenaError::Plan(what);
    let form = || wrong(format!("expected name=low..high or name=low..high:turn, got \"{text}\""));
    let (name, range) = text.split_once('=').ok_or_else(form)?;
    let (range, turn) = range.split_once(':').map_or((range, None), |(range, turn)| (range, Some(turn)));
    let (low, high) = range.split_once("..").ok_or_else(form)?;
    let number =
        |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.is_finite()).ok_or_else(form);
    let (low, high) = (number(low)?, number(high)?);
    let turn = turn.map(number).transpose()?.unwrap_or((high - low) / 20.0);
    let spec = specs.iter().find(|spec| spec.name == name.trim()).ok_or_else(|| {
        let known: Vec<&str> = specs.iter().filter(|spec| is_number(spec)).map(|spec| spec.name).collect();
        wrong(format!("unknown option \"{}\": expected a number among {}", name.trim(), known.join(", ")))
    })?;
    let whole = matches!(spec.kind, Kind::Whole(..));
    if !is_number(spec) {
        return Err(wrong(format!("option \"{}\" is no number and cannot be tuned", spec.name)));
    }
    if low >= high || turn <= 0.0 {
        return Err(wrong(format!("option \"{}\": expected low below high and a turn above 0", spec.name)));
    }
    let start = given.get(spec.name).unwrap_or(spec.default).parse::<f64>().map_err(|_| form())?;
    if !(low..=high).contains(&start) {
        return Err(wrong(format!("option \"{}\": expected a range around its start {start}", spec.name)));
    }
    Ok(Knob {
        name: spec.name.to_owned(),
        start,
        low,
        high,
        turn: if whole { turn.max(1.0) } else { turn },
        whole,
    })
}

fn is_number(spec: &OptionSpec) -> bool {
    matches!(spec.kind, Kind::Whole(..) | Kind::Number(..))
}

/// Tunes, keeping its state in a file after every step and going on from there. In the end the tuned player
/// plays the one it started from, for an honest figure of what was gained.
pub fn run_tuning(
    catalog: &Catalog,
    tuning: &Tuning,
    state: Option<&Path>,
    stop: &Stop,
    progress: &mut dyn FnMut(&TuningProgress),
) -> Result<Tuned, ArenaError> {
    let rules = tuning.setting.rules(catalog)?;
    let gains = Gains { steps: tuning.steps, pace: tuning.pace };
    let fresh = Spsa::new(tuning.knobs.clone(), gains, tuning.setting.seed);
    let job = format!("{} {} {} games", tuning.setting.job(), tuning.player, tuning.games);
    let mut spsa = load(state, &job, &fresh)?.unwrap_or(fresh);
    while !spsa.is_over() && !stop.is_stopped() {
        let (plus, minus) = spsa.rivals();
        let rivals = [spec(tuning, &plus), spec(tuning, &minus)];
        let seats = [&rivals[0], &rivals[1]].map(|text| SeatSpec::parse(rules.as_ref(), text));
        let [plus, minus] = seats;
        let Some(result) = step(catalog, tuning, plus?, minus?, spsa.done, stop)? else { break };
        spsa.learn(result);
        if let Some(path) = state {
            let state = State { kavarna: 1, job: job.clone(), spsa: spsa.clone() };
            replace(path, &serde_json::to_string(&state).map_err(std::io::Error::from)?)?;
        }
        progress(&TuningProgress { done: spsa.done, steps: tuning.steps, values: spsa.values.clone() });
    }
    let player = spec(tuning, &spsa.result());
    let standings =
        if spsa.is_over() && tuning.verify > 0 { verify(catalog, tuning, &player, stop)? } else { None };
    Ok(Tuned { spsa, player, standings })
}

fn load(path: Option<&Path>, job: &str, fresh: &Spsa) -> Result<Option<Spsa>, ArenaError> {
    let Some(path) = path.filter(|path| path.exists()) else { return Ok(None) };
    let text = fs::read_to_string(path).map_err(|error| ArenaError::File { path: path.to_owned(), error })?;
    let state: State = serde_json::from_str(&text).map_err(|error| {
        ArenaError::Plan(format!("{}: expected the state of a tuning: {error}", path.display()))
    })?;
    let same = state.job == job && state.spsa.knobs == fresh.knobs && state.spsa.gains == fresh.gains;
    if !same {
        let what = "belongs to another tuning: expected a file of its own, or the same options";
        return Err(ArenaError::Plan(format!("{} {what}", path.display())));
    }
    Ok(Some(state.spsa))
}

/// The player with the knobs at these values.
fn spec(tuning: &Tuning, values: &[f64]) -> String {
    let (name, options) = tuning.player.split_once(':').unwrap_or((tuning.player.as_str(), ""));
    let turned = |option: &&str| {
        let named = option.split('=').next().unwrap_or_default().trim();
        !option.is_empty() && tuning.knobs.iter().all(|knob| knob.name != named)
    };
    let mut parts: Vec<String> = options.split(',').filter(turned).map(str::to_owned).collect();
    for (knob, value) in tuning.knobs.iter().zip(values) {
        // Six digits are more than play can tell apart.
        let value = if knob.whole { value.round() } else { (value * 1e6).round() / 1e6 };
        parts.push(format!("{}={value}", knob.name));
    }
    format!("{name}:{}", parts.join(","))
}

/// Lets two settings play; 1 when the first won everything, -1 when the second did. `None` when stopped.
fn step(
    catalog: &Catalog,
    tuning: &Tuning,
    plus: SeatSpec,
    minus: SeatSpec,
    number: u64,
    stop: &Stop,
) -> Result<Option<f64>, ArenaError> {
    let mut ledger = Ledger::in_memory();
    let participants = Participant::named(vec![plus, minus]);
    let mut hall = Hall::new(catalog, tuning.setting.clone(), participants, tuning.threads)?;
    let encounter = hall.meet(duel(&hall), &mut ledger)?;
    let orders = hall.encounters()[encounter].orders();
    let groups = tuning.games.div_ceil(orders.len() as u64).max(1);
    // Every step has its own deals or openings.
    let first = number * groups;
    let tasks: Vec<Task> = tasks_of(hall.encounters(), encounter, first..first + groups).collect();
    hall.play(&tasks, &mut ledger, stop, &mut |_| ControlFlow::Continue(()))?;
    if stop.is_stopped() {
        return Ok(None);
    }
    let (mut sum, mut games) = (0.0, 0.0);
    for (_, place, outcome) in hall.results().games(encounter) {
        sum += advantage(&orders[place], outcome);
        games += 1.0;
    }
    Ok(Some(if games > 0.0 { sum / games } else { 0.0 }))
}

/// One seat for the first, all others for the second, in every order.
fn duel(hall: &Hall) -> crate::Encounter {
    let mut players = vec![1; hall.rules().seats()];
    players[0] = 0;
    crate::Encounter { players, seating: Seating::All }
}

/// Whether the first did better than the others on average: 1, 0 or -1. Points count by their sign only, so that
/// one big game does not throw the knobs about.
fn advantage(order: &[usize], outcome: &Outcome) -> f64 {
    let (mut own, mut others) = (0, 0);
    for (player, score) in order.iter().zip(outcome.scores.as_slice()) {
        *(if *player == 0 { &mut own } else { &mut others }) += *score;
    }
    f64::from((own * (order.len() as i32 - 1) - others).signum())
}

/// The tuned player against the untuned one.
fn verify(
    catalog: &Catalog,
    tuning: &Tuning,
    player: &str,
    stop: &Stop,
) -> Result<Option<Standings>, ArenaError> {
    let rules = tuning.setting.rules(catalog)?;
    let start: Vec<f64> = tuning.knobs.iter().map(|knob| knob.start).collect();
    let before = spec(tuning, &start);
    if before == player {
        return Ok(None);
    }
    let specs = [player, &before].map(|text| SeatSpec::parse(rules.as_ref(), text));
    let [tuned, untuned] = specs;
    let tournament = crate::Tournament {
        // Deals that tuning has not seen.
        setting: Setting { seed: tuning.setting.seed ^ 0x7475_6e65, ..tuning.setting.clone() },
        players: vec![tuned?, untuned?],
        kind: crate::TournamentKind::Gauntlet,
        games: tuning.verify,
        threads: tuning.threads,
        luck: None,
    };
    let standings = crate::run_tournament(catalog, &tournament, Ledger::in_memory(), stop, &mut |_| {})?;
    Ok((!stop.is_stopped()).then_some(standings))
}
