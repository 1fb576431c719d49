//! Answers questions about positions, one a line, for comparisons with other programs.
//!
//! | line | answer |
//! |---|---|
//! | `perft DEPTH FEN` | `NODES SECONDS`, leaves counted in bulk |
//! | `every DEPTH FEN` | the same with every leaf played |
//! | `walk FEN \| MOVE…` | for the position and after each move a line `FEN \| check \| end \| legal moves`, moves in UCI form, `-` for none |
//! | `judge FEN \| MOVE…` | `none`, or winner (`red`, `black`, `draw`), reason and ply of the ruling, and for each move of the window `MOVE:CODE:TARGETS:REMARKS` |
//!
//! A line that cannot be read is answered by `error CODE MESSAGE`.

use std::io::{self, BufRead, Write};
use std::time::Instant;

use rules::{
    Course, Game, Leaves, Placed, Position, Present, Reading, Refusal, Remark, Target, Text, perft,
};
use xiangqi::{Options, Repetition, Xiangqi};

rules::refusals! {
    /// Questions that the oracle does not understand.
    enum Usage {
        /// No such question.
        Question = "USAGE": "accepted: perft, every, walk, judge";
        /// Half a question.
        Depth = "USAGE": "accepted: a depth and a position";
    }
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        match answer(&line?) {
            Ok(text) => writeln!(out, "{text}")?,
            Err(refusal) => writeln!(out, "error {} {refusal}", refusal.code)?,
        }
        out.flush()?;
    }
    Ok(())
}

fn answer(line: &str) -> Result<String, Refusal> {
    let (word, rest) = line.split_once(' ').ok_or(Usage::Question)?;
    match word {
        "perft" => speed(rest, Leaves::Bulk),
        "every" => speed(rest, Leaves::Every),
        "walk" => walk(rest),
        "judge" => judge(rest),
        _ => Err(Usage::Question.into()),
    }
}

fn position(fen: &str) -> Result<Xiangqi, Refusal> {
    // Other programs are compared with the whole rule.
    let options = Options {
        repetition: Repetition::Wxf,
        ..Options::default()
    };
    Ok(Xiangqi::read_position(
        fen.trim(),
        Reading::Lenient,
        options,
    )?)
}

fn speed(rest: &str, leaves: Leaves) -> Result<String, Refusal> {
    let (depth, fen) = rest.split_once(' ').ok_or(Usage::Depth)?;
    let depth = depth.parse().map_err(|_| Usage::Depth)?;
    let mut position = position(fen)?;
    let begin = Instant::now();
    let nodes = perft(&mut position, depth, leaves);
    Ok(format!("{nodes} {:.3}", begin.elapsed().as_secs_f64()))
}

fn moves(rest: &str) -> Result<(Xiangqi, Vec<&str>), Refusal> {
    let (fen, moves) = rest.split_once('|').unwrap_or((rest, ""));
    Ok((position(fen)?, moves.split_whitespace().collect()))
}

fn walk(rest: &str) -> Result<String, Refusal> {
    let (mut position, moves) = moves(rest)?;
    let mut lines = vec![describe(&position)?];
    for text in moves {
        let step = position.read_as("uci", text)?;
        let _ = position.play_unchecked(step);
        lines.push(describe(&position)?);
    }
    Ok(lines.join("\n"))
}

fn describe(position: &Xiangqi) -> Result<String, Refusal> {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    let mut texts = steps
        .into_iter()
        .map(|step| position.write_as("uci", step))
        .collect::<Result<Vec<_>, _>>()?;
    texts.sort();
    let check = if position.in_check() { "check" } else { "-" };
    let end = position
        .outcome()
        .map_or("-", |outcome| outcome.reason.as_str());
    Ok(format!(
        "{} | {check} | {end} | {}",
        position.position_text(),
        texts.join(" ")
    ))
}

/// `horse_i9_by_rook_i0`
fn told(target: &Target) -> String {
    let name = |placed: &Placed| {
        let place = Xiangqi::universe().site_name(placed.site);
        format!("{}_{place}", placed.kind)
    };
    let by: Vec<_> = target.by.iter().map(name).collect();
    format!("{}_by_{}", name(&target.victim), by.join("_and_"))
}

/// `protected=advisor_e8_by_rook_d8`, `pressed`
fn remarked(remark: &Remark) -> String {
    match &remark.target {
        Some(target) => format!("{}={}", remark.code, told(target)),
        None => remark.code.to_string(),
    }
}

fn judge(rest: &str) -> Result<String, Refusal> {
    let (position, moves) = moves(rest)?;
    let mut course = Course::new(position);
    for text in moves {
        let step = course.position().read_as("uci", text)?;
        course.play(step);
        if let Some(ruling) = course.ended() {
            let winner = ruling
                .outcome
                .winner
                .map_or("draw", |side| Xiangqi::SIDES[side.index()]);
            let deeds: Vec<_> = ruling
                .findings
                .iter()
                .map(|finding| {
                    let targets: Vec<_> = finding.targets.iter().map(told).collect();
                    let remarks: Vec<_> = finding.remarks.iter().map(remarked).collect();
                    let (targets, remarks) = (targets.join("+"), remarks.join("+"));
                    format!("{}:{}:{targets}:{remarks}", finding.step, finding.code)
                })
                .collect();
            return Ok(format!(
                "{winner} {} {} {}",
                ruling.outcome.reason,
                course.plies().len(),
                deeds.join(" ")
            ));
        }
    }
    Ok("none".into())
}
