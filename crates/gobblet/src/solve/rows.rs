//! Where each configuration is kept.
//!
//! A *configuration* is a board seen by the side to move: an arrangement of each size. Boards that are the
//! same up to the side to move and the eight maps share one. A *row* holds all configurations with the same
//! large and medium pieces, one for each arrangement of the small ones.
//!
//! To keep equal boards once, the large pieces are turned into the first of their eight images; if that
//! still leaves a choice of maps, the medium ones are. Only when large and medium pieces are symmetric
//! together does a row hold the same configuration more than once (as small pieces that are images of each
//! other), which is seldom enough to let it be.

use super::arrangement::{Arrangement, Arrangements};
use super::maps::combined;
use super::pieces::Pieces;
use crate::symmetry::MAPS;
use crate::{Board, Piece, Size};

/// A board seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Configuration {
    pub(super) large: Arrangement,
    pub(super) medium: Arrangement,
    pub(super) small: Arrangement,
}

impl Configuration {
    /// What the side to move sees of a board.
    pub(super) fn of(board: &Board<3>) -> Configuration {
        let (own, other) = (board.mover(), board.mover().other());
        let [small, medium, large] = [0, 1, 2].map(Size::from_index).map(|size| Arrangement {
            own: board.squares(Piece { seat: own, size }),
            other: board.squares(Piece { seat: other, size }),
        });
        Configuration { large, medium, small }
    }
}

/// All configurations with the same large and medium pieces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// The number of the large pieces' arrangement.
    pub(super) large: usize,
    /// The number of the medium pieces' arrangement.
    pub(super) medium: usize,
    /// The maps under which both stay as they are: one bit for each.
    pub(super) symmetries: u8,
}

/// A row, and the map through which the small pieces are to be seen there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) row: usize,
    pub(super) map: usize,
}

/// All rows, and how to find them.
pub(super) struct Rows {
    pub(super) large: Arrangements,
    pub(super) medium: Arrangements,
    pub(super) small: Arrangements,
    /// For each large arrangement the slice of its first image, and a map to that image.
    slices: Vec<(u16, u8)>,
    /// For each slice and medium arrangement the row, and a map to its medium pieces.
    places: Vec<(u32, u8)>,
    all: Vec<Row>,
    /// The first row of each slice, and the end.
    starts: Vec<usize>,
}

impl Rows {
    /// The rows for so many pieces.
    pub(super) fn new(pieces: Pieces) -> Rows {
        let [small, medium, large] = pieces.of_each_size().map(|count| Arrangements::of(count as u32));
        let mut slices = vec![(0, 0); large.len()];
        let mut places = Vec::new();
        let mut all = Vec::new();
        let mut starts = Vec::new();
        for number in 0..large.len() {
            let (map, first) = first_image(&large, number, 0..MAPS);
            if first != number {
                slices[number] = (slices[first].0, map as u8);
                continue;
            }
            slices[number] = (starts.len() as u16, 0);
            starts.push(all.len());
            let maps: Vec<usize> =
                (0..MAPS).filter(|map| large.mapped(*map)[number] as usize == number).collect();
            let slice = places.len();
            for other in 0..medium.len() {
                let (map, first) = first_image(&medium, other, maps.iter().copied());
                if first != other {
                    let (row, _) = places[slice + first];
                    places.push((row, map as u8));
                    continue;
                }
                places.push((all.len() as u32, 0));
                let stays = |map: &&usize| medium.mapped(**map)[other] as usize == other;
                let symmetries = maps.iter().filter(stays).fold(0, |set, map| set | 1 << map);
                all.push(Row { large: number, medium: other, symmetries });
            }
        }
        starts.push(all.len());
        Rows { large, medium, small, slices, places, all, starts }
    }

    /// How many rows there are.
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// How many configurations a row holds.
    pub(super) fn width(&self) -> usize {
        self.small.len()
    }

    /// A row by its number.
    pub(super) fn row(&self, row: usize) -> Row {
        self.all[row]
    }

    /// How many slices there are: sets of rows with the same large pieces.
    pub(super) fn slices(&self) -> usize {
        self.starts.len() - 1
    }

    /// The rows of a slice.
    pub(super) fn slice(&self, slice: usize) -> std::ops::Range<usize> {
        self.starts[slice]..self.starts[slice + 1]
    }

    /// The slice of a row.
    pub(super) fn slice_of(&self, row: usize) -> usize {
        self.starts.partition_point(|start| *start <= row) - 1
    }

    /// All rows, those with few large and medium pieces first.
    pub(super) fn by_pieces(&self) -> Vec<usize> {
        let pieces = |row: &usize| {
            let Row { large, medium, .. } = self.all[*row];
            self.large.get(large).together().count_ones() + self.medium.get(medium).together().count_ones()
        };
        let mut rows: Vec<usize> = (0..self.len()).collect();
        rows.sort_by_key(pieces);
        rows
    }

    /// Where configurations with these large and medium pieces are.
    pub(super) fn place(&self, large: usize, medium: usize) -> Place {
        let (slice, to_large) = self.slices[large];
        let medium = self.medium.mapped(to_large as usize)[medium] as usize;
        let (row, to_medium) = self.places[slice as usize * self.medium.len() + medium];
        Place { row: row as usize, map: combined(to_large as usize, to_medium as usize) }
    }

    /// The row of a configuration and its place there; `None` if it has more pieces than there are.
    pub(super) fn find(&self, configuration: &Configuration) -> Option<(usize, usize)> {
        let large = self.large.number(configuration.large)?;
        let medium = self.medium.number(configuration.medium)?;
        let small = self.small.number(configuration.small)?;
        let place = self.place(large, medium);
        Some((place.row, self.small.mapped(place.map)[small] as usize))
    }

    /// Whether this place stands for its configuration when each is counted once.
    pub(super) fn is_first(&self, row: usize, small: usize) -> bool {
        let symmetries = self.all[row].symmetries;
        // Nearly every row has no symmetry but the map that changes nothing.
        symmetries == 1
            || (1..MAPS)
                .filter(|map| symmetries & 1 << map != 0)
                .all(|map| self.small.mapped(map)[small] as usize >= small)
    }
}

/// The smallest number among the images of an arrangement, and a map to it.
fn first_image(all: &Arrangements, number: usize, maps: impl Iterator<Item = usize>) -> (usize, usize) {
    let images = maps.map(|map| (map, all.mapped(map)[number] as usize));
    images.min_by_key(|(_, image)| *image).unwrap_or((0, number))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn configuration(rows: &Rows, row: usize, small: usize) -> Configuration {
        let Row { large, medium, .. } = rows.row(row);
        Configuration {
            large: rows.large.get(large),
            medium: rows.medium.get(medium),
            small: rows.small.get(small),
        }
    }

    fn count(pieces: [u8; 3]) -> usize {
        let rows = Rows::new(Pieces::new(pieces).unwrap());
        let firsts = |row| (0..rows.width()).filter(|small| rows.is_first(row, *small)).count();
        (0..rows.len()).map(firsts).sum()
    }

    /// How many configurations there are by Burnside's lemma: the mean number of those that a map keeps.
    fn counted_by_maps(pieces: [u8; 3]) -> usize {
        let kept = |map: usize| -> usize {
            pieces
                .map(|count| {
                    let all = Arrangements::of(count as u32);
                    (0..all.len()).filter(|number| all.mapped(map)[*number] as usize == *number).count()
                })
                .iter()
                .product()
        };
        (0..MAPS).map(kept).sum::<usize>() / MAPS
    }

    #[test]
    fn every_configuration_is_counted_once() {
        for pieces in [[1, 1, 1], [2, 1, 0], [0, 1, 2], [1, 2, 1], [2, 2, 0], [0, 2, 2]] {
            assert_eq!(count(pieces), counted_by_maps(pieces), "{pieces:?}");
        }
    }

    #[test]
    fn the_whole_game_has_the_known_number_of_configurations() {
        assert_eq!(counted_by_maps([2, 2, 2]), 360_382_485);
    }

    #[test]
    fn the_images_of_a_configuration_share_its_place() {
        let rows = Rows::new(Pieces::new([2, 1, 1]).unwrap());
        for row in 0..rows.len() {
            for small in (row % 7..rows.width()).step_by(7) {
                let here = configuration(&rows, row, small);
                let first = (0..MAPS).filter(|map| rows.row(row).symmetries & 1 << map != 0);
                let images: Vec<usize> = first.map(|map| rows.small.mapped(map)[small] as usize).collect();
                for map in 0..MAPS {
                    let image = Configuration {
                        large: here.large.mapped(map),
                        medium: here.medium.mapped(map),
                        small: here.small.mapped(map),
                    };
                    let (found, place) = rows.find(&image).unwrap();
                    assert_eq!(found, row);
                    assert!(images.contains(&place));
                }
            }
        }
    }
}
