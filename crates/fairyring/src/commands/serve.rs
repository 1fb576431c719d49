//! `fairyring serve`

use std::io::Write;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use server::{Address, Data, Page, Proxy, ServeError, Settings};
use store::OpenError;

use crate::arguments::ServeArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn serve(args: &ServeArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    refuse_what_is_not_built(args)?;
    let page = Page::embedded();
    let settings = Settings {
        address: args.listen.map_or(Address::Usual, Address::Exactly),
        data: data(args.data.as_deref())?,
        page: Some(page.ok_or(ServeError::NoPage)?),
        origins: args.origin.clone(),
        proxies: proxies(&args.proxy)?,
        metrics: args.metrics,
        log: args.log.unwrap_or_default(),
        ..Settings::default()
    };
    server::run(settings, |address| {
        writeln!(out, "http://{address}/")?;
        out.flush()
    })?;
    Ok(Answer::Yes)
}

/// What a later version can do is accepted as a word and refused aloud, never passed over.
fn refuse_what_is_not_built(args: &ServeArgs) -> Result<(), Failure> {
    let house = args.house.as_deref().filter(|levels| *levels != "none");
    let wishes = [
        ("--database", args.database.is_some()),
        ("--house", house.is_some()),
        ("--limits", args.limits.is_some()),
    ];
    match wishes.iter().find(|(_, is_wanted)| *is_wanted) {
        Some((what, _)) => {
            let what = (*what).to_owned();
            Err(rules::Refusal::from(wire::online::DoorRefusal::Feature { what }).into())
        }
        None => Ok(()),
    }
}

/// Where rounds are kept: as it is said, or in the user's data folder. Never in memory.
fn data(said: Option<&Path>) -> Result<Data, Failure> {
    match said {
        Some(path) if path == Path::new("none") => Ok(Data::None),
        Some(path) => Ok(Data::Folder(path.to_owned())),
        None => Ok(Data::Folder(data_folder()?)),
    }
}

/// `FAIRYRING_DATA` names another folder.
pub(crate) fn data_folder() -> Result<PathBuf, Failure> {
    if let Some(folder) = std::env::var_os("FAIRYRING_DATA") {
        return Ok(PathBuf::from(folder));
    }
    let base = etcetera::choose_base_strategy().map_err(|_| {
        let error = std::io::Error::other("no home folder is known");
        OpenError::Folder("~".into(), error)
    })?;
    Ok(base.data_dir().join("fairyring"))
}

fn proxies(texts: &[String]) -> Result<Vec<Proxy>, Failure> {
    let read = |text: &String| {
        Proxy::read(text).ok_or_else(|| Failure::Bad {
            code: "USAGE",
            message: format!("'{text}' is no network; accepted: ADDRESS or ADDRESS/PREFIX"),
        })
    };
    texts.iter().map(read).collect()
}

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Failure {
        Failure::Bad {
            code: error.code(),
            message: error.to_string(),
        }
    }
}
