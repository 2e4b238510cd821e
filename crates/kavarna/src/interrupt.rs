//! Ctrl-C: the first asks long work to stop and keep what is finished, the second ends the program.

use game::Stop;

use crate::exit::ExitCode;
use crate::problem::Problem;

/// A flag that the first Ctrl-C (or a request to terminate) raises.
pub(crate) fn watch() -> Result<Stop, Problem> {
    let stop = Stop::new();
    let raised = stop.clone();
    let on_signal = move || {
        if raised.is_stopped() {
            std::process::exit(ExitCode::Interrupted.number().into());
        }
        raised.stop();
    };
    ctrlc::set_handler(on_signal)
        .map_err(|error| Problem::Failed(format!("cannot watch for Ctrl-C: {error}")))?;
    Ok(stop)
}
