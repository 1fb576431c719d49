//! What searches remember from turn to turn: the transposition table, the histories, and the solution of a game that is solved.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use evaluation::{Evaluate, Exact};

use crate::history::History;
use crate::transposition_table::TranspositionTable;

/// What searches remember; shared between threads and from move to move.
pub struct Memory {
    pub(crate) table: TranspositionTable,
    /// One for each thread of the last search. A search takes them and gives them back; another beside it begins without.
    histories: Mutex<Vec<History>>,
    solution: Mutex<Option<Arc<dyn Any + Send + Sync>>>,
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory")
            .field("bytes", &self.bytes())
            .finish_non_exhaustive()
    }
}

impl Memory {
    /// A transposition table of about `mebibytes`, at least one bucket.
    #[must_use]
    pub fn new(mebibytes: usize) -> Memory {
        Memory::of_bytes(mebibytes.saturating_mul(1 << 20))
    }

    /// A transposition table of about so many bytes.
    #[must_use]
    pub fn of_bytes(bytes: usize) -> Memory {
        Memory {
            table: TranspositionTable::of_bytes(bytes),
            histories: Mutex::new(Vec::new()),
            solution: Mutex::new(None),
        }
    }

    /// The size of the transposition table.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.table.bytes()
    }

    /// Forgets what was found out about positions, for a new game. A solution stays: it is the truth about every game that it holds, and
    /// takes seconds to find.
    pub fn clear(&self) {
        self.table.clear();
        self.histories
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clear();
    }

    /// What the last search learnt, aged by a turn, for so many threads.
    pub(crate) fn take_histories(&self, threads: usize) -> Vec<History> {
        let kept = &mut *self
            .histories
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let mut histories = std::mem::take(kept);
        histories.iter_mut().for_each(History::age);
        histories.resize_with(threads, History::new);
        histories
    }

    /// Keeps what a search learnt for the next one.
    pub(crate) fn keep_histories(&self, histories: Vec<History>) {
        *self
            .histories
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = histories;
    }

    /// How full the table is with what the present search found, in thousandths, by a sample.
    #[must_use]
    pub fn full(&self) -> u16 {
        self.table.full()
    }

    /// The exact solution that holds `position`, where its game has one: the one that was kept, or a new one.
    pub fn solution<P: Evaluate>(
        &self,
        position: &P,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Option<Arc<dyn Exact<P>>> {
        let kept = self.solution.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept
            .as_ref()
            .and_then(|kept| kept.downcast_ref::<Arc<dyn Exact<P>>>())
            .filter(|solution| solution.truth(position).is_some())
            .cloned();
        drop(kept);
        if known.is_some() {
            return known;
        }
        let fresh = position.exact(progress)?;
        let kept = Arc::new(Arc::clone(&fresh));
        *self.solution.lock().unwrap_or_else(PoisonError::into_inner) = Some(kept);
        Some(fresh)
    }
}
