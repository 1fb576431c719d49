//! Reading DhtmlXQ text.

use std::collections::{BTreeMap, BTreeSet};

use record::{Cursor, Fault, Growth, Read, RecordError, ResultToken, Spot, TextLimits, excerpt};
use rules::{Course, Detail, Game, Reading, Refusal, Side, Standing, Text};

use super::{LINE_BREAK, NAMES, RESULTS, is_reserved, placement};
use crate::fen::{write_placement, write_rest};
use crate::formats::tags::{self, Writer};
use crate::formats::{FormatRefusal, refused};
use crate::{Board, Options, Xiangqi};

/// Reads a text with one block.
///
/// # Errors
/// The first fault, with the place of the value that has it.
pub(super) fn read(text: &str) -> Result<Read, Refusal> {
    let values = Values::read(&mut Cursor::new(text)?)?;
    let branches = Branches::read(&values)?;
    let all = named(&values);
    let start = start(
        &values,
        &branches,
        tags::options::<Xiangqi>(&all, Writer::of(&all))?,
    )?;
    let mut builder = Builder {
        comments: comments(&values)?,
        built: BTreeSet::new(),
        branches: &branches,
        growth: Growth::new(Course::new(start)),
    };
    builder.line(MAIN)?;
    let (line, course) = builder.finish()?;
    let record = tags::record(line, &course, all, result(&values)?)?;
    Ok(Read {
        record,
        left_out: Vec::new(),
    })
}

/// The values of a block in their order.
struct Values<'a>(Vec<(&'a str, &'a str, Spot)>);

impl<'a> Values<'a> {
    fn read(cursor: &mut Cursor<'a>) -> Result<Values<'a>, RecordError> {
        cursor.skip_space();
        if !cursor.eat("[DhtmlXQ]") {
            return Err(refused(cursor.spot(), FormatRefusal::NoBlock));
        }
        let mut values: Vec<(&str, &str, Spot)> = Vec::new();
        let mut seen = BTreeSet::new();
        loop {
            cursor.skip_space();
            let spot = cursor.spot();
            if cursor.eat("[/DhtmlXQ]") {
                break;
            }
            if !cursor.eat("[DhtmlXQ_") {
                return Err(refused(spot, FormatRefusal::NoValue));
            }
            let name = cursor.take_while(|next| next.is_ascii_alphanumeric() || next == '_');
            if name.is_empty() || !cursor.eat("]") {
                return Err(refused(spot, FormatRefusal::Nameless));
            }
            let place = cursor.spot();
            let value = cursor.take_until(&format!("[/DhtmlXQ_{name}]"));
            let value = value.ok_or_else(|| {
                let name = excerpt(name);
                refused(spot, FormatRefusal::ValueOpen { name })
            })?;
            if !seen.insert(name) {
                let name = excerpt(name);
                return Err(refused(spot, FormatRefusal::ValueTwice { name }));
            }
            values.push((name, value, place));
        }
        cursor.skip_space();
        if cursor.at_end() {
            Ok(Values(values))
        } else {
            Err(refused(cursor.spot(), FormatRefusal::AfterBlock))
        }
    }

    fn get(&self, wanted: &str) -> Option<(&'a str, Spot)> {
        let (_, value, spot) = self.0.iter().find(|(name, ..)| *name == wanted)?;
        Some((value.trim(), *spot))
    }
}

/// The number of the main line.
const MAIN: u32 = 0;

/// A line of moves before it is played.
struct Branch<'a> {
    parent: u32,
    /// The ply that its first move is, from 1.
    first: u32,
    digits: &'a str,
    spot: Spot,
}

impl Branch<'_> {
    fn plies(&self) -> u32 {
        (self.digits.len() / 4) as u32
    }
}

/// All lines by number, and which begin where.
struct Branches<'a> {
    lines: BTreeMap<u32, Branch<'a>>,
    /// By parent and ply.
    forks: BTreeMap<(u32, u32), Vec<u32>>,
}

impl<'a> Branches<'a> {
    fn read(values: &Values<'a>) -> Result<Branches<'a>, RecordError> {
        let mut lines = BTreeMap::new();
        let mut forks: BTreeMap<(u32, u32), Vec<u32>> = BTreeMap::new();
        let mut moves = 0;
        for &(name, value, spot) in &values.0 {
            let (parent, first, number) = match (name, name.strip_prefix("move_")) {
                ("movelist", _) => (MAIN, 1, MAIN),
                (_, Some(numbers)) => branch_numbers(numbers).ok_or_else(|| {
                    let name = excerpt(name);
                    refused(spot, FormatRefusal::BranchName { name })
                })?,
                _ => continue,
            };
            let digits = value.trim();
            if digits.len() % 4 != 0 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                let (name, digits) = (excerpt(name), excerpt(digits));
                return Err(refused(spot, FormatRefusal::Digits { name, digits }));
            }
            moves += digits.len() / 4;
            TextLimits::STANDARD
                .check_steps(moves)
                .map_err(|refusal| RecordError::at(spot, refusal))?;
            let branch = Branch {
                parent,
                first,
                digits,
                spot,
            };
            if lines.insert(number, branch).is_some() {
                let branch = number;
                return Err(refused(spot, FormatRefusal::BranchTwice { branch }));
            }
            if number != MAIN {
                forks.entry((parent, first)).or_default().push(number);
            }
        }
        Ok(Branches { lines, forks })
    }

    /// The refusal of a line that hangs nowhere.
    fn loose(&self, number: u32, branch: &Branch<'_>) -> FormatRefusal {
        let parent = self.lines.get(&branch.parent);
        match parent.filter(|parent| parent.plies() > 0) {
            Some(line) => FormatRefusal::BranchLoose {
                branch: number,
                ply: branch.first,
                parent: branch.parent,
                least: line.first,
                most: line.first.saturating_add(line.plies() - 1),
            },
            None => FormatRefusal::BranchAlone {
                branch: number,
                ply: branch.first,
                parent: branch.parent,
            },
        }
    }

    /// Who moves first: the owner of the first piece that moves; Red where nothing moves.
    fn first_side(&self, board: &Board) -> Side {
        self.lines
            .get(&MAIN)
            .and_then(|line| {
                let [column, row] = *line.digits.as_bytes().first_chunk::<2>()?;
                board.piece(placement::point_from_digits(column, row)?)
            })
            .map_or(Side::First, |piece| piece.side)
    }
}

fn branch_numbers(text: &str) -> Option<(u32, u32, u32)> {
    let mut numbers = text.split('_').map(|number| number.parse().ok());
    let (parent, first, number) = (numbers.next()??, numbers.next()??, numbers.next()??);
    (numbers.next().is_none() && first > 0 && number > MAIN).then_some((parent, first, number))
}

fn start(
    values: &Values<'_>,
    branches: &Branches<'_>,
    options: Options,
) -> Result<Xiangqi, RecordError> {
    if let Some((fen, spot)) = values.get("fen").filter(|(fen, _)| !fen.is_empty()) {
        return Xiangqi::read_position(fen, Reading::Lenient, options)
            .map_err(|refusal| RecordError::at(spot, Fault::rules(refusal)));
    }
    let Some((digits, spot)) = values.get("binit").filter(|(digits, _)| !digits.is_empty()) else {
        return Ok(Xiangqi::start(options));
    };
    let board = placement::read(digits).map_err(|refusal| refused(spot, refusal))?;
    let fen = initial_fen(&board, branches.first_side(&board));
    Xiangqi::read_position(&fen, Reading::Lenient, options)
        .map_err(|refusal| RecordError::at(spot, Fault::rules(refusal)))
}

/// The position text of a placement at the beginning of a game.
pub(super) fn initial_fen(board: &Board, actor: Side) -> String {
    let mut fen = String::new();
    write_placement(board, &mut fen);
    write_rest(actor, "-", 0, 1, &mut fen);
    fen
}

/// Comments by line and ply; each is used at most once.
type Comments = BTreeMap<(u32, u32), (String, Spot)>;

fn comments(values: &Values<'_>) -> Result<Comments, RecordError> {
    let mut comments = Comments::new();
    for &(name, value, spot) in &values.0 {
        let Some(numbers) = name.strip_prefix("comment") else {
            continue;
        };
        let (branch, ply) = numbers.split_once('_').unwrap_or(("0", numbers));
        let (Ok(branch), Ok(ply)) = (branch.parse(), ply.parse()) else {
            let name = excerpt(name);
            return Err(refused(spot, FormatRefusal::CommentName { name }));
        };
        let text = value.replace(LINE_BREAK, "\n").trim().to_owned();
        if !text.is_empty() && comments.insert((branch, ply), (text, spot)).is_some() {
            return Err(refused(spot, FormatRefusal::CommentTwice { ply, branch }));
        }
    }
    Ok(comments)
}

/// Plays the lines and hangs them together.
struct Builder<'a> {
    comments: Comments,
    built: BTreeSet<u32>,
    branches: &'a Branches<'a>,
    growth: Growth<Xiangqi>,
}

impl Builder<'_> {
    fn line(&mut self, number: u32) -> Result<(), RecordError> {
        let Some(branch) = self.branches.lines.get(&number) else {
            self.comment(number, 0);
            return Ok(());
        };
        self.built.insert(number);
        self.comment(number, branch.first - 1);
        for (digits, ply) in branch.digits.as_bytes().chunks_exact(4).zip(branch.first..) {
            let place = Place {
                spot: branch.spot,
                branch: number,
                ply,
            };
            let step = step(self.growth.position(), digits, place)?;
            let grown = self.growth.word(vec![step]);
            grown.map_err(|fault| place.at(fault))?;
            self.comment(number, ply);
            let forks = self.branches.forks.get(&(number, ply));
            for &fork in forks.into_iter().flatten() {
                let at = |refusal| RecordError::at(branch.spot, refusal);
                self.growth.open().map_err(at)?;
                self.line(fork)?;
                self.growth.close().map_err(at)?;
            }
        }
        Ok(())
    }

    fn comment(&mut self, line: u32, ply: u32) {
        if let Some((text, _)) = self.comments.remove(&(line, ply)) {
            self.growth.comment(&text);
        }
    }

    /// Refuses what hangs nowhere.
    fn finish(self) -> Result<(record::Line, Course<Xiangqi>), Refusal> {
        for (number, branch) in &self.branches.lines {
            if *number != MAIN && !self.built.contains(number) {
                return Err(refused(branch.spot, self.branches.loose(*number, branch)).into());
            }
        }
        match self.comments.into_iter().next() {
            Some(((branch, ply), (_, spot))) => {
                Err(refused(spot, FormatRefusal::CommentLoose { ply, branch }).into())
            }
            None => Ok(self.growth.finish()?),
        }
    }
}

/// Where a move stands in a block.
#[derive(Clone, Copy)]
struct Place {
    spot: Spot,
    branch: u32,
    ply: u32,
}

impl Place {
    /// A refusal of the move here.
    fn at(self, refusal: impl Into<Refusal>) -> RecordError {
        let refusal = refusal.into();
        let message = format!("ply {} of line {}: {refusal}", self.ply, self.branch);
        let place = [("ply", self.ply), ("branch", self.branch)];
        let place = place.map(|(name, number)| (name, Detail::Number(number.into())));
        RecordError::at(self.spot, refusal.within(message, &place))
    }
}

fn step(position: &Xiangqi, digits: &[u8], place: Place) -> Result<crate::Step, RecordError> {
    let points = match *digits {
        [a, b, c, d] => placement::point_from_digits(a, b).zip(placement::point_from_digits(c, d)),
        _ => None,
    };
    let Some((from, to)) = points else {
        let digits = String::from_utf8_lossy(digits).into_owned();
        return Err(place.at(FormatRefusal::NoPoints { digits }));
    };
    let machine = format!("{}{}", from.name(), to.name());
    let step = position.explain(&machine, Standing::Open);
    step.map_err(|refusal| place.at(refusal))
}

/// The values that are tags, by their PGN names.
fn named(values: &Values<'_>) -> BTreeMap<String, String> {
    let values = values.0.iter().filter(|(name, ..)| !is_reserved(name));
    let mut named = BTreeMap::new();
    named.extend(values.map(|&(name, value, _)| {
        let known = NAMES.iter().find(|(dpxq, _)| *dpxq == name);
        let name = known.map_or(name, |(_, pgn)| *pgn);
        (name.to_owned(), value.trim().to_owned())
    }));
    named
}

fn result(values: &Values<'_>) -> Result<ResultToken, RecordError> {
    let Some((word, spot)) = values.get("result") else {
        return Ok(ResultToken::Open);
    };
    let found = RESULTS.iter().find(|(_, words)| words.contains(&word));
    match found {
        Some((result, _)) => Ok(*result),
        None => {
            let words = RESULTS.iter().flat_map(|(_, words)| *words).copied();
            let refusal = FormatRefusal::ResultWord {
                word: excerpt(word),
                accepted: words.filter(|word| !word.is_empty()).collect(),
            };
            Err(refused(spot, refusal))
        }
    }
}
