//! Which encoding a browser takes.

/// An encoding that files are kept in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    /// The name in headers.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
            Encoding::Identity => "identity",
        }
    }

    /// Whether an `Accept-Encoding` allows it: the coding by name, else `*`; a weight of 0 forbids.
    pub(crate) fn is_accepted(self, header: &str) -> bool {
        let mut star = None;
        for part in header.split(',') {
            let mut words = part.split(';').map(str::trim);
            let coding = words.next().unwrap_or_default();
            let allowed = !words
                .filter_map(|word| word.strip_prefix("q="))
                .any(|weight| weight.parse::<f32>().is_ok_and(|weight| weight <= 0.0));
            if coding.eq_ignore_ascii_case(self.name()) {
                return allowed;
            }
            if coding == "*" {
                star = Some(allowed);
            }
        }
        star.unwrap_or(self == Encoding::Identity)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_accepted() {
        use Encoding::{Brotli, Gzip, Identity};
        let cases = [
            ("", [false, false, true]),
            ("gzip", [false, true, true]),
            ("gzip, deflate, br, zstd", [true, true, true]),
            ("br;q=0, gzip;q=0.5", [false, true, true]),
            ("BR", [true, false, true]),
            ("*", [true, true, true]),
            ("*;q=0, gzip", [false, true, false]),
            ("brotli", [false, false, true]),
            (";;,,=", [false, false, true]),
        ];
        for (header, expected) in cases {
            let found = [Brotli, Gzip, Identity].map(|encoding| encoding.is_accepted(header));
            assert_eq!(found, expected, "{header}");
        }
    }
}
