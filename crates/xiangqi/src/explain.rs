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
        Kind::Pawn
            if (files, ranks) != (0, forward(piece.side))
                && !(shape == (1, 0) && has_crossed(piece.side, from)) =>
        {
            return geometry("a pawn moves one point forward, and sideways after the river");
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

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Reading, Standing, Text};

    fn code(fen: &str, text: &str) -> &'static str {
        Xiangqi::read_position(fen, Reading::Lenient, Default::default())
            .unwrap()
            .explain(text, Standing::Open)
            .map_or_else(|refusal| refusal.code, |_| "legal")
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
        assert_eq!(refusal.code, "GAME_OVER");
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
