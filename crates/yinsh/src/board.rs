//! Where a game stands: rings, markers, and what is to be decided by whom.

use std::fmt;

use arrayvec::ArrayVec;
use game::random::{below, mix};
use game::{Ending, Position, Rng, Scores, Seat, Symmetric};

use crate::direction::between;
use crate::keys::{self, Kind};
use crate::point::{Point, Points};
use crate::reach::Reach;
use crate::row::Row;
use crate::symmetry::{MAPS, map_move, map_points};
use crate::{Move, Rules};

/// Room for the moves of any position: five rings with at most nine points on either side of them in each of
/// three lines.
pub(crate) const MOST_MOVES: usize = Rules::RINGS * 3 * 9;

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asked {
    /// Where a ring is placed, during the set-up.
    Place,
    /// Which ring moves where.
    Move,
    /// Which row of five is taken.
    Row,
    /// Which ring is taken after a row.
    Ring,
    /// Nothing: the game is over.
    Nothing,
}

/// A position: a small plain value that is copied freely.
///
/// ```
/// use game::{Game, Position, Seat};
/// use yinsh::{Asked, Yinsh};
///
/// let game = Yinsh::default();
/// let mut board = game.start(&());
/// for mv in game.parse_moves("f6 a5 b6 c6 b4 b1 b7 k7 b5 b3 b6-c7").unwrap() {
///     assert!(board.is_legal(mv));
///     board.play_unchecked(mv);
/// }
/// assert_eq!(board.asked(), Asked::Move);
/// assert_eq!(board.turn(), Some(Seat::new(1)));
/// assert_eq!(format!("{:?}", board.markers(Seat::new(0))), "[b6]");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    rings: [Points; 2],
    markers: [Points; 2],
    /// The keys of all pieces together, kept up to date move by move.
    pieces_key: u64,
    taken: [u8; 2],
    asked: Asked,
    /// Who decides, or decided last once the game is over.
    decider: Seat,
    /// Who moves a ring next, once rows and rings are taken. Elsewhere than there it is the decider.
    next: Seat,
    /// Whether the last decision was a pass.
    passed: bool,
    rules: Rules,
}

/// Pieces and circumstances that need not be a possible position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SetUp {
    pub(crate) rings: [Points; 2],
    pub(crate) markers: [Points; 2],
    pub(crate) taken: [u8; 2],
    pub(crate) asked: Asked,
    pub(crate) decider: Seat,
    pub(crate) next: Seat,
    pub(crate) passed: bool,
}

impl Board {
    /// The empty board before the first ring.
    pub const fn empty(rules: Rules) -> Board {
        Board {
            rings: [Points::NONE; 2],
            markers: [Points::NONE; 2],
            pieces_key: 0,
            taken: [0; 2],
            asked: Asked::Place,
            decider: Seat::new(0),
            next: Seat::new(0),
            passed: false,
            rules,
        }
    }

    /// The position of a set-up, or what is wrong with it, as the words that follow "expected".
    pub(crate) fn set_up(from: SetUp, rules: Rules) -> Result<Board, String> {
        let mut board = Board {
            rings: from.rings,
            markers: from.markers,
            pieces_key: 0,
            taken: from.taken,
            asked: from.asked,
            decider: from.decider,
            next: from.next,
            passed: from.passed,
            rules,
        };
        board.pieces_key = board.pieces_key_anew();
        crate::possible::check(&board)?;
        Ok(board)
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What is to be decided.
    pub const fn asked(&self) -> Asked {
        self.asked
    }

    /// Who decides; once the game is over, who decided last.
    pub const fn decider(&self) -> Seat {
        self.decider
    }

    /// Who moves a ring next: the decider, or whoever comes after the rows and rings that are being taken.
    pub const fn next_to_move(&self) -> Seat {
        self.next
    }

    /// Whether the decision before this one was a pass.
    pub const fn passed(&self) -> bool {
        self.passed
    }

    /// The rings of a seat on the board.
    pub const fn rings(&self, seat: Seat) -> Points {
        self.rings[seat.index()]
    }

    /// The markers that show a seat's colour.
    pub const fn markers(&self, seat: Seat) -> Points {
        self.markers[seat.index()]
    }

    /// The rings of both seats.
    pub const fn all_rings(&self) -> Points {
        Points(self.rings[0].0 | self.rings[1].0)
    }

    /// The markers of both colours.
    pub const fn all_markers(&self) -> Points {
        Points(self.markers[0].0 | self.markers[1].0)
    }

    /// The points with nothing on them.
    pub fn vacant(&self) -> Points {
        Points::BOARD - self.all_rings() - self.all_markers()
    }

    /// How many rings a seat has taken.
    pub const fn taken(&self, seat: Seat) -> usize {
        self.taken[seat.index()] as usize
    }

    /// How many markers are left beside the board.
    pub const fn markers_left(&self) -> usize {
        Rules::MARKERS - self.all_markers().len()
    }

    /// The rows of five that show a seat's colour.
    pub fn rows(&self, seat: Seat) -> impl Iterator<Item = Row> + Clone {
        Row::all_in(self.markers(seat))
    }

    /// Where a ring of either seat could go if it could move now.
    pub fn destinations(&self, ring: Point) -> Points {
        self.reach().from(ring)
    }

    /// The markers that a ring would turn over on its way.
    ///
    /// ```
    /// use yinsh::{Point, Yinsh};
    /// let board = Yinsh::default().parse_board("4/7/8/9/W1wb6/W8/WWW7/BBBBB4/8/7/4 w move 0-0").unwrap();
    /// let (from, to) = (Point::at('e', 1).unwrap(), Point::at('e', 5).unwrap());
    /// assert_eq!(format!("{:?}", board.flips(from, to)), "[e3, e4]");
    /// ```
    pub fn flips(&self, from: Point, to: Point) -> Points {
        between(from, to) & self.all_markers()
    }

    /// Whether a seat has a ring that could move.
    pub fn can_move(&self, seat: Seat) -> bool {
        self.reach().can_any_move(self.rings(seat))
    }

    /// How many moves the rings of a seat would have, were it its turn.
    pub fn mobility(&self, seat: Seat) -> usize {
        self.reach().count_from_all(self.rings(seat))
    }

    pub(crate) const fn reach(&self) -> Reach {
        Reach::new(self.all_rings(), self.all_markers())
    }

    /// A ring comes on the board.
    fn place(&mut self, point: Point) {
        self.rings[self.decider.index()] |= point.alone();
        self.pieces_key ^= keys::of(Kind::Ring, self.decider, point);
        self.decider = self.decider.other();
        self.next = self.decider;
        if self.all_rings().len() == 2 * Rules::RINGS {
            self.asked = Asked::Move;
        }
    }

    /// A marker goes into a ring, the ring slides away and turns over what it jumps.
    #[inline]
    fn slide(&mut self, from: Point, to: Point) {
        let own = self.decider.index();
        let flips = self.flips(from, to);
        self.rings[own] ^= from.alone() | to.alone();
        self.markers[own] |= from.alone();
        self.markers[0] ^= flips;
        self.markers[1] ^= flips;
        self.pieces_key ^= keys::of(Kind::Ring, self.decider, from)
            ^ keys::of(Kind::Ring, self.decider, to)
            ^ keys::of(Kind::Marker, self.decider, from)
            ^ keys::of_flips(flips);
        self.passed = false;
        self.next = self.decider.other();
        self.look_for_rows();
    }

    fn take_row(&mut self, row: Row) {
        self.markers[self.decider.index()] -= row.points();
        self.pieces_key ^= keys::of_all(Kind::Marker, self.decider, row.points());
        self.asked = Asked::Ring;
    }

    fn take_ring(&mut self, point: Point) {
        let own = self.decider.index();
        self.rings[own] -= point.alone();
        self.pieces_key ^= keys::of(Kind::Ring, self.decider, point);
        self.taken[own] += 1;
        if self.taken(self.decider) >= self.rules.rings_to_win() {
            self.finish();
        } else {
            self.look_for_rows();
        }
    }

    fn pass(&mut self) {
        if self.passed {
            self.finish();
        } else {
            self.passed = true;
            self.decider = self.decider.other();
            self.next = self.decider;
        }
    }

    /// The same position with the other side to move a ring: no position of a game, but a question to ask of one.
    pub(crate) fn with_other_to_move(&self) -> Board {
        debug_assert_eq!(self.asked, Asked::Move);
        let decider = self.decider.other();
        Board { decider, next: decider, passed: false, ..*self }
    }

    /// Asks for the next row to be taken, the mover's rows first; if there is none, the next turn begins.
    #[inline]
    fn look_for_rows(&mut self) {
        let has_row = |seat: Seat| Row::any_in(self.markers[seat.index()]);
        if has_row(self.next.other()) {
            self.decider = self.next.other();
            self.asked = Asked::Row;
        } else if has_row(self.next) {
            self.decider = self.next;
            self.asked = Asked::Row;
        } else if self.markers_left() == 0 {
            self.finish();
        } else {
            self.decider = self.next;
            self.asked = Asked::Move;
        }
    }

    /// Ends the game. What no longer matters is made the same in all finished games.
    fn finish(&mut self) {
        self.asked = Asked::Nothing;
        self.next = self.decider;
        self.passed = false;
    }

    /// Who has taken more rings.
    fn leader(&self) -> Option<Seat> {
        match self.taken[0].cmp(&self.taken[1]) {
            std::cmp::Ordering::Greater => Some(Seat::new(0)),
            std::cmp::Ordering::Less => Some(Seat::new(1)),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// All that a key must know beside the pieces.
    fn circumstances(&self) -> u64 {
        let bits = self.asked as u64
            | (self.decider.index() as u64) << 3
            | (self.next.index() as u64) << 4
            | u64::from(self.passed) << 5
            | u64::from(self.taken[0]) << 6
            | u64::from(self.taken[1]) << 8
            | u64::from(self.rules.blitz) << 10;
        mix(bits + 1)
    }

    fn pieces_key_anew(&self) -> u64 {
        Seat::all(2).fold(0, |key, seat| {
            key ^ keys::of_all(Kind::Ring, seat, self.rings(seat))
                ^ keys::of_all(Kind::Marker, seat, self.markers(seat))
        })
    }
}

impl Position for Board {
    type Move = Move;
    type Moves = ArrayVec<Move, MOST_MOVES>;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Option<Seat> {
        (self.asked != Asked::Nothing).then_some(self.decider)
    }

    fn is_over(&self) -> bool {
        self.asked == Asked::Nothing
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        match self.asked {
            Asked::Place => moves.extend(self.vacant().iter().map(Move::Place)),
            Asked::Move => {
                let before = moves.len();
                let reach = self.reach();
                for from in self.rings(self.decider) {
                    moves.extend(reach.from(from).iter().map(|to| Move::Slide { from, to }));
                }
                if moves.len() == before {
                    moves.push(Move::Pass);
                }
            }
            Asked::Row => moves.extend(self.rows(self.decider).map(Move::TakeRow)),
            Asked::Ring => moves.extend(self.rings(self.decider).iter().map(Move::TakeRing)),
            Asked::Nothing => {}
        }
    }

    fn count_legal(&self) -> usize {
        match self.asked {
            Asked::Place => self.vacant().len(),
            Asked::Move => self.mobility(self.decider).max(1),
            Asked::Row => Row::count_in(self.markers(self.decider)),
            Asked::Ring => self.rings(self.decider).len(),
            Asked::Nothing => 0,
        }
    }

    fn is_legal(&self, mv: Move) -> bool {
        let (rings, markers) = (self.rings(self.decider), self.markers(self.decider));
        match (self.asked, mv) {
            (Asked::Place, Move::Place(point)) => self.vacant().contains(point),
            (Asked::Move, Move::Slide { from, to }) => {
                rings.contains(from) && self.destinations(from).contains(to)
            }
            (Asked::Move, Move::Pass) => !self.can_move(self.decider),
            (Asked::Row, Move::TakeRow(row)) => row.points() & markers == row.points(),
            (Asked::Ring, Move::TakeRing(point)) => rings.contains(point),
            _ => false,
        }
    }

    fn random_move<R: Rng>(&self, rng: &mut R) -> Move {
        let one_of = |points: Points, rng: &mut R| {
            let place = below(rng, points.len() as u32) as usize;
            points.nth(place).expect("a place below the number of points")
        };
        match self.asked {
            Asked::Place => Move::Place(one_of(self.vacant(), rng)),
            Asked::Move => match self.reach().random_from(self.rings(self.decider), rng) {
                Some((from, to)) => Move::Slide { from, to },
                None => Move::Pass,
            },
            Asked::Row => {
                let mut rows = self.rows(self.decider);
                let place = below(rng, rows.clone().count() as u32) as usize;
                Move::TakeRow(rows.nth(place).expect("a place below the number of rows"))
            }
            Asked::Ring => Move::TakeRing(one_of(self.rings(self.decider), rng)),
            Asked::Nothing => panic!("a move is only drawn while the game goes on"),
        }
    }

    fn play_unchecked(&mut self, mv: Move) {
        debug_assert!(self.is_legal(mv), "{mv} is not legal in {self:?}");
        match mv {
            Move::Place(point) => self.place(point),
            Move::Slide { from, to } => self.slide(from, to),
            Move::TakeRow(row) => self.take_row(row),
            Move::TakeRing(point) => self.take_ring(point),
            Move::Pass => self.pass(),
        }
        debug_assert_eq!(self.pieces_key, self.pieces_key_anew(), "after {mv}");
    }

    fn ending(&self) -> Option<Ending> {
        if !self.is_over() {
            return None;
        }
        let scores = self.leader().map_or(Scores::zero(2), |winner| Scores::win(winner, 2));
        let most = usize::from(self.taken[0].max(self.taken[1]));
        let reason = if most >= self.rules.rings_to_win() {
            if self.rules.blitz { "first ring" } else { "third ring" }
        } else if self.markers_left() == 0 {
            "last marker"
        } else {
            "both passed"
        };
        Some(Ending { scores, reason })
    }

    fn key(&self) -> u64 {
        self.pieces_key ^ self.circumstances()
    }
}

impl Symmetric for Board {
    fn symmetries(&self) -> usize {
        MAPS
    }

    fn mapped(&self, map: usize) -> Board {
        let mut board = Board {
            rings: self.rings.map(|rings| map_points(rings, map)),
            markers: self.markers.map(|markers| map_points(markers, map)),
            ..*self
        };
        board.pieces_key = board.pieces_key_anew();
        board
    }

    fn mapped_move(&self, mv: Move, map: usize) -> Move {
        map_move(mv, map)
    }

    fn canonical_key(&self) -> u64 {
        // No position is made: the keys of all maps are put together side by side.
        let circumstances = self.circumstances();
        let keys = keys::through_all_maps(self.rings, self.markers);
        keys.into_iter().map(|key| key ^ circumstances).fold(u64::MAX, u64::min)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", crate::notation::position_text(self))
    }
}
