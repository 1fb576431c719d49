//! Types of which there is one: what several crates stand on is defined in one of them, or it comes to mean several things.

use syn::Item;

use crate::source::Source;

/// A name and the only crate that may define a type of it.
struct Single {
    name: &'static str,
    home: &'static str,
    why: &'static str,
}

const SINGLES: &[Single] = &[
    Single {
        name: "Record",
        home: "record",
        why: "a game that can be saved, sent and branched is one type for all games and formats",
    },
    Single {
        name: "RecordError",
        home: "record",
        why: "readers of all formats refuse with the same codes",
    },
    Single {
        name: "Cursor",
        home: "record",
        why: "tags, braces and limits of game texts are read in one place",
    },
    Single {
        name: "Course",
        home: "rules",
        why: "a step of a match is played in one place",
    },
];

pub(super) fn faults(package: &str, source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    look(package, &source.path, &source.items, &mut faults);
    faults
}

fn look(package: &str, path: &str, items: &[Item], faults: &mut Vec<String>) {
    for item in items {
        let ident = match item {
            Item::Struct(item) => &item.ident,
            Item::Enum(item) => &item.ident,
            Item::Union(item) => &item.ident,
            Item::Trait(item) => &item.ident,
            Item::Type(item) => &item.ident,
            Item::Mod(module) => {
                if let Some((_, items)) = &module.content {
                    look(package, path, items, faults);
                }
                continue;
            }
            _ => continue,
        };
        let single = SINGLES.iter().find(|single| ident == single.name);
        if let Some(single) = single.filter(|single| single.home != package) {
            faults.push(format!(
                "{path}:{}: defines a `{}`; the one of the crate `{}` serves: {}",
                ident.span().start().line,
                single.name,
                single.home,
                single.why
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Part;

    fn of(package: &str, text: &str) -> Vec<String> {
        let source = Source::read("a.rs", Part::Library, &[], text).unwrap();
        faults(package, &source)
    }

    #[test]
    fn a_second_type_of_the_name_is_refused() {
        for single in SINGLES {
            let name = single.name;
            for second in [
                format!("pub struct {name} {{}}"),
                format!("enum {name} {{}}"),
                format!("type {name} = u8;"),
                format!("trait {name} {{}}"),
                format!("mod inner {{ struct {name}; }}"),
            ] {
                let found = of("draughts", &second);
                assert_eq!(found.len(), 1, "{second}");
                assert!(found[0].starts_with("a.rs:1: "), "{}", found[0]);
                assert_eq!(of(single.home, &second), [""; 0]);
            }
        }
    }

    #[test]
    fn uses_tests_and_longer_names_are_fine() {
        for text in [
            "use record::Record; pub use rules::Course;",
            "pub struct RecordArgs; pub enum Recorded {}",
            "pub fn write(record: &Record) {}",
            "#[cfg(test)] mod tests { struct Record; }",
        ] {
            assert_eq!(of("draughts", text), [""; 0], "{text}");
        }
    }
}
