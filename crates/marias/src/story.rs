//! A whole deal that leads to a world: what was dealt to whom, which trump was chosen, what was laid into each talon.
//!
//! Cards that changed hands are followed back: who took a talon had its two cards among his twelve, and who laid it
//! had them before.

use cards::{Card, CardSet, German};
use game::random::{below, shuffle};
use game::{Event, Line, Rng, Seat, View};

use crate::deal::first_size;
use crate::moves::{Move, Seen};
use crate::play::FAT;
use crate::{Deal, Marias, MariasView, Phase, Position, Reveal, SEATS};

/// A talon that was laid.
#[derive(Clone, Copy)]
struct Laid {
    by: Seat,
    /// Its cards, where the viewer knows them.
    cards: Option<CardSet<German>>,
    /// Whether a trump game was named with it.
    colour: bool,
    taken: Option<Seat>,
}

/// What the events say of the past.
#[derive(Default)]
struct Past {
    first: [Option<CardSet<German>>; SEATS],
    trump: Option<Card<German>>,
    blind: bool,
    /// Forhont's eighth card, where it was shown.
    eighth: Option<Card<German>>,
    talons: Vec<Laid>,
}

impl Past {
    fn new(view: &MariasView) -> Past {
        let mut past = Past::default();
        for event in view.history() {
            match event {
                Event::Decision { seat, seen } => past.decide(*seat, *seen),
                Event::Reveal(Reveal::Coming { seat, cards }) if *seat == view.public().forhont() => {
                    past.eighth = cards.first().copied();
                }
                Event::Reveal(reveal) => past.show(reveal),
            }
        }
        past
    }

    fn decide(&mut self, seat: Seat, seen: Seen) {
        match seen {
            Seen::Whole(Move::Trump(card)) => self.trump = Some(card),
            Seen::Whole(Move::Blind) => self.blind = true,
            Seen::HiddenTalon => self.talons.push(Laid { by: seat, cards: None, colour: false, taken: None }),
            Seen::Whole(Move::Talon(first, second)) => {
                let cards = Some(first.alone() | second.alone());
                self.talons.push(Laid { by: seat, cards, colour: false, taken: None });
            }
            Seen::Whole(mv) => {
                if let Some(last) = self.talons.last_mut() {
                    last.colour |= mv == Move::Colour;
                    if mv == Move::Bad {
                        last.taken = Some(seat);
                    }
                }
            }
            Seen::HiddenTrump => {}
        }
    }

    fn show(&mut self, reveal: &Reveal) {
        match reveal {
            Reveal::Hand { seat, cards } => {
                self.first[seat.index()].get_or_insert(*cards);
            }
            Reveal::Trump { card } | Reveal::Turned { card } => self.trump = Some(*card),
            Reveal::Talon { cards } => {
                if let Some(last) = self.talons.last_mut() {
                    last.cards = Some(*cards);
                }
            }
            Reveal::Coming { .. } | Reveal::Marriage { .. } | Reveal::Open { .. } => {}
        }
    }
}

/// A line that shows the viewer exactly what it has seen and stands at this world.
pub(crate) fn line<R: Rng>(view: &MariasView, world: &Position, rng: &mut R) -> Line<Marias> {
    let past = Past::new(view);
    let mut story = Story { past, world, view, rng };
    let talons = story.follow_back();
    let trump = story.trump(&talons);
    let deal = story.deal(&talons, trump);
    let mut laid = talons.laid.iter().copied();
    view.replay(deal, |_, seen| match *seen {
        Seen::Whole(mv) => {
            if matches!(mv, Move::Talon(..)) {
                laid.next();
            }
            mv
        }
        Seen::HiddenTrump => Move::Trump(trump.expect("a trump has been chosen")),
        Seen::HiddenTalon => {
            let cards = laid.next().expect("every talon was followed back");
            let (first, second) = (cards.lowest(), cards.highest());
            Move::talon(first.expect("a talon has two cards"), second.expect("a talon has two cards"))
        }
    })
}

struct Story<'a, R> {
    past: Past,
    world: &'a Position,
    view: &'a MariasView,
    rng: &'a mut R,
}

/// What was dealt, and what was laid into each talon.
struct Followed {
    dealt: [CardSet<German>; SEATS],
    laid: Vec<CardSet<German>>,
}

impl<R: Rng> Story<'_, R> {
    fn follow_back(&mut self) -> Followed {
        let owned = |seat: usize| {
            let seat = Seat::new(seat);
            self.world.hand(seat) | self.view.played_by(seat) | self.world.coming(seat)
        };
        let mut dealt = [0, 1, 2].map(owned);
        let mut laid = vec![CardSet::NONE; self.past.talons.len()];
        for at in (0..laid.len()).rev() {
            let talon = self.past.talons[at];
            let cards = match (talon.cards, talon.taken) {
                (Some(cards), _) => cards,
                (None, None) => self.world.talon(),
                (None, Some(taker)) => self.taken(at, dealt[taker.index()]),
            };
            if let Some(taker) = talon.taken {
                dealt[taker.index()] -= cards;
            }
            dealt[talon.by.index()] |= cards;
            laid[at] = cards;
        }
        Followed { dealt, laid }
    }

    /// Two of the taker's twelve cards that can have been this talon.
    fn taken(&mut self, at: usize, twelve: CardSet<German>) -> CardSet<German> {
        let before = at.checked_sub(1).and_then(|before| self.past.talons[before].cards);
        // What the layer is known to have taken himself came this way.
        let mut cards = before.unwrap_or(CardSet::NONE) & twelve;
        let trump = self.trump_card().map_or(CardSet::NONE, Card::alone);
        let never = if self.past.talons[at].colour { FAT | trump } else { CardSet::NONE };
        while cards.len() < 2 {
            let pool = twelve - never - cards;
            cards.insert(pool.any(self.rng).expect("of twelve cards at most nine cannot be it"));
        }
        cards
    }

    fn trump_card(&self) -> Option<Card<German>> {
        self.past.trump.or(self.world.trump_card())
    }

    /// The trump that was chosen; any that can have been, where the world has forgotten it.
    fn trump(&mut self, talons: &Followed) -> Option<Card<German>> {
        if self.view.public().phase() == Phase::Trump {
            return None;
        }
        let forhont = self.view.public().forhont().index();
        let kept = self.past.talons.first().is_some_and(|talon| talon.colour);
        let never = if kept { talons.laid[0] } else { CardSet::NONE };
        let mut can_be = talons.dealt[forhont] - never;
        if let Some(first) = self.past.first[forhont] {
            can_be = if self.past.blind { can_be - first } else { can_be & first };
        }
        self.trump_card().or_else(|| can_be.any(self.rng))
    }

    fn deal(&mut self, talons: &Followed, trump: Option<Card<German>>) -> Deal {
        let forhont = self.view.public().forhont();
        let hands = [0, 1, 2].map(|seat| {
            let seat = Seat::new(seat);
            let all = talons.dealt[seat.index()];
            let eighth = trump.filter(|_| self.past.blind).or(self.past.eighth).or(self.world.eighth());
            let eighth = eighth.filter(|_| seat == forhont);
            let mut first = self.past.first[seat.index()].unwrap_or(CardSet::NONE);
            if self.view.public().phase() == Phase::Trump {
                first = self.world.hand(seat);
            }
            if let Some(trump) = trump.filter(|_| seat == forhont && !self.past.blind) {
                first.insert(trump);
            }
            let not_first = eighth.map_or(CardSet::NONE, Card::alone);
            while first.len() < first_size(forhont, seat) {
                first.insert(
                    (all - first - not_first).any(self.rng).expect("a seat gets more cards than that"),
                );
            }
            let mut second: Vec<Card<German>> = (all - first - not_first).iter().collect();
            shuffle(self.rng, &mut second);
            let mut cards: Vec<Card<German>> = first.iter().collect();
            let swap = below(self.rng, cards.len() as u32) as usize;
            cards.swap(0, swap);
            cards.extend(eighth);
            cards.extend(second);
            cards
        });
        Deal::of(forhont, [&hands[0], &hands[1], &hands[2]])
    }
}
