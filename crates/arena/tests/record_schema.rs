//! The published schema of records describes what is really written.

use std::path::Path;

use arena::{MatchPlan, SeatSpec, run_match};
use catalog::{Catalog, host};
use game::{Limits, Options, Record, Stop};
use serde_json::{Value, json};

fn schema() -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/record.schema.json");
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// Whether a value fits a schema: the few words that our schema uses, each checked.
fn fits(value: &Value, schema: &Value) -> Result<(), String> {
    let wrong = |what: &str| Err(format!("{value} is not {what} {schema}"));
    for (word, expected) in schema.as_object().ok_or("a schema is an object")? {
        match word.as_str() {
            "type" => {
                let names = expected.as_array().cloned().unwrap_or_else(|| vec![expected.clone()]);
                if !names.iter().any(|name| is_of(value, name.as_str().unwrap_or_default())) {
                    return wrong("of the type of");
                }
            }
            "const" if value != expected => return wrong("the constant of"),
            "minimum" if value.as_i64() < expected.as_i64() => return wrong("at least the minimum of"),
            "maximum" if value.as_i64() > expected.as_i64() => return wrong("at most the maximum of"),
            "minItems"
                if value.as_array().is_some_and(|list| (list.len() as u64) < expected.as_u64().unwrap()) =>
            {
                return wrong("as long as");
            }
            "maxItems"
                if value.as_array().is_some_and(|list| list.len() as u64 > expected.as_u64().unwrap()) =>
            {
                return wrong("as short as");
            }
            "items" => value.as_array().into_iter().flatten().try_for_each(|item| fits(item, expected))?,
            "required" => {
                for name in expected.as_array().into_iter().flatten().filter_map(Value::as_str) {
                    if value.get(name).is_none() {
                        return Err(format!("{name} is missing"));
                    }
                }
            }
            "properties" => {
                for (name, field) in value.as_object().into_iter().flatten() {
                    let described = expected.get(name).ok_or_else(|| format!("{name} is not described"))?;
                    fits(field, described)?;
                }
            }
            "additionalProperties" => {
                value.as_object().into_iter().flatten().try_for_each(|(_, field)| fits(field, expected))?;
            }
            _ => {}
        }
    }
    Ok(())
}

fn is_of(value: &Value, name: &str) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    }
}

#[test]
fn every_record_of_a_match_fits() {
    let catalog = Catalog::of(vec![host::<game::toy::Toy>(), host::<gobblet::Gobblet3>()]);
    let matches = [
        ("gobblet3", "reserve_covers=never", &["random", "random"][..], Limits::NONE),
        ("gobblet3", "limit=30,repetition=never", &["random", "random"], Limits::ms(1)),
        ("gobblet3", "", &["cmd:sh -c 'exit 1'", "random"], Limits::NONE),
        ("toy", "talon=open,dealer=1", &["random", "random", "random"], Limits::NONE),
    ];
    for (game, options, seats, limits) in matches {
        let options = Options::parse(options).unwrap();
        let rules = catalog.game(game).unwrap().rules(&options).unwrap();
        let seats = seats.iter().map(|text| SeatSpec::parse(rules.as_ref(), text).unwrap()).collect();
        let plan = MatchPlan { options, limits, games: 6, ..MatchPlan::new(game, seats) };
        let mut seen = 0;
        run_match(&catalog, &plan, &Stop::new(), &mut |record| {
            let value: Value = serde_json::from_str(&record.to_line()).unwrap();
            fits(&value, &schema()).unwrap_or_else(|why| panic!("{why}: {value}"));
            seen += 1;
        })
        .unwrap();
        assert_eq!(seen, 6);
    }
}

/// What the schema refuses, the reader refuses too, and unknown fields do no harm.
#[test]
fn schema_and_reader_agree() {
    let good = json!({"kavarna": 1, "game": "gobblet3", "seats": ["a", "b"], "moves": [], "scores": null});
    let with = |name: &str, value: Value| {
        let mut changed = good.clone();
        changed[name] = value;
        changed
    };
    for (value, accepted) in [
        (good.clone(), true),
        (with("kavarna", json!(2)), false),
        (with("moves", json!("3@b2")), false),
        (with("moves", json!([3])), false),
        (with("seats", json!("me")), false),
        (with("forfeit", json!({"seat": 7, "why": "x"})), false),
        (with("index", json!(-1)), false),
    ] {
        assert_eq!(fits(&value, &schema()).is_ok(), accepted, "schema: {value}");
        assert_eq!(Record::parse(&value.to_string()).is_ok(), accepted, "reader: {value}");
    }
    assert!(Record::parse(&with("weather", json!("rain")).to_string()).is_ok());
}
