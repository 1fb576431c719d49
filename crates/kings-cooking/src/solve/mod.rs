//! The exact solution of the game (rules: 25).
//!
//! [`Solution::compute`] settles every position that can ever stand on the board; [`Solution::of_start`] only what can come
//! of one start, which takes a second or three and serves where there is no table on disk. Values are read from
//! the bytes of a solution by [`value()`], wherever these are: see [`Tablebase`].
//!
//! ```
//! use kings_cooking::KingsCooking;
//! use kings_cooking::solve::{Solution, Value};
//! use rules::{Reading, Text};
//!
//! let lone = KingsCooking::read_position("N1n/3/3 l - 2.0 0.2 0 24", Reading::Strict, ())?;
//! let solution = Solution::of_start(&lone, std::num::NonZeroUsize::MIN, &mut |_, _| {});
//! assert_eq!(solution.value(&lone), Some(Value::Win(1)));
//! # Ok::<(), kings_cooking::Refusal>(())
//! ```

mod build;
mod index;
mod lookup;
mod scope;
mod solver;
mod summary;
mod table;
mod value;

use std::num::NonZeroUsize;

use build::Builder;
use scope::Scope;

pub use index::POSITIONS;
pub use solver::Solved;
pub use summary::{Starts, Summary};
pub use table::{
    BYTES, HEADER, TableRefusal, Tablebase, best_line, best_step, check_header, value,
};
pub use value::Value;

use rules::OnProgress;

use crate::position::KingsCooking;

/// A computed or loaded solution, in memory: 31 MB.
#[derive(Clone, PartialEq, Eq)]
pub struct Solution {
    bytes: Vec<u8>,
}

impl Solution {
    /// Settles all positions. Needs about 200 MB while it runs.
    ///
    /// `threads` share the work; 1 starts none, for places that have no threads.
    #[must_use]
    pub fn compute(threads: NonZeroUsize, progress: OnProgress<'_>) -> Solution {
        Solution::of_scope(&Scope::Whole, threads, progress)
    }

    /// Settles the positions that can come of `start`.
    #[must_use]
    pub fn of_start(
        start: &KingsCooking,
        threads: NonZeroUsize,
        progress: OnProgress<'_>,
    ) -> Solution {
        Solution::of_scope(&Scope::from_start(start), threads, progress)
    }

    fn of_scope(scope: &Scope, threads: NonZeroUsize, progress: OnProgress<'_>) -> Solution {
        let values = Builder::new(scope, threads).run(progress);
        let mut bytes = Vec::with_capacity(BYTES);
        bytes.extend_from_slice(&table::header(&values));
        bytes.extend_from_slice(&values);
        Solution { bytes }
    }

    /// A stored solution.
    ///
    /// # Errors
    /// If the bytes are another file, another version, cut off or damaged.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Solution, TableRefusal> {
        table::check(&bytes)?;
        Ok(Solution { bytes })
    }

    /// What to store.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// What to store.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// The value of a position; `None` outside the solved part.
    #[must_use]
    pub fn value(&self, position: &KingsCooking) -> Option<Value> {
        value(self, position)
    }

    fn values(&self) -> impl Iterator<Item = &u8> {
        self.bytes.iter().skip(HEADER)
    }
}

impl Tablebase for Solution {
    fn byte(&self, offset: u64) -> Option<u8> {
        self.bytes.byte(offset)
    }
}

impl std::fmt::Debug for Solution {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let solved = self.values().filter(|&&byte| byte != Value::UNSOLVED);
        write!(f, "Solution {{ {} positions }}", solved.count())
    }
}
