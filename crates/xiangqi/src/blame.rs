//! Why a hand may not go on, and which nodes are to blame: for both games.

use crate::rhythm::Node;
use crate::{Board, Piece, Refusal, explain};

/// How near to being legal a move came. What a piece never does is the furthest.
fn nearness(refusal: &Refusal) -> u8 {
    match refusal {
        Refusal::Facing { .. } | Refusal::SelfCheck { .. } => 5,
        Refusal::Leg { .. }
        | Refusal::Eye { .. }
        | Refusal::Path { .. }
        | Refusal::NoScreen { .. }
        | Refusal::Screens { .. }
        | Refusal::NoScreenBetween { .. } => 4,
        Refusal::Energy { .. } => 3,
        Refusal::OwnPiece { .. } => 2,
        Refusal::Palace { .. } | Refusal::River { .. } => 1,
        _ => 0,
    }
}

/// Why a piece can go nowhere: the move that came nearest to being legal tells. `check` judges a move to a node.
pub(crate) fn stuck<'a>(
    piece: Piece,
    from: Node,
    board: impl Fn(Node) -> &'a Board,
    check: impl Fn(Node) -> Option<Refusal>,
) -> Option<Refusal> {
    let judged = Node::all().filter(|&to| to != from).filter_map(|to| {
        let refusal = check(to)?;
        // That an own piece stands there matters only where the piece could go otherwise.
        let own = matches!(refusal, Refusal::OwnPiece { .. }) && to.layer() == from.layer();
        let way = own.then(|| explain::movement(board(from), piece, from, to).err());
        Some(way.flatten().unwrap_or(refusal))
    });
    judged.reduce(|best, next| {
        if nearness(&next) > nearness(&best) {
            next
        } else {
            best
        }
    })
}

/// The nodes of the line on which a cannon has no screen, or the pieces of it that are too many; nothing for other refusals.
pub(crate) fn screens(refusal: &Refusal, piece_on: impl Fn(Node) -> Option<Piece>) -> Vec<Node> {
    let (from, to, missing) = match *refusal {
        Refusal::NoScreen { from, to } => (from, to, true),
        Refusal::Screens { from, to, .. } => (from, to, false),
        _ => return Vec::new(),
    };
    explain::strictly_between(from.point(), to.point())
        .map(|point| Node::new(from.layer(), point))
        .filter(|&node| missing || piece_on(node).is_some())
        .collect()
}
