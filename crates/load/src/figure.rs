//! A figure, and what is asked of it.

/// What is asked of a figure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Asked {
    /// No more than that.
    AtMost(f64),
    /// No less than that.
    AtLeast(f64),
    /// It is only told.
    Nothing,
}

/// Something that was measured or counted.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// What it is.
    pub name: String,
    /// How much.
    pub value: f64,
    asked: Asked,
}

impl Figure {
    /// A figure with what is asked of it.
    #[must_use]
    pub fn new(name: impl Into<String>, value: f64, asked: Asked) -> Figure {
        Figure {
            name: name.into(),
            value,
            asked,
        }
    }

    /// Something that must not happen, and how often it did.
    #[must_use]
    pub fn never(name: impl Into<String>, times: u64) -> Figure {
        Figure::new(name, times as f64, Asked::AtMost(0.0))
    }

    /// Whether it is as it should be.
    #[must_use]
    pub fn is_met(&self) -> bool {
        match self.asked {
            Asked::AtMost(most) => self.value <= most,
            Asked::AtLeast(least) => self.value >= least,
            Asked::Nothing => true,
        }
    }

    /// `ack p99 ms 12.3 (at most 50; before 11.9) met`
    #[must_use]
    pub fn line(&self, before: Option<f64>) -> String {
        let Figure { name, value, .. } = self;
        let asked = match self.asked {
            Asked::AtMost(most) => format!("at most {most}"),
            Asked::AtLeast(least) => format!("at least {least}"),
            Asked::Nothing => "no goal".to_owned(),
        };
        let before = before.map_or("first run".to_owned(), |then| format!("before {then:.2}"));
        let met = match self.is_met() {
            true => "met",
            false => "MISSED",
        };
        format!("{name} {value:.2} ({asked}; {before}) {met}")
    }
}
