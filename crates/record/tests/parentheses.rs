//! Parentheses of words and of variations, in a notation that has both.

#![allow(clippy::unwrap_used)]

use dummy::{Dummy, Options};
use record::pgn::{Parentheses, read_moves};
use record::{Cursor, Line};
use rules::{Course, Refusal, Standing};

/// A notation with parentheses, which the smallest game has not: `(a)` and `(5)` are pushes, and the rules forbid `(b)`, `(c)` and `c`.
fn with_parentheses(
    position: &Dummy,
    word: &str,
) -> Result<Vec<<Dummy as rules::Position>::Step>, dummy::Refusal> {
    match word {
        "(a)" => rules::read_turn(position, "1>2", Standing::Open),
        "(5)" => rules::read_turn(position, "5>4", Standing::Open),
        "(b)" | "(c)" => Err(dummy::Refusal::Fields),
        "c" => Err(dummy::Refusal::Over),
        other => rules::read_turn(position, other, Standing::Open),
    }
}

fn moves(text: &str, parentheses: Parentheses) -> Result<Line, (u32, &'static str)> {
    let start = <Dummy as rules::Game>::start(Options::default());
    let mut cursor = Cursor::new(text).unwrap();
    read_moves(
        &mut cursor,
        Course::new(start),
        parentheses,
        &with_parentheses,
    )
    .map(|moves| moves.line)
    .map_err(|error| (error.column, Refusal::from(error).code))
}

#[test]
fn a_parenthesis_is_a_word_where_the_game_reads_one() {
    let read = moves("(a) 5>4", Parentheses::Words).unwrap();
    assert_eq!(read, ["1>2", "5>4"].into_iter().collect());
    // Where a notation has no such words it opens a variation, of what is not there yet.
    assert_eq!(
        moves("(a) 5>4", Parentheses::Variations),
        Err((1, "E_RECORD"))
    );
    // A number after it always begins a variation.
    assert_eq!(
        moves("1>2 (5) 0>1", Parentheses::Words),
        Err((5, "E_RECORD"))
    );
    let beside = moves("1>2 (1>2) 5>4", Parentheses::Words).unwrap();
    assert_eq!(beside.variations(), 1);
}

#[test]
fn what_the_rules_say_of_a_word_in_parentheses_is_told_unless_it_was_a_variation() {
    // `b` is no move: so the word was meant, and the rules forbid it.
    assert_eq!(moves("1>2 (b) 5>4", Parentheses::Words), Err((5, "E_POS")));
    // `c` is a move that the rules forbid: so a variation was meant.
    assert_eq!(
        moves("1>2 (c) 5>4", Parentheses::Words),
        Err((6, "E_GAME_OVER"))
    );
    // `d` is neither.
    assert_eq!(moves("1>2 (d) 5>4", Parentheses::Words), Err((6, "E_STEP")));
}
