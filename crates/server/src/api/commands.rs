//! Doing something in a round.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{Response, StatusCode};
use round::{Action, PersonId};
use wire::online::{CommandBody, Stored, write};

use super::Failure;
use super::call::{Call, round_id};
use super::named::Named;
use crate::app::App;

/// `POST /api/v1/rounds/ID/commands`: answered when it is on the disk.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Named(id): Named<String>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let mut call = Call::open(&app, request).await?;
    let (asked, _) = call.read::<CommandBody>().await?;
    // Time is taken when the last byte was read: a busy server costs nobody time.
    let at = call.online.now();
    let id = round_id(&id)?;
    let person = PersonId(call.person_row()?.key.0);
    if call.from.is_some() {
        app.limits.command(person.0)?;
    }
    let action = Action::from(asked.action);
    let done = call
        .online
        .command(person, id, asked.command.0, action, at)
        .await;
    match done {
        Ok(seq) => Ok(call.answer(StatusCode::OK, write(&Stored { seq }))),
        Err((refusal, seq)) => Err(Failure::of(refusal, seq)),
    }
}
