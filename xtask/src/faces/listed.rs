//! The section `# Face` of a crate's documentation: what is public for others although no program of ours calls it.
//!
//! ```text
//! //! # Face
//! //!
//! //! - [`Board::turned`], [`Board::mirrored`]: whoever draws the board needs them; the page turns it itself.
//! ```

/// One line of the list.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// `name` or `Type::member`, as [`super::items::Node::title`] writes them.
    pub(super) title: String,
    /// Whether the line says why.
    pub(super) has_reason: bool,
}

/// The entries of the documentation of a crate.
pub(super) fn entries(about: &str) -> Vec<Entry> {
    let mut entries = Vec::new();
    let section = about
        .lines()
        .map(str::trim)
        .skip_while(|line| *line != "# Face")
        .skip(1)
        .take_while(|line| !line.starts_with("# "));
    for line in section.filter_map(|line| line.strip_prefix("- ")) {
        let (names, reason) = line.split_once("]: ").unwrap_or((line, ""));
        for link in names.split("[`").skip(1) {
            let path = link.split('`').next().unwrap_or(link);
            entries.push(Entry {
                title: title(path),
                has_reason: !reason.trim().is_empty(),
            });
        }
    }
    entries
}

/// The last name of a path, with its type if it is a member.
fn title(path: &str) -> String {
    let mut segments = path.rsplit("::");
    let last = segments.next().unwrap_or(path);
    match segments.next() {
        Some(of) if of.starts_with(char::is_uppercase) => format!("{of}::{last}"),
        _ => last.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_section_is_read() {
        let about = " About [`this`].\n\n # Face\n\n - [`Board::turned`], [`half`]: who draws\n   needs it: yes.\n\
             - [`geometry::Pin::name`]\n\n # Words\n\n - [`other`]: no.";
        let entry = |title: &str, has_reason| Entry {
            title: title.into(),
            has_reason,
        };
        assert_eq!(
            entries(about),
            [
                entry("Board::turned", true),
                entry("half", true),
                entry("Pin::name", false)
            ]
        );
        assert_eq!(entries("No section. [`a`]"), []);
    }
}
