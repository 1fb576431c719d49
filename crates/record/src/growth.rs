//! Growing the tree of a record step by step, with the course at hand that each step is read in.

use rules::{CommonRefusal, Course, Game, Refusal};

use crate::line::append;
use crate::{Entry, Fault, Line, RecordRefusal, TextLimits};

/// A tree under construction. Every step is played by the rules; a variation takes back what it replaces and plays it again
/// when it closes, so one course serves the whole tree. The stack is our own (not recursion), which makes the nesting of a
/// hostile text harmless.
#[derive(Debug)]
pub struct Growth<P: Game> {
    course: Course<P>,
    main: Branch<P>,
    open: Vec<Branch<P>>,
    steps: usize,
}

/// A line that is not closed.
#[derive(Debug)]
struct Branch<P: Game> {
    line: Line,
    /// How many steps the last word of the line has: what a variation after it replaces.
    last: usize,
    /// How many steps were played when the line began.
    begin: usize,
    /// What the line replaces in the line below it.
    replaced: Vec<P::Step>,
}

impl<P: Game> Branch<P> {
    fn new(begin: usize, replaced: Vec<P::Step>) -> Branch<P> {
        Branch {
            line: Line::default(),
            last: 0,
            begin,
            replaced,
        }
    }
}

impl<P: Game> Growth<P> {
    /// A tree that goes on where a course stands; what was played on it is the beginning of the main line.
    #[must_use]
    pub fn new(course: Course<P>) -> Growth<P> {
        let played = course.moments();
        let line: Line = played
            .map(|moment| moment.before.step_text(moment.step))
            .collect();
        Growth {
            steps: line.entries.len(),
            main: Branch {
                line,
                ..Branch::new(0, Vec::new())
            },
            course,
            open: Vec::new(),
        }
    }

    /// Where the line that is open stands.
    #[must_use]
    pub fn position(&self) -> &P {
        self.course.position()
    }

    fn top(&mut self) -> &mut Branch<P> {
        self.open.last_mut().unwrap_or(&mut self.main)
    }

    /// The next steps of the line that is open, all of one turn.
    ///
    /// # Errors
    /// The game's code if the game is over before a step; `E_TURN_LONG`, `E_TOO_MANY_STEPS`.
    pub fn word(&mut self, steps: Vec<P::Step>) -> Result<(), Fault> {
        let actor = self.course.position().actor();
        let count = steps.len();
        for step in steps {
            self.steps += 1;
            TextLimits::STANDARD.check_steps(self.steps)?;
            if self.course.ended().is_some() {
                return Err(Fault::rules(P::game_over()));
            }
            let before = self.course.position();
            if before.actor() != actor {
                return Err(Fault::rules(CommonRefusal::turn_long(
                    &before.step_text(step),
                )));
            }
            let before = before.clone();
            // What the match would play: a voided move is replaced here too.
            let played = self.course.play(step);
            let entry = Entry::new(before.step_text(played));
            self.top().line.entries.push(entry);
        }
        self.top().last = count;
        Ok(())
    }

    /// Says something after the last step, or before the first.
    pub fn comment(&mut self, text: &str) {
        let line = &mut self.top().line;
        match line.entries.last_mut() {
            Some(entry) => append(&mut entry.comment, text),
            None => append(&mut line.comment, text),
        }
    }

    /// Marks the last step.
    ///
    /// # Errors
    /// `E_RECORD` before the first step.
    pub fn glyph(&mut self, glyph: u8) -> Result<(), RecordRefusal> {
        match self.top().line.entries.last_mut() {
            Some(entry) => {
                entry.glyphs.push(glyph);
                Ok(())
            }
            None => Err(RecordRefusal::GlyphFirst),
        }
    }

    /// Begins a variation that replaces the last word.
    ///
    /// # Errors
    /// `E_RECORD` before the first step, `E_SIZE` for variations that nest too deeply.
    pub fn open(&mut self) -> Result<(), RecordRefusal> {
        let depth = TextLimits::STANDARD.depth;
        if self.open.len() == depth {
            return Err(RecordRefusal::Depth { most: depth });
        }
        if self.top().last == 0 {
            return Err(RecordRefusal::VariationFirst);
        }
        let mut replaced: Vec<P::Step> = (0..self.top().last)
            .filter_map(|_| self.course.back())
            .collect();
        replaced.reverse();
        self.open
            .push(Branch::new(self.course.plies().len(), replaced));
        Ok(())
    }

    /// Ends the variation that was begun last.
    ///
    /// # Errors
    /// `E_RECORD` if there is none, or if it has no step.
    pub fn close(&mut self) -> Result<(), RecordRefusal> {
        let branch = self.open.pop().ok_or(RecordRefusal::Unopened)?;
        while self.course.plies().len() > branch.begin {
            self.course.back();
        }
        for &step in &branch.replaced {
            self.course.play(step);
        }
        if branch.line.entries.is_empty() {
            return Err(RecordRefusal::EmptyVariation);
        }
        let top = self.top();
        let first = top.line.entries.len().saturating_sub(top.last);
        // A variation opens only after a word, so there is an entry that begins it.
        if let Some(entry) = top.line.entries.get_mut(first) {
            entry.variations.push(branch.line);
        }
        Ok(())
    }

    /// Adds the steps of a finished line with everything that hangs on them.
    ///
    /// # Errors
    /// `E_RECORD_STEP` with the number of the step and the rule, and as the other methods.
    pub fn graft(&mut self, line: &Line) -> Result<(), Fault> {
        self.comment(&line.comment);
        for (number, entry) in (1..).zip(&line.entries) {
            rules::read_turn(self.position(), &entry.step, rules::Standing::Open)
                .map_err(Fault::rules)
                .and_then(|steps| self.word(steps))
                .and_then(|()| match self.top().last {
                    1 => Ok(()),
                    _ => Err(RecordRefusal::SeveralSteps.into()),
                })
                .map_err(|fault| self.wrong_step(number, &entry.step, fault))?;
            for &glyph in &entry.glyphs {
                self.glyph(glyph)?;
            }
            self.comment(&entry.comment);
            for variation in &entry.variations {
                self.open()?;
                self.graft(variation)?;
                self.close()?;
            }
        }
        Ok(())
    }

    fn wrong_step(&self, number: usize, text: &str, fault: Fault) -> Fault {
        if let Fault::Record(refused) = &fault
            && refused.is_size()
        {
            return fault;
        }
        let fault: Box<Refusal> = Box::new(fault.into());
        let (text, rule) = (crate::excerpt(text), fault.code);
        let refused = match self.open.len() {
            0 => RecordRefusal::Step {
                number,
                text,
                rule,
                fault,
            },
            depth => RecordRefusal::VariationStep {
                depth,
                number,
                text,
                rule,
                fault,
            },
        };
        refused.into()
    }

    /// The finished main line, and the course at its end.
    ///
    /// # Errors
    /// `E_RECORD` while a variation is open.
    pub fn finish(self) -> Result<(Line, Course<P>), RecordRefusal> {
        if self.open.is_empty() {
            Ok((self.main.line, self.course))
        } else {
            Err(RecordRefusal::Unclosed)
        }
    }
}
