//! What a viewer knows of where the cards lie: told, proven by play, and moved about unseen.
//!
//! A game makes a [`Knowledge`] with a place for every hand and pile, tells it what its viewer is told, and gets
//! every deal that fits ([`Fit`]).
//!
//! ```
//! use cards::{Card, CardSet, German, Knowledge, Suit};
//! use game::Fitting;
//! use game::random::fast;
//!
//! let card = |text: &str| text.parse::<Card<German>>().unwrap();
//! let cards = |text: &str| text.parse::<CardSet<German>>().unwrap();
//! // Mariáš, as the seat after forhont sees it: 12 cards with forhont, 10 with each of the others.
//! let mut known = Knowledge::new(CardSet::<German>::ALL);
//! let (forhont, own, other) = (known.hand(12), known.hand(10), known.hand(10));
//! known.show_all(own, cards("H7 H8 HA L7 L8 LK A7 AQ B9 B10")).unwrap();
//! // Forhont lays two cards into the talon, face down; none of them is fat, none is the trump card.
//! let talon = known.hand(0);
//! let fat = cards("H10 HA L10 LA A10 AA B10 BA");
//! known.pass_unseen(forhont, talon, 2, fat).unwrap();
//! // The trump card is turned up.
//! known.show(forhont, cards("H9")).unwrap();
//! known.lacks(talon, cards("H9")).unwrap();
//! // Forhont leads a leaf, and the last seat does not follow but trumps: it has no leaf.
//! known.play(forhont, card("LA"), CardSet::NONE).unwrap();
//! known.play(own, card("LK"), CardSet::NONE).unwrap();
//! known.play(other, card("HJ"), Suit::<German>::ZELEN.cards()).unwrap();
//! known.check().unwrap();
//!
//! let fit = known.fit().unwrap();
//! let placed = fit.sample(&mut fast(1));
//! assert_eq!((placed.cards(forhont).len(), placed.cards(other).len(), placed.cards(talon).len()), (9, 9, 2));
//! assert!(placed.cards(other).of_suit(Suit::<German>::ZELEN).is_empty());
//! assert!(placed.cards(forhont).contains(card("H9")));
//! assert!(!placed.cards(talon).meets(fat));
//! assert!(fit.count().is_some());
//! ```

mod cards;
mod fit;
mod placed;

pub use cards::Knowledge;
pub use fit::Fit;
pub use placed::Placed;
