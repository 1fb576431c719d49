//! A world made from a seed: nodes, lines, a store, players and watchers, and everything that goes wrong with them.

mod client;
mod faults;
mod found;
mod lines;
mod node;
mod verdict;
mod wish;
mod world;

use round::check::Violation;
use round::host::Plant;

/// Which world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// What everything random in it comes from.
    pub seed: u64,
    /// The fault that is planted in every host, to show that it is found.
    pub plant: Option<Plant>,
}

impl Plan {
    /// The world of a seed, without a planted fault.
    #[must_use]
    pub const fn of(seed: u64) -> Plan {
        Plan { seed, plant: None }
    }
}

/// What came of a world.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// What did not hold.
    pub violations: Vec<Violation>,
    /// Commands that were acknowledged.
    pub acked: usize,
    /// Commands that were refused.
    pub refused: usize,
    /// Entries in all logs.
    pub entries: usize,
    /// Rounds that ended with a result.
    pub ended: usize,
    /// Writes that came second.
    pub taken: usize,
    /// Nodes that crashed.
    pub crashes: usize,
    /// Lines that were cut.
    pub cuts: usize,
}

/// Runs a world to its end and judges it.
#[must_use]
pub fn run(plan: &Plan) -> Report {
    let mut world = world::World::new(plan);
    world.run();
    verdict::judge(world)
}
