//! Any text as moves, options, deal and position of any game: an error or a value, never a panic; what is
//! accepted writes itself back to the same.
#![no_main]

use catalog::{Catalog, Start, host};
use game::{Options, Viewer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (house, toy) = (Catalog::house(), Catalog::of(vec![host::<game::toy::Toy>()]));
    let (options, rest) = text.split_once('\n').unwrap_or(("", text));
    for game in house.games().chain(toy.games()) {
        let Ok(options) = Options::parse(options) else { continue };
        let Ok(rules) = game.rules(&options) else { continue };
        let _ = rules.player_spec(rest);
        if let Ok(table) = rules.table(&Start::Deal(rest.to_owned())) {
            let again = rules.table(&Start::Deal(table.deal_text())).expect("a written deal reads back");
            assert_eq!(table.deal_text(), again.deal_text());
        }
        if let Ok(table) = rules.table(&Start::Position(rest.to_owned())) {
            let written = table.position_text();
            let again =
                rules.table(&Start::Position(written.clone())).expect("a written position reads back");
            assert_eq!(written, again.position_text());
            let _ = table.view(Viewer::Spectator).picture();
            assert_eq!(table.turn().is_none(), table.legal().is_empty());
        }
        let Ok(mut table) = rules.table(&Start::Usual) else { continue };
        for mv in rules.split_moves(rest).unwrap_or_default() {
            let before = table.moves();
            let legal = table.legal();
            match table.play(&mv) {
                Ok(played) => assert!(legal.contains(&played)),
                Err(_) => assert_eq!(table.moves(), before),
            }
        }
    }
});
