//! Steps that end the match for nothing, or against whoever plays them.

use rules::{Course, Fate, Game, Note};

/// What a chooser has to say of a step that would end the match without a win. `course` is played on and taken back.
pub(crate) fn fate<P: Game>(course: &mut Course<P>, step: P::Step) -> Option<Note> {
    let actor = course.position().actor();
    course.play(step);
    let end = course.ended().map(|ruling| ruling.outcome);
    course.back();
    let end = end?;
    match end.winner {
        None => Some(Note::of_end(Fate::Draws, end.reason)),
        Some(winner) if winner != actor => Some(Note::of_end(Fate::Loses, end.reason)),
        Some(_) => None,
    }
}
