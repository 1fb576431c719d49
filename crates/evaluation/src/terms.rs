//! The terms of an evaluation in two phases: which there are, what they weigh, and who adds them up.

/// Makes the terms of an evaluation from a list of groups.
///
/// Each line names a group, its array of `[i16; 2]` in the module `weights` of the caller, how many of them the tuning tool writes on
/// a line, and what they are about. Out of it come `Group`, `Term`, `TERMS`, the trait `Ledger` with its two bookkeepers `Sum` and
/// `Counts`, and `groups()` for the tuning tool: the value and what is learned about it walk the same code.
///
/// ```
/// mod weights {
///     pub(super) const MATERIAL: [[i16; 2]; 2] = [[100, 120], [300, 280]];
///     pub(super) const TEMPO: [[i16; 2]; 1] = [[10, 0]];
/// }
///
/// mod terms {
///     use super::weights;
///
///     evaluation::phased_terms! {
///         Material MATERIAL 2 "Pawn, knight."
///         Tempo TEMPO 1 "The right to move."
///     }
/// }
///
/// use terms::{Counts, Group, Ledger, Sum, TERMS, Term};
///
/// fn main() {
///     let mut sum = Sum::default();
///     sum.once(rules::Side::First, Group::Material, 1);
///     sum.add(rules::Side::Second, Term::new(Group::Material, 0), 2);
///     assert_eq!(sum.balance(), evaluation::Phased { middle: 100, end: 40 });
///     let mut counts = Counts([0; TERMS]);
///     counts.once(rules::Side::Second, Group::Tempo, 0);
///     assert_eq!(counts.0, [0, 0, -1]);
///     assert_eq!(terms::groups().len(), 2);
/// }
/// ```
#[macro_export]
macro_rules! phased_terms {
    ($($group:ident $weights:ident $columns:literal $about:literal)*) => {
        /// A group of terms that belong together: one array of weights.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(usize)]
        pub(crate) enum Group { $(#[doc = $about] $group,)* }

        const LENGTHS: &[usize] = &[$(weights::$weights.len(),)*];

        /// How many terms there are.
        pub(crate) const TERMS: usize = {
            let mut total = 0;
            let mut group = 0;
            while group < LENGTHS.len() {
                total += LENGTHS[group];
                group += 1;
            }
            total
        };

        /// Where each group begins.
        const BEGIN: [usize; LENGTHS.len()] = {
            let mut begin = [0; LENGTHS.len()];
            let mut group = 1;
            while group < LENGTHS.len() {
                begin[group] = begin[group - 1] + LENGTHS[group - 1];
                group += 1;
            }
            begin
        };

        /// All weights, group after group.
        static ALL: [$crate::Phased; TERMS] = {
            let mut all = [$crate::Phased { middle: 0, end: 0 }; TERMS];
            let mut next = 0;
            $({
                let mut index = 0;
                while index < weights::$weights.len() {
                    all[next] = $crate::Phased::new(weights::$weights[index]);
                    next += 1;
                    index += 1;
                }
            })*
            assert!(next == TERMS);
            all
        };

        /// The groups as the tuning tool sees them.
        pub(crate) fn groups() -> Vec<$crate::Weights> {
            vec![$($crate::Weights {
                name: stringify!($weights),
                about: $about,
                columns: $columns,
                shape: $crate::Shape::Pair,
                freedom: $crate::Freedom::Learned,
                values: weights::$weights.iter().flatten().map(|&weight| i32::from(weight)).collect(),
            },)*]
        }

        /// One of the terms.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) struct Term(usize);

        impl Term {
            /// The term of a group; an index beyond the group is its last.
            #[inline]
            pub(crate) const fn new(group: Group, index: usize) -> Term {
                let last = LENGTHS[group as usize] - 1;
                Term(BEGIN[group as usize] + if index < last { index } else { last })
            }

            /// What it weighs.
            #[inline]
            pub(crate) const fn weight(self) -> $crate::Phased {
                ALL[self.0]
            }
        }

        /// Somebody who is told what an evaluation sees.
        pub(crate) trait Ledger {
            /// `side` has the term so many times.
            fn add(&mut self, side: $crate::Side, term: Term, times: i32);

            /// `side` has the term of a group once.
            #[inline]
            fn once(&mut self, side: $crate::Side, group: Group, index: usize) {
                self.add(side, Term::new(group, index), 1);
            }
        }

        /// Adds up the value for each side.
        #[derive(Debug, Default)]
        pub(crate) struct Sum([$crate::Phased; 2]);

        impl Sum {
            /// What the first side has more than the second.
            pub(crate) fn balance(&self) -> $crate::Phased {
                self.0[0] - self.0[1]
            }
        }

        impl Ledger for Sum {
            #[inline]
            fn add(&mut self, side: $crate::Side, term: Term, times: i32) {
                self.0[side.index()] += term.weight() * times;
            }
        }

        /// Writes down how often the first side has each term more than the second.
        #[derive(Debug)]
        pub(crate) struct Counts(pub(crate) [i32; TERMS]);

        impl Ledger for Counts {
            fn add(&mut self, side: $crate::Side, term: Term, times: i32) {
                self.0[term.0] += match side {
                    $crate::Side::First => times,
                    $crate::Side::Second => -times,
                };
            }
        }
    };
}
