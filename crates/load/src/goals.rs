//! What is asked of two cores with the load on the same machine, and how each of it is measured.

use std::time::Duration;

use anyhow::Result;
use load::{Asked, Crowd, Figure, Process, Report, Stage};

/// One goal or a group of goals that are measured together.
pub(crate) struct Goal {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    kind: Kind,
    /// How long its longest stage takes, in seconds.
    seconds: u64,
}

#[derive(Clone, Copy)]
enum Kind {
    Steady,
    Sockets,
    Peak,
    Watchers,
    Soak,
}

pub(crate) const GOALS: &[Goal] = &[
    Goal {
        name: "steady",
        about: "1,000 live rounds at 1,000 durable turns a second",
        kind: Kind::Steady,
        seconds: 300,
    },
    Goal {
        name: "sockets",
        about: "5,000 rounds on 10,000 sockets at 1,000 turns a second",
        kind: Kind::Sockets,
        seconds: 60,
    },
    Goal {
        name: "peak",
        about: "latency over load, the peak, and three times the peak",
        kind: Kind::Peak,
        seconds: 20,
    },
    Goal {
        name: "watchers",
        about: "one round with 2,000 watchers",
        kind: Kind::Watchers,
        seconds: 60,
    },
    Goal {
        name: "soak",
        about: "250 turns a second without growth",
        kind: Kind::Soak,
        seconds: 1800,
    },
];

/// Every game in turn, so that each has its share of rounds.
const GAMES: [&str; 5] = ["xiangqi", "cotulenh", "kings-cooking", "trid", "rhythm"];
/// Turns a second over which latency is drawn.
const RATES: [f64; 8] = [250.0, 500.0, 1000.0, 1500.0, 2000.0, 3000.0, 4000.0, 6000.0];
/// A rate is carried if so much of it was done, with a latency that a player would call at once.
const CARRIED: f64 = 0.97;
const AT_ONCE: f64 = 500.0;
/// How long after an overload everything has to be as before.
const NORMAL: Duration = Duration::from_secs(5);

/// What was measured for a goal; the curve has turns a second and the report of each of its stages.
pub(crate) struct Measured {
    pub(crate) figures: Vec<Figure>,
    pub(crate) curve: Vec<Report>,
}

pub(crate) async fn measure(
    goal: &Goal,
    server: &Process,
    seconds: Option<u64>,
) -> Result<Measured> {
    let time = Duration::from_secs(seconds.unwrap_or(goal.seconds));
    let (figures, curve) = match goal.kind {
        Kind::Steady => (steady(server, time).await?, Vec::new()),
        Kind::Sockets => (sockets(server, time).await?, Vec::new()),
        Kind::Peak => peak(server, time).await?,
        Kind::Watchers => (watchers(server, time).await?, Vec::new()),
        Kind::Soak => (soak(server, time).await?, Vec::new()),
    };
    Ok(Measured { figures, curve })
}

fn counts(report: &Report) -> [Figure; 4] {
    let refused: u64 = report.refused.values().sum();
    let none = Asked::AtMost(0.0);
    [
        Figure::new("turns", report.turns as f64, Asked::AtLeast(1.0)),
        Figure::new("refused", refused as f64, none),
        Figure::new("without answer", report.lost as f64, none),
        Figure::new("sockets closed", report.cut as f64, none),
    ]
}

async fn steady(server: &Process, time: Duration) -> Result<Vec<Figure>> {
    let mut crowd = Crowd::gather(&server.address, &GAMES, 1_000).await?;
    let rate = 1_000.0;
    let report = crowd.stage(Stage { rate, time }).await?;
    let mut figures = vec![
        Figure::new("ack p50 ms", report.ack.p50, Asked::AtMost(10.0)),
        Figure::new("ack p99 ms", report.ack.p99, Asked::AtMost(50.0)),
        Figure::new("ack most ms", report.ack.most, Asked::Nothing),
        Figure::new("other player p99 ms", report.fan_out.p99, Asked::Nothing),
        Figure::new("memory MB", server.memory()?, Asked::AtMost(250.0)),
    ];
    figures.extend(counts(&report));
    Ok(figures)
}

async fn sockets(server: &Process, time: Duration) -> Result<Vec<Figure>> {
    let mut crowd = Crowd::gather(&server.address, &GAMES, 5_000).await?;
    let rate = 1_000.0;
    let report = crowd.stage(Stage { rate, time }).await?;
    let mut figures = vec![
        Figure::new("ack p99 ms", report.ack.p99, Asked::AtMost(150.0)),
        Figure::new("memory MB", server.memory()?, Asked::AtMost(350.0)),
    ];
    figures.extend(counts(&report));
    Ok(figures)
}

/// A rate after the other until one is not carried; then three times the last that was, and the usual rate again.
async fn peak(server: &Process, time: Duration) -> Result<(Vec<Figure>, Vec<Report>)> {
    let mut crowd = Crowd::gather(&server.address, &GAMES, 2_000).await?;
    let mut curve: Vec<Report> = Vec::new();
    let mut peak = 0.0;
    for rate in RATES {
        let report = crowd.stage(Stage { rate, time }).await?;
        let is_carried = report.done >= CARRIED * rate && report.ack.p99 <= AT_ONCE;
        if is_carried {
            peak = report.done;
        }
        curve.push(report);
        if !is_carried {
            break;
        }
    }
    let before = crowd
        .stage(Stage {
            rate: 1_000.0,
            time,
        })
        .await?;
    let rate = 3.0 * peak.max(RATES[0]);
    let over = crowd.stage(Stage { rate, time }).await?;
    tokio::time::sleep(NORMAL).await;
    let after = crowd
        .stage(Stage {
            rate: 1_000.0,
            time,
        })
        .await?;
    let figures = vec![
        Figure::new("peak turns a second", peak, Asked::AtLeast(3_000.0)),
        Figure::new("overload offered", rate, Asked::Nothing),
        Figure::new("overload done a second", over.done, Asked::Nothing),
        Figure::new(
            "overload refused",
            over.refused.values().sum::<u64>() as f64,
            Asked::Nothing,
        ),
        Figure::new(
            "overload without answer",
            over.lost as f64,
            Asked::AtMost(0.0),
        ),
        Figure::new("before it ack p99 ms", before.ack.p99, Asked::Nothing),
        Figure::new(
            "after it ack p99 ms",
            after.ack.p99,
            // Twice what it was, or what the steady load may have.
            Asked::AtMost((2.0 * before.ack.p99).max(50.0)),
        ),
    ];
    Ok((figures, curve))
}

/// A turn every second, first alone and then watched by two thousand.
async fn watchers(server: &Process, time: Duration) -> Result<Vec<Figure>> {
    // The longest of the games, played at random.
    let mut crowd = Crowd::gather(&server.address, &["xiangqi"], 1).await?;
    let rate = 1.0;
    let alone = crowd.stage(Stage { rate, time }).await?;
    let mut crowd = Crowd::gather(&server.address, &["xiangqi"], 1).await?;
    let (report, stayed) = crowd.watched(Stage { rate, time }, 2_000).await?;
    let mut figures = vec![
        Figure::new("fan-out p99 ms", report.fan_out.p99, Asked::AtMost(250.0)),
        Figure::new("fan-out most ms", report.fan_out.most, Asked::Nothing),
        Figure::new("ack p99 ms alone", alone.ack.p99, Asked::Nothing),
        Figure::new("ack p99 ms watched", report.ack.p99, Asked::Nothing),
        Figure::new(
            "watchers at the end",
            stayed as f64,
            Asked::AtLeast(2_000.0),
        ),
        Figure::new("memory MB", server.memory()?, Asked::Nothing),
    ];
    figures.extend(counts(&report));
    Ok(figures)
}

/// The first minute fills what is kept for speed; growth is counted after it.
async fn soak(server: &Process, time: Duration) -> Result<Vec<Figure>> {
    let mut crowd = Crowd::gather(&server.address, &GAMES, 250).await?;
    let rate = 250.0;
    let warm = time.min(Duration::from_secs(300)) / 5;
    crowd.stage(Stage { rate, time: warm }).await?;
    let (memory, files) = (server.memory()?, server.files()?);
    let report = crowd.stage(Stage { rate, time }).await?;
    let grown = (server.memory()? / memory - 1.0) * 100.0;
    let mut figures = vec![
        Figure::new("memory grown %", grown, Asked::AtMost(2.0)),
        Figure::new("files grown", server.files()? - files, Asked::AtMost(0.0)),
        Figure::new("wal MB", server.wal(), Asked::AtMost(64.0)),
        Figure::new("ack p99 ms", report.ack.p99, Asked::AtMost(50.0)),
        Figure::new(
            "ready ms",
            server.ready.as_secs_f64() * 1000.0,
            Asked::Nothing,
        ),
    ];
    figures.extend(counts(&report));
    Ok(figures)
}
