//! What there is to do for the trump table, counted.

use crate::trumps::hands;
use crate::{SEATS, TrumpTable};

/// How many ways there are to take `taken` of `all` cards.
const fn choose(all: u64, taken: u64) -> u64 {
    let (mut ways, mut number) = (1, 0);
    while number < taken {
        ways = ways * (all - number) / (number + 1);
        number += 1;
    }
    ways
}

/// The published numbers: hands and deals behind one choice of trumps, hands after symmetry; and how many suits are judged.
pub(crate) fn counts() -> Vec<(&'static str, u64)> {
    // Forhont sees seven cards; he gets five of the other 25, and of the 20 that are left the next seat gets ten.
    let deals = choose(25, 5) * choose(20, 10);
    debug_assert_eq!(SEATS, 3, "the last seat gets the rest");
    vec![
        ("hands of seven cards", choose(32, 7)),
        ("hands after symmetry", hands() as u64),
        ("deals behind one hand", deals),
        ("suits that are judged", TrumpTable::size() as u64),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_counts_come_out() {
        let counts = counts();
        assert_eq!(
            counts[..3].iter().map(|(_, count)| *count).collect::<Vec<_>>(),
            [3_365_856, 592_720, 9_816_086_280]
        );
        assert!(counts[3].1 > counts[1].1, "most hands have several promising suits");
    }
}
