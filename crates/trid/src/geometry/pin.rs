//! Pins, their places and the graph that boards move along (rules: 1.3, 6.1, 6.2).

use std::fmt;

use rules::Side;

use super::File;
use crate::options::{CrossTrack, Forward, Options, PinGraph};

/// The side of the world on which a pin stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Track {
    /// The king's side, files d and e.
    King,
    /// The queen's side, files z and a.
    Queen,
}

/// How a board move lies to its controller (rules: 6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Progress {
    /// Towards the controller's own edge; only an empty board may go there.
    Backward,
    /// The same pin on the other track.
    Sideways,
    /// Towards the opponent's edge.
    Forward,
}

/// One of the twelve places for attack boards. The index follows the byte order of the names: KL1..KL6, QL1..QL6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pin(u8);

/// What a pin is.
pub(crate) struct PinInfo {
    name: &'static str,
    track: Track,
    /// 1 to 6, from White's edge.
    number: u8,
    lowest_rank: u8,
    height: i16,
}

const fn info(
    name: &'static str,
    track: Track,
    number: u8,
    lowest_rank: u8,
    height: i16,
) -> PinInfo {
    PinInfo {
        name,
        track,
        number,
        lowest_rank,
        height,
    }
}

/// The table of rules 1.3.
pub(crate) const PINS: [PinInfo; Pin::COUNT] = [
    info("KL1", Track::King, 1, 0, 1),
    info("KL2", Track::King, 2, 4, 1),
    info("KL3", Track::King, 3, 2, 3),
    info("KL4", Track::King, 4, 6, 3),
    info("KL5", Track::King, 5, 4, 5),
    info("KL6", Track::King, 6, 8, 5),
    info("QL1", Track::Queen, 1, 0, 1),
    info("QL2", Track::Queen, 2, 4, 1),
    info("QL3", Track::Queen, 3, 2, 3),
    info("QL4", Track::Queen, 4, 6, 3),
    info("QL5", Track::Queen, 5, 4, 5),
    info("QL6", Track::Queen, 6, 8, 5),
];

impl Pin {
    /// How many pins there are.
    pub const COUNT: usize = 12;

    /// All pins, in index order.
    pub const ALL: [Pin; Pin::COUNT] = {
        let mut pins = [Pin(0); Pin::COUNT];
        let mut index = 0;
        while index < Pin::COUNT {
            pins[index] = Pin(index as u8);
            index += 1;
        }
        pins
    };

    /// White's corner of the king's track.
    pub const KL1: Pin = Pin(0);
    /// Black's corner of the king's track.
    pub const KL6: Pin = Pin(5);
    /// White's corner of the queen's track.
    pub const QL1: Pin = Pin(6);
    /// Black's corner of the queen's track.
    pub const QL6: Pin = Pin(11);

    /// The pin with that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Pin> {
        Pin::ALL.into_iter().find(|pin| pin.name() == name)
    }

    /// The pin with that index; `None` beyond the table.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Pin> {
        if index < Pin::COUNT {
            Some(Pin(index as u8))
        } else {
            None
        }
    }

    /// The dense index, below [`Pin::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn info(self) -> &'static PinInfo {
        &PINS[self.0 as usize]
    }

    /// The name of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// The track it stands on.
    #[must_use]
    pub const fn track(self) -> Track {
        self.info().track
    }

    /// The number, 1 at White's edge to 6 at Black's.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.info().number
    }

    /// The lower of the two ranks that a board here covers.
    #[must_use]
    pub const fn lowest_rank(self) -> u8 {
        self.info().lowest_rank
    }

    /// The lower of the two files that a board here covers.
    #[must_use]
    pub const fn lowest_file(self) -> File {
        match self.track() {
            Track::Queen => File::Z,
            Track::King => File::D,
        }
    }

    /// The height of a board that stands here; it orders the drawing only.
    #[must_use]
    pub const fn height(self) -> i16 {
        self.info().height
    }

    /// How going from here to `to` lies to a controller of colour `side`: by the numbers of the pins, or by the ranks that their
    /// boards cover (option `forward`).
    #[must_use]
    pub const fn progress(self, to: Pin, side: Side, forward: Forward) -> Progress {
        let climb = match forward {
            Forward::PinNumber => to.number() as i8 - self.number() as i8,
            Forward::Rank => to.lowest_rank() as i8 - self.lowest_rank() as i8,
        };
        let gain = climb * super::forward(side);
        if gain > 0 {
            Progress::Forward
        } else if gain == 0 {
            Progress::Sideways
        } else {
            Progress::Backward
        }
    }

    #[must_use]
    pub(crate) const fn mirrored(self) -> Pin {
        Pin(self.track() as u8 * 6 + 6 - self.number())
    }
}

impl fmt::Display for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of pins; iterates in index order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pins(u16);

impl Pins {
    /// No pin.
    pub const NONE: Pins = Pins(0);

    /// The pins of the queen's track.
    pub const QUEEN_TRACK: Pins = Pins(0b1111_1100_0000);

    /// Whether `pin` is in the set.
    #[must_use]
    #[inline]
    pub const fn has(self, pin: Pin) -> bool {
        self.0 >> pin.0 & 1 != 0
    }

    /// The set with `pin`.
    #[must_use]
    #[inline]
    pub const fn with(self, pin: Pin) -> Pins {
        Pins(self.0 | 1 << pin.0)
    }

    /// The set without `pin`.
    #[must_use]
    #[inline]
    pub const fn without(self, pin: Pin) -> Pins {
        Pins(self.0 & !(1 << pin.0))
    }

    /// What is in this set and not in `other`.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Pins) -> Pins {
        Pins(self.0 & !other.0)
    }

    /// What is in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Pins) -> Pins {
        Pins(self.0 & other.0)
    }
}

impl Iterator for Pins {
    type Item = Pin;

    #[inline]
    fn next(&mut self) -> Option<Pin> {
        if self.0 == 0 {
            return None;
        }
        let pin = Pin(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(pin)
    }
}

impl FromIterator<Pin> for Pins {
    fn from_iter<I: IntoIterator<Item = Pin>>(pins: I) -> Pins {
        pins.into_iter().fold(Pins::NONE, Pins::with)
    }
}

impl fmt::Debug for Pins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

const fn adjacent(a: Pin, b: Pin, graph: PinGraph) -> bool {
    let apart = a.number().abs_diff(b.number());
    let across = a.track() as u8 != b.track() as u8;
    match graph {
        PinGraph::Revised => apart <= 1 && a.0 != b.0,
        // Same-track edges 1-2 1-3 2-3 2-4 3-4 3-5 4-5 4-6 5-6, cross edges n-n (rules: 10).
        PinGraph::Meder1995 => {
            if across {
                apart == 0
            } else {
                apart == 1 || apart == 2
            }
        }
    }
}

/// Where a board may go in one turn from each pin, vacant or not.
pub(crate) struct Roads {
    /// An empty board.
    pub(crate) empty: [Pins; Pin::COUNT],
    /// A board with a passenger, by its controller: not backward (rules: 6.1).
    pub(crate) carrying: [[Pins; Pin::COUNT]; 2],
}

/// Of each graph, whether boards may change tracks, and what is forward.
static ROADS: [[[Roads; 2]; 2]; 2] = {
    use {CrossTrack::*, Forward::*, PinGraph::*};
    const fn both(graph: PinGraph, tracks: CrossTrack) -> [Roads; 2] {
        [
            Roads::new(graph, tracks, PinNumber),
            Roads::new(graph, tracks, Rank),
        ]
    }
    [
        [both(Revised, On), both(Revised, Off)],
        [both(Meder1995, On), both(Meder1995, Off)],
    ]
};

impl Roads {
    const fn new(graph: PinGraph, tracks: CrossTrack, forward: Forward) -> Roads {
        let mut roads = Roads {
            empty: [Pins::NONE; Pin::COUNT],
            carrying: [[Pins::NONE; Pin::COUNT]; 2],
        };
        let mut index = 0;
        while index < Pin::COUNT * Pin::COUNT {
            let (from, to) = (index / Pin::COUNT, index % Pin::COUNT);
            let (a, b) = (Pin::ALL[from], Pin::ALL[to]);
            let stays = a.track() as u8 == b.track() as u8;
            if adjacent(a, b, graph) && (stays || matches!(tracks, CrossTrack::On)) {
                roads.empty[from] = roads.empty[from].with(b);
                let mut side = 0;
                while side < 2 {
                    let progress = a.progress(b, Side::ALL[side], forward);
                    if !matches!(progress, Progress::Backward) {
                        roads.carrying[side][from] = roads.carrying[side][from].with(b);
                    }
                    side += 1;
                }
            }
            index += 1;
        }
        roads
    }

    /// The roads under the given options.
    #[inline]
    pub(crate) fn under(options: Options) -> &'static Roads {
        let graph = &ROADS[options.pin_graph as usize];
        &graph[options.cross_track as usize][options.forward as usize]
    }
}

/// The pins that a board on `pin` may go to, vacant or not, under the given options.
#[inline]
pub(crate) fn neighbours(pin: Pin, options: Options) -> Pins {
    Roads::under(options).empty[pin.index()]
}
