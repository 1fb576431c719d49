//! The stories of rules 5.9, read from the text and told by the engine: code, whom by whom, and every note.

use rules::{Finding, Placed, Present, Reading, Remark, Target, Text};
use table::Match;
use xiangqi::{Options, Repetition, Xiangqi};

use crate::matrix::doc;
use crate::matrix::query::Query;

/// One line of a story: ply, side, move, code, whom by whom, notes.
type Line = [String; 6];

/// An example of the text: its row of section 13 and its lines.
struct Example {
    id: String,
    lines: Vec<Line>,
}

fn examples() -> Vec<Example> {
    let (_, section) = doc::RULES.split_once("\n5.9 ").expect("5.9");
    let (section, _) = section.split_once("\n5.10 ").expect("5.10");
    let mut examples: Vec<Example> = Vec::new();
    for line in section.lines() {
        if let Some((id, _)) = line
            .strip_prefix("**")
            .and_then(|line| line.split_once("**"))
        {
            examples.push(Example {
                id: id.to_owned(),
                lines: Vec::new(),
            });
        } else if let Some(cells) = line
            .strip_prefix("| ")
            .and_then(|line| line.strip_suffix(" |"))
        {
            let cells: Vec<String> = cells
                .split('|')
                .map(|cell| cell.trim().trim_matches('`').to_owned())
                .collect();
            let cells: Line = cells.try_into().expect("six cells");
            if cells[0] != "Ply" {
                examples.last_mut().expect("an example").lines.push(cells);
            }
        }
    }
    examples
}

fn placed(placed: &Placed) -> String {
    let place = Xiangqi::universe().site_name(placed.site);
    format!("{} {place}", placed.kind)
}

fn by(target: &Target) -> String {
    let by: Vec<String> = target.by.iter().map(placed).collect();
    by.join(" and ")
}

fn whom(target: &Target) -> String {
    format!("{} by {}", placed(&target.victim), by(target))
}

/// `rook f8 by cannon a8 and rook b8; horse g8 by rook f8 (exposed)`
fn whom_by_whom(finding: &Finding) -> String {
    let main = finding
        .targets
        .iter()
        .map(|target| match finding.code.as_str() {
            // The text does not say where the king stands.
            "check" => format!("king by {}", by(target)),
            "expose" => format!("{} (exposed)", whom(target)),
            _ => whom(target),
        });
    let besides = finding.remarks.iter().filter_map(|remark| {
        let target = remark.target.as_ref()?;
        match remark.code.as_str() {
            "attacks" => Some(whom(target)),
            "exposes" => Some(format!("{} (exposed)", whom(target))),
            _ => None,
        }
    });
    main.chain(besides).collect::<Vec<_>>().join("; ")
}

/// `protected advisor e8 by rook d8`, `answered: cannon a8 protected`
fn note(remark: &Remark) -> Option<String> {
    let code = remark.code.as_str();
    let Some(target) = &remark.target else {
        return Some(code.to_owned());
    };
    let victim = placed(&target.victim);
    Some(match code {
        "attacks" | "exposes" => return None,
        "flees" => format!("answered: {victim} moves away"),
        "blocks" => format!("answered: attack on {victim} blocked"),
        "protects" => format!("answered: {victim} protected"),
        _ => format!("{code} {}", whom(target)),
    })
}

#[test]
fn every_line_of_the_text_is_told() {
    let rows = doc::rows(doc::RULES).expect("section 13");
    let options = Options {
        repetition: Repetition::Wxf,
        ..Options::default()
    };
    let mut lines = 0;
    let examples = examples();
    assert_eq!(examples.len(), 6);
    for example in examples {
        let row = rows.iter().find(|row| row.id == example.id).expect("a row");
        let Query::Play(moves) = &row.query else {
            panic!("{} is no game", row.id);
        };
        let position = Xiangqi::read_position(&row.fen, Reading::Lenient, options).expect(&row.fen);
        let mut game = Match::new(position);
        for step in moves {
            game.play(step).expect(step);
        }
        let ruling = game.ended().expect("an end");
        for line in example.lines {
            let ply: usize = line[0].parse().expect("a number");
            let finding = ruling
                .findings
                .iter()
                .find(|finding| finding.ply + 1 == ply);
            let finding = finding.expect("a finding of the ply");
            let notes: Vec<String> = finding.remarks.iter().filter_map(note).collect();
            let told: Line = [
                ply.to_string(),
                <Xiangqi as rules::Game>::SIDES[finding.side.index()].to_owned(),
                finding.step.clone(),
                finding.code.to_string(),
                whom_by_whom(finding),
                notes.join(", "),
            ];
            assert_eq!(told, line, "{}", example.id);
            lines += 1;
        }
    }
    assert_eq!(lines, 28);
}
