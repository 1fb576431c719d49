//! The thread that writes.

use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};

use store::{
    Fault, Health, Lite, Memory, Mishap, Outcome, Reader, Readers, Refused, Shelf, Work, Writer,
};

use crate::samples::{commit, create};

#[test]
fn many_at_once_are_all_told_and_all_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Lite::open(folder.path(), 0).unwrap();
    for id in ["a", "b", "c", "d"] {
        create(&mut store, id);
    }
    let readers = Readers::open(folder.path(), 2).unwrap();
    let writer = Writer::start(store, 1, || 0, |_| ());
    let (tell, told) = channel();
    for seq in 1..=100 {
        for id in ["a", "b", "c", "d"] {
            let tell = tell.clone();
            writer.commit(commit(id, seq, seq), move |outcome| {
                tell.send(outcome).unwrap()
            });
        }
    }
    drop(tell);
    let outcomes: Vec<Outcome> = told.iter().collect();
    assert_eq!(outcomes.len(), 400);
    assert!(outcomes.iter().all(|outcome| *outcome == Outcome::Done));
    assert_eq!(writer.health(), Health::Well);
    let loaded = readers.ask(|shelf| shelf.load("c", 0)).unwrap().unwrap();
    assert_eq!(loaded.entries.len(), 100);
    writer.stop();
    let (tell, told) = channel();
    writer.commit(commit("a", 101, 101), move |outcome| {
        tell.send(outcome).unwrap()
    });
    assert_eq!(told.recv().unwrap(), Outcome::Failed(Fault::Busy));
    assert_eq!(
        Reader::open(folder.path()).unwrap().faults().unwrap(),
        [""; 0]
    );
}

#[test]
fn after_a_broken_disk_nothing_is_acknowledged() {
    let mut store = Memory::default();
    create(&mut store, "a");
    store.mishap(Mishap::CrashAfter);
    let heard = Arc::new(Mutex::new(0));
    let writer = Writer::start(store.clone(), 1, || 0, {
        let heard = Arc::clone(&heard);
        move |_| *heard.lock().unwrap() += 1
    });
    let (tell, told) = channel();
    for seq in 1..=3 {
        let tell = tell.clone();
        writer.commit(commit("a", seq, seq), move |outcome| {
            tell.send(outcome).unwrap()
        });
    }
    let (tell_work, told_work) = channel();
    writer.perform(Work::Boot { boot: 2, at: 1 }, move |made| {
        tell_work.send(made).unwrap()
    });
    drop(tell);
    let failed = Outcome::Failed(Fault::Broken);
    assert!(told.iter().all(|outcome| outcome == failed));
    assert_eq!(
        told_work.recv().unwrap(),
        Err(Refused::Failed(Fault::Broken))
    );
    assert_eq!(*heard.lock().unwrap(), 1);
    assert_eq!(writer.health(), Health::Dead);
}
