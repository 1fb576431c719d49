//! The machine at one table: a search in progress, and what it tells.

use std::fmt;
use std::sync::Arc;

use rules::Refusal;
use search::{Level, Memory, Style, Watch};
use table::{Job, Table, Thinker};
use wire::DeskRefusal;
use wire::view::{InsightView, ThinkLimits, ThinkStyle, Thought};

/// What full strength may remember, in mebibytes. Phones have little.
const MEMORY: usize = 16;

/// What was asked of the machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    pub(crate) style: ThinkStyle,
    pub(crate) limits: ThinkLimits,
    pub(crate) lines: u8,
    pub(crate) seed: u32,
}

/// The machine at a table. What it has learnt stays for the next question.
#[derive(Default)]
pub(crate) struct Mind {
    memory: Option<Arc<Memory>>,
    job: Option<Job>,
    search: Option<Box<dyn Thinker>>,
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mind")
            .field("busy", &(self.job.is_some() || self.search.is_some()))
            .finish_non_exhaustive()
    }
}

impl Mind {
    /// Takes a question; thinking begins with the first [`Mind::advance`].
    pub(crate) fn ask(&mut self, question: Question) -> Result<(), Refusal> {
        let style = Style::try_from(question.style)?;
        let memory = self
            .memory
            .get_or_insert_with(|| Arc::new(Memory::new(MEMORY)));
        let mut job = Job::new(style, question.limits.into(), Arc::clone(memory));
        job.lines = usize::from(question.lines.max(1));
        job.seed = u64::from(question.seed);
        self.job = Some(job);
        self.search = None;
        Ok(())
    }

    /// Thinks for about `nodes` positions and tells what it found; `true` when the question is answered.
    pub(crate) fn advance(
        &mut self,
        table: &dyn Table,
        nodes: u64,
        watch: &dyn Watch,
        tell: &mut dyn FnMut(&Thought),
    ) -> Result<bool, Refusal> {
        if let Some(job) = self.job.take() {
            if matches!(job.style, Style::Full | Style::Level(Level::TOP)) {
                table.solve(&job.memory, &mut |done, total| {
                    tell(&Thought::Solving {
                        done: u32::try_from(done).unwrap_or(u32::MAX),
                        total: u32::try_from(total).unwrap_or(u32::MAX),
                    });
                });
            }
            self.search = Some(table.thinker(&job));
        }
        let search = self.search.as_mut().ok_or(DeskRefusal::NotAsked)?;
        let answer = search.advance(nodes, watch, &mut |insight| {
            tell(&Thought::Insight {
                insight: InsightView::from(insight),
            });
        });
        if let Some(answer) = &answer {
            tell(&Thought::from(answer));
            self.search = None;
        }
        Ok(answer.is_some())
    }
}
