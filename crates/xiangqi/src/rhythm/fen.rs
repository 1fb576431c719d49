//! Position text: three placements and two energies (rules: 10.1).

use std::ops::ControlFlow;

use rules::{At, Faults, Reading, Side};

use super::present::site;
use super::{Energy, Layer, Node, Rhythm, RhythmOptions, movegen};
use crate::detail::Colour;
use crate::fen::{self as plain, Fields, ThirdField};
use crate::refusal::excerpt;
use crate::{Board, Kind, Refusal};

/// The text of an empty layer between two colons.
pub(super) const EMPTY_LAYER: &str = "-";

/// Reads a position text by its grammar alone, in the order of rules 6.3: what it means is judged by [`judge`].
pub(super) fn read_fen(text: &str, options: RhythmOptions) -> Result<Rhythm, Refusal> {
    let fields = Fields::split(text, ThirdField::Open)?;
    let actor = fields.side()?;
    let placements = placements(fields.placement)?;
    // First the ranks of every layer, then what is in them: E_RANKS of a later layer precedes E_CHAR of an earlier one.
    let mut ranks = [None; 3];
    for (slot, placement) in ranks.iter_mut().zip(placements) {
        *slot = placement.map(plain::split_ranks).transpose()?;
    }
    let mut boards: [Board; 3] = Default::default();
    for (board, ranks) in boards.iter_mut().zip(&ranks) {
        if let Some(ranks) = ranks {
            *board = plain::read_ranks(ranks)?;
        }
    }
    let energies = energies(fields.third)?;
    let clocks = fields.clocks()?;
    Ok(Rhythm::assemble(boards, actor, energies, clocks, options))
}

/// Tells what is wrong with a position that was not judged, in the order of rules 6.3.
pub(super) fn judge(
    position: &Rhythm,
    reading: Reading,
    faults: &mut impl Faults<Refusal>,
) -> ControlFlow<()> {
    let boards = Layer::ALL.map(|layer| (layer, position.board(layer)));
    kings(&position.boards, faults)?;
    if reading == Reading::Strict {
        plain::judge_counts(boards, site, faults)?;
        for (layer, board) in boards {
            plain::judge_points(board, layer, site, faults)?;
        }
    }
    let waiting = position.actor.other();
    let attackers = movegen::king_attackers(position, waiting);
    if let Some(&at) = attackers.first() {
        let king = position.board(Layer::Standard).king(waiting);
        let refusal = Refusal::OpponentInCheck {
            side: Colour(waiting),
            at,
        };
        let all = attackers
            .iter()
            .copied()
            .chain(king.map(Node::standard))
            .map(site);
        faults.fault(refusal, || At::sites(all))?;
    }
    ControlFlow::Continue(())
}

/// The placements of the three layers; `None` for an empty one (`E_LAYERS`).
fn placements(text: &str) -> Result<[Option<&str>; 3], Refusal> {
    let layers: Vec<&str> = text.split(':').collect();
    let layer = |text| (text != EMPTY_LAYER).then_some(text);
    match layers[..] {
        // Alone, `-` is no placement: it fails the test of ten ranks.
        [standard] => Ok([None, Some(standard), None]),
        [ground, standard, sky] => Ok([layer(ground), layer(standard), layer(sky)]),
        _ => Err(Refusal::LayerCount {
            count: layers.len(),
        }),
    }
}

/// `red,black`, or `-`, or nothing (`E_ENERGY`).
fn energies(third: Option<&str>) -> Result<[Energy; 2], Refusal> {
    let Some(text) = third.filter(|text| *text != "-") else {
        return Ok([Energy::NONE; 2]);
    };
    let parsed = text
        .split_once(',')
        .and_then(|(red, black)| Some([energy(red)?, energy(black)?]));
    parsed.ok_or_else(|| Refusal::EnergyField {
        text: excerpt(text),
        most: Energy::CAP.value(),
    })
}

/// One or two digits: no sign, no leading zeros beyond what a number needs.
fn energy(text: &str) -> Option<Energy> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits).and_then(Energy::new)
}

/// Exactly one king a side, on the standard layer, in its palace (`E_KING`).
fn kings(boards: &[Board; 3], faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
    for layer in [Layer::Ground, Layer::Sky] {
        for side in Side::ALL {
            for king in boards[layer.index()].pieces(side, Kind::King) {
                let at = Node::new(layer, king);
                let side = Colour(side);
                let refusal = Refusal::KingOffLayer { side, at };
                faults.fault(refusal, || At::sites([site(at)]))?;
            }
        }
    }
    plain::judge_kings(&boards[Layer::Standard.index()], site, faults)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RSTART;
    use rules::{Game, Refused, Text};

    fn code(text: &str) -> &'static str {
        Rhythm::read_position(text, Reading::Strict, RhythmOptions::default())
            .map_or_else(|refusal| refusal.code(), |_| "ok")
    }

    const KINGS: &str = "4k4/9/9/9/9/9/9/9/9/3K5";

    #[test]
    fn codes_come_in_order() {
        let cases = [
            (String::new(), "E_FIELDS"),
            (format!("-:{KINGS}:- w 0,0 x 0 1"), "E_FIELDS"),
            (format!("-:{KINGS} x 99,0 - 0 1"), "E_SIDE"),
            (format!("-:{KINGS} w 99,0 - 0 1"), "E_LAYERS"),
            (format!("-:{KINGS}:-:- w"), "E_LAYERS"),
            (format!("x9:{KINGS}:9 w"), "E_RANKS"),
            ("- w".to_owned(), "E_RANKS"),
            (format!("9/9/9/9/9/9/9/9/9/8x:{KINGS}:- w 11,0"), "E_CHAR"),
            (format!("9/9/9/9/9/9/9/9/9/8:{KINGS}:- w 11,0"), "E_WIDTH"),
            (format!("-:{KINGS}:- w 11,0 - -1 1"), "E_ENERGY"),
            (format!("{KINGS} w 0,+1"), "E_ENERGY"),
            (format!("{KINGS} w 0"), "E_ENERGY"),
            (format!("{KINGS} w 0,0,0"), "E_ENERGY"),
            (format!("{KINGS} w , - 0 1"), "E_ENERGY"),
            ("9/9/9/9/9/9/9/9/9/9 w 0,0 - x 1".to_owned(), "E_CLOCK"),
            (format!("{KINGS}:-:- w"), "E_KING"),
            ("-:-:- w".to_owned(), "E_KING"),
            (
                format!("RR7/9/9/9/9/9/9/9/9/9:{KINGS}:R8/9/9/9/9/9/9/9/9/9 w"),
                "E_COUNT",
            ),
            (format!("-:{KINGS}:A8/9/9/9/9/9/9/9/9/9 w"), "E_POINT"),
            (
                format!("-:{KINGS}:4N4/9/9/9/9/9/9/9/9/9 w 3,0"),
                "E_OPPONENT_IN_CHECK",
            ),
            (format!("-:{KINGS}:4N4/9/9/9/9/9/9/9/9/9 w 2,0"), "ok"),
            (format!("{KINGS} r"), "ok"),
            (format!("{KINGS} w 3,10"), "ok"),
        ];
        for (text, expected) in cases {
            assert_eq!(code(&text), expected, "{text}");
        }
    }

    #[test]
    fn plain_text_means_the_standard_layer() {
        let position =
            Rhythm::read_position(crate::START, Reading::Strict, RhythmOptions::default());
        assert_eq!(position, Ok(Rhythm::start(RhythmOptions::default())));
        assert_eq!(position.map(|p| p.position_text()).as_deref(), Ok(RSTART));
    }
}
