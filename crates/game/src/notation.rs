//! Reading texts: one character after the other, and what is wrong with one.

use thiserror::Error;

use crate::Seat;

/// A text that is not a move, deal or position: what was expected, and where.
///
/// ```
/// use game::NotationError;
/// let error = NotationError::new("z9", 0, "a file a-c");
/// assert_eq!(error.to_string(), "expected a file a-c at character 1 of \"z9\"");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}expected {expected} at character {} of {}", numbered(*.number), .at + 1, shortened(.text))]
pub struct NotationError {
    text: String,
    at: usize,
    expected: String,
    /// Which of several moves the text is, from 1.
    number: Option<usize>,
}

impl NotationError {
    /// An error at the character that starts at byte `at` of `text`.
    pub fn new(text: &str, at: usize, expected: impl Into<String>) -> NotationError {
        let at = text.char_indices().take_while(|(byte, _)| *byte < at).count();
        NotationError { text: text.to_owned(), at, expected: expected.into(), number: None }
    }

    /// What should have stood there.
    pub fn expected(&self) -> &str {
        &self.expected
    }

    /// The same with the number of the move that cannot be read, from 1, where several are read.
    ///
    /// ```
    /// use game::NotationError;
    /// let error = NotationError::new("z9", 0, "a file a-c").of_move(7);
    /// assert_eq!(error.to_string(), "move 7: expected a file a-c at character 1 of \"z9\"");
    /// ```
    #[must_use]
    pub fn of_move(self, number: usize) -> NotationError {
        NotationError { number: Some(number), ..self }
    }

    /// The same with the rule that asks for it, in brackets.
    ///
    /// ```
    /// use game::NotationError;
    /// let error = NotationError::new("H7", 0, "12 cards").by_rule("rule 2");
    /// assert_eq!(error.to_string(), "expected 12 cards (rule 2) at character 1 of \"H7\"");
    /// ```
    #[must_use]
    pub fn by_rule(mut self, rule: &str) -> NotationError {
        self.expected = format!("{} ({rule})", self.expected);
        self
    }
}

/// A text being read, one character after the other. Games add the reading of their own squares and pieces.
///
/// ```
/// use game::Reader;
/// let mut text = Reader::new("b+");
/// assert_eq!(text.counted('a', 3), Some(1));
/// let error = text.demand('-', "'-'").unwrap_err();
/// assert_eq!(error.to_string(), "expected '-' at character 2 of \"b+\"");
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    /// The byte at which the rest begins, always a boundary of characters.
    at: usize,
}

impl<'a> Reader<'a> {
    /// Reads from the beginning.
    pub fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0 }
    }

    /// The error that something else was expected here.
    pub fn expected(&self, what: impl Into<String>) -> NotationError {
        NotationError::new(self.text, self.at, what)
    }

    /// What has not been read yet.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Where the rest begins; for [`back_to`](Reader::back_to).
    pub fn place(&self) -> usize {
        self.at
    }

    /// Goes back, so that an error names what was read as the fault.
    pub fn back_to(&mut self, place: usize) {
        self.at = place.min(self.at);
    }

    /// The next character, which stays unread.
    pub fn next(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads one character if it is the given one.
    pub fn take(&mut self, character: char) -> bool {
        let there = self.next() == Some(character);
        if there {
            self.at += character.len_utf8();
        }
        there
    }

    /// Reads a word if it stands here.
    pub fn take_word(&mut self, word: &str) -> bool {
        let there = self.rest().starts_with(word);
        if there {
            self.at += word.len();
        }
        there
    }

    /// Reads the letter of one of two seats.
    pub fn seat(&mut self, letter: impl Fn(Seat) -> char, what: &str) -> Result<Seat, NotationError> {
        Seat::all(2).find(|seat| self.take(letter(*seat))).ok_or_else(|| self.expected(what))
    }

    /// Reads the given character, or says what was expected instead.
    pub fn demand(&mut self, character: char, what: &str) -> Result<(), NotationError> {
        if self.take(character) { Ok(()) } else { Err(self.expected(what)) }
    }

    /// Reads a letter or digit that counts from `first`; its place below `end`.
    pub fn counted(&mut self, first: char, end: usize) -> Option<usize> {
        let next = self.next()?;
        let place = (next as usize).checked_sub(first as usize).filter(|place| *place < end)?;
        self.at += next.len_utf8();
        Some(place)
    }

    /// Reads a whole number of at most `digits` digits that does not begin with 0, or just 0.
    pub fn number(&mut self, digits: usize) -> Option<usize> {
        let length = self.rest().bytes().take_while(u8::is_ascii_digit).take(digits).count();
        let length = if self.rest().starts_with('0') { 1 } else { length };
        let number = self.rest()[..length].parse().ok()?;
        self.at += length;
        Some(number)
    }

    /// Demands that nothing follows.
    pub fn end(&self, of: &str) -> Result<(), NotationError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.expected(format!("the end of the {of}"))) }
    }
}

fn numbered(number: Option<usize>) -> String {
    number.map_or_else(String::new, |number| format!("move {number}: "))
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
