//! Tarok for three: rules, notation, players.
//!
//! Fifty-four cards: twenty-two *taroks*, which are always trumps, and four suits of eight. One plays against two; the
//! cards count by threes, 70 points in all, and more than 35 win.
//!
//! * [`Tarok`] is the game with its options, [`Preset`] a named set of [`Rules`], [`Contract`] what is played.
//! * [`Position`] is the whole truth, a plain value; [`PublicState`] is the part of it that everybody sees.
//! * [`Known`] is what one viewer has understood: own hand, the opened talon, everything said and played.
//!
//! # Words
//!
//! *Pagat*, *mond* and *škis* are the lowest and the two highest taroks, T1, T21 and T22; together they are the *trula*.
//! The *talon* are six cards that are not dealt to anybody. In *klop* nobody declares and everybody avoids points; in
//! *beggar* (berač) declarer must not take a trick. *Valat* is all tricks, *pagat ultimo* the last trick won with the
//! pagat. *Kontra*, *re*, *sub* and *mort* double a game or an announcement one after the other. A *radelc* is a
//! mark that doubles the next game of whoever has it.
//!
//! # Options
//!
//! `preset` is one of `seed`, `tarok-net` and `pagat`. Every flag in which they differ is an option of its own;
//! `kavarna games tarok` lists them with their value in each preset. From deal to deal pass `dealer`, `radelci`, `score`
//! and `played`.
//!
//! # Positions as text
//!
//! The deal, ` | `, and the decisions with `;` between. A deal is the hand of each seat and the talon in its order:
//!
//! ```
//! use game::{Game, Position};
//! use tarok::Tarok;
//!
//! let game = Tarok::default();
//! let deal = "H4 H3 H2 H1 HJ HC HQ HK D4 D3 D2 D1 DJ DC T1 T2/S7 S8 S9 S10 SJ SC SQ SK C7 C8 C9 C10 CJ CC T3 T4/\
//!             DQ DK CQ CK T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16/T17 T18 T19 T20 T21 T22";
//! let line = game.parse_position(&format!("{deal} | pass; pass; bid three; talon 2")).unwrap();
//! assert_eq!(game.decision(line.position()), "discard");
//! assert_eq!(line.position().public().left().to_string(), "T17 T18 T19", "what is left belongs to the defenders");
//! assert_eq!(line.legal()[0].to_string(), "discard H4 H3 H2");
//! ```

#![forbid(unsafe_code)]

mod auction;
mod bare;
mod choices;
mod claims;
mod contract;
mod counting;
mod deal;
mod duty;
mod follow;
mod hidden;
mod item;
mod known;
mod learning;
mod moves;
mod numbers;
mod objection;
mod options;
mod players;
mod position;
mod public_state;
mod quests;
mod reveal;
mod rules;
mod scoring;
mod show;
mod solving;
mod stakes;
mod tactics;
mod tarok;

pub use auction::Auction;
pub use choices::Moves;
pub use contract::Contract;
pub use counting::{ALL_THIRDS, KINGS, MOND, NEVER_DISCARDED, PAGAT, SKIS, TAROKS, TRULA, points, thirds};
pub use deal::Deal;
pub use item::Items;
pub use known::Known;
pub use moves::{Discard, Move, Seen};
#[doc(hidden)]
pub use players::measuring;
pub use position::Position;
pub use public_state::{Phase, PublicState};
pub use reveal::Reveal;
pub use rules::{Preset, Rules};
pub use solving::{Aim, BarePlay, OpenHands, RelativeRanks, each_for_himself};
pub(crate) use solving::{Answers, Worths, before, game_worth, likely_worth};
pub use stakes::{Defender, Stakes};
pub use tarok::{SEATS, Tarok, TarokView};
