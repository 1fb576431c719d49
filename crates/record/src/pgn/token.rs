//! The words of the move section.

use crate::{Cursor, RecordError, RecordRefusal, ResultToken, Spot, excerpt};

/// One word, or a comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// The steps of a turn, or some of them.
    Word(&'a str),
    /// `{…}` or `;…`, without the marks and the space inside them.
    Comment(&'a str),
    /// `$n`.
    Glyph(u8),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// The end of the game.
    Result(ResultToken),
}

/// The next token with its place; `None` at the end of the text and before the tags of another game. `reads` is asked whether
/// a word with parentheses is a turn here.
pub(super) fn next<'a>(
    cursor: &mut Cursor<'a>,
    reads: &mut dyn FnMut(&str) -> bool,
) -> Result<Option<(Token<'a>, Spot)>, RecordError> {
    loop {
        cursor.skip_space();
        let spot = cursor.spot();
        // A line that begins with % is meant for other programs.
        if spot.column == 1 && cursor.peek() == Some('%') {
            cursor.take_while(|next| next != '\n');
            continue;
        }
        let token = match cursor.peek() {
            None | Some('[') => return Ok(None),
            Some('{') => {
                cursor.bump();
                let text = cursor
                    .take_until("}")
                    .ok_or_else(|| RecordError::at(spot, RecordRefusal::CommentOpen))?;
                Token::Comment(text.trim())
            }
            Some(';') => {
                cursor.bump();
                Token::Comment(cursor.take_while(|next| next != '\n').trim())
            }
            // An offered draw, as players of paper write it.
            Some('(') if cursor.eat("(=)") => Token::Comment("(=)"),
            Some('(') if opens_variation(cursor.rest()) => {
                cursor.bump();
                Token::Open
            }
            Some(')') => {
                cursor.bump();
                Token::Close
            }
            Some('!' | '?') => glyph(cursor, spot)?,
            Some('}' | ']') => {
                return Err(RecordError::at(spot, RecordRefusal::Bracket));
            }
            Some(_) => {
                let word = take_word(cursor, reads);
                if word.is_empty() {
                    // A parenthesis that begins no word.
                    cursor.bump();
                    return Ok(Some((Token::Open, spot)));
                }
                match read_word(word, spot)? {
                    Some(token) => token,
                    None => continue,
                }
            }
        };
        return Ok(Some((token, spot)));
    }
}

/// `!`, `?` and their pairs, which are the first six glyphs.
fn glyph<'a>(cursor: &mut Cursor<'a>, spot: Spot) -> Result<Token<'a>, RecordError> {
    const MARKS: [(&str, u8); 6] = [
        ("!!", 3),
        ("??", 4),
        ("!?", 5),
        ("?!", 6),
        ("!", 1),
        ("?", 2),
    ];
    let mark = cursor.take_while(|next| matches!(next, '!' | '?'));
    let known = MARKS.iter().find(|(text, _)| *text == mark);
    known.map(|&(_, glyph)| Token::Glyph(glyph)).ok_or_else(|| {
        let marks = excerpt(mark);
        RecordError::at(spot, RecordRefusal::Marks { marks })
    })
}

/// Whether what follows a parenthesis is said to be a variation: no word has one of these there.
fn opens_variation(rest: &str) -> bool {
    let next = rest.chars().nth(1);
    next.is_none_or(|next| {
        next.is_whitespace() || next.is_ascii_digit() || next != '(' && !is_word_char(next)
    })
}

/// The longest word that begins here. One with parentheses is a word only if it reads; otherwise the word ends before them.
fn take_word<'a>(cursor: &mut Cursor<'a>, reads: &mut dyn FnMut(&str) -> bool) -> &'a str {
    let rest = cursor.rest();
    let plain = rest
        .find(|next: char| !is_word_char(next))
        .unwrap_or(rest.len());
    let end = if rest[plain..].starts_with('(') {
        let mut ends = longer_ends(rest, plain).into_iter().rev();
        ends.find(|&end| reads(bare(&rest[..end]))).unwrap_or(plain)
    } else {
        plain
    };
    cursor.advance(end)
}

/// Where a word may end that goes on at `from` with a parenthesis, so that every parenthesis in it is closed.
fn longer_ends(rest: &str, from: usize) -> Vec<usize> {
    /// No notation has longer words, nor more parentheses; a hostile text may.
    const LONGEST: usize = 200;
    const MOST: usize = 4;
    let mut depth = 0;
    let mut ends = Vec::new();
    for (on, next) in rest[from..].char_indices() {
        let at = from + on;
        let is_end = !is_word_char(next) && next != '(' && (next != ')' || depth == 0);
        if depth == 0 && on > 0 && (is_end || next == '(') {
            ends.push(at);
        }
        if is_end || at > LONGEST || ends.len() == MOST {
            return ends;
        }
        match next {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
    }
    if depth == 0 {
        ends.push(rest.len());
    }
    ends
}

const fn is_word_char(next: char) -> bool {
    !next.is_whitespace() && !matches!(next, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '!' | '?')
}

/// `None` for a move number or `e.p.` that stands alone.
fn read_word(word: &str, spot: Spot) -> Result<Option<Token<'_>>, RecordError> {
    if let Some(result) = ResultToken::from_text(word) {
        return Ok(Some(Token::Result(result)));
    }
    if let Some(number) = word.strip_prefix('$') {
        return match number.parse() {
            Ok(glyph) => Ok(Some(Token::Glyph(glyph))),
            Err(_) => Err(RecordError::at(
                spot,
                RecordRefusal::Glyph {
                    glyph: excerpt(word),
                },
            )),
        };
    }
    // How a capture in passing is written is told by the move itself.
    let rest = bare(word);
    Ok((!rest.is_empty() && rest != "e.p.").then_some(Token::Word(rest)))
}

/// A word without a number before it and without the comma of an open turn, which is told by what follows it.
fn bare(word: &str) -> &str {
    let rest = without_number(word);
    rest.strip_suffix(',').unwrap_or(rest)
}

/// What follows a move number. `33.4` is a WXF move and not number 33, with a grade (`33.4@p`) too.
fn without_number(word: &str) -> &str {
    /// A lone number may be without its dot, but `0000` is a move.
    const LONGEST_NUMBER: usize = 3;
    let rest = word.trim_start_matches(|next: char| next.is_ascii_digit());
    if rest.len() == word.len() {
        return word;
    }
    let after = rest.trim_start_matches(['.', '…', '．']);
    let numbered = after.len() < rest.len() || rest.is_empty() && word.len() <= LONGEST_NUMBER;
    let mut next = after.chars();
    let is_file = next.next().is_some_and(|next| next.is_ascii_digit())
        && next.next().is_none_or(|next| next == '@');
    if numbered && !is_file { after } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_from_moves() {
        for (word, rest) in [
            ("1.", ""),
            ("1...", ""),
            ("12", ""),
            ("1.炮二平五", "炮二平五"),
            ("1…马8进7", "马8进7"),
            ("33.4", "33.4"),
            ("33.33.4", "33.4"),
            ("7+.6", "7+.6"),
            ("1.7+.6", "7+.6"),
            ("0000", "0000"),
            ("4.0000", "0000"),
            ("C2.5", "C2.5"),
            ("33.4@p", "33.4@p"),
            ("1.33.4@p", "33.4@p"),
            ("1.b4N", "b4N"),
            ("1.0-0", "0-0"),
            ("1.1>2", "1>2"),
            ("1...O-O", "O-O"),
            ("12.(NT)xe5", "(NT)xe5"),
        ] {
            assert_eq!(without_number(word), rest, "{word}");
        }
    }

    /// The tokens of a text whose words with parentheses are `known`.
    fn tokens<'a>(text: &'a str, known: &[&str]) -> Vec<Token<'a>> {
        let mut cursor = Cursor::new(text).expect("short");
        let mut found = Vec::new();
        let mut reads = |word: &str| known.contains(&word);
        while let Some((token, _)) = next(&mut cursor, &mut reads).expect(text) {
            found.push(token);
        }
        found
    }

    #[test]
    fn a_word_may_end_where_its_parentheses_are_closed() {
        for (rest, from, ends) in [
            ("(a)", 0, vec![3]),
            ("x(a)", 1, vec![4]),
            ("x(a)+ (b)", 1, vec![5]),
            ("x(a)(b)y", 1, vec![4, 8]),
            ("(a(b))", 0, vec![6]),
            ("(a", 0, vec![]),
            ("(a)) (b)", 0, vec![3]),
            ("(a)(b)(c)(d)(e)", 0, vec![3, 6, 9, 12]),
        ] {
            assert_eq!(longer_ends(rest, from), ends, "{rest}");
        }
        let long = format!("(a){} ", "b".repeat(198));
        assert_eq!(longer_ends(&long, 0), [201]);
        // No character begins at 200.
        let longer = format!("(a){}炮b ", "b".repeat(195));
        assert_eq!(longer_ends(&longer, 0), [0; 0]);
    }

    #[test]
    fn parentheses_of_words_are_told_from_those_of_variations() {
        use Token::{Close, Open, Word};
        let known = ["(NT)xe5", "QL6-KL6(a8B=Q)+", "(a8B=Q)", "(NF)<T>g7,(NF)>h7"];
        for (text, expected) in [
            ("(1. e4 e5)", vec![Open, Word("e4"), Word("e5"), Close]),
            ("( 12... Nf6 )", vec![Open, Word("Nf6"), Close]),
            ("(12...Nf6)", vec![Open, Word("Nf6"), Close]),
            ("(炮二平五)", vec![Open, Word("炮二平五"), Close]),
            (
                "e4(炮二平五)e5",
                vec![Word("e4"), Open, Word("炮二平五"), Close, Word("e5")],
            ),
            ("e4(1. d4)", vec![Word("e4"), Open, Word("d4"), Close]),
            ("((NT)xe5)", vec![Open, Word("(NT)xe5"), Close]),
            ("(1.(NT)xe5)", vec![Open, Word("(NT)xe5"), Close]),
            ("1.(NT)xe5,", vec![Word("(NT)xe5")]),
            (
                "(NT)xe5!(NT)xe5",
                vec![Word("(NT)xe5"), Token::Glyph(1), Word("(NT)xe5")],
            ),
            ("(NT)xe6", vec![Open, Word("NT"), Close, Word("xe6")]),
            ("((a8B=Q))", vec![Open, Word("(a8B=Q)"), Close]),
            ("(a8B=Q)Kd3N", vec![Word("(a8B=Q)Kd3N")]),
            ("(a8B=Q) Kd3N", vec![Word("(a8B=Q)"), Word("Kd3N")]),
            (
                "(a8B=Q)(1. Kd3N)",
                vec![Word("(a8B=Q)"), Open, Word("Kd3N"), Close],
            ),
            ("(a8B=R)", vec![Open, Word("a8B=R"), Close]),
            (
                "QL6-KL6(a8B=Q)+(QL6)",
                vec![Word("QL6-KL6(a8B=Q)+"), Open, Word("QL6"), Close],
            ),
            ("(NF)<T>g7,(NF)>h7", vec![Word("(NF)<T>g7,(NF)>h7")]),
            ("e4 (=)", vec![Word("e4"), Token::Comment("(=)")]),
            (
                "({a (b)} e4)",
                vec![Open, Token::Comment("a (b)"), Word("e4"), Close],
            ),
            (
                "(((e4)))",
                vec![Open, Open, Open, Word("e4"), Close, Close, Close],
            ),
            ("()", vec![Open, Close]),
            ("(", vec![Open]),
            ("(e4", vec![Open, Word("e4")]),
        ] {
            let mut known = known.to_vec();
            if text == "(a8B=Q)Kd3N" {
                known.push("(a8B=Q)Kd3N");
            }
            assert_eq!(tokens(text, &known), expected, "{text}");
        }
    }

    /// The work for one word does not grow with the text.
    #[test]
    fn few_words_with_parentheses_are_tried() {
        for text in [
            "a(a)".repeat(5_000),
            "(".repeat(5_000),
            format!("a({})", "b".repeat(5_000)),
        ] {
            let mut asked = 0;
            let mut cursor = Cursor::new(&text).expect("short");
            let mut reads = |_: &str| {
                asked += 1;
                false
            };
            let _ = next(&mut cursor, &mut reads).expect("a token");
            assert!(asked <= 4, "{asked}");
        }
    }
}
