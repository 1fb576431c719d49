//! What the judge must be able to ask a position.

use std::fmt::Debug;

use rules::{Side, SiteId, Text};

use crate::{Piece, Point, Repetition};

/// A position of either game, as the judge sees it.
pub(crate) trait Duel: Text {
    /// A place: a point, or a point of a layer; in the order of their indexes.
    type Node: Copy + Ord + Debug;

    /// By which rule repetitions are judged.
    fn repetition(&self) -> Repetition;

    /// Origin and destination of a step; `None` for a pass.
    fn nodes(step: Self::Step) -> Option<(Self::Node, Self::Node)>;

    /// The point of a place, whatever its layer.
    fn point(node: Self::Node) -> Point;

    /// A place as eyes know it.
    fn site(node: Self::Node) -> SiteId;

    /// Where the king of `side` stands.
    fn king(&self, side: Side) -> Option<Self::Node>;

    /// What stands on a place.
    fn piece_on(&self, node: Self::Node) -> Option<Piece>;

    /// The pseudo-legal captures of `side` as if it were to move, by origin and then by destination.
    fn captures(&self, side: Side) -> Vec<(Self::Node, Self::Node)>;

    /// The enemy pieces that attack the king of `side` (rules: 3.6).
    fn king_attackers(&self, side: Side) -> Vec<Self::Node>;

    /// The position as if `side` were to move.
    fn given_to(&self, side: Side) -> Self;

    /// The position after a capture by the actor with the default grade (rules: 9.6).
    fn after_capture(self, from: Self::Node, to: Self::Node) -> Self;
}
