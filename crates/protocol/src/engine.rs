//! What all conversations share: the topic, the settings, and the search that runs.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Instant;

use rules::Refusal;
use search::{Level, Limits, Memory, Style, Unwatched};
use table::{Chosen, Insight, Job};

use crate::ProtocolRefusal;
use crate::driver::Input;
use crate::running_search::{Manners, RunningSearch};
use crate::settings::{Setting, Settings};
use crate::topic::Topic;
use crate::words::shown;

/// A search that does not hear is answered for by a look of this level: short, and never in haste.
const STAND_IN: i64 = 9;

pub(crate) struct Engine<'a> {
    pub(crate) topic: Topic<'a>,
    pub(crate) settings: Settings,
    /// Made when the first search needs it: clients set its size before.
    memory: Option<Arc<Memory>>,
    thought: Option<RunningSearch>,
    /// Of the thought that runs or ran last.
    serial: u64,
    sender: Sender<Input>,
}

impl<'a> Engine<'a> {
    pub(crate) fn new(topic: Topic<'a>, sender: Sender<Input>) -> Engine<'a> {
        Engine {
            topic,
            memory: None,
            settings: Settings::default(),
            thought: None,
            serial: 0,
            sender,
        }
    }

    /// Begins a search of the position of the topic.
    pub(crate) fn think(&mut self, limits: Limits, manners: Manners, pondering: bool) {
        self.abandon();
        let hash = self.settings.hash;
        let memory = self
            .memory
            .get_or_insert_with(|| Arc::new(Memory::new(hash)));
        let job = Job {
            lines: self.settings.lines,
            threads: self.settings.threads,
            ..Job::new(self.settings.style(), limits, Arc::clone(memory))
        };
        self.serial += 1;
        self.thought = Some(RunningSearch::begin(
            self.serial,
            self.topic.thinker(&job),
            manners,
            pondering,
            limits.budget.map(|budget| budget.most),
            &self.sender,
        ));
    }

    pub(crate) fn thinking(&self) -> bool {
        self.thought.is_some()
    }

    /// Whether the search that runs ends only when it is told to.
    pub(crate) fn endless(&self) -> bool {
        self.thought
            .as_ref()
            .is_some_and(|thought| thought.manners == Manners::Waits)
    }

    /// Asks the search to end; gives an answer that was held back.
    pub(crate) fn stop(&mut self) -> Option<Chosen> {
        let answer = self.thought.as_mut()?.stop()?;
        self.thought = None;
        Some(answer)
    }

    /// Lets the time of a pondering search count; gives an answer that was held back.
    pub(crate) fn ponder_hit(&mut self) -> Option<Chosen> {
        let answer = self.thought.as_mut()?.ponder_hit()?;
        self.thought = None;
        Some(answer)
    }

    /// Ends the search without an answer.
    pub(crate) fn abandon(&mut self) {
        if let Some(thought) = self.thought.take() {
            thought.abandon();
        }
    }

    /// Notes what the search found; `false` if it comes from an earlier one.
    pub(crate) fn found(&mut self, serial: u64, insight: &Insight) -> bool {
        match &mut self.thought {
            Some(thought) if thought.serial == serial => {
                if insight.line == 1 {
                    thought.last = Some(insight.clone());
                }
                true
            }
            _ => false,
        }
    }

    /// The search is done; gives the answer if it is the present one and may be spoken.
    pub(crate) fn done(&mut self, serial: u64, answer: Chosen) -> Option<Chosen> {
        let thought = self
            .thought
            .as_mut()
            .filter(|thought| thought.serial == serial)?;
        let answer = thought.done(answer)?;
        self.thought = None;
        Some(answer)
    }

    /// What the search that runs found last, and its time.
    pub(crate) fn progress(&self) -> Option<(Option<&Insight>, std::time::Duration)> {
        let thought = self.thought.as_ref()?;
        Some((thought.last.as_ref(), thought.time()))
    }

    pub(crate) fn deadline(&self) -> Option<Instant> {
        self.thought.as_ref()?.deadline()
    }

    /// The deadline has passed: an answer from elsewhere. What the search found so far is the better one, if it found anything.
    pub(crate) fn stand_in(&mut self) -> Option<Chosen> {
        let deadline = self.deadline()?;
        if Instant::now() < deadline {
            return None;
        }
        let mut thought = self.thought.take()?;
        if let Some(answer) = thought.held() {
            return Some(answer);
        }
        thought.abandon();
        if let Some(insight) = thought.last
            && let Some((first, rest)) = insight.turns.split_first()
        {
            return Some(Chosen {
                turn: Some(first.clone()),
                reply: rest.first().cloned(),
                insight: Some(insight.clone()),
            });
        }
        let style = Level::new(STAND_IN).map_or(Style::Greedy, Style::Level);
        let job = Job::new(style, Limits::default(), Arc::new(Memory::of_bytes(0)));
        self.topic
            .thinker(&job)
            .advance(u64::MAX, &Unwatched, &mut |_| {})
    }

    /// A new game: nothing of the old one is of use.
    pub(crate) fn forget(&mut self) {
        if let Some(memory) = &self.memory {
            memory.clear();
        }
    }

    /// Sets an option of the engine or a rule of a game.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), Refusal> {
        if name.eq_ignore_ascii_case("UCI_Variant") {
            return self.topic.choose(value);
        }
        if let Some(rule) = self.topic.set_rule(name, value) {
            return rule;
        }
        match Setting::read(name, value) {
            Some(Ok(setting)) => {
                self.settings.set(setting);
                match setting {
                    Setting::Hash(_) => self.memory = None,
                    Setting::Idle if name.eq_ignore_ascii_case("Clear Hash") => self.forget(),
                    _ => {}
                }
                Ok(())
            }
            Some(Err(accepted)) => Err(ProtocolRefusal::OptionValue {
                name: shown(name),
                value: shown(value),
                accepted: accepted.to_string(),
            }
            .into()),
            None => Err(ProtocolRefusal::OptionUnknown { name: shown(name) }.into()),
        }
    }
}
