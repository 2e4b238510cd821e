//! The three packs: their suits and ranks, and what players call the cards.

mod german;
mod german_words;
mod italian;
mod italian_words;
mod tarok;
mod tarok_words;

pub use german::German;
pub use italian::Italian;
pub use tarok::Tarok;
