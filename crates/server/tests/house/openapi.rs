//! The document of the API is what the house makes of itself, and nothing is left out of it.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::json;
use server::Code;
use server::http::{openapi::openapi_text, routes, words::typescript};

use crate::client::TestHouse;
use crate::schema::document;

/// A file that is made from the types of the house. `make protocol` writes it anew.
fn is_up_to_date(path: &str, made: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("KAVARNA_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&file, made).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == made, "{path} is out of date: `make protocol` writes it anew");
}

#[test]
fn the_file_is_what_the_house_says() {
    is_up_to_date("docs/openapi.json", &openapi_text());
}

#[test]
fn the_types_of_the_app_are_those_of_the_house() {
    is_up_to_date("web/src/lib/protocol.ts", &typescript());
}

#[test]
fn every_code_has_its_words_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/locales");
    for language in ["en", "sl", "sk", "cs", "hr"] {
        // The words that every page needs: what is refused may be told anywhere.
        let text = std::fs::read_to_string(folder.join(format!("{language}.ftl"))).unwrap();
        for code in Code::ALL {
            let key = format!("\nrefused-{code} = ");
            assert!(text.contains(&key), "{language} has no words for {code}");
        }
    }
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
