//! Section 8: heroic promotion.

use super::engine::Engine;
use super::harness::{Expect::*, Row, Subject, View, execute_on_all, must_play, open, run_all};
use super::literal::Literal;

pub(crate) const ROWS: &[Row] = &[
    // seed example 1: one promotion
    Row::new(
        "HERO-1",
        "10i/10i/11/11/4c6/11/4i6/4T6/11/11/10I/6C3I r - - 0 1",
        &["e5e6"],
        Becomes("10i/10i/11/11/4c6/11/4+T6/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // three promotions inside one stack
    Row::new(
        "HERO-2",
        "2(NFT)7i/10i/11/11/4c6/11/11/11/11/11/10I/6C3I r - - 0 1",
        &["c12c8"],
        Becomes("10i/10i/11/11/2(+N+F+T)1c6/11/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // three promotions in one capture: the artillery and two planes whose second zone vanished
    Row::new(
        "HERO-3",
        "10i/10i/4s2A3/11/4c3F2/4g6/11/11/4F6/11/10I/6C3I r - - 0 1",
        &["h10e7"],
        Becomes("10i/10i/4s6/11/4c3+F2/4+A6/11/11/4+F6/11/10I/6C3I b - - 0 1"),
    ),
    // discovered attack promotes the tank behind
    Row::new(
        "HERO-4",
        "4T+Ic3i/10i/11/11/11/11/11/11/11/11/10I/5C4I r - - 0 1",
        &["f12f11"],
        Becomes("4+T1c3i/5+I4i/11/11/11/11/11/11/11/11/10I/5C4I b - - 1 1"),
    ),
    // a stay capture uncovers the tank
    Row::new(
        "HERO-5",
        "10i/10i/11/11/4c6/4i2F3/4T6/11/11/11/10I/6C3I r - - 0 1",
        &["h7_e7"],
        Becomes("10i/10i/11/11/4c6/7F3/4+T6/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // no attack, no promotion
    Row::new(
        "HERO-6",
        "7c2i/3I6i/11/11/11/11/11/11/11/11/10I/6C3I r - - 0 1",
        &["d11d10"],
        Becomes("7c2i/10i/3I7/11/11/11/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // already heroic: stays heroic, undo entry true to true
    Row::new(
        "HERO-7",
        "10i/10i/11/11/4c6/11/4i6/4+T6/11/11/10I/6C3I r - - 0 1",
        &["e5e6"],
        Becomes("10i/10i/11/11/4c6/11/4+T6/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // seed example 3: promotion of the navy in a deploy step; session open, Red on move
    Row::new(
        "HERO-8",
        "10i/10i/11/11/11/2(NFT)1i2c3/11/11/11/11/10I/6C3I r - - 0 1",
        &["c7Ne7"],
        Becomes("10i/10i/11/11/11/2(NFT)1i2c3/11/11/11/11/10I/6C3I r - - 0 1 c7:(FT):N>xe7..."),
    ),
    // the plane still in the origin stack is promoted by the first step and flies five in the same session
    Row::new(
        "HERO-9",
        "10i/10i/4s6/11/4c6/11/4g6/11/4(FT)6/11/10I/6C3I r - - 0 1",
        &["e4Te6", "e4Fe9"],
        Becomes("10i/10i/4s6/4+F6/4c6/11/4+T6/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // it could not before
    Row::new(
        "HERO-10",
        "10i/10i/4s6/11/4c6/11/4g6/11/4(FT)6/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("e4Fe9", "E_RANGE")]),
    ),
    // the opponent's last piece is promoted by the capture of the one before it
    Row::new(
        "HERO-11",
        "6c4/11/11/10i/11/11/11/11/11/3t7/3I1I5/4C6 b - - 0 1",
        &["d3d2"],
        Becomes("6c4/11/11/10i/11/11/11/11/11/11/3t1+I5/4C6 r - - 0 2"),
    ),
    // (control row) two pieces remain after d3d2: no promotion
    Row::new(
        "HERO-12",
        "6c4/11/11/10i/11/11/11/11/11/3t7/3III5/4C6 b - - 0 1",
        &["d3d2"],
        Refuses(&[("f2d4", "E_GEOMETRY")]),
    ),
    // seed scenario 3: the headquarter is the last piece and becomes heroic
    Row::new(
        "HERO-13",
        "6c4/11/11/10i/11/11/11/11/11/6t4/6I4/4C2H3 b - - 0 1",
        &["g3g2"],
        Becomes("6c4/11/11/10i/11/11/11/11/11/11/6t4/4C2+H3 r - - 0 2"),
    ),
    // and captures on the next move
    Row::new(
        "HERO-14",
        "6c4/11/11/10i/11/11/11/11/11/6t4/6I4/4C2H3 b - - 0 1",
        &["g3g2", "h1g2"],
        Becomes("6c4/11/11/10+i/11/11/11/11/11/11/6+H4/4C6 b - - 0 2"),
    ),
    // a tank that carries only the commander is the last piece
    Row::new(
        "HERO-15",
        "6c4/11/11/10i/11/11/11/7t3/11/7I3/11/4(TC)6 b - - 0 1",
        &["h5h3"],
        Becomes("6c4/11/11/10i/11/11/11/11/11/7t3/11/4(+TC)6 r - - 0 2"),
    ),
    // a stack of two is two pieces: no promotion
    Row::new(
        "HERO-16",
        "6c4/11/11/10i/11/11/11/7t3/11/7I3/3(TI)7/4C6 b - - 0 1",
        &["h5h3"],
        Becomes("6c4/11/11/10i/11/11/11/11/11/7t3/3(TI)7/4C6 r - - 0 2"),
    ),
    // a suicide capture can promote the last piece of both sides
    Row::new(
        "HERO-17",
        "7c3/11/11/2m8/6g4/11/11/11/6F4/2I8/11/6C4 r - - 0 1",
        &["g4g8"],
        Becomes("7c3/11/11/2+m8/11/11/11/11/11/2+I8/11/6C4 b - - 0 1"),
    ),
    // state rule: a single piece is promoted after any move
    Row::new(
        "HERO-18",
        "6c4/11/11/11/11/11/11/11/11/11/4I6/4C6 r - - 0 1",
        &["e2e3"],
        Becomes("6c4/11/11/11/11/11/11/11/11/4+I6/11/4C6 b - - 1 1"),
    ),
    // deploy completion with two pieces left: nothing more
    Row::new(
        "HERO-19",
        "6c4/11/11/10i/11/11/4g6/9m1/4(TI)6/11/11/4C6 r - - 0 1",
        &["e4Te6", "e4If4"],
        Becomes("6c4/11/11/10i/11/11/4T6/9m1/5I5/11/11/4C6 b - - 0 1"),
    ),
    // seed test: last-piece promotion during a deploy that completes; turn passes
    Row::new(
        "HERO-20",
        "2c8/11/11/10i/6g4/11/11/9m1/6(FT)4/11/11/4C6 r - - 0 1",
        &["g4Fg8", "g4Tg6"],
        Becomes("2c8/11/11/10i/11/11/6+T4/9m1/11/11/11/4C6 b - - 0 1"),
    ),
    // promotions count before the safety test: the promoted last tank would attack e8
    Row::new(
        "HERO-21",
        "11/11/11/2i8/4c6/10t/11/4T5I/11/11/11/3C7 b - - 0 1",
        &[],
        Refuses(&[("k7k5", "E_COMMANDER_UNSAFE")]),
    ),
    // a plane that can only strike by suicide attacks and is promoted
    Row::new(
        "HERO-22",
        "10i/10i/4s6/11/4c5I/11/11/11/4F6/11/10I/6C3I r - - 0 1",
        &["k8k9"],
        Becomes("10i/10i/4s6/10I/4c6/11/11/11/4+F6/11/10I/6C3I b - - 1 1"),
    ),
    // a missile at diagonal distance 2 does not attack
    Row::new(
        "HERO-23",
        "10i/10i/11/11/11/4c6/11/11/6S4/11/10I/6C3I r - - 0 1",
        &["g4g5"],
        Becomes("10i/10i/11/11/11/4c6/11/6S4/11/11/10I/6C3I b - - 1 1"),
    ),
    // pieces that attack after boarding are promoted too
    Row::new(
        "HERO-24",
        "10i/10i/11/11/11/4c6/11/11/11/2(NFT)8/10I/6C3I r - - 0 1",
        &["c3Fe5", "c3Te5", "commit"],
        Becomes("10i/10i/11/11/11/4c6/11/4(+F+T)6/11/2N8/10I/6C3I b - - 1 1"),
    ),
    // carrier attacks at 2, passenger infantry does not
    Row::new(
        "HERO-25",
        "10i/10i/11/11/4c6/11/4i6/4(TI)6/11/11/10I/6C3I r - - 0 1",
        &["e5e6"],
        Becomes("10i/10i/11/11/4c6/11/4(+TI)6/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // seed scenario 1 on legal squares: artillery, tank and navy all heroic (set-up position)
    Row::new(
        "HERO-26",
        "10i/10i/11/11/3Tc6/3Ni6/4A6/11/11/11/10I/6C3I r - - 0 1",
        &["e6e7"],
        Becomes("10i/10i/11/11/3+Tc6/3+N+A6/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // adjacent diagonal navy
    Row::new(
        "HERO-27",
        "10i/10i/11/11/4c6/11/3N7/11/11/11/10I/6C3I r - - 0 1",
        &["d6d7"],
        Becomes("10i/10i/11/11/4c6/3+N7/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // the opponent's attackers are never promoted by my move
    Row::new(
        "HERO-28",
        "7c2i/10i/11/4m6/5t5/11/5T5/5C5/11/11/10I/10I r - - 0 1",
        &["f6f7"],
        Becomes("7c2i/10i/11/4m6/5t5/5T5/11/5C5/11/11/10I/10I b - - 1 1"),
    ),
];

#[test]
fn the_rows_about_heroic_pieces_hold() {
    run_all(ROWS);
}

/// The three tests a row of rules 16.1: as printed, mirrored, and made and unmade step by step.
macro_rules! three_tests_a_row {
    ($($module:ident $id:literal,)*) => {$(
        mod $module {
            #[test]
            fn as_printed() {
                super::row($id, super::View::Printed);
            }

            #[test]
            fn mirrored() {
                super::row($id, super::View::Mirrored);
            }

            #[test]
            fn made_and_unmade() {
                super::unmade($id);
            }
        }
    )*};
}

three_tests_a_row! {
    hero_1 "HERO-1",
    hero_2 "HERO-2",
    hero_3 "HERO-3",
    hero_4 "HERO-4",
    hero_5 "HERO-5",
    hero_6 "HERO-6",
    hero_7 "HERO-7",
    hero_8 "HERO-8",
    hero_9 "HERO-9",
    hero_10 "HERO-10",
    hero_11 "HERO-11",
    hero_12 "HERO-12",
    hero_13 "HERO-13",
    hero_14 "HERO-14",
    hero_15 "HERO-15",
    hero_16 "HERO-16",
    hero_17 "HERO-17",
    hero_18 "HERO-18",
    hero_19 "HERO-19",
    hero_20 "HERO-20",
    hero_21 "HERO-21",
    hero_22 "HERO-22",
    hero_23 "HERO-23",
    hero_24 "HERO-24",
    hero_25 "HERO-25",
    hero_26 "HERO-26",
    hero_27 "HERO-27",
    hero_28 "HERO-28",
}

fn find(id: &str) -> &'static Row {
    ROWS.iter().find(|row| row.id == id).unwrap()
}

fn row(id: &str, view: View) {
    execute_on_all(find(id), view);
}

/// Makes and unmakes every action of the row twice over; the second time must not differ from the first.
fn unmade(id: &str) {
    unmade_by::<Literal>(find(id));
    unmade_by::<Engine>(find(id));
}

fn unmade_by<S: Subject>(row: &Row) {
    let mut subject: S = open(row.position, View::Printed, row.id);
    let start = (subject.snapshot(), subject.heroic());
    let mut rounds = Vec::new();
    for _ in 0..2 {
        for action in row.play {
            must_play(&mut subject, action, row.id);
        }
        rounds.push((subject.snapshot(), subject.heroic()));
        for _ in row.play {
            assert!(subject.take_back(), "{}", row.id);
        }
        assert_eq!((subject.snapshot(), subject.heroic()), start, "{}", row.id);
    }
    assert_eq!(rounds[0], rounds[1], "{}", row.id);
}
