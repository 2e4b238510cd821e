//! Retrograde analysis against plain definitions, on made-up games that go in circles and on tic-tac-toe.

use std::fmt;
use std::sync::Arc;

use game::random::{below, fast, mix};
use game::{Ending, Limits, Position, Scores, Seat, Stop, Thinking, Worth, think_alone};
use search::Blind;
use search::Root;
use search::example::{Board, Cell, TicTacToe};
use search::solve::{FullDepth, Numbered, Retrograde, RetrogradeError, SolveOptions, Width};

/// A place of a made-up game.
#[derive(Debug)]
struct Place {
    turn: Seat,
    exits: Vec<u16>,
    /// Where there is no exit: who has won, if anybody.
    winner: Option<Seat>,
}

/// Where a made-up game stands.
#[derive(Clone, Debug)]
struct Circle {
    places: Arc<Vec<Place>>,
    at: u16,
}

impl PartialEq for Circle {
    fn eq(&self, other: &Circle) -> bool {
        self.at == other.at && Arc::ptr_eq(&self.places, &other.places)
    }
}
impl Eq for Circle {}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Exit(u8);

impl fmt::Display for Exit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Circle {
    /// A game of so many places, in which seats need not alternate.
    fn new(seed: u64, count: u32) -> Circle {
        let mut rng = fast(mix(seed ^ 0x00c1_2c1e));
        let places = (0..count).map(|_| {
            let exits = match below(&mut rng, 6) {
                0 => 0,
                more => 1 + below(&mut rng, more.min(3)),
            };
            Place {
                turn: Seat::new(below(&mut rng, 2) as usize),
                exits: (0..exits).map(|_| below(&mut rng, count) as u16).collect(),
                winner: [None, Some(Seat::new(0)), Some(Seat::new(1))][below(&mut rng, 3) as usize],
            }
        });
        Circle { places: Arc::new(places.collect()), at: 0 }
    }

    /// One long way, at the end of which seat 0 wins; seat 1 can do nothing but walk.
    fn long_way(count: u16) -> Circle {
        let place = |at: u16| Place {
            turn: Seat::new(at as usize % 2),
            exits: if at + 1 < count { vec![at + 1] } else { Vec::new() },
            winner: Some(Seat::new(0)),
        };
        Circle { places: Arc::new((0..count).map(place).collect()), at: 0 }
    }

    fn place(&self) -> &Place {
        &self.places[self.at as usize]
    }
}

impl Position for Circle {
    type Move = Exit;
    type Moves = Vec<Exit>;

    fn seats(&self) -> usize {
        2
    }
    fn turn(&self) -> Option<Seat> {
        (!self.place().exits.is_empty()).then_some(self.place().turn)
    }
    fn legal_into(&self, moves: &mut Vec<Exit>) {
        moves.extend((0..self.place().exits.len()).map(|exit| Exit(exit as u8)));
    }
    fn play_unchecked(&mut self, mv: Exit) {
        self.at = self.place().exits[mv.0 as usize];
    }
    fn ending(&self) -> Option<Ending> {
        let scores = self.place().winner.map_or(Scores::zero(2), |winner| Scores::win(winner, 2));
        self.turn().is_none().then_some(Ending { scores, reason: "no exit" })
    }
    fn key(&self) -> u64 {
        u64::from(self.at)
    }
}

/// Numbers of a made-up game: its places. With `backwards` it knows how to go back.
struct Numbers {
    game: Circle,
    backwards: bool,
}

impl Numbered<Circle> for Numbers {
    fn count(&self) -> u64 {
        self.game.places.len() as u64
    }
    fn number(&self, position: &Circle) -> u64 {
        u64::from(position.at)
    }
    fn position(&self, number: u64) -> Option<Circle> {
        Some(Circle { at: number as u16, ..self.game.clone() })
    }
    fn before(&self, number: u64, into: &mut Vec<u64>) -> bool {
        let leads = |place: &Place| place.exits.contains(&(number as u16));
        let numbered = self.game.places.iter().zip(0..);
        into.extend(numbered.filter(|(place, _)| leads(place)).map(|(_, number)| number));
        self.backwards
    }
}

fn solve(game: &Circle, backwards: bool, width: Width) -> Result<Retrograde<Numbers>, RetrogradeError> {
    let numbers = Numbers { game: game.clone(), backwards };
    think_alone(Limits::NONE, |thinking| Retrograde::solve(numbers, width, thinking))
}

/// By the definition: what each place is worth to seat 0 if the game is broken off as drawn after `depth`
/// decisions, as 0 or as plus or minus (1000 - decisions).
fn broken_off(game: &Circle, depth: u32) -> Vec<i32> {
    let over = |place: &Place| match place.winner {
        Some(winner) if place.exits.is_empty() => {
            if winner == Seat::new(0) {
                1000
            } else {
                -1000
            }
        }
        _ => 0,
    };
    let mut values: Vec<i32> = game.places.iter().map(over).collect();
    for _ in 0..depth {
        let worth = |place: &Place| {
            let later = place.exits.iter().map(|exit| {
                let value = values[*exit as usize];
                value - value.signum()
            });
            match place.turn.index() {
                _ if place.exits.is_empty() => over(place),
                0 => later.max().unwrap_or(0),
                _ => later.min().unwrap_or(0),
            }
        };
        values = game.places.iter().map(worth).collect();
    }
    values
}

fn as_worth(value: i32, turn: Seat) -> Worth {
    let own = if turn == Seat::new(0) { value } else { -value };
    match own {
        0 => Worth::Draw,
        own if own > 0 => Worth::Win((1000 - own) as u32),
        own => Worth::Loss((1000 + own) as u32),
    }
}

#[test]
fn games_in_circles_are_worth_what_the_definition_says() {
    let (mut wins, mut draws) = (0, 0);
    for seed in 0..1500 {
        let game = Circle::new(seed, 6 + (seed % 30) as u32);
        // No forced win takes longer than there are places.
        let truth = broken_off(&game, 2 * game.places.len() as u32);
        for (backwards, width) in [(false, Width::Two), (true, Width::One)] {
            let solved = solve(&game, backwards, width).expect("nothing stops it");
            let mut longest = 0;
            for (at, value) in truth.iter().enumerate() {
                let position = Circle { at: at as u16, ..game.clone() };
                let Some(turn) = position.turn() else {
                    assert_eq!(solved.worth(&position), None, "it is over");
                    continue;
                };
                let expected = as_worth(*value, turn);
                assert_eq!(solved.worth(&position), Some(expected), "game {seed}, place {at}, {backwards}");
                let best = solved.moves(&position).best().map(|best| best.worth);
                assert_eq!(best, Some(expected), "the best move keeps the worth");
                wins += u32::from(matches!(expected, Worth::Win(_)));
                draws += u32::from(expected == Worth::Draw);
                if let Worth::Win(plies) | Worth::Loss(plies) = expected {
                    longest = longest.max(plies);
                }
            }
            assert_eq!(solved.longest(), longest);
            let running = game.places.iter().filter(|place| !place.exits.is_empty()).count() as u64;
            let tally = solved.tally();
            assert_eq!(tally.won + tally.lost + tally.drawn, running);
        }
    }
    assert!(wins > 5000 && draws > 5000, "{wins} wins, {draws} draws");
}

/// Each cell is a digit to the base of three.
struct Digits;

impl Numbered<Board> for Digits {
    fn count(&self) -> u64 {
        3_u64.pow(9)
    }
    fn number(&self, board: &Board) -> u64 {
        let digit = |cell| board.owner(cell).map_or(0, |seat| 1 + seat.index() as u64);
        (0..9).fold(0, |number, cell| 3 * number + digit(cell))
    }
    fn position(&self, number: u64) -> Option<Board> {
        let digit = |cell: u8| number / 3_u64.pow(8 - u32::from(cell)) % 3;
        let marks = |of: u64| (0..9).filter(move |cell| digit(*cell) == of).map(Cell::new);
        let (crosses, noughts) = (marks(1).count(), marks(2).count());
        if crosses != noughts && crosses != noughts + 1 {
            return None;
        }
        let mut board = TicTacToe::start();
        let mut noughts = marks(2);
        for cross in marks(1) {
            board.play_unchecked(cross);
            if let Some(nought) = noughts.next() {
                board.play_unchecked(nought);
            }
        }
        Some(board)
    }
}

#[test]
fn tic_tac_toe_is_solved_as_by_searching_every_line() {
    let solved = think_alone(Limits::NONE, |thinking| Retrograde::solve(Digits, Width::One, thinking));
    let solved = solved.expect("nothing stops it");
    let mut solver = FullDepth::new(Blind, SolveOptions::default());
    let mut rng = fast(1);
    for _ in 0..300 {
        let mut board = TicTacToe::start();
        for _ in 0..below(&mut rng, 8) {
            if board.turn().is_some() {
                let mv = board.random_move(&mut rng);
                board.play_unchecked(mv);
            }
        }
        if board.turn().is_some() {
            let root = Root::new(board);
            let truth = think_alone(Limits::NONE, |thinking| solver.solve(&root, thinking));
            assert_eq!(solved.worth(&board), truth.ok().map(|solution| solution.worth), "{board:?}");
        }
    }
    assert_eq!(solved.longest(), 5, "who cannot force a line with five more marks cannot force one at all");
}

#[test]
fn narrow_cells_refuse_what_they_cannot_hold() {
    let fits = solve(&Circle::long_way(127), false, Width::One).expect("126 decisions fit");
    assert_eq!(fits.longest(), 126);
    let error = solve(&Circle::long_way(128), true, Width::One).err();
    assert_eq!(error, Some(RetrogradeError::TooLong { most: 126 }));
    assert!(solve(&Circle::long_way(128), true, Width::Two).is_ok());
}

#[test]
fn a_stopped_analysis_says_how_far_it_came() {
    let game = Circle::long_way(100);
    let numbers = Numbers { game, backwards: false };
    let stopped =
        think_alone(Limits::nodes(1000), |thinking| Retrograde::solve(numbers, Width::Two, thinking).err());
    assert!(matches!(stopped, Some(RetrogradeError::Stopped { plies: 10 })), "{stopped:?}");
    let stop = Stop::new();
    stop.stop();
    let mut quiet = |_: &game::Report<Cell>| {};
    let mut thinking = Thinking {
        limits: Limits::NONE,
        stop: &stop,
        clock: &game::NoClock,
        threads: 1,
        progress: &mut quiet,
    };
    let error = Retrograde::solve(Digits, Width::One, &mut thinking).err();
    assert_eq!(error, Some(RetrogradeError::Stopped { plies: 0 }));
}

/// Numbers that are not what they promise.
struct Wrong(u64);

impl Numbered<Board> for Wrong {
    fn count(&self) -> u64 {
        self.0
    }
    fn number(&self, _: &Board) -> u64 {
        7
    }
    fn position(&self, _: u64) -> Option<Board> {
        Some(TicTacToe::start())
    }
}

#[test]
fn wrong_numbers_are_an_error_with_words() {
    let error = think_alone(Limits::NONE, |thinking| Retrograde::solve(Wrong(5), Width::One, thinking)).err();
    assert_eq!(error, Some(RetrogradeError::Number { number: 7, count: 5 }));
    assert_eq!(error.map(|error| error.to_string()).as_deref(), Some("expected numbers below 5, got 7"));
    let vast = think_alone(Limits::NONE, |thinking| Retrograde::solve(Wrong(u64::MAX), Width::Two, thinking));
    assert_eq!(vast.err(), Some(RetrogradeError::TooMany(u64::MAX)));
}
