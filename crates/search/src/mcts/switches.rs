//! The enhancements of MCTS by name, as options of a player for experiments.

use game::{OptionSpec, Settings};

use super::options::{
    Backup, Choice, Cut, Expansion, FirstPlay, Greedy, Hint, Selection, Shallow, UctOptions, Widening,
};

const YES_NO: &[&str] = &["yes", "no"];

impl UctOptions {
    /// The switches as options of a player. Their defaults are [`strong`](UctOptions::strong).
    ///
    /// ```
    /// use game::Options;
    /// use search::mcts::{Selection, UctOptions};
    /// let asked = Options::parse("selection=puct,solver=no,cut=yes,cut_after=4").unwrap();
    /// let specs = UctOptions::specs();
    /// let options = UctOptions::from_settings(&asked.checked(&specs).unwrap());
    /// assert_eq!(options.selection, Selection::Puct);
    /// assert!(!options.solver && options.cut.unwrap().after == 4);
    /// ```
    pub fn specs() -> Vec<OptionSpec> {
        let switch = |name, default, help| OptionSpec::choice(name, YES_NO, default, help).remote();
        vec![
            OptionSpec::choice(
                "selection",
                &["ucb1", "puct"],
                "ucb1",
                "how a child is chosen: by results alone, or with a prior of the game",
            ).remote(),
            OptionSpec::number("c", (0.0, 1000.0), "0.7", "the exploration constant of the selection").remote(),
            OptionSpec::choice(
                "first_play",
                &["all", "value", "parent"],
                "all",
                "a child never tried: all are tried first, or it counts as `urgency`, or as its parent less that",
            ).remote(),
            OptionSpec::number("urgency", (0.0, 10.0), "0.2", "the number of `first_play`").remote(),
            switch("rave", "no", "a move counts as tried when it is made later in the game, too"),
            OptionSpec::whole("rave_visits", (1, 1_000_000), "300", "visits at which both weigh the same").remote(),
            switch("widening", "no", "consider the likeliest moves of a node first, more with its visits"),
            OptionSpec::whole("t", (1, 1_000_000), "1", "a node visited fewer times is not descended").remote(),
            OptionSpec::choice(
                "expansion",
                &["all", "one"],
                "all",
                "the children of a node: all of them after t visits, or one at random a visit until t, and no more",
            ).remote(),
            OptionSpec::choice(
                "backup",
                &["mover", "own"],
                "mover",
                "whose result is counted at a node: that of whoever moved there, or the searching player's",
            ).remote(),
            OptionSpec::choice(
                "choice",
                &["value", "visits", "secure"],
                "secure",
                "the move played: best mean, most visits, or best lower bound",
            ).remote(),
            switch("preselection", "no", "play wins at once and leave out gifts before the search"),
            OptionSpec::choice(
                "greedy",
                &["no", "evaluation", "order"],
                "no",
                "playouts choose mostly what looks best, by the evaluation or by the order of moves",
            ).remote(),
            OptionSpec::number("epsilon", (0.0, 1.0), "0.1", "the share of random moves in greedy playouts").remote(),
            switch("cut", "no", "end playouts early with an evaluation"),
            OptionSpec::whole("cut_after", (0, 1000), "6", "after so many decisions").remote(),
            switch("solver", "yes", "back up ends of the game exactly"),
            switch("reuse", "yes", "keep the tree below the next position for the next search"),
            OptionSpec::whole(
                "shallow",
                (0, 6),
                "2",
                "look so many decisions ahead for forced ends at a new node",
            ).remote(),
            OptionSpec::whole("shallow_playouts", (0, 4), "0", "the same before each move of a playout").remote(),
        ]
    }

    /// The options that were asked for.
    pub fn from_settings(settings: &Settings<'_>) -> UctOptions {
        let urgency = settings.number("urgency");
        let hint = match settings.text("greedy") {
            "evaluation" => Some(Hint::Evaluation),
            "order" => Some(Hint::Order),
            _ => None,
        };
        UctOptions {
            selection: if settings.text("selection") == "puct" { Selection::Puct } else { Selection::Ucb1 },
            exploration: settings.number("c"),
            first_play: match settings.text("first_play") {
                "value" => FirstPlay::Value(urgency),
                "parent" => FirstPlay::Parent { less: urgency },
                _ => FirstPlay::TryAll,
            },
            rave: settings.yes("rave").then(|| settings.whole("rave_visits") as f64),
            widening: settings.yes("widening").then(Widening::default),
            threshold: settings.whole("t") as u32,
            expansion: if settings.text("expansion") == "one" { Expansion::One } else { Expansion::All },
            backup: if settings.text("backup") == "own" { Backup::Own } else { Backup::Mover },
            choice: match settings.text("choice") {
                "value" => Choice::Value,
                "visits" => Choice::Visits,
                _ => Choice::Secure { margin: 1.0 },
            },
            preselection: settings.yes("preselection"),
            greedy: hint.map(|by| Greedy { epsilon: settings.number("epsilon"), by }),
            cut: settings
                .yes("cut")
                .then(|| Cut { after: settings.whole("cut_after") as u32, ..Cut::default() }),
            solver: settings.yes("solver"),
            reuse: settings.yes("reuse"),
            shallow: Shallow {
                at_expansion: settings.whole("shallow") as u32,
                in_playouts: settings.whole("shallow_playouts") as u32,
            },
            ..UctOptions::strong()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Options;

    fn asked(text: &str) -> UctOptions {
        let specs = UctOptions::specs();
        let given = Options::parse(text).expect("pairs");
        UctOptions::from_settings(&given.checked(&specs).expect("declared options"))
    }

    #[test]
    fn nothing_asked_is_strong() {
        assert_eq!(asked(""), UctOptions::strong());
    }

    #[test]
    fn every_switch_can_be_thrown() {
        for (text, name) in [
            ("solver=no", "solver"),
            ("reuse=no", "reuse"),
            ("shallow=0", "shallow minimax"),
            ("choice=value", "secure child"),
        ] {
            let less = UctOptions::strong().one_less().into_iter().find(|(listed, _)| *listed == name);
            assert_eq!(less, Some((name, asked(text))), "{text}");
        }
        for (text, name) in [
            ("selection=puct", "priors"),
            ("first_play=value,urgency=0.5", "first-play urgency"),
            ("first_play=parent", "first-play urgency"),
            ("rave=yes,rave_visits=100", "rave"),
            ("widening=yes", "widening"),
            ("t=50", "threshold"),
            ("expansion=one", "one child a visit"),
            ("preselection=yes", "preselection"),
            ("greedy=evaluation", "greedy playouts"),
            ("greedy=order,epsilon=0.3", "greedy playouts"),
            ("cut=yes", "cut playouts"),
        ] {
            let more = asked(text).one_less();
            let less = more.into_iter().find(|(listed, _)| *listed == name);
            assert_eq!(less, Some((name, UctOptions::strong())), "{text}");
        }
    }
}
