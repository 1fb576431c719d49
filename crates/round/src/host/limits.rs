//! The numbers of a host.

/// How much a host holds, and how long it waits. Every number is reached with a refusal that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many commands of a round wait.
    pub queue: usize,
    /// How often a command is decided anew because somebody else was faster.
    pub tries: u32,
    /// How many entries somebody catches up by before he is told the whole game instead.
    pub tail: usize,
    /// How many tables stand.
    pub tables: usize,
    /// How many rounds are here.
    pub rounds: usize,
    /// After how many milliseconds an answer of the store is given up.
    pub flight: i64,
    /// After how many milliseconds something that failed is tried again.
    pub again: i64,
    /// How many milliseconds lie between two messages about who watches.
    pub presence: i64,
    /// For how many milliseconds a round stays that nobody follows.
    pub idle: i64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            queue: 8,
            tries: 3,
            tail: 200,
            tables: 1_024,
            rounds: 100_000,
            flight: 10_000,
            again: 1_000,
            presence: 1_000,
            idle: 60_000,
        }
    }
}
