//! Briškula for two, three and four, and dupla: rules, notation, players.
//!
//! Forty Italian cards, worth 120 points in all; more than 60 win the deal. There is no duty to follow suit:
//! the highest card of the *briškula* (the suit of trumps) takes the trick, else the highest of the suit led.
//! After each trick everybody draws from the stock, the winner first.
//!
//! * [`Briskula`] is the game with its options, [`Variant`] how many play.
//! * [`Position`] is the whole truth, a few machine words; [`PublicState`] is the part of it that everybody sees.
//! * [`BriskulaView`] is what one seat knows: own hand, the turned card, everything played ([`Known`]).
//!
//! # Words
//!
//! *Karig* is an as or a trica, *lišo* a card without points, *fanta*, *konj* and *kralj* are 11, 12 and 13. The
//! *turned* card lies under the stock, is drawn last, and its suit is briškula.
//!
//! # Options
//!
//! | option | values, the usual one first | |
//! | --- | --- | --- |
//! | `variant` | `2`, `3`, `4`, `dupla` | how many play; `dupla` is for two with four cards each |
//! | `partners` | `closed`, `open` | with four: whether partners see each other's hand once the stock is empty |
//! | `finish` | `out`, `61` | play all tricks, or stop when a side has 61 points (not with three) |
//! | `points` | `shown`, `hidden` | whether the table shows the points taken |
//! | `match` | `1`, `4` | how many won deals win the match |
//! | `dealer` | `last`, a seat | who deals; the next seat leads (from deal to deal) |
//! | `won` | `0`, `2/1` | the deals that each side has won (from deal to deal) |
//!
//! # Positions as text
//!
//! The deal, ` | `, and the cards played. A deal is the hand of each seat and the stock from the top, the
//! turned card last, with `/` between:
//!
//! ```
//! use briskula::Briskula;
//! use game::{Game, Line, Position};
//!
//! let game = Briskula::default();
//! let deal = "C1 B4 S3/D1 C2 B13/C3 C4 C5 C6 C7 C11 C12 C13 B1 B2 B3 B5 B6 B7 B11 B12 \
//!             S1 S2 S4 S5 S6 S7 S11 S12 S13 D2 D3 D4 D5 D6 D11 D12 D13 D7";
//! let line = game.parse_position(&format!("{deal} | S3 D1")).unwrap();
//! assert_eq!(line.position().public().points(1), 21, "the trump ace takes the trica");
//! assert_eq!(line.position().hand(line.turn().unwrap()).to_string(), "C2 C3 B13", "and draws first");
//! ```

#![forbid(unsafe_code)]

mod briskula;
mod known;
mod learning;
mod matches;
mod numbers;
mod options;
mod players;
mod policy;
mod position;
mod public_state;
mod show;
mod variant;

pub use briskula::Briskula;
pub use known::Known;
pub use position::Position;
pub use public_state::{ALL_POINTS, ENOUGH, KARIGE, LISE, PublicState, points};
pub use variant::Variant;

/// A deal: the hand of each seat, then the stock from the top; the last card is the turned one.
pub type Deal = cards::Deal<cards::Italian>;
/// What is shown without a decision: hands, the turned card, what is drawn.
pub type Reveal = cards::StockReveal<cards::Italian>;
/// What one viewer knows: the sum of its events.
pub type BriskulaView = game::HiddenView<Briskula>;
