//! Who is asking, when proxies stand in front of the house: `X-Forwarded-For` and `Forwarded` (RFC 7239).

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;
use axum::http::header::{FORWARDED, HeaderName};
use ipnet::IpNet;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The address of the client behind a connection.
///
/// Headers are believed only as far as trusted proxies wrote them: from a peer that is not one they mean nothing, and
/// from one the hops are read from the right, over those that are trusted proxies themselves, to the first that is
/// not. What stands further to the left was sent by that client. Where a hop that counts cannot be read, or the
/// two headers name different clients, the answer is the peer.
pub(crate) fn client_address(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let peer = peer.to_canonical();
    if !is_trusted(peer, trusted) {
        return peer;
    }
    let said = [hops_of_x_forwarded_for(headers), hops_of_forwarded(headers)];
    let mut clients = said.into_iter().flatten().map(|hops| nearest_untrusted(&hops, trusted));
    match (clients.next(), clients.next()) {
        (Some(Some(client)), None) => client,
        (Some(Some(client)), Some(other)) if other == Some(client) => client,
        _ => peer,
    }
}

/// Whether this is the address of one of the operator's proxies.
pub(crate) fn is_trusted(address: IpAddr, trusted: &[IpNet]) -> bool {
    let address = address.to_canonical();
    trusted.iter().any(|network| network.contains(&address))
}

/// The first hop from the right that is no trusted proxy; the leftmost when all are. `None` when it cannot be read.
fn nearest_untrusted(hops: &[String], trusted: &[IpNet]) -> Option<IpAddr> {
    let mut nearest = None;
    for hop in hops.iter().rev() {
        let address = hop_address(hop)?;
        nearest = Some(address);
        if !is_trusted(address, trusted) {
            break;
        }
    }
    nearest
}

/// An address as hops are written: with or without a port, IPv6 in brackets or not.
fn hop_address(hop: &str) -> Option<IpAddr> {
    let plain = hop.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(hop);
    let bare = plain.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|socket| socket.ip()));
    bare.map(|address| address.to_canonical())
}

/// All values of a header as one list, in the order in which proxies added to them; `None` when there are none. A
/// value that is no text is a hop that cannot be read.
fn whole(headers: &HeaderMap, name: &HeaderName) -> Option<String> {
    let values: Vec<&str> = headers.get_all(name).iter().map(|value| value.to_str().unwrap_or("?")).collect();
    if values.is_empty() { None } else { Some(values.join(",")) }
}

fn hops_of_x_forwarded_for(headers: &HeaderMap) -> Option<Vec<String>> {
    let text = whole(headers, &X_FORWARDED_FOR)?;
    Some(text.split(',').map(|hop| hop.trim().to_owned()).collect())
}

/// The `for` of each element; one without it is a hop that cannot be read.
fn hops_of_forwarded(headers: &HeaderMap) -> Option<Vec<String>> {
    let text = whole(headers, &FORWARDED)?;
    let hop = |element: String| {
        let pairs = split_outside_quotes(&element, ';');
        let pairs = pairs.iter().filter_map(|pair| pair.split_once('='));
        let value = pairs.filter(|(name, _)| name.trim().eq_ignore_ascii_case("for")).map(|(_, value)| value);
        value.map(|value| unquoted(value.trim())).next().unwrap_or_default()
    };
    Some(split_outside_quotes(&text, ',').into_iter().map(hop).collect())
}

fn split_outside_quotes(text: &str, separator: char) -> Vec<String> {
    let mut parts = vec![String::new()];
    let (mut quoted, mut escaped) = (false, false);
    for letter in text.chars() {
        if letter == separator && !quoted {
            parts.push(String::new());
            continue;
        }
        if letter == '"' && !escaped {
            quoted = !quoted;
        }
        escaped = letter == '\\' && quoted && !escaped;
        if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    parts
}

/// A value without its quotation marks. Addresses have nothing to escape: what has stays unreadable.
fn unquoted(value: &str) -> String {
    let inner = value.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    inner.unwrap_or(value).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, said: &[(&'static str, &str)]) -> String {
        let trusted: Vec<IpNet> =
            ["10.0.0.0/8", "127.0.0.1/32", "fd00::/8"].map(|net| net.parse().unwrap()).into();
        let mut headers = HeaderMap::new();
        for (name, value) in said {
            headers.append(*name, value.parse().unwrap());
        }
        client_address(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    const X: &str = "x-forwarded-for";
    const F: &str = "forwarded";

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(client("192.0.2.1", &[(X, "198.51.100.7")]), "192.0.2.1");
        assert_eq!(client("192.0.2.1", &[(F, "for=198.51.100.7")]), "192.0.2.1");
        assert_eq!(client("10.0.0.1", &[]), "10.0.0.1");
        assert_eq!(client("10.0.0.1", &[(X, "198.51.100.7")]), "198.51.100.7");
        assert_eq!(client("::ffff:10.0.0.1", &[(X, "198.51.100.7")]), "198.51.100.7");
        assert_eq!(client("fd00::1", &[(X, "2001:db8::7")]), "2001:db8::7");
    }

    #[test]
    fn hops_are_read_from_the_right_over_trusted_ones() {
        assert_eq!(client("10.0.0.1", &[(X, "203.0.113.9, 198.51.100.7, 10.0.0.2")]), "198.51.100.7");
        assert_eq!(client("10.0.0.1", &[(X, "203.0.113.9, 198.51.100.7"), (X, "10.0.0.2")]), "198.51.100.7");
        assert_eq!(client("10.0.0.1", &[(X, "nonsense, 198.51.100.7")]), "198.51.100.7");
        assert_eq!(client("10.0.0.1", &[(X, "10.0.0.3, 10.0.0.2")]), "10.0.0.3");
        let forwarded = "for=203.0.113.9, For=\"198.51.100.7:4711\";proto=https;by=10.0.0.1, for=10.0.0.2";
        assert_eq!(client("10.0.0.1", &[(F, forwarded)]), "198.51.100.7");
    }

    #[test]
    fn addresses_are_read_in_every_form() {
        for hop in ["2001:db8::7", "[2001:db8::7]", "[2001:db8::7]:4711"] {
            assert_eq!(client("10.0.0.1", &[(X, hop)]), "2001:db8::7", "{hop}");
            assert_eq!(client("10.0.0.1", &[(F, &format!("for=\"{hop}\""))]), "2001:db8::7", "{hop}");
        }
        assert_eq!(client("10.0.0.1", &[(X, "198.51.100.7:4711")]), "198.51.100.7");
        assert_eq!(client("10.0.0.1", &[(X, "::ffff:198.51.100.7")]), "198.51.100.7");
    }

    #[test]
    fn what_cannot_be_read_is_the_peer() {
        for hop in ["", "unknown", "_hidden", "198.51.100.300", "198.51.100.7,", "198.51.100.7, unknown"] {
            assert_eq!(client("10.0.0.1", &[(X, hop)]), "10.0.0.1", "{hop}");
        }
        for value in ["", "for=unknown", "for=_hidden", "proto=https", "for=\"198.51.100.7", "for=\"a,b\""] {
            assert_eq!(client("10.0.0.1", &[(F, value)]), "10.0.0.1", "{value}");
        }
    }

    #[test]
    fn two_headers_that_disagree_are_not_believed() {
        let (x, same, other) = ((X, "198.51.100.7"), (F, "for=198.51.100.7"), (F, "for=203.0.113.9"));
        assert_eq!(client("10.0.0.1", &[x, same]), "198.51.100.7");
        assert_eq!(client("10.0.0.1", &[x, other]), "10.0.0.1");
        assert_eq!(client("10.0.0.1", &[x, (F, "nonsense")]), "10.0.0.1");
    }
}
