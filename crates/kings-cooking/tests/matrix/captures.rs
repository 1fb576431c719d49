//! CAP: captures.

use rules::{Side, Text};

use super::support::{Row, after, four, legal, moves, refused};

pub(crate) const ROWS: &[Row] = &[
    ("CAP-1", || {
        let position = after("rnb/3/RNB l - 0.0 0.0 0 0", "a1a3");
        assert_eq!(position.position_text(), "Rnb/3/1NB d - 0.0 0.1 0 1");
        assert_eq!(Side::ALL.map(|side| position.tallies(side).guests), [0, 0]);
    }),
    ("CAP-2", || refused("rnb/3/RNB l", "a1b1", "E_OWN_PIECE")),
    ("CAP-3", || legal("rnb/3/RNB l", "b1c3")),
    ("CAP-4", || refused("1n1/1P1/2R l", "b2b3q", "E_BLOCKED")),
    ("CAP-5", || refused("2n/3/1P1 l", "b1a2", "E_NO_CAPTURE")),
    ("CAP-6", || {
        moves("2n/1P1/3 l", &format!("{} {}", four("b2b3"), four("b2c3")));
    }),
    ("CAP-7", || {
        moves(
            "rnb/P2/1NB l",
            &format!("{} b1xa3 b1xc3 c1xa3 c1b2", four("a2b3")),
        );
    }),
    ("CAP-8", || {
        // A queen that was placed, and one that was promoted: taken alike.
        let placed = after("Qr1/3/2N d", "b3a3");
        let promoted = after("1r1/P2/2N l", "a2a3q b3a3");
        for position in [placed, promoted] {
            assert_eq!(position.tallies(Side::First).captured, 2);
            assert!(position.position_text().starts_with("r2/3/2N l - 0.2 "));
        }
    }),
    ("CAP-9", || moves("ppp/1P1/P1P d", "a3a2 a3xb2 c3xb2 c3c2")),
];
