//! An open game that never ends by itself: a pendulum that swings left or right or rests, so that only the rules
//! of the line end it.

use std::fmt;

use game::random::mix;
use game::{
    Ending, Facts, Game, Line, LineRules, NotationError, Nothing, Open, OpenView, OptionError, OptionSpec,
    Options, Picture, Position, Rng, Seat, Tone, Viewer,
};
use serde_json::{Value, json};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pendulum {
    repetition: u8,
    limit: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Swing(pub(crate) i8);

impl fmt::Display for Swing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["left", "rest", "right"][(self.0 + 1) as usize])
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hanging {
    rules: Pendulum,
    place: i8,
    turn: Seat,
}

impl Position for Hanging {
    type Move = Swing;
    type Moves = Vec<Swing>;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Option<Seat> {
        Some(self.turn)
    }

    fn legal_into(&self, moves: &mut Vec<Swing>) {
        moves.extend((-1..=1).map(Swing).filter(|swing| (-2..=2).contains(&(self.place + swing.0))));
    }

    fn play_unchecked(&mut self, mv: Swing) {
        self.place += mv.0;
        self.turn = self.turn.other();
    }

    fn ending(&self) -> Option<Ending> {
        None
    }

    fn key(&self) -> u64 {
        mix((self.place + 2) as u64 * 2 + self.turn.index() as u64)
    }

    fn line_rules(&self) -> LineRules {
        LineRules { repetition: Some(self.rules.repetition), move_limit: Some(self.rules.limit) }
    }
}

impl Game for Pendulum {
    type Move = Swing;
    type Position = Hanging;
    type Deal = ();
    type Seen = Swing;
    type Reveal = Nothing;
    type View = OpenView<Pendulum>;

    const FACTS: Facts = Facts {
        name: "pendulum",
        title: "Pendulum",
        about: "it swings until the line says stop",
        seats: (2, 2),
        hidden: false,
        unit: "games",
        zero_sum: true,
        forfeit: -1,
        separator: ' ',
        notation: &[],
    };

    fn option_specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::whole("repetition", (2, 4), "3", "how often a position may occur"),
            OptionSpec::whole("limit", (1, 1000), "100", "how many moves there are"),
        ]
    }

    fn from_options(options: &Options) -> Result<Pendulum, OptionError> {
        let specs = Pendulum::option_specs();
        let settings = options.checked(&specs)?;
        Ok(Pendulum { repetition: settings.whole("repetition") as u8, limit: settings.whole("limit") as u32 })
    }

    fn options(&self) -> Options {
        let options = Options::none().with("repetition", self.repetition).with("limit", self.limit);
        options.without_defaults(&Pendulum::option_specs())
    }

    fn seats(&self) -> usize {
        2
    }

    fn deal(&self, _: &mut dyn Rng) {}

    fn start(&self, (): &()) -> Hanging {
        Hanging { rules: *self, place: 0, turn: Seat::new(0) }
    }

    fn seen(&self, _: &Hanging, mv: Swing, _: Viewer) -> Swing {
        mv
    }

    fn shown_at_start(&self, _: &Hanging, _: Viewer) -> Vec<Nothing> {
        Vec::new()
    }

    fn shown_after(&self, _: &Hanging, _: Swing, _: &Hanging, _: Viewer) -> Vec<Nothing> {
        Vec::new()
    }

    fn blank_view(&self, viewer: Viewer) -> OpenView<Pendulum> {
        OpenView::new(self, viewer)
    }

    fn next(&self, _: &Hanging, _: &Ending) -> Option<Pendulum> {
        Some(*self)
    }

    fn role(&self, _: &Hanging, seat: Seat) -> &'static str {
        ["first", "second"][seat.index()]
    }

    fn parse_move(&self, text: &str) -> Result<Swing, NotationError> {
        let found = (-1..=1).map(Swing).find(|swing| swing.to_string() == text);
        found.ok_or_else(|| NotationError::new(text, 0, "left, rest or right"))
    }

    fn parse_seen(&self, text: &str) -> Result<Swing, NotationError> {
        self.parse_move(text)
    }

    fn deal_text(&self, (): &()) -> String {
        String::new()
    }

    fn parse_deal(&self, text: &str) -> Result<(), NotationError> {
        if text.is_empty() { Ok(()) } else { Err(NotationError::new(text, 0, "nothing: there is no deal")) }
    }

    fn position_text(&self, line: &Line<Pendulum>) -> String {
        format!("{}:{}", line.position().place, line.position().turn)
    }

    fn parse_position(&self, text: &str) -> Result<Line<Pendulum>, NotationError> {
        let parts = text.split_once(':').and_then(|(place, turn)| {
            let place = place.parse::<i8>().ok().filter(|place| (-2..=2).contains(place))?;
            Some((place, turn.parse::<usize>().ok().filter(|turn| *turn < 2)?))
        });
        let (place, turn) =
            parts.ok_or_else(|| NotationError::new(text, 0, "a place and a turn, as in 0:1"))?;
        Ok(Line::from_position(*self, Hanging { rules: *self, place, turn: Seat::new(turn) }))
    }
}

impl Open for Pendulum {
    fn json(&self, line: &Line<Pendulum>) -> Value {
        json!({ "place": line.position().place, "turn": line.turn() })
    }

    fn draw(&self, line: &Line<Pendulum>) -> Picture {
        let mut picture = Picture::new();
        for place in -2..=2 {
            picture.add(if place == line.position().place { "O" } else { "." }, Tone::Plain);
        }
        picture.end_line();
        picture
    }
}

pub(crate) fn pendulum(options: &str) -> Pendulum {
    Pendulum::from_options(&Options::parse(options).unwrap()).unwrap()
}
