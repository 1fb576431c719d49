//! `fairyring status`

use std::io::Write;

use serde_json::{Map, Value, json};

use crate::arguments::StatusArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn status(args: &StatusArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let mut table = args.game.open()?;
    for step in &args.steps {
        table.play(step)?;
    }
    if args.time_up {
        table.time_up()?;
    }
    let status = table.status();
    let sides = table.info().sides;
    let actor = sides[status.actor.index()];
    let winner = status.ended.as_ref().map(|ruling| {
        ruling
            .outcome
            .winner
            .map_or("draw", |side| sides[side.index()])
    });
    let key = format!("{:016x}", status.key);
    if args.output.json {
        let outcome = status.ended.as_ref().map(|ruling| {
            let findings: Vec<_> = ruling
                .findings
                .iter()
                .map(|finding| {
                    let universe = table.universe();
                    let targets = finding.targets.iter().map(|target| target.words(universe));
                    let targets: Vec<String> = targets.collect();
                    let remarks = finding.remarks.iter().map(|remark| remark.words(universe));
                    let remarks: Vec<String> = remarks.collect();
                    json!({"ply": finding.ply, "side": sides[finding.side.index()], "step": finding.step,
                        "code": finding.code.as_str(), "targets": targets, "remarks": remarks})
                })
                .collect();
            let victim = ruling.victim.map(|victim| victim.words(table.universe()));
            json!({"winner": winner, "reason": ruling.outcome.reason.as_str(), "findings": findings,
                "victim": victim, "score": status.score, "result": status.result()})
        });
        let options: Map<String, Value> = table
            .options()
            .into_iter()
            .map(|(name, value)| (name.to_owned(), Value::String(value)))
            .collect();
        let object = json!({"actor": actor, "stage": status.stage.name(), "check": status.check,
            "outcome": outcome, "key": key, "ply": status.ply, "turn": status.turn,
            "position": table.position_text(), "options": options, "rule_set": table.rule_set()});
        writeln!(out, "{object}")?;
        return Ok(Answer::Yes);
    }
    writeln!(out, "actor {actor}")?;
    writeln!(out, "stage {}", status.stage.name())?;
    writeln!(out, "check {}", if status.check { "yes" } else { "no" })?;
    match (&status.ended, winner) {
        (Some(ruling), Some(winner)) => {
            writeln!(out, "outcome {winner} {}", ruling.outcome.reason)?;
        }
        _ => writeln!(out, "outcome none")?,
    }
    writeln!(out, "key {key}")?;
    if let Some([first, second]) = status.score {
        writeln!(out, "score {first} {second}")?;
    }
    Ok(Answer::Yes)
}
