//! No address of the house and no engine tells what somebody may not know: everything is asked in two worlds that differ
//! in hidden cards only, and the answers are the same, byte for byte.

use game::{Seat, Viewer};
use serde_json::{Value, json};

use crate::client::{Answer, Client, JSON, TestHouse, request};
use crate::hidden::{KINDS, Kind, Twice, is_soak};
use crate::secrecy::{generous, same, settled};

async fn open_house() -> TestHouse {
    TestHouse::open_with(|config| {
        config.bounds = generous();
        config.fixed_deals = true;
    })
    .await
}

/// People at a table in one of the two worlds, in a house of its own.
struct World {
    house: TestHouse,
    people: Vec<Client>,
    table: String,
    game: &'static str,
}

impl World {
    async fn begin(kind: &Kind, twice: &Twice, world: usize) -> World {
        let house = open_house().await;
        let mut people = Vec::new();
        for name in ["Ana", "Bor", "Cene", "Dana", "Eva"] {
            people.push(house.guest(name).await);
        }
        let seats = kind.seats();
        let mut chairs = vec!["open"; seats];
        chairs[0] = "me";
        let asked = json!({
            "game": kind.game, "options": kind.asked(), "seats": chairs,
            "start": { "deal": twice.deals[world], "moves": twice.texts(world) },
        });
        let table = people[0].table(asked).await;
        for (seat, person) in people.iter().enumerate().take(seats).skip(1) {
            let sat = person.post(&format!("/tables/{table}/sit"), json!({ "seat": seat })).await;
            assert_eq!(sat.status, 200, "{sat:?}");
        }
        World { house, people, table, game: kind.game }
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
        let (table, game) = (&self.table, self.game);
        let mut asked: Vec<(&str, String, String)> = Vec::new();
        for (method, path) in server::http::routes() {
            if method != "get" {
                continue;
            }
            for id in [table.clone(), format!("{table}-1"), format!("{table}-2")] {
                let path = path.replace("{id}", &id).replace("{format}", "sgf");
                let of_game = format!("?game={game}");
                for query in ["", "?viewer=all", &of_game, "?mine=true", "?viewer=1&from=0"] {
                    asked.push(("GET", format!("{path}{query}"), String::new()));
                }
            }
        }
        for (path, body) in [
            ("/reviews", json!({ "record": format!("{table}-1") })),
            ("/analyses", json!({ "game": game, "start": { "deal": table } })),
            ("/show", json!({ "game": game, "start": { "position": table } })),
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
    // Each game once; in a long run everything there is.
    let kinds = if is_soak() { &KINDS[..] } else { &KINDS[..3] };
    let whom: &[(Viewer, usize)] =
        &[(Viewer::Seat(Seat::new(0)), 0), (Viewer::Spectator, 4), (Viewer::Spectator, 9)];
    for (number, kind) in kinds.iter().enumerate() {
        // Everybody asks at the first table, in short runs one person at the others.
        let whom = if is_soak() || number == 0 { whom } else { &whom[number - 1..number] };
        for (viewer, who) in whom {
            let twice = kind.twice(300 + number as u64, *viewer, 9);
            let mut stories = [Vec::new(), Vec::new()];
            for (world, heard) in stories.iter_mut().enumerate() {
                let here = World::begin(kind, &twice, world).await;
                *heard = here.ask_everything(here.people.get(*who)).await;
                here.house.close().await;
            }
            assert!(stories[0].len() > 50);
            same(&stories, &format!("{kind:?}, {viewer:?}"));
        }
    }
}

/// Every player there is, in the seat of an engine, in two worlds that it cannot tell apart.
#[tokio::test]
async fn an_engine_plays_what_it_sees() {
    let house = TestHouse::open_with(|config| {
        config.bounds = generous();
        config.engine_seed = Some(7);
    })
    .await;
    let ana = house.guest("Ana").await;
    let catalog = catalog::Catalog::house();
    let mut compared = std::collections::BTreeMap::new();
    for (number, kind) in KINDS.iter().enumerate().take(if is_soak() { KINDS.len() } else { 3 }) {
        let players = catalog.game(kind.game).unwrap().players();
        // One looks at the cards on purpose, and sits at no table.
        let names =
            players.iter().map(|player| player.name).filter(|name| !["random", "uct-open"].contains(name));
        // In a short run those who are seen most; some of the others take seconds for a move.
        let quick = ["house", "heuristic", "silicijasti", "smart", "min"];
        let names = names.filter(|name| is_soak() || quick.contains(name));
        for name in names {
            for seed in 0..if is_soak() { 10 } else { 2 } {
                for length in if is_soak() { 3..20 } else { 6..9 } {
                    let eyes = Viewer::Seat(Seat::new(1));
                    let twice = kind.twice(500 + seed, eyes, length);
                    let mut answers = Vec::new();
                    for world in 0..2 {
                        answers.push(first_answer(&ana, kind, name, &twice, world).await);
                    }
                    assert_eq!(
                        answers[0], answers[1],
                        "{name} in {kind:?}, seed {seed} after {length} moves"
                    );
                    *compared.entry((number, name)).or_insert(0) += u32::from(answers[0].is_some());
                }
            }
        }
    }
    for ((number, name), decisions) in compared {
        assert!(decisions > 0, "{name} never decided in {:?}", KINDS[number]);
    }
}

/// What an engine in seat 1 decides first after the moves of one world; `None` where somebody else is to move.
async fn first_answer(ana: &Client, kind: &Kind, name: &str, twice: &Twice, world: usize) -> Option<Value> {
    let length = twice.moves[world].len();
    let mut seats = vec!["me"; kind.seats()];
    seats[1] = name;
    let start = json!({ "deal": twice.deals[world], "moves": twice.texts(world) });
    let asked = json!({ "game": kind.game, "options": kind.asked(), "seats": seats, "start": start });
    let table = ana.table(asked).await;
    let mut socket = ana.socket(&table).await;
    let state = socket.snapshot().await;
    let before = state["game"]["moves"].as_u64().unwrap() as usize;
    let answer = if before > length {
        // It may have decided more than once by now: what counts is the first decision after those given.
        let history = state["game"]["history"].as_array().unwrap();
        let mut decisions = history.iter().filter(|event| event["type"] == "event");
        decisions.nth(length).map(|event| event["move"].clone())
    } else if state["game"]["turn"] == 1 {
        let told = socket.until(|frame| frame["what"] == "move" || frame["what"] == "over").await;
        assert_eq!(told["what"], "move", "{name} cannot play {kind:?}: {told}");
        Some(told["events"][0]["move"].clone())
    } else {
        None
    };
    socket.command(json!({ "do": "resign" })).await;
    answer
}
