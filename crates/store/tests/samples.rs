//! Rows to write.

use store::{
    ChairRow, ChairSide, CommandKey, Commit, EntryRow, Listing, Made, NewRound, PersonKey,
    RoundHead, SecretHash, Standing, Store, Work,
};

pub(crate) fn head(id: &str) -> RoundHead {
    RoundHead {
        id: id.into(),
        game: "leapers".into(),
        rules: 1,
        terms: "{\"a\":1}".into(),
        listing: Listing::Unlisted,
        previous: None,
        created: 1000,
    }
}

pub(crate) fn standing(changed: i64) -> Standing {
    Standing {
        phase: 2,
        ply: 3,
        actor: Some(ChairSide::Second),
        due: Some(changed + 500),
        changed,
        ..Standing::default()
    }
}

pub(crate) fn new_round(id: &str) -> NewRound {
    NewRound {
        head: head(id),
        chairs: [
            ChairRow::default(),
            ChairRow {
                invite: Some(SecretHash([5; 32])),
                ..ChairRow::default()
            },
        ],
        entries: Vec::new(),
        standing: Standing {
            changed: 1000,
            ..Standing::default()
        },
    }
}

pub(crate) fn entry(seq: u32, command: u32) -> EntryRow {
    let mut key = [0; 16];
    key[..4].copy_from_slice(&command.to_be_bytes());
    EntryRow {
        seq,
        command: CommandKey(key),
        side: Some(ChairSide::First),
        kind: 1,
        body: format!("{{\"n\":{command}}}"),
        left: [Some(300_000), None],
        digest: 0xdead_beef,
        at: 2000 + i64::from(seq),
    }
}

pub(crate) fn commit(round: &str, seq: u32, command: u32) -> Commit {
    Commit {
        round: round.into(),
        after: seq - 1,
        seated: None,
        entries: vec![entry(seq, command)],
        standing: standing(2000 + i64::from(seq)),
        changes: Vec::new(),
    }
}

pub(crate) fn create(store: &mut dyn Store, id: &str) {
    let work = Work::Create {
        round: Box::new(new_round(id)),
        maker: PersonKey::NOBODY,
        command: CommandKey([id.as_bytes()[0]; 16]),
        what: id.into(),
    };
    assert_eq!(store.perform(&work).unwrap(), Ok(Made::Nothing));
}

pub(crate) fn guest(store: &mut dyn Store, number: u8) -> PersonKey {
    let work = Work::Guest {
        name: format!("Guest {number}"),
        device: SecretHash([number; 32]),
        at: 86_400_000,
    };
    match store.perform(&work).unwrap().unwrap() {
        Made::Person(person) => person,
        other => panic!("{other:?}"),
    }
}
