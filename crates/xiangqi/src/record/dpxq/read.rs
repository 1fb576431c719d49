//! Reading DhtmlXQ text.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Game, Reading, Refusal, Side, Standing, Text};

use crate::record::cursor::{Cursor, Spot, excerpt};
use crate::record::tree::Stand;
use crate::record::{Entry, GameResult, Line, MAX_DEPTH, MAX_MOVES, Record, RecordError, Tag};
use crate::text::{write_placement, write_rest};
use crate::{Board, Options, Xiangqi};

use super::{LINE_BREAK, NAMES, RESULTS, is_reserved, placement};

/// Reads a text with one block.
///
/// # Errors
/// The first fault, with the place of the value that has it.
pub fn read(text: &str, options: Options) -> Result<Record<Xiangqi>, RecordError> {
    let values = Values::read(&mut Cursor::new(text)?)?;
    let branches = Branches::read(&values)?;
    let start = start(&values, &branches, options)?;
    let mut builder = Builder {
        comments: comments(&values)?,
        built: BTreeSet::new(),
        branches: &branches,
    };
    let line = builder.line(MAIN, Stand::new(start.clone()), 0)?;
    builder.finish()?;
    Ok(Record {
        tags: tags(&values),
        start,
        line,
        result: result(&values)?,
    })
}

/// The values of a block in their order.
struct Values<'a>(Vec<(&'a str, &'a str, Spot)>);

impl<'a> Values<'a> {
    fn read(cursor: &mut Cursor<'a>) -> Result<Values<'a>, RecordError> {
        cursor.skip_space();
        if !cursor.eat("[DhtmlXQ]") {
            return Err(RecordError::syntax(
                cursor.spot(),
                "the text does not begin with [DhtmlXQ]",
            ));
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
                return Err(RecordError::syntax(
                    spot,
                    "neither a value nor the end of the block; accepted: [DhtmlXQ_name] or [/DhtmlXQ]",
                ));
            }
            let name = cursor.take_while(|next| next.is_ascii_alphanumeric() || next == '_');
            if name.is_empty() || !cursor.eat("]") {
                return Err(RecordError::syntax(
                    spot,
                    "a value without a name; accepted: [DhtmlXQ_name], the name of letters, digits and _",
                ));
            }
            let place = cursor.spot();
            let value = cursor
                .take_until(&format!("[/DhtmlXQ_{name}]"))
                .ok_or_else(|| {
                    let message =
                        format!("the value is not closed by [/DhtmlXQ_{}]", excerpt(name));
                    RecordError::syntax(spot, message)
                })?;
            if !seen.insert(name) {
                let message = format!("the value '{}' stands twice", excerpt(name));
                return Err(RecordError::new("E_TAG", spot, message));
            }
            values.push((name, value, place));
        }
        cursor.skip_space();
        if cursor.at_end() {
            Ok(Values(values))
        } else {
            Err(RecordError::syntax(
                cursor.spot(),
                "text after [/DhtmlXQ]; accepted: one block",
            ))
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
                    let message = format!(
                        "'{}'; accepted: move_P_N_B with numbers of the parent, the ply and the branch, N and B from 1",
                        excerpt(name)
                    );
                    RecordError::new("E_TAG", spot, message)
                })?,
                _ => continue,
            };
            let digits = value.trim();
            if digits.len() % 4 != 0 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                let message = format!(
                    "{name} is '{}'; accepted: four digits a move",
                    excerpt(digits)
                );
                return Err(RecordError::syntax(spot, message));
            }
            moves += digits.len() / 4;
            if moves > MAX_MOVES {
                let message = format!("too many moves; accepted: at most {MAX_MOVES}");
                return Err(RecordError::new("E_SIZE", spot, message));
            }
            let branch = Branch {
                parent,
                first,
                digits,
                spot,
            };
            if lines.insert(number, branch).is_some() {
                let message = format!("two lines have the number {number}");
                return Err(RecordError::new("E_TAG", spot, message));
            }
            if number != MAIN {
                forks.entry((parent, first)).or_default().push(number);
            }
        }
        Ok(Branches { lines, forks })
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
            .map_err(|refusal| RecordError::at(spot, refusal));
    }
    let Some((digits, spot)) = values.get("binit").filter(|(digits, _)| !digits.is_empty()) else {
        return Ok(Xiangqi::start(options));
    };
    let position = placement::read(digits).and_then(|board| {
        let fen = initial_fen(&board, branches.first_side(&board));
        Xiangqi::read_position(&fen, Reading::Lenient, options)
    });
    position.map_err(|refusal| RecordError::at(spot, refusal))
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
        let (line, ply) = numbers.split_once('_').unwrap_or(("0", numbers));
        let (Ok(line), Ok(ply)) = (line.parse(), ply.parse()) else {
            let message = format!("'{}'; accepted: commentN or commentB_N", excerpt(name));
            return Err(RecordError::new("E_TAG", spot, message));
        };
        let text = value.replace(LINE_BREAK, "\n").trim().to_owned();
        if !text.is_empty() && comments.insert((line, ply), (text, spot)).is_some() {
            let message = format!("two comments on ply {ply} of line {line}");
            return Err(RecordError::new("E_TAG", spot, message));
        }
    }
    Ok(comments)
}

/// Plays the lines and hangs them together.
struct Builder<'a> {
    comments: Comments,
    built: BTreeSet<u32>,
    branches: &'a Branches<'a>,
}

impl Builder<'_> {
    fn line(
        &mut self,
        number: u32,
        mut now: Stand<Xiangqi>,
        depth: usize,
    ) -> Result<Line<crate::Step>, RecordError> {
        let mut line = Line::new();
        let Some(branch) = self.branches.lines.get(&number) else {
            line.comments.extend(self.comment(number, 0));
            return Ok(line);
        };
        if depth > MAX_DEPTH {
            let message = format!("variations nest too deeply; accepted: {MAX_DEPTH} levels");
            return Err(RecordError::new("E_SIZE", branch.spot, message));
        }
        self.built.insert(number);
        line.comments.extend(self.comment(number, branch.first - 1));
        for (digits, ply) in branch.digits.as_bytes().chunks_exact(4).zip(branch.first..) {
            let step = step(now.position(), digits).map_err(|refusal| {
                let message = format!("ply {ply} of line {number}: {}", refusal.message);
                RecordError::new(refusal.code, branch.spot, message)
            })?;
            let mut entry = Entry::new(step);
            entry.comments.extend(self.comment(number, ply));
            for &fork in self
                .branches
                .forks
                .get(&(number, ply))
                .into_iter()
                .flatten()
            {
                entry
                    .variations
                    .push(self.line(fork, now.clone(), depth + 1)?);
            }
            now.play(step);
            line.entries.push(entry);
        }
        Ok(line)
    }

    fn comment(&mut self, line: u32, ply: u32) -> Option<String> {
        let (text, _) = self.comments.remove(&(line, ply))?;
        Some(text)
    }

    /// Refuses what hangs nowhere.
    fn finish(self) -> Result<(), RecordError> {
        for (number, branch) in &self.branches.lines {
            if *number != MAIN && !self.built.contains(number) {
                let message = format!(
                    "line {number} begins at ply {} of line {}, which has no such ply{}",
                    branch.first,
                    branch.parent,
                    match self.branches.lines.get(&branch.parent) {
                        Some(parent) => format!(
                            "; accepted: {} to {}",
                            parent.first,
                            parent
                                .first
                                .saturating_add(parent.plies())
                                .saturating_sub(1)
                        ),
                        None => String::new(),
                    }
                );
                return Err(RecordError::new("E_TAG", branch.spot, message));
            }
        }
        match self.comments.into_iter().next() {
            Some(((line, ply), (_, spot))) => Err(RecordError::new(
                "E_TAG",
                spot,
                format!("a comment on ply {ply} of line {line}, which does not exist"),
            )),
            None => Ok(()),
        }
    }
}

fn step(position: &Xiangqi, digits: &[u8]) -> Result<crate::Step, Refusal> {
    let points = match *digits {
        [a, b, c, d] => placement::point_from_digits(a, b).zip(placement::point_from_digits(c, d)),
        _ => None,
    };
    let Some((from, to)) = points else {
        return Err(Refusal::new(
            "BAD_NODE",
            format!(
                "'{}' is no move; accepted: column 0 to 8 and row 0 to 9 of origin and destination",
                String::from_utf8_lossy(digits)
            ),
        ));
    };
    position.explain(&format!("{}{}", from.name(), to.name()), Standing::Open)
}

fn tags(values: &Values<'_>) -> Vec<Tag> {
    values
        .0
        .iter()
        .filter(|(name, ..)| !is_reserved(name))
        .map(|&(name, value, _)| {
            let known = NAMES.iter().find(|(dpxq, _)| *dpxq == name);
            Tag::new(known.map_or(name, |(_, pgn)| *pgn), value.trim())
        })
        .collect()
}

fn result(values: &Values<'_>) -> Result<GameResult, RecordError> {
    let Some((word, spot)) = values.get("result") else {
        return Ok(GameResult::Open);
    };
    let found = RESULTS.iter().find(|(_, words)| words.contains(&word));
    match found {
        Some((result, _)) => Ok(*result),
        None => {
            let accepted: Vec<&str> = RESULTS
                .iter()
                .flat_map(|(_, words)| *words)
                .copied()
                .collect();
            let message = format!(
                "the result '{}'; accepted: {}",
                excerpt(word),
                accepted.join(" ")
            );
            Err(RecordError::new(
                "E_TAG",
                spot,
                message.trim_end().to_owned(),
            ))
        }
    }
}
