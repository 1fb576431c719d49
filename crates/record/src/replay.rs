//! Records played by the rules.

use rules::{Course, Game, Reading, Refusal, Text};

use crate::{Growth, LeftOuts, Line, Lost, Record, RecordRefusal, RecordedResult};

/// The course with which a position text begins. If it is inside a turn and knows its beginning, the course begins there, so
/// that the open turn can be taken back.
#[must_use]
pub fn opened<P: Game>(position: P) -> Course<P> {
    let (start, steps) = position.unfold().unwrap_or_else(|| (position, Vec::new()));
    let mut course = Course::new(start);
    for step in steps {
        course.play(step);
    }
    course
}

/// Plays every step of a record, those of its variations included, and compares the position and the result with what the
/// record says. Gives the tree in canonical texts and the course at the end of the main line, both from the beginning of the
/// turn in which the record starts: they may have more steps than the record, but as many to redo.
///
/// # Errors
/// `E_RECORD_STEP` for a step that is refused (the message has its number and the rule), `E_RECORD_POSITION` and
/// `E_RECORD_RESULT` if the replay ends differently, `E_OPTION` and the game's codes for a bad start.
pub fn replay<P: Game>(record: &Record) -> Result<(Line, Course<P>), Refusal> {
    let options = record.read_options()?;
    let start = match record.start.as_str() {
        "" => P::start(options),
        text => P::read_position(text, Reading::Lenient, options)?,
    };
    let mut growth = Growth::new(opened(start));
    growth.graft(&record.line)?;
    let (line, course) = growth.finish()?;
    check_cursor(record)?;
    let reached = course.earlier(record.redo());
    check_position(record, &reached)?;
    // A game that went on had not ended there.
    let ended = course.ended().filter(|_| record.redo() == 0);
    check_result(
        record.result.as_ref(),
        ended.map(RecordedResult::from),
        &reached,
    )?;
    Ok((line, course))
}

/// The part of a record that a game text holds.
#[derive(Debug)]
pub struct Played<P: Game> {
    /// The steps that are played, with everything that hangs on them.
    pub line: Line,
    /// A course that stands at the start.
    pub start: Course<P>,
    /// The course after them.
    pub end: Course<P>,
    /// What the rest is: the steps that could be redone with what hangs on them, the clocks, the view settings.
    pub left_out: LeftOuts,
}

/// Replays a record for a format that holds what was played and nothing beside it.
///
/// # Errors
/// As [`replay()`].
pub fn played<P: Game>(record: &Record) -> Result<Played<P>, Refusal> {
    let (mut line, mut end) = replay::<P>(record)?;
    let kept = line.entries.len().saturating_sub(record.redo());
    let rest = Line {
        comment: String::new(),
        entries: line.entries.split_off(kept),
    };
    let mut left_out = LeftOuts::default();
    left_out.add(Lost::Redo, rest.entries.len());
    left_out.add(Lost::Variations, rest.variations());
    left_out.add(Lost::Comments, rest.comments());
    left_out.add(Lost::Glyphs, rest.glyphs());
    left_out.add_beside(record);
    for _ in &rest.entries {
        end.back();
    }
    Ok(Played {
        line,
        start: Course::new(end.start().clone()),
        end,
        left_out,
    })
}

/// Refuses a record that says more steps are played than it has.
fn check_cursor(record: &Record) -> Result<(), RecordRefusal> {
    let steps = record.line.entries.len();
    if record.cursor <= steps {
        return Ok(());
    }
    Err(RecordRefusal::CursorBeyond {
        cursor: record.cursor,
        steps,
    })
}

fn check_position<P: Text>(record: &Record, reached: &P) -> Result<(), RecordRefusal> {
    let reached = reached.position_text();
    if record.position.is_empty() || record.position == reached {
        return Ok(());
    }
    Err(RecordRefusal::Position {
        said: crate::excerpt(&record.position),
        reached,
    })
}

/// Compares the result of a record with the one that the rules brought about, and one that no step did with where the record stands.
///
/// # Errors
/// `E_RECORD_RESULT` if they differ, and as [`RecordedResult::without_step`].
fn check_result<P: Game>(
    said: Option<&RecordedResult>,
    is: Option<RecordedResult>,
    reached: &P,
) -> Result<(), RecordRefusal> {
    match (said, is) {
        (None, None) => Ok(()),
        (Some(said), Some(is)) if *said == is => Ok(()),
        (Some(said), None) => said.without_step(reached).map(|_| ()),
        (Some(said), Some(is)) => Err(RecordRefusal::OtherEnd {
            said: said.reason.clone(),
            reason: is.reason,
        }),
        (None, Some(is)) => Err(RecordRefusal::EndUnsaid { reason: is.reason }),
    }
}
