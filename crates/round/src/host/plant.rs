//! Faults that are planted on purpose, so that whoever looks for faults can show that he finds them.
//!
//! They exist with the feature `plants` alone, which only the crate of the simulator asks for.

/// A fault that can be planted.
#[cfg(feature = "plants")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plant {
    /// A command is answered before it is stored.
    AckBeforeStored,
    /// Entries are told before they are stored.
    TellBeforeStored,
    /// A command is decided before its name is looked up.
    DecideBeforeLookup,
    /// What the store knows already is called a failure.
    ForgetKnown,
    /// A round stays as if everything had been stored.
    ApplyBeforeStored,
    /// A flag falls at its deadline.
    FlagBeforeGrace,
    /// Anybody acts for whoever is to act.
    AnyChair,
    /// The first entry that somebody lacks is left out.
    GapInTail,
    /// Whoever went astray is not told.
    SkipDigest,
    /// Time is given back twice.
    GiftTwice,
    /// Time that was lost is not given back.
    GiftForgotten,
    /// What a side has chosen unseen is told.
    DraftLeaked,
    /// A takeback returns one turn too far.
    TakebackTooFar,
}

/// The fault that is planted, if any.
#[cfg(feature = "plants")]
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Plants {
    planted: Option<Plant>,
}

#[cfg(feature = "plants")]
impl super::Host {
    /// Plants a fault.
    pub fn plant(&mut self, plant: Plant) {
        self.plants.planted = Some(plant);
    }
}

/// Whether a fault is planted; `false` in every program but the simulator.
macro_rules! planted {
    ($host:expr, $plant:ident) => {{
        #[cfg(feature = "plants")]
        let is = $host.plants.is($crate::host::Plant::$plant);
        #[cfg(not(feature = "plants"))]
        let is = false;
        is
    }};
}

pub(super) use planted;

#[cfg(feature = "plants")]
impl Plants {
    pub(super) fn is(self, plant: Plant) -> bool {
        self.planted == Some(plant)
    }
}
