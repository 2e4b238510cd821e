//! The `kavarna` command.

fn main() {}
