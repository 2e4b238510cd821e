//! Card sets as bit sets, the three packs, trick logic, and deals that fit what is known.
//!
//! * [`Card`], [`Suit`] and [`CardSet`] belong to a [`Pack`]: [`Italian`] (briškula), [`German`] (mariáš) or
//!   [`Tarok`]. The compiler keeps the packs apart. Notation and names in five [`Language`]s come with them.
//! * [`Ranking`], [`Trick`] and [`TrickRules`]: which card beats which, what may be played, what playing proves.
//!   [`Following`] is the same with the duties of a game.
//! * [`Knowledge`] is what one viewer knows of where the cards lie; [`Fit`] are all deals that fit it, [`Story`] tells
//!   how one of them was dealt. [`StockHands`] is the same for hands that draw from a stock. [`TrickFace`] is what interfaces are shown. With [`game::Hidden`] they make the view of a game with hidden cards.
//! * [`Unseen`] says what a player knows of the cards he has not seen; [`Deals`] are all deals that fit it:
//!   counted, listed, and drawn with exactly equal chance.
//!
//! ```
//! use cards::{CardSet, German, Suit, Unseen};
//! use game::random::fast;
//!
//! // Five cards are unseen. The left opponent has two of them and showed that he has no hearts, the right one
//! // has two and announced the seven of bells; one is in the talon.
//! let mut unseen = Unseen::<German>::new("H7 HA L9 AK B7".parse().unwrap());
//! let (left, right, talon) = (unseen.hand(2), unseen.hand(2), unseen.hand(1));
//! unseen.lacks(left, Suit::<German>::CERVEN.cards());
//! unseen.holds(right, "B7".parse().unwrap());
//! let deals = unseen.deals().unwrap();
//! assert_eq!(deals.count(), Some(2), "one of the hearts is with the right opponent, the other in the talon");
//! let deal = deals.sample(&mut fast(1));
//! assert_eq!(deal.cards(left).to_string(), "L9 AK");
//! assert_eq!(deal.cards(right).len() + deal.cards(talon).len(), 3);
//! ```

#![forbid(unsafe_code)]

mod card;
mod deal;
mod deals;
mod face;
mod following;
mod knowledge;
mod language;
#[doc(hidden)]
pub mod naming;
mod notation;
mod numbers;
mod pack;
mod packs;
mod rank;
mod ranking;
mod set;
mod stock;
mod story;
mod trick;

pub use card::{Card, Suit};
pub use deal::Deal;
pub use deals::{Deals, Dealt, MAX_PLACES, Misfit, Place, Places, Unseen, Weights};
pub use face::{FinishedTrick, TrickFace, draw_trick, others_took_nothing};
pub use following::{Following, check_following};
pub use knowledge::{Fit, Knowledge, Placed};
pub use language::Language;
pub use notation::{cards_text, parse_cards, parse_piles, piles_text, words};
pub use numbers::mark_cards;
pub use pack::{Layout, MAX_CARDS, MAX_SUITS, Pack, SuitSpec};
pub use packs::{German, Italian, Tarok};
pub use rank::Rank;
pub use ranking::Ranking;
pub use set::{CardSet, Cards, Written};
pub use stock::{StockDue, StockHands, StockReveal, StockStory};
pub use story::Story;
pub use trick::{Duty, MAX_TRICK, Trick, TrickRules};
