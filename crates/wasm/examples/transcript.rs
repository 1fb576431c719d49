//! Plays seeded random games at a desk and prints every call with the checksum of its answer, one line each: a tab between.
//!
//! `cargo run --release -p fairyring-wasm --example transcript -- GAMES PLIES`. The page's tests send the same calls to the modules
//! that the browser loads and compare every answer (law 14): keys, pictures, legal steps and texts are then the same.

use std::io::{self, BufWriter, Write};

use catalog::Catalog;
use rules::{Refusal, SplitMix64};
use table::{Library, Opening};
use wasm::Desk;

/// The table that everything happens at.
const TABLE: u32 = 1;

fn main() -> io::Result<()> {
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|word| word.parse().ok());
    let (games, plies): (usize, usize) =
        (numbers.next().unwrap_or(1000), numbers.next().unwrap_or(40));
    let mut out = BufWriter::new(io::stdout().lock());
    let listings = catalog::games();
    for number in 0..games {
        let game = listings[number % listings.len()].info.id;
        match play(game, number, plies, &mut out) {
            Ok(written) => written?,
            Err(refusal) => return Err(io::Error::other(format!("{game} {number}: {refusal}"))),
        }
    }
    out.flush()
}

/// One game. The steps are chosen on a table of their own, so that the transcript holds nothing but calls of a page.
fn play(
    game: &str,
    number: usize,
    plies: usize,
    out: &mut impl Write,
) -> Result<io::Result<()>, Refusal> {
    let setup = format!("random:{number}");
    // Where a game has random starts, they are used; the others have one start.
    let random = Catalog.open(game, &[], &Opening::Setup(setup.clone()));
    let (mut table, start) = match random {
        Ok(table) => (table, format!(r#"{{"at":"setup","name":"{setup}"}}"#)),
        Err(_) => (
            Catalog.open(game, &[], &Opening::Normal)?,
            r#"{"at":"normal"}"#.to_owned(),
        ),
    };
    let mut desk = Desk::default();
    let mut write = |request: String| {
        let call = format!(r#"{{"table":{TABLE},"request":{request}}}"#);
        let answer = desk.answer(&call);
        writeln!(out, "{call}\t{:08x}", crc32fast::hash(answer.as_bytes()))
    };
    let mut written = write(format!(
        r#"{{"ask":"open","game":"{game}","options":{{}},"start":{start}}}"#
    ));
    let mut chance = SplitMix64::new(number as u64);
    for _ in 0..plies {
        let steps = table.steps();
        if table.status().ended.is_some() || steps.is_empty() {
            break;
        }
        let step = &steps[chance.below(steps.len())];
        table.play(step)?;
        // Machine forms have no quotes and no backslashes.
        written = written.and_then(|()| write(format!(r#"{{"ask":"play","step":"{step}"}}"#)));
    }
    let ends = [
        r#"{"ask":"record","form":"url"}"#,
        r#"{"ask":"jump","ply":0}"#,
        r#"{"ask":"jump","ply":100000}"#,
    ];
    for request in ends {
        written = written.and_then(|()| write(request.to_owned()));
    }
    Ok(written)
}
