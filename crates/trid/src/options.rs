//! The fourteen rule options and their presets (rules: 10). They are part of a game's identity and of its saved form.

use rules::{CommonRefusal, OptionSpec, PresetSpec, RuleOptions};

/// Declares the options once: type, values with their texts, field, name and summary.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $kind:ident { $first:ident = $first_text:literal, $second:ident = $second_text:literal } $summary:literal;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
            #[repr(u8)]
            pub enum $kind {
                #[doc = concat!("`", $first_text, "`, the default.")]
                #[default]
                $first,
                #[doc = concat!("`", $second_text, "`.")]
                $second,
            }
        )*

        /// Every rule option; the default is the normative game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct Options {
            $(
                $(#[$doc])*
                pub $field: $kind,
            )*
        }

        impl RuleOptions for Options {
            const LIST: &'static [OptionSpec] = &[
                $(OptionSpec {
                    name: stringify!($field),
                    values: &[$first_text, $second_text],
                    summary: $summary,
                },)*
            ];
            const PRESETS: &'static [PresetSpec] = PRESETS;

            fn set(&mut self, name: &str, value: &str) -> Result<(), CommonRefusal> {
                match (name, value) {
                    $(
                        (stringify!($field), $first_text) => self.$field = $kind::$first,
                        (stringify!($field), $second_text) => self.$field = $kind::$second,
                    )*
                    _ => return Err(CommonRefusal::option(name, value, Self::LIST)),
                }
                Ok(())
            }

            fn get(&self, name: &str) -> Option<String> {
                let text = match name {
                    $(
                        stringify!($field) => match self.$field {
                            $kind::$first => $first_text,
                            $kind::$second => $second_text,
                        },
                    )*
                    _ => return None,
                };
                Some(text.to_owned())
            }
        }
    };
}

options! {
    /// Whether boards may change tracks.
    cross_track: CrossTrack { On = "on", Off = "off" }
        "boards may change tracks; off: only edges of one track, no sideways moves";
    /// Which pins are neighbours.
    pin_graph: PinGraph { Revised = "revised", Meder1995 = "meder1995" }
        "which pins are neighbours; meder1995: one or two numbers apart on one track, the same number across";
    /// Whether a board may turn on its pin.
    rotate_in_place: RotateInPlace { Off = "off", On = "on" }
        "on: a board with exactly one passenger may turn on its pin as a whole turn";
    /// Whether a piece keeps sliders and pawns from stopping on other levels of its column.
    destination_shadow: DestinationShadow { Off = "off", On = "on" }
        "on: sliders and pawns may not stop on an empty square of a column occupied on another level";
    /// Whether slides pass columns that have no square.
    slide_over_gaps: SlideOverGaps { Off = "off", On = "on" }
        "on: columns without active squares do not stop slides and attacks";
    /// Whether sliders may go from a board of one track to a board of the other.
    cross_track_slides: CrossTrackSlides { Off = "off", On = "on" }
        "on: sliders may end on a board of the other track";
    /// Where the king goes by queenside castling.
    queenside_castle: QueensideCastle { Exchange = "exchange", Beside = "beside" }
        "beside: the king goes beside the rook's square, the rook to the king's";
    /// Whether the very first turn may be a castling.
    castle_first_turn: CastleFirstTurn { Forbidden = "forbidden", Allowed = "allowed" }
        "allowed: a player may castle on the first turn";
    /// What a board with a passenger counts as forward.
    forward: Forward { PinNumber = "pin_number", Rank = "rank" }
        "what is forward for a board: the next pin number, or as seen from above the next rank";
    /// Whether pieces keep boards from arriving above or below them.
    board_shadow: BoardShadow { On = "on", Off = "off" }
        "off: a board may arrive above or below any piece, and the kings may share a column";
    /// How the passenger of a board may arrive on another pin.
    arrivals: Arrivals { Both = "both", Identity = "identity" }
        "identity: a passenger keeps its cell, no rotated arrival";
    /// Whether a ride to the furthest rank promotes a pawn.
    carried_promotion: CarriedPromotion { Off = "off", On = "on" }
        "on: a carried pawn that lands on its furthest rank promotes as part of the board's move";
    /// Whether a carried pawn may take en passant.
    ep_by_transported: EpByTransported { Forbidden = "forbidden", Allowed = "allowed" }
        "allowed: a carried pawn may take en passant";
    /// Whether castling asks who controls the boards.
    castle_control: CastleControl { Required = "required", Free = "free" }
        "free: enemy pieces on the boards do not hinder castling";
}

/// Short names for sets of options (rules: 10.2).
const PRESETS: &[PresetSpec] = &[
    PresetSpec {
        name: "revised",
        options: &[],
        summary: "the revised Meder system: the rules of this project's sources",
    },
    PresetSpec {
        name: "meder",
        options: &[
            ("pin_graph", "meder1995"),
            ("slide_over_gaps", "on"),
            ("cross_track_slides", "on"),
            ("queenside_castle", "beside"),
            ("forward", "rank"),
            ("board_shadow", "off"),
            ("arrivals", "identity"),
            ("carried_promotion", "on"),
            ("ep_by_transported", "allowed"),
            ("castle_control", "free"),
        ],
        summary: "Jens Meder's Tournament Rules of 1995, as far as they speak about moves",
    },
];

#[cfg(test)]
mod tests {
    use rules::Refused as _;

    use super::*;

    #[test]
    fn every_value_is_set_and_read_back() {
        for spec in Options::LIST {
            let mut options = Options::default();
            assert_eq!(options.get(spec.name).as_deref(), Some(spec.values[0]));
            for value in spec.values {
                options.set(spec.name, value).unwrap();
                assert_eq!(options.get(spec.name).as_deref(), Some(*value));
            }
            assert_ne!(options, Options::default(), "{}", spec.name);
        }
    }

    #[test]
    fn a_rule_set_is_named_by_its_options_alone() {
        assert_eq!(Options::default().rule_set(), Some("revised"));
        let meder = Options::preset("meder").unwrap();
        assert_eq!(meder.rule_set(), Some("meder"));
        for spec in Options::LIST {
            for mut options in [Options::default(), meder] {
                let now = options.get(spec.name);
                let other = spec
                    .values
                    .iter()
                    .find(|value| now.as_deref() != Some(**value));
                options.set(spec.name, other.unwrap()).unwrap();
                assert_eq!(options.rule_set(), None, "{}", spec.name);
            }
        }
        assert_eq!(Options::preset("bartmess").unwrap_err().code(), "E_OPTION");
    }

    #[test]
    fn unknown_names_and_values_are_refused() {
        let mut options = Options::default();
        for (name, value) in [("gravity", "on"), ("cross_track", "maybe"), ("", "")] {
            let refusal = options.set(name, value).unwrap_err();
            assert_eq!(refusal.code(), "E_OPTION");
        }
        assert_eq!(options, Options::default());
        assert_eq!(options.get("gravity"), None);
    }
}
