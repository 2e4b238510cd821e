//! The one list of games and players, and the type-erased face that everything above uses.
