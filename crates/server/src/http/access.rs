//! Who may see what is private.
//!
//! A private table, and the records of its games, are for those who took part and for whoever was given its link. The
//! link carries a key in its fragment, which browsers send to nobody; the app says it in a header, or, for a socket, in
//! the list of protocols. Without it a private thing is answered exactly as one that does not exist.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::SEC_WEBSOCKET_PROTOCOL;
use axum::http::request::Parts;

use super::ApiError;
use super::auth::{Anybody, Person};
use crate::house::House;
use crate::id::hash;
use crate::store::RecordRow;

/// The header that carries the key of a link.
const KEY: &str = "kavarna-key";
/// How long a key is, in hexadecimal digits.
const LONG: usize = 32;

/// The key of a private table: known to the house and to whoever was given it.
pub(super) fn key_of(house: &House, table: &str) -> String {
    let mut key = hash(&format!("{}:share:{table}", house.secret));
    key.truncate(LONG);
    key
}

/// Whoever asks, and the key they bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Visitor {
    pub(super) person: Option<Person>,
    key: Option<String>,
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visitor, ApiError> {
        let person = Anybody::from_request_parts(parts, house).await?.0;
        let text = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let mut protocols =
            text(SEC_WEBSOCKET_PROTOCOL.as_str()).unwrap_or_default().split(',').map(str::trim);
        let of_socket = protocols.find_map(|protocol| protocol.strip_prefix("key."));
        Ok(Visitor { person, key: text(KEY).or(of_socket).map(str::to_owned) })
    }
}

impl Visitor {
    /// Somebody who brings a key in another way.
    pub(super) fn with_key(person: Option<Person>, key: Option<String>) -> Visitor {
        Visitor { person, key }
    }

    fn has_key(&self, house: &House, table: &str) -> bool {
        // Compared by hash, so that the time it takes tells nothing of the key.
        self.key.as_ref().is_some_and(|key| hash(key) == hash(&key_of(house, table)))
    }

    /// Whether a table may be seen; an error, as for one that does not exist, if not. The answer says whether it is private.
    pub(super) async fn sees_table(&self, house: &House, table: &str) -> Result<bool, ApiError> {
        let missing = || ApiError::missing("table");
        let id = self.person.as_ref().map(|person| person.0.id.as_str());
        let (listed, took_part) = house.store.admission(table, id).await?.ok_or_else(missing)?;
        if listed || took_part || self.has_key(house, table) { Ok(!listed) } else { Err(missing()) }
    }

    /// A record that may be seen.
    pub(super) async fn record(&self, house: &House, id: &str) -> Result<RecordRow, ApiError> {
        let missing = || ApiError::missing("record");
        let row = house.store.record(id).await?.ok_or_else(missing)?;
        let Some(table) = row.table.as_deref().filter(|_| row.private) else { return Ok(row) };
        let person = self.person.as_ref().map(|person| person.0.id.as_str());
        let took_part = match person {
            Some(person) => house.store.is_record_of(id, person).await?,
            None => false,
        };
        if took_part || self.has_key(house, table) { Ok(row) } else { Err(missing()) }
    }
}

/// What is added to the address of something private to share it.
pub(super) fn fragment(house: &House, table: Option<&str>, private: bool) -> String {
    match table {
        Some(table) if private => format!("#k={}", key_of(house, table)),
        _ => String::new(),
    }
}
