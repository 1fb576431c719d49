//! Progress on standard error, when somebody looks at it.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that hides itself where standard error is not a terminal.
pub(crate) fn bar(length: u64, what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    if let Ok(style) =
        ProgressStyle::with_template("{msg} [{bar:40}] {percent}% {elapsed}, {eta} left")
    {
        bar.set_style(style.progress_chars("=> "));
    }
    bar.set_message(what);
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}
