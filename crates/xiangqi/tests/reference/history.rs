//! A game: its moves, and its end after every one of them (rules: 4, 5.2, 5.5, 5.6).

use super::chase::Pair;
use super::deed::{Act, Deed, Rule};
use super::{Grade, Move, Side, State};

/// How a game ended; no winner is a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct End {
    pub(crate) winner: Option<Side>,
    pub(crate) reason: &'static str,
}

impl End {
    pub(crate) fn win(winner: Side, reason: &'static str) -> End {
        End {
            winner: Some(winner),
            reason,
        }
    }

    pub(crate) fn draw(reason: &'static str) -> End {
        End {
            winner: None,
            reason,
        }
    }
}

#[derive(Clone, Debug)]
struct Ply {
    before: State,
    /// `None` for a strict miss.
    step: Option<Move>,
    after: State,
}

/// The optional match rules of 9.8, all off by default.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BeatRules {
    pub(crate) strict_miss: bool,
    pub(crate) dominance: bool,
    pub(crate) chaos: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct History {
    plies: Vec<Ply>,
    now: State,
    /// The parameter `move_limit_plies` (rules: 4.2).
    pub(crate) move_limit: u32,
    /// The option `repetition` (rules: 5.12).
    pub(crate) rule: Rule,
    pub(crate) beat: BeatRules,
    /// The grades of each side's moves, oldest first.
    grades: [Vec<Grade>; 2],
}

impl History {
    pub(crate) fn new(start: State, rule: Rule) -> History {
        History {
            plies: Vec::new(),
            now: start,
            move_limit: 120,
            rule,
            beat: BeatRules::default(),
            grades: [Vec::new(), Vec::new()],
        }
    }

    pub(crate) fn now(&self) -> &State {
        &self.now
    }

    pub(crate) fn play(&mut self, step: Move, grade: Grade) {
        let mover = self.now.turn;
        self.grades[mover as usize].push(grade);
        let missed = grade == Grade::Miss && self.beat.strict_miss && !self.now.in_check(mover);
        let step = (!missed).then_some(step);
        let mut next = match step {
            Some(step) => self.now.after(step, grade),
            None => self.now.passed(),
        };
        if self.beat.chaos && self.ends_with(mover, 5, Grade::Miss) {
            next.energy[mover as usize] = 0;
        }
        let before = std::mem::replace(&mut self.now, next);
        self.plies.push(Ply {
            before,
            step,
            after: self.now.clone(),
        });
    }

    /// Whether the last `count` moves of a side all had that grade.
    fn ends_with(&self, side: Side, count: usize, grade: Grade) -> bool {
        let grades = &self.grades[side as usize];
        let last = grades.iter().rev().take(count);
        last.filter(|&&other| other == grade).count() == count
    }

    /// The first hit of the list of section 4, after a move was made.
    pub(crate) fn end(&self) -> Option<End> {
        if let Some(end) = self.now.end() {
            return Some(end);
        }
        let mover = self.now.turn.other();
        if self.beat.dominance
            && self.ends_with(mover, 10, Grade::Perfect)
            && self.now.in_check(self.now.turn)
        {
            return Some(End::win(mover, "dominance"));
        }
        if !self.now.has_attacking_material() {
            return Some(End::draw("material"));
        }
        if let Some(window) = self.window() {
            return Some(self.verdict(window));
        }
        (self.now.clock >= self.move_limit).then(|| End::draw("move_limit"))
    }

    /// The index of the first ply of the window, if the position occurs for the third time (rules: 5.2).
    fn window(&self) -> Option<usize> {
        let occurs = |ply: &Ply| ply.before.repeats(&self.now);
        let earlier = self.plies.iter().filter(|ply| occurs(ply)).count();
        if earlier < 2 {
            return None;
        }
        self.plies.iter().position(occurs)
    }

    /// The moves of the window with the states around them; empty without a third occurrence. The answer to the last move is
    /// the first one again (rules: 5.2).
    pub(crate) fn acts(&self) -> Vec<Act<'_>> {
        let plies = self.window().map_or(&[][..], |first| &self.plies[first..]);
        let answers = plies.iter().skip(1).chain(plies.first());
        plies
            .iter()
            .zip(answers)
            .map(|(ply, answer)| Act {
                before: &ply.before,
                step: ply.step,
                after: &ply.after,
                answer: answer.step,
                answered: &answer.after,
            })
            .collect()
    }

    /// What every move of the window did; empty without a third occurrence.
    pub(crate) fn deeds(&self) -> Vec<Deed> {
        self.acts().iter().map(|act| act.deed(self.rule)).collect()
    }

    /// The table of rules 5.6.
    fn verdict(&self, window: usize) -> End {
        let deeds = self.deeds();
        let rank = |side: Side| {
            let mut own = deeds.iter().filter(|deed| deed.side == side);
            if own.all(Deed::checks) {
                2
            } else {
                u32::from(self.always_chases(&deeds, side, window))
            }
        };
        let (red, black) = (rank(Side::Red), rank(Side::Black));
        let highest = red.max(black);
        if red == black {
            return End::draw(["repetition", "mutual_chase", "mutual_check"][highest as usize]);
        }
        let winner = if red < black { Side::Red } else { Side::Black };
        End::win(
            winner,
            ["", "perpetual_chase", "perpetual_check"][highest as usize],
        )
    }

    /// Rules 5.5; there is no such thing in AXF-core, which knows no exposures.
    pub(crate) fn is_pressed(&self, deeds: &[Deed], side: Side) -> bool {
        let mut theirs = deeds.iter().filter(|deed| deed.side != side);
        theirs.all(|deed| deed.checks() || !deed.attacks.is_empty())
    }

    /// Perpetual chase (rules: 5.6): the enemy pieces are followed from the beginning of the window, each by the node it stood
    /// on then.
    fn always_chases(&self, deeds: &[Deed], side: Side, window: usize) -> bool {
        let plies = &self.plies[window..];
        let pressed = self.is_pressed(deeds, side);
        let enemies = plies[0]
            .before
            .pieces()
            .filter(|(_, piece)| piece.side != side)
            .map(|(node, _)| node);
        enemies.into_iter().any(|start| {
            let mut place = start;
            plies.iter().zip(deeds).all(|(ply, deed)| {
                if let Some(step) = ply.step
                    && step.from == place
                {
                    place = step.to;
                }
                let hits = |pairs: &[Pair]| pairs.iter().any(|&(_, victim)| victim == place);
                deed.side != side || hits(&deed.attacks) || (!pressed && hits(&deed.exposures))
            })
        })
    }
}
