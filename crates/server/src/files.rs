//! The files of the built page.

use crate::headers::Scope;

/// One file, in every encoding it was built in.
#[derive(Debug)]
pub(crate) struct File {
    /// The path of its address, with the slash.
    pub(crate) path: &'static str,
    /// The hash of its content.
    pub(crate) tag: &'static str,
    pub(crate) plain: &'static [u8],
    pub(crate) brotli: Option<&'static [u8]>,
    pub(crate) gzip: Option<&'static [u8]>,
}

/// By path, ascending; empty in a build without the page.
pub(crate) static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The document with a board for pages of other sites.
pub(crate) const EMBED: &str = "/embed/index.html";

impl File {
    /// What the browser shall take it for: sniffing is forbidden.
    pub(crate) fn content_type(&self) -> &'static str {
        let ending = self.path.rsplit_once('.').map_or("", |(_, ending)| ending);
        match ending {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "json" | "map" => "application/json",
            "webmanifest" => "application/manifest+json",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "webp" => "image/webp",
            "ico" => "image/x-icon",
            "woff2" => "font/woff2",
            "mp3" => "audio/mpeg",
            "ogg" => "audio/ogg",
            "wav" => "audio/wav",
            "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// The bundler puts the hash of the content into the names below `assets`: such a file never changes.
    pub(crate) fn is_immutable(&self) -> bool {
        self.path.starts_with("/assets/")
    }

    /// Whether it runs by itself. The bundler keeps workers out of the folder of parts; styles and wasm never run by themselves.
    /// A picture can: one of vectors is a document when it is opened, so it is not listed here.
    pub(crate) fn scope(&self) -> Scope {
        if self.path == EMBED {
            return Scope::Framed;
        }
        let is_part = match self.path.rsplit_once('.') {
            Some((path, "js")) => path.starts_with("/assets/parts/"),
            Some((_, ending)) => ["css", "wasm"].contains(&ending),
            None => false,
        };
        if is_part { Scope::Part } else { Scope::Context }
    }
}
