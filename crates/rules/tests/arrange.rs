//! Set-ups, on the smallest game: what a field can hold, who hears what is wrong, and what a set-up provides by itself.

#![allow(clippy::unwrap_used)]

use std::ops::ControlFlow;

use dummy::{Dummy, Field as Name, Options, Plan, Refusal};
use rules::{
    AnchorId, Arrange, At, BoardId, BoardView, Code, Fault, Faults, Field, FieldKind, FieldValue,
    FirstFault, Present, Reading, Side, SiteId, Text, Turned, every_fault,
};

fn plan(text: &str) -> Plan {
    Plan::read(text, Options::default()).unwrap()
}

/// What a kind reads of a word.
fn read(kind: &FieldKind, word: &str) -> Option<FieldValue> {
    kind.read(word, Dummy::universe())
}

fn sites(numbers: &[u16]) -> Vec<SiteId> {
    numbers.iter().copied().map(SiteId).collect()
}

#[test]
fn a_side_and_a_flag_are_read_by_their_words_alone() {
    let side = |side| Some(FieldValue::Side(side));
    assert_eq!(read(&FieldKind::Side, "first"), side(Side::First));
    assert_eq!(read(&FieldKind::Side, "second"), side(Side::Second));
    assert_eq!(read(&FieldKind::Flag, "no"), Some(FieldValue::Flag(false)));
    assert_eq!(read(&FieldKind::Flag, "yes"), Some(FieldValue::Flag(true)));
    for word in ["", "First", "third", "maybe"] {
        assert_eq!(read(&FieldKind::Side, word), None, "{word}");
        assert_eq!(read(&FieldKind::Flag, word), None, "{word}");
    }
}

#[test]
fn a_number_is_digits_within_its_bounds() {
    let kind = FieldKind::Number { least: 2, most: 12 };
    for (word, value) in [("2", 2), ("12", 12), ("007", 7)] {
        assert_eq!(read(&kind, word), Some(FieldValue::Number(value)));
    }
    // `u32` would read a sign, and what is too long for it is certainly too great.
    for word in ["1", "13", "", "+5", "-5", " 5", "5x", "99999999999"] {
        assert_eq!(read(&kind, word), None, "{word}");
    }
}

#[test]
fn a_place_is_one_of_those_that_are_offered_or_none() {
    let kind = FieldKind::Place {
        sites: sites(&[1, 3]),
    };
    let place = |site: Option<u16>| Some(FieldValue::Place(site.map(SiteId)));
    assert_eq!(read(&kind, "3"), place(Some(3)));
    assert_eq!(read(&kind, ""), place(None));
    for word in ["2", "9", "1,3", "-"] {
        assert_eq!(read(&kind, word), None, "{word}");
    }
}

#[test]
fn places_are_joined_by_commas() {
    let kind = FieldKind::Places {
        sites: sites(&[1, 3]),
    };
    let places = |numbers: &[u16]| Some(FieldValue::Places(sites(numbers)));
    assert_eq!(read(&kind, "3,1"), places(&[3, 1]));
    assert_eq!(read(&kind, "1"), places(&[1]));
    assert_eq!(read(&kind, ""), places(&[]));
    for word in ["2", "1,2", "1,", "1, 3"] {
        assert_eq!(read(&kind, word), None, "{word}");
    }
}

#[test]
fn a_text_has_no_spaces() {
    let text = |text: &str| Some(FieldValue::Text(text.to_owned()));
    for word in ["", "c3:F>d3..."] {
        assert_eq!(read(&FieldKind::Text, word), text(word));
    }
    for word in ["a b", "a\tb", "\n"] {
        assert_eq!(read(&FieldKind::Text, word), None, "{word}");
    }
}

/// What is told of a field is read back by its kind.
#[test]
fn fields_tell_what_they_hold_in_the_words_of_their_kind() {
    let universe = Dummy::universe();
    let three = sites(&[0, 2, 4]);
    for (field, side, word, value) in [
        (
            Field::side(Name::Turn, Side::Second),
            None,
            "second",
            FieldValue::Side(Side::Second),
        ),
        (
            Field::number(Name::Points, Some(Side::First), (0, 9), 4),
            Some(Side::First),
            "4",
            FieldValue::Number(4),
        ),
        (
            Field::flag(Name::Points, Side::Second, true),
            Some(Side::Second),
            "yes",
            FieldValue::Flag(true),
        ),
        (
            Field::flag(Name::Points, Side::First, false),
            Some(Side::First),
            "no",
            FieldValue::Flag(false),
        ),
        (
            Field::place(Name::Waiting, three.clone(), universe, Some(SiteId(2))),
            None,
            "2",
            FieldValue::Place(Some(SiteId(2))),
        ),
        (
            Field::place(Name::Waiting, three.clone(), universe, None),
            None,
            "",
            FieldValue::Place(None),
        ),
        (
            Field::places(
                Name::Waiting,
                three.clone(),
                universe,
                three[1..].iter().copied(),
            ),
            None,
            "2,4",
            FieldValue::Places(sites(&[2, 4])),
        ),
        (
            Field::text(Name::Running, "x:y".to_owned()),
            None,
            "x:y",
            FieldValue::Text("x:y".to_owned()),
        ),
    ] {
        assert_eq!((field.side, field.value.as_str()), (side, word));
        assert_eq!(read(&field.kind, &field.value), Some(value), "{field:?}");
    }
    // What somebody wrote may lie outside.
    let field = Field::number(Name::Turns, None, (0, 9), 12);
    assert_eq!(
        (field.value.as_str(), read(&field.kind, &field.value)),
        ("12", None)
    );
}

#[test]
fn a_reader_hears_the_first_fault_and_an_editor_all_of_them() {
    fn judge(asked: &mut u32, faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
        for refusal in [Refusal::Runner, Refusal::Both] {
            faults.fault(refusal, || {
                *asked += 1;
                At::sites([SiteId(1)]).and_field(Name::Points, Some(Side::Second))
            })?;
        }
        ControlFlow::Continue(())
    }
    let mut asked = 0;
    let first = FirstFault::of(|faults| judge(&mut asked, faults));
    // A reader has no use for the place.
    assert_eq!((first, asked), (Err(Refusal::Runner), 0));
    let all = every_fault(|faults| judge(&mut asked, faults));
    let at = At {
        sites: vec![SiteId(1)],
        field: Some((Code::from(Name::Points), Some(Side::Second))),
    };
    let told = [Refusal::Runner, Refusal::Both].map(|refusal| Fault {
        refusal,
        at: at.clone(),
    });
    assert_eq!((all, asked), (told.to_vec(), 2));
    let none = |_: &mut FirstFault<Refusal>| ControlFlow::Continue(());
    assert_eq!(FirstFault::of(none), Ok(()));
    assert_eq!(every_fault::<Refusal>(|_| ControlFlow::Continue(())), []);
    let field = At::field(Name::Turn, None);
    assert_eq!(field.field, Some((Name::Turn.into(), None)));
    assert_eq!((At::default().sites, field.sites), (vec![], vec![]));
}

/// The faults of a set-up: the codes of the refusals, their places and their fields.
#[test]
fn everything_that_is_wrong_is_told_where_it_is() {
    let told = |text: &str| -> Vec<(String, Vec<u16>, &str)> {
        let faults = plan(text).faults();
        let rows = faults.iter().map(|Fault { refusal, at }| {
            let field = at.field.map_or("-", |(name, _)| name.as_str());
            let sites = at.sites.iter().map(|site| site.0).collect();
            (format!("{refusal:?}"), sites, field)
        });
        rows.collect()
    };
    let row = |refusal: &str, sites: &[u16], field| (refusal.to_owned(), sites.to_vec(), field);
    assert_eq!(told("11...22 1 - - 0:0 0"), []);
    assert_eq!(
        told("..2.... 1 3 2 0:0 0"),
        [
            row("Runner", &[3], "running"),
            row("Waiting", &[2], "waiting"),
            row("Both", &[3], "running"),
        ]
    );
    assert_eq!(
        told("2.1.... 1 - - 0:0 0"),
        [row("Arrived", &[0], "waiting")]
    );
    assert_eq!(told("2.1.... 1 2 - 0:0 0"), []);
    assert_eq!(told("2.1.... 1 - 0 0:0 0"), []);
}

#[test]
fn the_picture_of_a_set_up_shows_what_stands_where() {
    let whole = plan("1.2.1.2 1 - - 2:5 7");
    let scene = whole.scene();
    let position = whole.finish().unwrap();
    // A position without debts and runs looks no different.
    assert_eq!(scene, position.scene());
    assert_eq!(scene.sites, whole.sites());
    assert_eq!(scene.sites, whole.places());
    assert_eq!(scene.meters, whole.meters());
    let stands: Vec<(u16, Side)> = scene
        .pieces
        .iter()
        .map(|view| (view.site.0, view.side))
        .collect();
    let [first, second] = Side::ALL;
    assert_eq!(stands, [(0, first), (2, second), (4, first), (6, second)]);
    // No boards move in this game, and to try so changes nothing.
    assert_eq!(whole.boards(), []);
    let mut moved = whole.clone();
    moved.move_board(0, AnchorId(0), Turned::Yes);
    assert_eq!(moved, whole);
}

#[test]
fn a_set_up_is_finished_by_the_reader_of_position_texts() {
    for text in ["11...22 1 - - 0:0 0", ".11..22 1 2 - 0:0 0"] {
        let options = Options { automatic: true };
        let plan = Plan::read(text, options).unwrap();
        assert_eq!(
            plan.finish(),
            Dummy::read_position(text, Reading::Strict, options)
        );
        assert_eq!(plan.finish().unwrap().options(), options);
    }
    assert_eq!(plan("2.1.... 1 - - 0:0 0").finish(), Err(Refusal::Arrived));
}

/// A game that has boards that move, and no meters.
#[test]
fn what_a_game_has_is_in_the_picture_and_what_it_has_not_is_empty() {
    const BOARD: BoardView = BoardView {
        name: "WQL",
        board: BoardId(0),
        anchor: AnchorId(1),
        rotated: true,
        owner: Side::First,
        controller: None,
    };

    #[derive(Clone)]
    struct Bare(Plan);

    impl Arrange for Bare {
        type Game = Dummy;
        type Piece = Side;
        type Name = Name;
        fn blank(options: Options) -> Bare {
            Bare(Plan::blank(options))
        }
        fn read(text: &str, options: Options) -> Result<Bare, Refusal> {
            Plan::read(text, options).map(Bare)
        }
        fn write(&self) -> String {
            self.0.write()
        }
        fn options(&self) -> Options {
            self.0.options()
        }
        fn palette(&self) -> Vec<Side> {
            self.0.palette()
        }
        fn brush(&self, piece: Side) -> rules::Brush {
            self.0.brush(piece)
        }
        fn fits(&self, piece: Side, site: SiteId) -> bool {
            self.0.fits(piece, site)
        }
        fn places(&self) -> Vec<SiteId> {
            self.0.places()
        }
        fn put(&mut self, piece: Side, site: SiteId) {
            self.0.put(piece, site);
        }
        fn take(&mut self, site: SiteId) {
            self.0.take(site);
        }
        fn standing(&self, site: SiteId) -> Vec<Side> {
            self.0.standing(site)
        }
        fn boards(&self) -> Vec<BoardView> {
            vec![BOARD]
        }
        fn fields(&self) -> Vec<Field<Name>> {
            self.0.fields()
        }
        fn set(&mut self, name: Name, side: Option<Side>, value: FieldValue) {
            self.0.set(name, side, value);
        }
        fn faults(&self) -> Vec<Fault<Refusal>> {
            self.0.faults()
        }
        fn mirrored(&self) -> Bare {
            Bare(self.0.mirrored())
        }
    }

    let bare = Bare(plan("11...22 1 - - 0:0 0"));
    let scene = bare.scene();
    assert_eq!((scene.boards, scene.meters), (vec![BOARD], vec![]));
    assert_eq!(scene.sites.len(), 7);
}
