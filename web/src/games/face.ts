// What the app asks of a game: its picture in the lobby, its table, its words. Everything else is the same for all.

import type { Component, Snippet } from 'svelte';
import type { Pack } from '../cards/sprite';
import type { Actor } from '../cast/cast';
import type { Occasion } from '../cast/speech';
import type { Start } from '../lib/api';
import type { Candidate, Clocks, HouseEvent, Moment, Options, Session } from '../lib/protocol';
import type { Sound } from '../lib/sound';

/** What is drawn of a moment, live or replayed. The view's fields are the game's own. */
export interface Drawn<V = any> extends Partial<Omit<Moment, 'view' | 'open' | 'moves'>> {
  view: V;
  /** What somebody sees who sees everything, at a table that lies open for this person. */
  open?: V | null;
  turn: number | null;
  decision: string | null;
  over: boolean;
  scores: number[] | null;
}

/** What is true of a live table beside the game: it belongs to every seat's plate. */
export interface Live {
  clocks: Clocks | null;
  /** The house's clock minus ours, in milliseconds. */
  ahead: number;
  /** The seat of whoever looks; nothing where they only look on. */
  own?: number | null;
  /** The seats whose person is not there. */
  away: boolean[];
  /** The rating of each seat's person in this game; null where there is none. */
  ratings?: (number | null)[];
  /** What one of the cast says just now. */
  voice?: { seat: number; text: string } | null;
}

/** Everything that is needed to draw a moment of a game, live or replayed. */
export interface Scene<V = any> {
  game: string;
  options: Options;
  moment: Drawn<V>;
  /** Through whose eyes; null for somebody who only watches. */
  seat: number | null;
  names: string[];
  /** Who of the cast sits where; null for people and other programs. */
  cast?: (Actor | null)[];
  /** Moves that a hint or an analysis points out, best first. */
  candidates: Candidate[];
  session: Session | null;
  /** Only at a live table. */
  live?: Live;
  /** Makes a decision; null when there is nothing to decide here. */
  play: ((move: string) => void) | null;
  flipped: boolean;
  /** Set where the lines that can be completed with the next move are drawn. */
  threats?: boolean;
  /** Set where the best line is drawn as far as it goes, not only its first move. */
  lines?: boolean;
  /** Set while all hands lie open. */
  open?: boolean;
  /** The stock in the order in which it is drawn, where that lies open too. */
  stock?: string[];
}

/** Something to look at for a moment before the next thing happens, like a full trick. */
export interface Stage {
  view: any;
  ms: number;
  /** What is heard when it is over. */
  ends?: Sound;
}

/** A decision of a game, in the order in which they were made. */
export interface Played {
  seat: number;
  move: string;
}

/** Decisions that belong together: a round of moves, a trick. */
export interface Round {
  moves: Played[];
  /** Who took the trick, once it is full. */
  taker?: number;
}

/** One step of a tutorial: a position, a task, and which decisions solve it. */
export interface Lesson {
  /** Names its messages: `learn-GAME-KEY` says the task, `learn-GAME-KEY-done` what was learned. */
  key: string;
  game?: string;
  options?: Options;
  start?: Start;
  moves?: string[];
  viewer?: 'all' | 'public' | number;
  /** The decisions that solve it; without it any decision does, null means that reading is enough. */
  accept?: ((move: string) => boolean) | null;
  /** Decisions of the other side that follow by themselves. */
  replies?: Record<string, string[]>;
  /** How many decisions the learner makes. */
  decisions?: number;
}

/** The heavy half of a game, loaded when somebody sits down. */
export interface Face {
  kind: 'board' | 'cards';
  /** The pack it is played with. */
  pack?: Pack;
  /** Whether the board is turned so that its player sits below. */
  turnsToPlayer?: boolean;
  /** The colours of the two sides, where they are not white and black. */
  colours?: [string, string];
  /** Whether the house writes its records as SGF too. */
  sgf?: boolean;
  /** The board, or the felt with everything on it. */
  Area: Component<{ scene: Scene; actions?: Snippet }>;
  /** What a player has taken, beside the name; boards only. */
  Tally?: Component<{ view: any; seat: number }>;
  /** The sign of a seat beside its name: a ring, a piece. */
  Sign?: Component<{ seat: number }>;
  /** A decision in words. */
  say(move: string, scene: Scene): string;
  /** The position in words, one thing a line. */
  tell(scene: Scene): string[];
  /** What was typed as the house writes it, where the order of its words does not matter to people. */
  read?(text: string): string;
  /** What somebody sees who has just decided, before the house has answered; null where that cannot be told. */
  tried?(view: any, seat: number, move: string): any;
  /** What happened between two moments besides the decisions themselves: who took a trick, what was drawn. */
  happened?(before: any, after: any, scene: Scene): string[];
  /** How a deal was decided, the own side first: `74 : 46`. */
  result?(view: any, seat: number): string;
  /** What lies between two moments, so that people see it. */
  between?(before: any, after: any): Stage[];
  /** What the viewer sees with the hands of these seats, where everything lies open. */
  laid?(view: any, open: any, seats: boolean[]): any;
  /** What every seat holds, for whoever sees everything. */
  hands?(open: any): string[][];
  /** What taken cards count. */
  count?(cards: string[]): number;
  /** What each seat has taken so far, in the order in which it was taken. */
  taken?(view: any, history: HouseEvent[]): string[][];
  /** What lies in the talon and is nobody's yet, for whoever sees everything; null when it is gone. */
  talon?(open: any): { cards: string[]; points: number; playing: boolean } | null;
  /** The cards still to be drawn, in their order, for whoever sees everything. */
  stock?(view: any, history: HouseEvent[]): string[];
  /** Names a message about what the other side did right after a decision, where that says why it was bad. */
  followed?(line: Played[], place: number): string | null;
  /** What a mistake cost, as a message, where the worth of a deal is not counted in points. */
  cost?: string;
  /** Whether tricks are to be avoided: klop, beggar, betl. */
  misere?(view: any): boolean;
  /** How many points nobody has taken, when a game ends before they are played out. */
  rest?(view: any): number;
  /** What a session begins with when its results are cleared: who deals, and nothing of what was before. */
  cleared?: Options;
  /** A score in words, where it is more than a number: the deal is won, drawn or lost. */
  score?(points: number): string;
  /** The task of a puzzle about this score. */
  task?(points: number): string;
  /** What such a puzzle counts, and what not. */
  taskNote?(): string;
  /** What belongs to the end of a deal beside its result: all cards, the tricks, who begins the next one. */
  Over?: Component<{ scene: Scene }>;
  /** What the lab can look up of this game. */
  Lab?: Component<{ options: Options }>;
  sound(move: string): Sound;
  /** Whether somebody of the cast may say something to a decision of theirs; games in which they do only. */
  occasion?(move: string): Occasion | null;
  /** Which decisions share a line of the list of moves, where it is not simply everybody's turn: the tricks of a card game. */
  rounds?(moves: Played[], view: any): Round[];
  /** Messages that say in a few words what the game is about, when it is opened for the first time. */
  intro?: string[];
  lessons: Lesson[];
  /** Edits a position by hand; the text goes to the house, which checks it. */
  Editor?: Component<{ text: string; change: (text: string) => void; game: string; options: Options }>;
}

/** One way to play a game, offered in the lobby. */
export interface Variant {
  /** Names its message: `variant-KEY`. */
  key: string;
  game: string;
  options: Options;
  seats: number;
}

/** The light half, known from the start. */
export interface GameCard {
  key: string;
  games: string[];
  Art: Component;
  felt: boolean;
  variants: Variant[];
  load: () => Promise<Face>;
}
