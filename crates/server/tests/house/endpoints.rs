//! No address of the house and no engine tells what somebody may not know: everything is asked in two worlds that differ
//! in hidden cards only, and the answers are the same, byte for byte.

use briskula::Briskula;
use game::{Game, Options, Seat, Viewer};
use serde_json::{Value, json};

use crate::client::{Answer, Client, JSON, TestHouse, request};
use crate::secrecy::{Twice, VARIANTS, generous, same, settled, twice};

async fn open_house() -> TestHouse {
    TestHouse::open_with(|config| {
        config.bounds = generous();
        config.fixed_deals = true;
    })
    .await
}

fn rules_of(options: &str) -> Briskula {
    Briskula::from_options(&Options::parse(options).unwrap()).unwrap()
}

/// People at a table in one of the two worlds, in a house of its own.
struct World {
    house: TestHouse,
    people: Vec<Client>,
    table: String,
}

impl World {
    async fn begin(options: &str, twice: &Twice, world: usize) -> World {
        let house = open_house().await;
        let mut people = Vec::new();
        for name in ["Ana", "Bor", "Cene", "Dana", "Eva"] {
            people.push(house.guest(name).await);
        }
        let moves: Vec<&str> = twice.moves[world].iter().map(|(_, mv)| mv.as_str()).collect();
        let seats = rules_of(options).seats();
        let mut chairs = vec!["open"; seats];
        chairs[0] = "me";
        let asked = json!({
            "game": "briskula", "options": Options::parse(options).unwrap(), "seats": chairs,
            "start": { "deal": twice.deals[world], "moves": moves },
        });
        let table = people[0].table(asked).await;
        for (seat, person) in people.iter().enumerate().take(seats).skip(1) {
            let sat = person.post(&format!("/tables/{table}/sit"), json!({ "seat": seat })).await;
            assert_eq!(sat.status, 200, "{sat:?}");
        }
        World { house, people, table }
    }

    /// What an answer says, without what belongs to this house and this moment alone.
    fn told(&self, path: &str, answer: &Answer) -> Value {
        let mut body = answer.body.clone();
        for person in &self.people {
            body = body.replace(&person.id, &format!("PERSON {}", person.id.len()));
        }
        let body = serde_json::from_str(&body).unwrap_or(Value::String(body));
        settled(json!([path, answer.status, body]), &self.table)
    }

    /// Asks at every address there is, as one of the people or as nobody.
    async fn ask_everything(&self, who: Option<&Client>) -> Vec<Value> {
        let table = &self.table;
        let mut asked: Vec<(&str, String, String)> = Vec::new();
        for (method, path) in server::http::routes() {
            if method != "get" {
                continue;
            }
            for id in [table.clone(), format!("{table}-1"), format!("{table}-2")] {
                let path = path.replace("{id}", &id).replace("{format}", "sgf");
                for query in ["", "?viewer=all", "?game=briskula", "?mine=true", "?viewer=1&from=0"] {
                    asked.push(("GET", format!("{path}{query}"), String::new()));
                }
            }
        }
        for (path, body) in [
            ("/reviews", json!({ "record": format!("{table}-1") })),
            ("/analyses", json!({ "game": "briskula", "start": { "deal": table } })),
            ("/show", json!({ "game": "briskula", "start": { "position": table } })),
            ("/tables/ID/sit", json!({ "seat": 1 })),
            ("/tables/ID/sit", json!({ "secret": "guess" })),
            ("/tables/ID/leave", json!({})),
            ("/tables/ID/link", json!({ "seat": 1 })),
        ] {
            asked.push(("POST", path.replace("ID", table), body.to_string()));
        }
        asked.push(("DELETE", format!("/records/{table}-1"), String::new()));
        let mut told = Vec::new();
        for (method, path, body) in asked {
            // The documentation is no secret, and long.
            if path.contains("openapi") || path.contains("/puzzles") || path.contains("/experiments") {
                continue;
            }
            let full = format!("/api/v1{path}");
            let cookie = who.map(|who| who.cookie.clone()).unwrap_or_default();
            let headers = [JSON, ("cookie", cookie.as_str())];
            let headers = if path.contains("socket") { &headers[1..] } else { &headers };
            let answer = request(&self.house.address(), method, &full, headers, &body).await;
            assert!(answer.status < 500, "{method} {path}: {answer:?}");
            told.push(self.told(&path, &answer));
        }
        told
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_address_tells_what_is_hidden() {
    let soak = std::env::var_os("KAVARNA_SOAK").is_some();
    let variants = if soak { &VARIANTS[..] } else { &VARIANTS[..1] };
    for (number, options) in variants.iter().enumerate() {
        let rules = rules_of(options);
        for (viewer, who) in [(Viewer::Seat(Seat::new(0)), 0), (Viewer::Spectator, 4), (Viewer::Spectator, 9)]
        {
            let twice = twice(&rules, 300 + number as u64, viewer, 9);
            let mut stories = [Vec::new(), Vec::new()];
            for (world, heard) in stories.iter_mut().enumerate() {
                let here = World::begin(options, &twice, world).await;
                *heard = here.ask_everything(here.people.get(who)).await;
                here.house.close().await;
            }
            assert!(stories[0].len() > 50);
            same(&stories, &format!("{options}, {viewer:?}"));
        }
    }
}

#[tokio::test]
async fn an_engine_plays_what_it_sees() {
    let house = TestHouse::open_with(|config| {
        config.bounds = generous();
        config.engine_seed = Some(7);
    })
    .await;
    let ana = house.guest("Ana").await;
    let soak = std::env::var_os("KAVARNA_SOAK").is_some();
    let rules = rules_of("");
    let mut compared = 0;
    for seed in 0..if soak { 60 } else { 6 } {
        for length in [7, 8, 14, 15] {
            let twice = twice(&rules, 500 + seed, Viewer::Seat(Seat::new(1)), length);
            let mut answers = Vec::new();
            for world in 0..2 {
                let moves: Vec<&str> = twice.moves[world].iter().map(|(_, mv)| mv.as_str()).collect();
                let start = json!({ "deal": twice.deals[world], "moves": moves });
                let asked = json!({ "game": "briskula", "seats": ["me", "heuristic"], "start": start });
                let table = ana.table(asked).await;
                let mut socket = ana.socket(&table).await;
                let state = socket.snapshot().await;
                let before = state["game"]["moves"].as_u64().unwrap();
                let waits = state["game"]["turn"] == 0 && before == length as u64;
                let answer = if waits {
                    None
                } else if before > length as u64 {
                    // It may have decided more than once by now: what counts is the first decision after those given.
                    let history = state["game"]["history"].as_array().unwrap();
                    let mut decisions = history.iter().filter(|event| event["type"] == "event");
                    decisions.nth(length).map(|event| event["move"].clone())
                } else {
                    Some(socket.event("move").await["move"].clone())
                };
                answers.push(answer);
            }
            assert_eq!(answers[0], answers[1], "seed {seed} after {length} moves");
            compared += usize::from(answers[0].is_some());
        }
    }
    assert!(compared > 5, "{compared} decisions of engines were compared");
}
