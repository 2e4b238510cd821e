//! Forward pruning: what is left out, and what never is.
//!
//! The game: two purses, and in turn each side takes one of some steps that add to its own. Whoever has more when all
//! turns are over wins. A guide that counts the purses sees all there is, so it is easy to say what a search should find.

use arrayvec::ArrayVec;
use game::random::mix;
use game::{Ending, Limits, MoveList, Position, Scores, Seat, Thinking, Worth, think_alone};
use search::tree::{AlphaBeta, AlphaBetaOptions, Bounded, Reach};
use search::value::MOST;
use search::{Guide, Meter, Root};

const MOST_STEPS: usize = 30;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Step(u8);

impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "step{}", self.0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Purses {
    turn: Seat,
    held: [i32; 2],
    turns_left: u32,
    /// What each step adds.
    steps: &'static [i32],
}

impl Purses {
    /// White has the first turn; Black holds so much already.
    fn with_black_ahead(by: i32, turns_left: u32, steps: &'static [i32]) -> Purses {
        Purses { turn: Seat::new(0), held: [0, by], turns_left, steps }
    }
}

impl Position for Purses {
    type Move = Step;
    type Moves = ArrayVec<Step, MOST_STEPS>;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Option<Seat> {
        (self.turns_left > 0).then_some(self.turn)
    }

    fn legal_into(&self, moves: &mut Self::Moves) {
        if self.turns_left > 0 {
            moves.extend((0..self.steps.len()).map(|step| Step(step as u8)));
        }
    }

    fn play_unchecked(&mut self, mv: Step) {
        self.held[self.turn.index()] += self.steps[mv.0 as usize];
        self.turn = self.turn.other();
        self.turns_left -= 1;
    }

    fn ending(&self) -> Option<Ending> {
        let scores = match self.held[0].cmp(&self.held[1]) {
            std::cmp::Ordering::Greater => Scores::win(Seat::new(0), 2),
            std::cmp::Ordering::Less => Scores::win(Seat::new(1), 2),
            std::cmp::Ordering::Equal => Scores::zero(2),
        };
        (self.turns_left == 0).then_some(Ending { scores, reason: "all turns over" })
    }

    fn key(&self) -> u64 {
        let held = (self.held[0] as u32 as u64) << 32 | self.held[1] as u32 as u64;
        mix(held ^ mix(u64::from(self.turns_left) << 1 | self.turn.index() as u64))
    }
}

/// Counts the purses.
#[derive(Clone, Copy)]
struct Counting {
    /// What a unit is worth; with less than nothing it lies.
    unit: i32,
    settled: bool,
    /// The step that changes a lot.
    noisy: Option<Step>,
    /// Whether it can think of a move given away.
    passes: bool,
}

impl Counting {
    const HONEST: Counting = Counting { unit: 1, settled: true, noisy: None, passes: true };
}

impl Guide<Purses> for Counting {
    fn evaluate(&self, position: &Purses, seat: Seat) -> i32 {
        self.unit * (position.held[seat.index()] - position.held[seat.other().index()])
    }

    fn settled(&self, _position: &Purses) -> bool {
        self.settled
    }

    fn noisy(&self, _position: &Purses, mv: Step) -> bool {
        self.noisy == Some(mv)
    }

    fn passed(&self, position: &Purses) -> Option<Purses> {
        self.passes.then_some(Purses { turn: position.turn.other(), ..*position })
    }
}

/// What a search finds within a window for White's first step, and with how many nodes.
fn after_first_step(
    guide: Counting,
    options: AlphaBetaOptions,
    position: Purses,
    depth: u32,
    window: (i32, i32),
) -> (Bounded<Step>, u64) {
    let mut engine = AlphaBeta::new(guide, options);
    think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Step>| {
        let mut meter = Meter::new(thinking, Limits::NONE);
        let found = engine.window(&Root::new(position), &[Step(0)], depth, window, &mut meter);
        (found.expect("nothing stops it"), meter.nodes())
    })
}

const PLAIN: AlphaBetaOptions = AlphaBetaOptions::plain();
const SMALL: &[i32] = &[0, 1, 2];

#[test]
fn a_position_far_above_the_window_is_not_searched() {
    let position = Purses::with_black_ahead(100, 9, SMALL);
    let nodes = |guide, margin, depth, window| {
        let options = AlphaBetaOptions { margin, ..PLAIN };
        let (found, nodes) = after_first_step(guide, options, position, depth, window);
        assert_eq!(found.reach, Reach::AtMost, "White stays behind, whoever looks");
        nodes
    };
    // Black is to move with two turns of depth left, 100 ahead.
    assert_eq!(nodes(Counting::HONEST, 30, 3, (0, 1)), 1);
    assert_eq!(nodes(Counting::HONEST, 50, 3, (0, 1)), 1, "two margins are just covered");
    assert!(nodes(Counting::HONEST, 51, 3, (0, 1)) > 1, "two margins are more than that");
    assert!(nodes(Counting::HONEST, 30, 4, (0, 1)) == 1 && nodes(Counting::HONEST, 40, 4, (0, 1)) > 1);
    assert!(nodes(Counting::HONEST, 1, 6, (0, 1)) > 1, "too much depth left for a glance");
    assert!(nodes(Counting::HONEST, 30, 3, (0, 200)) > 1, "an open window is searched");
    assert!(
        nodes(Counting { settled: false, ..Counting::HONEST }, 30, 3, (0, 1)) > 1,
        "something is going on"
    );
    assert!(nodes(Counting::HONEST, 30, 3, (MOST, MOST + 1)) > 1, "a forced win is asked for");
    assert_eq!(nodes(Counting::HONEST, 0, 3, (0, 1)), nodes(Counting::HONEST, 1000, 3, (0, 1)));
}

#[test]
fn who_can_give_a_move_away_is_not_searched_further() {
    let position = Purses::with_black_ahead(100, 9, SMALL);
    let search = |null_move| {
        let options = AlphaBetaOptions { null_move, ..PLAIN };
        after_first_step(Counting::HONEST, options, position, 5, (0, 1))
    };
    let ((without, all), (with, few)) = (search(0), search(2));
    assert_eq!((without.reach, with.reach), (Reach::AtMost, Reach::AtMost));
    assert!(few * 2 < all, "{few} of {all} nodes");
}

#[test]
fn where_moving_is_a_burden_a_move_given_away_deceives() {
    // Every step costs 50. White has made one, and of the next three Black must make two: 110 ahead now, 60 then.
    let position = Purses::with_black_ahead(60, 9, &[-50]);
    let reach = |null_move, passes| {
        let options = AlphaBetaOptions { null_move, ..PLAIN };
        let guide = Counting { passes, ..Counting::HONEST };
        after_first_step(guide, options, position, 4, (-100, -99)).0.reach
    };
    assert_eq!(reach(0, true), Reach::AtLeast, "White is 60 behind in the end");
    assert_eq!(reach(1, true), Reach::AtMost, "Black, after doing nothing, would stay ahead by more");
    assert_eq!(reach(1, false), Reach::AtLeast, "nobody knows what giving a move away means");
}

#[test]
fn late_quiet_moves_are_left_out_and_noisy_ones_are_not() {
    // Only the last of thirty steps is worth something.
    const LAST_COUNTS: &[i32] = &{
        let mut steps = [0; MOST_STEPS];
        steps[MOST_STEPS - 1] = 50;
        steps
    };
    let position = Purses::with_black_ahead(0, 9, LAST_COUNTS);
    let search = |late_moves, noisy, depth, window| {
        let options = AlphaBetaOptions { late_moves, ..PLAIN };
        let guide = Counting { noisy, ..Counting::HONEST };
        let (found, nodes) = after_first_step(guide, options, position, depth, window);
        (found.reach, nodes)
    };
    let last = Some(Step(MOST_STEPS as u8 - 1));
    assert_eq!(search(0, None, 2, (-10, -9)), (Reach::AtMost, 31), "all thirty replies are tried");
    assert_eq!(search(2, None, 2, (-10, -9)), (Reach::AtLeast, 3), "only two are");
    assert_eq!(search(2, last, 2, (-10, -9)), (Reach::AtMost, 4), "and the one that changes a lot");
    assert_eq!(search(2, None, 2, (-99, 99)).1, 31, "an open window is searched");
    let (_, deeper) = search(2, None, 3, (-10, -9));
    assert!(deeper > 2 * 4, "with two turns left four times as many are tried: {deeper} nodes");
}

#[test]
fn what_is_proven_is_never_left_out_even_if_the_evaluation_lies() {
    const EVEN: &[i32] = &[0, 4, 2, 6, -2];
    for black_ahead in [-7, -5, -3, -1, 1, 3, 5, 7] {
        let position = Purses::with_black_ahead(black_ahead, 5, EVEN);
        let worth = |options| {
            let guide = Counting { unit: -40, ..Counting::HONEST };
            let mut engine = AlphaBeta::new(guide, options);
            let root = Root::new(position);
            let report = think_alone(Limits::depth(5), |thinking| engine.search(&root, thinking));
            report.best().expect("there are steps").worth
        };
        let pruned = AlphaBetaOptions {
            margin: 10,
            null_move: 2,
            late_moves: 1,
            minimal_window: true,
            ..AlphaBetaOptions::plain()
        };
        let exact = worth(AlphaBetaOptions::minimax());
        assert!(matches!(exact, Worth::Win(5) | Worth::Loss(5)), "{exact}: White's last step decides");
        assert_eq!(worth(pruned), exact, "Black {black_ahead} ahead");
        assert_eq!(MoveList::len(&position.legal()), EVEN.len());
    }
}
