//! Positions that are set up by hand: what can be put where, and what is still wrong.

mod fault;
mod field;
mod refusal;

pub use fault::{At, Fault, Faults, FirstFault, every_fault};
pub use field::{Field, FieldKind, FieldValue};
pub use refusal::ArrangeRefusal;

use crate::{
    AnchorId, Badge, BoardView, Codes, Meter, PieceView, Present, Reading, Scene, Side, SiteId,
    Text,
};

/// A set-up: everything that a position text can say, whether or not it is a position of the game.
///
/// It is read from a text by grammar alone; what it means is judged by [`Arrange::faults`], and by nobody else: the reader of position
/// texts refuses the first of them. So a set-up without faults is a position, and one with faults is none.
pub trait Arrange: Clone {
    /// The game.
    type Game: Present;
    /// A piece as it can be put down: side, kind and marks.
    type Piece: Copy + Eq;
    /// The names of [`Arrange::fields`].
    type Name: Codes;

    /// No pieces, movable boards at home, the first side's turn.
    fn blank(options: <Self::Game as Text>::Options) -> Self;

    /// Reads a position text by its grammar alone.
    ///
    /// # Errors
    /// The codes of the rules text for what cannot be read.
    fn read(
        text: &str,
        options: <Self::Game as Text>::Options,
    ) -> Result<Self, <Self::Game as Text>::Refusal>;

    /// The text. What [`Arrange::read`] makes of it is this set-up.
    fn write(&self) -> String;

    /// The rule options.
    fn options(&self) -> <Self::Game as Text>::Options;

    /// Every piece that there is.
    fn palette(&self) -> Vec<Self::Piece>;

    /// What is told of a piece.
    fn brush(&self, piece: Self::Piece) -> Brush;

    /// Whether such a piece can stand on a place by the rules, whatever else stands on the boards.
    fn fits(&self, piece: Self::Piece, site: SiteId) -> bool;

    /// The places that exist and can hold a piece, ascending.
    fn places(&self) -> Vec<SiteId>;

    /// Puts a piece on one of [`Arrange::places`]: beside what stands there if the two may share it, else instead of it.
    fn put(&mut self, piece: Self::Piece, site: SiteId);

    /// Takes everything from one of [`Arrange::places`].
    fn take(&mut self, site: SiteId);

    /// The pieces that stand on a place, the carrier first.
    fn standing(&self, site: SiteId) -> Vec<Self::Piece>;

    /// The movable boards as they stand.
    fn boards(&self) -> Vec<BoardView> {
        Vec::new()
    }

    /// Puts a movable board (its number in [`Arrange::boards`]) on a pin on which no other stands, with the pieces that it holds.
    fn move_board(&mut self, _board: usize, _pin: AnchorId, _turned: Turned) {}

    /// What a position has beside boards and pieces.
    fn fields(&self) -> Vec<Field<Self::Name>>;

    /// Gives a field a value of its kind. A value of another kind changes nothing: whoever asks has read it by the kind.
    fn set(&mut self, name: Self::Name, side: Option<Side>, value: FieldValue);

    /// The meters of the picture.
    fn meters(&self) -> Vec<Meter> {
        Vec::new()
    }

    /// Everything that is wrong, in the order in which the reader of position texts asks.
    fn faults(&self) -> Vec<Fault<<Self::Game as Text>::Refusal>>;

    /// The same with the sides exchanged.
    #[must_use]
    fn mirrored(&self) -> Self;

    /// The picture: what stands where. Threats and debts are those of a position.
    fn scene(&self) -> Scene {
        let pieces = self.places().into_iter().flat_map(|site| {
            let standing = self.standing(site);
            standing.into_iter().map(move |piece| {
                let brush = self.brush(piece);
                PieceView {
                    site,
                    side: brush.side,
                    kind: brush.kind,
                    badges: brush.badges,
                }
            })
        });
        Scene {
            pieces: pieces.collect(),
            sites: self.sites(),
            boards: self.boards(),
            meters: self.meters(),
            ..Scene::default()
        }
    }

    /// The places of the picture, ascending: with those that hold no pieces.
    fn sites(&self) -> Vec<SiteId> {
        self.places()
    }

    /// The position.
    ///
    /// # Errors
    /// The first of [`Arrange::faults`]: the reader of position texts is the only judge.
    fn finish(&self) -> Result<Self::Game, <Self::Game as Text>::Refusal> {
        Self::Game::read_position(&self.write(), Reading::Lenient, self.options())
    }
}

/// Whether a board is turned by 180 degrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turned {
    /// As it stands at the start.
    No,
    /// By 180 degrees.
    Yes,
}

/// A piece as it is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brush {
    /// How position texts write it; no two brushes of a game have the same.
    pub text: String,
    /// Whose it is.
    pub side: Side,
    /// Its kind in the game's own words.
    pub kind: &'static str,
    /// The marks on it.
    pub badges: Vec<Badge>,
}
