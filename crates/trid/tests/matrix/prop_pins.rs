//! Properties of pins, boards and arrivals: PIN-OWN, ACT, ARR, PROMO of section 16.1.

use std::collections::BTreeSet;

use rules::{Game, Position, Present, Side, Text};
use trid::geometry::{Arrival, Board, File, Pin, Square, arrival_square};
use trid::{Options, TriD};

use super::Ledger;
use super::engine::{is_activation, match_at, play_all, position, random_games, step_texts};
use crate::reference::geometry as literal;
use crate::reference::piece::Colour;
use crate::reference::{Options as LiteralOptions, State};

/// The table of 6.2.
const NEIGHBOURS: [(&str, &str); 12] = [
    ("QL1", "QL2 KL1 KL2"),
    ("QL2", "QL1 QL3 KL1 KL2 KL3"),
    ("QL3", "QL2 QL4 KL2 KL3 KL4"),
    ("QL4", "QL3 QL5 KL3 KL4 KL5"),
    ("QL5", "QL4 QL6 KL4 KL5 KL6"),
    ("QL6", "QL5 KL5 KL6"),
    ("KL1", "KL2 QL1 QL2"),
    ("KL2", "KL1 KL3 QL1 QL2 QL3"),
    ("KL3", "KL2 KL4 QL2 QL3 QL4"),
    ("KL4", "KL3 KL5 QL3 QL4 QL5"),
    ("KL5", "KL4 KL6 QL4 QL5 QL6"),
    ("KL6", "KL5 QL5 QL6"),
];

pub(crate) fn run(ledger: &mut Ledger) {
    graph(ledger);
    owners(ledger);
    invariants(ledger);
    arrivals(ledger);
    rotation_bits(ledger);
    furthest_ranks(ledger);
}

fn pin(name: &str) -> Pin {
    Pin::from_name(name).expect(name)
}

/// Whether an empty board goes from a pin to another, which is vacant.
fn goes(from: Pin, to: Pin) -> bool {
    let mut others = Pin::ALL
        .into_iter()
        .filter(|&other| other != from && other != to)
        .map(|other| format!("{other}:2/2"));
    let boards = [format!("{from}:2/2")].into_iter().chain(others.by_ref());
    let boards: Vec<String> = boards.take(4).collect();
    let text = format!(
        "4/4/4/2K1|4/4/4/4|2k1/4/4/4 {} w - - - 0 10",
        boards.join("|")
    );
    step_texts(&position(&text)).contains(&format!("{from}-{to}"))
}

/// Whose board stands on a pin, as the scene shows it.
fn pin_owner(position: &TriD, pin: Pin) -> Option<Side> {
    let anchors = &TriD::universe().anchors;
    let boards = position.scene().boards;
    let board = boards
        .iter()
        .find(|board| anchors[usize::from(board.anchor.0)].name == pin.name())?;
    Some(board.owner)
}

fn graph(ledger: &mut Ledger) {
    let lists = goes;

    ledger.run("PIN-OWN-1");
    for a in Pin::ALL {
        for b in Pin::ALL {
            assert_eq!(lists(a, b), lists(b, a), "PIN-OWN-1: {a:?} {b:?}");
        }
    }

    ledger.run("PIN-OWN-2");
    let mut degrees = 0;
    for a in Pin::ALL {
        let degree = Pin::ALL.into_iter().filter(|&b| lists(a, b)).count();
        let expected = if matches!(a.number(), 1 | 6) { 3 } else { 5 };
        assert_eq!(degree, expected, "PIN-OWN-2: {a:?}");
        degrees += degree;
    }
    assert_eq!(degrees, 2 * 26, "PIN-OWN-2");

    ledger.run("PIN-OWN-3");
    for (name, neighbours) in NEIGHBOURS {
        let expected: BTreeSet<&str> = neighbours.split(' ').collect();
        let found: BTreeSet<&str> = Pin::ALL
            .into_iter()
            .filter(|&other| lists(pin(name), other))
            .map(Pin::name)
            .collect();
        assert_eq!(found, expected, "PIN-OWN-3: {name}");
    }
}

fn owners(ledger: &mut Ledger) {
    ledger.run("PIN-OWN-4");
    let start = TriD::start(Options::default());
    for at in Pin::ALL {
        let expected = match at.name() {
            "QL1" | "KL1" => Some(Side::First),
            "QL6" | "KL6" => Some(Side::Second),
            _ => None,
        };
        assert_eq!(pin_owner(&start, at), expected, "PIN-OWN-4: {at:?}");
    }

    // "Exactly one pin changed owner" is read as: the board took one pin and left one, and no other pin is touched.
    ledger.run("PIN-OWN-7");
    let mut game =
        match_at("4/4/1P2/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
    play_all(&mut game, &["QL1-KL2"]);
    let owners = |game: &TriD| Pin::ALL.map(|at| pin_owner(game, at));
    let walk = ["QL6", "QL5", "QL4", "QL3", "QL2", "QL1"];
    let king = ["c1Wb1W", "b1Wc1W"];
    for (stage, pins) in walk.windows(2).enumerate() {
        let before = owners(game.position());
        play_all(&mut game, &[&format!("{}-{}", pins[0], pins[1])]);
        let after = owners(game.position());
        for (at, (before, after)) in Pin::ALL.into_iter().zip(before.iter().zip(&after)) {
            let expected = match at.name() {
                left if left == pins[0] => None,
                reached if reached == pins[1] => Some(Side::Second),
                _ => *before,
            };
            assert_eq!(*after, expected, "PIN-OWN-7: {at:?} at stage {stage}");
        }
        play_all(&mut game, &[king[stage % 2]]);
    }
    let owner = pin_owner(game.position(), pin("QL1"));
    assert_eq!(owner, Some(Side::Second), "PIN-OWN-7");
}

fn pieces(position: &TriD) -> usize {
    Side::ALL
        .into_iter()
        .map(|side| position.pieces_of(side).len())
        .sum()
}

fn invariants(ledger: &mut Ledger) {
    for id in ["PIN-OWN-13", "ACT-25", "ACT-26"] {
        ledger.run(id);
    }
    let (mut positions, mut activations) = (0, 0);
    random_games(13, 120, 60, |step, now| {
        positions += 1;
        let at = now.position_text();
        let universe = TriD::universe();
        let active: BTreeSet<&str> = now
            .scene()
            .sites
            .into_iter()
            .map(|site| universe.site_name(site))
            .collect();
        assert_eq!(active.len(), 64, "PIN-OWN-13: {at}");
        let pins: BTreeSet<&str> = Board::ALL.map(|board| now.pin_of(board).name()).into();
        assert_eq!(pins.len(), 4, "PIN-OWN-13: {at}");
        for square in Square::all().filter(|square| now.piece_at(*square).is_some()) {
            let name = square.to_string();
            assert!(active.contains(name.as_str()), "PIN-OWN-13: {name} in {at}");
        }
        // The active squares are those of the main boards and of the boards in place, by the text's own table.
        for square in literal::Square::all() {
            let exists = square
                .pin()
                .is_none_or(|pin| pins.contains(pin.to_string().as_str()));
            let found = active.contains(square.to_string().as_str());
            assert_eq!(found, exists, "PIN-OWN-13: {square} in {at}");
        }
        if let Some((before, step)) = step
            && is_activation(step)
        {
            activations += 1;
            assert_eq!(pieces(now), pieces(before), "ACT-25: {step} to {at}");
            assert_ne!(now.actor(), before.actor(), "ACT-26: {step} to {at}");
            let moved = Board::ALL
                .into_iter()
                .filter(|&board| now.pin_of(board) != before.pin_of(board));
            assert_eq!(moved.count(), 1, "ACT-26: {step} to {at}");
        }
    });
    assert!(
        positions > 3_000 && activations > 300,
        "{positions} {activations}"
    );
}

fn arrives(cell: &str, from: &str, to: &str, arrival: Arrival) -> String {
    let square = Square::from_name(&format!("{cell}{from}")).expect(cell);
    arrival_square(square, pin(from), pin(to), arrival)
        .map(|square| square.to_string())
        .unwrap_or_default()
}

fn arrivals(ledger: &mut Ledger) {
    let maps = [
        (
            "ARR-10",
            "QL2",
            "QL5",
            &[("z4", "z4", "a5"), ("a5", "a5", "z4")][..],
        ),
        (
            "ARR-11",
            "KL1",
            "KL3",
            &[
                ("d0", "d2", "e3"),
                ("e0", "e2", "d3"),
                ("d1", "d3", "e2"),
                ("e1", "e3", "d2"),
            ],
        ),
    ];
    for (id, from, to, cells) in maps {
        ledger.run(id);
        for (cell, identity, rotated) in cells {
            let same = arrives(cell, from, to, Arrival::Same);
            assert_eq!(same, format!("{identity}{to}"), "{id}: {cell}");
            let turned = arrives(cell, from, to, Arrival::Rotated);
            assert_eq!(turned, format!("{rotated}{to}"), "{id}: {cell}");
        }
    }

    ledger.run("ARR-12");
    for square in Square::all() {
        let Some(from) = square.pin() else { continue };
        for to in Pin::ALL {
            let there = arrival_square(square, from, to, Arrival::Rotated).expect("ARR-12");
            let back = arrival_square(there, to, from, Arrival::Rotated);
            assert_eq!(back, Some(square), "ARR-12: {square:?} by {to:?}");
        }
    }
}

/// The same position text with the rotation bits of `mask`.
fn with_bits(text: &str, mask: usize) -> String {
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let boards: Vec<String> = fields[1]
        .split('|')
        .enumerate()
        .map(|(index, board)| {
            let bit = if mask >> index & 1 == 1 { "^:" } else { ":" };
            board.replace("^:", ":").replace(':', bit)
        })
        .collect();
    fields[1] = boards.join("|");
    fields.join(" ")
}

fn rotation_bits(ledger: &mut Ledger) {
    ledger.run("ARR-13");
    random_games(14, 24, 30, |_, now| {
        let text = now.position_text();
        for mask in 0..16 {
            let turned = position(&with_bits(&text, mask));
            assert_eq!(turned.key(), now.key(), "ARR-13: {text}");
            assert_eq!(step_texts(&turned), step_texts(now), "ARR-13: {text}");
        }
    });
}

fn furthest_ranks(ledger: &mut Ledger) {
    ledger.run("PROMO-28");
    let mut sets = 0;
    let names: Vec<&str> = NEIGHBOURS.iter().map(|(name, _)| *name).collect();
    for bits in 0_u32..1 << 12 {
        if bits.count_ones() != 4 {
            continue;
        }
        sets += 1;
        let pins: Vec<&str> = (0..12)
            .filter(|index| bits >> index & 1 == 1)
            .map(|index| names[index])
            .collect();
        // The owner is irrelevant: every turn of the four boards over the four pins.
        for turn in 0..4 {
            let [a, b, c, d] = [0, 1, 2, 3].map(|index| pins[(index + turn) % 4]);
            let text =
                format!("4/4/4/2K1|4/4/4/4|2k1/4/4/4 {a}:2/2|{b}:2/2|{c}:2/2|{d}:2/2 w - - - 0 10");
            let engine = position(&text);
            let state = State::read(&text, LiteralOptions::default()).expect("PROMO-28");
            for (number, file) in (0..).zip(File::ALL) {
                for (side, colour) in [(Side::First, Colour::White), (Side::Second, Colour::Black)]
                {
                    let found = engine.furthest_rank(file, side);
                    let literal = state.furthest_rank(number, colour);
                    assert_eq!(
                        i8::try_from(found),
                        Ok(literal),
                        "PROMO-28: {file:?} {text}"
                    );
                    assert_eq!(found, table_of_8_1(file, side, &pins), "PROMO-28: {text}");
                }
            }
        }
    }
    assert_eq!(sets, 495, "PROMO-28");
}

/// The table of 8.1, cell by cell.
fn table_of_8_1(file: File, side: Side, pins: &[&str]) -> u8 {
    let stands = |pin: &str| pins.contains(&pin);
    match (file, side) {
        (File::B | File::C, Side::First) => 8,
        (File::B | File::C, Side::Second) => 1,
        (File::Z | File::E, Side::First) => 9,
        (File::Z | File::E, Side::Second) => 0,
        (File::A, Side::First) if stands("QL6") => 9,
        (File::D, Side::First) if stands("KL6") => 9,
        (File::A | File::D, Side::First) => 8,
        (File::A, Side::Second) if stands("QL1") => 0,
        (File::D, Side::Second) if stands("KL1") => 0,
        (File::A | File::D, Side::Second) => 1,
    }
}
