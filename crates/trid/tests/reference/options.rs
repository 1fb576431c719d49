//! The fourteen options and the presets (rules: 10); `true` is the second value.

/// Name, first value, second value, in the order of the rules text.
pub(crate) const OPTIONS: [(&str, &str, &str); 14] = [
    ("cross_track", "on", "off"),
    ("pin_graph", "revised", "meder1995"),
    ("rotate_in_place", "off", "on"),
    ("destination_shadow", "off", "on"),
    ("slide_over_gaps", "off", "on"),
    ("cross_track_slides", "off", "on"),
    ("queenside_castle", "exchange", "beside"),
    ("castle_first_turn", "forbidden", "allowed"),
    ("forward", "pin_number", "rank"),
    ("board_shadow", "on", "off"),
    ("arrivals", "both", "identity"),
    ("carried_promotion", "off", "on"),
    ("ep_by_transported", "forbidden", "allowed"),
    ("castle_control", "required", "free"),
];

/// The options of the preset `meder` that differ from their first value (rules: 10.2).
pub(crate) const MEDER: [(&str, &str); 10] = [
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
];

/// Which options have their second value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Options {
    pub(crate) own_track_only: bool,
    pub(crate) graph_of_1995: bool,
    pub(crate) rotate_in_place: bool,
    pub(crate) destination_shadow: bool,
    pub(crate) slide_over_gaps: bool,
    pub(crate) cross_track_slides: bool,
    pub(crate) castle_beside: bool,
    pub(crate) castle_first_turn: bool,
    pub(crate) forward_by_rank: bool,
    pub(crate) no_board_shadow: bool,
    pub(crate) identity_only: bool,
    pub(crate) carried_promotion: bool,
    pub(crate) en_passant_by_transported: bool,
    pub(crate) castle_without_control: bool,
}

impl Options {
    /// Sets one option by its name and value in the rules text; `false` if there is no such option or value.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> bool {
        let Some(index) = OPTIONS.iter().position(|known| known.0 == name) else {
            return false;
        };
        let second = value == OPTIONS[index].2;
        if !second && value != OPTIONS[index].1 {
            return false;
        }
        let place = match index {
            0 => &mut self.own_track_only,
            1 => &mut self.graph_of_1995,
            2 => &mut self.rotate_in_place,
            3 => &mut self.destination_shadow,
            4 => &mut self.slide_over_gaps,
            5 => &mut self.cross_track_slides,
            6 => &mut self.castle_beside,
            7 => &mut self.castle_first_turn,
            8 => &mut self.forward_by_rank,
            9 => &mut self.no_board_shadow,
            10 => &mut self.identity_only,
            11 => &mut self.carried_promotion,
            12 => &mut self.en_passant_by_transported,
            _ => &mut self.castle_without_control,
        };
        *place = second;
        true
    }

    /// The options of a list of names and values, a preset expanded first; unknown ones fail the test that asks.
    pub(crate) fn of(list: &[(&str, &str)]) -> Options {
        let mut options = Options::default();
        for (_, preset) in list.iter().filter(|(name, _)| *name == "preset") {
            assert!(matches!(*preset, "revised" | "meder"), "no preset {preset}");
            for (name, value) in MEDER.iter().filter(|_| *preset == "meder") {
                assert!(options.set(name, value), "no option {name} = {value}");
            }
        }
        for (name, value) in list.iter().filter(|(name, _)| *name != "preset") {
            assert!(options.set(name, value), "no option {name} = {value}");
        }
        options
    }
}
