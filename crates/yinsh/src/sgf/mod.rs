//! Game records of Boardspace: SGF files of the kind `GM[24]`.
//!
//! The format is SGF in its outer form only. After a node with the facts of the game there is one node for each
//! action, `P0[17 place wr  G 6]` with the number of the player, the number of the action and the action
//! itself. A person's ring move is two actions, a robot's is one; both forms are read and written:
//!
//! | decision | person | robot |
//! | --- | --- | --- |
//! | place a ring | `place wr  G 6` | `place wr  G 6` |
//! | move a ring | `place w  G 6`, `drop board  H 7` | `move G 6 H 7` |
//! | take a row | `remove w G 2 G 6` | `remove w G 2 G 6`, from either end |
//! | take a ring | `remove wr H 7` | `remove wr H 7` |
//!
//! After each decision there is `Done`. A person may change their mind before it: `pick` takes the last action
//! back. `Resign` ends the game. White's pieces are `w` and `wr`, Black's `b` and `br`; who is White shows in
//! who places the white rings.
//!
//! ```
//! use game::Position;
//! use yinsh::sgf::{self, Form, Players};
//!
//! let text = "(;GM[24]VV[2]SU[Yinsh]P0[id \"Ana\"]P1[id \"Bor\"]
//!     ; P0[0 Start White]; P0[1 place wr  F 6]; P0[2 Done ]; P1[3 place br  A 5]; P1[4 Done ])";
//! let game = sgf::read(text).unwrap();
//! assert_eq!(game.players.white, "Ana");
//! assert_eq!(game.line.moves().len(), 2);
//!
//! let again = sgf::write(&game, [Form::Robot, Form::Person]).unwrap();
//! assert_eq!(sgf::read(&again).unwrap(), game);
//! ```

mod format;
mod nodes;
mod read;
mod write;

pub(crate) use format::{FORMAT, OF_ROBOTS};
pub use read::read;
pub use write::write;

use game::{IllegalMove, Line, Seat};
use thiserror::Error;

use crate::{Move, Yinsh};

/// Who played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Players {
    /// The name of White.
    pub white: String,
    /// The name of Black.
    pub black: String,
}

impl Players {
    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        if seat.index() == 0 { &self.white } else { &self.black }
    }
}

/// A game as Boardspace keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SgfGame {
    /// The decisions.
    pub line: Line<Yinsh>,
    /// Who played.
    pub players: Players,
    /// What the record is called, if it says so.
    pub name: Option<String>,
    /// When it was played, in the words of the record.
    pub date: Option<String>,
    /// How it ended, in the words of the record: `Game won by Ana`. In whatever language the player used.
    pub result: Option<String>,
    /// Who gave up, if somebody did.
    pub resigned: Option<Seat>,
}

impl SgfGame {
    /// A game with nothing known but the decisions and who made them.
    pub fn new(line: Line<Yinsh>, players: Players) -> SgfGame {
        SgfGame { line, players, name: None, date: None, result: None, resigned: None }
    }
}

/// How the ring moves of a seat are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Form {
    /// `place` and `drop`: a marker goes into a ring, the ring goes on.
    #[default]
    Person,
    /// `move` from here to there.
    Robot,
}

/// Why a record cannot be read or written.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SgfError {
    /// Not an SGF file.
    #[error("expected {expected} at character {}", .at + 1)]
    Form {
        /// What should have stood there.
        expected: &'static str,
        /// The place, counted in characters from 0.
        at: usize,
    },
    /// An SGF file of another game.
    #[error("expected GM[24], a game of Yinsh, got {}", .0.as_ref().map_or("none".to_owned(), |found| format!("GM[{found}]")))]
    OtherGame(Option<String>),
    /// An action that nobody knows.
    #[error("expected an action like \"place wr G 6\" or \"move G 6 H 7\", got \"{0}\"")]
    Action(String),
    /// An action that the rules do not allow.
    #[error("action {number} ({mv}): {error}")]
    Illegal {
        /// The place of the action in the file, from 1.
        number: usize,
        /// The decision it stands for.
        mv: Move,
        /// What is wrong with it.
        error: IllegalMove,
    },
    /// A line that does not begin with the empty board, which the format has no words for.
    #[error("expected a game from the first ring on, not from a position")]
    FromPosition,
}
