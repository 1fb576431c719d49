//! Whether rounds are played here. A page that is served without them finds nothing at this address.

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, Response};
use wire::online::PROTOCOL;

/// `GET /api/v1`
pub(crate) async fn spoken() -> Response<Body> {
    let mut response = Response::new(Body::from(format!("{{\"protocol\":{PROTOCOL}}}")));
    let json = HeaderValue::from_static("application/json; charset=utf-8");
    response.headers_mut().insert(CONTENT_TYPE, json);
    response
}
