//! One whole random game as text, with every value at each step.

use std::fmt::Write;

use serde_json::{Map, Value};

use super::Kit;
use super::stage::random_line;
use crate::{Event, Game, Line, Options, Position, Seat, View, Viewer};

/// The most bytes of a playthrough: more is not read by anybody.
const MOST: usize = 60_000;
/// How many steps are told in full at the beginning and at the end; the first that is short enough.
const DETAIL: [(usize, usize); 5] = [(12, 4), (8, 3), (5, 2), (3, 1), (1, 1)];
/// A random game is left after so many moves.
const MAX_MOVES: usize = 400;

/// A readable text of one whole random game: options, facts, deal; at each step whose turn it is, all legal
/// moves in order, the move, the position and its key, and what each viewer was told and now knows (of the
/// JSON of its view, the fields that changed); at the end scores, reason, roles and the next deal.
///
/// In a long game the steps in the middle have one line each.
///
/// Panics if the game does not take the options.
///
/// ```
/// # #[cfg(feature = "toy")] {
/// use game::{Options, conformance::playthrough, toy::Toy};
/// let text = playthrough::<Toy>(&Options::none(), 7);
/// assert!(text.starts_with("toy: a small card game"));
/// # }
/// ```
pub fn playthrough<G: Game>(options: &Options, seed: u64) -> String {
    let game = G::from_options(options).unwrap_or_else(|error| panic!("{}: {error}", G::FACTS.name));
    let line = random_line(&game, Kit { games: 1, seed, max_moves: MAX_MOVES }, 0);
    let mut text = String::new();
    for (first, last) in DETAIL {
        text = Teller::new(&line).tell(seed, first, last);
        if text.len() <= MOST {
            break;
        }
    }
    text
}

/// Tells a line step by step.
struct Teller<'a, G: Game> {
    line: &'a Line<G>,
    /// The line as far as it has been told.
    told: Line<G>,
    views: Vec<G::View>,
    /// The JSON of each view when it was last told.
    known: Vec<Value>,
    text: String,
}

impl<'a, G: Game> Teller<'a, G> {
    fn new(line: &'a Line<G>) -> Teller<'a, G> {
        let game = line.game();
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        let views: Vec<G::View> = viewers.map(|viewer| game.blank_view(viewer)).collect();
        let known = vec![Value::Null; views.len()];
        let told = Line::new(game.clone(), line.deal().clone());
        Teller { line, told, views, known, text: String::new() }
    }

    fn tell(mut self, seed: u64, first: usize, last: usize) -> String {
        self.heading(seed);
        self.say("start");
        self.standing();
        self.viewers(0);
        let steps = self.line.moves().len();
        for step in 1..=steps {
            let in_full = step <= first || step + last > steps;
            self.step(step, in_full);
        }
        self.end();
        self.text
    }

    fn say(&mut self, what: impl AsRef<str>) {
        self.text.push_str(what.as_ref());
        self.text.push('\n');
    }

    fn heading(&mut self, seed: u64) {
        let (facts, game) = (G::FACTS, self.line.game());
        let options = game.options();
        let mut heading = format!("{}: {}\n", facts.name, facts.about);
        let options = if options.is_empty() { "defaults".to_owned() } else { options.to_string() };
        let hidden = if facts.hidden { "hidden" } else { "open" };
        let sum = if facts.zero_sum { ", zero sum" } else { "" };
        let _ = writeln!(heading, "options: {options}");
        let _ = writeln!(heading, "facts: {} seats, {hidden}, scores in {}{sum}", game.seats(), facts.unit);
        let _ = writeln!(heading, "seed: {seed}");
        let deal = game.deal_text(self.line.deal());
        if !deal.is_empty() {
            let _ = writeln!(heading, "deal: {deal}");
        }
        self.say(heading);
    }

    fn step(&mut self, step: usize, in_full: bool) {
        let (game, mv) = (self.line.game(), self.line.moves()[step - 1]);
        let legal = self.told.legal();
        let turn = self.told.turn().map_or_else(|| "nobody".to_owned(), |seat| format!("seat {seat}"));
        let decision = game.decision(self.told.position());
        self.told.play(mv).expect("it was legal the first time");
        if in_full {
            self.say(format!("\nstep {step}: {turn}, {decision}"));
            self.say(format!("  legal {}: {}", legal.len(), game.moves_text(&legal)));
            self.say(format!("  move: {mv}"));
            self.standing();
            self.viewers(step);
        } else {
            let key = self.told.position().key();
            self.say(format!("step {step}: {turn}, {decision}: {mv} (of {}), key {key:016x}", legal.len()));
            self.watch(step);
        }
    }

    /// The position now.
    fn standing(&mut self) {
        let text = self.line.game().position_text(&self.told);
        self.say(format!("  position: {text}"));
        self.say(format!("  key: {:016x}", self.told.position().key()));
    }

    /// What viewers were told and now know. Those who learn the same share a paragraph.
    fn viewers(&mut self, step: usize) {
        let told = self.watch(step);
        let mut paragraphs: Vec<(Vec<String>, String)> = Vec::new();
        for (place, events) in told.into_iter().enumerate() {
            let json = self.views[place].to_json();
            let mut paragraph = events;
            for change in changes(&self.known[place], &json) {
                let _ = writeln!(paragraph, "    {change}");
            }
            self.known[place] = json;
            let name = viewer_name(self.views[place].viewer());
            match paragraphs.iter_mut().find(|(_, known)| *known == paragraph) {
                Some((names, _)) => names.push(name),
                None => paragraphs.push((vec![name], paragraph)),
            }
        }
        for (names, paragraph) in paragraphs {
            self.say(format!("  {}:", names.join(", ")));
            self.text.push_str(&paragraph);
        }
    }

    /// Lets everybody see what happened at a step; gives what each was told, a line for each thing.
    fn watch(&mut self, step: usize) -> Vec<String> {
        let told = &self.told;
        let watch = |view: &mut G::View| {
            let mut text = String::new();
            for event in told.events_of(step, view.viewer()) {
                let _ = match &event {
                    Event::Decision { seat, seen } => writeln!(text, "    seat {seat} decided: {seen}"),
                    Event::Reveal(reveal) => {
                        let json = serde_json::to_string(reveal).expect("a reveal is plain data");
                        writeln!(text, "    shown: {json}")
                    }
                };
                view.observe(event).expect("a line tells every viewer a possible story");
            }
            text
        };
        self.views.iter_mut().map(watch).collect()
    }

    fn end(&mut self) {
        let game = self.line.game();
        let Some(ending) = self.line.ending() else {
            self.say(format!("\nleft after {} moves", self.line.moves().len()));
            return;
        };
        self.say(format!("\nover after {} moves: {}", self.line.moves().len(), ending.reason));
        for seat in Seat::all(game.seats()) {
            let role = game.role(self.line.position(), seat);
            self.say(format!("  seat {seat}: {} {}, {role}", ending.scores[seat], G::FACTS.unit));
        }
        let account = self.line.account();
        for count in &account.counts {
            self.say(format!("  counted {}: {:?}", count.what, count.each.as_slice()));
        }
        for entry in &account.entries {
            self.say(format!("  account {entry}: {:?}", entry.scores.as_slice()));
        }
        let next = match game.next(self.line.position(), ending) {
            None => "none, the match is over".to_owned(),
            Some(next) if next.options().is_empty() => "defaults".to_owned(),
            Some(next) => next.options().to_string(),
        };
        self.say(format!("  next deal: {next}"));
    }
}

fn viewer_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::All => "all".to_owned(),
    }
}

/// The fields of a JSON object that are not as before; of a list that has only grown, what is new.
fn changes(before: &Value, now: &Value) -> Vec<String> {
    let none = Map::new();
    let before = before.as_object().unwrap_or(&none);
    let now = now.as_object().unwrap_or(&none);
    let gone = before.keys().filter(|name| !now.contains_key(*name)).map(|name| format!("{name} is gone"));
    let changed =
        now.iter().filter(|(name, value)| before.get(*name) != Some(*value)).map(|(name, value)| {
            match (before.get(name), value) {
                (Some(Value::Array(old)), Value::Array(new)) if !old.is_empty() && new.starts_with(old) => {
                    format!("{name} and {}", Value::Array(new[old.len()..].to_vec()))
                }
                _ => format!("{name} {value}"),
            }
        });
    gone.chain(changed).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::changes;

    #[test]
    fn only_changed_fields_are_told() {
        let before = json!({ "turn": 0, "dealer": 2, "moves": ["a"], "gone": 1 });
        let now = json!({ "turn": 1, "dealer": 2, "moves": ["a", "b"] });
        assert_eq!(changes(&before, &now), ["gone is gone", "turn 1", "moves and [\"b\"]"]);
    }
}
