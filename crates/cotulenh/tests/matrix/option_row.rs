//! A row of section 18, read from the rules text itself.

use crate::reference::Rules;

/// What a row asks for, and what it expects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// `count`, or `... then count`.
    Count(usize),
    /// `all from X`: exactly these, without the origin.
    From(String, Vec<String>),
    /// The actions are legal; the position afterwards and the end, where they are printed.
    Legal {
        after: Option<String>,
        over: Option<(String, String)>,
    },
    /// Each of these, tried alone, is refused with that code.
    Illegal(Vec<String>, String),
    /// The position before everything is taken back.
    Undone(String),
    /// `status`: normal, check or checkmate.
    Status(String),
    /// `parse`: `None` if the text is accepted and prints back unchanged.
    Parse(Option<String>),
    /// `stacks`
    Stacks(usize),
    /// `points`
    Points(i32, i32),
    /// `settle`: `red`, `blue`, `draw`, or a code.
    Settle(String),
    /// `options`: `None` if they are accepted.
    Options(Option<String>),
}

/// One row.
#[derive(Clone, Debug)]
pub(crate) struct OptionRow {
    pub(crate) id: &'static str,
    pub(crate) position: &'static str,
    /// Played before the task.
    pub(crate) play: Vec<&'static str>,
    pub(crate) task: Task,
    pub(crate) options: &'static str,
}

const RULES: &str = include_str!("../../../../docs/rules/cotulenh.md");

/// Every row of section 18.
pub(crate) fn printed() -> Vec<OptionRow> {
    let matrix = RULES
        .split("## 18. Conformance matrix of the options")
        .nth(1)
        .unwrap();
    let matrix = matrix.split("\n## 19.").next().unwrap();
    matrix
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| id "))
        .map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [_, id, position, actions, expected, options, _] = cells[..] else {
                panic!("{line}");
            };
            row(
                id,
                quoted(position),
                quoted(actions),
                expected,
                quoted(options),
            )
        })
        .collect()
}

/// Without the backticks around a whole cell.
fn quoted(cell: &'static str) -> &'static str {
    let inner = cell
        .strip_prefix('`')
        .and_then(|cell| cell.strip_suffix('`'));
    inner.unwrap_or(cell)
}

/// The text between backticks that follows a word.
fn after<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    text.split_once(word)?.1.split('`').nth(1)
}

fn row(
    id: &'static str,
    position: &'static str,
    actions: &'static str,
    expected: &'static str,
    options: &'static str,
) -> OptionRow {
    let (play, rest) = match actions.split_once(" then ") {
        Some((play, rest)) => (play.split(' ').collect(), rest),
        None => (Vec::new(), actions),
    };
    let (play, task) = read(play, rest, expected).unwrap_or_else(|| panic!("{id}: {expected}"));
    let position = match position {
        "start" => Rules::read(options).unwrap().start(),
        other => other,
    };
    OptionRow {
        id,
        position,
        play,
        task,
        options,
    }
}

fn read(
    mut play: Vec<&'static str>,
    rest: &'static str,
    expected: &'static str,
) -> Option<(Vec<&'static str>, Task)> {
    let refused = expected.strip_prefix("rejected").map(|rest| {
        let code = rest.split('`').nth(1);
        code.unwrap().to_owned()
    });
    let accepted = expected.starts_with("accepted") || refused.is_some();
    let words: Vec<&str> = rest.split(' ').collect();
    let task = match words[..] {
        ["count"] => Task::Count(expected.split(' ').next()?.parse().ok()?),
        ["all", "from", square] => {
            let (count, list) = expected.strip_prefix("exactly ")?.split_once(": ")?;
            let list = list.split(" (").next()?;
            let targets: Vec<String> = list.split(' ').map(str::to_owned).collect();
            assert_eq!(count.parse(), Ok(targets.len()), "{expected}");
            Task::From(square.to_owned(), targets)
        }
        ["undo", _] => Task::Undone(after(expected, "FEN before undo: ")?.to_owned()),
        ["status"] => Task::Status(expected.split(';').next()?.to_owned()),
        ["parse"] if accepted => Task::Parse(refused),
        ["options"] if accepted => Task::Options(refused),
        ["stacks"] => Task::Stacks(expected.split(' ').nth(1)?.parse().ok()?),
        ["points"] => {
            let numbers = expected.split(';').next()?.strip_prefix("Red ")?;
            let (red, blue) = numbers.split_once(", Blue ")?;
            Task::Points(red.parse().ok()?, blue.parse().ok()?)
        }
        ["settle"] => Task::Settle(match expected.split(';').next()?.trim_matches('`') {
            "r" => "red".to_owned(),
            "b" => "blue".to_owned(),
            other => other.to_owned(),
        }),
        _ if expected.starts_with("legal; ") => {
            play.extend(words);
            let over = expected.split_once("[over: ").map(|(_, end)| {
                let (winner, reason) = end.split_once(" wins, ").unwrap();
                let winner = if winner == "r" { "red" } else { "blue" };
                (winner.to_owned(), reason.trim_end_matches(']').to_owned())
            });
            let after = after(expected, "after: ").map(str::to_owned);
            assert!(over.is_some() || after.is_some(), "{expected}");
            Task::Legal { after, over }
        }
        _ => {
            let code = expected.strip_prefix("illegal")?.split('`').nth(1)?;
            let tries = words.into_iter().map(str::to_owned).collect();
            Task::Illegal(tries, code.to_owned())
        }
    };
    Some((play, task))
}
