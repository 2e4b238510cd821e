//! Whatever the house says in any of these tests must fit `docs/openapi.json`, and nothing may be said that is not in it.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, OnceLock};

use jsonschema::Validator;
use serde_json::{Value, json};

/// The document that the house makes of itself.
pub(crate) fn document() -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    DOCUMENT.get_or_init(server::http::openapi::openapi)
}

/// Its schemas, stricter than the document in one thing: fields that are not named are refused.
fn components() -> &'static Value {
    static COMPONENTS: OnceLock<Value> = OnceLock::new();
    COMPONENTS.get_or_init(|| {
        let mut components = document()["components"].clone();
        let mut parts = HashSet::new();
        find_parts(&components, &mut parts);
        for (name, schema) in components["schemas"].as_object_mut().unwrap() {
            // What is a part of something larger cannot know the fields of the whole.
            if !parts.contains(name) {
                close(schema);
            }
        }
        components
    })
}

/// The names of schemas that others are put together from.
fn find_parts(schema: &Value, parts: &mut HashSet<String>) {
    match schema {
        Value::Object(fields) => {
            for part in schema["allOf"].as_array().into_iter().flatten() {
                let name = part["$ref"].as_str().and_then(|name| name.rsplit('/').next());
                parts.extend(name.map(str::to_owned));
            }
            fields.values().for_each(|field| find_parts(field, parts));
        }
        Value::Array(items) => items.iter().for_each(|item| find_parts(item, parts)),
        _ => {}
    }
}

fn close(schema: &mut Value) {
    let Some(fields) = schema.as_object_mut() else { return };
    let is_whole = fields.contains_key("properties") || fields.contains_key("allOf");
    if is_whole && !fields.contains_key("additionalProperties") {
        fields.insert("unevaluatedProperties".to_owned(), json!(false));
    }
    for (word, inner) in fields.iter_mut() {
        match word.as_str() {
            "properties" => inner.as_object_mut().unwrap().values_mut().for_each(close),
            "oneOf" | "anyOf" | "prefixItems" => inner.as_array_mut().unwrap().iter_mut().for_each(close),
            "items" | "additionalProperties" => close(inner),
            _ => {}
        }
    }
}

/// Who checks values against a schema of the document.
fn validator(schema: &Value) -> Arc<Validator> {
    static KNOWN: OnceLock<Mutex<HashMap<String, Arc<Validator>>>> = OnceLock::new();
    let mut known = KNOWN.get_or_init(Mutex::default).lock().unwrap();
    let make = || {
        let mut whole = schema.clone();
        close(&mut whole);
        whole["components"] = components().clone();
        Arc::new(jsonschema::draft202012::new(&whole).unwrap())
    };
    Arc::clone(known.entry(schema.to_string()).or_insert_with(make))
}

fn check(schema: &Value, value: &Value, place: &str) -> Result<(), String> {
    let validator = validator(schema);
    let wrong: Vec<String> = validator
        .iter_errors(value)
        .map(|error| format!("{place}{}: {error}", error.instance_path()))
        .collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// What the document says of a request, if the path is of the API.
fn operation(method: &str, path: &str) -> Option<&'static Value> {
    let path = path.split('?').next()?.strip_prefix("/api/v1")?;
    let words: Vec<&str> = path.split('/').collect();
    let fits = |template: &str| {
        let template: Vec<&str> = template.split('/').collect();
        let same = |(a, b): (&&str, &&str)| a.starts_with('{') || a == b;
        template.len() == words.len() && template.iter().zip(&words).all(same)
    };
    let paths = document()["paths"].as_object()?;
    paths.iter().find(|(template, _)| fits(template))?.1.get(method.to_lowercase())
}

/// Checks a request that was granted, and the answer to any.
pub(crate) fn check_answer(method: &str, path: &str, sent: &str, status: u16, body: &str) {
    let Some(operation) = operation(method, path) else {
        assert!(matches!(status, 404 | 405) || !path.starts_with("/api/"), "{method} {path} is undocumented");
        return;
    };
    let name = if status < 400 { status.to_string() } else { "4XX".to_owned() };
    let answer = &operation["responses"][&name];
    // Trouble of the house's own is not part of the contract.
    assert!(answer.is_object() || status >= 500, "{method} {path}: {status} is undocumented");
    fit(&answer["content"]["application/json"]["schema"], body, &format!("{method} {path}: {status}"));
    if status < 400 {
        let asked = &operation["requestBody"]["content"]["application/json"]["schema"];
        fit(asked, sent, &format!("{method} {path}, as sent"));
    }
}

fn fit(schema: &Value, text: &str, place: &str) {
    if let (true, Ok(value)) = (schema.is_object(), serde_json::from_str(text)) {
        check(schema, &value, place).unwrap_or_else(|why| panic!("{why}\n{value}"));
    }
}

fn of_frames() -> Value {
    json!({ "$ref": "#/components/schemas/Frame" })
}

/// Checks a frame of a socket.
pub(crate) fn check_frame(frame: &Value) {
    check(&of_frames(), frame, "frame").unwrap_or_else(|why| panic!("{why}\n{frame}"));
}

#[test]
fn the_check_would_notice() {
    let ack = json!({ "type": "ack", "id": "a", "version": 1 });
    assert_eq!(check(&of_frames(), &ack, ""), Ok(()));
    for (name, value) in
        [("version", json!("1")), ("more", json!(1)), ("id", Value::Null), ("type", json!("nack"))]
    {
        let mut wrong = ack.clone();
        wrong[name] = value;
        assert!(check(&of_frames(), &wrong, "").is_err(), "{wrong}");
    }
    assert!(check(&of_frames(), &json!({ "type": "ack" }), "").is_err());
    let said = json!({
        "type": "event", "version": 2, "now": 3, "clocks": null, "allowed": ["chat"],
        "offers": { "draw": null, "undo": null, "claim": null, "next": [] },
        "what": "chat", "seat": 0, "name": "Ana", "text": "well", "at": 3,
    });
    assert_eq!(check(&of_frames(), &said, ""), Ok(()));
    for (name, value) in [("more", json!(1)), ("what", json!("said")), ("allowed", json!(["fly"]))] {
        let mut wrong = said.clone();
        wrong[name] = value;
        assert!(check(&of_frames(), &wrong, "").is_err(), "{wrong}");
    }
}
