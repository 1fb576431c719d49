//! `fairyring arrange`

use std::io::Write;

use rules::{Side, Turned, Universe};
use serde_json::json;
use table::{Deed, Fault, Opening, Spot};
use wire::arrange::ArrangedView;

use crate::arguments::ArrangeArgs;
use crate::failure::{Answer, Failure};
use crate::refusal::CommandRefusal;

pub(crate) fn arrange(args: &ArrangeArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let listing = catalog::find(&args.game)?;
    let sides = listing.info.sides;
    let start = args.setup.iter().map(|setup| Deed::Standard {
        setup: setup.clone(),
    });
    let read = args.deeds.iter().map(|text| deed(text, sides));
    let deeds: Vec<Deed> = start.map(Ok).chain(read).collect::<Result<_, _>>()?;
    let arranged = listing.arrange(&args.options, args.position.as_deref(), &deeds)?;
    if args.output.json {
        writeln!(out, "{}", json!(ArrangedView::from(&arranged)))?;
    } else {
        writeln!(out, "{}", arranged.text)?;
        let table = listing.open(&args.options, &Opening::Normal)?;
        for fault in &arranged.faults {
            let Fault { refusal, .. } = fault;
            let place = place(fault, table.universe(), sides);
            writeln!(out, "fault {} {place} {}", refusal.code, refusal.message)?;
        }
    }
    Ok(match arranged.whole {
        Some(_) => Answer::Yes,
        None => Answer::No,
    })
}

/// Where a fault is, in one word: its places, or the field that is wrong.
fn place(fault: &Fault, universe: &Universe, sides: [&str; 2]) -> String {
    let names = fault.sites.iter().map(|&site| universe.site_name(site));
    let names = names.collect::<Vec<_>>().join(",");
    match fault.field {
        _ if !names.is_empty() => names,
        Some((name, Some(side))) => format!("{name}:{}", sides[side.index()]),
        Some((name, None)) => name.to_string(),
        None => "-".to_owned(),
    }
}

/// `put PLACE PIECE`, `take PLACE`, `board NAME PIN [turned]`, `set FIELD [SIDE] VALUE`, `clear`, `setup NAME`, `mirror`.
fn deed(text: &str, sides: [&str; 2]) -> Result<Deed, CommandRefusal> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let named = |name: &str| Spot::Named(name.to_owned());
    let side = |word: &str| {
        let known = |names: [&str; 2]| names.iter().position(|name| *name == word);
        let index = known(sides).or_else(|| known(["first", "second"]));
        index.map(|index| Side::ALL[index])
    };
    // The words of the game stand for those of the field, and `-` for nothing.
    let value = |word: &str| match side(word) {
        _ if word == "-" => String::new(),
        Some(Side::First) => "first".to_owned(),
        Some(Side::Second) => "second".to_owned(),
        None => word.to_owned(),
    };
    let set = |field: &str, side, word: &str| Deed::Set {
        field: field.to_owned(),
        side,
        value: value(word),
    };
    let board = |board: &str, pin: &str, turned| Deed::Board {
        board: board.to_owned(),
        anchor: named(pin),
        turned,
    };
    Ok(match words[..] {
        ["put", site, piece] => Deed::Put {
            site: named(site),
            brush: piece.to_owned(),
        },
        ["take", site] => Deed::Take { site: named(site) },
        ["board", name, pin] => board(name, pin, Turned::No),
        ["board", name, pin, "turned"] => board(name, pin, Turned::Yes),
        ["set", field, word] => set(field, None, word),
        ["set", field, whose, word] if side(whose).is_some() => set(field, side(whose), word),
        ["clear"] => Deed::Clear,
        ["setup", name] => Deed::Standard {
            setup: name.to_owned(),
        },
        ["mirror"] => Deed::Mirror,
        _ => {
            let deed = text.chars().take(60).collect();
            return Err(CommandRefusal::Deed { deed });
        }
    })
}
