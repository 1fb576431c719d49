//! The accept loop: who may connect, for how long, and with how much of a head.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};

use crate::stop::Stop;

/// Who is at the other end of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// How much a connection may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caps {
    /// How long a head may take. A connection that is idle between two requests waits for a head as well.
    pub head: Duration,
    /// How many connections there may be.
    pub connections: usize,
    /// How many of them from one address of another machine.
    pub from_one: usize,
}

impl Default for Caps {
    fn default() -> Caps {
        Caps {
            head: Duration::from_secs(5),
            connections: 12_000,
            from_one: 64,
        }
    }
}

/// The most bytes of a head.
const HEAD_BYTES: usize = 16 * 1024;
/// The most lines of a head.
const HEAD_LINES: usize = 64;
/// How long a connection may take to finish when the server stops.
const LAST_ANSWER: Duration = Duration::from_secs(8);

/// Answers until it is told to stop.
pub(crate) async fn serve(listener: TcpListener, router: Router, stop: Stop, caps: Caps) {
    let doorkeeper = Arc::new(Doorkeeper::default());
    loop {
        let accepted = tokio::select! {
            () = stop.token.cancelled() => return,
            accepted = listener.accept() => accepted,
        };
        let Ok((socket, peer)) = accepted else {
            // No file is left, or the other one has gone: the next may come.
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let peer = Peer(peer.ip().to_canonical());
        if let Some(place) = doorkeeper.enter(peer.0, caps) {
            let router = router.clone().layer(Extension(peer));
            stop.tasks
                .spawn(connection(socket, router, stop.clone(), caps, place));
        }
    }
}

async fn connection(socket: TcpStream, router: Router, stop: Stop, caps: Caps, _place: Place) {
    // Turns are small and wanted at once.
    let _ = socket.set_nodelay(true);
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(caps.head)
        .max_buf_size(HEAD_BYTES)
        .max_headers(HEAD_LINES)
        .serve_connection(TokioIo::new(socket), TowerToHyperService::new(router))
        .with_upgrades();
    let mut served = std::pin::pin!(served);
    tokio::select! {
        // A connection that breaks is the other side's affair.
        _ = served.as_mut() => {}
        () = stop.token.cancelled() => {
            served.as_mut().graceful_shutdown();
            let _ = tokio::time::timeout(LAST_ANSWER, served).await;
        }
    }
}

/// Counts who is in, by address or by whatever else there may be too many of.
#[derive(Debug)]
pub(crate) struct Doorkeeper<K: Eq + Hash = IpAddr> {
    inside: Mutex<HashMap<K, usize>>,
}

/// A place at the door; it is free again when this goes.
pub(crate) struct Place<K: Eq + Hash = IpAddr> {
    doorkeeper: Arc<Doorkeeper<K>>,
    key: K,
}

impl<K: Eq + Hash> Default for Doorkeeper<K> {
    fn default() -> Doorkeeper<K> {
        let inside = Mutex::default();
        Doorkeeper { inside }
    }
}

impl<K: Eq + Hash + Copy> Doorkeeper<K> {
    /// How many are in.
    pub(crate) fn count(&self) -> usize {
        let inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        inside.values().sum()
    }

    /// A place, if fewer than so many are taken, and fewer than so many by this one.
    pub(crate) fn admit(self: &Arc<Self>, key: K, most: usize, each: usize) -> Option<Place<K>> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = inside.values().sum();
        let mine = inside.get(&key).copied().unwrap_or_default();
        if all >= most || mine >= each {
            return None;
        }
        inside.insert(key, mine + 1);
        Some(Place {
            doorkeeper: Arc::clone(self),
            key,
        })
    }
}

impl Doorkeeper {
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr, caps: Caps) -> Option<Place> {
        // A proxy of one's own, and one's own browser with many boards, come from loopback.
        let each = match address.is_loopback() {
            true => usize::MAX,
            false => caps.from_one,
        };
        self.admit(address, caps.connections, each)
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut inside = self
            .doorkeeper
            .inside
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = inside.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_take_every_place() {
        let doorkeeper = Arc::new(Doorkeeper::default());
        let caps = Caps {
            connections: 5,
            from_one: 2,
            ..Caps::default()
        };
        let far: IpAddr = [192, 0, 2, 7].into();
        let near: IpAddr = [127, 0, 0, 1].into();
        let mut places: Vec<Place> = (0..2).filter_map(|_| doorkeeper.enter(far, caps)).collect();
        assert!(doorkeeper.enter(far, caps).is_none());
        places.extend((0..9).filter_map(|_| doorkeeper.enter(near, caps)));
        assert_eq!(places.len(), 5);
        places.clear();
        assert!(doorkeeper.inside.lock().unwrap().is_empty());
    }
}
