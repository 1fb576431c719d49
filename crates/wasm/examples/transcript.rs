//! Plays seeded random games at a desk, asks the machine about each, and prints every call and question with the checksum of the
//! answer or of all thoughts, one line each: a tab between.
//!
//! `cargo run --release -p fairyring-wasm --example transcript -- GAMES PLIES`. The page's tests send the same to the modules that the
//! browser loads and compare every answer (law 14): keys, pictures, legal steps, texts and thoughts are then the same.

use std::io::{self, BufWriter, Write};

use catalog::Catalog;
use rules::{Refusal, SplitMix64};
use search::Unwatched;
use table::{Library, Opening};
use wasm::{Desk, Mind};

/// The table that everything happens at.
const TABLE: u32 = 1;
/// Positions that a level looks at for a question, and full strength, which prunes and narrows its windows only at some depth.
const NODES: (u32, u32) = (400, 3_000);
/// The levels that know of no exact solution: that takes seconds for each game, and others compare it.
const LEVELS: usize = 9;

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
        // Each game of the catalogue meets every strength: the number alone would pair them for ever.
        let strength = (number / listings.len()) % (LEVELS + 1);
        match play(game, number, strength, plies, &mut out) {
            Ok(written) => written?,
            Err(refusal) => return Err(io::Error::other(format!("{game} {number}: {refusal}"))),
        }
    }
    out.flush()
}

/// One game, and a question of a strength: 0 is full. The steps are chosen on a table of their own, so that the transcript holds nothing but calls of a page.
fn play(
    game: &str,
    number: usize,
    strength: usize,
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
    // The machine thinks about where the game stands, by a level, or as well as it can where that is a search.
    let (style, nodes) = match strength {
        0 if !catalog::find(game)?.solved => (r#"{"play":"full"}"#.to_owned(), NODES.1),
        level => {
            let level = level.max(1);
            (format!(r#"{{"play":"level","level":{level}}}"#), NODES.0)
        }
    };
    let record = table.record();
    let save = catalog::find(game)?.write_record("json", &record)?.text;
    let save = save
        .replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace('\n', "\\n");
    let limits = format!(r#"{{"depth":null,"nodes":{nodes},"ms":null}}"#);
    let lines = 1 + number % 3;
    let question = format!(
        r#"{{"save":"{save}","style":{style},"limits":{limits},"lines":{lines},"seed":{number}}}"#
    );
    Ok(written.and_then(|()| {
        let thoughts = thoughts(&question).map_err(|refusal| {
            io::Error::other(format!("{game} {number}: {refusal}: {question}"))
        })?;
        writeln!(
            out,
            "{question}\t{:08x}",
            crc32fast::hash(thoughts.as_bytes())
        )
    }))
}

/// What a machine that has learnt nothing yet thinks, a line each.
fn thoughts(question: &str) -> Result<String, Refusal> {
    let mut mind = Mind::default();
    mind.ask(question)?;
    let mut told = String::new();
    mind.advance(u64::MAX, &Unwatched, &mut |thought| {
        told.push_str(thought);
        told.push('\n');
    })?;
    Ok(told)
}
