//! The fixed universe: 27 boards, 96 sites, 12 anchors (rules: 1).

use std::sync::LazyLock;

use rules::{AnchorId, AnchorInfo, BoardId, BoardInfo, SiteId, SiteInfo, Universe};

use crate::geometry::{File, Instance, Level, MainBoard, Pin, Rotation, Square, Tint};

/// The main boards come first, then two instances a pin.
const MAINS: usize = MainBoard::ALL.len();

static UNIVERSE: LazyLock<Universe> = LazyLock::new(build);

pub(super) fn universe() -> &'static Universe {
    &UNIVERSE
}

/// A square as a site: the indexes are the same.
pub(crate) fn site_id(square: Square) -> SiteId {
    SiteId(square.index() as u16)
}

/// The inverse of [`site_id`].
pub(crate) fn square_of(site: SiteId) -> Option<Square> {
    Square::from_index(usize::from(site.0))
}

/// A pin as an anchor: the indexes are the same.
pub(crate) fn anchor_id(pin: Pin) -> AnchorId {
    AnchorId(pin.index() as u8)
}

/// The inverse of [`anchor_id`].
pub(crate) fn pin_of(anchor: AnchorId) -> Option<Pin> {
    Pin::from_index(usize::from(anchor.0))
}

/// An instance as a board of the universe.
pub(super) fn board_id(instance: Instance) -> BoardId {
    BoardId((MAINS + 2 * instance.pin.index() + instance.rotation as usize) as u8)
}

/// The board to which a site is counted. Both instances of a pin have the same squares; the straight one stands for them.
fn board_of(square: Square) -> BoardId {
    match square.level() {
        Level::Main(board) => BoardId(board as u8),
        Level::Pin(pin) => board_id(Instance {
            pin,
            rotation: Rotation::Straight,
        }),
    }
}

fn corner(pin: Pin) -> (i16, i16, i16) {
    (
        pin.lowest_file() as i16,
        i16::from(pin.lowest_rank()),
        pin.height(),
    )
}

fn build() -> Universe {
    let mains = MainBoard::ALL.into_iter().map(|board| BoardInfo {
        name: board.name().to_owned(),
        size: (4, 4),
        corner: (
            File::A as i16,
            i16::from(board.lowest_rank()),
            board.height(),
        ),
        kind: "main",
    });
    let instances = Instance::all().map(|instance| BoardInfo {
        name: instance.to_string(),
        size: (2, 2),
        corner: corner(instance.pin),
        kind: "attack",
    });
    let sites = Square::all().map(|square| SiteInfo {
        name: square.to_string(),
        board: board_of(square),
        at: (
            square.file() as i16,
            i16::from(square.rank()),
            square.level().height(),
        ),
        terrain: match square.tint() {
            Tint::Light => "light",
            Tint::Dark => "dark",
        },
        owner: None,
    });
    let anchors = Pin::ALL.into_iter().map(|pin| AnchorInfo {
        name: pin.name().to_owned(),
        corner: corner(pin),
    });
    Universe {
        boards: mains.chain(instances).collect(),
        sites: sites.collect(),
        anchors: anchors.collect(),
    }
}
