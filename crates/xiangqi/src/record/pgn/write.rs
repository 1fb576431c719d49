//! Writing PGN.

use rules::{Refusal, Side};

use crate::notation::{self, Style};
use crate::record::tree::Stand;
use crate::record::{Line, Record, Recorded, Variant};

use super::Format;
use super::tags::{GAME, RESERVED, ROSTER, is_name_char};

/// Where lines of moves are broken, in characters.
const WIDTH: usize = 80;

/// Writes a record: the tags of the roster, then the others in their order, an empty line, the moves, the result.
///
/// # Errors
/// `E_TAG` for a tag that PGN cannot hold (its name, a line break in its value, a name that [`Record`] keeps elsewhere),
/// `E_COMMENT` for a comment with `}`.
pub fn write<P: Recorded>(record: &Record<P>, format: Format) -> Result<String, Refusal> {
    let mut out = String::new();
    tags(record, format, &mut out)?;
    out.push('\n');
    let mut writer = Writer {
        out,
        column: 0,
        format,
    };
    writer.line(&record.line, Stand::new(record.start.clone()))?;
    writer.word(record.result.text());
    writer.out.push('\n');
    Ok(writer.out)
}

fn tags<P: Recorded>(record: &Record<P>, format: Format, out: &mut String) -> Result<(), Refusal> {
    tag("Game", GAME, out)?;
    for (name, unknown) in ROSTER {
        tag(name, record.tag(name).unwrap_or(unknown), out)?;
    }
    tag("Result", record.result.text(), out)?;
    for other in &record.tags {
        let name = other.name.as_str();
        if RESERVED.contains(&name) || name == "White" {
            return Err(Refusal::new(
                "E_TAG",
                format!("'{name}' is no tag of its own; accepted: the field of the record for it"),
            ));
        }
        if !ROSTER.iter().any(|(known, _)| *known == name) {
            tag(name, &other.value, out)?;
        }
    }
    let usual = P::start(record.start.options());
    match P::VARIANT {
        Variant::Plain if record.start == usual => {}
        Variant::Plain => tag("FEN", &record.start.position_text(), out)?,
        Variant::Named(name) => {
            tag("Variant", name, out)?;
            tag("FEN", &record.start.position_text(), out)?;
        }
    }
    tag("Format", format.name(), out)
}

fn tag(name: &str, value: &str, out: &mut String) -> Result<(), Refusal> {
    if name.is_empty() || !name.chars().all(is_name_char) {
        return Err(Refusal::new(
            "E_TAG",
            format!("the tag name '{name}'; accepted: letters, digits and _"),
        ));
    }
    if value.contains('\n') {
        return Err(Refusal::new(
            "E_TAG",
            format!("the tag '{name}' has a line break in its value; accepted: one line"),
        ));
    }
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for next in value.chars() {
        if matches!(next, '"' | '\\') {
            out.push('\\');
        }
        out.push(next);
    }
    out.push_str("\"]\n");
    Ok(())
}

struct Writer {
    out: String,
    column: usize,
    format: Format,
}

/// Whether a move of Black carries its number: after anything but a move of Red.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Number {
    Needed,
    Known,
}

impl Writer {
    fn line<P: Recorded>(
        &mut self,
        line: &Line<P::Step>,
        mut now: Stand<P>,
    ) -> Result<(), Refusal> {
        for text in &line.comments {
            self.comment(text)?;
        }
        let mut number = Number::Needed;
        for entry in &line.entries {
            let position = now.position();
            let text = notation::write(position, self.format.form(), entry.step, Style::default());
            let text = match self.format {
                Format::Iccs => notation::iccs::print_form(&text),
                Format::Chinese | Format::Wxf => text,
            };
            match (position.actor(), number) {
                (Side::First, _) => self.word(&format!("{}.", position.move_number())),
                (Side::Second, Number::Needed) => {
                    self.word(&format!("{}...", position.move_number()));
                }
                (Side::Second, Number::Known) => {}
            }
            self.word(&text);
            for glyph in &entry.glyphs {
                self.word(&format!("${glyph}"));
            }
            for text in &entry.comments {
                self.comment(text)?;
            }
            for variation in &entry.variations {
                self.word("(");
                self.line(variation, now.clone())?;
                self.word(")");
            }
            let bare = entry.comments.is_empty() && entry.variations.is_empty();
            number = if bare { Number::Known } else { Number::Needed };
            now.play(entry.step);
        }
        Ok(())
    }

    /// Comments keep their line breaks, so they are never broken here.
    fn comment(&mut self, text: &str) -> Result<(), Refusal> {
        if text.contains('}') {
            return Err(Refusal::new(
                "E_COMMENT",
                "a comment with '}'; accepted: any other character",
            ));
        }
        self.word(&format!("{{{}}}", text.trim()));
        Ok(())
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
