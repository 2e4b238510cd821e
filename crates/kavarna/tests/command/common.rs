//! Running the built program.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program, ready to be given words.
pub(crate) fn kavarna() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kavarna"));
    command.env_remove("NO_COLOR").env("RUST_BACKTRACE", "0").stdin(Stdio::null());
    command
}

/// What the program printed and how it ended.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        let text = |bytes| String::from_utf8(bytes).expect("the program prints UTF-8");
        let run = Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) };
        assert!(!run.err.contains("panicked"), "{run:#?}");
        run
    }
}

/// Runs the program with these words.
pub(crate) fn run(words: &[&str]) -> Run {
    kavarna().args(words).output().expect("the program starts").into()
}

/// Runs the program with these words and this on standard input.
pub(crate) fn run_with(words: &[&str], input: &str) -> Run {
    let mut child = kavarna()
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let run = child.wait_with_output().expect("the program ends").into();
    // A program that refuses its input early does not read the rest.
    let _ = writer.join().expect("the writer ends");
    run
}

/// What the program prints when all is well: exit code 0, nothing on standard error.
pub(crate) fn out(words: &[&str]) -> String {
    let run = run(words);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{words:?} printed {}", run.out);
    run.out
}

/// The one line that the program says when what was typed cannot be used: exit code 2, nothing printed.
pub(crate) fn refusal(words: &[&str]) -> String {
    let run = run(words);
    assert_eq!(run.code, Some(2), "{words:?}: {run:#?}");
    assert_eq!(run.out, "", "{words:?}");
    assert_eq!(run.err.lines().count(), 1, "{words:?}: {}", run.err);
    run.err.trim_end().to_owned()
}
