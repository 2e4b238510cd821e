//! Lists of places in a row, and sets of them as bits.

/// How many words hold one bit for each place of a row.
pub(super) const fn words(width: usize) -> usize {
    width.div_ceil(u64::BITS as usize)
}

/// Lists the places whose bits are set.
pub(super) fn list(bits: impl Iterator<Item = u64>, places: &mut Vec<u16>) {
    places.clear();
    for (word, mut rest) in bits.enumerate() {
        while rest != 0 {
            places.push((word * 64) as u16 + rest.trailing_zeros() as u16);
            rest &= rest - 1;
        }
    }
}

/// The bits of the places in a list that belong to one word; the list must be in order.
///
/// What is taken from the list is gone from it.
pub(super) fn word_of(word: usize, places: &mut &[u16]) -> u64 {
    let mut bits = 0;
    while let Some((first, rest)) = places.split_first()
        && *first as usize / 64 == word
    {
        bits |= 1 << (first % 64);
        *places = rest;
    }
    bits
}

/// Removes what is not in a list (which must be in order) from bits, and tells each place that goes.
pub(super) fn keep_only(bits: &mut [u64], mut places: &[u16], mut gone: impl FnMut(usize)) {
    for (word, bits) in bits.iter_mut().enumerate() {
        let kept = word_of(word, &mut places);
        let mut rest = *bits & !kept;
        *bits = kept;
        while rest != 0 {
            gone(word * 64 + rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_and_lists_belong_together() {
        let bits = [1 << 63 | 1, 0, 0b110];
        let mut places = Vec::new();
        list(bits.into_iter(), &mut places);
        assert_eq!(places, [0, 63, 129, 130]);
        let mut rest = places.as_slice();
        assert_eq!([0, 1, 2].map(|word| word_of(word, &mut rest)), bits);
        let mut left = bits;
        let mut gone = Vec::new();
        keep_only(&mut left, &[63, 130], |place| gone.push(place));
        assert_eq!((left, gone), ([1 << 63, 0, 0b100], vec![0, 129]));
        assert_eq!(words(64), 1);
        assert_eq!(words(1423), 23);
    }
}
