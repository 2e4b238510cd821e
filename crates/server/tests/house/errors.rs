//! Whatever is wrong with a request, the answer has the form that `docs/protocol.md` promises.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Answer, JSON, TestHouse};

/// Method, path, headers and body of a request with which something is wrong.
type Wrong<'a> = (String, String, Vec<(&'a str, &'a str)>, &'a str);

const METHODS: [&str; 6] = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/// Sends a request as it is and reads the answer; `None` when the house hung up while it was being sent.
async fn ask(
    address: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut head =
        format!("{method} {path} HTTP/1.1\r\nconnection: close\r\ncontent-length: {}\r\n", body.len());
    if !headers.iter().any(|(name, _)| *name == "host") {
        write!(head, "host: {address}\r\n").unwrap();
    }
    for (name, value) in headers {
        write!(head, "{name}: {value}\r\n").unwrap();
    }
    let sent = stream.write_all(format!("{head}\r\n{body}").as_bytes()).await;
    let mut came = Vec::new();
    let read = stream.read_to_end(&mut came).await;
    (sent.is_ok() && read.is_ok() && !came.is_empty()).then(|| Answer::read(came))
}

/// Checks the form of an error and gives its code.
fn code(answer: &Answer, what: &str) -> Option<String> {
    if answer.status < 400 {
        return None;
    }
    assert_eq!(answer.header("content-type"), Some("application/json"), "{what}: {answer:?}");
    let said = answer.json();
    let error = said["error"].as_object().unwrap_or_else(|| panic!("{what}: {answer:?}"));
    assert!(said.as_object().unwrap().len() == 1 && error.len() == 2, "{what}: {answer:?}");
    assert!(!error["message"].as_str().unwrap().is_empty(), "{what}: {answer:?}");
    let code = error["code"].as_str().unwrap();
    let documented = include_str!("../../../../docs/protocol.md").contains(&format!("`{code}`"));
    assert!(documented, "{what}: {code} is not in docs/protocol.md");
    Some(code.to_owned())
}

#[tokio::test]
async fn every_wrong_request_to_every_route_is_answered_in_form() {
    let house = TestHouse::open().await;
    let address = house.address();
    let ana = house.guest("Ana").await;
    let routes = server::http::routes();
    let large = format!("\"{}\"", " ".repeat(256 * 1024));
    let mut codes = BTreeSet::new();
    for &(method, template) in &routes {
        let method = method.to_uppercase();
        let path = format!("/api/v1{}", template.replace("{id}", "nowhere").replace("{format}", "sgf"));
        let broken_path = format!("/api/v1{}", template.replace("{id}", "%ff").replace("{format}", "%ff"));
        let queries = ["?mine=perhaps&after=soon", "?before=yesterday", "?viewer=everybody"];
        let mut wrong: Vec<Wrong<'_>> = Vec::new();
        for kind in [None, Some(JSON), Some(("content-type", "text/plain"))] {
            for body in ["", "{", "[]", "{\"nonsense\":1}", "\u{1f0a1}"] {
                wrong.push((method.clone(), path.clone(), kind.into_iter().collect(), body));
            }
        }
        if method != "GET" {
            wrong.push((method.clone(), path.clone(), vec![JSON], &large));
            wrong.push((method.clone(), path.clone(), vec![("origin", "https://evil.example")], ""));
        }
        wrong.push((method.clone(), broken_path, vec![JSON], "{}"));
        wrong.extend(queries.map(|query| (method.clone(), format!("{path}{query}"), vec![JSON], "{}")));
        wrong.push((method.clone(), path.clone(), vec![("host", "evil.example")], ""));
        wrong.push((method.clone(), path.clone(), vec![("host", &address), ("host", &address)], ""));
        wrong.push((
            method.clone(),
            path.clone(),
            vec![("upgrade", "websocket"), ("connection", "upgrade")],
            "",
        ));
        wrong.push((method.clone(), format!("{path}/further"), vec![JSON], "{}"));
        let unknown = METHODS.into_iter().filter(|other| {
            let other = other.to_lowercase();
            !routes.iter().any(|(method, path)| *method == other && *path == template)
        });
        wrong.extend(unknown.map(|other| (other.to_owned(), path.clone(), vec![], "")));
        // What ends a session or a person is asked for by nobody.
        let ends = matches!(template, "/me" | "/logout");
        for (method, path, headers, body) in wrong {
            for cookie in [None, Some(ana.cookie.as_str()).filter(|_| !ends)] {
                let mut headers = headers.clone();
                headers.extend(cookie.map(|cookie| ("cookie", cookie)));
                let what = format!("{method} {path} {headers:?} {body:.20}");
                let Some(answer) = ask(&address, &method, &path, &headers, body).await else {
                    assert!(body.len() > 1000, "{what}: no answer");
                    continue;
                };
                codes.extend(code(&answer, &what));
            }
        }
    }
    for expected in [
        "bad-request",
        "no-session",
        "not-found",
        "too-large",
        "wrong-host",
        "wrong-method",
        "wrong-origin",
        "wrong-type",
    ] {
        assert!(codes.contains(expected), "{expected} is none of {codes:?}");
    }
}

#[tokio::test]
async fn a_socket_that_is_none_is_told_so() {
    let house = TestHouse::open().await;
    let path = "/api/v1/tables/nowhere/socket";
    let key = ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
    let upgrade = [("upgrade", "websocket"), ("connection", "upgrade"), key];
    for headers in
        [vec![], upgrade.to_vec(), vec![("sec-websocket-version", "12"), upgrade[0], upgrade[1], key]]
    {
        let answer = ask(&house.address(), "GET", path, &headers, "").await.unwrap();
        assert_eq!((answer.status, code(&answer, path).as_deref()), (400, Some("bad-request")), "{answer:?}");
    }
    // HTTP/1.0 has no sockets.
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    let head = format!(
        "GET {path} HTTP/1.0\r\nhost: {}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n\
         {}: {}\r\n\r\n",
        house.address(),
        key.0,
        key.1
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut came = Vec::new();
    stream.read_to_end(&mut came).await.unwrap();
    let answer = Answer::read(came);
    assert!(code(&answer, path).is_some(), "{answer:?}");
}

#[tokio::test]
async fn errors_say_what_was_expected() {
    let house = TestHouse::open().await;
    let address = house.address();
    let put = ask(&address, "PUT", "/api/v1/tables", &[], "").await.unwrap();
    assert_eq!((put.status, put.code().as_str()), (405, "wrong-method"));
    assert!(put.header("allow").unwrap().contains("GET"), "{put:?}");
    let query = ask(&address, "GET", "/api/v1/tables?mine=perhaps", &[], "").await.unwrap();
    assert_eq!((query.status, query.code().as_str()), (400, "bad-request"));
    assert!(query.json()["error"]["message"].as_str().unwrap().contains("mine"), "{query:?}");
}

/// What is no request is answered before the house hears of it: with a status, without a body, and the connection ends.
#[tokio::test]
async fn what_is_no_request_is_refused_without_words() {
    let house = TestHouse::open().await;
    let address = house.address();
    let long = format!("GET / HTTP/1.1\r\nhost: {address}\r\nx: {}\r\n\r\n", "x".repeat(256 * 1024));
    let many = format!("GET / HTTP/1.1\r\nhost: {address}\r\n{}\r\n", "x: y\r\n".repeat(300));
    for (sent, statuses) in [
        ("nonsense\r\n\r\n", [400, 400]),
        ("GET / HTTP/1.1\r\nno colon\r\n\r\n", [400, 400]),
        ("GET / HTTP/9.9\r\n\r\n", [400, 505]),
        ("\u{16}\u{3}\u{1}\r\n\r\n", [400, 400]),
        (long.as_str(), [431, 431]),
        (many.as_str(), [431, 431]),
    ] {
        let mut stream = TcpStream::connect(&address).await.unwrap();
        let _ = stream.write_all(sent.as_bytes()).await;
        let mut came = Vec::new();
        // The house may hang up before it has read everything.
        let _ = stream.read_to_end(&mut came).await;
        if came.is_empty() {
            assert!(sent.len() > 1000, "{sent:.40}: no answer");
            continue;
        }
        let answer = Answer::read(came);
        assert!(statuses.contains(&answer.status) && answer.body.is_empty(), "{sent:.40}: {answer:?}");
    }
    assert_eq!(ask(&address, "GET", "/healthz", &[], "").await.unwrap().status, 200);
}
