//! The queue of long work, as operators see it through the house.

use std::time::Duration;

use arena::{MatchPlan, SeatSpec};
use catalog::{Catalog, PlayerSpec};
use jobs::{JobError, Queue, Version, Work, Worker, work_off};
use serde_json::{Value, json};
use server::jobs::SpecReader;

use crate::client::{Client, TestDb, TestHouse};

/// A command line of one command: `match N` is so many games of random players.
fn read(spec: &str, _: &Catalog) -> Result<(String, Work), JobError> {
    let words: Vec<&str> = spec.split_whitespace().collect();
    let games = match words.first() {
        Some(&"match") => words.get(1).and_then(|number| number.parse().ok()),
        _ => None,
    };
    let games = games.ok_or_else(|| JobError::Asked("SPEC: expected match N".to_owned()))?;
    let random = SeatSpec::Own(PlayerSpec::plain("random"));
    let plan = MatchPlan { games, ..MatchPlan::new("gobblet3", vec![random.clone(), random]) };
    Ok((words.join(" "), Work::Match(plan)))
}

/// A house whose operator is Ana, and Ana.
async fn house_of_ana(queue: &str) -> (TestHouse, Client) {
    let house = TestHouse::open().await;
    let ana = house.guest("Ana").await;
    let made = ana.post("/account", json!({ "name": "Ana", "password": "a long password" })).await;
    let ana = ana.with(&made);
    assert_eq!(made.json()["jobs"], false);
    let db: TestDb = house.close().await;
    let house = TestHouse::on(db, |config| {
        config.jobs = Some(queue.to_owned());
        config.operators = vec!["ana".to_owned()];
        config.spec_reader = SpecReader(read);
    })
    .await;
    let ana = Client { address: house.address(), ..ana };
    (house, ana)
}

/// Works everything off, as a worker on this machine does.
async fn worked_off(url: &str) {
    let queue = Queue::open(url, false).await.unwrap();
    let handle = tokio::runtime::Handle::current();
    let work = move || {
        let catalog = Catalog::house();
        let worker = Worker {
            catalog: &catalog,
            queue,
            version: Version::of_this(&catalog).unwrap(),
            slots: 2,
            lease: Duration::from_mins(1),
            until_done: true,
            read: &|spec| Ok(read(spec, &Catalog::house())?.1),
            tell: &|_| {},
            stop: game::Stop::new(),
        };
        work_off(&worker, &handle).unwrap()
    };
    tokio::task::spawn_blocking(work).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_submits_and_sees_what_becomes_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let url = folder.path().join("jobs.db").display().to_string();
    let (house, ana) = house_of_ana(&url).await;
    assert_eq!(ana.get("/me").await.json()["jobs"], true);
    let none = ana.get("/jobs").await.json();
    assert_eq!(none, json!({ "queue": url, "jobs": [], "workers": [] }));
    let made = ana.post("/jobs", json!({ "spec": "match  40", "size": 4 })).await.json();
    assert_eq!(
        (&made["new"], &made["chunks"], &made["pieces"]),
        (&json!(true), &json!(10), &json!(40)),
        "{made}"
    );
    let again = ana.post("/jobs", json!({ "spec": "match 40", "size": 4 })).await.json();
    assert_eq!(
        (&again["new"], &again["id"]),
        (&json!(false), &made["id"]),
        "the same words are the same job"
    );
    let id = made["id"].as_str().unwrap();
    let job = |list: &Value| list["jobs"][0].clone();
    let waiting = job(&ana.get("/jobs").await.json());
    assert_eq!(
        (&waiting["state"], &waiting["spec"], &waiting["done"], &waiting["open"]),
        (&json!("running"), &json!("match 40"), &json!(0), &json!(10))
    );
    worked_off(&url).await;
    let done = job(&ana.get("/jobs").await.json());
    assert_eq!((&done["state"], &done["done"]), (&json!("done"), &json!(10)), "{done}");
    assert!(done["checked"].as_u64() >= Some(1), "{done}");
    let said = ana.get(&format!("/jobs/{id}")).await.json();
    let text = said["text"].as_str().unwrap();
    assert!(text.contains("40 games") && text.contains("random"), "{text}");
    assert_eq!(ana.call("DELETE", &format!("/jobs/{id}"), Value::Null).await.status, 409, "it is done");
    let long = ana.post("/jobs", json!({ "spec": "match 4000" })).await.json();
    let path = format!("/jobs/{}", long["id"].as_str().unwrap());
    assert_eq!(ana.call("DELETE", &path, Value::Null).await.status, 200);
    assert_eq!(job(&ana.get("/jobs").await.json())["state"], "cancelled", "the latest is first");
    house.close().await;
}

#[tokio::test]
async fn nobody_else_is_told_of_jobs_and_nobody_becomes_an_operator() {
    let folder = tempfile::tempdir().unwrap();
    let (house, ana) = house_of_ana(folder.path().join("jobs.db").to_str().unwrap()).await;
    let bor = house.guest("Bor").await;
    assert_eq!(bor.get("/me").await.json()["jobs"], false);
    let nobody = Client { cookie: String::new(), ..bor.clone() };
    for (method, path, body) in [
        ("GET", "/jobs", Value::Null),
        ("POST", "/jobs", json!({ "spec": "match 4" })),
        ("GET", "/jobs/3f", Value::Null),
        ("DELETE", "/jobs/3f", Value::Null),
    ] {
        let refused = bor.call(method, path, body.clone()).await;
        assert_eq!((refused.status, refused.code().as_str()), (403, "not-allowed"), "{method} {path}");
        assert_eq!(nobody.call(method, path, body).await.status, 401, "{method} {path}");
    }
    // Not even when the operator is gone.
    assert_eq!(ana.call("DELETE", "/me", Value::Null).await.status, 200);
    for name in ["Ana", "ANA", "Аnа"] {
        let refused = bor.post("/account", json!({ "name": name, "password": "a long password" })).await;
        assert!([400, 409].contains(&refused.status), "{name}: {refused:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn what_cannot_be_submitted_is_said_in_the_words_of_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let (house, ana) = house_of_ana(folder.path().join("jobs.db").to_str().unwrap()).await;
    for (asked, why) in [
        (json!({ "spec": "perft" }), "SPEC: expected match N"),
        (json!({ "spec": "match 4 cmd:rm" }), "programs are seated with `kavarna job submit`"),
        (json!({ "spec": "match 0" }), "there are none"),
        (json!({}), "missing field `spec`"),
        (json!({ "spec": "match 4", "size": -1 }), "expected u32"),
    ] {
        let refused = ana.post("/jobs", asked).await;
        let said = refused.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(refused.status == 400 && said.contains(why), "{refused:?}");
    }
    let unknown = ana.get("/jobs/nothing").await;
    assert!(unknown.status == 400 && unknown.body.contains("the queue is empty"), "{unknown:?}");
    house.close().await;
}

/// The house opens all the same, and its operator is told.
#[tokio::test]
async fn a_queue_that_cannot_be_reached_is_said() {
    let (house, ana) = house_of_ana("postgres://nobody:secret@127.0.0.1:1/jobs").await;
    let refused = ana.get("/jobs").await;
    assert_eq!((refused.status, refused.code().as_str()), (503, "failed"), "{refused:?}");
    assert!(
        refused.body.contains("postgres://nobody@127.0.0.1:1/jobs") && !refused.body.contains("secret"),
        "{refused:?}"
    );
    house.close().await;
    let mut config = crate::client::config("house.db");
    config.jobs = Some("mysql://somewhere/jobs".to_owned());
    let refused = server::start(config, Catalog::house()).await.unwrap_err();
    assert!(refused.to_string().contains("expected the path of a file"), "{refused}");
}
