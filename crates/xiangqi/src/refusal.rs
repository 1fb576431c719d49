//! What both games refuse, with the codes of the rules text (rules: 6.3, 7.3, 8.3).

use crate::detail::Colour;
use crate::{Node, Piece};

/// As much of an outside text as a message repeats, on one line.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    let start: String = text.chars().take(LONGEST).collect();
    let cut = if text.chars().nth(LONGEST).is_some() {
        "…"
    } else {
        ""
    };
    format!("{}{cut}", start.escape_debug())
}

rules::refusals! {
    /// Why a move, a notation or a position text of either game is refused. Places are nodes; those of plain xiangqi are on
    /// the standard layer, which their names do not mention.
    pub enum Refusal: Common(rules::CommonRefusal) {
        /// The game has ended.
        Over = "GAME_OVER": "the game has ended";

        /// Plain xiangqi: not two points.
        NoMove { text: String } =
            "BAD_NODE": "'{text}' is not a move; accepted: two points of files a to i and ranks 0 to 9, like h2e2";
        /// Rhythm: the text does not begin with a node.
        NoOrigin { text: String } =
            "BAD_NODE": "no origin in '{text}'; accepted: two nodes such as h2 e2^ a0_ (file a to i, rank 0 to 9, layer _ or ^ or none), then perhaps @p @g @o @m";
        /// Rhythm: no second node.
        NoDestination { text: String } =
            "BAD_NODE": "no destination in '{text}'; accepted: two nodes such as h2 e2^ a0_ (file a to i, rank 0 to 9, layer _ or ^ or none), then perhaps @p @g @o @m";
        /// Rhythm: no grade of a beat.
        UnknownGrade { text: String } =
            "BAD_NODE": "an unknown grade in '{text}'; accepted: @p @g @o @m, or none";
        /// Rhythm: more than two nodes and a grade.
        TooLong { text: String } =
            "BAD_NODE": "something after the destination in '{text}'; accepted: two nodes such as h2 e2^ a0_ (file a to i, rank 0 to 9, layer _ or ^ or none), then perhaps @p @g @o @m";
        /// The origin is no point with a rank from 1 to 10.
        UciOrigin { text: String } =
            "BAD_NODE": "the first node of '{text}' is no point in UCI; accepted: file a to i, rank 1 to 10";
        /// The destination is no point with a rank from 1 to 10.
        UciDestination { text: String } =
            "BAD_NODE": "the second node of '{text}' is no point in UCI; accepted: file a to i, rank 1 to 10";
        /// The text has not the look of the notation that it is read in.
        OtherForm { text: String, example: &'static str } =
            "BAD_NODE": "'{text}' is not written in this notation; accepted: a legal move, written like {example}";
        /// A pass where no turn can be lost.
        LostTurn =
            "BAD_NODE": "0000 is a lost turn, which only miss=strict knows; accepted: a move such as h2e2";

        /// Nothing to move.
        NoPiece { at: Node } = "NO_PIECE": "nothing stands on {at}";
        /// The opponent's piece.
        WrongSide { piece: Piece, at: Node, owner: Colour, actor: Colour } =
            "WRONG_SIDE": "the {piece} on {at} is {owner}'s, and {actor} is to move";
        /// No way at all.
        SameNode { at: Node } = "SAME_NODE": "the move ends where it starts, on {at}";
        /// An own piece stands on the destination.
        OwnPiece { piece: Piece, at: Node } = "OWN_PIECE": "the own {piece} stands on {at}";

        /// Point and layer at once.
        PointAndLayer { piece: Piece, from: Node, to: Node } =
            "LAYER": "{piece} {from}-{to}: a move changes the point or the layer, never both";
        /// The king changes its layer.
        KingLayer { from: Node, to: Node } = "LAYER": "king {from}-{to}: a king never leaves its layer";
        /// Two layers, by a piece that goes one.
        LayerByLayer { piece: Piece, from: Node, to: Node } =
            "LAYER": "{piece} {from}-{to}: it rises or sinks one layer at a time";
        /// The distance of a cannon's vertical capture.
        CannonLayers { from: Node, to: Node } =
            "LAYER": "cannon {from}-{to}: a cannon takes vertically over two layers";
        /// By `layers_open`.
        SkyClosed { piece: Piece, from: Node, to: Node } = "LAYER": "{piece} {from}-{to}: the sky layer is closed";
        /// By `layers_open`.
        GroundClosed { piece: Piece, from: Node, to: Node } = "LAYER": "{piece} {from}-{to}: the ground layer is closed";

        /// How a king goes.
        KingWay { from: Node, to: Node } = "GEOMETRY": "king {from}-{to}: a king moves one point along a line";
        /// How an advisor goes.
        AdvisorWay { from: Node, to: Node } = "GEOMETRY": "advisor {from}-{to}: an advisor moves one point diagonally";
        /// How an elephant goes.
        ElephantWay { from: Node, to: Node } =
            "GEOMETRY": "elephant {from}-{to}: an elephant moves two points diagonally";
        /// How a horse goes.
        HorseWay { from: Node, to: Node } =
            "GEOMETRY": "horse {from}-{to}: a horse moves one point along a line and one diagonally";
        /// How rooks and cannons go.
        LineWay { piece: Piece, from: Node, to: Node } =
            "GEOMETRY": "{piece} {from}-{to}: it moves along a file or a rank";
        /// How a pawn goes.
        PawnWay { from: Node, to: Node } =
            "GEOMETRY": "pawn {from}-{to}: a pawn moves one point forward, and sideways after the river";

        /// Kings and advisors stay inside.
        Palace { piece: Piece, from: Node, to: Node } = "PALACE": "{piece} {from}-{to}: {to} is outside the palace";
        /// Elephants stay at home.
        River { from: Node, to: Node } = "RIVER": "elephant {from}-{to}: an elephant never crosses the river";
        /// Something stands beside the horse.
        Leg { from: Node, to: Node, leg: Node } = "LEG": "horse {from}-{to}: its leg on {leg} is blocked";
        /// Something stands in the middle of the elephant's way.
        Eye { from: Node, to: Node, eye: Node } = "EYE": "elephant {from}-{to}: its eye on {eye} is blocked";
        /// The first piece between origin and destination.
        Path { piece: Piece, from: Node, to: Node, blocker: Piece, at: Node } =
            "PATH": "{piece} {from}-{to}: the {blocker} on {at} stands in the way";
        /// A cannon takes without a screen.
        NoScreen { from: Node, to: Node } =
            "SCREEN": "cannon {from}-{to}: a cannon takes over exactly one screen, and nothing stands between";
        /// A cannon takes over too much.
        Screens { from: Node, to: Node, count: usize } =
            "SCREEN": "cannon {from}-{to}: a cannon takes over exactly one screen, here are {count}";
        /// A cannon takes vertically without a screen.
        NoScreenBetween { from: Node, to: Node, between: Node } =
            "SCREEN": "cannon {from}-{to}: no piece stands on the layer between, on {between}";
        /// A vertical move that the side cannot pay.
        Energy { piece: Piece, from: Node, to: Node, cost: u8, side: Colour, energy: u8 } =
            "ENERGY": "{piece} {from}-{to}: the move costs {cost} energy, {side} has {energy}";
        /// The two kings would see each other.
        Facing { king: Node, enemy: Node } = "FACING": "the kings on {king} and {enemy} would face each other";
        /// A piece would attack the own king.
        SelfCheck { piece: Piece, at: Node } = "SELF_CHECK": "the {piece} on {at} would take the king";
        /// A pass does not answer a check.
        PassInCheck =
            "SELF_CHECK": "no turn is lost while the king is attacked; accepted: a move that answers the check";

        /// No legal move is written so.
        NoSuchMove { text: String, example: String } =
            "NO_SUCH_MOVE": "'{text}' fits no legal move; accepted: a legal move, for example {example}";
        /// There is no legal move.
        NoMoveLeft { text: String } = "NO_SUCH_MOVE": "'{text}' fits no legal move; the game is over";
        /// Two legal moves are written so; both in machine form.
        Ambiguous { text: String, one: String, other: String } =
            "AMBIGUOUS": "'{text}' may be {one} or {other}; accepted: a text that fits one move";

        /// Too few or too many fields.
        FieldCount { count: usize } =
            "E_FIELDS": "the number of fields is {count}; accepted: two to six, separated by single spaces";
        /// Two spaces, or one at an end.
        EmptyField { number: usize } = "E_FIELDS": "field {number} is empty; accepted: single spaces between fields";
        /// A field without a meaning.
        UnusedField { number: usize, text: String } = "E_FIELDS": "field {number} is '{text}'; accepted: -";
        /// Nobody's turn.
        SideField { text: String } =
            "E_SIDE": "field 2 is '{text}'; accepted: w or r for Red, b for Black";
        /// Layers in plain xiangqi.
        SeveralPlacements = "E_LAYERS": "several placements joined by ':'; accepted: one placement";
        /// Neither one nor three layers in rhythm.
        LayerCount { count: usize } =
            "E_LAYERS": "{count} placements joined by ':'; accepted: one, or three as ground:standard:sky";
        /// Not ten ranks.
        RankCount { text: String, count: usize } =
            "E_RANKS": "the number of ranks in '{text}' is {count}; accepted: 10";
        /// Neither a piece nor a run of empty points.
        Letter { letter: String, rank: u8 } =
            "E_CHAR": "'{letter}' in rank {rank}; accepted: K A B N R C P (also E, H) in either case and 1 to 9";
        /// Not nine points.
        Width { rank: u8, width: usize } = "E_WIDTH": "the width of rank {rank} is {width}; accepted: 9 points";
        /// No energies.
        EnergyField { text: String, most: u8 } =
            "E_ENERGY": "field 3 is '{text}'; accepted: - or two integers 0 to {most} as red,black";
        /// No number of plies.
        ClockField { text: String, most: u32 } = "E_CLOCK": "move clock '{text}'; accepted: 0 to {most}";
        /// No number of a move.
        NumberField { text: String, most: u32 } = "E_CLOCK": "move number '{text}'; accepted: 1 to {most}";
        /// No king, or several.
        Kings { count: usize, side: Colour } = "E_KING": "{count} {side} kings; accepted: 1";
        /// The king is not at home.
        KingOutside { side: Colour, at: Node } = "E_KING": "the {side} king on {at} is outside its palace";
        /// The king is above or below its layer.
        KingOffLayer { side: Colour, at: Node } =
            "E_KING": "the {side} king stands on {at}; accepted: on the standard layer";
        /// More of a kind than a set has.
        TooMany { count: usize, side: Colour, piece: Piece, most: usize } =
            "E_COUNT": "{count} {side} {piece}s; accepted: at most {most}";
        /// Where no move leads.
        Unreachable { side: Colour, piece: Piece, at: Node } =
            "E_POINT": "a {side} {piece} can never stand on {at}";
        /// The side to move could take the king.
        OpponentInCheck { side: Colour, at: Node } =
            "E_OPPONENT_IN_CHECK": "{side} is not to move, but its king is attacked from {at}";
    }
}

impl Refusal {
    /// Whether it is a `BAD_NODE`: the text is no move at all, in the notation that it is read in.
    pub(crate) const fn is_not_a_step(&self) -> bool {
        matches!(
            self,
            Refusal::NoMove { .. }
                | Refusal::NoOrigin { .. }
                | Refusal::NoDestination { .. }
                | Refusal::UnknownGrade { .. }
                | Refusal::TooLong { .. }
                | Refusal::UciOrigin { .. }
                | Refusal::UciDestination { .. }
                | Refusal::OtherForm { .. }
                | Refusal::LostTurn
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Detail, Refused, Side};

    #[test]
    fn outside_texts_are_cut_and_stay_on_one_line() {
        assert_eq!(excerpt("h2e2"), "h2e2");
        assert_eq!(excerpt("h2\ne2"), "h2\\ne2");
        let long = excerpt(&"é".repeat(41));
        assert_eq!((long.chars().count(), long.ends_with('…')), (41, true));
    }

    #[test]
    fn what_is_no_move_has_one_code() {
        let text = String::new;
        for refusal in [
            Refusal::NoMove { text: text() },
            Refusal::NoOrigin { text: text() },
            Refusal::NoDestination { text: text() },
            Refusal::UnknownGrade { text: text() },
            Refusal::TooLong { text: text() },
            Refusal::UciOrigin { text: text() },
            Refusal::UciDestination { text: text() },
            Refusal::OtherForm {
                text: text(),
                example: "",
            },
            Refusal::LostTurn,
            Refusal::NoMoveLeft { text: text() },
            Refusal::PassInCheck,
        ] {
            let coded = refusal.code() == "BAD_NODE";
            assert_eq!(refusal.is_not_a_step(), coded, "{refusal:?}");
        }
        let coded = Refusal::cases().into_iter();
        let coded = coded.filter(|case| case.code == "BAD_NODE");
        assert_eq!(coded.count(), 9, "as many as the first ones above");
    }

    #[test]
    fn pieces_are_told_with_their_side_and_places_with_their_layer() {
        let piece = Piece::from_letter('n').expect("a horse");
        let (at, _) = Node::from_prefix("e5^").expect("a node");
        let refusal = rules::Refusal::from(Refusal::SelfCheck { piece, at });
        assert_eq!(refusal.message, "the horse on e5^ would take the king");
        assert_eq!(
            refusal.details,
            [
                (
                    "piece",
                    Detail::Piece {
                        kind: "horse",
                        side: Some(Side::Second)
                    }
                ),
                ("at", Detail::Place("e5^".into()))
            ]
        );
    }
}
