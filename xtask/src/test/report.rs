//! The table at the end of a test run.

use std::fmt;
use std::time::Duration;

/// How a stage ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Passed,
    /// In the second try, with the tests that needed it.
    PassedAlone(String),
    /// With the reason.
    Failed(String),
}

struct Row {
    name: &'static str,
    took: Duration,
    verdict: Verdict,
}

/// What ran, for how long and how it ended. Its last line is `N passed, M failed`, which CI reads.
#[derive(Default)]
pub(crate) struct Report {
    rows: Vec<Row>,
    total: Duration,
}

impl Report {
    /// How long all of it took: less than its stages together, because some ran beside others.
    pub(crate) fn in_all(self, total: Duration) -> Report {
        Report { total, ..self }
    }

    pub(crate) fn add(&mut self, name: &'static str, took: Duration, verdict: Verdict) {
        self.rows.push(Row {
            name,
            took,
            verdict,
        });
    }

    pub(crate) fn failed(&self) -> usize {
        self.rows
            .iter()
            .filter(|row| matches!(row.verdict, Verdict::Failed(_)))
            .count()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.rows {
            let seconds = row.took.as_secs_f64();
            match &row.verdict {
                Verdict::Passed => writeln!(f, "{:<10} {seconds:>7.1} s  ok", row.name)?,
                Verdict::PassedAlone(tests) => writeln!(
                    f,
                    "{:<10} {seconds:>7.1} s  ok, BUT ONLY ALONE: {tests}",
                    row.name
                )?,
                Verdict::Failed(why) => {
                    let first = why.lines().next().unwrap_or_default();
                    writeln!(f, "{:<10} {seconds:>7.1} s  FAILED  {first}", row.name)?;
                }
            }
        }
        writeln!(f, "{:<10} {:>7.1} s", "total", self.total.as_secs_f64())?;
        let failed = self.failed();
        write!(f, "{} passed, {failed} failed", self.rows.len() - failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_counts_stages() {
        let mut report = Report::default();
        report.add("fmt", Duration::from_millis(1500), Verdict::Passed);
        report.add(
            "clippy",
            Duration::from_secs(60),
            Verdict::Failed("two\nlines".into()),
        );
        report.add(
            "page",
            Duration::from_secs(9),
            Verdict::PassedAlone("a.test.ts".into()),
        );
        let report = report.in_all(Duration::from_secs(62));
        let text = report.to_string();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines[0], "fmt            1.5 s  ok");
        assert_eq!(lines[1], "clippy        60.0 s  FAILED  two");
        assert_eq!(
            lines[2],
            "page           9.0 s  ok, BUT ONLY ALONE: a.test.ts"
        );
        assert_eq!(lines[3], "total         62.0 s");
        assert_eq!(lines[4], "2 passed, 1 failed");
        assert_eq!(report.failed(), 1);
    }
}
