//! How the program ends, as other programs see it.

use std::process;

/// What the caller is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ExitCode {
    /// Everything asked for was done; forfeits in a match included.
    Done,
    /// Something went wrong while running.
    Failed,
    /// The new player of a sequential test is not better.
    NotBetter,
    /// A sequential test ran out of games.
    Undecided,
    /// A bad game, option, move, file or number.
    BadInput,
    /// Somebody pressed Ctrl-C.
    Interrupted,
}

impl ExitCode {
    /// The number that the shell sees.
    pub(crate) const fn number(self) -> u8 {
        match self {
            ExitCode::Done => 0,
            ExitCode::Failed | ExitCode::NotBetter => 1,
            ExitCode::BadInput => 2,
            ExitCode::Undecided => 3,
            ExitCode::Interrupted => 130,
        }
    }
}

impl From<ExitCode> for process::ExitCode {
    fn from(code: ExitCode) -> process::ExitCode {
        process::ExitCode::from(code.number())
    }
}
