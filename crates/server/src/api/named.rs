//! The names in a path, as text.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use round::RoundRefusal;

use super::Failure;

/// What stands between the slashes where a path has names; what is no text names no round, and is answered as any name that nobody
/// knows.
pub(crate) struct Named<T>(pub(crate) T);

impl<T, S> FromRequestParts<S> for Named<T>
where
    Path<T>: FromRequestParts<S>,
    S: Sync,
{
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named<T>, Failure> {
        let Path(names) = Path::<T>::from_request_parts(parts, state)
            .await
            .map_err(|_| RoundRefusal::NoRound)?;
        Ok(Named(names))
    }
}
