//! The machine judges a repetition when it first comes back as the match judges it in the end (rules: 5.11).

use std::sync::Arc;

use rules::{Course, Position as _, Reading, RuleOptions, Side, Text as _};
use search::{Limits, Memory, Score, Searcher, Task, Trail, Unwatched};
use xiangqi::{Rhythm, Xiangqi};

use crate::matrix::doc;
use crate::matrix::query::Query;
use crate::wxf_manual;

/// What the machine thinks of playing `step`, for the side that plays it.
fn thought<P: evaluation::Playable>(position: &P, trail: &Trail<P>, step: P::Step) -> Score {
    let mut task = Task::new(position.clone(), Limits::depth(2), Arc::new(Memory::new(1)));
    task.trail = trail.clone();
    task.lines = position.count();
    let mut found = None;
    let mut search = Searcher::new(task);
    search.advance(u64::MAX, &Unwatched, &mut |news| {
        if news.line.steps.first() == Some(&step) {
            found = Some(news.line.score);
        }
    });
    found.expect("a value of every step")
}

/// Plays a repetition; what the machine thought of the step that first came back to a position, as a winner, and who won in
/// the end. `None` without a ruling, or if the second round was not the first again.
fn compare<P: evaluation::Playable>(
    fen: &str,
    moves: &[String],
    rule: &str,
) -> Option<(Option<Side>, Option<Side>)> {
    let mut options = P::Options::default();
    options.set("repetition", rule).expect("a known option");
    let position = P::read_position(fen, Reading::Lenient, options).expect(fen);
    let mut course = Course::new(position);
    let mut trail = Trail::default();
    let mut keys = Vec::new();
    let mut thinks = None;
    for text in moves {
        let before = course.position().clone();
        let step = before.explain(text, rules::Standing::Open).expect(text);
        keys.push(before.key());
        let key = rules::after(&before, step).key();
        if thinks.is_none() && keys.contains(&key) {
            let me = before.actor();
            let length = keys
                .iter()
                .rev()
                .position(|&other| other == key)
                .expect("it is there")
                + 1;
            let winner = match thought(&before, &trail, step).hundredths() {
                28_001.. => Some(me),
                ..=-28_001 => Some(me.other()),
                0 => None,
                value => panic!("{fen} {text}: a repetition is worth {value}"),
            };
            thinks = Some((winner, length));
        }
        trail.follow(&before, step);
        course.play(step);
        if let Some(ruling) = course.ended() {
            let (thinks, length) = thinks?;
            let rounds: Vec<_> = ruling
                .findings
                .iter()
                .map(|finding| &finding.step)
                .collect();
            let unchanged = rounds.len() == 2 * length && rounds[..length] == rounds[length..];
            return unchanged.then_some((thinks, ruling.outcome.winner));
        }
    }
    None
}

#[test]
fn the_first_return_is_worth_what_the_third_decides() {
    let mut judged = 0;
    for rule in ["wxf", "axf-core"] {
        for row in wxf_manual::rows() {
            if let Some((thinks, wins)) = compare::<Xiangqi>(&row.fen, &row.moves, rule) {
                assert_eq!(thinks, wins, "{} {rule}", row.id);
                judged += 1;
            }
        }
        for row in doc::rows(doc::RULES).expect("section 13") {
            let Query::Play(moves) = &row.query else {
                continue;
            };
            let compared = if row.id.starts_with("REP-") {
                compare::<Xiangqi>(&row.fen, moves, rule)
            } else if row.id == "ENERGY-12" {
                // The machine plays on the beat; other rows of this kind miss it.
                compare::<Rhythm>(&row.fen, moves, rule)
            } else {
                continue;
            };
            if let Some((thinks, wins)) = compared {
                assert_eq!(thinks, wins, "{} {rule}", row.id);
                judged += 1;
            }
        }
    }
    assert!(judged > 500, "{judged}");
}

/// What the machine would play at the step that first comes back to a position, and whether that step is worth a draw or a loss to
/// it; `None` where nothing comes back, or where it is the other one who would lose.
fn chosen(fen: &str, moves: &[String]) -> Option<Choice> {
    let mut options = xiangqi::Options::default();
    options.set("repetition", "wxf").expect("a known option");
    let position = Xiangqi::read_position(fen, Reading::Lenient, options).expect(fen);
    let mut course = Course::new(position);
    let mut trail = Trail::default();
    let mut keys = Vec::new();
    for text in moves {
        let before = course.position().clone();
        let step = before.explain(text, rules::Standing::Open).expect(text);
        keys.push(before.key());
        if keys.contains(&rules::after(&before, step).key()) {
            let mut task = Task::new(before.clone(), Limits::depth(4), Arc::new(Memory::new(1)));
            task.trail = trail.clone();
            let mut best = None;
            Searcher::new(task).advance(u64::MAX, &Unwatched, &mut |news| {
                best = news.line.steps.first().map(|&best| (best, news.line.score));
            });
            let (best, score) = best.expect("an answer");
            return match thought(&before, &trail, step).hundredths() {
                ..=-28_001 => Some(Choice::Lost(best == step, score)),
                0 => Some(Choice::Drawn(best == step, score)),
                _ => None,
            };
        }
        trail.follow(&before, step);
        course.play(step);
    }
    None
}

/// By what the step back is worth: whether the machine plays it, and what it makes of the position.
enum Choice {
    Lost(bool, Score),
    Drawn(bool, Score),
}

#[test]
fn the_machine_walks_into_no_lost_cycle_and_refuses_no_drawn_one() {
    let (mut left, mut taken) = (0, 0);
    for row in wxf_manual::rows() {
        match chosen(&row.fen, &row.moves) {
            // Where everything loses, it may as well be by the rule.
            Some(Choice::Lost(played, score)) if score.hundredths() > -28_000 => {
                assert!(!played, "{}: it goes round and loses", row.id);
                left += 1;
            }
            // A draw is the best there is, if nothing is better.
            Some(Choice::Drawn(played, score)) if score.hundredths() <= 0 => {
                assert_eq!(score.hundredths(), 0, "{}: a draw was there", row.id);
                taken += usize::from(played);
            }
            _ => {}
        }
    }
    println!("{left} lost cycles were left, {taken} drawn ones gone round");
    assert!(left > 30, "{left}");
    assert!(taken > 10, "{taken}");
}
