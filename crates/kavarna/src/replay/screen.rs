//! Stepping through recorded games in the terminal.

use std::time::{Duration, Instant};

use catalog::Catalog;
use crossterm::event::KeyEvent;
use game::Record;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

use crate::paint;
use crate::play::{Press, faint, strong, too_small};
use crate::replay::film::Film;
use crate::terminal::{App, Flow};
use crate::words::cut;

/// How long each position stays when the film runs by itself.
const PACE: Duration = Duration::from_millis(800);

/// The width of the list of decisions.
const LIST_WIDTH: u16 = 30;

/// Recorded games on the screen.
pub(crate) struct ReplayApp<'a> {
    catalog: &'a Catalog,
    records: Vec<(usize, Record)>,
    /// Which of the records is shown.
    place: usize,
    film: Result<Film, String>,
    /// When the film moves on by itself.
    due: Option<Instant>,
    colours: bool,
}

impl<'a> ReplayApp<'a> {
    /// The first of these records.
    pub(crate) fn new(catalog: &'a Catalog, records: Vec<(usize, Record)>, colours: bool) -> ReplayApp<'a> {
        let film = Err("There is no game.".to_owned());
        let mut app = ReplayApp { catalog, records, place: 0, film, due: None, colours };
        app.load(0);
        app
    }

    fn load(&mut self, place: usize) {
        if let Some((_, record)) = self.records.get(place) {
            self.place = place;
            self.due = None;
            self.film = Film::of(self.catalog, record).map_err(|error| error.to_string());
        }
    }

    /// Takes one key in.
    pub(crate) fn press(&mut self, press: Press) -> Flow {
        match press {
            Press::Interrupt | Press::Escape | Press::Sign('q') | Press::Function(10) => return Flow::Leave,
            Press::Sign('n') | Press::PageDown => self.load(self.place + 1),
            Press::Sign('p') | Press::PageUp => self.load(self.place.saturating_sub(1)),
            Press::Sign(' ') => self.due = if self.due.is_some() { None } else { Some(Instant::now()) },
            _ => {
                self.due = None;
                self.wind(press);
            }
        }
        Flow::GoOn
    }

    fn wind(&mut self, press: Press) {
        let Ok(film) = &mut self.film else { return };
        match press {
            Press::Right | Press::Down | Press::Enter => {
                film.forward();
            }
            Press::Left | Press::Up | Press::Backspace => {
                film.back();
            }
            Press::Home => film.rewind(),
            Press::End => film.wind_on(),
            _ => {}
        }
    }

    fn draw_film(&self, frame: &mut Frame<'_>, body: Rect, film: &Film) {
        let [board, list] =
            Layout::horizontal([Constraint::Min(0), Constraint::Length(LIST_WIDTH)]).areas(body);
        let title = format!(" {} ", film.caption());
        let account = if film.is_at_end() { film.account() } else { Vec::new() };
        let rows = if account.is_empty() { 0 } else { account.len() as u16 + 2 };
        let [board, counted] = Layout::vertical([Constraint::Min(0), Constraint::Length(rows)]).areas(board);
        if rows > 0 {
            let lines: Vec<Line<'_>> = account.into_iter().map(Line::raw).collect();
            let block = Block::bordered().title(" how it was counted ");
            frame.render_widget(Paragraph::new(lines).block(block), counted);
        }
        let picture = Paragraph::new(paint::lines(&film.picture(), self.colours));
        frame.render_widget(picture.block(Block::bordered().title(title)), board);
        let block = Block::bordered().title(format!(" {} of {} ", film.at(), film.decisions().len()));
        let inner = block.inner(list);
        frame.render_widget(block, list);
        let rows = inner.height as usize;
        let first = (film.at() + rows / 2).min(film.decisions().len()).saturating_sub(rows);
        let line = |(number, (seat, mv)): (usize, &(game::Seat, String))| {
            let style = match number {
                _ if number == film.at() => Style::new().add_modifier(Modifier::REVERSED),
                _ if number > film.at() => faint(),
                _ => Style::new(),
            };
            Line::styled(cut(&format!("{number:>3}  {seat}  {mv}"), inner.width as usize), style)
        };
        let lines: Vec<Line<'_>> = (1..).zip(film.decisions()).skip(first).take(rows).map(line).collect();
        frame.render_widget(Paragraph::new(lines), inner);
    }
}

impl App for ReplayApp<'_> {
    fn draw(&self, frame: &mut Frame<'_>) {
        if too_small(frame) {
            return;
        }
        let [title, body, status, bar] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(0),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        let number = self.records.get(self.place).map_or(0, |(number, _)| *number);
        let (heading, result) = match &self.film {
            Ok(film) => (format!(" {}  {}", film.title(), film.record().seats.join(" - ")), film.result()),
            Err(error) => (format!(" game {number}"), error.clone()),
        };
        frame.render_widget(Line::styled(heading, strong()), title);
        if let Ok(film) = &self.film {
            self.draw_film(frame, body, film);
        }
        frame.render_widget(Line::raw(format!(" game {number}: {result}")), status);
        let keys = [
            ("←→", "step"),
            ("Home End", "ends"),
            ("space", if self.due.is_some() { "pause" } else { "play" }),
            ("n p", "other game"),
            ("q", "quit"),
        ];
        let spans = keys.iter().flat_map(|(key, name)| {
            [
                Span::styled(format!(" {key} "), Style::new().add_modifier(Modifier::REVERSED)),
                Span::raw(format!(" {name}  ")),
            ]
        });
        frame.render_widget(Line::from(spans.collect::<Vec<_>>()), bar);
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        Press::of(key).map_or(Flow::GoOn, |press| self.press(press))
    }

    fn idle(&mut self) -> Flow {
        if self.due.is_some_and(|due| Instant::now() >= due) {
            let moved = self.film.as_mut().is_ok_and(Film::forward);
            self.due = moved.then(|| Instant::now() + PACE);
        }
        Flow::GoOn
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    const GAME: &str = r#"{"kavarna":1,"game":"gobblet3","seats":["me","house"],"moves":["3@b2","3@a1","3@c1"],"scores":[1,-1],"reason":"resigned"}"#;

    fn records() -> Vec<(usize, Record)> {
        let other = GAME.replace("3@b2", "3@b3");
        vec![(0, Record::parse(GAME).unwrap()), (1, Record::parse(&other).unwrap())]
    }

    fn screen(app: &ReplayApp<'_>) -> String {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| app.draw(frame)).unwrap();
        terminal.backend().to_string()
    }

    #[test]
    fn keys_wind_the_film() {
        let catalog = Catalog::house();
        let mut app = ReplayApp::new(&catalog, records(), false);
        assert!(screen(&app).contains("┌ start ─"));
        app.press(Press::Right);
        assert!(screen(&app).contains("1. seat 0 (me): 3@b2"));
        app.press(Press::End);
        assert!(screen(&app).contains("3. seat 0 (me): 3@c1"));
        app.press(Press::Left);
        assert!(screen(&app).contains("2. seat 1 (house): 3@a1"));
        app.press(Press::Home);
        assert!(screen(&app).contains("┌ start ─"));
        assert!(screen(&app).contains("over (resigned) after 3 decisions: 1 -1 games"));
    }

    #[test]
    fn the_end_shows_how_it_was_counted() {
        let catalog = Catalog::house();
        let rules = catalog.game("briskula").unwrap().rules(&game::Options::none()).unwrap();
        let mut table = rules.table(&catalog::Start::Seed { seed: 1, index: 0 }).unwrap();
        while table.turn().is_some() {
            let first = table.legal().remove(0);
            table.play(&first).unwrap();
        }
        let record = table.record(vec!["me".to_owned(), "house".to_owned()]);
        let mut app = ReplayApp::new(&catalog, vec![(0, record)], false);
        assert!(!screen(&app).contains("how it was counted"), "not before the end");
        app.press(Press::End);
        let shown = screen(&app);
        assert!(shown.contains("how it was counted") && shown.contains("points: "), "{shown}");
    }

    #[test]
    fn other_games_of_the_file_are_a_key_away() {
        let catalog = Catalog::house();
        let mut app = ReplayApp::new(&catalog, records(), false);
        app.press(Press::Sign('n'));
        app.press(Press::Right);
        assert!(screen(&app).contains("1. seat 0 (me): 3@b3"));
        app.press(Press::Sign('n'));
        assert!(screen(&app).contains(" game 1: "), "there is no third game");
        app.press(Press::Sign('p'));
        assert!(screen(&app).contains(" game 0: "));
    }

    #[test]
    fn the_film_runs_by_itself_and_stops_at_a_key() {
        let catalog = Catalog::house();
        let mut app = ReplayApp::new(&catalog, records(), false);
        app.press(Press::Sign(' '));
        app.idle();
        assert!(screen(&app).contains("1. seat 0 (me): 3@b2"));
        assert!(screen(&app).contains("pause"));
        app.press(Press::Left);
        assert!(!screen(&app).contains("pause"));
        assert_eq!(app.press(Press::Sign('q')), Flow::Leave);
    }
}
