//! The slowest input, whichever engine runs.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::target::find;

/// How often a new slowest input is run again.
const AGAIN: usize = 3;

/// The slowest input so far.
#[derive(Clone, Debug, Default)]
pub struct Slowest {
    took: Duration,
    input: Vec<u8>,
}

impl Slowest {
    /// Runs a target on an input and keeps the input if it is slower than all before. Gives the time it took.
    ///
    /// A busy machine makes any input slow once, so a new slowest one is run again and its best time counts.
    pub fn time(&mut self, run: fn(&[u8]), input: &[u8]) -> Duration {
        let once = || {
            let started = Instant::now();
            run(input);
            started.elapsed()
        };
        let mut took = once();
        for _ in 0..AGAIN {
            if took <= self.took {
                return took;
            }
            took = took.min(once());
        }
        if took > self.took {
            self.took = took;
            self.input = input.to_vec();
        }
        took
    }

    /// The line that `cargo xtask fuzz` reads: microseconds, then the input with everything unprintable escaped.
    #[must_use]
    pub fn line(&self) -> String {
        format!(
            "slowest {} us: {}",
            self.took.as_micros(),
            self.input.escape_ascii()
        )
    }
}

/// Runs a target under libFuzzer, which tells only whole seconds, and reports every new slowest input.
///
/// # Panics
/// If there is no such target, or something does not hold for the input.
pub fn timed(name: &str, data: &[u8]) {
    static SLOWEST: Mutex<Slowest> = Mutex::new(Slowest {
        took: Duration::ZERO,
        input: Vec::new(),
    });
    let target = find(name).expect("a target of the list");
    let mut slowest = SLOWEST.lock().expect("one thread");
    let before = slowest.took;
    slowest.time(target.run, data);
    if slowest.took > before {
        eprintln!("{}", slowest.line());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_slowest_input_is_kept() {
        let nap: fn(&[u8]) = |input| {
            std::thread::sleep(Duration::from_millis(u64::from(input[0])));
        };
        let mut slowest = Slowest::default();
        slowest.time(nap, b"\x01");
        slowest.time(nap, b"\xff");
        slowest.time(nap, b"\x02");
        assert!(slowest.line().ends_with(r" us: \xff"), "{}", slowest.line());
    }
}
