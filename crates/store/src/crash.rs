//! Places at which a process can be told to end at once, to prove that nothing is lost there. Only a build with the feature `faults`
//! can be told; in every other one [`at`] is nothing.

/// A place. What a process has done there is told by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CrashPoint {
    /// A step of the schema is done, and not yet its transaction.
    Migrating,
    /// A process is entered, and nothing else is done.
    Booted,
    /// What has queued is taken, and nothing of it is written.
    Queued,
    /// Of a batch some are written, and others are not.
    MidBatch,
    /// A batch is written, and its transaction is not at its end.
    Written,
    /// A batch is on the disk, and nobody knows it.
    Committed,
    /// Whoever decides is about to hear that something is on the disk.
    Told,
    /// A player was told that his command is stored.
    Answered,
    /// A round is made, and its maker does not know it.
    Created,
    /// Somebody has sat down, and the transaction is not at its end.
    Sat,
    /// Of what nobody needs some is gone.
    Sweeping,
    /// Free pages have left the file, and the transaction is not at its end.
    Compacting,
    /// The log is in the file, and that is not noted.
    Checkpointed,
    /// A stop has given its time back, and has not ended.
    Stopping,
}

/// Ends the process if it was told to end here and now.
#[cfg(not(feature = "faults"))]
#[inline]
pub const fn at(_: CrashPoint) {}

#[cfg(feature = "faults")]
pub use told::at;

#[cfg(feature = "faults")]
mod told {
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::CrashPoint;

    /// `NAME:NTH`
    const VARIABLE: &str = "FAIRYRING_FAULT";

    static CHOSEN: OnceLock<Option<(CrashPoint, u64)>> = OnceLock::new();
    static PASSED: AtomicU64 = AtomicU64::new(0);

    impl CrashPoint {
        /// All of them, in the order in which a process comes to them.
        pub const ALL: [CrashPoint; 14] = [
            CrashPoint::Migrating,
            CrashPoint::Booted,
            CrashPoint::Queued,
            CrashPoint::MidBatch,
            CrashPoint::Written,
            CrashPoint::Committed,
            CrashPoint::Told,
            CrashPoint::Answered,
            CrashPoint::Created,
            CrashPoint::Sat,
            CrashPoint::Sweeping,
            CrashPoint::Compacting,
            CrashPoint::Checkpointed,
            CrashPoint::Stopping,
        ];

        /// What it is called in the variable.
        #[must_use]
        pub const fn name(self) -> &'static str {
            match self {
                CrashPoint::Migrating => "migrating",
                CrashPoint::Booted => "booted",
                CrashPoint::Queued => "queued",
                CrashPoint::MidBatch => "mid-batch",
                CrashPoint::Written => "written",
                CrashPoint::Committed => "committed",
                CrashPoint::Told => "told",
                CrashPoint::Answered => "answered",
                CrashPoint::Created => "created",
                CrashPoint::Sat => "sat",
                CrashPoint::Sweeping => "sweeping",
                CrashPoint::Compacting => "compacting",
                CrashPoint::Checkpointed => "checkpointed",
                CrashPoint::Stopping => "stopping",
            }
        }
    }

    fn chosen() -> Option<(CrashPoint, u64)> {
        let said = std::env::var(VARIABLE).ok()?;
        let (name, nth) = said.split_once(':')?;
        let point = CrashPoint::ALL.into_iter().find(|it| it.name() == name)?;
        Some((point, nth.parse().ok()?))
    }

    /// Ends the process if it was told to end here and now.
    pub fn at(point: CrashPoint) {
        let Some((chosen, nth)) = CHOSEN.get_or_init(chosen) else {
            return;
        };
        if *chosen == point && PASSED.fetch_add(1, Ordering::Relaxed) + 1 == *nth {
            std::process::abort();
        }
    }
}
