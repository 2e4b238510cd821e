//! What every end of a deal is worth: the score, taken apart so that a search can tell what is still open.
//!
//! The two sides play for *twice declarer's score less the scores of both defenders*: what declarer gains over the mean
//! of the others, doubled to stay whole. It is the worth of the game by declarer's thirds, which rises with them, and of
//! each bonus by what became of it.

use arrayvec::ArrayVec;
use cards::CardSet;
use game::Seat;
use game::random::mix;

use crate::bare::place_of;
use crate::counting::{ALL_THIRDS, KINGS, MOND, PAGAT, TRULA, points};
use crate::public_state::{LastPagat, PublicState};
use crate::scoring::{HALF, PAGAT_ULTIMO, SET, VALAT};
use crate::{Items, Position, SEATS};

/// The least and the most of something.
pub(super) type Range = (i32, i32);

/// What became of a set: declarer has all of it, both sides have some, the defenders have all of it.
pub(super) const WHOLE: usize = 0;
pub(super) const SPLIT: usize = 1;
pub(super) const THEIRS: usize = 2;

/// What becomes of a pagat: not in the last trick, took it, lost it to the other side, lost it to the partner.
pub(super) const ABSENT: usize = 0;
pub(super) const TOOK: usize = 1;
pub(super) const LOST: usize = 2;
pub(super) const PARTNERS: usize = 3;

/// The worth of all ends of one deal, as declarer's side sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Worths {
    pub(super) declarer: Seat,
    /// The game by declarer's thirds.
    pub(super) game: [i32; ALL_THIRDS as usize + 1],
    pub(super) trula: [i32; 3],
    pub(super) kings: [i32; 3],
    /// The pagat of declarer and of a defender.
    pub(super) pagat: [[i32; 4]; 2],
    /// A lost mond, by how many places after declarer its owner sits.
    pub(super) mond: [i32; SEATS],
    /// All tricks, and none: instead of everything but the mond.
    pub(super) valat: [i32; 2],
    /// What declarer laid away, in thirds.
    pub(super) laid_away: i32,
    /// What sets it apart from other deals: mixed into keys.
    pub(super) salt: u64,
}

impl Worths {
    /// Those of a deal in which somebody plays for points.
    pub(crate) fn of(position: &Position) -> Worths {
        let public = position.public();
        let announced = public.stakes().announced();
        let declarer = public.declarer().expect("somebody plays for points");
        let valats = Items::VALAT.and(Items::VALAT.by_defenders());
        let mut worths = Worths {
            declarer,
            game: [0; ALL_THIRDS as usize + 1],
            trula: [0; 3],
            kings: [0; 3],
            pagat: [[0; 4]; 2],
            mond: [-2, 1, 1].map(|times| times * public.rules().mond),
            valat: [true, false].map(|all| valat_worth(public, all, !all)),
            laid_away: crate::thirds(position.discards()),
            salt: 0,
        };
        for (thirds, worth) in worths.game.iter_mut().enumerate() {
            *worth = game_worth(public, thirds as i32);
        }
        if announced.meets(valats) {
            return worths.salted();
        }
        worths.trula = set(public, Items::TRULA);
        worths.kings = set(public, Items::KINGS);
        for (defends, worth) in worths.pagat.iter_mut().enumerate() {
            *worth = [ABSENT, TOOK, LOST, PARTNERS].map(|end| pagat_worth(public, defends == 1, end));
        }
        worths.salted()
    }

    fn salted(mut self) -> Worths {
        let all = self.game.iter().chain(&self.trula).chain(&self.kings).chain(self.pagat.iter().flatten());
        let all = all.chain(&self.mond).chain(&self.valat);
        self.salt = all.fold(1, |salt, worth| mix(salt ^ *worth as u64));
        self
    }

    /// Worths between which every end lies.
    pub(super) fn limits(&self) -> Range {
        let mut range = (self.game[0], self.game[ALL_THIRDS as usize]);
        let pagat = self.pagat.as_flattened();
        for worths in [&self.trula[..], &self.kings, pagat] {
            range.0 += worths.iter().copied().min().unwrap_or(0);
            range.1 += worths.iter().copied().max().unwrap_or(0);
        }
        let [all, none] = self.valat;
        let mond = self.most_for_mond();
        (range.0.min(none).min(all) - mond, range.1.max(all).max(none) + mond)
    }

    /// The same as a seat sees it who looks after himself: a defender's own mond costs him four times what declarer's
    /// side gains by it, since his partner gains as well.
    #[must_use]
    pub(crate) fn seen_by(mut self, seat: Seat) -> Worths {
        if seat != self.declarer {
            self.mond[place_of(seat, self.declarer)] *= 4;
        }
        self.salted()
    }

    /// The most that a lost mond changes.
    pub(super) fn most_for_mond(&self) -> i32 {
        self.mond.iter().map(|cost| cost.abs()).max().unwrap_or(0)
    }

    /// What a point more is worth at least.
    pub(super) fn slope(&self) -> i32 {
        self.game.windows(4).map(|game| game[3] - game[0]).min().unwrap_or(0)
    }

    /// What a mond that is gone has cost.
    pub(super) fn mond_now(&self, public: &PublicState) -> i32 {
        self.mond_of(public)
    }

    /// The thirds that declarer needs for the game to be worth so much; more than there are if that cannot be.
    #[inline]
    pub(super) fn need(&self, worth: i32) -> i32 {
        self.game.partition_point(|game| *game < worth) as i32
    }

    /// The game by thirds.
    pub(super) fn game(&self, thirds: i32) -> i32 {
        self.game[thirds.clamp(0, ALL_THIRDS) as usize]
    }

    /// Declarer's thirds so far, what was laid away included.
    #[inline]
    pub(super) fn thirds(&self, public: &PublicState) -> i32 {
        self.laid_away + crate::thirds(public.taken(self.declarer))
    }

    /// What a valat would be worth that is still possible: declarer's, and the defenders'.
    #[inline]
    pub(super) fn valats(&self, public: &PublicState) -> [Option<i32>; 2] {
        let [all, none] = self.valat;
        let tricks = public.tricks(self.declarer);
        [(tricks == public.tricks_played()).then_some(all), (tricks == 0).then_some(none)]
    }

    /// What the bonuses of an end are worth, the mond not included.
    fn bonuses(&self, public: &PublicState) -> i32 {
        let pagat = match public.last_pagat() {
            None => self.pagat[0][ABSENT],
            Some(pagat) => self.pagat[usize::from(pagat.owner != self.declarer)][self.end_of(pagat)],
        };
        let taken = public.taken(self.declarer);
        self.trula[state(taken, TRULA)] + self.kings[state(taken, KINGS)] + pagat
    }

    fn end_of(&self, pagat: LastPagat) -> usize {
        if pagat.owner == pagat.taker {
            TOOK
        } else if pagat.owner == self.declarer || pagat.taker == self.declarer {
            LOST
        } else {
            PARTNERS
        }
    }

    fn mond_of(&self, public: &PublicState) -> i32 {
        public.mond_loser().map_or(0, |loser| self.mond[place_of(loser, self.declarer)])
    }

    /// What the end of a deal is worth: bonuses that go beside the game by its thirds, or a valat that goes instead.
    #[inline]
    pub(super) fn rest(&self, end: &PublicState) -> Result<i32, i32> {
        let mond = self.mond_of(end);
        match self.valats(end) {
            [Some(worth), _] | [_, Some(worth)] => Err(worth + mond),
            _ => Ok(self.bonuses(end) + mond),
        }
    }

    /// What an end is worth.
    #[cfg(test)]
    fn worth(&self, end: &PublicState) -> i32 {
        self.rest(end).map_or_else(|valat| valat, |rest| rest + self.game(self.thirds(end)))
    }

    /// The least and the most that all bonuses together can still be worth, before a trick. `held` are all cards in
    /// hands.
    #[inline]
    pub(super) fn open(&self, position: &Position, held: CardSet<cards::Tarok>) -> Range {
        let public = position.public();
        let declarers = public.taken(self.declarer);
        let mut range = (0, 0);
        add(&mut range, &self.trula, ends_of(declarers, held, TRULA));
        add(&mut range, &self.kings, ends_of(declarers, held, KINGS));
        let own = position.hand(self.declarer);
        if held.contains(PAGAT) {
            let worth = &self.pagat[usize::from(!own.contains(PAGAT))];
            let least = worth.iter().copied().min().unwrap_or(0);
            let most = worth.iter().copied().max().unwrap_or(0);
            range = (range.0 + least, range.1 + most);
        } else {
            range = (range.0 + self.pagat[0][ABSENT], range.1 + self.pagat[0][ABSENT]);
        }
        if held.contains(MOND) {
            let most = self.most_for_mond();
            let lost = if own.contains(MOND) { (self.mond[0], 0) } else { (0, most) };
            (range.0 + lost.0, range.1 + lost.1)
        } else {
            let mond = self.mond_of(public);
            (range.0 + mond, range.1 + mond)
        }
    }

    /// What of the past still matters to the bonuses, as a number: which sets each side has begun.
    #[inline]
    pub(super) fn past(&self, public: &PublicState, held: CardSet<cards::Tarok>) -> u64 {
        past_of(public, self.declarer, held)
    }
}

/// What of the past still matters to the bonuses of a declarer.
#[inline]
pub(super) fn past_of(public: &PublicState, declarer: Seat, held: CardSet<cards::Tarok>) -> u64 {
    let declarers = public.taken(declarer);
    let begun = |set: CardSet<cards::Tarok>| {
        let gone = set - held;
        u64::from(gone.meets(declarers)) | u64::from(!(gone - declarers).is_empty()) << 1
    };
    let tricks = public.tricks(declarer);
    let valats = u64::from(tricks == 0) | u64::from(tricks == public.tricks_played()) << 1;
    let mond = public.mond_loser().map_or(0, |loser| 1 + place_of(loser, declarer) as u64);
    begun(TRULA) | begun(KINGS) << 2 | valats << 4 | mond << 6
}

/// What became of a set once all cards have been taken.
fn state(declarers: CardSet<cards::Tarok>, set: CardSet<cards::Tarok>) -> usize {
    if set.is_within(declarers) {
        WHOLE
    } else if set.meets(declarers) {
        SPLIT
    } else {
        THEIRS
    }
}

/// The ends that a set can still take, from the best for declarer to the worst.
fn ends_of(
    declarers: CardSet<cards::Tarok>,
    held: CardSet<cards::Tarok>,
    set: CardSet<cards::Tarok>,
) -> (usize, usize) {
    let gone = set - held;
    if gone.is_empty() {
        return (WHOLE, THEIRS);
    }
    match (gone.meets(declarers), (gone - declarers).is_empty()) {
        (true, true) if gone == set => (WHOLE, WHOLE),
        (true, true) => (WHOLE, SPLIT),
        (true, false) => (SPLIT, SPLIT),
        _ if gone == set => (THEIRS, THEIRS),
        _ => (SPLIT, THEIRS),
    }
}

fn add(range: &mut Range, worth: &[i32; 3], (from, to): (usize, usize)) {
    let ends = &worth[from..=to];
    range.0 += ends.iter().copied().min().unwrap_or(0);
    range.1 += ends.iter().copied().max().unwrap_or(0);
}

/// The worth of the game by declarer's thirds; of a valat that was announced and is not made.
pub(crate) fn game_worth(public: &PublicState, thirds: i32) -> i32 {
    let valats = Items::VALAT.and(Items::VALAT.by_defenders());
    if public.stakes().announced().meets(valats) {
        return valat_worth(public, false, false);
    }
    let value = public.contract().map_or(0, |contract| public.rules().value(contract));
    let points = points(thirds);
    item(public, Items::GAME, value + (points - HALF).abs(), points > HALF)
}

/// So far a guess of thirds may be from the truth: half as far is half as likely.
const SPREAD: i32 = 24;

/// The worth of a game whose thirds are only guessed: its mean over all that may be, by how near they are.
pub(crate) fn likely_worth(thirds: i32, worth: impl Fn(i32) -> i32) -> i32 {
    let near = |off: i32| SPREAD - off.abs();
    let sum: i32 =
        (1 - SPREAD..SPREAD).map(|off| near(off) * worth((thirds + off).clamp(0, ALL_THIRDS))).sum();
    sum.div_euclid(SPREAD * SPREAD)
}

/// What declarer's radelc multiplies by.
fn radelc(public: &PublicState) -> i32 {
    1 + i32::from(public.radelc_doubles())
}

/// The worth of the game or of what was announced, raised as it was: a kontra that failed pays a defender too.
pub(super) fn item(public: &PublicState, item: Items, worth: i32, gained: bool) -> i32 {
    let times = public.stakes().multiplier(item);
    let worth = worth * radelc(public);
    match (gained, Items::OF_DEFENDERS.has(item)) {
        (false, _) => -2 * worth * times,
        // What the defenders announced and did not make goes to declarer and to one of them.
        (true, true) => worth * times,
        (true, false) => worth * (times + 1),
    }
}

/// The worth of a valat: announced ones as they were, else a silent one.
fn valat_worth(public: &PublicState, all: bool, none: bool) -> i32 {
    let announced = public.stakes().announced();
    let both = [(Items::VALAT, all), (Items::VALAT.by_defenders(), !none)];
    let said: ArrayVec<i32, 2> = both
        .into_iter()
        .filter(|(valat, _)| announced.has(*valat))
        .map(|(valat, gained)| item(public, valat, VALAT, gained))
        .collect();
    if said.is_empty() {
        return item(public, Items::GAME, public.rules().silent_valat, all);
    }
    said.iter().sum()
}

/// The worth of trula or kings, by who has them.
fn set(public: &PublicState, set: Items) -> [i32; 3] {
    let announced = public.stakes().announced();
    let (own, theirs) = (set, set.by_defenders());
    [WHOLE, SPLIT, THEIRS].map(|end| {
        let mut worth = 0;
        if announced.has(own) {
            worth += item(public, own, SET, end == WHOLE);
        }
        if announced.has(theirs) {
            worth += item(public, theirs, SET, end != THEIRS);
        }
        if !announced.meets(own.and(theirs)) {
            let silent = match end {
                WHOLE => SET / 2,
                THEIRS if public.rules().silent_defenders => -SET / 2,
                _ => 0,
            };
            worth += 2 * silent * radelc(public);
        }
        worth
    })
}

/// The worth of what becomes of the pagat, which declarer or a defender has.
fn pagat_worth(public: &PublicState, defends: bool, end: usize) -> i32 {
    let announced = public.stakes().announced();
    let (own, theirs) = (Items::PAGAT, Items::PAGAT.by_defenders());
    if announced.meets(own.and(theirs)) {
        let made = end == TOOK;
        let of_own = if announced.has(own) { item(public, own, PAGAT_ULTIMO, made && !defends) } else { 0 };
        let of_theirs =
            if announced.has(theirs) { item(public, theirs, PAGAT_ULTIMO, !(made && defends)) } else { 0 };
        return of_own + of_theirs;
    }
    let silent = match (end, defends) {
        (TOOK, false) => PAGAT_ULTIMO / 2,
        (TOOK, true) if public.rules().silent_defenders => -PAGAT_ULTIMO / 2,
        (LOST, false) if public.rules().lost_pagat => -PAGAT_ULTIMO / 2,
        (LOST, true) if public.rules().lost_pagat => PAGAT_ULTIMO / 2,
        _ => 0,
    };
    2 * silent * radelc(public)
}

/// The seats.
pub(super) const ALL: [Seat; SEATS] = [Seat::new(0), Seat::new(1), Seat::new(2)];

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, Options, Position as _};

    use super::*;
    use crate::{Contract, Phase, Tarok};

    /// Where the game jumps a guess is worth what lies between; far from there what it says.
    #[test]
    fn a_guess_near_a_jump_lies_between_both_sides() {
        let game = |thirds: i32| if thirds > 106 { 100 } else { -100 };
        assert_eq!([40, 160].map(|thirds| likely_worth(thirds, game)), [-100, 100]);
        assert!(likely_worth(106, game).abs() < 10);
        assert!(likely_worth(112, game) > 30);
    }

    #[test]
    fn what_was_taken_apart_comes_to_the_score() {
        let presets = [
            "",
            "preset=tarok-net,radelci=1/1/1",
            "preset=pagat",
            "defenders_announce=yes,silent_defenders=no",
        ];
        let mut checked = 0;
        for index in 0..2000 {
            let game = Tarok::from_options(&Options::parse(presets[index as usize % 4]).unwrap()).unwrap();
            let mut position = game.start(&game.deal(&mut deal_stream(9, index)));
            let mut rng = fast(index);
            let mut worths = None;
            while !position.is_over() {
                let mv = position.random_move(&mut rng);
                position.play_unchecked(mv);
                let for_points = position.public().contract().is_some_and(Contract::is_for_points);
                if worths.is_none() && for_points && position.public().phase() == Phase::Card {
                    worths = Some(Worths::of(&position));
                }
            }
            let Some(worths) = worths else { continue };
            let scores = position.ending().unwrap().scores;
            let expected = 3 * scores[worths.declarer] - scores.sum();
            assert_eq!(worths.worth(position.public()), expected, "deal {index}");
            checked += 1;
        }
        assert!(checked > 800, "{checked}");
    }
}
