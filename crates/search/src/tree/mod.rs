//! The minimax family: looking at every line to some depth.
//!
//! There is one engine for two sides, [`AlphaBeta`], and one for seats that each look after themselves,
//! [`MaxN`]. Everything that makes alpha-beta faster or wiser is a switch in [`AlphaBetaOptions`], so that it
//! can be turned off and measured ([`one_less`](AlphaBetaOptions::one_less) lists what there is to turn off).
//!
//! Two more keep their tree in memory and grow it where it matters next: [`BStar`] until one move stands out, and
//! [`Conspiracy`] until no few leaves can change the value.
//!
//! [`Trappy`] prefers, of nearly equal moves, the one that a shallower look answers wrongly; [`assuming`] takes the others to
//! play at random ([`Others::Chance`]), or partly so; [`Averaged`] lets a part of every value be the mean over all moves.
//!
//! # A tour of the switches
//!
//! The examples search tic-tac-toe from the empty board to its end, nine decisions deep, and count.
//!
//! **Pruning** is alpha-beta itself: a move already refuted is not refuted again. It never changes the value.
//! It costs nothing, and saves the more the better the moves are ordered.
//!
//! ```
//! use game::{Limits, think_alone};
//! use search::{Blind, Root, example::TicTacToe, tree::{AlphaBeta, AlphaBetaOptions}};
//!
//! fn nodes(options: AlphaBetaOptions) -> u64 {
//!     let root = Root::new(TicTacToe::start());
//!     let mut engine = AlphaBeta::new(Blind, options);
//!     think_alone(Limits::depth(9), |thinking| engine.search(&root, thinking)).nodes
//! }
//!
//! let minimax = nodes(AlphaBetaOptions::minimax());
//! assert_eq!(minimax, 549_945, "all there is");
//! let pruned = AlphaBetaOptions { pruning: true, ..AlphaBetaOptions::minimax() };
//! assert_eq!(nodes(pruned), 20_865);
//!
//! // The table sees through transpositions.
//! let table = AlphaBetaOptions::default().table;
//! assert_eq!(nodes(AlphaBetaOptions { table, ..pruned }), 5_534);
//! ```
//!
//! **The transposition table** remembers what was found about a position and meets it again by another way.
//! *When:* nearly always. *Cost:* 16 bytes an entry, one visit to memory a node. With
//! [`Trust::SameDepth`] and [`PathCare::Exact`] (the default) it never changes a value. Symmetric positions
//! share an entry where the guide has a [canonical key](crate::Guide::canonical_key).
//! *What it does not handle:* an evaluation that looks at the way
//! ([`evaluate_branch`](crate::Guide::evaluate_branch)).
//!
//! **Repetition** belongs to the line, not to the position, and a careless table mixes the two up: a draw that
//! only one way to a position allows is found there by all others. [`PathCare`] says what is done about it.
//! `Exact` tells ways apart that could matter within the depth: no wrong values, fewer hits. `Practical` does
//! not store what leans on the past: wins and losses stay right, and nearly all hits remain.
//!
//! **Deepening** searches depth 1, then 2, and so on. *When:* always, unless a fixed depth is to be reproduced.
//! *Cost:* little, since the last depth outweighs all others, and what the shallow ones learn orders the moves
//! of the deep ones. It is what makes a search stoppable at any time.
//!
//! **Aspiration** begins each depth with a narrow window around an earlier value and widens it when the value
//! falls outside. *When:* values are steady from depth to depth. *Cost:* another search where they are not.
//!
//! **Minimal windows** (principal variation search) take the first move for the best and only test the others
//! against it. *When:* the order of moves is good. *Cost:* a second search for each move that is better after
//! all. The principal line is then always told whole.
//!
//! **MTD(f)** ([`mtd`](AlphaBetaOptions::mtd)) asks nothing but minimal windows: is it at least so much? Each answer is
//! a bound, the next question begins there, and the table keeps what the questions have in common. *When:* values are
//! coarse and steady, and the table is large. *Cost:* a pass a question; many of them where values are fine. *What it
//! overlooks:* nothing, but lines are told only as far as the table did not cut them short.
//!
//! ```
//! # use game::{Limits, think_alone};
//! # use search::{Blind, Root, example::TicTacToe, tree::{AlphaBeta, AlphaBetaOptions}};
//! let options = AlphaBetaOptions { mtd: true, ..AlphaBetaOptions::default() };
//! let root = Root::new(TicTacToe::after("a1 b1 a2 b2"));
//! let mut engine = AlphaBeta::new(Blind, options);
//! let report = think_alone(Limits::depth(5), |thinking| engine.search(&root, thinking));
//! assert_eq!(report.best().unwrap().worth, game::Worth::Win(1));
//! ```
//!
//! **The refutation table** ([`refutations`](AlphaBetaOptions::refutations)) keeps for a position only the move that
//! last cut it off. *When:* the transposition table is small, or tells ways apart. *Cost:* half of an entry of that.
//!
//! **Ordering** tries moves as the guide says; among equals **killers** (what refuted a sister position),
//! **counter moves** (what refuted the same move before) and **history** (what refuted often, 2^depth each
//! time) come first. None of them changes a value. *Cost:* a few tables of some kilobytes a thread.
//!
//! **Foresight** asks the guide what is certain without trying a move ([`Outlook`](crate::Outlook)): a position in
//! which the side to move wins at once is not searched, and where a threat must be answered only answers are. *When:*
//! the game can tell from bit boards. It never changes a value. **Extension** lets answers to threats use up no depth;
//! that does.
//!
//! **Late-move reductions** search late moves less deeply until one surprises. *When:* playing strength counts
//! and the order is good. They change values: a quiet strong move can be seen later.
//!
//! **Forward pruning** leaves out what looks needless: a position so far above the window that a margin for each
//! turn of depth, or even a move given away (**null move**), does not bring it back, and the last of many quiet
//! moves near the leaves (**late moves**). *When:* strength counts, and to move is never a burden. They change
//! values.
//!
//! **Quiescence** follows noisy moves beyond the depth, each side being free to stop. *When:* single moves
//! change the evaluation a lot. A side that must answer a threat is not free to stop. **Settling** follows all
//! moves until the guide calls the position settled: to the end of a trick, past a forced removal. Both change
//! what depth means, and so values.
//!
//! **Elimination** leaves out moves that the guide calls needless because another one is as good. It is as
//! sound as the guide.
//!
//! **Depth** is counted in decisions or in turns ([`DepthUnit`]); a seat may decide several times in a row.
//!
//! **At tables of three and four** [`Against`] says who stands against whom: everybody against the seat to move
//! (paranoid), or side against side with partners trusted. [`MaxN`] is for everybody on their own.
//!
//! **Threads** share the table and nothing else. A search limited in nodes stays on one, to be repeatable.
//! **Pondering** ([`AlphaBeta::ponder`]) fills the table while the opponent thinks:
//!
//! ```
//! use game::{Limits, Report, Stop, NoClock, Thinking, think_alone};
//! use search::{Blind, Root, example::{Cell, TicTacToe}, tree::{AlphaBeta, AlphaBetaOptions}};
//!
//! let mut engine = AlphaBeta::new(Blind, AlphaBetaOptions::strong());
//! let root = Root::new(TicTacToe::start());
//! let report = think_alone(Limits::depth(4), |thinking| engine.search(&root, thinking));
//! let expected = root.along(&report.best().unwrap().line[..2]);
//! // On another thread, until the opponent has moved; here until depth 5.
//! let stop = Stop::new();
//! let opponent_has_moved = stop.clone();
//! let mut watch = |report: &Report<Cell>| if report.depth == 5 { opponent_has_moved.stop() };
//! let mut thinking =
//!     Thinking { limits: Limits::NONE, stop: &stop, clock: &NoClock, threads: 1, progress: &mut watch };
//! engine.ponder(&expected, &mut thinking);
//! ```

mod alphabeta;
mod averaged;
mod boundaries;
mod bstar;
mod conspiracy;
mod deepen;
mod forward;
mod growing;
mod maxn;
mod memory;
mod options;
mod parallel;
mod recall;
mod reductions;
mod refutations;
mod remembered;
mod switches;
mod table;
mod told;
mod trappy;
mod worker;

pub use alphabeta::AlphaBeta;
pub use averaged::{Averaged, AveragedOptions};
pub use boundaries::{Assumption, Others, assumed_tree, assuming, by_boundaries};
pub use bstar::{BStar, BStarOptions, Margin, Range};
pub use conspiracy::{Conspiracy, ConspiracyOptions};
pub use deepen::{Bounded, Reach};
pub use maxn::{MaxN, MaxNOptions, ValueBounds};
pub use options::{
    Against, AlphaBetaOptions, DepthUnit, History, PathCare, Raise, Reductions, TableOptions, Trust,
};
pub use table::Replacement;
pub use trappy::{Trappy, TrappyOptions};
