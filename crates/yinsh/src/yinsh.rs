//! Yinsh as a game: its facts, options, views and texts.

use game::{Ending, Facts, Game, Line, NotationError, Open, OptionError, OptionSpec, Options, Picture, Seat};
use serde_json::Value;

use crate::{Asked, Board, Move, Point, Rules, json, notation, picture};

/// Yinsh with its rules chosen.
///
/// ```
/// use game::{Game, Line, Options};
/// use yinsh::Yinsh;
///
/// let game = Yinsh::from_options(&Options::parse("blitz=yes").unwrap()).unwrap();
/// let mut line = Line::new(game, ());
/// for mv in game.parse_moves("f6 a5 b6 c6").unwrap() {
///     line.play(mv).unwrap();
/// }
/// assert_eq!(game.position_text(&line), "3B/5W1/5B2/9/10/4W4/10/9/8/7/4 w place 0-0");
/// assert!(line.play(game.parse_move("f6").unwrap()).is_err(), "a ring is there");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Yinsh {
    rules: Rules,
}

impl Yinsh {
    /// The game with these rules.
    pub const fn new(rules: Rules) -> Yinsh {
        Yinsh { rules }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Reads a point: `e5`.
    pub fn parse_point(&self, text: &str) -> Result<Point, NotationError> {
        notation::parse_point(text)
    }

    /// Reads a position without a line of play around it.
    ///
    /// ```
    /// use game::Position;
    /// use yinsh::Yinsh;
    /// let board = Yinsh::default().parse_board("4/7/8/9/10/4W4/10/9/8/7/4 b place 0-0").unwrap();
    /// assert_eq!(board.count_legal(), 84);
    /// ```
    pub fn parse_board(&self, text: &str) -> Result<Board, NotationError> {
        notation::parse_position(text, self.rules)
    }
}

impl Game for Yinsh {
    type Move = Move;
    type Position = Board;
    game::nothing_hidden!();

    const FACTS: Facts = Facts {
        name: "yinsh",
        title: "Yinsh",
        about: "five in a row with markers that change colour; each row costs a ring, the third wins",
        seats: (2, 2),
        hidden: false,
        unit: "games",
        zero_sum: true,
        forfeit: -1,
        separator: ' ',
        notation: &[
            "a .. k, 1 .. 11  the columns from the left and the rows",
            "e5               a ring to e5",
            "e5-e8            the ring of e5 to e8",
            "xe4-i4           take the row from e4 to i4",
            "xe5              take the ring of e5",
        ],
    };

    fn option_specs() -> Vec<OptionSpec> {
        Rules::specs()
    }

    fn from_options(options: &Options) -> Result<Self, OptionError> {
        Rules::from_options(options).map(Yinsh::new)
    }

    fn options(&self) -> Options {
        self.rules.options()
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self, (): &()) -> Board {
        Board::empty(self.rules)
    }

    fn next(&self, _: &Board, _: &Ending) -> Option<Self> {
        Some(*self)
    }

    fn decision(&self, position: &Board) -> &'static str {
        match position.asked() {
            Asked::Place => "place",
            Asked::Move => "move",
            Asked::Row => "row",
            Asked::Ring => "ring",
            Asked::Nothing => "over",
        }
    }

    fn role(&self, _: &Board, seat: Seat) -> &'static str {
        if seat.index() == 0 { "white" } else { "black" }
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        notation::parse_move(text)
    }

    fn position_text(&self, line: &Line<Self>) -> String {
        notation::position_text(line.position())
    }

    fn parse_position(&self, text: &str) -> Result<Line<Self>, NotationError> {
        Ok(Line::from_position(*self, self.parse_board(text)?))
    }
}

impl Open for Yinsh {
    fn json(&self, line: &Line<Self>) -> Value {
        json::position(line)
    }

    fn draw(&self, line: &Line<Self>) -> Picture {
        picture::draw(line)
    }
}
