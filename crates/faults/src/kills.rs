//! The server is killed at random moments while many play. After every restart the file has everything that was acknowledged.

use std::path::Path;
use std::time::Duration;

use load::{Asked, Figure, Process, Start};
use rules::SplitMix64;
use tokio::time::sleep;

use crate::Trouble;
use crate::players::{Plan, Players};
use crate::told::Found;

const PAIRS: usize = 16;
/// How many turns a life acknowledges at least; the others that it acknowledges are chance.
const TURNS: u64 = 400;
/// How often one folder is used: every restart looks through all of it.
const LIVES: u64 = 20;
/// How long a life may take until it has acknowledged so many.
const LONG: Duration = Duration::from_secs(60);

/// Kills so often.
///
/// # Errors
/// A server that does not start or does not answer.
pub async fn kills(program: &Path, times: u64) -> Result<Vec<Figure>, Trouble> {
    let mut random = SplitMix64::new(times);
    let mut sum = Found::default();
    let mut acked = 0;
    let mut left = times;
    while left > 0 {
        let lives = left.min(LIVES);
        left -= lives;
        let (found, many) = folder(program, lives, &mut random).await?;
        sum.add(&found);
        acked += many;
    }
    let turns = (TURNS * times) as f64;
    let mut figures = vec![
        Figure::new("kills", times as f64, Asked::Nothing),
        Figure::new("turns acknowledged", acked as f64, Asked::AtLeast(turns)),
        Figure::new("entries", sum.entries as f64, Asked::Nothing),
    ];
    figures.extend(sum.figures());
    crate::say(sum.words());
    Ok(figures)
}

async fn folder(
    program: &Path,
    lives: u64,
    random: &mut SplitMix64,
) -> Result<(Found, u64), Trouble> {
    let folder = tempfile::tempdir()?;
    let start = Start::new(program, &folder.path().join("data"));
    let start = Start {
        says: Some(folder.path().join("says")),
        ..start
    };
    let mut server = Process::start(start.clone()).await?;
    let players = Players::sit(&server.address, &Plan::hasty(PAIRS, random.next_u64()));
    for _ in 0..lives {
        let before = players.told().acked();
        players.acked(before + TURNS, LONG).await?;
        sleep(Duration::from_micros(random.below(20_000) as u64)).await;
        server.kill().await?;
        server = Process::start(start.clone()).await?;
        players.go_to(&server.address);
        let found = players.told().against(&start.folder)?;
        if !found.is_clean() {
            return Ok((found, players.told().acked()));
        }
    }
    let told = players.stop().await;
    server.stop().await?;
    let mut found = told.against(&start.folder)?;
    crate::panics(&start, &mut found)?;
    Ok((found, told.acked()))
}
