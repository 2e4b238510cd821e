//! Where a game stands: the pieces, whose turn it is, and whether it is over.

use std::any::Any;
use std::fmt;

use arrayvec::ArrayVec;
use game::random::mix;
use game::{Ending, LineRules, Position, Rng, Scores, Seat, Symmetric};

use crate::choices::Choices;
use crate::layers::Layers;
use crate::lines::{Lines, Tally};
use crate::notation::position_text;
use crate::rules::{BothLines, NoMove};
use crate::symmetry::{MAPS, map_layers, map_square};
use crate::{Move, Rules, Size, Square};

/// The most moves any position has: three sizes to put on sixteen squares, twelve pieces to move to
/// fifteen.
pub(crate) const MOST_MOVES: usize = 3 * 16 + 12 * 15;

/// How a game stands after the last move. Winners are named by who has just moved, so one byte is enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standing {
    /// It goes on.
    Open,
    /// The side that moved has a line.
    Line,
    /// The side that moved has left a line of the opponent on the board.
    UncoveredLine,
    /// Both have one, which makes a draw.
    BothLines,
    /// The side to move cannot, and loses.
    StuckLoses,
    /// The side to move cannot, which makes a draw.
    StuckDraws,
}

/// A position of the board `N` wide: a small plain value.
///
/// What is in the reserve follows from the board: whatever of a seat's pieces is not on it.
///
/// ```
/// use game::{Game, Position, Seat};
/// use gobblet::{Gobblet4, Move};
///
/// let game = Gobblet4::default();
/// let mut board = game.start(&());
/// assert_eq!(board.count_legal(), 16, "only the three largest pieces are free");
/// board.play(game.parse_move("4@b2").unwrap()).unwrap();
/// assert_eq!(board.turn(), Some(Seat::new(1)));
/// assert_eq!(board.stack(game.parse_square("b2").unwrap()).len(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board<const N: usize> {
    /// All pieces on the board, by seat, covered or not.
    pieces: [Layers; 2],
    /// The squares whose visible piece belongs to each seat.
    shown: [u16; 2],
    /// The lines that lack one piece, of both sides, as a [`Tally`] has them: asked at every node of a search.
    near: u64,
    /// Who is to move, or would be if the game went on.
    mover: Seat,
    standing: Standing,
    rules: Rules,
}

/// A piece on the board or in the reserve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// How large.
    pub size: Size,
}

/// Why pieces cannot stand so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SetUpError {
    /// A seat has more pieces of a size than there are.
    TooMany(Piece),
    /// A piece is on the board that was still inside another one of the reserve.
    StillNested(Piece),
}

impl<const N: usize> Board<N> {
    /// Whether the reserve is kept in nested stacks, so that only the outermost pieces can be used.
    pub const NESTED: bool = N == 4;

    /// The empty board before the first move.
    pub const fn empty(rules: Rules) -> Board<N> {
        Board {
            pieces: [Layers(0); 2],
            shown: [0; 2],
            near: 0,
            mover: Seat::new(0),
            standing: Standing::Open,
            rules,
        }
    }

    /// The board with these pieces, which must lie on smaller ones only.
    pub(crate) fn set_up(pieces: [Layers; 2], mover: Seat, rules: Rules) -> Result<Board<N>, SetUpError> {
        for seat in Seat::all(2) {
            let of_each_size = usize::from(rules.pieces);
            let mut outside = of_each_size;
            for size in Size::all::<N>().rev() {
                let on_board = pieces[seat.index()].count(size);
                if on_board > of_each_size {
                    return Err(SetUpError::TooMany(Piece { seat, size }));
                }
                if Board::<N>::NESTED && on_board > outside {
                    return Err(SetUpError::StillNested(Piece { seat, size }));
                }
                outside = on_board;
            }
        }
        let mut board = Board { pieces, mover, ..Board::empty(rules) };
        board.see();
        Ok(board)
    }

    /// Itself, if it is 4x4.
    pub(crate) fn as_4x4(&self) -> Option<&Board<4>> {
        (self as &dyn Any).downcast_ref()
    }

    /// The same board with the other side to move.
    pub(crate) const fn passed(&self) -> Board<N> {
        Board { mover: self.mover.other(), ..*self }
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whose turn it is, or would be if the game were not over.
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// The squares that hold a piece of one seat and size, visible or covered: bit 0 is `a1`, bit 1 `b1`.
    pub const fn squares(&self, piece: Piece) -> u16 {
        self.pieces[piece.seat.index()].of(piece.size)
    }

    /// The squares whose visible piece belongs to a seat.
    pub const fn shown(&self, seat: Seat) -> u16 {
        self.shown[seat.index()]
    }

    /// The lines of which a seat shows all squares but one, as bits of a [`Tally`].
    pub(crate) const fn near_lines(&self, seat: Seat) -> u32 {
        Tally::of(self.near, seat)
    }

    /// The visible pieces of a seat, by size.
    pub(crate) const fn shown_layers(&self, seat: Seat) -> Layers {
        let all = self.pieces[0].or(self.pieces[1]);
        self.pieces[seat.index()].without(all.larger())
    }

    /// The pieces on a square, the lowest first.
    pub fn stack(&self, square: Square<N>) -> ArrayVec<Piece, 4> {
        let holds = |piece: &Piece| self.squares(*piece) & square.bit() != 0;
        let of_size = |size| Seat::all(2).map(move |seat| Piece { seat, size });
        Size::all::<N>().flat_map(of_size).filter(holds).collect()
    }

    /// How many pieces of one kind are still in the reserve, inside others or not.
    pub const fn in_reserve(&self, piece: Piece) -> usize {
        self.rules.pieces as usize - self.pieces[piece.seat.index()].count(piece.size)
    }

    /// How many pieces of one kind lie outermost in the reserve and can be put on the board now.
    pub const fn outermost(&self, piece: Piece) -> usize {
        let left = self.in_reserve(piece);
        if !Board::<N>::NESTED || piece.size.number() == N {
            return left;
        }
        // Every larger piece in the reserve still has one of this size inside.
        let larger = Piece { seat: piece.seat, size: Size::from_index(piece.size.index() + 1) };
        left - self.in_reserve(larger)
    }

    /// The pieces that a seat can put on the board now, the largest first: one for each stack of the reserve
    /// that is not used up on 4x4, every piece of the reserve on 3x3.
    pub fn at_hand(&self, seat: Seat) -> impl Iterator<Item = Size> + '_ {
        let times = move |size| std::iter::repeat_n(size, self.outermost(Piece { seat, size }));
        Size::all::<N>().rev().flat_map(times)
    }

    /// How many pieces are on the board, visible or covered.
    pub(crate) const fn pieces_on_board(&self) -> u32 {
        self.pieces[0].0.count_ones() + self.pieces[1].0.count_ones()
    }

    /// A line that a seat shows.
    pub(crate) fn line_of(&self, seat: Seat) -> Option<u16> {
        let shown = self.shown(seat);
        Lines::<N>::all().find(|line| shown & line == *line)
    }

    pub(crate) const fn all_pieces(&self) -> [Layers; 2] {
        self.pieces
    }

    /// Looks at the board again after pieces were moved: what is visible, and whether the game is over.
    fn see(&mut self) {
        self.shown = visible(self.pieces);
        let tally = Lines::<N>::tally(self.shown);
        self.near = tally.near;
        let lines = |seat: Seat| Tally::of(tally.full, seat) != 0;
        self.standing = match (lines(self.mover.other()), lines(self.mover)) {
            (false, false) if self.can_move() => Standing::Open,
            (false, false) => match self.rules.no_move {
                NoMove::Loses => Standing::StuckLoses,
                NoMove::Draw => Standing::StuckDraws,
            },
            (true, false) => Standing::Line,
            (false, true) => Standing::UncoveredLine,
            (true, true) => match self.rules.both {
                BothLines::Opponent => Standing::UncoveredLine,
                BothLines::Mover => Standing::Line,
                BothLines::Draw => Standing::BothLines,
            },
        };
    }

    /// Whether there is a legal move, were the game not over.
    fn can_move(&self) -> bool {
        // While pieces may move nobody is ever stuck. If a square is empty, a piece at hand can go there, or,
        // with nothing left in the reserve, the largest piece, which nothing covers. If no square is empty,
        // the opponent has too few pieces to show all of them, and what the mover shows is too much to be of
        // one size: the larger can go on the smaller.
        self.rules.moving || !self.choices().is_empty()
    }

    fn choices(&self) -> Choices<N> {
        Choices::at(self)
    }

    /// The maps, bit by bit, that leave the board as it is; the identity is not among them.
    pub(crate) fn own_symmetries(&self) -> u8 {
        let fixed = |map: usize| self.pieces.iter().all(|own| map_layers::<N>(*own, map) == *own);
        (1..MAPS).filter(|map| fixed(*map)).fold(0, |maps, map| maps | 1 << map)
    }

    fn key_through(&self, map: usize) -> u64 {
        // Odd noise, so that the empty board has a key like any other.
        const NOISE: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9];
        let [first, second] = self.pieces.map(|own| map_layers::<N>(own, map).0);
        mix(first ^ mix(second ^ NOISE[self.mover.index()]))
    }
}

/// The squares whose visible piece belongs to each seat.
fn visible(pieces: [Layers; 2]) -> [u16; 2] {
    let covered = pieces[0].or(pieces[1]).larger();
    pieces.map(|own| own.without(covered).together())
}

impl<const N: usize> Position for Board<N> {
    type Move = Move<N>;
    type Moves = ArrayVec<Move<N>, MOST_MOVES>;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Option<Seat> {
        (self.standing == Standing::Open).then_some(self.mover)
    }

    fn is_over(&self) -> bool {
        self.standing != Standing::Open
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        if !self.is_over() {
            self.choices().list(moves);
        }
    }

    fn count_legal(&self) -> usize {
        if self.is_over() { 0 } else { self.choices().count() }
    }

    fn is_legal(&self, mv: Move<N>) -> bool {
        !self.is_over() && self.choices().contains(mv)
    }

    fn random_move<R: Rng>(&self, rng: &mut R) -> Move<N> {
        self.choices().draw(rng)
    }

    fn play_unchecked(&mut self, mv: Move<N>) {
        debug_assert!(self.is_legal(mv), "{mv} is not legal in {self:?}");
        let own = &mut self.pieces[self.mover.index()];
        match mv {
            Move::Put { size, to } => own.add(size, to.bit()),
            Move::Shift { from, to } => own.shift_largest(from.index(), to.index()),
        }
        self.mover = self.mover.other();
        self.see();
    }

    fn ending(&self) -> Option<Ending> {
        let moved = self.mover.other();
        let (winner, reason) = match self.standing {
            Standing::Open => return None,
            Standing::Line => (Some(moved), "line"),
            Standing::UncoveredLine => (Some(self.mover), "uncovered line"),
            Standing::BothLines => (None, "both lines"),
            Standing::StuckLoses => (Some(moved), "no move"),
            Standing::StuckDraws => (None, "no move"),
        };
        let scores = winner.map_or(Scores::zero(2), |winner| Scores::win(winner, 2));
        Some(Ending { scores, reason })
    }

    fn key(&self) -> u64 {
        self.key_through(0)
    }

    fn line_rules(&self) -> LineRules {
        self.rules.of_line()
    }
}

impl<const N: usize> Symmetric for Board<N> {
    fn symmetries(&self) -> usize {
        MAPS
    }

    fn mapped(&self, map: usize) -> Board<N> {
        // Lines stay lines and moves stay moves, so how the game stands does not change.
        let pieces = self.pieces.map(|own| map_layers::<N>(own, map));
        let shown = visible(pieces);
        Board { pieces, shown, near: Lines::<N>::tally(shown).near, ..*self }
    }

    fn mapped_move(&self, mv: Move<N>, map: usize) -> Move<N> {
        match mv {
            Move::Put { size, to } => Move::Put { size, to: map_square(to, map) },
            Move::Shift { from, to } => Move::Shift { from: map_square(from, map), to: map_square(to, map) },
        }
    }

    fn canonical_key(&self) -> u64 {
        // The maps are applied to the pieces alone: no position is made, and all eight run side by side.
        let mut smallest = self.key_through(0);
        for map in 1..MAPS {
            smallest = smallest.min(self.key_through(map));
        }
        smallest
    }
}

/// The text of positions that [`Gobblet::parse_board`](crate::Gobblet::parse_board) reads.
impl<const N: usize> fmt::Display for Board<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&position_text(self))
    }
}

impl<const N: usize> fmt::Debug for Board<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}
