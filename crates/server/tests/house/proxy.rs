//! A house behind a real nginx with the configuration that `docs` recommends.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::json;
use tokio::net::TcpStream;

use crate::client::{Client, JSON, TestHouse, connect_from, play_to_the_end, request, request_on};
use crate::crash::{free_address, until_open};

/// nginx with `docs/nginx.conf`, its ports and folders replaced and one listener without TLS added.
struct Nginx {
    process: Child,
    plain: String,
    tls: String,
    _folder: tempfile::TempDir,
}

impl Nginx {
    async fn before(house: &str) -> Nginx {
        let folder = tempfile::tempdir().unwrap();
        let (plain, tls) = (free_address(), free_address());
        certificate(folder.path());
        let path = folder.path().join("nginx.conf");
        std::fs::write(&path, adapted(house, &plain, &tls, folder.path())).unwrap();
        let process = Command::new(program())
            .arg("-c")
            .arg(&path)
            .arg("-e")
            .arg(folder.path().join("error.log"))
            .args(["-g", "daemon off; master_process off;"])
            .spawn()
            .unwrap();
        until_open(&plain).await;
        Nginx { process, plain, tls, _folder: folder }
    }

    /// A request that comes from this address of the machine.
    async fn guest_from(&self, source: &str, headers: &[(&str, &str)]) -> u16 {
        let stream = connect_from(source, &self.plain).await.unwrap();
        guest_on(stream, "house.example", headers).await
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Where nginx is: not every PATH has the folders of servers.
fn program() -> &'static str {
    let known = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"];
    known.into_iter().find(|path| Path::new(path).exists()).unwrap_or("nginx")
}

/// A certificate that nobody signed.
fn certificate(folder: &Path) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=house.example"])
        .arg("-keyout")
        .arg(folder.join("privkey.pem"))
        .arg("-out")
        .arg(folder.join("fullchain.pem"))
        .stderr(Stdio::null())
        .status();
    assert!(made.unwrap().success(), "openssl makes a certificate");
}

/// The recommended configuration for this machine. Whatever is replaced must be there.
fn adapted(house: &str, plain: &str, tls: &str, folder: &Path) -> String {
    let mut text = include_str!("../../../../docs/nginx.conf").to_owned();
    let folder = folder.display();
    let other = free_address();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("  {kind}_temp_path {folder}/{kind};\n"))
        .concat();
    for (from, to) in [
        ("/run/nginx.pid", format!("{folder}/pid")),
        ("/var/log/nginx/", format!("{folder}/")),
        ("/etc/letsencrypt/live/house.example/", format!("{folder}/")),
        ("server 127.0.0.1:7878;", format!("server {house};")),
        ("    listen [::]:80;\n", String::new()),
        ("    listen [::]:443 ssl default_server;\n", String::new()),
        ("    listen [::]:443 ssl http2;\n", String::new()),
        ("listen 80;", format!("listen {other};")),
        ("listen 443 ssl default_server;", format!("listen {tls} ssl default_server;")),
        ("listen 443 ssl http2;", format!("listen {tls} ssl http2;\n    listen {plain};")),
        ("http {\n", format!("http {{\n{temporary}")),
    ] {
        assert!(text.contains(from), "docs/nginx.conf has no {from:?}");
        text = text.replace(from, &to);
    }
    text
}

/// Asks to be a guest and gives the status.
async fn guest_on(stream: TcpStream, host: &str, headers: &[(&str, &str)]) -> u16 {
    let mut all = vec![JSON, ("host", host)];
    all.extend(headers);
    request_on(stream, host, "POST", "/api/v1/guest", &all, "{\"name\":\"Ana\"}").await.status
}

async fn house() -> TestHouse {
    TestHouse::open_with(|config| {
        config.tls = true;
        config.origins = vec!["https://house.example".to_owned()];
        config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
        config.bounds.guests_an_hour = 3;
        config.bounds.connections_of_address = 4;
    })
    .await
}

#[tokio::test]
async fn limits_are_by_client_and_nobody_talks_themselves_out_of_them() {
    let house = house().await;
    let nginx = Nginx::before(&house.address()).await;
    for _ in 0..3 {
        assert_eq!(nginx.guest_from("127.0.0.5", &[]).await, 200);
    }
    assert_eq!(nginx.guest_from("127.0.0.5", &[]).await, 429);
    let lies = [
        ("x-forwarded-for", "198.51.100.9"),
        ("x-forwarded-for", "198.51.100.9, 127.0.0.1"),
        ("forwarded", "for=198.51.100.9"),
        ("x-real-ip", "198.51.100.9"),
    ];
    for lie in lies {
        assert_eq!(nginx.guest_from("127.0.0.5", &[lie]).await, 429, "{lie:?}");
    }
    // Another client behind the same nginx has limits of its own.
    assert_eq!(nginx.guest_from("127.0.0.6", &[]).await, 200);
    // Whoever comes without nginx is who they are.
    let mut answers = Vec::new();
    for number in 0..4 {
        let stream = connect_from("127.0.0.7", &house.address()).await.unwrap();
        let lie = format!("198.51.100.{number}");
        let headers = [("x-forwarded-for", lie.as_str())];
        answers.push(guest_on(stream, &house.address(), &headers).await);
    }
    assert_eq!(answers, [200, 200, 200, 429]);
}

#[tokio::test]
async fn a_game_is_played_through_nginx() {
    let house = house().await;
    let nginx = Nginx::before(&house.address()).await;
    let ana = Client::guest(&nginx.plain, "Ana").await;
    assert!(ana.cookie.starts_with("__Host-kavarna="));
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "random"] })).await;
    // More sockets than one address may have connections: that limit is not for proxies.
    let mut watching = Vec::new();
    for _ in 0..8 {
        let mut socket = ana.socket(&table).await;
        socket.snapshot().await;
        watching.push(socket);
    }
    let mut socket = ana.socket_from(&table, &[("origin", "https://house.example")]).await;
    let snapshot = socket.snapshot().await;
    let over = play_to_the_end(&mut socket, snapshot).await;
    let record = format!("/records/{}", over["record"].as_str().unwrap());
    assert_eq!(ana.get(&record).await.status, 200);
    assert_eq!(request(&nginx.plain, "GET", "/internal", &[], "").await.status, 404);
    let large = " ".repeat(300 * 1024);
    assert_eq!(request(&nginx.plain, "POST", "/records", &[], &large).await.status, 413);
}

#[tokio::test]
async fn nginx_ends_tls() {
    let house = house().await;
    let nginx = Nginx::before(&house.address()).await;
    let script = format!(
        "(printf 'GET /readyz HTTP/1.1\\r\\nHost: house.example\\r\\nConnection: close\\r\\n\\r\\n'; sleep 5) | \
         timeout 20 openssl s_client -quiet -connect {} -servername house.example",
        nginx.tls
    );
    let mut asking = tokio::task::spawn_blocking(move || {
        Command::new("sh").arg("-c").arg(script).stderr(Stdio::null()).output().unwrap()
    });
    let said = tokio::time::timeout(Duration::from_mins(1), &mut asking).await.unwrap().unwrap();
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    assert!(said.starts_with("HTTP/1.1 200 OK\r\n") && said.contains("strict-transport-security"), "{said}");
    assert!(said.ends_with("ready\n"), "{said}");
}
