//! Machine and human form of steps (rules: 12.1, 12.2), and the `Text` of the game.

use rules::{Reading, Refusal, Standing, Text, unknown_form};

use crate::geometry::Square;
use crate::piece::Kind;
use crate::position::KingsCooking;
use crate::step::{Action, Step};
use crate::text::excerpt;
use crate::{legality, text};

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
    read_machine(text.as_bytes()).ok_or_else(|| {
        Refusal::new(
            "E_MOVE_SYNTAX",
            format!(
                "'{}' is no step; accepted: two squares of a1 to c3 and for a promotion one of q r b n (b1b3q), or a square \
                 and off (a3off)",
                excerpt(text)
            ),
        )
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
fn write_machine(position: &KingsCooking, step: Step, out: &mut String) {
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
fn write_human(position: &KingsCooking, step: Step) -> String {
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

/// Reads the human form, leniently: case, hyphen, `x`, `=` and `e.p.` may be missing or of another size. What is said must
/// be true all the same: a kind letter must be the unit's, an `x` needs a capture.
fn read_human(position: &KingsCooking, text: &str) -> Result<Step, Refusal> {
    let syntax = || {
        Refusal::new(
            "E_MOVE_SYNTAX",
            format!(
                "'{}' is no step; accepted: Ra1-a2, Ra1xa3, Nb2-off, b1-b3=Q, a1xb2 e.p.",
                excerpt(text)
            ),
        )
    };
    if text.len() > 40 {
        return Err(syntax());
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
            let kind = Kind::from_letter(letter).ok_or_else(syntax)?;
            (Some(kind), &bytes[1..])
        }
        _ => (None, bytes),
    };
    let claims_capture = rest.contains(&b'x');
    let machine: Vec<u8> = rest
        .iter()
        .copied()
        .filter(|byte| !matches!(byte, b'-' | b'x' | b'='))
        .collect();
    let request = read_machine(&machine).ok_or_else(syntax)?;
    if let (Some(kind), Some(unit)) = (kind, position.unit(request.from))
        && unit.kind() != kind
    {
        return Err(Refusal::new(
            "E_NO_PIECE",
            format!(
                "no {} stands on {}; it is a {}",
                kind.name(),
                request.from,
                unit.kind().name()
            ),
        ));
    }
    let standing = Standing::Open;
    let machine = String::from_utf8_lossy(&machine);
    let step = legality::explain(position, &machine, standing)?;
    if claims_capture && position.captured_by(step).is_none() {
        return Err(Refusal::new(
            "E_NO_CAPTURE",
            format!("'{}' captures nothing; write - for x", excerpt(text)),
        ));
    }
    Ok(step)
}

impl Text for KingsCooking {
    type Options = ();

    const GAME_OVER: &'static str = "E_GAME_OVER";
    /// The human form always has the full start square, so short and long are the same.
    const FORMS: &'static [&'static str] = &["machine", "san", "lan"];

    fn options(&self) {}

    fn write_step(&self, step: Step, out: &mut String) {
        write_machine(self, step, out);
    }

    fn explain(&self, text: &str, standing: Standing) -> Result<Step, Refusal> {
        legality::explain(self, text, standing)
    }

    fn position_text(&self) -> String {
        text::write(self)
    }

    /// The rules text has no tests for strict reading only.
    fn read_position(text: &str, _reading: Reading, _options: ()) -> Result<KingsCooking, Refusal> {
        text::read(text)
    }

    fn write_as(&self, form: &str, step: Step) -> Result<String, Refusal> {
        match form {
            "machine" => Ok(self.step_text(step)),
            "san" | "lan" => Ok(write_human(self, step)),
            _ => Err(unknown_form(form, Self::FORMS)),
        }
    }

    fn read_as(&self, form: &str, text: &str) -> Result<Step, Refusal> {
        match form {
            "machine" => legality::explain(self, text, Standing::Open),
            "san" | "lan" => read_human(self, text),
            _ => Err(unknown_form(form, Self::FORMS)),
        }
    }
}
