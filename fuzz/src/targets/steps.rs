//! Step texts in every notation: a position on the first line, then a step a line.

use table::{Opening, Table};

use crate::Target;
use crate::games;

pub(super) const TARGET: Target = Target {
    name: "steps",
    run,
    seeds,
};

/// One line of the project never reads more than a game; this keeps an input cheap.
const MOST: usize = 40;

fn run(data: &[u8]) {
    let (game, text) = games::split(data);
    let mut lines = text.split('\n');
    let first = lines.next().unwrap_or_default();
    let opened = games::read(game, first).or_else(|_| games::open(game, &Opening::Normal));
    let mut table = opened.expect("the normal start can be opened");
    for line in lines.take(MOST) {
        notations(game, table.as_ref(), line);
        step(table.as_mut(), line);
    }
}

/// What is typed is what is played, can be taken back and played again; what is refused changes nothing.
fn step(table: &mut dyn Table, text: &str) {
    let text = text.trim();
    let before = (table.position_text(), table.status().key);
    let ply = table.status().ply;
    let form = table.info().forms[0];
    let typed = table.typed(form, text);
    let played = table.play(text);
    let steps = table.status().ply - ply;
    match (&typed, &played) {
        (Ok(machine), Ok(_)) => assert_eq!(machine.split(',').count(), steps, "'{text}'"),
        // A ruling may end the match in the middle of a turn.
        (Ok(machine), Err(refusal)) => {
            assert!(machine.contains(','), "'{text}': {refusal:?}");
        }
        (Err(_), Ok(_)) => panic!("'{text}' is played and cannot be typed: {typed:?}"),
        (Err(refusal), Err(_)) => assert!(!refusal.message.is_empty(), "a refusal says why"),
    }
    let after = (table.position_text(), table.status().key);
    for _ in 0..steps {
        assert!(table.undo_step().is_some(), "undo of '{text}'");
    }
    assert_eq!(
        (table.position_text(), table.status().key),
        before,
        "after '{text}'"
    );
    for _ in 0..steps {
        assert!(table.redo_step().is_some(), "redo of '{text}'");
    }
    assert_eq!(
        (table.position_text(), table.status().key),
        after,
        "again '{text}'"
    );
}

/// Whatever a notation's reader accepts are legal steps of one turn, and they come back by its own writer.
fn notations(game: usize, table: &dyn Table, text: &str) {
    if table.status().ended.is_some() {
        return;
    }
    if let Err(what) = games::check_reading(game, &table.position_text(), text) {
        panic!("{what}");
    }
}

fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for game in 0..games::seeded() {
        let forms = games::open(game, &Opening::Normal).map_or(&[][..], |table| table.info().forms);
        for number in 0..4 {
            let mut last = None;
            games::random_game(game, number, 80, |table| last = Some(table.record()));
            let Some(record) = last else { continue };
            let opening = record.start.clone();
            // The whole game, then windows of it from their own positions.
            let steps: Vec<String> = record.steps().map(ToOwned::to_owned).collect();
            seeds.push(games::join(game, &lines(&opening, &steps)));
            for (index, form) in forms.iter().enumerate() {
                seeds.extend(window(game, &opening, &steps, index * 9, form));
            }
        }
    }
    seeds
}

/// A position of a game and the next steps from there, all in one notation.
fn window(game: usize, start: &str, steps: &[String], skip: usize, form: &str) -> Option<Vec<u8>> {
    let mut table = games::read(game, start).ok()?;
    let skip = skip.min(steps.len());
    for step in &steps[..skip] {
        table.play(step).ok()?;
    }
    let position = table.position_text();
    let mut written = Vec::new();
    for step in steps[skip..].iter().take(8) {
        written.push(table.write_as(form, step).ok()?);
        table.play(step).ok()?;
    }
    Some(games::join(game, &lines(&position, &written)))
}

fn lines(first: &str, rest: &[String]) -> String {
    let mut text = first.to_owned();
    for line in rest {
        text.push('\n');
        text.push_str(line);
    }
    text
}
