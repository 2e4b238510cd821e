//! Mariáš for three, the chosen game: rules, notation, players.
//!
//! 32 German cards. *Forhont* chooses a trump from his first seven cards, lays two cards into the *talon* and plays
//! against the other two. Ten tricks; tens and aces (*fat* cards) and the last trick count ten points, a *hláška*
//! (marriage: horník and king of one suit in one hand) twenty, in trumps forty. Whoever follows must follow suit and
//! beat, else trump and overtrump.
//!
//! * [`Marias`] is the game with its options, [`Rules`] everything that differs between ways to play, [`Profile`] the
//!   sets of rules that have a name.
//! * [`Position`] is the whole truth; [`PublicState`] is the part of it that everybody sees.
//! * [`MariasView`] is what one seat knows, [`Known`] what it understood of it.
//!
//! # Words
//!
//! *Hra* is the game itself: more points than the others. *Sedma* is the last trick with the trump seven, *stovka* a
//! hundred points, *betl* no trick, *durch* all tricks. A raise is a *flek*; the next are re, tutti, boty, kalhoty,
//! kaiser, rekaiser. *Declarer* is forhont, unless another takes the talon for betl or durch. *Horník* is the upper
//! court card (`Q`), *dolník* the lower (`J`).
//!
//! # What the rules file leaves open
//!
//! * Statements of a bid and the cards of a talon are read in any order and written in the fixed one.
//! * Whoever chooses the trump blindly is told which card it is by a reveal of its own (`trump`) beside his five cards.
//! * The talon is shown to everybody at the end (a `talon` reveal).
//! * Declarer's open hand are the nine cards after the first trick; a deal that ends with that trick shows none.
//! * Where forhont's stovka stands instead of hra, a quiet hundred of the others has no hra to multiply.
//! * The limit of a deal (`cap`) cuts betl and durch as well.
//! * A view names the cards that were shown or proven at once. What follows only by counting is in its worlds, and not
//!   in the hands that it writes.
//!
//! # Positions as text
//!
//! The deal, ` | `, and the decisions with `;` between them.

#![forbid(unsafe_code)]

mod beliefs;
mod bid;
mod claim;
mod counts;
mod deal;
mod known;
mod marias;
mod moves;
mod numbers;
mod objection;
mod options;
mod play;
mod players;
mod position;
mod public_state;
mod quests;
mod reveal;
mod rules;
mod scoring;
mod show;
mod solving;
mod story;
mod trumps;
mod worlds;

pub use bid::{Bid, Goal, RAISES};
pub use deal::{Deal, FIRST_OF_FORHONT, FIRST_OF_OTHERS};
pub use known::{Known, LastTrick, Voids};
pub use marias::{Marias, MariasView};
pub use moves::{MOST_MOVES, Move, Moves, Seen};
pub use play::{FAT, HORNIKS, KINGS, LastSeven, Play, TRICKS, king_of, marriages, seven};
pub use players::{Sight, Smart, smart_deal};
pub use position::Position;
pub use public_state::{Contract, Phase, PublicState};
pub use reveal::{Due, Reveal};
pub use rules::{Counted, Growth, Profile, Rules, Tariff};
pub use scoring::{Item, counted_points, points, value};
pub use solving::{Aim, BarePlay, OpenHands, RelativeRanks};
pub use trumps::{Judged, Judging, TrumpTable, TrumpTableError, file_name as trump_file, hands, promising};

/// How many play.
pub const SEATS: usize = 3;
