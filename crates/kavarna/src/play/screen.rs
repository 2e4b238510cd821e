//! Drawing a state. Nothing is decided here.

use game::Seat;
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};

use crate::paint;
use crate::play::keys::COMMANDS;
use crate::play::panels;
use crate::play::state::{MOVES_WIDTH, Overlay, Question, State};
use crate::terminal::SMALLEST;

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, state: &State, colours: bool) {
    let area = frame.area();
    if too_small(frame) {
        return;
    }
    let [title, body, status, bar] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(0),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(area);
    frame.render_widget(panels::title(state, colours), title);
    draw_body(frame, body, state, colours);
    frame.render_widget(Line::styled(format!(" {}", status_text(state)), strong()), status);
    frame.render_widget(key_bar(state), bar);
    draw_overlay(frame, area, state);
}

/// On a screen that is too small, says so instead.
pub(crate) fn too_small(frame: &mut Frame<'_>) -> bool {
    let area = frame.area();
    let (width, height) = SMALLEST;
    if area.width >= width && area.height >= height {
        return false;
    }
    let text = format!(
        "This needs a terminal of {width} x {height} characters; yours has {} x {}. Please make it larger.",
        area.width, area.height
    );
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
    true
}

/// Where everything stands.
struct Places {
    board: Rect,
    moves: Rect,
    thoughts: Rect,
    history: Rect,
}

impl Places {
    /// A board that fits stands on the left, with the history beneath it if there is room; what is to be
    /// decided stands beside it. A wide picture (hands of cards) stands above everything else.
    ///
    /// Once a game is over nobody thinks: how it was counted has the place of thoughts, too, and is as wide as its
    /// longest line where the history leaves that room.
    fn of(body: Rect, (width, height): (u16, u16), account: Option<u16>) -> Places {
        let usual = MOVES_WIDTH as u16 + 2;
        let moves_width =
            account.map_or(usual, |longest| (longest + 2).min(body.width - LEAST_LEFT).max(usual));
        let split = |right: Rect| match account {
            Some(_) => [right, Rect::ZERO],
            None => Layout::vertical([Constraint::Fill(1), Constraint::Fill(1)]).areas(right),
        };
        let board_height = (height + 2).min(body.height);
        let [left, right] = Layout::horizontal([Constraint::Min(0), Constraint::Length(usual)]).areas(body);
        if width + 2 > left.width && body.height - board_height >= LEAST_BENEATH {
            let [board, beneath] =
                Layout::vertical([Constraint::Length(board_height), Constraint::Min(0)]).areas(body);
            let [history, right] =
                Layout::horizontal([Constraint::Min(0), Constraint::Length(moves_width)]).areas(beneath);
            let [moves, thoughts] = split(right);
            return Places { board, moves, thoughts, history };
        }
        if left.height - board_height >= LEAST_HISTORY {
            let [board, history] =
                Layout::vertical([Constraint::Length(board_height), Constraint::Min(0)]).areas(left);
            let [moves, thoughts] = split(right);
            return Places { board, moves, thoughts, history };
        }
        let thirds = [Constraint::Fill(1), Constraint::Fill(1), Constraint::Length(right.height / 3 - 1)];
        let [moves, thoughts, history] = Layout::vertical(thirds).areas(right);
        Places { board: left, moves, thoughts, history }
    }
}

/// Fewer lines than this are not worth a panel of history.
const LEAST_HISTORY: u16 = 5;
/// A history narrower than this cannot be read.
const LEAST_LEFT: u16 = 22;
/// Fewer lines than this beneath a wide picture leave no room to choose a move.
const LEAST_BENEATH: u16 = 8;

fn draw_body(frame: &mut Frame<'_>, body: Rect, state: &State, colours: bool) {
    let picture = state.view().picture().named(|seat| panels::name(state, seat));
    let longest = |lines: Vec<String>| lines.iter().map(|line| line.chars().count()).max();
    let account = state.turn().is_none().then(|| longest(panels::account(state))).flatten();
    let places = Places::of(body, paint::size(&picture), account.map(|longest| longest as u16));
    frame.render_widget(panels::board(&picture, colours).block(Block::bordered()), places.board);
    panels::moves(frame, places.moves, state);
    if !places.thoughts.is_empty() {
        panels::thoughts(frame, places.thoughts, state);
    }
    panels::history(frame, places.history, state);
}

/// The one line that says what is going on.
fn status_text(state: &State) -> String {
    if let Some(message) = state.message() {
        return message.to_owned();
    }
    if let Some(ending) = state.ending() {
        let score =
            |(place, score): (usize, &i32)| format!("{} {score:+}", panels::name(state, Seat::new(place)));
        let scores: Vec<String> = ending.scores.as_slice().iter().enumerate().map(score).collect();
        return format!("The game is over ({}): {}.", ending.reason, scores.join(", "));
    }
    let Some(seat) = state.turn() else { return String::new() };
    let decision = state.decision().unwrap_or("move");
    if state.is_own_turn() {
        let name = panels::name(state, seat);
        let turn = if name == panels::ALONE {
            "It is your turn".to_owned()
        } else {
            format!("{name}, it is your turn")
        };
        format!("{turn} ({decision}): type or choose a move, Enter plays it.")
    } else {
        format!("{} is thinking ({decision}).", panels::name(state, seat))
    }
}

/// The keys that mean something now, each as it must be pressed now.
fn key_bar(state: &State) -> Line<'static> {
    let mut spans = Vec::new();
    for key in COMMANDS.iter().filter(|key| state.is_possible(key.command)) {
        let pressed =
            if state.is_typed(key.letter) { format!("F{}", key.function) } else { key.letter.to_string() };
        spans.push(Span::styled(format!(" {pressed} "), Style::new().add_modifier(Modifier::REVERSED)));
        spans.push(Span::raw(format!(" {}  ", key.name)));
    }
    Line::from(spans)
}

fn draw_overlay(frame: &mut Frame<'_>, area: Rect, state: &State) {
    match state.overlay() {
        Overlay::None => {}
        Overlay::Help => popup(frame, area, " Keys ", help_lines(state)),
        Overlay::HandOver(seat) => {
            frame.render_widget(Clear, area);
            let text = vec![
                Line::raw(""),
                Line::styled(format!("It is the turn of {}.", panels::name(state, *seat)), strong()),
                Line::raw(""),
                Line::raw("Please hand the terminal over. Nobody else should look."),
                Line::raw("Press Enter when you sit in front of it, q to quit."),
                Line::raw(""),
            ];
            popup(frame, area, " Next, please ", text);
        }
        Overlay::Ask(Question::Resign) => {
            popup(frame, area, " Resign ", vec![Line::raw("Give this game up?"), answers()]);
        }
        Overlay::Ask(Question::Quit) => {
            let kept = Line::raw("The game is not over. It is kept, and the menu offers to go on with it.");
            popup(frame, area, " Quit ", vec![kept, answers()]);
        }
        Overlay::FileName(name) => {
            let typed = Line::from(vec![Span::raw(name.clone()), Span::styled("_", strong())]);
            let hint = Line::styled("Enter adds the game to this file, Esc does not.", faint());
            popup(frame, area, " Save as ", vec![typed, hint]);
        }
    }
}

fn answers() -> Line<'static> {
    Line::styled("y yes   n no", strong())
}

/// The keys, and how decisions of this game are written.
fn help_lines(state: &State) -> Vec<Line<'static>> {
    let line = |keys: String, help: &'static str| {
        Line::from(vec![Span::styled(format!("{keys:<12}"), strong()), Span::raw(help)])
    };
    let mut lines = vec![
        line("letters".into(), "type a move; the list shows what fits"),
        line("arrows".into(), "choose a move from the list"),
        line("Home End".into(), "the first and the last of the list"),
        line("Enter".into(), "play the chosen move"),
        line("Esc".into(), "forget what was typed"),
        line("PgUp PgDn".into(), "scroll the history"),
        Line::raw(""),
    ];
    lines.extend(COMMANDS.iter().map(|key| line(format!("{} or F{}", key.letter, key.function), key.help)));
    lines.push(line("Ctrl-C".into(), "quit"));
    lines.push(Line::raw(""));
    lines
        .push(Line::styled("A letter that begins a legal move is typed; its command is then on F.", faint()));
    lines.push(Line::styled("Any key closes this.", faint()));
    let notation = state.rules().facts().notation;
    if !notation.is_empty() {
        lines.push(Line::raw(""));
        lines.extend(notation.iter().copied().map(Line::raw));
    }
    lines
}

/// A box in the middle of the screen; where its lines would not all be seen the empty ones go.
fn popup(frame: &mut Frame<'_>, area: Rect, title: &'static str, mut lines: Vec<Line<'static>>) {
    if lines.len() + 2 > usize::from(area.height) {
        lines.retain(|line| line.width() > 0);
    }
    let widest = lines.iter().map(Line::width).max().unwrap_or(0).max(24);
    let width = (widest as u16 + 4).min(area.width);
    let height = (lines.len() as u16 + 2).min(area.height);
    let [row] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    let [place] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(row);
    let block = Block::bordered()
        .title(Span::styled(title, strong()))
        .padding(ratatui::widgets::Padding::horizontal(1));
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(lines).block(block), place);
}

/// What stands out.
pub(crate) fn strong() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What stands back.
pub(crate) fn faint() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}
