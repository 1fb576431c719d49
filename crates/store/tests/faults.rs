//! What goes wrong on purpose.

use store::{Fault, Memory, Mishap, Outcome, Refused, Shelf, Store, Work};

use crate::samples::{commit, create};

#[test]
fn a_spell_writes_nothing_and_passes() {
    let mut store = Memory::default();
    create(&mut store, "a");
    for fault in [Fault::Full, Fault::Busy] {
        store.mishap(Mishap::Spell(fault));
        let found = store.commit(&[commit("a", 1, 1)]).unwrap();
        assert_eq!(found, [Outcome::Failed(fault)]);
        let beat = store.perform(&Work::Boot { boot: 1, at: 1 }).unwrap();
        assert_eq!(beat, Err(Refused::Failed(fault)));
    }
    store.mishap(Mishap::None);
    assert_eq!(store.load("a", 0).unwrap().unwrap().entries.len(), 0);
    assert_eq!(store.commit(&[commit("a", 1, 1)]).unwrap(), [Outcome::Done]);
}

#[test]
fn a_crash_is_before_or_after_the_disk() {
    let mut store = Memory::default();
    create(&mut store, "a");
    store.mishap(Mishap::CrashBefore);
    assert!(store.commit(&[commit("a", 1, 1)]).is_err());
    assert_eq!(store.load("a", 0).unwrap().unwrap().entries.len(), 0);
    store.mishap(Mishap::CrashAfter);
    assert!(store.commit(&[commit("a", 1, 1)]).is_err());
    assert_eq!(store.load("a", 0).unwrap().unwrap().entries.len(), 1);
    // The process that comes after it finds the command done.
    let mut next = store.clone();
    let found = next.commit(&[commit("a", 1, 1)]).unwrap();
    assert_eq!(found, [Outcome::Known { seq: 1 }]);
}
