//! Ranks as they are printed.

use std::fmt;

/// What is printed on a card beside its suit, the same type for all packs.
///
/// ```
/// use cards::Rank;
/// assert_eq!(Rank::Number(10).to_string(), "10");
/// assert_eq!(Rank::Knight.to_string(), "C");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// A number: pips, a tarok, and the Italian court cards 11, 12, 13.
    Number(u8),
    /// `J`: fant; in the German pack dolník.
    Jack,
    /// `C`: kaval. Only in the tarok pack.
    Knight,
    /// `Q`: dama; in the German pack horník.
    Queen,
    /// `K`.
    King,
    /// `A`. In the Italian pack the ace is printed 1.
    Ace,
}

impl Rank {
    /// Whether it is the same rank; `==` cannot be asked while compiling.
    pub(crate) const fn is(self, other: Rank) -> bool {
        match (self, other) {
            (Rank::Number(one), Rank::Number(other)) => one == other,
            (Rank::Jack, Rank::Jack)
            | (Rank::Knight, Rank::Knight)
            | (Rank::Queen, Rank::Queen)
            | (Rank::King, Rank::King)
            | (Rank::Ace, Rank::Ace) => true,
            _ => false,
        }
    }

    /// Reads a rank; `None` for anything else, a number with a leading zero included.
    pub(crate) fn parse(text: &str) -> Option<Rank> {
        match text {
            "J" => Some(Rank::Jack),
            "C" => Some(Rank::Knight),
            "Q" => Some(Rank::Queen),
            "K" => Some(Rank::King),
            "A" => Some(Rank::Ace),
            _ => {
                let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
                if plain { text.parse().ok().map(Rank::Number) } else { None }
            }
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rank::Number(number) => number.fmt(f),
            Rank::Jack => f.write_str("J"),
            Rank::Knight => f.write_str("C"),
            Rank::Queen => f.write_str("Q"),
            Rank::King => f.write_str("K"),
            Rank::Ace => f.write_str("A"),
        }
    }
}
