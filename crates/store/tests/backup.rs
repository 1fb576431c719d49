//! Copies that are made while somebody writes, and what comes of them.

use std::fs;
use std::path::Path;

use store::{Lite, Outcome, Reader, Shelf, Store, backup, restore};

use crate::samples::{commit, create};

fn filled(folder: &Path, entries: u32) -> Lite {
    let mut store = Lite::open(folder, 0).unwrap();
    create(&mut store, "a");
    let all: Vec<_> = (1..=entries).map(|seq| commit("a", seq, seq)).collect();
    let done = store.commit(&all).unwrap();
    assert!(done.iter().all(|outcome| *outcome == Outcome::Done));
    fs::write(folder.join("key"), [7; 32]).unwrap();
    store
}

fn nothing(_: u64, _: u64) {}

fn names(folder: &Path) -> Vec<String> {
    let found = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = found
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// The copy is what was there when it began, however much is written between its steps, and it is not begun anew.
#[test]
fn a_copy_is_one_moment_while_somebody_writes() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = filled(folder.path(), 3_000);
    let other = tempfile::tempdir().unwrap();
    let file = other.path().join("copy.db");
    let (mut seq, mut far) = (3_000, Vec::new());
    let draft = backup(folder.path(), &file, |done, all| {
        far.push((done, all));
        seq += 1;
        assert_eq!(
            store.commit(&[commit("a", seq, seq)]).unwrap(),
            [Outcome::Done]
        );
    })
    .unwrap();
    assert!(far.len() > 1, "several steps: {far:?}");
    assert!(far.is_sorted());
    let (done, all) = far[far.len() - 1];
    assert_eq!(done, all);
    assert!(!file.exists(), "no name before it was looked over");
    let reader = draft.reader().unwrap();
    assert_eq!(reader.load("a", 0).unwrap().unwrap().entries.len(), 3_000);
    assert_eq!(reader.faults().unwrap(), [""; 0]);
    drop(reader);
    draft.keep().unwrap();
    assert_eq!(names(other.path()), ["copy.db"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "S29");
    }
    let again = backup(folder.path(), &file, nothing).unwrap_err();
    assert_eq!(again.code(), "E_DATA");
}

#[test]
fn a_copy_that_nobody_keeps_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let _store = filled(folder.path(), 5);
    let other = tempfile::tempdir().unwrap();
    drop(backup(folder.path(), &other.path().join("copy.db"), nothing).unwrap());
    assert_eq!(names(other.path()), [""; 0]);
    // Somebody else was faster: his file stays as it is.
    let file = other.path().join("copy.db");
    let draft = backup(folder.path(), &file, nothing).unwrap();
    fs::write(&file, "his").unwrap();
    assert_eq!(draft.keep().unwrap_err().code(), "E_DATA");
    assert_eq!(fs::read(&file).unwrap(), b"his");
    assert_eq!(names(other.path()), ["copy.db"]);
}

#[test]
fn what_is_restored_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let store = filled(folder.path(), 5);
    let other = tempfile::tempdir().unwrap();
    let file = other.path().join("copy.db");
    let draft = backup(folder.path(), &file, nothing).unwrap();
    draft.keep().unwrap();
    let back = other.path().join("back");
    restore(&file, &back, nothing).unwrap().keep().unwrap();
    assert_eq!(fs::read(back.join("key")).unwrap(), [7; 32]);
    let bytes = fs::read(back.join("fairyring.db")).unwrap();
    assert!(
        !bytes.windows(32).any(|part| part == [7; 32]),
        "the data holds no secret"
    );
    let mut restored = Lite::open(&back, 0).unwrap();
    assert_eq!(
        restored.commit(&[commit("a", 6, 6)]).unwrap(),
        [Outcome::Done]
    );
    // Not over what is there, used or not, and not over a key.
    for folder in [folder.path(), &back] {
        let code = restore(&file, folder, nothing).unwrap_err().code();
        assert_eq!(code, "E_DATA_LOCKED");
    }
    drop((store, restored));
    let refused = restore(&file, &back, nothing).unwrap_err();
    assert_eq!(refused.code(), "E_DATA");
    fs::remove_file(back.join("fairyring.db")).unwrap();
    let refused = restore(&file, &back, nothing).unwrap_err();
    assert!(refused.to_string().contains("key is there"), "{refused}");
}

#[test]
fn what_is_no_copy_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("copy.db");
    let back = folder.path().join("back");
    let code = |file: &Path| restore(file, &back, nothing).unwrap_err().code();
    assert_eq!(code(&file), "E_DATA");
    fs::write(&file, "a letter to my aunt, which is no database at all").unwrap();
    assert_eq!(code(&file), "E_DATA_FOREIGN");
    fs::write(&file, "").unwrap();
    assert_eq!(code(&file), "E_DATA_FOREIGN");
    assert!(!back.exists());
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).unwrap();
    let refused = backup(&empty, &file, nothing).unwrap_err();
    assert_eq!(refused.code(), "E_DATA");
    assert!(Reader::open(&empty).is_err());
}
