//! The rule options (rules: 17.1). They are part of a game's identity and of its saved form.

use rules::{CommonRefusal, OptionSpec, PresetSpec, RuleOptions};

/// Declares the options once: type, values with their texts (the default first), field, name and summary.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $kind:ident {
        $(#[$first_doc:meta])* $first:ident = $first_text:literal
        $(, $(#[$other_doc:meta])* $other:ident = $other_text:literal)+
    } $summary:literal;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
            #[repr(u8)]
            pub enum $kind {
                $(#[$first_doc])*
                #[default]
                $first,
                $($(#[$other_doc])* $other,)+
            }
        )*

        /// Every rule option.
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
                    values: &[$first_text $(, $other_text)+],
                    summary: $summary,
                },)*
            ];

            const PRESETS: &'static [PresetSpec] = PRESETS;

            /// Before there was a second book.
            const UNNAMED: &'static [(&'static str, &'static str)] = &[("book", "upstream")];

            fn set(&mut self, name: &str, value: &str) -> Result<(), CommonRefusal> {
                match (name, value) {
                    $(
                        (stringify!($field), $first_text) => self.$field = $kind::$first,
                        $((stringify!($field), $other_text) => self.$field = $kind::$other,)+
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
                            $($kind::$other => $other_text,)+
                        },
                    )*
                    _ => return None,
                };
                Some(text.to_owned())
            }

            fn agree(&self) -> Result<(), CommonRefusal> {
                if self.army == Army::Full || self.aim.suits_nine() {
                    return Ok(());
                }
                Err(CommonRefusal::OptionPair {
                    name: "army".to_owned(),
                    value: self.get("army").unwrap_or_default(),
                    other: "aim".to_owned(),
                    accepted: ["battle", "sea", "air"].into_iter().collect(),
                })
            }
        }
    };
}

options! {
    /// How pieces move, capture, ride and fly.
    book: Book {
        /// The author's revised book (rules: 17.2 to 17.5).
        Revised = "revised",
        /// The public implementation: sections 1 to 13 as they stand.
        Upstream = "upstream"
    }
        "whose rules of movement; revised: the author's revised book, upstream: the public implementation";
    /// What ends the game besides the commander (rules: 17.6).
    aim: Aim {
        /// Nothing.
        Commander = "commander",
        /// Any of the three divisions; of nine pieces navies and air forces.
        Battle = "battle",
        /// All navies.
        Sea = "sea",
        /// All air forces.
        Air = "air",
        /// All tanks, infantry and artillery.
        Land = "land"
    }
        "what wins besides the commander; battle: the navies, the air forces or the land army, sea, air, land: that division";
    /// The army and the initial position (rules: 17.8).
    army: Army {
        /// Nineteen pieces.
        Full = "full",
        /// Navies, air forces, artillery, missile and guns, without a commander.
        Sea9 = "sea9",
        /// The same with infantry instead of artillery.
        Air9 = "air9"
    }
        "the pieces; sea9 and air9: nine a side without a commander, for aim=battle, sea or air";
    /// Whether points only are shown or can decide (rules: 17.7).
    points: Points {
        /// Shown.
        Shown = "shown",
        /// They can turn the result of a battle, and decide when time is up.
        Decide = "decide"
    }
        "decide: who destroys a division but has fewer points loses, and points decide when time is up";
}

/// Short names for sets of options: the games of the author's book (rules: 19, sentences 50 to 54), and what was played before.
/// Each names the book, so that it means the same whichever of them is the default.
const PRESETS: &[PresetSpec] = &[
    PresetSpec {
        name: "author",
        options: &[("book", "revised")],
        summary: "as its author plays it: the revised book, the commander decides",
    },
    PresetSpec {
        name: "total",
        options: &[("book", "revised"), ("points", "decide")],
        summary: "the book's total force: the commander decides, and points when time is up",
    },
    PresetSpec {
        name: "tactical",
        options: &[("book", "revised"), ("aim", "battle"), ("points", "decide")],
        summary: "the book's tactical play: the first division that falls, or the commander, and points",
    },
    PresetSpec {
        name: "sea_battle",
        options: &[("book", "revised"), ("aim", "sea"), ("army", "sea9")],
        summary: "the book's sea battle: nine pieces a side, the navies decide",
    },
    PresetSpec {
        name: "air_battle",
        options: &[("book", "revised"), ("aim", "air"), ("army", "air9")],
        summary: "the book's air battle: nine pieces a side, the air forces decide",
    },
    PresetSpec {
        name: "before",
        options: &[("book", "upstream")],
        summary: "as before: the rules of the public implementation",
    },
];

impl Aim {
    /// Whether an army without a commander can fight for it (rules: 17.1).
    const fn suits_nine(self) -> bool {
        matches!(self, Aim::Battle | Aim::Sea | Aim::Air)
    }
}

impl Options {
    /// The revised book with everything else as usual.
    #[must_use]
    pub fn revised() -> Options {
        Options {
            book: Book::Revised,
            ..Options::default()
        }
    }

    /// The book of the public implementation with everything else as usual.
    #[must_use]
    pub fn upstream() -> Options {
        Options {
            book: Book::Upstream,
            ..Options::default()
        }
    }

    /// Whether each side has a commander.
    #[inline]
    pub(crate) const fn has_commanders(self) -> bool {
        matches!(self.army, Army::Full)
    }
}

#[cfg(test)]
mod tests {
    use rules::{Refused as _, read_options};

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
        assert_eq!(Options::default(), Options::revised());
    }

    #[test]
    fn an_old_record_is_of_the_book_that_there_was() {
        assert_eq!(rules::read_recorded_options(&[]), Ok(Options::upstream()));
    }

    /// A preset can be played, is known again by its options, and loses its name with any of them.
    #[test]
    fn a_rule_set_is_named_by_its_options_alone() {
        for preset in PRESETS {
            let options = Options::preset(preset.name).unwrap();
            assert_eq!(options.agree(), Ok(()), "{}", preset.name);
            assert_eq!(options.rule_set(), Some(preset.name));
            assert_eq!(options.in_force(), preset.name);
        }
        let mut own = Options::preset("before").unwrap();
        own.set("points", "decide").unwrap();
        assert_eq!(own.rule_set(), None);
        assert!(own.in_force().contains("points=decide"));
        assert_eq!(
            Options::preset("land-battle").unwrap_err().code(),
            "E_OPTION"
        );
    }

    #[test]
    fn the_order_of_the_options_does_not_matter() {
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let (aim, army) = (pair("aim", "sea"), pair("army", "sea9"));
        let options: Options = read_options(&[army.clone(), aim.clone()]).unwrap();
        assert_eq!(options, read_options(&[aim, army.clone()]).unwrap());
        let refusal = read_options::<Options>(&[army]).unwrap_err();
        assert_eq!(refusal.code(), "E_OPTION");
        assert_eq!(
            refusal.to_string(),
            "option 'army' does not take 'sea9' with this 'aim'; accepted for 'aim': battle, sea, air"
        );
    }
}
