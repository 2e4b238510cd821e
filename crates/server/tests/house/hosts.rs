//! Under which names a house answers, and where its pages may open sockets.

use crate::client::{TestHouse, request};

async fn house() -> TestHouse {
    TestHouse::open_with(|config| {
        config.origins = vec!["https://house.example".to_owned()];
        config.hosts = vec!["pi.local".to_owned()];
    })
    .await
}

#[tokio::test]
async fn only_its_own_names_are_answered() {
    let house = house().await;
    let address = house.address();
    let ask = |host: &'static str| {
        let address = address.clone();
        async move { request(&address, "GET", "/api/v1/games", &[("host", host)], "").await }
    };
    for host in
        ["house.example", "HOUSE.EXAMPLE:8443", "pi.local:7878", "localhost:1", "192.0.2.7", "[::1]:7878"]
    {
        assert_eq!(ask(host).await.status, 200, "{host}");
    }
    for host in ["evil.example", "evil.example:7878", "house.example.evil.example"] {
        let answer = ask(host).await;
        assert_eq!((answer.status, answer.code().as_str()), (421, "wrong-host"), "{host}");
    }
    for host in ["", "me@house.example", "house.example:port"] {
        let answer = ask(host).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad-request"), "{host}");
    }
    let both = [("host", "pi.local"), ("host", "house.example")];
    assert_eq!(request(&address, "GET", "/api/v1/games", &both, "").await.status, 400);
    // The page of a name that is not the house's is not the app.
    assert_eq!(request(&address, "GET", "/", &[("host", "evil.example")], "").await.status, 421);
    for path in ["/healthz", "/readyz"] {
        assert_eq!(request(&address, "GET", path, &[], "").await.status, 200);
    }
}

#[tokio::test]
async fn pages_open_sockets_to_their_own_house_only() {
    let house = house().await;
    let policy = |host: &'static str| {
        let address = house.address();
        async move {
            let answer = request(&address, "GET", "/", &[("host", host)], "").await;
            let policy = answer.header("content-security-policy").unwrap().to_owned();
            let sources = policy.split("; ").find_map(|part| part.strip_prefix("connect-src "));
            sources.unwrap().to_owned()
        }
    };
    assert_eq!(policy("pi.local:7878").await, "'self' ws://pi.local:7878");
    assert_eq!(policy("127.0.0.1:7878").await, "'self' ws://127.0.0.1:7878");
    assert_eq!(policy("[::1]:7878").await, "'self'");
    assert_eq!(policy("evil.example").await, "'self'");
    let behind_tls = TestHouse::open_with(|config| {
        config.tls = true;
        config.hosts = vec!["pi.local".to_owned()];
    })
    .await;
    let answer = request(&behind_tls.address(), "GET", "/", &[("host", "pi.local")], "").await;
    assert!(answer.header("content-security-policy").unwrap().contains("'self' wss://pi.local;"));
}
