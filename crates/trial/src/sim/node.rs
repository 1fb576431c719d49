//! A node: a host that is slow, sleeps, dies and comes back.

use std::sync::Arc;

use round::host::{Host, Limits, Plant};
use rules::SplitMix64;

use crate::games::Every;

/// One process of the server.
pub(super) struct Node {
    /// `None` while it is dead.
    pub(super) host: Option<Host>,
    /// How often it was born: what was meant for an earlier life reaches nobody.
    pub(super) life: u32,
    /// It hears nothing before.
    pub(super) asleep: i64,
    /// How far its clock is from the others'.
    pub(super) skew: i64,
    pub(super) died: i64,
}

impl Node {
    pub(super) fn new(seed: u64, skew: i64, plant: Option<Plant>) -> Node {
        let mut node = Node {
            host: None,
            life: 0,
            asleep: 0,
            skew,
            died: 0,
        };
        node.start(seed, plant);
        node
    }

    pub(super) fn start(&mut self, seed: u64, plant: Option<Plant>) {
        let mut random = SplitMix64::new(seed);
        let bits = move || (u128::from(random.next_u64()) << 64) | u128::from(random.next_u64());
        let limits = Limits {
            tables: 4,
            tail: 20,
            ..Limits::default()
        };
        let mut host = Host::new(Arc::new(Every), limits, Box::new(bits));
        if let Some(plant) = plant {
            host.plant(plant);
        }
        self.host = Some(host);
        self.life += 1;
    }
}
