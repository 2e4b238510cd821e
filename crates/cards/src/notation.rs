//! Several cards in a text, and the piles of a written deal.

use game::NotationError;

use crate::{Card, CardSet, Pack};

/// The words of a text, each with the byte where it starts.
pub fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    words_between(text, 0, text.len())
}

/// The words between two bytes of a text, each with the byte where it starts in the whole text.
pub(crate) fn words_between(text: &str, from: usize, to: usize) -> impl Iterator<Item = (usize, &str)> {
    let start = text.as_ptr() as usize;
    text[from..to].split_whitespace().map(move |word| (word.as_ptr() as usize - start, word))
}

/// Reads words of `text` as cards in their order, each only once.
///
/// ```
/// use cards::{Card, Italian, parse_cards, words};
/// let text = "C1 S13";
/// let cards: Vec<Card<Italian>> = parse_cards(text, words(text)).unwrap();
/// assert_eq!(cards.len(), 2);
/// let twice = "C1 C1";
/// let error = parse_cards::<Italian>(twice, words(twice)).unwrap_err();
/// assert_eq!(error.to_string(), "expected each card only once at character 4 of \"C1 C1\"");
/// ```
pub fn parse_cards<'a, P: Pack>(
    text: &str,
    words: impl Iterator<Item = (usize, &'a str)>,
) -> Result<Vec<Card<P>>, NotationError> {
    let mut seen = CardSet::NONE;
    let mut cards = Vec::new();
    for (at, word) in words {
        let card = Card::parse_word(text, at, word)?;
        if seen.contains(card) {
            return Err(NotationError::new(text, at, "each card only once"));
        }
        seen.insert(card);
        cards.push(card);
    }
    Ok(cards)
}

pub(crate) fn parse_set<P: Pack>(text: &str) -> Result<CardSet<P>, NotationError> {
    Ok(parse_cards(text, words(text))?.into_iter().collect())
}

/// Writes cards in the order given.
pub fn cards_text<P: Pack>(cards: &[Card<P>]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Writes a deal: each pile in its order, `/` between them.
///
/// ```
/// use cards::{Card, Italian, parse_piles, piles_text};
/// let text = "C1 S13/D2/B3 B4";
/// let piles = parse_piles::<Italian>(text, &[2, 1, 2]).unwrap();
/// let piles: Vec<&[Card<Italian>]> = piles.iter().map(Vec::as_slice).collect();
/// assert_eq!(piles_text(&piles), text);
/// ```
pub fn piles_text<P: Pack>(piles: &[&[Card<P>]]) -> String {
    piles.iter().map(|pile| cards_text(pile)).collect::<Vec<_>>().join("/")
}

/// Reads a deal of piles of these sizes, no card twice.
pub fn parse_piles<P: Pack>(text: &str, sizes: &[usize]) -> Result<Vec<Vec<Card<P>>>, NotationError> {
    let mut piles = Vec::new();
    let mut dealt = CardSet::NONE;
    let mut at = 0;
    let mut parts = text.split('/');
    for size in sizes {
        let part = parts.next().ok_or_else(|| {
            NotationError::new(text, text.len(), format!("{} piles with / between", sizes.len()))
        })?;
        let words: Vec<(usize, &str)> = words_between(text, at, at + part.len()).collect();
        let pile: Vec<Card<P>> = parse_cards(text, words.iter().copied())?;
        if let Some(place) = pile.iter().position(|card| dealt.contains(*card)) {
            let expected = format!("a card that was not dealt before (not {})", pile[place]);
            return Err(NotationError::new(text, words[place].0, expected));
        }
        if pile.len() != *size {
            let expected = format!("{size} cards in this pile (not {})", pile.len());
            return Err(NotationError::new(text, at, expected));
        }
        dealt |= pile.iter().copied().collect();
        piles.push(pile);
        at += part.len() + 1;
    }
    if parts.next().is_some() {
        return Err(NotationError::new(text, at - 1, "nothing after the last pile"));
    }
    Ok(piles)
}
