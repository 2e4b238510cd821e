//! Under which names the house is asked for.
//!
//! A page of another site can give its own name the address of a house and would then count as a page of that house
//! (DNS rebinding); a house that knows its names is not deceived.

use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri};

use super::ApiError;
use crate::Code;
use crate::config::Config;

/// The name and port under which a request asks for the house: one of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OwnHost(Authority);

impl OwnHost {
    /// Reads and checks the `Host` of a request.
    pub(super) fn of(uri: &Uri, headers: &HeaderMap, config: &Config) -> Result<OwnHost, ApiError> {
        let mut values = headers.get_all(HOST).iter();
        let (Some(value), None) = (values.next(), values.next()) else {
            return Err(ApiError::bad("expected one Host"));
        };
        let host = value.to_str().ok().and_then(read).ok_or_else(|| ApiError::bad("cannot read the Host"))?;
        // The address may be repeated in the first line of a request, but not another one.
        if uri.authority().is_some_and(|other| *other != host) {
            return Err(ApiError::bad("the Host is not the one of the address"));
        }
        if is_address(host.host()) || own_names(config).any(|name| name.eq_ignore_ascii_case(host.host())) {
            Ok(OwnHost(host))
        } else {
            let message = "this house has another name: its operator can add one with --host";
            Err(ApiError::new(StatusCode::MISDIRECTED_REQUEST, Code::WrongHost, message))
        }
    }

    /// Where pages of this host may open sockets, as a content security policy says it. Such a policy cannot name IPv6
    /// addresses; there browsers take `'self'` for it.
    pub(super) fn sockets(&self, tls: bool) -> Option<String> {
        let scheme = if tls { "wss" } else { "ws" };
        (!self.0.host().starts_with('[')).then(|| format!("{scheme}://{}", self.0))
    }
}

/// A name or address, with or without a port, and nothing else.
fn read(text: &str) -> Option<Authority> {
    let authority: Authority = text.parse().ok()?;
    let plain = match authority.port_u16() {
        Some(port) => format!("{}:{port}", authority.host()),
        None => authority.host().to_owned(),
    };
    (plain == text).then_some(authority)
}

/// Addresses cannot be given to somebody else, and `localhost` is this machine by definition.
fn is_address(name: &str) -> bool {
    let plain = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    plain.unwrap_or(name).parse::<std::net::IpAddr>().is_ok() || name.eq_ignore_ascii_case("localhost")
}

fn own_names(config: &Config) -> impl Iterator<Item = &str> {
    let origins = config.origins.iter().filter_map(|origin| origin.split_once("://").map(|(_, host)| host));
    let with_ports = origins.chain(std::iter::once(config.listen.as_str()));
    let without = with_ports.map(|host| host.rsplit_once(':').map_or(host, |(name, _)| name));
    without.chain(config.hosts.iter().map(String::as_str))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(hosts: &[&str]) -> Result<OwnHost, Code> {
        let config = Config {
            origins: vec!["https://House.example".to_owned(), "http://other.example:8080".to_owned()],
            hosts: vec!["pi.local".to_owned()],
            listen: "inside:7878".to_owned(),
            ..Config::default()
        };
        let mut headers = HeaderMap::new();
        for host in hosts {
            headers.append(HOST, host.parse().unwrap());
        }
        OwnHost::of(&Uri::from_static("/"), &headers, &config).map_err(|error| error.code)
    }

    #[test]
    fn own_names_and_addresses_are_accepted() {
        for host in [
            "house.example",
            "HOUSE.example:443",
            "other.example",
            "pi.local:7878",
            "inside",
            "localhost:1",
            "192.0.2.7",
            "192.0.2.7:7878",
            "[::1]:7878",
            "[2001:db8::7]",
        ] {
            assert!(asked(&[host]).is_ok(), "{host}");
        }
    }

    #[test]
    fn others_are_refused() {
        for host in
            ["evil.example", "house.example.evil.example", "evil.example:7878", "192.0.2.7.evil.example"]
        {
            assert_eq!(asked(&[host]), Err(Code::WrongHost), "{host}");
        }
        let unreadable =
            ["", "a b", "me@house.example", "house.example:port", "house.example/", "::1", "[::1"];
        for host in unreadable {
            assert_eq!(asked(&[host]), Err(Code::BadRequest), "{host}");
        }
        assert_eq!(asked(&[]), Err(Code::BadRequest));
        assert_eq!(asked(&["house.example", "house.example"]), Err(Code::BadRequest));
    }

    #[test]
    fn sockets_are_opened_to_the_same_host() {
        let sockets = |host: &str, tls| asked(&[host]).unwrap().sockets(tls);
        assert_eq!(sockets("house.example", true).as_deref(), Some("wss://house.example"));
        assert_eq!(sockets("192.0.2.7:7878", false).as_deref(), Some("ws://192.0.2.7:7878"));
        assert_eq!(sockets("[::1]:7878", false), None);
    }
}
