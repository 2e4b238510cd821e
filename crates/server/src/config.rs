//! What the operator of a house decides.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::path::Path;
use std::time::Duration;

use game::Limits;
pub use ipnet::IpNet;
use serde::{Deserialize, Deserializer};
use thiserror::Error;

use crate::jobs::SpecReader;
use crate::people::clean_name;

/// How a house is run.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: String,
    /// The database: a path, `sqlite:…` or `postgres://…`.
    pub db: String,
    /// The addresses under which people open the app, as browsers write them (`https://house.example`). The
    /// house's own address is always among them.
    pub origins: Vec<String>,
    /// Further names under which the house is asked for. Those of `origins` and `listen`, addresses and `localhost`
    /// are always known.
    pub hosts: Vec<String>,
    /// Whether people come over TLS (ended in front of this process): cookies are then for TLS only.
    pub tls: bool,
    /// The networks of proxies whose word about the client's address is taken.
    pub trusted_proxies: Vec<IpNet>,
    /// The address for those who watch what the house does; nowhere when absent.
    pub metrics: Option<String>,
    /// How many threads think.
    pub workers: usize,
    /// The shortest and the longest pause, in milliseconds, before the move of an engine is shown. Drawn anew for
    /// every move, so that a forced card does not come faster than others.
    pub pace: (u64, u64),
    /// The limits of engines without their own, and of hints, when not in time: for tests.
    pub thinking: Option<Limits>,
    /// The random stream of engines at tables, where it is to be the same each time: for tests.
    pub engine_seed: Option<u64>,
    /// How long one decision of an engine may take at most.
    pub longest_ms: u64,
    /// How long somebody who wants to play with anybody waits before a player of the house sits down.
    pub pairing_ms: u64,
    /// How many milliseconds pass between two rounds of a tournament.
    pub tournament_pause_ms: i64,
    /// How many bytes all searches together may hold.
    pub engine_memory: u64,
    /// Whether somebody may fix the cards of a table at which others sit: for clubs that play the same deals at several
    /// tables. The card of such a table says so.
    pub fixed_deals: bool,
    /// The operator's own programs: name and command.
    pub programs: BTreeMap<String, String>,
    /// How many of them run at once, at all tables together.
    pub most_programs: usize,
    /// The queue of long work that operators see in the lab: a file or `postgres://…`; none when absent.
    pub jobs: Option<String>,
    /// The names of the accounts that see it and may submit to it.
    pub operators: Vec<String>,
    /// What the words of a job mean.
    pub spec_reader: SpecReader,
    /// The address under which other processes of this house reach this one.
    pub internal: Option<String>,
    /// After how many silent milliseconds a process counts as dead.
    pub patience_ms: i64,
    /// How often, in milliseconds, an open socket makes sure that its session is not over.
    pub session_check_ms: u64,
    /// Limits of what people may do.
    pub bounds: Bounds,
    /// How long a client may take.
    pub timeouts: Timeouts,
}

/// How much one person or address may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bounds {
    /// Messages of a socket in ten seconds.
    pub messages: u32,
    /// Sockets of a person.
    pub sockets_of_person: usize,
    /// Sockets of an address.
    pub sockets_of_address: usize,
    /// Tables a person makes in an hour.
    pub tables_an_hour: u32,
    /// Guests an address makes in an hour.
    pub guests_an_hour: u32,
    /// Attempts to log in, to make an account or to change a password, of an address in an hour.
    pub logins_an_hour: u32,
    /// Wrong passwords of an account in fifteen minutes, wherever they come from.
    pub wrong_passwords: u32,
    /// Analyses, reviews and matches of a person at once.
    pub studies: usize,
    /// Requests of an address in a minute.
    pub requests_a_minute: u32,
    /// Seconds that engines think for a person in an hour, moves, hints and studies together. Beyond them studies are
    /// refused, and moves are thought about when nobody else waits.
    pub engine_seconds_of_person: u64,
    /// The same for an address.
    pub engine_seconds_of_address: u64,
    /// Studies of an address at once.
    pub studies_of_address: usize,
    /// Games of a person that are not over.
    pub unfinished_of_person: i64,
    /// Tables an address makes in an hour.
    pub tables_of_address_an_hour: u32,
    /// Records that a person may bring along and keep.
    pub records_of_person: i64,
    /// Bytes that these may take.
    pub record_bytes_of_person: i64,
    /// KiB that a person has kept in a day: logs and talk of tables, records of games, records brought along.
    pub kib_stored_of_person_a_day: u32,
    /// The same for an address.
    pub kib_stored_of_address_a_day: u32,
    /// Days after which a guest who does not come back is forgotten, with everything that is nobody else's, and a table at
    /// which nobody has begun to play is deleted, whoever made it.
    pub guest_days: i64,
    /// Open connections of an address, sockets among them. One address never gets more than three quarters of
    /// `connections`.
    pub connections_of_address: usize,
    /// Open connections of this process in all. Fewer, where the limit of open files has no room for so many.
    pub connections: usize,
}

/// How long a client may take, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Timeouts {
    /// From the opening of a connection, or the end of the request before, to the last byte of a request's header.
    pub header_ms: u64,
    /// From the end of a request's header to the last byte of its body.
    pub body_ms: u64,
    /// How long nothing of an answer may be taken by the client.
    pub write_ms: u64,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts { header_ms: 10_000, body_ms: 30_000, write_ms: 30_000 }
    }
}

impl Timeouts {
    /// The time for a header.
    pub fn header(self) -> Duration {
        Duration::from_millis(self.header_ms)
    }

    /// The time for a body.
    pub fn body(self) -> Duration {
        Duration::from_millis(self.body_ms)
    }

    /// The time in which something of an answer must be taken.
    pub fn write(self) -> Duration {
        Duration::from_millis(self.write_ms)
    }
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            messages: 60,
            sockets_of_person: 20,
            sockets_of_address: 200,
            tables_an_hour: 200,
            guests_an_hour: 100,
            logins_an_hour: 30,
            wrong_passwords: 10,
            studies: 4,
            requests_a_minute: 1200,
            engine_seconds_of_person: 1_800,
            engine_seconds_of_address: 7_200,
            studies_of_address: 16,
            unfinished_of_person: 200,
            tables_of_address_an_hour: 1_000,
            records_of_person: 1_000,
            record_bytes_of_person: 16 << 20,
            kib_stored_of_person_a_day: 16 << 10,
            kib_stored_of_address_a_day: 64 << 10,
            guest_days: 30,
            connections_of_address: 300,
            connections: 10_000,
        }
    }
}

impl Bounds {
    /// No limits worth speaking of: for load from one machine.
    pub fn wide() -> Bounds {
        Bounds {
            messages: 60,
            sockets_of_person: 1_000_000,
            sockets_of_address: 1_000_000,
            tables_an_hour: 1_000_000,
            guests_an_hour: 1_000_000,
            logins_an_hour: 1_000_000,
            wrong_passwords: 1_000_000,
            studies: 1_000,
            requests_a_minute: 100_000_000,
            engine_seconds_of_person: 1_000_000,
            engine_seconds_of_address: 1_000_000,
            studies_of_address: 1_000,
            unfinished_of_person: 1_000_000,
            tables_of_address_an_hour: 1_000_000,
            records_of_person: 1_000_000,
            record_bytes_of_person: 1 << 40,
            kib_stored_of_person_a_day: u32::MAX,
            kib_stored_of_address_a_day: u32::MAX,
            guest_days: 30,
            connections_of_address: 1_000_000,
            connections: 1_000_000,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Config {
            listen: "127.0.0.1:7878".to_owned(),
            db: "kavarna.db".to_owned(),
            origins: Vec::new(),
            hosts: Vec::new(),
            tls: false,
            trusted_proxies: Vec::new(),
            metrics: None,
            workers: cores.saturating_sub(1).max(1),
            pace: (400, 1200),
            thinking: None,
            engine_seed: None,
            longest_ms: 10_000,
            pairing_ms: 30_000,
            tournament_pause_ms: 15_000,
            engine_memory: 2 << 30,
            fixed_deals: false,
            programs: BTreeMap::new(),
            most_programs: 32,
            jobs: None,
            operators: Vec::new(),
            spec_reader: SpecReader::default(),
            internal: None,
            patience_ms: 6_000,
            session_check_ms: 60_000,
            bounds: Bounds::default(),
            timeouts: Timeouts::default(),
        }
    }
}

/// What a configuration file may say; everything may be left out.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    /// The address to listen on.
    pub listen: Option<String>,
    /// The database.
    pub db: Option<String>,
    /// The addresses of the app.
    pub origins: Option<Vec<String>>,
    /// Further names of the house.
    #[serde(default, deserialize_with = "host_names")]
    pub hosts: Option<Vec<String>>,
    /// Whether people come over TLS.
    pub tls: Option<bool>,
    /// The networks of trusted proxies.
    #[serde(default, deserialize_with = "networks")]
    pub trusted_proxies: Option<Vec<IpNet>>,
    /// The address for those who watch what the house does.
    pub metrics: Option<String>,
    /// How many threads think.
    pub workers: Option<usize>,
    /// The shortest and longest pause before the move of an engine.
    pub pace_ms: Option<(u64, u64)>,
    /// How many MiB all searches together may hold.
    pub engine_memory_mib: Option<u64>,
    /// Whether somebody may fix the cards of a table at which others sit.
    pub fixed_deals: Option<bool>,
    /// The queue of long work.
    pub jobs: Option<String>,
    /// Who sees it.
    #[serde(default, deserialize_with = "operators")]
    pub operators: Option<Vec<String>>,
    /// The address for other processes of the house.
    pub internal: Option<String>,
    /// The operator's programs: name and command.
    #[serde(default)]
    pub programs: BTreeMap<String, String>,
    /// How much one person or address may do.
    pub limits: Option<Bounds>,
    /// How long a client may take.
    pub timeouts: Option<Timeouts>,
}

/// A network as operators write it, `10.0.0.0/8` or `2001:db8::/32`; an address alone is a network of one.
pub fn network(text: &str) -> Result<IpNet, String> {
    let alone = || text.parse::<IpAddr>().map(IpNet::from);
    let network = text.parse::<IpNet>().or_else(|_| alone());
    network.map_err(|_| format!("expected a network like 10.0.0.0/8 or an address, got \"{text}\""))
}

/// The name of a house, without scheme and port.
pub fn host_name(text: &str) -> Result<String, String> {
    let is_label = |label: &str| {
        let letters = label.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
        letters && (1..=63).contains(&label.len())
    };
    if text.len() <= 253 && text.split('.').all(is_label) {
        Ok(text.to_owned())
    } else {
        Err(format!("expected a name like house.example, without scheme and port, got \"{text}\""))
    }
}

/// The name of an operator's account.
pub fn operator(text: &str) -> Result<String, String> {
    clean_name(text).map_err(|refusal| refusal.message)
}

fn networks<'a, D: Deserializer<'a>>(from: D) -> Result<Option<Vec<IpNet>>, D::Error> {
    each(from, network)
}

fn operators<'a, D: Deserializer<'a>>(from: D) -> Result<Option<Vec<String>>, D::Error> {
    each(from, operator)
}

fn host_names<'a, D: Deserializer<'a>>(from: D) -> Result<Option<Vec<String>>, D::Error> {
    each(from, host_name)
}

fn each<'a, D: Deserializer<'a>, T>(
    from: D,
    read: fn(&str) -> Result<T, String>,
) -> Result<Option<Vec<T>>, D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    let read: Result<Vec<T>, String> = texts.iter().map(|text| read(text)).collect();
    read.map(Some).map_err(serde::de::Error::custom)
}

/// Why a configuration file cannot be used.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// It cannot be read.
    #[error("cannot read {0}: {1}")]
    Read(String, std::io::Error),
    /// It is not what was expected.
    #[error("{0}: {1}")]
    Form(String, Box<toml::de::Error>),
    /// A value with which no house could be run.
    #[error("{0}: {1}: expected at least 1")]
    Zero(String, &'static str),
}

impl File {
    /// Reads a TOML file.
    pub fn read(path: &Path) -> Result<File, ConfigError> {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(path).map_err(|error| ConfigError::Read(name.clone(), error))?;
        let file: File =
            toml::from_str(&text).map_err(|error| ConfigError::Form(name.clone(), Box::new(error)))?;
        match file.zero() {
            Some(key) => Err(ConfigError::Zero(name, key)),
            None => Ok(file),
        }
    }

    /// What is zero and must not be.
    fn zero(&self) -> Option<&'static str> {
        let (limits, timeouts) = (self.limits.unwrap_or_default(), self.timeouts.unwrap_or_default());
        let values = [
            ("limits.connections", limits.connections as u64),
            ("limits.connections_of_address", limits.connections_of_address as u64),
            ("timeouts.header_ms", timeouts.header_ms),
            ("timeouts.body_ms", timeouts.body_ms),
            ("timeouts.write_ms", timeouts.write_ms),
        ];
        values.into_iter().find(|(_, value)| *value == 0).map(|(key, _)| key)
    }

    /// Puts what the file says over a configuration.
    pub fn over(self, config: Config) -> Config {
        Config {
            listen: self.listen.unwrap_or(config.listen),
            db: self.db.unwrap_or(config.db),
            origins: self.origins.unwrap_or(config.origins),
            hosts: self.hosts.unwrap_or(config.hosts),
            tls: self.tls.unwrap_or(config.tls),
            trusted_proxies: self.trusted_proxies.unwrap_or(config.trusted_proxies),
            metrics: self.metrics.or(config.metrics),
            workers: self.workers.unwrap_or(config.workers),
            pace: self.pace_ms.unwrap_or(config.pace),
            engine_memory: self.engine_memory_mib.map_or(config.engine_memory, |mib| mib << 20),
            fixed_deals: self.fixed_deals.unwrap_or(config.fixed_deals),
            jobs: self.jobs.or(config.jobs),
            operators: self.operators.unwrap_or(config.operators),
            internal: self.internal.or(config.internal),
            programs: if self.programs.is_empty() { config.programs } else { self.programs },
            bounds: self.limits.unwrap_or(config.bounds),
            timeouts: self.timeouts.unwrap_or(config.timeouts),
            ..config
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_only_what_differs() {
        let file: File = toml::from_str("tls = true\n[programs]\nbot = \"python3 bot.py\"\n").unwrap();
        let config = file.over(Config::default());
        assert!(config.tls);
        assert_eq!(config.listen, "127.0.0.1:7878");
        assert_eq!(config.programs["bot"], "python3 bot.py");
        assert!(toml::from_str::<File>("colour = 7").is_err());
    }

    #[test]
    fn limits_and_timeouts_are_changed_one_by_one() {
        let file = "[limits]\nconnections = 500\n[timeouts]\nbody_ms = 5000\n";
        let config = toml::from_str::<File>(file).unwrap().over(Config::default());
        assert_eq!(config.bounds, Bounds { connections: 500, ..Bounds::default() });
        assert_eq!(config.timeouts, Timeouts { body_ms: 5000, ..Timeouts::default() });
        assert!(toml::from_str::<File>("[limits]\nconections = 500").is_err());
        let none = toml::from_str::<File>("[limits]\nconnections = 0").unwrap();
        assert_eq!(none.zero(), Some("limits.connections"));
    }

    #[test]
    fn networks_and_names_are_checked() {
        let file = "trusted_proxies = [\"127.0.0.1\", \"fd00::/8\"]\nhosts = [\"pi.local\"]\n";
        let config = toml::from_str::<File>(file).unwrap().over(Config::default());
        let trusted: Vec<String> = config.trusted_proxies.iter().map(ToString::to_string).collect();
        assert_eq!(trusted, ["127.0.0.1/32", "fd00::/8"]);
        assert_eq!(config.hosts, ["pi.local"]);
        for wrong in ["", "10.0.0.0/33", "proxy.example", "10.0.0"] {
            assert!(network(wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "http://house.example", "house.example:80", "house..example", "a b", "[::1]"] {
            assert!(host_name(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_file_in_the_documentation_is_the_default() {
        let text = include_str!("../../../docs/operating.md");
        let file = text.split("```").find_map(|part| part.strip_prefix("toml\n")).unwrap();
        let default = Config::default();
        assert_eq!(toml::from_str::<File>(file).unwrap().over(default.clone()), default);
    }
}
