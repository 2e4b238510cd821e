//! Work spread over threads: results come back as they are ready, and whoever waits for them may stop it all.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use game::Stop;

/// Lets every worker take the next task until none is left. `each` gets the results on the calling thread, in
/// the order in which they are ready; when it breaks, no new task is begun and results still to come are
/// dropped. A task that gives nothing ends its worker: it was stopped.
pub(crate) fn spread<W: Send, T: Sync, R: Send>(
    workers: &mut [W],
    tasks: &[T],
    stop: &Stop,
    work: impl Fn(&mut W, &T) -> Option<R> + Sync,
    each: &mut dyn FnMut(usize, R) -> ControlFlow<()>,
) {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (ready, results) = channel();
        for worker in workers.iter_mut().take(tasks.len()) {
            let (ready, next, work) = (ready.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(task) = tasks.get(number).filter(|_| !stop.is_stopped()) else { return };
                    let Some(result) = work(worker, task) else { return };
                    if ready.send((number, result)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(ready);
        for (number, result) in &results {
            if each(number, result).is_break() {
                next.store(tasks.len(), Ordering::Relaxed);
                break;
            }
        }
        drop(results);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_is_done_once() {
        let tasks: Vec<u32> = (0..100).collect();
        let mut done = vec![0; 100];
        spread(&mut [0_u32; 3], &tasks, &Stop::new(), |_, task| Some(task * 2), &mut |number, result| {
            assert_eq!(result, number as u32 * 2);
            done[number] += 1;
            ControlFlow::Continue(())
        });
        assert!(done.iter().all(|times| *times == 1));
    }

    #[test]
    fn whoever_waits_can_end_it() {
        let tasks: Vec<u32> = (0..1_000_000).collect();
        let mut seen = 0;
        spread(&mut [(); 2], &tasks, &Stop::new(), |(), task| Some(*task), &mut |_, _| {
            seen += 1;
            if seen == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(seen, 5);
    }

    #[test]
    fn a_raised_flag_begins_nothing_new() {
        let stop = Stop::new();
        stop.stop();
        spread(&mut [()], &[1, 2], &stop, |(), task| Some(*task), &mut |_, _| panic!("nothing is done"));
    }
}
