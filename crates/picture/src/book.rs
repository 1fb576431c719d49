//! The drawings of one game, as the page's sources wrote them down.

use std::collections::BTreeMap;

use rules::Side;

use crate::NoPicture;
use crate::place::{Area, Place};
use crate::read;
use crate::style::Styles;

/// What a game's pictures are made of.
#[derive(Debug)]
pub struct Drawings {
    pub(crate) common: Common,
    pub(crate) game: OfGame,
    sets: Vec<Set>,
}

impl Drawings {
    /// Those of the game with that id; `None` where it has none.
    ///
    /// # Errors
    /// [`NoPicture::Damaged`] where the drawings in this build cannot be read.
    pub fn of(game: &str) -> Result<Option<Drawings>, NoPicture> {
        read::book(include_str!("../drawings.txt"), game)
    }

    pub(crate) fn new(common: Common, game: OfGame, sets: Vec<Set>) -> Drawings {
        Drawings { common, game, sets }
    }

    /// The sets of pieces, the traditional one first.
    #[must_use]
    pub fn sets(&self) -> &[Set] {
        &self.sets
    }
}

/// A set of pieces.
#[derive(Debug)]
pub struct Set {
    pub(crate) name: &'static str,
    pub(crate) figures: Figures,
}

impl Set {
    /// What it is called: `signs`, `pictures`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }
}

/// The pieces of both sides by their kind.
pub(crate) type Figures = BTreeMap<(Side, &'static str), Vec<Shape>>;

/// A part of a piece, in a box of 100 by 100.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) role: &'static str,
    /// A line where it has a width, otherwise filled.
    pub(crate) width: Option<f64>,
    pub(crate) d: &'static str,
}

/// What all games share.
#[derive(Debug, Default)]
pub(crate) struct Common {
    /// Alone, as a carrier, the first and any further passenger: size, and the way of the middle.
    pub(crate) poses: Vec<[f64; 3]>,
    /// How far marks stay from the edge, and how round they are.
    pub(crate) trail: [f64; 2],
    pub(crate) trail_of_board: [f64; 2],
    pub(crate) ring: f64,
    /// Where the number of a stack stands, and its radius.
    pub(crate) count: [f64; 2],
    /// The edge of a guest.
    pub(crate) guest: f64,
    /// The radius of a mark, the size of its icon, and of all of it on a passenger.
    pub(crate) badge: [f64; 3],
    pub(crate) marks: Vec<Mark>,
    pub(crate) styles: Styles,
}

/// A mark on a piece.
#[derive(Debug)]
pub(crate) struct Mark {
    pub(crate) code: &'static str,
    /// The first one's middle, and how far the next one is.
    pub(crate) spot: [f64; 3],
    pub(crate) fill: Option<&'static str>,
    pub(crate) stroke: Option<&'static str>,
}

/// What one game has of its own.
#[derive(Debug, Default)]
pub(crate) struct OfGame {
    /// How much of its cell a piece fills.
    pub(crate) piece: f64,
    /// Its sets: their names, and what they are called among the figures.
    pub(crate) sets: Vec<(&'static str, &'static str)>,
    pub(crate) colours: BTreeMap<(Side, &'static str), &'static str>,
    pub(crate) styles: Styles,
    pub(crate) views: BTreeMap<Side, View>,
}

/// The board as one side sees it.
#[derive(Debug)]
pub(crate) struct View {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) places: Vec<Place>,
    /// Where boards may stand.
    pub(crate) anchors: Vec<Area>,
    pub(crate) ground: Vec<Ground>,
    pub(crate) coordinates: Vec<Coordinate>,
    pub(crate) seats: Vec<Seat>,
}

/// What must be there.
#[derive(Clone, Copy, Debug)]
pub(crate) enum When {
    Always,
    Site(u16),
    Board(u8, Side),
}

#[derive(Debug)]
pub(crate) struct Ground {
    pub(crate) role: &'static str,
    /// The size of the cells that it lies among.
    pub(crate) scale: f64,
    /// The unit of its path.
    pub(crate) unit: f64,
    pub(crate) when: When,
    pub(crate) d: &'static str,
}

#[derive(Debug)]
pub(crate) struct Coordinate {
    pub(crate) tone: &'static str,
    pub(crate) when: When,
    pub(crate) size: f64,
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) anchor: Anchor,
    pub(crate) text: &'static str,
}

/// What of a word stands at its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
}

/// A place in a court for one who has left the board.
#[derive(Debug)]
pub(crate) struct Seat {
    pub(crate) court: u16,
    /// The code of what counts them.
    pub(crate) meter: &'static str,
    /// Whose pieces sit there.
    pub(crate) side: Side,
    pub(crate) x: f64,
    pub(crate) y: f64,
}
