//! The options of the rules.

use game::{OptionError, OptionSpec, Options};

/// The rules of one game: which of the options hold.
///
/// ```
/// use yinsh::Rules;
/// assert_eq!(Rules::default().rings_to_win(), 3);
/// assert_eq!(Rules { blitz: true }.rings_to_win(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules {
    /// Whether the first ring taken wins, instead of the third.
    pub blitz: bool,
}

impl Rules {
    /// How many rings of each side there are.
    pub const RINGS: usize = 5;
    /// How many markers there are for both sides together.
    pub const MARKERS: usize = 51;

    /// How many rings a side must take to win.
    pub const fn rings_to_win(self) -> usize {
        if self.blitz { 1 } else { 3 }
    }

    /// The options with their defaults and help.
    pub(crate) fn specs() -> Vec<OptionSpec> {
        vec![OptionSpec::choice(
            "blitz",
            &["no", "yes"],
            "no",
            "whether the first ring taken wins, not the third",
        )]
    }

    /// The rules that these options choose.
    pub(crate) fn from_options(options: &Options) -> Result<Rules, OptionError> {
        let specs = Rules::specs();
        Ok(Rules { blitz: options.checked(&specs)?.yes("blitz") })
    }

    /// The options that choose these rules, as far as they differ from the defaults.
    pub(crate) fn options(self) -> Options {
        if self.blitz { Options::none().with("blitz", "yes") } else { Options::none() }
    }
}
