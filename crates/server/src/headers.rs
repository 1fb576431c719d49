//! What an answer says beside its content, for safety.

use axum::http::HeaderValue;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};

/// Scripts, styles and workers of the page itself and nothing else; `wasm-unsafe-eval` is what compiling wasm is called. No other site
/// may show it in a frame: what is clicked there would be clicked for whoever sits here.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    style-src 'self'; img-src 'self' blob: data:; font-src 'self'; media-src 'self'; connect-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The board for other sites' pages may be framed, by a file on somebody's disk too: the directive that says who may is left out, because
/// even its star names no files. What it could do for somebody else it cannot do for itself: it asks no server for anything, and wasm
/// is compiled by a worker, under the policy of that one.
const FRAMED_POLICY: &str = "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; \
    img-src 'self' blob: data:; font-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'";

/// Who could misuse an answer, and so what has to be said with it. Every header travels with every file before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// A document, a worker, or an answer of which nothing is known: it runs under the policy that came with it.
    Context,
    /// The one document that other sites may show in a frame.
    Framed,
    /// Loaded by a document or a worker and held by the policy of that one: a browser reads none from it.
    Part,
}

/// Puts the headers of safety on an answer.
pub(crate) fn secure(scope: Scope, headers: &mut HeaderMap) {
    let mut set = |name, value| headers.insert(name, HeaderValue::from_static(value));
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    let (policy, taken_by) = match scope {
        Scope::Framed => (FRAMED_POLICY, "cross-origin"),
        Scope::Context | Scope::Part => (POLICY, "same-origin"),
    };
    let name = HeaderName::from_static("cross-origin-resource-policy");
    set(name, taken_by);
    if scope == Scope::Part {
        return;
    }
    set(CONTENT_SECURITY_POLICY, policy);
    set(REFERRER_POLICY, "no-referrer");
    for (name, value) in [
        ("cross-origin-opener-policy", "same-origin"),
        (
            "permissions-policy",
            "camera=(), geolocation=(), microphone=()",
        ),
    ] {
        set(HeaderName::from_static(name), value);
    }
}
