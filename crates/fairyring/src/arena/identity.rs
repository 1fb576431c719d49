//! Which programs played: the SHA-256 of their files, so that a report names what was measured and not where it lay.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::engine::EngineSpec;

/// A file that a machine is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    /// Its name without the folder.
    pub(crate) name: String,
    pub(crate) sha256: String,
}

/// The files of a machine: its program, and every argument of it that names a file (a script, a net).
///
/// # Errors
/// If one of them cannot be read.
pub(crate) fn parts(spec: &EngineSpec) -> io::Result<Vec<Part>> {
    let words = match spec {
        EngineSpec::Own(_) | EngineSpec::ByUci(_) => {
            return Ok(vec![part(&std::env::current_exe()?)?]);
        }
        EngineSpec::Uci(words) | EngineSpec::Xboard(words) => words,
    };
    let (program, arguments) = words.split_first().ok_or(io::ErrorKind::NotFound)?;
    let program = located(program).ok_or(io::ErrorKind::NotFound)?;
    let files = arguments.iter().map(PathBuf::from);
    std::iter::once(program)
        .chain(files.filter(|path| path.is_file()))
        .map(|path| part(&path))
        .collect()
}

/// Where a program lies: a name without a folder is looked for as the operating system would.
fn located(program: &str) -> Option<PathBuf> {
    let path = Path::new(program);
    if path.components().count() > 1 {
        return Some(path.to_owned());
    }
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders)
        .map(|folder| folder.join(path))
        .find(|path| path.is_file())
}

fn part(path: &Path) -> io::Result<Part> {
    let mut file = File::open(path)?;
    let mut hash = Sha256::new();
    let mut buffer = vec![0; 1 << 16];
    loop {
        let length = file.read(&mut buffer)?;
        if length == 0 {
            break;
        }
        hash.update(&buffer[..length]);
    }
    let name = path.file_name().unwrap_or(path.as_os_str());
    Ok(Part {
        name: name.to_string_lossy().into_owned(),
        sha256: HEXLOWER.encode(&hash.finalize()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_known_by_what_they_are() {
        let folder = std::env::temp_dir().join(format!("fairyring-parts-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (program, net) = (folder.join("engine"), folder.join("net"));
        std::fs::write(&program, "abc").unwrap();
        std::fs::write(&net, "").unwrap();
        let line = format!("cmd:{} --net {}", program.display(), net.display());
        let found = parts(&line.parse().unwrap()).unwrap();
        let names: Vec<&str> = found.iter().map(|part| part.name.as_str()).collect();
        assert_eq!(names, ["engine", "net"]);
        // FIPS 180-4, the example of one block, and the digest of nothing.
        assert_eq!(
            found[0].sha256,
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
        assert_eq!(
            found[1].sha256,
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        );
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(parts(&line.parse().unwrap()).is_err());
        let ours = parts(&"full".parse().unwrap()).unwrap();
        assert_eq!(ours, parts(&"uci:full".parse().unwrap()).unwrap());
    }
}
