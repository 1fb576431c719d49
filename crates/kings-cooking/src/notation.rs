//! Machine and human form of steps (rules: 12.1, 12.2).

use rules::Standing;

use crate::Refusal;
use crate::explain::{judge, still_open};
use crate::geometry::Square;
use crate::kfen::excerpt;
use crate::piece::Kind;
use crate::position::KingsCooking;
use crate::step::{Action, Step};

/// A step as somebody asks for it: the grammar is right, the rest is still open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    pub(crate) from: Square,
    pub(crate) target: Target,
    pub(crate) choice: Choice,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    Square(Square),
    Off,
}

/// The promotion letter. `k` and `p` are read, so that they can be refused for what they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    None,
    Kind(Kind),
    King,
}

/// Reads the machine form.
pub(crate) fn parse(text: &str) -> Result<Request, Refusal> {
    read_machine(text.as_bytes()).ok_or_else(|| Refusal::Syntax {
        text: excerpt(text),
    })
}

fn read_machine(text: &[u8]) -> Option<Request> {
    let (&[file, rank], rest) = text.split_first_chunk()?;
    let from = Square::from_name(file, rank)?;
    if rest == b"off" {
        return Some(Request {
            from,
            target: Target::Off,
            choice: Choice::None,
        });
    }
    let (&[file, rank], rest) = rest.split_first_chunk()?;
    let target = Target::Square(Square::from_name(file, rank)?);
    let choice = match rest {
        [] => Choice::None,
        b"k" => Choice::King,
        b"q" => Choice::Kind(Kind::Queen),
        b"r" => Choice::Kind(Kind::Rook),
        b"b" => Choice::Kind(Kind::Bishop),
        b"n" => Choice::Kind(Kind::Knight),
        b"p" => Choice::Kind(Kind::Pawn),
        _ => return None,
    };
    Some(Request {
        from,
        target,
        choice,
    })
}

/// Writes the machine form.
pub(crate) fn write_machine(position: &KingsCooking, step: Step, out: &mut String) {
    out.push_str(&step.from().to_string());
    match step.target(position.side()) {
        None => out.push_str("off"),
        Some(to) => out.push_str(&to.to_string()),
    }
    if let Some(kind) = step.promotion() {
        out.push(kind.letter().to_ascii_lowercase());
    }
}

/// Writes the human form.
pub(crate) fn write_human(position: &KingsCooking, step: Step) -> String {
    let mut out = String::with_capacity(12);
    if let Some(unit) = position.unit(step.from())
        && unit.kind() != Kind::Pawn
    {
        out.push(unit.kind().letter());
    }
    out.push_str(&step.from().to_string());
    let captured = position.captured_by(step);
    out.push(if captured.is_some() { 'x' } else { '-' });
    match step.target(position.side()) {
        None => out.push_str("off"),
        Some(to) => out.push_str(&to.to_string()),
    }
    if let Action::Promote(_, kind) = step.action() {
        out.push('=');
        out.push(kind.letter());
    }
    if captured.is_some_and(|(square, _)| Some(square) != step.target(position.side())) {
        out.push_str(" e.p.");
    }
    out
}

/// What a text in human form says.
struct Said {
    kind: Option<Kind>,
    request: Request,
    claims_capture: bool,
}

/// Reads the human form, leniently: case, hyphen, `x`, `=` and `e.p.` may be missing or of another size.
fn parse_human(text: &str) -> Option<Said> {
    if text.len() > 40 {
        return None;
    }
    let lower = text.trim().to_ascii_lowercase();
    let plain = lower
        .strip_suffix("e.p.")
        .map_or(lower.as_str(), str::trim_end);
    let bytes = plain.as_bytes();
    // A square has its digit second; so a letter before another letter is a kind.
    let (kind, rest) = match bytes {
        [letter, next, ..] if next.is_ascii_alphabetic() => {
            let letter = char::from(letter.to_ascii_uppercase());
            (Some(Kind::from_letter(letter)?), &bytes[1..])
        }
        _ => (None, bytes),
    };
    let machine: Vec<u8> = rest
        .iter()
        .copied()
        .filter(|byte| !matches!(byte, b'-' | b'x' | b'='))
        .collect();
    Some(Said {
        kind,
        request: read_machine(&machine)?,
        claims_capture: rest.contains(&b'x'),
    })
}

/// The request of a text in any form.
pub(crate) fn read_any(text: &str) -> Option<Request> {
    parse(text)
        .ok()
        .or_else(|| parse_human(text).map(|said| said.request))
}

/// The step that a text in human form means. What is said must be true: a kind letter must be the unit's, an `x` needs a
/// capture.
pub(crate) fn read_human(position: &KingsCooking, text: &str) -> Result<Step, Refusal> {
    let Said {
        kind,
        request,
        claims_capture,
    } = parse_human(text).ok_or_else(|| Refusal::HumanSyntax {
        text: excerpt(text),
    })?;
    if let (Some(said), Some(unit)) = (kind, position.unit(request.from))
        && unit.kind() != said
    {
        return Err(Refusal::OtherKind {
            said,
            square: request.from,
            kind: unit.kind(),
        });
    }
    still_open(position, Standing::Open)?;
    let step = judge(position, request)?;
    if claims_capture && position.captured_by(step).is_none() {
        return Err(Refusal::CapturesNothing {
            text: excerpt(text),
        });
    }
    Ok(step)
}
