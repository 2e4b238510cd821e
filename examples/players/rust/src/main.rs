//! A complete external player for every game: `kavarna match gobblet3 --seat cmd:PATH --seat random`.
//! The house writes one JSON object a line; each `turn` is answered with a move.

use std::collections::HashMap;
use std::io::{BufRead, Write, stdin, stdout};

use serde_json::{Value, json};

/// Plays at random, but prefers moves that were played in games it won.
#[derive(Default)]
struct Player {
    seat: u64,
    random: u64,
    own: Vec<String>,
    liked: HashMap<String, i64>,
}

impl Player {
    fn hear(&mut self, told: &Value) -> Option<String> {
        match told["type"].as_str()? {
            "new" => {
                self.seat = told["seat"].as_u64()?;
                self.random = told["seed"].as_u64()? | 1;
                self.own.clear();
            }
            "event" if told["seat"] == self.seat => self.own.push(told["move"].as_str()?.to_owned()),
            "turn" => return self.decide(told["legal"].as_array()?),
            "over" => {
                let score = told["scores"][usize::try_from(self.seat).ok()?].as_i64()?;
                for mv in self.own.drain(..) {
                    *self.liked.entry(mv).or_default() += score;
                }
            }
            _ => {} // "reveal" and whatever comes in later versions
        }
        None
    }

    fn decide(&mut self, legal: &[Value]) -> Option<String> {
        let rate = |mv: &str| self.liked.get(mv).copied().unwrap_or(0);
        let best = legal.iter().filter_map(Value::as_str).map(rate).max()?;
        let good: Vec<&str> = legal.iter().filter_map(Value::as_str).filter(|mv| rate(mv) == best).collect();
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        Some(good[usize::try_from(self.random >> 33).ok()? % good.len()].to_owned())
    }
}

fn main() -> std::io::Result<()> {
    let mut player = Player::default();
    for line in stdin().lock().lines() {
        if let Some(mv) = player.hear(&serde_json::from_str(&line?)?) {
            writeln!(stdout(), "{}", json!({ "move": mv }))?;
        }
    }
    Ok(())
}
