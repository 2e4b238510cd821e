//! Requests and sockets of one person.

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody with a session, or nobody.
#[derive(Clone)]
pub(crate) struct Client {
    address: String,
    cookie: String,
}

impl Client {
    pub(crate) fn nobody(address: &str) -> Client {
        Client { address: address.to_owned(), cookie: String::new() }
    }

    pub(crate) async fn guest(address: &str, name: &str) -> Client {
        let nobody = Client::nobody(address);
        let (head, _) = nobody.ask("POST", "/api/v1/guest", &format!("{{\"name\":\"{name}\"}}")).await;
        let line =
            head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a guest gets a cookie");
        Client { cookie: line.split(';').next().unwrap_or_default().to_owned(), ..nobody }
    }

    pub(crate) async fn get(&self, path: &str) -> String {
        self.ask("GET", path, "").await.1
    }

    pub(crate) async fn post(&self, path: &str, body: &str) -> Value {
        let (_, text) = self.ask("POST", &format!("/api/v1{path}"), body).await;
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}: {text}"))
    }

    async fn ask(&self, method: &str, path: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).await.expect("the server listens");
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             cookie: {}\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.expect("the server reads");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.expect("the server answers");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        (head.to_owned(), body.to_owned())
    }

    pub(crate) async fn socket(&self, table: &str) -> Socket {
        let url = format!("ws://{}/api/v1/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().expect("this is an address");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("this is a cookie"));
        let connected = tokio_tungstenite::connect_async_with_config(request, None, true).await;
        connected.expect("the server opens a socket").0
    }
}
