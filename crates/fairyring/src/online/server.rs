//! What a chair asks of a server: the same request with the same command until it is answered.

use std::io::Write;
use std::time::Duration;

use serde_json::{Value, json};

use super::http::{Client, Reply};
use super::log::AGAIN;
use crate::failure::Failure;
use crate::refusal::CommandRefusal;

/// How often a server is asked that was never there.
const TRIES: usize = 10;

/// 32 hexadecimal digits that nobody used before.
pub(crate) fn command() -> Result<String, Failure> {
    let mut bytes = [0; 16];
    let filled = getrandom::fill(&mut bytes);
    filled.map_err(|error| CommandRefusal::Online {
        error: error.to_string(),
    })?;
    Ok(data_encoding::HEXLOWER.encode(&bytes))
}

/// Asks until there is an answer that is not about the line or the disk, a few times.
///
/// # Errors
/// `E_ONLINE` if nobody answers; what the server refuses, with its code.
pub(crate) fn ask(client: &mut Client, path: &str, body: Option<&Value>) -> Result<Value, Failure> {
    let mut error = String::new();
    for _ in 0..TRIES {
        match client.ask(path, body) {
            Ok(Reply { status, json }) if (200..300).contains(&status) => return Ok(json),
            Ok(reply) if is_passing(reply.status) => {
                let (code, message) = refusal(&reply.json)?;
                error = format!("{code}: {message}");
            }
            Ok(reply) => {
                let (code, message) = refusal(&reply.json)?;
                return Err(Failure::Told { code, message });
            }
            Err(trouble) => error = format!("the server cannot be reached: {trouble}"),
        }
        std::thread::sleep(AGAIN);
    }
    Err(CommandRefusal::Online { error }.into())
}

/// Does something in a round. A server that is away is asked until it is back: what was typed is done once, and not forgotten.
/// The entry that came of it; none if it was refused, which is said.
pub(crate) fn act(
    client: &mut Client,
    round: &str,
    action: &Value,
    out: &mut dyn Write,
) -> Result<Option<u64>, Failure> {
    let body = json!({"command": command()?, "action": action});
    let path = format!("/api/v1/rounds/{round}/commands");
    let mut is_told = false;
    loop {
        let pause = match client.ask(&path, Some(&body)) {
            Ok(reply) if reply.status == 200 => return Ok(reply.json["seq"].as_u64()),
            Ok(reply) if is_passing(reply.status) => Duration::from_secs(1),
            Ok(reply) => {
                let (code, message) = refusal(&reply.json)?;
                writeln!(out, "{code}: {message}")?;
                return Ok(None);
            }
            Err(_) => AGAIN,
        };
        if !is_told {
            is_told = true;
            writeln!(
                out,
                "not stored yet; it is sent again until the server has it"
            )?;
            out.flush()?;
        }
        std::thread::sleep(pause);
    }
}

/// Too much, or a store that is away for a while.
const fn is_passing(status: u16) -> bool {
    status == 429 || status == 503
}

/// Code and words of a refusal.
///
/// # Errors
/// `E_ONLINE` for an answer that no server of rounds gives.
pub(crate) fn refusal(json: &Value) -> Result<(String, String), Failure> {
    let is_code = |code: &&str| {
        code.bytes()
            .all(|byte| byte.is_ascii_uppercase() || byte == b'_')
    };
    match (json["code"].as_str().filter(is_code), &json["message"]) {
        (Some(code), message) if message.is_string() => Ok((code.to_owned(), plain(message))),
        _ => Err(CommandRefusal::Online {
            error: "what answers there is no server of online rounds".to_owned(),
        }
        .into()),
    }
}

/// A text of somebody else, without what a terminal would obey.
pub(crate) fn plain(value: &Value) -> String {
    let letters = value.as_str().unwrap_or_default().chars();
    letters.filter(|letter| !letter.is_control()).collect()
}
