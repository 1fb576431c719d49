//! Games whose result both machines agree about need not be played to the end.
//!
//! A turn belongs to one machine and the next to the other, so a row of turns is a row of opinions of both. A machine that tells no
//! score (`random`, a program of the XBoard protocol) agrees with nobody.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use rules::Side;
use search::{Limits, Memory, Style, Unwatched, Verdict};
use table::{Job, Table};

/// When a game counts as won: as many turns in a row, of both machines together, are worth at least so much to the same side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WinRule {
    pub(crate) score: u32,
    pub(crate) turns: u32,
}

/// When a game counts as drawn: from a turn on, as many turns in a row are worth at most so much to either side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DrawRule {
    pub(crate) score: u32,
    pub(crate) turns: u32,
    pub(crate) from: u32,
}

fn figures<const N: usize>(text: &str) -> Option<[u32; N]> {
    let read: Option<Vec<u32>> = text.split(',').map(|word| word.parse().ok()).collect();
    read?.try_into().ok()
}

impl FromStr for WinRule {
    type Err = String;

    fn from_str(text: &str) -> Result<WinRule, String> {
        match figures(text) {
            // Less than two turns would be the opinion of one machine.
            Some([score, turns]) if score > 0 && turns >= 2 => Ok(WinRule { score, turns }),
            _ => Err(format!(
                "'{text}' is no rule for won games; accepted: SCORE,TURNS in hundredths and turns of both, at least 1,2"
            )),
        }
    }
}

impl FromStr for DrawRule {
    type Err = String;

    fn from_str(text: &str) -> Result<DrawRule, String> {
        match figures(text) {
            Some([score, turns, from]) if turns >= 2 => Ok(DrawRule { score, turns, from }),
            _ => Err(format!(
                "'{text}' is no rule for drawn games; accepted: SCORE,TURNS,FROM in hundredths, turns of both (at least 2) and the first turn it holds at"
            )),
        }
    }
}

impl fmt::Display for WinRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.score, self.turns)
    }
}

impl fmt::Display for DrawRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{},{}", self.score, self.turns, self.from)
    }
}

/// How a game was ended before its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Adjudicated {
    /// Both machines said for long that the same side wins.
    AgreedWin,
    /// Both machines said for long that nobody does.
    AgreedDraw,
    /// Both machines said what the exact solution says.
    Exact,
    /// It lasted too long: a draw.
    Limit,
}

impl Adjudicated {
    pub(crate) const ALL: [Adjudicated; 4] = [
        Adjudicated::AgreedWin,
        Adjudicated::AgreedDraw,
        Adjudicated::Exact,
        Adjudicated::Limit,
    ];

    /// One word, for lines and logs.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Adjudicated::AgreedWin => "agreed_win",
            Adjudicated::AgreedDraw => "agreed_draw",
            Adjudicated::Exact => "exact",
            Adjudicated::Limit => "limit",
        }
    }
}

/// The rules by which games are ended early.
#[derive(Clone, Debug)]
pub(crate) struct Adjudication {
    pub(crate) win: WinRule,
    pub(crate) draw: DrawRule,
    /// Where the exact solution is kept, in games that are solved.
    pub(crate) solution: Option<Arc<Memory>>,
}

impl Adjudication {
    /// Knows the exact solution where the game of the table has one.
    pub(crate) fn new(win: WinRule, draw: DrawRule, table: &dyn Table) -> Adjudication {
        let solved = table.can_think(Style::Perfect).is_ok();
        Adjudication {
            win,
            draw,
            solution: solved.then(|| Arc::new(Memory::of_bytes(0))),
        }
    }
}

/// A result before the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Decision {
    pub(crate) winner: Option<Side>,
    pub(crate) how: Adjudicated,
}

/// What the machines have said in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Row {
    /// Turns that were won for a side, by side.
    won: [u32; 2],
    even: u32,
}

/// Listens to the machines of one game.
#[derive(Debug)]
pub(crate) struct Adjudicator<'a> {
    rules: &'a Adjudication,
    row: Row,
}

impl<'a> Adjudicator<'a> {
    pub(crate) fn new(rules: &'a Adjudication) -> Adjudicator<'a> {
        Adjudicator {
            rules,
            row: Row::default(),
        }
    }

    /// A side has played its turn, the `turns`th of the game, and said what the game is worth to it. `table` is after that turn.
    pub(crate) fn hear(
        &mut self,
        side: Side,
        score: Option<i32>,
        turns: usize,
        table: &dyn Table,
    ) -> Option<Decision> {
        let Adjudication { win, draw, .. } = self.rules;
        let row = &mut self.row;
        let Some(score) = score else {
            *row = Row::default();
            return None;
        };
        let count = |row: &mut u32, holds: bool| *row = if holds { *row + 1 } else { 0 };
        let clear = score.unsigned_abs() >= win.score;
        let winner = if score > 0 { side } else { side.other() };
        count(&mut row.won[winner.index()], clear);
        row.won[winner.other().index()] = 0;
        count(&mut row.even, score.unsigned_abs() <= draw.score);
        let row = *row;
        if row.won[winner.index()] >= win.turns {
            return Some(Decision {
                winner: Some(winner),
                how: Adjudicated::AgreedWin,
            });
        }
        if row.even >= draw.turns && turns >= draw.from as usize {
            return Some(Decision {
                winner: None,
                how: Adjudicated::AgreedDraw,
            });
        }
        // Two turns in a row: both machines.
        let expected = if row.won[winner.index()] >= 2 {
            Some(winner)
        } else if row.even >= 2 {
            None
        } else {
            return None;
        };
        let exact = exact(self.rules.solution.as_ref()?, table)?;
        (exact == expected).then_some(Decision {
            winner: exact,
            how: Adjudicated::Exact,
        })
    }
}

/// Who wins by perfect play; the outer `None` where nobody knows.
fn exact(solution: &Arc<Memory>, table: &dyn Table) -> Option<Option<Side>> {
    let actor = table.status().actor;
    let job = Job::new(Style::Perfect, Limits::default(), Arc::clone(solution));
    let answer = table
        .thinker(&job)
        .advance(u64::MAX, &Unwatched, &mut |_| {})?;
    Some(match answer.insight?.score.verdict() {
        Verdict::Win(_) => Some(actor),
        Verdict::Loss(_) => Some(actor.other()),
        Verdict::Value(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use table::Opening;

    use super::*;

    fn rules(table: &dyn Table) -> Adjudication {
        Adjudication::new("500,4".parse().unwrap(), "10,6,20".parse().unwrap(), table)
    }

    fn xiangqi() -> Box<dyn Table> {
        let listing = catalog::find("xiangqi").unwrap();
        listing.open(&[], &Opening::Normal).unwrap()
    }

    /// Plays a list of scores, each of the side whose turn it is, and says after which of them the game was over.
    fn heard(scores: &[Option<i32>], first_turn: usize) -> Option<(usize, Decision)> {
        let table = xiangqi();
        let rules = rules(table.as_ref());
        let mut adjudicator = Adjudicator::new(&rules);
        scores.iter().enumerate().find_map(|(index, &score)| {
            let side = if index % 2 == 0 {
                Side::First
            } else {
                Side::Second
            };
            let decision = adjudicator.hear(side, score, first_turn + index, table.as_ref());
            decision.map(|decision| (index, decision))
        })
    }

    #[test]
    fn a_row_of_both_machines_decides() {
        let won = Decision {
            winner: Some(Side::Second),
            how: Adjudicated::AgreedWin,
        };
        let agreed = [-600, 600, -500, 31_990].map(Some);
        assert_eq!(heard(&agreed, 1), Some((3, won)));
        // One machine alone, a turn below the score, and a turn without a word.
        assert_eq!(heard(&[-600, 100, -600, 100, -600, 100].map(Some), 1), None);
        assert_eq!(heard(&[-600, 600, -499, 600, -600].map(Some), 1), None);
        let silent = [Some(-600), Some(600), None, Some(600), Some(-600)];
        assert_eq!(heard(&silent, 1), None);
        // Each says that it wins itself.
        assert_eq!(heard(&[600; 9].map(Some), 1), None);
    }

    #[test]
    fn an_even_row_is_a_draw_from_its_turn_on() {
        let drawn = Decision {
            winner: None,
            how: Adjudicated::AgreedDraw,
        };
        let even = [0, 10, -10, 0, 3, 5, 0, 0].map(Some);
        assert_eq!(heard(&even, 30), Some((5, drawn)));
        assert_eq!(heard(&even, 14), Some((6, drawn)));
        assert_eq!(heard(&even, 1), None);
        let once = [0, 0, 0, 11, 0, 0, 0, 0].map(Some);
        assert_eq!(heard(&once, 30), None);
    }

    #[test]
    fn a_solved_game_is_decided_where_both_are_right() {
        let listing = catalog::find("kings-cooking").unwrap();
        let text = "n2/1Q1/3 l - 0.2 0.2 0 0".to_owned();
        let opening = Opening::Position(text, rules::Reading::Lenient);
        // Light is to act and wins.
        let table = listing.open(&[], &opening).unwrap();
        let rules = rules(table.as_ref());
        let hear = |scores: [i32; 2]| {
            let mut adjudicator = Adjudicator::new(&rules);
            let first = adjudicator.hear(Side::First, Some(scores[0]), 1, table.as_ref());
            assert_eq!(first, None);
            adjudicator.hear(Side::Second, Some(scores[1]), 2, table.as_ref())
        };
        let right = Decision {
            winner: Some(Side::First),
            how: Adjudicated::Exact,
        };
        assert_eq!(hear([900, -900]), Some(right));
        // Both are wrong, or do not agree.
        assert_eq!(hear([-900, 900]), None);
        assert_eq!(hear([0, 0]), None);
        assert_eq!(hear([900, 900]), None);
    }

    #[test]
    fn rules_are_read_as_they_are_written() {
        for text in ["1000,6", "1,2"] {
            assert_eq!(text.parse::<WinRule>().unwrap().to_string(), text);
        }
        assert_eq!(
            "10,16,80".parse::<DrawRule>().unwrap().to_string(),
            "10,16,80"
        );
        for bad in ["", "1000", "0,4", "1000,1", "1000,-4", "1,2,3"] {
            assert!(bad.parse::<WinRule>().is_err(), "{bad}");
        }
        for bad in ["", "10,16", "10,1,80", "x,2,3"] {
            assert!(bad.parse::<DrawRule>().is_err(), "{bad}");
        }
    }
}
