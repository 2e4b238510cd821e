//! Whatever the house says in any of these tests must fit `docs/openapi.json`, and nothing may be said that is not in it.

use std::sync::OnceLock;

use serde_json::{Map, Value};

/// The document that the house makes of itself.
pub(crate) fn document() -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    DOCUMENT.get_or_init(server::http::openapi::openapi)
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

/// Checks a frame of a socket.
pub(crate) fn check_frame(frame: &Value) {
    let name = match frame["type"].as_str() {
        Some("snapshot") => "Snapshot",
        Some("event") => "Change",
        Some("thinking") => "Thinking",
        Some("hint") => "Hint",
        Some("presence") => "Presence",
        Some("house") => "Standing",
        Some("history") => "History",
        Some("ack") => "Ack",
        Some("refused") => "Refused",
        Some("pong") => "Pong",
        other => panic!("{other:?} is no frame: {frame}"),
    };
    let schema = &document()["components"]["schemas"][name];
    check(schema, frame, name).unwrap_or_else(|why| panic!("{why}\n{frame}"));
}

/// Checks a value: as much of JSON Schema as the document uses, and stricter in one thing, that fields which are not
/// named are refused.
fn check(schema: &Value, value: &Value, place: &str) -> Result<(), String> {
    if let Some(name) = schema["$ref"].as_str() {
        let target = document().pointer(name.trim_start_matches('#'));
        return check(target.ok_or(format!("{place}: there is no {name}"))?, value, place);
    }
    for word in ["oneOf", "anyOf"] {
        if let Some(choices) = schema[word].as_array() {
            let tried: Vec<String> =
                choices.iter().filter_map(|choice| check(choice, value, place).err()).collect();
            return if tried.len() < choices.len() { Ok(()) } else { Err(tried.join("\n")) };
        }
    }
    if let Some(parts) = schema["allOf"].as_array() {
        return check(&together(parts), value, place);
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        return Err(format!("{place}: {value} is none of {words:?}"));
    }
    match &schema["type"] {
        Value::String(kind) if !is_a(kind, value) => return Err(format!("{place}: {value} is no {kind}")),
        Value::Array(kinds) if !kinds.iter().any(|kind| is_a(kind.as_str().unwrap_or(""), value)) => {
            return Err(format!("{place}: {value} is none of {kinds:?}"));
        }
        _ => {}
    }
    match value {
        Value::Array(items) if schema["items"].is_object() => {
            items.iter().try_for_each(|item| check(&schema["items"], item, &format!("{place}[]")))
        }
        Value::Object(fields) => check_fields(schema, fields, place),
        _ => Ok(()),
    }
}

/// Several schemas of objects as one that has the fields of all.
fn together(parts: &[Value]) -> Value {
    let mut whole = serde_json::json!({ "type": "object", "properties": {}, "required": [] });
    for part in parts {
        let target = part["$ref"].as_str().and_then(|name| document().pointer(name.trim_start_matches('#')));
        let part = target.unwrap_or(part);
        let fields = part["properties"].as_object().into_iter().flatten();
        for (name, schema) in fields {
            whole["properties"][name] = schema.clone();
        }
        for name in part["required"].as_array().into_iter().flatten() {
            whole["required"].as_array_mut().unwrap().push(name.clone());
        }
    }
    whole
}

fn check_fields(schema: &Value, fields: &Map<String, Value>, place: &str) -> Result<(), String> {
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    for name in required {
        if !fields.contains_key(name) {
            return Err(format!("{place}: {name} is missing"));
        }
    }
    let more = &schema["additionalProperties"];
    let Some(known) = schema["properties"].as_object() else {
        return fields.iter().try_for_each(|(name, value)| check(more, value, &format!("{place}.{name}")));
    };
    for (name, value) in fields {
        match known.get(name) {
            Some(schema) => check(schema, value, &format!("{place}.{name}"))?,
            None if more.is_null() || more == false => {
                return Err(format!("{place}: {name} is not documented"));
            }
            None => check(more, value, &format!("{place}.{name}"))?,
        }
    }
    Ok(())
}

fn is_a(kind: &str, value: &Value) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}

#[test]
fn the_check_would_notice() {
    let ack = serde_json::json!({ "type": "ack", "id": "a", "version": 1 });
    let schema = &document()["components"]["schemas"]["Ack"];
    assert_eq!(check(schema, &ack, ""), Ok(()));
    for (name, value) in
        [("version", serde_json::json!("1")), ("more", serde_json::json!(1)), ("id", Value::Null)]
    {
        let mut wrong = ack.clone();
        wrong[name] = value;
        assert!(check(schema, &wrong, "").is_err(), "{wrong}");
    }
    assert!(check(schema, &serde_json::json!({ "type": "ack" }), "").is_err());
}
