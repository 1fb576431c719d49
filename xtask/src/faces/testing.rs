//! Small workspaces for tests.

use super::items::Items;
use crate::source::{Part, Source};

/// Libraries: each a name and its modules by path, `outer/inner`.
pub(super) fn items(libraries: &[(&str, &[(&str, &str)])]) -> Items {
    let mut items = Items::default();
    for (package, files) in libraries {
        let sources: Vec<Source> = files
            .iter()
            .map(|(module, text)| {
                let path = format!("{package}/{module}.rs");
                let module: Vec<&str> = module.split('/').filter(|name| !name.is_empty()).collect();
                Source::read(&path, Part::Library, &module, text).unwrap()
            })
            .collect();
        items.add(package, &sources);
    }
    items
}

/// Adds a program.
pub(super) fn program(items: &mut Items, package: &str, text: &str) {
    let source = Source::read("main.rs", Part::Program, &[], text).unwrap();
    items.add(package, &[source]);
}
