//! What holds for every store.

use store::{
    ChairSide, Change, CommandKey, Lite, Made, Memory, Outcome, PersonKey, Refused, SecretHash,
    Standing, Store, Work,
};

use crate::samples::{commit, create, entry, guest, new_round, standing};

/// Runs a law on both stores.
pub(crate) fn both(law: impl Fn(&mut dyn Store)) {
    law(&mut Memory::default());
    let folder = tempfile::tempdir().unwrap();
    law(&mut Lite::open(folder.path(), 0).unwrap());
}

#[test]
fn what_was_written_is_read_back() {
    both(|store| {
        create(store, "a");
        assert_eq!(store.commit(&[commit("a", 1, 1)]).unwrap(), [Outcome::Done]);
        assert_eq!(store.commit(&[commit("a", 2, 2)]).unwrap(), [Outcome::Done]);
        let loaded = store.shelf().load("a", 0).unwrap().unwrap();
        assert_eq!(loaded.entries, [entry(1, 1), entry(2, 2)]);
        assert_eq!(loaded.round.seq, 2);
        assert_eq!(loaded.round.standing, standing(2002));
        assert_eq!(loaded.round.head, new_round("a").head);
        assert_eq!(loaded.chairs, new_round("a").chairs);
        let tail = store.shelf().load("a", 1).unwrap().unwrap();
        assert_eq!(tail.entries, [entry(2, 2)]);
        assert_eq!(store.shelf().load("b", 0).unwrap(), None);
    });
}

#[test]
fn the_number_decides_every_race() {
    both(|store| {
        create(store, "a");
        let race = [commit("a", 1, 1), commit("a", 1, 2), commit("b", 1, 3)];
        let found = store.commit(&race).unwrap();
        assert_eq!(found, [Outcome::Done, Outcome::Taken, Outcome::Taken]);
        // A gap is no race, and is not written either.
        assert_eq!(
            store.commit(&[commit("a", 3, 4)]).unwrap(),
            [Outcome::Taken]
        );
        let mut wrong = commit("a", 2, 5);
        wrong.entries[0].seq = 7;
        assert_eq!(store.commit(&[wrong]).unwrap(), [Outcome::Taken]);
        assert_eq!(
            store.shelf().load("a", 0).unwrap().unwrap().entries.len(),
            1
        );
    });
}

#[test]
fn a_command_is_done_once() {
    both(|store| {
        create(store, "a");
        create(store, "b");
        let found = store
            .commit(&[commit("a", 1, 1), commit("a", 2, 1)])
            .unwrap();
        assert_eq!(found, [Outcome::Done, Outcome::Known { seq: 1 }]);
        store.commit(&[commit("a", 2, 2)]).unwrap();
        // Also when the round has moved on, and in another round it is another command.
        let found = store
            .commit(&[commit("a", 3, 1), commit("b", 1, 1)])
            .unwrap();
        assert_eq!(found, [Outcome::Known { seq: 1 }, Outcome::Done]);
    });
}

#[test]
fn one_refused_commit_spoils_no_other() {
    both(|store| {
        for id in ["a", "b", "c"] {
            create(store, id);
        }
        let mut refused = commit("b", 1, 2);
        let person = guest(store, 1);
        let sit = |side| Change::Sit {
            side,
            person,
            name: "Ada".into(),
            claim: None,
            at: 7,
        };
        refused.changes = vec![sit(ChairSide::First), sit(ChairSide::First)];
        if store.commit(&[refused.clone()]).unwrap() == [Outcome::Done] {
            // Sitting down twice in one commit is nobody's wish; stores may differ, rounds may not.
            refused.after = 1;
            refused.entries = vec![entry(2, 9)];
        }
        let found = store
            .commit(&[commit("a", 1, 1), refused, commit("c", 1, 3)])
            .unwrap();
        assert_eq!(found[0], Outcome::Done);
        assert_eq!(found[1], Outcome::Taken);
        assert_eq!(found[2], Outcome::Done);
    });
}

#[test]
fn a_chair_is_taken_once() {
    both(|store| {
        create(store, "a");
        let (ada, bob) = (guest(store, 1), guest(store, 2));
        let sit = |person: PersonKey, command| {
            let mut commit = commit("a", 1, command);
            commit.changes = vec![Change::Sit {
                side: ChairSide::Second,
                person,
                name: format!("{person:?}"),
                claim: Some(SecretHash([9; 32])),
                at: 44,
            }];
            commit
        };
        let found = store.commit(&[sit(ada, 1), sit(bob, 2)]).unwrap();
        assert_eq!(found, [Outcome::Done, Outcome::Taken]);
        let chair = &store.shelf().load("a", 0).unwrap().unwrap().chairs[1];
        assert_eq!(chair.person, Some(ada));
        assert_eq!(chair.claim, Some(SecretHash([9; 32])));
        assert_eq!(chair.claimed, Some(44));
        // The chair itself is a fence as well as the number.
        let mut late = sit(bob, 3);
        late.after = 1;
        late.entries[0].seq = 2;
        assert_eq!(store.commit(&[late]).unwrap(), [Outcome::Taken]);
        assert_eq!(
            store.shelf().load("a", 0).unwrap().unwrap().entries.len(),
            1
        );
    });
}

/// Chairs are no entries: whoever decided before somebody sat down decides again, or the row would say that a chair is free.
#[test]
fn who_sits_down_meanwhile_is_a_race_too() {
    both(|store| {
        create(store, "a");
        let (ada, bob) = (guest(store, 1), guest(store, 2));
        let sit = |side, person, seated| {
            let mut commit = commit("a", 1, 1);
            commit.entries.clear();
            commit.seated = Some(seated);
            commit.changes = vec![Change::Sit {
                side,
                person,
                name: String::new(),
                claim: None,
                at: 1,
            }];
            commit
        };
        let both_free = [false, false];
        let race = [
            sit(ChairSide::First, ada, both_free),
            sit(ChairSide::Second, bob, both_free),
        ];
        let found = store.commit(&race).unwrap();
        assert_eq!(found, [Outcome::Done, Outcome::Taken]);
        let mut drafted = commit("a", 1, 2);
        drafted.seated = Some([true, false]);
        let race = [sit(ChairSide::Second, bob, [true, false]), drafted];
        let found = store.commit(&race).unwrap();
        assert_eq!(found, [Outcome::Done, Outcome::Taken]);
        let mut again = commit("a", 1, 2);
        again.seated = Some([true, true]);
        assert_eq!(store.commit(&[again]).unwrap(), [Outcome::Done]);
    });
}

#[test]
fn a_commit_without_an_entry_changes_the_rest() {
    both(|store| {
        create(store, "a");
        let ada = guest(store, 1);
        let mut only = commit("a", 1, 1);
        only.entries.clear();
        only.changes = vec![Change::Sit {
            side: ChairSide::First,
            person: ada,
            name: "Ada".into(),
            claim: None,
            at: 1,
        }];
        assert_eq!(store.commit(&[only.clone()]).unwrap(), [Outcome::Done]);
        assert_eq!(store.commit(&[only]).unwrap(), [Outcome::Taken]);
        let loaded = store.shelf().load("a", 0).unwrap().unwrap();
        assert_eq!(loaded.round.seq, 0);
        assert_eq!(loaded.chairs[0].person, Some(ada));
    });
}

#[test]
fn drafts_are_kept_until_they_are_forgotten() {
    both(|store| {
        create(store, "a");
        let draft = |side, seq, command| {
            let mut commit = commit("a", seq, command);
            let choice = format!("{side:?}");
            commit.changes = vec![Change::Draft { side, choice }];
            commit
        };
        store.commit(&[draft(ChairSide::Second, 1, 1)]).unwrap();
        let again = store.commit(&[draft(ChairSide::Second, 2, 2)]).unwrap();
        assert_eq!(again, [Outcome::Taken]);
        store.commit(&[draft(ChairSide::First, 2, 3)]).unwrap();
        let drafts = store.shelf().load("a", 0).unwrap().unwrap().drafts;
        assert_eq!(
            drafts,
            [Some("First".to_owned()), Some("Second".to_owned())]
        );
        let mut begun = commit("a", 3, 4);
        begun.changes = vec![Change::ForgetDrafts];
        store.commit(&[begun]).unwrap();
        assert_eq!(
            store.shelf().load("a", 0).unwrap().unwrap().drafts,
            [None, None]
        );
    });
}

#[test]
fn a_rematch_is_one_transaction() {
    both(|store| {
        create(store, "a");
        let found = |seq, command| {
            let mut next = commit("a", seq, command);
            let mut round = new_round("z");
            round.head.previous = Some("a".into());
            round.entries = vec![entry(1, 77)];
            round.standing = standing(5000);
            next.changes = vec![Change::Found(Box::new(round))];
            next
        };
        assert_eq!(store.commit(&[found(1, 1)]).unwrap(), [Outcome::Done]);
        let loaded = store.shelf().load("z", 0).unwrap().unwrap();
        assert_eq!(loaded.round.head.previous.as_deref(), Some("a"));
        assert_eq!((loaded.round.seq, loaded.entries.len()), (1, 1));
        assert_eq!(loaded.round.standing, standing(5000));
        assert_eq!(store.commit(&[found(2, 2)]).unwrap(), [Outcome::Taken]);
        assert_eq!(store.shelf().load("a", 0).unwrap().unwrap().round.seq, 1);
    });
}

#[test]
fn a_round_is_made_once_a_command_and_maker() {
    both(|store| {
        let ada = guest(store, 1);
        let make = |id: &str, maker| Work::Create {
            round: Box::new(new_round(id)),
            maker,
            command: CommandKey([3; 16]),
            what: format!("made {id}"),
        };
        assert_eq!(store.perform(&make("a", ada)).unwrap(), Ok(Made::Nothing));
        let again = store.perform(&make("b", ada)).unwrap();
        assert_eq!(again, Ok(Made::Again("made a".into())));
        assert_eq!(store.shelf().load("b", 0).unwrap(), None);
        let nobody = store.perform(&make("c", PersonKey::NOBODY)).unwrap();
        assert_eq!(nobody, Ok(Made::Nothing));
        let kept = store.shelf().made(ada, &CommandKey([3; 16])).unwrap();
        assert_eq!(kept.as_deref(), Some("made a"));
        // An id that is taken is refused, and the command is not kept as done.
        let mut taken = make("a", PersonKey::NOBODY);
        if let Work::Create { command, .. } = &mut taken {
            *command = CommandKey([4; 16]);
        }
        assert_eq!(store.perform(&taken).unwrap(), Err(Refused::Missing));
        let kept = store.shelf().made(PersonKey::NOBODY, &CommandKey([4; 16]));
        assert_eq!(kept.unwrap(), None);
    });
}

#[test]
fn what_is_due_comes_by_its_time() {
    both(|store| {
        for (id, at) in [("a", 900), ("b", 300), ("c", 600), ("d", 0)] {
            create(store, id);
            let mut commit = commit(id, 1, 1);
            commit.standing.due = (at > 0).then_some(at);
            store.commit(&[commit]).unwrap();
        }
        assert_eq!(store.shelf().due(901, 9).unwrap(), ["b", "c", "a"]);
        assert_eq!(store.shelf().due(900, 9).unwrap(), ["b", "c"]);
        assert_eq!(store.shelf().due(900, 1).unwrap(), ["b"]);
        assert_eq!(store.shelf().ids("a", 2).unwrap(), ["b", "c"]);
    });
}

/// One that is refused spoils no other of those that are written with it.
#[test]
fn works_of_a_batch_are_done_each_by_itself() {
    both(|store| {
        let make = |id: &str, command| Work::Create {
            round: Box::new(new_round(id)),
            maker: PersonKey::NOBODY,
            command: CommandKey([command; 16]),
            what: id.into(),
        };
        let works = [make("a", 1), make("a", 2), make("b", 3), make("c", 1)];
        let made = store.perform_all(&works).unwrap();
        let missing = Err(Refused::Missing);
        let nothing = Ok(Made::Nothing);
        let again = Ok(Made::Again("a".into()));
        assert_eq!(made, [nothing.clone(), missing, nothing, again]);
        assert_eq!(store.shelf().ids("", 9).unwrap(), ["a", "b"]);
        let kept = store.shelf().made(PersonKey::NOBODY, &CommandKey([2; 16]));
        assert_eq!(kept.unwrap(), None);
    });
}

#[test]
fn an_outage_is_noticed_by_one() {
    both(|store| {
        let at = 5;
        store.perform(&Work::Boot { boot: 1, at }).unwrap().unwrap();
        store
            .perform(&Work::Beat { boot: 1, at: 9 })
            .unwrap()
            .unwrap();
        for id in ["a", "b"] {
            create(store, id);
        }
        // In the one somebody is to act, in the other nobody.
        store.commit(&[commit("a", 1, 1)]).unwrap();
        let attend = |side| Work::Attend {
            round: "a".into(),
            side,
            boot: 1,
            at,
        };
        store.perform(&attend(ChairSide::First)).unwrap().unwrap();
        store.perform(&attend(ChairSide::Second)).unwrap().unwrap();
        let idle = Work::Attend {
            round: "b".into(),
            side: ChairSide::First,
            boot: 1,
            at,
        };
        store.perform(&idle).unwrap().unwrap();
        let depart = Work::Depart {
            round: "a".into(),
            side: ChairSide::First,
            boot: 1,
        };
        store.perform(&depart).unwrap().unwrap();
        let there = [
            ("a".to_owned(), ChairSide::Second),
            ("b".to_owned(), ChairSide::First),
        ];
        assert_eq!(store.shelf().attendance(1).unwrap(), there);
        let outage = Work::Outage { boot: 1, at };
        assert_eq!(store.perform(&outage).unwrap(), Ok(Made::Nothing));
        assert_eq!(store.perform(&outage).unwrap(), Err(Refused::Missing));
        // Who was there is remembered until the time is given back, however often somebody looks.
        assert_eq!(store.shelf().attendance(1).unwrap(), there[..1]);
        let sweep = Work::Sweep {
            now: at,
            begun: 2,
            aborted: "aborted".into(),
        };
        store.perform(&sweep).unwrap().unwrap();
        assert_eq!(store.shelf().nodes().unwrap()[0].ended, None);
        let mut given = commit("a", 2, 2);
        given.changes = vec![Change::Settled];
        assert_eq!(store.commit(&[given]).unwrap(), [Outcome::Done]);
        assert_eq!(store.shelf().attendance(1).unwrap(), []);
        store.perform(&sweep).unwrap().unwrap();
        let nodes = store.shelf().nodes().unwrap();
        assert_eq!((nodes[0].seen, nodes[0].ended), (9, Some(9)));
    });
}

#[test]
fn an_orderly_end_is_noted_and_who_was_there_is_remembered() {
    both(|store| {
        let (at, boot) = (5, 1);
        create(store, "a");
        store.commit(&[commit("a", 1, 1)]).unwrap();
        store.perform(&Work::Boot { boot, at }).unwrap().unwrap();
        let attend = Work::Attend {
            round: "a".into(),
            side: ChairSide::First,
            boot,
            at,
        };
        store.perform(&attend).unwrap().unwrap();
        // Time that is given while the process lives settles nothing of its own.
        let mut given = commit("a", 2, 2);
        given.changes = vec![Change::Settled];
        store.commit(&[given]).unwrap();
        assert_eq!(store.shelf().attendance(boot).unwrap().len(), 1);
        store
            .perform(&Work::Halt { boot, at: 11 })
            .unwrap()
            .unwrap();
        assert_eq!(store.shelf().nodes().unwrap()[0].ended, Some(11));
        assert_eq!(store.shelf().attendance(boot).unwrap().len(), 1);
        let release = Work::Release { boot };
        store.perform(&release).unwrap().unwrap();
        assert_eq!(store.shelf().attendance(boot).unwrap(), []);
    });
}

#[test]
fn only_what_nobody_needs_is_swept() {
    const DAY: i64 = 86_400_000;
    both(|store| {
        for (id, phase, changed, reason) in [
            ("a", 0, 0, None),
            ("b", 0, 10 * DAY, None),
            ("c", 2, 0, None),
            ("d", 3, 0, Some("aborted")),
            ("e", 3, 0, Some("resign")),
            ("f", 1, 0, None),
        ] {
            create(store, id);
            let mut commit = commit(id, 1, 1);
            commit.standing = Standing {
                phase,
                changed,
                reason: reason.map(str::to_owned),
                ended: reason.map(|_| changed),
                ..Standing::default()
            };
            store.commit(&[commit]).unwrap();
        }
        let sweep = Work::Sweep {
            now: 15 * DAY,
            begun: 2,
            aborted: "aborted".into(),
        };
        store.perform(&sweep).unwrap().unwrap();
        assert_eq!(store.shelf().ids("", 9).unwrap(), ["b", "c", "e"]);
        assert_eq!(store.shelf().faults().unwrap(), [""; 0]);
    });
}

/// It is done where nobody looks.
#[test]
fn compacting_changes_nothing_that_can_be_asked() {
    const WEEK: i64 = 7 * 86_400_000;
    both(|store| {
        let ada = guest(store, 1);
        for id in ["a", "b"] {
            create(store, id);
            store.commit(&[commit(id, 1, 1)]).unwrap();
        }
        let asked = |store: &dyn Store| {
            let shelf = store.shelf();
            let rounds = ["a", "b"].map(|id| shelf.load(id, 0).unwrap());
            (rounds, shelf.person(ada).unwrap(), shelf.nodes().unwrap())
        };
        let before = asked(store);
        for now in [0, WEEK, WEEK, 3 * WEEK, 5] {
            let made = store.perform(&Work::Compact { now }).unwrap();
            assert_eq!(made, Ok(Made::Nothing));
            assert_eq!(asked(store), before);
        }
        assert_eq!(store.shelf().faults().unwrap(), [""; 0]);
        assert_eq!(store.commit(&[commit("a", 2, 2)]).unwrap(), [Outcome::Done]);
    });
}
