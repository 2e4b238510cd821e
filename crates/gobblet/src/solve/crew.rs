//! Several threads at one queue of work.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// Does the work of every item, with so many threads, in no particular order. Each thread has a `desk` of
/// its own to work at. The calling thread works too, and asks after each of its items whether to `go_on`.
///
/// Returns whether everything was done.
pub(super) fn work_through<Item: Send, Desk>(
    items: impl Iterator<Item = Item> + Send,
    threads: usize,
    desk: impl Fn() -> Desk + Sync,
    work: impl Fn(&mut Desk, Item) + Sync,
    go_on: &mut dyn FnMut() -> bool,
) -> bool {
    let queue = Mutex::new(items);
    let stopped = AtomicBool::new(false);
    // A thread that panicked has not spoilt the queue, and its panic is passed on when the scope ends.
    let next = || queue.lock().unwrap_or_else(std::sync::PoisonError::into_inner).next();
    let helper = || {
        let mut desk = desk();
        while !stopped.load(Ordering::Relaxed)
            && let Some(item) = next()
        {
            work(&mut desk, item);
        }
    };
    std::thread::scope(|scope| {
        // There are no threads in a browser's engine.
        let helpers = if cfg!(target_family = "wasm") { 0 } else { threads.saturating_sub(1) };
        for _ in 0..helpers {
            scope.spawn(helper);
        }
        let mut desk = desk();
        while let Some(item) = next() {
            work(&mut desk, item);
            if !go_on() {
                stopped.store(true, Ordering::Relaxed);
                return false;
            }
        }
        true
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicU64;

    #[test]
    fn every_item_is_done_once() {
        for threads in [0, 1, 2, 5] {
            let sum = AtomicU64::new(0);
            let add = |(): &mut (), item| {
                sum.fetch_add(item, Ordering::Relaxed);
            };
            assert!(work_through(0..1000, threads, || (), add, &mut || true));
            assert_eq!(sum.into_inner(), 999 * 1000 / 2);
        }
    }

    #[test]
    fn it_stops_when_told_to() {
        let mut asked = 0;
        let done = work_through(0..1_000_000_000_u64, 2, || (), |(), _| (), &mut || {
            asked += 1;
            asked < 3
        });
        assert!(!done);
        assert_eq!(asked, 3);
    }
}
