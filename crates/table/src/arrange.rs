//! Setting up positions by hand, written once for every game: deeds go in as words, everything that can be done next comes out.

use std::fmt::Display;

use rules::{
    Accepted, AnchorId, Arrange, ArrangeRefusal, Brush, Code, Codes as _, Field, FieldKind, Game,
    Present as _, Refusal, Scene, Side, SiteId, Text as _, Turned,
};

/// A place or a pin, by its number in the universe or by its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spot {
    /// By its number.
    Index(u32),
    /// By its name.
    Named(String),
}

/// What is done to a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Puts a piece on a place.
    Put {
        /// The place.
        site: Spot,
        /// The text of a brush.
        brush: String,
    },
    /// Takes everything from a place.
    Take {
        /// The place.
        site: Spot,
    },
    /// Puts a board on a pin, with whatever stands on it.
    Board {
        /// The board's own name.
        board: String,
        /// The pin.
        anchor: Spot,
        /// Whether it is turned by 180 degrees.
        turned: Turned,
    },
    /// Gives a field a value.
    Set {
        /// Its name.
        field: String,
        /// Whose it is; none for one of the whole game.
        side: Option<Side>,
        /// The value, in the words of the field's kind.
        value: String,
    },
    /// Takes every piece away, and everything else back to what it is without a history.
    Clear,
    /// Begins anew with a named start.
    Standard {
        /// Its name.
        setup: String,
    },
    /// Exchanges the sides.
    Mirror,
}

/// A set-up with everything that can be done to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arranged {
    /// It as position text.
    pub text: String,
    /// Its picture.
    pub scene: Scene,
    /// The pieces that there are.
    pub palette: Vec<Brushed>,
    /// The boards that can be moved.
    pub boards: Vec<Stand>,
    /// What a position has beside boards and pieces.
    pub fields: Vec<Field<Code>>,
    /// What is wrong, the first fault first.
    pub faults: Vec<Fault>,
    /// The canonical text of the position; none as long as something is wrong.
    pub whole: Option<String>,
}

/// A piece that can be put on places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brushed {
    /// The piece.
    pub brush: Brush,
    /// Where such a piece can stand by the rules, ascending.
    pub sites: Vec<SiteId>,
}

/// A board that can be moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    /// The board's own name.
    pub name: &'static str,
    /// The pins on which it can stand, ascending: its own, and those that are free.
    pub anchors: Vec<AnchorId>,
}

/// Something that is wrong with a set-up, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The rule.
    pub refusal: Refusal,
    /// The places of what is wrong.
    pub sites: Vec<SiteId>,
    /// The field that is wrong, and whose it is.
    pub field: Option<(Code, Option<Side>)>,
}

/// Does deeds to the set-up of a text, or to the normal start where there is none.
///
/// # Errors
/// `E_OPTION`; the codes of the game for a text that is none by its grammar, and for an unknown start; `E_ARRANGE` for a deed that means
/// nothing here.
pub fn arrange<A: Arrange>(
    options: &[(String, String)],
    text: Option<&str>,
    deeds: &[Deed],
) -> Result<Arranged, Refusal>
where
    A::Game: Game,
{
    let options = rules::read_options(options)?;
    let mut plan = match text {
        Some(text) => A::read(text, options).map_err(Refusal::from)?,
        None => of(&A::Game::start(options))?,
    };
    for deed in deeds {
        plan = done(plan, deed)?;
    }
    Ok(told(&plan))
}

/// The set-up of a position.
fn of<A: Arrange>(position: &A::Game) -> Result<A, Refusal> {
    A::read(&position.position_text(), position.options()).map_err(Refusal::from)
}

fn done<A: Arrange>(mut plan: A, deed: &Deed) -> Result<A, Refusal>
where
    A::Game: Game,
{
    match deed {
        Deed::Put { site, brush } => {
            let site = place(&plan, site)?;
            let palette = plan.palette();
            let found = palette
                .iter()
                .find(|&&piece| plan.brush(piece).text == *brush);
            let piece = *found.ok_or_else(|| ArrangeRefusal::NoBrush {
                piece: on_one_line(brush),
                accepted: texts(palette.iter().map(|&piece| plan.brush(piece).text)),
            })?;
            plan.put(piece, site);
        }
        Deed::Take { site } => {
            let site = place(&plan, site)?;
            plan.take(site);
        }
        Deed::Board {
            board,
            anchor,
            turned,
        } => {
            let stands = stands(&plan);
            let index = stands.iter().position(|stand| stand.name == board);
            let index = index.ok_or_else(|| ArrangeRefusal::NoBoard {
                name: on_one_line(board),
                accepted: texts(stands.iter().map(|stand| stand.name)),
            })?;
            let pin = pin::<A>(&stands[index], anchor)?;
            plan.move_board(index, pin, *turned);
        }
        Deed::Set { field, side, value } => {
            let fields = plan.fields();
            let found = fields
                .iter()
                .find(|known| known.name.as_str() == field && known.side == *side);
            let Some(known) = found else {
                return Err(ArrangeRefusal::NoField {
                    name: on_one_line(field),
                    accepted: texts(fields.iter().map(name::<A>)),
                }
                .into());
            };
            let universe = A::Game::universe();
            let read = known.kind.read(value, universe);
            let read = read.ok_or_else(|| ArrangeRefusal::NoValue {
                name: name::<A>(known),
                value: on_one_line(value),
                accepted: accepted::<A>(&known.kind),
            })?;
            plan.set(known.name, known.side, read);
        }
        Deed::Clear => plan = A::blank(plan.options()),
        Deed::Standard { setup } => {
            let start = A::Game::setup(setup, plan.options()).map_err(Refusal::from)?;
            plan = of(&start)?;
        }
        Deed::Mirror => plan = plan.mirrored(),
    }
    Ok(plan)
}

fn told<A: Arrange>(plan: &A) -> Arranged {
    let places = plan.places();
    let palette = plan.palette().into_iter().map(|piece| Brushed {
        brush: plan.brush(piece),
        sites: places
            .iter()
            .copied()
            .filter(|&site| plan.fits(piece, site))
            .collect(),
    });
    let fields = plan.fields().into_iter().map(|field| Field {
        name: field.name.into(),
        side: field.side,
        kind: field.kind,
        value: field.value,
    });
    let faults = plan.faults().into_iter().map(|fault| Fault {
        refusal: fault.refusal.into(),
        sites: fault.at.sites,
        field: fault.at.field,
    });
    Arranged {
        text: plan.write(),
        scene: plan.scene(),
        palette: palette.collect(),
        boards: stands(plan),
        fields: fields.collect(),
        faults: faults.collect(),
        whole: plan.finish().ok().map(|position| position.position_text()),
    }
}

fn stands<A: Arrange>(plan: &A) -> Vec<Stand> {
    let boards = plan.boards();
    let pins = A::Game::universe().anchors.len();
    let free = |own: AnchorId| {
        let pins = (0u8..).take(pins).map(AnchorId);
        let free = pins.filter(|&pin| pin == own || boards.iter().all(|board| board.anchor != pin));
        free.collect()
    };
    let stands = boards.iter().map(|board| Stand {
        name: board.name,
        anchors: free(board.anchor),
    });
    stands.collect()
}

fn place<A: Arrange>(plan: &A, spot: &Spot) -> Result<SiteId, Refusal> {
    let site = match spot {
        Spot::Index(index) => u16::try_from(*index).ok().map(SiteId),
        Spot::Named(name) => A::Game::universe().site_named(name),
    };
    site.filter(|site| plan.places().contains(site))
        .ok_or_else(|| {
            let place = on_one_line(spot);
            ArrangeRefusal::NoPlace { place }.into()
        })
}

fn pin<A: Arrange>(stand: &Stand, spot: &Spot) -> Result<AnchorId, Refusal> {
    let anchors = &A::Game::universe().anchors;
    let index = match spot {
        Spot::Index(index) => usize::try_from(*index).ok(),
        Spot::Named(name) => anchors.iter().position(|info| info.name == *name),
    };
    let pin = index.and_then(|index| u8::try_from(index).ok().map(AnchorId));
    pin.filter(|pin| stand.anchors.contains(pin))
        .ok_or_else(|| {
            let names = stand.anchors.iter();
            ArrangeRefusal::NoPin {
                name: stand.name.to_owned(),
                pin: on_one_line(spot),
                accepted: texts(names.map(|pin| anchors[usize::from(pin.0)].name.as_str())),
            }
            .into()
        })
}

/// A field as it is named in a deed.
fn name<A: Arrange>(field: &Field<A::Name>) -> String {
    let side = field.side.map(|side| [" first", " second"][side.index()]);
    format!("{}{}", field.name.as_str(), side.unwrap_or_default())
}

fn accepted<A: Arrange>(kind: &FieldKind) -> Accepted {
    match kind {
        FieldKind::Side => texts(["first", "second"]),
        FieldKind::Flag => texts(["no", "yes"]),
        FieldKind::Number { least, most } => texts([format!("{least} to {most}")]),
        FieldKind::Place { sites } | FieldKind::Places { sites } => {
            let universe = A::Game::universe();
            texts(sites.iter().map(|&site| universe.site_name(site)))
        }
        FieldKind::Text => texts(["a text without spaces"]),
    }
}

fn texts<T: Into<String>>(words: impl IntoIterator<Item = T>) -> Accepted {
    words.into_iter().collect()
}

impl Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Spot::Index(index) => write!(f, "{index}"),
            Spot::Named(name) => f.write_str(name),
        }
    }
}

/// A text of a stranger for a message, which is one line and short.
fn on_one_line(text: impl Display) -> String {
    let text = text.to_string();
    let shown = text.chars().take(40);
    shown
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect()
}

/// What an erased listing calls.
pub type Arranger = fn(
    options: &[(String, String)],
    text: Option<&str>,
    deeds: &[Deed],
) -> Result<Arranged, Refusal>;
