//! Perft over a table: with subtotals and on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};

use rules::{Game, Leaves, perft, perft_turns};

/// What one ply is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PerftPly {
    /// A step.
    Steps(Leaves),
    /// A whole turn.
    Turns,
}

/// What to count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerftPlan {
    /// How deep; 0 is one node.
    pub depth: u32,
    /// What a ply is.
    pub plies: PerftPly,
    /// Threads; more than one share the root steps.
    pub threads: usize,
}

fn take<'a, T>(next: &AtomicUsize, items: &'a [T]) -> Option<(usize, &'a T)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    items.get(index).map(|item| (index, item))
}

impl PerftPlan {
    /// The count for each root step, in machine form and byte order. Empty at depth 0.
    pub fn divide<P: Game>(&self, position: &P) -> Vec<(String, u64)> {
        if self.depth == 0 {
            return Vec::new();
        }
        let mut steps = Vec::new();
        position.generate(&mut steps);
        let mut roots: Vec<(String, P::Step)> = steps
            .into_iter()
            .map(|step| (position.step_text(step), step))
            .collect();
        roots.sort_by(|a, b| a.0.cmp(&b.0));
        let next = AtomicUsize::new(0);
        let work = || {
            let mut done = Vec::new();
            let mut position = position.clone();
            // Each worker takes the next root that nobody has taken.
            while let Some((index, &(_, step))) = take(&next, &roots) {
                done.push((index, self.below(&mut position, step)));
            }
            done
        };
        let mut counts = vec![0; roots.len()];
        if self.threads <= 1 {
            counts = work().into_iter().map(|(_, nodes)| nodes).collect();
        } else {
            std::thread::scope(|scope| {
                let workers: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
                for worker in workers {
                    if let Ok(done) = worker.join() {
                        for (index, nodes) in done {
                            counts[index] = nodes;
                        }
                    }
                }
            });
        }
        let names = roots.into_iter().map(|root| root.0);
        names.zip(counts).collect()
    }

    /// The whole count.
    pub fn count<P: Game>(&self, position: &P) -> u64 {
        if self.threads > 1 && self.depth > 1 {
            return self.divide(position).iter().map(|root| root.1).sum();
        }
        let mut position = position.clone();
        match self.plies {
            PerftPly::Steps(leaves) => perft(&mut position, self.depth, leaves),
            PerftPly::Turns => perft_turns(&mut position, self.depth),
        }
    }

    fn below<P: Game>(&self, position: &mut P, step: P::Step) -> u64 {
        let actor = position.actor();
        let token = position.play_unchecked(step);
        let nodes = match self.plies {
            PerftPly::Steps(leaves) => perft(position, self.depth - 1, leaves),
            PerftPly::Turns => {
                let over = position.actor() != actor || position.outcome().is_some();
                perft_turns(position, self.depth - u32::from(over))
            }
        };
        position.undo(step, token);
        nodes
    }
}
