//! A refusal on its way out.

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, Response, StatusCode};
use axum::response::IntoResponse;
use round::RoundRefusal;
use rules::{NameRefusal, Refusal};
use wire::online::{DoorRefusal, Trouble, write};

use super::status::status;
use crate::limits::TooMuch;

/// Why something was not done, with the last entry of its round where it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Failure {
    refusal: Refusal,
    seq: Option<u32>,
    retry: Option<u32>,
}

/// The code of a refusal, for the log.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Code(pub(crate) &'static str);

impl Failure {
    pub(crate) fn of(refusal: Refusal, seq: Option<u32>) -> Failure {
        let retry = (status(refusal.code) == StatusCode::SERVICE_UNAVAILABLE).then_some(1);
        Failure {
            refusal,
            seq,
            retry,
        }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::of(refusal, None)
    }
}

impl From<RoundRefusal> for Failure {
    fn from(refusal: RoundRefusal) -> Failure {
        Failure::of(refusal.into(), None)
    }
}

impl From<DoorRefusal> for Failure {
    fn from(refusal: DoorRefusal) -> Failure {
        Failure::of(refusal.into(), None)
    }
}

impl From<NameRefusal> for Failure {
    fn from(refusal: NameRefusal) -> Failure {
        Failure::of(refusal.into(), None)
    }
}

impl From<TooMuch> for Failure {
    fn from(TooMuch(seconds): TooMuch) -> Failure {
        Failure {
            retry: Some(seconds),
            ..DoorRefusal::Limit { seconds }.into()
        }
    }
}

impl From<std::io::Error> for Failure {
    /// The system gives no random numbers, or a key cannot be used.
    fn from(_: std::io::Error) -> Failure {
        RoundRefusal::Store.into()
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response<Body> {
        let text = write(&Trouble::of(&self.refusal, self.seq));
        let mut response = Response::new(Body::from(text));
        *response.status_mut() = status(self.refusal.code);
        let headers = response.headers_mut();
        let json = HeaderValue::from_static("application/json; charset=utf-8");
        headers.insert(CONTENT_TYPE, json);
        response.extensions_mut().insert(Code(self.refusal.code));
        let headers = response.headers_mut();
        if let Some(seconds) = self.retry {
            headers.insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}
