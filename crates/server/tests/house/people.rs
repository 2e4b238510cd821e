//! Guests, accounts, sessions.

use serde_json::{Value, json};

use crate::client::{JSON, TestHouse, request};

#[tokio::test]
async fn a_guest_is_somebody_at_once() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let me = ana.get("/me").await.json();
    assert_eq!((me["name"].as_str(), me["guest"].as_bool()), (Some("Ana"), Some(true)));
    let renamed = ana.call("PATCH", "/me", json!({ "name": "Anica" })).await.json();
    assert_eq!(renamed["name"], "Anica");
    assert_eq!(ana.get("/me").await.json()["name"], "Anica");
}

#[tokio::test]
async fn without_a_session_nobody_is_anybody() {
    let house = TestHouse::open().await;
    let answer = request(&house.address(), "GET", "/api/v1/me", &[], "").await;
    assert_eq!((answer.status, answer.code().as_str()), (401, "no-session"));
    let stranger = request(&house.address(), "GET", "/api/v1/me", &[("cookie", "kavarna=guess")], "").await;
    assert_eq!(stranger.status, 401);
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_of_scripts() {
    let house = TestHouse::open_with(|config| config.tls = true).await;
    let body = json!({ "name": "Ana" }).to_string();
    let answer = request(&house.address(), "POST", "/api/v1/guest", &[JSON], &body).await;
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-kavarna="), "{cookie}");
    for part in ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie} has no {part}");
    }
    assert!(answer.header("content-security-policy").unwrap().contains("default-src 'self'"));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
}

#[tokio::test]
async fn an_account_is_found_again_by_its_password() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let made = ana.post("/account", json!({ "name": "ana", "password": "a long password" })).await;
    assert_eq!((made.status, made.json()["guest"].as_bool()), (200, Some(false)));
    assert_eq!(made.json()["id"], ana.id.as_str());

    let other = house.guest("Bor").await;
    let taken = other.post("/account", json!({ "name": "ana", "password": "another password" })).await;
    assert_eq!((taken.status, taken.code().as_str()), (409, "taken"));
    let wrong = other.post("/login", json!({ "name": "ana", "password": "a wrong password" })).await;
    let unknown = other.post("/login", json!({ "name": "eva", "password": "a wrong password" })).await;
    assert_eq!((wrong.status, wrong.body.clone()), (unknown.status, unknown.body.clone()));
    assert_eq!(wrong.code(), "wrong-password");
    let right = other.post("/login", json!({ "name": "ana", "password": "a long password" })).await;
    assert_eq!(right.json()["id"], ana.id.as_str());
}

#[tokio::test]
async fn whoever_leaves_takes_everything_along() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    ana.table(json!({ "game": "gobblet3", "seats": ["me", "open"] })).await;
    let export = ana.get("/me/export").await.json();
    assert_eq!(export["me"]["name"], "Ana");
    assert_eq!(export["tables"].as_array().map(Vec::len), Some(1));
    assert_eq!(ana.call("DELETE", "/me", Value::Null).await.status, 200);
    assert_eq!(ana.get("/me").await.status, 401);
}

#[tokio::test]
async fn bad_names_and_bodies_are_told_what_was_expected() {
    let house = TestHouse::open().await;
    for (body, part) in [
        (json!({ "name": "x".repeat(25) }).to_string(), "1 to 24 letters"),
        (json!({ "name": "A\u{200b}na" }).to_string(), "letters, digits, blanks"),
        (json!({ "name": "Pаvel" }).to_string(), "one script"),
        (json!({ "name": "..." }).to_string(), "at least one letter"),
        (json!({ "name": 7 }).to_string(), "not what was expected"),
        ("nonsense".to_owned(), "not what was expected"),
    ] {
        let answer = request(&house.address(), "POST", "/api/v1/guest", &[JSON], &body).await;
        assert_eq!(answer.status, 400, "{body}");
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.contains(part), "{message}");
    }
    let form =
        request(&house.address(), "POST", "/api/v1/guest", &[("content-type", "text/plain")], "{}").await;
    assert_eq!(form.status, 415);
    let foreign = [JSON, ("origin", "https://elsewhere.example")];
    let answer = request(&house.address(), "POST", "/api/v1/guest", &foreign, "{\"name\":\"Ana\"}").await;
    assert_eq!((answer.status, answer.code().as_str()), (403, "wrong-origin"));
}
