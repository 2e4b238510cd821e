// Everything the app asks of the house over HTTP.

import { keyOf } from './keys';
import type { GameInfo, Moment, Options, Report, Table, Worth } from './protocol';

/** What the house answers when it refuses; the message is for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function reach(method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === 'string';
  const headers: Record<string, string> = {};
  // The only text that is sent is a game in SGF.
  if (body !== undefined) headers['content-type'] = text ? 'application/x-go-sgf' : 'application/json';
  const key = keyOf(/^\/(?:tables|records)\/([^/?]+)/.exec(path)?.[1] ?? '');
  if (key) headers['kavarna-key'] = key;
  try {
    return await fetch(`/api/v1${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : text ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, 'offline', 'offline');
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await reach(method, path, body);
  if (!response.ok) throw await refusal(response);
  return (await response.json().catch(() => ({}))) as T;
}

async function refusal(response: Response): Promise<Refusal> {
  const answer: unknown = await response.json().catch(() => ({}));
  const error = (answer as { error?: { code?: string; message?: string } }).error;
  return new Refusal(response.status, error?.code ?? 'failed', error?.message ?? response.statusText);
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  ratings?: Record<string, { rating: number; deviation: number; games: number }>;
}

/** Where a game begins, if not at a fresh deal. */
export interface Start {
  deal?: string;
  position?: string;
  moves?: string[];
  seed?: number;
}

export interface NewTable {
  game: string;
  options: Options;
  seats: string[];
  clock?: Table['clock'];
  visibility?: Table['visibility'];
  hints?: boolean;
  thoughts?: boolean;
  chat?: boolean;
  rated?: boolean;
  auto_play?: boolean;
  open?: boolean;
  match?: boolean;
  start?: Start | null;
}

export interface RecordCard {
  id: string;
  game: string;
  /** Who sat where: a name, or a player's SPEC. */
  seats?: (string | { name: string | null; spec?: string | null })[];
  scores?: number[] | null;
  moves?: number;
  finished?: string;
  created?: string;
  /** Somebody brought it along: it is no game of the house. */
  uploaded?: boolean;
  /** Where it can be looked at, with the key of a private one. */
  link?: string;
}

export interface GameRecord {
  game: string;
  options?: Options;
  deal?: string | null;
  position?: string | null;
  moves: string[];
  seats?: string[];
  scores?: number[] | null;
  [more: string]: unknown;
}

export interface Frame extends Moment {
  move: string | null;
  seat: number | null;
}

export interface Shown extends Moment {
  position: string | null;
  deal: string | null;
}

export interface Place {
  game: string;
  options: Options;
  start: Start | null;
  moves: string[];
  viewer: 'all' | 'public' | number;
}

export interface Work<R = Report> {
  id?: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'stopped';
  place?: number | null;
  step?: number;
  report?: R | null;
  insight?: unknown;
  error?: string;
}

export interface Decision {
  step: number;
  seat: number;
  move: string;
  best: string;
  worth: Report['candidates'][0]['worth'];
  best_worth: Report['candidates'][0]['worth'];
  cost: number;
}

export interface Review {
  decisions: Decision[];
}

export interface MatchWork {
  state: 'queued' | 'running' | 'done' | 'stopped' | 'failed';
  done: number;
  games: number;
  standings: unknown;
  error?: string;
}

export interface Puzzle {
  id: string;
  game: string;
  options: Options;
  start: Start;
  task: string;
  answers: number;
}

/** What the solver says about somebody's answer to a puzzle. */
export interface Verdict {
  right: boolean;
  /** What the move is worth; null where it was not proven to win. */
  worth: Worth | null;
  /** What the other side answers to a wrong move. */
  reply: string | null;
  /** Every move, the right ones first. */
  report: { candidates: { move: string; worth: Worth | null }[] };
}

const listOf = <T>(answer: unknown, name: string): T[] => {
  if (Array.isArray(answer)) return answer as T[];
  return ((answer as Record<string, T[]>)[name] ?? []) as T[];
};

export const api = {
  me: () => ask<Person>('GET', '/me'),
  guest: (name: string) => ask<Person>('POST', '/guest', { name }),
  rename: (name: string) => ask<Person>('PATCH', '/me', { name }),
  account: (name: string, password: string) => ask<Person>('POST', '/account', { name, password }),
  login: (name: string, password: string) => ask<Person>('POST', '/login', { name, password }),
  changePassword: (old: string, password: string) =>
    ask<Person>('POST', '/me/password', { old, new: password }),
  deleteMe: () => ask<unknown>('DELETE', '/me'),
  logout: () => ask<unknown>('POST', '/logout', {}),
  games: () => ask<unknown>('GET', '/games').then((answer) => listOf<GameInfo>(answer, 'games')),
  tables: (query: Record<string, string>) =>
    ask<unknown>('GET', `/tables?${new URLSearchParams(query)}`).then((answer) => listOf<Table>(answer, 'tables')),
  table: (id: string) => ask<Table | { table: Table }>('GET', `/tables/${id}`).then((a) => ('table' in a ? a.table : a)),
  newTable: (table: NewTable) =>
    ask<{ table: Table; links?: Record<string, string>; share?: string }>('POST', '/tables', table),
  newLink: (id: string, seat: number) => ask<{ link: string }>('POST', `/tables/${id}/link`, { seat }),
  sit: (id: string, how: { seat: number } | { secret: string }) => ask<unknown>('POST', `/tables/${id}/sit`, how),
  leave: (id: string) => ask<unknown>('POST', `/tables/${id}/leave`, {}),
  records: (query: Record<string, string>) =>
    ask<unknown>('GET', `/records?${new URLSearchParams(query)}`).then((a) => listOf<RecordCard>(a, 'records')),
  record: (id: string) => ask<GameRecord>('GET', `/records/${id}`),
  sgf: async (id: string) => {
    const response = await reach('GET', `/records/${id}/as/sgf`);
    if (!response.ok) throw await refusal(response);
    return response.text();
  },
  upload: (record: unknown) => ask<{ id: string; link?: string }>('POST', '/records', record),
  deleteRecord: (id: string) => ask<unknown>('DELETE', `/records/${id}`),
  /** Every step of a record; the house tells them page by page. */
  frames: async (id: string, viewer: string) => {
    const frames: Frame[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const page: { frames: Frame[]; next?: number | null } = await ask('GET', `/records/${id}/frames?viewer=${viewer}&from=${from}`);
      frames.push(...page.frames);
      from = page.next ?? null;
    }
    return frames;
  },
  show: (place: Place) => ask<Shown>('POST', '/show', place),
  analyse: (place: Place, spec: string, ms: number) =>
    ask<{ id: string }>('POST', '/analyses', { ...place, spec, ms }),
  analysis: (id: string) => ask<Work>('GET', `/analyses/${id}`),
  stopAnalysis: (id: string) => ask<unknown>('DELETE', `/analyses/${id}`),
  review: (record: string, spec: string, ms: number) =>
    ask<{ id: string }>('POST', '/reviews', { record, key: keyOf(record), spec, ms }),
  reviewed: (id: string) => ask<Work<Review>>('GET', `/reviews/${id}`),
  newMatch: (match: {
    game: string;
    options: Options;
    players: string[];
    games: number;
    seed: number;
    limit?: string;
  }) => ask<{ id: string }>('POST', '/matches', match),
  match: (id: string) => ask<MatchWork>('GET', `/matches/${id}`),
  stopMatch: (id: string) => ask<unknown>('DELETE', `/matches/${id}`),
  experiments: () => ask<unknown>('GET', '/experiments').then((answer) => listOf<unknown>(answer, 'experiments')),
  puzzles: (game: string) =>
    ask<unknown>('GET', `/puzzles?game=${game}`).then((answer) => listOf<Puzzle>(answer, 'puzzles')),
  solve: (id: string, move: string) =>
    ask<Verdict>('POST', `/puzzles/${id}`, { move }),
};
