//! Every code that a game can send, for whoever puts them into words.

use crate::{Case, Code, Codes, Refused};

/// The codes of a game or of a crate.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Vocabulary {
    /// What is refused, case by case.
    pub refusals: Vec<Case>,
    /// Why a game ends.
    pub reasons: Vec<Code>,
    /// What a chooser says beside a step, and a judge beside a finding.
    pub notes: Vec<Code>,
    /// What a judge finds in a repetition.
    pub findings: Vec<Code>,
    /// What the marks on pieces are.
    pub badges: Vec<Code>,
    /// The fields of a set-up.
    pub fields: Vec<Code>,
}

impl Vocabulary {
    /// With the cases of a refusal; what is there already is not said twice.
    #[must_use]
    pub fn refusals<R: Refused>(mut self) -> Vocabulary {
        for case in R::cases() {
            if !self.refusals.contains(&case) {
                self.refusals.push(case);
            }
        }
        self
    }

    /// With reasons of an end.
    #[must_use]
    pub fn reasons<C: Codes>(mut self) -> Vocabulary {
        add::<C>(&mut self.reasons);
        self
    }

    /// With notes beside a step or a finding.
    #[must_use]
    pub fn notes<C: Codes>(mut self) -> Vocabulary {
        add::<C>(&mut self.notes);
        self
    }

    /// With findings of a judge.
    #[must_use]
    pub fn findings<C: Codes>(mut self) -> Vocabulary {
        add::<C>(&mut self.findings);
        self
    }

    /// With marks on pieces.
    #[must_use]
    pub fn badges<C: Codes>(mut self) -> Vocabulary {
        add::<C>(&mut self.badges);
        self
    }

    /// With fields of a set-up.
    #[must_use]
    pub fn fields<C: Codes>(mut self) -> Vocabulary {
        add::<C>(&mut self.fields);
        self
    }
}

fn add<C: Codes>(codes: &mut Vec<Code>) {
    codes.extend(C::ALL.iter().map(|&code| Code::from(code)));
}
