//! Decisions as text.

use std::fmt;

use super::cards::{Card, Cards};
use super::deal::Deal;
use super::moves::{Bid, Move, Seen};
use crate::NotationError;

/// The words of a text, each with the byte where it starts.
pub(super) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    words_from(text, 0, text.len())
}

/// The words between two bytes of a text, each with the byte where it starts in the whole text.
pub(super) fn words_from(text: &str, from: usize, to: usize) -> impl Iterator<Item = (usize, &str)> {
    let start = text.as_ptr() as usize;
    text[from..to].split_whitespace().map(move |word| (word.as_ptr() as usize - start, word))
}

/// Reads cards, each only once.
pub(super) fn parse_cards<'a>(
    text: &str,
    words: impl Iterator<Item = (usize, &'a str)>,
) -> Result<Cards, NotationError> {
    let mut cards = Cards::NONE;
    for (at, word) in words {
        let card = Card::parse_word(text, at, word)?;
        if cards.contains(card) {
            return Err(NotationError::new(text, at, "each card only once"));
        }
        cards |= card.into();
    }
    Ok(cards)
}

/// Reads a move.
pub(super) fn parse_move(text: &str) -> Result<Move, NotationError> {
    match parse_seen(text)? {
        Seen::Pass => Ok(Move::Pass),
        Seen::Bid(bid) => Ok(Move::Bid(bid)),
        Seen::Discard(cards) if cards.len() == Deal::SIZE => Ok(Move::Discard(cards)),
        Seen::Discard(_) => {
            let at = text.find('?').unwrap_or(text.len());
            Err(NotationError::new(text, at, "three cards that are known"))
        }
        Seen::Play(card) => Ok(Move::Play(card)),
    }
}

/// Reads what a viewer saw of a move.
pub(super) fn parse_seen(text: &str) -> Result<Seen, NotationError> {
    let mut rest = words(text);
    let (at, first) =
        rest.next().ok_or_else(|| NotationError::new(text, 0, "pass, bid, discard or a card"))?;
    let seen = match first {
        "pass" => Seen::Pass,
        "bid" => return parse_bid(text, rest),
        "discard" => return parse_discard(text, rest),
        _ => Seen::Play(
            Card::parse_word(text, at, first)
                .map_err(|_| NotationError::new(text, at, "pass, bid, discard or a card A1-C4"))?,
        ),
    };
    match rest.next() {
        None => Ok(seen),
        Some((at, _)) => Err(NotationError::new(text, at, "nothing more")),
    }
}

fn parse_bid<'a>(
    text: &str,
    mut words: impl Iterator<Item = (usize, &'a str)>,
) -> Result<Seen, NotationError> {
    let place = |word: Option<(usize, &str)>| word.map_or(text.len(), |(at, _)| at);
    let mut word = words.next();
    if word.is_none_or(|(_, word)| word != "game") {
        return Err(NotationError::new(text, place(word), "game"));
    }
    word = words.next();
    let trump = word.is_some_and(|(_, word)| word == "trump");
    if trump {
        word = words.next();
    }
    let last = word.is_some_and(|(_, word)| word == "last");
    if last {
        word = words.next();
    }
    match word {
        None => Ok(Seen::Bid(Bid { last, trump })),
        Some((at, _)) => Err(NotationError::new(text, at, "trump, then last, or nothing more")),
    }
}

fn parse_discard<'a>(
    text: &str,
    words: impl Iterator<Item = (usize, &'a str)>,
) -> Result<Seen, NotationError> {
    let words: Vec<(usize, &str)> = words.collect();
    if words.len() != Deal::SIZE {
        return Err(NotationError::new(text, text.len(), "exactly three cards"));
    }
    let known = words.iter().take_while(|(_, word)| *word != "?").count();
    if let Some((at, _)) = words[known..].iter().find(|(_, word)| *word != "?") {
        return Err(NotationError::new(text, *at, "? (the known cards come first)"));
    }
    Ok(Seen::Discard(parse_cards(text, words[..known].iter().copied())?))
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bid game")?;
        f.write_str(if self.trump { " trump" } else { "" })?;
        f.write_str(if self.last { " last" } else { "" })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.seen(false).fmt(f)
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Pass => f.write_str("pass"),
            Seen::Bid(bid) => bid.fmt(f),
            Seen::Discard(cards) => write!(f, "discard {}", with_unknown(*cards, Deal::SIZE)),
            Seen::Play(card) => card.fmt(f),
        }
    }
}

/// Known cards, then `?` up to `size` cards in all.
pub(super) fn with_unknown(known: Cards, size: usize) -> String {
    let known_words = known.iter().map(|card| card.to_string());
    let unknown = std::iter::repeat_n("?".to_owned(), size.saturating_sub(known.len()));
    known_words.chain(unknown).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_decision_is_written_and_read() {
        for text in ["pass", "bid game", "bid game trump", "bid game last", "bid game trump last", "C4"] {
            assert_eq!(parse_move(text).unwrap().to_string(), text);
        }
        assert_eq!(parse_move(" discard  C1 A2 B3 ").unwrap().to_string(), "discard A2 B3 C1");
        for text in ["discard ? ? ?", "discard A4 ? ?", "discard A4 B4 C4", "pass"] {
            assert_eq!(parse_seen(text).unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_bad_decision_says_what_was_expected_where() {
        let error = |text: &str| parse_move(text).unwrap_err().to_string();
        assert_eq!(error(""), "expected pass, bid, discard or a card at character 1 of \"\"");
        assert_eq!(error("D1"), "expected pass, bid, discard or a card A1-C4 at character 1 of \"D1\"");
        assert_eq!(error("bid"), "expected game at character 4 of \"bid\"");
        assert!(error("bid game last trump").starts_with("expected trump, then last, or nothing more"));
        assert_eq!(
            error("discard A1 B1"),
            "expected exactly three cards at character 14 of \"discard A1 B1\""
        );
        assert!(error("discard A1 B1 B1").starts_with("expected each card only once at character 15"));
        assert!(error("discard A1 B1 ?").starts_with("expected three cards that are known at character 15"));
        assert!(
            error("discard ? B1 ?").starts_with("expected ? (the known cards come first) at character 11")
        );
        assert_eq!(error("pass A1"), "expected nothing more at character 6 of \"pass A1\"");
    }
}
