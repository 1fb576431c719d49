-- When something that is done now and then was done for the last time.
CREATE TABLE chore (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
