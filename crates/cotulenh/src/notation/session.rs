//! Sessions as text: the part of a position text and of whole turns (rules: 11, 12.2).

use std::fmt::Write;

use super::machine::{Manner, Named, Order, take_square};
use crate::Refusal;
use crate::deploy_session::DeploySession;
use crate::explain::explain;
use crate::fen::clip;
use crate::geometry::Square;
use crate::piece::{Kind, Mark, Piece};
use crate::position::Cotulenh;
use crate::step::{Act, Step};

/// `origin:stay:steps`, without the three dots.
pub(crate) fn write_session(position: &Cotulenh, session: &DeploySession) -> String {
    format!(
        "{}:{}:{}",
        session.origin,
        session.waiting(&position.board),
        write_steps(session)
    )
}

/// The steps played so far, each piece with the mark it had when it acted.
pub(crate) fn write_steps(session: &DeploySession) -> String {
    let mut out = String::new();
    for (index, taken) in session.taken.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        let piece = taken.changes.moving.carrier();
        // Writing to a string cannot fail.
        let _ = write!(out, "{piece}>{}{}", taken.act.separator(), taken.to);
    }
    out
}

/// One step of a session as written: `[+]LETTER > [x _ @ &] square`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WrittenStep {
    pub(crate) piece: Piece,
    pub(crate) act: Act,
    pub(crate) to: Square,
}

pub(crate) fn read_step(text: &str) -> Option<WrittenStep> {
    let (mark, rest) = match text.strip_prefix('+') {
        Some(rest) => (Mark::Heroic, rest),
        None => (Mark::Plain, text),
    };
    let kind = Kind::from_letter(rest.chars().next()?)?;
    let (act, square) = read_act(rest.get(1..)?.strip_prefix('>')?);
    Some(WrittenStep {
        piece: Piece::new(kind, mark),
        act,
        to: Square::parse(square)?,
    })
}

/// The separator at the beginning of a text, and what follows it.
pub(crate) fn read_act(text: &str) -> (Act, &str) {
    for act in [Act::Displace, Act::Stay, Act::Suicide, Act::Combine] {
        if let Some(rest) = text.strip_prefix(act.separator()) {
            return (act, rest);
        }
    }
    (Act::Quiet, text)
}

/// The steps of a list; `None` if one is malformed. More than three cannot belong to one stack.
pub(crate) fn read_steps(text: &str) -> Option<Vec<WrittenStep>> {
    if text.len() > 40 {
        return None;
    }
    text.split(',').map(read_step).collect()
}

/// Plays the session part of a position text (rules: 11.1).
///
/// # Errors
/// `E_FEN_SESSION`.
pub(crate) fn read_session(start: &Cotulenh, text: &str) -> Result<Cotulenh, Refusal> {
    let malformed = || Refusal::SessionText { text: clip(text) };
    let (origin, rest) = take_square(text).ok_or_else(malformed)?;
    let rest = rest.strip_prefix(':').ok_or_else(malformed)?;
    let (stay, rest) = rest.split_once(':').ok_or_else(malformed)?;
    let steps = rest.strip_suffix("...").ok_or_else(malformed)?;
    let steps = read_steps(steps).ok_or_else(malformed)?;
    let mut position = start.clone();
    for written in &steps {
        let step = legal_step(&position, origin, written).map_err(|fault| {
            let WrittenStep { piece, act, to } = written;
            Refusal::SessionStep {
                step: format!("{piece}>{}{to}", act.separator()),
                fault: Box::new(fault.into()),
            }
        })?;
        let _token = position.make(step);
    }
    let session = position.session.as_ref().ok_or(Refusal::SessionClosed)?;
    let stays = session.waiting(&position.board).to_string();
    if stays != stay {
        return Err(Refusal::SessionStay {
            said: clip(stay),
            stays,
        });
    }
    Ok(position)
}

/// The legal step of the origin's stack that is written so, with the mark and the separator it must have.
pub(crate) fn legal_step(
    position: &Cotulenh,
    origin: Square,
    written: &WrittenStep,
) -> Result<Step, Refusal> {
    let kind = written.piece.kind();
    let waiting = position.waiting(origin);
    // Of two unlike pieces the mark tells which one is meant.
    let who = if written.piece.is_heroic() && waiting.has_unlike(kind) {
        Named::Marked(kind)
    } else {
        Named::Letter(kind)
    };
    let order = Order::Go {
        from: origin,
        who,
        manner: if written.act == Act::Stay {
            Manner::Stay
        } else {
            Manner::Plain
        },
        to: written.to,
    };
    let step = explain(position, order, rules::Standing::Open)?;
    if !waiting.holds(written.piece) {
        return Err(Refusal::OtherMark { kind });
    }
    match step {
        Step::Go { act, .. } if act == written.act => Ok(step),
        Step::Go { act, .. } => Err(Refusal::OtherSign {
            sign: act.separator(),
        }),
        Step::Commit => Ok(step),
    }
}
