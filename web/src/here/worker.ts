// The worker that holds a module of the house in a page. It is told once which module, then does what it is asked, one thing
// after the other.

import { fetchPart } from './parts';

interface Room {
  enter(at: number): string;
  free(): void;
}

interface Module {
  initSync(options: { module: WebAssembly.Module }): unknown;
  answer(request: string): string;
  run(task: string, told: (news: string) => void): string;
  fetch_parts_with(fetch: typeof fetchPart): void;
  stop_when(stopped: () => boolean): void;
  PageRoom: {
    make(asked: string, person: string, at: number): Room;
    open(log: string, person: string, at: number): Room;
  };
}

/** What a worker is told first; `stopped` is shared with the page, where the browser allows that. */
type Begin = { module: string; compiled: WebAssembly.Module; stopped: Int32Array | null };
type Call = { id: number; name: string; args: unknown[] };

const glue = import.meta.glob<Module>('../../engines/*.js');
const rooms = new Map<string, Room>();
let ready: Promise<Module> | null = null;

async function load({ module, compiled, stopped }: Begin): Promise<Module> {
  const loaded = await glue[`../../engines/${module}.js`]();
  loaded.initSync({ module: compiled });
  loaded.fetch_parts_with(fetchPart);
  if (stopped) loaded.stop_when(() => Atomics.load(stopped, 0) !== 0);
  return loaded;
}

function seat(room: Room, at: number): string {
  const first = room.enter(at);
  const { card } = JSON.parse(first) as { card: { id: string } };
  rooms.get(card.id)?.free();
  rooms.set(card.id, room);
  return first;
}

function carryOut(module: Module, { id, name, args }: Call): string {
  if (name === 'answer') return module.answer(args[0] as string);
  if (name === 'run') return module.run(args[0] as string, (news) => postMessage({ id, news }));
  if (name === 'make' || name === 'open') {
    const [text, person, at] = args as [string, string, number];
    return seat(module.PageRoom[name](text, person, at), at);
  }
  const [table, ...rest] = args as [string, ...unknown[]];
  const room = rooms.get(table);
  if (!room) throw new Error('the table is not open');
  return (room as unknown as Record<string, (...given: unknown[]) => string>)[name](...rest);
}

self.onmessage = async ({ data }: MessageEvent<Begin | Call>) => {
  if ('module' in data) {
    ready = load(data);
    return;
  }
  try {
    postMessage({ id: data.id, answer: carryOut(await ready!, data) });
  } catch (problem) {
    // A refusal is thrown as a text; anything else is a module that has panicked, or was never there.
    if (typeof problem === 'string') postMessage({ id: data.id, refused: problem });
    else postMessage({ id: data.id, broken: String(problem) });
  }
};
