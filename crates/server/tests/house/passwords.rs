//! Passwords: which are good enough, how often they are tried, how they are changed.

use serde_json::json;

use crate::client::{Client, JSON, TestHouse, request};

async fn account(house: &TestHouse, name: &str, password: &str) -> Client {
    let guest = house.guest("").await;
    let made = guest.post("/account", json!({ "name": name, "password": password })).await;
    assert_eq!(made.status, 200, "{made:?}");
    guest.with(&made)
}

async fn login(house: &TestHouse, name: &str, password: &str) -> (u16, String) {
    let body = json!({ "name": name, "password": password }).to_string();
    let answer = request(&house.address(), "POST", "/api/v1/login", &[JSON], &body).await;
    (answer.status, if answer.status == 200 { String::new() } else { answer.code() })
}

#[tokio::test]
async fn what_is_guessed_first_is_refused() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let blanks = " ".repeat(12);
    for (password, part) in [
        ("short", "8 to 200"),
        (blanks.as_str(), "blanks"),
        ("password123", "harder to guess"),
        ("iloveyou", "harder to guess"),
        ("anastasia1", "harder to guess"),
    ] {
        let refused = ana.post("/account", json!({ "name": "Anastasia", "password": password })).await;
        assert_eq!((refused.status, refused.code().as_str()), (400, "bad-request"), "{password}");
        let message = refused.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.contains(part), "{password}: {message}");
    }
}

#[tokio::test]
async fn an_account_changes_its_password() {
    let house = TestHouse::open().await;
    let ana = account(&house, "Ana", "a long password").await;
    let guest = house.guest("Bor").await;
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let path = "/me/password";
    assert_eq!(guest.post(path, change("a long password", "x")).await.code(), "not-allowed");
    let wrong = ana.post(path, change("a wrong password", "an even longer one")).await;
    assert_eq!((wrong.status, wrong.code().as_str()), (401, "wrong-password"));
    assert_eq!(ana.post(path, change("a long password", "12345678")).await.code(), "bad-request");
    let elsewhere = Client { cookie: ana.cookie.clone(), ..ana.clone() };
    let changed = ana.post(path, change("a long password", "an even longer one")).await;
    assert_eq!((changed.status, changed.json()["id"].as_str()), (200, Some(ana.id.as_str())));
    assert_eq!(elsewhere.get("/me").await.status, 401, "every session is over");
    assert_eq!(ana.with(&changed).get("/me").await.status, 200, "but the new one");
    assert_eq!(login(&house, "Ana", "a long password").await, (401, "wrong-password".to_owned()));
    assert_eq!(login(&house, "Ana", "an even longer one").await.0, 200);
}

#[tokio::test]
async fn an_account_is_not_tried_for_ever() {
    let house = TestHouse::open_with(|config| {
        config.bounds.wrong_passwords = 3;
        config.bounds.logins_an_hour = 1000;
    })
    .await;
    let ana = account(&house, "Ana", "a long password").await;
    // Known or unknown, right or wrong at last: the answers are the same.
    for name in ["Ana", "Eva"] {
        for _ in 0..3 {
            assert_eq!(login(&house, name, "a wrong password").await, (401, "wrong-password".to_owned()));
        }
        for name in [name.to_owned(), name.to_uppercase()] {
            assert_eq!(login(&house, &name, "a long password").await, (429, "too-much".to_owned()));
        }
    }
    let changing =
        ana.post("/me/password", json!({ "old": "a long password", "new": "an even longer one" })).await;
    assert_eq!(changing.code(), "too-much");
    // Right ones are not counted.
    account(&house, "Bor", "a long password").await;
    for _ in 0..6 {
        assert_eq!(login(&house, "Bor", "a long password").await.0, 200);
    }
}

#[tokio::test]
async fn an_address_does_not_try_for_ever() {
    let house = TestHouse::open_with(|config| config.bounds.logins_an_hour = 4).await;
    for number in 0..4 {
        let (status, _) = login(&house, &format!("Ana {number}"), "a wrong password").await;
        assert_eq!(status, 401);
    }
    assert_eq!(login(&house, "Bor", "a wrong password").await, (429, "too-much".to_owned()));
}
