//! A disk that fails, one that is full, and a database that somebody else holds: nothing is acknowledged that is not there, clocks
//! stand, and what can come back does so by itself.

use std::collections::HashMap;
use std::path::Path;
use std::time::{Duration, Instant};

use hyper::Method;
use load::{Asked, Cookie, Figure, Process, Start};
use round::RoundRefusal;
use rules::{Refused, SplitMix64};
use rusqlite::Connection;
use tokio::time::sleep;

use crate::Trouble;
use crate::players::{Plan, Players};
use crate::told::{Found, Told};
use crate::under::Failing;

const PAIRS: usize = 6;
const LONG: Duration = Duration::from_secs(30);
/// `EX_IOERR`, as `docs/cli.md` promises.
const DISK_FAILED: i32 = 74;
/// How long a disk is full.
const FULL: Duration = Duration::from_secs(3);
/// How long somebody else holds the database: longer than the store waits for it with a beat and then with a turn behind it, so that
/// somebody is refused.
const LOCKED: Duration = Duration::from_secs(8);
/// How soon everything has to be as before, and what clocks may have lost meanwhile: thought, not trouble.
const SOON: f64 = 5.0;
const THOUGHT: f64 = 1_500.0;
/// Which calls fail how.
const FAILING: [(&str, &str); 2] = [("fdatasync,fsync", "EIO"), ("pwrite64", "EIO")];

/// A disk that fails: the process ends with its own status, and the next one has everything that was acknowledged.
///
/// # Errors
/// A server that does not start, or `strace` that cannot be used.
pub async fn eio(program: &Path, times: u64) -> Result<Vec<Figure>, Trouble> {
    let mut random = SplitMix64::new(times);
    let mut sum = Found::default();
    let mut ended = [0_u64; FAILING.len()];
    for _ in 0..times {
        for ((calls, error), ended) in FAILING.into_iter().zip(&mut ended) {
            let at = Folder::new(program)?;
            let mut server = Process::start(at.start.clone()).await?;
            let plan = Plan::hasty(PAIRS, random.next_u64());
            let players = Players::sit(&server.address, &plan);
            players.acked(1 + random.below(200) as u64, LONG).await?;
            let failing = Failing::calls(server.id()?, calls, error).await?;
            let status = server.ended(LONG).await?;
            failing.end().await?;
            *ended += u64::from(status.code() == Some(DISK_FAILED));
            sum.add(&players.told().against(&at.start.folder)?);
            server = Process::start(at.start.clone()).await?;
            players.go_to(&server.address);
            let before = players.told().acked();
            players.acked(before + 20, LONG).await?;
            sum.add(&at.close(server, players).await?);
        }
    }
    let asked = Asked::AtLeast(times as f64);
    let mut figures: Vec<Figure> = FAILING
        .iter()
        .zip(ended)
        .map(|((calls, error), ended)| {
            let name = format!("{error} of {calls} ends with {DISK_FAILED}");
            Figure::new(name, ended as f64, asked)
        })
        .collect();
    figures.extend(sum.figures());
    crate::say(sum.words());
    Ok(figures)
}

/// A disk that is full for some seconds.
///
/// # Errors
/// As for [`eio`].
pub async fn full(program: &Path, times: u64) -> Result<Vec<Figure>, Trouble> {
    let mut all = Spells::default();
    for seed in 0..times {
        let at = Folder::new(program)?;
        let server = Process::start(at.start.clone()).await?;
        let players = Players::sit(&server.address, &Plan::timed(PAIRS, seed));
        players.acked(10 * PAIRS as u64, LONG).await?;
        let before = players.told().clocks();
        let failing = Failing::calls(server.id()?, "pwrite64", "ENOSPC").await?;
        sleep(FULL).await;
        all.was_ready += u64::from(is_ready(&server).await?);
        failing.end().await?;
        all.over(&server, &players, &before).await?;
        all.refused += players.told().refused(RoundRefusal::StoreFull.code());
        all.found.add(&at.close(server, players).await?);
    }
    Ok(all.figures(times))
}

/// A database that another program holds for some seconds.
///
/// # Errors
/// As for [`eio`].
pub async fn locked(program: &Path, times: u64) -> Result<Vec<Figure>, Trouble> {
    let mut all = Spells::default();
    for seed in 0..times {
        let at = Folder::new(program)?;
        let server = Process::start(at.start.clone()).await?;
        let players = Players::sit(&server.address, &Plan::timed(PAIRS, seed));
        players.acked(10 * PAIRS as u64, LONG).await?;
        let before = players.told().clocks();
        let other = Connection::open(at.start.folder.join("fairyring.db"))?;
        other.execute_batch("PRAGMA busy_timeout = 10000; BEGIN IMMEDIATE")?;
        sleep(LOCKED).await;
        all.was_ready += u64::from(is_ready(&server).await?);
        other.execute_batch("ROLLBACK")?;
        all.over(&server, &players, &before).await?;
        all.refused += players.told().refused(RoundRefusal::Store.code());
        all.found.add(&at.close(server, players).await?);
    }
    Ok(all.figures(times))
}

/// A folder of data that goes when it is not needed.
struct Folder {
    start: Start,
    /// Held, not read: the files go with it.
    _folder: tempfile::TempDir,
}

impl Folder {
    fn new(program: &Path) -> Result<Folder, Trouble> {
        let folder = tempfile::tempdir()?;
        let start = Start::new(program, &folder.path().join("data"));
        let start = Start {
            says: Some(folder.path().join("says")),
            ..start
        };
        Ok(Folder {
            start,
            _folder: folder,
        })
    }

    /// Everybody has his last answer, and the server stops in order.
    async fn close(&self, mut server: Process, players: Players) -> Result<Found, Trouble> {
        let told = players.stop().await;
        server.stop().await?;
        let mut found = told.against(&self.start.folder)?;
        crate::panics(&self.start, &mut found)?;
        Ok(found)
    }
}

/// What spells of trouble came to.
#[derive(Default)]
struct Spells {
    found: Found,
    refused: u64,
    /// How often the server said in the middle of it that it was ready.
    was_ready: u64,
    /// How long it took at most until turns were acknowledged again.
    again: Duration,
    /// The most that both clocks of a round lost together, in milliseconds.
    lost: i64,
}

impl Spells {
    /// The trouble is over: everybody plays again, and no clock has run meanwhile.
    async fn over(
        &mut self,
        server: &Process,
        players: &Players,
        before: &HashMap<String, [i64; 2]>,
    ) -> Result<(), Trouble> {
        let began = Instant::now();
        let acked = players.told().acked();
        players.acked(acked + 1, LONG).await?;
        self.again = self.again.max(began.elapsed());
        players.acked(acked + 4 * PAIRS as u64, LONG).await?;
        while !is_ready(server).await? {
            if began.elapsed() > LONG {
                return Err(Trouble::Never("it is not ready again".to_owned()));
            }
            sleep(Duration::from_millis(20)).await;
        }
        self.lost = self.lost.max(lost(before, players.told()));
        Ok(())
    }

    fn figures(self, times: u64) -> Vec<Figure> {
        let Spells {
            found,
            refused,
            was_ready,
            again,
            lost,
        } = self;
        let mut figures = vec![
            Figure::new("spells", times as f64, Asked::Nothing),
            Figure::new(
                "refused by code",
                refused as f64,
                Asked::AtLeast(times as f64),
            ),
            Figure::never("ready meanwhile", was_ready),
            Figure::new("again after s", again.as_secs_f64(), Asked::AtMost(SOON)),
            Figure::new(
                "most that clocks lost ms",
                lost as f64,
                Asked::AtMost(THOUGHT),
            ),
        ];
        figures.extend(found.figures());
        crate::say(found.words());
        figures
    }
}

/// What rounds that go on have lost on both clocks together.
fn lost(before: &HashMap<String, [i64; 2]>, told: &Told) -> i64 {
    let after = told.clocks();
    let lost = before.iter().filter_map(|(round, before)| {
        let after = after.get(round)?;
        Some(before.iter().sum::<i64>() - after.iter().sum::<i64>())
    });
    lost.max().unwrap_or_default()
}

async fn is_ready(server: &Process) -> Result<bool, Trouble> {
    let mut nobody = Cookie::default();
    let asked = load::ask(&server.address, Method::GET, "/readyz", &mut nobody, None);
    Ok(asked.await?.status == 200)
}
