//! Sets of open hands for partition search: which low card or plain tarok lies where does not matter.
//!
//! Games for points, played for declarer's thirds. Two hands are in one set if everybody holds as many cards of each suit
//! and as many taroks, and the highest of each, as many as mattered, have the same owners. What a card is worth always
//! matters: figures and kings by name, mond and škis at the top, and whose the pagat is. Nobody has to beat anything, so
//! ranks matter only where two cards of a suit meet. See [`search::solve::Partition`] for what the sets mean.

use arrayvec::ArrayVec;
use cards::{Card, Tarok as Pack};
use game::random::mix;
use game::{Ending, MAX_SEATS, Position, Scores, Seat};
use search::Guide;
use search::solve::{Partition, RankSet, RankedHands};

use crate::bare::{Hands, PAGAT_BIT, Place, beats, following, hands_of, place_of, thirds, to_come, winner};
use crate::{Contract, Phase, SEATS};

/// Four suits, and the taroks.
const SUITS: usize = 5;
const TAROKS: usize = 4;
const RANKS: u32 = 8;
/// Jack, knight, queen and king are the four highest of a suit.
const FIRST_FIGURE: u32 = 4;
/// Mond and škis are the two highest taroks.
const MOND_RANK: u32 = 20;
const MOST_CARDS: usize = 16;

/// Open hands of a game for points, declarer's first, in the middle of the play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BarePlay {
    hands: Hands,
    leader: usize,
    trick: ArrayVec<Card<Pack>, SEATS>,
    /// Thirds of declarer and of the others.
    thirds: [i32; 2],
}

impl BarePlay {
    /// Three hands, declarer's first, and who leads, counted from declarer.
    ///
    /// ```
    /// use game::Position;
    /// use tarok::BarePlay;
    /// let play = BarePlay::new(["T1 HK", "T5 H4", "T22 H3"].map(|hand| hand.parse().unwrap()), 0);
    /// let after = play.after(play.legal()[0]);
    /// assert_eq!(after.legal().len(), 1, "hearts are followed");
    /// ```
    pub fn new(hands: [cards::CardSet<Pack>; SEATS], leader: usize) -> BarePlay {
        BarePlay { hands: hands.map(cards::CardSet::bits), leader, trick: ArrayVec::new(), thirds: [0; 2] }
    }

    /// The open hands of a position whose declarer plays for points, with what is on the table and what was taken.
    pub(crate) fn of(position: &crate::Position) -> Option<BarePlay> {
        let public = position.public();
        let declarer = public.declarer()?;
        if public.phase() != Phase::Card || !public.contract().is_some_and(Contract::is_for_points) {
            return None;
        }
        let leader = public.laid().next().map(|(seat, _)| seat).or(position.turn())?;
        let mut taken = [0; 2];
        for seat in Seat::all(SEATS) {
            taken[side(place_of(seat, declarer))] += crate::thirds(public.taken(seat));
        }
        Some(BarePlay {
            hands: hands_of(position, declarer),
            leader: place_of(leader, declarer),
            trick: public.trick().iter().copied().collect(),
            thirds: taken,
        })
    }

    /// The most cards that anybody holds.
    pub(crate) fn longest_hand(&self) -> u32 {
        self.hands.iter().map(|hand| hand.count_ones()).max().unwrap_or(0)
    }

    /// What a side has, and what is still to be won.
    pub(crate) fn banked_and_open(&self, place: usize) -> (i32, i32) {
        (self.thirds[side(place)], thirds(self.all()))
    }

    fn owner_on_table(&self, place: usize) -> usize {
        (self.leader + place) % SEATS
    }

    fn laid(&self) -> impl Iterator<Item = Place> + use<'_> {
        self.trick.iter().map(|card| card.index() as Place)
    }

    /// The cards that are not taken yet.
    fn all(&self) -> u64 {
        let table = self.laid().fold(0, |set, card| set | 1 << card);
        self.hands.iter().fold(table, |all, hand| all | hand)
    }

    /// The hands before the trick, for sets of them.
    fn ranked(&self) -> RankedHands<SUITS> {
        let laid = self.laid().enumerate();
        RankedHands::new(RANKS, self.hands)
            .with_trick(laid.map(|(place, card)| (self.owner_on_table(place), card)))
    }

    /// The place that holds the pagat before the trick, counted from 1; 0 when it is gone.
    fn pagat_owner(&self) -> u64 {
        self.hands.iter().position(|hand| hand & PAGAT_BIT != 0).map_or(0, |place| place as u64 + 1)
    }
}

fn side(place: usize) -> usize {
    usize::from(place > 0)
}

impl Position for BarePlay {
    type Move = Card<Pack>;
    type Moves = ArrayVec<Card<Pack>, MOST_CARDS>;

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
        let mut legal = self.laid().next().map_or(hand, |led| following(hand, led));
        while legal != 0 {
            moves.push(Card::at(legal.trailing_zeros() as usize));
            legal &= legal - 1;
        }
    }

    fn play_unchecked(&mut self, mv: Card<Pack>) {
        let place = self.owner_on_table(self.trick.len());
        self.hands[place] &= !(1 << mv.index());
        self.trick.push(mv);
        if let [led, second, third] = self.trick[..] {
            let trick = [led, second, third].map(|card| card.index() as Place);
            let taker = self.owner_on_table(winner(trick));
            self.thirds[side(taker)] += thirds(trick.iter().fold(0, |set, card| set | 1 << card));
            self.leader = taker;
            self.trick.clear();
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.turn().is_none().then(|| {
            let mut scores = Scores::zero(SEATS);
            Seat::all(SEATS).for_each(|seat| scores[seat] = self.thirds[side(seat.index())]);
            Ending { scores, reason: "played" }
        })
    }

    fn key(&self) -> u64 {
        let table = self.laid().fold(1, |key, card| mix(key ^ u64::from(card)));
        let hands = self.hands.iter().fold(self.leader as u64, |key, hand| mix(key ^ hand));
        mix(hands ^ table)
    }

    fn sides(&self) -> [u8; MAX_SEATS] {
        [0, 1, 1, 1]
    }
}

/// Relative ranks: low cards and plain taroks that did not matter are left open, or (to compare with) all are told apart.
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
        position.thirds[side(seat.index())]
    }

    /// What is certain without a search; asked between tricks only.
    fn still_to_come(&self, position: &BarePlay, seat: Seat) -> (i32, i32) {
        let all = thirds(position.all());
        let (least, most) = to_come(position.hands, position.leader, all);
        if side(seat.index()) == 0 { (least, most) } else { (all - most, all - least) }
    }
}

/// How many of the highest cards of a suit are worth more than the others of it.
fn dear(hands: &RankedHands<SUITS>, suit: usize) -> u64 {
    hands.left(suit) >> if suit == TAROKS { MOND_RANK } else { FIRST_FIGURE }
}

impl RelativeRanks {
    fn set(self, position: &BarePlay, mut top: [u32; SUITS]) -> RankSet<SUITS> {
        let hands = position.ranked();
        for (suit, top) in top.iter_mut().enumerate() {
            *top = if self.exact {
                hands.left(suit).count_ones()
            } else {
                (*top).max(dear(&hands, suit).count_ones())
            };
        }
        hands.alike(top)
    }

    /// What must be known of the cards before a trick for a move to be there and to lead into a set.
    fn led_through(
        position: &BarePlay,
        mv: Card<Pack>,
        after: &BarePlay,
        set: &RankSet<SUITS>,
    ) -> [u32; SUITS] {
        if !after.trick.is_empty() {
            return set.top();
        }
        let trick = || position.laid().chain([mv.index() as Place]);
        // Where the pagat takes mond and škis all three are known anyhow.
        let best = trick().reduce(|best, card| if beats(card, best) { card } else { best });
        let best = best.unwrap_or(mv.index() as Place);
        position.ranked().before_trick(&after.ranked(), set, trick(), best)
    }
}

impl Partition<BarePlay> for RelativeRanks {
    type Set = RankSet<SUITS>;

    fn class(&self, position: &BarePlay) -> Option<u64> {
        if !position.trick.is_empty() {
            return None;
        }
        let hands = position.ranked();
        let mut class = mix((position.leader as u64 + 1) | (position.pagat_owner() << 8));
        for suit in 0..SUITS {
            // Figures by name, since no two are worth the same; of mond and škis how many, which are.
            let dear = dear(&hands, suit);
            let dear = if suit == TAROKS { u64::from(dear.count_ones()) } else { dear };
            class = mix(class ^ (hands.lengths(suit) << 4 | dear));
        }
        Some(class)
    }

    fn contains(&self, set: &RankSet<SUITS>, position: &BarePlay) -> bool {
        set.contains(&position.ranked())
    }

    /// What is certain rests on the highest taroks of one side, and on the highest cards of whoever leads: with more of
    /// them no less is certain.
    fn alike(&self, position: &BarePlay) -> RankSet<SUITS> {
        let hands = position.ranked();
        let leads = |place: usize| place == position.leader;
        let mut top = [0; SUITS];
        for (suit, top) in top.iter_mut().enumerate() {
            *top = hands.run(suit, leads);
        }
        let declarers = hands.run(TAROKS, |place| place == 0);
        top[TAROKS] = top[TAROKS].max(declarers).max(hands.run(TAROKS, |place| place != 0));
        self.set(position, top)
    }

    fn some(
        &self,
        position: &BarePlay,
        mv: Card<Pack>,
        after: &BarePlay,
        set: &RankSet<SUITS>,
    ) -> RankSet<SUITS> {
        self.set(position, RelativeRanks::led_through(position, mv, after, set))
    }

    fn every(
        &self,
        position: &BarePlay,
        all: Option<RankSet<SUITS>>,
        mv: Card<Pack>,
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
    use crate::bare::{Before, TRULA_BITS};

    const LAWS: PartitionLaws<RelativeRanks> =
        PartitionLaws::new(RelativeRanks { exact: false }, RelativeRanks { exact: true });
    const PACK: u32 = 54;
    const ALL_TAROKS: u32 = 22;

    fn deal(cards: usize, rng: &mut Fast) -> BarePlay {
        let mut pack: Vec<u32> = (0..PACK).collect();
        shuffle(rng, &mut pack);
        let mut hands = [0; SEATS];
        for (place, card) in pack.into_iter().take(SEATS * cards).enumerate() {
            hands[place % SEATS] |= 1 << card;
        }
        let leader = below(rng, SEATS as u32) as usize;
        BarePlay { hands, leader, trick: ArrayVec::new(), thirds: [0; 2] }
    }

    /// The same with the trula among the cards, one in each hand where it was not there: its trick comes up, too.
    fn with_trula(mut position: BarePlay) -> BarePlay {
        let mut missing = TRULA_BITS & !position.all();
        for hand in &mut position.hands {
            let card = missing & missing.wrapping_neg();
            let spared = *hand & !TRULA_BITS;
            if card != 0 && spared != 0 {
                *hand = *hand & !(1 << spared.trailing_zeros()) | card;
                missing ^= card;
            }
        }
        position
    }

    /// Endings of so many cards by turns, every other one with the trula.
    fn endings(number: usize, cards: impl Fn(usize) -> usize, rng: &mut Fast) -> Vec<BarePlay> {
        let ending = |number: usize| {
            let position = deal(cards(number), rng);
            if number.is_multiple_of(2) { position } else { with_trula(position) }
        };
        (0..number).map(ending).collect()
    }

    fn redealt(position: &BarePlay, rng: &mut Fast) -> BarePlay {
        let ranks = |suit| if suit == TAROKS { ALL_TAROKS } else { RANKS };
        let [one, two, three, _] = position.ranked().redealt(ranks, rng);
        BarePlay { hands: [one, two, three], ..position.clone() }
    }

    #[test]
    fn the_cards_fall_as_in_the_solver() {
        let mut rng = fast(10);
        for mut position in endings(200, |_| 4, &mut rng) {
            let (hands, leader) = (position.hands, position.leader);
            let mut before = Before { hands, leader, past: 0, banked: 0 };
            while position.turn().is_some() {
                let mut trick = [0; SEATS];
                for card in &mut trick {
                    let mv = position.random_move(&mut rng);
                    *card = mv.index() as Place;
                    position.play_unchecked(mv);
                }
                before = before.after(trick);
                assert_eq!((position.hands, position.leader), (before.hands, before.leader));
                assert_eq!(position.thirds[0], before.banked, "{trick:?}");
            }
        }
    }

    #[test]
    fn it_is_minimax_on_endings_and_what_is_kept_holds_for_the_next_deal() {
        LAWS.check_values(&endings(1_500, |number| 2 + number % 3, &mut fast(11)));
    }

    #[test]
    fn every_member_of_a_set_has_its_value() {
        let mut rng = fast(12);
        let deals = endings(300, |_| 4, &mut rng);
        let members = LAWS.check_members(&deals, 12, |position| redealt(position, &mut rng));
        assert!(members > 300, "{members} other members were met");
    }

    #[test]
    fn sets_save_nodes() {
        let mut rng = fast(13);
        let deals: Vec<BarePlay> = (0..12).map(|_| deal(6, &mut rng)).collect();
        let [with, without] = LAWS.nodes(&deals);
        assert!(with < without, "{with} nodes with sets, {without} with relative ranks");
    }

    /// How many nodes and how much time sets save, by tricks left: `make studies`.
    #[test]
    #[ignore = "a study, not a law: make studies"]
    #[expect(clippy::print_stdout, reason = "its figures are for whoever runs it")]
    fn study_of_nodes_with_and_without_sets() {
        let mut rng = fast(14);
        for cards in 4..=8 {
            let deals: Vec<BarePlay> = (0..20).map(|_| deal(cards, &mut rng)).collect();
            println!("tarok, {cards} cards: {}", LAWS.study(&deals));
        }
    }
}
