//! What every request sees, and the way that it takes.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName, STRICT_TRANSPORT_SECURITY};
use axum::http::{HeaderValue, Response, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::get;
use round::RoundRefusal;
use store::Health;
use wire::online::DoorRefusal;

use crate::accept::Doorkeeper;
use crate::api::{self, Failure};
use crate::caught::caught;
use crate::headers::{Scope, secure};
use crate::limits::{Limits, Proxy};
use crate::online::Online;
use crate::origin::Origins;
use crate::page::Page;
use crate::stop::Stop;
use crate::{shell, socket};

/// What every request sees.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) page: Option<Page>,
    /// Nothing where nothing is kept.
    pub(crate) online: Option<Arc<Online>>,
    pub(crate) origins: Origins,
    pub(crate) proxies: Vec<Proxy>,
    pub(crate) limits: Limits,
    pub(crate) streams: Arc<Doorkeeper>,
    pub(crate) sockets: Arc<Doorkeeper>,
    pub(crate) stop: Stop,
}

/// The way of every request.
pub(crate) fn router(app: Arc<App>) -> Router {
    let mut router = Router::new()
        .route("/livez", get(|| async { words(StatusCode::OK, "alive\n") }))
        .route("/readyz", get(ready))
        .route("/g/{round}", get(page_of_round));
    if app.online.is_some() {
        router = router
            .merge(api::router())
            .route("/ws", get(socket::upgrade));
    }
    router
        .fallback(page)
        .layer(from_fn_with_state(Arc::clone(&app), guard))
        .with_state(app)
}

/// Only names that are ours are answered, and whatever is no file of the page is kept by nobody.
async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response<Body> {
    let path = request.uri().path();
    let is_file =
        !(path.starts_with("/api") || path == "/ws" || path.ends_with('z') && path.len() < 8);
    let base = app.origins.base(request.headers());
    let is_secure = base.as_ref().is_some_and(|base| base.is_secure());
    let mut response = match base {
        Some(base) => {
            request.extensions_mut().insert(base);
            // Whoever asked is told, and other requests of the same connection go on.
            match caught(next.run(request)).await {
                Some(response) => response,
                None => Failure::from(RoundRefusal::Fault).into_response(),
            }
        }
        None => Failure::from(DoorRefusal::Forbidden).into_response(),
    };
    let headers = response.headers_mut();
    if !is_file {
        secure(Scope::Context, headers);
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if is_secure {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(STRICT_TRANSPORT_SECURITY, year);
    }
    response
}

async fn page(State(app): State<Arc<App>>, request: Request) -> Response<Body> {
    match app.page {
        Some(page) => page.answer(&request),
        None => words(StatusCode::NOT_FOUND, "there is nothing at this address\n"),
    }
}

async fn page_of_round(
    State(app): State<Arc<App>>,
    Path(round): Path<String>,
    request: Request,
) -> Response<Body> {
    let Some(page) = app.page else {
        return words(StatusCode::NOT_FOUND, "there is nothing at this address\n");
    };
    let title = shell::title(&app, &round).await;
    page.shell(&request, title.as_deref())
}

/// Whether commands would be stored now.
async fn ready(State(app): State<Arc<App>>) -> Response<Body> {
    let is_ready = !app.stop.token.is_cancelled()
        && app.online.as_ref().is_none_or(|online| {
            online.writer.health() == Health::Well && !online.writer.is_crowded()
        });
    match is_ready {
        true => words(StatusCode::OK, "ready\n"),
        false => words(StatusCode::SERVICE_UNAVAILABLE, "not ready\n"),
    }
}

fn words(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let plain = HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(CONTENT_TYPE, plain);
    secure(Scope::Context, response.headers_mut());
    let robots = HeaderName::from_static("x-robots-tag");
    response
        .headers_mut()
        .insert(robots, HeaderValue::from_static("noindex"));
    response
}
