//! Games with hidden cards, each played twice: once as it was dealt, and once as it could have been for all that somebody
//! knows.

use briskula::Briskula;
use game::random::{below, deal_stream, fast};
use game::{Ending, Game, Line, Options, Seat, Viewer, Worlds};
use marias::Marias;
use tarok::Tarok;

/// A game with the options and the way in which it is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kind {
    pub(crate) game: &'static str,
    pub(crate) options: &'static str,
    /// What is decided where it can be, the first of them first; else anything.
    likes: &'static [&'static str],
    /// Moves that are tried where they are against the rules.
    tries: &'static [&'static str],
}

const BRISKULA: &[&str] = &["C1", "D7"];
const TAROK: &[&str] =
    &["T22", "H1", "bid klop", "talon 1", "discard S7 S8 S9", "announce valat", "kontra game"];
const MARIAS: &[&str] =
    &["HA", "B7", "trump HA", "trump L8", "talon HA H10", "talon L8 B8", "bid durch", "good"];

const fn kind(
    game: &'static str,
    options: &'static str,
    likes: &'static [&'static str],
    tries: &'static [&'static str],
) -> Kind {
    Kind { game, options, likes, tries }
}

/// Every game with hidden cards in all its forms: tarok with a talon and a discard, and as klop, where the talon is given
/// away trick by trick, and as beggar with a hand that lies open; mariáš with a hidden trump and talon, and as the association plays
/// it: with a trump chosen unseen, a talon that changes hands, and a betl that lies open.
pub(crate) const KINDS: [Kind; 14] = [
    kind("briskula", "variant=2", &[], BRISKULA),
    kind("tarok", "", &["bid three", "pass"], TAROK),
    kind("marias", "", &[], MARIAS),
    kind("tarok", "", &["bid klop", "pass"], TAROK),
    kind("briskula", "variant=3", &[], BRISKULA),
    kind("briskula", "variant=dupla", &[], BRISKULA),
    kind("marias", "profile=voleny-csm,betl_durch=no", &["pass"], MARIAS),
    kind("briskula", "variant=4", &[], BRISKULA),
    kind("briskula", "variant=4,partners=open", &[], BRISKULA),
    kind("tarok", "", &[], TAROK),
    kind("marias", "profile=voleny-csm", &["bad", "bid betl"], MARIAS),
    kind("marias", "profile=voleny-csm,open_betl=yes", &["bid betl", "good"], MARIAS),
    kind("tarok", "preset=pagat,open_beggar=yes", &["bid beggar", "pass"], TAROK),
    kind("tarok", "preset=tarok-net", &["bid one", "pass"], TAROK),
];

/// A random game up to somewhere, and what it would have been had the cards that the viewer cannot see lain otherwise.
pub(crate) struct Twice {
    pub(crate) options: Options,
    pub(crate) deals: [String; 2],
    pub(crate) moves: [Vec<(usize, String)>; 2],
    /// Before each move, one that is against the rules.
    pub(crate) wrong: Vec<String>,
}

impl Twice {
    /// The moves of one of the two worlds, as a table is asked for with them.
    pub(crate) fn texts(&self, world: usize) -> Vec<&str> {
        self.moves[world].iter().map(|(_, mv)| mv.as_str()).collect()
    }
}

/// The second deal of a match: how the first was dealt and ended, and the second played twice.
pub(crate) struct Second {
    pub(crate) first: (Options, String),
    pub(crate) second: Twice,
}

impl Kind {
    pub(crate) fn asked(&self) -> Options {
        Options::parse(self.options).unwrap()
    }

    pub(crate) fn seats(&self) -> usize {
        catalog::Catalog::house().game(self.game).and_then(|game| game.rules(&self.asked())).unwrap().seats()
    }

    /// Plays so many moves, or all but the last.
    pub(crate) fn twice(&self, seed: u64, viewer: Viewer, length: usize) -> Twice {
        match self.game {
            "briskula" => self.twice_by(&self.rules::<Briskula>(), seed, viewer, length),
            "tarok" => self.twice_by(&self.rules::<Tarok>(), seed, viewer, length),
            "marias" => self.twice_by(&self.rules::<Marias>(), seed, viewer, length),
            other => panic!("{other} has hidden cards, and nobody tests it"),
        }
    }

    /// Plays up to the last decision of a seat among so many moves.
    pub(crate) fn up_to_decision_of(&self, seat: usize, seed: u64, length: usize) -> Twice {
        let eyes = Viewer::Seat(Seat::new(seat));
        let long = self.twice(seed, eyes, length);
        let last = long.moves[0].iter().rposition(|(mover, _)| *mover == seat).unwrap();
        self.twice(seed, eyes, last + 1)
    }

    /// The deal after one that was given up.
    pub(crate) fn second(&self, seed: u64, viewer: Viewer, length: usize) -> Second {
        match self.game {
            "briskula" => self.second_by(&self.rules::<Briskula>(), seed, viewer, length),
            "tarok" => self.second_by(&self.rules::<Tarok>(), seed, viewer, length),
            "marias" => self.second_by(&self.rules::<Marias>(), seed, viewer, length),
            other => panic!("{other} has hidden cards, and nobody tests it"),
        }
    }

    fn rules<G: Game>(&self) -> G {
        G::from_options(&self.asked()).unwrap()
    }

    fn second_by<G: Game>(&self, rules: &G, seed: u64, viewer: Viewer, length: usize) -> Second {
        let deal = rules.deal(&mut deal_stream(seed, 99));
        let given_up = Ending { scores: rules.forfeited(Seat::new(1)), reason: "resigned" };
        let start = rules.start(&deal);
        let next = rules.next(&start, &given_up).unwrap_or_else(|| rules.rematch(&start, &given_up));
        let first = (rules.options(), rules.deal_text(&deal));
        Second { first, second: self.twice_by(&next, seed, viewer, length) }
    }

    fn twice_by<G: Game>(&self, rules: &G, seed: u64, viewer: Viewer, length: usize) -> Twice {
        let deal = rules.deal(&mut deal_stream(seed, 1));
        let mut stream = deal_stream(seed, 2);
        let mut line = Line::new(rules.clone(), deal.clone());
        let (mut moves, mut wrong) = (Vec::new(), Vec::new());
        while moves.len() < length {
            let Some(seat) = line.turn() else { break };
            let legal = line.legal();
            let against = |text: &&&str| rules.parse_move(text).is_ok_and(|mv| !legal.contains(&mv));
            let mut tries = self.tries.iter().cycle().skip(moves.len()).take(self.tries.len());
            wrong.push(tries.find(against).copied().unwrap_or("?!").to_owned());
            let liked = self.likes.iter().find_map(|like| legal.iter().find(|mv| mv.to_string() == *like));
            let any = below(&mut stream, legal.len() as u32) as usize;
            let mv = *liked.unwrap_or(&legal[any]);
            let mut after = line.clone();
            after.play(mv).unwrap();
            // Once a game is over nothing of it is hidden.
            if after.turn().is_none() {
                wrong.pop();
                break;
            }
            line = after;
            moves.push((seat.index(), mv.to_string()));
        }
        let other = line.view(viewer).sample_line(&mut fast(seed + 77));
        let told = moves.iter().map(|(seat, _)| *seat).zip(other.moves().iter().map(ToString::to_string));
        Twice {
            options: rules.options(),
            deals: [rules.deal_text(&deal), rules.deal_text(other.deal())],
            moves: [moves.clone(), told.collect()],
            wrong,
        }
    }
}

/// How many kinds are played: every game, and in a long run every form of it.
pub(crate) fn kinds() -> &'static [Kind] {
    if is_soak() { &KINDS } else { &KINDS[..5] }
}

pub(crate) fn is_soak() -> bool {
    std::env::var_os("KAVARNA_SOAK").is_some()
}

#[test]
fn every_game_with_hidden_cards_is_among_them() {
    let house = catalog::Catalog::house();
    for game in house.games().filter(|game| game.facts().hidden) {
        let name = game.facts().name;
        assert!(
            KINDS[..5].iter().any(|kind| kind.game == name),
            "{name} has hidden cards, and nobody tests it"
        );
    }
    for kind in KINDS {
        assert!(house.game(kind.game).and_then(|game| game.rules(&kind.asked())).is_ok(), "{kind:?}");
    }
}

/// What these games are for here really happens in them, and is dealt otherwise the second time.
#[test]
fn hidden_things_happen() {
    let words = |kind: &Kind| {
        let played = (0..4).map(|seed| kind.twice(seed, Viewer::Spectator, 14));
        let mut words = String::new();
        for twice in played {
            assert_ne!(twice.deals[0], twice.deals[1], "{kind:?}");
            assert_eq!(twice.moves[0].len(), twice.moves[1].len());
            words += &twice.texts(0).join(";");
            words.push(';');
        }
        words
    };
    for (kind, expected) in [
        (1, &["bid three", "talon", "discard", "announce"][..]),
        (2, &["trump", "talon"]),
        (3, &["bid klop"]),
        (6, &["trump", "talon"]),
        (10, &["bad", "bid betl"]),
        (11, &["bid betl"]),
        (12, &["bid beggar"]),
    ] {
        let happened = words(&KINDS[kind]);
        for word in expected {
            assert!(happened.contains(word), "{word} in {happened}");
        }
    }
}
