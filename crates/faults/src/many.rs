//! A start on very many rounds: the server is ready at once, and whoever comes back has his round.

use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use load::{Asked, Cookie, Figure, Line, Process, Start};
use round::RoundId;
use store::Lite;
use tokio::task::JoinSet;

use crate::Trouble;
use crate::written::Author;

/// One round goes on beside so many that are over.
const OVER: u64 = 10;
/// How many turns each has.
const TURNS: usize = 12;
/// How many rounds are written together.
const TOGETHER: usize = 500;
/// A game that nobody chooses apart, and that does not end so soon.
const GAME: &str = "xiangqi";
/// How many come back, all at once.
const BACK: u64 = 500;
const LONG: Duration = Duration::from_secs(30);
/// What is asked: milliseconds until the first line, and until all but one in a hundred have their round.
const READY: f64 = 1_000.0;
const RESUMED: f64 = 3_000.0;

/// Starts on so many rounds that are over, and a tenth of that which go on.
///
/// # Errors
/// A store that cannot be written, or a server that does not start.
pub async fn many(program: &Path, over: u64) -> Result<Vec<Figure>, Trouble> {
    let folder = tempfile::tempdir()?;
    let start = Start::new(program, &folder.path().join("data"));
    let start = Start {
        says: Some(folder.path().join("says")),
        ..start
    };
    let open = (over / OVER).max(1);
    write(&start.folder, open, over)?;
    let mut server = Process::start(start.clone()).await?;
    let mut people = JoinSet::new();
    let began = Instant::now();
    for number in 0..BACK.min(open) {
        let address = server.address.clone();
        people.spawn(async move {
            let round = RoundId::of(u128::from(number + 1)).to_string();
            let mut line = Line::open(&address, &Cookie::default()).await?;
            let (_, seq) = line.follow(&round).await?;
            Ok::<_, load::Fault>((began.elapsed(), seq))
        });
    }
    let mut waits = Vec::new();
    while let Ok(Some(ended)) = tokio::time::timeout(LONG, people.join_next()).await {
        let (wait, seq) = ended.map_err(|error| Trouble::Never(error.to_string()))??;
        if seq as usize == TURNS + 1 {
            waits.push(wait.as_secs_f64() * 1_000.0);
        }
    }
    let back = waits.len() as f64;
    waits.sort_by(f64::total_cmp);
    let last = waits.len().saturating_sub(1) * 99 / 100;
    let resumed = waits.get(last).copied().unwrap_or(f64::INFINITY);
    let ready = server.ready.as_secs_f64() * 1_000.0;
    server.stop().await?;
    let mut found = crate::Told::default().against(&start.folder)?;
    crate::panics(&start, &mut found)?;
    let all = (open + over) as f64;
    let mut figures = vec![
        Figure::new("rounds", found.rounds as f64, Asked::AtLeast(all)),
        Figure::new("ready ms", ready, Asked::AtMost(READY)),
        Figure::new("came back", back, Asked::AtLeast(BACK.min(open) as f64)),
        Figure::new("resumed p99 ms", resumed, Asked::AtMost(RESUMED)),
    ];
    figures.extend(found.figures());
    crate::say(found.words());
    Ok(figures)
}

/// Every round has the entries of one that was decided turn by turn.
fn write(folder: &Path, open: u64, over: u64) -> Result<(), Trouble> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = now.map_or(0, |now| i64::try_from(now.as_millis()).unwrap_or(i64::MAX));
    let mut store = Lite::open(folder, now)?;
    let mut author = Author::new(&mut store, now)?;
    // It lies in a store of its own: here every name is needed.
    let mut scratch = store::Memory::default();
    let mut first = author.open(&mut scratch, 1, GAME, now)?;
    let mut log = Vec::new();
    for _ in 0..=TURNS {
        log.extend(author.next(&mut first, now)?);
    }
    fill(&mut store, &author, 1..=open, &log, now)?;
    log.push(author.resign(&mut first, now)?);
    fill(&mut store, &author, open + 1..=open + over, &log, now)
}

fn fill(
    store: &mut Lite,
    author: &Author,
    numbers: std::ops::RangeInclusive<u64>,
    log: &[store::Commit],
    at: i64,
) -> Result<(), Trouble> {
    let numbers: Vec<u64> = numbers.collect();
    for numbers in numbers.chunks(TOGETHER) {
        let rounds = numbers
            .iter()
            .map(|number| (*number, author.copy(*number, log, GAME, at)));
        Author::write(store, rounds.collect())?;
    }
    Ok(())
}
