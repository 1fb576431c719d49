//! Positions as texts, by the traits of the standard library.

/// Writes `Display` (the canonical position text) and `FromStr` (read leniently, with the usual options) for a game.
/// [`Text::read_position`](crate::Text::read_position) is for whoever needs another reading or other options.
#[macro_export]
macro_rules! written {
    ($($game:ty),*) => {$(
        impl ::std::fmt::Display for $game {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&$crate::Text::position_text(self))
            }
        }

        impl ::std::str::FromStr for $game {
            type Err = <$game as $crate::Text>::Refusal;

            fn from_str(text: &str) -> ::std::result::Result<$game, Self::Err> {
                let options = ::std::default::Default::default();
                <$game as $crate::Text>::read_position(text, $crate::Reading::Lenient, options)
            }
        }
    )*};
}
