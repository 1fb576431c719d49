//! Growing the tree of a record move by move, with the position at hand that each move is read in.

use rules::{Adjudicate, Refusal};

use super::cursor::Spot;
use super::{Entry, Line, MAX_DEPTH, MAX_MOVES, RecordError};

/// A position of a line with the counters of the match that led to it.
#[derive(Clone, Debug)]
pub(super) struct Stand<P: Adjudicate> {
    position: P,
    tally: P::Tally,
}

impl<P: Adjudicate> Stand<P> {
    pub(super) fn new(position: P) -> Stand<P> {
        Stand {
            position,
            tally: P::Tally::default(),
        }
    }

    pub(super) const fn position(&self) -> &P {
        &self.position
    }

    /// Plays what the match would play: a voided move is replaced here too.
    pub(super) fn play(&mut self, step: P::Step) -> P::Step {
        let step = self.position.referee(&self.tally, step);
        self.position.tally(&mut self.tally, step);
        // A record goes forward only; nothing is taken back.
        let _token = self.position.play(step);
        step
    }
}

/// An unfinished line.
#[derive(Debug)]
struct Branch<P: Adjudicate> {
    line: Line<P::Step>,
    /// Before the last move of the line: where its variations begin.
    before: Option<Stand<P>>,
    now: Stand<P>,
    opened: Spot,
}

/// A tree under construction: the stack of the lines that are not closed. The main line is at the bottom, and a stack of
/// our own (not recursion) makes the nesting of a hostile text harmless.
#[derive(Debug)]
pub(super) struct Tree<P: Adjudicate> {
    main: Branch<P>,
    open: Vec<Branch<P>>,
    moves: usize,
}

impl<P: Adjudicate> Tree<P> {
    pub(super) fn new(start: P, spot: Spot) -> Tree<P> {
        Tree {
            main: Branch {
                line: Line::new(),
                before: None,
                now: Stand::new(start),
                opened: spot,
            },
            open: Vec::new(),
            moves: 0,
        }
    }

    fn top(&mut self) -> &mut Branch<P> {
        self.open.last_mut().unwrap_or(&mut self.main)
    }

    /// The next move of the line that is open; `read` finds it in the position there.
    pub(super) fn step(
        &mut self,
        spot: Spot,
        read: impl FnOnce(&P) -> Result<P::Step, Refusal>,
    ) -> Result<(), RecordError> {
        if self.moves == MAX_MOVES {
            let message = format!("too many moves; accepted: at most {MAX_MOVES}");
            return Err(RecordError::new("E_SIZE", spot, message));
        }
        self.moves += 1;
        let branch = self.top();
        let step = read(&branch.now.position).map_err(|refusal| RecordError::at(spot, refusal))?;
        branch.before = Some(branch.now.clone());
        let step = branch.now.play(step);
        branch.line.entries.push(Entry::new(step));
        Ok(())
    }

    pub(super) fn comment(&mut self, text: String) {
        let line = &mut self.top().line;
        match line.entries.last_mut() {
            Some(entry) => entry.comments.push(text),
            None => line.comments.push(text),
        }
    }

    pub(super) fn glyph(&mut self, spot: Spot, glyph: u8) -> Result<(), RecordError> {
        match self.top().line.entries.last_mut() {
            Some(entry) => {
                entry.glyphs.push(glyph);
                Ok(())
            }
            None => Err(RecordError::syntax(
                spot,
                "a glyph before the first move; accepted: after a move",
            )),
        }
    }

    pub(super) fn open(&mut self, spot: Spot) -> Result<(), RecordError> {
        if self.open.len() == MAX_DEPTH {
            let message = format!("variations nest too deeply; accepted: {MAX_DEPTH} levels");
            return Err(RecordError::new("E_SIZE", spot, message));
        }
        let Some(before) = self.top().before.clone() else {
            return Err(RecordError::syntax(
                spot,
                "a variation before the first move; accepted: after the move that it replaces",
            ));
        };
        self.open.push(Branch {
            line: Line::new(),
            before: None,
            now: before,
            opened: spot,
        });
        Ok(())
    }

    pub(super) fn close(&mut self, spot: Spot) -> Result<(), RecordError> {
        let Some(branch) = self.open.pop() else {
            return Err(RecordError::syntax(spot, "')' without a '(' before it"));
        };
        if branch.line.entries.is_empty() {
            return Err(RecordError::syntax(
                branch.opened,
                "a variation without moves",
            ));
        }
        // A variation opens only after a move, so there is a last entry.
        if let Some(entry) = self.top().line.entries.last_mut() {
            entry.variations.push(branch.line);
        }
        Ok(())
    }

    /// The finished main line.
    pub(super) fn finish(self) -> Result<Line<P::Step>, RecordError> {
        match self.open.last() {
            Some(branch) => Err(RecordError::syntax(
                branch.opened,
                "'(' is never closed by ')'",
            )),
            None => Ok(self.main.line),
        }
    }
}
