//! Deals played out: what words and discards rest on.
//!
//! In games for points both sides see all cards, and how many thirds declarer takes is put right by what he took in solved hands
//! ([`leaf`]). A beggar is played blindly: open cards would say nothing
//! about defenders who do not see them.

use cards::CardSet;
use game::{Position as _, Seat};
use search::Meter;

use super::super::thumb;
use super::Thinker;
use super::leaf;
use super::tally::gain;
use crate::bare::{self, Before, Field, Outcome, Place, play_out_best, play_out_keeping};
use crate::public_state::{HAND, LastPagat};
use crate::{
    Contract, Items, Move, Phase, Position, PublicState, SEATS, Worths, before, game_worth, likely_worth,
};

/// A playout takes longer than a node: after so many the clock is looked at.
const LOOK_EVERY: u64 = 16;

/// How a deal ends that was played out.
#[derive(Clone, Copy)]
pub(super) struct End {
    pub(super) state: PublicState,
    /// Declarer's thirds in a game for points as they are guessed to be ([`leaf`]).
    likely: Option<i32>,
}

impl End {
    /// What a seat gains over the mean of the others.
    pub(super) fn gain(&self, own: Seat) -> f64 {
        let told = gain(&self.state, own);
        let (Some(likely), Some(declarer)) = (self.likely, self.state.declarer()) else { return told };
        let worth = |thirds: i32| game_worth(&self.state, thirds);
        // Twice what declarer gains over the others; a defender gains half of what declarer loses.
        let share = if declarer == own { 0.5 } else { -0.25 };
        told + share * f64::from(likely_worth(likely, worth) - worth(self.state.declarer_thirds()))
    }

    /// The same end with other stakes: as the public state is after a word.
    pub(super) fn counted(&self, stakes: &PublicState) -> End {
        End { state: self.state.with_stakes_of(stakes), ..*self }
    }
}

/// The public state at the end of a deal for points that was played out on bare hands.
pub(super) fn ended(public: &PublicState, start: &Before, outcome: &Outcome) -> PublicState {
    let declarer = public.declarer().unwrap_or(Seat::new(0));
    let seat = |place: usize| Seat::new((declarer.index() + place) % SEATS);
    let all = start.hands[0] | start.hands[1] | start.hands[2];
    let mut taken = [CardSet::NONE; SEATS];
    taken[declarer.index()] = CardSet::from_bits(outcome.won);
    taken[seat(1).index()] = CardSet::from_bits(all & !outcome.won);
    let of_declarer = if outcome.past & bare::ALL_TRICKS != 0 {
        HAND as u8
    } else if outcome.past & bare::NO_TRICK != 0 {
        0
    } else {
        // Anything between none and all.
        HAND as u8 / 2
    };
    let mut tricks = [0; SEATS];
    tricks[declarer.index()] = of_declarer;
    tricks[seat(1).index()] = HAND as u8 - of_declarer;
    let pagat = outcome.pagat.map(|(owner, taker)| LastPagat { owner: seat(owner), taker: seat(taker) });
    public.ended_as(taken, tricks, bare::mond_loser(outcome.past).map(seat), pagat)
}

impl Thinker {
    /// What a game brings that somebody declares. The group of the talon is chosen by a rule of thumb: the best of all in
    /// hindsight would be more than declarer can find, and made every game look better than it is.
    pub(super) fn declare(
        &mut self,
        world: &Position,
        declarer: Seat,
        game: Contract,
        meter: &mut Meter<'_>,
    ) -> Option<End> {
        self.simulate(world.declared(declarer, game), meter)
    }

    /// Plays a deal out from any decision on: groups and discards by rules of thumb, nothing more announced or raised.
    /// `None` when the meter stopped it.
    pub(super) fn simulate(&mut self, position: Position, meter: &mut Meter<'_>) -> Option<End> {
        self.simulate_keeping(position, None, meter)
    }

    /// The same where somebody keeps his pagat for the last trick.
    pub(super) fn simulate_keeping(
        &mut self,
        mut position: Position,
        keeper: Option<Seat>,
        meter: &mut Meter<'_>,
    ) -> Option<End> {
        if !meter.node() || meter.nodes().is_multiple_of(LOOK_EVERY) && !meter.goes_on() {
            return None;
        }
        loop {
            let mv = match position.public().phase() {
                Phase::Talon | Phase::Discard => thumb::decision(&position, &mut self.rng),
                Phase::Announce => Move::Announce(Items::NONE),
                Phase::Kontra => Move::Kontra(Items::NONE),
                _ => break,
            };
            position.play_unchecked(mv);
        }
        let public = position.public();
        let laid: arrayvec::ArrayVec<Place, SEATS> =
            public.trick().iter().map(|card| card.index() as Place).collect();
        let mut likely = None;
        let state = match public.contract()? {
            Contract::Klop => Field::of(&position).played_out(&laid).ended(public),
            Contract::Beggar => {
                let field = Field::of(&position);
                self.beggar_end(&field, &laid, public)
            }
            _ => {
                let declarer = public.declarer()?;
                let start = before(&position, declarer);
                let outcome = if let Some(keeper) = keeper {
                    play_out_keeping(start, &laid, Some(bare::place_of(keeper, declarer)))
                } else {
                    let worths = Worths::of(&position);
                    play_out_best(start, &laid, |outcome| worths.of_outcome(outcome)).1
                };
                let is_valat = outcome.past & bare::VALATS != 0;
                likely = (laid.is_empty() && !is_valat).then(|| leaf::likely(&start, outcome.thirds));
                ended(public, &start, &outcome)
            }
        };
        Some(End { state, likely })
    }

    /// A beggar that is held or not.
    pub(super) fn beggar_end(&mut self, field: &Field, laid: &[Place], public: &PublicState) -> PublicState {
        let held = field.holds_blindly(laid, &mut self.rng);
        let declarer = public.declarer().map_or(0, Seat::index);
        let mut tricks = [0; SEATS];
        tricks[if held { (declarer + 1) % SEATS } else { declarer }] = HAND as u8;
        public.ended_as([CardSet::NONE; SEATS], tricks, None, None)
    }
}
