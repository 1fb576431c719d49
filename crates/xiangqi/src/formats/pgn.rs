//! PGN of xiangqi (rules: 7.5, 10.5): the tags of its players, moves in one of three notations.
//!
//! A text keeps its `Format`: what was read in WXF is written in WXF.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use record::pgn::{
    General, Parentheses, Tag, is_name, read_moves, read_tags, write_moves, write_tag,
};
use record::{
    Cursor, Fault, Format, LeftOuts, Lost, Played, Read, Record, RecordError, ResultToken,
    TextLimits, Written, excerpt, played,
};
use rules::{Course, Game, Reading, Refusal};

use super::refusal::FormatRefusal;
use super::tags::Writer;
use super::{refused, tags};
use crate::notation::{self, Form, Noted, Style};
use crate::{Rhythm, Xiangqi};

/// The value of the first tag (rules: 7.5).
const GAME: &str = "Chinese Chess";

/// The tags that every written PGN has between `Game` and `Result`, with the values that say "unknown".
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("Red", "?"),
    ("Black", "?"),
];

/// Names that a record keeps elsewhere than among its tags.
const RESERVED: [&str; 4] = ["Game", "Result", "FEN", "Variant"];

/// The tag that says in which notation the moves are, kept as a tag of the record.
const FORMAT: &str = "Format";

/// A game that is kept in this format.
pub(super) trait Recorded: Noted + Game {
    /// How records tell this game from the other one: by the `Variant` tag, which then stands in every text with its `FEN`,
    /// or by its absence.
    const VARIANT: Option<&'static str>;
}

impl Recorded for Xiangqi {
    const VARIANT: Option<&'static str> = None;
}

/// rules: 10.5
impl Recorded for Rhythm {
    const VARIANT: Option<&'static str> = Some("rhythm-xiangqi");
}

/// The format.
pub(super) struct PlayersPgn<P>(PhantomData<fn() -> P>);

impl<P> PlayersPgn<P> {
    pub(super) const FORMAT: PlayersPgn<P> = PlayersPgn(PhantomData);
}

impl<P: Recorded> Format for PlayersPgn<P> {
    fn name(&self) -> &'static str {
        "pgn"
    }

    /// Every text with tags; the general text of this program says so in its `Game` tag.
    fn recognises(&self, text: &str) -> bool {
        text.starts_with('[')
            && !text.starts_with("[DhtmlXQ")
            && General::game_of(text).is_none_or(|game| game != P::ID)
    }

    fn read(&self, text: &str) -> Result<Read, Refusal> {
        let mut cursor = Cursor::new(text)?;
        let header = Header::read::<P>(&mut cursor)?;
        let start = header.start::<P>()?;
        let form = form(&header.tags);
        let read = |position: &P, word: &str| {
            notation::read(position, form, word, Style::default()).map(|step| vec![step])
        };
        let start = Course::new(start);
        let moves = read_moves(&mut cursor, start, Parentheses::Variations, &read)?;
        let said = header.result(moves.result)?;
        cursor.skip_space();
        if !cursor.at_end() {
            let spot = cursor.spot();
            let word = cursor.take_while(|next| !next.is_whitespace());
            let word = excerpt(word);
            return Err(refused(spot, FormatRefusal::AfterEnd { word }).into());
        }
        let record = tags::record(moves.line, &moves.course, header.tags, said)?;
        Ok(Read {
            record,
            left_out: Vec::new(),
        })
    }

    fn write(&self, record: &Record) -> Result<Written, Refusal> {
        let Played {
            line,
            start,
            mut left_out,
            ..
        } = played::<P>(record)?;
        let token = ResultToken::of(record.result.as_ref()).text();
        let mut out = String::new();
        write_tags(record, start.position(), token, &mut left_out, &mut out);
        out.push('\n');
        let form = form(&record.tags);
        let characters = write_moves(
            start,
            &line,
            token,
            &|position, steps| Ok(write_word(position, form, steps)),
            &mut out,
        )?;
        left_out.add(Lost::Characters, characters);
        Ok(Written {
            text: out,
            left_out: left_out.list(),
        })
    }
}

/// The notation that the tags name; Chinese where they name none.
fn form(tags: &BTreeMap<String, String>) -> Form {
    let name = tags.get(FORMAT).map_or("", String::as_str);
    FORMATS
        .into_iter()
        .find(|(known, _)| known.eq_ignore_ascii_case(name))
        .map_or(Form::Chinese, |(_, form)| form)
}

/// The values of the `Format` tag.
const FORMATS: [(&str, Form); 3] = [
    ("Chinese", Form::Chinese),
    ("WXF", Form::Wxf),
    ("ICCS", Form::Iccs),
];

/// Turns have one step here.
fn write_word<P: Recorded>(position: &P, form: Form, steps: &[P::Step]) -> String {
    let texts = steps.iter().map(|&step| {
        let text = notation::write(position, form, step, Style::default());
        match form {
            Form::Iccs => notation::iccs::print_form(&text),
            _ => text,
        }
    });
    texts.collect::<Vec<_>>().join(",")
}

/// What the tags say.
struct Header {
    tags: BTreeMap<String, String>,
    result: Option<ResultToken>,
    fen: Option<Tag>,
    writer: Writer,
}

impl Header {
    /// Reads all tags; the cursor then stands at the moves.
    fn read<P: Recorded>(cursor: &mut Cursor<'_>) -> Result<Header, RecordError> {
        let mut header = Header {
            tags: BTreeMap::new(),
            result: None,
            fen: None,
            writer: Writer::Other,
        };
        for tag in read_tags(cursor)? {
            header.take::<P>(tag)?;
        }
        if header.writer == Writer::Other {
            header.writer = Writer::of(&header.tags);
        }
        Ok(header)
    }

    fn take<P: Recorded>(&mut self, tag: Tag) -> Result<(), RecordError> {
        match tag.name.as_str() {
            "Game" if tag.value == GAME => {}
            "Game" => return Err(tag.wrong(&[GAME])),
            FORMAT => {
                let known = FORMATS.iter();
                let mut known = known.filter(|(name, _)| name.eq_ignore_ascii_case(&tag.value));
                let (name, _) = known
                    .next()
                    .ok_or_else(|| tag.wrong(&FORMATS.map(|(name, _)| name)))?;
                // Chinese is what a text means that names none.
                if *name != FORMATS[0].0 {
                    self.tags.insert(tag.name, (*name).to_owned());
                }
            }
            "Result" => {
                let result = ResultToken::from_text(&tag.value);
                self.result = Some(
                    result.ok_or_else(|| tag.wrong(&ResultToken::ALL.map(ResultToken::text)))?,
                );
            }
            "FEN" => self.fen = Some(tag),
            "Variant" => {
                let expected = P::VARIANT.unwrap_or(P::ID);
                if tag.value != expected {
                    return Err(tag.wrong(&[expected]));
                }
                // A variant is a name of ours; that a text is of the plain game is said by others too.
                if P::VARIANT.is_some() {
                    self.writer = Writer::Ours;
                }
            }
            name => {
                // White is what chess programs write for Red.
                let name = if name == "White" { "Red" } else { name }.to_owned();
                if self.tags.contains_key(&name) {
                    return Err(refused(tag.spot, FormatRefusal::RedTwice { tag: name }));
                }
                // A roster tag that says "unknown" says nothing.
                if !ROSTER.contains(&(name.as_str(), tag.value.as_str())) {
                    self.tags.insert(name, tag.value);
                }
            }
        }
        Ok(())
    }

    fn start<P: Recorded>(&self) -> Result<P, Refusal> {
        // The options decide which positions and moves can be read, so their tag comes first.
        let options = tags::options::<P>(&self.tags, self.writer)?;
        match &self.fen {
            Some(tag) => P::read_position(&tag.value, Reading::Lenient, options)
                .map_err(|refusal| RecordError::at(tag.spot, Fault::rules(refusal)).into()),
            None => Ok(P::start(options)),
        }
    }

    /// What tag and text say of the result, which must be the same.
    fn result(
        &self,
        marker: Option<(ResultToken, record::Spot)>,
    ) -> Result<ResultToken, RecordError> {
        match (self.result, marker) {
            (Some(tag), Some((marker, spot))) if tag != marker => {
                let (end, tag) = (marker.text(), tag.text());
                Err(refused(spot, FormatRefusal::TwoResults { end, tag }))
            }
            (tag, marker) => Ok(marker.map(|(token, _)| token).or(tag).unwrap_or_default()),
        }
    }
}

/// The tags of the roster, then the others by name.
fn write_tags<P: Recorded>(
    record: &Record,
    start: &P,
    result: &str,
    left_out: &mut LeftOuts,
    out: &mut String,
) {
    let all = tags::all(record, start, left_out);
    let form = form(&record.tags);
    let format = FORMATS.iter().find(|(_, known)| *known == form);
    let format = format.map_or(FORMATS[0].0, |(name, _)| name);
    write_tag("Game", GAME, out);
    for (name, unknown) in ROSTER {
        let value = all.get(name).map_or(unknown, String::as_str);
        left_out.add(Lost::Characters, write_tag(name, value, out));
    }
    write_tag("Result", result, out);
    let mut room = TextLimits::STANDARD.tags - ROSTER.len() - RESERVED.len() - tags::OWN.len() - 1;
    for (name, value) in &all {
        let name = name.as_str();
        if name == FORMAT && value.eq_ignore_ascii_case(format)
            || ROSTER.iter().any(|(known, _)| *known == name)
        {
            continue;
        }
        let taken = RESERVED.contains(&name) || [FORMAT, "White"].contains(&name);
        if taken || !is_name(name) || room == 0 && !tags::OWN.contains(&name) {
            left_out.add(Lost::Tags, 1);
            continue;
        }
        room = room.saturating_sub(1);
        left_out.add(Lost::Characters, write_tag(name, value, out));
    }
    if let Some(variant) = P::VARIANT {
        write_tag("Variant", variant, out);
    }
    if P::VARIANT.is_some() || *start != P::start(start.options()) {
        write_tag("FEN", &start.position_text(), out);
    }
    write_tag(FORMAT, format, out);
}
