//! The conformance matrix of the rules text (section 13), run from the text itself: the engine answers every row, the literal
//! reference all but those about notations.

use rules::{Reading, Text};
use xiangqi::{Node, Rhythm};

use crate::matrix::engine::{self, Engine};
use crate::matrix::literal::{self, Literal};
use crate::matrix::query::{Class, Field};
use crate::matrix::{ask_all, doc};
use crate::reference::fen::Mode;
use crate::reference::{Game, State};

/// The sections of the matrix and how many rows each has. Who adds a row to the text says so here.
const SECTIONS: [(&str, usize); 16] = [
    ("MOVE", 21),
    ("PALACE", 9),
    ("RIVER", 8),
    ("LEG", 9),
    ("EYE", 5),
    ("SCREEN", 12),
    ("FACE", 10),
    ("CHECK", 13),
    ("MATE", 8),
    ("STALE", 6),
    ("REP", 128),
    ("NOTATION", 28),
    ("FEN", 18),
    ("LAYER", 30),
    ("ENERGY", 17),
    ("FILTER", 11),
];

/// The ids that the text must have, in order and without a gap.
fn ids() -> Vec<String> {
    let sections = SECTIONS.into_iter();
    sections
        .flat_map(|(name, rows)| (1..=rows).map(move |number| format!("{name}-{number}")))
        .collect()
}

#[test]
fn the_engine_answers_every_row_of_the_text() {
    let (answered, wrong) = ask_all::<Engine>();
    assert_eq!(wrong, [""; 0]);
    assert_eq!(answered, ids());
}

#[test]
fn the_reference_answers_every_row_it_understands() {
    let (answered, wrong) = ask_all::<Literal>();
    assert_eq!(wrong, [""; 0]);
    let mut known = ids();
    known.retain(|id| !id.starts_with("NOTATION"));
    assert_eq!(answered, known);
}

/// A slip in the text must not make a row disappear.
#[test]
fn what_is_no_row_is_refused() {
    let good = "| MOVE-1 | START | `count` | `44` |  |";
    assert!(doc::RULES.contains(good));
    let fault = |line: &str| {
        let text = doc::RULES.replacen(good, line, 1);
        doc::rows(&text).expect_err(line)
    };
    for (line, said) in [
        ("| MOVE-1 | START | `count` | `44` |", "4 cells"),
        ("| MOVE-1 | START | `count` | `44` |  | more |", "6 cells"),
        (" | MOVE-1 | START | `count` | `44` |  |", "no row"),
        ("| MOVE | START | `count` | `44` |  |", "no id"),
        ("| MOVE-2 | START | `count` | `44` |  |", "stands twice"),
        ("| MOVE-1 | BEGIN | `count` | `44` |  |", "no name"),
        ("| MOVE-1 | RSTART(3) | `count` | `44` |  |", "no name"),
        ("| MOVE-1 | START | count | `44` |  |", "code marks"),
        ("| MOVE-1 | START | `count` | 44 |  |", "code marks"),
        ("| MOVE-1 | START | `count` | `` |  |", "code marks"),
        ("| MOVE-1 | START | `counts` | `44` |  |", "no query"),
        ("| MOVE-1 | START | `dests` | `44` |  |", "no query"),
        ("| MOVE-1 | START | `play` | `44` |  |", "no query"),
        ("| MOVE-1 | START | `filter kind=N` | `44` |  |", "no field"),
        ("| MOVE-1 | START | `filter type=` | `44` |  |", "no field"),
    ] {
        let fault = fault(line);
        assert!(fault.contains(said), "{line}: {fault}");
    }
    let headless = doc::RULES.replace("| Id | FEN |", "| Id | Position |");
    assert!(doc::rows(&headless).is_err());
}

/// Every field of 8.1 by itself, where pieces are on all layers, some can take and some can give check.
#[test]
fn every_field_of_a_filter_keeps_what_the_reference_keeps() {
    const SPREAD: &str = "9/3R5/9/6p2/2b3P2/9/2P6/3A5/9/3A5:3a2R2/5n3/4k4/p1p6/2C1p1r2/9/4P3P/B8/3N5/4K1C2:\
        9/9/3c4b/8p/c8/9/P8/7NB/r8/9 w 3,3 - 9 61";
    let position = Rhythm::read_position(SPREAD, Reading::Lenient, Default::default());
    let position = position.expect(SPREAD);
    let state = State::read(Game::Rhythm, SPREAD, Mode::Lenient).expect(SPREAD);
    let mut fields = vec![
        Field::Captures,
        Field::Checks,
        Field::Class(Class::Planar),
        Field::Class(Class::Vertical),
    ];
    fields.extend("KABNRCP".chars().map(Field::Type));
    let few = fields.len();
    for node in Node::all() {
        fields.extend([Field::From(node.name()), Field::To(node.name())]);
    }
    for (index, field) in fields.into_iter().enumerate() {
        let field = [field];
        let kept = engine::filtered(position.clone(), &field);
        assert_eq!(kept, literal::filtered(&state, &field), "{field:?}");
        assert!(!kept.is_empty() || index >= few, "{field:?} shows nothing");
    }
    assert_eq!(engine::filtered(position, &[]).len(), 87, "rules: 12.2");
}
