//! Kinds of windows: the coarse view of a pattern, by how many markers of each colour it holds, what else is in
//! it, and whether the opponent can turn over one of them. Patterns that are too rare to be learned one by one
//! are worth what their kind is worth.

use super::pattern::{FOREIGN, FOREIGN_RING, FOREIGN_SHAKY, OWN, OWN_RING, OWN_SHAKY, points_of};

/// The kinds for one side, each *safe* or *shaky*: shaky if the opponent can turn over one of the side's markers.
///
/// By own markers and foreign markers: four and none, with the fifth point vacant, held by an own ring, by a
/// foreign ring; four and one; three and none with only vacant points, an own ring, a foreign ring; three and
/// one, likewise; three and two; two and none, likewise; two and one; one and none.
const NAMES: usize = 16;
/// How many kinds there are for each side.
pub(crate) const KINDS: usize = 2 * NAMES;

/// The kind of a pattern for the side to move and for the other side.
pub(crate) fn kinds_of(pattern: usize) -> [Option<usize>; 2] {
    let points = points_of(pattern);
    let count = |some: &[u8]| points.iter().filter(|point| some.contains(point)).count();
    let (own, foreign) = (count(&[OWN, OWN_SHAKY]), count(&[FOREIGN, FOREIGN_SHAKY]));
    let (own_rings, foreign_rings) = (count(&[OWN_RING]) > 0, count(&[FOREIGN_RING]) > 0);
    let of = |name: Option<usize>, shaky: u8| name.map(|name| 2 * name + usize::from(count(&[shaky]) > 0));
    [
        of(name(own, foreign, own_rings, foreign_rings), OWN_SHAKY),
        of(name(foreign, own, foreign_rings, own_rings), FOREIGN_SHAKY),
    ]
}

fn name(own: usize, foreign: usize, own_ring: bool, foreign_ring: bool) -> Option<usize> {
    let ring = match (own_ring, foreign_ring) {
        (_, true) => 2,
        (true, false) => 1,
        (false, false) => 0,
    };
    match (own, foreign) {
        (4, 0) => Some(ring),
        (4, 1) => Some(3),
        (3, 0) => Some(4 + ring),
        (3, 1) => Some(7 + ring),
        (3, 2) => Some(10),
        (2, 0) => Some(11 + ring),
        (2, 1) => Some(14),
        (1, 0) => Some(15),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_window_is_one_kind_for_each_side() {
        assert_eq!(kinds_of(0o11110), [Some(0), None], "four and a vacant point");
        assert_eq!(kinds_of(0o11215), [Some(3), None], "four and an own ring, one shaky");
        assert_eq!(kinds_of(0o11411), [Some(6), None], "four and one that can be turned over");
        assert_eq!(kinds_of(0o33330), [None, Some(0)], "the same for the opponent");
        assert_eq!(kinds_of(0o33011), [None, None], "two against two");
        assert_eq!(kinds_of(0o33101), [None, None]);
        assert_eq!(kinds_of(0o33341), [None, Some(7)]);
        assert_eq!(kinds_of(0), [None, None]);
    }
}
