//! The log beside the database ends at every frame, within one, or before one that is spoiled: what remains is always what stood
//! there after some acknowledgement, and never less than was acknowledged by then.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use load::{Asked, Figure};
use rusqlite::Connection;
use store::{Lite, Outcome, Store};

use crate::Trouble;
use crate::written::{Author, Written};

/// The head of the log, and that of each of its frames before its page.
const HEAD: usize = 32;
const FRAME: usize = 24 + 4096;
const DATABASE: &str = "fairyring.db";
const LOG: &str = "fairyring.db-wal";
/// How many rounds there are, and the most of them that go into one batch.
const ROUNDS: usize = 20;
const BATCH: usize = 5;
/// A game that nobody chooses apart, and that does not end soon.
const GAMES: [&str; 3] = ["xiangqi", "cotulenh", "trid"];
/// At every how many of the frames something worse is tried than an end.
const WORSE: usize = 10;
const BEGAN: i64 = 1_700_000_000_000;

/// How many entries each round has.
type State = BTreeMap<String, u32>;

/// What was acknowledged, and how many frames the log had then.
struct Acked {
    frames: usize,
    state: State,
}

/// Cuts a log of so many frames.
///
/// # Errors
/// A store that cannot be written.
pub fn cuts(frames: u64) -> Result<Vec<Figure>, Trouble> {
    // What a cut log holds does not depend on where it lies, and a disk would be waited for thousands of times.
    let memory = Path::new("/dev/shm");
    let folder = match memory.is_dir() {
        true => tempfile::tempdir_in(memory)?,
        false => tempfile::tempdir()?,
    };
    let whole = folder.path().join("whole");
    let frames = usize::try_from(frames).unwrap_or(usize::MAX);
    let acked = write(&whole, frames)?;
    let database = fs::read(whole.join(DATABASE))?;
    let log = fs::read(whole.join(LOG))?;
    let many = (log.len() - HEAD) / FRAME;
    let mut tried = 0;
    let mut found = Vec::new();
    let cut = folder.path().join("cut");
    let mut try_one = |log: &[u8], frames: usize, what: &str| -> Result<(), Trouble> {
        tried += 1;
        fs::create_dir(&cut)?;
        fs::write(cut.join(DATABASE), &database)?;
        fs::write(cut.join(LOG), log)?;
        let state = acked.iter().rev().find(|it| it.frames <= frames);
        let state = state.map(|it| &it.state);
        if let Err(says) = look(&cut, state) {
            found.push(format!("{what} after frame {frames}: {says}"));
        }
        fs::remove_dir_all(&cut)?;
        Ok(())
    };
    for frame in 0..=many {
        let end = HEAD + frame * FRAME;
        try_one(&log[..end], frame, "cut")?;
        if frame % WORSE == 0 && frame < many {
            try_one(&log[..end + FRAME / 2], frame, "cut within one")?;
            let mut spoiled = log.clone();
            spoiled[end + 24 + (frame * 7) % 4096] ^= 1;
            try_one(&spoiled, frame, "spoiled")?;
        }
    }
    crate::say(found.iter());
    Ok(vec![
        Figure::new("frames", many as f64, Asked::AtLeast(frames as f64)),
        Figure::new(
            "batches acknowledged",
            acked.len() as f64,
            Asked::AtLeast(1.0),
        ),
        Figure::new("cuts", f64::from(tried), Asked::Nothing),
        Figure::never("no clean prefix", found.len() as u64),
    ])
}

/// Writes until the log has so many frames. Somebody who reads from before its first one keeps it from being emptied.
fn write(folder: &Path, frames: usize) -> Result<Vec<Acked>, Trouble> {
    let mut store = Lite::open(folder, BEGAN)?;
    let mut author = Author::new(&mut store, BEGAN)?;
    let mut rounds = Vec::new();
    for (number, game) in (1..=ROUNDS as u64).zip(GAMES.into_iter().cycle()) {
        rounds.push(author.open(&mut store, number, game, BEGAN)?);
    }
    // The last connection that closes empties the log.
    drop(store);
    let reader = Connection::open(folder.join(DATABASE))?;
    reader.execute_batch("BEGIN; SELECT count(*) FROM round;")?;
    let mut store = Lite::open(folder, BEGAN)?;
    let mut state: State = rounds.iter().map(|round| (round.id(), 0)).collect();
    let mut acked = Vec::new();
    let length = || -> Result<usize, Trouble> {
        let bytes = usize::try_from(fs::metadata(folder.join(LOG))?.len()).unwrap_or_default();
        Ok(bytes.saturating_sub(HEAD) / FRAME)
    };
    let before = length()?;
    acked.push(Acked {
        frames: before,
        state: state.clone(),
    });
    for step in 0.. {
        if length()? >= frames {
            break;
        }
        let at = BEGAN + 1_000 * step;
        let batch = batch(&mut author, &mut rounds, step, at)?;
        let outcomes = store.commit(&batch)?;
        if outcomes.iter().any(|outcome| *outcome != Outcome::Done) {
            return Err(Trouble::Never(format!("a batch was refused: {outcomes:?}")));
        }
        for commit in batch {
            state.insert(commit.round, commit.after + 1);
        }
        acked.push(Acked {
            frames: length()?,
            state: state.clone(),
        });
    }
    // Copied while both are open: whoever closes last would empty it.
    let copy = folder.with_extension("copy");
    crate::copy(folder, &copy)?;
    drop((store, reader));
    fs::remove_dir_all(folder)?;
    fs::rename(copy, folder)?;
    Ok(acked)
}

/// One entry for some of the rounds that go on.
fn batch(
    author: &mut Author,
    rounds: &mut [Written],
    step: i64,
    at: i64,
) -> Result<Vec<store::Commit>, Trouble> {
    let step = usize::try_from(step).unwrap_or_default();
    let mut batch = Vec::new();
    for place in 0..=step % BATCH {
        let round = &mut rounds[(step * BATCH + place) % ROUNDS];
        batch.extend(author.next(round, at)?);
    }
    Ok(batch)
}

/// Opens it as a server does after a crash, and looks through all of it.
fn look(folder: &Path, state: Option<&State>) -> Result<(), String> {
    let store = Lite::open(folder, BEGAN).map_err(|error| error.to_string())?;
    let shelf = store.shelf();
    let findings = server::examine(shelf).map_err(|error| error.to_string())?;
    if !findings.faults.is_empty() {
        return Err(findings.faults.join("; "));
    }
    let Some(state) = state else {
        return Ok(());
    };
    for (round, seq) in state {
        let loaded = shelf.load(round, 0).map_err(|error| error.to_string())?;
        let has = loaded.map(|loaded| loaded.round.seq);
        if has != Some(*seq) {
            return Err(format!("round {round} has {has:?} entries of {seq}"));
        }
    }
    Ok(())
}
