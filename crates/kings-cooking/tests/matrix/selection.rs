//! SEL: choosing pieces.

use kings_cooking::geometry::File;
use kings_cooking::piece::Kind;
use kings_cooking::setup::{LineUp, Selection, offered, start};
use kings_cooking::{KingsCooking, Refusal};
use rules::{Game, Position, Refused, Side, Text};

use super::support::{Row, set_up};
use crate::common::reflected;

fn kinds(letters: &str) -> Vec<Kind> {
    letters.chars().filter_map(Kind::from_letter).collect()
}

fn code<T: std::fmt::Debug>(result: Result<T, Refusal>) -> &'static str {
    result.unwrap_err().code()
}

fn text(name: &str) -> String {
    set_up(name).position_text()
}

pub(crate) const ROWS: &[Row] = &[
    ("SEL-1", || {
        let start = KingsCooking::start(()).position_text();
        assert_eq!(start, "rnb/3/RNB l - 0.0 0.0 0 0");
        assert_eq!(text("start"), start);
    }),
    ("SEL-2", || {
        assert_eq!(text("QRB"), "qrb/3/QRB l - 0.0 0.0 0 0");
    }),
    ("SEL-3", || {
        assert_eq!(text("PNB:BPR"), "bpr/3/PNB l - 0.0 0.0 0 0");
    }),
    ("SEL-4", || {
        assert_eq!(code(LineUp::new(&kinds("QQR"))), "E_SEL_LIMIT");
        assert_eq!(code(KingsCooking::setup("QQR", ())), "E_SEL_LIMIT");
    }),
    ("SEL-5", || {
        assert_eq!(code(LineUp::new(&kinds("RRR"))), "E_SEL_LIMIT");
    }),
    ("SEL-6", || {
        assert!(LineUp::new(&kinds("PPP")).is_ok());
    }),
    ("SEL-7", || {
        assert_eq!(code(LineUp::new(&kinds("RN"))), "E_SEL_COUNT");
        assert_eq!(code(KingsCooking::setup("RN", ())), "E_SEL_COUNT");
    }),
    ("SEL-8", || {
        assert_eq!(code("RKB".parse::<LineUp>()), "E_SEL_KIND");
        assert_eq!(code(KingsCooking::setup("RKB", ())), "E_SEL_KIND");
    }),
    ("SEL-9", || {
        assert_eq!(text("RRB:RRN"), "rrn/3/RRB l - 0.0 0.0 0 0");
    }),
    ("SEL-10", || {
        let picks = [Some(Kind::Rook), Some(Kind::Queen), None];
        assert!(offered(picks, File::B).contains(&Kind::Queen));
        assert!(!offered(picks, File::C).contains(&Kind::Queen));
    }),
    ("SEL-11", || {
        let line_up = |letters: &str| letters.parse::<LineUp>().unwrap();
        let (one, other) = (line_up("RNB"), line_up("RNQ"));
        assert_eq!(code(start(Selection::Mirrored, one, other)), "E_SEL_MIRROR");
        assert_eq!(code(start(Selection::Random, one, other)), "E_SEL_MIRROR");
        assert_eq!(
            code(KingsCooking::setup("mirrored:RNB:RNQ", ())),
            "E_SEL_MIRROR"
        );
        assert!(start(Selection::Independent, one, other).is_ok());
    }),
    ("SEL-12", || {
        let vectors = [
            (0, "RRP"),
            (1, "RPR"),
            (2, "RNN"),
            (3, "QNN"),
            (42, "QPB"),
            (u64::MAX, "NPN"),
        ];
        for (seed, line_up) in vectors {
            assert_eq!(text(&format!("random:{seed}")), text(line_up), "{seed}");
        }
    }),
    ("SEL-13", || {
        assert_eq!(LineUp::all().count(), 109);
        let palindromes = LineUp::all().filter(|line_up| reflected(*line_up) == *line_up);
        assert_eq!(palindromes.count(), 17);
    }),
    ("SEL-14", || {
        // The creator's colour is no part of the position: whoever plays Light begins.
        for name in ["RNB", "PPP:QRB", "random:7"] {
            assert_eq!(set_up(name).actor(), Side::First);
        }
    }),
];
