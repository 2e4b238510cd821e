//! Tuning: the numbers among a player's options, turned by play against itself.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use catalog::Catalog;
use game::{Kind, OptionSpec, Stop};
use serde::{Deserialize, Serialize};

use crate::experiment::replace;
use crate::stats::{Evolution, Gains, Knob, Spsa};
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
    /// How better values are looked for.
    pub method: Method,
    /// How many steps, or generations.
    pub steps: u64,
    /// Games of each step, or of each child of a generation, at least: groups are always complete.
    pub games: u64,
    /// How far a knob moves in the first step when one side wins everything, in turns.
    pub pace: f64,
    /// Games between the tuned and the untuned player in the end.
    pub verify: u64,
    /// How many games at once.
    pub threads: usize,
}

/// How better values are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Method {
    /// Simultaneous perturbation: two settings around the present one play each other in every step.
    #[default]
    Spsa,
    /// An evolution strategy: so many children play their parent in every generation.
    Evolution {
        /// How many.
        children: u64,
    },
}

/// A tuning that is running, by either method.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tuner {
    /// By simultaneous perturbation.
    Spsa(Spsa),
    /// By an evolution strategy.
    Evolution(Evolution),
}

impl Tuner {
    /// A tuning before its first step.
    fn new(tuning: &Tuning) -> Tuner {
        let (knobs, seed) = (tuning.knobs.clone(), tuning.setting.seed);
        match tuning.method {
            Method::Spsa => {
                Tuner::Spsa(Spsa::new(knobs, Gains { steps: tuning.steps, pace: tuning.pace }, seed))
            }
            Method::Evolution { children } => {
                Tuner::Evolution(Evolution::new(knobs, tuning.steps, children, seed))
            }
        }
    }

    /// Whether it is the same tuning, however far either of them is.
    fn is_like(&self, other: &Tuner) -> bool {
        match (self, other) {
            (Tuner::Spsa(one), Tuner::Spsa(other)) => one.knobs == other.knobs && one.gains == other.gains,
            (Tuner::Evolution(one), Tuner::Evolution(other)) => {
                one.knobs == other.knobs
                    && (one.generations, one.children) == (other.generations, other.children)
            }
            _ => false,
        }
    }

    /// The numbers that are turned.
    pub fn knobs(&self) -> &[Knob] {
        match self {
            Tuner::Spsa(spsa) => &spsa.knobs,
            Tuner::Evolution(evolution) => &evolution.knobs,
        }
    }

    /// Where they stand.
    pub fn values(&self) -> &[f64] {
        match self {
            Tuner::Spsa(spsa) => &spsa.values,
            Tuner::Evolution(evolution) => &evolution.values,
        }
    }

    /// How many steps or generations are done.
    pub fn done(&self) -> u64 {
        match self {
            Tuner::Spsa(spsa) => spsa.done,
            Tuner::Evolution(evolution) => evolution.done,
        }
    }

    /// Whether all are done.
    pub fn is_over(&self) -> bool {
        match self {
            Tuner::Spsa(spsa) => spsa.is_over(),
            Tuner::Evolution(evolution) => evolution.is_over(),
        }
    }

    /// The pairs of settings that have to play each other next.
    fn duels(&self) -> Vec<(Vec<f64>, Vec<f64>)> {
        match self {
            Tuner::Spsa(spsa) => vec![spsa.rivals()],
            Tuner::Evolution(evolution) => {
                let parent = evolution.parent();
                evolution.brood().into_iter().map(|child| (child, parent.clone())).collect()
            }
        }
    }

    /// Takes in how the first of each pair fared, from -1 to 1.
    fn learn(&mut self, results: &[f64]) {
        match self {
            Tuner::Spsa(spsa) => results.iter().for_each(|result| spsa.learn(*result)),
            Tuner::Evolution(evolution) => evolution.learn(results),
        }
    }

    /// The values to use in the end.
    pub fn result(&self) -> Vec<f64> {
        match self {
            Tuner::Spsa(spsa) => spsa.result(),
            Tuner::Evolution(evolution) => evolution.result(),
        }
    }

    /// The lowest and highest value of each knob over the last quarter of the steps.
    pub fn spread(&self) -> Vec<(f64, f64)> {
        match self {
            Tuner::Spsa(spsa) => spsa.spread(),
            Tuner::Evolution(evolution) => evolution.spread(),
        }
    }
}

/// A tuning on disk.
#[derive(Serialize, Deserialize)]
struct State {
    kavarna: u32,
    job: String,
    #[serde(flatten)]
    tuner: Tuner,
}

/// What came out.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    /// The tuning: knobs, values, path.
    pub tuner: Tuner,
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
/// `text` is `name=low..high` or `name=low..high:turn`; the start is what the SPEC or the player itself says. An option that
/// lists numbers, such as `1/3/9/27/81`, is tuned number by number: `ladder/2` is the second of them.
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
    let (option, place) = of_list(name.trim());
    let spec = specs.iter().find(|spec| spec.name == option).ok_or_else(|| {
        let lists = |spec: &&OptionSpec| numbers(spec.default).is_some_and(|list| list.len() > 1);
        let known = specs.iter().filter(|spec| is_number(spec)).map(|spec| spec.name.to_owned());
        let listed = specs.iter().filter(lists).map(|spec| format!("{}/1", spec.name));
        let known: Vec<String> = known.chain(listed).collect();
        wrong(format!("unknown option \"{}\": expected a number among {}", name.trim(), known.join(", ")))
    })?;
    let given = given.get(spec.name).unwrap_or(spec.default);
    let (whole, start) = match (place, numbers(given)) {
        (None, _) if is_number(spec) => {
            (matches!(spec.kind, Kind::Whole(..)), given.parse::<f64>().map_err(|_| form())?)
        }
        (Some(place), Some(list)) if !is_number(spec) => {
            let start = place.checked_sub(1).and_then(|place| list.get(place)).ok_or_else(|| {
                wrong(format!("option \"{option}\": expected a place from 1 to {}, got {place}", list.len()))
            })?;
            (list.iter().all(|number| number.fract() == 0.0), *start)
        }
        (None, Some(_)) => {
            return Err(wrong(format!(
                "option \"{option}\" is a list of numbers: expected one of them, as in {option}/1"
            )));
        }
        _ => return Err(wrong(format!("option \"{}\" is no number and cannot be tuned", spec.name))),
    };
    if low >= high || turn <= 0.0 {
        return Err(wrong(format!("option \"{}\": expected low below high and a turn above 0", spec.name)));
    }
    if !(low..=high).contains(&start) {
        return Err(wrong(format!("option \"{}\": expected a range around its start {start}", spec.name)));
    }
    Ok(Knob {
        name: name.trim().to_owned(),
        start,
        low,
        high,
        turn: if whole { turn.max(1.0) } else { turn },
        whole,
    })
}

/// The option that a knob turns, and which number of it, counted from 1, where it is a list.
fn of_list(name: &str) -> (&str, Option<usize>) {
    match name.split_once('/') {
        Some((option, place)) => (option, Some(place.parse().unwrap_or(0))),
        None => (name, None),
    }
}

/// The numbers of a text such as `1/3/9/27/81`; `None` for any other text.
fn numbers(text: &str) -> Option<Vec<f64>> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
    text.split('/').map(number).collect()
}

/// The player with every list written out of which a knob turns a number.
pub fn with_lists(player: &str, knobs: &[Knob], specs: &[OptionSpec]) -> String {
    let mut written = player.to_owned();
    for knob in knobs {
        let (option, Some(_)) = of_list(&knob.name) else { continue };
        let Some(spec) = specs.iter().find(|spec| spec.name == option) else { continue };
        let (_, options) = written.split_once(':').unwrap_or((&written, ""));
        let named = |given: &str| given.split('=').next().is_some_and(|name| name.trim() == option);
        if !options.split(',').any(named) {
            let joint = if written.contains(':') { "," } else { ":" };
            written = format!("{written}{joint}{option}={}", spec.default);
        }
    }
    written
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
    go_on_tuning(catalog, tuning, state, None, stop, progress)
}

/// The same with games that were played elsewhere, or that are only listed. Games of a step that are not in `kept` are
/// added to it; without it they are forgotten when the step is done.
pub fn go_on_tuning(
    catalog: &Catalog,
    tuning: &Tuning,
    state: Option<&Path>,
    mut kept: Option<&mut Ledger>,
    stop: &Stop,
    progress: &mut dyn FnMut(&TuningProgress),
) -> Result<Tuned, ArenaError> {
    let rules = tuning.setting.rules(catalog)?;
    let fresh = Tuner::new(tuning);
    let job = format!("{} {} {} games", tuning.setting.job(), tuning.player, tuning.games);
    let mut tuner = load(state, &job, &fresh)?.unwrap_or(fresh);
    while !tuner.is_over() && !stop.is_stopped() {
        let mut results = Vec::new();
        for (plus, minus) in tuner.duels() {
            let rivals = [spec(tuning, &plus), spec(tuning, &minus)];
            let seats = [&rivals[0], &rivals[1]].map(|text| SeatSpec::parse(rules.as_ref(), text));
            let [plus, minus] = seats;
            let mut own = Ledger::in_memory();
            let ledger = kept.as_deref_mut().unwrap_or(&mut own);
            results.push(step(catalog, tuning, plus?, minus?, tuner.done(), ledger, stop)?);
        }
        // All duels of a generation can be listed before any is played.
        let Some(results) = results.into_iter().collect::<Option<Vec<f64>>>() else { break };
        tuner.learn(&results);
        if let Some(path) = state {
            let state = State { kavarna: 1, job: job.clone(), tuner: tuner.clone() };
            replace(path, &serde_json::to_string(&state).map_err(std::io::Error::from)?)?;
        }
        progress(&TuningProgress {
            done: tuner.done(),
            steps: tuning.steps,
            values: tuner.values().to_vec(),
        });
    }
    let player = spec(tuning, &tuner.result());
    let standings = if tuner.is_over() && tuning.verify > 0 {
        verify(catalog, tuning, &player, kept, stop)?
    } else {
        None
    };
    Ok(Tuned { tuner, player, standings })
}

fn load(path: Option<&Path>, job: &str, fresh: &Tuner) -> Result<Option<Tuner>, ArenaError> {
    let Some(path) = path.filter(|path| path.exists()) else { return Ok(None) };
    let text = fs::read_to_string(path).map_err(|error| ArenaError::File { path: path.to_owned(), error })?;
    let state: State = serde_json::from_str(&text).map_err(|error| {
        ArenaError::Plan(format!("{}: expected the state of a tuning: {error}", path.display()))
    })?;
    if state.job != job || !state.tuner.is_like(fresh) {
        let what = "belongs to another tuning: expected a file of its own, or the same options";
        return Err(ArenaError::Plan(format!("{} {what}", path.display())));
    }
    Ok(Some(state.tuner))
}

/// The player with the knobs at these values.
fn spec(tuning: &Tuning, values: &[f64]) -> String {
    let (name, options) = tuning.player.split_once(':').unwrap_or((tuning.player.as_str(), ""));
    // Six digits are more than play can tell apart.
    let rounded =
        |knob: &Knob, value: f64| if knob.whole { value.round() } else { (value * 1e6).round() / 1e6 };
    let turned = || tuning.knobs.iter().zip(values).map(|(knob, value)| (knob, rounded(knob, *value)));
    let mut parts: Vec<String> = Vec::new();
    for given in options.split(',').filter(|given| !given.is_empty()) {
        let (named, text) = given.split_once('=').unwrap_or((given, ""));
        let mut list: Vec<String> = text.split('/').map(str::to_owned).collect();
        let mut single = false;
        for (knob, value) in turned().filter(|(knob, _)| of_list(&knob.name).0 == named.trim()) {
            match of_list(&knob.name).1.and_then(|place| list.get_mut(place.checked_sub(1)?)) {
                Some(number) => *number = value.to_string(),
                None => single = true,
            }
        }
        if !single {
            parts.push(if text.is_empty() {
                given.to_owned()
            } else {
                format!("{named}={}", list.join("/"))
            });
        }
    }
    let single = turned().filter(|(knob, _)| of_list(&knob.name).1.is_none());
    parts.extend(single.map(|(knob, value)| format!("{}={value}", knob.name)));
    format!("{name}:{}", parts.join(","))
}

/// Lets two settings play; 1 when the first won everything, -1 when the second did. `None` when stopped.
fn step(
    catalog: &Catalog,
    tuning: &Tuning,
    plus: SeatSpec,
    minus: SeatSpec,
    number: u64,
    ledger: &mut Ledger,
    stop: &Stop,
) -> Result<Option<f64>, ArenaError> {
    let participants = Participant::named(vec![plus, minus]);
    let mut hall = Hall::new(catalog, tuning.setting.clone(), participants, tuning.threads)?;
    let encounter = hall.meet(duel(&hall), ledger)?;
    let orders = hall.encounters()[encounter].orders();
    let groups = tuning.games.div_ceil(orders.len() as u64).max(1);
    // Every step has its own deals or openings.
    let first = number * groups;
    let tasks: Vec<Task> = tasks_of(hall.encounters(), encounter, first..first + groups).collect();
    hall.play(&tasks, ledger, stop, &mut |_| ControlFlow::Continue(()))?;
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
    kept: Option<&mut Ledger>,
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
    let standings = crate::tournament::go_on(
        catalog,
        &tournament,
        kept.unwrap_or(&mut Ledger::in_memory()),
        stop,
        &mut |_| {},
    )?;
    let (standings, _) = standings;
    Ok((!stop.is_stopped()).then_some(standings))
}
