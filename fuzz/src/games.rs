//! The games under test: all of the catalogue and the tiny one of the tests, by number.

use std::sync::LazyLock;

use catalog::{Catalog, Listing};
use record::Record;
use rules::{Reading, Refusal, SplitMix64};
use table::{Arranged, Library, Opening, Table};

/// Its turns have awkward shapes.
static DUMMY: Listing = Listing::of::<dummy::Dummy>();

/// Every game under test.
pub(crate) fn games() -> &'static [&'static Listing] {
    static ALL: LazyLock<Vec<&Listing>> =
        LazyLock::new(|| catalog::games().iter().chain([&DUMMY]).collect());
    &ALL
}

/// The game with that id.
pub(crate) fn find(id: &str) -> Option<&'static Listing> {
    games()
        .iter()
        .copied()
        .find(|listing| listing.info.id == id)
}

/// The catalogue with the tiny game in it.
pub(crate) struct Ring;

impl Library for Ring {
    fn open(
        &self,
        game: &str,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<Box<dyn Table>, Refusal> {
        match find(game) {
            Some(listing) => listing.open(options, opening),
            None => Catalog.open(game, options, opening),
        }
    }
}

/// How many games there are.
pub(crate) fn count() -> usize {
    games().len()
}

/// How many of the numbers give seeds: every game by its default rules, and by three sets of other values.
pub(crate) fn seeded() -> usize {
    4 * count()
}

/// Opens the game with that number.
pub(crate) fn open(game: usize, opening: &Opening) -> Result<Box<dyn Table>, Refusal> {
    games()[game % count()].open(&options(game), opening)
}

/// The set-up of a text; the tiny game has none.
pub(crate) fn arrange(game: usize, text: &str) -> Result<Arranged, Refusal> {
    games()[game % count()].arrange(&options(game), Some(text), &[])
}

/// The rules under which the game with that number is played. Numbers beyond the games mean the same games again with random
/// values of their options, one set of values a round; what is an open range keeps its default.
fn options(game: usize) -> Vec<(String, String)> {
    let round = (game / count()) as u64;
    if round == 0 {
        return Vec::new();
    }
    let listing = games()[game % count()];
    let mut random = SplitMix64::new(round);
    // Some values exclude each other: the first of these draws that goes together.
    let draws = (0..16).map(|_| drawn(listing, &mut random));
    let mut possible = draws.filter(|options| listing.open(options, &Opening::Normal).is_ok());
    possible.next().unwrap_or_default()
}

fn drawn(listing: &Listing, random: &mut SplitMix64) -> Vec<(String, String)> {
    let listed = listing.info.options.iter();
    let listed = listed.filter(|spec| !spec.values.iter().any(|value| value.contains("..")));
    listed
        .map(|spec| {
            let value = spec.values[random.below(spec.values.len())];
            (spec.name.to_owned(), value.to_owned())
        })
        .collect()
}

/// Reads a position of the game with that number, as leniently as the game can.
pub(crate) fn read(game: usize, text: &str) -> Result<Box<dyn Table>, Refusal> {
    open(game, &Opening::Position(text.to_owned(), Reading::Lenient))
}

/// The laws of notations for a text in a position of the game with that number; a position that cannot be read keeps it.
pub(crate) fn check_reading(game: usize, position: &str, text: &str) -> Result<(), String> {
    let listing = games()[game % count()];
    let answer = listing.check_reading(&options(game), position, text);
    answer.unwrap_or(Ok(()))
}

/// Splits an input into the number of a game and a text for it. A letter chooses the game and its rules, so that a failing input can be
/// read and typed. What is not UTF-8 is replaced: every way in is text before it comes here.
pub(crate) fn split(data: &[u8]) -> (usize, String) {
    match data.split_first() {
        Some((letter, rest)) => {
            let game = usize::from(letter.wrapping_sub(b'a'));
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
    (0..seeded()).flat_map(records_of).collect()
}

/// Played games of one kind: long and short, finished and not, some with steps taken back.
pub(crate) fn records_of(game: usize) -> Vec<Record> {
    let mut records = Vec::new();
    for (number, steps) in [(0, 0), (1, 12), (2, 48)] {
        let mut last = None;
        random_game(game, number, steps, |table| last = Some(table.record()));
        let Some(record) = last else { continue };
        let Ok(mut table) = Ring.restore(&record) else {
            continue;
        };
        records.push(record);
        if table.undo_turn().is_some() {
            records.push(table.record());
        }
    }
    records
}
