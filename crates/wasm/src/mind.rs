//! The machine: a question at a time, about a game that it plays for itself.

use std::fmt;
use std::sync::Arc;

use record::Record;
use rules::Refusal;
use search::{Level, Memory, Style, Watch};
use table::{Job, Pondered, Thinker};
use wire::view::{InsightView, QuestionView, Thought};
use wire::{DeskRefusal, json};

/// What full strength may remember, in mebibytes. Phones have little.
const MEMORY: usize = 16;

/// A game and its rules: what is learnt of one holds for no other.
type Rules = (String, Vec<(String, String)>);

/// The machine. What it has learnt of a game under its rules stays for the next question about them.
#[derive(Default)]
pub struct Mind {
    learnt: Option<(Rules, Arc<Memory>)>,
    asked: Option<(Box<dyn Pondered>, Job)>,
    search: Option<Box<dyn Thinker>>,
    /// The position after a turn that was given away, until it is told.
    passed: Option<String>,
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mind")
            .field("busy", &(self.asked.is_some() || self.search.is_some()))
            .finish_non_exhaustive()
    }
}

impl Mind {
    /// Takes a question as text; thinking begins with the first [`Mind::advance`]. A question before it is forgotten.
    ///
    /// # Errors
    /// `E_MESSAGE`, `E_LEVEL`, `E_PASS`, and whatever is wrong with the game it is about.
    pub fn ask(&mut self, question: &str) -> Result<(), Refusal> {
        let question = QuestionView::read(question)?;
        let style = Style::try_from(question.style)?;
        let record = json::read_unplayed(&question.save)?;
        let mut game = catalog::find(&record.game)?.ponder(&record)?;
        self.passed = None;
        if question.pass == Some(true) {
            let (position, passed) = game.passed().ok_or(DeskRefusal::NoPass)?;
            (self.passed, game) = (Some(position), passed);
        }
        let mut job = Job::new(style, question.limits.into(), self.memory(record));
        job.lines = usize::from(question.lines.max(1));
        job.half = question.style.half();
        job.seed = u64::from(question.seed);
        self.asked = Some((game, job));
        self.search = None;
        Ok(())
    }

    /// Thinks for about `nodes` positions and tells its thoughts as text; `true` when the question is answered.
    ///
    /// # Errors
    /// If nothing was asked.
    pub fn advance(
        &mut self,
        nodes: u64,
        watch: &dyn Watch,
        tell: &mut dyn FnMut(&str),
    ) -> Result<bool, Refusal> {
        let mut tell = |thought: Thought| tell(&thought.write());
        if let Some(position) = self.passed.take() {
            tell(Thought::Passed { position });
        }
        if let Some((game, job)) = self.asked.take() {
            if matches!(job.style, Style::Full | Style::Level(Level::TOP)) {
                game.solve(&job.memory, &mut |done, total| {
                    tell(Thought::Solving {
                        done: u32::try_from(done).unwrap_or(u32::MAX),
                        total: u32::try_from(total).unwrap_or(u32::MAX),
                    });
                });
            }
            self.search = Some(game.thinker(&job));
        }
        let search = self.search.as_mut().ok_or(DeskRefusal::NotAsked)?;
        let answer = search.advance(nodes, watch, &mut |insight| {
            tell(Thought::Insight {
                insight: InsightView::from(insight),
            });
        });
        if let Some(answer) = &answer {
            tell(Thought::from(answer));
            self.search = None;
        }
        Ok(answer.is_some())
    }

    /// What is known of the game of a record, or nothing yet.
    fn memory(&mut self, record: Record) -> Arc<Memory> {
        let rules = (record.game, record.options);
        match &self.learnt {
            Some((known, memory)) if *known == rules => Arc::clone(memory),
            _ => {
                let memory = Arc::new(Memory::new(MEMORY));
                self.learnt = Some((rules, Arc::clone(&memory)));
                memory
            }
        }
    }
}
