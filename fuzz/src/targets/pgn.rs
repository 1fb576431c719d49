//! Game texts in the manner of PGN.

use catalog::Catalog;

use crate::Target;
use crate::games;

pub(super) const TARGET: Target = Target {
    name: "pgn",
    run,
    seeds,
};

fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let record = match wire::pgn::read(&text, &Catalog) {
        Ok(record) => record,
        Err(refusal) => return assert!(!refusal.message.is_empty(), "a refusal says why"),
    };
    let written = wire::pgn::write(&record, &Catalog).expect("what was read can be written");
    let again = wire::pgn::read(&written, &Catalog);
    assert_eq!(again.as_ref(), Ok(&record), "'{written}'");
}

fn seeds() -> Vec<Vec<u8>> {
    games::records()
        .iter()
        .map(|record| wire::pgn::write(record, &Catalog).expect("a played game has a text"))
        .map(String::into_bytes)
        .collect()
}
