//! Ctrl-C: the first asks long work to stop and keep what is finished, the second ends the program.

use std::thread;
use std::time::Duration;

use game::Stop;

use crate::exit::ExitCode;
use crate::problem::Problem;

/// A flag that the first Ctrl-C (or a request to terminate) raises.
pub(crate) fn watch() -> Result<Stop, Problem> {
    watch_and(|| {})
}

/// The same for a program on a screen, which must be gone within `patience`: when the terminal has
/// disappeared, waiting for its keys never ends.
pub(crate) fn watch_screen(patience: Duration) -> Result<Stop, Problem> {
    watch_and(move || {
        thread::spawn(move || {
            thread::sleep(patience);
            leave();
        });
    })
}

fn watch_and(mut when_raised: impl FnMut() + Send + 'static) -> Result<Stop, Problem> {
    let stop = Stop::new();
    let raised = stop.clone();
    let on_signal = move || {
        if raised.is_stopped() {
            leave();
        }
        raised.stop();
        when_raised();
    };
    ctrlc::set_handler(on_signal)
        .map_err(|error| Problem::Failed(format!("cannot watch for Ctrl-C: {error}")))?;
    Ok(stop)
}

fn leave() -> ! {
    std::process::exit(ExitCode::Interrupted.number().into())
}
