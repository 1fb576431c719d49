//! Why a move is refused, in the order of the rejection codes (rules: 8.3).

use rules::{Position, Side};

use crate::detail::Colour;
use crate::geometry::{HALF, PALACE, forward, has_crossed};
use crate::rhythm::{Layer, Node};
use crate::{Board, Kind, Piece, Point, Refusal, Step, Xiangqi, movegen};

/// The first rule that forbids the move.
pub(crate) fn check(position: &Xiangqi, step: Step) -> Result<Step, Refusal> {
    let board = position.board();
    let [from, to] = [step.from, step.to].map(Node::standard);
    let piece = ownership(from, to, position.actor(), |node| board.piece(node.point()))?;
    movement(board, piece, from, to)?;
    safety(position, step)?;
    Ok(step)
}

/// `NO_PIECE`, `WRONG_SIDE`, `SAME_NODE`, `OWN_PIECE`: the tests that come first in both games. `piece_on` says what stands
/// where.
pub(crate) fn ownership(
    from: Node,
    to: Node,
    actor: Side,
    piece_on: impl Fn(Node) -> Option<Piece>,
) -> Result<Piece, Refusal> {
    let piece = piece_on(from).ok_or(Refusal::NoPiece { at: from })?;
    if piece.side != actor {
        return Err(Refusal::WrongSide {
            piece,
            at: from,
            owner: Colour(piece.side),
            actor: Colour(actor),
        });
    }
    if from == to {
        return Err(Refusal::SameNode { at: from });
    }
    match piece_on(to) {
        Some(target) if target.side == actor => Err(Refusal::OwnPiece {
            piece: target,
            at: to,
        }),
        _ => Ok(piece),
    }
}

/// The rules of one piece on one board: `GEOMETRY`, `PALACE`, `RIVER`, `LEG`, `EYE`, `PATH`, `SCREEN`. Origin and destination
/// are different nodes of the board's layer, and no own piece stands on the destination.
pub(crate) fn movement(board: &Board, piece: Piece, from: Node, to: Node) -> Result<(), Refusal> {
    shape(piece, from, to)?;
    let (origin, target) = (from.point(), to.point());
    let side = piece.side.index();
    if matches!(piece.kind, Kind::King | Kind::Advisor) && !PALACE[side].has(target) {
        return Err(Refusal::Palace { piece, from, to });
    }
    if piece.kind == Kind::Elephant && !HALF[side].has(target) {
        return Err(Refusal::River { from, to });
    }
    match piece.kind {
        Kind::Horse => {
            let leg = movegen::steppers::leg(origin, target);
            if board.piece(leg).is_some() {
                let leg = Node::new(from.layer(), leg);
                return Err(Refusal::Leg { from, to, leg });
            }
        }
        Kind::Elephant => {
            let (eye, _) = between(board, from.layer(), origin, target);
            if let Some((eye, _)) = eye {
                return Err(Refusal::Eye { from, to, eye });
            }
        }
        Kind::Rook | Kind::Cannon => line(board, piece, from, to)?,
        Kind::King | Kind::Advisor | Kind::Pawn => {}
    }
    Ok(())
}

/// `GEOMETRY`.
fn shape(piece: Piece, from: Node, to: Node) -> Result<(), Refusal> {
    let (origin, target) = (from.point(), to.point());
    let files = target.file() as i8 - origin.file() as i8;
    let ranks = target.rank() as i8 - origin.rank() as i8;
    let shape = (files.abs(), ranks.abs());
    match piece.kind {
        Kind::King if !matches!(shape, (1, 0) | (0, 1)) => Err(Refusal::KingWay { from, to }),
        Kind::Advisor if shape != (1, 1) => Err(Refusal::AdvisorWay { from, to }),
        Kind::Elephant if shape != (2, 2) => Err(Refusal::ElephantWay { from, to }),
        Kind::Horse if !matches!(shape, (1, 2) | (2, 1)) => Err(Refusal::HorseWay { from, to }),
        Kind::Rook | Kind::Cannon if files != 0 && ranks != 0 => {
            Err(Refusal::LineWay { piece, from, to })
        }
        Kind::Pawn
            if (files, ranks) != (0, forward(piece.side))
                && !(shape == (1, 0) && has_crossed(piece.side, origin)) =>
        {
            Err(Refusal::PawnWay { from, to })
        }
        _ => Ok(()),
    }
}

/// `PATH` and `SCREEN` inside a layer.
fn line(board: &Board, piece: Piece, from: Node, to: Node) -> Result<(), Refusal> {
    let (first, count) = between(board, from.layer(), from.point(), to.point());
    let takes = board.piece(to.point()).is_some();
    match (piece.kind, takes, count, first) {
        (Kind::Cannon, true, 1, _) => Ok(()),
        (Kind::Cannon, true, 0, _) => Err(Refusal::NoScreen { from, to }),
        (Kind::Cannon, true, count, _) => Err(Refusal::Screens { from, to, count }),
        (_, _, _, Some((at, blocker))) => Err(Refusal::Path {
            piece,
            from,
            to,
            blocker,
            at,
        }),
        (_, _, _, None) => Ok(()),
    }
}

/// The first piece strictly between two points of one line or diagonal, and the number of all of them.
fn between(board: &Board, layer: Layer, from: Point, to: Point) -> (Option<(Node, Piece)>, usize) {
    let mut first = None;
    let mut count = 0;
    for point in strictly_between(from, to) {
        if let Some(piece) = board.piece(point) {
            first = first.or(Some((Node::new(layer, point), piece)));
            count += 1;
        }
    }
    (first, count)
}

/// The points strictly between two points of one line or diagonal.
pub(crate) fn strictly_between(from: Point, to: Point) -> impl Iterator<Item = Point> {
    let files = (to.file() as i8 - from.file() as i8).signum();
    let ranks = (to.rank() as i8 - from.rank() as i8).signum();
    let next = move |point: &Point| point.offset(files, ranks).filter(|&next| next != to);
    std::iter::successors(next(&from), next)
}

/// `FACING`, `SELF_CHECK`.
fn safety(position: &Xiangqi, step: Step) -> Result<(), Refusal> {
    let side = position.actor();
    let after = rules::after(position, step);
    let Some(king) = after.board.king(side) else {
        return Ok(());
    };
    let attackers = movegen::attackers(&after.board, king, side.other());
    let attackers = attackers.into_iter().map(Node::standard);
    exposure(Node::standard(king), attackers, |node| {
        after.board.piece(node.point())
    })
}

/// `FACING`, `SELF_CHECK`: what attacks the own king after a move. `piece_on` says what stands where then.
pub(crate) fn exposure(
    king: Node,
    attackers: impl Iterator<Item = Node>,
    piece_on: impl Fn(Node) -> Option<Piece>,
) -> Result<(), Refusal> {
    let mut pieces = attackers.filter_map(|node| Some((node, piece_on(node)?)));
    let first = pieces.next();
    let facing = first.into_iter().chain(pieces);
    let mut facing = facing.filter(|(_, piece)| piece.kind == Kind::King);
    match (facing.next(), first) {
        (Some((enemy, _)), _) => Err(Refusal::Facing { king, enemy }),
        (None, Some((at, piece))) => Err(Refusal::SelfCheck { piece, at }),
        (None, None) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Reading, Refused, Standing, Text};

    fn code(fen: &str, text: &str) -> &'static str {
        Xiangqi::read_position(fen, Reading::Lenient, Default::default())
            .unwrap()
            .explain(text, Standing::Open)
            .map_or_else(|refusal| refusal.code(), |_| "legal")
    }

    #[test]
    fn every_code_in_its_place() {
        let start = crate::START;
        let cases = [
            (start, "h2", "BAD_NODE"),
            (start, "h2j2", "BAD_NODE"),
            (start, "e5e5", "NO_PIECE"),
            (start, "e9e9", "WRONG_SIDE"),
            (start, "e0e0", "SAME_NODE"),
            (start, "a0b0", "OWN_PIECE"),
            (start, "b0b2", "OWN_PIECE"),
            (start, "b0b1", "GEOMETRY"),
            (start, "a3b3", "GEOMETRY"),
            (start, "e3e2", "GEOMETRY"),
            (start, "b0d1", "LEG"),
            (start, "a0a4", "PATH"),
            (start, "b2b8", "PATH"),
            (start, "b2b7", "SCREEN"),
            (start, "b2b9", "legal"),
            ("4k4/9/9/9/9/9/9/9/3K1A3/9 w", "d1c1", "PALACE"),
            ("4k4/9/9/9/9/2B6/9/9/9/3K5 w", "c4e6", "RIVER"),
            ("4k4/9/9/9/9/9/3p5/4B4/9/3K5 w", "e2c4", "EYE"),
            ("4k4/9/9/9/4N4/9/9/9/9/4K4 w", "e5g6", "FACING"),
            ("4k4/4n4/9/9/4R4/9/9/9/9/3K5 b", "e8g7", "SELF_CHECK"),
            // The rook would take and the kings would face: the order of the list decides.
            ("4k4/9/9/9/4N4/9/9/9/9/r3K4 w", "e5g6", "FACING"),
        ];
        for (fen, text, expected) in cases {
            assert_eq!(code(fen, text), expected, "{fen} {text}");
        }
    }

    #[test]
    fn a_finished_game_takes_no_move() {
        let mate = "3k5/9/9/9/9/9/9/9/9/3RK4 b - - 0 1";
        assert_eq!(code(mate, "nonsense"), "GAME_OVER");
        let start =
            Xiangqi::read_position(crate::START, Reading::Strict, Default::default()).unwrap();
        let refusal = start.explain("h2e2", Standing::Over).unwrap_err();
        assert_eq!(refusal, Refusal::Over);
    }

    /// The refusals and the generator answer the same question by different means.
    #[test]
    fn refusals_agree_with_the_generator() {
        let fen = "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1";
        let position = Xiangqi::read_position(fen, Reading::Lenient, Default::default()).unwrap();
        let mut steps = Vec::new();
        position.generate(&mut steps);
        for from in Point::all() {
            for to in Point::all() {
                let step = Step::new(from, to);
                assert_eq!(
                    check(&position, step).is_ok(),
                    steps.contains(&step),
                    "{from:?} {to:?}"
                );
            }
        }
    }
}
