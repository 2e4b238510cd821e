//! Hidden information: searches that are given a view and sample the worlds that fit it.
//!
//! | search | what it believes | what it costs | what it overlooks |
//! | --- | --- | --- | --- |
//! | [`Pimc`] | from the next decision on all cards are open | worlds x moves x a search | strategy fusion, non-locality |
//! | [`Epimc`] | the same, some own decisions later | a round of moves more for each | non-locality |
//! | [`VectorMinimax`] | the others know the world, it does not | the tree of all worlds | non-locality, less with a [`Reduction`] |
//! | [`Achievable`] | the same, and only winning counts | a search a world and pass | how much is won |
//! | [`AlphaMu`] | the others know the world, it does not | fronts of plans besides | that the others may not know |
//! | [`by_beliefs`] | everybody decides on what they can know | the tree of all plays: last tricks | mixed strategies, signals |
//! | [`Ismcts`] | everybody knows what they have seen | a world an iteration, wide trees | mixed strategies |
//! | [`Response`] | the others keep to known habits | a played-out game a simulation | others who adapt |
//!
//! *Strategy fusion*: to choose another move in each of two worlds that look the same. *Non-locality*: to
//! judge a position by what lies below it alone, although others decide in which worlds it is reached.
//!
//! # Which search repairs which fault
//!
//! On the trees of four figures, `right` or `wrong` where the figure asks for a choice, else the number of worlds that are
//! won. Figure 4: MIN does not know the world. Figure 5: a decision is put off. Figures 6 and 8: MIN decides in which
//! worlds a position is reached.
//!
//! | search | figure 4 | figure 5 | figure 6 (of 5) | figure 8 (of 3) |
//! | --- | --- | --- | --- | --- |
//! | sampling ([`Pimc`]) | wrong | wrong | claims 5, wins 1 | claims 1, wins 0 |
//! | vector minimaxing ([`VectorMinimax`], [`Epimc`]) | wrong | right | 1 | 0 |
//! | payoff reduction | wrong | right | 1 | 1 |
//! | beta-reduction | wrong | right | 2 | 1 |
//! | achievable sets ([`Achievable`]) | wrong | right | 2 | 1 |
//! | alpha-mu ([`AlphaMu`]) | wrong | right | 2 | 1 |
//! | information sets ([`Ismcts`]) | right | right | | |
//! | belief states ([`by_beliefs`]) | right | right | 1 | 0 |
//!
//! All but the last two search their worlds with an [`Inner`] search of perfect information: alpha-beta with
//! everybody against the seat to move or with trusted partners, max^n, partition search ([`BySets`]), an evaluation. Exact inner searches
//! ([`TO_THE_END`]) make the answers exact in the sense of the table. [`Sampling`] says which worlds, a
//! [`Weigh`] how much each of them counts, a [`Belief`] what the decisions of others say about
//! them by a [`Policy`] (an [`Imitation`] of a player, an [`OpponentModel`] of who sits there), a [`Utility`] what values are worth when they are added up.
//!
//! A game needs nothing but its [`View`](game::View) with [`Worlds`](game::Worlds): all searches run on every
//! game, also where nothing is hidden. Each has a player: [`PimcPlayer`], [`EpimcPlayer`], [`AlphaMuPlayer`],
//! [`IsmctsPlayer`].

mod achievable;
mod alphamu;
mod belief;
mod belief_states;
mod by_sets;
mod courses;
mod epimc;
mod front;
mod imitation;
mod infoset;
mod inner;
mod ismcts;
mod notes;
mod opponents;
mod over;
mod pimc;
mod planned;
mod players;
mod response;
mod sampling;
mod utility;
mod vector;
mod verdicts;

pub use achievable::{Achievable, AchievableOptions, squeaky_wheel};
pub use alphamu::{AlphaMu, AlphaMuOptions};
pub use belief::{Belief, Policy, Prior};
pub use belief_states::{Private, ToldByBeliefs, by_beliefs, told_by_beliefs};
pub use by_sets::{BySets, InSets, Question};
pub use courses::Courses;
pub use epimc::{Epimc, EpimcOptions};
pub use imitation::{Habit, Imitation};
pub use inner::{Evaluation, Function, Inner, TO_THE_END, Valued};
pub use ismcts::{Ismcts, IsmctsOptions, Observers};
pub use opponents::OpponentModel;
pub use over::{Method, OverWorlds};
pub use pimc::{Depth, Look, Looking, Pimc, PimcOptions};
pub use players::{
    AchievablePlayer, AlphaMuPlayer, EpimcPlayer, IsmctsPlayer, PimcPlayer, VectorPlayer, WorldsPlayer,
};
pub use response::{Habits, Response, ResponseOptions, Simulated};
pub use sampling::{Sampling, Weigh, WeighLine};
pub use utility::Utility;
pub use vector::{Reduction, VectorMinimax, VectorOptions};
pub use verdicts::verdicts;
