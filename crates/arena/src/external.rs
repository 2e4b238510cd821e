//! A program outside that takes a seat over JSON lines.
//!
//! One process plays a stream of games. Its output is read by a thread that never keeps more than one
//! line; its input is written by another, so that a program that stops reading cannot hold up the match.
//! Whatever goes wrong becomes a [`Fault`]: the game is forfeited, the process is killed, and the next game
//! gets a new one.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use catalog::{AnyEvent, AnyRules};
use game::{Scores, Seat};

use crate::wire::{FromPlayer, LONGEST_LINE, ToPlayer};
use crate::{Answer, ArenaError, Fault, SeatSpec, Sitter, Turn};

/// How long the house waits for an external player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// Added to the first answer of a process.
    pub start_up: Duration,
    /// Added to every limit in time.
    pub grace: Duration,
    /// For a decision without a limit in time.
    pub untimed: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            start_up: Duration::from_secs(10),
            grace: Duration::from_secs(1),
            untimed: Duration::from_mins(1),
        }
    }
}

/// A program in a seat.
pub struct External {
    rules: Arc<dyn AnyRules>,
    words: Vec<String>,
    patience: Patience,
    running: Option<Running>,
    /// What went wrong before the player was asked for a decision.
    fault: Option<Fault>,
}

impl std::fmt::Debug for External {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("External").field("words", &self.words).finish_non_exhaustive()
    }
}

impl External {
    /// Starts the program of these words (the first is the program).
    pub fn start(
        rules: Arc<dyn AnyRules>,
        words: Vec<String>,
        patience: Patience,
    ) -> Result<External, ArenaError> {
        let running = Running::start(&words);
        let running = running.map_err(|error| ArenaError::Start { program: words[0].clone(), error })?;
        Ok(External { rules, words, patience, running: Some(running), fault: None })
    }

    fn tell(&mut self, message: &ToPlayer) {
        let line = message.to_line();
        if line.len() > LONGEST_LINE {
            self.fault = Some(Fault("the message to the player is longer than 1 MiB".to_owned()));
        } else if let Some(running) = &self.running {
            // A closed pipe shows itself as a missing answer.
            let _ = running.input.send(line);
        }
    }
}

impl Sitter for External {
    /// The process stays: what the program learned is its own memory.
    fn sit_down(&mut self, rules: &Arc<dyn AnyRules>, _: &SeatSpec) -> Result<(), ArenaError> {
        self.rules = Arc::clone(rules);
        Ok(())
    }

    fn begin(&mut self, seat: Seat, seed: u64) {
        self.fault = None;
        if self.running.as_mut().is_some_and(Running::is_gone) {
            self.running = None;
        }
        if self.running.is_none() {
            match Running::start(&self.words) {
                Ok(running) => self.running = Some(running),
                Err(error) => self.fault = Some(Fault(format!("cannot start {}: {error}", self.words[0]))),
            }
        }
        let facts = self.rules.facts();
        self.tell(&ToPlayer::new_game(facts.name, self.rules.options(), seat, self.rules.seats(), seed));
    }

    fn event(&mut self, event: &AnyEvent) {
        self.tell(&ToPlayer::Event(event.clone()));
    }

    fn decide(&mut self, turn: Turn<'_>) -> Result<Answer, Fault> {
        self.tell(&ToPlayer::turn(turn.legal.to_vec(), turn.view.json(), turn.limits));
        if let Some(fault) = self.fault.take() {
            return Err(fault);
        }
        let Some(running) = &mut self.running else {
            return Err(Fault("the program is not running".to_owned()));
        };
        let allowed =
            turn.limits.ms.map_or(self.patience.untimed, Duration::from_millis) + self.patience.grace;
        let allowed = if running.has_answered { allowed } else { allowed + self.patience.start_up };
        let line = running.answer(allowed, turn.stop)?;
        let said = FromPlayer::parse(&line).map_err(Fault)?;
        Ok(Answer { mv: said.mv })
    }

    fn over(&mut self, scores: &Scores, reason: &str, deal: &str) {
        self.tell(&ToPlayer::over(*scores, reason, deal.to_owned()));
    }

    fn dismiss(&mut self) {
        self.running = None;
    }
}

/// A process with its two pipes.
struct Running {
    child: Child,
    input: Sender<String>,
    output: Receiver<Result<Vec<u8>, Fault>>,
    complaint: Arc<Mutex<String>>,
    has_answered: bool,
}

impl Running {
    fn start(words: &[String]) -> std::io::Result<Running> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Where the house keeps its database is nobody else's business.
        for (name, _) in
            std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("KAVARNA_"))
        {
            command.env_remove(name);
        }
        #[cfg(unix)]
        {
            // Its own group: Ctrl-C stops the match, and the match then closes the program's input.
            use std::os::unix::process::CommandExt;
            command.process_group(0);
        }
        let mut child = command.spawn()?;
        let taken = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = taken else {
            return Err(std::io::Error::other("a pipe is missing"));
        };
        let (input, lines) = channel();
        thread::spawn(move || write_lines(stdin, &lines));
        let (sender, output) = sync_channel(16);
        thread::spawn(move || read_lines(stdout, &sender));
        let complaint = Arc::new(Mutex::new(String::new()));
        let last = Arc::clone(&complaint);
        thread::spawn(move || keep_last_line(stderr, &last));
        Ok(Running { child, input, output, complaint, has_answered: false })
    }

    fn is_gone(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Waits for one line, looking up now and then whether the match was stopped.
    fn answer(&mut self, allowed: Duration, stop: &game::Stop) -> Result<Vec<u8>, Fault> {
        const LOOK_UP: Duration = Duration::from_millis(50);
        let deadline = Instant::now() + allowed;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left.min(LOOK_UP)) {
                Ok(line) => {
                    self.has_answered = true;
                    return line;
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.died()),
                Err(RecvTimeoutError::Timeout) if stop.is_stopped() => {
                    return Err(Fault("stopped".to_owned()));
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(Fault(format!("no answer within {} ms", allowed.as_millis())));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    fn died(&mut self) -> Fault {
        let how = match self.child.wait() {
            Ok(status) => format!("the program ended ({status})"),
            Err(error) => format!("the program ended ({error})"),
        };
        // The thread that listens to complaints may need a moment for the last words.
        thread::sleep(Duration::from_millis(20));
        let said = self.complaint.lock().map(|said| said.clone()).unwrap_or_default();
        Fault(if said.is_empty() { how } else { format!("{how}: {said}") })
    }
}

impl Drop for Running {
    /// Closing the input asks the program to end; whoever does not within a moment is killed.
    fn drop(&mut self) {
        let (closed, _) = channel();
        drop(std::mem::replace(&mut self.input, closed));
        if self.has_answered {
            for _ in 0..20 {
                if self.is_gone() {
                    return;
                }
                thread::sleep(Duration::from_millis(10));
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_lines(mut stdin: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Passes lines on, one at a time; ends with a fault at a line that is too long.
fn read_lines(stdout: impl Read, sender: &SyncSender<Result<Vec<u8>, Fault>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() > LONGEST_LINE => {
                let _ = sender.send(Err(Fault("sent a line longer than 1 MiB".to_owned())));
                return;
            }
            Ok(_) if line.iter().all(u8::is_ascii_whitespace) => {}
            Ok(_) => {
                if sender.send(Ok(line)).is_err() {
                    return;
                }
            }
        }
    }
}

/// Keeps the last line of what the program complains about, for the reason of a forfeit.
fn keep_last_line(stderr: impl Read, last: &Mutex<String>) {
    let mut stderr = BufReader::new(stderr);
    loop {
        let mut line = Vec::new();
        match stderr.by_ref().take(4096).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {
                let text = String::from_utf8_lossy(&line).trim().chars().take(200).collect::<String>();
                if let (false, Ok(mut last)) = (text.is_empty(), last.lock()) {
                    *last = text;
                }
            }
        }
    }
}
