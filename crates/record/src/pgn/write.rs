//! Writing.

use rules::{Course, Game, Refusal, Side};

use crate::{Entry, Line};

/// Where lines of moves are broken, in characters.
const WIDTH: usize = 100;

/// Writes one tag on one line; gives the number of line breaks that became spaces.
pub fn write_tag(name: &str, value: &str, out: &mut String) -> usize {
    let mut breaks = 0;
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for next in value.chars() {
        match next {
            '"' | '\\' => out.extend(['\\', next]),
            '\n' | '\r' => {
                breaks += 1;
                out.push(' ');
            }
            _ => out.push(next),
        }
    }
    out.push_str("\"]\n");
    breaks
}

/// How a game writes the steps of one word.
pub type MoveWriter<'a, P> =
    &'a dyn Fn(&P, &[<P as rules::Position>::Step]) -> Result<String, <P as rules::Text>::Refusal>;

/// Writes the tree and the result; gives the number of characters that had to be left out of comments.
///
/// # Errors
/// What `write` says, and the rule that forbids a step.
pub fn write_moves<P: Game>(
    course: Course<P>,
    line: &Line,
    result: &str,
    write: MoveWriter<'_, P>,
    out: &mut String,
) -> Result<usize, Refusal> {
    let mut writer = Writer {
        out,
        column: 0,
        lost: 0,
        course,
        write,
    };
    writer.line(line, Place::Main)?;
    writer.word(result);
    writer.out.push('\n');
    Ok(writer.lost)
}

struct Writer<'a, P: Game> {
    out: &'a mut String,
    column: usize,
    lost: usize,
    course: Course<P>,
    write: MoveWriter<'a, P>,
}

/// Whether a turn of the second side carries its number: after anything but a turn of the first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Number {
    Needed,
    Known,
}

/// Where a line stands. The first word of a variation always carries a number, inside a turn too, so that its parenthesis
/// cannot be taken for that of a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Main,
    Variation,
}

impl<P: Game> Writer<'_, P> {
    fn line(&mut self, line: &Line, place: Place) -> Result<(), Refusal> {
        self.comment(&line.comment);
        let mut number = Number::Needed;
        let mut rest = line.entries.as_slice();
        while let Some(first) = rest.first() {
            let before = self.course.position().clone();
            let opens = place == Place::Variation && rest.len() == line.entries.len();
            let begins = opens || !self.course.inside_turn();
            let turn = self.turn_number();
            let steps = self.play_word(rest)?;
            let (word, next) = rest.split_at(steps.len());
            match (before.actor(), number) {
                _ if !begins => {}
                (Side::First, _) => self.word(&format!("{turn}.")),
                (Side::Second, Number::Needed) => self.word(&format!("{turn}...")),
                (Side::Second, Number::Known) => {}
            }
            let mut text = (self.write)(&before, &steps)?;
            if self.course.inside_turn() && !next.is_empty() {
                text.push(',');
            }
            self.word(&text);
            let said = word.last().unwrap_or(first);
            for glyph in &said.glyphs {
                self.word(&format!("${glyph}"));
            }
            self.comment(&said.comment);
            for variation in &first.variations {
                self.variation(variation, &steps)?;
            }
            let bare = said.comment.is_empty() && first.variations.is_empty();
            number = if bare { Number::Known } else { Number::Needed };
            rest = next;
        }
        Ok(())
    }

    /// The number of the turn that begins or is open now, counted from the start position's own number.
    fn turn_number(&self) -> usize {
        let plies = self.course.plies();
        let begun = |at: &usize| *at < plies.len() && plies[*at].actor == Side::Second;
        let begun = self.course.turn_starts().filter(begun).count();
        let open = self.course.inside_turn() && self.course.position().actor() == Side::Second;
        self.course.start().turn_number() as usize + begun - usize::from(open)
    }

    /// Plays as many steps as make one word: those of one turn up to the first that something is said about, and before the
    /// next that has variations.
    fn play_word(&mut self, entries: &[Entry]) -> Result<Vec<P::Step>, Refusal> {
        let actor = self.course.position().actor();
        let mut steps = Vec::new();
        for entry in entries {
            if !steps.is_empty()
                && (self.course.position().actor() != actor || !entry.variations.is_empty())
            {
                break;
            }
            let position = self.course.position();
            let step = position.explain(&entry.step, self.course.standing())?;
            steps.push(self.course.play(step));
            if !entry.comment.is_empty() || !entry.glyphs.is_empty() {
                break;
            }
        }
        Ok(steps)
    }

    fn variation(&mut self, variation: &Line, replaced: &[P::Step]) -> Result<(), Refusal> {
        for _ in replaced {
            self.course.back();
        }
        let here = self.course.plies().len();
        self.word("(");
        self.line(variation, Place::Variation)?;
        self.word(")");
        while self.course.plies().len() > here {
            self.course.back();
        }
        for &step in replaced {
            self.course.play(step);
        }
        Ok(())
    }

    /// Comments keep their line breaks, so they are never broken here. One with a closing brace stands on lines of its own, if
    /// these can be told from space; else the brace is lost.
    fn comment(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let mut lines = text.split('\n');
        if text.contains('}') && lines.all(|line| !line.is_empty() && line.trim() == line) {
            for line in text.split('\n') {
                self.word(&format!("; {line}\n"));
            }
            return;
        }
        let clean: String = text.chars().filter(|&letter| letter != '}').collect();
        let clean = clean.trim();
        self.lost += text.chars().count() - clean.chars().count();
        if !clean.is_empty() {
            self.word(&format!("{{{clean}}}"));
        }
    }

    fn word(&mut self, word: &str) {
        let mut lines = word.split('\n').map(|line| line.chars().count());
        let width = lines.next().unwrap_or(0);
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.out.push('\n');
            self.column = 0;
        }
        if self.column > 0 && word != ")" && !self.out.ends_with('(') {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(word);
        self.column = lines.next_back().unwrap_or(self.column + width);
    }
}
