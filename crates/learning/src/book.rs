//! Books: positions with the moves to make there, each standing for all positions that are the same up to symmetry.

use std::collections::BTreeMap;

use game::{MoveList, Symmetric};

/// Positions and their best moves.
///
/// Which text a row has is up to the game; rows that begin with `#` say where the book comes from.
#[derive(Clone, PartialEq, Debug)]
pub struct Book<P: Symmetric> {
    entries: BTreeMap<u64, (P, Vec<P::Move>)>,
}

impl<P: Symmetric> Default for Book<P> {
    fn default() -> Self {
        Book { entries: BTreeMap::new() }
    }
}

impl<P: Symmetric> Book<P> {
    /// Reads a book; `row` reads one row of it.
    pub fn parse<E>(text: &str, row: impl Fn(&str) -> Result<(P, Vec<P::Move>), E>) -> Result<Book<P>, E> {
        let mut book = Book::default();
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let (position, moves) = row(line)?;
            book.add(position, moves);
        }
        Ok(book)
    }

    /// Adds a position, unless it or one that looks the same is known already.
    pub fn add(&mut self, position: P, moves: Vec<P::Move>) {
        self.entries.entry(position.canonical_key()).or_insert((position, moves));
    }

    /// The best moves of a position, in the order of its legal moves; none if the book does not know it.
    pub fn moves(&self, position: &P) -> Vec<P::Move> {
        let Some((known, best)) = self.entries.get(&position.canonical_key()) else { return Vec::new() };
        let Some(map) = (0..position.symmetries()).find(|map| position.mapped(*map) == *known) else {
            return Vec::new();
        };
        position
            .legal()
            .iter()
            .filter(|mv| best.as_slice().contains(&position.mapped_move(*mv, map)))
            .collect()
    }

    /// How many positions it has.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// All positions with their moves, in an order that depends on nothing but them.
    pub fn entries(&self) -> impl Iterator<Item = (&P, &[P::Move])> {
        self.entries.values().map(|(position, moves)| (position, moves.as_slice()))
    }
}
