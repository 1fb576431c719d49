//! Sections 11 and 12.1: position text with the codes of 12.4, and the machine form of actions.

use super::board::{Board, Colour, Group, Kind, Piece, Square};
use super::game::{Action, Position};
use super::lines::How;
use super::rules::Rules;

impl Action {
    /// rules: 12.1
    pub(crate) fn machine(self) -> String {
        let stay = |how| if how == How::Stay { "_" } else { "" };
        match self {
            Action::Move { from, to, how } => format!("{}{}{}", from.name(), stay(how), to.name()),
            Action::Step {
                from,
                kind,
                plus,
                to,
                how,
            } => format!(
                "{}{}{}{}{}",
                from.name(),
                if plus { "+" } else { "" },
                kind.letter(),
                stay(how),
                to.name()
            ),
            Action::Commit => "commit".to_owned(),
        }
    }
}

/// A step inside the session part of a position text: the piece as it was when it acted.
pub(crate) fn session_step(piece: Piece, to: Square, how: How) -> String {
    let sign = match how {
        How::Quiet => "",
        How::Displacing => "x",
        How::Stay => "_",
        How::Suicide => "@",
        How::Combine => "&",
    };
    format!("{}>{sign}{}", upper(piece), to.name())
}

fn upper(piece: Piece) -> String {
    format!(
        "{}{}",
        if piece.heroic { "+" } else { "" },
        piece.kind.letter()
    )
}

fn bracketed(parts: &[String]) -> String {
    match parts {
        [single] => single.clone(),
        several => format!("({})", several.concat()),
    }
}

/// A group with upper-case letters and marks, as notations write it.
pub(crate) fn bracketed_upper(group: &Group) -> String {
    let parts: Vec<String> = group.pieces().map(upper).collect();
    bracketed(&parts)
}

fn group_text(group: &Group) -> String {
    let parts: Vec<String> = group
        .pieces()
        .map(|piece| match piece.colour {
            Colour::Red => upper(piece),
            Colour::Blue => upper(piece).to_lowercase(),
        })
        .collect();
    bracketed(&parts)
}

fn placement_text(board: &Board) -> String {
    let mut ranks = Vec::new();
    for rank in (1..=12).rev() {
        let mut text = String::new();
        let mut gap = 0;
        for file in 0..11 {
            let group = board.at(Square { file, rank });
            if group.is_empty() {
                gap += 1;
                continue;
            }
            if gap > 0 {
                text += &gap.to_string();
                gap = 0;
            }
            text += &group_text(group);
        }
        if gap > 0 {
            text += &gap.to_string();
        }
        ranks.push(text);
    }
    ranks.join("/")
}

impl Position {
    /// rules: 11
    pub(crate) fn text(&self) -> String {
        let board = self.session.as_ref().map_or(&self.board, |s| &s.before);
        let turn = if self.turn == Colour::Red { 'r' } else { 'b' };
        let mut text = format!(
            "{} {turn} - - {} {}",
            placement_text(board),
            self.clock,
            self.number
        );
        if let Some(session) = &self.session {
            let waiting = self.board.at(session.origin).waiting();
            let stay: Vec<String> = waiting.into_iter().map(upper).collect();
            text += &format!(
                " {}:{}:{}...",
                session.origin.name(),
                bracketed(&stay),
                session.steps.join(",")
            );
        }
        text
    }

    /// Reads a position text; the error is the first code in the order of 12.4.
    pub(crate) fn read(text: &str, rules: Rules) -> Result<Position, &'static str> {
        let fields: Vec<&str> = text.split(' ').collect();
        if !(6..=7).contains(&fields.len()) || fields.iter().any(|field| field.is_empty()) {
            return Err("E_FEN_FIELDS");
        }
        let turn = match fields[1] {
            "r" => Colour::Red,
            "b" => Colour::Blue,
            _ => return Err("E_FEN_FIELDS"),
        };
        if fields[2] != "-" || fields[3] != "-" {
            return Err("E_FEN_FIELDS");
        }
        let board = read_placement(fields[0], rules)?;
        let (Some(clock), Some(number)) = (counter(fields[4]), counter(fields[5])) else {
            return Err("E_FEN_COUNTERS");
        };
        if number == 0 {
            return Err("E_FEN_COUNTERS");
        }
        let position = Position {
            board,
            turn,
            clock,
            number,
            session: None,
            over: None,
        };
        match fields.get(6) {
            None => Ok(position),
            Some(session) => read_session(position, session).ok_or("E_FEN_SESSION"),
        }
    }
}

/// `"0" / nonzero *DIGIT`, at most 65535.
fn counter(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    if !plain || text.is_empty() || (text.starts_with('0') && text != "0") || text.len() > 5 {
        return None;
    }
    text.parse().ok().filter(|value| *value <= 65_535)
}

/// What one rank is made of.
enum Token {
    Count(String),
    Group(Vec<Piece>),
}

fn read_placement(text: &str, rules: Rules) -> Result<Board, &'static str> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 12 {
        return Err("E_FEN_RANKS");
    }
    let mut tokens = Vec::new();
    for rank in &ranks {
        tokens.push(read_rank(rank).ok_or("E_FEN_CHAR")?);
    }
    let mut squares = Vec::new();
    for (row, rank) in tokens.iter().enumerate() {
        let rank_number = 12 - i32::try_from(row).expect("twelve rows");
        squares.extend(place_rank(rank, rank_number).ok_or("E_FEN_WIDTH")?);
    }
    let mut board = Board::empty(rules);
    for (square, pieces) in &squares {
        let group = Group::of(pieces, rules).ok_or("E_FEN_STACK")?;
        // 11.2: misordered stacks are refused too.
        if group.pieces().ne(pieces.iter().copied()) {
            return Err("E_FEN_STACK");
        }
        board.put(*square, group);
    }
    for (square, _) in &squares {
        let carrier = board.at(*square).carrier();
        if carrier.is_some_and(|carrier| !carrier.kind.may_stand_on(*square)) {
            return Err("E_FEN_TERRAIN");
        }
    }
    for colour in Colour::ALL {
        let commanders = squares
            .iter()
            .flat_map(|(_, pieces)| pieces)
            .filter(|piece| piece.colour == colour && piece.kind == Kind::Commander)
            .count();
        if commanders != usize::from(rules.has_commanders()) {
            return Err("E_FEN_COMMANDER");
        }
    }
    Ok(board)
}

/// One `[ "+" ] letter` from the front of the text.
fn read_piece(text: &str) -> Option<(Piece, &str)> {
    let (heroic, rest) = text
        .strip_prefix('+')
        .map_or((false, text), |rest| (true, rest));
    let letter = rest.chars().next()?;
    let kind = Kind::from_letter(letter.to_ascii_uppercase())?;
    let colour = if letter.is_ascii_uppercase() {
        Colour::Red
    } else {
        Colour::Blue
    };
    let piece = Piece {
        kind,
        colour,
        heroic,
        acted: false,
    };
    Some((piece, &rest[letter.len_utf8()..]))
}

fn read_rank(mut rest: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_digit() {
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            rest = &rest[digits.len()..];
            tokens.push(Token::Count(digits));
        } else if first == '(' {
            rest = &rest[1..];
            let mut pieces = Vec::new();
            while !rest.starts_with(')') {
                let (piece, left) = read_piece(rest)?;
                pieces.push(piece);
                rest = left;
            }
            rest = &rest[1..];
            // Parentheses hold two pieces or more; more than three is a fault of the stack.
            if pieces.len() < 2 {
                return None;
            }
            tokens.push(Token::Group(pieces));
        } else {
            let (piece, left) = read_piece(rest)?;
            rest = left;
            tokens.push(Token::Group(vec![piece]));
        }
    }
    Some(tokens)
}

fn place_rank(tokens: &[Token], rank: i32) -> Option<Vec<(Square, Vec<Piece>)>> {
    let mut squares = Vec::new();
    let mut file = 0;
    for token in tokens {
        match token {
            // A run of digits that is no single count is either too large or two counts side by side.
            Token::Count(digits) => {
                let count = (1..=11).find(|count: &i32| count.to_string() == *digits)?;
                file += count;
            }
            Token::Group(pieces) => {
                squares.push((Square::new(file, rank)?, pieces.clone()));
                file += 1;
            }
        }
    }
    (file == 11).then_some(squares)
}

/// rules: 11.1: the steps are replayed, `stay` must agree, and the session must be open.
fn read_session(start: Position, text: &str) -> Option<Position> {
    let body = text.strip_suffix("...")?;
    let (origin, rest) = Square::read(body)?;
    let (_stay, steps) = rest.strip_prefix(':')?.split_once(':')?;
    if start.board.at(origin).colour() != Some(start.turn) || start.board.at(origin).len() < 2 {
        return None;
    }
    let mut position = start;
    for step in steps.split(',') {
        if position.over.is_some() {
            return None;
        }
        let action = position.candidates().into_iter().find(|action| {
            let Action::Step {
                from,
                kind,
                plus,
                to,
                how,
            } = *action
            else {
                return false;
            };
            let piece = position.named(from, kind, plus);
            from == origin && piece.is_some_and(|piece| session_step(piece, to, how) == step)
        })?;
        if !position.is_legal(action) {
            return None;
        }
        position = position.played(action);
    }
    // Everything is canonical, so a session that agrees in every part prints itself.
    let printed = position.text();
    let session = printed.split(' ').nth(6)?;
    (session == text).then_some(position)
}
