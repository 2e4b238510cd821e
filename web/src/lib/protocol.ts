// The words of docs/protocol.md as types. Readers ignore fields that they do not know.

export interface OptionSpec {
  name: string;
  help: string;
  default: string;
  /** What may be written, for people: `a | b | c`, or a description. */
  values: string;
  session?: boolean;
  /** The words to choose from, where it is one of several. */
  choices?: string[];
}

export interface PlayerInfo {
  name: string;
  help: string;
  options: OptionSpec[];
}

export interface GameInfo {
  name: string;
  title: string;
  /** The numbers of seats that it can be played with. */
  seats: number[];
  hidden: boolean;
  draws: boolean;
  undo: boolean;
  /** Whether there is something to claim in it. */
  claims?: boolean;
  /** Other forms in which its records are read and written. */
  formats?: string[];
  options: OptionSpec[];
  players: PlayerInfo[];
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'engine' | 'open' | 'link';
  name: string | null;
  person?: string | null;
  spec: string | null;
  here: boolean;
  ready: boolean;
}

export type Options = Record<string, string | number>;

export type ClockRule =
  | null
  | { per_move_ms: number }
  | { total_ms: number; increment_ms: number }
  | { correspondence_days: number };

export interface Table {
  id: string;
  game: string;
  options: Options;
  seats: SeatInfo[];
  state: 'waiting' | 'playing' | 'paused' | 'over';
  clock: ClockRule;
  visibility: 'listed' | 'private';
  hints: boolean;
  thoughts: boolean;
  chat: boolean;
  rated: boolean;
  /** Everything lies open for the one person at it. */
  open?: boolean;
  /** What whoever made the table has fixed of its first game. */
  start?: 'deal' | 'position' | 'seed' | 'moves' | null;
  watchers: number;
  moves: number;
  /** The match on it waits for its next deal. */
  next?: boolean;
  /** Who made it. */
  host?: string;
  created: string;
  result: Result | null;
}

export interface Result {
  scores?: number[];
  reason?: string;
}

/** How good a move is, from the view of whoever makes it. */
export type Worth =
  | 'draw'
  | { win: number }
  | { loss: number }
  | { eval: number }
  | { chance: number }
  | { points: number };

export interface Candidate {
  move: string;
  worth: Worth;
  points?: number | null;
  visits?: number;
  line?: string[];
}

export interface Report {
  candidates: Candidate[];
  depth?: number;
  nodes?: number;
  iterations?: number;
  worlds?: number;
}

export interface HouseEvent {
  type: 'event' | 'reveal';
  seat?: number;
  move?: string;
  [more: string]: unknown;
}

/** What a viewer sees of a game at one moment. The view's fields are the game's own. */
export interface Moment<V = unknown> {
  view: V;
  /** What somebody sees who sees everything, at a table that lies open for this person. */
  open?: V | null;
  legal?: string[];
  decision: string | null;
  turn: number | null;
  over: boolean;
  scores: number[] | null;
  history?: HouseEvent[];
  /** How many events at its beginning are left out of `history`. */
  history_from?: number;
  insight?: unknown;
}

export interface Clocks {
  left: number[];
  running: number | null;
  since: number;
}

export interface Offers {
  draw: number | null;
  undo: number | null;
  /** Somebody has laid the cards open and says that the rest is theirs. */
  claim?: { seat: number; view: unknown } | null;
  /** The seats that want to go on. */
  next?: number[];
}

/** How a match stands, a deal that has just ended included. */
export interface MatchScore {
  /** How many won deals win it. */
  goal: number;
  /** The side of each seat. */
  sides: number[];
  /** The won deals of each side. */
  won: number[];
  /** The sides that have won the match. */
  winners: number[];
}

export interface Session {
  deals: number;
  /** Won deals of the match, or what all games scored where no match is played. */
  score: number[];
  /** Null where no match is played. */
  match?: MatchScore | null;
  sheet: unknown[];
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at?: number;
}

export interface Snapshot {
  type: 'snapshot';
  version: number;
  now: number;
  /** `seats`: all seats of this person, for those who play both sides at one screen. */
  you: { person: string | null; seat: number | null; seats?: number[] };
  table: Table;
  /** Null before the first deal. */
  game: Moment | null;
  clocks: Clocks | null;
  offers: Offers;
  session: Session | null;
  chat: ChatLine[];
  commitment?: string | null;
  allowed: string[];
  record?: string | null;
  reveal?: { deal?: string; salt?: string } | null;
}

/** One numbered change. Which fields are there depends on `what`. */
export interface Change {
  type: 'event';
  version: number;
  what: 'move' | 'table' | 'undo' | 'offer' | 'chat' | 'over' | 'next' | string;
  now?: number;
  seat?: number | null;
  move?: string;
  events?: HouseEvent[];
  game?: Moment;
  table?: Table;
  clocks?: Clocks | null;
  allowed?: string[];
  offers?: Offers;
  steps?: number;
  name?: string;
  text?: string;
  at?: number;
  scores?: number[];
  reason?: string;
  record?: string | null;
  reveal?: { deal?: string; salt?: string } | null;
  session?: Session | null;
}

export interface Thinking {
  type: 'thinking';
  seat: number;
  report: Report;
}

export interface Hint {
  type: 'hint';
  for: string;
  state: 'queued' | 'running' | 'done';
  place?: number;
  report?: Report;
}

export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}

export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  message: string;
}

/** Who came or went; not numbered. */
/** Earlier events of the game on the table. */
export interface Earlier {
  type: 'history';
  from: number;
  events: HouseEvent[];
}

/** Whether the house can keep anything at the moment. */
export interface Standing {
  type: 'house';
  writable: boolean;
}

export interface Presence {
  type: 'presence';
  table: Table;
}

export type Incoming = Snapshot | Change | Thinking | Hint | Presence | Earlier | Standing | Ack | Refused | { type: 'pong' };

export interface Command {
  do: string;
  [field: string]: unknown;
}
