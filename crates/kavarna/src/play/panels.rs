//! The panels around the board.

use catalog::AnyEvent;
use game::{Candidate, Picture, Report, Seat, Tone};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};

use crate::paint;
use crate::play::screen::{faint, strong};
use crate::play::state::{Purpose, State, column_width, columns_for};
use crate::words::{cut, grouped};

/// What the only person at the table is called.
pub(super) const ALONE: &str = "you";

/// Who sits in a seat, for people: the house's own player under the name of a regular, where it has levels. Several people
/// are told apart by their seats, counted from 1 as in the app, and players of one kind by a number.
pub(super) fn name(state: &State, seat: Seat) -> String {
    let chairs = state.chairs();
    if let Some(regular) = catalog::cast(levels(state))[seat.index()] {
        return regular.to_owned();
    }
    let (chair, before) = (&chairs[seat.index()], &chairs[..seat.index()]);
    if chair.is_me() {
        let alone = chairs.iter().filter(|chair| chair.is_me()).count() == 1;
        return if alone { ALONE.to_owned() } else { format!("seat {}", seat.index() + 1) };
    }
    let name = chair.name();
    match before.iter().filter(|other| other.name() == name).count() {
        0 => cut(&name, 24),
        more => format!("{} {}", cut(&name, 22), more + 1),
    }
}

/// At which level the house's own player sits in each seat; a game whose house has no levels has none.
fn levels(state: &State) -> Vec<Option<usize>> {
    let has_levels = state.rules().player_spec("house:level=1").is_ok();
    state.chairs().iter().map(|chair| chair.level().filter(|_| has_levels)).collect()
}

/// The first line: the game, who sits where, what they have scored, whose turn it is.
pub(super) fn title(state: &State, colours: bool) -> Line<'static> {
    let mut spans = vec![Span::styled(format!(" {}  ", state.rules().facts().title), strong())];
    for seat in Seat::all(state.chairs().len()) {
        let tone = match seat.index() {
            0 => Tone::First,
            1 => Tone::Second,
            _ => Tone::Plain,
        };
        let mark = if state.turn() == Some(seat) { '▶' } else { ' ' };
        let total = state.chairs()[seat.index()].total;
        let played = state.seeds().1 > 0 || state.turn().is_none();
        let total = if played { format!(" ({total:+})") } else { String::new() };
        spans
            .push(Span::styled(format!("{mark}{}{total}  ", name(state, seat)), paint::style(tone, colours)));
    }
    Line::from(spans)
}

/// The board, or whatever the game draws.
pub(super) fn board(picture: &Picture, colours: bool) -> Paragraph<'static> {
    Paragraph::new(paint::lines(picture, colours))
}

/// The legal moves that fit what has been typed, in columns, with the chosen one marked.
pub(super) fn moves(frame: &mut Frame<'_>, area: Rect, state: &State) {
    let (choices, selected) = state.choices();
    let title =
        if state.is_own_turn() { format!(" Moves ({}) ", choices.len()) } else { " Moves ".to_owned() };
    let block = Block::bordered().title(title);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    if !state.is_own_turn() {
        let text = match state.turn() {
            Some(seat) => format!("{} is thinking …", name(state, seat)),
            None => "The game is over.".to_owned(),
        };
        let lines: Vec<Line<'_>> = std::iter::once(Line::styled(text, faint()))
            .chain(account(state).into_iter().map(Line::raw))
            .collect();
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), inner);
        return;
    }
    let mut lines = vec![Line::from(vec![
        Span::styled("> ", faint()),
        Span::styled(format!("{}_", state.input()), strong()),
    ])];
    let (columns, width) = (columns_for(&choices), column_width(&choices));
    let rows = (inner.height as usize).saturating_sub(1);
    // Scroll so that the chosen move stays in sight.
    let first = (selected / columns + 1).saturating_sub(rows);
    for (row, moves) in choices.chunks(columns).enumerate().skip(first).take(rows) {
        let cell = |(column, mv): (usize, &&str)| {
            let style = if row * columns + column == selected {
                Style::new().add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            let text = cut(mv, inner.width as usize - 2);
            [
                Span::styled(format!(" {text} "), style),
                Span::raw(" ".repeat(width.saturating_sub(text.chars().count() + 2))),
            ]
        };
        lines.push(Line::from(moves.iter().enumerate().flat_map(cell).collect::<Vec<_>>()));
    }
    if choices.is_empty() {
        lines.push(Line::styled("No legal move looks like that.", faint()));
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

/// How the scores came about, below the names of those whose numbers stand there.
pub(super) fn account(state: &State) -> Vec<String> {
    let told = state.account();
    let names =
        || Seat::all(state.chairs().len()).map(|seat| name(state, seat)).collect::<Vec<_>>().join(", ");
    let head = (!told.is_empty()).then(names);
    head.into_iter().chain(told).collect()
}

/// What the engine thinks: how far it has looked, and the best moves with their worth.
pub(super) fn thoughts(frame: &mut Frame<'_>, area: Rect, state: &State) {
    let title = match state.thoughts().map(|thoughts| thoughts.purpose) {
        None => " Thoughts ".to_owned(),
        Some(Purpose::Hint(_)) => " Hint of the house ".to_owned(),
        Some(Purpose::Decide(seat)) => match levels(state).get(seat.index()).copied().flatten() {
            Some(level) => format!(" Thoughts of {}, level {level} ", name(state, seat)),
            None => format!(" Thoughts of {} ", name(state, seat)),
        },
    };
    let block = Block::bordered().title(title);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let Some(thoughts) = state.thoughts() else { return };
    let mut lines = vec![Line::styled(effort(&thoughts.report, thoughts.running), faint())];
    if state.may_read_thoughts() {
        let unit = state.rules().facts().unit;
        let widest = |candidates: &[Candidate<String>]| {
            candidates.iter().map(|candidate| candidate.mv.chars().count()).max().unwrap_or(0).min(14)
        };
        let shown = (inner.height as usize).saturating_sub(1).min(thoughts.report.candidates.len());
        let candidates = &thoughts.report.candidates[..shown];
        let width = widest(candidates);
        lines.extend(
            candidates.iter().map(|candidate| candidate_line(candidate, unit, width, inner.width as usize)),
        );
    } else {
        lines.push(Line::styled("(would tell what they hold)", faint()));
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

fn candidate_line(candidate: &Candidate<String>, unit: &str, width: usize, room: usize) -> Line<'static> {
    let mv = cut(&candidate.mv, width);
    let points = candidate.points.map_or(String::new(), |points| format!(" {points:>5.1} points"));
    let worth = candidate.worth.told(unit) + &points;
    let used = width + 1 + worth.chars().count().max(7) + 2;
    let line = candidate.line.iter().skip(1).cloned().collect::<Vec<_>>().join(" ");
    Line::from(vec![
        Span::styled(format!("{mv:<width$}"), strong()),
        Span::raw(format!(" {worth:>7}  ")),
        Span::styled(cut(&line, room.saturating_sub(used)), faint()),
    ])
}

/// How much has been searched.
fn effort(report: &Report<String>, running: bool) -> String {
    let parts = [
        (report.depth > 0).then(|| format!("depth {}", report.depth)),
        (report.worlds > 0).then(|| format!("{} worlds", grouped(report.worlds))),
        (report.iterations > 0).then(|| format!("{} tries", grouped(report.iterations))),
        (report.nodes > 0).then(|| format!("{} nodes", grouped(report.nodes))),
    ];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
    match (text.is_empty(), running) {
        (true, true) => "thinking …".to_owned(),
        (true, false) => "decided without a search".to_owned(),
        (false, true) => format!("{text} …"),
        (false, false) => text,
    }
}

/// The decisions so far as the viewer saw them, one column for each seat.
pub(super) fn history(frame: &mut Frame<'_>, area: Rect, state: &State) {
    let block = Block::bordered().title(" History ");
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let rows = rounds(&state.view().history(), state.chairs().len());
    let seats = state.chairs().len().max(1);
    let width = (inner.width as usize).saturating_sub(4) / seats;
    let room = inner.height as usize;
    let end = rows.len() - state.scrolled().min(rows.len().saturating_sub(room));
    let begin = end.saturating_sub(room);
    let line = |(number, round): (usize, &Vec<String>)| {
        let mut spans = vec![Span::styled(format!("{number:>3} "), faint())];
        spans.extend(
            round.iter().map(|mv| Span::raw(format!("{:<width$}", cut(mv, width.saturating_sub(1))))),
        );
        Line::from(spans)
    };
    let numbered = (1..).zip(&rows).skip(begin).take(end - begin);
    frame.render_widget(Paragraph::new(numbered.map(line).collect::<Vec<_>>()), inner);
}

/// Decisions in rounds: a new one begins when a seat decides that already has, or that sits before the last.
fn rounds(history: &[AnyEvent], seats: usize) -> Vec<Vec<String>> {
    let mut rounds: Vec<Vec<String>> = Vec::new();
    let mut last = None;
    for event in history {
        let AnyEvent::Decision { seat, mv } = event else { continue };
        if last.is_none_or(|last| *seat <= last) {
            rounds.push(vec![String::new(); seats]);
        }
        last = Some(*seat);
        if let Some(cell) = rounds.last_mut().and_then(|round| round.get_mut(seat.index())) {
            cell.clone_from(mv);
        }
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_decides_twice_begins_a_round() {
        let decided = |seat, mv: &str| AnyEvent::Decision { seat: Seat::new(seat), mv: mv.to_owned() };
        let history = [decided(0, "a"), decided(1, "b"), decided(1, "c"), decided(0, "d")];
        assert_eq!(rounds(&history, 2), [["a", "b"], ["", "c"], ["d", ""]]);
    }

    #[test]
    fn effort_names_what_was_counted() {
        let report = Report { depth: 5, nodes: 12_345, ..Report::default() };
        assert_eq!(effort(&report, false), "depth 5, 12,345 nodes");
        assert_eq!(effort(&Report::default(), true), "thinking …");
    }
}
