//! The game text that every game has.
//!
//! Steps are written in machine form and read in any notation of the game. `Game`, `Options`, `Start`, `Result` and `Reason`
//! are tags of the format, and so are `Score` (`3:1`) after an end that was counted and `CommonClock` (`412.350/900.000`, seconds)
//! where time common to both can end the game; all others are kept as they are. Where there is no `Start`, `FEN` is read for it.

use std::marker::PhantomData;

use rules::{Course, Game, Reading, Refusal, Standing};

use super::tags::{Tag, is_name, read_tags};
use super::{Parentheses, read_moves, write_moves, write_tag};
use crate::{
    Beside, Clock, Cursor, Fault, Format, LeftOut, Lost, Played, Read, Record, RecordError,
    RecordRefusal, RecordedResult, ResultToken, TextLimits, Written, excerpt, opened, played,
    settle,
};

/// Tags that the format itself uses.
const OWN_TAGS: [&str; 5] = ["Game", "Options", "Start", "Result", "Reason"];

/// What other programs write for `Start`, and that they do. Beside `Start` they are anybody's tags.
const FOREIGN_START: [&str; 2] = ["FEN", "SetUp"];

/// What is left of a clock common to both, of what. In games without such a clock it is anybody's tag.
const COMMON_CLOCK: &str = "CommonClock";

/// The points of an end that was counted. A text without it is as good, and in games that count nothing it is anybody's tag.
const SCORE: &str = "Score";

/// The general game text of one game.
#[derive(Debug)]
pub struct General<P>(PhantomData<fn() -> P>);

impl<P: Game> General<P> {
    /// The format.
    pub const FORMAT: General<P> = General(PhantomData);
}

impl General<()> {
    /// The id of the game that a text names in its `Game` tag.
    #[must_use]
    pub fn game_of(text: &str) -> Option<String> {
        let tags = read_tags(&mut Cursor::new(text).ok()?).ok()?;
        let game = tags.into_iter().find(|tag| tag.name == "Game")?;
        Some(game.value)
    }
}

impl<P: Game> Format for General<P> {
    fn name(&self) -> &'static str {
        "pgn"
    }

    fn recognises(&self, text: &str) -> bool {
        General::game_of(text).is_some_and(|game| game == P::ID)
    }

    /// # Errors
    /// `E_TEXT_TOO_LONG`, `E_PGN_SYNTAX` (with line and column), `E_PGN_GAME` without a `Game` tag, `E_RECORD_GAME` for another
    /// game, `E_PGN_RESULT` if tag, token and game disagree, `E_PGN_STEP` with the place and the rule, `E_TOO_MANY_STEPS`, and
    /// the codes of the game for options and start.
    fn read(&self, text: &str) -> Result<Read, Refusal> {
        let mut cursor = Cursor::new(text).map_err(coded)?;
        let tags = read_tags(&mut cursor).map_err(coded)?;
        let value = |name: &str| {
            let tag = tags.iter().find(|tag| tag.name == name)?;
            Some(tag.value.as_str())
        };
        check_game::<P>(value("Game"))?;
        let foreign = value("FEN").filter(|_| value("Start").is_none());
        let course = start::<P>(value("Options"), value("Start").or(foreign))?;
        let is_foreign = foreign.is_some();
        let moves = read_moves(
            &mut cursor,
            course,
            Parentheses::Words,
            &|position, word| rules::read_turn(position, word, Standing::Open),
        );
        let moves = moves.map_err(coded)?;
        cursor.skip_space();
        if !cursor.at_end() {
            let refused = RecordRefusal::AfterResult;
            return Err(coded(RecordError::at(cursor.spot(), refused)).into());
        }
        let said = said(value("Result"), moves.result.map(|(token, _)| token))?;
        let reason = value("Reason");
        let result = settle(&moves.course, said, reason)?;
        // The rules know better why they ended a game; and a game that goes on has no reason.
        let unused = reason.is_some_and(|said| result.as_ref().is_none_or(|is| is.reason != said));
        let position = moves.course.position();
        let score = score(&moves.course, result.as_ref());
        check_score(value(SCORE), score.as_deref())?;
        let clock = tags.iter().find(|tag| tag.name == COMMON_CLOCK);
        let clock = clock.filter(|_| position.common_clock().is_some());
        let beside = Beside {
            clock: clock.map(read_clock).transpose().map_err(coded)?,
            ..Beside::default()
        };
        TextLimits::STANDARD.check_beside(&beside)?;
        let own = |name: &str| {
            is_own(name, position, score.as_deref())
                || (is_foreign && FOREIGN_START.contains(&name))
        };
        let tags = tags.into_iter().filter(|tag| !own(&tag.name));
        Ok(Read {
            record: Record {
                game: P::ID.to_owned(),
                options: Record::changed_options(moves.course.position()),
                start: moves.course.start().position_text(),
                cursor: moves.line.entries.len(),
                line: moves.line,
                position: moves.course.position().position_text(),
                result,
                tags: tags.map(|Tag { name, value, .. }| (name, value)).collect(),
                beside,
            },
            left_out: LeftOut::list(&[(Lost::Tags, usize::from(unused))]),
        })
    }

    /// Writes the steps that are played: those that could be redone belong to a save, not to a game text.
    fn write(&self, record: &Record) -> Result<Written, Refusal> {
        let Played {
            line,
            start,
            end,
            mut left_out,
        } = played::<P>(record)?;
        let score = score(&end, record.result.as_ref());
        let begin = start.position();
        let clock = record.beside.clock.and_then(Clock::common_text);
        left_out.take(Lost::Clocks, usize::from(clock.is_some()));
        let mut out = String::new();
        write_tag("Game", P::ID, &mut out);
        let clocks = usize::from(begin.common_clock().is_some());
        let mut room = TextLimits::STANDARD.tags - OWN_TAGS.len() - 1 - clocks;
        for (name, value) in &record.tags {
            if is_own(name, begin, score.as_deref()) || !is_name(name) || room == 0 {
                left_out.add(Lost::Tags, 1);
                continue;
            }
            room -= 1;
            left_out.add(Lost::Characters, write_tag(name, value, &mut out));
        }
        let options = Record::changed_options(begin);
        if !options.is_empty() {
            let pairs = options
                .iter()
                .map(|(name, value)| format!("{name}={value}"));
            write_tag("Options", &pairs.collect::<Vec<_>>().join(";"), &mut out);
        }
        // Anybody's `FEN` would be read for the start that is not there.
        let is_foreign = |(name, _): (&String, &String)| name == FOREIGN_START[0];
        if *begin != P::start(begin.options()) || record.tags.iter().any(is_foreign) {
            write_tag("Start", &begin.position_text(), &mut out);
        }
        let token = ResultToken::of(record.result.as_ref()).text();
        write_tag("Result", token, &mut out);
        if let Some(result) = &record.result {
            write_tag("Reason", &result.reason, &mut out);
        }
        if let Some(score) = &score {
            write_tag(SCORE, score, &mut out);
        }
        if let Some(clock) = &clock {
            write_tag(COMMON_CLOCK, clock, &mut out);
        }
        out.push('\n');
        let characters = write_moves(
            start,
            &line,
            token,
            &|position, steps| position.write_turn_as(P::FORMS[0], steps),
            &mut out,
        )?;
        left_out.add(Lost::Characters, characters);
        Ok(Written {
            text: out,
            left_out: left_out.list(),
        })
    }
}

/// Whether a tag is one of the format in this game.
fn is_own<P: Game>(name: &str, position: &P, score: Option<&str>) -> bool {
    OWN_TAGS.contains(&name)
        || (name == SCORE && score.is_some())
        || (name == COMMON_CLOCK && position.common_clock().is_some())
}

fn read_clock(tag: &Tag) -> Result<Clock, RecordError> {
    let clock = Clock::from_common_text(&tag.value);
    clock.ok_or_else(|| tag.wrong(&["seconds that are left, /, seconds at the beginning"]))
}

/// The score of a game that was counted, the first side's points first.
fn score<P: Game>(course: &Course<P>, result: Option<&RecordedResult>) -> Option<String> {
    let position = course.position();
    let outcome = match course.ended() {
        Some(ruling) => ruling.outcome,
        None => result?.without_step(position).ok()?,
    };
    let [first, second] = position.score(outcome)?;
    Some(format!("{first}:{second}"))
}

/// The points that a text states must be those of the game, where it has any.
fn check_score(said: Option<&str>, is: Option<&str>) -> Result<(), RecordRefusal> {
    match (said, is) {
        (Some(said), Some(is)) if said != is => Err(RecordRefusal::Score {
            said: excerpt(said),
            is: is.to_owned(),
        }),
        _ => Ok(()),
    }
}

fn check_game<P: Game>(named: Option<&str>) -> Result<(), RecordRefusal> {
    match named {
        Some(game) if game == P::ID => Ok(()),
        Some(game) => Err(RecordRefusal::OtherGame {
            said: excerpt(game),
            game: P::ID,
        }),
        None => Err(RecordRefusal::NoGame),
    }
}

fn start<P: Game>(options: Option<&str>, start: Option<&str>) -> Result<Course<P>, Refusal> {
    let options = rules::read_recorded_options(&pairs(options.unwrap_or_default())?)?;
    Ok(opened(match start {
        Some(text) => P::read_position(text, Reading::Lenient, options)?,
        None => P::start(options),
    }))
}

/// The pairs of an `Options` tag: `name=value` joined by semicolons.
///
/// # Errors
/// `E_OPTION`.
pub fn pairs(text: &str) -> Result<Vec<(String, String)>, RecordRefusal> {
    let pairs = text.split(';').filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| match pair.split_once('=') {
            Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
            None => Err(RecordRefusal::Pair {
                pair: excerpt(pair),
            }),
        })
        .collect()
}

/// What tag and text say of the result, which must be the same.
fn said(tag: Option<&str>, token: Option<ResultToken>) -> Result<ResultToken, RecordRefusal> {
    let tag = tag.map(|text| {
        ResultToken::from_text(text).ok_or_else(|| RecordRefusal::NoResult {
            said: excerpt(text),
        })
    });
    match (tag.transpose()?, token) {
        (Some(tag), Some(token)) if tag != token => Err(RecordRefusal::TwoResults {
            tag: tag.text(),
            token: token.text(),
        }),
        (tag, token) => Ok(token.or(tag).unwrap_or_default()),
    }
}

/// The codes of this format: a fault of the writing, a move, or a size.
fn coded(error: RecordError) -> RecordRefusal {
    let RecordError {
        line,
        column,
        fault,
    } = error;
    match fault {
        Fault::Record(refused) if refused.is_size() => refused,
        Fault::Record(refused) => RecordRefusal::PgnSyntax {
            line,
            column,
            fault: Box::new(refused.into()),
        },
        Fault::Rules(fault) => RecordRefusal::PgnStep {
            line,
            column,
            rule: fault.code,
            fault: Box::new(fault),
        },
    }
}
