//! The five languages in which cards have names.

use std::fmt;

/// A language of the house.
///
/// ```
/// use cards::Language;
/// assert_eq!(Language::of_code("hr"), Some(Language::Croatian));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Slovenian.
    Slovenian,
    /// Slovak.
    Slovak,
    /// Czech.
    Czech,
    /// Croatian.
    Croatian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 5] =
        [Language::English, Language::Slovenian, Language::Slovak, Language::Czech, Language::Croatian];

    /// The two letters by which browsers and settings know it.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Slovenian => "sl",
            Language::Slovak => "sk",
            Language::Czech => "cs",
            Language::Croatian => "hr",
        }
    }

    /// The language with this code.
    pub fn of_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
