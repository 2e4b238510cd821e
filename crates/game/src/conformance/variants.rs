//! The option sets that a game is checked with.

use crate::{Game, Kind, OptionSpec, Options};

/// A range of whole numbers up to this wide is tried at both ends.
const SMALL: i64 = 9;

/// Every variant of a game that tests run with, each with a name that can be part of a file's name: the
/// defaults (always first), every other value of every [`Kind::Choice`], both ends of every small
/// [`Kind::Whole`], and [`Game::more_variants`].
///
/// A single value that the game refuses without others beside it is left out here; that it is tried at
/// all is a law, so [`Game::more_variants`] has to give it with the company that it needs. What makes a game that is
/// already there is left out too: a word that says what is the default anyway.
///
/// ```
/// # #[cfg(feature = "toy")] {
/// use game::{conformance::variants, toy::Toy};
/// let names: Vec<String> = variants::<Toy>().into_iter().map(|(name, _)| name).collect();
/// assert_eq!(names[..3], ["default", "talon-open", "match-1"]);
/// # }
/// ```
pub fn variants<G: Game>() -> Vec<(String, Options)> {
    let specs = G::option_specs();
    let single = specs.iter().flat_map(|spec| {
        let values = values(spec).into_iter().filter(|value| value != spec.default);
        values.map(|value| Options::none().with(spec.name, value))
    });
    let accepted = single.filter(|options| G::from_options(options).is_ok());
    let mut variants: Vec<(String, Options)> = Vec::new();
    for options in std::iter::once(Options::none()).chain(accepted).chain(G::more_variants()) {
        if variants.iter().any(|(_, known)| *known == options || same_game::<G>(known, &options)) {
            continue;
        }
        let mut name = file_safe(&options);
        while variants.iter().any(|(known, _)| *known == name) {
            name.push('+');
        }
        variants.push((name, options));
    }
    variants
}

/// Whether two sets of options make the same game; no if one of them makes none.
pub(super) fn same_game<G: Game>(one: &Options, other: &Options) -> bool {
    matches!((G::from_options(one), G::from_options(other)), (Ok(one), Ok(other)) if one == other)
}

/// The values of an option that tests try.
pub(super) fn values(spec: &OptionSpec) -> Vec<String> {
    match spec.kind {
        Kind::Choice(words) => words.iter().map(ToString::to_string).collect(),
        Kind::Whole(from, to) if to.saturating_sub(from) <= SMALL => vec![from.to_string(), to.to_string()],
        Kind::Whole(..) | Kind::Number(..) | Kind::Text(_) => Vec::new(),
    }
}

/// `talon-open_debt-1-0-3`, or `default`.
fn file_safe(options: &Options) -> String {
    if options.is_empty() {
        return "default".to_owned();
    }
    let safe = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' };
    let parts = options.iter().map(|(name, value)| format!("{name}-{value}"));
    parts.map(|part| part.chars().map(safe).collect::<String>()).collect::<Vec<_>>().join("_")
}
