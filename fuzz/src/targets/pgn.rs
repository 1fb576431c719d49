//! Game texts in the manner of PGN.

use record::pgn::General;

use crate::Target;
use crate::games;

pub(super) const TARGET: Target = Target {
    name: "pgn",
    run,
    seeds,
};

/// What no played game has: comments, glyphs, variations, parentheses in words.
const SEED: &str = "[Game \"cotulenh\"]\n[Start \"7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1\"]\n\n{a} 1. (NFT)d4 $1 (1. c3Fg7, {b} (1. c3Fg6) c3Tg7,commit ; } c\n) *\n";

fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Some(listing) = General::game_of(&text).and_then(|game| games::find(&game)) else {
        return;
    };
    let record = match listing.text.read(&text) {
        Ok(read) => read.record,
        Err(refusal) => return assert!(!refusal.message.is_empty(), "a refusal says why"),
    };
    let written = listing
        .text
        .write(&record)
        .expect("what was read can be written");
    let again = listing.text.read(&written.text).map(|read| read.record);
    assert_eq!(again.as_ref(), Ok(&record), "'{}'", written.text);
}

fn seeds() -> Vec<Vec<u8>> {
    games::records()
        .iter()
        .map(|record| {
            let listing = games::find(&record.game).expect("a game of the catalogue");
            let written = listing.text.write(record);
            written.expect("a played game has a text").text.into_bytes()
        })
        .chain([SEED.as_bytes().to_vec()])
        .collect()
}
