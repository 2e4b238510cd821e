//! Planning with hierarchical task networks: what a player who thinks in tactics does, written down.
//!
//! **What it is.** A *task* is something to be done: play the trick, take it, give it away. A *method* says how a task can
//! be done in a state in which it applies: by a network of smaller tasks, in order, with whatever they need bound to cards
//! or seats. What cannot be divided further is an *action*. The planner tries every method and every binding; where it acts
//! and others or chance answer, what may come is weighed by *beliefs*; where tasks are left to be divided, it takes the
//! best. Small enough that it goes to the end of the tasks every time.
//!
//! **When to use it.** Where people know how to play a game and can say so: preconditions are on what is known (the state
//! information set), so it needs no worlds. The methods can be read as a document ([`document`]).
//!
//! **What it costs.** As many plans as methods and bindings give, times what others may answer: tens to thousands.
//!
//! **What it overlooks.** Whatever no method says. It is as good as its methods and its beliefs.
//!
//! ```
//! use game::{Limits, Thinking, think_alone};
//! use search::Meter;
//! use search::plan::{Domain, Method, Step, plan};
//!
//! /// A bag with so many white balls among ten; whoever draws a white one wins 3, a ticket to the exit is worth 1.
//! struct Bag;
//! #[derive(Clone)]
//! struct Seen { white: u32, won: f64 }
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! enum Act { Draw, Leave }
//!
//! impl Domain for Bag {
//!     type State = Seen;
//!     type Task = ();
//!     type Action = Act;
//!     fn methods(&self) -> &[Method<Bag>] {
//!         &[
//!             Method { name: "try", when: "a ball is left", then: "draw", divide: |_, seen, ()| {
//!                 if seen.white > 0 { vec![vec![Step::Act(Act::Draw)]] } else { Vec::new() }
//!             } },
//!             Method { name: "go", when: "always", then: "leave", divide: |_, _, ()| vec![vec![Step::Act(Act::Leave)]] },
//!         ]
//!     }
//!     fn outcomes(&self, seen: &Seen, act: Act) -> Vec<(f64, Seen)> {
//!         let chance = f64::from(seen.white) / 10.0;
//!         let after = |won| Seen { won: seen.won + won, ..seen.clone() };
//!         match act {
//!             Act::Draw => vec![(chance, after(3.0)), (1.0 - chance, after(0.0))],
//!             Act::Leave => vec![(1.0, after(1.0))],
//!         }
//!     }
//!     fn value(&self, seen: &Seen) -> f64 {
//!         seen.won
//!     }
//! }
//!
//! think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
//!     let mut meter = Meter::new(thinking, Limits::NONE);
//!     let found = |white, meter: &mut Meter<'_>| plan(&Bag, &Seen { white, won: 0.0 }, (), meter).unwrap();
//!     let few = found(2, &mut meter);
//!     assert_eq!((few.action, few.methods), (Some(Act::Leave), vec!["go"]));
//!     let many = found(5, &mut meter);
//!     assert_eq!((many.action, many.methods, many.value), (Some(Act::Draw), vec!["try"], 1.5));
//! });
//! ```

use game::{Candidate, Limits, Measure, Report, SearchTree, Seat, Thinking, TreeExtent, TreeFigure, Worth};

use crate::Meter;

/// A task, or something that can be done at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<T, A> {
    /// Still to be divided.
    Task(T),
    /// To be done.
    Act(A),
}

/// What a task is divided into: steps in their order.
pub type Network<D> = Vec<Step<<D as Domain>::Task, <D as Domain>::Action>>;

/// The networks that do a task in a state, one for each binding; none where the method does not apply.
pub type Divide<D> = fn(&D, &<D as Domain>::State, &<D as Domain>::Task) -> Vec<Network<D>>;

/// One way to do a task.
pub struct Method<D: Domain> {
    /// A word or two.
    pub name: &'static str,
    /// In words, when it applies.
    pub when: &'static str,
    /// In words, what it does then.
    pub then: &'static str,
    /// How it divides a task.
    pub divide: Divide<D>,
}

impl<D: Domain> std::fmt::Debug for Method<D> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Method").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A game as a planner sees it.
pub trait Domain: Sized {
    /// What is known, and what has come of the plan so far.
    type State;
    /// What can be asked for.
    type Task: Clone;
    /// What can be done.
    type Action: Copy;

    /// All methods, in the order in which they are tried; of equally good plans the first is kept.
    fn methods(&self) -> &[Method<Self>];

    /// What may come of an action, each with the belief in it; together 1.
    fn outcomes(&self, state: &Self::State, action: Self::Action) -> Vec<(f64, Self::State)>;

    /// What a state is worth when all tasks are done.
    fn value(&self, state: &Self::State) -> f64;
}

/// The best plan for a task.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<A> {
    /// What it is expected to bring; minus infinity where no method does the task.
    pub value: f64,
    /// What to do first.
    pub action: Option<A>,
    /// The methods that led to it, from the task down.
    pub methods: Vec<&'static str>,
}

/// The best plan for a task in a state. `None` when the budget is spent.
pub fn plan<D: Domain>(
    domain: &D,
    state: &D::State,
    task: D::Task,
    meter: &mut Meter<'_>,
) -> Option<Plan<D::Action>> {
    divided(domain, state, &[Step::Task(task)], meter)
}

/// Every first action that some plan for a task begins with, with the best plan for each, the best first. `None` when the
/// budget is spent.
pub fn plans<D: Domain>(
    domain: &D,
    state: &D::State,
    task: &D::Task,
    meter: &mut Meter<'_>,
) -> Option<Vec<Plan<D::Action>>>
where
    D::Action: PartialEq,
{
    let mut found: Vec<Plan<D::Action>> = Vec::new();
    each(domain, state, &[Step::Task(task.clone())], &mut Vec::new(), meter, &mut |plan, _| match found
        .iter_mut()
        .find(|known| known.action == plan.action)
    {
        Some(known) if plan.value > known.value => *known = plan,
        Some(_) => {}
        None => found.push(plan),
    })?;
    found.sort_by(|one, other| other.value.total_cmp(&one.value));
    Some(found)
}

/// Is told of a plan and what is to be done then, its action first.
type Tell<'a, D> =
    &'a mut dyn FnMut(Plan<<D as Domain>::Action>, &[Step<<D as Domain>::Task, <D as Domain>::Action>]);

/// Divides the first task in every way until an action stands first, and tells what each is worth and what is to be done then.
fn each<D: Domain>(
    domain: &D,
    state: &D::State,
    agenda: &[Step<D::Task, D::Action>],
    methods: &mut Vec<&'static str>,
    meter: &mut Meter<'_>,
    tell: Tell<'_, D>,
) -> Option<()> {
    let Some((Step::Task(task), rest)) = agenda.split_first() else {
        let plan = divided(domain, state, agenda, meter)?;
        tell(Plan { methods: methods.clone(), ..plan }, agenda);
        return Some(());
    };
    for method in domain.methods() {
        for mut network in (method.divide)(domain, state, task) {
            network.extend_from_slice(rest);
            methods.push(method.name);
            each(domain, state, &network, methods, meter, tell)?;
            methods.pop();
        }
    }
    Some(())
}

fn divided<D: Domain>(
    domain: &D,
    state: &D::State,
    agenda: &[Step<D::Task, D::Action>],
    meter: &mut Meter<'_>,
) -> Option<Plan<D::Action>> {
    let Some((first, rest)) = agenda.split_first() else {
        return Some(Plan { value: domain.value(state), action: None, methods: Vec::new() });
    };
    let task = match first {
        Step::Act(action) => {
            let mut value = 0.0;
            for (chance, next) in domain.outcomes(state, *action) {
                if !meter.node() {
                    return None;
                }
                value += chance * divided(domain, &next, rest, meter)?.value;
            }
            return Some(Plan { value, action: Some(*action), methods: Vec::new() });
        }
        Step::Task(task) => task,
    };
    let mut best = Plan { value: f64::NEG_INFINITY, action: None, methods: Vec::new() };
    for method in domain.methods() {
        for mut network in (method.divide)(domain, state, task) {
            network.extend_from_slice(rest);
            let mut found = divided(domain, state, &network, meter)?;
            if found.value > best.value {
                found.methods.insert(0, method.name);
                best = found;
            }
        }
    }
    Some(best)
}

/// One network for each action: to do it. What a method answers with that leaves the choice open.
///
/// ```
/// use search::plan::{Step, any_of, only};
/// assert_eq!(any_of::<(), _>([3, 5]), [[Step::Act(3)], [Step::Act(5)]]);
/// assert_eq!(only::<_, u8>("take"), [[Step::Task("take")]]);
/// ```
pub fn any_of<T, A>(actions: impl IntoIterator<Item = A>) -> Vec<Vec<Step<T, A>>> {
    actions.into_iter().map(|action| vec![Step::Act(action)]).collect()
}

/// One network: to do another task.
pub fn only<T, A>(task: T) -> Vec<Vec<Step<T, A>>> {
    vec![vec![Step::Task(task)]]
}

/// What a player reports who plans a task: every first action as a candidate, the best first. `candidate` says which move
/// an action is, and what the value of its plan is in points. Nothing where the budget is spent.
pub fn report<D: Domain, M: Clone>(
    domain: &D,
    state: &D::State,
    task: &D::Task,
    thinking: &Thinking<'_, M>,
    candidate: impl Fn(D::Action, f64) -> (M, f64),
) -> Report<M>
where
    D::Action: PartialEq,
{
    let mut meter = Meter::new(thinking, Limits::NONE);
    let found = plans(domain, state, task, &mut meter).unwrap_or_default();
    let candidates = found.into_iter().filter_map(|plan| {
        let (mv, points) = candidate(plan.action?, plan.value);
        Some(Candidate { visits: 1, ..Candidate::new(mv, Worth::Points(points)) })
    });
    Report { candidates: candidates.collect(), nodes: meter.nodes(), ..Report::default() }
}

/// What a player thinks who plans a task, as a tree: every first action with the best plan for it, as in the report; below it
/// the ways to it that methods give, named by them, the best first; and below each what may come of it, with the belief in it.
/// `candidate` says the same as in [`report`].
///
/// ```
/// use game::{Limits, Seat, TreeExtent, Worth, think_alone};
/// use search::plan::{Domain, Method, any_of, report, tree};
///
/// /// To bet on a coin, or not.
/// struct Coin;
/// impl Domain for Coin {
///     type State = f64;
///     type Task = ();
///     type Action = bool;
///     fn methods(&self) -> &[Method<Coin>] {
///         &[Method { name: "dare", when: "always", then: "bet or not", divide: |_, _, ()| any_of([true, false]) }]
///     }
///     fn outcomes(&self, won: &f64, bets: bool) -> Vec<(f64, f64)> {
///         if bets { vec![(0.5, won + 3.0), (0.5, won - 1.0)] } else { vec![(1.0, *won)] }
///     }
///     fn value(&self, won: &f64) -> f64 {
///         *won
///     }
/// }
/// let told = think_alone(Limits::NONE, |thinking| {
///     let named = |bets: bool, value| (if bets { "bet" } else { "pass" }, value);
///     let report = report(&Coin, &0.0, &(), thinking, named);
///     tree(&Coin, &0.0, &(), (&report, Seat::new(0)), TreeExtent::default(), thinking, named)
/// });
/// let bet = &told.children[0];
/// assert_eq!((bet.mv.as_deref(), bet.worth), (Some("bet"), Some(Worth::Points(1.0))));
/// let way = &bet.children[0];
/// assert_eq!((way.mv.as_deref(), way.children.len()), (Some("dare"), 2));
/// assert_eq!(way.children[0].figures[0].told("points"), "likely 50.0 %");
/// ```
pub fn tree<D: Domain, M: Clone + ToString + PartialEq>(
    domain: &D,
    state: &D::State,
    task: &D::Task,
    (report, seat): (&Report<M>, Seat),
    extent: TreeExtent,
    thinking: &Thinking<'_, M>,
    candidate: impl Fn(D::Action, f64) -> (M, f64),
) -> SearchTree
where
    D::Action: PartialEq,
{
    let mut meter = Meter::new(thinking, Limits::NONE);
    let mut ways: Vec<(Plan<D::Action>, Network<D>)> = Vec::new();
    let agenda = [Step::Task(task.clone())];
    // Ways that were found before the budget was spent are told.
    let _ = each(domain, state, &agenda, &mut Vec::new(), &mut meter, &mut |plan, agenda| {
        ways.push((plan, agenda.to_vec()));
    });
    ways.sort_by(|(one, _), (other, _)| other.value.total_cmp(&one.value));
    SearchTree::of_report(report, Some(seat), extent, |found, left| {
        let to_here = ways.iter().filter_map(|(way, agenda)| Some((way, agenda, way.action?)));
        let to_here = to_here.filter(|(way, _, action)| candidate(*action, way.value).0 == found.mv);
        left.unfold(to_here, |(way, agenda, action), left| {
            let points = |value: f64| Worth::Points(candidate(action, value).1);
            let below = left.unfold(domain.outcomes(state, action), |(chance, next), _| SearchTree {
                worth: divided(domain, &next, &agenda[1..], &mut meter).map(|plan| points(plan.value)),
                figures: vec![TreeFigure::worth(Measure::Likely, Worth::Chance(chance))],
                ..SearchTree::default()
            });
            SearchTree { mv: Some(way.methods.join(", ")), worth: Some(points(way.value)), ..below }
        })
    })
}

/// All methods of a domain as a list to read: when, and what then.
pub fn document<D: Domain>(domain: &D) -> String {
    let line =
        |method: &Method<D>| format!("* **{}**: when {}, {}.\n", method.name, method.when, method.then);
    domain.methods().iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use game::think_alone;

    use super::*;

    /// Fares and ways home: to ride or to walk, and to buy a ticket first.
    struct Way;

    #[derive(Clone, PartialEq, Debug)]
    struct Here {
        coins: i32,
        minutes: f64,
        ticket: bool,
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Task {
        Home,
        Ticket,
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Act {
        Walk,
        Buy,
        Ride,
    }

    impl Domain for Way {
        type State = Here;
        type Task = Task;
        type Action = Act;

        fn methods(&self) -> &[Method<Way>] {
            &[
                Method {
                    name: "ride",
                    when: "home is far",
                    then: "get a ticket and ride",
                    divide: |_, _, task| match task {
                        Task::Home => vec![vec![Step::Task(Task::Ticket), Step::Act(Act::Ride)]],
                        Task::Ticket => Vec::new(),
                    },
                },
                Method {
                    name: "walk",
                    when: "home is meant",
                    then: "walk",
                    divide: |_, _, task| match task {
                        Task::Home => vec![vec![Step::Act(Act::Walk)]],
                        Task::Ticket => Vec::new(),
                    },
                },
                Method {
                    name: "pay",
                    when: "there are two coins",
                    then: "buy one",
                    divide: |_, here, task| match task {
                        Task::Ticket if here.coins >= 2 => vec![vec![Step::Act(Act::Buy)]],
                        _ => Vec::new(),
                    },
                },
                Method {
                    name: "have one",
                    when: "a ticket is in the pocket",
                    then: "do nothing",
                    divide: |_, here, task| match task {
                        Task::Ticket if here.ticket => vec![Vec::new()],
                        _ => Vec::new(),
                    },
                },
            ]
        }

        fn outcomes(&self, here: &Here, act: Act) -> Vec<(f64, Here)> {
            let late = |minutes| Here { minutes: here.minutes + minutes, ..here.clone() };
            match act {
                Act::Walk => vec![(1.0, late(40.0))],
                Act::Buy => vec![(1.0, Here { coins: here.coins - 2, ticket: true, ..late(2.0) })],
                // One bus in four is late.
                Act::Ride => vec![(0.75, late(10.0)), (0.25, late(50.0))],
            }
        }

        fn value(&self, here: &Here) -> f64 {
            -here.minutes
        }
    }

    fn best(coins: i32, ticket: bool) -> Plan<Act> {
        think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
            let mut meter = Meter::new(thinking, Limits::NONE);
            plan(&Way, &Here { coins, minutes: 0.0, ticket }, Task::Home, &mut meter).unwrap()
        })
    }

    #[test]
    fn tasks_are_divided_until_something_can_be_done() {
        let rich = best(5, false);
        assert_eq!((rich.value, rich.action, rich.methods), (-22.0, Some(Act::Buy), vec!["ride", "pay"]));
        let ready = best(0, true);
        assert_eq!((ready.value, ready.action), (-20.0, Some(Act::Ride)));
        assert_eq!(ready.methods, ["ride", "have one"]);
        let poor = best(1, false);
        assert_eq!((poor.action, poor.methods), (Some(Act::Walk), vec!["walk"]), "no method gets a ticket");
    }

    #[test]
    fn every_first_action_is_told_with_its_best_plan() {
        think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
            let mut meter = Meter::new(thinking, Limits::NONE);
            let here = Here { coins: 5, minutes: 0.0, ticket: true };
            let found = plans(&Way, &here, &Task::Home, &mut meter).unwrap();
            let told: Vec<_> = found.iter().map(|plan| (plan.action.unwrap(), plan.value)).collect();
            assert_eq!(told, [(Act::Ride, -20.0), (Act::Buy, -22.0), (Act::Walk, -40.0)]);
            assert_eq!(found[1].methods, ["ride", "pay"]);
            let mut short = Meter::new(thinking, Limits::nodes(2));
            assert_eq!(plans(&Way, &here, &Task::Home, &mut short), None, "the budget is spent");
        });
    }

    #[test]
    fn methods_can_be_read() {
        let page = document(&Way);
        assert!(page.starts_with("* **ride**: when home is far, get a ticket and ride.\n"));
        assert_eq!(page.lines().count(), 4);
    }
}
