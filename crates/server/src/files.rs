//! The files of the built page.

use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;
use std::io;
use std::path::{Path, PathBuf};

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

/// The files of a folder as [`FILES`] has them. Nothing of them is ever given back.
pub(crate) fn read(folder: &Path) -> io::Result<Vec<File>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(inside) = folders.pop() {
        for entry in std::fs::read_dir(folder.join(&inside))? {
            let entry = entry?;
            let path = inside.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.to_string_lossy().replace('\\', "/");
            let bytes: &'static [u8] = Vec::leak(std::fs::read(entry.path())?);
            found.insert(format!("/{name}"), bytes);
        }
    }
    let packed = |path: &str, ending: &str| found.get(&format!("{path}.{ending}")).copied();
    let plain = found
        .iter()
        .filter(|(path, _)| !path.ends_with(".br") && !path.ends_with(".gz"));
    let files = plain.map(|(path, bytes)| {
        let mut hash = DefaultHasher::new();
        hash.write(bytes);
        File {
            path: String::leak(path.clone()),
            tag: String::leak(format!("{:016x}", hash.finish())),
            plain: bytes,
            brotli: packed(path, "br"),
            gzip: packed(path, "gz"),
        }
    });
    Ok(files.collect())
}

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
