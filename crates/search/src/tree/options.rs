//! Everything that can be switched on, off or tuned in [`AlphaBeta`](super::AlphaBeta).

use game::{Limits, MAX_SEATS, Position, Seat};

use super::Replacement;
use crate::value::Aim;

/// In what depth is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DepthUnit {
    /// Every decision counts.
    #[default]
    Decisions,
    /// Decisions of one seat in a row count as one.
    Turns,
}

/// Who is taken to play against whom at a table of three or four. At a table of two it makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Against {
    /// Everybody else works together against the seat to move (paranoid).
    #[default]
    Everybody,
    /// Partners, as the position's [`sides`](game::Position::sides) say, want the same and are trusted.
    OtherSides,
}

impl Against {
    /// Who is on whose side, from the view of `me`.
    pub(crate) fn sides<P: Position>(self, position: &P, me: Seat) -> [u8; MAX_SEATS] {
        match self {
            Against::Everybody => std::array::from_fn(|seat| u8::from(seat != me.index())),
            Against::OtherSides => position.sides(),
        }
    }
}

/// Which stored values a search of a given depth believes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Trust {
    /// Values of exactly this depth, and proven ones that this depth would have proved, too: the table
    /// never changes the value of a search.
    #[default]
    SameDepth,
    /// Values of this depth or more: stronger in play, but a search can then see further than its depth.
    AtLeastAsDeep,
}

/// How a table copes with rules that look at the whole line: repetition and the limit of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PathCare {
    /// Two ways to a position share an entry only if nothing in either past can change the value within the
    /// depth. The table never changes the value of a search; where moves can be undone there are fewer hits.
    #[default]
    Exact,
    /// Values that rest on a repetition of an earlier position are not stored; all others are believed
    /// wherever they are met. Wins and losses found are real, but a draw that only this one way would
    /// allow can be overlooked.
    Practical,
}

/// The transposition table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableOptions {
    /// Room for so many entries, 16 bytes each.
    pub entries: usize,
    /// How a new entry finds its place.
    pub replacement: Replacement,
    /// Which stored values are believed.
    pub trust: Trust,
    /// What to do about repetition and the limit of moves.
    pub path_care: PathCare,
    /// Whether positions share an entry that the guide calls equal
    /// ([`canonical_key`](crate::Guide::canonical_key)).
    pub canonical: bool,
    /// Whether the best move that an entry remembers is tried first.
    pub move_first: bool,
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions {
            entries: 1 << 20,
            replacement: Replacement::Bucketed,
            trust: Trust::SameDepth,
            path_care: PathCare::Exact,
            canonical: true,
            move_first: true,
        }
    }
}

/// The history heuristic: moves that refuted others are tried earlier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum History {
    /// Not used.
    #[default]
    Off,
    /// Used, and begun anew with every search.
    Fresh,
    /// Used, and carried from search to search at half weight.
    Kept,
}

/// When the history of a move is raised, each time by two to the power of the depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Raise {
    /// When it makes all others needless.
    #[default]
    AtCuts,
    /// Also when it is the best of all.
    AtBest,
    /// Also when it is the best of all, but then by half.
    AtBestByHalf,
}

/// Late-move reductions: moves that come late in the order are searched less deeply first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reductions {
    /// So many moves of each position are never reduced.
    pub spared: usize,
    /// Nothing is reduced below this depth.
    pub from_depth: i32,
    /// The reduction is `base + ln(depth) * ln(place) / divisor`, rounded down.
    pub base: f64,
    /// See `base`.
    pub divisor: f64,
}

impl Default for Reductions {
    fn default() -> Reductions {
        Reductions { spared: 3, from_depth: 3, base: 0.5, divisor: 2.25 }
    }
}

/// The options of an [`AlphaBeta`](super::AlphaBeta) search.
///
/// [`default`](AlphaBetaOptions::default) switches on everything that cannot change the value of a search,
/// only its cost. [`plain`](AlphaBetaOptions::plain) is the textbook algorithm,
/// [`minimax`](AlphaBetaOptions::minimax) does without pruning, and [`strong`](AlphaBetaOptions::strong)
/// adds what makes a player stronger at the price of exactness.
///
/// ```
/// use search::tree::AlphaBetaOptions;
/// let without_killers = AlphaBetaOptions { killers: false, ..AlphaBetaOptions::default() };
/// assert!(without_killers.table.is_some());
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct AlphaBetaOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// What the end of a game is worth.
    pub aim: Aim,
    /// Who plays against whom at a table of three or four.
    pub against: Against,
    /// In what depth is counted.
    pub depth_unit: DepthUnit,
    /// Whether branches that cannot matter are cut. Without it this is plain minimax.
    pub pruning: bool,
    /// Whether to search depth 1, 2, 3, ... up to the limit. A search without a limit of depth always does.
    pub deepening: bool,
    /// Half the width of the first window around the value of the depth before; 0 for full windows.
    pub aspiration: i32,
    /// Whether all moves after the first are only tested against it (minimal window, PVS).
    pub minimal_window: bool,
    /// Whether each depth is a row of questions with minimal windows, each beginning where the last one ended, until
    /// the bounds from above and below meet (MTD(f)). It takes the place of aspiration and needs pruning; without a
    /// table every question begins anew.
    pub mtd: bool,
    /// The transposition table, if any.
    pub table: Option<TableOptions>,
    /// Room of the refutation table, in entries of 8 bytes; 0 for none. It keeps the move that last cut a position off,
    /// and is asked where the transposition table knows no move.
    pub refutations: usize,
    /// Whether the guide is asked for what is certain at once (its [`outlook`](crate::Guide::outlook)): a position
    /// in which the side to move wins with one decision is not searched, and in one in which it must answer a
    /// threat only answers are. Used at tables of two that play to win.
    pub foresight: bool,
    /// Whether moves are tried in the guide's [`order`](crate::Guide::order).
    pub ordering: bool,
    /// Whether the last two quiet moves that refuted something at the same ply are tried early.
    pub killers: bool,
    /// Whether moves that often refuted something (2^depth for each) are tried early.
    pub history: History,
    /// When it is raised.
    pub raise: Raise,
    /// Whether the move that last refuted the opponent's move is tried early.
    pub counter_moves: bool,
    /// Late-move reductions, if any. They change values.
    pub reductions: Option<Reductions>,
    /// Near the leaves a position is not searched that evaluates above the window by this much for each turn of
    /// depth; 0 for never. It changes values.
    pub margin: u32,
    /// A position is not searched that stays above the window when the side to move gives its move away
    /// ([`passed`](crate::Guide::passed)) and the answer is searched less deeply by this; 0 for never. It changes
    /// values.
    pub null_move: u32,
    /// With one turn of depth left quiet moves beyond this many are left out, with two beyond four times as many,
    /// and so on near the leaves; 0 for never. It changes values.
    pub late_moves: u32,
    /// Whether the answer to a threat (the guide's [`outlook`](crate::Guide::outlook)) does not use up depth, up to
    /// twice the depth of the search. It changes values.
    pub extension: bool,
    /// Beyond the depth, noisy moves are followed for so many decisions; 0 for none. It changes values. Where the
    /// guide knows an [`outlook`](crate::Guide::outlook), wins at once are seen and threats are answered, too.
    pub quiescence: u32,
    /// Beyond the depth, all moves are followed for at most so many decisions until the guide calls the
    /// position [`settled`](crate::Guide::settled). It changes values. At most 30.
    pub settle: u32,
    /// Whether moves that the guide says to [`skip`](crate::Guide::skip) are left out.
    pub elimination: bool,
    /// Whether a position that the search has passed already counts as drawn the first time it comes again,
    /// where the rules would wait for the third. It changes values.
    pub first_repetition: bool,
    /// Whether a position already met at the same ply of this pass is not searched again, although nothing is
    /// known about it: the historical form of a table, without values. The move is left out; a position that
    /// has no other is evaluated. It changes values, and works only without minimal windows, aspiration and
    /// reductions, which come to the same position more than once on purpose.
    pub skip_met: bool,
    /// The largest number of positions that [`skip_met`](AlphaBetaOptions::skip_met) remembers in a pass. When it is
    /// reached, those that were met before are still left out, and no others.
    pub met_capacity: usize,
    /// Whether a search that is stopped inside a depth may answer with what that depth has found so far,
    /// instead of the answer of the depth before.
    pub unfinished: bool,
}

impl Default for AlphaBetaOptions {
    fn default() -> AlphaBetaOptions {
        AlphaBetaOptions {
            aspiration: 50,
            minimal_window: true,
            table: Some(TableOptions::default()),
            killers: true,
            history: History::Kept,
            counter_moves: true,
            foresight: true,
            elimination: true,
            ..AlphaBetaOptions::plain()
        }
    }
}

impl AlphaBetaOptions {
    /// The deepest search.
    pub const DEEPEST: u32 = 200;

    /// Alpha-beta of the textbook: depth by depth, moves in the guide's order, nothing else.
    pub const fn plain() -> AlphaBetaOptions {
        AlphaBetaOptions {
            limits: Limits { depth: None, nodes: Some(100_000), iterations: None, ms: None },
            aim: Aim::Win,
            against: Against::Everybody,
            depth_unit: DepthUnit::Decisions,
            pruning: true,
            deepening: true,
            aspiration: 0,
            minimal_window: false,
            mtd: false,
            table: None,
            refutations: 0,
            foresight: false,
            ordering: true,
            killers: false,
            history: History::Off,
            raise: Raise::AtCuts,
            counter_moves: false,
            reductions: None,
            margin: 0,
            null_move: 0,
            late_moves: 0,
            extension: false,
            quiescence: 0,
            settle: 0,
            elimination: false,
            first_repetition: false,
            skip_met: false,
            met_capacity: 1 << 23,
            unfinished: false,
        }
    }

    /// Minimax without pruning: the yardstick of everything else.
    pub const fn minimax() -> AlphaBetaOptions {
        AlphaBetaOptions { pruning: false, deepening: false, ordering: false, ..AlphaBetaOptions::plain() }
    }

    /// For strong play: values may differ from those of a plain search of the same depth, mostly for the
    /// better.
    pub fn strong() -> AlphaBetaOptions {
        AlphaBetaOptions {
            table: Some(TableOptions {
                trust: Trust::AtLeastAsDeep,
                path_care: PathCare::Practical,
                ..TableOptions::default()
            }),
            reductions: Some(Reductions::default()),
            extension: true,
            quiescence: 8,
            first_repetition: true,
            unfinished: true,
            ..AlphaBetaOptions::default()
        }
    }

    /// Whether positions met before are left out.
    pub(super) fn skips_met(&self) -> bool {
        let twice = self.minimal_window || self.mtd || self.aspiration > 0 || self.reductions.is_some();
        self.skip_met && !twice
    }

    /// These options with every search limited to a depth.
    #[must_use]
    pub fn to_depth(self, depth: u32) -> AlphaBetaOptions {
        AlphaBetaOptions { limits: Limits::depth(depth), ..self }
    }
}
