//! The rule options of rhythm xiangqi (rules: 9.8).

use rules::{CommonRefusal, OptionSpec, PresetSpec, RuleOptions};

use super::Layer;
use crate::Options;

/// What becomes of a move that missed the beat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MissPolicy {
    /// It stands and earns nothing.
    #[default]
    Lenient,
    /// It is not played and the turn passes, unless the mover is in check.
    Strict,
}

/// An optional match rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Switch {
    /// Not played.
    #[default]
    Off,
    /// Played.
    On,
}

/// The layers that vertical moves may end on; the standard layer is always one of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum OpenLayers {
    /// `0,1,2`
    #[default]
    All,
    /// `0,1`
    NoSky,
    /// `1,2`
    NoGround,
    /// `1`: plain xiangqi.
    Standard,
}

impl OpenLayers {
    /// Whether vertical moves may end on the layer.
    #[must_use]
    #[inline]
    pub const fn has(self, layer: Layer) -> bool {
        match layer {
            Layer::Ground => matches!(self, OpenLayers::All | OpenLayers::NoSky),
            Layer::Standard => true,
            Layer::Sky => matches!(self, OpenLayers::All | OpenLayers::NoGround),
        }
    }
}

/// The rule options of rhythm xiangqi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RhythmOptions {
    /// Where vertical moves may end.
    pub layers_open: OpenLayers,
    /// What a miss does.
    pub miss: MissPolicy,
    /// Ten perfect moves in a row, the last with check, win.
    pub dominance: Switch,
    /// Five misses in a row take all energy.
    pub chaos: Switch,
    /// The options of plain xiangqi.
    pub plain: Options,
}

const LAYERS: [(&str, OpenLayers); 4] = [
    ("0,1,2", OpenLayers::All),
    ("0,1", OpenLayers::NoSky),
    ("1,2", OpenLayers::NoGround),
    ("1", OpenLayers::Standard),
];
const MISS: [(&str, MissPolicy); 2] = [
    ("lenient", MissPolicy::Lenient),
    ("strict", MissPolicy::Strict),
];
const SWITCH: [(&str, Switch); 2] = [("off", Switch::Off), ("on", Switch::On)];

fn named<T: Copy>(table: &[(&str, T)], value: &str) -> Option<T> {
    let (_, meaning) = table.iter().find(|(name, _)| *name == value)?;
    Some(*meaning)
}

fn name_of<T: PartialEq>(table: &[(&'static str, T)], meaning: T) -> Option<String> {
    let (name, _) = table.iter().find(|(_, other)| *other == meaning)?;
    Some((*name).to_owned())
}

impl RuleOptions for RhythmOptions {
    const LIST: &'static [OptionSpec] = &[
        OptionSpec {
            name: "layers_open",
            values: &["0,1,2", "0,1", "1,2", "1"],
            summary: "layers that vertical moves may end on; 1 alone is plain xiangqi",
        },
        OptionSpec {
            name: "miss",
            values: &["lenient", "strict"],
            summary: "a missed move stands without income, or is lost with its turn",
        },
        OptionSpec {
            name: "dominance",
            values: &["off", "on"],
            summary: "ten perfect moves in a row, the last with check, win",
        },
        OptionSpec {
            name: "chaos",
            values: &["off", "on"],
            summary: "five misses in a row take all energy",
        },
        Options::LIST[0],
        Options::LIST[1],
    ];

    const PRESETS: &'static [PresetSpec] = Options::PRESETS;

    /// rules: 5.12
    const UNNAMED: &'static [(&'static str, &'static str)] = Options::UNNAMED;

    fn set(&mut self, name: &str, value: &str) -> Result<(), CommonRefusal> {
        let unknown = || CommonRefusal::option(name, value, Self::LIST);
        match name {
            "layers_open" => self.layers_open = named(&LAYERS, value).ok_or_else(unknown)?,
            "miss" => self.miss = named(&MISS, value).ok_or_else(unknown)?,
            "dominance" => self.dominance = named(&SWITCH, value).ok_or_else(unknown)?,
            "chaos" => self.chaos = named(&SWITCH, value).ok_or_else(unknown)?,
            _ => self.plain.set(name, value).map_err(|_| unknown())?,
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        match name {
            "layers_open" => name_of(&LAYERS, self.layers_open),
            "miss" => name_of(&MISS, self.miss),
            "dominance" => name_of(&SWITCH, self.dominance),
            "chaos" => name_of(&SWITCH, self.chaos),
            _ => self.plain.get(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Refused;

    #[test]
    fn every_value_reads_back() {
        for spec in RhythmOptions::LIST {
            let mut options = RhythmOptions::default();
            assert_eq!(
                options.get(spec.name).as_deref(),
                Some(spec.values[0]),
                "{}",
                spec.name
            );
            for value in spec.values.iter().filter(|value| !value.contains("..")) {
                options.set(spec.name, value).expect(value);
                assert_eq!(options.get(spec.name).as_deref(), Some(*value));
            }
        }
    }

    #[test]
    fn nonsense_changes_nothing() {
        let mut options = RhythmOptions::default();
        for (name, value) in [
            ("layers_open", "0,2"),
            ("layers_open", ""),
            ("layers_open", "1,0"),
            ("miss", "STRICT"),
            ("dominance", "yes"),
            ("chaos", "1"),
            ("move_limit_plies", "0"),
            ("repetition", "axf"),
            ("energy_cap", "20"),
        ] {
            let refusal = options.set(name, value).expect_err(value);
            assert_eq!(refusal.code(), "E_OPTION", "{name}={value}");
        }
        assert_eq!(options, RhythmOptions::default());
    }

    #[test]
    fn the_standard_layer_is_always_open() {
        for (text, layers) in LAYERS {
            for layer in Layer::ALL {
                let listed = text.contains(char::from(b'0' + layer as u8));
                assert_eq!(layers.has(layer), listed, "{text} {layer:?}");
            }
        }
    }
}
