//! The law of set-ups finds what it is for: one fault planted at a time in those of xiangqi.

use conformance::check_plan;
use rules::{Arrange, Brush, Fault, Field as Held, FieldValue, Refused as _, Side, SiteId};
use xiangqi::{Field, Options, Piece, Plan, Refusal, Xiangqi};

/// A fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Planted {
    Nothing,
    /// A counter is not taken.
    Number,
    /// A piece is put down twice as its neighbour.
    Piece,
    /// What is wrong is not told.
    Silence,
    /// It is told in another order.
    Order,
    /// The sides are not exchanged back.
    Mirror,
}

thread_local! {
    /// The law makes set-ups itself, so each of them is told here.
    static PLANTED: std::cell::Cell<Planted> = const { std::cell::Cell::new(Planted::Nothing) };
}

fn planted(what: Planted) -> bool {
    PLANTED.get() == what
}

#[derive(Clone)]
struct Spoiled(Plan);

impl Arrange for Spoiled {
    type Game = Xiangqi;
    type Piece = Piece;
    type Name = Field;

    fn blank(options: Options) -> Spoiled {
        Spoiled(Plan::blank(options))
    }

    fn read(text: &str, options: Options) -> Result<Spoiled, Refusal> {
        Plan::read(text, options).map(Spoiled)
    }

    fn write(&self) -> String {
        self.0.write()
    }

    fn options(&self) -> Options {
        self.0.options()
    }

    fn palette(&self) -> Vec<Piece> {
        self.0.palette()
    }

    fn brush(&self, piece: Piece) -> Brush {
        self.0.brush(piece)
    }

    fn fits(&self, piece: Piece, site: SiteId) -> bool {
        self.0.fits(piece, site)
    }

    fn places(&self) -> Vec<SiteId> {
        self.0.places()
    }

    fn put(&mut self, piece: Piece, site: SiteId) {
        self.0.put(piece, site);
        if planted(Planted::Piece) && site.0 == 40 {
            self.0.put(piece, SiteId(41));
        }
    }

    fn take(&mut self, site: SiteId) {
        self.0.take(site);
    }

    fn standing(&self, site: SiteId) -> Vec<Piece> {
        self.0.standing(site)
    }

    fn fields(&self) -> Vec<Held<Field>> {
        self.0.fields()
    }

    fn set(&mut self, name: Field, side: Option<Side>, value: FieldValue) {
        if !planted(Planted::Number) || name != Field::Number {
            self.0.set(name, side, value);
        }
    }

    fn faults(&self) -> Vec<Fault<Refusal>> {
        let mut faults = self.0.faults();
        if planted(Planted::Silence) {
            faults.retain(|fault| fault.refusal.code() != "E_KING");
        }
        if planted(Planted::Order) {
            faults.reverse();
        }
        faults
    }

    fn mirrored(&self) -> Spoiled {
        if planted(Planted::Mirror) && self.options() == Options::default() {
            let mut half = self.clone();
            half.set(Field::Turn, None, FieldValue::Side(Side::Second));
            return half;
        }
        Spoiled(self.0.mirrored())
    }
}

#[test]
fn every_planted_fault_is_found() {
    let text = "4k4/9/9/9/4p4/4P4/9/9/9/3K5 w - - 3 9";
    let found = |what| {
        PLANTED.set(what);
        // Chance must break the position before silence about it can be heard.
        (0..40).find_map(|seed| check_plan::<Spoiled>(text, Options::default(), seed).err())
    };
    assert_eq!(found(Planted::Nothing), None);
    for (what, said) in [
        (Planted::Number, "built by hand"),
        (Planted::Piece, "built by hand"),
        (Planted::Silence, "the reader says"),
        (Planted::Order, "the reader says"),
        (Planted::Mirror, "mirrored twice"),
    ] {
        let told = found(what).unwrap_or_else(|| panic!("{what:?} is not found"));
        assert!(told.contains(said), "{what:?}: {told}");
    }
}
