//! Which cards are worth trying with open hands, and in which order.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, German};
use game::Seat;

use super::lanes;
use crate::moves::{Move, Moves};
use crate::play::{FAT, HORNIKS, KINGS, NEXT, Play};
use crate::{Position, PublicState};

/// The legal cards, of equal neighbours only one, the most promising first. `special` are cards that are equal to no
/// other.
#[inline]
pub(super) fn worth_trying(position: &Position, special: CardSet<German>, moves: &mut Moves) {
    let public = position.public();
    let play = public.play();
    let seat = public.mover();
    let own = position.hand(seat);
    let one = NEXT[seat.index()];
    let (after, last) = (position.hand(one), position.hand(NEXT[one.index()]));
    let others = after | last;
    let legal = play.playable(own);
    let cards = one_of_equals(legal, others | on_table(play), special | bound_horniks(own), play);
    // A list, not a set: it keeps the order.
    *moves = Moves::Listed(ArrayVec::new());
    let Moves::Listed(list) = moves else { return };
    if cards.len() == 1 {
        list.extend(cards.lowest().map(Move::Play));
        return;
    }
    let mut ranked = Ranked::default();
    if play.trick().is_empty() {
        let leads = Leads::new(own, others, play, seat == public.declarer());
        cards.iter().for_each(|card| ranked.put(leads.rank(card), card));
    } else {
        let follows = Follows::new(public, after, one);
        cards.iter().for_each(|card| ranked.put(follows.rank(card), card));
    }
    ranked.cards().for_each(|card| list.push(Move::Play(card)));
}

/// Cards, the highest rank first; of the same rank, the first put in.
#[derive(Default)]
struct Ranked {
    /// The rank above, the card below.
    words: [i16; 12],
    len: usize,
}

impl Ranked {
    #[inline]
    fn put(&mut self, rank: i16, card: Card<German>) {
        let word = rank << 5 | (31 - card.index() as i16);
        let mut place = self.len.min(11);
        while place > 0 && self.words[place - 1] < word {
            self.words[place] = self.words[place - 1];
            place -= 1;
        }
        self.words[place] = word;
        self.len += 1;
    }

    #[inline]
    fn cards(&self) -> impl Iterator<Item = Card<German>> + '_ {
        self.words[..self.len.min(12)].iter().map(|word| Card::at(31 - (*word & 31) as usize))
    }
}

/// The cards of the running trick.
#[inline]
fn on_table(play: &Play) -> CardSet<German> {
    play.trick().iter().fold(CardSet::NONE, |all, card| all.with(*card))
}

/// The horníks whose kings are in the same hand: to play one frees the king, so it is equal to no other card.
#[inline]
fn bound_horniks(own: CardSet<German>) -> CardSet<German> {
    CardSet::from_bits((own & KINGS).bits() >> 1) & own & HORNIKS
}

/// Of legal cards of one suit between which nobody else has a card, both fat or both not, only the weakest.
#[inline]
fn one_of_equals(
    legal: CardSet<German>,
    between: CardSet<German>,
    special: CardSet<German>,
    play: &Play,
) -> CardSet<German> {
    legal - CardSet::from_bits(lanes::doubled((legal - special).bits(), between.bits(), play.is_natural()))
}

/// The legal cards, all of them, each with the one of [`worth_trying`] that is worth the same in every question.
pub(super) fn each_with_equal(position: &Position) -> impl Iterator<Item = (Card<German>, Card<German>)> {
    let public = position.public();
    let play = *public.play();
    let own = position.hand(public.mover());
    let hands = (0..3).fold(CardSet::NONE, |all, seat| all | position.hand(Seat::new(seat)));
    let legal = play.playable(own);
    let special = bound_horniks(own) | super::guide::trump_seven(&play) | play.kept();
    let kept = one_of_equals(legal, (hands - own) | on_table(&play), special, &play);
    legal.as_written().map(move |card| {
        if kept.contains(card) {
            return (card, card);
        }
        // The strongest of those kept that are weaker: whatever lies between the two is equal to both.
        let alike = if FAT.contains(card) { FAT } else { !FAT };
        let weaker = ((kept & alike) - special).of_suit(card.suit());
        let weaker = weaker.iter().filter(|other| play.ranking().above(*other).contains(card));
        (card, weaker.min_by_key(|other| play.ranking().above(*other).len()).unwrap_or(card))
    })
}

/// How early leads are tried.
struct Leads {
    own: CardSet<German>,
    trumps: CardSet<German>,
    /// The places over which nobody else has a card.
    highest: CardSet<German>,
    /// Whether the others have trumps.
    drawing: bool,
    /// Whether it is declarer who leads: he has most trumps, and draws them first.
    declarer: bool,
}

impl Leads {
    #[inline]
    fn new(own: CardSet<German>, others: CardSet<German>, play: &Play, declarer: bool) -> Leads {
        let trumps = play.trumps();
        let lower = if play.is_natural() {
            lanes::unprinted(lanes::below(lanes::printed(others.bits())))
        } else {
            lanes::below(others.bits())
        };
        let (highest, drawing) = (!CardSet::from_bits(lower), others.meets(trumps));
        Leads { own, trumps, highest, drawing, declarer }
    }

    #[inline]
    fn rank(&self, card: Card<German>) -> i16 {
        let fat = FAT.contains(card);
        let highest = self.highest.contains(card);
        let strength = (card.index() % 8) as i16;
        if self.trumps.contains(card) {
            return match (highest, self.drawing) {
                (true, true) if self.declarer => 60 + strength,
                (true, true) => 25 + strength,
                (true, false) => 30,
                _ if fat => -60,
                _ => 20 - strength,
            };
        }
        match (highest, fat) {
            (true, true) => 70,
            (true, false) => 50,
            (false, true) => -50,
            (false, false) => 30 - strength + self.own.of_suit(card.suit()).len() as i16,
        }
    }
}

/// How early cards are tried on others.
struct Follows<'a> {
    play: &'a Play,
    trumps: CardSet<German>,
    /// The cards that take the trick as it lies.
    beaters: CardSet<German>,
    /// Whether the trick as it lies goes to the own side in the end.
    ours: bool,
    /// What the third card can be, where it is still to come.
    third: CardSet<German>,
    /// Whether the third card is the partner's.
    partner: bool,
}

impl<'a> Follows<'a> {
    /// `hand` is what `next` holds.
    #[inline]
    fn new(public: &'a PublicState, hand: CardSet<German>, next: Seat) -> Follows<'a> {
        let play = public.play();
        let trumps = play.trumps();
        let side = public.side(public.mover());
        let (led, best) = play.led_and_best().unwrap_or((Card::at(0), Card::at(0)));
        let beaters = play.ranking().beaters(best, trumps);
        let partner = public.side(next) == side;
        let mut third = CardSet::NONE;
        if play.trick().len() == 1 {
            // It takes the trick if it can, and it has to.
            let following = hand.of_suit(led.suit());
            third = if following.is_empty() { hand & trumps } else { following };
        }
        let ours = if third.meets(beaters) { partner } else { public.side(play.taker()) == side };
        Follows { play, trumps, beaters, ours, third, partner }
    }

    #[inline]
    fn rank(&self, card: Card<German>) -> i16 {
        let ours = if self.beaters.contains(card) {
            self.partner || !self.third.meets(self.play.ranking().beaters(card, self.trumps))
        } else {
            self.ours
        };
        let strength = (card.index() % 8) as i16;
        match (ours, FAT.contains(card)) {
            (true, true) => 80 - i16::from(self.trumps.contains(card)) * 30 - strength,
            (true, false) => 40 - strength,
            (false, false) => 20 - strength,
            (false, true) => -20 - strength,
        }
    }
}
