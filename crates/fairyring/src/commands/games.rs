//! `fairyring games`

use std::io::Write;

use rules::PRESET;
use serde_json::{Map, Value, json};
use table::GameInfo;

use crate::arguments::GamesArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn games(args: &GamesArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    if args.output.json {
        let wanted = args.game.as_deref().map(catalog::find).transpose()?;
        let list: Vec<_> = catalog::games()
            .iter()
            .filter(|listing| wanted.is_none_or(|wanted| wanted.info.id == listing.info.id))
            .map(|listing| {
                let info = listing.info;
                let options: Vec<_> = info
                    .options
                    .iter()
                    .map(|option| json!({"name": option.name, "values": option.values, "summary": option.summary}))
                    .collect();
                json!({"id": info.id, "name": info.name, "sides": info.sides, "notations": info.forms, "options": options, "presets": presets(&info)})
            })
            .collect();
        writeln!(out, "{}", json!({ "games": list }))?;
        return Ok(Answer::Yes);
    }
    match &args.game {
        Some(id) => rules_of(&catalog::find(id)?.info, out)?,
        None => {
            for listing in catalog::games() {
                writeln!(out, "{}\t{}", listing.info.id, listing.info.name)?;
            }
        }
    }
    Ok(Answer::Yes)
}

/// A line an option: name, values, default, a sentence. The presets come first, as one more option.
fn rules_of(info: &GameInfo, out: &mut dyn Write) -> Result<(), Failure> {
    if !info.presets.is_empty() {
        let default = info.default_preset().unwrap_or_default();
        let names: Vec<&str> = info.presets.iter().map(|preset| preset.name).collect();
        let names = names.join("|");
        let said: Vec<String> = info
            .presets
            .iter()
            .map(|preset| format!("{}: {}", preset.name, preset.summary))
            .collect();
        let said = said.join("; ");
        writeln!(out, "{PRESET}\t{names}\t{default}\t{said}")?;
    }
    for option in info.options {
        let default = option.values.first().copied().unwrap_or_default();
        let values = option.values.join("|");
        writeln!(
            out,
            "{}\t{values}\t{default}\t{}",
            option.name, option.summary
        )?;
    }
    Ok(())
}

/// The presets of a game with the options that they stand for.
fn presets(info: &GameInfo) -> Vec<Value> {
    let list = info.presets.iter();
    list.map(|preset| {
        let options: Map<String, Value> = preset
            .options
            .iter()
            .map(|(name, value)| ((*name).to_owned(), json!(value)))
            .collect();
        json!({"name": preset.name, "options": options, "summary": preset.summary})
    })
    .collect()
}
