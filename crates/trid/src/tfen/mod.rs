//! The position text, TFEN (rules: 11).

mod read;
mod validate;
mod write;

pub(crate) use read::read;
pub(crate) use validate::judge;
pub(crate) use write::write;

#[cfg(test)]
mod tests {
    use rules::{Game, Reading, Refused as _, Text};

    use crate::{Options, TriD};

    const START: &str = "4/4/UUUU/NBBN|4/4/4/4|nbbn/uuuu/4/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:kr/uu w KQkq - - 0 1";
    const BARE: &str = "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";

    fn refusal(text: &str) -> String {
        let refusal = TriD::read_position(text, Reading::Lenient, Options::default())
            .expect_err(&format!("'{text}' was accepted"));
        assert_eq!(refusal.code(), "E_TFEN", "{text}");
        refusal.to_string()
    }

    #[test]
    fn the_start_is_written_as_the_rules_give_it() {
        assert_eq!(TriD::start(Options::default()).position_text(), START);
        let read = TriD::read_position(START, Reading::Strict, Options::default()).unwrap();
        assert_eq!(read, TriD::start(Options::default()));
    }

    #[test]
    fn canonical_texts_return() {
        for text in [
            BARE.to_owned(),
            BARE.replace("QL1:", "QL1^:"),
            BARE.replace(" 0 10", " 4294967295 4294967295"),
            BARE.replace("QL6:2/2", "QL6:T1/2"),
            "4/4/3K/4|4/4/1k2/4|P2P/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL5:2/2 w - - a8B,d8B 0 10"
                .to_owned(),
        ] {
            let read = TriD::read_position(&text, Reading::Strict, Options::default()).unwrap();
            assert_eq!(read.position_text(), text);
        }
    }

    /// Each text has one fault; the message must speak of it.
    #[test]
    fn faults_are_named() {
        let change = |from: &str, to: &str| BARE.replacen(from, to, 1);
        for (text, word) in [
            (String::new(), "fields"),
            (BARE.replace(" w ", "  w "), "fields"),
            (format!("{BARE} x"), "fields"),
            (change("4/4/4/2K1|", ""), "main boards"),
            (
                change("4/4/4/2K1", "4/4/2K1"),
                "4 rows are needed on W; given: 3",
            ),
            (
                change("4/4/4/2K1", "4/4/4/2K2"),
                "4 cells are needed at rank 1 on W; given: 5",
            ),
            (change("4/4/4/2K1", "4/4/4/2K"), "rank 1 on W; given: 3"),
            (change("4/4/4/2K1", "4/4/4/11K1"), "single digits"),
            (change("4/4/4/2K1", "4/4/4/02K1"), "single digits"),
            (change("4/4/4/2K1", "4/4/4/2KX"), "'X' at rank 1 on W"),
            (change("|KL6:2/2", ""), "attack boards"),
            (change("QL1:2/2", "QL7:2/2"), "board WQL"),
            (change("QL1:2/2", "QL1^^:2/2"), "board WQL"),
            (
                change("QL1:2/2", "QL1:2"),
                "2 rows are needed on QL1; given: 1",
            ),
            (
                change("QL1:2/2", "QL1:3/2"),
                "2 cells are needed at rank 1 on QL1; given: 3",
            ),
            (change("QL1:2/2", "KL1:2/2"), "two boards on KL1"),
            (change(" w ", " W "), "side to move"),
            (change("w - ", "w KK "), "castling"),
            (change("w - ", "w QK "), "castling"),
            (change("w - ", "w  "), "castling"),
            (change("w - - -", "w - e2 -"), "en passant"),
            (change("w - - -", "w - - e2"), "pending"),
            (change(" 0 10", " 00 10"), "halfmove clock"),
            (change(" 0 10", " -1 10"), "halfmove clock"),
            (change(" 0 10", " +1 10"), "halfmove clock"),
            (change(" 0 10", " 4294967296 10"), "halfmove clock"),
            (change(" 0 10", " 0 0"), "move number"),
            (change(" 0 10", " 0 "), "move number"),
            (change("2K1", "1KK1"), "2 kings of White"),
            (change("2k1", "4"), "0 kings of Black"),
            (change("4/4/4/2K1", "4/1U2/4/2K1"), "unmoved pawn on b3W"),
            (change("4/4/4/2K1", "4/4/1u2/2K1"), "unmoved pawn on b2W"),
            (change("2k1/4", "1Pk1/4"), "pawn of White on b8B"),
            (change("2k1/4", "1Tk1/4"), "pawn of White on b8B"),
            (change("QL6:2/2", "QL6:P1/2"), "pawn of White on z9QL6"),
            (
                change("2K1|", "p1K1|").replace("QL1", "QL2"),
                "pawn of Black on a1W",
            ),
            (change("w - ", "w K "), "king on d0KL1"),
            (
                START.replace(
                    "KL1:UU/KR|QL6:rq/uu|KL6:kr/uu",
                    "KL6:kr/uu|QL6:rq/uu|KL1:UU/KR",
                ),
                "board WKL on KL1",
            ),
            (START.replace("UU/KR", "UR/KU"), "unmoved pawn on e0KL1"),
            (START.replace("UU/KR", "UR/K1"), "rook on e0KL1"),
        ] {
            let message = refusal(&text);
            assert!(message.contains(word), "{text}: {message}");
        }
    }

    #[test]
    fn both_kings_share_no_column() {
        let text = "4/1K2/4/4|4/4/4/1k2|4/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";
        assert!(refusal(text).contains("both kings in column b3"));
    }

    #[test]
    fn an_en_passant_pawn_must_have_just_double_stepped() {
        let tfen = |w: &str, n: &str, boards: &str, square: &str| {
            format!("{w}|{n}|2k1/4/4/4 {boards} b - {square} - 0 10")
        };
        let home = "QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2";
        let ok = tfen("4/4/4/2K1", "4/4/1P2/4", home, "b4N");
        assert!(TriD::read_position(&ok, Reading::Strict, Options::default()).is_ok());
        for (text, word) in [
            (tfen("4/4/4/2K1", "4/4/1p2/4", home, "b4N"), "no moved pawn"),
            (tfen("4/4/4/2K1", "4/4/1T2/4", home, "b4N"), "no moved pawn"),
            (tfen("4/4/4/2K1", "4/4/4/4", home, "b4N"), "no moved pawn"),
            (tfen("4/4/4/2K1", "4/1P2/4/4", home, "b5N"), "rank"),
            (tfen("4/4/1P2/2K1", "4/4/1P2/4", home, "b4N"), "home square"),
            (
                tfen("4/4/4/2K1", "4/4/1P2/1N2", home, "b4N"),
                "crossed column",
            ),
            (tfen("4/4/4/2K1", "4/4/4/1P2", home, "b3N"), "home square"),
            (
                tfen(
                    "4/4/4/2K1",
                    "4/4/4/4",
                    "QL1:2/2|KL3:1P/2|QL6:2/2|KL6:2/2",
                    "e3KL3",
                ),
                "home square",
            ),
        ] {
            let message = refusal(&text);
            assert!(message.contains(word), "{text}: {message}");
        }
    }

    #[test]
    fn a_pending_square_must_be_an_uncovered_corner_with_a_harmless_pawn() {
        let tfen = |black: &str, boards: &str, pending: &str| {
            format!("4/4/3K/4|4/4/1k2/4|{black}/4/4/4 {boards} w - - {pending} 0 10")
        };
        let open = "QL1:2/2|KL1:2/2|QL5:2/2|KL5:2/2";
        for (text, word) in [
            (
                tfen("P3", "QL1:2/2|KL1:2/2|QL6:2/2|KL5:2/2", "a8B"),
                "no pawn",
            ),
            (tfen("4", open, "a8B"), "no pawn"),
            (tfen("p3", open, "a8B"), "no pawn"),
            (tfen("1P2", open, "b8B"), "no pawn"),
            (tfen("P2P", open, "d8B,a8B"), "out of order"),
            (tfen("P3", open, "a8B,a8B"), "out of order"),
            (tfen("P3", open, "-"), "furthest rank"),
            (
                "4/4/3K/4|4/k3/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL5:2/2 w - - a8B 0 10"
                    .to_owned(),
                "queen or a knight",
            ),
        ] {
            let message = refusal(&text);
            assert!(message.contains(word), "{text}: {message}");
        }
    }

    #[test]
    fn the_side_not_to_move_is_not_in_check() {
        let text = "4/4/R3/2K1|4/4/4/4|k3/4/4/4 QL1:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10";
        assert!(refusal(text).contains("in check on a8B"));
    }
}
