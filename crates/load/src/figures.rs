//! What is counted while a load is on.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;

/// Three figures are right, which is more than a machine repeats.
const DIGITS: u8 = 3;

/// What all pairs write into.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    kept: Mutex<Kept>,
}

#[derive(Debug)]
struct Kept {
    acks: Histogram<u64>,
    fan_out: Histogram<u64>,
    refused: BTreeMap<String, u64>,
    lost: u64,
    cut: u64,
    begun: u64,
}

impl Default for Kept {
    fn default() -> Kept {
        Kept {
            acks: histogram(),
            fan_out: histogram(),
            refused: BTreeMap::new(),
            lost: 0,
            cut: 0,
            begun: 0,
        }
    }
}

/// Microseconds, of which there may be any number.
fn histogram() -> Histogram<u64> {
    match Histogram::new(DIGITS) {
        Ok(histogram) => histogram,
        Err(_) => unreachable!("three digits are allowed"),
    }
}

impl Figures {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A turn was acknowledged so long after it was due.
    pub(crate) fn acked(&self, after: Duration) {
        self.kept().acks.saturating_record(micros(after));
    }

    /// Somebody else saw a turn so long after it was sent.
    pub(crate) fn seen(&self, after: Duration) {
        self.kept().fan_out.saturating_record(micros(after));
    }

    /// A turn was refused.
    pub(crate) fn refused(&self, code: &str) {
        *self.kept().refused.entry(code.to_owned()).or_default() += 1;
    }

    /// A turn had no answer at all.
    pub(crate) fn lost(&self) {
        self.kept().lost += 1;
    }

    /// A socket was closed by the server.
    pub(crate) fn cut(&self) {
        self.kept().cut += 1;
    }

    /// A round began.
    pub(crate) fn begun(&self) {
        self.kept().begun += 1;
    }

    /// What was counted until now.
    pub(crate) fn report(&self, offered: f64, took: Duration) -> Report {
        let kept = self.kept();
        Report {
            offered,
            done: kept.acks.len() as f64 / took.as_secs_f64(),
            turns: kept.acks.len(),
            ack: Latency::of(&kept.acks),
            fan_out: Latency::of(&kept.fan_out),
            refused: kept.refused.clone(),
            lost: kept.lost,
            cut: kept.cut,
            begun: kept.begun,
        }
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// How long something took, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Latency {
    /// Half of them took less.
    pub p50: f64,
    /// One in a hundred took longer.
    pub p99: f64,
    /// The longest.
    pub most: f64,
}

impl Latency {
    fn of(histogram: &Histogram<u64>) -> Latency {
        let at = |quantile| histogram.value_at_quantile(quantile) as f64 / 1000.0;
        Latency {
            p50: at(0.5),
            p99: at(0.99),
            most: histogram.max() as f64 / 1000.0,
        }
    }
}

/// What a stage of a load came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Turns a second by the timetable.
    pub offered: f64,
    /// Turns a second that were acknowledged.
    pub done: f64,
    /// Turns that were acknowledged.
    pub turns: u64,
    /// From when a turn was due until its answer.
    pub ack: Latency,
    /// From when a turn was sent until somebody else had it.
    pub fan_out: Latency,
    /// How often turns were refused, by code.
    pub refused: BTreeMap<String, u64>,
    /// Turns without any answer.
    pub lost: u64,
    /// Sockets that the server closed.
    pub cut: u64,
    /// Rounds that began because others were over.
    pub begun: u64,
}
