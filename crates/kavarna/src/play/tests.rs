//! The terminal app without a terminal: whole games driven by keys, and the screens that they show.

mod desk;
mod hidden;
mod looks;
mod marias;
mod menus;
mod open;
mod tarok;
