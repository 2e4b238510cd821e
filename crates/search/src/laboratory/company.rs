//! Who sits with a search over worlds: players of the game by whose decisions worlds are weighed, as options.

use game::random::fast;
use game::{
    Decision, Game, Limits, Line, MAX_SEATS, OptionError, OptionSpec, Options, Player, Report, SearchTree,
    Seat, Settings, Thinking, TreeExtent, View, Worlds,
};

use super::Laboratory;
use super::models::Manner;
use crate::worlds::{Belief, OpponentModel};

/// How long the others are taken to think, where that is asked of them for every decision in every world.
const KNOWN: Limits = Limits { depth: None, nodes: Some(1_000), iterations: Some(30), ms: None };

/// In so many stories of a deal that is over its decisions are looked at: when a card was drawn, say, nobody tells.
const STORIES: usize = 12;

/// The options: who may sit there, how many worlds are drawn for each that is kept, and what a session has taught so far.
pub(super) fn company_specs() -> [OptionSpec; 3] {
    [
        OptionSpec::text(
            "others",
            "none, or names of players with + between them",
            "none",
            "worlds count by how likely these players would have decided as was seen; of several it learns in a session who sits where",
        ),
        OptionSpec::whole("draws", (1, 100), "4", "how many worlds are drawn for each that is kept by its weight"),
        OptionSpec::text(
            "company",
            "unknown, or for each seat after another, with / between them, a number for each player, with + between them",
            "unknown",
            "what earlier deals say of who sits where: how much less likely than the likeliest each is, as natural logarithms",
        )
        .of_session(),
    ]
}

/// The model that the options ask for; `None` where nobody is named.
pub(super) fn company<G: Laboratory>(
    game: &G,
    settings: &Settings<'_>,
) -> Result<Option<OpponentModel<G>>, OptionError> {
    let (asked, taught) = (settings.text("others"), settings.text("company"));
    let no_company = || OptionError::Value {
        name: "company".to_owned(),
        expected: settings.spec("company").kind.to_string(),
        got: taught.chars().take(40).collect(),
    };
    if asked == "none" {
        return if taught == "unknown" { Ok(None) } else { Err(no_company()) };
    }
    let kinds = G::players();
    let mut model = OpponentModel::new();
    for name in asked.split('+') {
        let Some(kind) = kinds.iter().find(|kind| kind.name == name) else {
            let names: Vec<&str> = kinds.iter().map(|kind| kind.name).collect();
            return Err(OptionError::Value {
                name: "others".to_owned(),
                expected: format!("none, or some of {} with + between them", names.join(", ")),
                got: name.chars().take(40).collect(),
            });
        };
        let known = (kind.name != "random").then_some(KNOWN);
        let policy = Manner { name: kind.name, limits: KNOWN, known }.policy(game);
        model = model.manner(kind.name, move |view: &G::View, mv: G::Move| policy.chance(view, mv));
    }
    if taught != "unknown" && !remember(&mut model, taught) {
        return Err(no_company());
    }
    Ok(Some(model))
}

/// What is believed by such a model.
pub(super) fn belief<G: Laboratory>(model: &OpponentModel<G>, settings: &Settings<'_>) -> Belief<G> {
    Belief::new(model.clone()).drawing(settings.whole("draws") as usize)
}

/// Gives a model what it knew after the deal before; false where the text is none of its own.
fn remember<G: Game>(model: &mut OpponentModel<G>, text: &str) -> bool {
    let seats: Vec<&str> = text.split('/').collect();
    seats.len() <= MAX_SEATS
        && seats.iter().enumerate().all(|(seat, behind)| {
            let behind: Option<Vec<f64>> = behind
                .split('+')
                .map(|number| number.parse().ok().filter(|number: &f64| *number >= 0.0))
                .collect();
            behind.is_some_and(|behind| model.resume(Seat::new(seat), &behind))
        })
}

/// A player with a model of the others that it hands on from deal to deal.
pub(super) struct Attentive<G: Game> {
    pub(super) player: Box<dyn Player<G>>,
    pub(super) model: OpponentModel<G>,
}

impl<G: Laboratory> Player<G> for Attentive<G> {
    fn begin(&mut self, seed: u64) {
        self.player.begin(seed);
    }

    fn decide(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Decision<G::Move> {
        self.player.decide(view, thinking)
    }

    /// What the deal taught. What a seat never sees of it is taken from stories that fit all it saw.
    fn learned(&self, end: &G::View) -> Options {
        if end.turn().is_some() {
            return Options::none();
        }
        let mut model = self.model.clone();
        let mut rng = fast(0);
        let stories: Vec<Line<G>> = (0..STORIES).map(|_| end.sample_line(&mut rng)).collect();
        model.learn_from(&stories);
        let of_seat = |seat: Seat| {
            let behind: Vec<String> =
                model.behind(seat).iter().map(|number| format!("{number:.2}")).collect();
            behind.join("+")
        };
        let seats: Vec<String> = Seat::all(end.game().seats()).map(of_seat).collect();
        Options::none().with("company", seats.join("/"))
    }

    fn assess(&mut self, view: &G::View, thinking: &mut Thinking<'_, G::Move>) -> Report<G::Move> {
        self.player.assess(view, thinking)
    }

    fn explain(
        &mut self,
        view: &G::View,
        thinking: &mut Thinking<'_, G::Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        self.player.explain(view, thinking, extent)
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.player.memory(limits, threads)
    }
}
