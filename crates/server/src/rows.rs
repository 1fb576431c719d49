//! Rounds and entries as the rows of a store, and back. The simulator and whoever looks for faults go the same way as the server.

use round::{
    Chairs, End, Entry, Head, Holder, HolderKind, Millis, Opened, PersonId, Phase, Round, RoundId,
    Visibility, What, host,
};
use rules::{Refusal, Side};
use store::{
    ChairRow, ChairSide, Change, CommandKey, Commit, EntryRow, Listing, Loaded, NewRound,
    PersonKey, RoundHead, Standing,
};
use wire::online::body;

use crate::games::rules_of;

/// The numbers of the phases in a store. They never change their meaning.
const WAITING: u8 = 0;
const DRAFTING: u8 = 1;
pub(crate) const PLAYING: u8 = 2;
const OVER: u8 = 3;

/// The reason of a round without a result, in a store.
pub const ABORTED: &str = "aborted";

/// A round as it was read, with its log.
pub(crate) struct Known {
    pub(crate) round: Round,
    pub(crate) entries: Vec<Entry>,
}

/// The side of a chair, as a store has it.
#[must_use]
pub const fn chair_side(side: Side) -> ChairSide {
    match side {
        Side::First => ChairSide::First,
        Side::Second => ChairSide::Second,
    }
}

pub(crate) const fn side(side: ChairSide) -> Side {
    match side {
        ChairSide::First => Side::First,
        ChairSide::Second => Side::Second,
    }
}

/// The round and the log that rows are, or why they are none.
pub(crate) fn read(loaded: &Loaded) -> Result<Known, String> {
    let host::Loaded { opened, entries } = for_host(loaded)?;
    let round = Round::read(opened, &entries).map_err(|misfit| misfit.to_string())?;
    Ok(Known { round, entries })
}

/// A round as a host reads it, which plays the log itself.
///
/// # Errors
/// What is no round, in words.
pub fn for_host(loaded: &Loaded) -> Result<host::Loaded, String> {
    let rows = loaded.entries.iter();
    let entries: Result<Vec<Entry>, Refusal> = rows.map(|row| body::read(&to_wire(row))).collect();
    Ok(host::Loaded {
        opened: opened(loaded)?,
        entries: entries.map_err(|refusal| refusal.message)?,
    })
}

fn opened(loaded: &Loaded) -> Result<Opened, String> {
    let head = &loaded.round.head;
    let id = RoundId::read(&head.id).ok_or("its name is none")?;
    let terms = body::read_terms(&head.terms).map_err(|refusal| refusal.message)?;
    let mut chairs = Chairs::default();
    for chair in ChairSide::BOTH {
        let row = &loaded.chairs[chair.index()];
        if let Some(person) = row.person {
            chairs.seat(side(chair), holder(person, &row.name));
        }
        for person in &row.also {
            chairs.admit(side(chair), PersonId(person.0));
        }
    }
    let drafts = loaded
        .drafts
        .clone()
        .map(|draft| draft.map(String::into_boxed_str));
    Ok(Opened {
        id,
        terms,
        chairs,
        drafts,
        created: Millis(head.created),
    })
}

pub(crate) fn holder(person: PersonKey, name: &str) -> Holder {
    Holder {
        person: PersonId(person.0),
        name: name.into(),
        kind: HolderKind::Person,
    }
}

fn to_wire(row: &EntryRow) -> body::Row {
    body::Row {
        seq: row.seq,
        command: row.command.0,
        side: row.side.map(|side| side as u8),
        kind: row.kind,
        body: row.body.clone(),
        left: match row.left {
            [Some(first), Some(second)] => Some([first, second]),
            _ => None,
        },
        digest: row.digest,
        at: row.at,
    }
}

fn entry_row(entry: &Entry) -> EntryRow {
    let row = body::write(entry);
    EntryRow {
        seq: row.seq,
        command: CommandKey(row.command),
        side: entry.side.map(chair_side),
        kind: row.kind,
        body: row.body,
        left: row.left.map_or([None, None], |left| left.map(Some)),
        digest: row.digest,
        at: row.at,
    }
}

/// The derived row of a round.
#[must_use]
pub fn standing(head: &Head) -> Standing {
    let (phase, winner, reason) = match &head.phase {
        Phase::Waiting => (WAITING, None, None),
        Phase::Drafting => (DRAFTING, None, None),
        Phase::Playing => (PLAYING, None, None),
        Phase::Over(End::Result(ending)) => {
            let reason = ending.reason.to_string();
            (OVER, ending.winner.map(chair_side), Some(reason))
        }
        Phase::Over(End::Aborted(_)) => (OVER, None, Some(ABORTED.to_owned())),
    };
    Standing {
        phase,
        ply: head.ply,
        actor: head.actor.map(chair_side),
        due: head.due.map(|due| due.0),
        winner,
        reason,
        changed: head.changed.0,
        ended: head.ended.map(|at| at.0),
    }
}

/// The chairs of a round that are held from its beginning.
#[must_use]
pub fn held(opened: &Opened) -> [ChairRow; 2] {
    Side::ALL.map(|side| match &opened.chairs.of(side).holder {
        Some(holder) => ChairRow {
            person: Some(PersonKey(holder.person.0)),
            name: holder.name.to_string(),
            claimed: Some(opened.created.0),
            ..ChairRow::default()
        },
        None => ChairRow::default(),
    })
}

/// A round that is about to be made.
#[must_use]
pub fn new_round(opened: Opened, chairs: [ChairRow; 2], previous: Option<RoundId>) -> NewRound {
    let terms = &opened.terms;
    let head = RoundHead {
        id: opened.id.to_string(),
        game: terms.game.clone(),
        rules: rules_of(&terms.game),
        terms: body::write_terms(terms),
        listing: match terms.visibility {
            Visibility::Listed => Listing::Listed,
            Visibility::Unlisted | Visibility::Closed => Listing::Unlisted,
        },
        previous: previous.map(|id| id.to_string()),
        created: opened.created.0,
    };
    NewRound {
        head,
        chairs,
        entries: Vec::new(),
        standing: standing(&Round::new(opened).head()),
    }
}

/// What a host wants stored.
#[must_use]
pub fn commit(wish: &host::Commit) -> Commit {
    let entry = &wish.entry;
    let mut changes = Vec::new();
    if let Some((side, choice)) = &wish.draft {
        changes.push(Change::Draft {
            side: chair_side(*side),
            choice: choice.to_string(),
        });
    }
    if matches!(entry.what, What::Begun { .. }) {
        changes.push(Change::ForgetDrafts);
    }
    if matches!(entry.what, What::Resumed { .. }) {
        changes.push(Change::Settled);
    }
    if let Some(next) = &wish.next {
        let next = new_round(next.as_ref().clone(), held(next), Some(wish.round));
        changes.push(Change::Found(Box::new(next)));
    }
    Commit {
        round: wish.round.to_string(),
        after: entry.seq.saturating_sub(1),
        seated: wish.seated,
        entries: vec![entry_row(entry)],
        standing: standing(&wish.head),
        changes,
    }
}
