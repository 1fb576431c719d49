//! What a step takes, and what dies with it.

use rules::{Captor, Captured};

use super::site;
use crate::geometry::Square;
use crate::position::Cotulenh;
use crate::stack::Group;
use crate::step::{Act, Step};

impl Cotulenh {
    /// The enemy pieces that a step takes.
    pub(super) fn captured(&self, step: Step) -> Vec<Captured> {
        match step {
            Step::Go { from, who, to, act } if act.is_capture() => {
                let manner = match act {
                    Act::Stay => "stay",
                    Act::Suicide => "suicide",
                    _ => "",
                };
                let carrier = self.board.at(from).carrier();
                let captor = who.kind().unwrap_or(carrier.kind());
                let by = Captor {
                    piece: captor.name(),
                    from: site(from),
                };
                losses(self.board.at(to), to, manner, Some(by))
            }
            _ => Vec::new(),
        }
    }

    /// The own pieces that die in a strike.
    pub(super) fn sacrificed(&self, step: Step) -> Vec<Captured> {
        match step {
            Step::Go {
                from,
                who,
                act: Act::Suicide,
                ..
            } => losses(self.parted(from, who).0, from, "suicide", None),
            _ => Vec::new(),
        }
    }
}

fn losses(group: Group, square: Square, manner: &'static str, by: Option<Captor>) -> Vec<Captured> {
    group
        .pieces()
        .map(|piece| Captured {
            piece: piece.kind().name(),
            side: group.side(),
            site: site(square),
            manner,
            by,
        })
        .collect()
}
