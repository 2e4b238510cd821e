//! Search algorithms over any game.
