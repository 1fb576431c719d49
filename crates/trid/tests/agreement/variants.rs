//! Random rules: the options are independent, and every combination is a game (rules: 10.1).

use rules::SplitMix64;

use crate::reference::OPTIONS;

/// Names with values.
pub(crate) type Given = Vec<(&'static str, &'static str)>;

/// Every option at a random value; one time in four Meder's preset, sometimes with one option beside it.
pub(crate) fn random_options(random: &mut SplitMix64) -> Given {
    let second = |random: &mut SplitMix64| random.below(2) == 1;
    if random.below(4) > 0 {
        return OPTIONS
            .map(|(name, one, two)| (name, if second(random) { two } else { one }))
            .to_vec();
    }
    let mut given = vec![("preset", "meder")];
    if second(random) {
        let (name, one, two) = OPTIONS[random.below(OPTIONS.len())];
        given.push((name, if second(random) { two } else { one }));
    }
    given
}
