//! CoTuLenh, Commander Chess: stacks, deploy sessions, air defence, heroic promotion.
