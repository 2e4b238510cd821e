//! A private PostgreSQL for tests.
#![allow(clippy::missing_panics_doc, reason = "a test without its database cannot go on")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A private PostgreSQL in a temporary folder, reached over a socket in that folder.
#[derive(Debug)]
pub struct Postgres {
    folder: tempfile::TempDir,
    programs: PathBuf,
}

impl Postgres {
    /// Where the programs of the server are.
    pub fn programs() -> PathBuf {
        let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let mut found: Vec<PathBuf> = installed.map(|version| version.path().join("bin")).collect();
        found.sort();
        found.pop().expect("PostgreSQL's server programs: run `tools/deps database`")
    }

    /// The URL of a database of the server whose socket is in this folder.
    pub fn url_in(folder: &Path, name: &str) -> String {
        format!("postgres://house@{}/{name}", folder.display().to_string().replace('/', "%2F"))
    }

    /// Makes one and starts it.
    pub fn start() -> Postgres {
        Postgres::start_for(None)
    }

    /// Makes one and starts it; machines of this network reach it too, on its usual port: for a network namespace where it is
    /// the only one.
    pub fn start_for(network: Option<&str>) -> Postgres {
        let folder = tempfile::tempdir().unwrap();
        let postgres = Postgres { folder, programs: Postgres::programs() };
        // The server refuses to run as root; whoever it runs as must own the folder.
        if Postgres::is_root() {
            assert!(Command::new("chown").arg("postgres").arg(postgres.path()).status().unwrap().success());
        }
        let data = postgres.path().join("data").display().to_string();
        postgres.run("initdb", &["-D", &data, "-U", "house", "-A", "trust", "--no-sync", "-E", "UTF8"]);
        if let Some(network) = network {
            let rules = postgres.path().join("data/pg_hba.conf");
            let text = std::fs::read_to_string(&rules).unwrap() + &format!("host all all {network} trust\n");
            std::fs::write(&rules, text).unwrap();
        }
        let addresses = if network.is_some() { "*" } else { "" };
        let options = format!(
            "-c listen_addresses='{addresses}' -c unix_socket_directories={} -c fsync=off -c max_wal_size=64MB",
            postgres.path().display()
        );
        let log = postgres.path().join("log").display().to_string();
        postgres.run("pg_ctl", &["-D", &data, "-w", "-l", &log, "-o", &options, "start"]);
        postgres
    }

    /// Its folder.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Sends a signal to all its processes.
    pub fn signal(&self, signal: &str) {
        let noted = std::fs::read_to_string(self.path().join("data/postmaster.pid")).unwrap_or_default();
        let Some(first) = noted.lines().next().map(str::to_owned) else { return };
        let children = Command::new("ps").args(["--ppid", &first, "-o", "pid="]).output().unwrap();
        let children = String::from_utf8(children.stdout).unwrap();
        // The first of them first, so that it starts no others.
        for process in [first.as_str()].into_iter().chain(children.split_whitespace()) {
            let _ = Command::new("kill").args([&format!("-{signal}"), process]).status();
        }
    }

    fn is_root() -> bool {
        Command::new("id").arg("-u").output().is_ok_and(|said| said.stdout == b"0\n")
    }

    fn run(&self, program: &str, words: &[&str]) {
        let path = self.programs.join(program);
        let mut command = if Postgres::is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        let status = command.args(words).current_dir(self.path()).stdout(Stdio::null()).status().unwrap();
        assert!(status.success(), "{program} {words:?}");
    }

    /// Its first database, as its superuser.
    pub fn url(&self) -> String {
        Postgres::url_in(self.path(), "postgres")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.signal("CONT");
        let data = self.path().join("data").display().to_string();
        self.run("pg_ctl", &["-D", &data, "-m", "immediate", "stop"]);
    }
}
