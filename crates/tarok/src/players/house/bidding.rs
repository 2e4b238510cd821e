//! What to bid: every game played out in the same worlds, and what passing leaves to the others.

use game::{Seat, View};
use search::Meter;

use super::Thinker;
use super::belief::Belief;
use super::simulation::End;
use super::tally::{Ends, Tally};
use crate::{Contract, Move, Position, TAROKS, TarokView};

/// So many worlds are chosen at once.
const WORLDS: usize = 8;
/// Whoever has more taroks than this takes a trick in a beggar.
const BEGGAR_TAROKS: usize = 6;
/// A beggar is played out so often in each world: it is only held or not.
const BEGGARS: u32 = 6;
/// Somebody who bid freely does so with a hand that wins: other worlds count little.
const UNLIKELY: f64 = 0.2;
/// A word that is higher than it needs to be is worth a little less.
const HIGHER: f64 = 0.01;

impl Thinker {
    /// What would happen if whoever bid highest played his game, and how much the world counts; klop where forehand was
    /// forced to three and would rather not.
    fn left_to_bidder(
        &mut self,
        world: &Position,
        own: Seat,
        meter: &mut Meter<'_>,
    ) -> Option<(Option<End>, f64)> {
        let public = world.public();
        let Some((bidder, game)) = public.auction().highest().filter(|(bidder, _)| *bidder != own) else {
            return Some((None, 1.0));
        };
        let forced = game == Contract::Three && bidder == public.forehand() && !public.rules().opening_free;
        let end = self.declare(world, bidder, game, meter)?;
        if end.gain(bidder) > 0.0 || !game.is_for_points() {
            return Some((Some(end), 1.0));
        }
        if !forced {
            return Some((Some(end), UNLIKELY));
        }
        Some((Some(self.declare(world, bidder, Contract::Klop, meter)?), 1.0))
    }

    /// A bid is worth what the best game from it up brings; passing what the others would do.
    pub(super) fn bid(&mut self, view: &TarokView, own: Seat, meter: &mut Meter<'_>) -> Tally {
        let rules = *view.public().rules();
        let is_final = view.public().auction().is_final();
        let mut tally = Tally::new(view.legal());
        let taroks = (view.held(own) & TAROKS).len();
        let games: Vec<Contract> = tally
            .choices
            .iter()
            .filter_map(|word| match word {
                Move::Bid(Contract::Beggar) if taroks > BEGGAR_TAROKS => None,
                Move::Bid(game) => Some(*game),
                _ => None,
            })
            .collect();
        let mut ends = vec![Ends::default(); games.len()];
        let mut passed = Ends::default();
        let belief = Belief::of(view, own);
        'thinking: loop {
            let (worlds, all) = belief.worlds(view, WORLDS, &mut self.rng);
            for (world, believed) in &worlds {
                if !meter.iteration() {
                    break 'thinking;
                }
                let Some((left, weight)) = self.left_to_bidder(world, own, meter) else { break 'thinking };
                let weight = weight * believed;
                for (game, ends) in games.iter().zip(&mut ends) {
                    let times = if *game == Contract::Beggar { BEGGARS } else { 1 };
                    for _ in 0..times {
                        let Some(end) = self.declare(world, own, *game, meter) else { break 'thinking };
                        ends.add(&end, own, weight / f64::from(times));
                    }
                }
                match left {
                    Some(end) => passed.add(&end, own, weight),
                    None => passed.add_gain(0.0, weight),
                }
                tally.worlds += 1;
            }
            if all {
                break;
            }
        }
        for (place, word) in tally.choices.clone().iter().enumerate() {
            tally.ends[place] = match word {
                Move::Bid(game) => {
                    // In the auction no more than needed is said: a game stands for all above it.
                    let from = |other: &Contract| {
                        other == game || !is_final && rules.rank(*other) > rules.rank(*game)
                    };
                    let best = games
                        .iter()
                        .zip(&ends)
                        .filter(|(game, _)| from(game))
                        .max_by(|one, other| rank(*one).total_cmp(&rank(*other)));
                    let best_price = best.map_or(0.0, |(best, _)| price(*best));
                    tally.beside[place] = -HIGHER * f64::from(rules.rank(*game)) - best_price;
                    best.map_or_else(Ends::default, |(_, ends)| *ends)
                }
                _ => passed,
            };
        }
        if tally.untried() {
            // Nothing is known: pass, or say the least.
            tally.prefer(|word| *word == Move::Pass);
        }
        tally
    }
}

/// What a game is taken to bring less than playouts say: they see all cards, and of several games the one is bid that
/// looks best.
const fn price(game: Contract) -> f64 {
    match game {
        Contract::Three => 0.0,
        Contract::Two => 3.0,
        Contract::One | Contract::Klop => 5.0,
        Contract::Solo => 8.0,
        // The others look further than playouts do.
        Contract::Beggar => 20.0,
    }
}

/// What a game is thought to bring.
fn rank((game, ends): (&Contract, &Ends)) -> f64 {
    ends.mean().map_or(f64::NEG_INFINITY, |mean| mean - price(*game))
}
