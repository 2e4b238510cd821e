//! Progress bars on standard error, for people only.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::context::Talk;

/// A bar for so many things; nothing is drawn where nobody looks.
pub(crate) fn bar(number: u64, things: &str, talk: Talk) -> ProgressBar {
    let target =
        if talk.shows_progress() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}, {eta} left");
    ProgressBar::with_draw_target(Some(number), target)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        .with_message(things.to_owned())
}
