//! Laws of players: they decide legally, repeat themselves for a seed, stop when told, and cannot see what is
//! hidden.

use std::collections::BTreeSet;

use super::declarations;
use super::place::{Outcome, Place, ensure};
use super::stage::Stage;
use super::variants::values;
use crate::random::{deal_stream, seat_seed};
use crate::{
    Decision, Game, Hosted, Kind, Limits, Line, NoClock, OptionError, OptionSpec, Options, Player,
    PlayerKind, Report, Seat, Stop, Thinking, View, Viewer, Worlds, Worth,
};

/// Enough to think a little.
const LIMITS: Limits = Limits { depth: None, nodes: Some(200), iterations: Some(50), ms: None };
/// In how many worlds that look the same a player is asked again.
const WORLDS: usize = 2;

/// A player that can be made again and again.
struct Candidate<'a, G: Hosted> {
    kind: &'a PlayerKind<G>,
    options: Options,
}

/// Checks the declarations of all players of a game.
pub(super) fn check_kinds<G: Hosted>() {
    let place = Place { game: G::FACTS.name, variant: "all", seed: 0, index: None, step: None };
    let kinds = G::players();
    let names: BTreeSet<&str> = kinds.iter().map(|kind| kind.name).collect();
    place.uphold("players have different names, and one is the house player", || {
        ensure(names.len() == kinds.len() && names.contains("house"), || format!("{names:?}"))
    });
    for kind in &kinds {
        place.uphold("options are declared with a name, a help and a default that fits", || {
            ensure(!kind.help.is_empty(), || format!("{} has no help", kind.name))?;
            let limit = kind.options.iter().find(|spec| Limits::NAMES.contains(&spec.name));
            ensure(limit.is_none_or(|spec| matches!(spec.kind, Kind::Whole(..))), || {
                format!("{}: a limit is a whole number", kind.name)
            })?;
            declarations::options(&kind.options).map_err(|what| format!("{}: {what}", kind.name))
        });
        place.uphold("what a player learns can be passed on to it over the network too", || {
            // No text comes from the network; a player that passes one on is not to be had there as one that learns.
            let is_text = |spec: &OptionSpec| matches!(spec.kind, Kind::Text(_));
            let lost =
                kind.options.iter().find(|spec| spec.session && spec.remote.is_none() && !is_text(spec));
            ensure(lost.is_none(), || format!("{}: {}", kind.name, lost.map_or("", |spec| spec.name)))
        });
    }
}

fn claimed<G: Hosted>(line: &Line<G>) -> Outcome {
    for seat in Seat::all(line.game().seats()) {
        let account = G::rest_account(line.position(), seat);
        let Some(scores) = G::rest_to(line.position(), seat).filter(|_| !account.entries.is_empty()) else {
            continue;
        };
        let total = account.total(line.game().seats());
        ensure(total == scores, || format!("seat {seat}: {total:?} for {scores:?}"))?;
    }
    Ok(())
}

/// Checks every player, with its defaults and with each choice, at one moment of each random game.
pub(super) fn check<G: Hosted>(stage: &Stage<'_, G>) {
    stage
        .place()
        .uphold("openings are legal, repeat for a stream and leave the game running", || openings(stage));
    let kinds = G::players();
    for index in 0..stage.lines.len() {
        let line = before_a_decision(&stage.lines[index], index);
        let Some(turn) = line.turn() else { continue };
        let place = Place { index: Some(index), step: Some(line.moves().len()), ..stage.place() };
        place.uphold("the account of a rest that is claimed adds up to its scores", || claimed(&line));
        for candidate in candidates(&kinds) {
            if candidate.is_refused_by(line.game()) {
                continue;
            }
            let seed = seat_seed(stage.kit.seed, index as u64, turn);
            let laws: [(&str, &dyn Fn() -> Outcome); 4] = [
                ("a player decides legally", &|| decides_legally(&candidate, &line, turn, seed)),
                ("a player repeats itself for a seed", &|| repeats_itself(&candidate, &line, turn, seed)),
                ("a player that is told to stop still decides legally", &|| {
                    stops(&candidate, &line, turn, seed)
                }),
                ("a player does not see what is hidden", &|| {
                    sees_nothing_hidden(&candidate, &line, turn, seed)
                }),
            ];
            for (law, holds) in laws {
                place.uphold(law, || holds().map_err(|what| format!("{}: {what}", candidate.name())));
            }
        }
    }
}

/// Every kind with its defaults, and with every other value of every choice.
fn candidates<G: Hosted>(kinds: &[PlayerKind<G>]) -> Vec<Candidate<'_, G>> {
    let mut candidates = Vec::new();
    for kind in kinds {
        candidates.push(Candidate { kind, options: Options::none() });
        for spec in kind.options.iter().filter(|spec| matches!(spec.kind, Kind::Choice(_))) {
            for value in values(spec).into_iter().filter(|value| value != spec.default) {
                candidates.push(Candidate { kind, options: Options::none().with(spec.name, value) });
            }
        }
    }
    candidates
}

impl<G: Hosted> Candidate<'_, G> {
    fn name(&self) -> String {
        format!("{}:{}", self.kind.name, self.options)
    }

    /// Whether the player does not play by these rules and says which option of theirs it cannot bear. By the usual
    /// rules, which choose no option, every player plays.
    fn is_refused_by(&self, game: &G) -> bool {
        let Ok(settings) = self.options.checked(&self.kind.options) else { return false };
        match (self.kind.make)(game, &settings) {
            Err(OptionError::Value { name, .. }) => game.options().get(&name).is_some(),
            _ => false,
        }
    }

    /// Makes the player anew and asks it.
    fn decide(&self, view: &G::View, seed: u64, stop: &Stop) -> Result<Decision<G::Move>, String> {
        let settings = self.options.checked(&self.kind.options).map_err(|error| error.to_string())?;
        let mut player: Box<dyn Player<G>> =
            (self.kind.make)(view.game(), &settings).map_err(|error| error.to_string())?;
        player.begin(seed);
        let mut quiet = |_: &Report<G::Move>| {};
        let mut thinking =
            Thinking { limits: LIMITS, stop, clock: &NoClock, threads: 1, progress: &mut quiet };
        Ok(player.decide(view, &mut thinking))
    }
}

/// The line at some moment at which somebody decides: different from game to game.
fn before_a_decision<G: Game>(line: &Line<G>, index: usize) -> Line<G> {
    let mut earlier = line.clone();
    let last = line.moves().len().saturating_sub(1);
    let step = if index == 0 { 0 } else { (index * 5 + index * index * 3) % (last + 1) };
    while earlier.moves().len() > step {
        earlier.undo();
    }
    earlier
}

fn decides_legally<G: Hosted>(
    candidate: &Candidate<'_, G>,
    line: &Line<G>,
    turn: Seat,
    seed: u64,
) -> Outcome {
    let decision = candidate.decide(&line.view(Viewer::Seat(turn)), seed, &Stop::new())?;
    let legal = line.legal();
    ensure(legal.contains(&decision.mv), || format!("{} is not legal", decision.mv))?;
    let candidates = &decision.report.candidates;
    let first = candidates.first().map_or(decision.mv, |first| first.mv);
    ensure(first == decision.mv, || format!("it reports {first} first, but plays {}", decision.mv))?;
    let moves: BTreeSet<G::Move> = candidates.iter().map(|candidate| candidate.mv).collect();
    let illegal = moves.iter().find(|mv| !legal.contains(mv));
    ensure(illegal.is_none(), || format!("it reports {illegal:?}, which is not legal"))?;
    ensure(moves.len() == candidates.len(), || "it reports a move twice".to_owned())?;
    let odd = candidates.iter().find(|candidate| !is_a_worth(candidate.worth));
    ensure(odd.is_none(), || format!("it reports a worth that is no worth: {odd:?}"))
}

fn is_a_worth(worth: Worth) -> bool {
    match worth {
        Worth::Win(_) | Worth::Draw | Worth::Loss(_) => true,
        Worth::Eval(value) | Worth::Points(value) => value.is_finite(),
        Worth::Chance(chance) => (0.0..=1.0).contains(&chance),
    }
}

fn repeats_itself<G: Hosted>(candidate: &Candidate<'_, G>, line: &Line<G>, turn: Seat, seed: u64) -> Outcome {
    let view = line.view(Viewer::Seat(turn));
    same_answer(candidate, &view, &view, seed)
}

fn same_answer<G: Hosted>(
    candidate: &Candidate<'_, G>,
    one: &G::View,
    other: &G::View,
    seed: u64,
) -> Outcome {
    let one = candidate.decide(one, seed, &Stop::new())?;
    let other = candidate.decide(other, seed, &Stop::new())?;
    ensure(one == other, || format!("it answers {one:?}, then {other:?}"))
}

fn stops<G: Hosted>(candidate: &Candidate<'_, G>, line: &Line<G>, turn: Seat, seed: u64) -> Outcome {
    let stop = Stop::new();
    stop.stop();
    let decision = candidate.decide(&line.view(Viewer::Seat(turn)), seed, &stop)?;
    ensure(line.legal().contains(&decision.mv), || format!("{} is not legal", decision.mv))
}

fn sees_nothing_hidden<G: Hosted>(
    candidate: &Candidate<'_, G>,
    line: &Line<G>,
    turn: Seat,
    seed: u64,
) -> Outcome {
    let view = line.view(Viewer::Seat(turn));
    let mut rng = crate::random::fast(seed);
    for _ in 0..if G::FACTS.hidden { WORLDS } else { 0 } {
        let story = view.sample_line(&mut rng);
        same_answer(candidate, &view, &story.view(Viewer::Seat(turn)), seed).map_err(|what| {
            format!("{what}\n  in the sampled world {}", line.game().position_text(&story))
        })?;
    }
    Ok(())
}

fn openings<G: Hosted>(stage: &Stage<'_, G>) -> Outcome {
    for index in 0..stage.lines.len() {
        let stream = || deal_stream(stage.kit.seed, index as u64);
        let opening = stage.game.opening(&mut stream());
        ensure(opening == stage.game.opening(&mut stream()), || {
            format!("stream {index} gives two openings")
        })?;
        let mut line = Line::new(stage.game.clone(), stage.lines[index].deal().clone());
        for mv in &opening {
            line.play(*mv).map_err(|error| format!("stream {index}: {error}"))?;
        }
        let text = stage.game.moves_text(&opening);
        ensure(line.turn().is_some(), || format!("stream {index}: the game is over after {text}"))?;
    }
    Ok(())
}
