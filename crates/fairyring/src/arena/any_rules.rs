//! Rule options by chance, for a match over all the rules of a game.

use rules::{Refusal, SplitMix64};
use table::{GameInfo, Table};

/// Options as they are given on the command line.
pub(crate) type Options = Vec<(String, String)>;

/// Draws that do not go together are drawn again, so often.
const TRIES: u32 = 64;

/// A table under options by chance: those of `given` as they are, of every other one any of its listed values. Open ranges of
/// numbers keep their default, because most of their values are no game that anybody plays.
///
/// # Errors
/// What `open` refuses of the last draw.
pub(crate) fn under_any_rules(
    info: &GameInfo,
    given: &Options,
    seed: u64,
    open: impl Fn(&Options) -> Result<Box<dyn Table>, Refusal>,
) -> Result<Box<dyn Table>, Refusal> {
    let mut random = SplitMix64::new(seed);
    let mut draw = || {
        let mut options = given.clone();
        for spec in info.options {
            let is_range = spec.values.iter().any(|value| value.contains(".."));
            if !is_range && given.iter().all(|(name, _)| name != spec.name) {
                let value = spec.values[random.below(spec.values.len())];
                options.push((spec.name.to_owned(), value.to_owned()));
            }
        }
        open(&options)
    };
    (1..TRIES)
        .map(|_| draw())
        .find_map(Result::ok)
        .map_or_else(&mut draw, Ok)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use table::Opening;

    use super::*;

    #[test]
    fn every_listed_value_is_drawn_and_what_is_given_stays() {
        for listing in catalog::games() {
            let info = listing.info;
            let given: Options = match info.id {
                "cotulenh" => vec![("army".to_owned(), "sea9".to_owned())],
                _ => Vec::new(),
            };
            let mut drawn = BTreeSet::new();
            for seed in 0..200 {
                let open = |options: &Options| listing.open(options, &Opening::Normal);
                let table = under_any_rules(&info, &given, seed, open).unwrap();
                drawn.extend(table.options());
            }
            for spec in info.options {
                let of_option = drawn.iter().filter(|(name, _)| *name == spec.name);
                let expected = match (info.id, spec.name) {
                    // Nine pieces fight for three of the five aims.
                    ("cotulenh", "army") => 1,
                    ("cotulenh", "aim") => 3,
                    (_, "move_limit_plies") => 1,
                    _ => spec.values.len(),
                };
                assert_eq!(of_option.count(), expected, "{} {}", info.id, spec.name);
            }
        }
    }
}
