//! What to announce and what to raise: by the points that saying it brings.
//!
//! A deal is played out as it would be without a word, and once more with the pagat kept for the last trick where that
//! is announced. Its end is then counted with everything that could be said. Who is raised against answers: if he makes
//! it, he raises again now and then. So whoever has raised is believed: worlds count less in which he had no reason to.

use game::{Seat, View};
use search::Meter;

use super::Thinker;
use super::belief::Belief;
use super::simulation::End;
use super::tally::Tally;
use crate::{Items, Move, Phase, Position, PublicState, TarokView};

/// So many worlds are chosen at once.
const WORLDS: usize = 8;
/// How often a raise is answered with another by somebody who makes it, and by somebody who does not.
const ANSWERED: [f64; 2] = [0.4, 0.08];
/// What saying something has to bring beside: so many points, and a share of all that it changes. Playouts see all cards,
/// what is said warns the others, and a raise that fails pays twice.
struct Price {
    points: f64,
    share: f64,
}

const ANNOUNCED: Price = Price { points: 3.0, share: 0.1 };
const RAISED: Price = Price { points: 5.0, share: 0.5 };

/// The public state after a word.
fn said(public: &PublicState, word: Move) -> PublicState {
    let mut public = *public;
    match word {
        Move::Announce(items) => public.announce(items),
        Move::Kontra(items) => public.kontra(items),
        _ => {}
    }
    public
}

impl Thinker {
    /// Announcements and raises.
    pub(super) fn stakes(&mut self, view: &TarokView, own: Seat, meter: &mut Meter<'_>) -> Tally {
        let mut tally = Tally::new(view.legal());
        let public = *view.public();
        let belief = Belief::of(view, own);
        let raises = public.phase() == Phase::Kontra;
        let price = if raises { RAISED } else { ANNOUNCED };
        tally.beside = tally.choices.iter().map(|word| -price.points * items(*word).len() as f64).collect();
        let states: Vec<PublicState> = tally.choices.iter().map(|word| said(&public, *word)).collect();
        let pagat = Items::PAGAT.and(Items::PAGAT.by_defenders());
        'thinking: loop {
            let (worlds, all) = belief.worlds(view, WORLDS, &mut self.rng);
            for (world, weight) in &worlds {
                if !meter.iteration() {
                    break 'thinking;
                }
                let said = public.stakes().announced();
                let Some(plain) = self.kept(world, said, own, meter) else { break 'thinking };
                let weight = &(weight * raised_so(&plain.state, &public, own));
                let mut silent = None;
                let keeping = if raises || said.meets(pagat) {
                    plain
                } else {
                    let Some(kept) = self.kept(world, Items::PAGAT, own, meter) else { break 'thinking };
                    kept
                };
                for (place, word) in tally.choices.iter().enumerate() {
                    let keeps = !raises && items(*word).meets(pagat);
                    let end = if keeps { &keeping } else { &plain }.counted(&states[place]);
                    let mut brings = end.gain(own);
                    if raises && !items(*word).is_empty() {
                        brings = answered(&end, &states[place], items(*word), own, brings);
                    }
                    let silent = *silent.get_or_insert(brings);
                    let doubt = price.share * (brings - silent).abs();
                    tally.ends[place].add_gain(brings - doubt, *weight);
                    tally.ends[place].add_reasons(&end.state, own, *weight);
                }
                tally.worlds += 1;
            }
            if all {
                break;
            }
        }
        if tally.untried() {
            tally.prefer(|word| items(*word).is_empty());
        }
        tally
    }

    /// Plays a world out with a pagat kept by whoever announced it, or would.
    fn kept(&mut self, world: &Position, said: Items, own: Seat, meter: &mut Meter<'_>) -> Option<End> {
        let public = world.public();
        let keeper = if said.has(Items::PAGAT) && public.phase() == Phase::Announce && said == Items::PAGAT {
            Some(own)
        } else if said.has(Items::PAGAT) {
            public.declarer()
        } else {
            None
        };
        self.simulate_keeping(*world, keeper, meter)
    }
}

/// What was said.
fn items(word: Move) -> Items {
    match word {
        Move::Announce(items) | Move::Kontra(items) => items,
        _ => Items::NONE,
    }
}

/// How likely the others would have raised what they did, had they known that the deal ends so.
fn raised_so(end: &PublicState, public: &PublicState, own: Seat) -> f64 {
    let Some(declarer) = public.declarer() else { return 1.0 };
    let stakes = public.stakes();
    let mut likely = 1.0;
    for item in stakes.items().iter() {
        let theirs = Items::OF_DEFENDERS.has(item);
        let of_game = Items::GAME.and(Items::VALAT).has(item);
        let gained = if of_game { end.is_won() } else { end.is_made(item) != theirs };
        for raise in 1..=stakes.level(item) {
            // Raises alternate, and the side begins that did not say it.
            let by_declarer = (raise % 2 == 1) == theirs;
            let partners = stakes.author(item).is_some_and(|author| public.seat_of(author) != own);
            if by_declarer == (own == declarer) && (by_declarer || !partners) {
                continue;
            }
            likely *= ANSWERED[usize::from(gained != by_declarer)];
        }
    }
    likely
}

/// What a raise brings when it is answered now and then.
fn answered(end: &End, raised: &PublicState, items: Items, own: Seat, brings: f64) -> f64 {
    // Whoever is asked next about these items is who was raised against.
    if raised.phase() != Phase::Kontra || raised.mover() == own {
        return brings;
    }
    let Some(declarer) = end.state.declarer() else { return brings };
    let mut sum = brings;
    for item in items.iter() {
        if !raised.choice(cards::CardSet::NONE).contains(Move::Kontra(item)) {
            continue;
        }
        let again = end.counted(&said(raised, Move::Kontra(item))).gain(own);
        // Raised again by declarer: who is glad of it when he makes it.
        let theirs = raised.mover() == declarer;
        let glad = if theirs == (declarer == own) { again > brings } else { again < brings };
        sum += ANSWERED[usize::from(!glad)] * (again - brings);
    }
    sum
}
