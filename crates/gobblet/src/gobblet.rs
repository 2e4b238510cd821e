//! Gobblet as a game: its facts, options, views and texts.

use game::{Ending, Facts, Game, Line, NotationError, Open, OptionError, OptionSpec, Options, Picture, Seat};
use search::tree::AlphaBetaOptions;
use serde_json::Value;

use crate::house;
use crate::{Board, Move, Rules, Square, json, notation, picture};

/// Gobblet on a board `N` wide, with its rules chosen. `N` is 3 or 4; another board does not compile.
///
/// ```
/// use game::{Game, Line, Options};
/// use gobblet::Gobblet3;
///
/// let game = Gobblet3::from_options(&Options::parse("reserve_covers=never").unwrap()).unwrap();
/// let mut line = Line::new(game, ());
/// for text in ["3@b2", "3@a1", "2@a3", "2@c1", "2@c3", "2@b1"] {
///     let mv = line.game().parse_move(text).unwrap();
///     line.play(mv).unwrap();
/// }
/// assert_eq!(line.game().position_text(&line), "x2.x2/.x3./o3o2o2 x");
/// assert!(line.play(line.game().parse_move("3@b1").unwrap()).is_err(), "b1 is not empty");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gobblet<const N: usize> {
    rules: Rules,
}

/// Gobblet on 3x3: three sizes, two pieces of each (by option three), all of them at hand.
pub type Gobblet3 = Gobblet<3>;
/// Gobblet on 4x4: four sizes, three pieces of each in nested stacks.
pub type Gobblet4 = Gobblet<4>;

impl<const N: usize> Gobblet<N> {
    /// The game with these rules.
    pub const fn new(rules: Rules) -> Gobblet<N> {
        Gobblet { rules }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How the house searches, for experiments that change one thing.
    pub fn search() -> AlphaBetaOptions {
        house::search()
    }

    /// Reads a square: `b2`.
    pub fn parse_square(&self, text: &str) -> Result<Square<N>, NotationError> {
        notation::parse_square(text)
    }

    /// Reads a position without a line of play around it.
    ///
    /// ```
    /// use game::Position;
    /// use gobblet::Gobblet3;
    /// let board = Gobblet3::default().parse_board("x3x3./o3../o3.. x").unwrap();
    /// assert_eq!(board.turn().unwrap().index(), 0);
    /// ```
    pub fn parse_board(&self, text: &str) -> Result<Board<N>, NotationError> {
        notation::parse_position(text, self.rules)
    }
}

impl<const N: usize> Default for Gobblet<N> {
    fn default() -> Gobblet<N> {
        Gobblet::new(Rules::usual::<N>())
    }
}

/// Mixtures of rules with nine pieces a side, which the small board alone has.
const NINE_PIECES: &[&str] =
    &["pieces=3,moving=no", "pieces=3,reserve_covers=when-threatened,reserve_covers_own=no"];

/// What is true of the game whatever the options.
const fn facts<const N: usize>() -> Facts {
    let (name, title, about, notation): (_, _, _, &[&str]) = match N {
        3 => (
            "gobblet3",
            "Gobblet 3x3",
            "three in a row with pieces that cover smaller ones",
            &[
                "a1 .. c3  the squares: columns from the left, rows from below",
                "3@b2      a piece of size 3 from the reserve to b2; 1 is the smallest",
                "a1-b2     the piece on top of a1 to b2",
            ],
        ),
        4 => (
            "gobblet4",
            "Gobblet 4x4",
            "four in a row with pieces that cover smaller ones, from nested stacks",
            &[
                "a1 .. d4  the squares: columns from the left, rows from below",
                "4@b2      a piece of size 4 from the reserve to b2; 1 is the smallest",
                "a1-b2     the piece on top of a1 to b2",
            ],
        ),
        _ => panic!("Gobblet is played on 3x3 and on 4x4"),
    };
    Facts {
        name,
        title,
        about,
        seats: (2, 2),
        hidden: false,
        unit: "games",
        zero_sum: true,
        forfeit: -1,
        separator: ' ',
        notation,
    }
}

impl<const N: usize> Game for Gobblet<N> {
    type Move = Move<N>;
    type Position = Board<N>;
    game::nothing_hidden!();

    const FACTS: Facts = facts::<N>();

    fn option_specs() -> Vec<OptionSpec> {
        Rules::specs::<N>()
    }

    fn from_options(options: &Options) -> Result<Self, OptionError> {
        Rules::from_options::<N>(options).map(Gobblet::new)
    }

    fn options(&self) -> Options {
        self.rules.options::<N>()
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self, (): &()) -> Board<N> {
        Board::empty(self.rules)
    }

    fn next(&self, _: &Board<N>, _: &Ending) -> Option<Self> {
        Some(*self)
    }

    fn role(&self, _: &Board<N>, seat: Seat) -> &'static str {
        if seat.index() == 0 { "first" } else { "second" }
    }

    fn parse_move(&self, text: &str) -> Result<Move<N>, NotationError> {
        notation::parse_move(text)
    }

    fn position_text(&self, line: &Line<Self>) -> String {
        line.position().to_string()
    }

    fn parse_position(&self, text: &str) -> Result<Line<Self>, NotationError> {
        Ok(Line::from_position(*self, self.parse_board(text)?))
    }

    fn more_variants() -> Vec<Options> {
        [
            "moving=no,no_move=draw",
            "moving=no,reserve_covers=never",
            "reserve_covers=always,reserve_covers_own=yes,both=draw",
            "reserve_covers=when-threatened,reserve_covers_own=no,both=mover",
            "reserve_covers=when-threatened,reserve_covers_own=yes",
            "repetition=never,limit=30,memory=yes",
        ]
        .iter()
        .chain(if N == 3 { NINE_PIECES } else { &[] })
        .filter_map(|text| Options::parse(text).ok())
        .map(|options| options.without_defaults(&Rules::specs::<N>()))
        .collect()
    }
}

impl<const N: usize> Open for Gobblet<N> {
    fn json(&self, line: &Line<Self>) -> Value {
        json::position(line)
    }

    fn draw(&self, line: &Line<Self>) -> Picture {
        picture::draw(line)
    }
}
