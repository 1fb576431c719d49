//! The server is told to stop and started again under load: no round is broken off, no clock is lower, and nobody waits for long.

use std::path::Path;
use std::time::Duration;

use load::{Asked, Figure, Process, Start};

use crate::Trouble;
use crate::players::{Plan, Players};

const PAIRS: usize = 12;
const LONG: Duration = Duration::from_secs(30);
/// How long players may wait over a restart.
const GAP: f64 = 5.0;

/// Stops and starts it so often.
///
/// # Errors
/// A server that does not stop or start.
pub async fn restarts(program: &Path, times: u64) -> Result<Vec<Figure>, Trouble> {
    let folder = tempfile::tempdir()?;
    let start = Start::new(program, &folder.path().join("data"));
    let start = Start {
        says: Some(folder.path().join("says")),
        ..start
    };
    let mut server = Process::start(start.clone()).await?;
    let players = Players::sit(&server.address, &Plan::timed(PAIRS, times));
    let (mut lower, mut compared) = (0, 0);
    for _ in 0..times {
        let before = players.told().acked();
        players.acked(before + 4 * PAIRS as u64, LONG).await?;
        let clocks = players.told().clocks();
        server.stop().await?;
        server = Process::start(start.clone()).await?;
        players.go_to(&server.address);
        let before = players.told().acked();
        players.acked(before + 2 * PAIRS as u64, LONG).await?;
        let now = players.told().clocks();
        for (round, before) in &clocks {
            // A round that was over is not played on, and its clocks stand.
            let Some(now) = now.get(round).filter(|now| *now != before) else {
                continue;
            };
            compared += 1;
            // Both have thought as well: what a stop gives back is more than that and the restart together.
            if now.iter().sum::<i64>() < before.iter().sum() {
                lower += 1;
                let says = format!("round {round}: {before:?} before a restart, {now:?} after it");
                crate::say([says].iter());
            }
        }
    }
    let told = players.stop().await;
    server.stop().await?;
    let mut found = told.against(&start.folder)?;
    crate::panics(&start, &mut found)?;
    let gap = told.wait().as_secs_f64();
    let least = (times * PAIRS as u64 / 2) as f64;
    let mut figures = vec![
        Figure::new("restarts", times as f64, Asked::Nothing),
        Figure::never("aborted", found.aborted),
        Figure::new(
            "clocks compared",
            f64::from(compared),
            Asked::AtLeast(least),
        ),
        Figure::never("clocks lower", lower),
        Figure::new("waited p99 s", gap, Asked::AtMost(GAP)),
    ];
    figures.extend(found.figures());
    crate::say(found.words());
    Ok(figures)
}
