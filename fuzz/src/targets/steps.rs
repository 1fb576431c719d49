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
        notations(table.as_ref(), line);
        step(table.as_mut(), line);
    }
}

/// A step that is explained can be played and taken back; one that is refused changes nothing.
fn step(table: &mut dyn Table, text: &str) {
    let before = (table.position_text(), table.status().key);
    let explained = table.explain(text);
    let played = table.play(text);
    if !text.contains(',') {
        assert_eq!(
            explained.is_ok(),
            played.is_ok(),
            "'{text}': explain {explained:?}, play {played:?}"
        );
    }
    let undo = match &played {
        // A turn of several steps is one play.
        Ok(_) if text.contains(',') => false,
        Ok(_) => table.undo_step().is_some(),
        Err(refusal) => {
            assert!(!refusal.message.is_empty(), "a refusal says why");
            true
        }
    };
    if undo {
        let after = (table.position_text(), table.status().key);
        assert_eq!(after, before, "after '{text}'");
        if played.is_ok() {
            assert!(table.redo_step().is_some(), "redo of '{text}'");
        }
    }
}

/// Whatever a notation's reader accepts is a legal step, and comes back by its own writer.
fn notations(table: &dyn Table, text: &str) {
    if table.status().ended.is_some() {
        return;
    }
    for form in table.info().forms {
        let Ok(machine) = table.read_as(form, text) else {
            continue;
        };
        assert!(
            table.explain(&machine).is_ok(),
            "{form} '{text}' is read as '{machine}', which is not legal"
        );
        let written = table
            .write_as(form, &machine)
            .unwrap_or_else(|refusal| panic!("'{machine}' has no {form}: {refusal}"));
        let again = table.read_as(form, &written);
        assert_eq!(again.as_ref(), Ok(&machine), "{form} '{written}'");
    }
}

fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for game in 0..games::count() {
        let forms = games::open(game, &Opening::Normal).map_or(&[][..], |table| table.info().forms);
        for number in 0..4 {
            let mut last = None;
            games::random_game(game, number, 80, |table| last = Some(table.record()));
            let Some(record) = last else { continue };
            let opening = record.start.clone();
            // The whole game, then windows of it from their own positions.
            seeds.push(games::join(game, &lines(&opening, &record.steps)));
            for (index, form) in forms.iter().enumerate() {
                seeds.extend(window(game, &opening, &record.steps, index * 9, form));
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
