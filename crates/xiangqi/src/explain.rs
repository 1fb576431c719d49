//! Why a move is refused, in the order of the rejection codes (rules: 8.3).

use rules::{Position, Refusal, Side};

use crate::geometry::{HALF, PALACE, forward, has_crossed};
use crate::text::side_name;
use crate::{Board, Kind, Piece, Point, Step, Xiangqi, movegen};

/// The first rule that forbids the move.
pub(crate) fn check(position: &Xiangqi, step: Step) -> Result<Step, Refusal> {
    let board = position.board();
    let piece = ownership(board, position.actor(), step)?;
    movement(board, piece, step)?;
    safety(position, step)?;
    Ok(step)
}

/// `NO_PIECE`, `WRONG_SIDE`, `SAME_NODE`, `OWN_PIECE`.
fn ownership(board: &Board, actor: Side, step: Step) -> Result<Piece, Refusal> {
    let Some(piece) = board.piece(step.from) else {
        return Err(Refusal::new(
            "NO_PIECE",
            format!("nothing stands on {}", step.from.name()),
        ));
    };
    if piece.side != actor {
        return Err(Refusal::new(
            "WRONG_SIDE",
            format!(
                "the {} on {} is {}'s, and {} is to move",
                piece.kind.name(),
                step.from.name(),
                side_name(piece.side),
                side_name(actor)
            ),
        ));
    }
    if step.from == step.to {
        return Err(Refusal::new(
            "SAME_NODE",
            format!("the move ends where it starts, on {}", step.from.name()),
        ));
    }
    match board.piece(step.to) {
        Some(target) if target.side == actor => Err(Refusal::new(
            "OWN_PIECE",
            format!(
                "the own {} stands on {}",
                target.kind.name(),
                step.to.name()
            ),
        )),
        _ => Ok(piece),
    }
}

/// The rules of one piece on one board: `GEOMETRY`, `PALACE`, `RIVER`, `LEG`, `EYE`, `PATH`, `SCREEN`. Origin and destination
/// differ, and no own piece stands on the destination.
pub(crate) fn movement(board: &Board, piece: Piece, step: Step) -> Result<(), Refusal> {
    let (from, to) = (step.from, step.to);
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let shape = (files.abs(), ranks.abs());
    let refuse = |code, reason: String| {
        Err(Refusal::new(
            code,
            format!(
                "{} {}-{}: {reason}",
                piece.kind.name(),
                from.name(),
                to.name()
            ),
        ))
    };
    let geometry = |reason: &str| refuse("GEOMETRY", reason.into());
    match piece.kind {
        Kind::King if !matches!(shape, (1, 0) | (0, 1)) => {
            return geometry("a king moves one point along a line");
        }
        Kind::Advisor if shape != (1, 1) => {
            return geometry("an advisor moves one point diagonally");
        }
        Kind::Elephant if shape != (2, 2) => {
            return geometry("an elephant moves two points diagonally");
        }
        Kind::Horse if !matches!(shape, (1, 2) | (2, 1)) => {
            return geometry("a horse moves one point along a line and one diagonally");
        }
        Kind::Rook | Kind::Cannon if files != 0 && ranks != 0 => {
            return geometry("it moves along a file or a rank");
        }
        Kind::Pawn if (files, ranks) != (0, forward(piece.side)) => {
            if !(shape == (1, 0) && has_crossed(piece.side, from)) {
                return geometry("a pawn moves one point forward, and sideways after the river");
            }
        }
        _ => {}
    }
    let side = piece.side.index();
    if matches!(piece.kind, Kind::King | Kind::Advisor) && !PALACE[side].has(to) {
        return refuse("PALACE", format!("{} is outside the palace", to.name()));
    }
    if piece.kind == Kind::Elephant && !HALF[side].has(to) {
        return refuse("RIVER", "an elephant never crosses the river".into());
    }
    match piece.kind {
        Kind::Horse => {
            let leg = movegen::steppers::leg(from, to);
            if board.piece(leg).is_some() {
                return refuse("LEG", format!("its leg on {} is blocked", leg.name()));
            }
        }
        Kind::Elephant => {
            if let Some(eye) = from.offset(files / 2, ranks / 2)
                && board.piece(eye).is_some()
            {
                return refuse("EYE", format!("its eye on {} is blocked", eye.name()));
            }
        }
        Kind::Rook | Kind::Cannon => {
            let between = pieces_between(board, from, to);
            let is_capture = board.piece(to).is_some();
            if piece.kind == Kind::Cannon && is_capture {
                if between != 1 {
                    return refuse(
                        "SCREEN",
                        format!("a cannon takes over exactly one screen, here are {between}"),
                    );
                }
            } else if between != 0 {
                return refuse("PATH", format!("{between} pieces stand in the way"));
            }
        }
        _ => {}
    }
    Ok(())
}

/// The number of pieces strictly between two points of one line.
fn pieces_between(board: &Board, from: Point, to: Point) -> usize {
    let files = (to.file() as i8 - from.file() as i8).signum();
    let ranks = (to.rank() as i8 - from.rank() as i8).signum();
    let mut count = 0;
    let mut point = from;
    while let Some(next) = point.offset(files, ranks) {
        if next == to {
            break;
        }
        count += usize::from(board.piece(next).is_some());
        point = next;
    }
    count
}

/// `FACING`, `SELF_CHECK`.
fn safety(position: &Xiangqi, step: Step) -> Result<(), Refusal> {
    let side = position.actor();
    let mut after = position.clone();
    let _ = after.play(step);
    let (Some(king), Some(enemy)) = (after.board.king(side), after.board.king(side.other())) else {
        return Ok(());
    };
    let attackers = movegen::attackers(&after.board, king, side.other());
    if attackers.has(enemy) {
        return Err(Refusal::new(
            "FACING",
            format!(
                "the kings on {} and {} would face each other",
                king.name(),
                enemy.name()
            ),
        ));
    }
    match attackers.first() {
        None => Ok(()),
        Some(attacker) => {
            let kind = after
                .board
                .piece(attacker)
                .map_or("piece", |piece| piece.kind.name());
            Err(Refusal::new(
                "SELF_CHECK",
                format!("the {kind} on {} would take the king", attacker.name()),
            ))
        }
    }
}
