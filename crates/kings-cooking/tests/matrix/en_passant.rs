//! EP: en passant.

use kings_cooking::geometry::Square;
use kings_cooking::{KingsCooking, Reason, square_site};
use rules::{Captor, Captured, Position, Refused, Side, Text};

use super::support::{Row, after, ends, four, legal, list, moves, played, refused, set_up};
use crate::common::{read, short};

const START: &str = "1p1/3/P1N l - 0.1 0.2 0 0";

fn jumped() -> KingsCooking {
    after(START, "a1a3q")
}

fn load_code(text: &str) -> &'static str {
    read(text).unwrap_err().code()
}

pub(crate) const ROWS: &[Row] = &[
    ("EP-1", || {
        assert_eq!(jumped().position_text(), "Qp1/3/2N d a2 0.1 0.2 0 1");
    }),
    ("EP-2", || {
        let position = after(START, "a1a3q b3a2");
        assert_eq!(position.position_text(), "3/p2/2N l - 0.2 0.2 0 2");
    }),
    ("EP-3", || {
        for kind in ["r", "b", "n"] {
            let position = after(START, &format!("a1a3{kind} b3a2"));
            assert_eq!(position.position_text(), "3/p2/2N l - 0.2 0.2 0 2");
        }
    }),
    ("EP-4", || {
        list(&jumped(), &format!("b3xa2 e.p. b3b2 {}", four("b3b1")))
    }),
    ("EP-5", || {
        let position = after("p1p/3/1P1 l", "b1b3q");
        assert_eq!(position.count(), 12);
        legal(&position.position_text(), "a3b2");
        legal(&position.position_text(), "c3b2");
    }),
    ("EP-6", || {
        let position = after(START, "a1a3q b3b2");
        assert_eq!(position.en_passant(), None);
        // Light moves, and the pawn now on b2 has no en passant any more.
        let position = after(START, "a1a3q b3b2 c1a2");
        assert_eq!(position.en_passant(), None);
        list(&position, &format!("{} ", four("b2b1")));
    }),
    ("EP-7", || {
        let position = after("1p1/P2/2N l", "a2a3q");
        assert_eq!(position.en_passant(), None);
        refused(&position.position_text(), "b3a2", "E_NO_CAPTURE");
    }),
    ("EP-8", || {
        assert_eq!(after("2p/3/P1N l", "a1a3q").en_passant(), None)
    }),
    ("EP-9", || {
        let party = played(short("1r1/3/P1N l"), "a1a3q");
        assert_eq!(party.position().en_passant(), None);
        let party = played(party.position().clone(), "b3a3");
        let taken = &party.history("machine").unwrap()[0].facts.captured;
        assert_eq!(taken[0].piece, "queen");
        assert_eq!(taken[0].manner, "");
    }),
    ("EP-10", || {
        let position = after("p1n/3/1P1 d", "a3a1q");
        assert_eq!(position.en_passant(), Some(Square::A2));
        list(&position, &format!("b1xa2 e.p. b1b2 {}", four("b1b3")));
    }),
    ("EP-11", || {
        refused(&jumped().position_text(), "b3a3", "E_PATTERN")
    }),
    ("EP-12", || {
        let party = played(short(START), "a1a3q b3a2");
        let facts = party.history("machine").unwrap().remove(1).facts;
        assert_eq!(facts.piece, "pawn");
        let taken = Captured {
            piece: "queen",
            side: Side::First,
            site: square_site(Square::A3),
            manner: "en_passant",
            by: Some(Captor {
                piece: "pawn",
                from: square_site(Square::B3),
            }),
        };
        assert_eq!(facts.captured, [taken]);
    }),
    ("EP-13", || {
        moves("Qp1/1N1/3 d a2", "b3xa2 e.p.");
        assert_eq!(short("Qp1/1N1/3 d a2").outcome(), None);
    }),
    ("EP-14", || {
        let outcome = short("Qp1/1N1/3 d").outcome();
        assert_eq!(
            outcome.map(|outcome| outcome.reason),
            Some(Reason::NoAction.into())
        );
    }),
    ("EP-15", || {
        ends("1p1/3/P2 l - 2.0 0.2 0 0", "a1a3q b3a2", "empty 1-0 (2:1)");
    }),
    ("EP-16", || {
        assert_eq!(load_code("Qp1/n2/3 d a2 0.2 0.1 0 1"), "E_POS_EP");
    }),
    ("EP-17", || {
        assert_eq!(load_code("Q1p/3/2N d a2 0.1 0.2 0 1"), "E_POS_EP");
    }),
    ("EP-18", || {
        let party = played(set_up("PNB:BPR"), "b1a3 b3b1q a1b2");
        let text = party.position().position_text();
        assert_eq!(text, "N1r/1P1/2B d - 0.0 0.2 0 3");
    }),
];
