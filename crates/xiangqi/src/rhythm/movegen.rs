//! Legal moves on three layers, generated or counted without being tried (rules: 9.3 to 9.6).
//!
//! The kings stay on the standard layer, so only two things can endanger one: the pieces of that layer, whose limits are
//! those of plain xiangqi ([`Limits`]), and an enemy straight above or below who can pay. For a move that is not the
//! king's this leaves four questions:
//!
//! | the move | the standard layer | straight above and below |
//! |---|---|---|
//! | inside the standard layer | the limits of plain xiangqi | as below |
//! | leaves it | as if it went to a point that matters to nobody | as below |
//! | arrives there | as a piece that nothing binds | as below |
//! | elsewhere | must not be in check there | as below |
//!
//! With one attacker straight above or below the move must take it; with two no move of another piece helps.

use rules::Side;

use super::{Layer, Node, Rhythm, RhythmStep};
use crate::geometry::{FILES, RANKS};
use crate::movegen::{self as planar, Limits};
use crate::{Board, Kind, Point, PointSet, destinations};

const OUTER: [Layer; 2] = [Layer::Ground, Layer::Sky];

/// For each side a point that never matters to its king: off its lines, away from horses and pawns that could attack it.
/// Who leaves the standard layer might as well go there.
const AWAY: [Point; 2] = [Point::at(FILES * (RANKS - 1)), Point::at(0)];

/// The pieces of `side` on a layer that can take vertically over one layer: all but cannon and king.
#[inline]
fn strikers(board: &Board, side: Side) -> PointSet {
    board.side(side) & !(board.pieces(side, Kind::Cannon) | board.pieces(side, Kind::King))
}

/// The points of the standard layer that `side` attacks from above and below (rules: 9.6).
#[inline]
fn struck(position: &Rhythm, side: Side) -> PointSet {
    if position.energy(side).pays(1) {
        let [ground, sky] = OUTER.map(|layer| strikers(position.board(layer), side));
        ground | sky
    } else {
        PointSet::EMPTY
    }
}

/// Whether the king of `side` is attacked.
pub(super) fn is_in_check(position: &Rhythm, side: Side) -> bool {
    let board = position.board(Layer::Standard);
    board.king(side).is_some_and(|king| {
        struck(position, side.other()).has(king)
            || !planar::attackers(board, king, side.other()).is_empty()
    })
}

/// Everything that attacks the king of `side`, in canonical order.
pub(super) fn king_attackers(position: &Rhythm, side: Side) -> Vec<Node> {
    let enemy = side.other();
    let Some(king) = position.board(Layer::Standard).king(side) else {
        return Vec::new();
    };
    let mut nodes = Vec::new();
    for layer in Layer::ALL {
        let board = position.board(layer);
        let points = match layer {
            Layer::Standard => planar::attackers(board, king, enemy),
            Layer::Ground | Layer::Sky if position.energy(enemy).pays(1) => {
                strikers(board, enemy) & PointSet::of(king)
            }
            Layer::Ground | Layer::Sky => PointSet::EMPTY,
        };
        nodes.extend(points.into_iter().map(|point| Node::new(layer, point)));
    }
    nodes
}

/// The points of `from` whose pieces of `side` can go straight to layer `to`, as far as pieces and energy are concerned
/// (rules: 9.4, 9.5).
#[inline]
pub(super) fn vertical_origins(position: &Rhythm, side: Side, from: Layer, to: Layer) -> PointSet {
    let distance = from.distance(to);
    if !position.energy(side).pays(distance) || !position.options.layers_open.has(to) {
        return PointSet::EMPTY;
    }
    let (origin, target) = (position.board(from), position.board(to));
    let cannons = origin.pieces(side, Kind::Cannon);
    let empty = !target.occupied();
    if distance == 1 {
        return (strikers(origin, side) & !target.side(side)) | (cannons & empty);
    }
    let middle = position.board(Layer::Standard).occupied();
    let rooks = origin.pieces(side, Kind::Rook) & !middle & !target.side(side);
    let slides = cannons & !middle & empty;
    let hops = cannons & middle & target.side(side.other());
    rooks | slides | hops
}

/// What the safety of the actor's king leaves.
struct Safety {
    king: Point,
    limits: Limits,
    /// Where moves may end on each layer, because of attackers straight above and below the king.
    targets: [PointSet; 3],
    /// No attack from the standard layer stands.
    calm: bool,
    /// Where the king may not go because of what is above and below.
    struck: PointSet,
}

impl Safety {
    #[inline]
    fn new(position: &Rhythm, king: Point) -> Safety {
        let side = position.actor;
        let limits = Limits::new(position.board(Layer::Standard), side, king);
        let struck = struck(position, side.other());
        let mut targets = [PointSet::ALL; 3];
        if struck.has(king) {
            let [ground, sky] =
                OUTER.map(|layer| strikers(position.board(layer), side.other()).has(king));
            let take = |here: bool, other: bool| match (here, other) {
                (true, false) => PointSet::of(king),
                _ => PointSet::EMPTY,
            };
            targets = [take(ground, sky), PointSet::EMPTY, take(sky, ground)];
        }
        Safety {
            king,
            calm: limits.free_to().has(AWAY[side.index()]),
            limits,
            targets,
            struck,
        }
    }

    /// Where the piece on a point of a layer may end a planar move; not for the king.
    #[inline]
    fn planar_targets(&self, layer: Layer, from: Point) -> PointSet {
        let targets = self.targets[layer.index()];
        match layer {
            Layer::Standard => targets & self.limits.allowed(from),
            Layer::Ground | Layer::Sky if self.calm => targets,
            Layer::Ground | Layer::Sky => PointSet::EMPTY,
        }
    }

    /// Those of `origins` from where a vertical move is safe.
    #[inline]
    fn vertical(&self, side: Side, from: Layer, to: Layer, origins: PointSet) -> PointSet {
        let origins = origins & self.targets[to.index()];
        if origins.is_empty() {
            return origins;
        }
        match (from, to) {
            (Layer::Standard, _) => self.may_leave(side, origins),
            (_, Layer::Standard) => origins & self.limits.free_to(),
            _ if self.calm => origins,
            _ => PointSet::EMPTY,
        }
    }

    #[inline]
    fn may_leave(&self, side: Side, origins: PointSet) -> PointSet {
        let bound = self.limits.bound();
        let mut free = if self.calm {
            origins & !bound
        } else {
            PointSet::EMPTY
        };
        for point in origins & bound {
            if self.limits.allowed(point).has(AWAY[side.index()]) {
                free = free.with(point);
            }
        }
        free
    }

    /// The king's safe destinations.
    #[inline]
    fn king_targets(&self, position: &Rhythm) -> PointSet {
        let side = position.actor;
        let board = position.board(Layer::Standard);
        let steps = planar::steppers::king(side, self.king) & !board.side(side) & !self.struck;
        let mut safe = steps;
        for to in steps {
            if planar::is_attacked(board, to, side.other(), self.king) {
                safe = safe.without(to);
            }
        }
        safe
    }
}

/// Appends the legal moves by origin and then by destination: layers from below, points in their order.
pub(super) fn generate(position: &Rhythm, out: &mut Vec<RhythmStep>) {
    let side = position.actor;
    let Some(king) = position.board(Layer::Standard).king(side) else {
        return;
    };
    let safety = Safety::new(position, king);
    for from_layer in Layer::ALL {
        let board = position.board(from_layer);
        if board.side(side).is_empty() {
            continue;
        }
        let vertical = Layer::ALL.map(|to| {
            if to == from_layer {
                return PointSet::EMPTY;
            }
            let origins = vertical_origins(position, side, from_layer, to);
            safety.vertical(side, from_layer, to, origins)
        });
        for point in board.side(side) {
            let from = Node::new(from_layer, point);
            for to_layer in Layer::ALL {
                if to_layer == from_layer {
                    for to in planar_from(position, &safety, from_layer, point) {
                        out.push(RhythmStep::between(from, Node::new(to_layer, to)));
                    }
                } else if vertical[to_layer.index()].has(point) {
                    out.push(RhythmStep::between(from, Node::new(to_layer, point)));
                }
            }
        }
    }
}

#[inline]
fn planar_from(position: &Rhythm, safety: &Safety, layer: Layer, point: Point) -> PointSet {
    if layer == Layer::Standard && point == safety.king {
        return safety.king_targets(position);
    }
    let board = position.board(layer);
    match board.piece(point) {
        Some(piece) => destinations(board, piece, point) & safety.planar_targets(layer, point),
        None => PointSet::EMPTY,
    }
}

/// Appends the legal captures, layer by layer.
pub(super) fn captures(position: &Rhythm, out: &mut Vec<RhythmStep>) {
    let side = position.actor;
    let Some(king) = position.board(Layer::Standard).king(side) else {
        return;
    };
    let safety = Safety::new(position, king);
    for layer in Layer::ALL {
        let board = position.board(layer);
        let prey = board.side(side.other());
        for point in board.side(side) {
            for to in planar_from(position, &safety, layer, point) & prey {
                let from = Node::new(layer, point);
                out.push(RhythmStep::between(from, Node::new(layer, to)));
            }
        }
        for from in Layer::ALL {
            if from == layer {
                continue;
            }
            let origins = vertical_origins(position, side, from, layer) & prey;
            for point in safety.vertical(side, from, layer, origins) {
                out.push(RhythmStep::between(
                    Node::new(from, point),
                    Node::new(layer, point),
                ));
            }
        }
    }
}

/// The number of legal moves.
pub(super) fn count(position: &Rhythm) -> usize {
    let side = position.actor;
    let Some(king) = position.board(Layer::Standard).king(side) else {
        return 0;
    };
    let safety = Safety::new(position, king);
    let mut total = 0;
    for from in Layer::ALL {
        for point in position.board(from).side(side) {
            total += planar_from(position, &safety, from, point).len();
        }
        for to in Layer::ALL {
            if to != from {
                let origins = vertical_origins(position, side, from, to);
                total += safety.vertical(side, from, to, origins).len();
            }
        }
    }
    total
}

/// Whether the actor has a legal move; stops at the first one.
pub(super) fn has_legal_step(position: &Rhythm) -> bool {
    let side = position.actor;
    let Some(king) = position.board(Layer::Standard).king(side) else {
        return false;
    };
    let safety = Safety::new(position, king);
    // The standard layer first: there are most pieces and nothing has to be paid.
    [Layer::Standard, Layer::Ground, Layer::Sky]
        .into_iter()
        .any(|from| {
            let board = position.board(from);
            board
                .side(side)
                .into_iter()
                .any(|point| !planar_from(position, &safety, from, point).is_empty())
                || Layer::ALL.into_iter().any(|to| {
                    to != from && {
                        let origins = vertical_origins(position, side, from, to);
                        !safety.vertical(side, from, to, origins).is_empty()
                    }
                })
        })
}
