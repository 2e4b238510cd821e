// Everything the app asks of the house over HTTP.

import { keyOf } from './keys';
import { Refusal } from './refused';
import type {
  Calendar,
  DayCard,
  DayTable,
  DecisionJudged,
  Done,
  ExperimentList,
  FareList,
  Film,
  FilmFrame,
  GameList,
  JobAsked,
  JobList,
  JobMade,
  JobSoFar,
  Kept,
  Made,
  MatchAsked,
  Me,
  NewLink,
  News,
  Options,
  Paired,
  PositionAsked,
  Profile,
  PuzzleAnswer,
  PuzzleCard,
  PuzzleList,
  Queued,
  RecordList,
  Report,
  Review,
  Shown,
  StartAsked,
  Table,
  TableAsked,
  TableList,
  Tie,
  TieList,
  TournamentAsked,
  TournamentCard,
  TournamentList,
  GameRecord,
} from './protocol';

export { Refusal } from './refused';
export type { GameRecord, MatchAsked, RecordCard, Shown } from './protocol';
export type Person = Me;
/** Where a game begins, if not at a fresh deal. */
export type Start = StartAsked;
export type NewTable = TableAsked;
export type Place = PositionAsked;
export type Frame = FilmFrame;
export type Decision = DecisionJudged;
export type Puzzle = PuzzleCard;
/** What the solver says about somebody's answer to a puzzle. */
export type Verdict = PuzzleAnswer;
/** How far a study is, with the report that belongs to what was asked. */
export type Work<R = Report> = Omit<News, 'report'> & { report?: R };
export type MatchWork = News;

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

/** Whether the app was built for a host without any server of ours. */
const ALONE = Boolean(import.meta.env.VITE_ALONE);
/** What the house in this page has made, it knows. */
const HERE = /^\/\w+\/here-/;
let unreached = false;

/** The house in this page, which answers when the server cannot be reached; it is loaded when it is first asked. */
async function here<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await import('../here/house')).ask(method, path, body)) as T;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (ALONE || HERE.test(path) || (body as { record?: string })?.record?.startsWith?.('here-')) return here(method, path, body);
  let response;
  try {
    response = await reach(method, path, body);
    if (response.status === 502 || response.status === 504) throw new Refusal(0, 'offline', 'offline');
  } catch {
    unreached = true;
    return here(method, path, body);
  }
  unreached = false;
  if (!response.ok) throw await refusal(response);
  return (await response.json().catch(() => ({}))) as T;
}

/** A list of the server with what is kept in this browser before it. */
async function also<T>(path: string, mine: string | undefined, listed: Promise<T[]>): Promise<T[]> {
  if (!mine || ALONE || !keptHere()) return listed;
  return (await import('../here/house')).also(path, listed, () => unreached);
}

/** Whether anything was ever kept in this browser. */
export const keptHere = () => localStorage.getItem('kavarna.here') !== null;

async function refusal(response: Response): Promise<Refusal> {
  const answer: unknown = await response.json().catch(() => ({}));
  const error = (answer as { error?: { code?: string; message?: string } }).error;
  return new Refusal(response.status, error?.code ?? 'failed', error?.message ?? response.statusText);
}

export const api = {
  /** Whether the server could not be reached when it was last asked, and this page answered instead. */
  away: () => unreached,
  alone: ALONE,
  me: () => ask<Person>('GET', '/me'),
  guest: (name: string) => ask<Person>('POST', '/guest', { name }),
  rename: (name: string) => ask<Person>('PATCH', '/me', { name }),
  account: (name: string, password: string) => ask<Person>('POST', '/account', { name, password }),
  login: (name: string, password: string) => ask<Person>('POST', '/login', { name, password }),
  changePassword: (old: string, password: string) =>
    ask<Person>('POST', '/me/password', { old, new: password }),
  deleteMe: () => ask<Done>('DELETE', '/me'),
  logout: () => ask<Done>('POST', '/logout', {}),
  games: () => ask<GameList>('GET', '/games').then(({ games }) => games),
  tables: (query: Record<string, string>) =>
    also('/tables', query.mine, ask<TableList>('GET', `/tables?${new URLSearchParams(query)}`).then(({ tables }) => tables)),
  table: (id: string) => ask<Table>('GET', `/tables/${id}`),
  newTable: (table: NewTable) => ask<Made>('POST', '/tables', table),
  newLink: (id: string, seat: number) => ask<NewLink>('POST', `/tables/${id}/link`, { seat }),
  sit: (id: string, how: { seat: number } | { secret: string }) => ask<Table>('POST', `/tables/${id}/sit`, how),
  leave: (id: string) => ask<Table>('POST', `/tables/${id}/leave`, {}),
  records: (query: Record<string, string>) =>
    also('/records', query.mine, ask<RecordList>('GET', `/records?${new URLSearchParams(query)}`).then(({ records }) => records)),
  record: (id: string) => ask<GameRecord>('GET', `/records/${id}`),
  sgf: async (id: string) => {
    if (id.startsWith('here-')) return here<string>('GET', `/records/${id}/as/sgf`);
    const response = await reach('GET', `/records/${id}/as/sgf`);
    if (!response.ok) throw await refusal(response);
    return response.text();
  },
  /** Keeps a record; the same one under the same name is kept once. */
  upload: (record: unknown, once = '') => ask<Kept>('POST', `/records${once && `?once=${once}`}`, record),
  deleteRecord: (id: string) => ask<Done>('DELETE', `/records/${id}`),
  /** Every step of a record; the house tells them page by page. */
  frames: async (id: string, viewer: string) => {
    const frames: Frame[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const page: Film = await ask('GET', `/records/${id}/frames?viewer=${viewer}&from=${from}`);
      frames.push(...page.frames);
      from = page.next;
    }
    return frames;
  },
  show: (place: Place) => ask<Shown>('POST', '/show', place),
  /** On the person's own machine where that can be; the pool of the server is for those who cannot. */
  analyse: async (place: Place, spec: string, ms: number, tree = false) => {
    const asked = { ...place, spec, ms, tree };
    const able = ALONE || (await (await import('../here/house')).thinks(place.game, spec));
    return able ? here<Queued>('POST', '/analyses', asked) : ask<Queued>('POST', '/analyses', asked);
  },
  analysis: (id: string, after = 0) => ask<Work>('GET', `/analyses/${id}?after=${after}`),
  stopAnalysis: (id: string) => ask<Done>('DELETE', `/analyses/${id}`),
  review: (record: string, spec: string, ms: number, seat: number | null = null) =>
    ask<Queued>('POST', '/reviews', { record, key: keyOf(record), seat, spec, ms }),
  reviewed: (id: string, after = 0) => ask<Work<Review>>('GET', `/reviews/${id}?after=${after}`),
  newMatch: (match: MatchAsked) => ask<Queued>('POST', '/matches', match),
  match: (id: string) => ask<MatchWork>('GET', `/matches/${id}`),
  stopMatch: (id: string) => ask<Done>('DELETE', `/matches/${id}`),
  jobs: () => ask<JobList>('GET', '/jobs'),
  newJob: (job: JobAsked) => ask<JobMade>('POST', '/jobs', job),
  jobSoFar: (id: string) => ask<JobSoFar>('GET', `/jobs/${id}`),
  cancelJob: (id: string) => ask<Done>('DELETE', `/jobs/${id}`),
  experiments: () => ask<ExperimentList>('GET', '/experiments').then(({ experiments }) => experiments),
  fares: (game: string) => ask<FareList>('GET', `/fares?game=${game}`),
  puzzles: (game: string) =>
    ask<PuzzleList>('GET', `/puzzles?game=${game}`).then(({ puzzles }) => puzzles),
  profile: (id: string) => ask<Profile>('GET', `/people/${id}`),
  ties: () => ask<TieList>('GET', '/me/ties').then(({ ties }) => ties),
  tie: (id: string, tie: Tie | null, key?: string) => ask<Done>('POST', `/people/${id}/tie`, { tie, key }),
  pair: (game: string, options: Options) => ask<Paired>('POST', '/pairing', { game, options }),
  tournaments: () => ask<TournamentList>('GET', '/tournaments').then(({ tournaments }) => tournaments),
  tournament: (id: string) => ask<TournamentCard>('GET', `/tournaments/${id}`),
  newTournament: (asked: TournamentAsked) => ask<TournamentCard>('POST', '/tournaments', asked),
  stepTournament: (id: string, what: 'join' | 'leave' | 'start' | 'cancel') => ask<TournamentCard>('POST', `/tournaments/${id}/${what}`),
  calendar: () => ask<Calendar>('GET', '/daily'),
  day: (day: string) => ask<DayCard>('GET', `/daily/${day}`),
  dailyDeal: (day: string, game: string) => ask<DayTable>('POST', `/daily/${day}/${game}/deal`),
  dailyPuzzle: (day: string, game: string, move: string) => ask<Verdict>('POST', `/daily/${day}/${game}/puzzle`, { move }),
  solve: (id: string, move: string) =>
    ask<Verdict>('POST', `/puzzles/${id}`, { move }),
};
