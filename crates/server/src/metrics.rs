//! Figures for whoever looks after the server, as Prometheus reads them. They are offered on a listener of their own.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use round::host::Stored;

/// The upper ends of what waits for the disk are counted in, in milliseconds.
const BUCKETS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn one(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, to: usize) {
        self.0.store(to as u64, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Numbers by a word of ours. No word of a client is ever one.
#[derive(Debug, Default)]
pub(crate) struct Counts(Mutex<BTreeMap<String, u64>>);

impl Counts {
    pub(crate) fn one(&self, word: &str) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match counts.get_mut(word) {
            Some(count) => *count += 1,
            None => drop(counts.insert(word.to_owned(), 1)),
        }
    }

    fn each(&self) -> Vec<(String, u64)> {
        let counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.iter().map(|(word, n)| (word.clone(), *n)).collect()
    }
}

/// How long something took, in buckets.
#[derive(Debug, Default)]
pub(crate) struct Times {
    buckets: [Count; BUCKETS.len()],
    all: Count,
    micros: AtomicU64,
}

impl Times {
    pub(crate) fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        for (bucket, end) in self.buckets.iter().zip(BUCKETS) {
            if micros <= end * 1_000 {
                bucket.one();
            }
        }
        self.all.one();
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// Everything that is counted while the server runs.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Commands that were answered by a number, each on the disk.
    pub(crate) acked: Count,
    /// Commands that were refused, by code.
    pub(crate) nacks: Counts,
    /// From a wish to the store until its answer.
    pub(crate) store: Times,
    pub(crate) taken: Count,
    pub(crate) known: Count,
    pub(crate) failed: Count,
    /// Faults of the program. Must stay 0.
    pub(crate) panics: Count,
    /// Entries by which time was given back.
    pub(crate) gifts: Count,
    /// Lines that were too slow.
    pub(crate) slow_lines: Count,
    /// Sockets that were closed by us, by code.
    pub(crate) closed: Counts,
    /// Answers of HTTP, by status.
    pub(crate) answers: Counts,
    pub(crate) lines: Count,
    pub(crate) rounds: Count,
    pub(crate) tables: Count,
    /// The thread that decides has ended.
    pub(crate) ended: AtomicBool,
}

/// What is asked at the moment when somebody looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Present {
    pub(crate) is_ready: bool,
    pub(crate) store_ready: bool,
    pub(crate) queue: usize,
    pub(crate) sockets: usize,
    pub(crate) streams: usize,
}

impl Metrics {
    pub(crate) fn stored(&self, stored: &Stored, took: Duration) {
        self.store.took(took);
        match stored {
            Stored::Done => {}
            Stored::Taken => self.taken.one(),
            Stored::Known { .. } => self.known.one(),
            Stored::Failed(_) => self.failed.one(),
        }
    }

    /// The text that Prometheus reads.
    pub(crate) fn text(&self, present: Present) -> String {
        let mut page = Page(String::new());
        let version = env!("CARGO_PKG_VERSION");
        page.head("build_info", "gauge", "the version of the program");
        page.line("build_info", &format!("{{version=\"{version}\"}}"), 1);
        let gauges = [
            (
                "ready",
                "whether a command would be stored now",
                usize::from(present.is_ready),
            ),
            (
                "store_ready",
                "whether the last write was done",
                usize::from(present.store_ready),
            ),
            ("writer_queue", "what waits for the disk", present.queue),
            ("sockets", "open sockets", present.sockets),
            ("streams", "open streams of logs", present.streams),
        ];
        for (name, help, value) in gauges {
            page.head(name, "gauge", help);
            page.line(name, "", value as u64);
        }
        for (name, help, count) in [
            ("lines", "lines to the thread that decides", &self.lines),
            ("rounds_loaded", "rounds in memory", &self.rounds),
            ("tables_loaded", "positions in memory", &self.tables),
        ] {
            page.head(name, "gauge", help);
            page.line(name, "", count.get());
        }
        for (name, help, count) in [
            (
                "acked_total",
                "commands that were answered and are on the disk",
                &self.acked,
            ),
            ("taken_total", "writes that came second", &self.taken),
            ("known_total", "commands that were done before", &self.known),
            ("store_failed_total", "writes that failed", &self.failed),
            (
                "panics_total",
                "faults of the program, must stay 0",
                &self.panics,
            ),
            ("gifts_total", "entries that gave time back", &self.gifts),
            (
                "slow_lines_total",
                "lines that could not keep up",
                &self.slow_lines,
            ),
        ] {
            page.head(name, "counter", help);
            page.line(name, "", count.get());
        }
        for (name, help, label, counts) in [
            (
                "nack_total",
                "commands that were refused",
                "code",
                &self.nacks,
            ),
            (
                "closed_total",
                "sockets that were closed by the server",
                "code",
                &self.closed,
            ),
            ("http_total", "answers of HTTP", "status", &self.answers),
        ] {
            page.head(name, "counter", help);
            for (word, count) in counts.each() {
                page.line(name, &format!("{{{label}=\"{word}\"}}"), count);
            }
        }
        page.times(
            "store_seconds",
            "from a wish to the store until its answer",
            &self.store,
        );
        page.0
    }
}

struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        // A text takes whatever is written to it.
        let _ = writeln!(
            self.0,
            "# HELP fairyring_{name} {help}\n# TYPE fairyring_{name} {kind}"
        );
    }

    fn line(&mut self, name: &str, labels: &str, value: u64) {
        let _ = writeln!(self.0, "fairyring_{name}{labels} {value}");
    }

    fn times(&mut self, name: &str, help: &str, times: &Times) {
        self.head(name, "histogram", help);
        for (bucket, end) in times.buckets.iter().zip(BUCKETS) {
            let labels = format!("_bucket{{le=\"{}\"}}", end as f64 / 1e3);
            self.line(name, &labels, bucket.get());
        }
        self.line(name, "_bucket{le=\"+Inf\"}", times.all.get());
        let sum = times.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(self.0, "fairyring_{name}_sum {sum}");
        self.line(name, "_count", times.all.get());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_what_prometheus_reads() {
        let metrics = Metrics::default();
        metrics.nacks.one("E_STALE");
        metrics.nacks.one("E_STALE");
        metrics.stored(&Stored::Done, Duration::from_millis(3));
        metrics.stored(&Stored::Taken, Duration::from_secs(7));
        let present = Present {
            is_ready: true,
            store_ready: true,
            queue: 4,
            sockets: 2,
            streams: 0,
        };
        let text = metrics.text(present);
        for line in [
            "fairyring_nack_total{code=\"E_STALE\"} 2",
            "fairyring_store_seconds_bucket{le=\"0.002\"} 0",
            "fairyring_store_seconds_bucket{le=\"0.005\"} 1",
            "fairyring_store_seconds_bucket{le=\"+Inf\"} 2",
            "fairyring_store_seconds_sum 7.003",
            "fairyring_store_seconds_count 2",
            "fairyring_taken_total 1",
            "fairyring_writer_queue 4",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in {text}");
        }
        // Each family is said once, before its lines.
        let heads: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with("# TYPE"))
            .collect();
        let mut once = heads.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(heads.len(), once.len());
    }
}
