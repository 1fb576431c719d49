//! The games under test, by number: all of the catalogue, then each of them with one rule option at another value.

use std::sync::LazyLock;

use catalog::{Catalog, Listing, games};
use record::Record;
use rules::{Reading, Refusal, SplitMix64};
use table::{Library, Opening, Table};

type Pairs = Vec<(String, String)>;

/// A game with the options it is played under.
struct Ruled {
    listing: &'static Listing,
    options: Pairs,
}

static RULED: LazyLock<Vec<Ruled>> = LazyLock::new(|| {
    let plain = games().iter().map(|listing| Ruled {
        listing,
        options: Pairs::new(),
    });
    plain.chain(games().iter().flat_map(changed)).collect()
});

/// One option at another value; where that excludes another option's default, with the first value of it that goes along.
fn changed(listing: &'static Listing) -> Vec<Ruled> {
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let specs = listing.info.options;
    let mut found = Vec::new();
    for spec in specs {
        for value in spec.values.iter().skip(1).filter(|value| !value.contains("..")) {
            let alone = vec![pair(spec.name, value)];
            let others = specs.iter().filter(|other| other.name != spec.name);
            let with_another = others.flat_map(|other| {
                let values = other.values.iter().skip(1);
                values.map(|second| vec![pair(spec.name, value), pair(other.name, second)])
            });
            let options = std::iter::once(alone)
                .chain(with_another)
                .find(|options| listing.open(options, &Opening::Normal).is_ok());
            found.extend(options.map(|options| Ruled { listing, options }));
        }
    }
    found
}

/// How many games there are.
pub(crate) fn count() -> usize {
    RULED.len()
}

/// Opens the game with that number.
pub(crate) fn open(game: usize, opening: &Opening) -> Result<Box<dyn Table>, Refusal> {
    let ruled = &RULED[game % count()];
    ruled.listing.open(&ruled.options, opening)
}

/// Reads a position of the game with that number, as leniently as the game can.
pub(crate) fn read(game: usize, text: &str) -> Result<Box<dyn Table>, Refusal> {
    open(game, &Opening::Position(text.to_owned(), Reading::Lenient))
}

/// The laws of notations for a text in a position of the game with that number; a position that cannot be read keeps it.
pub(crate) fn check_reading(game: usize, position: &str, text: &str) -> Result<(), String> {
    let ruled = &RULED[game % count()];
    let checked = ruled.listing.check_reading(&ruled.options, position, text);
    checked.unwrap_or(Ok(()))
}

/// Splits an input into the number of a game and a text for it. A letter chooses the game, so that a failing input can be
/// read and typed. What is not UTF-8 is replaced: every way in is text before it comes here.
pub(crate) fn split(data: &[u8]) -> (usize, String) {
    match data.split_first() {
        Some((letter, rest)) => {
            let game = usize::from(letter.wrapping_sub(b'a')) % count();
            (game, String::from_utf8_lossy(rest).into_owned())
        }
        None => (0, String::new()),
    }
}

/// The opposite of [`split`].
pub(crate) fn join(game: usize, text: &str) -> Vec<u8> {
    let letter = b'a' + u8::try_from(game).unwrap_or(0);
    [&[letter], text.as_bytes()].concat()
}

/// Plays a random game and shows the table after every step; decided by `number` alone.
pub(crate) fn random_game(game: usize, number: u64, steps: usize, mut see: impl FnMut(&dyn Table)) {
    let Ok(mut table) = open(game, &Opening::Normal) else {
        return;
    };
    let mut random = SplitMix64::new(number);
    see(table.as_ref());
    for _ in 0..steps {
        let list = table.steps();
        if table.status().ended.is_some() || list.is_empty() {
            return;
        }
        let step = &list[random.below(list.len())];
        table.play(step).expect("a listed step can be played");
        see(table.as_ref());
    }
}

/// Played games of every kind.
pub(crate) fn records() -> Vec<Record> {
    (0..count()).flat_map(records_of).collect()
}

/// Played games of one kind: long and short, finished and not, some with steps taken back.
pub(crate) fn records_of(game: usize) -> Vec<Record> {
    let mut records = Vec::new();
    for (number, steps) in [(0, 0), (1, 12), (2, 48)] {
        let mut last = None;
        random_game(game, number, steps, |table| last = Some(table.record()));
        let Some(record) = last else { continue };
        let Ok(mut table) = Catalog.restore(&record) else {
            continue;
        };
        records.push(record);
        if table.undo_turn().is_some() {
            records.push(table.record());
        }
    }
    records
}
