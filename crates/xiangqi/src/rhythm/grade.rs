//! How well a move met the beat (rules: 9.8).

/// The grade of a move. It never changes which moves are legal, only what a move earns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
#[repr(u8)]
pub enum Grade {
    /// Within 50 ms.
    Perfect = 0,
    /// Within 120 ms; also every move without timing.
    #[default]
    Great = 1,
    /// Within 200 ms.
    Good = 2,
    /// Later, or not at all.
    Miss = 3,
}

impl Grade {
    /// Every grade, the best first.
    pub const ALL: [Grade; 4] = [Grade::Perfect, Grade::Great, Grade::Good, Grade::Miss];

    /// The words of the rules text, the best first.
    pub const NAMES: [&'static str; 4] = ["perfect", "great", "good", "miss"];

    /// The word of the rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Grade::NAMES[self as usize]
    }

    /// The energy that a move of this grade earns (rules: 9.5).
    #[must_use]
    #[inline]
    pub const fn income(self) -> u8 {
        [2, 1, 0, 0][self as usize]
    }

    /// The letter after `@` in texts.
    #[must_use]
    pub const fn letter(self) -> char {
        ['p', 'g', 'o', 'm'][self as usize]
    }

    /// The grade of a letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Grade> {
        Grade::ALL
            .into_iter()
            .find(|grade| grade.letter() == letter)
    }

    /// What texts write after a move: nothing for great.
    #[must_use]
    pub const fn suffix(self) -> &'static str {
        ["@p", "", "@o", "@m"][self as usize]
    }

    /// The grade of a timing error in milliseconds, early or late, already corrected for latency.
    ///
    /// ```
    /// use xiangqi::Grade;
    /// assert_eq!(Grade::from_error_ms(-50), Grade::Perfect);
    /// assert_eq!(Grade::from_error_ms(51), Grade::Great);
    /// ```
    #[must_use]
    pub const fn from_error_ms(error: i32) -> Grade {
        match error.unsigned_abs() {
            0..=50 => Grade::Perfect,
            51..=120 => Grade::Great,
            121..=200 => Grade::Good,
            _ => Grade::Miss,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_9_8_windows() {
        for (error, grade) in [
            (0, Grade::Perfect),
            (50, Grade::Perfect),
            (51, Grade::Great),
            (120, Grade::Great),
            (121, Grade::Good),
            (200, Grade::Good),
            (201, Grade::Miss),
            (i32::MAX, Grade::Miss),
        ] {
            assert_eq!(Grade::from_error_ms(error), grade, "{error} ms late");
            assert_eq!(Grade::from_error_ms(-error), grade, "{error} ms early");
        }
        assert_eq!(Grade::from_error_ms(i32::MIN), Grade::Miss);
    }

    #[test]
    fn rules_9_5_income() {
        assert_eq!(Grade::ALL.map(Grade::income), [2, 1, 0, 0]);
        for grade in Grade::ALL {
            assert_eq!(Grade::from_letter(grade.letter()), Some(grade));
        }
    }
}
