//! One request and its answer: how rounds are made and chairs are taken.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderValue, SET_COOKIE};
use hyper::{Method, Request, client::conn::http1};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

use crate::Fault;

/// Whom the server takes somebody for.
#[derive(Clone, Debug, Default)]
pub struct Cookie(pub Option<String>);

/// What came back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body.
    pub text: String,
}

/// Sends a request and reads the whole answer. What the server calls somebody is kept in `cookie`.
///
/// # Errors
/// A server that cannot be reached, or that breaks off.
pub async fn ask(
    address: &str,
    method: Method,
    path: &str,
    cookie: &mut Cookie,
    body: Option<&Value>,
) -> Result<Answer, Fault> {
    let far = |cause: &dyn ToString| Fault::unreachable(address, cause.to_string());
    let stream = TcpStream::connect(address).await.map_err(|it| far(&it))?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
        .await
        .map_err(|it| far(&it))?;
    let connection = tokio::spawn(connection);
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, address);
    if let Some(cookie) = &cookie.0 {
        request = request.header(COOKIE, cookie);
    }
    let bytes = body.map(|body| {
        let headers = request.headers_mut();
        headers.map(|it| it.insert(CONTENT_TYPE, HeaderValue::from_static("application/json")));
        Bytes::from(body.to_string())
    });
    let request = request
        .body(Full::new(bytes.unwrap_or_default()))
        .map_err(|it| far(&it))?;
    let answer = sender.send_request(request).await.map_err(|it| far(&it))?;
    let status = answer.status().as_u16();
    if let Some(given) = answer.headers().get(SET_COOKIE) {
        let pair = given.to_str().ok().and_then(|text| text.split(';').next());
        cookie.0 = pair.map(str::to_owned);
    }
    let bytes = answer.into_body().collect().await.map_err(|it| far(&it))?;
    drop(sender);
    connection.abort();
    let text = String::from_utf8_lossy(&bytes.to_bytes()).into_owned();
    Ok(Answer { status, text })
}

/// Sends JSON and reads the JSON of a success.
///
/// # Errors
/// As for [`ask`], and what is no success or no JSON.
pub async fn post(
    address: &str,
    path: &str,
    cookie: &mut Cookie,
    body: &Value,
) -> Result<Value, Fault> {
    let Answer { status, text } = ask(address, Method::POST, path, cookie, Some(body)).await?;
    if !(200..300).contains(&status) {
        return Err(Fault::Refused {
            path: path.to_owned(),
            status,
            body: text,
        });
    }
    serde_json::from_str(&text).map_err(|_| Fault::Unreadable {
        what: "JSON",
        body: text,
    })
}

/// A text in an answer.
///
/// # Errors
/// An answer without it.
pub fn text(answer: &Value, pointer: &str, what: &'static str) -> Result<String, Fault> {
    let found = answer.pointer(pointer).and_then(Value::as_str);
    found.map(str::to_owned).ok_or_else(|| Fault::Unreadable {
        what,
        body: answer.to_string(),
    })
}
