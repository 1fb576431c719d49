//! `fairyring analyse`

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use search::{Bound, Budget, Distance, Limits, Memory, Score, Style, Verdict};
use serde_json::json;
use table::{Insight, Job};

use crate::arguments::AnalyseArgs;
use crate::failure::{Answer, Failure};
use crate::refusal::CommandRefusal;
use crate::stopwatch::Stopwatch;

pub(crate) fn analyse(args: &AnalyseArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let mut table = args.game.open()?;
    for step in &args.steps {
        table.play(step)?;
    }
    if let Some(ruling) = table.status().ended {
        return Err(CommandRefusal::GameOver {
            reason: ruling.outcome.reason.as_str(),
        }
        .into());
    }
    let memory = Arc::new(Memory::new(args.power.hash as usize));
    let limits = Limits {
        depth: args.limit.depth,
        nodes: args.limit.nodes,
        budget: args
            .limit
            .movetime
            .map(|time| Budget::exactly(Duration::from_millis(time))),
        ..Limits::default()
    };
    let job = Job {
        lines: usize::from(args.lines),
        threads: usize::from(args.power.threads),
        ..Job::new(Style::Full, limits, memory)
    };
    let watch = Stopwatch::start();
    let mut objects = Vec::new();
    let mut written = Ok(());
    let mut unsaid = None;
    let answer = table
        .thinker(&job)
        .advance(u64::MAX, &watch, &mut |insight| {
            if args.output.json {
                objects.push(object(insight));
                return;
            }
            // A bound is told only if nothing better comes after it.
            unsaid = (insight.bound != Bound::Exact).then(|| line(insight, args.lines));
            if unsaid.is_none() && written.is_ok() {
                // Whoever looks on wants each line when it is found.
                written = writeln!(out, "{}", line(insight, args.lines)).and_then(|()| out.flush());
                if written.is_err() {
                    watch.stop();
                }
            }
        });
    written?;
    if let Some(line) = unsaid {
        writeln!(out, "{line}")?;
    }
    let best = answer
        .and_then(|answer| answer.turn)
        .ok_or(CommandRefusal::NoTurn)?;
    if args.output.json {
        writeln!(out, "{}", json!({"best": best, "lines": objects}))?;
    } else {
        writeln!(out, "best {best}")?;
    }
    Ok(Answer::Yes)
}

fn line(insight: &Insight, lines: u16) -> String {
    let rank = if lines > 1 {
        format!(" line {}", insight.line)
    } else {
        String::new()
    };
    format!(
        "depth {}{rank} score {} nodes {} nps {}{}{} pv {}",
        insight.depth,
        one_word(insight.score),
        insight.nodes,
        speed(insight),
        // A bare `#3` is proved: what scripts have always read stays as it was.
        match distance(insight) {
            Some(AT_MOST) => " distance at_most",
            _ => "",
        },
        bound(insight.bound).map_or(String::new(), |bound| format!(" bound {bound}")),
        insight.turns.join(" ")
    )
}

fn object(insight: &Insight) -> serde_json::Value {
    let mut object = json!({
        "depth": insight.depth,
        "line": insight.line,
        "nodes": insight.nodes,
        "nps": speed(insight),
        "milliseconds": insight.elapsed.as_millis() as u64,
        "pv": insight.turns,
    });
    if let Some(bound) = bound(insight.bound) {
        object["bound"] = bound.into();
    }
    if let Some(known) = distance(insight) {
        object["distance"] = known.into();
    }
    match insight.score.verdict() {
        Verdict::Value(value) => object["score"] = value.into(),
        Verdict::Win(turns) => object["mate"] = turns.div_ceil(2).into(),
        Verdict::Loss(turns) => object["mate"] = (-i64::from(turns.div_ceil(2))).into(),
    }
    object
}

/// What a score is that is not exact.
fn bound(bound: Bound) -> Option<&'static str> {
    match bound {
        Bound::Exact => None,
        Bound::AtLeast => Some("lower"),
        Bound::AtMost => Some("upper"),
    }
}

/// The word for a distance that is not proved.
const AT_MOST: &str = "at_most";

/// What is known of the distance of a win or loss.
fn distance(insight: &Insight) -> Option<&'static str> {
    match (insight.score.verdict(), insight.distance) {
        (Verdict::Value(_), _) => None,
        (Verdict::Win(_) | Verdict::Loss(_), Distance::AtMost) => Some(AT_MOST),
        (Verdict::Win(_) | Verdict::Loss(_), Distance::Proved) => Some("proved"),
    }
}

/// Hundredths of the smallest piece, or `#3`: a win in three own turns; `#-3`: a loss.
fn one_word(score: Score) -> String {
    match score.verdict() {
        Verdict::Value(value) => value.to_string(),
        Verdict::Win(turns) => format!("#{}", turns.div_ceil(2)),
        Verdict::Loss(turns) => format!("#-{}", turns.div_ceil(2)),
    }
}

/// Positions a second; times below a millisecond count as one.
fn speed(insight: &Insight) -> u64 {
    let millis = insight.elapsed.as_millis().max(1);
    u64::try_from(u128::from(insight.nodes) * 1000 / millis).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_one_word() {
        assert_eq!(one_word(Score::value(-35)), "-35");
        assert_eq!(one_word(Score::win(3)), "#2");
        assert_eq!(one_word(Score::loss(2)), "#-1");
    }
}
