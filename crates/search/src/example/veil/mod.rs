//! A game to try searches over worlds on: a tree written as text, played under a veil.
//!
//! Chance chooses a world; some seats know which, the others do not. The tree is the same in every world, the
//! scores at its ends are not.
//!
//! * `0(11100 00011)`: seat 0 decides between two ends. `1` and `0` say for each world whether seat 0 or
//!   the others win there; `[3/-1]` gives the score of seat 0 in each world, `[3:0:-3/0:0:0]` all scores.
//! * `0*(... ...)`: the other seats do not see what is decided.
//! * `{0110}` before a node: the move to it exists only in these worlds.
//! * `!2:` before a node: on arrival everybody is shown whether the number of the world is below 2.

mod position;
mod tree;
mod view;

pub use position::{Branch, Glimpse, Shown, Spot};
pub use tree::MOST_WORLDS;
pub use view::VeilView;

use std::sync::Arc;

use game::random::below;
use game::{
    Ending, Facts, Game, MAX_SEATS, NotationError, OptionError, OptionSpec, Options, Rng, Seat, Settings,
    Viewer,
};

use tree::Tree;

/// A tree under a veil.
///
/// ```
/// use game::{Line, Seat, View, Worlds};
/// use search::example::Veil;
///
/// let veil = Veil::new("0(1100 1(0111 1110))", 2, "1").unwrap();
/// let line = Line::new(veil, 3);
/// let view = line.view(Seat::new(0).into());
/// assert_eq!((view.legal().len(), view.count_worlds()), (2, Some(4)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Veil {
    tree: Arc<Tree>,
    text: String,
    /// Which seats know the world, one bit each.
    knowing: u8,
}

const DEFAULT_TREE: &str = "0(1(0(11100 00011) 0(11100 00011)) 11110)";

impl Veil {
    /// The game on a tree at a table of `seats`; `knowing` lists the seats that know the world, as in `1/2`,
    /// or is `none`.
    pub fn new(tree: &str, seats: usize, knowing: &str) -> Result<Veil, OptionError> {
        let options = Options::none().with("tree", tree).with("seats", seats).with("knowing", knowing);
        Veil::from_options(&options)
    }

    /// How many worlds there are.
    pub fn worlds(&self) -> usize {
        self.tree.worlds
    }

    fn spot(&self, world: u8) -> Spot {
        Spot { tree: Arc::clone(&self.tree), world, node: 0 }
    }

    fn knows(&self, seat: Seat) -> bool {
        self.knowing >> seat.index() & 1 == 1
    }

    /// What a viewer is shown before the first decision: the world, if it may know.
    fn shown_first(&self, start: &Spot, viewer: Viewer) -> Option<Shown> {
        let knows = viewer == Viewer::All || viewer.seat().is_some_and(|seat| self.knows(seat));
        knows.then_some(Shown { worlds: 1 << start.world, leaf: None })
    }

    /// Whether every seat knows what it may do, and there is something to decide.
    fn is_fair(&self) -> bool {
        let same_everywhere = |child: &u16| self.tree.node(*child).only == u64::MAX;
        let mut nodes = self.tree.nodes.iter();
        self.tree.nodes[0].turn.is_some()
            && nodes.all(|node| {
                node.turn.is_none_or(|seat| self.knows(seat) || node.children.iter().all(same_everywhere))
            })
    }
}

impl Game for Veil {
    type Move = Branch;
    type Position = Spot;
    type Deal = u8;
    type Seen = Glimpse;
    type Reveal = Shown;
    type View = VeilView;

    const FACTS: Facts = Facts {
        name: "veil",
        title: "Veil",
        about: "a tree of decisions in a world that not everybody knows",
        seats: (2, 4),
        hidden: true,
        unit: "points",
        zero_sum: false,
        forfeit: -1,
        separator: ' ',
        notation: &[],
    };

    fn option_specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::whole("seats", (2, 4), "2", "how many sit at the table"),
            OptionSpec::text("knowing", "seats as in 1/2, or none", "none", "who knows the world"),
            OptionSpec::text("friends", "seats as in 1/2, or none", "none", "who plays together with seat 0"),
            OptionSpec::text(
                "tree",
                "a tree as in 0(10 1(01 11)) in which every seat knows what it may do",
                DEFAULT_TREE,
                "what is played on",
            ),
        ]
    }

    fn from_options(options: &Options) -> Result<Veil, OptionError> {
        let specs = Veil::option_specs();
        let settings = options.checked(&specs)?;
        let seats = settings.whole("seats") as usize;
        let text = settings.text("tree").to_owned();
        let friends = seat_set(&settings, "friends", seats)? | 1;
        let tree = Tree::parse(&text, seats, friends).map_err(|error| OptionError::Value {
            name: "tree".to_owned(),
            expected: error.expected().to_owned(),
            got: text.chars().take(40).collect(),
        })?;
        let veil = Veil { knowing: seat_set(&settings, "knowing", seats)?, tree: Arc::new(tree), text };
        if veil.is_fair() { Ok(veil) } else { Err(settings.spec("tree").refuse(&veil.text)) }
    }

    fn options(&self) -> Options {
        Options::none()
            .with("seats", self.tree.seats)
            .with("knowing", seats_text(self.knowing))
            .with("friends", seats_text(self.tree.friends & !1))
            .with("tree", &self.text)
            .without_defaults(&Veil::option_specs())
    }

    fn seats(&self) -> usize {
        self.tree.seats
    }

    fn deal(&self, rng: &mut dyn Rng) -> u8 {
        below(rng, self.worlds() as u32) as u8
    }

    fn start(&self, deal: &u8) -> Spot {
        self.spot(*deal)
    }

    fn seen(&self, before: &Spot, mv: Branch, viewer: Viewer) -> Glimpse {
        before.glimpse(mv, viewer)
    }

    fn shown_at_start(&self, start: &Spot, viewer: Viewer) -> Vec<Shown> {
        self.shown_first(start, viewer).into_iter().collect()
    }

    fn shown_after(&self, _before: &Spot, _mv: Branch, after: &Spot, _viewer: Viewer) -> Vec<Shown> {
        after.shown_here().into_iter().collect()
    }

    fn blank_view(&self, viewer: Viewer) -> VeilView {
        VeilView::blank(self, viewer)
    }

    fn next(&self, _end: &Spot, _ending: &Ending) -> Option<Veil> {
        Some(self.clone())
    }

    fn role(&self, _position: &Spot, seat: Seat) -> &'static str {
        if self.knows(seat) { "knowing" } else { "veiled" }
    }

    fn parse_move(&self, text: &str) -> Result<Branch, NotationError> {
        match text.as_bytes() {
            [letter @ b'a'..=b'z'] => Ok(Branch(letter - b'a')),
            _ => Err(NotationError::new(text, 0, "one letter a-z")),
        }
    }

    fn parse_seen(&self, text: &str) -> Result<Glimpse, NotationError> {
        if text == "?" { Ok(Glimpse(None)) } else { self.parse_move(text).map(|mv| Glimpse(Some(mv))) }
    }

    fn deal_text(&self, deal: &u8) -> String {
        deal.to_string()
    }

    fn parse_deal(&self, text: &str) -> Result<u8, NotationError> {
        let world = text.parse::<u8>().ok().filter(|world| usize::from(*world) < self.worlds());
        world.ok_or_else(|| NotationError::new(text, 0, format!("a world from 0 to {}", self.worlds() - 1)))
    }

    // Seats that know the world would know everything, which is against the laws of a game with hidden cards.
    fn more_variants() -> Vec<Options> {
        let variant = |tree: &str, seats: usize| Options::none().with("tree", tree).with("seats", seats);
        vec![
            variant("1(0(1010 0101) !2:0*(1(1100 0011) 1(0000 1111)))", 2),
            variant("2(0(1([3:0:-3/1:1:-2] [0:0:0/5:-5:0]) [2/-2]) !1:1*([0/1] [1/0]))", 3),
            variant("0(2(1(10 01) 11) 1(01 10))", 3).with("friends", "2"),
        ]
    }
}

/// Reads `1/2` or `none`: each seat once and in order, so that one game has one text.
fn seat_set(settings: &Settings<'_>, name: &str, seats: usize) -> Result<u8, OptionError> {
    let text = settings.text(name);
    if text == "none" {
        return Ok(0);
    }
    let seat = |part: &str| part.parse::<u8>().ok().filter(|seat| usize::from(*seat) < seats);
    let listed: Option<Vec<u8>> = text.split('/').map(seat).collect();
    let in_order = |listed: &Vec<u8>| listed.windows(2).all(|pair| pair[0] < pair[1]);
    let listed = listed.filter(in_order).ok_or_else(|| settings.spec(name).refuse(text))?;
    Ok(listed.into_iter().fold(0, |set, seat| set | 1 << seat))
}

fn seats_text(set: u8) -> String {
    let seats: Vec<String> =
        (0..MAX_SEATS).filter(|seat| set >> seat & 1 == 1).map(|seat| seat.to_string()).collect();
    if seats.is_empty() { "none".to_owned() } else { seats.join("/") }
}
