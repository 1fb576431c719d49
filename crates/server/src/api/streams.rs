//! The log of a round as lines, as it stands or as it grows.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, HeaderName};
use axum::http::{HeaderValue, Response, StatusCode};
use http_body_util::channel::{Channel, Sender};
use round::host::Tell;
use round::{Entry, Round, Shelf};
use wire::online::{EntryView, write};

use super::call::Call;
use super::named::Named;
use super::rounds::visible;
use super::{Failure, legal, query};
use crate::accept::Caps;
use crate::app::App;
use crate::games::Listed;
use crate::limits::TooMuch;
use crate::online::OpenLine;

/// How often an empty line says that the stream lives.
const ALIVE: Duration = Duration::from_secs(7);
/// How long a reader may let a line wait.
const SLOW: Duration = Duration::from_secs(10);
/// How long a stream goes on when the server stops.
const LAST_WORDS: Duration = Duration::from_millis(200);
/// How many streams there may be, and how many from one address.
const STREAMS: Caps = Caps {
    head: SLOW,
    connections: 4_096,
    from_one: 8,
};

/// `GET /api/v1/rounds/ID/entries?after=N[&follow=1][&legal=1]`
pub(crate) async fn entries(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let call = Call::open(&app, request).await?;
    let asked = call.query.clone();
    let asked = asked.as_deref();
    let after = query::number(asked, "after", "number of an entry")?.unwrap_or(0);
    let (follows, with_legal) = (
        query::is_on(asked, "follow")?,
        query::is_on(asked, "legal")?,
    );
    let (id, known, _) = visible(&call, &id).await?;
    let mut lines = Lines {
        round: known.round,
        shelf: with_legal.then(|| Shelf::new(Arc::new(Listed), 1)),
    };
    if !follows {
        let tail = known.entries.iter().filter(|entry| entry.seq > after);
        let text = lines.first(tail);
        return Ok(stream(&call, Body::from(text)));
    }
    let place = app
        .streams
        .enter(call.from.unwrap_or([127, 0, 0, 1].into()), STREAMS);
    let place = place.ok_or(TooMuch(10))?;
    call.online.door.room()?;
    let line = call.online.open_line(call.person());
    line.follow(id, after, call.online.now())?;
    let (sender, body) = Channel::new(8);
    let stop = app.stop.clone();
    app.stop.tasks.spawn(async move {
        let _place = place;
        let mut following = pin!(follow(line, lines, sender));
        tokio::select! {
            () = &mut following => {}
            () = stop.token.cancelled() => {
                // What was stored before the stop is on its way, and is told before the stream ends.
                let _ = tokio::time::timeout(LAST_WORDS, following).await;
            }
        }
    });
    Ok(stream(&call, Body::new(body)))
}

fn stream(call: &Call, body: Body) -> Response<Body> {
    let mut response = call.answer(StatusCode::OK, String::new());
    *response.body_mut() = body;
    let headers = response.headers_mut();
    let kind = HeaderValue::from_static("application/x-ndjson; charset=utf-8");
    headers.insert(CONTENT_TYPE, kind);
    // A proxy that gathers lines would keep the other player's turn.
    let name = HeaderName::from_static("x-accel-buffering");
    headers.insert(name, HeaderValue::from_static("no"));
    response
}

/// Writes lines of a round, with what is legal between them if that was asked for.
struct Lines {
    round: Round,
    shelf: Option<Shelf>,
}

impl Lines {
    /// What is there already, and what is legal after it.
    fn first<'a>(&mut self, entries: impl Iterator<Item = &'a Entry>) -> String {
        let mut text = String::new();
        for entry in entries {
            self.entry(entry, &mut text);
        }
        self.legal(&mut text);
        text
    }

    fn entry(&mut self, entry: &Entry, text: &mut String) {
        text.push_str(&write(&EntryView::from(entry)));
        text.push('\n');
        if entry.seq > self.round.seq() {
            // The log came from the store: it fits, or the reader of the next request says that it does not.
            let _ = self.round.apply(entry);
        }
    }

    fn legal(&mut self, text: &mut String) {
        if let Some(shelf) = &mut self.shelf {
            text.push_str(&legal::line(&self.round, shelf));
            text.push('\n');
        }
    }
}

async fn follow(mut line: OpenLine, mut lines: Lines, mut sender: Sender<Bytes, std::io::Error>) {
    let mut is_first = true;
    loop {
        let text = match tokio::time::timeout(ALIVE, line.heard.recv()).await {
            Err(_) => "\n".to_owned(),
            Ok(Some(Tell::Entries { entries, .. })) if is_first => {
                is_first = false;
                lines.first(entries.iter().map(|entry| &**entry))
            }
            Ok(Some(Tell::Entries { entries, .. })) => {
                let mut text = String::new();
                for entry in entries {
                    lines.entry(&entry, &mut text);
                    lines.legal(&mut text);
                }
                text
            }
            Ok(Some(Tell::Refused { .. }) | None) => return,
            Ok(Some(_)) => continue,
        };
        let sent = sender.send_data(Bytes::from(text));
        match tokio::time::timeout(SLOW, sent).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => return,
        }
    }
}
