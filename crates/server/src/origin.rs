//! Which names this server answers to, and which pages may ask it to change something.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

/// The addresses that people know this server by, beside its numbers and `localhost`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Origins {
    configured: Vec<String>,
}

/// Who a request was sent to, as the sender sees it: `https://play.example.org` or `http://127.0.0.1:8064`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Base(String);

impl Base {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the sender came by https, so that cookies may be kept for it alone.
    pub(crate) fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl Origins {
    /// Reads what the operator gave; the text that is no origin comes back.
    pub(crate) fn read(texts: &[String]) -> Result<Origins, String> {
        let mut configured = Vec::new();
        for text in texts {
            let text = text.trim_end_matches('/').to_ascii_lowercase();
            let authority = text
                .strip_prefix("https://")
                .or_else(|| text.strip_prefix("http://"));
            let is_good = |authority: &str| {
                !authority.is_empty() && !authority.contains(['/', '?', '#', '@', ' '])
            };
            match authority {
                Some(authority) if is_good(authority) => configured.push(text),
                _ => return Err(text),
            }
        }
        Ok(Origins { configured })
    }

    /// Whether people come by https, as far as the operator said.
    pub(crate) fn has_secure(&self) -> bool {
        let mut all = self.configured.iter();
        all.any(|origin| origin.starts_with("https://"))
    }

    /// Where a request was sent to. `None` for a name that is not ours: a page of somebody else whose name was bent to this
    /// machine would be let in with it.
    pub(crate) fn base(&self, headers: &HeaderMap) -> Option<Base> {
        let mut hosts = headers.get_all(HOST).iter();
        let host = hosts.next()?.to_str().ok()?.to_ascii_lowercase();
        if hosts.next().is_some() {
            return None;
        }
        let known = self.configured.iter().find(|origin| {
            let authority = origin.split_once("://").map(|(_, authority)| authority);
            authority == Some(host.as_str())
        });
        match known {
            Some(origin) => Some(Base(origin.clone())),
            None if is_plain(&host) => Some(Base(format!("http://{host}"))),
            None => None,
        }
    }

    /// Whether the page that sends a request is ours: exactly where the request goes, or no page at all.
    pub(crate) fn is_own_page(&self, base: &Base, headers: &HeaderMap) -> bool {
        let mut origins = headers.get_all(ORIGIN).iter();
        let own = |origin: &axum::http::HeaderValue| {
            origin
                .as_bytes()
                .eq_ignore_ascii_case(base.as_str().as_bytes())
        };
        let site = headers.get("sec-fetch-site");
        origins.all(own) && site.is_none_or(|site| site == "same-origin")
    }
}

/// A number or `localhost`, with or without a port: no name server can bend it.
fn is_plain(host: &str) -> bool {
    if let Some(inside) = host.strip_prefix('[') {
        let Some((address, port)) = inside.split_once(']') else {
            return false;
        };
        let port = port.strip_prefix(':').map_or(port.is_empty(), is_port);
        return port && address.parse::<Ipv6Addr>().is_ok();
    }
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) => (name, is_port(port)),
        None => (host, true),
    };
    port && (name == "localhost" || name.parse::<IpAddr>().is_ok())
}

fn is_port(text: &str) -> bool {
    text.parse::<u16>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().unwrap());
        }
        headers
    }

    fn ours() -> Origins {
        Origins::read(&["https://Play.example.org/".to_owned()]).unwrap()
    }

    /// S33.
    #[test]
    fn s33_only_numbers_localhost_and_our_own_names_are_answered() {
        for host in [
            "127.0.0.1:8064",
            "localhost",
            "localhost:1",
            "[::1]:8064",
            "10.0.0.7",
            "play.example.org",
            "PLAY.example.org",
        ] {
            assert!(ours().base(&headers(&[("host", host)])).is_some(), "{host}");
        }
        for host in [
            "evil.test",
            "play.example.org.evil.test",
            "play.example.org:1",
            "127.0.0.1.evil.test",
            "localhost.evil.test:80",
            "",
            "[::1",
            "127.0.0.1:x",
        ] {
            assert_eq!(ours().base(&headers(&[("host", host)])), None, "{host}");
        }
        assert_eq!(ours().base(&headers(&[])), None);
        assert_eq!(
            ours().base(&headers(&[("host", "localhost"), ("host", "localhost")])),
            None
        );
    }

    /// S1, S3.
    #[test]
    fn s1_s3_only_our_own_page_may_ask() {
        let base = ours()
            .base(&headers(&[("host", "play.example.org")]))
            .unwrap();
        assert!(base.is_secure());
        let asks = |lines: &[(&'static str, &str)]| ours().is_own_page(&base, &headers(lines));
        assert!(asks(&[]));
        assert!(asks(&[
            ("origin", "https://play.example.org"),
            ("sec-fetch-site", "same-origin")
        ]));
        for origin in [
            "null",
            "http://play.example.org",
            "https://play.example.org.evil.test",
            "https://play.example.org:444",
            "https://evil.test",
            "https://evil-play.example.org",
        ] {
            assert!(!asks(&[("origin", origin)]), "{origin}");
        }
        for site in ["cross-site", "same-site", "none"] {
            assert!(!asks(&[("sec-fetch-site", site)]), "{site}");
        }
        let near = ours()
            .base(&headers(&[("host", "127.0.0.1:8064")]))
            .unwrap();
        assert!(!near.is_secure());
        assert!(!ours().is_own_page(&near, &headers(&[("origin", "http://127.0.0.1:9999")])));
    }

    #[test]
    fn what_is_no_origin_is_refused() {
        for text in [
            "play.example.org",
            "ftp://a",
            "https://",
            "https://a/b",
            "https://a@b",
        ] {
            assert!(Origins::read(&[text.to_owned()]).is_err(), "{text}");
        }
    }
}
