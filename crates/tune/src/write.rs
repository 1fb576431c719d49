//! Weights as Rust source.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use evaluation::{Shape, Weights};

use crate::fit::width;

const CONSTANT: &str = "pub(super) const ";

/// Writes the weights file anew; what stands before the first constant stays.
pub(crate) fn write(path: &Path, groups: &[Weights]) -> Result<()> {
    let old = fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
    let head = old.find("\n///").map_or("", |end| &old[..=end]);
    let text = format!("{head}{}", constants(groups));
    fs::write(path, text).with_context(|| format!("writing {}", path.display()))
}

/// One documented constant a group.
pub(crate) fn constants(groups: &[Weights]) -> String {
    let mut out = String::new();
    for (index, group) in groups.iter().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        let width = width(group.shape);
        let count = group.values.len() / width;
        let element = match group.shape {
            Shape::Single => "i16",
            Shape::Pair => "[i16; 2]",
        };
        // Writing to a string cannot fail.
        let _ = write!(
            out,
            "/// {}\n#[rustfmt::skip]\n{CONSTANT}{}: [{element}; {count}] = [\n",
            group.about, group.name
        );
        for line in group.values.chunks(width * group.columns.max(1)) {
            let entries: Vec<String> = line.chunks(width).map(one).collect();
            let _ = writeln!(out, "    {},", entries.join(", "));
        }
        out.push_str("];\n");
    }
    out
}

fn one(values: &[i32]) -> String {
    match values {
        [single] => single.to_string(),
        pair => {
            let pair: Vec<String> = pair.iter().map(i32::to_string).collect();
            format!("[{}]", pair.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use evaluation::Freedom;

    #[test]
    fn constants_are_rust() {
        let group = Weights {
            name: "TEMPO",
            about: "The right to move.",
            columns: 2,
            shape: Shape::Pair,
            freedom: Freedom::Learned,
            values: vec![8, 9, -1, 0, 3, 4],
        };
        assert_eq!(
            constants(&[group]),
            "/// The right to move.\n#[rustfmt::skip]\npub(super) const TEMPO: [[i16; 2]; 3] = [\n    \
             [8, 9], [-1, 0],\n    [3, 4],\n];\n"
        );
    }
}
