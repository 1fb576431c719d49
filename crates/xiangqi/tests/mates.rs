//! Named mates and problems, each proved by exhaustive search: every attack and every defence, no pruning, no evaluation.

use std::collections::HashSet;

use rules::{Position, Reading, Text};
use serde_json::Value;
use xiangqi::{Step, Xiangqi};

#[derive(Debug)]
struct Problem {
    name: String,
    fen: String,
    moves: u32,
    line: Vec<String>,
    end: String,
}

fn section(name: &str) -> Vec<Problem> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests-data/xiangqi/mates.json"
    );
    let file: Value =
        serde_json::from_str(&std::fs::read_to_string(path).expect(path)).expect(path);
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    file[name]
        .as_array()
        .expect(name)
        .iter()
        .map(|row| Problem {
            name: text(&row["name"]),
            fen: text(&row["fen"]),
            moves: row["moves"].as_u64().expect("moves") as u32,
            line: row["line"]
                .as_array()
                .expect("line")
                .iter()
                .map(text)
                .collect(),
            end: text(&row["end"]),
        })
        .collect()
}

fn steps(position: &Xiangqi) -> Vec<Step> {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    steps
}

/// Whether the side to move wins in at most `moves` own moves against every defence.
fn wins(position: &mut Xiangqi, moves: u32) -> bool {
    moves > 0
        && steps(position)
            .into_iter()
            .any(|step| wins_by(position, step, moves))
}

/// Whether `step` wins in at most `moves` own moves, itself included. Who cannot move has lost (rules: 4.1).
fn wins_by(position: &mut Xiangqi, step: Step, moves: u32) -> bool {
    let token = position.play_unchecked(step);
    let won = steps(position).into_iter().all(|defence| {
        let token = position.play_unchecked(defence);
        let won = wins(position, moves - 1);
        position.undo(defence, token);
        won
    });
    position.undo(step, token);
    won
}

/// What is wrong with a problem; empty if nothing.
fn faults(problem: &Problem) -> Vec<String> {
    let mut faults = Vec::new();
    let mut position = Xiangqi::read_position(&problem.fen, Reading::Strict, Default::default())
        .expect(&problem.fen);
    if wins(&mut position, problem.moves - 1) {
        faults.push("there is a quicker win".to_owned());
    }
    let mut left = problem.moves;
    for (ply, text) in problem.line.iter().enumerate() {
        let step = position.read_as("iccs", text).expect(text);
        if ply % 2 == 0 {
            if !wins_by(&mut position, step, left) {
                faults.push(format!("{text} does not win in {left}"));
            }
            left -= 1;
        }
        let _ = position.play_unchecked(step);
    }
    let end = position
        .outcome()
        .map_or("none", |outcome| outcome.reason.as_str());
    if end != problem.end || left != 0 {
        faults.push(format!("the line ends in {end} with {left} moves left"));
    }
    faults
}

fn prove(section_name: &str, at_least: usize) {
    let problems = section(section_name);
    let names: HashSet<_> = problems.iter().map(|problem| &problem.name).collect();
    assert!(names.len() >= at_least && names.len() == problems.len());
    for problem in &problems {
        assert_eq!(
            faults(problem),
            Vec::<String>::new(),
            "{}: {}",
            problem.name,
            problem.fen
        );
    }
}

#[test]
fn named_mates_are_mates() {
    prove("mates", 20);
    assert!(
        section("mates")
            .iter()
            .all(|problem| problem.end == "checkmate")
    );
}

#[test]
fn problems_have_their_solutions() {
    prove("problems", 10);
}

/// The prover itself can say no.
#[test]
fn a_wrong_solution_is_found_out() {
    let mut problem = section("mates").remove(0);
    problem.line = vec!["a3b3".into()];
    assert!(!faults(&problem).is_empty());
    let mut problem = section("problems").remove(0);
    problem.moves += 1;
    assert!(!faults(&problem).is_empty());
}
