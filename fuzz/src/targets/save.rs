//! JSON saves.

use record::{Beside, Clock, ClockKind, Line};

use crate::Target;
use crate::games::{self, Ring};

pub(super) const TARGET: Target = Target {
    name: "save",
    run,
    seeds,
};

fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let record = match wire::json::read(&text, &Ring) {
        Ok(record) => record,
        Err(refusal) => return assert!(!refusal.message.is_empty(), "a refusal says why"),
    };
    let written = wire::json::write(&record).expect("what was read can be written");
    let again = wire::json::read(&written.text, &Ring);
    assert_eq!(again.as_ref(), Ok(&record), "'{}'", written.text);
}

fn seeds() -> Vec<Vec<u8>> {
    let mut records = games::records();
    // Every other one has clocks and view settings.
    for record in records.iter_mut().step_by(2) {
        record.beside = Beside {
            clock: Some(Clock {
                kind: ClockKind::Own,
                base: 300_000,
                increment: 2_000,
                left: [299_000, 1],
            }),
            viewing: [("facing".to_owned(), "second".to_owned())].into(),
        };
    }
    for record in records.iter_mut().skip(1).step_by(3) {
        record.line.comment = "before".to_owned();
        if let Some(entry) = record.line.entries.first_mut() {
            entry.glyphs = vec![1];
            entry.variations = vec![Line::from_iter([entry.step.clone()])];
        }
    }
    records
        .iter()
        .map(|record| wire::json::write(record).expect("a played game can be saved"))
        .map(|written| written.text.into_bytes())
        .collect()
}
