//! Human notation, short (`san`) and with the whole source square (`lan`) (rules: 12.2).

mod read;
mod write;

/// How much of the source a writer gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// The shortest hint that is unique.
    Short,
    /// Always the whole square.
    Whole,
}

#[cfg(test)]
mod tests {
    use rules::{Game, Reading, Refused as _, Text};

    use crate::testing::{at, step};
    use crate::{Options, RotateInPlace, TriD};

    fn san(position: &TriD, machine: &str) -> String {
        position.write_as("san", step(position, machine)).unwrap()
    }

    fn read(position: &TriD, text: &str) -> Result<String, &'static str> {
        match position.read_as("san", text) {
            Ok(step) => Ok(position.step_text(step)),
            Err(refusal) => Err(refusal.code()),
        }
    }

    #[test]
    fn plain_moves() {
        let start = TriD::start(Options::default());
        for (machine, short, long) in [("b2Wb4N", "b4N", "b2Wb4N"), ("a1Wb3W", "Nb3W", "Na1Wb3W")] {
            let step = step(&start, machine);
            assert_eq!(start.write_as("san", step).unwrap(), short);
            assert_eq!(start.write_as("lan", step).unwrap(), long);
            assert_eq!(start.write_as("machine", step).unwrap(), machine);
        }
        assert_eq!(
            start
                .write_as("wxf", step(&start, "b2Wb4N"))
                .unwrap_err()
                .code(),
            "E_FORM"
        );
        assert_eq!(start.read_as("wxf", "b4N").unwrap_err().code(), "E_FORM");
    }

    /// File, rank, level, file and rank, whole square: the first that is unique.
    #[test]
    fn source_hints_in_their_order() {
        // Knights that reach c5N: from b3W and d3W (file), b3W and b7B (rank), b3W and b3N (level).
        let by_file =
            at("4/1N1N/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(san(&by_file, "b3Wc5N"), "Nbc5N");
        let by_rank =
            at("4/1N2/4/2K1|4/4/4/4|k3/1N2/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(san(&by_rank, "b3Wc5N"), "N3c5N");
        let by_level =
            at("4/1N2/4/2K1|4/4/4/1N2|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(san(&by_level, "b3Wc5N"), "NWc5N");
        assert_eq!(read(&by_level, "NWc5N"), Ok("b3Wc5N".to_owned()));
        assert_eq!(read(&by_level, "Nc5N"), Err("E_AMBIGUOUS"));
        // One on the same file, one on the same rank, one on the same level: file and rank.
        let by_column =
            at("4/1N1N/4/2K1|4/4/4/4|k3/1N2/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(san(&by_column, "b3Wc5N"), "Nb3c5N");
        let by_square =
            at("4/1N1N/4/2K1|4/4/4/1N2|k3/1N2/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(san(&by_square, "b3Wc5N"), "Nb3Wc5N");
    }

    #[test]
    fn pawn_captures_give_the_file_and_if_needed_the_level() {
        let one =
            at("4/4/1P2/2K1|4/4/4/2n1|1k2/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(san(&one, "b2Wc3N"), "bxc3N");
        let two =
            at("4/1P2/4/2K1|4/4/2n1/1P2|1k2/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(san(&two, "b3Wc4N"), "bWxc4N");
        assert_eq!(san(&two, "b3Nc4N"), "bNxc4N");
        assert_eq!(read(&two, "bNxc4N"), Ok("b3Nc4N".to_owned()));
        // Stepping to one square from two levels: a leading N would be a knight, so no level is written. It is still read.
        assert_eq!(san(&two, "b3Wb4W"), "b3Wb4W");
        assert_eq!(san(&two, "b3Nb4W"), "b3Nb4W");
        assert_eq!(read(&two, "Wb4W"), Ok("b3Wb4W".to_owned()));
        assert_eq!(read(&two, "Nb4W"), Err("E_NO_PIECE"));
    }

    #[test]
    fn en_passant_castling_and_promotion() {
        let passing =
            at("4/4/4/2K1|4/1pP1/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - b5N - 0 10");
        assert_eq!(san(&passing, "c5Nb6B"), "cxb6B e.p.");
        for text in ["cxb6B e.p.", "cxb6B", "cxb6B+ e.p.", "cxb6B e.p.+", "cb6B"] {
            assert_eq!(read(&passing, text), Ok("c5Nb6B".to_owned()), "{text}");
        }
        let castling =
            at("4/4/4/4|4/4/4/4|2k1/4/4/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:2/2 w KQ - - 0 10");
        for (text, machine) in [
            ("0-0", "O-O"),
            ("0-0-0", "O-O-O"),
            ("O-O-O#", "O-O-O"),
            ("O-O++", "O-O"),
        ] {
            assert_eq!(read(&castling, text), Ok(machine.to_owned()), "{text}");
        }
        let mating =
            at("4/4/1k2/4|4/4/4/4|4/1PQ1/R3/4 QL1:2/2|KL1:2/2|QL6:K1/2|KL6:2/2 w - - - 0 10");
        assert_eq!(san(&mating, "b7Bb8B=q"), "b8B=Q#");
        assert_eq!(san(&mating, "b7Bb8B=n"), "b8B=N");
        assert_eq!(read(&mating, "b8B=Q++"), Ok("b7Bb8B=q".to_owned()));
        assert_eq!(read(&mating, "b8B"), Err("E_PROMOTION_REQUIRED"));
        // As Meder's tournament rules write them.
        assert_eq!(read(&mating, "b8BQ"), Ok("b7Bb8B=q".to_owned()));
        assert_eq!(read(&mating, "b8BN+"), Ok("b7Bb8B=n".to_owned()));
        assert_eq!(read(&mating, "b7Bb8BR"), Ok("b7Bb8B=r".to_owned()));
        assert_eq!(read(&mating, "b8BK"), Err("E_SYNTAX"));
        assert_eq!(read(&mating, "b8BQQ"), Err("E_SYNTAX"));
        assert_eq!(read(&mating, "Q"), Err("E_SYNTAX"));
        assert_eq!(read(&mating, "炮"), Err("E_SYNTAX"));
    }

    #[test]
    fn board_moves_and_forced_promotions() {
        let riding =
            at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(san(&riding, "QL2-QL3"), "QL2-QL3");
        assert_eq!(san(&riding, "QL2-QL3^"), "QL2-QL3^180");
        // The arrival pin alone, where only one board can go there.
        assert_eq!(read(&riding, "QL3"), Ok("QL2-QL3".to_owned()));
        assert_eq!(read(&riding, "QL3^180"), Ok("QL2-QL3^".to_owned()));
        assert_eq!(read(&riding, "KL2"), Err("E_AMBIGUOUS"));
        assert_eq!(read(&riding, "QL5"), Err("E_NO_BOARD"));
        assert_eq!(read(&riding, "QL2-QL5"), Err("E_NOT_ADJACENT"));
        let own = at("4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:N1/2|KL4:2/2 w - - - 0 10");
        // The queen sees d5N through b7 and c6.
        assert_eq!(san(&own, "QL6-KL6=q"), "QL6-KL6(a8B=Q)+");
        assert_eq!(san(&own, "QL6-KL6^=n"), "QL6-KL6^180(a8B=N)");
        assert_eq!(read(&own, "QL6-KL6(d8B=Q)"), Err("E_NOT_PENDING"));
        let owing =
            at("4/4/3K/4|4/4/1k2/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 0 10");
        assert_eq!(san(&owing, "a8B=q"), "(a8B=Q)");
        assert_eq!(read(&owing, "(a8B=R)"), Ok("a8B=r".to_owned()));
        assert_eq!(read(&owing, "(a8BR)"), Ok("a8B=r".to_owned()));
        assert_eq!(read(&owing, "Kd3N"), Err("E_PROMOTION_REQUIRED"));
    }

    #[test]
    fn a_turn_on_the_pin() {
        let options = Options {
            rotate_in_place: RotateInPlace::On,
            ..Options::default()
        };
        let tfen = "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";
        let position = TriD::read_position(tfen, Reading::Strict, options).unwrap();
        assert_eq!(san(&position, "QL2^"), "QL2^180");
        assert_eq!(read(&position, "QL2^180"), Ok("QL2^".to_owned()));
    }

    #[test]
    fn the_reader_says_which_rule_forbids() {
        let start = TriD::start(Options::default());
        for (text, code) in [
            ("", "E_SYNTAX"),
            ("Nb9", "E_SYNTAX"),
            ("hello", "E_SYNTAX"),
            ("Nxb3W", "E_GEOMETRY"),
            ("Qb3W", "E_GEOMETRY"),
            ("Ra2W", "E_OWN_PIECE"),
            ("b4N=Q", "E_PROMOTION_BLOCKED"),
            ("O-O", "E_FIRST_MOVE"),
            ("QL1-QL2", "E_TOO_MANY_PASSENGERS"),
            ("(a8B=Q)", "E_NOT_PENDING"),
            ("é", "E_SYNTAX"),
        ] {
            assert_eq!(read(&start, text), Err(code), "{text}");
        }
    }
}
