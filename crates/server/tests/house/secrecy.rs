//! Nobody learns over the wire what they may not know.
//!
//! A game is played and everything one viewer receives is written down. Then everything hidden from that viewer
//! is dealt anew, the same is played again, and the viewer must receive the same, byte for byte, but for names and
//! times that belong to the table and the published hash.

use briskula::Briskula;
use game::random::{below, deal_stream, fast};
use game::{Game, Line, Options, Seat, Viewer, Worlds};
use serde_json::{Value, json};

use crate::client::{Client, Socket, TestHouse};

/// The three who take part: two players and one who watches.
struct People {
    players: [Client; 2],
    watcher: Client,
}

/// Takes out what belongs to this table and this moment alone.
fn settled(mut value: Value, table: &str) -> Value {
    fn walk(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                for name in ["now", "created", "at", "commitment", "since", "left"] {
                    fields.remove(name);
                }
                fields.values_mut().for_each(walk);
            }
            Value::Array(values) => values.iter_mut().for_each(walk),
            _ => {}
        }
    }
    walk(&mut value);
    serde_json::from_str(&value.to_string().replace(table, "TABLE")).unwrap()
}

/// Everything the viewer hears until the answer to a frame they send, presence aside: who comes and goes is not
/// about cards.
async fn hear(socket: &mut Socket, until: impl Fn(&Value) -> bool, heard: &mut Vec<Value>) {
    loop {
        let frame = socket.next().await.unwrap();
        let last = until(&frame);
        if frame["type"] != "presence" {
            heard.push(frame);
        }
        if last {
            return;
        }
    }
}

/// Plays these moves from this deal and writes down what the viewer (0, 1, or 2 for the one who watches) hears.
async fn story(
    people: &People,
    options: &str,
    deal: &str,
    moves: &[(usize, String)],
    viewer: usize,
) -> Vec<Value> {
    let options = serde_json::to_value(Options::parse(options).unwrap()).unwrap();
    let asked = json!({
        "game": "briskula", "options": options, "seats": ["me", "open"], "start": { "deal": deal }, "hints": true,
    });
    let table = people.players[0].table(asked).await;
    let mut sockets = [
        people.players[0].socket(&table).await,
        people.players[1].socket(&table).await,
        people.watcher.socket(&table).await,
    ];
    for socket in &mut sockets {
        socket.snapshot().await;
    }
    people.players[1].post(&format!("/tables/{table}/sit"), json!({ "seat": 1 })).await;
    let mut version = 0;
    let mut heard = Vec::new();
    for (number, socket) in sockets.iter_mut().enumerate() {
        let mut all = Vec::new();
        hear(socket, |frame| frame["type"] == "snapshot", &mut all).await;
        version = all.last().unwrap()["version"].as_u64().unwrap();
        if number == viewer {
            heard.extend(all);
        }
    }
    for (number, (seat, mv)) in moves.iter().enumerate() {
        // The viewer tries everything that could be refused, asks for everything again, and for a hint.
        let own = &mut sockets[viewer];
        for frame in [
            json!({ "id": format!("odd{number}"), "do": "move", "move": "C1", "version": 1 }),
            json!({ "id": format!("not{number}"), "do": "move", "move": "X9", "version": version }),
            json!({ "id": format!("undo{number}"), "do": "undo" }),
            json!({ "id": format!("offer{number}"), "do": "offer", "what": "undo" }),
        ] {
            own.send(&frame).await;
            let id = frame["id"].clone();
            hear(own, |heard| heard["id"] == id, &mut heard).await;
        }
        own.send(&json!({ "do": "resync" })).await;
        hear(own, |heard| heard["type"] == "snapshot", &mut heard).await;
        if number % 7 == 3 {
            let id = format!("hint{number}");
            own.send(&json!({ "id": id, "do": "hint" })).await;
            hear(own, |heard| heard["state"] == "done" || heard["id"] == id.as_str(), &mut heard).await;
        }
        let move_id = format!("m{number}");
        sockets[*seat].send(&json!({ "id": move_id, "do": "move", "move": mv, "version": version })).await;
        version += 1;
        let here = version;
        hear(&mut sockets[viewer], |heard| heard["what"] == "move" && heard["version"] == here, &mut heard)
            .await;
        if *seat == viewer {
            hear(&mut sockets[viewer], |heard| heard["id"] == move_id.as_str(), &mut heard).await;
        } else {
            sockets[*seat].until(|heard| heard["id"] == move_id.as_str()).await;
        }
    }
    let who = [&people.players[0], &people.players[1], &people.watcher][viewer];
    let card = who.get(&format!("/tables/{table}")).await.json();
    heard.push(card);
    let missing = who.get(&format!("/records/{table}-1")).await;
    heard.push(missing.json());
    heard.into_iter().map(|frame| settled(frame, &table)).collect()
}

#[tokio::test]
async fn what_a_viewer_hears_does_not_depend_on_hidden_cards() {
    let house = TestHouse::open_with(|config| config.bounds.messages = 100_000).await;
    let people = People {
        players: [house.guest("Ana").await, house.guest("Bor").await],
        watcher: house.guest("Eva").await,
    };
    let games = if std::env::var_os("KAVARNA_SOAK").is_some() { 20 } else { 1 };
    for (seed, options) in
        (0..games).flat_map(|seed| [(seed, ""), (seed, "players=2")]).step_by(2 - usize::from(games > 1))
    {
        let rules = Briskula::from_options(&Options::parse(options).unwrap()).unwrap();
        let deal = rules.deal(&mut deal_stream(seed, 1));
        let mut stream = deal_stream(seed, 2);
        for viewer in 0..3 {
            // How far the game goes before what is still hidden is dealt anew.
            let length = 4 + below(&mut stream, 26) as usize;
            let mut line = Line::new(rules, deal.clone());
            let mut moves = Vec::new();
            while moves.len() < length {
                let seat = line.turn().unwrap();
                let legal = line.legal();
                let mv = legal[below(&mut stream, legal.len() as u32) as usize];
                line.play(mv).unwrap();
                moves.push((seat.index(), mv.to_string()));
            }
            let eyes = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator][viewer];
            let other = line.view(eyes).sample_line(&mut fast(seed + 77));
            let dealt = [rules.deal_text(&deal), rules.deal_text(other.deal())];
            assert_ne!(dealt[0], dealt[1], "something was hidden");
            let told: Vec<(usize, String)> = moves
                .iter()
                .map(|(seat, _)| *seat)
                .zip(other.moves().iter().map(ToString::to_string))
                .collect();
            let first = story(&people, options, &dealt[0], &moves, viewer).await;
            let second = story(&people, options, &dealt[1], &told, viewer).await;
            assert_eq!(first.len(), second.len());
            for (first, second) in first.iter().zip(&second) {
                assert_eq!(first.to_string(), second.to_string(), "seed {seed}, viewer {viewer}");
            }
        }
    }
}

#[tokio::test]
async fn the_comparison_would_notice_a_leak() {
    // The same two deals, told to somebody who can see the difference: the other player.
    let house = TestHouse::open_with(|config| config.bounds.messages = 100_000).await;
    let people = People {
        players: [house.guest("Ana").await, house.guest("Bor").await],
        watcher: house.guest("Eva").await,
    };
    let rules = Briskula::from_options(&Options::none()).unwrap();
    let deal = rules.deal(&mut deal_stream(5, 1));
    let line = Line::new(rules, deal.clone());
    let other = line.view(Viewer::Seat(Seat::new(0))).sample_line(&mut fast(3));
    let first = story(&people, "", &rules.deal_text(&deal), &[], 1).await;
    let second = story(&people, "", &rules.deal_text(other.deal()), &[], 1).await;
    assert_ne!(first, second);
}
