//! Section 17.1: the options, read from the text `name=value name=value`.

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules {
    /// `book=revised`
    pub(crate) revised: bool,
    pub(crate) aim: &'static str,
    pub(crate) army: &'static str,
    /// `points=decide`
    pub(crate) decide: bool,
}

const AIMS: [&str; 5] = ["commander", "battle", "sea", "air", "land"];
const ARMIES: [&str; 3] = ["full", "sea9", "air9"];

impl Rules {
    /// The game of sections 1 to 13.
    pub(crate) const UPSTREAM: Rules = Rules {
        revised: false,
        aim: "commander",
        army: "full",
        decide: false,
    };

    /// Reads options of which every one that is not given has the default of the rules text.
    pub(crate) fn read(text: &str) -> Result<Rules, &'static str> {
        let mut rules = Rules {
            revised: true,
            ..Rules::UPSTREAM
        };
        let mut names = Vec::new();
        for part in text.split(' ').filter(|_| text != "default") {
            let (name, value) = part.split_once('=').ok_or("E_OPTION")?;
            if names.contains(&name) {
                return Err("E_OPTION");
            }
            names.push(name);
            let one_of = |list: &[&'static str]| {
                let found = list.iter().copied().find(|known| *known == value);
                found.ok_or("E_OPTION")
            };
            match name {
                "book" => rules.revised = one_of(&["revised", "upstream"])? == "revised",
                "aim" => rules.aim = one_of(&AIMS)?,
                "army" => rules.army = one_of(&ARMIES)?,
                "points" => rules.decide = one_of(&["shown", "decide"])? == "decide",
                _ => return Err("E_OPTION"),
            }
        }
        let needs_commander = rules.aim == "commander" || rules.aim == "land";
        if rules.army != "full" && needs_commander {
            return Err("E_OPTION");
        }
        Ok(rules)
    }

    /// All four options by name.
    pub(crate) fn text(self) -> String {
        format!(
            "book={} aim={} army={} points={}",
            if self.revised { "revised" } else { "upstream" },
            self.aim,
            self.army,
            if self.decide { "decide" } else { "shown" }
        )
    }

    /// Every combination that is allowed.
    pub(crate) fn all() -> Vec<Rules> {
        let mut all = Vec::new();
        for book in ["revised", "upstream"] {
            for aim in AIMS {
                for army in ARMIES {
                    for points in ["shown", "decide"] {
                        let text = format!("book={book} aim={aim} army={army} points={points}");
                        all.extend(Rules::read(&text));
                    }
                }
            }
        }
        all
    }

    /// rules: 17.8
    pub(crate) fn has_commanders(self) -> bool {
        self.army == "full"
    }

    /// The text of the initial position (rules: 11.3, 17.8).
    pub(crate) fn start(self) -> &'static str {
        match self.army {
            "sea9" => "11/1n2f3f2/3a2s2a1/2n1g3g2/11/11/11/11/2N1G3G2/3A2S2A1/1N2F3F2/11 r - - 0 1",
            "air9" => "11/1n2f3f2/6s4/2n1g3g2/2i7i/11/11/2I7I/2N1G3G2/6S4/1N2F3F2/11 r - - 0 1",
            _ => {
                "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1"
            }
        }
    }
}
