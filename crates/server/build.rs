//! Puts the browser app into the binary.
//!
//! With the feature `app` (on unless turned off) the app is built with Node when its sources are newer than what
//! was built last, packed with brotli, and laid where `src/assets.rs` embeds it from. Without the feature, or with
//! `KAVARNA_APP=no` in the environment, or where there is no `web/` folder, there is nothing to embed and the house
//! shows a page that says so.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// What the app is made of.
const SOURCES: [&str; 8] = [
    "src",
    "engines",
    "public",
    "index.html",
    "package.json",
    "vite.config.ts",
    "svelte.config.js",
    "../crates/catalog/data/regulars.json",
];

/// Packs every file that gains by it.
const PACK: &str = "const fs=require('fs'),z=require('zlib');\
    for(let i=1;i<process.argv.length;i+=2){fs.writeFileSync(process.argv[i+1],z.brotliCompressSync(\
    fs.readFileSync(process.argv[i])))}";

fn main() {
    println!("cargo:rerun-if-env-changed=KAVARNA_APP");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where this is"));
    let web = here.join("../../web");
    let wanted = env::var_os("CARGO_FEATURE_APP").is_some()
        && env::var_os("KAVARNA_APP").is_none_or(|said| said != "no")
        && web.join("package.json").exists();
    let (app, packed) = (out.join("app"), out.join("packed"));
    for folder in [&app, &packed] {
        let _ = fs::remove_dir_all(folder);
        fs::create_dir_all(folder).expect("cargo's folder can be written to");
    }
    if !wanted {
        return;
    }
    // The engines are there when somebody has built them (tools/wasm).
    for source in SOURCES.into_iter().filter(|source| web.join(source).exists()) {
        println!("cargo:rerun-if-changed={}", web.join(source).display());
    }
    let dist = web.join("dist");
    if newest(&dist.join("index.html"))
        < SOURCES.iter().map(|source| newest(&web.join(source))).max().flatten()
    {
        build(&web);
    }
    let mut files = Vec::new();
    collect(&dist, &mut files);
    for file in &mut files {
        let to = app.join(file.strip_prefix(&dist).expect("it was found there"));
        copy(file, &to);
        *file = to;
    }
    pack(&files, &app, &packed);
}

fn copy(from: &Path, to: &Path) {
    let folder = to.parent().expect("a file is in a folder");
    let copied = fs::create_dir_all(folder).and_then(|()| fs::copy(from, to));
    copied.expect("cargo's folder can be written to");
}

/// When a file, or the newest file of a folder, was written.
fn newest(path: &Path) -> Option<SystemTime> {
    if path.is_dir() {
        let entries = fs::read_dir(path).ok()?;
        return entries.flatten().filter_map(|entry| newest(&entry.path())).max();
    }
    fs::metadata(path).and_then(|facts| facts.modified()).ok()
}

fn build(web: &Path) {
    if !web.join("node_modules").exists() {
        npm(web, &["ci"]);
    }
    npm(web, &["run", "build"]);
}

fn npm(web: &Path, words: &[&str]) {
    let done = Command::new("npm").args(words).current_dir(web).output();
    match done {
        Ok(done) if done.status.success() => {}
        Ok(done) => panic!(
            "npm {} failed in web/:\n{}\nBuild with --no-default-features (or KAVARNA_APP=no) to leave the app out.",
            words.join(" "),
            String::from_utf8_lossy(&done.stderr)
        ),
        Err(error) => panic!(
            "the browser app is built with Node, and npm cannot be run ({error}). Install Node 20 or newer, or \
             leave the app out: build without the feature `app` (--no-default-features), or with KAVARNA_APP=no"
        ),
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// Packs those files that gain by it into another folder.
fn pack(files: &[PathBuf], app: &Path, packed: &Path) {
    const PACKED: [&str; 8] = ["html", "js", "css", "svg", "json", "ftl", "wasm", "webmanifest"];
    let worth = |file: &&PathBuf| {
        file.extension().and_then(|kind| kind.to_str()).is_some_and(|kind| PACKED.contains(&kind))
    };
    let mut command = Command::new("node");
    command.arg("-e").arg(PACK).arg("--");
    for file in files.iter().filter(worth) {
        let to = packed.join(file.strip_prefix(app).expect("it was copied there"));
        fs::create_dir_all(to.parent().expect("a file is in a folder"))
            .expect("cargo's folder can be written to");
        command.arg(file).arg(to);
    }
    // What is not packed is larger, but the same.
    let _ = command.status();
}
