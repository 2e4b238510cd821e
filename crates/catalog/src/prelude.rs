//! What almost every user of the catalog names: `use catalog::prelude::*;`.
//!
//! ```
//! use catalog::prelude::*;
//!
//! let table = Catalog::house().game("yinsh")?.rules(&Options::none())?.table(&Start::Usual)?;
//! assert_eq!(table.view(Viewer::Spectator).turn(), Some(Seat::new(0)));
//! # Ok::<(), CatalogError>(())
//! ```

pub use game::{Limits, Options, Record, Scores, Seat, Stop, Viewer};

pub use crate::{
    AnyEvent, AnyGame, AnyPlayer, AnyRules, AnySolver, AnyTable, AnyThinking, AnyView, Catalog, CatalogError,
    PlayerSpec, Start,
};
