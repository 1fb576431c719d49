//! Why a move is refused, in the order of the rejection codes (rules: 8.3, 9).

use rules::{Position, Refusal};

use super::{COST_PER_LAYER, Grade, Layer, MissPolicy, Node, Rhythm, RhythmStep, movegen};
use crate::text::{quoted, side_name};
use crate::{Kind, Piece, Step, notation};

/// The step that a text in machine form means, or the first rule that forbids it.
pub(super) fn explain(position: &Rhythm, text: &str) -> Result<RhythmStep, Refusal> {
    if text == notation::PASS {
        return pass(position);
    }
    let (from, to, grade) = read(text)?;
    let piece = ownership(position, from, to)?;
    if from.layer() == to.layer() {
        let step = Step::new(from.point(), to.point());
        crate::explain::movement(position.board(from.layer()), piece, step)?;
    } else {
        vertical(position, piece, from, to)?;
    }
    let step = RhythmStep::between(from, to);
    safety(position, step)?;
    Ok(step.with_grade(grade))
}

/// A pass is what the match plays instead of a strict miss; a record of such a match can be played again.
fn pass(position: &Rhythm) -> Result<RhythmStep, Refusal> {
    if position.options.miss == MissPolicy::Lenient {
        return Err(Refusal::new(
            "BAD_NODE",
            "0000 is a lost turn, which only miss=strict knows; accepted: a move such as h2e2",
        ));
    }
    if position.in_check() {
        return Err(Refusal::new(
            "SELF_CHECK",
            "no turn is lost while the king is attacked; accepted: a move that answers the check",
        ));
    }
    Ok(RhythmStep::PASS)
}

/// `BAD_NODE`.
fn read(text: &str) -> Result<(Node, Node, Grade), Refusal> {
    let bad = |what: &str| {
        Refusal::new(
            "BAD_NODE",
            format!(
                "{what} in {}; accepted: two nodes such as h2 e2^ a0_ (file a to i, rank 0 to 9, layer _ or ^ or none), \
                 then perhaps @p @g @o @m",
                quoted(text)
            ),
        )
    };
    let (from, rest) = Node::from_prefix(text).ok_or_else(|| bad("no origin"))?;
    // The print form of ICCS has a hyphen here.
    let rest = rest.strip_prefix('-').unwrap_or(rest);
    let (to, rest) = Node::from_prefix(rest).ok_or_else(|| bad("no destination"))?;
    let mut suffix = rest.chars();
    let grade = match (suffix.next(), suffix.next(), suffix.next()) {
        (None, ..) => Grade::default(),
        (Some('@'), Some(letter), None) => {
            Grade::from_letter(letter).ok_or_else(|| bad("an unknown grade"))?
        }
        _ => return Err(bad("something after the destination")),
    };
    Ok((from, to, grade))
}

/// `NO_PIECE`, `WRONG_SIDE`, `SAME_NODE`, `OWN_PIECE`.
fn ownership(position: &Rhythm, from: Node, to: Node) -> Result<Piece, Refusal> {
    let actor = position.actor;
    let Some(piece) = position.piece(from) else {
        let message = format!("nothing stands on {}", from.name());
        return Err(Refusal::new("NO_PIECE", message));
    };
    if piece.side != actor {
        let message = format!(
            "the {} on {} is {}'s, and {} is to move",
            piece.kind.name(),
            from.name(),
            side_name(piece.side),
            side_name(actor)
        );
        return Err(Refusal::new("WRONG_SIDE", message));
    }
    if from == to {
        let message = format!("the move ends where it starts, on {}", from.name());
        return Err(Refusal::new("SAME_NODE", message));
    }
    match position.piece(to) {
        Some(target) if target.side == actor => Err(Refusal::new(
            "OWN_PIECE",
            format!("the own {} stands on {}", target.kind.name(), to.name()),
        )),
        _ => Ok(piece),
    }
}

/// `LAYER`, `PATH`, `SCREEN`, `ENERGY`.
fn vertical(position: &Rhythm, piece: Piece, from: Node, to: Node) -> Result<(), Refusal> {
    let refuse = |code, reason: String| {
        let name = piece.kind.name();
        let message = format!("{name} {}-{}: {reason}", from.name(), to.name());
        Err(Refusal::new(code, message))
    };
    let distance = from.layer().distance(to.layer());
    if from.point() != to.point() {
        return refuse(
            "LAYER",
            "a move changes the point or the layer, never both".into(),
        );
    }
    if piece.kind == Kind::King {
        return refuse("LAYER", "a king never leaves its layer".into());
    }
    let far = matches!(piece.kind, Kind::Rook | Kind::Cannon);
    if distance > 1 && !far {
        return refuse("LAYER", "it rises or sinks one layer at a time".into());
    }
    let takes = position.piece(to).is_some();
    if distance != 2 && piece.kind == Kind::Cannon && takes {
        // rules: 9.4 gives the distance of this capture as exactly 2, so it is wrong before any screen is missing.
        return refuse("LAYER", "a cannon takes vertically over two layers".into());
    }
    if !position.options.layers_open.has(to.layer()) {
        return refuse(
            "LAYER",
            format!("the {} layer is closed", to.layer().name()),
        );
    }
    let between = usize::from(
        distance > 1
            && position
                .piece(Node::new(Layer::Standard, from.point()))
                .is_some(),
    );
    if piece.kind == Kind::Cannon && takes {
        if between != 1 {
            return refuse("SCREEN", "no piece stands on the layer between".into());
        }
    } else if between != 0 {
        return refuse("PATH", "a piece stands on the layer between".into());
    }
    let energy = position.energy(piece.side);
    if !energy.pays(distance) {
        return refuse(
            "ENERGY",
            format!(
                "{distance} layers cost {}, {} has {}",
                distance * COST_PER_LAYER,
                side_name(piece.side),
                energy.value()
            ),
        );
    }
    Ok(())
}

/// `FACING`, `SELF_CHECK`.
fn safety(position: &Rhythm, step: RhythmStep) -> Result<(), Refusal> {
    let side = position.actor;
    let mut after = position.clone();
    // Only looked at, never taken back.
    let _token = after.play(step);
    let attackers = movegen::king_attackers(&after, side);
    let kinds = attackers
        .iter()
        .filter_map(|&node| Some((node, after.piece(node)?.kind)));
    let facing = kinds.clone().find(|(_, kind)| *kind == Kind::King);
    if let Some((node, _)) = facing {
        let message = format!("the king would face the king on {}", node.name());
        return Err(Refusal::new("FACING", message));
    }
    match kinds.clone().next() {
        None => Ok(()),
        Some((node, kind)) => Err(Refusal::new(
            "SELF_CHECK",
            format!("the {} on {} would take the king", kind.name(), node.name()),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{OpenLayers, RhythmOptions};
    use rules::{Reading, SplitMix64, Standing, Text};

    fn code(position: &str, text: &str, options: RhythmOptions) -> &'static str {
        let position = Rhythm::read_position(position, Reading::Lenient, options).expect(position);
        position
            .explain(text, Standing::Open)
            .map_or_else(|refusal| refusal.code, |_| "ok")
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
            let _ = position.play(steps[random.below(steps.len())]);
        }
    }
}
