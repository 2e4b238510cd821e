//! Lists the files of the house's `experiments` directory, so that the program knows them wherever it runs.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let dir = Path::new(&env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("../../experiments");
    println!("cargo:rerun-if-changed={}", dir.display());
    let mut files = Vec::new();
    if dir.is_dir() {
        for entry in fs::read_dir(&dir)? {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "toml") {
                files.push(path.canonicalize()?);
            }
        }
    }
    files.sort();
    let mut list = String::from("&[\n");
    for path in files {
        println!("cargo:rerun-if-changed={}", path.display());
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        writeln!(list, "    ({name:?}, include_str!({:?})),", path.display().to_string())
            .map_err(io::Error::other)?;
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR").map_err(io::Error::other)?).join("experiments.rs"), list)
}
