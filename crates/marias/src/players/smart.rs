//! `smart`: the published player that is a set of conditions.
//!
//! The source says no more than that. What a surviving port of the program shows is marked *port*, what is ours *own*;
//! every rule has its test in `tests/smart.rs`. The first rule that applies decides. It is a fixed point for
//! comparisons: it is never tuned.
//!
//! Words: *t*, *f* and *a* are the own trumps, fat cards and aces; a card is *top* if no unseen card of its suit is
//! stronger; *lowest* is the weakest by rank, then plain before trump, then of the suit with fewer own cards, then in
//! the order of the suits.

use cards::{Card, CardSet, German, Suit};
use game::{Decision, OptionSpec, Player, Settings, Thinking};

use super::Sight;
use super::simple::{colour_or_good, largest};
use crate::bid::{Bid, Goal};
use crate::moves::Move;
use crate::play::{FAT, HORNIKS, KINGS, NEXT};
use crate::{Marias, MariasView, Phase, Position, Voids};

/// The tens.
const TENS: CardSet<German> = CardSet::from_bits(0x4040_4040);
/// The aces.
const ACES: CardSet<German> = CardSet::from_bits(0x8080_8080);

/// The player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Smart {
    /// Whether the trump is chosen by the rating of suits, or is the highest card.
    by_rating: bool,
    /// Whether the lowest card of the suit is shown as trump, or the highest.
    shows_lowest: bool,
    /// How much a raise of hra asks for: of forhont, of an opponent.
    asked: [i32; 2],
}

impl Default for Smart {
    fn default() -> Smart {
        Smart { by_rating: true, shows_lowest: true, asked: [9, 4] }
    }
}

impl Smart {
    pub(super) fn options() -> Vec<OptionSpec> {
        vec![
            OptionSpec::choice(
                "trump",
                &["rating", "highest"],
                "rating",
                "whether the trump is the suit with the best rating, or the highest card",
            )
            .remote(),
            OptionSpec::choice(
                "trump_card",
                &["lowest", "highest"],
                "lowest",
                "which card of the chosen suit is shown; the lowest spares marriages",
            )
            .remote(),
            OptionSpec::whole("forhont_asks", (0, 100), "9", "what forhont's raise of hra asks of his hand")
                .remote(),
            OptionSpec::whole(
                "opponent_asks",
                (0, 100),
                "4",
                "what an opponent's raise of hra asks of his hand",
            )
            .remote(),
        ]
    }

    pub(super) fn new(settings: &Settings<'_>) -> Smart {
        Smart {
            by_rating: settings.text("trump") == "rating",
            shows_lowest: settings.text("trump_card") == "lowest",
            asked: [settings.whole("forhont_asks") as i32, settings.whole("opponent_asks") as i32],
        }
    }

    /// Decides for the seat whose turn it is.
    pub fn choose(&self, sight: &Sight<'_>) -> Move {
        match sight.public.phase() {
            Phase::Trump => Move::Trump(self.trump(sight)),
            Phase::Talon => talon(sight),
            Phase::Speaking | Phase::Answering => colour_or_good(sight),
            Phase::Bidding => Move::Say(self.bid(sight)),
            Phase::Playing | Phase::Over => Move::Play(card(sight)),
        }
    }

    /// S1, the rating from the port, its use our own: the suit with the best rating, ties in the order of the suits.
    fn trump(&self, sight: &Sight<'_>) -> Card<German> {
        if !self.by_rating {
            return largest(sight, sight.hand);
        }
        let best = Suit::all().rev().max_by_key(|suit| rating(sight.hand.of_suit(*suit)));
        let shown = best.and_then(|suit| self.card_to_show(sight, suit));
        shown.or(sight.hand.lowest()).expect("a hand of seven has cards")
    }

    /// S1: the card that is shown when a suit is chosen; `None` if the hand has none of it.
    pub(crate) fn card_to_show(&self, sight: &Sight<'_>, suit: Suit<German>) -> Option<Card<German>> {
        let own = sight.hand.of_suit(suit);
        if !self.shows_lowest && !own.is_empty() {
            return Some(largest(sight, own));
        }
        let single = own - sight.married();
        sight.lowest(if single.is_empty() { own } else { single })
    }

    fn bid(&self, sight: &Sight<'_>) -> Bid {
        let public = sight.public;
        let holds_seven = sight.hand.meets(sight.seven());
        let (heads, free) = public.statements(holds_seven);
        let mut bid = heads[0].unwrap_or(Bid::NONE);
        if free.raises(Goal::Hra) && self.raises_hra(sight) {
            bid = bid.raising(Goal::Hra);
        }
        if free.announces(Goal::Sedma) && announces_seven(sight) {
            bid = bid.announcing(Goal::Sedma);
        }
        if free.raises(Goal::Sedma) && raises_seven(sight) {
            bid = bid.raising(Goal::Sedma);
        }
        // S5, from the port: stovka is never announced and never raised.
        bid
    }

    /// S3, from the port.
    fn raises_hra(&self, sight: &Sight<'_>) -> bool {
        let t = (sight.hand & sight.trumps()).len() as i32;
        let f = (sight.hand & FAT).len() as i32;
        let a = (sight.hand & ACES).len() as i32;
        let raises = sight.public.raises(Goal::Hra);
        let asked = self.asked[sight.public.side(sight.seat)] << raises;
        asked <= court(sight) / 5 + f + t * t * t / 6 + 2 * a
    }
}

/// What a suit of the first seven cards promises, from the port.
pub(crate) fn rating(own: CardSet<German>) -> u32 {
    let count = own.len() as u32;
    let (ace, ten) = (own.meets(ACES), own.meets(TENS));
    let court = match (own & (KINGS | HORNIKS)).len() {
        2 => 53,
        1 => 13,
        _ => 0,
    };
    count.pow(3) + 10 * u32::from(ace) + 8 * u32::from(ten) + 2 * u32::from(ace && ten) + court
}

/// M of S3: 20 for each own marriage, 40 in trumps, less 10 for each suit without horník and king, 20 in trumps.
pub(crate) fn court(sight: &Sight<'_>) -> i32 {
    let trumps = sight.trumps();
    let worth = |suit: Suit<German>| {
        let once = if suit.cards() == trumps { 2 } else { 1 };
        match (sight.hand & (KINGS | HORNIKS)).of_suit(suit).len() {
            2 => 20 * once,
            1 => 0,
            _ => -10 * once,
        }
    };
    Suit::all().map(worth).sum()
}

/// S4, from the port: announced by the holder with five trumps, or with four and a card of every suit.
fn announces_seven(sight: &Sight<'_>) -> bool {
    let t = (sight.hand & sight.trumps()).len();
    t >= 5 || (t == 4 && Suit::all().all(|suit| !sight.hand.of_suit(suit).is_empty()))
}

/// S4: against it, flek with four trumps, tutti with five; the announcer answers with five and seven, his partner
/// leaves it to him (own).
fn raises_seven(sight: &Sight<'_>) -> bool {
    let t = (sight.hand & sight.trumps()).len();
    let raises = usize::from(sight.public.raises(Goal::Sedma));
    let against = sight.public.announced(Goal::Sedma) != Some(sight.public.side(sight.seat));
    if against {
        return t >= 4 + raises / 2;
    }
    sight.public.seven() == Some(sight.seat) && ((raises == 1 && t >= 5) || (raises == 3 && t >= 7))
}

// --- S2: the talon ---

fn talon(sight: &Sight<'_>) -> Move {
    let first = one_for_talon(sight);
    let rest = Sight { hand: sight.hand.without(first), ..*sight };
    Move::talon(first, one_for_talon(&rest))
}

/// S2 for one of the two cards.
fn one_for_talon(sight: &Sight<'_>) -> Card<German> {
    let trumps = sight.trumps();
    let married = sight.married();
    let strong = |suit: &Suit<German>| {
        let own = sight.hand.of_suit(*suit);
        own.meets(ACES) && (own.meets(TENS) || own.meets(married))
    };
    let guarded = sight.plain_suits().filter(strong).fold(CardSet::NONE, |all, suit| all | suit.cards());
    let layable = sight.layable();
    let rest = layable - trumps - married - guarded;
    if rest.is_empty() {
        let seven_and_court = sight.seven() | ((KINGS | HORNIKS) & trumps);
        // Nothing is left: what was held back is released, the dearest last (own).
        let released = [
            (layable & guarded) - married,
            (layable & trumps) - seven_and_court,
            layable & (married - trumps),
        ];
        let from = released.into_iter().find(|cards| !cards.is_empty()).unwrap_or(layable);
        return sight.lowest(from).expect("a hand of twelve has two cards to lay");
    }
    // (a), from the port: the one card beside the ace of a plain suit of two.
    let beside_ace = sight.plain_suits().find_map(|suit| {
        let own = sight.hand.of_suit(suit);
        if own.len() == 2 && own.meets(ACES) { (own & rest).lowest() } else { None }
    });
    // (b), own: of the plain suit without fat cards that has fewest cards, its highest.
    let of_short_suit = || {
        let suits = sight
            .plain_suits()
            .filter(|suit| !sight.hand.of_suit(*suit).meets(FAT) && !rest.of_suit(*suit).is_empty());
        let shortest = suits.min_by_key(|suit| sight.hand.of_suit(*suit).len())?;
        rest.of_suit(shortest).iter().max_by_key(|card| sight.strength(*card))
    };
    // (c), own: the lowest.
    beside_ace.or_else(of_short_suit).or_else(|| sight.lowest(rest)).expect("something is left")
}

// --- S6 to S9: play, all our own ---

fn card(sight: &Sight<'_>) -> Card<German> {
    let legal = sight.legal();
    // S6: the trump seven is kept while another card is legal.
    let kept = legal - sight.seven();
    let cards = if kept.is_empty() { legal } else { kept };
    let chosen = match sight.public.play().led_and_best() {
        Some((_, best)) => follow(sight, cards, best),
        None if sight.seat == sight.public.declarer() => lead_of_forhont(sight, cards),
        None => lead_of_opponent(sight, cards),
    };
    chosen.or_else(|| sight.lowest(cards)).expect("there is always a legal card")
}

/// S7.
fn lead_of_forhont(sight: &Sight<'_>, cards: CardSet<German>) -> Option<Card<German>> {
    let trumps = sight.trumps();
    let unseen = sight.unseen() & trumps;
    let highest = (cards & trumps).iter().max_by_key(|card| sight.strength(*card));
    let drawing = highest.filter(|card| {
        sight.is_top(*card) && !unseen.is_empty() && (sight.hand & trumps).len() >= unseen.len()
    });
    let long_suit = || {
        let free = sight.plain_suits().filter(|suit| {
            let own = sight.hand.of_suit(*suit);
            (!own.meets(TENS) || own.meets(ACES)) && !(cards - FAT).of_suit(*suit).is_empty()
        });
        // Of the longest the first in the order of the suits.
        let longest = free.min_by_key(|suit| 8 - sight.hand.of_suit(*suit).len())?;
        sight.lowest((cards - FAT).of_suit(longest))
    };
    drawing
        .or_else(|| sure_fat(sight, cards))
        .or_else(long_suit)
        .or_else(|| sight.lowest(cards - FAT))
        .or_else(|| sight.lowest(cards))
}

/// S8.
fn lead_of_opponent(sight: &Sight<'_>, cards: CardSet<German>) -> Option<Card<German>> {
    let forhont = sight.public.declarer();
    let to_trump = || {
        let void = sight.plain_suits().filter(|suit| sight.voids.has(forhont, *suit));
        let suits = void.fold(CardSet::NONE, |all, suit| all | suit.cards());
        if sight.unseen().meets(sight.trumps()) { sight.lowest((cards - FAT) & suits) } else { None }
    };
    let short_suit = || {
        let free = sight.plain_suits().filter(|suit| {
            !sight.hand.of_suit(*suit).meets(TENS) && !(cards - FAT).of_suit(*suit).is_empty()
        });
        let shortest = free.min_by_key(|suit| sight.hand.of_suit(*suit).len())?;
        sight.lowest((cards - FAT).of_suit(shortest))
    };
    sure_fat(sight, cards)
        .or_else(to_trump)
        .or_else(short_suit)
        .or_else(|| sight.lowest(cards - FAT))
        .or_else(|| sight.lowest(cards))
}

/// S7 b and S8 a: a top ace or ten of a plain suit in which nobody of the other side has shown void, or of any plain
/// suit when no trump is unseen; the suit with most unseen cards first, its ace before its ten.
fn sure_fat(sight: &Sight<'_>, cards: CardSet<German>) -> Option<Card<German>> {
    let unseen = sight.unseen();
    let untrumped = !unseen.meets(sight.trumps());
    let followed = |suit: Suit<German>| sight.others().all(|seat| !sight.voids.has(seat, suit));
    let sure = (cards & FAT) - sight.trumps();
    sure.iter().filter(|card| sight.is_top(*card) && (untrumped || followed(card.suit()))).min_by_key(
        |card| (32 - unseen.of_suit(card.suit()).len(), card.suit().index(), 8 - sight.strength(*card)),
    )
}

/// S9.
fn follow(sight: &Sight<'_>, cards: CardSet<German>, best: Card<German>) -> Option<Card<German>> {
    let play = sight.public.play();
    let trumps = play.trumps();
    let beaters = play.ranking().beaters(best, trumps);
    let led = play.trick()[0].suit();
    let last = play.trick().len() + 1 == crate::SEATS;
    let next = NEXT[sight.seat.index()];
    let threatened = !last && sight.public.side(next) != sight.public.side(sight.seat);
    let trumps_unseen = sight.unseen().meets(trumps);
    let safe = |card: Card<German>| {
        !threatened
            || (sight.is_top(card)
                && (trumps.contains(card) || !sight.voids.has(next, led) || !trumps_unseen))
    };
    let taker = play.taker();
    let winning = cards & beaters;
    // (a) The partner's card wins and is safe: fat cards go there.
    if taker != sight.seat && sight.public.side(taker) == sight.public.side(sight.seat) && safe(best) {
        let leaving = cards - beaters;
        let fat = sight.of_shortest_suit(leaving & TENS).or_else(|| sight.of_shortest_suit(leaving & ACES));
        let chosen = fat.or_else(|| sight.lowest(leaving));
        if chosen.is_some() {
            return chosen;
        }
    }
    // (b) A card wins and is safe.
    let sure: CardSet<German> = winning.iter().filter(|card| safe(*card)).collect();
    if !sure.is_empty() {
        let bare = (sure & TENS).iter().filter(|ten| sight.unseen().meets(ACES.of_suit(ten.suit())));
        return sight.of_shortest_suit(bare.collect()).or_else(|| sight.lowest(sure));
    }
    // (c) A card wins.
    if !winning.is_empty() {
        return sight
            .lowest(winning - FAT)
            .or_else(|| sight.of_shortest_suit(winning & ACES))
            .or_else(|| sight.of_shortest_suit(winning & TENS));
    }
    // (d) Nothing is to be won.
    sight
        .lowest(cards - FAT)
        .or_else(|| sight.of_shortest_suit(cards & TENS))
        .or_else(|| sight.of_shortest_suit(cards & ACES))
}

/// Plays a position to the end with `smart` in every seat. `voids` are what has been shown so far.
///
/// ```
/// use game::{Game, Position, random::deal_stream};
/// use marias::{Marias, Voids, smart_deal};
/// let game = Marias::default();
/// let mut position = game.start(&game.deal(&mut deal_stream(1, 0)));
/// smart_deal(&mut position, Voids::default());
/// assert!(position.is_over());
/// ```
pub fn smart_deal(position: &mut Position, mut voids: Voids) {
    let smart = Smart::default();
    while let Some(seat) = game::Position::turn(position) {
        let mv = smart.choose(&Sight::of_position(position, voids));
        if let Move::Play(card) = mv {
            voids.see(position.public().play(), seat, card);
        }
        game::Position::play_unchecked(position, mv);
    }
}

impl Player<Marias> for Smart {
    fn begin(&mut self, _: u64) {}

    fn decide(&mut self, view: &MariasView, _: &mut Thinking<'_, Move>) -> Decision<Move> {
        let sight = Sight::of_view(view).expect("a player is asked only while the game goes on");
        Decision::plain(self.choose(&sight))
    }
}
