//! Monte Carlo tree search: random games, and a tree that grows where they go well.
//!
//! There is one engine, [`Uct`]; everything beyond the textbook is a switch in [`UctOptions`]:
//!
//! | option | what it does | when it helps | what it costs |
//! | --- | --- | --- | --- |
//! | [`threshold`](UctOptions::threshold) | leaves are played from several times before they grow | memory is short | detail |
//! | [`selection`](UctOptions::selection) | PUCT: moves the guide trusts are tried more | good priors | a prior a move |
//! | [`first_play`](UctOptions::first_play) | good moves again before all moves once | many moves | some are never tried |
//! | [`rave`](UctOptions::rave) | a move counts wherever it is made | moves keep their meaning | time at each node |
//! | [`widening`](UctOptions::widening) | few moves at first, by the prior | very many moves | late discoveries |
//! | [`greedy`](UctOptions::greedy) | playouts that are not silly | random games say little | slower playouts |
//! | [`cut`](UctOptions::cut) | an evaluation ends a playout | long games | trust in the evaluation |
//! | [`shallow`](UctOptions::shallow) | forced wins and losses are seen at once | tactics | nodes |
//! | [`solver`](UctOptions::solver) | ends are exact, a proven root ends the search | always | memory |
//! | [`reuse`](UctOptions::reuse) | the next search begins with this one's tree | always in a game | a copy a move |
//! | [`preselection`](UctOptions::preselection) | wins at once, no gifts | little time | two decisions |
//!
//! A seat may have several decisions in a row: each node counts for the seat that moved into it.

mod anywhere;
mod arena;
mod lookahead;
mod options;
mod preselect;
mod prove;
mod report;
mod reuse;
pub(crate) mod rewards;
mod select;
pub(crate) mod simulate;
mod switches;
mod told;
mod tree;
mod uct;

pub use options::{
    Backup, Choice, Cut, Expansion, FirstPlay, Greedy, Hint, Selection, Shallow, UctOptions, Widening,
};
pub use uct::Uct;
