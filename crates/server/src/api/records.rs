//! The game of a round as a record.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, Response, StatusCode};
use record::{Record, RecordedResult};
use round::{End, Phase, Round, Shelf};
use rules::Refusal;

use super::Failure;
use super::call::Call;
use super::named::Named;
use super::rounds::visible;
use crate::app::App;
use crate::games::Listed;

/// The game so far, with a result that no step brought about.
pub(crate) fn record(round: &Round, shelf: &mut Shelf) -> Result<Record, Refusal> {
    let mut record = shelf.table(round)?.record();
    if let Phase::Over(End::Result(ending)) = round.phase() {
        record.result = Some(RecordedResult {
            winner: ending.winner,
            reason: ending.reason.to_string(),
        });
    }
    Ok(record)
}

/// `GET /api/v1/rounds/ID/record.FORM`
pub(crate) async fn read(
    State(app): State<Arc<App>>,
    Named((id, file)): Named<(String, String)>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let call = Call::open(&app, request).await?;
    let (_, known, _) = visible(&call, &id).await?;
    let listing = catalog::find(&known.round.terms().game)?;
    let form = file.strip_prefix("record.").unwrap_or_default();
    let mut shelf = Shelf::new(Arc::new(Listed), 1);
    let record = record(&known.round, &mut shelf)?;
    let text = listing.write_record(form, &record)?.text;
    let mut response = call.answer(StatusCode::OK, text);
    if form != "json" {
        let plain = HeaderValue::from_static("text/plain; charset=utf-8");
        response.headers_mut().insert(CONTENT_TYPE, plain);
    }
    Ok(response)
}
