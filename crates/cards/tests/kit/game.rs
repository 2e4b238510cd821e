//! The game: positions, decisions and their texts.

use std::fmt;

use cards::{Card, CardSet, Deal, Following, German, Rank, Suit, parse_cards, words};
use game::random::mix;
use game::{
    Ending, Facts, Game, NotationError, OptionError, OptionSpec, Options, Rng, Seat, Viewer,
    told_by_public_state,
};
use serde::{Deserialize, Serialize};

use crate::public_state::{PACK, PILES, PublicState, aces, king};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Licit;

/// A decision, and what others see of it: of what is laid away, nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Move {
    Pass,
    Bid(Suit<German>),
    Lay(CardSet<German>),
    Play(Card<German>),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pass => f.write_str("pass"),
            Move::Bid(suit) => write!(f, "bid {suit}"),
            Move::Lay(cards) => write!(f, "lay {}", cards.with_unknown(2)),
            Move::Play(card) => card.fmt(f),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
pub(crate) enum Reveal {
    Hand { seat: Seat, cards: CardSet<German> },
    Talon { cards: CardSet<German> },
    Marriage { seat: Seat, king: Card<German> },
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Position {
    pub(crate) public: PublicState,
    pub(crate) hands: [CardSet<German>; 3],
    /// What was dealt there, then what was laid there.
    pub(crate) talon: CardSet<German>,
}

impl Position {
    pub(crate) fn public(&self) -> &PublicState {
        &self.public
    }
}

/// What a seat with this hand may do.
pub(crate) fn legal(public: &PublicState, hand: CardSet<German>) -> Vec<Move> {
    match public.declarer {
        _ if public.ending().is_some() => Vec::new(),
        None => [Move::Pass].into_iter().chain(Suit::all().map(Move::Bid)).collect(),
        Some(_) if !public.laid => {
            let low = hand - aces();
            let pairs = low.iter().flat_map(|one| low.iter().map(move |other| (one, other)));
            pairs
                .filter(|(one, other)| one < other)
                .map(|(one, other)| Move::Lay(one.alone().with(other)))
                .collect()
        }
        Some(_) => public.duties().playable(hand, &public.trick).iter().map(Move::Play).collect(),
    }
}

impl game::Position for Position {
    type Move = Move;
    type Moves = Vec<Move>;

    fn seats(&self) -> usize {
        3
    }

    fn turn(&self) -> Option<Seat> {
        self.public.turn()
    }

    fn legal_into(&self, moves: &mut Vec<Move>) {
        if let Some(seat) = self.turn() {
            moves.extend(legal(&self.public, self.hands[seat.index()]));
        }
    }

    fn play_unchecked(&mut self, mv: Move) {
        let seat = self.public.turn().expect("the game is not over");
        let hand = &mut self.hands[seat.index()];
        match mv {
            Move::Pass => self.public.passed += 1,
            Move::Bid(trumps) => {
                *hand |= std::mem::take(&mut self.talon);
                self.public.bid(trumps);
            }
            Move::Lay(cards) => {
                *hand -= cards;
                self.talon = cards;
                self.public.laid = true;
            }
            Move::Play(card) => {
                hand.remove(card);
                if card.rank() == Rank::Queen && hand.contains(king(card.suit())) {
                    self.public.marriages[seat.index()] += 1;
                }
                self.public.play(seat, card);
            }
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.public.ending()
    }

    fn key(&self) -> u64 {
        let public = &self.public;
        let said = public.declarer.map_or(9, |(seat, suit)| (seat.index() * 4 + suit.index()) as u64 + 10);
        let trick = public.trick.cards().iter().fold(1, |bits, card| bits << 6 | card.index() as u64);
        let taken =
            (0..3).fold(said, |bits, at| bits << 6 | u64::from(public.tricks[at] * 8 + public.marriages[at]));
        let small =
            [taken, trick, (public.passed * 8 + public.leader.index() * 2 + usize::from(public.laid)) as u64];
        let cards = self.hands.into_iter().chain([self.talon]).chain(public.played).map(CardSet::bits);
        cards.chain(small).fold(0, |key, bits| mix(key ^ bits).wrapping_add(bits))
    }
}

impl Game for Licit {
    type Move = Move;
    type Position = Position;
    type Deal = Deal<German>;
    type Seen = Move;
    type Reveal = Reveal;
    told_by_public_state!();

    const FACTS: Facts = Facts {
        name: "licit",
        title: "Licit",
        about: "a small game of tricks with bids, a talon and duties",
        seats: (3, 3),
        hidden: true,
        unit: "points",
        zero_sum: true,
        forfeit: -2,
        separator: ';',
        notation: &[],
    };

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn from_options(options: &Options) -> Result<Licit, OptionError> {
        options.checked(&[]).map(|_| Licit)
    }

    fn options(&self) -> Options {
        Options::none()
    }

    fn seats(&self) -> usize {
        3
    }

    fn deal(&self, rng: &mut dyn Rng) -> Deal<German> {
        Deal::random(PACK, &PILES, rng)
    }

    fn start(&self, deal: &Deal<German>) -> Position {
        let pile = |place| deal.pile(place).iter().copied().collect();
        Position { public: PublicState::new(), hands: [pile(0), pile(1), pile(2)], talon: pile(3) }
    }

    fn seen(&self, before: &Position, mv: Move, viewer: Viewer) -> Move {
        match mv {
            Move::Lay(_) if before.public.turn().is_none_or(|seat| !viewer.sees(seat)) => {
                Move::Lay(CardSet::NONE)
            }
            mv => mv,
        }
    }

    fn next(&self, _: &Position, _: &Ending) -> Option<Licit> {
        None
    }

    fn role(&self, position: &Position, seat: Seat) -> &'static str {
        let declares = position.public.declarer.is_some_and(|(declarer, _)| declarer == seat);
        if declares { "declarer" } else { "defender" }
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        match self.parse_seen(text)? {
            Move::Lay(cards) if cards.len() != 2 => {
                Err(NotationError::new(text, 4, "two cards that are known"))
            }
            mv => Ok(mv),
        }
    }

    fn parse_seen(&self, text: &str) -> Result<Move, NotationError> {
        let mut words = words(text).peekable();
        let expected = |at: usize, what: &str| Err(NotationError::new(text, at, what));
        let Some((at, first)) = words.next() else { return expected(0, "pass, bid, lay or a card") };
        let mv = match first {
            "pass" => Move::Pass,
            "bid" => match words.next() {
                Some((at, suit)) => match suit.parse().ok().and_then(Suit::of_letter) {
                    Some(suit) => Move::Bid(suit),
                    None => return expected(at, "a suit"),
                },
                None => return expected(text.len(), "a suit"),
            },
            "lay" => {
                let rest: Vec<(usize, &str)> = words.by_ref().collect();
                if rest.iter().map(|(_, word)| *word).eq(["?", "?"]) {
                    Move::Lay(CardSet::NONE)
                } else {
                    let cards = parse_cards(text, rest.into_iter())?;
                    if cards.len() != 2 {
                        return expected(text.len(), "two cards");
                    }
                    Move::Lay(cards.into_iter().collect())
                }
            }
            word => Move::Play(Card::parse_word(text, at, word)?),
        };
        words.next().map_or(Ok(mv), |(at, _)| expected(at, "nothing more"))
    }

    fn deal_text(&self, deal: &Deal<German>) -> String {
        deal.to_string()
    }

    fn parse_deal(&self, text: &str) -> Result<Deal<German>, NotationError> {
        let deal = Deal::parse(text, &PILES)?;
        let dealt: CardSet<German> = deal.cards().iter().copied().collect();
        if dealt == PACK { Ok(deal) } else { Err(NotationError::new(text, 0, "the cards of the game")) }
    }
}
