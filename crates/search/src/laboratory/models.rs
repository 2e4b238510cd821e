//! What a model of the opponents is worth: the same deals with it and without.

use game::random::{deal_stream, seat_seed};
use game::{Limits, Line, Options, Player, Seat, View, Viewer, think_alone};

use super::Laboratory;
use super::inside::inner;
use crate::worlds::{Belief, Habit, OpponentModel, Pimc, PimcOptions, PimcPlayer, Policy, Sampling};

/// A player of the game that may sit there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// Its name; it is made with its usual options.
    pub name: &'static str,
    /// How long it thinks at the table.
    pub limits: Limits,
    /// How long it thinks as a model knows it, where much is asked of it; `None` for one that plays anything at all, each
    /// move alike.
    pub known: Option<Limits>,
}

impl Manner {
    fn player<G: Laboratory>(&self, game: &G) -> Box<dyn Player<G>> {
        let (kinds, usual) = (G::players(), Options::none());
        let kind = kinds.iter().find(|kind| kind.name == self.name);
        let made = kind.and_then(|kind| {
            let settings = usual.checked(&kind.options).ok()?;
            (kind.make)(game, &settings).ok()
        });
        made.unwrap_or_else(|| {
            panic!("expected a player of the game that needs no options, got {}", self.name)
        })
    }

    pub(super) fn policy<G: Laboratory>(&self, game: &G) -> Box<dyn Policy<G>> {
        match self.known {
            Some(limits) => Box::new(Habit::of(self.player(game), limits)),
            None => Box::new(|view: &G::View, _: G::Move| 1.0 / view.legal().len().max(1) as f64),
        }
    }
}

/// How the worth of models is measured.
///
/// It takes a game with hidden cards that has the players of [`hidden_players`](super::hidden_players); the examples
/// `briskula-models`, `marias-models` and `tarok-models` print it for each published player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ModelStudy {
    /// How many deals one after the other, from which the model learns; as often as there are seats.
    pub deals: u64,
    /// The seed of the deals.
    pub seed: u64,
    /// How many worlds are searched for a decision.
    pub worlds: usize,
    /// How many are drawn for each of them, by what the model believes.
    pub draws: usize,
    /// How long is thought about a decision.
    pub limits: Limits,
}

/// What models were worth against one opponent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ModelWorth {
    /// The mean result of a deal without a model and with it: 1 for the best score of all, 0 for less, shared between equals.
    pub shares: [f64; 2],
    /// How much more with a model, deal by deal, and the half of its 95 % interval.
    pub more: (f64, f64),
    /// How likely the model took the opponent's own manner to be at the end, over all their seats.
    pub recognised: f64,
}

impl ModelStudy {
    /// Plays against one of some manners in all other seats, in each seat in turn, with plain sampling and with worlds
    /// weighed by a model that begins by knowing nobody and learns from every finished deal.
    pub fn against<G: Laboratory>(&self, game: &G, manners: &[Manner], opponent: usize) -> ModelWorth {
        let mut results = Vec::new();
        let mut recognised = Vec::new();
        let seats = game.seats();
        for own in Seat::all(seats) {
            let mut model = OpponentModel::new();
            for manner in manners {
                let policy = manner.policy(game);
                model = model.manner(manner.name, move |view: &G::View, mv: G::Move| policy.chance(view, mv));
            }
            for index in 0..self.deals {
                let without = self.play(game, &manners[opponent], own, index, None);
                let with = self.play(game, &manners[opponent], own, index, Some(&model));
                model.learn(&with);
                results.push([&without, &with].map(|line| share(line, own)));
            }
            let others = Seat::all(seats).filter(|seat| *seat != own);
            recognised.extend(others.map(|seat| model.shares(seat)[opponent]));
        }
        let mean = |values: &dyn Fn(&[f64; 2]) -> f64| {
            results.iter().map(values).sum::<f64>() / results.len().max(1) as f64
        };
        let more = mean(&|both| both[1] - both[0]);
        let spread = mean(&|both| (both[1] - both[0] - more) * (both[1] - both[0] - more));
        ModelWorth {
            shares: [mean(&|both| both[0]), mean(&|both| both[1])],
            more: (more, 1.96 * libm::sqrt(spread / results.len().max(1) as f64)),
            recognised: recognised.iter().sum::<f64>() / recognised.len().max(1) as f64,
        }
    }

    fn play<G: Laboratory>(
        &self,
        game: &G,
        opponent: &Manner,
        own: Seat,
        index: u64,
        model: Option<&OpponentModel<G>>,
    ) -> Line<G> {
        let sampling = Sampling { worlds: self.worlds, exhaustive: model.is_none(), ..Sampling::default() };
        let mut search = Pimc::new(
            inner::<G>(),
            PimcOptions { sampling, utility: G::utility(), ..PimcOptions::default() },
        );
        if let Some(model) = model {
            search = search.believing(Belief::new(model.clone()).drawing(self.draws));
        }
        let mut players: Vec<Box<dyn Player<G>>> =
            Seat::all(game.seats()).map(|_| opponent.player(game)).collect();
        players[own.index()] = Box::new(PimcPlayer::new(search));
        for (seat, player) in Seat::all(game.seats()).zip(&mut players) {
            player.begin(seat_seed(self.seed, index, seat));
        }
        let mut line = Line::new(game.clone(), game.deal(&mut deal_stream(self.seed, index)));
        while let Some(seat) = line.turn() {
            let view = line.view(Viewer::Seat(seat));
            let limits = if seat == own { self.limits } else { opponent.limits };
            let mv = think_alone(limits, |thinking| players[seat.index()].decide(&view, thinking)).mv;
            if line.play(mv).is_err() {
                break;
            }
        }
        line
    }
}

/// What a finished deal is to a seat.
fn share<G: Laboratory>(line: &Line<G>, seat: Seat) -> f64 {
    let Some(ending) = line.ending() else { return 0.0 };
    let best = ending.scores.as_slice().iter().copied().max().unwrap_or(0);
    let all_alike = ending.scores.as_slice().iter().all(|score| *score == best);
    match ending.scores[seat] == best {
        true if all_alike => 1.0 / ending.scores.seats() as f64,
        won => f64::from(u8::from(won)),
    }
}

impl std::fmt::Display for ModelWorth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ModelWorth { shares: [without, with], more: (more, half), recognised } = self;
        write!(
            f,
            "{without:.3} without, {with:.3} with a model: {more:+.3} ± {half:.3}; recognised {recognised:.2}"
        )
    }
}
