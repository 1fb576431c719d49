//! What a host wants stored as rows, and rows as a host reads them.

use round::host::{Commit, Loaded};
use round::{
    Chairs, End, Head, Holder, HolderKind, Millis, Opened, PersonId, Phase, Round, RoundId, What,
};
use rules::{Refusal, Side};
use store::{
    ChairRow, ChairSide, Change, CommandKey, EntryRow, Listing, NewRound, PersonKey, RoundHead,
    Standing,
};
use wire::online::body;

/// The commit of a store for what a host wants stored.
#[must_use]
pub fn commit(commit: &Commit) -> store::Commit {
    let mut changes = Vec::new();
    if let Some((side, choice)) = &commit.draft {
        changes.push(Change::Draft {
            side: chair(*side),
            choice: choice.to_string(),
        });
    }
    if matches!(commit.entry.what, What::Begun { .. }) {
        changes.push(Change::ForgetDrafts);
    }
    if matches!(commit.entry.what, What::Resumed { .. }) {
        changes.push(Change::Settled);
    }
    if let Some(next) = &commit.next {
        changes.push(Change::Found(Box::new(new_round(next, Some(commit.round)))));
    }
    store::Commit {
        round: commit.round.to_string(),
        after: commit.entry.seq - 1,
        entries: vec![entry(&commit.entry)],
        standing: standing(&commit.head),
        changes,
    }
}

/// The rows of a round that has no entry yet.
#[must_use]
pub fn new_round(opened: &Opened, previous: Option<RoundId>) -> NewRound {
    let row = |side| {
        let holder = opened.chairs.of(side).holder.as_ref();
        ChairRow {
            person: holder.map(|holder| PersonKey(holder.person.0)),
            name: holder
                .map(|holder| holder.name.to_string())
                .unwrap_or_default(),
            ..ChairRow::default()
        }
    };
    NewRound {
        head: RoundHead {
            id: opened.id.to_string(),
            game: opened.terms.game.clone(),
            rules: 1,
            terms: body::write_terms(&opened.terms),
            listing: Listing::Unlisted,
            previous: previous.map(|round| round.to_string()),
            created: opened.created.0,
        },
        chairs: [row(Side::First), row(Side::Second)],
        entries: Vec::new(),
        standing: standing(&Round::new(opened.clone()).head()),
    }
}

/// A round as a host reads it.
///
/// # Errors
/// What the reader of its rows says.
pub fn loaded(found: &store::Loaded) -> Result<Loaded, Refusal> {
    let [first, second] = &found.chairs;
    let mut chairs = Chairs::default();
    for (side, row) in [(Side::First, first), (Side::Second, second)] {
        if let Some(PersonKey(person)) = row.person {
            let holder = Holder {
                person: PersonId(person),
                name: row.name.as_str().into(),
                kind: HolderKind::Person,
            };
            chairs.seat(side, holder);
        }
    }
    let head = &found.round.head;
    let id = RoundId::read(&head.id).ok_or(round::RoundRefusal::NoRound)?;
    let entries = found.entries.iter().map(|row| body::read(&read_row(row)));
    let [one, other] = &found.drafts;
    let choice = |draft: &Option<String>| draft.as_deref().map(Box::from);
    Ok(Loaded {
        opened: Opened {
            id,
            terms: body::read_terms(&head.terms)?,
            chairs,
            drafts: [choice(one), choice(other)],
            created: Millis(head.created),
        },
        entries: entries.collect::<Result<_, _>>()?,
    })
}

fn entry(entry: &round::Entry) -> EntryRow {
    let row = body::write(entry);
    EntryRow {
        seq: row.seq,
        command: CommandKey(row.command),
        side: entry.side.map(chair),
        kind: row.kind,
        body: row.body,
        left: match row.left {
            Some([first, second]) => [Some(first), Some(second)],
            None => [None, None],
        },
        digest: row.digest,
        at: row.at,
    }
}

fn read_row(row: &EntryRow) -> body::Row {
    body::Row {
        seq: row.seq,
        command: row.command.0,
        side: row.side.map(|side| match side {
            ChairSide::First => 0,
            ChairSide::Second => 1,
        }),
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

/// The chair of a side.
#[must_use]
pub fn chair(side: Side) -> ChairSide {
    match side {
        Side::First => ChairSide::First,
        Side::Second => ChairSide::Second,
    }
}

/// The derived row of a round.
#[must_use]
pub fn standing(head: &Head) -> Standing {
    let (phase, winner, reason) = match &head.phase {
        Phase::Waiting => (0, None, None),
        Phase::Drafting => (1, None, None),
        Phase::Playing => (2, None, None),
        Phase::Over(End::Result(ending)) => {
            let reason = ending.reason.to_string();
            (3, ending.winner.map(chair), Some(reason))
        }
        Phase::Over(End::Aborted(_)) => (3, None, Some("aborted".to_owned())),
    };
    Standing {
        phase,
        ply: head.ply,
        actor: head.actor.map(chair),
        due: head.due.map(|Millis(at)| at),
        winner,
        reason,
        changed: head.changed.0,
        ended: head.ended.map(|Millis(at)| at),
    }
}
