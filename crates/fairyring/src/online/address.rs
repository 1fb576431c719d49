//! Where a round is: a link as the server gives it, or the server alone.

use crate::refusal::CommandRefusal;

/// A server, and a round of it with the secret of a chair where the link has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OnlineAddress {
    /// `127.0.0.1:8064`, as a head names it and as a socket is opened.
    pub(crate) authority: String,
    pub(crate) round: Option<String>,
    pub(crate) token: Option<String>,
}

impl OnlineAddress {
    /// Reads `http://HOST:PORT/g/ROUND#TOKEN`, or a part of it from the left.
    ///
    /// # Errors
    /// What is no such address; https, which this program does not speak.
    pub(crate) fn read(text: &str) -> Result<OnlineAddress, rules::Refusal> {
        let bad = || {
            let address = text.to_owned();
            rules::Refusal::from(CommandRefusal::OnlineAddress { address })
        };
        if text.starts_with("https://") {
            let what = "https in the terminal".to_owned();
            return Err(wire::online::DoorRefusal::Feature { what }.into());
        }
        let rest = text.strip_prefix("http://").ok_or_else(bad)?;
        let (place, token) = match rest.split_once('#') {
            Some((place, token)) => (place, Some(token)),
            None => (rest, None),
        };
        let (authority, path) = place.split_once('/').unwrap_or((place, ""));
        let is_letter = |letter: char| letter.is_ascii_graphic() && !"/?#@\"\\".contains(letter);
        if authority.is_empty() || !authority.chars().all(is_letter) {
            return Err(bad());
        }
        let round = match path.strip_prefix("g/") {
            Some(round) if !round.is_empty() && round.chars().all(char::is_alphanumeric) => {
                Some(round.to_owned())
            }
            None if path.is_empty() && token.is_none() => None,
            _ => return Err(bad()),
        };
        let has_port = authority.rsplit_once(':').is_some_and(|(host, port)| {
            port.parse::<u16>().is_ok() && (!host.contains(':') || host.ends_with(']'))
        });
        let authority = match has_port {
            true => authority.to_owned(),
            false => format!("{authority}:80"),
        };
        Ok(OnlineAddress {
            authority,
            round,
            // The address of a ply is no secret: `/g/ROUND#12`.
            token: token
                .filter(|token| token.parse::<u32>().is_err() && !token.is_empty())
                .map(str::to_owned),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read() {
        let read = |text| OnlineAddress::read(text);
        let whole = read("http://127.0.0.1:8064/g/7zw0k3m9qapxt#secret").unwrap();
        assert_eq!(whole.authority, "127.0.0.1:8064");
        assert_eq!(whole.round.as_deref(), Some("7zw0k3m9qapxt"));
        assert_eq!(whole.token.as_deref(), Some("secret"));
        let ply = read("http://[::1]:1/g/7zw0k3m9qapxt#12").unwrap();
        assert_eq!((ply.token, ply.authority.as_str()), (None, "[::1]:1"));
        for text in ["http://localhost", "http://localhost/", "http://[::1]"] {
            let server = read(text).unwrap();
            assert!(server.authority.ends_with(":80"), "{server:?}");
            assert_eq!((server.round, server.token), (None, None));
        }
        for text in [
            "",
            "localhost:1",
            "ftp://a",
            "http://",
            "http:///g/a",
            "http://a/x",
            "http://a/g/",
            "http://a/g/b/c",
            "http://a b/g/c",
            "http://u@a/g/c",
            "http://a/#token",
            "https://a/g/c",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
