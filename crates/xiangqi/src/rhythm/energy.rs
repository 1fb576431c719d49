//! Energy: what vertical moves cost and beats earn (rules: 9.5).

use super::Grade;

/// What each layer of a vertical move costs.
pub const COST_PER_LAYER: u8 = 3;

/// The energy of a side: 0 to 10.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct Energy(u8);

impl Energy {
    /// None at all, as at the start.
    pub const NONE: Energy = Energy(0);
    /// The most that a side can have.
    pub const CAP: Energy = Energy(10);

    /// That much energy; `None` above the cap.
    #[must_use]
    pub const fn new(value: u8) -> Option<Energy> {
        if value <= Energy::CAP.0 {
            Some(Energy(value))
        } else {
            None
        }
    }

    /// 0 to 10.
    #[must_use]
    #[inline]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Whether it pays for a vertical move over so many layers.
    #[must_use]
    #[inline]
    pub const fn pays(self, layers: u8) -> bool {
        self.0 >= layers * COST_PER_LAYER
    }

    /// After a move over so many layers with that grade: first the cost, then the income, then the cap.
    #[must_use]
    #[inline]
    pub fn after(self, layers: u8, grade: Grade) -> Energy {
        let left = self.0.saturating_sub(layers * COST_PER_LAYER);
        Energy(left.saturating_add(grade.income()).min(Energy::CAP.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_9_5_cost_before_income_before_cap() {
        let energy = |value| Energy::new(value).expect("within the cap");
        assert_eq!(energy(3).after(1, Grade::Great), energy(1));
        assert_eq!(energy(10).after(0, Grade::Perfect), energy(10));
        assert_eq!(energy(10).after(2, Grade::Perfect), energy(6));
        assert_eq!(energy(6).after(2, Grade::Miss), energy(0));
        assert!(energy(3).pays(1) && !energy(2).pays(1) && !energy(5).pays(2));
        assert_eq!(Energy::new(11), None);
    }
}
