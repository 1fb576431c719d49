//! What a fuzzer said about its run.

use std::fmt;

/// The figures of one target.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Figures {
    pub(super) executed: u64,
    /// Microseconds and the input, escaped.
    slowest: Option<(u64, String)>,
}

impl Figures {
    /// Reads a line of a fuzzer's output; tells whether it was a figure.
    pub(super) fn take(&mut self, line: &str) -> bool {
        let number = |text: &str| text.split_whitespace().next()?.parse().ok();
        if let Some(rest) = line.strip_prefix("slowest ")
            && let Some((time, input)) = rest.split_once(" us: ")
            && let Ok(micros) = time.parse()
        {
            self.slowest = Some((micros, input.to_owned()));
            return true;
        }
        // Ours, and libFuzzer's.
        for prefix in ["executed ", "stat::number_of_executed_units: "] {
            if let Some(count) = line.strip_prefix(prefix).and_then(number) {
                self.executed = count;
                return true;
            }
        }
        line.starts_with("target ") || line.starts_with("stat::")
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "executed {}", self.executed)?;
        if let Some((micros, input)) = &self.slowest {
            const SHOWN: usize = 100;
            let dots = if input.len() > SHOWN { "…" } else { "" };
            // Escaped, hence ASCII: any byte is a boundary.
            let input = input.get(..SHOWN).unwrap_or(input);
            write!(f, ", slowest {micros} us: {input}{dots}")?;
        }
        Ok(())
    }
}

/// libFuzzer's lines on the way, of interest only to those who run it by hand: `#1024 NEW cov: …`, `INFO: …`, and the words
/// that it found out (`"0x2" # Uses: 58`).
pub(super) fn is_progress(line: &str) -> bool {
    line.starts_with('#') || line.starts_with("INFO: ") || line.contains("\" # Uses: ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_figure_of_each_kind_counts() {
        let mut figures = Figures::default();
        for line in [
            "slowest 12 us: abc",
            "slowest 40 us: x us: y",
            "stat::number_of_executed_units: 5000",
            "stat::peak_rss_mb: 40",
        ] {
            assert!(figures.take(line), "{line}");
        }
        assert_eq!(figures.to_string(), "executed 5000, slowest 40 us: x us: y");
        assert!(!figures.take("thread 'main' panicked"));
        assert!(figures.take("executed 7 in 3 ms"));
        assert_eq!(figures.executed, 7);
    }

    #[test]
    fn long_inputs_are_cut() {
        let mut figures = Figures::default();
        figures.take(&format!("slowest 1 us: {}", "a".repeat(500)));
        assert!(figures.to_string().len() < 150);
    }

    #[test]
    fn progress_is_told_from_findings() {
        assert!(is_progress("#2\tINITED cov: 20 ft: 21"));
        assert!(is_progress(r#""0x2" # Uses: 58"#));
        assert!(!is_progress("thread '<unnamed>' panicked at src/lib.rs:3"));
    }
}
