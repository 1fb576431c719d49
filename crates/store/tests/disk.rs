//! What only a file can do: be cut, be foreign, be somebody else's, be unwritable.

use std::fs;
use std::path::Path;

use store::{Lite, OpenError, Outcome, Reader, Shelf, Store};

use crate::samples::{commit, create};

fn code(opened: Result<Lite, OpenError>) -> &'static str {
    opened.unwrap_err().code()
}

#[test]
fn what_was_done_is_there_when_it_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Lite::open(folder.path(), 0).unwrap();
    create(&mut store, "a");
    store.commit(&[commit("a", 1, 1)]).unwrap();
    drop(store);
    let mut store = Lite::open(folder.path(), 0).unwrap();
    let found = store
        .commit(&[commit("a", 2, 1), commit("a", 2, 2)])
        .unwrap();
    assert_eq!(found, [Outcome::Known { seq: 1 }, Outcome::Done]);
}

/// A process that dies leaves the file, the log beside it, and nothing else. Every length to which the log can be cut is a
/// prefix of what was done, and nothing that was done before the cut is missing. `FAIRYRING_FRAMES` asks for a longer log.
#[test]
fn a_log_that_is_cut_anywhere_is_a_clean_prefix() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Lite::open(folder.path(), 0).unwrap();
    create(&mut store, "a");
    let wal = folder.path().join("fairyring.db-wal");
    let frames: Option<u64> = std::env::var("FAIRYRING_FRAMES")
        .ok()
        .and_then(|text| text.parse().ok());
    let mut ends: Vec<u64> = Vec::new();
    let mut fill = || {
        for seq in 1.. {
            let length = ends.last().map_or(0, |end| (end - 32) / (4096 + 24));
            if frames.map_or(seq > 12, |frames| length >= frames) {
                return;
            }
            assert_eq!(
                store.commit(&[commit("a", seq, seq)]).unwrap(),
                [Outcome::Done]
            );
            ends.push(fs::metadata(&wal).unwrap().len());
        }
    };
    if frames.is_some() {
        // SQLite moves a log of a thousand frames into the file, unless somebody looks at it, as a copy does.
        let copy = folder.path().join("copy.db");
        let mut is_filled = false;
        let draft = store::backup(folder.path(), &copy, |_, _| {
            if !std::mem::replace(&mut is_filled, true) {
                fill();
            }
        });
        drop(draft.unwrap());
    } else {
        fill();
    }
    let (file, log) = (
        fs::read(folder.path().join("fairyring.db")).unwrap(),
        fs::read(&wal).unwrap(),
    );
    // Frames are a page and 24 bytes, after a head of 32; every boundary, and a place inside each frame.
    let frame = 4096 + 24;
    let cuts = (0..=(log.len() - 32) / frame).flat_map(|n| [32 + n * frame, 32 + n * frame + 777]);
    let mut lengths = Vec::new();
    for cut in cuts.filter(|cut| *cut <= log.len()) {
        let other = tempfile::tempdir().unwrap();
        fs::write(other.path().join("fairyring.db"), &file).unwrap();
        fs::write(other.path().join("fairyring.db-wal"), &log[..cut]).unwrap();
        let store = Lite::open(other.path(), 0).unwrap();
        let entries = match store.shelf().load("a", 0).unwrap() {
            Some(loaded) => {
                assert_eq!(loaded.round.seq as usize, loaded.entries.len());
                loaded.entries
            }
            None => Vec::new(),
        };
        assert!((1..).zip(&entries).all(|(seq, entry)| entry.seq == seq));
        let promised = ends.iter().filter(|end| **end <= cut as u64).count();
        assert!(
            entries.len() >= promised,
            "{} of {promised} at {cut}",
            entries.len()
        );
        assert_eq!(store.shelf().faults().unwrap(), [""; 0]);
        lengths.push(entries.len());
    }
    assert!(lengths.is_sorted());
    assert_eq!(lengths.last(), Some(&ends.len()));
    println!("{} cuts, {} entries", lengths.len(), ends.len());
}

/// What a process left in its log when it died is in the file itself before anything is answered from it: the log may be what the
/// disk refused, and be seen only because the system remembers it.
#[test]
fn what_was_left_in_a_log_is_written_into_the_file_first() {
    let (life, next, alone) = (
        tempfile::tempdir().unwrap(),
        tempfile::tempdir().unwrap(),
        tempfile::tempdir().unwrap(),
    );
    let copy = |name: &str, from: &Path, to: &Path| {
        fs::copy(from.join(name), to.join(name)).unwrap();
    };
    let mut store = Lite::open(life.path(), 0).unwrap();
    create(&mut store, "a");
    for seq in 1..=5 {
        store.commit(&[commit("a", seq, seq)]).unwrap();
    }
    for name in ["fairyring.db", "fairyring.db-wal"] {
        copy(name, life.path(), next.path());
    }
    let store = Lite::open(next.path(), 0).unwrap();
    copy("fairyring.db", next.path(), alone.path());
    drop(store);
    let reader = Reader::open(alone.path()).unwrap();
    let found = reader.load("a", 0).unwrap().unwrap();
    assert_eq!(found.entries.len(), 5);
}

#[test]
fn a_second_process_is_refused_by_its_number() {
    let folder = tempfile::tempdir().unwrap();
    let _first = Lite::open(folder.path(), 0).unwrap();
    let refused = Lite::open(folder.path(), 0).unwrap_err();
    assert_eq!(refused.code(), "E_DATA_LOCKED");
    assert!(
        refused
            .to_string()
            .contains(&std::process::id().to_string())
    );
    // Whoever only looks needs no lock.
    assert!(Reader::open(folder.path()).is_ok());
}

#[test]
fn what_is_not_ours_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("fairyring.db");
    fs::write(&file, "a letter to my aunt, which is no database at all").unwrap();
    let before = fs::read(&file).unwrap();
    assert_eq!(code(Lite::open(folder.path(), 0)), "E_DATA_FOREIGN");
    assert_eq!(fs::read(&file).unwrap(), before);
    assert_eq!(
        Reader::open(folder.path()).unwrap_err().code(),
        "E_DATA_FOREIGN"
    );
    let empty = tempfile::tempdir().unwrap();
    assert_eq!(Reader::open(empty.path()).unwrap_err().code(), "E_DATA");
    assert_eq!(fs::read_dir(empty.path()).unwrap().count(), 0);
}

#[test]
fn a_folder_that_cannot_be_made_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert_eq!(code(Lite::open(&file.join("under"), 0)), "E_DATA");
}

#[test]
fn a_damaged_file_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Lite::open(folder.path(), 0).unwrap();
    create(&mut store, "a");
    for seq in 1..=50 {
        store.commit(&[commit("a", seq, seq)]).unwrap();
    }
    drop(store);
    let file = folder.path().join("fairyring.db");
    let mut bytes = fs::read(&file).unwrap();
    // Everything behind the page of the schema.
    for byte in bytes.iter_mut().skip(4096 * 3) {
        *byte ^= 0x55;
    }
    fs::write(&file, bytes).unwrap();
    let found = match Lite::open(folder.path(), 0) {
        Err(error) => error.code() == "E_DATA_DAMAGED",
        Ok(store) => store
            .shelf()
            .faults()
            .map_or(true, |faults| !faults.is_empty()),
    };
    assert!(found);
}

/// S29: nobody else reads what is kept.
#[cfg(unix)]
#[test]
fn s29_nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let above = tempfile::tempdir().unwrap();
    let folder = above.path().join("data");
    let mut store = Lite::open(&folder, 0).unwrap();
    create(&mut store, "a");
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder), 0o700);
    for name in [
        "fairyring.db",
        "fairyring.db-wal",
        "fairyring.db-shm",
        "lock",
    ] {
        assert_eq!(mode(&folder.join(name)), 0o600, "{name}");
    }
}
