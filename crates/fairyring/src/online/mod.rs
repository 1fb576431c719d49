//! `fairyring play --online`: a chair of an online round in the terminal, by the paths that every program uses.

mod address;
mod board;
mod chair;
mod http;
mod keys;
mod log;
mod offers;
mod server;

use std::io::Write;
use std::sync::mpsc::channel;

use rules::Side;
use serde_json::{Value, json};

use self::address::OnlineAddress;
use self::chair::{Chair, Next};
use self::http::Client;
use self::keys::Keys;
use crate::arguments::PlayArgs;
use crate::failure::{Answer, Failure};

/// Sits down by a link, or makes a round at a server and says the link for the other chair.
pub(crate) fn play(args: &PlayArgs, url: &str, out: &mut dyn Write) -> Result<Answer, Failure> {
    let address = OnlineAddress::read(url)?;
    let mut keys = Keys::open()?;
    let mut client = Client::new(&address.authority, keys.of(&address.authority));
    let round = match &address.round {
        Some(round) if args.game.is_none() && args.options.is_empty() => round.clone(),
        Some(_) => {
            return Err(Failure::Bad {
                code: "USAGE",
                message: "the terms of a round stand in it; give --game and options with the address of a server alone"
                    .to_owned(),
            });
        }
        None => create(args, &mut client, out)?,
    };
    let path = format!("/api/v1/rounds/{round}");
    let sat = match &address.token {
        Some(token) => sit(&mut client, &path, token, args.name.as_deref())?,
        None => None,
    };
    keys.keep(&address.authority, client.cookie.as_ref())?;
    let found = server::ask(&mut client, &path, None)?;
    let head = &found["head"];
    let mut chair = Chair::new(client.clone(), head, sat)?;
    chair.greet(head, out)?;
    let (events, heard) = channel();
    let typed = events.clone();
    std::thread::spawn(move || log::listen(std::io::stdin().lock(), &typed));
    std::thread::spawn(move || log::follow(&client, &round, &events));
    while let Ok(event) = heard.recv() {
        if chair.hear(event, out)? == Next::Leave {
            break;
        }
    }
    Ok(Answer::Yes)
}

fn create(args: &PlayArgs, client: &mut Client, out: &mut dyn Write) -> Result<String, Failure> {
    let Some(game) = &args.game else {
        return Err(Failure::Bad {
            code: "USAGE",
            message: "the address names no round; accepted: a link of a round, or --game with the address of a server"
                .to_owned(),
        });
    };
    let options: serde_json::Map<String, Value> = args
        .options
        .iter()
        .map(|(name, value)| (name.clone(), value.as_str().into()))
        .collect();
    let start = match (&args.position, &args.setup) {
        (Some(text), _) => json!({"position": text}),
        (None, Some(name)) => json!({"setup": name}),
        (None, None) => json!("normal"),
    };
    let body = json!({
        "command": server::command()?,
        "terms": {"game": game, "options": options, "start": start},
        "side": "first",
        "name": args.name,
    });
    let made = server::ask(client, "/api/v1/rounds", Some(&body))?;
    writeln!(
        out,
        "link {}",
        server::plain(&made["invite"]["second"]["link"])
    )?;
    writeln!(out, "watch {}", server::plain(&made["watch"]))?;
    out.flush()?;
    Ok(server::plain(&made["round"]))
}

fn sit(
    client: &mut Client,
    path: &str,
    token: &str,
    name: Option<&str>,
) -> Result<Option<Side>, Failure> {
    let body = json!({"command": server::command()?, "token": token, "name": name});
    let sat = server::ask(client, &format!("{path}/chair"), Some(&body))?;
    Ok(board::side(&sat["chair"]))
}
