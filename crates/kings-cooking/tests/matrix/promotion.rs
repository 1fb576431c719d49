//! PROMO: promotion.

use kings_cooking::geometry::Square;
use kings_cooking::piece::Unit;
use kings_cooking::{KingsCooking, Link, square_site};
use record::Format;
use rules::{Game, Pick, Position, Present, Side, Standing, Text, Word};
use table::Match;

use super::support::{Row, after, ends, four, legal, moves, played, refused, set_up, standing};
use crate::common::short;

fn unit(letter: char) -> Option<Unit> {
    Unit::from_letter(letter)
}

pub(crate) const ROWS: &[Row] = &[
    ("PROMO-1", || {
        refused("2n/P2/3 l", "a2a3", "E_PROMO_REQUIRED");
        let refusal = short("2n/P2/3 l")
            .explain("a2a3", Standing::Open)
            .unwrap_err();
        for choice in four("a2a3").split(' ') {
            assert!(refusal.to_string().contains(choice), "{refusal}");
        }
    }),
    ("PROMO-2", || {
        for (text, letter) in [
            ("a2a3q", 'Q'),
            ("a2a3r", 'R'),
            ("a2a3b", 'B'),
            ("a2a3n", 'N'),
        ] {
            let position = after("2n/P2/3 l", text);
            assert_eq!(position.unit(Square::A3), unit(letter), "{text}");
            assert_eq!(position.actor(), Side::Second);
        }
    }),
    ("PROMO-3", || {
        refused("2n/P2/3 l", "a2a3k", "E_PROMO_KIND");
        refused("2n/P2/3 l", "a2a3p", "E_PROMO_KIND");
    }),
    ("PROMO-4", || {
        refused("2n/3/P2 l", "a1a2q", "E_PROMO_UNEXPECTED")
    }),
    ("PROMO-5", || {
        let position = after("2n/3/P2 l", "a1a3n");
        assert_eq!(position.position_text(), "N1n/3/3 d - 0.2 0.2 0 1");
    }),
    ("PROMO-6", || {
        let position = after("r2/1P1/2n l", "b2a3b");
        assert_eq!(position.position_text(), "B2/3/2n d - 0.2 0.2 0 1");
    }),
    ("PROMO-7", || {
        assert_eq!(after("1p1/3/N2 d", "b3b1r").unit(Square::B1), unit('r'));
    }),
    ("PROMO-8", || {
        // A pending choice is a pick path: it lives beside the position, and giving it up leaves no trace.
        let mut party = Match::new(short("2n/P2/2N l"));
        let kept = (party.position().clone(), party.record());
        let path = [
            Pick::Site(square_site(Square::A2)),
            Pick::Site(square_site(Square::A3)),
        ];
        let offered: Vec<Vec<Pick>> = party
            .position()
            .legal_steps()
            .into_iter()
            .map(|step| party.position().picks(step))
            .filter(|picks| picks.starts_with(&path))
            .collect();
        let words = ["queen", "rook", "bishop", "knight"];
        let choices: Vec<Pick> = offered.iter().map(|picks| picks[2]).collect();
        assert_eq!(choices, words.map(|word| Pick::Choice(Word::new(word))));
        assert_eq!(party.play("a2a3").unwrap_err().code, "E_PROMO_REQUIRED");
        assert_eq!((party.position().clone(), party.record()), kept);
        assert!(party.plies().is_empty());
        party.play("c1a2").unwrap_err();
        party.play("c1b3").unwrap();
        assert_eq!(party.plies().len(), 1);
    }),
    ("PROMO-9", || {
        let party = played(short("2n/P2/3 l"), "a2a3q");
        let entry = party.history("machine").unwrap().remove(0);
        assert_eq!(
            (entry.facts.piece, entry.facts.promotion),
            ("pawn", Some("queen"))
        );
        assert_eq!(
            (entry.facts.from.as_str(), entry.facts.to.as_str()),
            ("a2", "a3")
        );
        let text = party.position().position_text();
        assert_eq!(entry.digest, crc32fast::hash(text.as_bytes()));
    }),
    ("PROMO-10", || refused("Q1n/P2/3 l", "a2a3q", "E_OWN_PIECE")),
    ("PROMO-11", || {
        moves("Q1n/2P/2P l", "a3a2 a3a1 a3b2 a3b3 a3xc3 a3off")
    }),
    ("PROMO-12", || legal("1Qn/P2/3 l", "a2a3q")),
    ("PROMO-13", || {
        let party = played(short("2n/P2/3 l"), "a2a3q c3b1 a3off");
        assert_eq!(party.position().tallies(Side::First).guests, 1);
        ends("2n/P2/3 l", "a2a3q c3b1 a3off", "empty 1/2 (1:1)");
    }),
    ("PROMO-14", || refused("rnb/3/PPP l", "a1a3q", "E_BLOCKED")),
    ("PROMO-15", || {
        refused("rnb/3/RNB l", "a1a3q", "E_PROMO_UNEXPECTED");
        refused("1p1/3/RN1 l", "b3b1q", "E_NOT_YOURS");
    }),
    ("PROMO-16", || {
        refused("n2/1P1/3 l", "b2a3", "E_PROMO_REQUIRED");
        let party = played(short("n2/1P1/3 l"), "b2a3q");
        assert_eq!(standing(&party), "empty 1-0 (1:0)");
    }),
    ("PROMO-17", || {
        let sent = played(set_up("PNB:BPR"), "b1a3 b3b1q").record();
        let link = Link.write(&sent).unwrap().text;
        let mut party = Match::new(KingsCooking::start(()));
        party.replay(&Link.read(&link).unwrap().record).unwrap();
        assert_eq!(party.position().unit(Square::B1), unit('q'));
        party.play("a1b2").unwrap();
    }),
];
