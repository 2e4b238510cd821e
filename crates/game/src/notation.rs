//! What is wrong with a text.

use thiserror::Error;

/// A text that is not a move, deal or position: what was expected, and where.
///
/// ```
/// use game::NotationError;
/// let error = NotationError::new("z9", 0, "a file a-c");
/// assert_eq!(error.to_string(), "expected a file a-c at character 1 of \"z9\"");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("expected {expected} at character {} of {}", .at + 1, shortened(.text))]
pub struct NotationError {
    text: String,
    at: usize,
    expected: String,
}

impl NotationError {
    /// An error at the character that starts at byte `at` of `text`.
    pub fn new(text: &str, at: usize, expected: impl Into<String>) -> NotationError {
        let at = text.char_indices().take_while(|(byte, _)| *byte < at).count();
        NotationError { text: text.to_owned(), at, expected: expected.into() }
    }

    /// What should have stood there.
    pub fn expected(&self) -> &str {
        &self.expected
    }
}

/// The text in quotes, cut so that an error stays one readable line.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    if text.chars().count() <= MOST {
        format!("{text:?}")
    } else {
        format!("{:?}...", text.chars().take(MOST).collect::<String>())
    }
}
