//! The record formats of xiangqi's players: PGN with Chinese moves, and DhtmlXQ.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use rules::{Game, Reading, Refusal, RuleOptions};
use table::{Match, Record, RecordedResult};
use xiangqi::record::pgn::{self, Format};
use xiangqi::record::{self, Entry, GameResult, Line, Recorded, Tag, dpxq};
use xiangqi::{Rhythm, Xiangqi};

use crate::{ReadRecord, RecordFormat};

/// The formats of the plain game.
pub(crate) const PLAIN: &[&dyn RecordFormat] = &[&Pgn::<Xiangqi>(PhantomData), &Dpxq];
/// The formats of the three-layer game.
pub(crate) const RHYTHM: &[&dyn RecordFormat] = &[&Pgn::<Rhythm>(PhantomData)];

struct Pgn<P>(PhantomData<fn() -> P>);

struct Dpxq;

/// The tag that keeps rule options; no other program uses it, and none is disturbed by it.
const OPTIONS: &str = "Options";
/// The tag that says how a game ended that the rules did not end.
const TERMINATION: &str = "Termination";

impl<P: Recorded> RecordFormat for Pgn<P> {
    fn name(&self) -> &'static str {
        "pgn"
    }

    /// Every text with tags; the general text of this program says so in its first tag.
    fn recognises(&self, text: &str) -> bool {
        text.starts_with('[')
            && !text.starts_with("[DhtmlXQ")
            && !text.starts_with(&format!("[Game \"{}\"]", P::ID))
    }

    fn read(&self, text: &str) -> Result<ReadRecord, Refusal> {
        // The options decide which moves can be read, so their tag comes first.
        let tags = pgn::read_tags::<P>(text)?;
        let options = tags.iter().find(|tag| tag.name == OPTIONS);
        let options = options.map(|tag| read_options::<P::Options>(&tag.value));
        general(pgn::read::<P>(
            text,
            options.transpose()?.unwrap_or_default(),
        )?)
    }

    fn write(&self, record: &Record) -> Result<String, Refusal> {
        pgn::write(&own::<P>(record)?, Format::default())
    }
}

impl RecordFormat for Dpxq {
    fn name(&self) -> &'static str {
        "dpxq"
    }

    fn recognises(&self, text: &str) -> bool {
        text.starts_with("[DhtmlXQ")
    }

    fn read(&self, text: &str) -> Result<ReadRecord, Refusal> {
        general(dpxq::read(text, Default::default())?)
    }

    fn write(&self, record: &Record) -> Result<String, Refusal> {
        dpxq::write(&own::<Xiangqi>(record)?)
    }
}

fn read_options<O: RuleOptions>(text: &str) -> Result<O, Refusal> {
    let mut options = O::default();
    for pair in text.split(';') {
        let (name, value) = pair.split_once('=').ok_or_else(|| {
            Refusal::new(
                "E_OPTION",
                format!("'{pair}' is not of the form name=value"),
            )
        })?;
        options.set(name, value)?;
    }
    Ok(options)
}

/// From the players' record to the general one, replayed by the rules.
fn general<P: Recorded>(read: record::Record<P>) -> Result<ReadRecord, Refusal> {
    let mut game = Match::new(read.start);
    let mut comments = BTreeMap::new();
    let mut left_out = Vec::new();
    note(&mut comments, 0, &read.line.comments);
    let mut variations = 0;
    for (index, entry) in read.line.entries.iter().enumerate() {
        let text = game.position().step_text(entry.step);
        game.play(&text).map_err(|refusal| {
            Refusal::new(
                refusal.code,
                format!("move {}, '{text}': {refusal}", index + 1),
            )
        })?;
        note(&mut comments, index + 1, &entry.comments);
        variations += entry.variations.len();
    }
    if variations > 0 {
        left_out.push(format!("variations left out: {variations}"));
    }
    settle(&mut game, read.result, &read.tags)?;
    let tags = read
        .tags
        .into_iter()
        .filter(|tag| tag.name != OPTIONS && tag.name != TERMINATION);
    Ok(ReadRecord {
        record: Record {
            comments,
            tags: tags.map(|tag| (tag.name, tag.value)).collect(),
            ..game.record()
        },
        left_out,
    })
}

fn note(comments: &mut BTreeMap<usize, String>, at: usize, texts: &[String]) {
    if !texts.is_empty() {
        comments.insert(at, texts.join(" "));
    }
}

/// The result of the text must agree with the rules where they ended the game.
fn settle<P: Game>(game: &mut Match<P>, said: GameResult, tags: &[Tag]) -> Result<(), Refusal> {
    let winner = match said {
        GameResult::Open => return Ok(()),
        GameResult::Won(side) => Some(side),
        GameResult::Drawn => None,
    };
    match game.ended() {
        Some(ruling) if ruling.outcome.winner == winner => Ok(()),
        Some(ruling) => Err(Refusal::new(
            "E_PGN_RESULT",
            format!(
                "the record says '{}', but the game ended by '{}'",
                said.text(),
                ruling.outcome.reason
            ),
        )),
        None => {
            let reason = tags.iter().find(|tag| tag.name == TERMINATION);
            let reason = reason.map_or("adjudication", |tag| tag.value.as_str());
            let known = game.decide_by_name(winner, reason);
            // Other programs put words of their own into this tag.
            known
                .or_else(|_| game.decide_by_name(winner, "adjudication"))
                .map(|_| ())
        }
    }
}

/// From the general record to the players'.
fn own<P: Recorded>(record: &Record) -> Result<record::Record<P>, Refusal> {
    let options = table::read_options::<P::Options>(&record.options)?;
    let start = match record.start.as_str() {
        "" => P::start(options),
        text => P::read_position(text, Reading::Lenient, options)?,
    };
    let mut game = Match::new(start.clone());
    game.replay(record)?;
    let comments = |at: usize| record.comments.get(&at).cloned().into_iter().collect();
    let entries = game.plies().iter().enumerate().map(|(index, ply)| Entry {
        comments: comments(index + 1),
        ..Entry::new(ply.step)
    });
    Ok(record::Record {
        tags: own_tags(record),
        start,
        line: Line {
            comments: comments(0),
            entries: entries.collect(),
        },
        result: match record.result.as_ref().map(|result| result.winner) {
            None => GameResult::Open,
            Some(Some(side)) => GameResult::Won(side),
            Some(None) => GameResult::Drawn,
        },
    })
}

fn own_tags(record: &Record) -> Vec<Tag> {
    let mut tags: Vec<Tag> = record
        .tags
        .iter()
        .map(|(name, value)| Tag::new(name, value))
        .collect();
    if !record.options.is_empty() {
        let pairs: Vec<String> = record
            .options
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        tags.push(Tag::new(OPTIONS, pairs.join(";")));
    }
    if let Some(RecordedResult { reason, .. }) = &record.result {
        tags.push(Tag::new(TERMINATION, reason));
    }
    tags
}
