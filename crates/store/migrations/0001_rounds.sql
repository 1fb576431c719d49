CREATE TABLE person (
  id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, name TEXT NOT NULL,
  created INTEGER NOT NULL, seen_day INTEGER NOT NULL
) STRICT;

CREATE TABLE device (
  hash BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES person,
  created INTEGER NOT NULL, seen_day INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX device_person ON device (person);

-- A device link: the right to add a browser to a person, once.
CREATE TABLE link (
  hash BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES person, expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- From phase to ended everything is derived from the entries, in the same transaction.
CREATE TABLE round (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, terms TEXT NOT NULL,
  listed INTEGER NOT NULL, previous TEXT, created INTEGER NOT NULL,
  phase INTEGER NOT NULL, seq INTEGER NOT NULL, ply INTEGER NOT NULL, actor INTEGER, due INTEGER,
  winner INTEGER, reason TEXT, changed INTEGER NOT NULL, ended INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX round_due ON round (due) WHERE due IS NOT NULL;

CREATE TABLE chair (
  round TEXT NOT NULL REFERENCES round, side INTEGER NOT NULL, person INTEGER REFERENCES person, name TEXT NOT NULL,
  invite BLOB, claim BLOB, claimed INTEGER, "return" BLOB, PRIMARY KEY (round, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX chair_person ON chair (person, round);

-- The truth. The primary key decides every race, the index makes retries harmless.
CREATE TABLE entry (
  round TEXT NOT NULL REFERENCES round, seq INTEGER NOT NULL, command BLOB NOT NULL, side INTEGER, kind INTEGER NOT NULL,
  body TEXT NOT NULL, first_left INTEGER, second_left INTEGER, digest INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (round, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entry_command ON entry (round, command);

-- A choice that nobody may see before both are there.
CREATE TABLE draft (
  round TEXT NOT NULL REFERENCES round, side INTEGER NOT NULL, choice TEXT NOT NULL, PRIMARY KEY (round, side)
) STRICT, WITHOUT ROWID;

-- What a command made beside entries, so that it can be answered again; person 0 is nobody yet.
CREATE TABLE made (
  person INTEGER NOT NULL, command BLOB NOT NULL, what TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (person, command)
) STRICT, WITHOUT ROWID;
CREATE INDEX made_at ON made (at);

CREATE TABLE node (boot INTEGER PRIMARY KEY, began INTEGER NOT NULL, seen INTEGER NOT NULL, ended INTEGER) STRICT;
CREATE TABLE attendance (
  round TEXT NOT NULL, side INTEGER NOT NULL, boot INTEGER NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (round, side, boot)
) STRICT, WITHOUT ROWID;
CREATE TABLE outage (boot INTEGER PRIMARY KEY, noticed INTEGER NOT NULL) STRICT;
