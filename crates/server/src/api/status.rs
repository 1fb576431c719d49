//! Which HTTP status a refusal has. Everything that is not named is a refusal of a game or of terms: 422.

use axum::http::StatusCode;

pub(crate) fn status(code: &str) -> StatusCode {
    match code {
        "E_PROTOCOL" | "E_OUTDATED" => StatusCode::BAD_REQUEST,
        "E_NOBODY" => StatusCode::UNAUTHORIZED,
        "E_NOT_SEATED" | "E_FORBIDDEN" | "E_TOKEN" => StatusCode::FORBIDDEN,
        "E_ROUND" => StatusCode::NOT_FOUND,
        "E_STALE" | "E_NOT_YOUR_TURN" | "E_CHAIR_TAKEN" | "E_OFFER" | "E_COMMAND" => {
            StatusCode::CONFLICT
        }
        "E_EXPIRED" => StatusCode::GONE,
        "E_LIMIT" => StatusCode::TOO_MANY_REQUESTS,
        "E_FAULT" => StatusCode::INTERNAL_SERVER_ERROR,
        "E_BUSY" | "E_STORE" | "E_STORE_FULL" => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
