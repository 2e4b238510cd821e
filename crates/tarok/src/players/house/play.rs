//! Which card to play.
//!
//! Every card is tried in the same worlds. With few cards left a world is solved; before that some cards are
//! looked ahead and the rest of the deal is played out ([`lookahead`](super::lookahead)), in klop each for himself
//! ([`klop`](super::klop)). A beggar is played out blindly as often as it is solved.

use arrayvec::ArrayVec;
use cards::Card;
use game::{Limits, Seat, View, Worth};
use search::Meter;

use super::belief::Belief;
use super::klop::in_klop;
use super::lookahead::{self, Lookahead};
use super::simulation::ended;
use super::tally::{Ends, Tally, gain};
use super::{Thinker, fusion};
use crate::bare::{Field, Place, one_of_equals, play_out_best};
use crate::{Contract, Move, Position, SEATS, TarokView, Worths, before};

/// From so many cards a hand on every world is solved, in games for points, by the milliseconds there are: solving takes
/// three times as long with every card, and a dozen worlds tell more than three.
const EXACT: [(u64, usize); 3] = [(2_000, 10), (500, 9), (40, 8)];
/// With less time than that, and where time does not count.
const EXACT_IN_HASTE: usize = 7;
const EXACT_BY_COUNT: usize = 8;
/// A beggar is only held or not, which is found out sooner.
const EXACT_BEGGAR: usize = 8;
/// So many worlds are chosen at once.
const WORLDS: usize = 16;
/// In so many worlds a card is looked at that is played anyway.
const IN_PASSING: u64 = 24;
/// More cards than these are never at hand.
const MOST_CARDS: usize = 22;
/// How often a beggar is played out blindly for each world.
const BLINDLY: u32 = 6;

/// From how many cards on worlds are solved within these limits.
fn exact_from(limits: &Limits) -> usize {
    let Some(ms) = limits.ms else { return EXACT_BY_COUNT };
    EXACT.iter().find(|(least, _)| ms >= *least).map_or(EXACT_IN_HASTE, |(_, cards)| *cards)
}

/// Worths between which everything is exact.
pub(super) const WINDOW: (i32, i32) = (i32::MIN, i32::MAX);

pub(super) type Laid = ArrayVec<Place, SEATS>;

pub(super) fn laid(world: &Position) -> Laid {
    world.public().trick().iter().map(|card| card.index() as Place).collect()
}

/// The cards to try, and for each choice which of them stands for it: cards between which nobody else can have one are
/// the same in every world.
struct Equals {
    cards: Vec<Place>,
    stands_for: Vec<usize>,
}

impl Equals {
    fn of(view: &TarokView, own: Seat, choices: &[Move]) -> Equals {
        let places: Vec<Place> = choices
            .iter()
            .filter_map(|mv| match mv {
                Move::Card(card) => Some(card.index() as Place),
                _ => None,
            })
            .collect();
        let legal = places.iter().fold(0, |all, place| all | 1 << place);
        let public = view.public();
        let gone = public.trick().iter().fold(public.played(), |all, card| all - card.alone());
        let others = !(gone | view.held(own)).bits();
        let kept = one_of_equals(legal, others);
        let cards: Vec<Place> = places.iter().copied().filter(|place| kept >> place & 1 == 1).collect();
        // The weakest of equals stands for them: the last one kept up to here.
        let stands_for =
            places.iter().map(|place| cards.iter().rposition(|card| card <= place).unwrap_or(0)).collect();
        Equals { cards, stands_for }
    }
}

impl Thinker {
    /// Every card in as many worlds as there is time for.
    pub(super) fn cards(&mut self, view: &TarokView, own: Seat, meter: &mut Meter<'_>) -> Tally {
        self.cards_seen(view, own, meter, &mut |_, _| {})
    }

    /// The same, and what each card brings in each world.
    pub(super) fn cards_told(&mut self, view: &TarokView, own: Seat, meter: &mut Meter<'_>) -> Tally {
        let mut said: Vec<Vec<Worth>> = Vec::new();
        let mut tally = self.cards_seen(view, own, meter, &mut |stands_for, gains| {
            said.resize(stands_for.len(), Vec::new());
            for (said, place) in said.iter_mut().zip(stands_for) {
                said.push(Worth::Points(gains[*place]));
            }
        });
        tally.said = Some(said);
        tally
    }

    fn cards_seen(
        &mut self,
        view: &TarokView,
        own: Seat,
        meter: &mut Meter<'_>,
        each: &mut dyn FnMut(&[usize], &[f64]),
    ) -> Tally {
        let mut tally = Tally::new(view.legal());
        tally.depth = 3 * view.public().hand_size(own) as u32;
        let equals = Equals::of(view, own, &tally.choices);
        // What is played anyway is looked at only to tell what it brings.
        let most = if equals.cards.len() < 2 { IN_PASSING } else { u64::MAX };
        let belief = Belief::of(view, own);
        let mut ends = vec![Ends::default(); equals.cards.len()];
        'thinking: loop {
            let (worlds, all) = belief.worlds(view, WORLDS, &mut self.rng);
            for (world, weight) in &worlds {
                if tally.worlds >= most || !meter.iteration() {
                    break 'thinking;
                }
                let Some(gains) = self.tried(world, own, (&equals.cards, *weight), &mut ends, meter) else {
                    break 'thinking;
                };
                each(&equals.stands_for, &gains);
                tally.worlds += 1;
            }
            if all {
                self.unfuse(&worlds, own, &equals.cards, &mut ends, meter);
                break;
            }
        }
        tally.ends = equals.stands_for.iter().map(|place| ends[*place]).collect();
        tally
    }

    /// In the last tricks: what each card is worth to somebody who does not know the world after it either.
    fn unfuse(
        &mut self,
        worlds: &[(Position, f64)],
        own: Seat,
        cards: &[Place],
        ends: &mut [Ends],
        meter: &mut Meter<'_>,
    ) {
        let Some((first, _)) = worlds.first() else { return };
        let public = first.public();
        if !public.contract().is_some_and(Contract::is_for_points)
            || public.hand_size(own) > fusion::CARDS
            || !(2..=fusion::WORLDS).contains(&worlds.len())
        {
            return;
        }
        let card = |place: &Place| Move::Card(Card::at(*place as usize));
        let fused: Option<Vec<f64>> =
            cards.iter().map(|place| self.fused(worlds, own, card(place), meter)).collect();
        for (ends, gain) in ends.iter_mut().zip(fused.into_iter().flatten()) {
            ends.put_mean(gain);
        }
    }

    /// What each of the cards brings in one world. `None` when the meter stopped it, and then nothing was added.
    fn tried(
        &mut self,
        world: &Position,
        own: Seat,
        (cards, weight): (&[Place], f64),
        ends: &mut [Ends],
        meter: &mut Meter<'_>,
    ) -> Option<ArrayVec<f64, MOST_CARDS>> {
        let found = match world.public().contract() {
            Some(Contract::Klop) => in_klop(world, own, cards, meter),
            Some(Contract::Beggar) => self.in_beggar(world, own, cards, meter),
            _ => self.for_points(world, own, cards, meter),
        };
        let mut gains = ArrayVec::new();
        for (ends, (gain, end)) in ends.iter_mut().zip(found?) {
            ends.add_gain(gain, weight);
            ends.add_reasons(&end, own, weight);
            gains.push(gain);
        }
        Some(gains)
    }

    /// What each card brings in a game for points, and how the deal ends when it is played out.
    fn for_points(
        &mut self,
        world: &Position,
        own: Seat,
        cards: &[Place],
        meter: &mut Meter<'_>,
    ) -> Option<Vec<(f64, crate::PublicState)>> {
        let public = world.public();
        let worths = Worths::of(world).seen_by(own);
        let start = before(world, public.declarer()?);
        // Twice what declarer gains over the others; a defender gains half of what declarer loses.
        let share = if public.declarer() == Some(own) { 0.5 } else { -0.25 };
        let mut trick = laid(world);
        let exact = if public.hand_size(own) <= exact_from(meter.limits()) {
            Some(self.open.each_seen(world, &worths, meter)?)
        } else {
            None
        };
        let depth = lookahead::depth(public.hand_size(own));
        let mut look = Lookahead::new(&worths, meter);
        let mut found = Vec::with_capacity(cards.len());
        for card in cards {
            trick.push(*card);
            let (_, outcome) = play_out_best(start, &trick, |outcome| worths.of_outcome(outcome));
            let solved = exact.as_ref().and_then(|each| {
                each.iter().find(|(mv, _)| matches!(mv, Move::Card(of) if of.index() as Place == *card))
            });
            let worth = match solved {
                Some((_, worth)) => *worth,
                None => look.value(&start, &mut trick, depth, WINDOW)?,
            };
            trick.pop();
            found.push((share * f64::from(worth), ended(public, &start, &outcome)));
        }
        Some(found)
    }

    fn in_beggar(
        &mut self,
        world: &Position,
        own: Seat,
        cards: &[Place],
        meter: &mut Meter<'_>,
    ) -> Option<Vec<(f64, crate::PublicState)>> {
        let public = world.public();
        let field = Field::of(world);
        let mut trick = laid(world);
        let exact = if public.hand_size(own) <= EXACT_BEGGAR {
            Some(self.open.each(world, crate::Aim::Score, meter)?)
        } else {
            None
        };
        let share = if public.declarer() == Some(own) { 0.5 } else { -0.25 };
        let mut found = Vec::with_capacity(cards.len());
        for card in cards {
            trick.push(*card);
            let mut sum = 0.0;
            let mut last = *public;
            for _ in 0..BLINDLY {
                if !meter.node() {
                    return None;
                }
                last = self.beggar_end(&field, &trick, public);
                sum += gain(&last, own) / f64::from(BLINDLY);
            }
            trick.pop();
            let solved = exact.as_ref().and_then(|each| {
                each.iter().find(|(mv, _)| matches!(mv, Move::Card(of) if of.index() as Place == *card))
            });
            let brings = solved.map_or(sum, |(_, worth)| (share * f64::from(*worth)).midpoint(sum));
            found.push((brings, last));
        }
        Some(found)
    }
}
