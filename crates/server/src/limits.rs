//! How much one address or one person may ask for, by the generic cell rate algorithm.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

type Limiter<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock>;

/// Every limit of the server.
#[derive(Debug)]
pub(crate) struct Limits {
    made_a_minute: Limiter<IpAddr>,
    made_a_day: Limiter<IpAddr>,
    codes: Limiter<IpAddr>,
    asked: Limiter<IpAddr>,
    commands: Limiter<i64>,
    clock: DefaultClock,
}

/// So many seconds must pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooMuch(pub(crate) u32);

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            made_a_minute: limiter(10, Duration::from_secs(60)),
            made_a_day: limiter(100, Duration::from_secs(24 * 60 * 60)),
            codes: limiter(5, Duration::from_secs(60)),
            asked: limiter(400, Duration::from_secs(20)),
            commands: limiter(100, Duration::from_secs(20)),
            clock: DefaultClock::default(),
        }
    }
}

fn limiter<K: Hash + Eq + Clone>(most: u32, within: Duration) -> Limiter<K> {
    let most = NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(within / most.get()).unwrap_or(Quota::per_second(most));
    RateLimiter::hashmap(quota.allow_burst(most))
}

impl Limits {
    /// Another round from an address.
    pub(crate) fn make(&self, from: Option<IpAddr>) -> Result<(), TooMuch> {
        self.check(&self.made_a_minute, from)?;
        self.check(&self.made_a_day, from)
    }

    /// Another try at a secret from an address.
    pub(crate) fn try_code(&self, from: Option<IpAddr>) -> Result<(), TooMuch> {
        self.check(&self.codes, from)
    }

    /// Anything from an address.
    pub(crate) fn ask(&self, from: Option<IpAddr>) -> Result<(), TooMuch> {
        self.check(&self.asked, from)
    }

    /// A command of a person, by whatever way and from wherever: a program that never rests would take the disk from the others.
    pub(crate) fn command(&self, person: i64) -> Result<(), TooMuch> {
        self.check(&self.commands, Some(person))
    }

    fn check<K: Hash + Eq + Clone>(
        &self,
        limiter: &Limiter<K>,
        key: Option<K>,
    ) -> Result<(), TooMuch> {
        let Some(key) = key else {
            return Ok(());
        };
        limiter.check_key(&key).map_err(|not_until| {
            let wait = not_until.wait_time_from(self.clock.now());
            let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX);
            TooMuch(seconds.saturating_add(1))
        })
    }

    /// Forgets who has not come for long.
    pub(crate) fn tidy(&self) {
        for limiter in [
            &self.made_a_minute,
            &self.made_a_day,
            &self.codes,
            &self.asked,
        ] {
            limiter.retain_recent();
        }
        self.commands.retain_recent();
    }
}

/// Whose `X-Forwarded-For` is believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proxy {
    address: IpAddr,
    bits: u8,
}

impl Proxy {
    /// Reads `10.0.0.0/8`, or an address alone.
    #[must_use]
    pub fn read(text: &str) -> Option<Proxy> {
        let (address, bits) = text
            .split_once('/')
            .map_or((text, None), |(a, b)| (a, Some(b)));
        let address: IpAddr = address.parse().ok()?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Some(most), |bits| bits.parse().ok())?;
        (bits <= most).then_some(Proxy { address, bits })
    }

    fn has(&self, other: IpAddr) -> bool {
        let same = |a: u128, b: u128, width: u32| {
            let rest = width - u32::from(self.bits);
            a.checked_shr(rest) == b.checked_shr(rest)
        };
        match (self.address, other) {
            (IpAddr::V4(a), IpAddr::V4(b)) => same(a.to_bits().into(), b.to_bits().into(), 32),
            (IpAddr::V6(a), IpAddr::V6(b)) => same(a.to_bits(), b.to_bits(), 128),
            _ => false,
        }
    }
}

/// Who is counted: the peer, or who stands behind a proxy that is trusted, as its last word says. `None` for one's own machine, where
/// no limit holds.
pub(crate) fn counted(peer: IpAddr, proxies: &[Proxy], forwarded: Option<&str>) -> Option<IpAddr> {
    let trusted = proxies.iter().any(|proxy| proxy.has(peer));
    let last = || forwarded?.rsplit(',').next()?.trim().parse::<IpAddr>().ok();
    let address = match trusted.then(last).flatten() {
        Some(behind) => behind,
        None if peer.is_loopback() => return None,
        None => peer,
    };
    // One household has a whole network of the newer kind.
    Some(match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        four => four,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_enough_is_refused_with_the_time_to_wait() {
        let limits = Limits::default();
        let far = Some(IpAddr::from([192, 0, 2, 7]));
        for _ in 0..5 {
            assert_eq!(limits.try_code(far), Ok(()));
        }
        let TooMuch(seconds) = limits.try_code(far).unwrap_err();
        assert!((1..=13).contains(&seconds), "{seconds}");
        assert_eq!(limits.try_code(Some([192, 0, 2, 8].into())), Ok(()));
        assert!((0..50).all(|_| limits.try_code(None).is_ok()));
    }

    /// S20: an address that somebody made up.
    #[test]
    fn s20_only_a_trusted_proxy_is_believed() {
        let far = IpAddr::from([192, 0, 2, 7]);
        let near = IpAddr::from([127, 0, 0, 1]);
        let behind = Some("1.1.1.1, 203.0.113.9");
        assert_eq!(counted(far, &[], behind), Some(far));
        assert_eq!(counted(near, &[], behind), None);
        let proxies = [Proxy::read("127.0.0.0/8").unwrap()];
        assert_eq!(
            counted(near, &proxies, behind),
            Some([203, 0, 113, 9].into())
        );
        assert_eq!(counted(far, &proxies, behind), Some(far));
        assert_eq!(counted(near, &proxies, Some("junk")), None);
        let six: IpAddr = "2001:db8::1:2:3:4".parse().unwrap();
        assert_eq!(counted(six, &[], None), Some("2001:db8::".parse().unwrap()));
        for text in ["", "a", "1.2.3.4/33", "::/129", "1.2.3.4/x"] {
            assert_eq!(Proxy::read(text), None, "{text}");
        }
        assert!(Proxy::read("0.0.0.0/0").unwrap().has(far));
        assert!(Proxy::read("::/0").unwrap().has(six));
    }
}
