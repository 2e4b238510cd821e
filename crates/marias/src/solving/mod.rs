//! Open hands, solved from the first trick on: money with every goal and all raises, points, or one goal alone.
//!
//! Money grows with declarer's points in tricks, for each end that the rest of the deal can take. So "does declarer get
//! at least so much?" is a question about points and a bonus for the end ([`Question`]), and a few such questions close
//! in on the money. Trump games in the usual order of strength are searched on bare hands ([`tricks`]), all others by
//! [`TwoSided`] with the rules of [`Position`].

mod answer;
mod bare;
mod guide;
mod key;
mod lanes;
mod memory;
mod order;
mod partition;
mod promise;
mod sure;
mod tricks;

use arrayvec::ArrayVec;
use cards::{German, Suit};
use game::{MoveList, Seat};
use search::Meter;
use search::solve::{Switches, TwoSided};

use crate::bid::Goal;
use crate::moves::Move;
use crate::play::{LastSeven, marriages};
use crate::rules::Counted;
use crate::{Contract, Phase, Position, PublicState, SEATS, scoring};
pub(crate) use answer::Answers;
pub(crate) use guide::seven_of;
use guide::{Bonus, FIRSTS, LASTS, Question, first_place, last_place};
pub use partition::{BarePlay, RelativeRanks};
use tricks::{Before, Tricks};

/// What the two sides play for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// What each opponent pays to declarer.
    Money,
    /// Declarer's points, with marriages.
    Points,
    /// Whether declarer has more points than the others: 1 or 0.
    Hra,
    /// Whether the last trick is taken with the trump seven: 1 or 0, as declarer's side sees it (1 if its seven takes
    /// it, or if the others' does not).
    Sedma,
    /// Whether the side that announced stovka, or else declarer, makes a hundred: 1 or 0, as declarer's side sees it.
    Stovka,
}

impl Aim {
    /// All of them, the usual first.
    pub const ALL: [Aim; 5] = [Aim::Money, Aim::Points, Aim::Hra, Aim::Sedma, Aim::Stovka];
    /// Their words, in the same order.
    pub const WORDS: &'static [&'static str] = &["money", "points", "hra", "sedma", "stovka"];
}

/// The most different sums of money that one deal can bring: by points, seven and first marriage.
const MOST_SUMS: usize = 10 * 3 * 3;
/// A need that cannot be met.
const NEVER: i32 = 1000;

/// How many positions it remembers unless told otherwise: those of a whole deal, mostly.
const USUAL_ROOM: usize = 1 << 16;

/// Solves deals with open hands, from the first card to the last.
///
/// ```
/// use game::{Game, Limits, Position, Thinking, random::deal_stream, think_alone};
/// use marias::{Aim, Marias, Move, OpenHands, Phase, Sight, Smart, Voids};
/// use search::Meter;
/// let game = Marias::default();
/// let mut position = game.start(&game.deal(&mut deal_stream(1, 0)));
/// while position.public().phase() < Phase::Playing {
///     let mv = Smart::default().choose(&Sight::of_position(&position, Voids::default()));
///     position.play_unchecked(mv);
/// }
/// let mut solver = OpenHands::default();
/// think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
///     let mut meter = Meter::new(thinking, Limits::NONE);
///     let money = solver.value(&position, Aim::Money, &mut meter).unwrap();
///     let each = solver.each(&position, Aim::Money, &mut meter).unwrap();
///     assert!(each.iter().all(|(_, value)| *value <= money), "forhont leads, and money is the best he can do");
/// });
/// ```
#[derive(Debug)]
pub struct OpenHands {
    solver: TwoSided<Position, Question>,
    /// For trump games in the usual order; `None` to search them by the public rules too, which is slower.
    tricks: Option<Tricks>,
}

impl Default for OpenHands {
    fn default() -> OpenHands {
        OpenHands::new(Switches::ALL, USUAL_ROOM)
    }
}

/// What an aim comes to in one deal: a few values, rising, and the question that each of them is.
struct Ladder {
    values: ArrayVec<i32, MOST_SUMS>,
    /// What each opponent pays, for every first marriage, end of the seven, and tens of points of declarer in tricks.
    sums: [[[i32; 10]; LASTS]; FIRSTS],
    /// The ends that can still come.
    open: ArrayVec<(usize, usize), { LASTS * FIRSTS }>,
    first_of: Option<usize>,
}

impl OpenHands {
    /// A solver with room for about so many positions. With any switch off everything is searched by the public rules:
    /// a second solver to check the first.
    pub fn new(switches: Switches, entries: usize) -> OpenHands {
        let question = Question::new(1, Bonus::default(), None);
        let tricks = (switches == Switches::ALL).then(|| Tricks::new(entries));
        OpenHands { solver: TwoSided::new(question, switches, entries), tricks }
    }

    /// The most bytes that it holds.
    pub fn memory() -> u64 {
        TwoSided::<Position, Question>::memory(USUAL_ROOM) + Tricks::memory(USUAL_ROOM)
    }

    /// Forgets everything: the next answers take as long as the first did.
    pub fn clear(&mut self) {
        self.solver.clear();
        if let Some(tricks) = &mut self.tricks {
            tricks.clear();
        }
    }

    /// What a position in the play of the cards is worth, as declarer's side sees it. `None` when the budget is spent,
    /// and where no cards are being played.
    pub fn value(&mut self, position: &Position, aim: Aim, meter: &mut Meter<'_>) -> Option<i32> {
        self.value_near(position, aim, by_thumb(position, aim), meter)
    }

    /// The same, beginning with the question whether it is worth `guess`: faster where that is near.
    pub fn value_near(
        &mut self,
        position: &Position,
        aim: Aim,
        guess: i32,
        meter: &mut Meter<'_>,
    ) -> Option<i32> {
        let ladder = Ladder::of(position, aim)?;
        let reached = self.climb_to(position, &ladder, ladder.whole(), ladder.rung(guess), meter)?;
        Some(ladder.values[reached])
    }

    /// Every legal card with its worth, in the order of the rules.
    pub fn each(&mut self, position: &Position, aim: Aim, meter: &mut Meter<'_>) -> Option<Vec<(Move, i32)>> {
        let ladder = Ladder::of(position, aim)?;
        let guess = ladder.rung(by_thumb(position, aim));
        let best = self.climb_to(position, &ladder, ladder.whole(), guess, meter)?;
        // No card is better than the best of them.
        let (least, most) = ladder.whole();
        let own = position.public().mover() == position.public().declarer();
        let within = if own { (least, best) } else { (best, most) };
        let mut guess = best;
        let mut each: Vec<(Move, i32)> = Vec::with_capacity(crate::TRICKS);
        for (card, equal) in order::each_with_equal(position) {
            let mv = Move::Play(card);
            if let Some((_, value)) = each.iter().find(|(other, _)| *other == Move::Play(equal)) {
                each.push((mv, *value));
                continue;
            }
            let after = game::Position::after(position, mv);
            guess = self.climb_to(&after, &ladder, within, guess, meter)?;
            each.push((mv, ladder.values[guess]));
        }
        Some(each)
    }

    /// The highest rung that is reached, if it is certain that it lies between two.
    fn climb_to(
        &mut self,
        position: &Position,
        ladder: &Ladder,
        (mut least, mut most): (usize, usize),
        guess: usize,
        meter: &mut Meter<'_>,
    ) -> Option<usize> {
        let mut rung = guess;
        while least < most {
            rung = rung.clamp(least + 1, most);
            let (question, target) = ladder.question(position, rung);
            let found = self.bound(position, question, target, meter)?;
            // What it is more, or less, than asked may answer for other rungs as well.
            if found >= target {
                let also = |above: &usize| ladder.asks_at_most(*above, rung, found - target);
                least = (rung + 1..=most).rev().find(also).unwrap_or(rung);
                rung = least + 1;
            } else {
                let also = |below: &usize| !ladder.asks_at_most(rung, *below, target - found - 1);
                most = (least..rung).rev().find(also).unwrap_or(least);
                rung = most;
            }
        }
        Some(least)
    }

    /// A bound of what a question comes to: from below if that is at least `target`, else from above.
    fn bound(
        &mut self,
        position: &Position,
        question: Question,
        target: i32,
        meter: &mut Meter<'_>,
    ) -> Option<i32> {
        let public = position.public();
        let trump =
            public.trump().filter(|_| public.phase() == Phase::Playing && !public.play().is_natural());
        let (Some(tricks), Some(trump)) = (&mut self.tricks, trump) else {
            *self.solver.guide_mut() = question;
            return self.solver.bound(position, public.declarer(), target, meter);
        };
        let (before, laid) = before(position, &question, trump);
        let kept = !public.play().kept().is_empty();
        tricks.bound(&before, &laid, (&question, kept), target, meter)
    }
}

/// A position in the play of the cards as it was before the trick, and the trick as far as it lies.
fn before(
    position: &Position,
    question: &Question,
    trump: Suit<German>,
) -> (Before, ArrayVec<bare::Place, SEATS>) {
    let public = position.public();
    let play = public.play();
    let mut hands = bare::hands_of(position, trump);
    let mut leader = bare::place_of(public.mover(), public.declarer());
    let mut trick = ArrayVec::new();
    for (seat, card) in public.laid() {
        let place = bare::place_of(seat, public.declarer());
        let card = bare::trumps_last(card.alone(), trump);
        if trick.is_empty() {
            leader = place;
        }
        hands[place] |= card;
        trick.push(card.trailing_zeros());
    }
    let first = question.first_of.map_or(0, |side| first_place(play.first_marriage(side)));
    (Before { hands, leader, points: play.points(0).into(), first }, trick)
}

impl Ladder {
    fn of(position: &Position, aim: Aim) -> Option<Ladder> {
        let public = position.public();
        if public.phase() != Phase::Playing {
            return None;
        }
        if public.contract() != Contract::Colour {
            return Ladder::without_trumps(public, aim);
        }
        let first_of = open_first(position, aim);
        let mut sums = [[[0; 10]; LASTS]; FIRSTS];
        let mut values: ArrayVec<i32, MOST_SUMS> = ArrayVec::new();
        let mut open: ArrayVec<(usize, usize), { LASTS * FIRSTS }> = ArrayVec::new();
        let seven = seven_of(position);
        for (end, tens, imagined) in ends(position, first_of, seven) {
            let sum = worth(&imagined, aim, seven);
            sums[end.0][end.1][tens] = sum;
            if !values.as_slice().contains(&sum) {
                values.push(sum);
            }
            if !open.as_slice().contains(&end) {
                open.push(end);
            }
        }
        values.sort_unstable();
        Some(Ladder { values, sums, open, first_of })
    }

    /// Betl and durch are won or lost.
    fn without_trumps(public: &PublicState, aim: Aim) -> Option<Ladder> {
        if aim != Aim::Money {
            return None;
        }
        let goal = if public.contract() == Contract::Betl { Goal::Betl } else { Goal::Durch };
        let stake = scoring::worth_now(public, goal);
        let stake = match public.rules().cap as i32 {
            0 => stake,
            cap => stake.min(cap),
        };
        let mut values: ArrayVec<i32, MOST_SUMS> = ArrayVec::new();
        values.push(-stake);
        if stake > 0 {
            values.push(stake);
        }
        Some(Ladder { values, sums: [[[0; 10]; LASTS]; FIRSTS], open: ArrayVec::new(), first_of: None })
    }

    /// The lowest and the highest rung.
    fn whole(&self) -> (usize, usize) {
        (0, self.values.len() - 1)
    }

    /// The first rung that is worth at least so much.
    fn rung(&self, value: i32) -> usize {
        self.values.iter().take_while(|rung| *rung < value).count()
    }

    /// The question whether a rung is reached, and the value that says yes.
    fn question(&self, position: &Position, rung: usize) -> (Question, i32) {
        if position.public().contract() != Contract::Colour {
            return (Question::new(0, Bonus::default(), None), 1);
        }
        let (weight, bonus) = self.asked(rung);
        (Question::new(weight, bonus, self.first_of), 0)
    }

    /// What a point counts, and what every end adds: a rung is reached if the sum is not below 0.
    fn asked(&self, rung: usize) -> (i32, Bonus) {
        let asked = self.values[rung];
        let mut bonus = Bonus::default();
        for (first, row) in self.sums.iter().enumerate() {
            for (last, by_tens) in row.iter().enumerate() {
                let need = by_tens.iter().position(|sum| *sum >= asked);
                bonus[first][last] = need.map_or(-NEVER, |tens| -10 * tens as i32);
            }
        }
        // Points that no end asks for are not counted: fewer positions differ.
        let pointless = bonus.iter().flatten().all(|need| *need == 0 || *need == -NEVER);
        (i32::from(!pointless), bonus)
    }

    /// Whether `above` never asks for more than so much above what `below` asks for, however the deal ends.
    fn asks_at_most(&self, above: usize, below: usize, more: i32) -> bool {
        let ((weight, above), (other_weight, below)) = (self.asked(above), self.asked(below));
        let more_at = |(first, last): &(usize, usize)| below[*first][*last] - above[*first][*last];
        weight == other_weight && self.open.iter().all(|end| more_at(end) <= more)
    }
}

/// What quick play makes of a position: a first guess.
fn by_thumb(position: &Position, aim: Aim) -> i32 {
    let mut end = *position;
    crate::smart_deal(&mut end, crate::Voids::default());
    worth(end.public(), aim, seven_of(position))
}

/// What each opponent pays declarer, or whatever else is aimed at, when a deal ends so.
fn worth(end: &PublicState, aim: Aim, seven: Option<Seat>) -> i32 {
    let hundred = end.announced(Goal::Stovka).unwrap_or(0);
    match aim {
        Aim::Money => scoring::value(end),
        Aim::Points => scoring::points(end, 0) as i32,
        Aim::Hra => i32::from(scoring::points(end, 0) > scoring::points(end, 1)),
        Aim::Sedma => {
            let took = matches!(end.play().last_seven(), LastSeven::Took(_));
            let side = seven.map_or(0, |seat| end.side(seat));
            i32::from(took == (side == 0))
        }
        Aim::Stovka => {
            let made = scoring::counted_points(end, hundred) >= 100;
            i32::from(made == (hundred == 0))
        }
    }
}

/// The side of an announced hundred, where it is open which of its marriages it will declare first and that matters.
fn open_first(position: &Position, aim: Aim) -> Option<usize> {
    let public = position.public();
    if public.rules().hundred_marriage != Counted::First || !matches!(aim, Aim::Money | Aim::Stovka) {
        return None;
    }
    let side = match aim {
        Aim::Money => public.announced(Goal::Stovka)?,
        _ => public.announced(Goal::Stovka).unwrap_or(0),
    };
    (public.play().first_marriage(side) == 0).then_some(side)
}

/// All ends that a deal can still take, whether or not play leads there: the place in [`Bonus`], the tens of declarer's
/// points in tricks, and the public state.
fn ends(
    position: &Position,
    first_of: Option<usize>,
    seven: Option<Seat>,
) -> impl Iterator<Item = ((usize, usize), usize, PublicState)> + use<'_> {
    let public = position.public();
    let play = public.play();
    // Every marriage that is held will be declared.
    let declared = [0, 1, 2].map(|seat| {
        let seat = Seat::new(seat);
        play.declared_bits(seat) | marriages(position.hand(seat))
    });
    let mut lasts: ArrayVec<LastSeven, LASTS> = ArrayVec::new();
    lasts.push(LastSeven::Absent);
    if let Some(seven) = seven {
        lasts.push(LastSeven::Took(seven));
        lasts.push(LastSeven::Beaten(seven));
    }
    let mut firsts: ArrayVec<u8, 4> = ArrayVec::new();
    if let Some(side) = first_of {
        let seats = Seat::all(SEATS).filter(|seat| public.side(*seat) == side);
        let suits = seats.fold(0, |all, seat| all | declared[seat.index()]);
        let held = Suit::<German>::all().filter(|suit| suits >> suit.index() & 1 == 1);
        firsts.extend(held.map(|suit| play.marriage_points(suit)));
    }
    if firsts.is_empty() {
        firsts.push(0);
    }
    let all =
        firsts.into_iter().flat_map(move |first| lasts.clone().into_iter().map(move |last| (first, last)));
    all.flat_map(move |(first, last)| {
        (0..10).map(move |tens: usize| {
            let points = [10 * tens as u8, 90 - 10 * tens as u8];
            let mut firsts = [play.first_marriage(0), play.first_marriage(1)];
            if let Some(side) = first_of {
                firsts[side] = first;
            }
            let end = public.ended(play.ended(points, last, declared, firsts));
            ((first_place(first), last_place(last)), tens, end)
        })
    })
}
