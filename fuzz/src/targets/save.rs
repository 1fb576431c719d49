//! JSON saves.

use catalog::Catalog;

use crate::Target;
use crate::games;

pub(super) const TARGET: Target = Target {
    name: "save",
    run,
    seeds,
};

fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let record = match wire::json::read(&text, &Catalog) {
        Ok(record) => record,
        Err(refusal) => return assert!(!refusal.message.is_empty(), "a refusal says why"),
    };
    let written = wire::json::write(&record).expect("what was read can be written");
    let again = wire::json::read(&written, &Catalog);
    assert_eq!(again.as_ref(), Ok(&record), "'{written}'");
}

fn seeds() -> Vec<Vec<u8>> {
    games::records()
        .iter()
        .map(|record| wire::json::write(record).expect("a played game can be saved"))
        .map(String::into_bytes)
        .collect()
}
