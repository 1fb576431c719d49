//! The thread that writes.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use store::{
    Broken, Commit, Fault, Health, Lite, Made, Memory, Millis, Mishap, Outcome, Reader, Readers,
    Refused, Shelf, Store, Work, Writer,
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

/// A store whose disk does nothing before it is told to, and whose program may have a fault.
struct Slow {
    store: Memory,
    go_on: Receiver<Go>,
    /// How many commits and works each visit of the disk brought.
    visits: Sender<(usize, usize)>,
}

enum Go {
    On,
    Panic,
}

impl Slow {
    fn wait(&self, commits: usize, works: usize) {
        // The test may have ended.
        let _ = self.visits.send((commits, works));
        match self.go_on.recv() {
            Ok(Go::Panic) => panic!("a planted fault"),
            Ok(Go::On) | Err(_) => {}
        }
    }
}

impl Store for Slow {
    fn commit(&mut self, batch: &[Commit]) -> Result<Vec<Outcome>, Broken> {
        self.wait(batch.len(), 0);
        self.store.commit(batch)
    }

    fn perform_all(&mut self, works: &[Work]) -> Result<Vec<Result<Made, Refused>>, Broken> {
        self.wait(0, works.len());
        self.store.perform_all(works)
    }

    fn shelf(&self) -> &dyn Shelf {
        &self.store
    }
}

/// A writer on such a store with a round, the word to go on, what its disk is asked for, and how often it was called broken.
type Stand = (
    Writer,
    Sender<Go>,
    Receiver<(usize, usize)>,
    Arc<Mutex<usize>>,
);

fn slow() -> Stand {
    slow_by(|| 0)
}

fn slow_by(now: impl Fn() -> Millis + Send + 'static) -> Stand {
    let mut store = Memory::default();
    create(&mut store, "a");
    let ((go, go_on), (visits, seen)) = (channel(), channel());
    let slow = Slow {
        store,
        go_on,
        visits,
    };
    let heard = Arc::new(Mutex::new(0));
    let broken = {
        let heard = Arc::clone(&heard);
        move |_: &Broken| *heard.lock().unwrap() += 1
    };
    (Writer::start(slow, 1, now, broken), go, seen, heard)
}

fn until(is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_secs(20), "it never is");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_write_that_hangs_is_seen_before_it_ends() {
    let (writer, go, seen, _) = slow();
    writer.commit(commit("a", 1, 1), |_| ());
    seen.recv().unwrap();
    assert_eq!((writer.health(), writer.trouble()), (Health::Well, None));
    until(|| writer.health() == Health::Ill);
    assert!(writer.trouble().unwrap() >= Duration::from_secs(1));
    go.send(Go::On).unwrap();
    until(|| writer.health() == Health::Well);
    assert_eq!(writer.trouble(), None);
}

#[test]
fn a_fault_of_the_thread_that_writes_is_seen() {
    let (writer, go, seen, heard) = slow();
    writer.commit(commit("a", 1, 1), |_| ());
    seen.recv().unwrap();
    go.send(Go::Panic).unwrap();
    until(|| writer.health() == Health::Dead);
    assert_eq!(*heard.lock().unwrap(), 1);
}

/// However much the cold lane brings, the disk is waited for once.
#[test]
fn works_that_wait_are_written_together_and_each_by_itself() {
    let (writer, go, seen, _) = slow();
    let (tell, told) = channel();
    let beat = |boot| Work::Beat { boot, at: 7 };
    writer.perform(beat(1), |_| ());
    assert_eq!(seen.recv().unwrap(), (0, 1));
    for boot in [1, 2, 2] {
        // The second of them is there already, the first never was.
        let work = match boot {
            1 => beat(1),
            _ => Work::Outage { boot, at: 7 },
        };
        let tell = tell.clone();
        writer.perform(work, move |made| tell.send(made).unwrap());
    }
    go.send(Go::On).unwrap();
    assert_eq!(seen.recv().unwrap(), (0, 3));
    go.send(Go::On).unwrap();
    let made: Vec<_> = told.iter().take(3).collect();
    let missing = Err(Refused::Missing);
    assert_eq!(made, [missing.clone(), Ok(Made::Nothing), missing]);
}

#[test]
fn a_queue_that_is_full_says_that_nothing_was_tried() {
    let (writer, _go, seen, _) = slow();
    writer.commit(commit("a", 1, 1), |_| ());
    seen.recv().unwrap();
    let (tell, told) = channel();
    for seq in 0..5_000 {
        let tell = tell.clone();
        writer.commit(commit("a", 2, seq), move |outcome| {
            // Those in the queue are told when the test has ended.
            let _ = tell.send(outcome);
        });
    }
    let refused: Vec<Outcome> = told.try_iter().collect();
    assert_eq!(refused.len(), 5_000 - 4_096);
    let crowded = Outcome::Failed(Fault::Crowded);
    assert!(refused.iter().all(|outcome| *outcome == crowded));
    assert!(writer.is_crowded());
}

/// The file is made smaller with a beat, which waits for the disk anyway, and only where nobody else waits.
#[test]
fn the_file_is_made_smaller_where_nothing_waits() {
    let clock = Arc::new(AtomicI64::new(0));
    let (writer, go, seen, _) = slow_by({
        let clock = Arc::clone(&clock);
        move || clock.load(Ordering::Relaxed)
    });
    let (tell, told) = channel();
    let write = |seq| {
        let tell = tell.clone();
        writer.commit(commit("a", seq, seq), move |outcome| {
            tell.send(outcome).unwrap()
        });
    };
    // The thread has looked at the clock when it writes for the first time.
    write(1);
    assert_eq!(seen.recv().unwrap(), (1, 0));
    go.send(Go::On).unwrap();
    assert_eq!(told.recv().unwrap(), Outcome::Done);
    // A beat and the compacting, where nothing is asked.
    clock.store(1_000, Ordering::Relaxed);
    assert_eq!(seen.recv().unwrap(), (0, 2));
    // Whoever comes meanwhile waits for no second one: what he asked is written, then a beat alone.
    clock.store(2_000, Ordering::Relaxed);
    (2..=301).for_each(&write);
    go.send(Go::On).unwrap();
    assert_eq!(seen.recv().unwrap(), (256, 0));
    go.send(Go::On).unwrap();
    assert_eq!(seen.recv().unwrap(), (0, 1));
    go.send(Go::On).unwrap();
    assert_eq!(seen.recv().unwrap(), (300 - 256, 0));
    clock.store(3_000, Ordering::Relaxed);
    let tell_work = tell.clone();
    writer.perform(Work::Beat { boot: 1, at: 7 }, move |_| {
        tell_work.send(Outcome::Taken).unwrap()
    });
    go.send(Go::On).unwrap();
    // A work that waits is no quiet moment either.
    assert_eq!(seen.recv().unwrap(), (0, 1));
    go.send(Go::On).unwrap();
    assert_eq!(seen.recv().unwrap(), (0, 1));
    go.send(Go::On).unwrap();
    assert_eq!(told.iter().take(301).count(), 301);
    clock.store(4_000, Ordering::Relaxed);
    assert_eq!(seen.recv().unwrap(), (0, 2));
    go.send(Go::On).unwrap();
}
