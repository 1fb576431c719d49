//! Persons, their devices and the links that add one.

use rusqlite::{Connection, OptionalExtension, Row};

use super::faults::strange;
use crate::memory::{DAY, UNUSED};
use crate::{Made, Millis, PersonKey, PersonKind, PersonRow, Refused, SecretHash, Work};

type Performed = rusqlite::Result<Result<Made, Refused>>;

pub(super) fn perform(db: &Connection, work: &Work) -> Performed {
    match work {
        Work::Guest { name, device, at } => guest(db, name, device, *at),
        Work::Device { person, device, at } => {
            if self::person(db, *person)?.is_none() {
                return Ok(Err(Refused::Missing));
            }
            add_device(db, *person, device, *at)?;
            Ok(Ok(Made::Nothing))
        }
        Work::Seen { device, at } => found(db.execute(
            "UPDATE device SET seen_day = max(seen_day, ?2) WHERE hash = ?1",
            (device.0, at / DAY),
        )?),
        Work::Rename { person, name } => found(db.execute(
            "UPDATE person SET name = ?2 WHERE id = ?1",
            (person.0, name),
        )?),
        Work::Forget { person } => forget(db, *person),
        Work::Link {
            hash,
            person,
            expires,
        } => {
            if self::person(db, *person)?.is_none() {
                return Ok(Err(Refused::Missing));
            }
            db.execute(
                "INSERT INTO link (hash, person, expires) VALUES (?1, ?2, ?3)",
                (hash.0, person.0, expires),
            )?;
            Ok(Ok(Made::Nothing))
        }
        Work::Redeem {
            hash,
            device,
            guest,
            at,
        } => redeem(db, hash, device, *guest, *at),
        _ => Ok(Err(Refused::Missing)),
    }
}

fn found(changed: usize) -> Performed {
    Ok(if changed > 0 {
        Ok(Made::Nothing)
    } else {
        Err(Refused::Missing)
    })
}

fn guest(db: &Connection, name: &str, device: &SecretHash, at: Millis) -> Performed {
    db.execute(
        "INSERT INTO person (kind, name, created, seen_day) VALUES (?1, ?2, ?3, ?4)",
        (PersonKind::Guest.number(), name, at, at / DAY),
    )?;
    let person = PersonKey(db.last_insert_rowid());
    add_device(db, person, device, at)?;
    Ok(Ok(Made::Person(person)))
}

fn add_device(
    db: &Connection,
    person: PersonKey,
    device: &SecretHash,
    at: Millis,
) -> rusqlite::Result<()> {
    db.execute(
        "INSERT INTO device (hash, person, created, seen_day) VALUES (?1, ?2, ?3, ?4) \
         ON CONFLICT (hash) DO UPDATE SET person = excluded.person, seen_day = excluded.seen_day",
        (device.0, person.0, at, at / DAY),
    )?;
    Ok(())
}

fn forget(db: &Connection, person: PersonKey) -> Performed {
    let changed = db.execute(
        "UPDATE person SET kind = ?2, name = '' WHERE id = ?1",
        (person.0, PersonKind::Gone.number()),
    )?;
    db.execute("DELETE FROM device WHERE person = ?1", [person.0])?;
    db.execute("DELETE FROM link WHERE person = ?1", [person.0])?;
    db.execute(
        "DELETE FROM seat WHERE person = ?1 OR (round, side) IN (SELECT round, side FROM chair WHERE person = ?1)",
        [person.0],
    )?;
    db.execute(
        "UPDATE chair SET name = '', \"return\" = NULL WHERE person = ?1",
        [person.0],
    )?;
    found(changed)
}

/// Guests whom nobody has seen for long and who play nowhere: their games stay, without their names.
pub(super) fn retire(db: &Connection, now: Millis) -> Performed {
    let mut statement = db.prepare_cached(
        "SELECT id FROM person WHERE kind = ?1 AND seen_day < ?2 \
         AND NOT EXISTS (SELECT 1 FROM device WHERE device.person = person.id AND device.seen_day >= ?2) \
         AND NOT EXISTS (SELECT 1 FROM chair JOIN round ON round.id = chair.round \
                         WHERE chair.person = person.id AND round.ended IS NULL)",
    )?;
    let rows = statement.query_map((PersonKind::Guest.number(), now / DAY - UNUSED), |row| {
        Ok(PersonKey(row.get(0)?))
    })?;
    for person in rows.collect::<rusqlite::Result<Vec<PersonKey>>>()? {
        let _ = forget(db, person)?;
    }
    Ok(Ok(Made::Nothing))
}

fn redeem(
    db: &Connection,
    hash: &SecretHash,
    device: &SecretHash,
    guest: Option<PersonKey>,
    at: Millis,
) -> Performed {
    let person: Option<i64> = db
        .query_row(
            "DELETE FROM link WHERE hash = ?1 AND expires > ?2 RETURNING person",
            (hash.0, at),
            |row| row.get(0),
        )
        .optional()?;
    let Some(person) = person.map(PersonKey) else {
        return Ok(Err(Refused::Missing));
    };
    add_device(db, person, device, at)?;
    if let Some(guest) = guest {
        // His other browsers come along: they held these chairs as well.
        for sql in [
            "UPDATE chair SET person = ?2 WHERE person = ?1",
            "UPDATE device SET person = ?2 WHERE person = ?1",
            "UPDATE OR REPLACE seat SET person = ?2 WHERE person = ?1",
        ] {
            db.execute(sql, (guest.0, person.0))?;
        }
    }
    Ok(Ok(Made::Person(person)))
}

pub(super) fn device(
    db: &Connection,
    device: &SecretHash,
) -> rusqlite::Result<Option<(PersonRow, i64)>> {
    let mut statement = db.prepare_cached(
        "SELECT person.id, kind, name, person.created, device.seen_day \
         FROM device JOIN person ON person.id = device.person WHERE hash = ?1",
    )?;
    statement
        .query_row([device.0], |row| Ok((person_row(row)?, row.get(4)?)))
        .optional()
}

pub(super) fn person(db: &Connection, person: PersonKey) -> rusqlite::Result<Option<PersonRow>> {
    let mut statement =
        db.prepare_cached("SELECT id, kind, name, created FROM person WHERE id = ?1")?;
    statement.query_row([person.0], person_row).optional()
}

fn person_row(row: &Row) -> rusqlite::Result<PersonRow> {
    Ok(PersonRow {
        key: PersonKey(row.get(0)?),
        kind: PersonKind::from_number(row.get(1)?).ok_or_else(|| strange(1, "a kind of person"))?,
        name: row.get(2)?,
        created: row.get(3)?,
    })
}
