//! Programs of the operator in seats: one process for a whole game, told again what was taken back.

use serde_json::json;

use crate::client::{TestHouse, play_to_the_end};

/// A program that plays the first legal move, and writes a line into a file when it starts and for each new game.
const PLAYER: &str = r#"echo start >> "$1"
while read -r line; do
  case "$line" in
    *'"type":"new"'*) echo new >> "$1" ;;
    *'"type":"turn"'*) printf '{"move":"%s"}\n' "$(printf '%s' "$line" | sed 's/.*"legal":\["\([^"]*\)".*/\1/')" ;;
  esac
done
"#;

#[tokio::test]
async fn a_program_stays_for_the_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let (script, notes) = (folder.path().join("player.sh"), folder.path().join("notes"));
    std::fs::write(&script, PLAYER).unwrap();
    let command = format!("sh {} {}", script.display(), notes.display());
    let house = TestHouse::open_with(|config| {
        config.programs.insert("first".to_owned(), command);
    })
    .await;
    let ana = house.guest("Ana").await;
    assert_eq!(ana.get("/games").await.json()["programs"], json!(["first"]));
    let table = ana.table(json!({ "game": "gobblet3", "seats": ["me", "external:first"] })).await;
    let mut socket = ana.socket(&table).await;
    let version = socket.snapshot().await["version"].clone();
    socket.command(json!({ "do": "move", "move": "3@b2", "version": version })).await;
    socket.until(|frame| frame["what"] == "move" && frame["events"][0]["seat"] == 1).await;
    assert_eq!(socket.command(json!({ "do": "undo" })).await["type"], "ack");
    socket.send(&json!({ "do": "resync" })).await;
    let state = socket.snapshot().await;
    let over = play_to_the_end(&mut socket, state).await;
    assert_ne!(over["game"]["reason"], "forfeit", "{over}");
    let noted = std::fs::read_to_string(notes).unwrap();
    let count = |word: &str| noted.lines().filter(|line| *line == word).count();
    assert_eq!((count("start"), count("new")), (1, 2), "{noted}");
}
