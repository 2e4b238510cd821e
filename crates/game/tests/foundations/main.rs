//! The small types that everything stands on, each by its promises.

mod lines;
mod options;
mod pendulum;
mod players;
mod random;
mod records;
mod texts;
