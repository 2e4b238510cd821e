//! The eight ways to look at a square board.
//!
//! Map number `m`: first mirror in the rising diagonal if bit 2 is set, then turn left and right round if
//! bit 0 is set, then top and bottom if bit 1 is set. Map 0 changes nothing.

use crate::Square;
use crate::layers::Layers;
use crate::lines::Lines;

/// How many maps there are.
pub(crate) const MAPS: usize = 8;

const LEFT_RIGHT: usize = 1;
const TOP_BOTTOM: usize = 2;
const DIAGONAL: usize = 4;

/// Where a square goes under a map.
pub(crate) const fn map_square<const N: usize>(square: Square<N>, map: usize) -> Square<N> {
    let (mut file, mut rank) = (square.file(), square.rank());
    if map & DIAGONAL != 0 {
        (file, rank) = (rank, file);
    }
    if map & LEFT_RIGHT != 0 {
        file = N - 1 - file;
    }
    if map & TOP_BOTTOM != 0 {
        rank = N - 1 - rank;
    }
    Square::from_index(rank * N + file)
}

/// Where the pieces go under a map: all sizes at once.
pub(crate) const fn map_layers<const N: usize>(mut layers: Layers, map: usize) -> Layers {
    if map & DIAGONAL != 0 {
        layers = mirrored_in_the_diagonal::<N>(layers);
    }
    if map & LEFT_RIGHT != 0 {
        layers = left_for_right::<N>(layers);
    }
    if map & TOP_BOTTOM != 0 {
        layers = top_for_bottom::<N>(layers);
    }
    layers
}

const fn left_for_right<const N: usize>(mut layers: Layers) -> Layers {
    let mut file = 0;
    while file < N / 2 {
        let distance = N - 1 - 2 * file;
        layers = exchanged::<N>(layers, Lines::<N>::spaced(file, N), distance);
        file += 1;
    }
    layers
}

const fn top_for_bottom<const N: usize>(mut layers: Layers) -> Layers {
    let mut rank = 0;
    while rank < N / 2 {
        let distance = N * (N - 1 - 2 * rank);
        layers = exchanged::<N>(layers, Lines::<N>::spaced(rank * N, 1), distance);
        rank += 1;
    }
    layers
}

/// Files and ranks exchanged: all sizes at once.
pub(crate) const fn mirrored_in_the_diagonal<const N: usize>(mut layers: Layers) -> Layers {
    let mut off = 1;
    while off < N {
        // The squares `off` files to the right of the diagonal: one on each rank but the last ones.
        let mut below = 0;
        let mut rank = 0;
        while rank + off < N {
            below |= 1 << (rank * N + rank + off);
            rank += 1;
        }
        layers = exchanged::<N>(layers, below, off * (N - 1));
        off += 1;
    }
    layers
}

/// Every square of `set` exchanged with the one `distance` further.
const fn exchanged<const N: usize>(layers: Layers, set: u16, distance: usize) -> Layers {
    let differ = (layers.0 ^ (layers.0 >> distance)) & Layers::each::<N>(set).0;
    Layers(layers.0 ^ differ ^ (differ << distance))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Size;
    use crate::square::squares_of;

    fn layers_go_where_their_squares_go<const N: usize>() {
        for map in 0..MAPS {
            for square in Square::<N>::all() {
                for size in Size::all::<N>() {
                    let mut layers = Layers::default();
                    layers.add(size, square.bit());
                    let mut expected = Layers::default();
                    expected.add(size, map_square(square, map).bit());
                    assert_eq!(map_layers::<N>(layers, map), expected, "{square} under map {map}");
                }
            }
        }
    }

    #[test]
    fn layers_and_squares_are_mapped_alike() {
        layers_go_where_their_squares_go::<3>();
        layers_go_where_their_squares_go::<4>();
    }

    #[test]
    fn the_maps_are_eight_different_ones_and_the_first_changes_nothing() {
        let images = |map| Square::<4>::all().map(|square| map_square(square, map)).collect::<Vec<_>>();
        let all: std::collections::BTreeSet<_> = (0..MAPS).map(images).collect();
        assert_eq!(all.len(), MAPS);
        assert_eq!(images(0), Square::all().collect::<Vec<_>>());
    }

    #[test]
    fn mixed_layers_keep_their_sizes() {
        let layers = Layers(0x0000_0081_0013_0140);
        for map in 0..MAPS {
            let mapped = map_layers::<3>(layers, map);
            for size in Size::all::<3>() {
                let expected = squares_of::<3>(layers.of(size))
                    .fold(0, |set, square| set | map_square(square, map).bit());
                assert_eq!(mapped.of(size), expected);
            }
        }
    }
}
