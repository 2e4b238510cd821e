//! Games with something hidden: what a game states, and the view that it gets for it.
//!
//! A game with hidden cards has a *public state*, on which its positions and its views stand alike, and what a
//! viewer has understood of the rest. It states ([`Hidden`])
//!
//! * which reveals are *due* to a viewer when that changes, once: the rules show exactly these and a view
//!   expects exactly these;
//! * what is understood from a decision and from a reveal;
//! * how a world is put together from where the hidden things lie ([`Fitting`]), and which story leads to it;
//!
//! and gets [`HiddenView`]: a view built from events and nothing else, that refuses what cannot be and stays as it
//! was, with worlds that are worked out when they are first asked for and then drawn, counted and listed.
//! `game::told_by_public_state!()` stands for the calls of [`Game`](crate::Game) that follow from it.
//!
//! How cards lie, what play proves of them and how they are dealt so that all of it fits is not here but in the
//! crate `cards`, which has a whole small game as an example in its tests.

mod statement;
mod view;

pub use statement::{Fitting, Hidden};
pub use view::HiddenView;
