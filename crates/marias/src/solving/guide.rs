//! What the solver knows of mariáš beyond its rules, for one question about open hands.
//!
//! A question of a trump game is always about a sum: declarer's points in tricks, and a bonus for how the deal ends
//! otherwise (what becomes of the trump seven in the last trick, which marriage the side of an announced hundred
//! declared first). Marriages themselves are no matter of play: every one that is held is scored.

use cards::{CardSet, German, Suit};
use game::Seat;
use game::random::mix;
use search::Guide;
use search::value::ENDLESS;

use super::{bare, key, order, sure};
use crate::moves::Moves;
use crate::play::{FAT, LastSeven, Play, seven};
use crate::{Contract, Position};

/// What became of the trump seven: not in the last trick, took it, was beaten there.
pub(super) const LASTS: usize = 3;
/// What a side declared first: nothing yet, a plain marriage, that of trumps.
pub(super) const FIRSTS: usize = 3;

/// What an end adds, by the first marriage and by the seven.
pub(super) type Bonus = [[i32; LASTS]; FIRSTS];

/// The place in [`Bonus`] of an end of the seven.
pub(super) const fn last_place(last: LastSeven) -> usize {
    match last {
        LastSeven::Absent => 0,
        LastSeven::Took(_) => 1,
        LastSeven::Beaten(_) => 2,
    }
}

/// The place in [`Bonus`] of what a first marriage counts.
pub(super) const fn first_place(points: u8) -> usize {
    points as usize / 20
}

/// One question about a deal. Values are those of declarer's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Question {
    /// What a point in tricks counts: 1 or 0.
    pub(super) weight: i32,
    pub(super) bonus: Bonus,
    /// The side whose first marriage changes the bonus.
    pub(super) first_of: Option<usize>,
    /// Whether what becomes of the seven changes the bonus.
    pub(super) seven_counts: bool,
    /// What sets it apart from other questions while the bonus is open: mixed into keys.
    salt: u64,
}

impl Question {
    pub(super) fn new(weight: i32, bonus: Bonus, first_of: Option<usize>) -> Question {
        let seven_counts = bonus.iter().any(|row| row.iter().any(|worth| *worth != row[0]));
        // Only differences matter: what all ends have in common is banked.
        let differences = bonus.iter().flatten().map(|worth| (worth - bonus[0][0]) as u64);
        let salt = differences.fold(weight as u64 + 1, |salt, worth| mix(salt ^ mix(worth)));
        Question { weight, bonus, first_of, seven_counts, salt }
    }

    /// The ends that are still possible: the row of the bonus as far as it is decided, whether the first marriage is
    /// open, whether the seven is.
    fn open(&self, position: &Position) -> (usize, bool, bool) {
        let play = position.public().play();
        let first = self.first_of.map_or(0, |side| first_place(play.first_marriage(side)));
        let first_open = self.first_of.is_some() && first == 0;
        let seven_open = self.seven_counts && held(position).meets(trump_seven(play));
        (first, first_open, seven_open)
    }

    /// The least and the most that the end can still add to the bonus as it stands, by what was declared first and by
    /// whether the seven is still in play.
    pub(super) fn open_bonus(&self, first: usize, seven_open: bool) -> (i32, i32) {
        let rows = if self.first_of.is_some() && first == 0 { 0..FIRSTS } else { first..first + 1 };
        let lasts = if seven_open { LASTS } else { 1 };
        let all = rows.flat_map(|row| self.bonus[row][..lasts].iter().copied());
        all.fold((ENDLESS, -ENDLESS), |(least, most), worth| {
            let more = worth - self.bonus[first][0];
            (least.min(more), most.max(more))
        })
    }

    /// What sets it apart from other questions while the bonus is open.
    pub(super) const fn salt(&self) -> u64 {
        self.salt
    }

    /// What the last trick adds: it plays itself, and nobody has two cards of a marriage.
    #[inline]
    fn last_trick(&self, position: &Position, first: usize) -> i32 {
        let public = position.public();
        let mut play = *public.play();
        let mut seat = public.mover();
        while play.left() > 0 {
            let Some(card) = position.hand(seat).lowest() else { break };
            seat = play.play(seat, card, public.declarer());
        }
        let won = i32::from(play.points(0)) - i32::from(public.play().points(0));
        self.weight * won + self.bonus[first][last_place(play.last_seven())] - self.bonus[first][0]
    }
}

/// All cards that are still to be won: those in hands and those of the running trick.
#[inline]
fn held(position: &Position) -> CardSet<German> {
    let hands = position.hand(Seat::new(0)) | position.hand(Seat::new(1)) | position.hand(Seat::new(2));
    position.public().play().trick().iter().fold(hands, |all, card| all.with(*card))
}

/// The trump seven, alone; nothing without trumps.
#[inline]
pub(super) fn trump_seven(play: &Play) -> CardSet<German> {
    CardSet::from_bits(play.trumps().bits() & play.trumps().bits().wrapping_neg())
}

impl Guide<Position> for Question {
    fn evaluate(&self, _: &Position, _: Seat) -> i32 {
        0
    }

    #[inline]
    fn banked(&self, position: &Position, _: Seat) -> i32 {
        if position.public().contract() != Contract::Colour {
            return 0;
        }
        let (first, _, _) = self.open(position);
        self.weight * i32::from(position.public().play().points(0)) + self.bonus[first][0]
    }

    #[inline]
    fn still_to_come(&self, position: &Position, _: Seat) -> (i32, i32) {
        if position.public().contract() != Contract::Colour {
            return (0, 1);
        }
        let (first, first_open, seven_open) = self.open(position);
        if position.public().play().left() == 1 && position.public().play().trick().is_empty() {
            let more = self.last_trick(position, first);
            return (more, more);
        }
        let (least, most) =
            if first_open || seven_open { self.open_bonus(first, seven_open) } else { (0, 0) };
        if self.weight == 0 {
            return (least, most);
        }
        let (fewest, all) = points_to_come(position);
        (least + fewest, most + all)
    }

    #[inline]
    fn worth_remembering(&self, position: &Position) -> bool {
        position.public().play().trick().is_empty()
    }

    #[inline]
    fn worth_trying(&self, position: &Position, moves: &mut Moves) -> bool {
        let play = position.public().play();
        let special = if self.seven_counts { trump_seven(play) } else { CardSet::NONE };
        order::worth_trying(position, special | play.kept(), moves);
        true
    }

    #[inline]
    fn occasion(&self, position: &Position) -> Option<usize> {
        let public = position.public();
        let trick = public.play().trick();
        let seat = public.mover().index();
        match *trick {
            [] => Some((seat * 33 + 32) * 33 + public.play().left()),
            [led, second] => Some((seat * 33 + led.index()) * 33 + second.index()),
            // Between the two others too much depends on the third card.
            _ => None,
        }
    }

    #[inline]
    fn canonical_key(&self, position: &Position) -> u64 {
        let public = position.public();
        let play = public.play();
        let hands = [0, 1, 2].map(|seat| position.hand(Seat::new(seat)));
        let natural = play.is_natural() || !play.trick().is_empty();
        let cards = if natural { key::of_cards(hands) } else { key::of_ranks(bare_hands(position), 0) };
        let (first, first_open, seven_open) = self.open(position);
        let mut rest = (public.mover().index() | public.declarer().index() << 2 | first << 4) as u64
            | (public.contract() as u64) << 8
            | u64::from(play.is_natural()) << 12
            | (play.trumps().bits().trailing_zeros() as u64) << 16
            | play.kept().bits() << 32;
        if first_open || seven_open {
            // Which card the seven is, and whether it is still there, matters to this question only.
            rest ^= mix(self.salt ^ u64::from(seven_open) ^ u64::from(first_open) << 1);
        } else {
            rest ^= (self.weight as u64) << 24 | (first as u64) << 4;
        }
        if !play.trick().is_empty() {
            rest = play.trick().iter().fold(mix(rest), |all, card| mix(all ^ (card.index() as u64 + 1)));
        }
        cards ^ mix(rest.wrapping_add(0x5bd1_e995))
    }

    #[inline]
    fn ended(&self, end: &Position, _: Seat) -> Option<i32> {
        let public = end.public();
        let play = public.play();
        Some(match public.contract() {
            Contract::Betl => i32::from(play.taken(public.declarer()) == 0),
            Contract::Durch => i32::from(play.taken(public.declarer()) == crate::TRICKS),
            Contract::Open | Contract::Colour => {
                let first = self.first_of.map_or(0, |side| first_place(play.first_marriage(side)));
                self.weight * i32::from(play.points(0)) + self.bonus[first][last_place(play.last_seven())]
            }
        })
    }
}

/// The hands from declarer on, trumps last.
#[inline]
fn bare_hands(position: &Position) -> bare::Hands {
    bare::hands_of(position, position.public().trump().unwrap_or(Suit::CERVEN))
}

/// The least and the most points that declarer can still take; sure tricks are counted before a trick only.
#[inline]
fn points_to_come(position: &Position) -> (i32, i32) {
    let public = position.public();
    let play = public.play();
    if play.is_natural() || !play.trick().is_empty() {
        return (0, 10 * (held(position) & FAT).len() as i32 + 10);
    }
    let kept = if play.kept().is_empty() { 0 } else { bare::SEVEN_BIT };
    sure::points_to_come(bare_hands(position), bare::place_of(public.mover(), public.declarer()), kept)
}

/// The seat that holds the trump seven, or laid it into the running trick.
pub(crate) fn seven_of(position: &Position) -> Option<Seat> {
    let public = position.public();
    let card = seven(public.trump()?);
    let laid = public.laid().find(|(_, laid)| *laid == card).map(|(seat, _)| seat);
    Seat::all(crate::SEATS).find(|seat| position.hand(*seat).contains(card)).or(laid)
}
