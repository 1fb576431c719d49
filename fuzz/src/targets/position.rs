//! Position texts: what is accepted is a position one can look at, write down, read again and play on.

use rules::{Reading, Refusal};
use table::{Opening, Table};

use crate::Target;
use crate::games;

pub(super) const TARGET: Target = Target {
    name: "position",
    run,
    seeds,
};

fn run(data: &[u8]) {
    let (game, text) = games::split(data);
    let strict = games::open(game, &Opening::Position(text.clone(), Reading::Strict));
    let mut table = match games::read(game, &text) {
        Ok(table) => table,
        Err(refusal) => {
            assert!(!refusal.message.is_empty(), "a refusal says why");
            assert!(strict.is_err(), "strict takes what lenient refuses");
            set_up(game, &text, &refusal);
            return;
        }
    };
    round_trip(game, table.as_ref());
    look(table.as_ref());
    play_on(table.as_mut(), data.len());
}

/// What the reader refuses is no set-up for the same reason, or one whose first fault it is.
fn set_up(game: usize, text: &str, refused: &Refusal) {
    match games::arrange(game, text) {
        Ok(arranged) => {
            let first = arranged.faults.first().map(|fault| &fault.refusal);
            assert_eq!(first, Some(refused), "the first fault of '{text}'");
            assert_eq!(arranged.whole, None, "a refused text is no position");
        }
        Err(refusal) if refusal.case == "NotOffered" => {}
        Err(refusal) => assert_eq!(&refusal, refused, "why '{text}' is no set-up"),
    }
}

fn round_trip(game: usize, table: &dyn Table) {
    let text = table.position_text();
    let again = games::read(game, &text)
        .unwrap_or_else(|refusal| panic!("canonical text '{text}' is refused: {refusal}"));
    assert_eq!(again.position_text(), text, "canonical text");
    assert_eq!(again.status().key, table.status().key, "key of '{text}'");
    assert_eq!(again.steps(), table.steps(), "steps of '{text}'");
}

fn look(table: &dyn Table) {
    let _ = table.scene();
    let _ = table.drawing();
    let _ = table.offers(&[]);
}

fn play_on(table: &mut dyn Table, choice: usize) {
    let steps = table.steps();
    if steps.is_empty() || table.status().ended.is_some() {
        return;
    }
    let step = &steps[choice % steps.len()];
    let before = (table.position_text(), table.status());
    table
        .play(step)
        .unwrap_or_else(|refusal| panic!("listed step '{step}' is refused: {refusal}"));
    look(table);
    assert!(table.undo_step().is_some(), "a step was played");
    let after = table.status();
    assert_eq!(table.position_text(), before.0, "undo of '{step}'");
    assert_eq!(after.key, before.1.key, "key after undo of '{step}'");
}

fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for game in 0..games::seeded() {
        for number in 0..4 {
            let mut ply = 0;
            games::random_game(game, number, 120, |table| {
                // Neighbours are alike; the first ones are the same in every game.
                if ply % 8 == number {
                    seeds.push(games::join(game, &table.position_text()));
                }
                ply += 1;
            });
        }
    }
    seeds
}
