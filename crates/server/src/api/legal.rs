//! What may be played, for whoever knows no rule.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{Response, StatusCode};
use round::{Phase, Round, Shelf};
use rules::Refusal;
use wire::online::{Legal, LegalLine, write};

use super::call::Call;
use super::named::Named;
use super::rounds::visible;
use super::{Failure, query};
use crate::app::App;
use crate::games::Listed;

/// What may begin the turn of whoever is to act, as a line of a stream.
pub(crate) fn line(round: &Round, shelf: &mut Shelf) -> String {
    let phase = round.phase();
    let legal = match phase {
        Phase::Playing => shelf
            .table(round)
            .map(|table| table.steps())
            .unwrap_or_default(),
        _ => Vec::new(),
    };
    write(&LegalLine {
        legal,
        ply: round.ply(),
        actor: round.actor().map(Into::into),
        phase: (&phase).into(),
    })
}

/// `GET /api/v1/rounds/ID/legal?turn=STEPS`
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let call = Call::open(&app, request).await?;
    let (_, known, _) = visible(&call, &id).await?;
    let turn = query::value(call.query.as_deref(), "turn")?.unwrap_or_default();
    let legal = after(&known.round, &turn)?;
    Ok(call.answer(StatusCode::OK, write(&legal)))
}

/// The steps that may follow those of a turn, and whether they are a whole one. Asked on a table of its own.
fn after(round: &Round, turn: &str) -> Result<Legal, Refusal> {
    if !matches!(round.phase(), Phase::Playing) {
        return Ok(Legal {
            legal: Vec::new(),
            whole: false,
        });
    }
    let mut shelf = Shelf::new(Arc::new(Listed), 1);
    let table = shelf.table(round)?;
    let actor = table.status().actor;
    if !turn.is_empty() {
        table.play(turn)?;
    }
    let status = table.status();
    let whole = status.ended.is_some() || status.actor != actor;
    Ok(Legal {
        legal: match whole {
            true => Vec::new(),
            false => table.steps(),
        },
        whole,
    })
}
