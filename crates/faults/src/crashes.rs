//! The process ends at named places: after each the file has everything that was acknowledged, and the next process goes on.

use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::ExitStatus;
use std::time::{Duration, SystemTime};

use load::{Asked, Figure, Process, Start};
use rules::SplitMix64;
use rusqlite::Connection;
use store::Lite;
use store::crash::CrashPoint;

use crate::Trouble;
use crate::players::{Plan, Players};
use crate::told::Found;
use crate::written;

const PAIRS: usize = 6;
/// How long it may take until the place is reached, and until players go on after it.
const LONG: Duration = Duration::from_secs(30);
/// How many turns are acknowledged before a stop is asked for, and after every fault.
const TURNS: u64 = 10;
/// How long players think where the disk has to be left alone at times.
const LEISURE: Duration = Duration::from_millis(100);
/// `SIGABRT`
const ABORTED: i32 = 6;
/// Nobody began such a round for so long that it goes.
const FORGOTTEN: i64 = 20 * 86_400_000;
/// What takes the newest steps of the schema back, the newest first.
const BACK: &[(i64, &str)] = &[(3, "DROP TABLE chore;")];
/// The schema that is then brought up to date.
const OLD: i64 = 2;

/// Ends so often at each place. The program must be one that can be told to.
///
/// # Errors
/// A server that does not start or does not answer afterwards.
pub async fn crashes(program: &Path, times: u64) -> Result<Vec<Figure>, Trouble> {
    let mut random = SplitMix64::new(times);
    let mut sum = Found::default();
    let mut figures = Vec::new();
    for point in CrashPoint::ALL {
        let folder = tempfile::tempdir()?;
        let start = Start::new(program, &folder.path().join("data"));
        let start = Start {
            says: Some(folder.path().join("says")),
            ..start
        };
        let mut reached = 0;
        for time in 0..times {
            let status = once(&start, point, time, &mut random, &mut sum).await?;
            if status.and_then(|status| status.signal()) == Some(ABORTED) {
                reached += 1;
            }
        }
        crate::panics(&start, &mut sum)?;
        let asked = Asked::AtLeast(times as f64);
        figures.push(Figure::new(point.name(), f64::from(reached), asked));
    }
    figures.extend(sum.figures());
    crate::say(sum.words());
    Ok(figures)
}

async fn once(
    start: &Start,
    point: CrashPoint,
    time: u64,
    random: &mut SplitMix64,
    sum: &mut Found,
) -> Result<Option<ExitStatus>, Trouble> {
    if time > 0 || point != CrashPoint::Migrating {
        prepare(&start.folder, point, time)?;
    }
    let nth = 1 + random.below(often(point));
    let told_to = Start {
        env: vec![("FAIRYRING_FAULT".into(), format!("{}:{nth}", point.name()))],
        ..start.clone()
    };
    let hasty = Plan::hasty(PAIRS, random.next_u64());
    let plan = match point {
        // It is done where nobody waits for the disk.
        CrashPoint::Compacting | CrashPoint::Checkpointed => Plan {
            pause: LEISURE,
            ..hasty
        },
        _ => hasty,
    };
    let (status, players) = match Process::start(told_to).await {
        Err(load::Fault::Ended(status)) => (Some(status), None),
        Err(fault) => return Err(fault.into()),
        Ok(mut server) => {
            let players = Players::sit(&server.address, &plan);
            if point == CrashPoint::Stopping {
                players.acked(TURNS, LONG).await?;
                server.ask_to_stop().await?;
            }
            let status = server.ended(LONG).await.ok();
            server.kill().await?;
            (status, Some(players))
        }
    };
    let mut server = Process::start(start.clone()).await?;
    let players = match players {
        Some(players) => players,
        None => Players::sit(&server.address, &plan),
    };
    players.go_to(&server.address);
    let before = players.told().acked();
    players.acked(before + TURNS, LONG).await?;
    let told = players.stop().await;
    server.stop().await?;
    sum.add(&told.against(&start.folder)?);
    Ok(status)
}

/// How often a process passes there before it may be told to end.
fn often(point: CrashPoint) -> usize {
    match point {
        CrashPoint::Queued
        | CrashPoint::Written
        | CrashPoint::Committed
        | CrashPoint::Told
        | CrashPoint::Answered => 40,
        CrashPoint::MidBatch => 8,
        CrashPoint::Created | CrashPoint::Sat => 4,
        CrashPoint::Migrating
        | CrashPoint::Booted
        | CrashPoint::Sweeping
        | CrashPoint::Compacting
        | CrashPoint::Checkpointed
        | CrashPoint::Stopping => 1,
    }
}

/// Makes sure that there is something to do at that place.
fn prepare(folder: &Path, point: CrashPoint, time: u64) -> Result<(), Trouble> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = now.map_or(0, |now| i64::try_from(now.as_millis()).unwrap_or(i64::MAX));
    let database = folder.join("fairyring.db");
    match point {
        CrashPoint::Migrating => {
            let database = Connection::open(database)?;
            for (step, back) in BACK {
                database.execute_batch(back)?;
                database.execute("DELETE FROM schema WHERE version = ?1", [step])?;
            }
            let last: i64 =
                database.query_row("SELECT max(version) FROM schema", [], |row| row.get(0))?;
            if last != OLD {
                let says = format!("step {last} of the schema has no way back in `crashes`");
                return Err(Trouble::Never(says));
            }
        }
        CrashPoint::Sweeping => {
            let mut store = Lite::open(folder, now)?;
            for number in 0..3 {
                let id = u128::from(time * 3 + number + 1);
                written::waiting(&mut store, id, now - FORGOTTEN)?;
            }
        }
        CrashPoint::Compacting | CrashPoint::Checkpointed => {
            drop(Lite::open(folder, now)?);
            let database = Connection::open(database)?;
            database.execute_batch(
                "INSERT INTO chore (name, at) VALUES ('compact', 1) ON CONFLICT DO UPDATE SET at = 1;",
            )?;
            if point == CrashPoint::Compacting {
                database.execute_batch(
                    "CREATE TABLE waste (a TEXT) STRICT; \
                     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400) \
                     INSERT INTO waste SELECT hex(randomblob(2000)) FROM n; DROP TABLE waste;",
                )?;
            }
        }
        _ => {}
    }
    Ok(())
}
