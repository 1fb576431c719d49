//! Secrets: drawn at random or derived, sent once, kept as hashes.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::{ChairSide, SecretHash};
use subtle::ConstantTimeEq;

/// The letters of secrets in links and cookies.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// So many random bytes. Games never see them: theirs are the same on every machine.
pub(crate) fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
    Ok(bytes)
}

/// A fresh secret of 128 or 256 bits, as text.
pub(crate) fn fresh<const N: usize>() -> io::Result<String> {
    Ok(written(&random::<N>()?))
}

/// Six bits a letter; the last letter may hold fewer.
fn written(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let mut bits = chunk
            .iter()
            .fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte));
        bits <<= 8 * (3 - chunk.len());
        for place in 0..=chunk.len() {
            let index = (bits >> (18 - 6 * place)) & 63;
            text.push(char::from(LETTERS[index as usize]));
        }
    }
    text
}

/// What is kept of a secret. They have 128 bits or more, so nobody finds one by trying.
pub(crate) fn hash(secret: &str) -> SecretHash {
    SecretHash(Sha256::digest(secret.as_bytes()).into())
}

/// The hash of several things at once, none of which can run into the next.
pub(crate) fn hash_of(parts: &[&[u8]]) -> SecretHash {
    let mut sum = Sha256::new();
    for part in parts {
        sum.update((part.len() as u64).to_be_bytes());
        sum.update(part);
    }
    SecretHash(sum.finalize().into())
}

/// Compares without telling by its time where two secrets differ.
pub(crate) fn is_same(a: &SecretHash, b: &SecretHash) -> bool {
    a.0.ct_eq(&b.0).into()
}

/// The key that invitations are derived from, so that an answer can be repeated after a restart and the store holds hashes only.
pub(crate) struct ServerKey([u8; 32]);

impl std::fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ServerKey")
    }
}

impl ServerKey {
    /// The key in a folder of data; it is made if it is not there.
    pub(crate) fn open(folder: &Path) -> io::Result<ServerKey> {
        let path = folder.join("key");
        let mut bytes = [0; 32];
        match fs::File::open(&path) {
            Ok(mut file) => {
                file.read_exact(&mut bytes)?;
                return Ok(ServerKey(bytes));
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Err(_) => bytes = random()?,
        }
        // Under another name first: a process that is cut off here leaves no half of a key.
        let draft = folder.join("key.new");
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&draft)?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        fs::rename(&draft, &path)?;
        Ok(ServerKey(bytes))
    }

    /// The invitation to a chair.
    pub(crate) fn invitation(&self, round: &str, side: ChairSide) -> io::Result<String> {
        let mut mac: Hmac<Sha256> =
            Hmac::new_from_slice(&self.0).map_err(|error| io::Error::other(error.to_string()))?;
        mac.update(round.as_bytes());
        mac.update(match side {
            ChairSide::First => b":first:1",
            ChairSide::Second => b":second:1",
        });
        let sum = mac.finalize().into_bytes();
        Ok(written(sum.get(..16).unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_enough_and_differ() {
        let (a, b) = (fresh::<16>().unwrap(), fresh::<16>().unwrap());
        assert_ne!(a, b);
        assert_eq!(a.len(), 22);
        assert_eq!(fresh::<32>().unwrap().len(), 43);
        assert_eq!(written(b"Man"), "TWFu");
        assert_eq!(written(b"Ma"), "TWE");
        assert!(is_same(&hash(&a), &hash(&a)) && !is_same(&hash(&a), &hash(&b)));
        assert_ne!(hash_of(&[b"ab", b"c"]), hash_of(&[b"a", b"bc"]));
    }

    #[test]
    fn an_invitation_is_the_same_after_a_restart_and_another_elsewhere() {
        let folder = tempfile::tempdir().unwrap();
        let key = ServerKey::open(folder.path()).unwrap();
        let again = ServerKey::open(folder.path()).unwrap();
        let first = key.invitation("abc", ChairSide::First).unwrap();
        assert_eq!(first, again.invitation("abc", ChairSide::First).unwrap());
        assert_ne!(first, key.invitation("abc", ChairSide::Second).unwrap());
        assert_ne!(first, key.invitation("abd", ChairSide::First).unwrap());
        let other = tempfile::tempdir().unwrap();
        let other = ServerKey::open(other.path()).unwrap();
        assert_ne!(first, other.invitation("abc", ChairSide::First).unwrap());
    }
}
