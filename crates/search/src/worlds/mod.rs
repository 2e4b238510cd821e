//! Hidden information: searches that are given a view and sample the worlds that fit it.
//!
//! | search | what it believes | what it costs | what it overlooks |
//! | --- | --- | --- | --- |
//! | [`Pimc`] | from the next decision on all cards are open | worlds x moves x a search | strategy fusion, non-locality |
//! | [`Epimc`] | the same, some own decisions later | a round of moves more for each | non-locality |
//! | [`AlphaMu`] | the others know the world, it does not | fronts of plans besides | that the others may not know |
//! | [`by_beliefs`] | everybody decides on what they can know | the tree of all plays: last tricks | mixed strategies, signals |
//! | [`Ismcts`] | everybody knows what they have seen | a world an iteration, wide trees | mixed strategies |
//!
//! *Strategy fusion*: to choose another move in each of two worlds that look the same. *Non-locality*: to
//! judge a position by what lies below it alone, although others decide in which worlds it is reached.
//!
//! The first three search their worlds with an [`Inner`] search of perfect information: alpha-beta with
//! everybody against the seat to move or with trusted partners, max^n, an evaluation. Exact inner searches
//! ([`TO_THE_END`]) make the answers exact in the sense of the table. [`Sampling`] says which worlds, a
//! [`Weigh`] how much each of them counts, a [`Belief`] what the decisions of others say about them, a [`Utility`] what values are worth when they are added up.
//!
//! A game needs nothing but its [`View`](game::View) with [`Worlds`](game::Worlds): all searches run on every
//! game, also where nothing is hidden. Each has a player: [`PimcPlayer`], [`EpimcPlayer`], [`AlphaMuPlayer`],
//! [`IsmctsPlayer`].

mod alphamu;
mod belief;
mod belief_states;
mod epimc;
mod front;
mod infoset;
mod inner;
mod ismcts;
mod over;
mod pimc;
mod players;
mod sampling;
mod utility;

pub use alphamu::{AlphaMu, AlphaMuOptions};
pub use belief::{Belief, Policy, Prior};
pub use belief_states::{Private, by_beliefs};
pub use epimc::{Epimc, EpimcOptions};
pub use inner::{Evaluation, Function, Inner, TO_THE_END, Valued};
pub use ismcts::{Ismcts, IsmctsOptions, Observers};
pub use over::{Method, OverWorlds};
pub use pimc::{Depth, Look, Looking, Pimc, PimcOptions};
pub use players::{AlphaMuPlayer, EpimcPlayer, IsmctsPlayer, PimcPlayer, WorldsPlayer};
pub use sampling::{Sampling, Weigh, WeighLine};
pub use utility::Utility;
