//! The document of the API is what the house makes of itself, and nothing is left out of it.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};
use server::http::{openapi::openapi_text, routes};

use crate::client::TestHouse;
use crate::schema::document;

#[test]
fn the_file_is_what_the_house_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("KAVARNA_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, openapi_text()).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == openapi_text(), "docs/openapi.json is out of date: KAVARNA_BLESS=1 writes it anew");
}

#[test]
fn every_route_is_documented_and_nothing_else() {
    let answered: BTreeSet<(String, String)> =
        routes().into_iter().map(|(method, path)| (method.to_owned(), path.to_owned())).collect();
    let mut documented = BTreeSet::new();
    let mut names = BTreeSet::new();
    for (path, methods) in document()["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            documented.insert((method.clone(), path.clone()));
            assert!(names.insert(operation["operationId"].as_str().unwrap()), "{operation}");
        }
    }
    assert_eq!(answered, documented);
}

#[tokio::test]
async fn the_house_shows_it_to_whoever_asks() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let answer = ana.get("/openapi.json").await;
    assert_eq!(answer.body, openapi_text());
    let missing = ana.get("/nothing").await;
    assert_eq!(missing.status, 404);
}

#[tokio::test]
async fn what_may_be_asked_of_a_table_is_documented_field_by_field() {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let answer = ana.post("/tables", json!({ "no such field": 1 })).await.json();
    // The reader of requests names every field that it knows.
    let message = answer["error"]["message"].as_str().unwrap().to_owned();
    let (_, expected) = message.split_once("expected one of").unwrap();
    let known: BTreeSet<&str> = expected.split('`').skip(1).step_by(2).collect();
    let schema = &document()["components"]["schemas"]["TableAsked"]["properties"];
    let documented: BTreeSet<&str> = schema.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(known, documented);
}

/// The names of the fields of an interface of the app.
fn fields_of(text: &str, interface: &str) -> BTreeSet<String> {
    let start = text.find(&format!("export interface {interface} ")).unwrap_or_else(|| panic!("{interface}"));
    let from = start + text[start..].find('{').unwrap() + 1;
    let body = &text[from..from + text[from..].find("\n}").unwrap()];
    let field = |line: &str| {
        let name = line.strip_prefix("  ")?.split([':', '?']).next()?;
        let is_name =
            !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
        (is_name && line.contains(':')).then(|| name.to_owned())
    };
    body.lines().filter_map(field).collect()
}

#[test]
fn the_app_knows_no_word_that_the_house_does_not_say() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol.ts");
    let text = std::fs::read_to_string(path).unwrap();
    for (interface, schema) in [
        ("OptionSpec", "OptionInfo"),
        ("PlayerInfo", "PlayerInfo"),
        ("GameInfo", "GameInfo"),
        ("SeatInfo", "SeatCard"),
        ("Table", "TableCard"),
        ("Candidate", "Candidate"),
        ("Report", "Report"),
        ("Moment", "Moment"),
        ("Clocks", "Clocks"),
        ("Offers", "Offers"),
        ("Session", "Session"),
        ("ChatLine", "Talk"),
        ("Snapshot", "Snapshot"),
        ("Change", "Change"),
        ("Thinking", "Thinking"),
        ("Hint", "Hint"),
        ("Ack", "Ack"),
        ("Refused", "Refused"),
        ("Presence", "Presence"),
        ("Earlier", "History"),
        ("Standing", "Standing"),
    ] {
        let find = |name: &str| text.contains(&format!("export interface {name} "));
        let generic = format!("{interface}<V = unknown>");
        let name = if find(interface) { interface } else { &generic };
        let schema = &document()["components"]["schemas"][schema]["properties"];
        let known: BTreeSet<String> = schema.as_object().unwrap().keys().cloned().collect();
        let unknown: Vec<String> = fields_of(&text, name).difference(&known).cloned().collect();
        assert_eq!(unknown, Vec::<String>::new(), "{interface} of web/src/lib/protocol.ts");
    }
    assert!(matches!(document()["openapi"], Value::String(_)));
}
