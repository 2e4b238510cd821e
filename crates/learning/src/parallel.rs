//! Work on several threads whose results come in the order of the work.

/// Does every piece of work; with two threads or more each piece has a thread of its own, so there are to be few of
/// them. The results come in the order of the work.
///
/// ```
/// assert_eq!(learning::in_order(2, vec![3, 4], |number| number * number), [9, 16]);
/// ```
pub fn in_order<W: Send, R: Send>(threads: usize, work: Vec<W>, each: impl Fn(W) -> R + Sync) -> Vec<R> {
    // There are no threads in a browser's engine.
    if threads < 2 || work.len() < 2 || cfg!(target_family = "wasm") {
        return work.into_iter().map(each).collect();
    }
    let each = &each;
    std::thread::scope(|scope| {
        let running: Vec<_> = work.into_iter().map(|piece| scope.spawn(move || each(piece))).collect();
        let finished = running.into_iter().map(std::thread::ScopedJoinHandle::join);
        finished.map(|done| done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}

/// Pieces `from..to` of some work, each thread taking every so-manieth of them with tools of its own. The results come
/// in the order of the pieces.
pub(crate) fn pieces<T, R: Send>(
    threads: usize,
    (from, to): (usize, usize),
    tools: &(impl Fn() -> T + Sync),
    work: &(impl Fn(&mut T, usize) -> R + Sync),
) -> Vec<R> {
    let threads = threads.clamp(1, to.saturating_sub(from).max(1));
    let share = |thread: usize| -> Vec<R> {
        let mut own = tools();
        (from + thread..to).step_by(threads).map(|piece| work(&mut own, piece)).collect()
    };
    let mut shares: Vec<_> =
        in_order(threads, (0..threads).collect(), share).into_iter().map(Vec::into_iter).collect();
    (0..to.saturating_sub(from)).filter_map(|piece| shares[piece % threads].next()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_come_in_their_order_whatever_the_number_of_threads() {
        for threads in [0, 1, 2, 3, 9] {
            let done = pieces(threads, (10, 17), &|| (), &|(), piece| piece);
            assert_eq!(done, (10..17).collect::<Vec<_>>(), "{threads} threads");
            assert!(pieces(threads, (3, 3), &|| (), &|(), piece| piece).is_empty());
        }
    }
}
