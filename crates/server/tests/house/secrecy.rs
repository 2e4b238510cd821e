//! Nobody learns over the wire what they may not know.
//!
//! A game is played and everything one viewer receives is written down. Then everything hidden from that viewer
//! is dealt anew, the same is played again, and the viewer must receive the same, byte for byte, but for names and
//! times that belong to the table and the published hash.

use game::random::{below, deal_stream};
use game::{Options, Seat, Viewer};
use serde_json::{Value, json};
use server::Bounds;
use server::store::Append;
use server::table::{Asked, Entry, Operator, Sitter, TableSetup, Tag, What, Why};

use crate::client::{Client, Socket, TestHouse};
use crate::hidden::{KINDS, Kind, Second, Twice, is_soak, kinds};

/// The place of whoever watches among the people.
const WATCHER: usize = 4;
/// The place of whoever sat and went away.
const FORMER: usize = 5;

/// Four who play, one who watches, one who sat at the table and left.
struct People(Vec<Client>);

impl People {
    async fn of(house: &TestHouse) -> People {
        let mut people = Vec::new();
        for name in ["Ana", "Bor", "Cene", "Dana", "Eva", "Filip"] {
            people.push(house.guest(name).await);
        }
        People(people)
    }
}

/// Takes out what belongs to this table and this moment alone.
pub(crate) fn settled(mut value: Value, table: &str) -> Value {
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
pub(crate) async fn hear(socket: &mut Socket, until: impl Fn(&Value) -> bool, heard: &mut Vec<Value>) {
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

/// The viewer tries everything that could be refused, asks for everything again, and now and then for a hint.
async fn pester(own: &mut Socket, number: usize, wrong: &str, version: u64, heard: &mut Vec<Value>) {
    for frame in [
        json!({ "id": format!("odd{number}"), "do": "move", "move": wrong, "version": 1 }),
        json!({ "id": format!("wrong{number}"), "do": "move", "move": wrong, "version": version }),
        json!({ "id": format!("not{number}"), "do": "move", "move": "X9", "version": version }),
        json!({ "id": format!("undo{number}"), "do": "undo" }),
        json!({ "id": format!("offer{number}"), "do": "offer", "what": "undo" }),
        json!({ "id": format!("draw{number}"), "do": "offer", "what": "draw" }),
    ] {
        own.send(&frame).await;
        let id = frame["id"].clone();
        hear(own, |heard| heard["id"] == id, heard).await;
    }
    // A claim that stands ends the game, here and in every other world; one that does not is refused in all.
    if number % 5 == 4 {
        let id = format!("claim{number}");
        own.send(&json!({ "id": id, "do": "claim" })).await;
        hear(own, |heard| heard["id"] == id.as_str(), heard).await;
    }
    own.send(&json!({ "do": "resync" })).await;
    hear(own, |heard| heard["type"] == "snapshot", heard).await;
    if number % 7 == 3 {
        let id = format!("hint{number}");
        own.send(&json!({ "id": id, "do": "hint" })).await;
        hear(own, |heard| heard["state"] == "done" || heard["id"] == id.as_str(), heard).await;
    }
}

/// Whether a claim of the viewer has ended the game.
fn is_over(heard: &[Value]) -> bool {
    heard.iter().rev().any(|frame| frame["what"] == "over")
}

/// Plays the moves of one of two worlds and writes down what the viewer hears.
async fn story(
    people: &People,
    table: &str,
    game: &str,
    twice: &Twice,
    world: usize,
    viewer: usize,
) -> Vec<Value> {
    let mut sockets = Vec::new();
    let mut heard = Vec::new();
    let mut version = 0;
    // One comes after the other has been greeted: who is here already is part of what is told.
    for (number, person) in people.0.iter().enumerate() {
        let mut socket = person.socket(table).await;
        let mut all = Vec::new();
        hear(&mut socket, |frame| frame["type"] == "snapshot", &mut all).await;
        version = all.last().unwrap()["version"].as_u64().unwrap();
        if number == viewer {
            heard.extend(all);
        }
        sockets.push(socket);
    }
    for (number, (seat, mv)) in twice.moves[world].iter().enumerate() {
        pester(&mut sockets[viewer], number, &twice.wrong[number], version, &mut heard).await;
        if is_over(&heard) {
            break;
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
    let who = &people.0[viewer];
    heard.push(who.get(&format!("/tables/{table}")).await.json());
    heard.push(who.get(&format!("/records/{table}-1")).await.json());
    let listed = who.get(&format!("/tables?game={game}&state=playing")).await.json()["tables"].take();
    heard.extend(listed.as_array().unwrap().iter().find(|card| card["id"] == table).cloned());
    // What was told once the game was over is no secret any more.
    let end = heard.iter().position(|frame| frame["what"] == "over").unwrap_or(heard.len());
    heard.into_iter().take(end).map(|frame| settled(frame, table)).collect()
}

/// A new table of so many people, dealt like this. Whoever is to have left sits down first and goes.
async fn fresh(people: &People, kind: &Kind, deal: &str) -> String {
    let seats = kind.seats();
    let mut chairs = vec!["open"; seats];
    chairs[0] = "me";
    let asked = json!({
        "game": kind.game, "options": kind.asked(), "seats": chairs, "start": { "deal": deal }, "hints": true,
    });
    let table = people.0[0].table(asked).await;
    let sit = format!("/tables/{table}/sit");
    if seats > 2 {
        people.0[FORMER].post(&sit, json!({ "seat": 1 })).await;
        let left = people.0[FORMER].post(&format!("/tables/{table}/leave"), json!({})).await;
        assert_eq!(left.status, 200, "{left:?}");
    }
    for seat in 1..seats {
        let sat = people.0[seat].post(&sit, json!({ "seat": seat })).await;
        assert_eq!(sat.status, 200, "{sat:?}");
    }
    table
}

/// A match with a past: whoever has left played the first deal in seat 1 and saw all of it; now the second is played
/// without them.
async fn second_deal(
    house: &TestHouse,
    people: &People,
    kind: &Kind,
    deals: &Second,
    world: usize,
    id: String,
) -> String {
    let seats = kind.seats();
    let sitter = |person: usize| {
        let (id, name) = (people.0[person].id.clone(), format!("person {person}"));
        Sitter::Person { id, name }
    };
    let asked =
        json!({ "game": kind.game, "options": kind.asked(), "seats": vec!["open"; seats], "match": true });
    let asked: Asked = serde_json::from_value(asked).unwrap();
    let mut plan = TableSetup::check(
        asked,
        id.clone(),
        &sitter(0),
        &house.running.house.catalog,
        &Operator { program: &|_| false, fixed_deals: true },
        &mut |_| String::new(),
    )
    .unwrap();
    plan.seats = (0..seats).map(|seat| sitter(if seat == 1 { FORMER } else { seat })).collect();
    let dealt = |options: &Options, deal: &str| What::Dealt {
        options: options.clone(),
        deal: deal.to_owned(),
        position: None,
        opening: Vec::new(),
        salt: "salt".to_owned(),
        rotated: 0,
        learned: Vec::new(),
    };
    let scores = game::Scores::zero(seats);
    let whats = [
        What::Made { plan, host: people.0[0].id.clone() },
        dealt(&deals.first.0, &deals.first.1),
        What::Ended { why: Why::Resigned(Seat::new(1)), scores },
        What::Left { seat: Seat::new(1) },
        What::Sat { seat: Seat::new(1), sitter: sitter(1) },
        dealt(&deals.second.options, &deals.second.deals[world]),
    ];
    let tag: Option<Tag> = None;
    let entries = whats.map(|what| Entry { at: 1_000, tag: tag.clone(), what }).to_vec();
    let append = Append {
        table: id.clone(),
        epoch: 1,
        from: 1,
        entries,
        game: kind.game.to_owned(),
        visibility: "listed",
        owner: "an earlier process".to_owned(),
        state: "playing",
        awake: false,
        card: "{}".to_owned(),
        people: Vec::new(),
        left: None,
        record: None,
        rated: None,
        daily: None,
        tournament: None,
    };
    house.running.house.writer.append(append).await.unwrap();
    id
}

pub(crate) fn same(stories: &[Vec<Value>; 2], what: &str) {
    let [first, second] = stories;
    for (first, second) in first.iter().zip(second) {
        assert_eq!(first.to_string(), second.to_string(), "{what}");
    }
    assert_eq!(first.len(), second.len(), "{what}");
}

/// A house in which deals can be fixed, so that the same game can be played with other cards.
async fn open_house() -> TestHouse {
    TestHouse::open_with(|config| {
        config.bounds = generous();
        config.fixed_deals = true;
    })
    .await
}

/// Bounds that many games in a row do not reach.
pub(crate) fn generous() -> Bounds {
    Bounds { messages: 100_000, ..Bounds::wide() }
}

/// How many games of each kind are played.
fn games() -> u64 {
    if is_soak() { 12 } else { 1 }
}

fn eyes_of(viewer: usize, seats: usize) -> Viewer {
    if viewer < seats { Viewer::Seat(Seat::new(viewer)) } else { Viewer::Spectator }
}

#[tokio::test]
async fn what_a_viewer_hears_does_not_depend_on_hidden_cards() {
    let house = open_house().await;
    let people = People::of(&house).await;
    for (number, kind) in kinds().iter().enumerate() {
        let seats = kind.seats();
        let viewers: Vec<usize> = (0..seats).chain([WATCHER, FORMER]).collect();
        for seed in 0..games() {
            let mut stream = deal_stream(seed, 3 + number as u64);
            for viewer in &viewers {
                // How far the game goes before what is still hidden is dealt anew.
                let length = 5 + below(&mut stream, if games() > 1 { 44 } else { 12 }) as usize;
                let twice = kind.twice(seed * 7 + *viewer as u64, eyes_of(*viewer, seats), length);
                let mut stories = [Vec::new(), Vec::new()];
                for (world, heard) in stories.iter_mut().enumerate() {
                    let table = fresh(&people, kind, &twice.deals[world]).await;
                    *heard = story(&people, &table, kind.game, &twice, world, *viewer).await;
                }
                same(&stories, &format!("{kind:?}, seed {seed}, viewer {viewer}"));
            }
        }
    }
}

#[tokio::test]
async fn nobody_sees_more_of_the_second_deal_for_having_played_the_first() {
    let house = open_house().await;
    let people = People::of(&house).await;
    for (number, kind) in kinds().iter().enumerate() {
        let seats = kind.seats();
        for seed in 0..games() {
            // Whoever has left, whoever came in their place, and one who played both.
            for viewer in [FORMER, 1, 0] {
                let deals = kind.second(50 + seed, eyes_of(viewer, seats), 6);
                let mut stories = [Vec::new(), Vec::new()];
                for (world, heard) in stories.iter_mut().enumerate() {
                    let id = format!("past{number}x{seed}x{viewer}x{world}");
                    let table = second_deal(&house, &people, kind, &deals, world, id).await;
                    *heard = story(&people, &table, kind.game, &deals.second, world, viewer).await;
                    assert_eq!(heard[0]["game"]["number"], 2);
                }
                same(&stories, &format!("{kind:?}, seed {seed}, viewer {viewer}"));
            }
        }
    }
}

#[tokio::test]
async fn a_card_taken_back_tells_nothing() {
    // An engine that never gets to its move: what the person does and takes back is all that happens.
    let house = TestHouse::open_with(|config| {
        config.fixed_deals = true;
        config.bounds = generous();
        config.pace = (3_600_000, 3_600_000);
    })
    .await;
    let ana = house.guest("Ana").await;
    for (number, kind) in kinds().iter().enumerate() {
        for seed in 0..games() {
            // Up to a decision of seat 0, which is then made and taken back.
            let twice = kind.up_to_decision_of(0, 20 + seed, 15 + number);
            let last = twice.moves[0].len() - 1;
            let mut stories = [Vec::new(), Vec::new()];
            for (world, heard) in stories.iter_mut().enumerate() {
                let texts = twice.texts(world);
                let mut seats = vec!["random"; kind.seats()];
                seats[0] = "me";
                let table = ana
                    .table(json!({
                        "game": kind.game, "options": kind.asked(), "seats": seats,
                        "start": { "deal": twice.deals[world], "moves": texts[..last] },
                    }))
                    .await;
                let mut socket = ana.socket(&table).await;
                hear(&mut socket, |frame| frame["type"] == "snapshot", heard).await;
                let version = heard.last().unwrap()["version"].clone();
                for frame in [
                    json!({ "id": "a", "do": "move", "move": texts[last], "version": version }),
                    json!({ "id": "b", "do": "undo" }),
                    json!({ "id": "c", "do": "undo" }),
                ] {
                    socket.send(&frame).await;
                    hear(&mut socket, |heard| heard["id"] == frame["id"], heard).await;
                }
                socket.send(&json!({ "do": "resync" })).await;
                hear(&mut socket, |frame| frame["type"] == "snapshot", heard).await;
                assert!(heard.iter().any(|frame| frame["what"] == "undo"), "{heard:?}");
                *heard = heard.drain(..).map(|frame| settled(frame, &table)).collect();
            }
            same(&stories, &format!("{kind:?}, seed {seed}"));
        }
    }
}

#[tokio::test]
async fn the_comparison_would_notice_a_leak() {
    // The same two deals, told to somebody who can see the difference: another player.
    let house = open_house().await;
    let people = People::of(&house).await;
    for kind in &KINDS[..3] {
        let twice = kind.twice(5, Viewer::Seat(Seat::new(0)), 0);
        let mut stories = [Vec::new(), Vec::new()];
        for (world, heard) in stories.iter_mut().enumerate() {
            let table = fresh(&people, kind, &twice.deals[world]).await;
            *heard = story(&people, &table, kind.game, &twice, world, 1).await;
        }
        assert_ne!(stories[0], stories[1], "{kind:?}");
    }
}
