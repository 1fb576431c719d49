//! Who holds a side.

use rules::Side;

use crate::PersonId;

/// One side of a round and who holds it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// Who holds it; `None` while it is free.
    pub holder: Option<Holder>,
    /// Who else acts for it: browsers that came by the holder's link back into this chair. The link is worth this chair and no more.
    pub also: Vec<PersonId>,
}

/// Who holds a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    /// Who.
    pub person: PersonId,
    /// The name that he sat down with; may be empty.
    pub name: Box<str>,
    /// Whether he said that he is a program.
    pub kind: HolderKind,
}

/// What sits in a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HolderKind {
    /// A guest or a named person.
    #[default]
    Person,
    /// A program. It gets no credit for lag.
    Program,
}

/// Both chairs of a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chairs {
    /// The first side's, then the second side's.
    pub both: [Chair; 2],
}

impl Chairs {
    /// The chair of a side.
    #[must_use]
    pub fn of(&self, side: Side) -> &Chair {
        let [first, second] = &self.both;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }

    /// Whether `person` sits in the chair of `side`: as its holder, or by the holder's link.
    #[must_use]
    pub fn holds(&self, person: PersonId, side: Side) -> bool {
        self.owns(person, side) || self.of(side).also.contains(&person)
    }

    /// Whether the chair of `side` is that of `person` himself. Who came by his link may play the game, and nothing that outlives it.
    #[must_use]
    pub fn owns(&self, person: PersonId, side: Side) -> bool {
        let holder = self.of(side).holder.as_ref();
        holder.is_some_and(|holder| holder.person == person)
    }

    /// A side that `person` holds: `wanted` if he does, else the other one. Who tries things alone holds both.
    #[must_use]
    pub fn side_of(&self, person: PersonId, wanted: Side) -> Option<Side> {
        [wanted, wanted.other()]
            .into_iter()
            .find(|&side| self.holds(person, side))
    }

    /// Whether nobody is missing.
    #[must_use]
    pub fn are_taken(&self) -> bool {
        self.both.iter().all(|chair| chair.holder.is_some())
    }

    /// Which chairs are taken; `None` if nobody is missing.
    #[must_use]
    pub fn missing(&self) -> Option<[bool; 2]> {
        let taken = self.both.each_ref().map(|chair| chair.holder.is_some());
        (!self.are_taken()).then_some(taken)
    }

    /// The same holders on the other sides. Links back led into the chairs of the round before.
    #[must_use]
    pub fn exchanged(&self) -> Chairs {
        let [first, second] = self.both.clone();
        let held = |chair: Chair| Chair {
            holder: chair.holder,
            also: Vec::new(),
        };
        Chairs {
            both: [held(second), held(first)],
        }
    }

    /// Puts somebody into a free chair.
    pub fn seat(&mut self, side: Side, holder: Holder) {
        let [first, second] = &mut self.both;
        let chair = match side {
            Side::First => first,
            Side::Second => second,
        };
        chair.holder = Some(holder);
    }

    /// Lets somebody act for a chair beside its holder.
    pub fn admit(&mut self, side: Side, person: PersonId) {
        let [first, second] = &mut self.both;
        match side {
            Side::First => first.also.push(person),
            Side::Second => second.also.push(person),
        }
    }
}
