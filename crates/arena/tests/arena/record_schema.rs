//! The published schema of records describes what is really written.

use std::path::Path;

use arena::{MatchPlan, SeatSpec, run_match};
use catalog::{Catalog, host};
use game::{Limits, Options, Record, Stop};
use jsonschema::Validator;
use serde_json::{Value, json};

fn schema() -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/record.schema.json");
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// The published schema, and the same schema that describes every field there may be: readers ignore what they do not
/// know, but whatever we write ourselves is described.
fn validators() -> [Validator; 2] {
    let published = schema();
    let mut strict = published.clone();
    strict["additionalProperties"] = json!(false);
    [&published, &strict].map(|schema| jsonschema::validator_for(schema).expect("this is a schema"))
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
    let [_, strict] = validators();
    for (game, options, seats, limits) in matches {
        let options = Options::parse(options).unwrap();
        let rules = catalog.game(game).unwrap().rules(&options).unwrap();
        let seats = seats.iter().map(|text| SeatSpec::parse(rules.as_ref(), text).unwrap()).collect();
        let plan = MatchPlan { options, limits, games: 6, ..MatchPlan::new(game, seats) };
        let mut seen = 0;
        run_match(&catalog, &plan, &Stop::new(), &mut |record| {
            let value: Value = serde_json::from_str(&record.to_line()).unwrap();
            let wrong: Vec<String> = strict.iter_errors(&value).map(|error| error.to_string()).collect();
            assert!(wrong.is_empty(), "{wrong:?}: {value}");
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
    let [published, _] = validators();
    for (value, accepted) in [
        (good.clone(), true),
        (with("kavarna", json!(2)), false),
        (with("moves", json!("3@b2")), false),
        (with("moves", json!([3])), false),
        (with("seats", json!("me")), false),
        (with("forfeit", json!({"seat": 7, "why": "x"})), false),
        (with("index", json!(-1)), false),
    ] {
        assert_eq!(published.is_valid(&value), accepted, "schema: {value}");
        assert_eq!(Record::parse(&value.to_string()).is_ok(), accepted, "reader: {value}");
    }
    let more = with("weather", json!("rain"));
    assert!(Record::parse(&more.to_string()).is_ok() && published.is_valid(&more));
}
