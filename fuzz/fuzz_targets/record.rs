//! Any text as a record: an error, or a game that writes itself to a record that replays to the same.
#![no_main]

use catalog::{Catalog, host};
use game::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::parse(text) else { return };
    let again = Record::parse(&record.to_line()).expect("a written record reads back");
    assert_eq!(record, again);
    for catalog in [Catalog::house(), Catalog::of(vec![host::<game::toy::Toy>()])] {
        let Ok(table) = catalog.replay(&record) else { continue };
        let written = table.record(record.seats.clone());
        let replayed = catalog.replay(&written).expect("a played game replays");
        assert_eq!(replayed.position_text(), table.position_text());
        assert_eq!(replayed.moves(), table.moves());
    }
});
