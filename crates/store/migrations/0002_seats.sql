-- Who came into a chair by the link back into it: the right to act there, and no other.
CREATE TABLE seat (
  round TEXT NOT NULL REFERENCES round, side INTEGER NOT NULL, person INTEGER NOT NULL REFERENCES person, since INTEGER NOT NULL,
  PRIMARY KEY (round, side, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_person ON seat (person, round);
