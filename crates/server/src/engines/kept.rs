//! What players that are kept between two of their decisions hold meanwhile: no more of them, and no more bytes, than there
//! is room for, and whoever has been laid by longest goes first.

use std::collections::VecDeque;

/// How many players may be laid by at once.
const MOST: usize = 64;

/// The players that are laid by, each with its key and its bytes, the longest laid by first.
#[derive(Debug, Default)]
pub(super) struct Kept(VecDeque<(u64, u64)>);

impl Kept {
    /// How many bytes all hold but the one of this key.
    pub(super) fn bytes_beside(&self, key: Option<u64>) -> u64 {
        self.0.iter().filter(|(kept, _)| Some(*kept) != key).map(|(_, bytes)| bytes).sum()
    }

    /// One more. Answers whose players have to go, so that all that are left hold at most so much: the new one too, where
    /// it finds no room.
    pub(super) fn lay_by(&mut self, key: u64, bytes: u64, room: u64) -> Vec<u64> {
        self.0.push_back((key, bytes));
        let mut gone = Vec::new();
        while self.0.len() > MOST || self.bytes_beside(None) > room {
            gone.extend(self.drop_oldest(None));
        }
        gone
    }

    /// Lets the one go that has been laid by longest, but never the one of this key.
    pub(super) fn drop_oldest(&mut self, spared: Option<u64>) -> Option<u64> {
        let place = self.0.iter().position(|(kept, _)| Some(*kept) != spared)?;
        self.0.remove(place).map(|(key, _)| key)
    }

    /// It thinks again, or is not wanted any more.
    pub(super) fn take(&mut self, key: u64) {
        self.0.retain(|(kept, _)| *kept != key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_was_laid_by_longest_goes_first() {
        let mut kept = Kept::default();
        assert!(kept.lay_by(1, 40, 100).is_empty());
        assert!(kept.lay_by(2, 40, 100).is_empty());
        assert_eq!(kept.lay_by(3, 40, 100), [1]);
        assert_eq!(kept.drop_oldest(Some(2)), Some(3));
        assert_eq!(kept.drop_oldest(Some(2)), None);
        assert_eq!((kept.bytes_beside(None), kept.bytes_beside(Some(2))), (40, 0));
    }

    #[test]
    fn whoever_finds_no_room_is_not_kept() {
        let mut kept = Kept::default();
        assert_eq!(kept.lay_by(1, 101, 100), [1]);
        assert_eq!(kept.bytes_beside(None), 0);
    }

    #[test]
    fn only_so_many_are_kept_however_small() {
        let mut kept = Kept::default();
        let gone: Vec<u64> = (0..MOST as u64 + 3).flat_map(|key| kept.lay_by(key, 0, 0)).collect();
        assert_eq!(gone, [0, 1, 2]);
    }
}
