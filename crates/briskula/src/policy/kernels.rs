//! Sums over rows of numbers, written so that compilers use the vector units.
//!
//! Every sum is made in one fixed order whatever the machine, so results are the same bit by bit.

/// `sum += much * row`.
#[inline]
pub(crate) fn add_scaled(sum: &mut [f32], much: f32, row: &[f32]) {
    for (sum, row) in sum.iter_mut().zip(row) {
        *sum += much * row;
    }
}

/// The sum of products, in sixteen lanes.
#[inline]
pub(crate) fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut lanes = [0.0_f32; 16];
    for (one, other) in one.chunks_exact(16).zip(other.chunks_exact(16)) {
        for lane in 0..16 {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    for width in [8, 4, 2, 1] {
        for lane in 0..width {
            lanes[lane] += lanes[lane + width];
        }
    }
    lanes[0]
}

/// How many sums are kept in registers at once.
pub(crate) const BLOCK: usize = 64;

/// `sums += row` for the rows with these numbers of a matrix as wide as the sums.
#[inline]
pub(crate) fn add_rows(sums: &mut [f32], rows: &[u16], matrix: &[f32]) {
    let width = sums.len();
    for (block, sums) in sums.chunks_exact_mut(BLOCK).enumerate() {
        let mut kept = [0.0_f32; BLOCK];
        kept.copy_from_slice(sums);
        for number in rows {
            let row = &matrix[usize::from(*number) * width + block * BLOCK..][..BLOCK];
            for (kept, row) in kept.iter_mut().zip(row) {
                *kept += row;
            }
        }
        sums.copy_from_slice(&kept);
    }
}

/// `sums += much * row` for the rows with these numbers, where `much` is the input with the same number.
#[inline]
pub(crate) fn add_product(sums: &mut [f32], rows: &[u16], input: &[f32], matrix: &[f32]) {
    let width = sums.len();
    for (block, sums) in sums.chunks_exact_mut(BLOCK).enumerate() {
        let mut kept = [0.0_f32; BLOCK];
        kept.copy_from_slice(sums);
        for number in rows {
            let number = usize::from(*number);
            let much = input[number];
            let row = &matrix[number * width + block * BLOCK..][..BLOCK];
            for (kept, row) in kept.iter_mut().zip(row) {
                *kept += much * row;
            }
        }
        sums.copy_from_slice(&kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_plain_loops() {
        let matrix: Vec<f32> = (0..10 * 128).map(|n| ((n * 7919) % 64) as f32 - 31.0).collect();
        let input: Vec<f32> = (0..10_u8).map(|n| f32::from(n % 3)).collect();
        let rows = [1_u16, 2, 4, 8];
        let mut product = vec![1.0; 128];
        add_product(&mut product, &rows, &input, &matrix);
        let mut sum = vec![0.0; 128];
        add_rows(&mut sum, &rows, &matrix);
        for column in 0..128 {
            let of = |row: u16| matrix[usize::from(row) * 128 + column];
            let plain: f32 = rows.iter().map(|row| input[usize::from(*row)] * of(*row)).sum();
            // Small whole numbers: exact in any order.
            assert!((product[column] - plain - 1.0).abs() < f32::EPSILON);
            assert!((sum[column] - rows.iter().map(|row| of(*row)).sum::<f32>()).abs() < f32::EPSILON);
        }
        let plain: f32 = matrix[..128].iter().zip(&matrix[128..256]).map(|(one, other)| one * other).sum();
        assert!((dot(&matrix[..128], &matrix[128..256]) - plain).abs() < f32::EPSILON);
    }
}
