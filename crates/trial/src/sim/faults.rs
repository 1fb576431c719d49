//! What goes wrong, and how often.

use rules::SplitMix64;

/// How often things go wrong, in a thousand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Faults {
    /// A write kills its node before it is done.
    pub(super) crash_before: usize,
    /// A write kills its node after it is done.
    pub(super) crash_after: usize,
    /// An answer of the store is lost.
    pub(super) silent_store: usize,
    /// A message between nodes is lost.
    pub(super) bus_loss: usize,
    /// A frame of a client goes twice.
    pub(super) doubled: usize,
    /// A line is cut when somebody acts.
    pub(super) cut: usize,
    /// A player cheats.
    pub(super) cheat: usize,
    /// Most of a frame's way, in milliseconds.
    pub(super) slow: usize,
}

impl Faults {
    /// Some worlds are calm, some are not.
    pub(super) fn draw(random: &mut SplitMix64) -> Faults {
        let calm = random.below(4) == 0;
        let mut upto = |most: usize| match calm {
            true => 0,
            false => random.below(most + 1),
        };
        Faults {
            crash_before: upto(20),
            crash_after: upto(20),
            silent_store: upto(6),
            bus_loss: upto(1_000),
            doubled: upto(120),
            cut: upto(40),
            cheat: upto(120),
            slow: 5 + upto(400),
        }
    }

    pub(super) const NONE: Faults = Faults {
        crash_before: 0,
        crash_after: 0,
        silent_store: 0,
        bus_loss: 0,
        doubled: 0,
        cut: 0,
        cheat: 0,
        slow: 20,
    };
}
