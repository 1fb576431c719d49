//! Texts of whole turns and of results, on the smallest game.

#![allow(clippy::unwrap_used)]

use dummy::Dummy;
use rules::{Game, Outcome, Position, Reading, Refused, Side, Standing, Text, read_turn};

rules::codes! {
    /// Ends whose codes have more than one word.
    enum End {
        /// Nobody can act.
        NoAction = "no_action",
        /// Nothing comes of it.
        NoProgress = "no_progress",
    }
}

fn start() -> Dummy {
    Dummy::start(Default::default())
}

fn read(text: &str) -> Result<Vec<String>, String> {
    let start = start();
    match read_turn(&start, text, Standing::Open) {
        Ok(steps) => {
            let mut now = start;
            let mut texts = Vec::new();
            for step in steps {
                texts.push(now.step_text(step));
                let _ = now.play_unchecked(step);
            }
            Ok(texts)
        }
        Err(refusal) => Err(refusal.code().to_string()),
    }
}

#[test]
fn a_turn_is_read_in_machine_form_and_in_notation() {
    for text in ["1>2", "1:1>2"] {
        assert_eq!(read(text).unwrap(), ["1>2"], "{text}");
    }
    for text in ["0x2,stop", "1:0x2,1:stop"] {
        assert_eq!(read(text).unwrap(), ["0x2", "stop"], "{text}");
    }
    // It may be left open.
    assert_eq!(read("0x2").unwrap(), ["0x2"]);
}

#[test]
fn a_turn_that_goes_on_is_refused_in_every_notation() {
    for text in ["1>2,5>4", "1:1>2,2:5>4"] {
        assert_eq!(read(text).unwrap_err(), "E_TURN_LONG", "{text}");
    }
}

#[test]
fn what_no_notation_reads_is_refused_as_machine_form() {
    let start = start();
    let refused = read_turn(&start, "hop", Standing::Open).unwrap_err();
    assert_eq!(refused, start.explain("hop", Standing::Open).unwrap_err());
}

#[test]
fn after_the_end_no_turn_is_read() {
    let over = Dummy::read_position("....... 1 - - 1:0 9", Reading::Lenient, Default::default());
    let over = over.unwrap();
    for text in ["1>2", "1:1>2", "hop"] {
        let refused = read_turn(&over, text, Standing::Over).unwrap_err();
        assert_eq!(refused.code().to_string(), "E_GAME_OVER", "{text}");
    }
}

#[test]
fn a_result_is_one_line_with_its_score_or_its_reason() {
    let won = Outcome::win(Side::First, End::NoAction);
    assert_eq!(won.token(Some([3, 1])), "1-0 (3:1)");
    assert_eq!(won.token(None), "1-0 (no action)");
    let lost = Outcome::win(Side::Second, End::NoAction);
    assert_eq!(lost.token(Some([0, 2])), "0-1 (0:2)");
    assert_eq!(
        Outcome::draw(End::NoProgress).token(None),
        "1/2 (no progress)"
    );
}
