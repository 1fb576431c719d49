//! What eyes and hands need (rules: 18).

mod blame;
mod drawing;
mod facts;
mod notes;
mod picks;
mod refusals;
mod scene;
mod universe;

use rules::{
    Effect, Meter, Note, Pick, Position as _, Present, Scene, SiteId, StepFacts, Universe,
};

use crate::position::TriD;
use crate::refusal::Refusal;
use crate::step::Step;

pub use notes::Remark;
pub use refusals::Landing;
pub use scene::Mark;
pub(crate) use universe::{pin_of, site_id, square_of};

impl Present for TriD {
    fn universe() -> &'static Universe {
        universe::universe()
    }

    fn scene(&self) -> Scene {
        scene::scene(self)
    }

    fn meters(&self) -> Vec<Meter> {
        scene::meters(self)
    }

    fn picks(&self, step: Step) -> Vec<Pick> {
        picks::picks(self, step)
    }

    fn facts(&self, step: Step) -> StepFacts {
        facts::facts(self, step)
    }

    fn effects(&self, step: Step, after: &TriD) -> Vec<Effect> {
        facts::effects(self, step, after)
    }

    fn checkers(&self) -> Vec<SiteId> {
        if self.in_check() {
            self.attackers(self.king(self.side), self.side.other())
                .map(universe::site_id)
                .collect()
        } else {
            Vec::new()
        }
    }

    fn notes(&self, step: Step) -> Vec<Note> {
        notes::notes(self, step)
    }

    fn refusals(&self, path: &[Pick]) -> Vec<(Pick, Refusal)> {
        refusals::refusals(self, path)
    }

    fn why_not(&self, path: &[Pick], pick: Pick) -> Option<Refusal> {
        blame::why_not(self, path, pick)
    }

    fn culprits(&self, refusal: &Refusal) -> Vec<SiteId> {
        blame::culprits(self, refusal)
    }

    fn drawing(&self) -> String {
        drawing::drawing(self)
    }
}

#[cfg(test)]
mod tests {
    use rules::{BoardId, Detail, Game, Pick, Position, Present, Refused as _, Side, SiteId, Text};

    use super::Remark;
    use crate::geometry::{Arrival, Board, Pin};
    use crate::testing::{actions, after, at, sq, step};
    use crate::{Options, Refusal, TriD};

    fn site(name: &str) -> SiteId {
        TriD::universe().site_named(name).unwrap()
    }

    fn board(name: &str) -> BoardId {
        let boards = &TriD::universe().boards;
        BoardId(boards.iter().position(|info| info.name == name).unwrap() as u8)
    }

    fn anchor(name: &str) -> Pick {
        let anchors = &TriD::universe().anchors;
        let index = anchors.iter().position(|info| info.name == name).unwrap();
        Pick::Anchor(rules::AnchorId(index as u8))
    }

    fn texts(picks: &[Pick]) -> Vec<String> {
        picks.iter().map(ToString::to_string).collect()
    }

    /// What is remarked on a step; a square by its name.
    fn notes(position: &TriD, text: &str) -> Vec<&'static str> {
        position
            .notes(step(position, text))
            .iter()
            .map(|note| match note.site {
                Some(site) => TriD::universe().site_name(site),
                None => note.code.as_str(),
            })
            .collect()
    }

    /// The codes against the next picks after a path, by pick.
    fn refused(position: &TriD, path: &[Pick]) -> Vec<(Pick, &'static str)> {
        let mut refused: Vec<_> = position
            .refusals(path)
            .into_iter()
            .map(|(pick, refusal)| (pick, refusal.code()))
            .collect();
        refused.sort_unstable();
        refused
    }

    #[test]
    fn the_universe_holds_every_place() {
        let universe = TriD::universe();
        assert_eq!(universe.boards.len(), 27);
        assert_eq!(universe.sites.len(), 96);
        assert_eq!(universe.anchors.len(), 12);
        let turned = &universe.boards[usize::from(board("QL3:180").0)];
        assert_eq!((turned.size, turned.corner), ((2, 2), (0, 2, 3)));
        let corner = &universe.sites[usize::from(site("d9KL6").0)];
        assert_eq!((corner.at, corner.terrain), ((4, 9, 5), "light"));
        for info in &universe.sites {
            assert!(usize::from(info.board.0) < 27);
        }
    }

    #[test]
    fn exactly_four_instances_are_visible() {
        let scene = TriD::start(Options::default()).scene();
        let shown: Vec<BoardId> = scene.boards.iter().map(|view| view.board).collect();
        assert_eq!(shown, ["QL1:0", "KL1:0", "QL6:0", "KL6:0"].map(board));
        assert_eq!(scene.sites.len(), 64);
        assert_eq!(scene.pieces.len(), 32);
        assert!(scene.boards.iter().all(|view| view.controller.is_none()));
        let riding =
            at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/n1|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10");
        let scene = after(&riding, &["QL2-QL1^"]).scene();
        let view = &scene.boards[0];
        assert_eq!(
            (view.name, view.board, view.rotated),
            ("WQL", board("QL1:180"), true)
        );
        assert_eq!(
            (view.owner, view.controller),
            (Side::First, Some(Side::Second))
        );
    }

    #[test]
    fn pawns_carry_their_labels() {
        let position =
            at("4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL2:P1/1T|KL4:1P/2|QL6:2/2|KL3:2/2 w - - - 0 10");
        let scene = position.scene();
        let badges = |name: &str| {
            let piece = scene
                .pieces
                .iter()
                .find(|piece| piece.site == site(name))
                .unwrap();
            piece
                .badges
                .iter()
                .map(|badge| (badge.code.as_str(), badge.detail.clone()))
                .collect::<Vec<_>>()
        };
        let covered = Detail::Place("BQL".to_owned());
        assert_eq!(badges("a8B"), [("deferred", Some(covered))]);
        assert_eq!(badges("z5QL2"), [], "z6 is no promotion plane");
        let missing = Detail::Words(vec!["e8KL6".to_owned()]);
        assert_eq!(badges("e7KL4"), [("frozen", Some(missing))]);
        assert_eq!(badges("a4QL2"), [("transported", None)]);
        let meter = |code, side| {
            let found = scene
                .meters
                .iter()
                .find(|meter| meter.code == code && meter.side == side);
            found.map(|meter| meter.value)
        };
        assert_eq!(meter("deferred", Some(Side::First)), Some(1));
        assert_eq!(meter("frozen", Some(Side::First)), Some(1));
        assert_eq!(meter("deferred", Some(Side::Second)), Some(0));
    }

    #[test]
    fn debts_and_checks_are_shown() {
        let owing =
            at("4/4/3K/4|4/4/1k2/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 0 10");
        let scene = owing.scene();
        assert_eq!(scene.owed.len(), 1);
        assert_eq!(
            (scene.owed[0].side, scene.owed[0].site),
            (Side::First, site("a8B"))
        );
        assert!(scene.checked.is_empty() && owing.checkers().is_empty());
        let checked =
            at("4/4/4/4|1q2/4/1K2/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(checked.scene().checked, [site("b4N")]);
        assert_eq!(checked.checkers(), [site("b6N")]);
    }

    #[test]
    fn pick_paths() {
        let riding =
            at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        let path = |text: &str| texts(&riding.picks(step(&riding, text)));
        let board_pick = format!("b{}", board("QL2:0").0);
        let pin_pick = anchor("QL3").to_string();
        assert_eq!(
            path("QL2-QL3"),
            [board_pick.clone(), pin_pick.clone(), "=same".into()]
        );
        assert_eq!(path("QL2-QL3^"), [board_pick, pin_pick, "=rotated".into()]);
        // An empty board has one arrival, so no word is needed.
        assert_eq!(path("KL1-KL2").len(), 2);
        let own = at("4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:N1/2|KL4:2/2 w - - - 0 10");
        let picks = own.picks(step(&own, "QL6-KL6^=n"));
        assert_eq!(texts(&picks)[2..], ["=rotated", "=knight"]);
        let castling =
            at("4/4/4/4|4/4/4/4|2k1/4/4/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:2/2 w KQ - - 0 10");
        assert_eq!(
            castling.picks(step(&castling, "O-O-O")),
            [Pick::Site(site("d0KL1")), Pick::Site(site("z0QL1"))]
        );
        assert_eq!(notes(&castling, "O-O"), ["castle"]);
    }

    /// The passenger is chosen first, then the pawn on the corner (rules: 18.1); one arrival needs no word (rules: 18.2).
    #[test]
    fn carried_pawns_are_chosen_before_uncovered_ones() {
        let mut options = Options {
            carried_promotion: crate::CarriedPromotion::On,
            ..Options::default()
        };
        let tfen = "4/2K1/4/4|4/2k1/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/P1|KL4:2/2 w - - - 0 10";
        let read = |options| TriD::read_position(tfen, rules::Reading::Strict, options).unwrap();
        let position = read(options);
        let played = step(&position, "QL6-KL6^=qr");
        let picks = texts(&position.picks(played));
        assert_eq!(picks[2..], ["=rotated", "=queen", "=rook"]);
        let remarks = notes(&position, "QL6-KL6^=qr");
        assert_eq!(
            remarks,
            ["rotated", "e9KL6", "carried_promotion", "cross_track"]
        );
        assert_eq!(
            notes(&position, "QL6-KL6=r"),
            ["same_position", "d8KL6", "cross_track"]
        );
        let effects: Vec<_> = position
            .effects(played, &after(&position, &["QL6-KL6^=qr"]))
            .iter()
            .map(rules::Effect::name)
            .collect();
        assert_eq!(effects, ["board_moved", "piece_promoted", "piece_promoted"]);
        assert_eq!(position.facts(played).promotion, Some("queen"));
        options.arrivals = crate::Arrivals::Identity;
        let straight = read(options);
        assert_eq!(
            texts(&straight.picks(step(&straight, "QL6-KL6=r")))[2..],
            ["=rook"]
        );
        assert_eq!(notes(&straight, "QL6-KL6=r"), ["d8KL6", "cross_track"]);
        let landings = straight.landings(Board::Bql, Pin::KL6);
        assert_eq!(landings.len(), 1, "without a choice: {landings:?}");
    }

    /// The refusal says what forward means in the game at hand (rules: 18.2, 20).
    #[test]
    fn backward_is_told_in_the_words_of_the_game() {
        let board = |side: &str, passenger: &str| {
            format!(
                "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL4:{passenger}1/2|KL6:2/2 {side} - - - 0 10"
            )
        };
        let said = |tfen: &str, options, text: &str| {
            let position = TriD::read_position(tfen, rules::Reading::Strict, options).unwrap();
            position
                .explain(text, rules::Standing::Open)
                .unwrap_err()
                .to_string()
        };
        let rank = Options {
            forward: crate::Forward::Rank,
            ..Options::default()
        };
        let number = Options::default();
        for (tfen, options, text, words) in [
            (board("w", "R"), number, "QL4-QL3", "a lower pin number"),
            (board("b", "r"), number, "QL4-QL5", "a higher pin number"),
            (board("w", "R"), rank, "QL4-QL5", "towards its side"),
        ] {
            let message = said(&tfen, options, text);
            assert!(message.contains(words), "{text}: {message}");
        }
    }

    #[test]
    fn ineligible_boards_pins_and_arrivals_say_why() {
        let start = TriD::start(Options::default());
        let codes: Vec<_> = refused(&start, &[])
            .into_iter()
            .map(|(_, code)| code)
            .collect();
        assert_eq!(codes, ["E_TOO_MANY_PASSENGERS"; 4]);

        let position =
            at("n3/4/4/2K1|4/4/2p1/4|2k1/4/4/4 QL2:2/2|KL1:2/2|QL3:2/2|KL6:2/2 w - - - 0 10");
        let boards = refused(&position, &[]);
        assert_eq!(boards.len(), 2, "Black's two: {boards:?}");
        assert!(boards.iter().all(|(_, code)| *code == "E_NOT_CONTROLLED"));
        let pins = refused(&position, &[Pick::Board(board("QL2:0"))]);
        let code = |name: &str| {
            let found = pins.iter().find(|(pick, _)| *pick == anchor(name));
            found.map(|(_, code)| *code)
        };
        assert_eq!(code("QL1"), None);
        assert_eq!(code("QL2"), Some("E_ROTATE_ONLY"));
        assert_eq!(code("QL3"), Some("E_PIN_OCCUPIED"));
        assert_eq!(code("QL4"), Some("E_NOT_ADJACENT"));
        assert_eq!(code("KL1"), Some("E_PIN_OCCUPIED"));
        assert_eq!(code("KL2"), None);
    }

    /// Only the rotated arrival leaves file a, on which the rook sees the king that rides.
    #[test]
    fn an_illegal_arrival_is_told_with_its_square() {
        let position =
            at("4/4/4/4|4/4/4/4|r1k1/4/4/4 QL2:2/1K|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10");
        let landings = position.landings(Board::Wql, Pin::from_name("QL3").unwrap());
        assert_eq!(landings[0].arrival, Arrival::Same);
        assert_eq!(landings[0].square, Some(sq("a2QL3")));
        let exposed = Refusal::RideExposes {
            from: Pin::from_name("QL2").unwrap(),
            to: Pin::from_name("QL3").unwrap(),
            square: sq("a2QL3"),
            piece: position.piece_at(sq("a8B")).unwrap(),
            at: sq("a8B"),
        };
        assert_eq!(landings[0].refusal, Some(exposed.clone()));
        assert_eq!(landings[1].square, Some(sq("z3QL3")));
        assert_eq!(landings[1].refusal, None);
        let path = [Pick::Board(board("QL2:0")), anchor("QL3")];
        let refusals = position.refusals(&path);
        assert_eq!(refusals.len(), 1);
        assert_eq!(refusals[0].0.to_string(), "=same");
        assert_eq!(refusals[0].1, exposed);
        // With one legal arrival the path needs no word.
        assert_eq!(position.picks(step(&position, "QL2-QL3^")), path);
    }

    #[test]
    fn frozen_pawns_and_castlings_say_why() {
        let frozen = at("4/2K1/4/4|4/3k/4/4|4/4/4/4 QL2:P1/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(
            refused(&frozen, &[Pick::Site(site("z5QL2"))]),
            [(Pick::Site(site("z6QL4")), "E_ADVANCEMENT_FROZEN")]
        );
        let checked =
            at("4/4/4/4|4/4/4/4|2k1/4/3r/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:2/2 w KQ - - 0 10");
        let castlings = refused(&checked, &[Pick::Site(site("d0KL1"))]);
        assert_eq!(castlings.len(), 2);
        assert!(castlings.iter().all(|(_, code)| *code == "E_CHECK"));
        let owing =
            at("4/4/3K/4|4/4/1k2/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 0 10");
        assert!(
            refused(&owing, &[])
                .iter()
                .all(|(_, code)| *code == "E_PROMOTION_REQUIRED")
        );
    }

    #[test]
    fn a_pin_says_what_is_true_of_both_arrivals() {
        let riding =
            at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:1B/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        let path = riding.picks(step(&riding, "QL2-KL3^"))[..1].to_vec();
        let offers = table::offers(&riding, &path, || None, |_| None);
        let notes = |pin: &str| {
            let pick = riding.picks(step(&riding, &format!("QL2-{pin}")))[1];
            let offer = offers.next.iter().find(|offer| offer.pick == pick).unwrap();
            assert_eq!(offer.steps, 2, "{pin}");
            offer.notes.clone()
        };
        assert_eq!(notes("KL3"), [Remark::CrossTrack.into()]);
        assert!(notes("QL3").is_empty());
        // Before the first pick nobody chooses, and nothing is said.
        let all = table::offers(&riding, &[], || None, |_| None);
        assert!(all.next.iter().all(|offer| offer.notes.is_empty()));
    }

    #[test]
    fn notes_tell_before_confirming() {
        let forcing =
            at("4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL5:2/2 b - - - 0 10");
        assert_eq!(
            notes(&forcing, "QL6-KL6"),
            ["forces_promotion", "cross_track"]
        );
        let riding =
            at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:1B/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(notes(&riding, "QL2-QL3"), ["same_position", "a3QL3"]);
        assert_eq!(
            notes(&riding, "QL2-KL3^"),
            ["rotated", "d2KL3", "cross_track"]
        );
        let mating =
            at("4/4/1k2/4|4/4/4/4|4/1PQ1/R3/4 QL1:2/2|KL1:2/2|QL6:K1/2|KL6:2/2 w - - - 0 10");
        assert_eq!(notes(&mating, "b7Bb8B=q"), ["mate"]);
        assert!(mating.notes(step(&mating, "b7Bb8B=n")).is_empty());
        let deferring =
            at("4/2K1/4/4|4/3k/4/4|4/P3/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(notes(&deferring, "a7Ba8B"), ["deferred"]);
    }

    #[test]
    fn facts_and_effects() {
        let forcing =
            at("4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL5:2/2 b - - - 0 10");
        let played = step(&forcing, "QL6-KL6");
        let facts = forcing.facts(played);
        assert_eq!((facts.piece, facts.class), ("board", "activation"));
        assert_eq!((facts.from.as_str(), facts.to.as_str()), ("QL6", "KL6"));
        let names: Vec<_> = forcing
            .effects(played, &after(&forcing, &["QL6-KL6"]))
            .iter()
            .map(rules::Effect::name)
            .collect();
        assert_eq!(names, ["board_moved", "promotion_owed"]);
        let passing =
            at("4/4/4/2K1|4/1pP1/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - b5N - 0 10");
        let facts = passing.facts(step(&passing, "c5Nb6B"));
        assert_eq!(facts.captured.len(), 1);
        assert_eq!(
            (facts.captured[0].manner, facts.captured[0].site),
            ("en_passant", site("b5N"))
        );
        for text in actions(&passing) {
            let _ = passing.facts(step(&passing, &text));
        }
        assert_eq!(passing.stage(), rules::Stage::Turn);
    }

    #[test]
    fn the_drawing_shows_all_seven_boards() {
        let drawing = TriD::start(Options::default()).drawing();
        for part in [
            "W ",
            "N ",
            "B",
            "QL1 WQL",
            "KL6 BKL",
            "1 N B B N",
            "9 r q",
            "white to move",
        ] {
            assert!(drawing.contains(part), "{part} in\n{drawing}");
        }
        assert!(drawing.ends_with('\n'));
    }
}
