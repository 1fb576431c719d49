//! Section 18: the rows of the options, run from the rules text itself on the engine and on the literal reference, as printed and
//! mirrored.

use std::collections::BTreeSet;

use super::engine::Engine;
use super::harness::{Subject, View, leaving, must_play, refuse};
use super::literal::Literal;
use super::mirror;
use super::option_row::{OptionRow, Task, printed};

/// Runs every row of a family and gives back their ids.
fn run(family: &str) -> Vec<&'static str> {
    let rows = printed().into_iter().filter(|row| {
        let (name, _) = row.id.split_once('-').unwrap();
        name == family
    });
    rows.map(|row| {
        for view in [View::Printed, View::Mirrored] {
            execute::<Literal>(&row, view);
            execute::<Engine>(&row, view);
        }
        row.id
    })
    .collect()
}

macro_rules! families {
    ($($name:ident $family:literal $rows:literal;)+) => {
        $(
            #[test]
            fn $name() {
                assert_eq!(run($family).len(), $rows);
            }
        )+

        /// Nothing of section 18 is left out, and no id comes twice.
        #[test]
        fn every_row_belongs_to_a_family_that_is_run() {
            let ids: BTreeSet<&str> = printed().iter().map(|row| row.id).collect();
            assert_eq!(ids.len(), printed().len(), "an id occurs twice");
            let families = [$($family),+];
            for id in &ids {
                let (family, _) = id.split_once('-').unwrap();
                assert!(families.contains(&family), "{id}");
            }
            assert_eq!(ids.len(), [$($rows),+].into_iter().sum::<usize>());
        }
    };
}

families! {
    headquarter "HQ" 34;
    carrying "CARRY" 29;
    pairs "PAIR" 36;
    boarding "BOARD" 20;
    ships "SHIP" 23;
    bombing "BOMB" 30;
    rings "RING" 20;
    aims "AIM" 32;
    nine "NINE" 14;
    points "POINTS" 19;
    options "OPT" 8;
}

fn open<S: Subject>(row: &OptionRow, view: View, name: &str) -> S {
    let text = view.position(row.position);
    let subject = S::open_with(&text, row.options)
        .unwrap_or_else(|code| panic!("{name}: {text} refused with {code}"));
    assert_eq!(subject.text(), text, "{name}: the text does not come back");
    subject
}

fn execute<S: Subject>(row: &OptionRow, view: View) {
    let name = &format!("{} ({}, {view:?})", row.id, S::NAME);
    match &row.task {
        Task::Options(code) => {
            let found = S::options(row.options).err();
            assert_eq!(found, *code, "{name}");
        }
        Task::Parse(Some(code)) => {
            let text = view.position(row.position);
            let found = S::open_with(&text, row.options).err();
            assert_eq!(found.as_ref(), Some(code), "{name}");
        }
        Task::Stacks(count) => stacks::<S>(row.options, *count, name),
        _ => play::<S>(row, view, name),
    }
}

fn play<S: Subject>(row: &OptionRow, view: View, name: &str) {
    let mut subject: S = open(row, view, name);
    let mut snapshots = Vec::new();
    let mut turns_of_blue = 0;
    for action in &row.play {
        snapshots.push(subject.snapshot());
        let mover = subject.to_move();
        must_play(&mut subject, &view.action(action), name);
        turns_of_blue += u32::from(mover == "blue" && subject.to_move() == "red");
    }
    if let Task::Legal {
        after: Some(text), ..
    }
    | Task::Undone(text) = &row.task
    {
        let expected = match view {
            View::Printed => text.clone(),
            View::Mirrored => {
                let number = mirror::number(row.position) + turns_of_blue;
                mirror::with_number(&mirror::position(text), number)
            }
        };
        assert_eq!(subject.text(), expected, "{name}");
    }
    judge(row, view, &subject, name);
    if let Task::Illegal(tries, code) = &row.task {
        for action in tries {
            refuse(&mut subject, &view.action(action), code, name);
        }
    }
    for snapshot in snapshots.iter().rev() {
        assert!(subject.take_back(), "{name}: nothing to take back");
        assert_eq!(subject.snapshot(), *snapshot, "{name}: undo is not exact");
        assert_eq!(subject.audit(), Ok(()), "{name}");
    }
}

fn judge<S: Subject>(row: &OptionRow, view: View, subject: &S, name: &str) {
    let side = |side: &str| match side {
        "red" => view.side("red").to_owned(),
        "blue" => view.side("blue").to_owned(),
        other => other.to_owned(),
    };
    let result = subject
        .result()
        .map(|(winner, reason)| (winner.to_owned(), reason.to_owned()));
    match &row.task {
        Task::Count(count) => assert_eq!(subject.legal().len(), *count, "{name}"),
        Task::From(square, targets) => {
            let square = view.action(square);
            let found: BTreeSet<String> = subject
                .legal()
                .iter()
                .filter_map(|action| leaving(action, &square))
                .collect();
            let expected = targets.iter().map(|target| view.action(target));
            assert_eq!(found, expected.collect(), "{name}");
        }
        Task::Legal {
            over: Some((winner, reason)),
            ..
        } => {
            assert_eq!(result, Some((side(winner), reason.clone())), "{name}");
            assert!(subject.legal().is_empty(), "{name}: actions after the end");
        }
        Task::Legal { over: None, .. } => {
            let reached = ["commander", "sea", "air", "land"];
            let reason = result.map(|(_, reason)| reason).unwrap_or_default();
            assert!(!reached.contains(&reason.as_str()), "{name}: {reason}");
        }
        Task::Status(status) => {
            // The rows have Red to move.
            let mate = (side("blue"), "checkmate".to_owned());
            let expected = (status == "checkmate").then_some(mate);
            assert_eq!(result, expected, "{name}");
            assert_eq!(subject.check(), status != "normal", "{name}");
        }
        Task::Points(red, blue) => {
            let expected = match view {
                View::Printed => (*red, *blue),
                View::Mirrored => (*blue, *red),
            };
            assert_eq!(subject.points(), expected, "{name}");
        }
        Task::Settle(expected) => {
            let found = subject.settle();
            let found = found.map_or_else(|code| code, str::to_owned);
            assert_eq!(found, side(expected), "{name}");
        }
        _ => {}
    }
}

/// Every text of two or three letters as a stack: so many are accepted.
fn stacks<S: Subject>(options: &str, count: usize, name: &str) {
    let letters = ["C", "I", "T", "M", "E", "A", "G", "S", "F", "N", "H"];
    let mut accepted = 0;
    for first in letters {
        for second in letters {
            for third in letters.into_iter().chain([""]) {
                let stack = format!("{first}{second}{third}");
                let commander = if stack.contains('C') { "11" } else { "6C4" };
                let text =
                    format!("7c3/11/11/11/11/11/11/11/2({stack})8/11/11/{commander} r - - 0 1");
                // A navy stands on c4 like everybody else.
                accepted += usize::from(S::open_with(&text, options).is_ok());
            }
        }
    }
    assert_eq!(accepted, count, "{name}");
}
