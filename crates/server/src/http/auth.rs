//! Who is asking.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use serde::de::DeserializeOwned;

use super::ApiError;
use super::words::Done;
use crate::Code;
use crate::address::address_key;
use crate::forwarded::client_address;
use crate::house::{House, now};
use crate::id::hash;
use crate::people::SESSION_MS;
use crate::room::Guest;
use crate::store::PersonRow;
use crate::studies::Asker;

/// The name of the session's cookie.
pub(super) fn cookie_name(house: &House) -> &'static str {
    if house.config.tls { "__Host-kavarna" } else { "kavarna" }
}

/// The cookie that begins a session, or ends it.
pub(super) fn cookie(house: &House, token: Option<&str>) -> CookieJar {
    let age = if token.is_some() { SESSION_MS / 1000 } else { 0 };
    let cookie = Cookie::build((cookie_name(house), token.unwrap_or_default().to_owned()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(house.config.tls)
        .max_age(time::Duration::seconds(age));
    CookieJar::new().add(cookie)
}

/// The token of the request, if it brings one.
fn token(parts: &Parts, house: &House) -> Option<String> {
    CookieJar::from_headers(&parts.headers).get(cookie_name(house)).map(|cookie| cookie.value().to_owned())
}

/// The person who asks, and the session they ask in; a request without a session is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person(pub(crate) PersonRow, pub(crate) String);

impl Person {
    pub(super) fn guest(&self, address: Address) -> Guest {
        Guest { id: self.0.id.clone(), name: self.0.name.clone(), address: address.key() }
    }

    pub(super) fn asker(&self, address: Address) -> Asker {
        Asker { person: self.0.id.clone(), address: address.key() }
    }
}

/// The person who asks, if they have a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Anybody(pub(crate) Option<Person>);

impl FromRequestParts<Arc<House>> for Anybody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Anybody, ApiError> {
        let Some(token) = token(parts, house) else { return Ok(Anybody(None)) };
        let found = house.store.person_of(&hash(&token), now() - SESSION_MS).await?;
        if let Some((person, _)) = &found {
            house.see(&person.id).await;
        }
        Ok(Anybody(found.map(|(person, session)| Person(person, session))))
    }
}

impl FromRequestParts<Arc<House>> for Person {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Person, ApiError> {
        Anybody::from_request_parts(parts, house).await?.0.ok_or_else(ApiError::no_session)
    }
}

/// The address of the client, as limits count it ([`address_key`]): the peer of the connection, or whom trusted proxies
/// name ([`client_address`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl Address {
    /// The name under which it is counted.
    pub(super) fn key(self) -> String {
        self.0.to_string()
    }

    /// The one place where it is found out. The guard does so for every request and keeps it with the request.
    pub(super) fn of(extensions: &Extensions, headers: &HeaderMap, house: &House) -> Address {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
        Address(address_key(client_address(peer, headers, &house.config.trusted_proxies)))
    }
}

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Address, Infallible> {
        let known = parts.extensions.get::<Address>().copied();
        Ok(known.unwrap_or_else(|| Address::of(&parts.extensions, &parts.headers, house)))
    }
}

/// A JSON body, with an error that says what was expected.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Body<T>, ApiError> {
        // A page of another site can post a form, but not JSON, without asking first.
        let json = request.headers().get("content-type").and_then(|value| value.to_str().ok());
        if !json.is_some_and(|kind| kind.starts_with("application/json")) {
            let message = "expected a body of application/json";
            return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, Code::WrongType, message));
        }
        let bytes = whole_body(request, house).await?;
        match serde_json::from_slice(&bytes) {
            Ok(value) => Ok(Body(value)),
            Err(error) => Err(ApiError::bad(format!("the body is not what was expected: {error}"))),
        }
    }
}

/// The body of a request, all of it, if it is not too large.
pub(super) async fn whole_body(request: Request, house: &Arc<House>) -> Result<Bytes, ApiError> {
    Bytes::from_request(request, house).await.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, Code::TooLarge, "the body is too large")
        }
        _ => ApiError::bad("the body broke off"),
    })
}

/// The answer to a request that made nothing but changed something.
pub(super) fn done() -> Json<Done> {
    Json(Done { done: true })
}
