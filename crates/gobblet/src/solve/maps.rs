//! The eight maps of the 3x3 board as a group: one after the other, and back.

use std::sync::LazyLock;

use crate::Square;
use crate::square::squares_of;
use crate::symmetry::{MAPS, map_square};

/// What the maps do, worked out once.
struct Group {
    /// For each map and each set of squares the set of where they go.
    images: Vec<[u16; 1 << 9]>,
    /// The one map that does what two maps do, one after the other.
    combined: [[u8; MAPS]; MAPS],
}

static GROUP: LazyLock<Group> = LazyLock::new(|| {
    let image =
        |set: u16, map| squares_of::<3>(set).fold(0, |seen, square| seen | map_square(square, map).bit());
    let same = |map, first, second| {
        Square::<3>::all()
            .all(|square| map_square(square, map) == map_square(map_square(square, first), second))
    };
    let combined = |first, second| {
        let map = (0..MAPS).find(|map| same(*map, first, second));
        map.expect("the maps of a square are a group") as u8
    };
    Group {
        images: (0..MAPS).map(|map| std::array::from_fn(|set| image(set as u16, map))).collect(),
        combined: std::array::from_fn(|first| std::array::from_fn(|second| combined(first, second))),
    }
});

/// Where a set of squares goes under a map.
pub(super) fn map_set(set: u16, map: usize) -> u16 {
    GROUP.images[map][set as usize]
}

/// The map that does what `first` and then `second` do.
pub(super) fn combined(first: usize, second: usize) -> usize {
    GROUP.combined[first][second] as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_map_can_be_undone() {
        for map in 0..MAPS {
            assert!((0..MAPS).any(|back| combined(map, back) == 0));
            assert_eq!(combined(map, 0), map);
            assert_eq!(combined(0, map), map);
        }
    }

    #[test]
    fn sets_go_where_their_squares_go() {
        for first in 0..MAPS {
            for second in 0..MAPS {
                for set in 0..1 << 9 {
                    assert_eq!(map_set(map_set(set, first), second), map_set(set, combined(first, second)));
                }
            }
        }
    }
}
