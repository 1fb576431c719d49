//! Human notation, short (`san`) and with the whole source square (`lan`) (rules: 12.2).

mod read;
mod write;

/// How much of the source a writer gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// The shortest hint that is unique.
    Short,
    /// Always the whole square.
    Whole,
}
