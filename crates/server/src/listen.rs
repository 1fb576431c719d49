//! Listening: from settings to a server that answers, and its end.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::thread::JoinHandle;
use std::time::Duration;

use store::crash::{self, CrashPoint};
use store::{Lite, OpenError, Reader, Readers, Work, Writer};
use thiserror::Error;
use tokio::net::TcpListener;

use crate::accept::{self, Caps};
use crate::app::{App, metrics_router, router};
use crate::boot::boot;
use crate::hosts::{self, Ground, Word};
use crate::limits::{Limits, Proxy};
use crate::log::Log;
use crate::metrics::Metrics;
use crate::online::Online;
use crate::origin::Origins;
use crate::page::Page;
use crate::rows::{ABORTED, PLAYING};
use crate::secret::ServerKey;
use crate::stop::Stop;
use crate::time::ServerTime;

/// Where to listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Address {
    /// On this machine only, at the usual port, or at a free one if that is taken.
    #[default]
    Usual,
    /// Exactly there.
    Exactly(SocketAddr),
}

/// Where online rounds are kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Data {
    /// Nowhere: the page alone is served.
    #[default]
    None,
    /// In a folder, which is made if it is not there.
    Folder(PathBuf),
}

/// How to serve.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Where to listen.
    pub address: Address,
    /// Where online rounds are kept.
    pub data: Data,
    /// The page, if there is one.
    pub page: Option<Page>,
    /// The addresses that people know this server by, `https://play.example.org`, beside its numbers and `localhost`.
    pub origins: Vec<String>,
    /// Whose `X-Forwarded-For` is believed.
    pub proxies: Vec<Proxy>,
    /// How much a connection may take.
    pub caps: Caps,
    /// Where figures are offered, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// What is said while it runs.
    pub log: Log,
}

/// The port that a bookmark may rely on.
const PORT: u16 = 8064;
/// How many may look at the figures at once.
const WATCHING: usize = 16;
/// How long an orderly end may take.
const END: Duration = Duration::from_secs(9);
/// How often it is looked for what nobody needs.
const SWEEP: Duration = Duration::from_secs(60 * 60);
/// And at every how many of these times for guests whom nobody has seen for long.
const RETIRE: u64 = 24;
/// The status of a process whose disk failed: `EX_IOERR`.
const DISK_FAILED: i32 = 74;

/// Why nothing is served.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The program was built before the page.
    #[error("this build has no page; run `cargo xtask play`, which builds it and starts it")]
    NoPage,
    /// Nothing can listen there.
    #[error("cannot listen on {0}: {1}; another address may be free")]
    Listen(SocketAddr, io::Error),
    /// The data cannot be opened.
    #[error(transparent)]
    Data(#[from] OpenError),
    /// An origin that is none.
    #[error("'{0}' is no origin; accepted: https://HOST[:PORT] or http://HOST[:PORT]")]
    Origin(String),
    /// The system refused something while serving.
    #[error("cannot serve: {0}")]
    Io(#[from] io::Error),
}

impl ServeError {
    /// The code for scripts.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            ServeError::NoPage => "NO_PAGE",
            ServeError::Listen(..) => "E_LISTEN",
            ServeError::Data(error) => error.code(),
            ServeError::Origin(_) => "USAGE",
            ServeError::Io(_) => "E_SERVE",
        }
    }
}

/// Serves until the process is told to end; `announce` is told the address as soon as it can be opened.
///
/// # Errors
/// If nothing can listen at the address, or the data cannot be opened.
pub fn run(
    settings: Settings,
    announce: impl FnOnce(SocketAddr) -> io::Result<()>,
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let served = Served::open(settings).await?;
        announce(served.address())?;
        interrupted().await;
        served.stop().await;
        Ok(())
    })
}

/// A server that answers.
#[derive(Debug)]
pub struct Served {
    address: SocketAddr,
    watched_at: Option<SocketAddr>,
    app: Arc<App>,
    host: Option<JoinHandle<()>>,
    boot: i64,
}

impl Served {
    /// Opens the data and begins to answer.
    ///
    /// # Errors
    /// If nothing can listen at the address, or the data cannot be opened.
    pub async fn open(settings: Settings) -> Result<Served, ServeError> {
        let origins = Origins::read(&settings.origins).map_err(ServeError::Origin)?;
        let time = ServerTime::begin();
        // Before the data: a port that is taken must not lock the data of whoever has it.
        let listener = bind(settings.address).await?;
        let address = listener.local_addr()?;
        let watched = match settings.metrics {
            Some(address) => Some(bind(Address::Exactly(address)).await?),
            None => None,
        };
        let watched_at = watched.as_ref().map(TcpListener::local_addr).transpose()?;
        let metrics: Arc<Metrics> = Arc::default();
        let log = settings.log;
        let (online, host, boot) = match &settings.data {
            Data::None => (None, None, 0),
            Data::Folder(folder) => {
                let (online, host, boot) = open_data(folder, time, &metrics, log)?;
                (Some(Arc::new(online)), Some(host), boot)
            }
        };
        if online.is_some() && is_open_to_listeners(address, &origins) {
            let why = "players speak to it without https, unless a proxy does and --origin says so";
            let fields = [("address", address.to_string()), ("why", why.to_owned())];
            let fields = fields
                .each_ref()
                .map(|(name, value)| (*name, value.as_str()));
            log.warn(time.now().0, "no-https", &fields);
        }
        let stop = Stop::default();
        let app = Arc::new(App {
            page: settings.page,
            online,
            origins,
            proxies: settings.proxies,
            limits: Limits::default(),
            streams: Arc::default(),
            sockets: Arc::default(),
            persons: Arc::default(),
            stop: stop.clone(),
            metrics,
            log,
            time,
        });
        if let Some(listener) = watched {
            let caps = Caps {
                connections: WATCHING,
                ..settings.caps
            };
            let router = metrics_router(Arc::clone(&app));
            stop.tasks
                .spawn(accept::serve(listener, router, stop.clone(), caps));
        }
        log.info(
            time.now().0,
            "listening",
            &[("address", &address.to_string())],
        );
        let accepting = accept::serve(
            listener,
            router(Arc::clone(&app)),
            stop.clone(),
            settings.caps,
        );
        stop.tasks.spawn(accepting);
        stop.tasks.spawn(sweep(Arc::clone(&app)));
        Ok(Served {
            address,
            watched_at,
            app,
            host,
            boot,
        })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it offers figures.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.watched_at
    }

    /// Ends in good order: whoever is to act gets the time back, lines are told to come again, and everything that was asked is
    /// answered or closed.
    pub async fn stop(mut self) {
        self.app.stop.soon.cancel();
        let say = |word| self.app.log.info(self.app.time.now().0, word, &[]);
        say("stopping");
        let mut is_settled = false;
        let end = async {
            if let Some(online) = &self.app.online {
                let (done, stopped) = tokio::sync::oneshot::channel();
                online.door.say(Word::Stop(done));
                is_settled = stopped.await.unwrap_or_default();
            }
            self.app.stop.all().await;
        };
        let _ = tokio::time::timeout(END, end).await;
        let Some(online) = &self.app.online else {
            return;
        };
        crash::at(CrashPoint::Stopping);
        // Where somebody was not given what this end costs him, it is none in good order: the next process gives him all of it.
        if is_settled {
            let halt = Work::Halt {
                boot: self.boot,
                at: online.now().0,
            };
            let _ = online.perform(halt).await;
        }
        let (writer, host) = (Arc::clone(&online.writer), self.host.take());
        let _ = tokio::task::spawn_blocking(move || {
            writer.stop();
            host.map(JoinHandle::join)
        })
        .await;
        self.app.log.info(self.app.time.now().0, "stopped", &[]);
    }
}

fn open_data(
    folder: &std::path::Path,
    time: ServerTime,
    metrics: &Arc<Metrics>,
    log: Log,
) -> Result<(Online, JoinHandle<()>, i64), ServeError> {
    let now = time.now().0;
    let mut store = Lite::open(folder, now)?;
    let unreadable = |error| OpenError::Folder(folder.to_owned(), error);
    let key = ServerKey::open(folder).map_err(unreadable)?;
    let readers = Arc::new(Readers::open(folder, 2)?);
    let (boot, owed) = boot(&mut store, now).map_err(unreadable)?;
    let writer = Writer::start(
        store,
        boot,
        move || time.now().0,
        |broken| {
            // After a failed write nobody knows what the disk holds: whoever starts next reads it.
            eprint_line(&format!("error[E_DISK]: {broken}"));
            std::process::exit(DISK_FAILED);
        },
    );
    let writer = Arc::new(writer);
    let ground = Ground {
        // One of its own: whoever asks for lists over HTTP must not hold up a turn.
        reader: Reader::open(folder)?,
        writer: Arc::clone(&writer),
        time,
        boot,
        metrics: Arc::clone(metrics),
        log,
    };
    let (door, host) = hosts::start(ground, owed);
    let online = Online {
        readers,
        writer,
        door,
        key,
        time,
        lines: AtomicU64::new(1),
    };
    Ok((online, host, boot))
}

#[allow(
    clippy::print_stderr,
    reason = "the last word of a process that must end"
)]
fn eprint_line(line: &str) {
    eprintln!("{line}");
}

/// Whether others reach this server, and no address of it is known that nobody listens at on the way.
fn is_open_to_listeners(address: SocketAddr, origins: &Origins) -> bool {
    !address.ip().is_loopback() && !origins.has_secure()
}

async fn bind(address: Address) -> Result<TcpListener, ServeError> {
    let at = |address: SocketAddr| async move {
        let bound = TcpListener::bind(address).await;
        bound.map_err(|error| ServeError::Listen(address, error))
    };
    match address {
        Address::Exactly(address) => at(address).await,
        Address::Usual => match at((Ipv4Addr::LOCALHOST, PORT).into()).await {
            Ok(listener) => Ok(listener),
            Err(_) => at((Ipv4Addr::LOCALHOST, 0).into()).await,
        },
    }
}

/// Lets go of what nobody needs, now and then.
async fn sweep(app: Arc<App>) {
    let mut ticks = tokio::time::interval(SWEEP);
    for turn in 0.. {
        tokio::select! {
            () = app.stop.token.cancelled() => return,
            _ = ticks.tick() => {}
        }
        app.limits.tidy();
        if let Some(online) = &app.online {
            let work = Work::Sweep {
                now: online.now().0,
                begun: PLAYING,
                aborted: ABORTED.to_owned(),
            };
            online.writer.perform(work, |_| ());
            if turn % RETIRE == 0 {
                let now = online.now().0;
                online.writer.perform(Work::Retire { now }, |_| ());
            }
        }
    }
}

async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut told) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = told.recv() => {}
                () = typed() => {}
            }
            return;
        }
    }
    typed().await;
}

async fn typed() {
    // Where interrupts cannot be heard, the system ends the process itself.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::Client;

    /// Whoever balances between servers sends nobody more to one that goes; who is there is answered until the end.
    #[tokio::test]
    async fn a_server_that_is_told_to_stop_is_not_ready() {
        let settings = Settings {
            address: Address::Exactly("127.0.0.1:0".parse().unwrap()),
            ..Settings::default()
        };
        let served = Served::open(settings).await.unwrap();
        let address = served.address();
        let ask = || async {
            let asked = tokio::task::spawn_blocking(move || {
                let mut client = Client::new(address);
                ["/livez", "/readyz"].map(|path| client.get(path).status)
            });
            asked.await.unwrap()
        };
        assert_eq!(ask().await, [200, 200]);
        served.app.stop.soon.cancel();
        assert_eq!(ask().await, [200, 503]);
        served.stop().await;
    }

    #[test]
    fn a_server_that_others_reach_without_https_says_so() {
        let origins = |text: &str| Origins::read(&[text.to_owned()]).unwrap();
        let (plain, secure) = ("http://play.example.org", "https://play.example.org");
        for (address, origin, is_said) in [
            ("0.0.0.0:8064", plain, true),
            ("192.0.2.7:8064", plain, true),
            ("0.0.0.0:8064", secure, false),
            ("127.0.0.1:8064", plain, false),
            ("[::1]:8064", plain, false),
        ] {
            let at = address.parse().unwrap();
            assert_eq!(
                is_open_to_listeners(at, &origins(origin)),
                is_said,
                "{address}"
            );
        }
    }
}
