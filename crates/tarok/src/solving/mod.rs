//! Open hands, solved: what a deal is worth when everybody sees all cards and nobody errs.
//!
//! A game for points is declarer against the two others. *Does it come to at least so much?* is a question about
//! declarer's thirds and a number of them that the end needs ([`Question`]): so values of the score, jumps of the game
//! and all bonuses included, are found by a few searches for thirds, which add up trick by trick. Beggar is one question.
//! In klop a seat stands against the other two, or everybody for himself.
//!
//! Games for points are searched on bare hands ([`tricks`]), the others by [`TwoSided`] with the rules of [`Position`].

mod answer;
mod bonuses;
mod key;
mod order;
mod partition;
mod promise;
mod question;
mod tricks;
mod worths;

use std::sync::Arc;

use arrayvec::ArrayVec;
use cards::CardSet;
use game::{MoveList, Position as _, Seat};
use search::Meter;
use search::solve::{Switches, TwoSided};

use crate::bare::{self, Before, Field, Place};
use crate::{ALL_THIRDS, Contract, Items, Move, Phase, Position, SEATS, points};
pub(crate) use answer::Answers;
use bonuses::{Bonuses, WON};
pub use partition::{BarePlay, RelativeRanks};
use question::{Fate, Question};
use tricks::{Asked, Tricks};
use worths::ALL;
pub(crate) use worths::{Worths, game_worth, likely_worth};

/// What the two sides play for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// Twice declarer's score less the scores of both defenders, with all bonuses, kontras and the radelc. In klop three
    /// times the own score less the scores of all is not zero-sum: there it is the own thirds, negative.
    Score,
    /// Declarer's points.
    Points,
    /// Declarer's thirds.
    Thirds,
    /// Whether declarer has more than half of the points, or holds his beggar: 1 or 0.
    Win,
}

impl Aim {
    /// All of them, the usual first.
    pub const ALL: [Aim; 4] = [Aim::Score, Aim::Points, Aim::Thirds, Aim::Win];
    /// Their words, in the same order.
    pub const WORDS: &'static [&'static str] = &["score", "points", "thirds", "win"];
}

/// How many positions it remembers unless told otherwise.
const USUAL_ROOM: usize = 1 << 17;
/// From so many thirds on declarer wins.
const HALF_THIRDS: i32 = 107;

/// Solves deals with open hands from any card on.
///
/// Values are declarer's; in klop those of the seat whose turn it is.
#[derive(Debug)]
pub struct OpenHands {
    solver: TwoSided<Position, Question>,
    /// For games for points; `None` to search them by the public rules too, which is slower.
    tricks: Option<Tricks>,
}

impl Default for OpenHands {
    fn default() -> OpenHands {
        OpenHands::new(Switches::ALL, USUAL_ROOM)
    }
}

impl OpenHands {
    /// A solver with room for about so many positions. With any switch off everything is searched by the public rules:
    /// a second solver to check the first.
    pub fn new(switches: Switches, entries: usize) -> OpenHands {
        let tricks = (switches == Switches::ALL).then(|| Tricks::new(entries));
        OpenHands { solver: TwoSided::new(Question::Klop, switches, entries), tricks }
    }

    /// The most bytes that it holds.
    pub fn memory() -> u64 {
        TwoSided::<Position, Question>::memory(USUAL_ROOM) + Tricks::memory(USUAL_ROOM)
    }

    /// What a position in the play of the cards is worth. `None` when the budget is spent, and where no cards are being
    /// played.
    pub fn value(&mut self, position: &Position, aim: Aim, meter: &mut Meter<'_>) -> Option<i32> {
        let mut asking = Asking::of(position, aim)?;
        asking.solve(self, position, meter)
    }

    /// The same to any seat of a klop, which the other two play against.
    pub(crate) fn value_to(
        &mut self,
        position: &Position,
        seat: Seat,
        aim: Aim,
        meter: &mut Meter<'_>,
    ) -> Option<i32> {
        let mut asking = Asking { seat, ..Asking::of(position, aim)? };
        asking.solve(self, position, meter)
    }

    /// Whether mond or pagat end as declarer's side wants it. `None` when the budget is spent.
    fn fate(&mut self, position: &Position, fate: Fate, meter: &mut Meter<'_>) -> Option<i32> {
        if let Some(known) = fate.known(position) {
            return Some(known);
        }
        *self.solver.guide_mut() = Question::Fate(fate);
        Some(i32::from(self.solver.reaches(position, position.public().declarer()?, 1, meter)?))
    }

    /// Every legal card with its worth, in the order of the rules.
    pub fn each(&mut self, position: &Position, aim: Aim, meter: &mut Meter<'_>) -> Option<Vec<(Move, i32)>> {
        let mut asking = Asking::of(position, aim)?;
        self.each_asked(position, &mut asking, meter)
    }

    /// Every legal card of a game for points with its worth as somebody counts it.
    pub(crate) fn each_seen(
        &mut self,
        position: &Position,
        worths: &Worths,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<(Move, i32)>> {
        let worths = Some(Arc::new(worths.clone()));
        let mut asking = Asking { worths, ..Asking::of(position, Aim::Score)? };
        self.each_asked(position, &mut asking, meter)
    }

    /// What a seat gains over the mean of the others from a position of a game for points on, by its own count of a lost
    /// mond.
    pub(crate) fn gain_seen(
        &mut self,
        position: &Position,
        seat: Seat,
        meter: &mut Meter<'_>,
    ) -> Option<f64> {
        let worths = Worths::of(position).seen_by(seat);
        // Twice what declarer gains over the others; a defender gains half of what declarer loses.
        let share = if worths.declarer == seat { 0.5 } else { -0.25 };
        let mut asking = Asking { worths: Some(Arc::new(worths)), ..Asking::of(position, Aim::Score)? };
        Some(share * f64::from(asking.solve(self, position, meter)?))
    }

    fn each_asked(
        &mut self,
        position: &Position,
        asking: &mut Asking,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<(Move, i32)>> {
        let legal = position.legal();
        let mut each = Vec::with_capacity(legal.len());
        for mv in legal.iter() {
            each.push((mv, asking.solve(self, &position.after(mv), meter)?));
        }
        Some(each)
    }

    /// Forgets all that was found out: the next answer takes as long as the first.
    pub fn clear(&mut self) {
        self.solver.clear();
        if let Some(tricks) = &mut self.tricks {
            tricks.clear();
        }
    }

    /// A bound of declarer's thirds, or of his thirds less those that a score of at least `asked` needs: from below if
    /// it is at least `target`, else from above.
    fn bound(
        &mut self,
        position: &Position,
        worths: &Arc<Worths>,
        asked: Option<i32>,
        target: i32,
        meter: &mut Meter<'_>,
    ) -> Option<i32> {
        let Some(tricks) = &mut self.tricks else {
            *self.solver.guide_mut() = match asked {
                Some(asked) => Question::score(worths.clone(), asked),
                None => Question::Thirds(worths.clone()),
            };
            return self.solver.bound(position, worths.declarer, target, meter);
        };
        let public = position.public();
        if position.is_over() {
            let over = worths.rest(public).map(|rest| asked.map_or(0, |asked| worths.need(asked - rest)));
            let valat = |worth| asked.map_or(0, |asked| if worth >= asked { -WON } else { WON });
            return Some(worths.thirds(public) - over.unwrap_or_else(valat));
        }
        let bonuses = asked.map(|asked| Bonuses::new(worths, asked));
        let keeps = ALL.map(|seat| public.rules().keep_pagat && public.keeps_pagat(seat));
        let keeps = [0, 1, 2].map(|place| keeps[(worths.declarer.index() + place) % SEATS]);
        let before = before(position, worths.declarer);
        tricks.bound(&before, &laid(position), target, &Asked { bonuses, keeps }, meter)
    }
}

/// A position in the play of the cards of a game for points, as it was before the trick.
pub(crate) fn before(position: &Position, declarer: Seat) -> Before {
    let public = position.public();
    let mut hands = bare::hands_of(position, declarer);
    for (seat, card) in public.laid() {
        hands[bare::place_of(seat, declarer)] |= card.alone().bits();
    }
    let held = CardSet::from_bits(hands[0] | hands[1] | hands[2]);
    let leader = public.laid().next().map_or(public.mover(), |(seat, _)| seat);
    Before {
        hands,
        leader: bare::place_of(leader, declarer),
        past: worths::past_of(public, declarer, held) as u8,
        banked: crate::thirds(position.discards()) + crate::thirds(public.taken(declarer)),
    }
}

/// What is asked about one deal, and the last answer: the next one will be near. The first guess is a quick playout.
struct Asking {
    aim: Aim,
    /// To whom values belong.
    seat: Seat,
    worths: Option<Arc<Worths>>,
    guess: i32,
}

impl Asking {
    fn of(position: &Position, aim: Aim) -> Option<Asking> {
        let public = position.public();
        if public.phase() != Phase::Card {
            return None;
        }
        let contract = public.contract()?;
        let worths = contract.is_for_points().then(|| Arc::new(Worths::of(position)));
        let seat = if contract == Contract::Klop { public.mover() } else { public.declarer()? };
        let guess = worths.as_ref().map_or(0, |worths| {
            let outcome = bare::play_out(before(position, worths.declarer), &laid(position));
            if aim == Aim::Score { worths.of_outcome(&outcome) } else { outcome.thirds }
        });
        Some(Asking { aim, seat, worths, guess })
    }

    fn solve(&mut self, open: &mut OpenHands, position: &Position, meter: &mut Meter<'_>) -> Option<i32> {
        let contract = position.public().contract()?;
        let solver = &mut open.solver;
        match contract {
            Contract::Beggar => {
                *solver.guide_mut() = Question::Beggar;
                let held = i32::from(solver.reaches(position, self.seat, 1, meter)?);
                let value = position.public().rules().value(Contract::Beggar);
                let score = || worths::item(position.public(), Items::GAME, value, held == 1);
                Some(if self.aim == Aim::Score { score() } else { held })
            }
            Contract::Klop => {
                *solver.guide_mut() = Question::Klop;
                let value = solver.value(position, self.seat, (-ALL_THIRDS, 0), self.guess, meter)?;
                self.guess = value;
                Some(match self.aim {
                    Aim::Points => -points(-value),
                    _ => value,
                })
            }
            _ => self.for_points(open, position, meter),
        }
    }

    fn for_points(
        &mut self,
        open: &mut OpenHands,
        position: &Position,
        meter: &mut Meter<'_>,
    ) -> Option<i32> {
        let worths = self.worths.clone()?;
        match self.aim {
            Aim::Score => self.score(open, position, &worths, meter),
            Aim::Win => {
                let found = open.bound(position, &worths, None, HALF_THIRDS, meter)?;
                Some(i32::from(found >= HALF_THIRDS))
            }
            Aim::Thirds | Aim::Points => {
                let (mut least, mut most) = (0, ALL_THIRDS);
                let mut guess = self.guess;
                while least < most {
                    let target = guess.clamp(least + 1, most);
                    let found = open.bound(position, &worths, None, target, meter)?;
                    if found >= target {
                        least = found;
                        guess = found + 1;
                    } else {
                        most = found;
                        guess = found;
                    }
                }
                self.guess = least;
                Some(if self.aim == Aim::Points { points(least) } else { least })
            }
        }
    }

    fn score(
        &mut self,
        open: &mut OpenHands,
        position: &Position,
        worths: &Arc<Worths>,
        meter: &mut Meter<'_>,
    ) -> Option<i32> {
        // Thirds to spare, or lacking, are points, and every point is worth something: but not if all goes to a valat.
        let slope = if worths.valats(position.public()) == [None; 2] { worths.slope() } else { 0 };
        let (mut least, mut most) = worths.limits();
        // From a guess up or down in doubling steps, then in halves.
        let (mut asked, mut step) = (self.guess.clamp(least + 1, most.max(least + 1)), 2);
        while least < most {
            let found = open.bound(position, worths, Some(asked), 0, meter)?;
            let points = found.max(-found - 1) / 3;
            if found >= 0 {
                least = (asked + slope * points).min(most);
                asked = least + step;
            } else {
                most = (asked - 1 - slope * points).max(least);
                asked = most + 1 - step;
            }
            step *= 2;
            if asked <= least || asked > most {
                asked = least + (most - least + 1) / 2;
                step = 2;
            }
        }
        self.guess = least;
        Some(least)
    }
}

/// The cards of the running trick.
fn laid(position: &Position) -> ArrayVec<Place, SEATS> {
    position.public().trick().iter().map(|card| card.index() as Place).collect()
}

/// What each seat scores when everybody plays for himself and sees all cards, and of equal cards the first of the pack is
/// played: klop, for few cards. `None` when the budget is spent, and in other games.
pub fn each_for_himself(position: &Position, meter: &mut Meter<'_>) -> Option<[i32; SEATS]> {
    let public = position.public();
    if public.contract() != Some(Contract::Klop) {
        return None;
    }
    let scores = |end: &Field| {
        let scores = end.ended(public).ending().map(|ending| ending.scores);
        [0, 1, 2].map(|seat| scores.map_or(0, |scores| scores[Seat::new(seat)]))
    };
    Field::of(position).selfish(&laid(position), &scores, &mut || meter.node())
}
