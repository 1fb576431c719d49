//! Why a move is refused, in the order of the rejection codes (rules: 8.3, 9).

use rules::Position;

use super::{COST_PER_LAYER, Layer, MissPolicy, Node, Rhythm, RhythmStep, movegen, step};
use crate::detail::Colour;
use crate::{Kind, Piece, Refusal, notation};

/// The step that a text in machine form means, or the first rule that forbids it.
pub(super) fn explain(position: &Rhythm, text: &str) -> Result<RhythmStep, Refusal> {
    if text == notation::PASS {
        return pass(position);
    }
    let (from, to, grade) = step::read(text)?;
    Ok(check(position, from, to)?.with_grade(grade))
}

/// The move between two nodes, or the first rule that forbids it.
pub(super) fn check(position: &Rhythm, from: Node, to: Node) -> Result<RhythmStep, Refusal> {
    let piece_on = |node| position.piece(node);
    let piece = crate::explain::ownership(from, to, position.actor, piece_on)?;
    if from.layer() == to.layer() {
        crate::explain::movement(position.board(from.layer()), piece, from, to)?;
    } else {
        vertical(position, piece, from, to)?;
    }
    let step = RhythmStep::between(from, to);
    safety(position, step)?;
    Ok(step)
}

/// A pass is what the match plays instead of a strict miss; a record of such a match can be played again.
fn pass(position: &Rhythm) -> Result<RhythmStep, Refusal> {
    if position.options.miss == MissPolicy::Lenient {
        return Err(Refusal::LostTurn);
    }
    if position.in_check() {
        return Err(Refusal::PassInCheck);
    }
    Ok(RhythmStep::PASS)
}

/// `LAYER`, `PATH`, `SCREEN`, `ENERGY`.
fn vertical(position: &Rhythm, piece: Piece, from: Node, to: Node) -> Result<(), Refusal> {
    let distance = from.layer().distance(to.layer());
    if from.point() != to.point() {
        return Err(Refusal::PointAndLayer { piece, from, to });
    }
    if piece.kind == Kind::King {
        return Err(Refusal::KingLayer { from, to });
    }
    let far = matches!(piece.kind, Kind::Rook | Kind::Cannon);
    if distance > 1 && !far {
        return Err(Refusal::LayerByLayer { piece, from, to });
    }
    let takes = position.piece(to).is_some();
    if distance != 2 && piece.kind == Kind::Cannon && takes {
        // rules: 9.4 gives the distance of this capture as exactly 2, so it is wrong before any screen is missing.
        return Err(Refusal::CannonLayers { from, to });
    }
    if !position.options.layers_open.has(to.layer()) {
        return Err(match to.layer() {
            Layer::Sky => Refusal::SkyClosed { piece, from, to },
            // The standard layer is never closed.
            Layer::Ground | Layer::Standard => Refusal::GroundClosed { piece, from, to },
        });
    }
    if distance > 1 {
        over_the_middle(position, piece, from, to)?;
    }
    let energy = position.energy(piece.side);
    if !energy.pays(distance) {
        return Err(Refusal::Energy {
            piece,
            from,
            to,
            cost: distance * COST_PER_LAYER,
            side: Colour(piece.side),
            energy: energy.value(),
        });
    }
    Ok(())
}

/// `PATH` and `SCREEN` of a move over two layers.
fn over_the_middle(position: &Rhythm, piece: Piece, from: Node, to: Node) -> Result<(), Refusal> {
    let between = Node::standard(from.point());
    let takes = piece.kind == Kind::Cannon && position.piece(to).is_some();
    match (takes, position.piece(between)) {
        (true, None) => Err(Refusal::NoScreenBetween { from, to, between }),
        (false, Some(blocker)) => Err(Refusal::Path {
            piece,
            from,
            to,
            blocker,
            at: between,
        }),
        (true, Some(_)) | (false, None) => Ok(()),
    }
}

/// `FACING`, `SELF_CHECK`.
fn safety(position: &Rhythm, step: RhythmStep) -> Result<(), Refusal> {
    let side = position.actor;
    let after = rules::after(position, step);
    let Some(king) = after.board(Layer::Standard).king(side) else {
        return Ok(());
    };
    let attackers = movegen::king_attackers(&after, side);
    let piece_on = |node| after.piece(node);
    crate::explain::exposure(Node::standard(king), attackers.into_iter(), piece_on)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{OpenLayers, RhythmOptions};
    use rules::{Reading, Refused, SplitMix64, Standing, Text};

    fn code(position: &str, text: &str, options: RhythmOptions) -> &'static str {
        let position = Rhythm::read_position(position, Reading::Lenient, options).expect(position);
        position
            .explain(text, Standing::Open)
            .map_or_else(|refusal| refusal.code(), |_| "ok")
    }

    /// Red: rook and horse in the sky over a pawn of Black, cannon on the standard layer; Black's cannon below it. A second
    /// cannon of Red in the sky with a pawn of Black two layers below it.
    const CROWD: &str =
        "4c4/9/9/9/8p/9/9/9/9/2c6:3k5/9/9/4N4/9/9/9/9/9/p1C2K3:R8/9/9/9/8C/9/9/9/9/RN7 w 5,9 - 0 1";

    #[test]
    fn every_code_in_its_place() {
        let all = RhythmOptions::default();
        for (text, expected) in [
            ("", "BAD_NODE"),
            ("a0", "BAD_NODE"),
            ("a0^", "BAD_NODE"),
            ("a0^^a0", "BAD_NODE"),
            ("a0a1@x", "BAD_NODE"),
            ("a0a1@", "BAD_NODE"),
            ("a0a1@pp", "BAD_NODE"),
            ("a0a10", "BAD_NODE"),
            ("a0^j0", "BAD_NODE"),
            ("é0a1", "BAD_NODE"),
            ("e5e6", "NO_PIECE"),
            ("a0a1", "WRONG_SIDE"),
            ("a0^a0^", "SAME_NODE"),
            ("a0^b0^", "OWN_PIECE"),
            ("a0^a1", "LAYER"),
            ("f0f0^", "LAYER"),
            ("b0^b0_", "LAYER"),
            ("a0^c1^", "GEOMETRY"),
            ("f0g0", "PALACE"),
            ("a0^a0_", "PATH"),
            ("c0c0_", "LAYER"),
            ("i5^i5_", "SCREEN"),
            ("a9^a9_", "ENERGY"),
            ("a0^a0", "ok"),
            ("A0^-A0", "ok"),
            ("a0^a0@m", "ok"),
            ("b0^b0", "ok"),
            ("c0c0^", "ok"),
            ("e6e6^", "ok"),
        ] {
            assert_eq!(code(CROWD, text, all), expected, "{text}");
        }
    }

    #[test]
    fn closed_layers_are_told_before_energy() {
        let options = RhythmOptions {
            layers_open: OpenLayers::NoSky,
            ..RhythmOptions::default()
        };
        let start = "-:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR:- w 0,0 - 0 1";
        assert_eq!(code(start, "h2h2^", options), "LAYER");
        assert_eq!(code(start, "h2h2_", options), "ENERGY");
        assert_eq!(code(CROWD, "a0^a0", options), "ok");
    }

    #[test]
    fn the_king_is_guarded_on_and_between_layers() {
        let all = RhythmOptions::default();
        for (position, text, expected) in [
            (
                "-:4k4/9/9/9/4N4/9/9/9/9/4K4:- w 10,10 - 0 1",
                "e5e5^",
                "FACING",
            ),
            (
                "-:4k4/4r4/9/9/4R4/9/9/9/9/3K5:- b 3,3 - 0 1",
                "e8e8^",
                "SELF_CHECK",
            ),
            (
                "-:3k5/9/9/8p/9/9/9/9/9/4K4:9/4N4/9/9/9/9/9/9/9/9 b 3,0 - 0 1",
                "d9d8",
                "ok",
            ),
            (
                "-:3k5/9/9/8p/9/9/9/9/9/4K4:9/3N5/9/9/9/9/9/9/9/9 b 3,0 - 0 1",
                "d9d8",
                "SELF_CHECK",
            ),
            (
                "-:3k5/9/9/8p/9/9/9/9/9/4K4:9/3N5/9/9/9/9/9/9/9/9 b 2,0 - 0 1",
                "d9d8",
                "ok",
            ),
            (
                "-:3k5/9/9/8p/9/9/9/9/9/4K4:9/3C5/9/9/9/9/9/9/9/9 b 9,0 - 0 1",
                "d9d8",
                "ok",
            ),
        ] {
            assert_eq!(code(position, text, all), expected, "{position} {text}");
        }
    }

    #[test]
    fn refusals_agree_with_the_generator() {
        for seed in 93..95 {
            agree_in_one_game(SplitMix64::new(seed));
        }
    }

    fn agree_in_one_game(mut random: SplitMix64) {
        let mut position = <Rhythm as rules::Game>::start(RhythmOptions::default());
        for _ in 0..80 {
            let mut steps = Vec::new();
            position.generate(&mut steps);
            if steps.is_empty() {
                break;
            }
            for from in Node::all().filter(|&node| position.piece(node).is_some()) {
                for to in Node::all() {
                    let text = format!("{}{}", from.name(), to.name());
                    let legal = RhythmStep::new(from, to).is_some_and(|step| steps.contains(&step));
                    assert_eq!(
                        explain(&position, &text).is_ok(),
                        legal,
                        "{text} in {}",
                        position.position_text()
                    );
                }
            }
            let _ = position.play_unchecked(steps[random.below(steps.len())]);
        }
    }
}
