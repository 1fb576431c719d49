//! What holds for every store of persons, their devices and their links.

use store::{ChairSide, Change, Made, PersonKey, PersonKind, Refused, SecretHash, Store, Work};

use crate::contract::both;
use crate::samples::{commit, create, guest};

#[test]
fn a_person_comes_by_his_devices() {
    both(|store| {
        let ada = guest(store, 1);
        let (row, day) = store.shelf().device(&SecretHash([1; 32])).unwrap().unwrap();
        assert_eq!((row.key, row.kind, day), (ada, PersonKind::Guest, 1));
        assert_eq!(store.shelf().device(&SecretHash([2; 32])).unwrap(), None);
        let device = SecretHash([2; 32]);
        let more = Work::Device {
            person: ada,
            device,
            at: 86_400_000,
        };
        store.perform(&more).unwrap().unwrap();
        let seen = Work::Seen {
            device,
            at: 5 * 86_400_000,
        };
        store.perform(&seen).unwrap().unwrap();
        let (row, day) = store.shelf().device(&device).unwrap().unwrap();
        assert_eq!((row.key, day), (ada, 5));
        let rename = Work::Rename {
            person: ada,
            name: "Ada".into(),
        };
        store.perform(&rename).unwrap().unwrap();
        assert_eq!(store.shelf().person(ada).unwrap().unwrap().name, "Ada");
        let nobody = Work::Rename {
            person: PersonKey(99),
            name: String::new(),
        };
        assert_eq!(store.perform(&nobody).unwrap(), Err(Refused::Missing));
    });
}

#[test]
fn a_device_link_works_once_and_in_time_and_takes_the_chairs_along() {
    both(|store| {
        create(store, "a");
        let (ada, guest) = (guest(store, 1), guest(store, 2));
        let mut sit = commit("a", 1, 1);
        sit.changes = vec![Change::Sit {
            side: ChairSide::First,
            person: guest,
            name: "Bob".into(),
            claim: None,
            at: 1,
        }];
        store.commit(&[sit]).unwrap();
        let hash = SecretHash([8; 32]);
        let link = Work::Link {
            hash,
            person: ada,
            expires: 100,
        };
        store.perform(&link).unwrap().unwrap();
        let redeem = |at| Work::Redeem {
            hash,
            device: SecretHash([3; 32]),
            guest: Some(guest),
            at,
        };
        assert_eq!(store.perform(&redeem(100)).unwrap(), Err(Refused::Missing));
        assert_eq!(store.perform(&redeem(99)).unwrap(), Ok(Made::Person(ada)));
        assert_eq!(store.perform(&redeem(99)).unwrap(), Err(Refused::Missing));
        let loaded = store.shelf().load("a", 0).unwrap().unwrap();
        assert_eq!(loaded.chairs[0].person, Some(ada));
        // The key that the guest had before is hers too.
        for device in [2, 3] {
            let found = store.shelf().device(&SecretHash([device; 32])).unwrap();
            assert_eq!(found.unwrap().0.key, ada);
        }
        let mine = store.shelf().rounds_of(ada, i64::MAX, 9).unwrap();
        assert_eq!(mine.len(), 1);
        assert_eq!(store.shelf().rounds_of(guest, i64::MAX, 9).unwrap(), []);
    });
}

#[test]
fn whoever_is_forgotten_leaves_his_games_without_his_name() {
    both(|store| {
        create(store, "a");
        let ada = guest(store, 1);
        let mut sit = commit("a", 1, 1);
        sit.changes = vec![Change::Sit {
            side: ChairSide::First,
            person: ada,
            name: "Ada".into(),
            claim: None,
            at: 1,
        }];
        store.commit(&[sit]).unwrap();
        let back = |hash| Work::WayBack {
            round: "a".into(),
            side: ChairSide::First,
            hash,
        };
        store
            .perform(&back(Some(SecretHash([4; 32]))))
            .unwrap()
            .unwrap();
        let chairs = store.shelf().load("a", 0).unwrap().unwrap().chairs;
        assert_eq!(chairs[0].way_back, Some(SecretHash([4; 32])));
        store
            .perform(&Work::Forget { person: ada })
            .unwrap()
            .unwrap();
        let loaded = store.shelf().load("a", 0).unwrap().unwrap();
        assert_eq!(
            (loaded.entries.len(), loaded.chairs[0].name.as_str()),
            (1, "")
        );
        assert_eq!(loaded.chairs[0].way_back, None);
        assert_eq!(store.shelf().device(&SecretHash([1; 32])).unwrap(), None);
        let row = store.shelf().person(ada).unwrap().unwrap();
        assert_eq!((row.kind, row.name.as_str()), (PersonKind::Gone, ""));
    });
}

#[test]
fn a_link_back_admits_to_its_chair_until_it_is_taken_away() {
    both(|store| {
        create(store, "a");
        let (side, at) = (ChairSide::First, 5);
        let (ada, own) = (guest(store, 1), SecretHash([4; 32]));
        let mut sit = commit("a", 1, 1);
        sit.changes = vec![Change::Sit {
            side,
            person: ada,
            name: "Ada".into(),
            claim: None,
            at,
        }];
        store.commit(&[sit]).unwrap();
        let link = |hash| Work::WayBack {
            round: "a".into(),
            side,
            hash,
        };
        let seat = |person, hash, at| Work::Seat {
            round: "a".into(),
            side,
            hash,
            person,
            at,
        };
        let also = |store: &mut dyn Store| {
            let loaded = store.shelf().load("a", 0).unwrap().unwrap();
            loaded.chairs.map(|chair| chair.also)
        };
        let guests: Vec<PersonKey> = (2..12).map(|number| guest(store, number)).collect();
        let (first, other) = (guests[0], SecretHash([5; 32]));
        assert_eq!(
            store.perform(&seat(first, own, at)).unwrap(),
            Err(Refused::Missing)
        );
        store.perform(&link(Some(own))).unwrap().unwrap();
        assert_eq!(
            store.perform(&seat(first, other, at)).unwrap(),
            Err(Refused::Missing)
        );
        for again in [5, 6] {
            store.perform(&seat(first, own, again)).unwrap().unwrap();
        }
        assert_eq!(also(store), [vec![first], vec![]]);
        assert_eq!(
            store.shelf().rounds_of(first, i64::MAX, 9).unwrap().len(),
            1
        );
        // Whoever came first goes when too many come.
        for (guest, at) in guests.iter().zip(10..) {
            store.perform(&seat(*guest, own, at)).unwrap().unwrap();
        }
        let [seats, _] = also(store);
        assert_eq!(seats.len(), Work::MOST_SEATS as usize);
        assert!(seats.contains(&guests[9]) && !seats.contains(&first));
        // A link that takes the place of the one before, and one that is taken away, end what came by the old one.
        for next in [Some(other), None] {
            store.perform(&link(next)).unwrap().unwrap();
            assert_eq!(also(store), [vec![], vec![]]);
            let work = seat(first, next.unwrap_or(other), at);
            assert_eq!(store.perform(&work).unwrap().is_ok(), next.is_some());
        }
        // Who is forgotten sits nowhere, and nobody sits in his chairs.
        store.perform(&link(Some(own))).unwrap().unwrap();
        for person in [guests[1], guests[2]] {
            store.perform(&seat(person, own, at)).unwrap().unwrap();
        }
        store
            .perform(&Work::Forget { person: guests[1] })
            .unwrap()
            .unwrap();
        assert_eq!(also(store), [vec![guests[2]], vec![]]);
        store
            .perform(&Work::Forget { person: ada })
            .unwrap()
            .unwrap();
        assert_eq!(also(store), [vec![], vec![]]);
        assert_eq!(store.shelf().faults().unwrap(), [""; 0]);
    });
}

#[test]
fn a_link_back_ends_thirty_days_after_its_round() {
    const DAY: i64 = 86_400_000;
    both(|store| {
        create(store, "a");
        let (side, hash) = (ChairSide::First, SecretHash([4; 32]));
        let person = guest(store, 2);
        let mut over = commit("a", 1, 1);
        over.standing.ended = Some(DAY);
        store.commit(&[over]).unwrap();
        let round = || "a".to_owned();
        let link = Work::WayBack {
            round: round(),
            side,
            hash: Some(hash),
        };
        store.perform(&link).unwrap().unwrap();
        let seat = Work::Seat {
            round: round(),
            side,
            hash,
            person,
            at: DAY,
        };
        store.perform(&seat).unwrap().unwrap();
        for (day, holds) in [(31, true), (32, false)] {
            let sweep = Work::Sweep {
                now: day * DAY,
                begun: 2,
                aborted: "aborted".into(),
            };
            store.perform(&sweep).unwrap().unwrap();
            let [chair, _] = store.shelf().load("a", 0).unwrap().unwrap().chairs;
            let found = (chair.way_back.is_some(), chair.also.len() == 1);
            assert_eq!(found, (holds, holds), "{day}");
        }
    });
}

#[test]
fn guests_whom_nobody_has_seen_for_long_are_forgotten_unless_they_play() {
    const DAY: i64 = 86_400_000;
    both(|store| {
        let (gone, seen, plays) = (guest(store, 1), guest(store, 2), guest(store, 3));
        for (id, person, ended) in [("a", gone, Some(9)), ("b", plays, None)] {
            create(store, id);
            let mut sit = commit(id, 1, 1);
            sit.standing.ended = ended;
            sit.changes = vec![Change::Sit {
                side: ChairSide::First,
                person,
                name: "Ada".into(),
                claim: None,
                at: 1,
            }];
            store.commit(&[sit]).unwrap();
        }
        let (device, at) = (SecretHash([2; 32]), 300 * DAY);
        store.perform(&Work::Seen { device, at }).unwrap().unwrap();
        let kinds = |store: &mut dyn Store| {
            let row = |person| store.shelf().person(person).unwrap().unwrap();
            [gone, seen, plays].map(|person| row(person).kind)
        };
        // All of them were made on the first day.
        let now = 401 * DAY;
        store.perform(&Work::Retire { now }).unwrap().unwrap();
        assert_eq!(kinds(store), [PersonKind::Guest; 3]);
        let now = 402 * DAY;
        store.perform(&Work::Retire { now }).unwrap().unwrap();
        let (guest, none) = (PersonKind::Guest, PersonKind::Gone);
        assert_eq!(kinds(store), [none, guest, guest]);
        let name = |id| {
            let [chair, _] = store.shelf().load(id, 0).unwrap().unwrap().chairs;
            chair.name
        };
        assert_eq!((name("a").as_str(), name("b").as_str()), ("", "Ada"));
    });
}

#[test]
fn rounds_of_a_person_come_latest_first_and_page_by_page() {
    both(|store| {
        let ada = guest(store, 1);
        for (id, at) in [("a", 10), ("b", 30), ("c", 20)] {
            create(store, id);
            let mut sit = commit(id, 1, 1);
            sit.standing.changed = at;
            sit.changes = vec![Change::Sit {
                side: ChairSide::First,
                person: ada,
                name: String::new(),
                claim: None,
                at,
            }];
            store.commit(&[sit]).unwrap();
        }
        let ids = |before, most| -> Vec<String> {
            let rows = store.shelf().rounds_of(ada, before, most).unwrap();
            rows.into_iter().map(|row| row.head.id).collect()
        };
        assert_eq!(ids(i64::MAX, 2), ["b", "c"]);
        assert_eq!(ids(20, 2), ["a"]);
    });
}
