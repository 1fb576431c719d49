//! The log of a round as it grows, read by a thread of its own that comes back by itself after a cut.

use std::io::BufRead;
use std::sync::mpsc::Sender;
use std::time::Duration;

use serde_json::Value;

use super::http::Client;

/// What happens while somebody sits in a chair.
#[derive(Debug)]
pub(crate) enum Event {
    /// An entry of the log, each once and in order.
    Entry(Value),
    /// The server is away; it is asked again.
    Away,
    /// It is back.
    Back,
    /// It will not tell, and why.
    Refused(Value),
    /// Somebody typed a line.
    Typed(String),
    /// Nobody types any more.
    Silence,
}

/// How long to wait before the server is asked again.
pub(crate) const AGAIN: Duration = Duration::from_millis(300);

/// Follows a round until nobody listens.
pub(crate) fn follow(client: &Client, round: &str, events: &Sender<Event>) {
    let mut seen = 0;
    let mut is_away = false;
    loop {
        let path = format!("/api/v1/rounds/{round}/entries?after={seen}&follow=1");
        let cut = stream(client, &path, events, &mut seen, &mut is_away);
        if !matches!(cut, Some(Cut::Line)) {
            return;
        }
        if !is_away {
            is_away = true;
            if events.send(Event::Away).is_err() {
                return;
            }
        }
        std::thread::sleep(AGAIN);
    }
}

/// Why a stream ended.
enum Cut {
    Line,
    Refused,
}

/// Reads one stream to its end; `None` if nobody listens.
fn stream(
    client: &Client,
    path: &str,
    events: &Sender<Event>,
    seen: &mut u64,
    is_away: &mut bool,
) -> Option<Cut> {
    let Ok(mut answer) = client.open(path, None) else {
        return Some(Cut::Line);
    };
    let status = answer.status;
    if status == 429 || status >= 500 {
        return Some(Cut::Line);
    }
    if std::mem::take(is_away) {
        events.send(Event::Back).ok()?;
    }
    loop {
        let line = match answer.line() {
            Ok(Some(line)) => line,
            Ok(None) | Err(_) => return Some(Cut::Line),
        };
        // An empty line says that the stream lives.
        let Ok(value) = serde_json::from_str::<Value>(&line) else {
            continue;
        };
        if status != 200 {
            events.send(Event::Refused(value)).ok()?;
            return Some(Cut::Refused);
        }
        match value["seq"].as_u64() {
            Some(seq) if seq == *seen + 1 => {
                *seen = seq;
                events.send(Event::Entry(value)).ok()?;
            }
            // What was told before the cut is told once; a gap is asked for again.
            Some(seq) if seq <= *seen => {}
            Some(_) => return Some(Cut::Line),
            None => {}
        }
    }
}

/// Hears what is typed until the end.
pub(crate) fn listen(input: impl BufRead, events: &Sender<Event>) {
    for line in input.lines().map_while(Result::ok) {
        if events.send(Event::Typed(line)).is_err() {
            return;
        }
    }
    // Whoever does not listen has gone.
    let _ = events.send(Event::Silence);
}
