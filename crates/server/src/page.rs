//! The page and the answers to requests for it.

use std::io;
use std::path::Path;

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, Request, Response, StatusCode};

use crate::encoding::Encoding;
use crate::files::{EMBED, FILES, File, read};
use crate::headers::{Scope, secure};
use crate::shell::{rooted, titled};

/// The embedded page.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    files: &'static [File],
}

impl Page {
    /// The page of this build; `None` if it was built without one.
    #[must_use]
    pub fn embedded() -> Option<Page> {
        (!FILES.is_empty()).then_some(Page { files: FILES })
    }

    /// A page that was built into a folder, such as `web/dist`; it stays in memory as long as the program runs.
    ///
    /// For tests of a page that no program has in it.
    ///
    /// # Errors
    ///
    /// The folder or a file of it cannot be read.
    pub fn read(folder: &Path) -> io::Result<Page> {
        let files = read(folder)?;
        Ok(Page {
            files: Box::leak(files.into_boxed_slice()),
        })
    }

    /// The answer to a request.
    pub fn answer(self, request: &Request<Body>) -> Response<Body> {
        let mut response = self.plain_answer(request);
        if request.method() == Method::HEAD {
            *response.body_mut() = Body::empty();
        }
        response
    }

    /// The document of the page under another address, with a title of its own; the answer is 404 without one, and the page says why.
    pub(crate) fn shell(self, request: &Request<Body>, title: Option<&str>) -> Response<Body> {
        let document = self.files.iter().find(|file| file.path == "/index.html");
        let Some(document) = document else {
            return words(StatusCode::NOT_FOUND, "there is nothing at this address\n");
        };
        let plain = rooted(&String::from_utf8_lossy(document.plain));
        let text = title.map_or_else(|| plain.clone(), |title| titled(&plain, title));
        let is_head = request.method() == Method::HEAD;
        let length = text.len();
        let mut response = Response::new(match is_head {
            true => Body::empty(),
            false => Body::from(text),
        });
        if title.is_none() {
            *response.status_mut() = StatusCode::NOT_FOUND;
        }
        let headers = response.headers_mut();
        headers.insert(CONTENT_LENGTH, length.into());
        headers.insert(
            CONTENT_TYPE,
            HeaderValue::from_static(document.content_type()),
        );
        secure(document.scope(), headers);
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }

    fn plain_answer(self, request: &Request<Body>) -> Response<Body> {
        let path = match request.uri().path() {
            "/" => "/index.html",
            // Its files are named from the folder above it, which is the root under both addresses.
            "/embed" | "/embed/" => EMBED,
            path => path,
        };
        let Some(file) = self.files.iter().find(|file| file.path == path) else {
            return words(StatusCode::NOT_FOUND, "there is nothing at this address\n");
        };
        if ![Method::GET, Method::HEAD].contains(request.method()) {
            let mut refusal = words(
                StatusCode::METHOD_NOT_ALLOWED,
                "only GET and HEAD are answered\n",
            );
            let allowed = HeaderValue::from_static("GET, HEAD");
            refusal.headers_mut().insert(ALLOW, allowed);
            return refusal;
        }
        send(file, request.headers())
    }
}

fn send(file: &File, asked: &HeaderMap) -> Response<Body> {
    let accepted = asked
        .get(ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let kept = [
        (Encoding::Brotli, file.brotli),
        (Encoding::Gzip, file.gzip),
        (Encoding::Identity, Some(file.plain)),
    ];
    let chosen = kept
        .into_iter()
        .filter(|(encoding, _)| encoding.is_accepted(accepted))
        .find_map(|(encoding, bytes)| Some((encoding, bytes?)));
    // Who forbids everything gets the plain file, as the standard recommends.
    let (encoding, bytes) = chosen.unwrap_or((Encoding::Identity, file.plain));
    // One tag an encoding: they are different bytes.
    let tag = format!("\"{}-{}\"", file.tag, encoding.name());
    let mut response = if is_known(asked, &tag) {
        let mut unchanged = Response::new(Body::empty());
        *unchanged.status_mut() = StatusCode::NOT_MODIFIED;
        unchanged
    } else {
        let mut whole = Response::new(Body::from(bytes));
        let headers = whole.headers_mut();
        headers.insert(CONTENT_LENGTH, bytes.len().into());
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.content_type()));
        if encoding != Encoding::Identity {
            let name = HeaderValue::from_static(encoding.name());
            headers.insert(CONTENT_ENCODING, name);
        }
        whole
    };
    let headers = response.headers_mut();
    secure(file.scope(), headers);
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    let caching = if file.is_immutable() {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    response
}

fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    asked
        .get_all(IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

fn words(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let plain = HeaderValue::from_static("text/plain; charset=utf-8");
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, plain);
    secure(Scope::Context, headers);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    static SAMPLE: &[File] = &[
        File {
            path: "/assets/a-1.wasm",
            tag: "aa",
            plain: b"plain wasm",
            brotli: Some(b"br"),
            gzip: Some(b"gz"),
        },
        File {
            path: "/assets/parts/b-1.js",
            tag: "cc",
            plain: b"a part",
            brotli: None,
            gzip: None,
        },
        File {
            path: "/assets/worker-1.js",
            tag: "dd",
            plain: b"a worker",
            brotli: None,
            gzip: None,
        },
        File {
            path: "/embed/index.html",
            tag: "ff",
            plain: b"<html embed>",
            brotli: None,
            gzip: None,
        },
        File {
            path: "/icon.svg",
            tag: "ee",
            plain: b"<svg/>",
            brotli: None,
            gzip: None,
        },
        File {
            path: "/index.html",
            tag: "bb",
            plain: b"<html>",
            brotli: None,
            gzip: None,
        },
    ];

    fn ask(method: Method, path: &str, headers: &[(&str, &str)]) -> Response<Body> {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        Page { files: SAMPLE }.answer(&request.body(Body::empty()).unwrap())
    }

    fn header(response: &Response<Body>, name: &str) -> String {
        let value = response.headers().get(name);
        value.map_or(String::new(), |value| value.to_str().unwrap().to_owned())
    }

    #[test]
    fn a_page_is_read_from_its_folder() {
        let folder = tempfile::tempdir().unwrap();
        let parts = folder.path().join("assets/parts");
        std::fs::create_dir_all(&parts).unwrap();
        std::fs::write(folder.path().join("index.html"), "<html>").unwrap();
        std::fs::write(parts.join("b-1.js"), "a part").unwrap();
        std::fs::write(parts.join("b-1.js.br"), "br").unwrap();
        let page = Page::read(folder.path()).unwrap();
        let paths: Vec<_> = page.files.iter().map(|file| file.path).collect();
        assert_eq!(paths, ["/assets/parts/b-1.js", "/index.html"]);
        let request = Request::builder()
            .uri("/assets/parts/b-1.js")
            .header("accept-encoding", "br, gzip");
        let part = page.answer(&request.body(Body::empty()).unwrap());
        assert_eq!(header(&part, "content-encoding"), "br");
        assert_eq!(header(&part, "content-length"), "2");
        let root = Request::builder().uri("/").body(Body::empty()).unwrap();
        assert_eq!(header(&page.answer(&root), "content-length"), "6");
        assert!(Page::read(&folder.path().join("nothing")).is_err());
    }

    #[test]
    fn the_smallest_encoding_that_is_accepted_is_sent() {
        for (accepted, encoding, length) in [
            ("gzip, br", "br", "2"),
            ("gzip", "gzip", "2"),
            ("", "", "10"),
        ] {
            let response = ask(
                Method::GET,
                "/assets/a-1.wasm",
                &[("accept-encoding", accepted)],
            );
            assert_eq!(response.status(), StatusCode::OK);
            assert_eq!(header(&response, "content-encoding"), encoding);
            assert_eq!(header(&response, "content-length"), length);
            assert_eq!(header(&response, "content-type"), "application/wasm");
            assert_eq!(header(&response, "vary"), "accept-encoding");
        }
    }

    #[test]
    fn assets_are_kept_for_ever_and_the_page_is_asked_again() {
        let asset = ask(Method::GET, "/assets/a-1.wasm", &[]);
        assert!(header(&asset, "cache-control").contains("immutable"));
        let page = ask(Method::GET, "/", &[]);
        assert_eq!(header(&page, "cache-control"), "no-cache");
        assert_eq!(header(&page, "content-type"), "text/html; charset=utf-8");
    }

    #[test]
    fn a_known_tag_is_not_sent_again() {
        let tag = header(&ask(Method::GET, "/", &[]), "etag");
        let again = ask(
            Method::GET,
            "/",
            &[("if-none-match", &format!("\"x\", {tag}"))],
        );
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        let other = ask(Method::GET, "/", &[("if-none-match", "\"x\"")]);
        assert_eq!(other.status(), StatusCode::OK);
    }

    #[test]
    fn other_paths_and_methods_are_refused() {
        assert_eq!(
            ask(Method::GET, "/etc/passwd", &[]).status(),
            StatusCode::NOT_FOUND
        );
        assert_eq!(
            ask(Method::GET, "/assets/../index.html", &[]).status(),
            StatusCode::NOT_FOUND
        );
        let posted = ask(Method::POST, "/", &[]);
        assert_eq!(posted.status(), StatusCode::METHOD_NOT_ALLOWED);
        assert_eq!(header(&posted, "allow"), "GET, HEAD");
    }

    #[test]
    fn whatever_runs_by_itself_has_the_policy() {
        for path in ["/", "/nothing", "/assets/worker-1.js", "/icon.svg"] {
            let response = ask(Method::GET, path, &[]);
            let policy = header(&response, "content-security-policy");
            assert!(policy.contains("default-src 'none'"), "{path}");
            assert!(!policy.contains("unsafe-inline"));
            assert_eq!(header(&response, "referrer-policy"), "no-referrer");
            assert_eq!(
                header(&response, "cross-origin-opener-policy"),
                "same-origin"
            );
            assert!(header(&response, "permissions-policy").contains("camera=()"));
        }
    }

    /// Who may show an answer in a frame.
    fn framing(response: &Response<Body>) -> Option<String> {
        let policy = header(response, "content-security-policy");
        let mut found = policy.split(';').map(str::trim);
        found.find_map(|rule| rule.strip_prefix("frame-ancestors ").map(str::to_owned))
    }

    #[test]
    fn the_embedded_board_alone_may_be_framed() {
        for path in ["/embed", "/embed/", "/embed/index.html"] {
            for method in [Method::GET, Method::HEAD] {
                let response = ask(method, path, &[]);
                assert_eq!(response.status(), StatusCode::OK);
                assert_eq!(header(&response, "content-length"), "12", "{path}");
                assert_eq!(framing(&response), None, "{path}");
                assert_eq!(header(&response, "x-frame-options"), "", "{path}");
                let name = "cross-origin-resource-policy";
                assert_eq!(header(&response, name), "cross-origin", "{path}");
            }
        }
        for path in [
            "/",
            "/index.html",
            "/embed/nothing",
            "/embedded",
            "/icon.svg",
            "/assets/worker-1.js",
        ] {
            let response = ask(Method::GET, path, &[]);
            assert_eq!(framing(&response).as_deref(), Some("'none'"), "{path}");
        }
    }

    #[test]
    fn the_embedded_board_asks_no_server_and_is_known_to_none() {
        let response = ask(Method::GET, "/embed?move=3", &[]);
        assert_eq!(header(&response, "set-cookie"), "");
        assert_eq!(header(&response, "referrer-policy"), "no-referrer");
        let policy = header(&response, "content-security-policy");
        for rule in [
            "default-src 'none'",
            "connect-src 'none'",
            "form-action 'none'",
        ] {
            assert!(
                policy.split(';').any(|found| found.trim() == rule),
                "{rule}"
            );
        }
        assert!(!policy.contains("unsafe"), "{policy}");
    }

    #[test]
    fn no_answer_is_guessed_at_or_taken_by_another_site() {
        for path in ["/", "/nothing", "/assets/a-1.wasm", "/assets/parts/b-1.js"] {
            let response = ask(Method::GET, path, &[]);
            assert_eq!(header(&response, "x-content-type-options"), "nosniff");
            let name = "cross-origin-resource-policy";
            assert_eq!(header(&response, name), "same-origin");
        }
    }

    #[test]
    fn a_part_says_nothing_that_no_browser_reads() {
        for path in ["/assets/a-1.wasm", "/assets/parts/b-1.js"] {
            let response = ask(Method::GET, path, &[]);
            assert_eq!(response.status(), StatusCode::OK);
            for name in ["content-security-policy", "permissions-policy"] {
                assert_eq!(header(&response, name), "", "{path}");
            }
        }
    }
}
