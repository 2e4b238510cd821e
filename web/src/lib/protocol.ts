// The words of docs/protocol.md as types, made from those of the house: `make protocol` writes this file, a test
// says when it is out of date. Readers ignore fields that they do not know.

/**
 * How the scores of a game came about: what was counted, what each thing is worth, multiplied by what, for whom.
 */
export type Account = { 
/**
 * What was counted during play in units of its own: card points, tricks. It is not added to the entries.
 */
counts: Array<AccountCount>, 
/**
 * What was scored; adds up to the scores of the game.
 */
entries: Array<AccountEntry>, };

/**
 * Something that was counted for each seat.
 */
export type AccountCount = { 
/**
 * The key of what was counted: `points`.
 */
what: string, 
/**
 * The number of each seat.
 */
each: number[], };

/**
 * One thing that brought or cost something.
 */
export type AccountEntry = { 
/**
 * The key of what was scored: `hra`, `pagat`.
 */
what: string, 
/**
 * What it is worth once; null where every seat has an amount of its own.
 */
base: number | null, 
/**
 * How often it counts.
 */
times: number, 
/**
 * What multiplies it.
 */
factors: Array<AccountFactor>, 
/**
 * What each seat gets or pays for it.
 */
scores: number[], };

/**
 * Something that multiplies an entry of an account.
 */
export type AccountFactor = { 
/**
 * The key of what multiplies: `flek`, `radelc`.
 */
what: string, 
/**
 * By how much.
 */
by: number, };

/**
 * A command was carried out and is on disk.
 */
export type Ack = { 
/**
 * `ack`.
 */
type: "ack", 
/**
 * The id of the command.
 */
id: string, 
/**
 * The version it led to.
 */
version: number, };

/**
 * Somebody whom a person knows.
 */
export type Acquaintance = { 
/**
 * Their id.
 */
id: string, 
/**
 * Their name.
 */
name: string, 
/**
 * What they are to the person.
 */
tie: Tie, 
/**
 * Whether they were here in the last minutes.
 */
here: boolean, };

/**
 * Something that a person could do now.
 */
export type Allowed = "sit" | "leave" | "ready" | "move" | "hint" | "resign" | "undo" | "offer-undo" | "offer-draw" | "answer-undo" | "answer-draw" | "claim" | "answer-claim" | "pause" | "resume" | "next" | "rematch" | "chat";

/**
 * How much a search measured.
 */
export type Amount = { "count": number } | { "worth": Worth } | { "seats": Array<Worth> } | { "each": Array<number> };

/**
 * A position to be analysed.
 */
export type AnalysisAsked = { 
/**
 * Who analyses.
 */
spec?: string, 
/**
 * How long.
 */
ms?: number, 
/**
 * Whether the tree of the search is wanted, too: the player thinks once more for it.
 */
tree?: boolean, 
/**
 * The game.
 */
game: string, 
/**
 * Its options.
 */
options?: Options, 
/**
 * Where it begins.
 */
start?: StartAsked | null, 
/**
 * The moves after that.
 */
moves?: Array<string>, 
/**
 * Whose eyes: `all`, `public`, or the number of a seat.
 */
viewer?: 'all' | 'public' | number, };

/**
 * A chunk that was set aside.
 */
export type Aside = { 
/**
 * Its number.
 */
chunk: number, 
/**
 * What went wrong the last time.
 */
why: string, };

/**
 * The days of a person, for a calendar.
 */
export type Calendar = { 
/**
 * Today, in universal time, as in `2026-11-18`.
 */
today: string, 
/**
 * The first day that can still be played.
 */
first: string, 
/**
 * How many days in a row the person has done something of the day on the day itself.
 */
streak: number, 
/**
 * The days on which, or for which, something is done, the latest first.
 */
days: Array<CalendarDay>, };

/**
 * A day of a calendar.
 */
export type CalendarDay = { 
/**
 * The day.
 */
day: string, 
/**
 * How many of its deals are played.
 */
deals: number, 
/**
 * How many of its puzzles are solved.
 */
puzzles: number, };

/**
 * A move that was considered.
 */
export type Candidate = { 
/**
 * The move.
 */
move: string, 
/**
 * What it is worth to the seat to move; null where nobody knows.
 */
worth: Worth | null, 
/**
 * The same as a share of a win, from 0 to 1, so that different kinds can be compared and drawn.
 */
share: number | null, 
/**
 * The points to expect, where the player knows them.
 */
points?: number, 
/**
 * How often it was tried.
 */
visits: number, 
/**
 * The line that it leads to, itself first.
 */
line: Array<string>, 
/**
 * What else the player found out about it, for reasons: the chance of each goal, how far worlds lie apart.
 */
figures?: Array<NamedFigure>, };

/**
 * One numbered change. Which fields there are depends on `what`.
 */
export type Change = { 
/**
 * `event`.
 */
type: "event", 
/**
 * The version after it.
 */
version: number, 
/**
 * The server's time.
 */
now: number, 
/**
 * What is offered now.
 */
offers: Offers, 
/**
 * The clocks after it.
 */
clocks: Clocks | null, 
/**
 * What the viewer could do now.
 */
allowed: Array<Allowed>, } & ({ "what": "move", 
/**
 * What the viewer was told of it.
 */
events: Array<HouseEvent>, 
/**
 * The game after it.
 */
game: Moment | null, } | { "what": "undo", 
/**
 * How many moves, the last first.
 */
steps: number, 
/**
 * The game after it.
 */
game: Moment | null, } | { "what": "offer" } | { "what": "chat" } & ChatLine | { "what": "over", 
/**
 * The record.
 */
record: string | null, 
/**
 * What the published hash was made of.
 */
reveal: Reveal | null, 
/**
 * The game, with nothing hidden any more: what each seat scored, and why it ended.
 */
game: Moment | null, 
/**
 * The running results.
 */
session: Session, 
/**
 * The table after it.
 */
table: Table, } | { "what": "next" } | { "what": "table", 
/**
 * The table after it.
 */
table: Table, });

/**
 * Something that was said.
 */
export type ChatLine = { 
/**
 * The first seat of whoever said it; null for somebody who watches.
 */
seat: number | null, 
/**
 * The name of whoever said it.
 */
name: string, 
/**
 * The words.
 */
text: string, 
/**
 * When it was said, in milliseconds since 1970.
 */
at: number, };

/**
 * A claim with open cards: whoever makes it lets everybody see what they see.
 */
export type ClaimShown = { 
/**
 * Who claims.
 */
seat: number, 
/**
 * What that seat sees.
 */
view: unknown, };

/**
 * How time is counted.
 */
export type ClockRule = { 
/**
 * Milliseconds.
 */
per_move_ms: number, } | { 
/**
 * Milliseconds.
 */
total_ms: number, 
/**
 * Milliseconds.
 */
increment_ms: number, } | { 
/**
 * Days.
 */
correspondence_days: number, };

/**
 * The clocks of a table.
 */
export type Clocks = { 
/**
 * What each seat had left when its clock was last stopped, in milliseconds.
 */
left: Array<number>, 
/**
 * Whose clock runs.
 */
running: number | null, 
/**
 * Since when.
 */
since: number | null, };

/**
 * Why something is not done. Every code has its words in every language of the app.
 */
export type Code = "bad-request" | "no-session" | "wrong-password" | "not-allowed" | "bad-secret" | "wrong-origin" | "not-found" | "wrong-method" | "too-slow" | "taken" | "stale" | "not-your-turn" | "illegal" | "bad-move" | "bad-frame" | "unproven" | "quota" | "too-large" | "wrong-type" | "wrong-host" | "not-a-socket" | "too-much" | "busy" | "moved" | "failed";

/**
 * What a client sends.
 */
export type Command = { 
/**
 * The client's own name for the command, new for each; not for `history`, `resync` and `ping`.
 */
id?: string, } & ({ "do": "move", 
/**
 * The move.
 */
move: string, 
/**
 * The version of the table that the mover saw.
 */
version: number, } | { "do": "ready", 
/**
 * Whether; yes, if nothing is said.
 */
ready?: boolean, } | { "do": "leave" } | { "do": "resign" } | { "do": "offer", 
/**
 * A draw, or to take moves back.
 */
what: Matter, } | { "do": "answer", 
/**
 * What was offered.
 */
what: Matter, 
/**
 * Yes or no.
 */
yes: boolean, } | { "do": "undo" } | { "do": "claim", 
/**
 * Whether the others are shown what the claimant sees, and asked; otherwise the house judges.
 */
show?: boolean, } | { "do": "pause" } | { "do": "resume" } | { "do": "next" } | { "do": "rematch" } | { "do": "hint", 
/**
 * How long the house may think, in milliseconds; a second, if nothing is said.
 */
ms?: number, } | { "do": "chat", 
/**
 * The words.
 */
text: string, } | { "do": "history", 
/**
 * The number of an event, from 0.
 */
before: number, } | { "do": "resync" } | { "do": "ping" });

/**
 * A day, with whatever it has for each game.
 */
export type DayCard = { 
/**
 * The day.
 */
day: string, 
/**
 * The games of the house.
 */
games: Array<DayGame>, };

/**
 * The deal of a day. What others made of it is told to those who have played it.
 */
export type DayDeal = { 
/**
 * The table at which the person plays, or has played it.
 */
table: string | null, 
/**
 * What the numbers count.
 */
kind: ResultKind, 
/**
 * What the person made of it; null before the end.
 */
result: number | null, 
/**
 * The par: what the house made of it with the same cards; null before the end, and while the house plays.
 */
par: number | null, 
/**
 * How many people of this house have played it.
 */
players: number, 
/**
 * The duplicate score: the share of the others that the person was better than, equal ones count half; null before the
 * end, and where nobody else has played it.
 */
share: number | null, 
/**
 * The best of them; none before the end.
 */
best: Array<DayScore>, };

/**
 * Something that a person did with a day.
 */
export type DayDone = { 
/**
 * The day.
 */
day: string, 
/**
 * The game.
 */
game: string, 
/**
 * `deal` or `puzzle`.
 */
kind: string, 
/**
 * Whether it is done.
 */
done: boolean, 
/**
 * What was made of a deal; how many moves were tried in a puzzle.
 */
result: number, };

/**
 * The deal and the puzzle of a day.
 */
export type DayGame = { 
/**
 * The game.
 */
game: string, 
/**
 * The deal.
 */
deal: DayDeal, 
/**
 * The puzzle; null where the game has none.
 */
puzzle: DayPuzzle | null, };

/**
 * The puzzle of a day.
 */
export type DayPuzzle = { 
/**
 * The puzzle as it is set.
 */
puzzle: PuzzleCard, 
/**
 * How many moves the person has tried.
 */
tries: number, 
/**
 * Whether the right one was among them.
 */
solved: boolean, 
/**
 * How many people of this house have solved it.
 */
players: number, 
/**
 * How many of them with the first move they tried.
 */
at_once: number, };

/**
 * What somebody made of a deal.
 */
export type DayScore = { 
/**
 * The person.
 */
person: string, 
/**
 * Their name.
 */
name: string, 
/**
 * What they made of it.
 */
result: number, };

/**
 * The table of a deal of the day.
 */
export type DayTable = { 
/**
 * Its name in addresses.
 */
table: string, };

/**
 * One decision, judged.
 */
export type DecisionJudged = { 
/**
 * The number of the step that it led to, from 1.
 */
step: number, 
/**
 * Who decided.
 */
seat: number, 
/**
 * What was played.
 */
move: string, 
/**
 * What that was worth, if the reviewer looked at it.
 */
worth: Worth | null, 
/**
 * The same as a share of a win, from 0 to 1.
 */
share: number | null, 
/**
 * The points to expect after it, where the reviewer knows them.
 */
points: number | null, 
/**
 * What would have been best.
 */
best: string | null, 
/**
 * What that would have been worth.
 */
best_worth: Worth | null, 
/**
 * The same as a share of a win, from 0 to 1.
 */
best_share: number | null, 
/**
 * The points to expect after that, where the reviewer knows them.
 */
best_points: number | null, 
/**
 * What the decision cost: a share of a win, or points where the worth is in points. Never negative.
 */
cost: number | null, 
/**
 * What the cost is counted in: `win` or `points`.
 */
unit: string, 
/**
 * What would have been best with open cards, in games with hidden ones, where that could be found out.
 */
open_best: string | null, 
/**
 * What the decision cost with open cards, in the unit of the game. Exact, and nobody could know it at the table.
 */
open_cost: number | null, };

/**
 * It was done.
 */
export type Done = { 
/**
 * Always true.
 */
done: boolean, };

/**
 * Earlier events of the game, as they were asked for.
 */
export type Earlier = { 
/**
 * `history`.
 */
type: "history", 
/**
 * The number of the first of them.
 */
from: number, 
/**
 * The events.
 */
events: Array<HouseEvent>, };

/**
 * Somebody in a tournament.
 */
export type Entrant = { 
/**
 * What others call them; of a player of the house its SPEC.
 */
name: string, 
/**
 * The person; null for a player of the house, and for somebody who is forgotten.
 */
person: string | null, 
/**
 * Of players of the house the number, from 0; null for people.
 */
engine: number | null, };

/**
 * A published experiment.
 */
export type ExperimentCard = { 
/**
 * Its name on the command line.
 */
name: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Where it was published.
 */
source: string, };

/**
 * The published experiments.
 */
export type ExperimentList = { 
/**
 * All of them.
 */
experiments: Array<ExperimentCard>, };

/**
 * Everything the house knows of a person.
 */
export type Export = { 
/**
 * The person.
 */
me: Me, 
/**
 * What they did with the deals and puzzles of the days.
 */
daily: Array<DayDone>, 
/**
 * Their friends, and those whom they do not want to hear or meet.
 */
ties: Array<Acquaintance>, 
/**
 * The tournaments that they ran or joined, the last of them.
 */
tournaments: Array<TournamentLine>, 
/**
 * Their records.
 */
records: Array<GameRecord>, 
/**
 * Their tables.
 */
tables: Array<Table>, };

/**
 * Something went wrong.
 */
export type Failure = { 
/**
 * The code and its message.
 */
error: FailureBody, };

/**
 * What went wrong.
 */
export type FailureBody = { 
/**
 * A stable word, for programs and translations.
 */
code: Code, 
/**
 * The same for whoever writes a program.
 */
message: string, };

/**
 * What one engine scored a deal against people.
 */
export type FareCard = { 
/**
 * Its SPEC.
 */
engine: string, 
/**
 * The options of the game, as text; empty for the usual ones.
 */
rules: string, 
/**
 * How many deals it played with people to their end.
 */
deals: number, 
/**
 * What it scored a deal.
 */
mean: number, 
/**
 * The lower end of the 95 % interval; null for a single deal.
 */
low: number | null, 
/**
 * The upper end.
 */
high: number | null, };

/**
 * How the engines of a game fare against people at the tables of this house.
 */
export type FareList = { 
/**
 * What is counted: the unit of the game.
 */
unit: string, 
/**
 * One engine by one set of rules a line.
 */
fares: Array<FareCard>, };

/**
 * A record, step by step.
 */
export type Film = { 
/**
 * The record.
 */
record: GameRecord, 
/**
 * Whether somebody brought it along.
 */
uploaded: boolean, 
/**
 * The number of the first step of this page; 0 is the start.
 */
from: number, 
/**
 * The start, then one for each decision.
 */
frames: Array<FilmFrame>, 
/**
 * The `from` of the following page; null where there is none.
 */
next: number | null, };

/**
 * One step of a record.
 */
export type FilmFrame = { 
/**
 * The decision that led here.
 */
move: string | null, 
/**
 * The seat that decided; null at the start.
 */
seat: number | null, 
/**
 * What the viewer was told.
 */
events: Array<HouseEvent>, 
/**
 * What the viewer sees.
 */
view: unknown, 
/**
 * The legal moves, as far as the viewer may know them.
 */
legal: Array<string>, 
/**
 * Whose decision it is.
 */
turn: number | null, 
/**
 * What kind of decision is asked.
 */
decision: string | null, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * What each seat scored.
 */
scores: number[] | null, 
/**
 * Why it ended.
 */
reason: string | null, };

/**
 * Who could not go on, and why.
 */
export type GameForfeit = { 
/**
 * The seat.
 */
seat: number, 
/**
 * What happened, in one line.
 */
why: string, };

/**
 * A game.
 */
export type GameInfo = { 
/**
 * Its name in requests.
 */
name: string, 
/**
 * Its name for people.
 */
title: string, 
/**
 * What it is, in a sentence.
 */
about: string, 
/**
 * The numbers of seats that it can be played with.
 */
seats: Array<number>, 
/**
 * Whether anything is hidden.
 */
hidden: boolean, 
/**
 * What scores are counted in.
 */
unit: string, 
/**
 * What stands between decisions in a text.
 */
separator: string, 
/**
 * Whether a draw can be agreed.
 */
draws: boolean, 
/**
 * Whether moves can be taken back against engines.
 */
undo: boolean, 
/**
 * Whether the rest can be claimed.
 */
claims: boolean, 
/**
 * Other forms in which records can be read and written, `sgf` for example.
 */
formats: Array<string>, 
/**
 * Its options.
 */
options: Array<OptionSpec>, 
/**
 * Its players.
 */
players: Array<PlayerInfo>, };

/**
 * What can be played.
 */
export type GameList = { 
/**
 * The games of the house.
 */
games: Array<GameInfo>, 
/**
 * The operator's own programs, for seats `external:NAME`.
 */
programs: Array<string>, };

/**
 * A record as it is kept and brought along: `docs/record.schema.json` is its schema on its own.
 */
export type GameRecord = { 
/**
 * The version of the format: 1.
 */
kavarna: number, 
/**
 * The game.
 */
game: string, 
/**
 * Its options, as far as they differ from the defaults.
 */
options: Options, 
/**
 * The deal; left out where nothing is dealt.
 */
deal?: string, 
/**
 * The position it began with, when that is not the usual one.
 */
position?: string, 
/**
 * Who sat where: the SPEC of a player, or a name.
 */
seats: Array<string>, 
/**
 * What players were called at the table, seat by seat and empty where a seat has no name of its own; left out where
 * none has.
 */
names?: Array<string>, 
/**
 * The seed of the match that the game belongs to.
 */
seed?: number, 
/**
 * The number of the game, or of its session, in its match, from 0.
 */
index?: number, 
/**
 * Which deal of its session it is, from 0.
 */
deal_of_session?: number, 
/**
 * How many of the first moves were given, not decided; left out where none was.
 */
opening?: number, 
/**
 * The decisions.
 */
moves: Array<string>, 
/**
 * Milliseconds for each decision after the opening; only under a time limit.
 */
ms?: Array<number>, 
/**
 * The result; null for an interrupted game.
 */
scores: number[] | null, 
/**
 * How the scores came about; left out where the result says everything.
 */
account?: RecordAccount, 
/**
 * Why it ended.
 */
reason?: string, 
/**
 * Who could not go on.
 */
forfeit?: GameForfeit, };

/**
 * How far a hint is. Not numbered.
 */
export type Hint = { 
/**
 * `hint`.
 */
type: "hint", 
/**
 * The id of the command.
 */
for: string, 
/**
 * How far it is.
 */
state: HintState, 
/**
 * How many wait before it.
 */
place?: number, 
/**
 * The hint.
 */
report?: Report, };

/**
 * How far a hint is.
 */
export type HintState = "queued" | "done";

/**
 * One thing a viewer learns.
 */
export type HouseEvent = { "type": "event", 
/**
 * Whose decision.
 */
seat: number, 
/**
 * The decision, as far as it may be seen.
 */
move: string, } | { "type": "reveal" } & Record<string, unknown>;

/**
 * Whatever is said over the socket of a table.
 */
export type Incoming = Snapshot | Change | Thinking | Hint | Presence | Standing | Earlier | Ack | Refused | Pong;

/**
 * A figure with its 95 % interval.
 */
export type Interval = { 
/**
 * The figure; null where it is infinite, as the Elo of somebody who won everything.
 */
mean: number | null, 
/**
 * The lower end of the interval; null where nothing is known of it.
 */
low: number | null, 
/**
 * The upper end.
 */
high: number | null, };

/**
 * Work for the queue.
 */
export type JobAsked = { 
/**
 * The words of the plain command: `tournament gobblet4 --player house --player mcts`.
 */
spec: string, 
/**
 * Games or other pieces of a chunk, at most; about a thousand chunks when left out.
 */
size?: number | null, };

/**
 * The queue of long work.
 */
export type JobList = { 
/**
 * The queue: a file, or a URL without its password.
 */
queue: string, 
/**
 * The latest jobs, the newest first.
 */
jobs: Array<JobStatus>, 
/**
 * The workers that were heard of in the last hour.
 */
workers: Array<WorkerRow>, };

/**
 * Work that was put into the queue.
 */
export type JobMade = { 
/**
 * Its name.
 */
id: string, 
/**
 * Whether it was new; else it was there and goes on.
 */
new: boolean, 
/**
 * The chunks of its first wave.
 */
chunks: number, 
/**
 * The games or other pieces in them.
 */
pieces: number, };

/**
 * What the results so far say.
 */
export type JobSoFar = { 
/**
 * What can be said of the work now, with intervals where there is a figure.
 */
text: string, };

/**
 * How a job is.
 */
export type JobState = "running" | "done" | "cancelled" | "differs";

/**
 * How far a job is.
 */
export type JobStatus = { 
/**
 * Its name.
 */
id: string, 
/**
 * The words of the plain command.
 */
spec: string, 
/**
 * How it is.
 */
state: JobState, 
/**
 * Whose workers may take part.
 */
version: string, 
/**
 * The number of the present wave, from 1.
 */
wave: number, 
/**
 * All chunks, as far as they are known: later waves come when this one is done.
 */
chunks: number, 
/**
 * Chunks whose results are there.
 */
done: number, 
/**
 * Chunks that wait for a worker.
 */
open: number, 
/**
 * Chunks that are being worked out.
 */
taken: number, 
/**
 * Results that were computed twice, and were the same.
 */
checked: number, 
/**
 * Results that are still to be computed a second time.
 */
to_check: number, 
/**
 * Chunks that failed too often.
 */
aside: Array<Aside>, 
/**
 * Seconds until this wave is done, at the pace so far; `None` when nobody works or nothing is done.
 */
seconds_left: number | null, 
/**
 * Why it stopped, if it did.
 */
note: string, };

/**
 * A record that is kept.
 */
export type Kept = { 
/**
 * Its name.
 */
id: string, 
/**
 * Where it can be looked at.
 */
link: string, };

/**
 * A result without the luck of the deals.
 */
export type LuckFree = { 
/**
 * The mean with the luck taken out.
 */
result: Interval, 
/**
 * The share of the variance between groups that was luck.
 */
explained: number, 
/**
 * How many times more groups the plain mean would need for the same interval.
 */
gain: number, };

/**
 * A table that was made.
 */
export type Made = { 
/**
 * The table.
 */
table: Table, 
/**
 * The secret links of its link seats, by seat.
 */
links: { [key in string]: string }, 
/**
 * Where it can be watched; with the key of a private table.
 */
share: string, };

/**
 * A match to be played.
 */
export type MatchAsked = { 
/**
 * The game.
 */
game: string, 
/**
 * Its options.
 */
options?: Options, 
/**
 * Who plays: as many as there are seats, or for two seats more, who then all meet each other.
 */
players: Array<string>, 
/**
 * How many games in all, at least; groups are always complete.
 */
games?: number, 
/**
 * The seed.
 */
seed?: number, 
/**
 * The limit of each decision: `nodes=5000`, `ms=50`.
 */
limit?: string | null, };

/**
 * How a match stands, a deal that has just ended included.
 */
export type MatchScore = { 
/**
 * How many won deals win the match.
 */
goal: number, 
/**
 * The side of each seat, counted from 0.
 */
sides: Array<number>, 
/**
 * The won deals of each side.
 */
won: Array<number>, 
/**
 * The sides that have won the match.
 */
winners: Array<number>, };

/**
 * What can be offered to the others.
 */
export type Matter = "draw" | "undo" | "claim";

/**
 * What a person is told of themselves.
 */
export type Me = { 
/**
 * The person's id.
 */
id: string, 
/**
 * The name everybody sees.
 */
name: string, 
/**
 * Whether there is no account.
 */
guest: boolean, 
/**
 * Since when, in milliseconds since 1970.
 */
created: number, 
/**
 * By game.
 */
ratings: { [key in string]: Rating }, 
/**
 * Whether this is an operator, who sees the queue of long work.
 */
jobs: boolean, };

/**
 * How two people fared against each other.
 */
export type Met = { 
/**
 * How many games both have played.
 */
games: number, 
/**
 * In how many of them the one who asks scored more.
 */
won: number, 
/**
 * In how many of them the other did.
 */
lost: number, };

/**
 * The game as one viewer sees it.
 */
export type Moment = { 
/**
 * Its number at this table, from 1.
 */
number: number, 
/**
 * The options of this deal.
 */
options: Options, 
/**
 * What the viewer sees, in the words of the game.
 */
view: unknown, 
/**
 * What somebody sees who sees everything, at the one screen of a table that lies open; null for everybody else.
 */
open: unknown, 
/**
 * The legal moves, when the viewer is to move.
 */
legal: Array<string>, 
/**
 * What kind of decision is asked.
 */
decision: string | null, 
/**
 * Whose decision it is.
 */
turn: number | null, 
/**
 * How many decisions were made.
 */
moves: number, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * What each seat scored.
 */
scores: number[] | null, 
/**
 * Why it ended.
 */
reason: string | null, 
/**
 * How the scores came about; null where the result says everything.
 */
account: Account | null, 
/**
 * What an interface may point out.
 */
insight: unknown, 
/**
 * Everything the viewer was told; not in the frame of a single move.
 */
history?: Array<HouseEvent>, 
/**
 * How many of the first events are left out of `history`, because the frame would be too long.
 */
history_from?: number, };

/**
 * A figure with a name beside the worth of a move.
 */
export type NamedFigure = { 
/**
 * What it is, in a word of the game where there is one.
 */
name: string, 
/**
 * How much: a chance or points.
 */
worth: Worth, };

/**
 * A new link for a seat.
 */
export type NewLink = { 
/**
 * The link; its secret is in the fragment.
 */
link: string, };

/**
 * How far a piece of work is.
 */
export type News = { 
/**
 * In one word.
 */
state: StudyState, 
/**
 * The number of this news: ask for a later one with `?after=`.
 */
step: number, 
/**
 * How many wait before it.
 */
place: number | null, 
/**
 * An analysis: the seat to move.
 */
seat?: number, 
/**
 * An analysis: what is thought; a review: what each decision cost.
 */
report?: StudyReport, 
/**
 * An analysis: the tree of the search, where it was asked for and the player grows one.
 */
tree?: TreeMove, 
/**
 * An analysis: what an interface may point out.
 */
insight: unknown, 
/**
 * A review: how many decisions there are.
 */
of?: number, 
/**
 * A match: how many games are played.
 */
done?: number, 
/**
 * A match: how many there will be.
 */
games?: number, 
/**
 * A match: the table of results.
 */
standings?: Standings, 
/**
 * Why it failed.
 */
code?: Code, 
/**
 * The same for whoever writes a program.
 */
message?: string, };

/**
 * What is offered.
 */
export type Offers = { 
/**
 * The seat that offers a draw.
 */
draw: number | null, 
/**
 * The seat that asks to take moves back.
 */
undo: number | null, 
/**
 * The seat that claims the rest with open cards, and what it knows.
 */
claim: ClaimShown | null, 
/**
 * The seats that want to go on.
 */
next: number[], };

/**
 * What may be chosen for an option.
 */
export type OptionKind = { "type": "choice", 
/**
 * The words.
 */
words: Array<string>, } | { "type": "whole", 
/**
 * The smallest.
 */
from: number, 
/**
 * The largest.
 */
to: number, } | { "type": "number", 
/**
 * The smallest.
 */
from: number, 
/**
 * The largest.
 */
to: number, } | { "type": "text" };

/**
 * An option of a game or player.
 */
export type OptionSpec = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it is when nothing is said.
 */
default: string, 
/**
 * What may be chosen.
 */
kind: OptionKind, 
/**
 * Whether it passes from deal to deal.
 */
session: boolean, 
/**
 * What it means, for whoever writes a program.
 */
help: string, };

/**
 * The values of options: whole numbers as numbers, everything else as text.
 */
export type Options = Record<string, string | number>;

/**
 * A table that was found, or made, for somebody who wants to play with anybody.
 */
export type Paired = { 
/**
 * The table.
 */
table: string, 
/**
 * Whether somebody was there; otherwise a player of the house comes after a while.
 */
met: boolean, };

/**
 * The result of one participant.
 */
export type ParticipantResult = { 
/**
 * The participant.
 */
name: string, 
/**
 * Finished games.
 */
games: number, 
/**
 * Games won.
 */
won: number, 
/**
 * Games drawn.
 */
drawn: number, 
/**
 * Games lost.
 */
lost: number, 
/**
 * Games this participant forfeited.
 */
forfeits: number, 
/**
 * What happened at the first forfeit, for whoever writes a program.
 */
first_fault: string | null, 
/**
 * The mean over complete groups: share of wins with two seats, score with more.
 */
result: Interval | null, 
/**
 * Elo above the mean of all participants; only with two seats.
 */
elo: Interval | null, 
/**
 * How likely it is that this participant is stronger than the next in the table.
 */
above_next: number | null, 
/**
 * How many times more games independent deals or openings would have needed for the same interval.
 */
grouping_gain: number | null, 
/**
 * The result in each role.
 */
roles: Array<RoleResult>, 
/**
 * The result without the luck of the deals, if that was measured.
 */
luck_free: LuckFree | null, };

/**
 * What state a table is in.
 */
export type Phase = "waiting" | "playing" | "paused" | "over";

/**
 * A player that can be seated.
 */
export type PlayerInfo = { 
/**
 * The name in a SPEC.
 */
name: string, 
/**
 * What it is, in one line.
 */
help: string, 
/**
 * Its options.
 */
options: Array<OptionSpec>, 
/**
 * From this level on it thinks on people's time at a table that was made so, 0 where it has no levels; left out where it
 * never does.
 */
ponders?: number, 
/**
 * Whether an analysis can ask for the tree of its search.
 */
tree: boolean, };

/**
 * The answer to a ping.
 */
export type Pong = { 
/**
 * `pong`.
 */
type: "pong", };

/**
 * A position somebody asks about.
 */
export type PositionAsked = { 
/**
 * The game.
 */
game: string, 
/**
 * Its options.
 */
options?: Options, 
/**
 * Where it begins.
 */
start?: StartAsked | null, 
/**
 * The moves after that.
 */
moves?: Array<string>, 
/**
 * Whose eyes: `all`, `public`, or the number of a seat.
 */
viewer?: 'all' | 'public' | number, };

/**
 * Who came or went. Not numbered: nothing is lost when it is missed.
 */
export type Presence = { 
/**
 * `presence`.
 */
type: "presence", 
/**
 * The table.
 */
table: Table, };

/**
 * What everybody may know of a person.
 */
export type Profile = { 
/**
 * The person's id.
 */
id: string, 
/**
 * The name everybody sees.
 */
name: string, 
/**
 * Whether there is no account.
 */
guest: boolean, 
/**
 * Since when, in milliseconds since 1970.
 */
created: number, 
/**
 * By game.
 */
ratings: { [key in string]: Rating }, 
/**
 * How the ratings went, the earliest first.
 */
steps: Array<RatingPoint>, 
/**
 * How many games were played at tables of this house, by game.
 */
games: { [key in string]: number }, 
/**
 * How many puzzles of the day were solved.
 */
puzzles: number, 
/**
 * How many of them with the first move.
 */
at_once: number, 
/**
 * The puzzles of the day that were solved with the first move, the latest first.
 */
best: Array<SolvedPuzzle>, 
/**
 * How the person who asks fared against this one; null for oneself, and for those without a session.
 */
met: Met | null, 
/**
 * What this person is to the one who asks.
 */
tie: Tie | null, 
/**
 * One's own link for friends; null for others.
 */
link: string | null, };

/**
 * What became of an attempt.
 */
export type PuzzleAnswer = { 
/**
 * Whether the move was right.
 */
right: boolean, 
/**
 * What it is worth; null where it was not proven to win.
 */
worth: Worth | null, 
/**
 * What the other side answers to a wrong move.
 */
reply: string | null, 
/**
 * What every move is worth.
 */
report: Report, };

/**
 * A puzzle as it is set.
 */
export type PuzzleCard = { 
/**
 * Its name.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * Its options.
 */
options: Options, 
/**
 * The position.
 */
start: StartAsked, 
/**
 * Who is to move.
 */
seat: number, 
/**
 * What is asked.
 */
task: PuzzleTask, 
/**
 * How many moves are right.
 */
answers: number, };

/**
 * The puzzles of a game.
 */
export type PuzzleList = { 
/**
 * The easy ones first.
 */
puzzles: Array<PuzzleCard>, };

/**
 * What a puzzle asks.
 */
export type PuzzleTask = { "type": "win", 
/**
 * Within how many plies, the answer included.
 */
plies: number, } | { "type": "score", 
/**
 * How much the seat to move scores.
 */
points: number, } | { "type": "quest", 
/**
 * Its key, for translations: `quest-GAME-NAME`.
 */
name: string, 
/**
 * How much is lost or taken at least; null where something succeeds or fails.
 */
number: number | null, };

/**
 * Work that was queued.
 */
export type Queued = { 
/**
 * Its name.
 */
id: string, };

/**
 * A rating (Glicko-2).
 */
export type Rating = { 
/**
 * The rating.
 */
rating: number, 
/**
 * How sure it is.
 */
deviation: number, 
/**
 * Of how many games.
 */
games: number, };

/**
 * A moment in the course of a rating.
 */
export type RatingPoint = { 
/**
 * The game.
 */
game: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * The rating after that game.
 */
rating: number, };

/**
 * How the scores of a record came about. What is empty is left out.
 */
export type RecordAccount = { 
/**
 * What was counted during play, in units of its own.
 */
counts?: Array<RecordCount>, 
/**
 * What was scored; adds up to the scores.
 */
entries?: Array<RecordEntry>, };

/**
 * A record in a list.
 */
export type RecordCard = { 
/**
 * Its name.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The table it was played at.
 */
table: string | null, 
/**
 * When it ended or was brought, in milliseconds since 1970.
 */
finished: number, 
/**
 * Who sat where.
 */
seats: Array<string>, 
/**
 * What players were called at the table, seat by seat and empty where a seat has no name of its own; left out where
 * none has.
 */
names?: Array<string>, 
/**
 * What they scored.
 */
scores: number[] | null, 
/**
 * Why it ended.
 */
reason: string, 
/**
 * Whether somebody brought it along: it is not a game of the house, and its names are whatever they wrote.
 */
uploaded: boolean, 
/**
 * Whether it was played at a private table.
 */
private: boolean, 
/**
 * Where it can be looked at; with the key of a private one.
 */
link: string, };

/**
 * Something that was counted for each seat.
 */
export type RecordCount = { 
/**
 * The key of what was counted.
 */
what: string, 
/**
 * The number of each seat.
 */
each: number[], };

/**
 * One thing that brought or cost something.
 */
export type RecordEntry = { 
/**
 * The key of what was scored.
 */
what: string, 
/**
 * What it is worth once; left out where every seat has an amount of its own.
 */
base?: number, 
/**
 * How often it counts; left out for once.
 */
times?: number, 
/**
 * What multiplies it.
 */
factors?: Array<RecordFactor>, 
/**
 * What each seat gets or pays for it.
 */
scores: number[], };

/**
 * Something that multiplies an entry.
 */
export type RecordFactor = { 
/**
 * The key of what multiplies.
 */
what: string, 
/**
 * By how much.
 */
by: number, };

/**
 * Records, newest first.
 */
export type RecordList = { 
/**
 * A page of them.
 */
records: Array<RecordCard>, 
/**
 * The `before` of the following page.
 */
next: string | null, };

/**
 * A command was not carried out.
 */
export type Refused = { 
/**
 * `refused`.
 */
type: "refused", 
/**
 * The id of the command, if it could be read.
 */
id: string | null, 
/**
 * What it was refused for.
 */
code: Code, 
/**
 * The same for whoever writes a program.
 */
message: string, };

/**
 * What a player thinks.
 */
export type Report = { 
/**
 * The moves considered, best first.
 */
candidates: Array<Candidate>, 
/**
 * The depth completed.
 */
depth: number, 
/**
 * Positions reached by a move.
 */
nodes: number, 
/**
 * Iterations of a search by playouts.
 */
iterations: number, 
/**
 * Worlds considered.
 */
worlds: number, };

/**
 * What the number of a result counts.
 */
export type ResultKind = "score" | "points" | "win";

/**
 * What the published hash was made of.
 */
export type Reveal = { 
/**
 * The deal.
 */
deal: string, 
/**
 * What was hashed with it.
 */
salt: string, };

/**
 * What the decisions of a game cost.
 */
export type Review = { 
/**
 * One after the other, as far as they are judged.
 */
decisions: Array<DecisionJudged>, };

/**
 * A game to be reviewed.
 */
export type ReviewAsked = { 
/**
 * The name of the record.
 */
record: string, 
/**
 * The key of its link, where it is a private one of others.
 */
key?: string | null, 
/**
 * Whose decisions, counted from 0; those of all seats where it is absent.
 */
seat?: number | null, 
/**
 * Who reviews.
 */
spec?: string, 
/**
 * How long for each decision.
 */
ms?: number, };

/**
 * A result in one role.
 */
export type RoleResult = { 
/**
 * The role, in the game's own word.
 */
role: string, 
/**
 * How many games in complete groups.
 */
games: number, 
/**
 * The mean.
 */
result: Interval | null, };

/**
 * A seat of a table.
 */
export type SeatInfo = { 
/**
 * Its number.
 */
seat: number, 
/**
 * Who has it, or may take it.
 */
kind: SeatKind, 
/**
 * What others call whoever sits here.
 */
name: string | null, 
/**
 * The person in it.
 */
person: string | null, 
/**
 * The SPEC of the engine in it.
 */
spec: string | null, 
/**
 * Whether they are connected.
 */
here: boolean, 
/**
 * Whether they want to begin.
 */
ready: boolean, };

/**
 * Who has a seat, or may take it.
 */
export type SeatKind = "person" | "engine" | "open" | "link";

/**
 * The running results of a table.
 */
export type Session = { 
/**
 * How many games are finished, of the match on the table where one is played.
 */
deals: number, 
/**
 * What everybody has, by the seats they have now: won deals of the match, or what all games scored together.
 */
score: Array<number>, 
/**
 * Whether the match goes on.
 */
next: boolean, 
/**
 * How the match stands; null where none is played.
 */
match: MatchScore | null, 
/**
 * The last 50 games that count.
 */
sheet: Array<Sheet>, };

/**
 * The result of one finished game of a table.
 */
export type Sheet = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * What each seat scored.
 */
scores: number[], 
/**
 * Why it ended.
 */
reason: string, 
/**
 * The record.
 */
record: string, 
/**
 * Who sat where.
 */
seats: Array<string>, 
/**
 * How the scores came about; left out where the result says everything, and of deals long past.
 */
account?: Account, };

/**
 * A position as one viewer sees it.
 */
export type Shown = { 
/**
 * What the viewer sees.
 */
view: unknown, 
/**
 * The legal moves, as far as the viewer may know them.
 */
legal: Array<string>, 
/**
 * Whose decision it is.
 */
turn: number | null, 
/**
 * What kind of decision is asked.
 */
decision: string | null, 
/**
 * The decisions so far; for whoever sees everything.
 */
moves: Array<string> | null, 
/**
 * What the viewer was told.
 */
history: Array<HouseEvent>, 
/**
 * The position as text; for whoever sees everything.
 */
position: string | null, 
/**
 * The deal as text; for whoever sees everything.
 */
deal: string | null, 
/**
 * What an interface may point out.
 */
insight: unknown, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * What each seat scored.
 */
scores: number[] | null, 
/**
 * Why it ended.
 */
reason: string | null, 
/**
 * How the scores came about; null where the result says everything.
 */
account: Account | null, 
/**
 * What a table that was made beforehand says of the decision: `leaves +1.8, bells +1.1`; null where there is none.
 */
table: string | null, };

/**
 * Everything a viewer may know, at once.
 */
export type Snapshot = { 
/**
 * `snapshot`.
 */
type: "snapshot", 
/**
 * The version of the table.
 */
version: number, 
/**
 * The server's time.
 */
now: number, 
/**
 * Whom this is told.
 */
you: You, 
/**
 * The table.
 */
table: Table, 
/**
 * The game; null before the first deal.
 */
game: Moment | null, 
/**
 * The clocks.
 */
clocks: Clocks | null, 
/**
 * What is offered.
 */
offers: Offers, 
/**
 * The running results.
 */
session: Session, 
/**
 * What was said.
 */
chat: Array<ChatLine>, 
/**
 * The hash of salt and deal; null where nothing is dealt.
 */
commitment: string | null, 
/**
 * What the hash was made of, when the game is over.
 */
reveal: Reveal | null, 
/**
 * The record, when the game is over.
 */
record: string | null, 
/**
 * What the viewer could do now.
 */
allowed: Array<Allowed>, };

/**
 * A puzzle of a day that somebody solved with the first move.
 */
export type SolvedPuzzle = { 
/**
 * The day.
 */
day: string, 
/**
 * The game.
 */
game: string, };

/**
 * Whether anything can be kept at the moment. Not numbered.
 */
export type Standing = { 
/**
 * `house`.
 */
type: "house", 
/**
 * While it is false nothing is carried out and no clock runs.
 */
writable: boolean, };

/**
 * The table of results, best first.
 */
export type Standings = { 
/**
 * Finished games.
 */
games: number, 
/**
 * Complete groups: all orders of seats on one deal or opening.
 */
groups: number, 
/**
 * How many sit at the table.
 */
seats: number, 
/**
 * The unit of the results.
 */
unit: string, 
/**
 * The participants.
 */
players: Array<ParticipantResult>, 
/**
 * With two seats: the share that each participant, by place in the table, won against each other.
 */
against: Array<Array<Interval | null>>, };

/**
 * Where a game begins: one of deal, position and seed, and moves made beforehand.
 */
export type StartAsked = { 
/**
 * A written deal.
 */
deal?: string, 
/**
 * A written position.
 */
position?: string, 
/**
 * The deal of a seed.
 */
seed?: number, 
/**
 * Moves made beforehand.
 */
moves?: Array<string>, };

/**
 * What of the first game somebody has fixed.
 */
export type StartWord = "deal" | "position" | "seed" | "moves";

/**
 * What a study has to say.
 */
export type StudyReport = Report | Review;

/**
 * How far a study is.
 */
export type StudyState = "queued" | "running" | "done" | "failed";

/**
 * A table as everybody may know it.
 */
export type Table = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * Its options.
 */
options: Options, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * What state it is in.
 */
state: Phase, 
/**
 * How time is counted.
 */
clock: ClockRule | null, 
/**
 * Who may find it.
 */
visibility: Visibility, 
/**
 * Whether people may ask for hints.
 */
hints: boolean, 
/**
 * Whether engines show what they thought.
 */
thoughts: boolean, 
/**
 * Whether people may talk.
 */
chat: boolean, 
/**
 * Whether the result counts.
 */
rated: boolean, 
/**
 * Whether the only legal move is played by itself.
 */
auto_play: boolean, 
/**
 * Whether everything lies open for the one person at this table.
 */
open: boolean, 
/**
 * Whether engines think on people's time, too.
 */
ponder: boolean, 
/**
 * Whether deals go on until the match is decided.
 */
match: boolean, 
/**
 * What whoever made it has fixed of the first game; null for a fresh one.
 */
start: StartWord | null, 
/**
 * Whether it was made for whoever wants to play with anybody: after half a minute a player of the house sits down.
 */
quick: boolean, 
/**
 * The day whose deal is played here; left out elsewhere.
 */
day?: string, 
/**
 * The tournament whose game is played here; left out elsewhere.
 */
tournament?: string, 
/**
 * The person who made it.
 */
host: string, 
/**
 * How many sockets watch without a seat.
 */
watchers: number, 
/**
 * How many decisions the game on the table has.
 */
moves: number, 
/**
 * How many games are finished.
 */
games: number, 
/**
 * Whether the match on it waits for its next deal.
 */
next: boolean, 
/**
 * Where it can be watched, with the key of a private one; only in the answer to a request for one table.
 */
share?: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * How the last game ended.
 */
result: Sheet | null, };

/**
 * A table to be made.
 */
export type TableAsked = { 
/**
 * The game.
 */
game: string, 
/**
 * Its options.
 */
options?: Options, 
/**
 * `me`, `open`, `link` or the SPEC of a player, for each seat.
 */
seats: Array<string>, 
/**
 * What whoever sits in each seat is called at this table; empty where they keep their own name. Nothing, or one for
 * each seat.
 */
names?: Array<string>, 
/**
 * How time is counted.
 */
clock?: ClockRule | null, 
/**
 * Who may find it.
 */
visibility?: Visibility, 
/**
 * Whether people may ask for hints; when nothing is said, where no second person can sit down.
 */
hints?: boolean, 
/**
 * Whether engines show what they thought; when nothing is said, where no second person can sit down.
 */
thoughts?: boolean, 
/**
 * Whether people may talk.
 */
chat?: boolean, 
/**
 * Whether the result counts.
 */
rated?: boolean, 
/**
 * Whether the only legal move is played by itself.
 */
auto_play?: boolean, 
/**
 * Whether everything lies open at a table that nobody plays at from elsewhere, for the people at its one screen.
 */
open?: boolean, 
/**
 * Whether engines think on people's time, too: at a table of at least one person and one engine that has use for it,
 * where nothing counts.
 */
ponder?: boolean, 
/**
 * Whether deals go on until the match is decided.
 */
match?: boolean, 
/**
 * Where the first game begins.
 */
start?: StartAsked | null, };

/**
 * Tables, newest first.
 */
export type TableList = { 
/**
 * A page of them.
 */
tables: Array<Table>, 
/**
 * The `before` of the following page.
 */
next: string | null, };

/**
 * An engine's thoughts while it thinks. Not numbered.
 */
export type Thinking = { 
/**
 * `thinking`.
 */
type: "thinking", 
/**
 * The seat of the engine.
 */
seat: number | null, 
/**
 * Whether it has decided.
 */
done: boolean, 
/**
 * What it thinks.
 */
report: Report, };

/**
 * What somebody is to a person.
 */
export type Tie = "friend" | "mute" | "block";

/**
 * Friends, and those who are not to be heard or met.
 */
export type TieList = { 
/**
 * By name.
 */
ties: Array<Acquaintance>, };

/**
 * A tournament that somebody asks for.
 */
export type TournamentAsked = { 
/**
 * What it is called: 1 to 60 letters.
 */
title: string, 
/**
 * The game.
 */
game: string, 
/**
 * Its options.
 */
options?: Options, 
/**
 * Who meets whom.
 */
kind: TournamentKind, 
/**
 * How many rounds, 1 to 15; for a Swiss tournament only.
 */
rounds?: number | null, 
/**
 * How many games those who meet play in a round, 1 to 8; when nothing is said, one in every seat.
 */
games?: number | null, 
/**
 * How time is counted.
 */
clock: ClockRule, 
/**
 * The SPEC of the player of the house that sits down where somebody is missing; nothing where people sit out instead.
 */
fill?: string | null, 
/**
 * Whether the results count for ratings.
 */
rated?: boolean, };

/**
 * Those who sit together in a round.
 */
export type TournamentBoard = { 
/**
 * Who, in the order of the seats in the first game.
 */
sitting: Array<Entrant>, 
/**
 * Their games so far.
 */
games: Array<TournamentGame>, };

/**
 * A tournament as everybody may know it.
 */
export type TournamentCard = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * What it is called; empty when whoever ran it is forgotten.
 */
title: string, 
/**
 * The game.
 */
game: string, 
/**
 * Its options.
 */
options: Options, 
/**
 * How many sit at a table.
 */
seats: number, 
/**
 * Whether the same is dealt at every table. Then a round is told when all of it has been played.
 */
duplicate: boolean, 
/**
 * Who meets whom.
 */
kind: TournamentKind, 
/**
 * How many rounds there are; for a round robin 0 before it has begun.
 */
rounds: number, 
/**
 * How many games those who meet play in a round.
 */
games: number, 
/**
 * How time is counted.
 */
clock: ClockRule, 
/**
 * The SPEC of the player of the house that sits down where somebody is missing; null where people sit out.
 */
fill: string | null, 
/**
 * Whether the results count for ratings.
 */
rated: boolean, 
/**
 * What state it is in.
 */
state: TournamentState, 
/**
 * Whoever runs it; null when they are forgotten.
 */
host: Entrant | null, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * Those who take part.
 */
players: Array<Entrant>, 
/**
 * The standings as far as rounds are told, best first.
 */
standings: Array<TournamentPlace>, 
/**
 * The rounds so far.
 */
pairings: Array<TournamentRound>, 
/**
 * The hash of the secret that all deals come from.
 */
commitment: string, 
/**
 * The secret; null before the end.
 */
secret: string | null, 
/**
 * What the person who asks has to do with it.
 */
you: TournamentYou, };

/**
 * A game of a tournament.
 */
export type TournamentGame = { 
/**
 * Whether it is being played.
 */
playing: boolean, 
/**
 * Where it can be watched, or looked at afterwards; null as long as it may not be, and where it was not played.
 */
share: string | null, 
/**
 * What those who sit together scored, in their order; empty as long as it is not told. Null for somebody whose seat
 * another had.
 */
scores: Array<number | null>, 
/**
 * Those who got the points of a game that was not played, since another was not there.
 */
walkover: Array<Entrant>, };

/**
 * Who meets whom.
 */
export type TournamentKind = "swiss" | "round-robin";

/**
 * A tournament in a list.
 */
export type TournamentLine = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * What it is called; empty when whoever ran it is forgotten.
 */
title: string, 
/**
 * The game.
 */
game: string, 
/**
 * The word of its state: `waiting`, `running`, `over`, `cancelled`.
 */
state: string, 
/**
 * The name of whoever runs it.
 */
host: string | null, 
/**
 * How many people have joined.
 */
players: number, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, };

/**
 * Tournaments, newest first.
 */
export type TournamentList = { 
/**
 * A page of them.
 */
tournaments: Array<TournamentLine>, 
/**
 * The `before` of the following page.
 */
next: string | null, };

/**
 * How somebody stands.
 */
export type TournamentPlace = { 
/**
 * The place, from 1; those who are equal share it.
 */
place: number, 
/**
 * Who.
 */
who: Entrant, 
/**
 * Whether they still take part.
 */
here: boolean, 
/**
 * How many games they have played.
 */
games: number, 
/**
 * In how many of them they scored most, alone.
 */
won: number, 
/**
 * In how many of them they scored most, with others.
 */
drawn: number, 
/**
 * With two seats: a point for a game that was won, half of one for a drawn one.
 */
points: number, 
/**
 * The points of all opponents together, a game.
 */
buchholz: number, 
/**
 * The points of opponents, as often as they were beaten, and half of them where it was a draw.
 */
sonneborn: number, 
/**
 * What a game scored on average; null before the first.
 */
mean: number | null, };

/**
 * A round.
 */
export type TournamentRound = { 
/**
 * Whether all of it has been played.
 */
over: boolean, 
/**
 * Who sits together.
 */
boards: Array<TournamentBoard>, 
/**
 * Who sits out.
 */
byes: Array<Entrant>, };

/**
 * What state a tournament is in.
 */
export type TournamentState = "waiting" | "running" | "over" | "cancelled";

/**
 * What somebody has to do with a tournament.
 */
export type TournamentYou = { 
/**
 * Whether they run it.
 */
host: boolean, 
/**
 * Whether they take part.
 */
joined: boolean, 
/**
 * The table at which they are to play now.
 */
table: string | null, };

/**
 * A measure of a search with its amount.
 */
export type TreeFigure = { 
/**
 * What is measured: `proof`, `disproof`, `least`, `most`, `rise`, `fall`, `trap`, `scores`, `worlds`, `outcomes`, `plans` or
 * `likely`.
 */
of: string, 
/**
 * How much.
 */
is: Amount, };

/**
 * A move in the tree of a search, and what was tried after it. The root has no move.
 */
export type TreeMove = { 
/**
 * The move, as the seat that searched would see it, or what stands between moves; null at the root, and where only the
 * figures say what it is.
 */
move: string | null, 
/**
 * Whose move it is; null at the root, and where nobody decides.
 */
seat: number | null, 
/**
 * What it is worth to whoever makes it; null at the root, and where nobody knows.
 */
worth: Worth | null, 
/**
 * How often it was tried; 0 where that is not counted.
 */
visits: number, 
/**
 * What was tried next, the most promising first.
 */
children: Array<TreeMove>, 
/**
 * How many more moves were tried here than are told.
 */
more: number, 
/**
 * What else the search knows here, by measures of its own.
 */
figures?: Array<TreeFigure>, };

/**
 * Who may find a table.
 */
export type Visibility = "listed" | "private";

/**
 * A worker, as it last told.
 */
export type WorkerRow = { 
/**
 * Its name: host and process.
 */
id: string, 
/**
 * Its machine.
 */
host: string, 
/**
 * Its version.
 */
version: string, 
/**
 * How many chunks it works on at once.
 */
slots: number, 
/**
 * How many chunks it has brought.
 */
done: number, 
/**
 * Seconds since it was last heard of.
 */
silent: number, };

/**
 * The worth of a decision to the seat that makes it.
 */
export type Worth = { "win": number } | "draw" | { "loss": number } | { "eval": number } | { "chance": number } | { "points": number };

/**
 * Whom a snapshot is told.
 */
export type You = { 
/**
 * The person.
 */
person: string | null, 
/**
 * Their first seat.
 */
seat: number | null, 
/**
 * All their seats, for those who play both sides at one screen.
 */
seats: number[], };
