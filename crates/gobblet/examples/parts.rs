//! Cuts the table of solved 3x3 Gobblet into files of its own, which a page fetches one by one: `parts FOLDER`. The table is
//! the one that `kavarna solve gobblet3` keeps; without it the game is solved first.

use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use gobblet::Rules;
use gobblet::solve::{self, Pieces, Tablebase};

fn table() -> Result<Arc<Tablebase>, Box<dyn Error>> {
    let rules = Rules::usual::<3>();
    if let Some(table) = solve::find(&rules) {
        return Ok(table);
    }
    let threads = std::thread::available_parallelism()?.get();
    let solution = solve::solve(rules, Pieces::ALL, threads, &mut |_| true).ok_or("nobody stops it")?;
    let mut file = Vec::new();
    solution.write(&mut file, threads)?;
    Ok(Arc::new(Tablebase::from_bytes(file)?))
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args_os().nth(1).ok_or("expected a folder")?);
    let table = table()?;
    // Written beside and then moved: the folder is whole or not there.
    let beside = folder.with_extension("new");
    let _ = fs::remove_dir_all(&beside);
    fs::create_dir_all(&beside)?;
    for (number, part) in table.parts().enumerate() {
        fs::write(beside.join(format!("{number}.part")), part?)?;
    }
    let _ = fs::remove_dir_all(&folder);
    fs::rename(&beside, &folder)?;
    Ok(())
}
