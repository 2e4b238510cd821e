//! A small client: requests and sockets, without a library that would forgive mistakes.

use std::fmt::Write as _;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Bounds, Config, Running};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A configuration for tests: any port, engines that answer at once and always the same.
pub(crate) fn config(db: &str) -> Config {
    Config {
        listen: "127.0.0.1:0".to_owned(),
        db: db.to_owned(),
        pace: (0, 0),
        tournament_pause_ms: 0,
        workers: 1,
        thinking: Some(game::Limits { nodes: Some(500), iterations: Some(20), depth: Some(2), ms: None }),
        // Tests play as fast as they can, and nobody knows how long a game will be.
        bounds: Bounds {
            requests_a_minute: 100_000,
            guests_an_hour: 1000,
            messages: 100_000,
            ..Bounds::default()
        },
        ..Config::default()
    }
}

/// A database that nobody else uses: a file, or where these tests are run over again on PostgreSQL
/// ([`crate::postgres`]), a database of its own there.
pub(crate) struct TestDb {
    pub(crate) url: String,
    _folder: tempfile::TempDir,
}

impl TestDb {
    pub(crate) fn new() -> TestDb {
        let folder = tempfile::tempdir().unwrap();
        let url = match crate::postgres::fresh_database() {
            Some(url) => url,
            None => folder.path().join("house.db").to_str().unwrap().to_owned(),
        };
        TestDb { url, _folder: folder }
    }
}

impl Drop for TestDb {
    fn drop(&mut self) {
        crate::postgres::drop_database(&self.url);
    }
}

/// A house with a database of its own.
pub(crate) struct TestHouse {
    pub(crate) running: Running,
    db: TestDb,
}

impl TestHouse {
    pub(crate) async fn open() -> TestHouse {
        TestHouse::open_with(|_| {}).await
    }

    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> TestHouse {
        TestHouse::on(TestDb::new(), change).await
    }

    pub(crate) async fn on(db: TestDb, change: impl FnOnce(&mut Config)) -> TestHouse {
        let mut config = config(&db.url);
        change(&mut config);
        let running = server::start(config, catalog::Catalog::house()).await.unwrap();
        TestHouse { running, db }
    }

    /// Closes the house and opens it again on the same file.
    pub(crate) async fn again(self) -> TestHouse {
        TestHouse::on(self.close().await, |_| {}).await
    }

    /// Closes the house; its database stays.
    pub(crate) async fn close(self) -> TestDb {
        self.running.close().await;
        self.db
    }

    pub(crate) fn address(&self) -> String {
        self.running.address.to_string()
    }

    /// Its database.
    pub(crate) fn url(&self) -> &str {
        &self.db.url
    }

    /// Its database, as the driver wants to have it named.
    pub(crate) fn database(&self) -> String {
        let url = self.url();
        if url.starts_with("postgres") { url.to_owned() } else { format!("sqlite://{url}") }
    }

    /// A guest of this name.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(&self.address(), name).await
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(found, _)| found.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }

    pub(crate) fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// A connection from an address of this machine: all of 127.0.0.0/8 is the machine itself, and each of them is
/// another client.
pub(crate) async fn connect_from(source: &str, address: &str) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(format!("{source}:0").parse().unwrap())?;
    socket.connect(address.parse().unwrap()).await
}

/// One request, written out.
pub(crate) async fn request(
    address: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    sent: &str,
) -> Answer {
    request_on(TcpStream::connect(address).await.unwrap(), address, method, path, headers, sent).await
}

/// One request on a connection of its own, written out. A `host` among the headers takes the place of the address.
pub(crate) async fn request_on(
    mut stream: TcpStream,
    address: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    sent: &str,
) -> Answer {
    let mut head = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
    if !headers.iter().any(|(name, _)| *name == "host") {
        write!(head, "host: {address}\r\n").unwrap();
    }
    for (name, value) in headers {
        write!(head, "{name}: {value}\r\n").unwrap();
    }
    write!(head, "content-length: {}\r\n\r\n", sent.len()).unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.write_all(sent.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.unwrap();
    let answer = Answer::read(bytes);
    crate::schema::check_answer(method, path, sent, answer.status, &answer.body);
    answer
}

impl Answer {
    /// An answer as it came over the wire.
    pub(crate) fn read(bytes: Vec<u8>) -> Answer {
        let text = String::from_utf8(bytes).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let mut lines = head.lines();
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_owned(), value.to_owned()));
        let headers: Vec<(String, String)> = headers.collect();
        let chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
        let body = if chunked { joined(body) } else { body.to_owned() };
        Answer { status, headers, body }
    }
}

/// A body that was sent in chunks. All of them are text.
fn joined(mut rest: &str) -> String {
    let mut body = String::new();
    while let Some((size, after)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap();
        body.push_str(&after[..size]);
        rest = after[size..].strip_prefix("\r\n").unwrap();
    }
    body
}

/// Somebody with a session.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) address: String,
    pub(crate) cookie: String,
    pub(crate) id: String,
}

impl Client {
    pub(crate) async fn guest(address: &str, name: &str) -> Client {
        let body = json!({ "name": name }).to_string();
        let answer = request(address, "POST", "/api/v1/guest", &[JSON], &body).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        let id = answer.json()["id"].as_str().unwrap().to_owned();
        Client { address: address.to_owned(), cookie, id }
    }

    /// The same person with the session that an answer began.
    pub(crate) fn with(&self, answer: &Answer) -> Client {
        let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        Client { cookie, ..self.clone() }
    }

    pub(crate) async fn call(&self, method: &str, path: &str, body: Value) -> Answer {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let headers = [JSON, ("cookie", self.cookie.as_str())];
        request(&self.address, method, &format!("/api/v1{path}"), &headers, &body).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.call("GET", path, Value::Null).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.call("POST", path, body).await
    }

    /// The steps of a record as everybody may see them, page by page: a game at random may be longer than one page.
    pub(crate) async fn pages_of_record(&self, record: &str) -> Vec<Vec<Value>> {
        let (mut pages, mut from) = (Vec::new(), json!(0));
        while !from.is_null() {
            let page = self.get(&format!("/records/{record}/frames?viewer=all&from={from}")).await.json();
            assert_eq!(page["from"], from);
            pages.push(page["frames"].as_array().unwrap().clone());
            from = page["next"].clone();
        }
        pages
    }

    /// Makes a table and gives its id.
    pub(crate) async fn table(&self, asked: Value) -> String {
        let answer = self.post("/tables", asked).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["table"]["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn socket(&self, table: &str) -> Socket {
        self.socket_from(table, &[]).await
    }

    pub(crate) async fn socket_from(&self, table: &str, headers: &[(&'static str, &str)]) -> Socket {
        let url = format!("ws://{}/api/v1/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        Socket { stream, sent: 0 }
    }
}

pub(crate) const JSON: (&str, &str) = ("content-type", "application/json");

/// An open socket.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    sent: u32,
}

/// How long a frame may take.
const PATIENCE: Duration = Duration::from_secs(30);

impl Socket {
    /// The next frame, or the close code.
    pub(crate) async fn next(&mut self) -> Result<Value, u16> {
        let until = tokio::time::Instant::now() + PATIENCE;
        loop {
            let message = tokio::time::timeout_at(until, self.stream.next()).await.expect("a frame in time");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let frame = serde_json::from_str(&text).unwrap();
                    crate::schema::check_frame(&frame);
                    return Ok(frame);
                }
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(1005, |frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(1006),
            }
        }
    }

    /// The next frame that fits; others are passed over.
    pub(crate) async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        let until = tokio::time::Instant::now() + 2 * PATIENCE;
        loop {
            assert!(tokio::time::Instant::now() < until, "the frame never comes");
            let frame = self.next().await.unwrap_or_else(|code| panic!("closed with {code}"));
            if fits(&frame) {
                return frame;
            }
        }
    }

    pub(crate) async fn snapshot(&mut self) -> Value {
        self.until(|frame| frame["type"] == "snapshot").await
    }

    pub(crate) async fn event(&mut self, what: &str) -> Value {
        self.until(|frame| frame["type"] == "event" && frame["what"] == what).await
    }

    pub(crate) async fn send(&mut self, frame: &Value) {
        self.stream.send(Message::text(frame.to_string())).await.unwrap();
    }

    /// Sends a command under a new name and gives the ack or the refusal.
    pub(crate) async fn command(&mut self, frame: Value) -> Value {
        self.try_command(frame).await.unwrap_or_else(|code| panic!("closed with {code}"))
    }

    /// The same, or the code with which the socket was closed.
    pub(crate) async fn try_command(&mut self, frame: Value) -> Result<Value, u16> {
        // A name that no other socket of the person has used.
        self.sent += 1;
        let id = format!("c{}-{}", self.sent, server::id::word::<8>());
        self.try_command_named(&id, frame).await
    }

    /// Sends a command under this name, perhaps not for the first time.
    pub(crate) async fn command_named(&mut self, id: &str, frame: Value) -> Value {
        self.try_command_named(id, frame).await.unwrap_or_else(|code| panic!("closed with {code}"))
    }

    async fn try_command_named(&mut self, id: &str, mut frame: Value) -> Result<Value, u16> {
        frame["id"] = json!(id);
        self.stream.send(Message::text(frame.to_string())).await.map_err(|_| 1006_u16)?;
        loop {
            let frame = self.next().await?;
            if frame["id"] == id {
                return Ok(frame);
            }
        }
    }
}

/// The secret in the link of a seat; behind it may stand the key of a private table.
pub(crate) fn secret_of(link: &Value) -> String {
    let (_, fragment) = link.as_str().unwrap().split_once("#s=").unwrap();
    fragment.split('&').next().unwrap().to_owned()
}

/// Plays a table to the end from one seat: always the first legal move. Gives the frame of the end.
pub(crate) async fn play_to_the_end(socket: &mut Socket, mut state: Value) -> Value {
    let mut asked = 0;
    loop {
        let version = state["version"].as_u64().unwrap();
        let legal = state["game"]["legal"].as_array().cloned().unwrap_or_default();
        if state["what"] == "over" || (state["type"] == "snapshot" && state["game"]["over"] == true) {
            return state;
        }
        if let Some(mv) = legal.first().filter(|_| version > asked) {
            asked = version;
            // A name that no socket before has used: the next deal of a match may be played over another one.
            let id = format!("m{}", server::id::word::<8>());
            let frame = json!({ "id": id, "do": "move", "move": mv, "version": version });
            socket.send(&frame).await;
        }
        state = socket
            .until(|frame| {
                assert_ne!(frame["type"], "refused", "{frame}");
                frame["type"] == "event" || frame["type"] == "snapshot"
            })
            .await;
    }
}
