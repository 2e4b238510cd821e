//! Any bytes as the conversation with an agent, and as the answer of an external player: an error or an
//! answer, never a panic, and every answer is legal JSON of the protocol.
#![no_main]

use arena::wire::FromPlayer;
use catalog::{Catalog, host};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _ = FromPlayer::parse(bytes);
    for (catalog, game) in [
        (Catalog::house(), "gobblet3"),
        (Catalog::house(), "tarok"),
        (Catalog::house(), "marias"),
        (Catalog::of(vec![host::<game::toy::Toy>()]), "toy"),
    ] {
        let mut said = Vec::new();
        let _ = arena::agent(&catalog, game, "random", bytes, &mut said);
        for line in said.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
            FromPlayer::parse(line).expect("an agent speaks the protocol");
        }
    }
});
