//! The menu: which game, against whom, or on with a game that was left unfinished.

use std::path::PathBuf;

use catalog::Catalog;
use crossterm::event::KeyEvent;
use game::{Kind, Record};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Padding, Paragraph};

use crate::play::keys::Press;
use crate::play::screen::{faint, strong, too_small};
use crate::terminal::{App, Flow};
use crate::words::{counted, cut};

/// So many kept games are offered, the latest first.
const MOST_KEPT: usize = 8;

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// A new game with these seats.
    New {
        /// The game.
        game: String,
        /// Who sits where, as on the command line.
        seats: Vec<String>,
    },
    /// On with the game in this file.
    Resume(PathBuf),
}

/// One line of the menu.
struct Entry {
    text: String,
    note: String,
    then: Then,
}

/// What happens when a line is chosen.
#[derive(Clone)]
enum Then {
    /// This is it.
    Take(Choice),
    /// Ask against whom.
    Opponents(&'static str),
}

/// The menu.
pub(crate) struct Menu<'a> {
    catalog: &'a Catalog,
    kept: Vec<(PathBuf, Record)>,
    colours: bool,
    title: String,
    entries: Vec<Entry>,
    selected: usize,
    is_first: bool,
    choice: Option<Choice>,
}

impl<'a> Menu<'a> {
    /// A menu of all games, the kept ones first.
    pub(crate) fn new(catalog: &'a Catalog, kept: Vec<(PathBuf, Record)>, colours: bool) -> Menu<'a> {
        let mut menu = Menu {
            catalog,
            kept,
            colours,
            title: String::new(),
            entries: Vec::new(),
            selected: 0,
            is_first: true,
            choice: None,
        };
        menu.offer_games();
        menu
    }

    /// What was chosen, if anything.
    pub(crate) fn choice(&self) -> Option<&Choice> {
        self.choice.as_ref()
    }

    /// The lines of the menu.
    #[cfg(test)]
    pub(crate) fn texts(&self) -> Vec<&str> {
        self.entries.iter().map(|entry| entry.text.as_str()).collect()
    }

    fn offer_games(&mut self) {
        self.title = "What shall we play?".into();
        self.is_first = true;
        self.selected = 0;
        let kept = self.kept.iter().take(MOST_KEPT).map(|(file, record)| Entry {
            text: format!("Go on with {}", self.game_title(&record.game)),
            note: format!("{}, {}", counted(record.moves.len(), "move"), record.seats.join(" - ")),
            then: Then::Take(Choice::Resume(file.clone())),
        });
        let games = self.catalog.games().map(|game| Entry {
            text: game.facts().title.to_owned(),
            note: game.facts().about.to_owned(),
            then: Then::Opponents(game.facts().name),
        });
        self.entries = kept.chain(games).collect();
    }

    fn game_title(&self, name: &str) -> String {
        self.catalog.game(name).map_or_else(|_| name.to_owned(), |game| game.facts().title.to_owned())
    }

    fn offer_opponents(&mut self, name: &'static str) {
        let Ok(game) = self.catalog.game(name) else { return };
        let seats = game.facts().seats.0;
        let against = |spec: String| {
            let mut seats = vec![spec; seats];
            seats[0] = "me".into();
            Then::Take(Choice::New { game: name.to_owned(), seats })
        };
        let all = |spec: &str| {
            Then::Take(Choice::New { game: name.to_owned(), seats: vec![spec.to_owned(); seats] })
        };
        let players = game.players();
        let level = players
            .iter()
            .find(|player| player.name == "house")
            .and_then(|house| house.options.iter().find(|option| option.name == "level"))
            .map(|level| level.kind);
        let mut entries = Vec::new();
        if let Some(Kind::Whole(from, to)) = level {
            for level in from..=to {
                let note = match level {
                    _ if level == from => "easy",
                    _ if level == to => "as strong as we can",
                    _ => "",
                };
                let name = usize::try_from(level).ok().and_then(catalog::regular).unwrap_or("The house");
                let (text, note) = (format!("{name}, level {level}"), note.to_owned());
                entries.push(Entry { text, note, then: against(format!("house:level={level}")) });
            }
        } else {
            entries.push(Entry {
                text: "The house".into(),
                note: String::new(),
                then: against("house".into()),
            });
        }
        entries.push(Entry {
            text: format!("{seats} people at this terminal"),
            note: String::new(),
            then: all("me"),
        });
        entries.push(Entry {
            text: "Watch the house play itself".into(),
            note: String::new(),
            then: all("house"),
        });
        self.title = format!("{}: against whom?", game.facts().title);
        self.entries = entries;
        self.selected = 0;
        self.is_first = false;
    }

    /// Takes one key in.
    pub(crate) fn press(&mut self, press: Press) -> Flow {
        let last = self.entries.len().saturating_sub(1);
        match press {
            Press::Escape | Press::Left | Press::Backspace if !self.is_first => self.offer_games(),
            Press::Escape | Press::Interrupt | Press::Sign('q') | Press::Function(10) => return Flow::Leave,
            Press::Up => self.selected = self.selected.saturating_sub(1),
            Press::Down => self.selected = (self.selected + 1).min(last),
            Press::Home | Press::PageUp => self.selected = 0,
            Press::End | Press::PageDown => self.selected = last,
            Press::Enter | Press::Right => {
                match self.entries.get(self.selected).map(|entry| entry.then.clone()) {
                    Some(Then::Take(choice)) => {
                        self.choice = Some(choice);
                        return Flow::Leave;
                    }
                    Some(Then::Opponents(game)) => self.offer_opponents(game),
                    None => {}
                }
            }
            _ => {}
        }
        Flow::GoOn
    }
}

impl App for Menu<'_> {
    fn draw(&self, frame: &mut Frame<'_>) {
        if too_small(frame) {
            return;
        }
        let [body, bar] = Layout::vertical([Constraint::Min(0), Constraint::Length(1)]).areas(frame.area());
        let heading = if self.colours { crate::paint::style(game::Tone::First, true) } else { strong() };
        let mut lines = vec![
            Line::styled("Kavarna", heading),
            Line::raw(""),
            Line::raw(self.title.clone()),
            Line::raw(""),
        ];
        let room = (body.height as usize).saturating_sub(lines.len() + 2);
        let first = (self.selected + 1).saturating_sub(room);
        let width = self.entries.iter().map(|entry| entry.text.chars().count()).max().unwrap_or(0);
        let note_width = (body.width as usize).saturating_sub(width + 10);
        for (place, entry) in self.entries.iter().enumerate().skip(first).take(room) {
            let style = if place == self.selected {
                Style::new().add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            lines.push(Line::from(vec![
                Span::styled(format!(" {:<width$} ", entry.text), style),
                Span::styled(format!("  {}", cut(&entry.note, note_width)), faint()),
            ]));
        }
        frame.render_widget(
            Paragraph::new(lines).block(Block::bordered().padding(Padding::horizontal(2))),
            body,
        );
        let keys = if self.is_first {
            " ↑↓ choose   Enter take   q quit"
        } else {
            " ↑↓ choose   Enter take   Esc back   q quit"
        };
        frame.render_widget(Line::styled(keys, faint()), bar);
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        Press::of(key).map_or(Flow::GoOn, |press| self.press(press))
    }

    fn idle(&mut self) -> Flow {
        Flow::GoOn
    }
}
