//! What the house in a page answers, beside its tables.

use game::{NoClock, Stop};
use serde_json::{Value, json};
use wasm::{answer, run};

fn ask(request: Value) -> Result<Value, String> {
    answer(&serde_json::from_value(request).unwrap()).map_err(|refused| refused.message)
}

fn think(task: Value) -> (Value, Vec<Value>) {
    let mut told = Vec::new();
    let done =
        run(serde_json::from_value(task).unwrap(), &NoClock, &Stop::new(), &mut |news| told.push(news))
            .unwrap();
    (done, told)
}

#[test]
fn games_positions_and_records_are_told() {
    let games = ask(json!({ "ask": "games" })).unwrap();
    let names: Vec<&str> =
        games.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["gobblet3", "gobblet4", "yinsh", "briskula", "tarok", "marias"]);
    let of_page = games.to_string();
    assert!(!of_page.contains("ponders"), "nobody thinks on the person's time in a page: {of_page}");
    let shown = ask(json!({ "ask": "show", "place": { "game": "gobblet3", "moves": ["3@b2"] } })).unwrap();
    assert_eq!(shown["turn"], 1);
    let record = json!({ "kavarna": 1, "game": "gobblet3", "seats": ["a", "b"], "moves": ["3@b2", "2@a1"], "scores": null });
    let film = ask(json!({ "ask": "film", "record": record.to_string(), "viewer": "all" })).unwrap();
    assert_eq!(film["frames"].as_array().unwrap().len(), 3);
    let bad =
        json!({ "kavarna": 1, "game": "gobblet3", "seats": ["a", "b"], "moves": ["3@z9"], "scores": null });
    assert!(ask(json!({ "ask": "read", "record": bad.to_string() })).is_err());
}

#[test]
fn puzzles_are_set_and_judged() {
    let all = ask(json!({ "ask": "puzzles", "game": "gobblet3" })).unwrap();
    let first = &all["puzzles"][0];
    let place = json!({ "game": "gobblet3", "options": first["options"], "start": first["start"] });
    let shown = ask(json!({ "ask": "show", "place": place })).unwrap();
    let judged = |mv: &Value| ask(json!({ "ask": "solve", "id": first["id"], "move": mv })).unwrap();
    let right = shown["legal"].as_array().unwrap().iter().filter(|mv| judged(mv)["right"] == true).count();
    assert_eq!(right as u64, first["answers"].as_u64().unwrap());
    assert!(
        ask(json!({ "ask": "solve", "id": "gobblet3-99999", "move": "3@b2" }))
            .unwrap_err()
            .contains("no such puzzle")
    );
    assert!(
        ask(json!({ "ask": "solve", "id": first["id"], "move": "nonsense" }))
            .unwrap_err()
            .contains("legal move")
    );
}

#[test]
fn a_game_is_reviewed_decision_by_decision_and_a_position_solved() {
    let record = json!({ "kavarna": 1, "game": "gobblet3", "seats": ["a", "b"], "moves": ["3@b2", "2@a1", "2@c3"], "scores": null });
    let (done, told) = think(
        json!({ "task": "review", "record": record.to_string(), "asked": { "record": "x", "ms": 20 } }),
    );
    assert_eq!(done["of"], 3);
    assert_eq!((told.len(), done["report"]["decisions"].as_array().unwrap().len()), (3, 3));
    // Two who share the work judge each decision once, and know how many there are.
    let shared = |share: Value| {
        let asked = json!({ "record": "x", "ms": 20 });
        let (done, _) =
            think(json!({ "task": "review", "record": record.to_string(), "asked": asked, "share": share }));
        let steps: Vec<u64> = done["report"]["decisions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["step"].as_u64().unwrap())
            .collect();
        (done["of"].as_u64().unwrap(), steps)
    };
    assert_eq!(shared(json!([0, 2])), (3, vec![1, 3]));
    assert_eq!(shared(json!([1, 2])), (3, vec![2]));
    let nobody = json!({ "task": "review", "record": record.to_string(), "asked": { "record": "x" }, "share": [2, 2] });
    let refused =
        run(serde_json::from_value(nobody).unwrap(), &NoClock, &Stop::new(), &mut |_| {}).unwrap_err();
    assert_eq!(refused.message, "share: expected a number below 2, got 2");
    let place = json!({ "game": "gobblet4", "start": { "position": "x4x4x3./o4.../o4.../o3... x" } });
    let (solved, _) = think(json!({ "task": "solve", "place": place, "nodes": 20_000 }));
    assert_eq!(solved["value"], json!({ "win": 1 }));
}
