//! What it tells a search.

use dummy::{Dummy, Options, Step};
use evaluation::{Evaluate, HISTORY_SLOTS, STATIC_BOUND};
use rules::{Outcome, Position, Reading, Side, Stage, Text};

use super::Broken;
use super::defect::*;

impl<const DEFECT: u8> Evaluate for Broken<DEFECT> {
    fn value(&self) -> i32 {
        match DEFECT {
            HUGE_VALUE => STATIC_BOUND + 1,
            CROOKED_VALUE => self.0.value() + i32::from(self.actor() == Side::First),
            _ => self.0.value(),
        }
    }

    fn gain(&self, step: Step) -> i32 {
        let gain = self.0.gain(step);
        match DEFECT {
            HUGE_GAIN if gain > 0 => STATIC_BOUND + 1,
            QUIET_GAIN if gain == 0 => 1,
            CROOKED_GAIN if gain > 0 => gain + i32::from(self.actor() == Side::First),
            _ => gain,
        }
    }

    fn exchange(&self, step: Step) -> i32 {
        self.gain(step) + i32::from(DEFECT == RICH_EXCHANGE)
    }

    fn tactical(&self, out: &mut Vec<Step>) {
        match DEFECT {
            ILLEGAL_TACTICS => out.push(Step::Stop),
            DOUBLE_TACTICS => {
                self.0.tactical(out);
                self.0.tactical(out);
            }
            CLEARED_TACTICS => out.clear(),
            _ => self.0.tactical(out),
        }
    }

    fn plain_end(&self) -> Option<Outcome> {
        match DEFECT {
            FALSE_END => Some(Outcome::win(Side::First, dummy::Reason::Points)),
            _ => self.0.plain_end(),
        }
    }

    fn passed(&self) -> Option<Self> {
        let turn = self.stage() == Stage::Turn;
        if !turn && (DEFECT != LATE_PASS || self.stage() != Stage::Mid) {
            return None;
        }
        let text = self.position_text();
        let mut parts: Vec<&str> = text.split(' ').collect();
        if DEFECT != SAME_ACTOR {
            parts[1] = if parts[1] == "1" { "2" } else { "1" };
        }
        parts[2] = "-";
        let Options { automatic } = self.options();
        let automatic = automatic != (DEFECT == OTHER_OPTIONS);
        let passed =
            Dummy::read_position(&parts.join(" "), Reading::Lenient, Options { automatic });
        passed.ok().map(Broken)
    }

    fn history_slot(&self, step: Step) -> usize {
        match DEFECT {
            WIDE_SLOT => HISTORY_SLOTS,
            _ => self.0.history_slot(step),
        }
    }
}
