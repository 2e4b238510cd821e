//! Hands that draw from a stock, with a card turned up at its bottom: what is shown of them, what a viewer knows of them,
//! and the deal that leads to a world.

mod hands;
mod reveal;
mod story;

pub use hands::StockHands;
pub use reveal::{StockDue, StockReveal};
pub use story::StockStory;
