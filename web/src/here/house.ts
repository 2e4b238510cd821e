// The house in this page: it answers what the app asks when the server cannot be reached, and always for what is kept here.
// The paths and answers are those of docs/protocol.md.

import { Refusal } from '../lib/refused';
import type { GameRecord, Me, RecordCard, Review, ReviewAsked } from '../lib/protocol';
import { able, answer, games, think, type Running } from './engines';
import { Host } from './host';
import { store, type KeptRecord } from './store';

export { thinks } from './engines';

const ME = 'kavarna.me';

type Asked = { path: string[]; query: URLSearchParams; body: any };
type Route = (asked: Asked) => unknown;

const offline = () => new Refusal(0, 'offline', 'offline');
const missing = () => new Refusal(404, 'not-found', 'there is no such thing here');

/** Who sits at this browser: whom the server last knew here, or somebody of this page's own. */
function person(): Me {
  try {
    const known = JSON.parse(localStorage.getItem(ME) ?? 'null') as Me | null;
    if (known) return known;
  } catch {
    // What cannot be read is made anew.
  }
  return become({ id: `here-${crypto.randomUUID().slice(0, 12)}`, name: 'Guest', guest: true, created: Date.now(), ratings: {}, jobs: false });
}

/** Remembers who sits here. */
export function become(me: Me): Me {
  try {
    localStorage.setItem(ME, JSON.stringify(me));
  } catch {
    // Then it is somebody new next time.
  }
  return me;
}

const card = ({ id, table, finished, record }: KeptRecord): RecordCard => ({
  id,
  game: record.game,
  table,
  finished,
  seats: record.seats,
  names: record.names,
  scores: record.scores,
  reason: record.reason ?? '',
  uploaded: table === null,
  private: false,
  link: `/r/${id}`,
});

async function recordOf(id: string): Promise<KeptRecord> {
  const found = await store.record(id);
  if (!found) throw missing();
  return found;
}

/** A record that somebody brings along: one of ours, or a game in SGF. */
async function brought(body: unknown): Promise<{ id: string; link: string }> {
  let record: GameRecord;
  if (typeof body === 'string') record = await answer<GameRecord>('yinsh', { ask: 'convert', format: 'sgf', text: body });
  else {
    const game = String((body as { game?: unknown })?.game ?? '');
    record = await answer<GameRecord>(game, { ask: 'read', record: JSON.stringify(body) });
  }
  const id = `here-${crypto.randomUUID().slice(0, 13)}`;
  await store.keepRecord({ id, table: null, finished: Date.now(), record });
  return { id, link: `/r/${id}` };
}

// --- analyses and reviews ---

interface Study {
  running: Running<object>[];
  news: { state: 'running' | 'done' | 'failed'; step: number; place: null } & Record<string, unknown>;
  told: Promise<void>;
  wake: () => void;
}

const studies = new Map<string, Study>();

/** Tasks that are one thing to whoever asks: each runs in a worker of its own, and `whole` makes one answer of what they have said. */
function study<T extends object>(game: string, tasks: Record<string, unknown>[], whole: (parts: T[]) => T): { id: string } {
  const id = `here-${crypto.randomUUID().slice(0, 12)}`;
  const own: Study = { running: [], news: { state: 'running', step: 0, place: null }, told: Promise.resolve(), wake: () => {} };
  const sleep = () => (own.told = new Promise((resolve) => (own.wake = resolve)));
  const tell = (state: 'running' | 'done' | 'failed', found: object) => {
    if (own.news.state !== 'running') return;
    own.news = { ...own.news, ...found, state, step: own.news.step + 1 };
    const { wake } = own;
    if (state === 'running') sleep();
    wake();
  };
  sleep();
  const parts: T[] = [];
  // Holes are of those that have not said anything yet.
  const known = () => whole(Object.values(parts));
  const hear = (number: number, found: T) => {
    parts[number] = found;
    tell('running', known());
  };
  const running = tasks.map((task, number) => think<T>(game, task, (news) => hear(number, news as T)));
  own.running = running;
  const answers = running.map(({ answer }, number) => answer.then((found) => hear(number, found)));
  void Promise.all(answers).then(
    () => tell('done', known()),
    // What was known when somebody stopped it is the answer.
    (problem: Refusal) => {
      for (const one of running) one.stop();
      tell(problem.code === 'stopped' ? 'done' : 'failed', problem.code === 'stopped' ? {} : { code: 'failed', message: problem.message });
    },
  );
  studies.set(id, own);
  if (studies.size > 40) studies.delete(studies.keys().next().value!);
  return { id };
}

/** At most so many workers review one game: each has a module and a reviewer of its own in memory. */
const MOST_REVIEWERS = 4;

/** The decisions of a game, judged by as many workers as the machine has cores to spare for them. */
async function review(body: ReviewAsked): Promise<{ id: string }> {
  const { record } = await recordOf(body.record);
  const of = Math.max(1, Math.min(MOST_REVIEWERS, (navigator.hardwareConcurrency ?? 1) - 1, record.moves.length));
  const asked = { task: 'review', record: JSON.stringify(record), asked: body };
  const shares = Array.from({ length: of }, (_, number) => ({ ...asked, share: [number, of] }));
  return study<{ of: number; report: Review }>(record.game, shares, (parts) => ({
    of: parts[0].of,
    report: { decisions: parts.flatMap(({ report }) => report.decisions).sort((one, other) => one.step - other.step) },
  }));
}

const studyOf = ({ path }: Asked): Study => {
  const found = studies.get(path[1]);
  if (!found) throw missing();
  return found;
};

const news: Route = async (asked) => {
  const own = studyOf(asked);
  if (own.news.state === 'running' && own.news.step <= Number(asked.query.get('after') ?? 0)) await own.told;
  return own.news;
};

const stop: Route = (asked) => {
  const own = studyOf(asked);
  if (own.news.state === 'running') for (const one of own.running) one.stop();
  return { done: true };
};

// --- what is asked ---

const ROUTES: Record<string, Route> = {
  'GET me': () => person(),
  'POST guest': () => person(),
  'PATCH me': ({ body }) => become({ ...person(), name: String(body?.name ?? '').trim().slice(0, 24) }),
  'GET games': async () => ({ games: await games(), programs: [] }),
  'GET tables': async ({ query }) => {
    const going = (await store.tables()).map(({ card }) => card).filter(({ state, next }) => state !== 'over' || next);
    return { tables: query.get('mine') ? going.sort((a, b) => b.created - a.created) : [], next: null };
  },
  'POST tables': async ({ body }) => {
    const { id, name } = person();
    const table = await Host.make(body?.game, body, { id, name });
    return { table, links: {}, share: `/t/${table.id}` };
  },
  'GET tables/:': async ({ path }) => {
    const found = await store.table(path[1]);
    if (!found) throw missing();
    return found.card;
  },
  'POST tables/:/leave': async ({ path }) => {
    const found = await store.table(path[1]);
    if (!found) throw missing();
    await store.dropTable(path[1]);
    return found.card;
  },
  'GET records': async ({ query }) => {
    const game = query.get('game');
    const fresh = query.get('handed') === 'no';
    const kept = (await store.records()).filter(({ record, handed }) => (!game || record.game === game) && !(fresh && handed));
    return { records: kept.sort((a, b) => b.finished - a.finished).map(card), next: null };
  },
  'POST records': ({ query, body }) => {
    // What is kept here is handed to the server or to nobody.
    if (query.has('once')) throw offline();
    return brought(body);
  },
  'GET records/:': async ({ path }) => (await recordOf(path[1])).record,
  'DELETE records/:': async ({ path }) => {
    await store.dropRecord(path[1]);
    return { done: true };
  },
  'GET records/:/frames': async ({ path, query }) => {
    const { record } = await recordOf(path[1]);
    return answer(record.game, { ask: 'film', record: JSON.stringify(record), viewer: query.get('viewer'), from: Number(query.get('from') ?? 0) });
  },
  'GET records/:/as/:': async ({ path }) => {
    const { record } = await recordOf(path[1]);
    return answer(record.game, { ask: 'write', format: path[3], record: JSON.stringify(record) });
  },
  'POST show': ({ body }) => answer(body.game, { ask: 'show', place: body }),
  'POST analyses': ({ body }) => study(body.game, [{ task: 'analyse', asked: body }], ([only]) => only),
  'POST reviews': ({ body }) => review(body),
  'GET analyses/:': news,
  'GET reviews/:': news,
  'DELETE analyses/:': stop,
  'DELETE reviews/:': stop,
  'GET puzzles': ({ query }) => answer(query.get('game')!, { ask: 'puzzles', game: query.get('game') }),
  'POST puzzles/:': ({ path, body }) => answer(path[1], { ask: 'solve', id: path[1], move: body?.move }),
};

/** Answers as the server would; what only a server can answer is refused as if it could not be reached. */
export async function ask(method: string, address: string, body: unknown): Promise<unknown> {
  const [place, query] = address.split('?');
  const path = place.split('/').filter(Boolean);
  const pattern = path.map((part, depth) => (depth % 2 === 1 ? ':' : part)).join('/');
  const route = ROUTES[`${method} ${pattern}`];
  // An app that was built without modules has nothing to play with.
  if (!route || !able) throw offline();
  return route({ path, query: new URLSearchParams(query), body });
}

/** A list of the server with what is kept in this browser before it. */
export async function also<T>(path: string, listed: Promise<T[]>, unreached: () => boolean): Promise<T[]> {
  // Whom the server does not know has nothing there, and perhaps something here.
  const theirs = await listed.catch((problem: Refusal) => (problem.status === 401 ? [] : Promise.reject(problem)));
  // Where the server could not be reached, the list is the one of this page already.
  if (unreached()) return theirs;
  const own = (await ask('GET', `${path}?mine=true&handed=no`, undefined).catch(() => ({}))) as Record<string, T[] | null>;
  return [...Object.values(own).flatMap((list) => list ?? []), ...theirs];
}
