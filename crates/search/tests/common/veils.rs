//! Made-up games with hidden information, and their solution by trying every plan.

use std::collections::BTreeMap;
use std::fmt::Write;

use game::random::{Fast, below, fast, mix};
use game::{Line, Position, Scores, Seat, Viewer};
use search::example::{Branch, Spot, Veil};
use search::tree::Against;
use search::value::Aim;
use search::worlds::Utility;

/// What kind of game to make up.
#[derive(Clone, Copy, Debug)]
pub struct VeilPlan {
    pub seats: usize,
    pub worlds: u32,
    pub depth: u32,
    /// Whether the others ever decide.
    pub alone: bool,
    /// Whether scores are more than won and lost.
    pub points: bool,
    /// Whether some moves are hidden, some exist only in some worlds, and something is shown on the way.
    pub subtle: bool,
    pub friends: &'static str,
}

impl VeilPlan {
    pub const DUEL: VeilPlan = VeilPlan {
        seats: 2,
        worlds: 4,
        depth: 4,
        alone: false,
        points: false,
        subtle: false,
        friends: "none",
    };
}

enum Shape {
    Leaf,
    Decision { seat: usize, hidden: bool, children: Vec<(Option<u32>, Option<u64>, Shape)> },
}

/// Makes up the game number `seed` of a plan: seat 0 decides first and does not know the world.
pub fn veil(plan: VeilPlan, seed: u64) -> Veil {
    let mut rng = fast(mix(seed ^ 0x7e11));
    let shape = shape(plan, 0, &mut rng);
    let mut text = String::new();
    write_shape(plan, &shape, &mut text, &mut rng);
    let knowing = (1..plan.seats).map(|seat| seat.to_string()).collect::<Vec<_>>().join("/");
    let options = game::Options::none()
        .with("tree", &text)
        .with("seats", plan.seats)
        .with("knowing", knowing)
        .with("friends", plan.friends);
    game::Game::from_options(&options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn shape(plan: VeilPlan, depth: u32, rng: &mut Fast) -> Shape {
    if depth == plan.depth || (depth > 0 && below(rng, 5) == 0) {
        return Shape::Leaf;
    }
    let seat = if depth == 0 || plan.alone { 0 } else { below(rng, plan.seats as u32) as usize };
    let hidden = plan.subtle && seat > 0 && below(rng, 3) == 0;
    let count = if below(rng, 4) == 0 { 3 } else { 2 };
    let all = (1_u64 << plan.worlds) - 1;
    // Below a hidden decision everything looks the same whatever was decided.
    let twin_seed = rng.clone();
    let children = (0..count).map(|place| {
        let below_here =
            if hidden { shape(plan, depth + 1, &mut twin_seed.clone()) } else { shape(plan, depth + 1, rng) };
        let shown = (plan.subtle && !hidden && below(rng, 5) == 0).then(|| below(rng, plan.worlds));
        // The first move always exists.
        let only = (plan.subtle && seat > 0 && place > 0 && below(rng, 2) == 0)
            .then(|| u64::from(below(rng, all as u32) + 1));
        (shown, only, below_here)
    });
    Shape::Decision { seat, hidden, children: children.collect() }
}

fn write_shape(plan: VeilPlan, shape: &Shape, text: &mut String, rng: &mut Fast) {
    let Shape::Decision { seat, hidden, children } = shape else {
        return write_leaf(plan, text, rng);
    };
    let _ = write!(text, "{seat}{}(", if *hidden { "*" } else { "" });
    for (place, (shown, only, child)) in children.iter().enumerate() {
        text.push_str(if place > 0 { " " } else { "" });
        if let Some(limit) = shown {
            let _ = write!(text, "!{limit}:");
        }
        if let Some(only) = only {
            let bits = (0..plan.worlds).map(|world| if only >> world & 1 == 1 { '1' } else { '0' });
            let _ = write!(text, "{{{}}}", bits.collect::<String>());
        }
        write_shape(plan, child, text, rng);
    }
    text.push(')');
}

fn write_leaf(plan: VeilPlan, text: &mut String, rng: &mut Fast) {
    if !plan.points {
        return text.extend((0..plan.worlds).map(|_| if below(rng, 2) == 0 { '0' } else { '1' }));
    }
    let mut score = || (below(rng, 9) as i32 - 4).to_string();
    let world =
        |score: &mut dyn FnMut() -> String| (0..plan.seats).map(|_| score()).collect::<Vec<_>>().join(":");
    let worlds: Vec<String> = (0..plan.worlds).map(|_| world(&mut score)).collect();
    let _ = write!(text, "[{}]", worlds.join("/"));
}

/// One world of a game, written out.
#[derive(Clone)]
enum Plain {
    /// The utility to seat 0.
    End(f64),
    /// An own decision, and in which information set.
    Own(usize, Vec<Plain>),
    /// A decision of somebody who knows the world, and whether it is a friend.
    Other(bool, Vec<Plain>),
}

/// All worlds of a game, and the information sets of seat 0: how many moves each has. Set 0 is the root.
pub struct Everything {
    worlds: Vec<Plain>,
    choices: Vec<usize>,
}

const ME: Seat = Seat::new(0);

/// How ends are counted.
#[derive(Clone, Copy)]
pub struct Worthing {
    pub aim: Aim,
    pub against: Against,
    pub utility: Utility,
}

impl Worthing {
    fn of(self, spot: &Spot, scores: &Scores) -> f64 {
        self.utility.of(self.aim.value(scores, self.sides(spot), ME, 0))
    }

    fn sides(self, spot: &Spot) -> [u8; 4] {
        match self.against {
            Against::Everybody => [0, 1, 1, 1],
            Against::OtherSides => spot.sides(),
        }
    }
}

impl Everything {
    /// Writes a game out.
    pub fn of(veil: &Veil, worthing: Worthing) -> Everything {
        let mut sets = BTreeMap::new();
        let mut choices = Vec::new();
        let worlds = (0..veil.worlds() as u8)
            .map(|world| plain(&mut Line::new(veil.clone(), world), worthing, &mut sets, &mut choices))
            .collect();
        Everything { worlds, choices }
    }

    /// How many plans there are.
    pub fn plans(&self) -> u64 {
        self.choices.iter().map(|count| *count as u64).product()
    }

    /// For each move of the root, the mean over worlds when all cards are open after it.
    pub fn open_cards(&self) -> Vec<f64> {
        let after = |mv: usize| {
            let sum: f64 = self.worlds.iter().map(|world| open(world.child(mv))).sum();
            sum / self.worlds.len() as f64
        };
        (0..self.choices[0]).map(after).collect()
    }

    /// For each move of the root, the mean over worlds when every own decision takes the move with the largest sum over
    /// all ways it may have come to it, the last decisions first: vector minimaxing. With `reduced` every end is lowered
    /// before to what the nearest decision of an opponent above it is worth with open cards.
    pub fn vectors(&self, reduced: bool) -> Vec<f64> {
        let worlds: Vec<Plain> = self
            .worlds
            .iter()
            .map(|world| if reduced { lowered(world, None) } else { world.clone() })
            .collect();
        let mut plan = vec![0; self.choices.len()];
        // Whoever decides later has a higher number.
        for set in (1..self.choices.len()).rev() {
            let sum = |mv: usize| {
                let mut with = plan.clone();
                with[set] = mv;
                worlds.iter().map(|world| sum_at(world, set, &with)).sum::<f64>()
            };
            let sums: Vec<f64> = (0..self.choices[set]).map(sum).collect();
            let best = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            plan[set] = sums.iter().position(|sum| *sum >= best - 1e-12).expect("a move");
        }
        let after = |mv: usize| {
            let sum: f64 = worlds.iter().map(|world| planned(world.child(mv), &plan)).sum();
            sum / worlds.len() as f64
        };
        (0..self.choices[0]).map(after).collect()
    }

    /// For each move of the root, the best mean over worlds of any plan against others who know the world.
    pub fn best_plans(&self) -> Vec<f64> {
        let mut best = vec![f64::NEG_INFINITY; self.choices[0]];
        let mut plan = vec![0; self.choices.len()];
        loop {
            let sum: f64 = self.worlds.iter().map(|world| planned(world, &plan)).sum();
            let mean = sum / self.worlds.len() as f64;
            best[plan[0]] = best[plan[0]].max(mean);
            // The next plan, counting up.
            let Some(set) = (0..plan.len()).find(|set| plan[*set] + 1 < self.choices[*set]) else {
                return best;
            };
            plan[set] += 1;
            plan[..set].fill(0);
        }
    }
}

impl Plain {
    fn child(&self, mv: usize) -> &Plain {
        let (Plain::Own(_, children) | Plain::Other(_, children)) = self else {
            panic!("an end has no moves")
        };
        &children[mv]
    }
}

fn plain(
    line: &mut Line<Veil>,
    worthing: Worthing,
    sets: &mut BTreeMap<String, usize>,
    choices: &mut Vec<usize>,
) -> Plain {
    if let Some(ending) = line.ending() {
        return Plain::End(worthing.of(line.position(), &ending.scores));
    }
    let seat = line.turn().expect("the game runs");
    let legal: Vec<Branch> = line.legal();
    let set = (seat == ME).then(|| {
        let seen = format!("{:?}", line.events(Viewer::Seat(ME)));
        *sets.entry(seen).or_insert_with(|| {
            choices.push(legal.len());
            choices.len() - 1
        })
    });
    let sides = worthing.sides(line.position());
    let friend = sides[seat.index()] == sides[0];
    let children = legal
        .into_iter()
        .map(|mv| {
            line.play(mv).expect("it is legal");
            let child = plain(line, worthing, sets, choices);
            line.undo();
            child
        })
        .collect();
    match set {
        Some(set) => Plain::Own(set, children),
        None => Plain::Other(friend, children),
    }
}

fn open(node: &Plain) -> f64 {
    match node {
        Plain::End(value) => *value,
        Plain::Own(_, children) | Plain::Other(true, children) => {
            children.iter().map(open).fold(f64::NEG_INFINITY, f64::max)
        }
        Plain::Other(false, children) => children.iter().map(open).fold(f64::INFINITY, f64::min),
    }
}

/// The sum of what a plan brings from all nodes of an information set.
fn sum_at(node: &Plain, set: usize, plan: &[usize]) -> f64 {
    match node {
        Plain::End(_) => 0.0,
        Plain::Own(own, _) if *own == set => planned(node, plan),
        Plain::Own(_, children) | Plain::Other(_, children) => {
            children.iter().map(|child| sum_at(child, set, plan)).sum()
        }
    }
}

/// The same with ends no higher than what the nearest opponent's decision above is worth with open cards.
fn lowered(node: &Plain, cap: Option<f64>) -> Plain {
    let all = |children: &[Plain], cap| children.iter().map(|child| lowered(child, cap)).collect();
    match node {
        Plain::End(value) => Plain::End(cap.map_or(*value, |cap| value.min(cap))),
        Plain::Own(set, children) => Plain::Own(*set, all(children, cap)),
        Plain::Other(true, children) => Plain::Other(true, all(children, cap)),
        Plain::Other(false, children) => Plain::Other(false, all(children, Some(open(node)))),
    }
}

fn planned(node: &Plain, plan: &[usize]) -> f64 {
    match node {
        Plain::End(value) => *value,
        Plain::Own(set, children) => planned(&children[plan[*set]], plan),
        Plain::Other(friend, children) => {
            let values = children.iter().map(|child| planned(child, plan));
            if *friend {
                values.fold(f64::NEG_INFINITY, f64::max)
            } else {
                values.fold(f64::INFINITY, f64::min)
            }
        }
    }
}
