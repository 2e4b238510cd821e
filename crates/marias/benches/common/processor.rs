//! How long this thread has been on a processor: what measurements go by on a machine that does other things too.

use std::time::Duration;

/// The time on a processor, where the system says it.
pub(crate) fn on_processor() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
