//! The address of a client, as limits count it.

use std::net::{IpAddr, Ipv6Addr};

/// What an address is counted by wherever it has a limit: an IPv4 address itself, an IPv6 address by its /64 network,
/// because whoever has one such address has all of that network. An IPv4 address that is written as IPv6 is
/// the IPv4 address.
///
/// ```
/// let key = |text: &str| server::address_key(text.parse().unwrap()).to_string();
/// assert_eq!(key("192.0.2.7"), "192.0.2.7");
/// assert_eq!(key("::ffff:192.0.2.7"), "192.0.2.7");
/// assert_eq!(key("2001:db8:1:2:3:4:5:6"), key("2001:db8:1:2::9"));
/// ```
pub fn address_key(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
    }
}
