//! What every command is given beside its own words: the games, the output, and how much to say.

use std::io::{self, IsTerminal, Write};

use catalog::Catalog;

/// The surroundings of a command.
pub(crate) struct Context<'a> {
    /// The games of the house.
    pub(crate) catalog: &'a Catalog,
    /// Where results go.
    pub(crate) out: &'a mut dyn Write,
    /// How results look.
    pub(crate) look: Look,
    /// How much to say on standard error.
    pub(crate) talk: Talk,
    /// Lines of the ledger that were worked out elsewhere, when a job is collected.
    pub(crate) kept: Vec<String>,
}

/// How much to say on standard error.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Talk {
    /// Only errors.
    Quiet,
    /// Progress bars on a terminal, and what a person should know.
    Normal,
    /// Details too.
    Verbose,
}

impl Talk {
    /// What `--quiet` and `-v` ask for; quiet wins.
    pub(crate) fn asked(quiet: bool, verbose: bool) -> Talk {
        match (quiet, verbose) {
            (true, _) => Talk::Quiet,
            (false, true) => Talk::Verbose,
            (false, false) => Talk::Normal,
        }
    }

    /// Says something that a person should know.
    pub(crate) fn say(self, text: &str) {
        if self > Talk::Quiet {
            tell(text);
        }
    }

    /// Says a detail.
    pub(crate) fn detail(self, text: &str) {
        if self == Talk::Verbose {
            tell(text);
        }
    }

    /// Whether progress should be drawn: a person is looking and wants to know.
    pub(crate) fn shows_progress(self) -> bool {
        self > Talk::Quiet && io::stderr().is_terminal()
    }
}

/// One line on standard error. If nobody can read it there is nothing to be done about that.
pub(crate) fn tell(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// How results look on standard output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    /// Whether they may be coloured.
    pub(crate) colours: bool,
    /// The width of the terminal, if it is one.
    pub(crate) width: Option<usize>,
}

impl Look {
    /// For files and pipes.
    pub(crate) const PLAIN: Look = Look { colours: false, width: None };

    /// What standard output can bear. Colours only on a terminal; `NO_COLOR` (any value but the empty one)
    /// and `TERM=dumb` refuse them.
    pub(crate) fn of_stdout() -> Look {
        if !io::stdout().is_terminal() {
            return Look::PLAIN;
        }
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let width = crossterm::terminal::size().ok().map(|(width, _)| usize::from(width));
        Look { colours: !refused && !dumb, width }
    }
}
