//! The paths of HTTP.

mod about;
pub(crate) mod call;
mod chairs;
mod commands;
mod failure;
mod legal;
mod me;
mod named;
mod query;
mod records;
mod rounds;
mod status;
mod streams;

use std::sync::Arc;

use axum::Router;
use axum::routing::{delete, get, patch, post};

use crate::app::App;
pub(crate) use failure::{Code, Failure};

/// Everything below `/api/v1`. A method that a path has not is answered by 405, which says what it has.
pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/v1", get(about::spoken))
        .route("/api/v1/rounds", post(rounds::create))
        .route("/api/v1/rounds/{id}", get(rounds::look))
        .route("/api/v1/rounds/{id}/chair", post(chairs::sit))
        .route("/api/v1/rounds/{id}/commands", post(commands::act))
        .route("/api/v1/rounds/{id}/entries", get(streams::entries))
        .route("/api/v1/rounds/{id}/legal", get(legal::ask))
        .route("/api/v1/rounds/{id}/{record}", get(records::read))
        .route(
            "/api/v1/rounds/{id}/return-link",
            post(chairs::make_way_back).merge(delete(chairs::revoke_way_back)),
        )
        .route(
            "/api/v1/me",
            get(me::who)
                .merge(patch(me::rename))
                .merge(delete(me::forget)),
        )
        .route("/api/v1/me/rounds", get(me::rounds))
        .route("/api/v1/me/device-links", post(me::make_link))
        .route("/api/v1/device-links", post(me::redeem))
}
