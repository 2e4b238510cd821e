//! What becomes of a house whose disk is full, whose files may not grow, whose database is read-only, gone or another's:
//! nothing that was acknowledged is lost, people are told, and it goes on by itself.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use database::{Disk, Postgres, done, not_tested};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Row};

use crate::client::{Client, Socket, TestHouse, config, request};
use crate::crash::{House, free_address, until_open};

/// People who talk at their tables, and what of it was acknowledged.
struct Company {
    address: String,
    ana: Client,
    tables: Vec<String>,
    sockets: Vec<Option<Socket>>,
    /// Who only listens.
    watcher: Socket,
    said: usize,
    acknowledged: Vec<String>,
}

impl Company {
    async fn gather(address: &str, tables: usize) -> Company {
        let ana = Client::guest(address, "Ana").await;
        let mut names = Vec::new();
        let mut sockets = Vec::new();
        for _ in 0..tables {
            let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "me"] })).await;
            let mut socket = ana.socket(&table).await;
            socket.snapshot().await;
            sockets.push(Some(socket));
            names.push(table);
        }
        let eva = Client::guest(address, "Eva").await;
        let watcher = eva.socket(&names[0]).await;
        let address = address.to_owned();
        Company { address, ana, tables: names, sockets, watcher, said: 0, acknowledged: Vec::new() }
    }

    /// Everybody says something long; how many of them were refused. Whoever was sent away comes back when they can.
    async fn talk(&mut self) -> usize {
        let mut refused = 0;
        for place in 0..self.sockets.len() {
            if self.sockets[place].is_none() {
                if self.ana.get(&format!("/tables/{}", self.tables[place])).await.status != 200 {
                    refused += 1;
                    continue;
                }
                self.sockets[place] = Some(self.ana.socket(&self.tables[place]).await);
            }
            let Some(socket) = self.sockets[place].as_mut() else { continue };
            self.said += 1;
            let text = format!("said-{:06}-{}", self.said, "x".repeat(400));
            let answer = socket.try_command(json!({ "do": "chat", "text": text })).await;
            match answer {
                Ok(answer) if answer["type"] == "ack" => self.acknowledged.push(text),
                Ok(answer) => {
                    assert_eq!(answer["code"], "failed", "{answer}");
                    refused += 1;
                }
                Err(code) => {
                    assert!([1006, 1012].contains(&code), "{code}");
                    self.sockets[place] = None;
                    refused += 1;
                }
            }
        }
        refused
    }

    async fn talk_until_refused(&mut self) {
        for _ in 0..2_000 {
            if self.talk().await > 0 {
                return;
            }
        }
        panic!("nothing was ever refused");
    }

    async fn talk_until_heard(&mut self) {
        for _ in 0..200 {
            if self.talk().await == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the house does not go on");
    }

    async fn ready(&self) -> u16 {
        let ask = async || request(&self.address, "GET", "/readyz", &[], "").await.status;
        in_time(Duration::from_secs(1), ask).await
    }

    async fn until_ready(&self) {
        for _ in 0..200 {
            if self.ready().await == 200 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the house does not become ready");
    }

    /// Whether all that was acknowledged is in the database, as somebody else reads it.
    async fn is_kept(&self, url: &str) {
        let mut reader = AnyConnection::connect(url).await.unwrap();
        let rows = sqlx::query("SELECT body FROM entries").fetch_all(&mut reader).await.unwrap();
        let bodies: Vec<String> = rows.iter().map(|row| row.try_get(0).unwrap()).collect();
        let all = bodies.concat();
        let lost = self.acknowledged.iter().filter(|text| !all.contains(text.as_str())).count();
        assert_eq!(lost, 0, "of {} acknowledged", self.acknowledged.len());
        reader.close().await.unwrap();
    }
}

/// Does something that must take no longer than that, three times at most: the machine may have been busy with another
/// test, but hardly three times in a row.
async fn in_time<T>(longest: Duration, mut what: impl AsyncFnMut() -> T) -> T {
    let mut tries = Vec::new();
    loop {
        let begun = Instant::now();
        let done = what().await;
        tries.push(begun.elapsed());
        if begun.elapsed() < longest {
            return done;
        }
        assert!(tries.len() < 3, "it takes longer than {longest:?}: {tries:?}");
    }
}

fn terminate(house: &House) {
    assert!(done("kill", &["-TERM", &house.id().to_string()]));
}

fn file(path: &Path) -> String {
    format!("sqlite://{}?mode=ro", path.display())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing_and_the_house_goes_on_when_there_is_room() {
    let Some(disk) = Disk::new("4m") else { return };
    let db = disk.path().join("house.db");
    let address = free_address();
    let house = House::open(db.to_str().unwrap(), &address);
    until_open(&address).await;
    let mut company = Company::gather(&address, 4).await;
    company.talk_until_heard().await;
    disk.fill();
    company.talk_until_refused().await;
    // People at the tables are told, and so is the operator.
    let told = company.watcher.until(|frame| frame["type"] == "house").await;
    assert_eq!(told["writable"], false);
    assert_eq!(company.ready().await, 503);
    let made = company.ana.post("/tables", json!({ "game": "gobblet3", "seats": ["me", "me"] })).await;
    assert_eq!((made.status, made.code().as_str()), (503, "failed"), "{made:?}");
    assert_eq!(company.talk().await, 4, "nothing is acknowledged");
    company.is_kept(&file(&db)).await;
    disk.free();
    company.until_ready().await;
    company.talk_until_heard().await;
    let told = company.watcher.until(|frame| frame["type"] == "house").await;
    assert_eq!(told["writable"], true);
    company.is_kept(&file(&db)).await;
    // Full again, and closed in good order: in time, and with everything.
    disk.fill();
    company.talk_until_refused().await;
    terminate(&house);
    assert_eq!(house.exit_code().await, Some(0));
    disk.free();
    company.is_kept(&file(&db)).await;
    let house = House::open(db.to_str().unwrap(), &address);
    until_open(&address).await;
    company.is_kept(&file(&db)).await;
    house.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_may_not_grow_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("house.db");
    let address = free_address();
    let house = House::open(db.to_str().unwrap(), &address);
    until_open(&address).await;
    let mut company = Company::gather(&address, 4).await;
    company.talk_until_heard().await;
    let limit = |bytes: &str| {
        let pid = house.id().to_string();
        done("prlimit", &[&format!("--pid={pid}"), &format!("--fsize={bytes}:unlimited")])
    };
    assert!(limit("300000"), "prlimit comes with util-linux");
    company.talk_until_refused().await;
    company.is_kept(&file(&db)).await;
    assert_eq!(company.ready().await, 503);
    assert!(limit("unlimited"));
    company.until_ready().await;
    company.talk_until_heard().await;
    company.is_kept(&file(&db)).await;
    house.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_turned_read_only_while_open_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let db = folder.path().join("house.db");
    let address = free_address();
    let house = House::open(db.to_str().unwrap(), &address);
    until_open(&address).await;
    let mut company = Company::gather(&address, 4).await;
    company.talk_until_heard().await;
    let files: Vec<PathBuf> =
        ["house.db", "house.db-wal"].iter().map(|name| folder.path().join(name)).collect();
    let turn = |how: &str| files.iter().all(|path| done("chattr", &[how, path.to_str().unwrap()]));
    if !turn("+i") {
        turn("-i");
        not_tested("a file that turns read-only, because this file system or user cannot do that");
        return;
    }
    company.talk_until_refused().await;
    assert_eq!(company.ready().await, 503);
    assert!(turn("-i"));
    company.until_ready().await;
    company.talk_until_heard().await;
    company.is_kept(&file(&db)).await;
    house.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_on_time_while_nothing_can_be_kept() {
    let Some(disk) = Disk::new("4m") else { return };
    let db = disk.path().join("house.db");
    let address = free_address();
    let house = House::open(db.to_str().unwrap(), &address);
    until_open(&address).await;
    let mut company = Company::gather(&address, 1).await;
    let clock = json!({ "per_move_ms": 4_000 });
    let asked = json!({ "game": "gobblet3", "seats": ["me", "me"], "clock": clock });
    let table = company.ana.table(asked).await;
    let mut socket = company.ana.socket(&table).await;
    let version = socket.snapshot().await["version"].clone();
    disk.fill();
    company.talk_until_refused().await;
    tokio::time::sleep(Duration::from_secs(6)).await;
    disk.free();
    company.until_ready().await;
    let moved = json!({ "do": "move", "move": "3@b2", "version": version });
    let mut answer = socket.command(moved.clone()).await;
    if answer["code"] == "failed" {
        answer = socket.command(moved).await;
    }
    assert_eq!(answer["type"], "ack", "{answer}");
    house.kill();
}

#[tokio::test]
async fn a_second_house_on_the_same_file_is_refused() {
    let house = TestHouse::open().await;
    let second = server::start(config(house.url()), catalog::Catalog::house()).await;
    let error = second.map(|_| ()).unwrap_err().to_string();
    assert!(error.contains("another house is open on") && error.contains("house.db"), "{error}");
    // A copy can be made all the same, and the file is free again when the house has closed.
    let db = house.close().await;
    TestHouse::on(db, |_| {}).await.close().await;
}

async fn refused(db: &str) -> String {
    let open = async || server::start(config(db), catalog::Catalog::house()).await;
    let opened = in_time(Duration::from_secs(2), open).await;
    opened.map(|_| ()).unwrap_err().to_string()
}

#[tokio::test]
async fn a_database_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("text.db"), "this is a letter, not a database\n".repeat(100)).unwrap();
    let error = refused(&path("text.db")).await;
    assert!(error.contains("text.db") && error.contains("not a database"), "{error}");
    let error = refused(&path("no/such/folder.db")).await;
    assert!(error.contains("folder.db"), "{error}");
    let error = refused("mysql://localhost/house").await;
    assert!(error.contains("mysql://localhost/house") && error.contains("expected"), "{error}");
    let error = refused("mysql://house:s3cr3t@localhost/house").await;
    assert!(!error.contains("s3cr3t"), "{error}");
    // Nobody listens there; nobody answers there.
    let error = refused("postgres://house:secret@127.0.0.1:9/house").await;
    assert!(error.contains("127.0.0.1:9/house") && !error.contains("secret"), "{error}");
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = silent.local_addr().unwrap().port();
    let error = refused(&format!("postgres://house@127.0.0.1:{port}/house")).await;
    assert!(error.contains("does not answer"), "{error}");
}

#[tokio::test]
async fn a_damaged_database_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let url = path.to_str().unwrap().to_owned();
    server::start(config(&url), catalog::Catalog::house()).await.unwrap().close().await;
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 8192].fill(0xa5);
    std::fs::write(&path, bytes).unwrap();
    let error = refused(&url).await;
    assert!(error.contains("house.db") && error.contains("damaged"), "{error}");
}

/// A large file is not looked through before the house opens, but while it is open.
#[tokio::test]
async fn damage_in_a_large_database_is_told_to_the_operator() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let url = path.to_str().unwrap().to_owned();
    server::start(config(&url), catalog::Catalog::house()).await.unwrap().close().await;
    let mut connection = AnyConnection::connect(&format!("sqlite://{url}")).await.unwrap();
    for number in 0..40_i64 {
        let body = "x".repeat(1 << 20);
        sqlx::query("INSERT INTO entries (table_id, seq, body) VALUES ('t', $1, $2)")
            .bind(number)
            .bind(body)
            .execute(&mut connection)
            .await
            .unwrap();
    }
    connection.close().await.unwrap();
    let mut bytes = std::fs::read(&path).unwrap();
    assert!(bytes.len() > 32 << 20);
    // The first bytes of every page in the middle: wherever a page of a tree lies, or a chain leads.
    let middle = (bytes.len() / 2) & !4095;
    for page in bytes[middle..middle + (4 << 20)].chunks_mut(4096) {
        page[..16].fill(0xa5);
    }
    std::fs::write(&path, bytes).unwrap();
    let house = server::start(config(&url), catalog::Catalog::house()).await.unwrap();
    let address = house.address.to_string();
    for _ in 0..200 {
        if request(&address, "GET", "/readyz", &[], "").await.status == 503 {
            house.close().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("nobody is told");
}

/// A program that holds the file: a tool of the operator, a backup that hangs.
async fn held(path: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&format!("sqlite://{path}")).await.unwrap();
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut connection).await.unwrap();
    connection
}

#[tokio::test]
async fn a_file_that_another_program_holds_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db").to_str().unwrap().to_owned();
    server::start(config(&path), catalog::Catalog::house()).await.unwrap().close().await;
    let holder = held(&path).await;
    let error = refused(&path).await;
    assert!(error.contains("house.db") && error.contains("locked"), "{error}");
    drop(holder);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_another_program_holds_while_it_is_open_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let url = path.to_str().unwrap().to_owned();
    let house = server::start(config(&url), catalog::Catalog::house()).await.unwrap();
    let mut company = Company::gather(&house.address.to_string(), 2).await;
    company.talk_until_heard().await;
    let mut holder = held(&url).await;
    // What was found out a moment ago is believed for a moment.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    assert_eq!(company.ready().await, 503);
    company.talk_until_refused().await;
    assert_eq!(company.ready().await, 503);
    sqlx::query("COMMIT").execute(&mut holder).await.unwrap();
    company.until_ready().await;
    company.talk_until_heard().await;
    company.is_kept(&file(&path)).await;
    house.close().await;
}

/// Nobody hangs up, and nobody answers: a machine that has been switched off, a process that stands still.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_that_stands_still_is_told_and_loses_nothing() {
    sqlx::any::install_default_drivers();
    let postgres = Postgres::start();
    let url = postgres.url();
    let house = server::start(config(&url), catalog::Catalog::house()).await.unwrap();
    let mut company = Company::gather(&house.address.to_string(), 2).await;
    company.talk_until_heard().await;
    postgres.signal("STOP");
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    for _ in 0..3 {
        assert_eq!(company.ready().await, 503);
    }
    // It is given up to find out, so that everybody is told.
    let told = company.watcher.until(|frame| frame["type"] == "house").await;
    assert_eq!(told["writable"], false);
    postgres.signal("CONT");
    company.until_ready().await;
    company.talk_until_heard().await;
    company.is_kept(&url).await;
    house.close().await;
}

#[tokio::test]
async fn a_read_only_database_is_named() {
    let Some(disk) = Disk::new("4m") else { return };
    let path = disk.path().join("house.db");
    let url = path.to_str().unwrap().to_owned();
    server::start(config(&url), catalog::Catalog::house()).await.unwrap().close().await;
    std::fs::write(disk.path().join("house.db-lock"), "").unwrap();
    assert!(done("mount", &["-o", "remount,ro", disk.path().to_str().unwrap()]));
    let error = refused(&url).await;
    assert!(error.contains("house.db"), "{error}");
    assert!(error.to_lowercase().contains("read") && error.to_lowercase().contains("only"), "{error}");
}

/// What PostgreSQL is told directly.
async fn tell(url: &str, statement: &str) {
    let mut connection = AnyConnection::connect(url).await.unwrap();
    sqlx::query(sqlx::AssertSqlSafe(statement.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_that_lets_nobody_in_or_nothing_be_written_loses_nothing() {
    sqlx::any::install_default_drivers();
    let postgres = Postgres::start();
    let admin = postgres.url();
    // A superuser is never refused a connection, so the house is none.
    tell(&admin, "CREATE ROLE keeper LOGIN").await;
    tell(&admin, "CREATE DATABASE kept OWNER keeper").await;
    let url = admin.replace("house@", "keeper@").replace("/postgres", "/kept");
    let house = server::start(config(&url), catalog::Catalog::house()).await.unwrap();
    let mut company = Company::gather(&house.address.to_string(), 3).await;
    company.talk_until_heard().await;
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'kept'";
    for (broken, mended) in [
        ("SET default_transaction_read_only = on", "RESET default_transaction_read_only"),
        ("CONNECTION LIMIT 0", "CONNECTION LIMIT -1"),
    ] {
        tell(&admin, &format!("ALTER DATABASE kept {broken}")).await;
        tell(&admin, end).await;
        company.talk_until_refused().await;
        assert_eq!(company.ready().await, 503, "{broken}");
        tell(&admin, &format!("ALTER DATABASE kept {mended}")).await;
        tell(&admin, end).await;
        company.until_ready().await;
        company.talk_until_heard().await;
    }
    company.is_kept(&url).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_with_a_full_disk_loses_nothing() {
    let Some(disk) = Disk::new("24m") else { return };
    sqlx::any::install_default_drivers();
    let postgres = Postgres::start();
    let admin = postgres.url();
    let place = disk.path().join("space");
    std::fs::create_dir(&place).unwrap();
    done("chown", &["postgres", place.to_str().unwrap()]);
    tell(&admin, &format!("CREATE TABLESPACE small LOCATION '{}'", place.display())).await;
    tell(&admin, "CREATE DATABASE small TABLESPACE small").await;
    let url = admin.replace("/postgres", "/small");
    let house = server::start(config(&url), catalog::Catalog::house()).await.unwrap();
    let mut company = Company::gather(&house.address.to_string(), 3).await;
    company.talk_until_heard().await;
    disk.fill();
    company.talk_until_refused().await;
    company.is_kept(&url).await;
    disk.free();
    company.until_ready().await;
    company.talk_until_heard().await;
    company.is_kept(&url).await;
    house.close().await;
}

/// Frames are never lost for a reason that has nothing to do with them.
#[tokio::test]
async fn a_house_that_is_well_says_nothing_about_it() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "me"] })).await;
    let mut socket = ana.socket(&table).await;
    socket.snapshot().await;
    socket.send(&json!({ "do": "ping" })).await;
    let next: Value = socket.until(|frame| frame["type"] != "presence").await;
    assert_eq!(next["type"], "pong");
}
