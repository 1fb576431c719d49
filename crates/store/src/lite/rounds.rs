//! Rounds, chairs and entries as rows.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::faults::strange;
use crate::{
    ChairRow, ChairSide, CommandKey, EntryRow, Listing, Loaded, Made, Millis, NewRound, PersonKey,
    Refused, RoundHead, RoundRow, SecretHash, Standing, Work,
};

const ROUND: &str = "id, game, rules, terms, listed, previous, created, \
    phase, seq, ply, actor, due, winner, reason, changed, ended";

/// Whether it was free.
pub(super) fn insert_entry(
    db: &Connection,
    round: &str,
    entry: &EntryRow,
) -> rusqlite::Result<bool> {
    let mut statement = db.prepare_cached(
        "INSERT INTO entry (round, seq, command, side, kind, body, first_left, second_left, digest, at) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT DO NOTHING",
    )?;
    let [first, second] = entry.left;
    let changed = statement.execute(params![
        round,
        entry.seq,
        entry.command.0,
        entry.side.map(ChairSide::number),
        entry.kind,
        entry.body,
        first,
        second,
        entry.digest,
        entry.at
    ])?;
    Ok(changed == 1)
}

/// Moves the derived row on; whether it stood where it should.
pub(super) fn stand(
    db: &Connection,
    round: &str,
    before: u32,
    seq: u32,
    standing: &Standing,
) -> rusqlite::Result<bool> {
    let mut statement = db.prepare_cached(
        "UPDATE round SET seq = ?3, phase = ?4, ply = ?5, actor = ?6, due = ?7, winner = ?8, reason = ?9, \
         changed = ?10, ended = CASE WHEN ?11 IS NULL THEN NULL ELSE coalesce(ended, ?11) END WHERE id = ?1 AND seq = ?2",
    )?;
    let changed = statement.execute(params![
        round,
        before,
        seq,
        standing.phase,
        standing.ply,
        standing.actor.map(ChairSide::number),
        standing.due,
        standing.winner.map(ChairSide::number),
        standing.reason,
        standing.changed,
        standing.ended
    ])?;
    Ok(changed == 1)
}

/// Which chairs are taken.
pub(super) fn seated(db: &Connection, round: &str) -> rusqlite::Result<[bool; 2]> {
    let mut statement =
        db.prepare_cached("SELECT side FROM chair WHERE round = ?1 AND person IS NOT NULL")?;
    let mut rows = statement.query([round])?;
    let mut seated = [false; 2];
    while let Some(row) = rows.next()? {
        seated[side(0, row.get(0)?)?.index()] = true;
    }
    Ok(seated)
}

pub(super) fn create(
    db: &Connection,
    round: &NewRound,
    maker: PersonKey,
    command: &CommandKey,
    what: &str,
) -> rusqlite::Result<Result<Made, Refused>> {
    if let Some(what) = made(db, maker, command)? {
        return Ok(Ok(Made::Again(what)));
    }
    db.execute(
        "INSERT INTO made (person, command, what, at) VALUES (?1, ?2, ?3, ?4)",
        (maker.0, command.0, what, round.head.created),
    )?;
    Ok(if insert(db, round)? {
        Ok(Made::Nothing)
    } else {
        Err(Refused::Missing)
    })
}

/// Whether the id was free.
pub(super) fn insert(db: &Connection, round: &NewRound) -> rusqlite::Result<bool> {
    let head = &round.head;
    let mut statement = db.prepare_cached(
        "INSERT INTO round (id, game, rules, terms, listed, previous, created, phase, seq, ply, changed) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, 0, 0, ?7) ON CONFLICT DO NOTHING",
    )?;
    let changed = statement.execute(params![
        head.id,
        head.game,
        head.rules,
        head.terms,
        head.listing == Listing::Listed,
        head.previous,
        head.created
    ])?;
    if changed == 0 {
        return Ok(false);
    }
    let mut seq = 0;
    for entry in &round.entries {
        seq += 1;
        if entry.seq != seq || !insert_entry(db, &head.id, entry)? {
            return Ok(false);
        }
    }
    for side in ChairSide::BOTH {
        let chair = &round.chairs[side.index()];
        db.prepare_cached(
            "INSERT INTO chair (round, side, person, name, invite, claim, claimed, \"return\") \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            head.id,
            side.number(),
            chair.person.map(|person| person.0),
            chair.name,
            chair.invite.map(|hash| hash.0),
            chair.claim.map(|hash| hash.0),
            chair.claimed,
            chair.way_back.map(|hash| hash.0)
        ])?;
    }
    stand(db, &head.id, 0, seq, &round.standing)
}

pub(super) fn way_back(
    db: &Connection,
    round: &str,
    side: ChairSide,
    hash: Option<SecretHash>,
) -> rusqlite::Result<Result<Made, Refused>> {
    db.execute(
        "DELETE FROM seat WHERE round = ?1 AND side = ?2",
        (round, side.number()),
    )?;
    let changed = db.execute(
        "UPDATE chair SET \"return\" = ?3 WHERE round = ?1 AND side = ?2",
        (round, side.number(), hash.map(|hash| hash.0)),
    )?;
    Ok(if changed == 1 {
        Ok(Made::Nothing)
    } else {
        Err(Refused::Missing)
    })
}

pub(super) fn seat(
    db: &Connection,
    round: &str,
    side: ChairSide,
    hash: &SecretHash,
    person: PersonKey,
    at: Millis,
) -> rusqlite::Result<Result<Made, Refused>> {
    // The link may have been taken away since somebody looked.
    let changed = db.execute(
        "INSERT INTO seat (round, side, person, since) \
         SELECT round, side, ?4, ?5 FROM chair WHERE round = ?1 AND side = ?2 AND \"return\" = ?3 \
         ON CONFLICT DO UPDATE SET since = since",
        (round, side.number(), hash.0, person.0, at),
    )?;
    if changed == 0 {
        return Ok(Err(Refused::Missing));
    }
    db.execute(
        "DELETE FROM seat WHERE round = ?1 AND side = ?2 AND person NOT IN \
         (SELECT person FROM seat WHERE round = ?1 AND side = ?2 ORDER BY since DESC, person DESC LIMIT ?3)",
        (round, side.number(), Work::MOST_SEATS),
    )?;
    Ok(Ok(Made::Nothing))
}

pub(super) fn made(
    db: &Connection,
    maker: PersonKey,
    command: &CommandKey,
) -> rusqlite::Result<Option<String>> {
    let mut statement =
        db.prepare_cached("SELECT what FROM made WHERE person = ?1 AND command = ?2")?;
    statement
        .query_row((maker.0, command.0), |row| row.get(0))
        .optional()
}

pub(super) fn load(db: &Connection, round: &str, after: u32) -> rusqlite::Result<Option<Loaded>> {
    let sql = format!("SELECT {ROUND} FROM round WHERE id = ?1");
    let Some(row) = db
        .prepare_cached(&sql)?
        .query_row([round], round_row)
        .optional()?
    else {
        return Ok(None);
    };
    let mut chairs = [ChairRow::default(), ChairRow::default()];
    let mut statement = db.prepare_cached(
        "SELECT side, person, name, invite, claim, claimed, \"return\" FROM chair WHERE round = ?1",
    )?;
    let mut found = statement.query([round])?;
    while let Some(row) = found.next()? {
        let side = side(0, row.get(0)?)?;
        chairs[side.index()] = chair_row(row)?;
    }
    let mut statement =
        db.prepare_cached("SELECT side, person FROM seat WHERE round = ?1 ORDER BY since, person")?;
    let mut found = statement.query([round])?;
    while let Some(row) = found.next()? {
        let side = side(0, row.get(0)?)?;
        chairs[side.index()].also.push(PersonKey(row.get(1)?));
    }
    let mut drafts = [None, None];
    let mut statement = db.prepare_cached("SELECT side, choice FROM draft WHERE round = ?1")?;
    let mut found = statement.query([round])?;
    while let Some(row) = found.next()? {
        let side = side(0, row.get(0)?)?;
        drafts[side.index()] = Some(row.get(1)?);
    }
    let mut statement = db.prepare_cached(
        "SELECT seq, command, side, kind, body, first_left, second_left, digest, at \
         FROM entry WHERE round = ?1 AND seq > ?2 ORDER BY seq",
    )?;
    let entries = statement
        .query_map((round, after), entry_row)?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(Loaded {
        round: row,
        chairs,
        entries,
        drafts,
    }))
}

pub(super) fn due(db: &Connection, before: Millis, most: u32) -> rusqlite::Result<Vec<String>> {
    let mut statement =
        db.prepare_cached("SELECT id FROM round WHERE due < ?1 ORDER BY due, id LIMIT ?2")?;
    let rows = statement.query_map((before, most), |row| row.get(0))?;
    rows.collect()
}

pub(super) fn rounds_of(
    db: &Connection,
    person: PersonKey,
    before: Millis,
    most: u32,
) -> rusqlite::Result<Vec<RoundRow>> {
    let sql = format!(
        "SELECT {ROUND} FROM round WHERE id IN \
         (SELECT round FROM chair WHERE person = ?1 UNION SELECT round FROM seat WHERE person = ?1) AND changed < ?2 \
         ORDER BY changed DESC, id LIMIT ?3"
    );
    let mut statement = db.prepare_cached(&sql)?;
    let rows = statement.query_map((person.0, before, most), round_row)?;
    rows.collect()
}

pub(super) fn ids(db: &Connection, after: &str, most: u32) -> rusqlite::Result<Vec<String>> {
    let mut statement =
        db.prepare_cached("SELECT id FROM round WHERE id > ?1 ORDER BY id LIMIT ?2")?;
    let rows = statement.query_map((after, most), |row| row.get(0))?;
    rows.collect()
}

fn round_row(row: &Row) -> rusqlite::Result<RoundRow> {
    let listing = if row.get::<_, bool>(4)? {
        Listing::Listed
    } else {
        Listing::Unlisted
    };
    Ok(RoundRow {
        head: RoundHead {
            id: row.get(0)?,
            game: row.get(1)?,
            rules: row.get(2)?,
            terms: row.get(3)?,
            listing,
            previous: row.get(5)?,
            created: row.get(6)?,
        },
        seq: row.get(8)?,
        standing: Standing {
            phase: row.get(7)?,
            ply: row.get(9)?,
            actor: perhaps(10, row.get(10)?)?,
            due: row.get(11)?,
            winner: perhaps(12, row.get(12)?)?,
            reason: row.get(13)?,
            changed: row.get(14)?,
            ended: row.get(15)?,
        },
    })
}

fn chair_row(row: &Row) -> rusqlite::Result<ChairRow> {
    let hash = |column: usize| -> rusqlite::Result<Option<SecretHash>> {
        Ok(row.get::<_, Option<[u8; 32]>>(column)?.map(SecretHash))
    };
    Ok(ChairRow {
        person: row.get::<_, Option<i64>>(1)?.map(PersonKey),
        name: row.get(2)?,
        invite: hash(3)?,
        claim: hash(4)?,
        claimed: row.get(5)?,
        way_back: hash(6)?,
        also: Vec::new(),
    })
}

fn entry_row(row: &Row) -> rusqlite::Result<EntryRow> {
    Ok(EntryRow {
        seq: row.get(0)?,
        command: CommandKey(row.get(1)?),
        side: perhaps(2, row.get(2)?)?,
        kind: row.get(3)?,
        body: row.get(4)?,
        left: [row.get(5)?, row.get(6)?],
        digest: row.get(7)?,
        at: row.get(8)?,
    })
}

pub(super) fn side(column: usize, number: i64) -> rusqlite::Result<ChairSide> {
    ChairSide::from_number(number).ok_or_else(|| strange(column, "a side"))
}

fn perhaps(column: usize, number: Option<i64>) -> rusqlite::Result<Option<ChairSide>> {
    number.map(|number| side(column, number)).transpose()
}
