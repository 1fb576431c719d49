//! The cookie by which a browser is known again.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};

use crate::origin::Base;

/// Renewed while it is used; browsers keep none for longer.
const SECONDS: u32 = 400 * 24 * 60 * 60;
/// The letters of a device key.
const LENGTH: usize = 43;

/// With https the prefix makes browsers refuse it from anybody but this very host; without https they would not take it.
const fn name(base_is_secure: bool) -> &'static str {
    if base_is_secure {
        "__Host-fairyring"
    } else {
        "fairyring"
    }
}

/// The device key that a request brings.
pub(crate) fn device_key<'a>(base: &Base, headers: &'a HeaderMap) -> Option<&'a str> {
    let name = name(base.is_secure());
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(found, value)| *found == name && value.len() == LENGTH)
        .map(|(_, value)| value)
}

/// The line that gives a browser its key.
pub(crate) fn give(base: &Base, key: &str) -> Option<HeaderValue> {
    let secure = if base.is_secure() { "; Secure" } else { "" };
    let name = name(base.is_secure());
    let line = format!("{name}={key}; Path=/; Max-Age={SECONDS}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&line).ok()
}

/// The line that takes it away.
pub(crate) fn take(base: &Base) -> HeaderValue {
    HeaderValue::from_static(match base.is_secure() {
        true => "__Host-fairyring=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
        false => "fairyring=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::origin::Origins;

    fn base(host: &'static str) -> Base {
        let origins = Origins::read(&["https://play.example.org".to_owned()]).unwrap();
        let mut headers = HeaderMap::new();
        headers.insert("host", HeaderValue::from_static(host));
        origins.base(&headers).unwrap()
    }

    /// S2.
    #[test]
    fn s2_a_cookie_is_for_this_host_and_no_script() {
        let key = "k".repeat(LENGTH);
        let line = give(&base("play.example.org"), &key).unwrap();
        let line = line.to_str().unwrap();
        for part in [
            "__Host-fairyring=",
            "Secure",
            "HttpOnly",
            "SameSite=Lax",
            "Path=/",
            "Max-Age=34560000",
        ] {
            assert!(line.contains(part), "{part}");
        }
        assert!(!line.contains("Domain"));
        let plain = give(&base("127.0.0.1:8064"), &key).unwrap();
        assert!(plain.to_str().unwrap().starts_with("fairyring="));
        assert!(!plain.to_str().unwrap().contains("Secure"));
    }

    #[test]
    fn the_key_is_found_among_others_and_by_its_length() {
        let key = "k".repeat(LENGTH);
        let mut headers = HeaderMap::new();
        headers.insert(
            COOKIE,
            format!("a=b; fairyring={key}; c=d").parse().unwrap(),
        );
        let near = base("127.0.0.1:8064");
        assert_eq!(device_key(&near, &headers), Some(key.as_str()));
        assert_eq!(device_key(&base("play.example.org"), &headers), None);
        headers.insert(COOKIE, "fairyring=short".parse().unwrap());
        assert_eq!(device_key(&near, &headers), None);
    }
}
