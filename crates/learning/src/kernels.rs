//! Sums over rows of numbers, written so that compilers use the vector units.
//!
//! Every sum is made in one fixed order whatever the machine, so results are the same bit by bit.

/// `sum += much * row`.
#[inline]
pub fn add_scaled(sum: &mut [f32], much: f32, row: &[f32]) {
    for (sum, row) in sum.iter_mut().zip(row) {
        *sum += much * row;
    }
}

/// The sum of products of rows whose length is a multiple of eight. Short rows are summed in eight lanes, rows of 64
/// numbers and more in sixteen.
#[inline]
pub(crate) fn dot(one: &[f32], other: &[f32]) -> f32 {
    if one.len() < BLOCK {
        return lanes::<8>(one, other).iter().sum();
    }
    let mut lanes = lanes::<16>(one, other);
    for width in [8, 4, 2, 1] {
        for lane in 0..width {
            lanes[lane] += lanes[lane + width];
        }
    }
    lanes[0]
}

#[inline]
fn lanes<const N: usize>(one: &[f32], other: &[f32]) -> [f32; N] {
    let mut lanes = [0.0_f32; N];
    for (one, other) in one.as_chunks::<N>().0.iter().zip(other.as_chunks::<N>().0) {
        for lane in 0..N {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    lanes
}

/// How many sums are kept in registers at once.
pub(crate) const BLOCK: usize = 64;

/// `sums += row` for the rows with these numbers of a matrix as wide as the sums.
#[inline]
pub(crate) fn add_rows(sums: &mut [f32], rows: &[u16], matrix: &[f32]) {
    let width = sums.len();
    let (blocks, rest) = sums.as_chunks_mut::<BLOCK>();
    let from = blocks.len() * BLOCK;
    for (block, sums) in blocks.iter_mut().enumerate() {
        let mut kept = *sums;
        for number in rows {
            let row = &matrix[usize::from(*number) * width + block * BLOCK..][..BLOCK];
            for (kept, row) in kept.iter_mut().zip(row) {
                *kept += row;
            }
        }
        *sums = kept;
    }
    if !rest.is_empty() {
        for number in rows {
            let row = &matrix[usize::from(*number) * width + from..][..rest.len()];
            for (sum, row) in rest.iter_mut().zip(row) {
                *sum += row;
            }
        }
    }
}

/// `sums += much * row` for the rows with these numbers, where `much` is the input with the same number. The sums are
/// a multiple of 64.
#[inline]
pub(crate) fn add_product(sums: &mut [f32], rows: &[u16], input: &[f32], matrix: &[f32]) {
    let width = sums.len();
    for (block, sums) in sums.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
        let mut kept = *sums;
        for number in rows {
            let number = usize::from(*number);
            let much = input[number];
            let row = &matrix[number * width + block * BLOCK..][..BLOCK];
            for (kept, row) in kept.iter_mut().zip(row) {
                *kept += much * row;
            }
        }
        *sums = kept;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_plain_loops() {
        for width in [128, 96, 32] {
            let matrix: Vec<f32> = (0..10 * width).map(|n| ((n * 7919) % 64) as f32 - 31.0).collect();
            let input: Vec<f32> = (0..10_u8).map(|n| f32::from(n % 3)).collect();
            let rows = [1_u16, 2, 4, 8];
            let mut product = vec![1.0; width];
            add_product(&mut product, &rows, &input, &matrix);
            let mut sum = vec![0.0; width];
            add_rows(&mut sum, &rows, &matrix);
            for column in 0..width {
                let of = |row: u16| matrix[usize::from(row) * width + column];
                let plain: f32 = rows.iter().map(|row| input[usize::from(*row)] * of(*row)).sum();
                // Small whole numbers: exact in any order.
                if column < width / BLOCK * BLOCK {
                    assert!((product[column] - plain - 1.0).abs() < f32::EPSILON);
                }
                assert!((sum[column] - rows.iter().map(|row| of(*row)).sum::<f32>()).abs() < f32::EPSILON);
            }
            let (one, other) = (&matrix[..width], &matrix[width..2 * width]);
            let plain: f32 = one.iter().zip(other).map(|(one, other)| one * other).sum();
            assert!((dot(one, other) - plain).abs() < f32::EPSILON);
        }
    }
}
