//! Properties of the options from `forward` on and of the presets: MED-P1 to MED-P14 of section 16.4.

use std::collections::BTreeSet;

use record::Format as _;
use record::pgn::General;
use rules::{Course, Game, Position, Reading, Refused as _, RuleOptions, Side, SplitMix64, Text};
use table::{Library as _, Match, Opening};
use trid::geometry::{Board, Pin, Progress, Square, Track};
use trid::{Form, Forward, Options, TriD};

use super::engine::{Shelf, engine_options, play_all, position_under, reason, step_texts};
use super::{Ledger, rows};
use crate::reference::{MEDER, OPTIONS, PERFT, START};

const MEDERS: &[(&str, &str)] = &[("preset", "meder")];
const KINGS_TOGETHER: &str =
    "4/4/4/4|4/4/4/4|4/4/4/k3 QL1:2/2|KL1:2/2|QL5:1K/2|KL6:2/2 b - - - 0 10";
const STRANDED: &str = "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:T1/2|KL6:2/2 w - - - 0 10";
const SAMPLE: &str = "b4N b5B c3W a6N Nc2W c6B a3N a6B a3W Bd6N Ba2W Nc7B Qb1W Qb8B Nb2W Ra9QL6 Ra0QL1 0-0 Ra1W Nb7B \
                      Nd4W a5B Nd3N d6B Nxc6B Qa8B Na5N Nxa5N bxa5N a4W Nb4N a5B Nd3N";
const SAMPLE_END: &str = "p3/P1P1/B2U/RQB1|3b/P3/4/P2N|q1b1/2n1/3p/pp2 QL1:U1/2|KL1:UU/KR|QL6:1r/u1|KL6:rk/uu b K - - 1 17";

pub(crate) fn run(ledger: &mut Ledger) {
    first_values(ledger);
    presets(ledger);
    records(ledger);
    graph(ledger);
    texts(ledger);
    material(ledger);
    random_games(ledger);
    counts(ledger);
    sample_game(ledger);
}

fn pairs(list: &[(&str, &str)]) -> Vec<(String, String)> {
    let own = |text: &str| text.to_owned();
    list.iter()
        .map(|(name, value)| (own(name), own(value)))
        .collect()
}

/// The code with which options are refused; empty if they are not.
fn refused(list: &[(&str, &str)]) -> &'static str {
    rules::read_options::<Options>(&pairs(list)).map_or_else(|refusal| refusal.code(), |_| "")
}

fn first_values(ledger: &mut Ledger) {
    ledger.run("MED-P1");
    let named = OPTIONS.map(|(name, first, _)| (name, first));
    assert_eq!(engine_options(&named), Options::default(), "MED-P1");
    for (name, text, counts) in PERFT {
        let mut position = position_under(text, &named);
        for (depth, count) in (1..).zip(&counts[..3]) {
            let found = rules::perft(&mut position, depth, rules::Leaves::Bulk);
            assert_eq!(found, *count, "MED-P1: {name}");
        }
    }
    // The rows of 16.2 run by themselves; those without an option are read with every option named.
    for row in rows()
        .iter()
        .filter(|row| row.options().is_empty() && row.position != "start")
    {
        let one = position_under(&row.position, &named);
        let other = position_under(&row.position, &[]);
        assert_eq!(step_texts(&one), step_texts(&other), "MED-P1: {}", row.id);
    }
}

fn presets(ledger: &mut Ledger) {
    ledger.run("MED-P2");
    let meder = engine_options(MEDERS);
    assert_eq!(meder, engine_options(&MEDER), "MED-P2");
    let (preset, forward, turn) = (
        ("preset", "meder"),
        ("forward", "pin_number"),
        ("rotate_in_place", "on"),
    );
    let mut expected = meder;
    expected.forward = Forward::PinNumber;
    expected.set("rotate_in_place", "on").expect("MED-P2");
    for order in [
        [preset, forward, turn],
        [forward, preset, turn],
        [forward, turn, preset],
    ] {
        assert_eq!(engine_options(&order), expected, "MED-P2: {order:?}");
    }
    assert_eq!(expected.rule_set(), None, "MED-P2: own rules");

    ledger.run("MED-P3");
    let revised = engine_options(&[("preset", "revised")]);
    assert_eq!(revised, Options::default(), "MED-P3");
    assert_eq!(revised.rule_set(), Some("revised"), "MED-P3");

    ledger.run("MED-P4");
    for list in [
        &[("preset", "bartmess")][..],
        &[("preset", "meder"), ("preset", "revised")],
        &[("preset", "meder"), ("preset", "meder")],
        &[("forward", "back")],
        &[("forward", "rank"), ("forward", "rank")],
    ] {
        assert_eq!(refused(list), "E_OPTION", "MED-P4: {list:?}");
    }
}

fn records(ledger: &mut Ledger) {
    ledger.run("MED-P5");
    let opened = table::open::<TriD>(&pairs(MEDERS), &Opening::Normal);
    let mut game = opened.unwrap_or_else(|refusal| unreachable!("MED-P5: {refusal}"));
    for step in ["b2Wb4N", "a8Bb6N", "b4Nb5N"] {
        assert!(game.play(step).is_ok(), "MED-P5: {step}");
    }
    let record = game.record();
    assert_eq!(record.options, pairs(&MEDER), "MED-P5");
    let save = wire::json::write(&record).expect("MED-P5").text;
    let pgn = General::<TriD>::FORMAT.write(&record).expect("MED-P5").text;
    let link = wire::link::write(&record, &Shelf).expect("MED-P5");
    let saved = wire::json::read(&save, &Shelf).expect("MED-P5");
    let printed = General::<TriD>::FORMAT.read(&pgn).expect("MED-P5").record;
    let linked = wire::link::read(&link.text, &Shelf).expect("MED-P5");
    for (form, text, again) in [
        ("save", save, saved),
        ("pgn", pgn, printed),
        ("link", link.text, linked),
    ] {
        assert!(!text.contains("preset"), "MED-P5: {text}");
        let table = Shelf
            .restore(&again)
            .unwrap_or_else(|refusal| unreachable!("{form}: {refusal}"));
        assert_eq!(table.options(), game.options(), "MED-P5: {form}");
        assert_eq!(table.rule_set(), Some("meder"), "MED-P5: {form}");
        assert_eq!(
            table.position_text(),
            game.position_text(),
            "MED-P5: {form}"
        );
    }

    ledger.run("MED-P6");
    let old = table::open::<TriD>(&pairs(&[("pin_graph", "meder1995")]), &Opening::Normal);
    let old = old.unwrap_or_else(|refusal| unreachable!("MED-P6: {refusal}"));
    let mut expected = Options::default();
    expected.set("pin_graph", "meder1995").expect("MED-P6");
    for (name, value) in old.options() {
        assert_eq!(expected.get(name), Some(value), "MED-P6: {name}");
    }
}

fn graph(ledger: &mut Ledger) {
    let progress = |from: Pin, to: Pin| from.progress(to, Side::First, Forward::Rank);
    let edges = |options: &[(&str, &str)]| {
        let mut edges = BTreeSet::new();
        for from in Pin::ALL {
            for to in Pin::ALL.into_iter().filter(|to| *to != from) {
                let mut others = Pin::ALL
                    .into_iter()
                    .filter(|pin| *pin != from && *pin != to);
                let boards = [Some(from), others.next(), others.next(), others.next()]
                    .map(|pin| format!("{}:2/2", pin.expect("twelve pins")));
                let text = format!(
                    "4/4/4/2K1|4/4/4/4|2k1/4/4/4 {} w - - - 0 10",
                    boards.join("|")
                );
                if step_texts(&position_under(&text, options)).contains(&format!("{from}-{to}")) {
                    edges.insert((from, to));
                }
            }
        }
        edges
    };

    ledger.run("MED-P7");
    let meder = edges(&[("pin_graph", "meder1995")]);
    assert_eq!(meder.len(), 2 * 24, "MED-P7");
    for pin in Pin::ALL {
        let degree = meder.iter().filter(|(from, _)| *from == pin).count();
        let expected = [3, 4, 5, 5, 4, 3][usize::from(pin.number()) - 1];
        assert_eq!(degree, expected, "MED-P7: {pin:?}");
    }
    // 10.3: main boards the same or next to each other, lower ranks at most 4 apart. Two numbers stand over each main board.
    for from in Pin::ALL {
        for to in Pin::ALL
            .into_iter()
            .filter(|to| *to != from && to.track() == from.track())
        {
            let floors = from.number().div_ceil(2).abs_diff(to.number().div_ceil(2));
            let ranks = from.lowest_rank().abs_diff(to.lowest_rank());
            let named = floors <= 1 && ranks <= 4;
            assert_eq!(
                meder.contains(&(from, to)),
                named,
                "MED-P7: {from:?} {to:?}"
            );
        }
    }

    ledger.run("MED-P8");
    let revised = edges(&[]);
    for (from, to) in meder.union(&revised) {
        if from.track() == to.track() {
            assert_ne!(
                progress(*from, *to),
                Progress::Sideways,
                "MED-P8: {from:?} {to:?}"
            );
        }
    }
    assert_eq!(
        Track::King as usize + Track::Queen as usize,
        1,
        "MED-P8: two tracks"
    );
}

fn texts(ledger: &mut Ledger) {
    let read = |text: &str, options: &[(&str, &str)]| {
        TriD::read_position(text, Reading::Lenient, engine_options(options))
            .map(|position| position.position_text())
            .map_err(|refusal| refusal.code())
    };
    ledger.run("MED-P9");
    assert_eq!(read(KINGS_TOGETHER, &[]), Err("E_TFEN"), "MED-P9");
    let written = read(KINGS_TOGETHER, &[("board_shadow", "off")]);
    assert_eq!(written.as_deref(), Ok(KINGS_TOGETHER), "MED-P9");

    ledger.run("MED-P10");
    assert_eq!(read(STRANDED, &[]).as_deref(), Ok(STRANDED), "MED-P10");
    let carried = read(STRANDED, &[("carried_promotion", "on")]);
    assert_eq!(carried, Err("E_TFEN"), "MED-P10");
}

fn material(ledger: &mut Ledger) {
    ledger.run("MED-P11");
    // White's king takes the knight on c2W and leaves what stands on d6N, or nothing.
    for (left, expected) in [
        ("4", "material"),
        ("3N", ""),
        ("3n", ""),
        ("3B", ""),
        ("3b", ""),
    ] {
        let text = format!(
            "4/4/2n1/2K1|{left}/4/4/4|k3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - - 0 10"
        );
        let mut game = Match::new(position_under(&text, &[("board_shadow", "off")]));
        play_all(&mut game, &["c1Wc2W"]);
        assert_eq!(reason(&game), expected, "MED-P11: {text}");
    }
}

fn random_games(ledger: &mut Ledger) {
    ledger.run("MED-P12");
    let mut random = SplitMix64::new(12);
    let mut carried = 0;
    for game in 0..80 {
        // M6 carries pawns to their furthest rank; the others are open games.
        let text = match game % 2 {
            0 => START.to_owned(),
            _ => meder_cases()[random.below(10)].position.clone(),
        };
        let mut now = position_under(&text, MEDERS);
        for _ in 0..80 {
            let mut steps = Vec::new();
            now.generate(&mut steps);
            let texts: Vec<String> = steps.iter().map(|step| now.step_text(*step)).collect();
            assert!(
                !texts.iter().any(|text| text.contains('^')),
                "MED-P12: {texts:?}"
            );
            let Some(step) = steps.get(random.below(steps.len().max(1))) else {
                break;
            };
            let pending = now.stage() == rules::Stage::Duty;
            let text = now.step_text(*step);
            carried += usize::from(text.contains("L6=") && text.contains('-') && !pending);
            let _token = now.play_unchecked(*step);
            audit(&now);
        }
    }
    assert!(carried > 0, "MED-P12: no pawn was carried home");
}

/// 64 squares, four boards on four pins, and no pawn on its furthest rank unless it is pending.
fn audit(now: &TriD) {
    let at = now.position_text();
    assert_eq!(rules::Present::scene(now).sites.len(), 64, "MED-P12: {at}");
    let pins: BTreeSet<&str> = Board::ALL.map(|board| now.pin_of(board).name()).into();
    assert_eq!(pins.len(), 4, "MED-P12: {at}");
    let pending = at.split(' ').nth(5).unwrap_or_default();
    for square in Square::all() {
        let Some(piece) = now.piece_at(square) else {
            continue;
        };
        if matches!(piece.form, Form::Moved | Form::Unmoved | Form::Transported) {
            let furthest = now.furthest_rank(square.file(), piece.side) == square.rank();
            let owed = pending.split(',').any(|name| name == square.to_string());
            assert!(!furthest || owed, "MED-P12: {square:?} in {at}");
        }
    }
}

fn meder_cases() -> Vec<conformance::PerftCase> {
    let file = include_str!("../../../../tests-data/perft/trid-perft-meder.json");
    conformance::perft_file(file, "counts").expect("the file has counts")
}

fn counts(ledger: &mut Ledger) {
    ledger.run("MED-P13");
    let cases = meder_cases();
    assert_eq!(cases.len(), 10, "MED-P13");
    for case in cases {
        let mut position = position_under(&case.position, MEDERS);
        for (depth, count) in case.counts.iter().filter(|(depth, _)| *depth <= 3) {
            let found = rules::perft(&mut position, *depth, rules::Leaves::Bulk);
            assert_eq!(found, *count, "MED-P13: {} depth {depth}", case.name);
        }
    }
}

fn sample_game(ledger: &mut Ledger) {
    ledger.run("MED-P14");
    for options in [Options::default(), engine_options(MEDERS)] {
        for twin in ["a6N", "a6B"] {
            let mut course = Course::new(TriD::start(options));
            for (ply, text) in (1..).zip(SAMPLE.split_whitespace()) {
                let now = course.position();
                let read = now.read_as("san", text);
                let step = match (ply, read) {
                    // Both pawns of file a fit; whichever goes, the other follows later.
                    (22, read) => {
                        let code = read.map_or_else(|refusal| refusal.code(), |_| "");
                        assert_eq!(code, "E_AMBIGUOUS", "MED-P14: ply 22");
                        now.read_as("san", &format!("{twin}{text}"))
                    }
                    (_, read) => read,
                };
                let step =
                    step.unwrap_or_else(|refusal| unreachable!("ply {ply} {text}: {refusal}"));
                course.play(step);
            }
            assert_eq!(
                course.position().position_text(),
                SAMPLE_END,
                "MED-P14: {twin}"
            );
        }
    }
    assert_eq!(SAMPLE.split_whitespace().count(), 33, "MED-P14");
}
