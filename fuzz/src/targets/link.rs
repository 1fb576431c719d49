//! Links of every game: a whole game in a URL fragment.

use rules::Refused;
use wire::WireRefusal;

use crate::{Target, games, games::Ring, seal};

pub(super) const TARGET: Target = Target {
    name: "link",
    run,
    seeds,
};

fn run(data: &[u8]) {
    let text = seal::link("#fr=2.", data);
    let record = match wire::link::read(&text, &Ring) {
        Ok(record) => record,
        Err(refusal) => return assert!(!refusal.message.is_empty(), "a refusal says why"),
    };
    match wire::link::write(&record, &Ring) {
        Ok(written) => {
            let again = wire::link::read(&written.text, &Ring);
            assert_eq!(again.as_ref(), Ok(&record), "'{}'", written.text);
        }
        // A body of the greatest length may hold the same game in a shorter way than ours.
        Err(refusal) => {
            let long = WireRefusal::LinkLong {
                characters: 0,
                most: 0,
            };
            assert_eq!(refusal.code, long.code(), "{refusal}");
        }
    }
}

fn seeds() -> Vec<Vec<u8>> {
    games::records()
        .iter()
        .flat_map(|record| {
            let link = wire::link::write(record, &Ring).expect("a played game has a link");
            seal::inputs(&link.text)
        })
        .collect()
}
