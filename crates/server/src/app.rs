//! What every request sees, and the way that it takes.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_TYPE, HeaderName, STRICT_TRANSPORT_SECURITY,
};
use axum::http::{HeaderValue, Method, Response, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::get;
use round::{RoundId, RoundRefusal};
use store::Health;
use wire::online::DoorRefusal;

use crate::accept::Doorkeeper;
use crate::api::{self, Code, Failure};
use crate::caught::caught;
use crate::headers::{Scope, secure};
use crate::limits::{Limits, Proxy};
use crate::log::Log;
use crate::metrics::{Metrics, Present};
use crate::online::Online;
use crate::origin::Origins;
use crate::page::Page;
use crate::stop::Stop;
use crate::time::ServerTime;
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
    /// The same sockets by whoever is at their other end.
    pub(crate) persons: Arc<Doorkeeper<i64>>,
    pub(crate) stop: Stop,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) log: Log,
    pub(crate) time: ServerTime,
}

impl App {
    /// Whether a command would be stored now.
    fn present(&self) -> Present {
        let health = self.online.as_ref().map(|online| online.writer.health());
        let store_ready = health.is_none_or(|health| health == Health::Well);
        let crowded = self
            .online
            .as_ref()
            .is_some_and(|online| online.writer.is_crowded());
        let has_ended = self.metrics.ended.load(Ordering::Relaxed);
        Present {
            is_ready: store_ready && !crowded && !has_ended && !self.stop.soon.is_cancelled(),
            store_ready,
            queue: self
                .online
                .as_ref()
                .map_or(0, |online| online.writer.waiting()),
            sockets: self.sockets.count(),
            streams: self.streams.count(),
        }
    }

    /// Counts an answer, and says it where it is a refusal: the code, and the round if it is one.
    fn note(&self, method: &Method, round: Option<RoundId>, response: &Response<Body>) {
        let status = response.status();
        self.metrics.answers.one(status.as_str());
        let code = response.extensions().get::<Code>();
        let Some(Code(code)) = code else { return };
        let round = round.map(|round| round.to_string()).unwrap_or_default();
        // A method is a word of the client's, unless it is one that everybody knows.
        let method = match *method {
            Method::GET => "GET",
            Method::POST => "POST",
            Method::PATCH => "PATCH",
            Method::DELETE => "DELETE",
            _ => "other",
        };
        let fields = [
            ("code", *code),
            ("status", status.as_str()),
            ("method", method),
            ("round", &round),
        ];
        self.log.info(self.time.now().0, "refused", &fields);
    }
}

/// The way of whoever asks for figures, on a listener of its own.
pub(crate) fn metrics_router(app: Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(figures))
        .layer(from_fn_with_state(Arc::clone(&app), guard))
        .with_state(app)
}

async fn figures(State(app): State<Arc<App>>) -> Response<Body> {
    let mut response = Response::new(Body::from(app.metrics.text(app.present())));
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    response.headers_mut().insert(CONTENT_TYPE, kind);
    response
}

/// The id of the round that a path speaks of.
fn round_of(path: &str) -> Option<RoundId> {
    let rest = path.strip_prefix("/api/v1/rounds/")?;
    RoundId::read(rest.split('/').next()?)
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
    let (method, round) = (request.method().clone(), round_of(path));
    let is_asked_by_programs = path == "/api" || path.starts_with("/api/") || path == "/ws";
    let is_file = !(path.starts_with("/api")
        || path == "/ws"
        || path == "/metrics"
        || path.ends_with('z') && path.len() < 8);
    let base = app.origins.base(request.headers());
    let is_secure = base.as_ref().is_some_and(|base| base.is_secure());
    let mut response = match base {
        Some(base) => {
            request.extensions_mut().insert(base);
            // Whoever asked is told, and other requests of the same connection go on.
            match caught(next.run(request)).await {
                Some(response) => response,
                None => {
                    app.metrics.panics.one();
                    Failure::from(RoundRefusal::Fault).into_response()
                }
            }
        }
        None => Failure::from(DoorRefusal::Forbidden).into_response(),
    };
    if is_asked_by_programs {
        response = typed(response);
    }
    app.note(&method, round, &response);
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

/// What is refused before anybody of ours has looked at it, a method or a path that is not there, is said as every other refusal.
fn typed(response: Response<Body>) -> Response<Body> {
    let status = response.status();
    let is_refusal = status.is_client_error() || status.is_server_error();
    if !is_refusal || response.extensions().get::<Code>().is_some() {
        return response;
    }
    let allowed = response.headers().get(ALLOW).cloned();
    let error = match (status, &allowed) {
        (StatusCode::METHOD_NOT_ALLOWED, Some(allowed)) => {
            let accepted = allowed.to_str().unwrap_or_default().replace(',', ", ");
            format!("this method is not answered here; accepted: {accepted}")
        }
        (StatusCode::NOT_FOUND, _) => "there is nothing at this address".to_owned(),
        _ => "this is no request that is answered here".to_owned(),
    };
    let mut response = Failure::from(DoorRefusal::Protocol { error }).into_response();
    *response.status_mut() = status;
    if let Some(allowed) = allowed {
        response.headers_mut().insert(ALLOW, allowed);
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
    match app.present().is_ready {
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
