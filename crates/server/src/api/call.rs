//! One request: where it was sent, who sends it, what it brings.

use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Request, Response, StatusCode};
use round::{PersonId, RoundId, RoundRefusal};
use rules::clean_name;
use store::{Made, PersonKey, PersonRow, Work};
use wire::online::{DoorRefusal, Incoming, read};

use super::Failure;
use crate::app::App;
use crate::limits::counted;
use crate::online::Online;
use crate::origin::Base;
use crate::{cookie, secret};

/// The most bytes of a body.
const BODY_BYTES: usize = 16 * 1024;
/// How long a body may take.
const BODY_TIME: Duration = Duration::from_secs(10);
/// A day.
pub(crate) const DAY: i64 = 86_400_000;

pub(crate) struct Call {
    pub(crate) online: Arc<Online>,
    pub(crate) base: Base,
    /// Who is counted for limits; nobody on one's own machine.
    pub(crate) from: Option<IpAddr>,
    pub(crate) query: Option<String>,
    headers: HeaderMap,
    /// Behind a lock that nobody fights for: a body is for one thread, a call is looked at while others wait.
    body: Mutex<Body>,
    person: Option<PersonRow>,
    /// The line that gives the browser its key.
    cookie: Option<HeaderValue>,
}

impl Call {
    /// Looks at a request. GET changes nothing; whatever else comes must come from our own page, or from no page.
    pub(crate) async fn open(app: &Arc<App>, request: Request<Body>) -> Result<Call, Failure> {
        let online = app.online.clone().ok_or(RoundRefusal::Store)?;
        let (parts, body) = request.into_parts();
        let base = parts.extensions.get::<Base>().cloned();
        let base = base.ok_or(DoorRefusal::Forbidden)?;
        let peer = parts.extensions.get::<crate::accept::Peer>().copied();
        let forwarded = parts
            .headers
            .get("x-forwarded-for")
            .and_then(|line| line.to_str().ok());
        let from = peer.and_then(|peer| counted(peer.0, &app.proxies, forwarded));
        app.limits.ask(from)?;
        if !parts.method.is_safe() && !app.origins.is_own_page(&base, &parts.headers) {
            return Err(DoorRefusal::Forbidden.into());
        }
        let mut call = Call {
            online,
            base,
            from,
            query: parts.uri.query().map(str::to_owned),
            headers: parts.headers,
            body: Mutex::new(body),
            person: None,
            cookie: None,
        };
        call.recognise().await?;
        Ok(call)
    }

    async fn recognise(&mut self) -> Result<(), Failure> {
        let Some(key) = cookie::device_key(&self.base, &self.headers) else {
            return Ok(());
        };
        let (key, hash) = (key.to_owned(), secret::hash(key));
        let found = self.online.ask(move |shelf| shelf.device(&hash)).await?;
        let Some((person, seen)) = found else {
            return Ok(());
        };
        self.person = Some(person);
        let at = self.online.now().0;
        if seen < at / DAY {
            // Once a day; whether it is written does not matter to whoever asks.
            let work = Work::Seen { device: hash, at };
            self.online.writer.perform(work, |_| ());
            self.cookie = cookie::give(&self.base, &key);
        }
        Ok(())
    }

    pub(crate) fn person(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| PersonId(person.key.0))
    }

    pub(crate) fn person_row(&self) -> Result<&PersonRow, Failure> {
        self.person
            .as_ref()
            .ok_or_else(|| DoorRefusal::Nobody.into())
    }

    /// The body as a message.
    pub(crate) async fn read<T: Incoming>(&mut self) -> Result<(T, String), Failure> {
        let kind = self
            .headers
            .get(CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok());
        let kind = kind.map(|kind| kind.split(';').next().unwrap_or_default().trim());
        if !kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json")) {
            let error = "the body is no JSON; accepted: Content-Type: application/json".to_owned();
            return Err(DoorRefusal::Protocol { error }.into());
        }
        let body = self.body.get_mut().map(std::mem::take).unwrap_or_default();
        let bytes = tokio::time::timeout(BODY_TIME, to_bytes(body, BODY_BYTES)).await;
        let text = match bytes {
            Ok(Ok(bytes)) => String::from_utf8(bytes.to_vec()).ok(),
            Ok(Err(_)) | Err(_) => None,
        };
        let Some(text) = text else {
            let error =
                format!("the body is no text of at most {BODY_BYTES} bytes that comes in time");
            return Err(DoorRefusal::Protocol { error }.into());
        };
        Ok((read(&text)?, text))
    }

    /// Whoever asks; a guest is made of somebody who is nobody yet.
    pub(crate) async fn somebody(&mut self, name: &str) -> Result<PersonKey, Failure> {
        if let Some(person) = &self.person {
            let key = person.key;
            if !name.is_empty() && person.name != name {
                let name = name.to_owned();
                self.online
                    .writer
                    .perform(Work::Rename { person: key, name }, |_| ());
            }
            return Ok(key);
        }
        let key = secret::fresh::<32>()?;
        let work = Work::Guest {
            name: name.to_owned(),
            device: secret::hash(&key),
            at: self.online.now().0,
        };
        match self.online.perform(work).await? {
            Some(Made::Person(person)) => {
                self.cookie = cookie::give(&self.base, &key);
                self.person = Some(PersonRow {
                    key: person,
                    kind: store::PersonKind::Guest,
                    name: name.to_owned(),
                    created: self.online.now().0,
                });
                Ok(person)
            }
            _ => Err(RoundRefusal::Store.into()),
        }
    }

    /// Makes this browser one of a person's, unless it is.
    pub(crate) async fn become_person(&mut self, person: PersonKey) -> Result<(), Failure> {
        if self.person.as_ref().is_some_and(|row| row.key == person) {
            return Ok(());
        }
        let key = secret::fresh::<32>()?;
        let work = Work::Device {
            person,
            device: secret::hash(&key),
            at: self.online.now().0,
        };
        self.online
            .perform(work)
            .await?
            .ok_or(RoundRefusal::Store)?;
        self.cookie = cookie::give(&self.base, &key);
        Ok(())
    }

    pub(crate) fn set_cookie(&mut self, line: Option<HeaderValue>) {
        self.cookie = line;
    }

    /// The answer, with the key of the browser if it has a new one.
    pub(crate) fn answer(&self, status: StatusCode, json: String) -> Response<Body> {
        let mut response = Response::new(Body::from(json));
        *response.status_mut() = status;
        let headers = response.headers_mut();
        let kind = HeaderValue::from_static("application/json; charset=utf-8");
        headers.insert(CONTENT_TYPE, kind);
        if let Some(line) = &self.cookie {
            headers.insert(SET_COOKIE, line.clone());
        }
        response
    }
}

/// The name that somebody gave; empty if he gave none.
pub(crate) fn name(given: Option<&String>) -> Result<String, Failure> {
    match given.map(|name| name.trim()) {
        None | Some("") => Ok(String::new()),
        Some(name) => Ok(clean_name(name)?),
    }
}

/// The round of an address.
pub(crate) fn round_id(text: &str) -> Result<RoundId, Failure> {
    RoundId::read(text).ok_or_else(|| RoundRefusal::NoRound.into())
}
