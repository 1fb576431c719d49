//! A game: its moves, and its end after every one of them (rules: 4, 5.2, 5.3).

use super::{Grade, Move, Node, Side, State};

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

/// What a move of the window did (rules: 5.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Check,
    /// The nodes of the victims after the move; never empty.
    Chase(Vec<Node>),
    Idle,
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
    pub(crate) beat: BeatRules,
    /// The grades of each side's moves, oldest first.
    grades: [Vec<Grade>; 2],
}

impl History {
    pub(crate) fn new(start: State) -> History {
        History {
            plies: Vec::new(),
            now: start,
            move_limit: 120,
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

    /// What every move of the window did; empty without a third occurrence.
    pub(crate) fn deeds(&self) -> Vec<(Side, Deed)> {
        let plies = self.window().map_or(&[][..], |first| &self.plies[first..]);
        plies
            .iter()
            .map(|ply| {
                let side = ply.before.turn;
                // A pass gives no check and has an empty chase set (rules: 9.8).
                let victims = ply
                    .step
                    .map(|step| ply.before.chase_set(step, &ply.after))
                    .unwrap_or_default();
                let deed = if ply.step.is_some() && ply.after.in_check(side.other()) {
                    Deed::Check
                } else if victims.is_empty() {
                    Deed::Idle
                } else {
                    Deed::Chase(victims)
                };
                (side, deed)
            })
            .collect()
    }

    /// The table of rules 5.3.
    fn verdict(&self, window: usize) -> End {
        let checks = |side| self.always_checks(side);
        let chases = |side| self.always_chases(side, window);
        match (checks(Side::Red), checks(Side::Black)) {
            (true, true) => End::draw("mutual_check"),
            (true, false) => End::win(Side::Black, "perpetual_check"),
            (false, true) => End::win(Side::Red, "perpetual_check"),
            (false, false) => match (chases(Side::Red), chases(Side::Black)) {
                (true, true) => End::draw("mutual_chase"),
                (true, false) => End::win(Side::Black, "perpetual_chase"),
                (false, true) => End::win(Side::Red, "perpetual_chase"),
                (false, false) => End::draw("repetition"),
            },
        }
    }

    /// `check(S)` of rules 5.2.
    fn always_checks(&self, side: Side) -> bool {
        let deeds = self.deeds();
        deeds
            .iter()
            .filter(|(mover, _)| *mover == side)
            .all(|(_, deed)| *deed == Deed::Check)
    }

    /// `chase(S)` of rules 5.2: the enemy pieces are followed from the beginning of the window, each by the node it stood
    /// on then.
    fn always_chases(&self, side: Side, window: usize) -> bool {
        let plies = &self.plies[window..];
        let deeds = self.deeds();
        let enemies = plies[0]
            .before
            .pieces()
            .filter(|(_, piece)| piece.side != side)
            .map(|(node, _)| node);
        enemies.into_iter().any(|start| {
            let mut place = start;
            plies.iter().zip(&deeds).all(|(ply, (mover, deed))| {
                if let Some(step) = ply.step
                    && step.from == place
                {
                    place = step.to;
                }
                match deed {
                    _ if *mover != side => true,
                    Deed::Chase(victims) => victims.contains(&place),
                    _ => false,
                }
            })
        })
    }
}
