//! Numbers for learners: lists that become arrays of numpy without being copied.

use game::Scores;
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;

use crate::rules::Rules;

/// One number for each action: 1 where it is legal.
pub(crate) fn mask<'py>(
    py: Python<'py>,
    rules: &Rules,
    legal: &[String],
) -> PyResult<Bound<'py, PyArray1<i8>>> {
    let actions = rules.actions();
    let mut mask = vec![0; actions.texts.len()];
    for number in actions.numbers_of(legal)? {
        mask[number] = 1;
    }
    Ok(mask.into_pyarray(py))
}

/// The numbers of these decisions.
pub(crate) fn numbered<'py>(
    py: Python<'py>,
    rules: &Rules,
    legal: &[String],
) -> PyResult<Bound<'py, PyArray1<i64>>> {
    let numbers = rules.actions().numbers_of(legal)?;
    Ok(numbers.into_iter().map(|number| number as i64).collect::<Vec<_>>().into_pyarray(py))
}

/// One row for each game, one column for each seat.
pub(crate) fn rows<'py>(
    py: Python<'py>,
    scores: &[Scores],
    seats: usize,
) -> PyResult<Bound<'py, PyArray2<i32>>> {
    let flat: Vec<i32> = scores.iter().flat_map(Scores::as_slice).copied().collect();
    flat.into_pyarray(py).reshape([scores.len(), seats])
}
