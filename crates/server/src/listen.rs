//! Listening.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use thiserror::Error;
use tokio::net::TcpListener;

use crate::page::{Page, router};

/// Where to listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Address {
    /// On this machine only, at the usual port, or at a free one if that is taken.
    #[default]
    Usual,
    /// Exactly there.
    Exactly(SocketAddr),
}

/// The port that a bookmark may rely on.
const PORT: u16 = 8064;

/// Why the page cannot be served.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The program was built before the page.
    #[error("this build has no page; run `cargo xtask play`, which builds it and starts it")]
    NoPage,
    /// Nothing can listen there.
    #[error("cannot listen on {0}: {1}; another address may be free")]
    Listen(SocketAddr, io::Error),
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
            ServeError::Io(_) => "E_SERVE",
        }
    }
}

/// Serves the page until the process is interrupted; `announce` is told the address as soon as it can be opened.
///
/// # Errors
/// If there is no page, or nothing can listen at the address.
pub fn run(
    address: Address,
    announce: impl FnOnce(SocketAddr) -> io::Result<()>,
) -> Result<(), ServeError> {
    let page = Page::embedded().ok_or(ServeError::NoPage)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = bind(address).await?;
        announce(listener.local_addr()?)?;
        axum::serve(listener, router(page))
            .with_graceful_shutdown(interrupted())
            .await?;
        Ok(())
    })
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

async fn interrupted() {
    // Where interrupts cannot be heard, the system ends the process itself.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
