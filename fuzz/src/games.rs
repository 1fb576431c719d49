//! The games under test: all of the catalogue, and the tiny test game with its awkward shapes.

use dummy::Dummy;
use rules::{Game, Reading, Refusal, SplitMix64};
use table::{Library, Opening, Record, Table};

/// All games under test, by id.
pub(crate) struct Shelf;

/// The shelf.
pub(crate) const SHELF: Shelf = Shelf;

impl Library for Shelf {
    fn open(
        &self,
        game: &str,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<Box<dyn Table>, Refusal> {
        if game == Dummy::ID {
            table::open::<Dummy>(options, opening)
        } else {
            Err(Refusal::new("E_GAME", format!("no game '{game}'")))
        }
    }
}

/// The ids.
fn ids() -> Vec<&'static str> {
    vec![Dummy::ID]
}

/// How many games there are.
pub(crate) fn count() -> usize {
    ids().len()
}

/// Opens the game with that number.
pub(crate) fn open(game: usize, opening: &Opening) -> Result<Box<dyn Table>, Refusal> {
    SHELF.open(ids()[game % count()], &[], opening)
}

/// Reads a position of the game with that number, as leniently as the game can.
pub(crate) fn read(game: usize, text: &str) -> Result<Box<dyn Table>, Refusal> {
    open(game, &Opening::Position(text.to_owned(), Reading::Lenient))
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

/// Played games of every kind, long and short, finished and not, some with steps taken back.
pub(crate) fn records() -> Vec<Record> {
    let mut records = Vec::new();
    for game in 0..count() {
        for number in 0..3 {
            let mut last = None;
            // 0, 12 and 48 steps.
            random_game(game, number, 12 * (number * number) as usize, |table| {
                last = Some(table.record());
            });
            let Some(record) = last else { continue };
            let Ok(mut table) = SHELF.restore(&record) else {
                continue;
            };
            records.push(record);
            if table.undo_turn().is_some() {
                records.push(table.record());
            }
        }
    }
    records
}
