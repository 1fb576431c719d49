//! The notations by name, and their options.

/// A notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Form {
    /// Coordinates with ranks 0 to 9: the machine form.
    Iccs,
    /// Coordinates with ranks 1 to 10.
    Uci,
    /// Letters and signs of the world federation.
    Wxf,
    /// Chinese characters.
    Chinese,
}

/// How WXF marks a sideways move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Sideways {
    /// `C2.5`, as on the sheet.
    #[default]
    Dot,
    /// `C2=5`: the option `wxf_equals`.
    Equals,
}

/// How WXF names pawns that stand one behind another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Tandem {
    /// As on the sheet of the federation.
    #[default]
    Sheet,
    /// The ordinal from the front, then the file: the option `tandem=ordinal`. `33.4` then is the third pawn of file 3
    /// and not the middle one of three.
    Ordinal,
}

/// The options of WXF.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Style {
    /// The sign of sideways moves; readers take both.
    pub(crate) sideways: Sideways,
    /// The names of tandem pawns.
    pub(crate) tandem: Tandem,
}

impl Form {
    /// Every form, the machine form first.
    pub(crate) const ALL: [Form; 4] = [Form::Iccs, Form::Uci, Form::Wxf, Form::Chinese];

    /// Their names, in the same order.
    pub(crate) const NAMES: &'static [&'static str] = &["iccs", "uci", "wxf", "chinese"];

    /// The name on the command line.
    #[must_use]
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Form::Iccs => "iccs",
            Form::Uci => "uci",
            Form::Wxf => "wxf",
            Form::Chinese => "chinese",
        }
    }

    /// The same move in each form, for whoever wrote something else.
    pub(super) const fn example(self) -> &'static str {
        match self {
            Form::Iccs => "h2e2",
            Form::Uci => "h3e3",
            Form::Wxf => "C2.5",
            Form::Chinese => "炮二平五",
        }
    }

    /// Whether a text has the look of this form, legal or not. WXF and Chinese are read by comparing with the legal moves,
    /// which cannot tell a wrong move from a text that is none.
    pub(super) fn is_look_of(self, text: &str) -> bool {
        let text = text.trim();
        match self {
            Form::Iccs | Form::Uci => true,
            // Two of place, a layer, a direction, a number, a grade.
            Form::Wxf => {
                (4..=7).contains(&text.len()) && text.contains(['+', '-', '.', '=', '^', '_'])
            }
            Form::Chinese => !text.is_ascii(),
        }
    }

    /// The form of a name. WXF takes its options after a colon: `wxf:wxf_equals`, `wxf:tandem=ordinal`.
    #[must_use]
    pub(crate) fn from_name(name: &str) -> Option<(Form, Style)> {
        let mut style = Style::default();
        let form = match name {
            "wxf:wxf_equals" => {
                style.sideways = Sideways::Equals;
                Form::Wxf
            }
            "wxf:tandem=ordinal" => {
                style.tandem = Tandem::Ordinal;
                Form::Wxf
            }
            _ => Form::ALL.into_iter().find(|form| form.name() == name)?,
        };
        Some((form, style))
    }
}
