//! Gobblet on 3x3 and 4x4: rules, notation, evaluation, players.
