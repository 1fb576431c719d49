//! A game whose every position is drawn by lot: who acts, what is due, what it is worth, what follows.

use evaluation::Evaluate;
use rules::{Outcome, Position, Side, SplitMix64, Stage};

/// How the tree hangs together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// Every path leads to a position of its own.
    Separate,
    /// Different paths meet again, as orders of one deploy do.
    Merging,
}

/// Steps from the root to the deepest end.
const HEIGHT: u8 = 7;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tree {
    shape: Shape,
    word: u64,
    height: u8,
}

impl Tree {
    pub(crate) fn new(seed: u64, shape: Shape) -> Tree {
        Tree {
            shape,
            word: SplitMix64::new(seed).next_u64(),
            height: HEIGHT,
        }
    }

    /// A number that belongs to the position and to the question.
    fn lot(&self, question: u64) -> u64 {
        let seed = self.key() ^ question.wrapping_mul(0xd1b5_4a32_d192_ed03);
        SplitMix64::new(seed).next_u64()
    }

    fn width(&self) -> usize {
        if self.height == 0 {
            return 0;
        }
        [0, 1, 2, 2, 3, 3, 4, 5][(self.lot(1) % 8) as usize]
    }

    pub(crate) fn worth(&self) -> i32 {
        (self.lot(2) % 401) as i32 - 200
    }

    pub(crate) fn gain_of(&self, step: u8) -> i32 {
        if self.lot(10 + u64::from(step)).is_multiple_of(4) {
            50
        } else {
            0
        }
    }
}

impl Position for Tree {
    type Step = u8;
    type Undo = u64;

    fn actor(&self) -> Side {
        if self.lot(3).is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        }
    }

    fn stage(&self) -> Stage {
        match self.lot(4) % 5 {
            0 => Stage::Mid,
            1 => Stage::Duty,
            _ => Stage::Turn,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.width() == 0).then(|| match self.lot(5) % 3 {
            0 => Outcome::draw(rules::MatchEnd::Agreement),
            1 => Outcome::win(Side::First, rules::MatchEnd::Adjudication),
            _ => Outcome::win(Side::Second, rules::MatchEnd::Adjudication),
        })
    }

    fn key(&self) -> u64 {
        SplitMix64::new(self.word ^ (u64::from(self.height) << 40)).next_u64()
    }

    fn generate(&self, out: &mut Vec<u8>) {
        out.extend(0..self.width() as u8);
    }

    fn play_unchecked(&mut self, step: u8) -> u64 {
        let token = self.word;
        let mut next = SplitMix64::new(self.word ^ (u64::from(step) << 8)).next_u64();
        if self.shape == Shape::Merging {
            next %= 23;
        }
        self.word = next;
        self.height -= 1;
        token
    }

    fn undo(&mut self, _step: u8, token: u64) {
        self.word = token;
        self.height += 1;
    }
}

impl Evaluate for Tree {
    fn value(&self) -> i32 {
        self.worth()
    }

    fn gain(&self, step: u8) -> i32 {
        self.gain_of(step)
    }
}
