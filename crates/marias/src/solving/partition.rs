//! Sets of open hands for partition search: which low card lies where does not matter.
//!
//! Trump games in the usual order of strength, played for points: fat cards, the last trick, marriages. Two hands are in one
//! set if everybody holds as many cards of each suit and the highest cards of each suit, as many as mattered, have the same
//! owners. What a card is worth always matters; so does the whole suit where somebody holds king and horník together, and
//! where a card was to be beaten everything from that card up. See [`search::solve::Partition`] for what the sets mean.

use arrayvec::ArrayVec;
use cards::{Card, German};
use game::random::mix;
use game::{Ending, MAX_SEATS, Position, Scores, Seat};
use search::Guide;
use search::solve::{Partition, RankSet, RankedHands};

use super::bare::{FIRST_TRUMP, Hands, Place, beats, bound_kings, declares, fat_points, following, leading};
use crate::SEATS;

const SUITS: usize = 4;
const RANKS: u32 = 8;
/// The fat cards are the two highest of a suit.
const FAT_RANK: u32 = 6;
const LAST_TRICK: i32 = 10;

/// Open hands, declarer's first, in the middle of the play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BarePlay {
    hands: Hands,
    leader: usize,
    trick: ArrayVec<Card<German>, SEATS>,
    /// Points of declarer and of the others.
    points: [i32; 2],
}

impl BarePlay {
    /// Three hands, declarer's first, as bits by place with trumps last, and who leads, counted from declarer.
    ///
    /// ```
    /// use game::Position;
    /// use marias::BarePlay;
    /// // Trumps are the last eight bits; everybody has one card.
    /// let play = BarePlay::new([1 << 24, 1, 1 << 8], 1);
    /// assert_eq!(play.legal().len(), 1);
    /// ```
    pub fn new(hands: [u32; SEATS], leader: usize) -> BarePlay {
        BarePlay { hands, leader, trick: ArrayVec::new(), points: [0; 2] }
    }

    fn all(&self) -> u32 {
        let table = self.trick.iter().fold(0, |set, card| set | 1_u32 << card.index());
        self.hands.iter().fold(table, |all, hand| all | hand)
    }

    fn owner_on_table(&self, place: usize) -> usize {
        (self.leader + place) % SEATS
    }

    fn best(&self) -> Option<Card<German>> {
        let better = |best: Card<German>, card: Card<German>| {
            if beats(card.index() as Place, best.index() as Place) { card } else { best }
        };
        self.trick.iter().copied().reduce(better)
    }

    /// The hands before the trick, for sets of them.
    fn ranked(&self) -> RankedHands<SUITS> {
        let laid = self.trick.iter().enumerate();
        RankedHands::new(RANKS, self.hands.map(u64::from))
            .with_trick(laid.map(|(place, card)| (self.owner_on_table(place), card.index() as u32)))
    }

    /// All kings that stand beside their horník.
    fn bound(&self) -> u64 {
        self.hands.iter().fold(0, |set, hand| set | bound_kings(*hand)).into()
    }

    /// The points that are still in play for a side: fat cards and the last trick for both, its own marriages.
    fn to_come(&self, side: usize) -> i32 {
        let marriages = if side == 0 {
            marriage_points(self.hands[0])
        } else {
            marriage_points(self.hands[1]) + marriage_points(self.hands[2])
        };
        fat_points(self.all()) + LAST_TRICK + marriages
    }
}

/// What the marriages of a hand are worth.
fn marriage_points(hand: u32) -> i32 {
    let bound = bound_kings(hand);
    20 * bound.count_ones() as i32 + 20 * (bound >> FIRST_TRUMP).count_ones() as i32
}

fn side(place: usize) -> usize {
    usize::from(place > 0)
}

impl Position for BarePlay {
    type Move = Card<German>;
    type Moves = ArrayVec<Card<German>, 12>;

    fn seats(&self) -> usize {
        SEATS
    }

    fn turn(&self) -> Option<Seat> {
        let place = self.owner_on_table(self.trick.len());
        (self.hands[place] != 0).then(|| Seat::new(place))
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        let Some(seat) = self.turn() else { return };
        let hand = self.hands[seat.index()];
        let legal = match (self.trick.first(), self.best()) {
            (Some(led), Some(best)) => following(hand, led.index() as Place, best.index() as Place),
            _ => leading(hand),
        };
        moves.extend((0..32).filter(|place| legal >> place & 1 == 1).map(Card::at));
    }

    fn play_unchecked(&mut self, mv: Card<German>) {
        let place = self.owner_on_table(self.trick.len());
        let hand = self.hands[place];
        if declares(hand, mv.index() as Place) {
            let of_trumps = mv.index() as Place >= FIRST_TRUMP;
            self.points[side(place)] += if of_trumps { 40 } else { 20 };
        }
        self.hands[place] &= !(1 << mv.index());
        self.trick.push(mv);
        if self.trick.len() == SEATS
            && let Some(best) = self.best()
        {
            let taken = self.trick.iter().position(|card| *card == best).unwrap_or(0);
            let taker = self.owner_on_table(taken);
            let cards = self.trick.iter().fold(0, |set, card| set | 1_u32 << card.index());
            self.points[side(taker)] += fat_points(cards);
            self.leader = taker;
            self.trick.clear();
            if self.all() == 0 {
                self.points[side(taker)] += LAST_TRICK;
            }
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.turn().is_none().then(|| {
            let mut scores = Scores::zero(SEATS);
            Seat::all(SEATS).for_each(|seat| scores[seat] = self.points[side(seat.index())]);
            Ending { scores, reason: "played" }
        })
    }

    fn key(&self) -> u64 {
        let table = self.trick.iter().fold(1_u64, |key, card| mix(key ^ card.index() as u64));
        let hands = self.hands.iter().fold(self.leader as u64, |key, hand| mix(key ^ u64::from(*hand)));
        mix(hands ^ table)
    }

    fn sides(&self) -> [u8; MAX_SEATS] {
        [0, 1, 1, 1]
    }
}

/// Relative ranks: low cards that did not matter are left open, or (to compare with) all ranks are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RelativeRanks {
    /// Whether every card is known in every set: a table of relative ranks.
    pub exact: bool,
}

impl Guide<BarePlay> for RelativeRanks {
    fn evaluate(&self, _: &BarePlay, _: Seat) -> i32 {
        0
    }

    fn banked(&self, position: &BarePlay, seat: Seat) -> i32 {
        position.points[side(seat.index())]
    }

    fn still_to_come(&self, position: &BarePlay, seat: Seat) -> (i32, i32) {
        (0, position.to_come(side(seat.index())))
    }
}

impl RelativeRanks {
    fn set(self, position: &BarePlay, mut top: [u32; SUITS]) -> RankSet<SUITS> {
        let (hands, bound) = (position.ranked(), position.bound());
        for (suit, top) in top.iter_mut().enumerate() {
            let cards = hands.left(suit);
            *top = (*top).max((cards >> FAT_RANK).count_ones());
            if self.exact || hands.of_suit(bound, suit) != 0 {
                *top = cards.count_ones();
            }
        }
        hands.alike(top)
    }

    /// What must be known of the cards before a trick for a move to be there and to lead into a set.
    fn led_through(
        position: &BarePlay,
        mv: Card<German>,
        after: &BarePlay,
        set: &RankSet<SUITS>,
    ) -> [u32; SUITS] {
        let hands = position.ranked();
        let place = |card: Card<German>| card.index() as Place;
        let best = position.best().map(place);
        let mut top = set.top();
        if after.trick.is_empty() {
            let taking = best.filter(|best| !beats(place(mv), *best)).unwrap_or(place(mv));
            let trick = position.trick.iter().copied().chain([mv]).map(place);
            top = hands.before_trick(&after.ranked(), set, trick, taking);
        }
        // What must be beaten, and who can, is part of the rules.
        if let Some(best) = best {
            hands.know(best, &mut top);
        }
        top
    }
}

impl Partition<BarePlay> for RelativeRanks {
    type Set = RankSet<SUITS>;

    fn class(&self, position: &BarePlay) -> Option<u64> {
        if !position.trick.is_empty() {
            return None;
        }
        let (hands, bound) = (position.ranked(), position.bound());
        let mut class = mix(position.leader as u64 + 1);
        for suit in 0..SUITS {
            let fat = u64::from((hands.left(suit) >> FAT_RANK).count_ones());
            class = mix(class ^ (hands.lengths(suit) << 4 | fat));
            if hands.of_suit(bound, suit) != 0 {
                // Where a marriage is, the cards themselves tell how high it stands.
                let cards = position.hands.map(|hand| hands.of_suit(hand.into(), suit));
                class = cards.iter().fold(class, |class, cards| mix(class ^ cards << 8));
            }
        }
        Some(class)
    }

    fn contains(&self, set: &RankSet<SUITS>, position: &BarePlay) -> bool {
        set.contains(&position.ranked())
    }

    fn alike(&self, position: &BarePlay) -> RankSet<SUITS> {
        self.set(position, [0; SUITS])
    }

    fn some(
        &self,
        position: &BarePlay,
        mv: Card<German>,
        after: &BarePlay,
        set: &RankSet<SUITS>,
    ) -> RankSet<SUITS> {
        self.set(position, RelativeRanks::led_through(position, mv, after, set))
    }

    fn every(
        &self,
        position: &BarePlay,
        all: Option<RankSet<SUITS>>,
        mv: Card<German>,
        after: &BarePlay,
        set: &RankSet<SUITS>,
    ) -> RankSet<SUITS> {
        let top = RelativeRanks::led_through(position, mv, after, set);
        self.set(position, RankSet::known_for_all(all, top))
    }
}

#[cfg(test)]
mod tests {
    use game::random::{Fast, below, fast, shuffle};
    use search::solve::PartitionLaws;

    use super::*;

    const LAWS: PartitionLaws<RelativeRanks> =
        PartitionLaws::new(RelativeRanks { exact: false }, RelativeRanks { exact: true });

    fn deal(cards: usize, rng: &mut Fast) -> BarePlay {
        let mut pack: Vec<u32> = (0..32).collect();
        shuffle(rng, &mut pack);
        let mut hands = [0; SEATS];
        for (place, card) in pack.into_iter().take(SEATS * cards).enumerate() {
            hands[place % SEATS] |= 1 << card;
        }
        BarePlay::new(hands, below(rng, SEATS as u32) as usize)
    }

    fn redealt(position: &BarePlay, rng: &mut Fast) -> BarePlay {
        let [one, two, three, _] = position.ranked().redealt(|_| RANKS, rng);
        BarePlay { hands: [one, two, three].map(|hand| hand as u32), ..position.clone() }
    }

    #[test]
    fn it_is_minimax_on_endings_and_what_is_kept_holds_for_the_next_deal() {
        let mut rng = fast(11);
        let deals: Vec<BarePlay> = (0..1_500).map(|number| deal(2 + number % 3, &mut rng)).collect();
        LAWS.check_values(&deals);
    }

    #[test]
    fn every_member_of_a_set_has_its_value() {
        let mut rng = fast(12);
        let deals: Vec<BarePlay> = (0..300).map(|_| deal(4, &mut rng)).collect();
        let members = LAWS.check_members(&deals, 12, |position| redealt(position, &mut rng));
        assert!(members > 300, "{members} other members were met");
    }

    #[test]
    fn sets_save_nodes() {
        let mut rng = fast(13);
        let deals: Vec<BarePlay> = (0..12).map(|_| deal(7, &mut rng)).collect();
        let [with, without] = LAWS.nodes(&deals);
        assert!(with < without, "{with} nodes with sets, {without} with relative ranks");
    }

    /// How many nodes and how much time sets save, by tricks left: `make studies`.
    #[test]
    #[ignore = "a study, not a law: make studies"]
    #[expect(clippy::print_stdout, reason = "its figures are for whoever runs it")]
    fn study_of_nodes_with_and_without_sets() {
        let mut rng = fast(14);
        for cards in 5..=8 {
            let deals: Vec<BarePlay> = (0..10).map(|_| deal(cards, &mut rng)).collect();
            println!("mariáš, {cards} cards: {}", LAWS.study(&deals));
        }
    }
}
