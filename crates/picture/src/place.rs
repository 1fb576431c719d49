//! Where things lie, in units of a cell from the upper left corner.

/// A rectangle by its upper left corner.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) w: f64,
    pub(crate) h: f64,
}

impl Area {
    /// As far from each edge.
    pub(crate) fn within(self, inset: f64) -> Area {
        Area {
            x: self.x + inset,
            y: self.y + inset,
            w: self.w - 2.0 * inset,
            h: self.h - 2.0 * inset,
        }
    }
}

/// A place of the game: its middle and its extent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) w: f64,
    pub(crate) h: f64,
}

impl Place {
    pub(crate) fn area(self) -> Area {
        Area {
            x: self.x - self.w / 2.0,
            y: self.y - self.h / 2.0,
            w: self.w,
            h: self.h,
        }
    }

    /// The shorter edge.
    pub(crate) fn edge(self) -> f64 {
        self.w.min(self.h)
    }
}
