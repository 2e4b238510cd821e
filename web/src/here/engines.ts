// The modules of the house in a page: which there are, and the workers that run them. They are there when the app was built
// with them (`tools/wasm`), and fetched when something is first asked of their game.

import type { GameInfo } from '../lib/protocol';
import { Refusal } from '../lib/refused';

const addresses = import.meta.glob<string>('../../engines/*_bg.wasm', { query: '?url', import: 'default', eager: true });
const facts = import.meta.glob<string>('../../engines/*.json', { query: '?url', import: 'default', eager: true });

const named = (path: string) => /([a-z0-9]+)(?:_bg\.wasm|\.json)$/.exec(path)![1];

/** The names of the modules: a module is a crate of rules, and may hold several games. */
const MODULES = Object.keys(addresses).map(named);

/** Whether this app was built with any. */
export const able = MODULES.length > 0;

/** The module of a game: `gobblet` of `gobblet3`. */
function moduleOf(game: string): string {
  const found = MODULES.find((name) => game.startsWith(name));
  if (!found) throw new Refusal(404, 'not-found', `there is no module for ${game}`);
  return found;
}

/** What can be played in this page. */
export async function games(): Promise<GameInfo[]> {
  const read = async (address: string) => (await (await fetch(address)).json()) as GameInfo[];
  return (await Promise.all(Object.values(facts).map(read))).flat();
}

/** Whether a player of a game can think in this page: its module is there, runs in this browser and knows the player. */
export async function thinks(game: string, spec: string): Promise<boolean> {
  try {
    const module = moduleOf(game);
    const facts = (await games()).find(({ name }) => name === game);
    const known = facts?.players.some(({ name }) => name === spec.split(':')[0]);
    return Boolean(known && (await compile(module)));
  } catch {
    return false;
  }
}

const compiled = new Map<string, Promise<WebAssembly.Module>>();

function compile(module: string): Promise<WebAssembly.Module> {
  let made = compiled.get(module);
  if (!made) {
    made = fetch(addresses[`../../engines/${module}_bg.wasm`])
      .then(async (answer) => {
        if (!answer.ok) throw new Error(answer.statusText);
        return WebAssembly.compile(await answer.arrayBuffer());
      })
      .catch(() => {
        compiled.delete(module);
        throw new Refusal(0, 'offline', 'offline');
      });
    compiled.set(module, made);
  }
  return made;
}

interface Waiting {
  resolve(answer: string): void;
  reject(problem: Refusal): void;
  told?: (news: string) => void;
}

/** One worker with one module. */
export class Mind {
  private worker: Worker | null = null;
  private stopped: Int32Array | null = null;
  private waiting = new Map<number, Waiting>();
  private count = 0;
  /** Calls that are not answered, also those that still wait for the module. */
  private open = 0;
  /** How often it was stopped. */
  private stops = 0;

  constructor(private readonly module: string) {}

  get idle(): boolean {
    return this.open === 0;
  }

  async call(name: string, args: unknown[], told?: (news: string) => void): Promise<string> {
    this.open += 1;
    const { stops } = this;
    try {
      const compiled = await compile(this.module);
      if (stops !== this.stops) throw new Refusal(0, 'stopped', 'stopped');
      const id = ++this.count;
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, { resolve, reject, told });
        this.start(compiled).postMessage({ id, name, args });
      });
    } finally {
      this.open -= 1;
    }
  }

  /** Ends whatever it does, at once. It begins anew when it is asked again. */
  stop(): void {
    this.stops += 1;
    // A browser gives a worker that is ended two seconds to come to rest; told to, it does so at once.
    if (this.stopped) Atomics.store(this.stopped, 0, 1);
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Refusal(0, 'stopped', 'stopped'));
    this.waiting.clear();
  }

  private start(compiled: WebAssembly.Module): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.stopped = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
    worker.postMessage({ module: this.module, compiled, stopped: this.stopped });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; news?: string; answer?: string; refused?: string; broken?: string }>) => {
      const waiting = this.waiting.get(data.id);
      if (!waiting) return;
      if (data.news !== undefined) return waiting.told?.(data.news);
      this.waiting.delete(data.id);
      if (data.answer !== undefined) return waiting.resolve(data.answer);
      if (data.refused !== undefined) {
        const { code, message } = JSON.parse(data.refused) as { code: string; message: string };
        return waiting.reject(new Refusal(400, code, message));
      }
      // A module that has panicked is not to be trusted again.
      waiting.reject(new Refusal(500, 'failed', data.broken ?? 'failed'));
      this.stop();
    };
    worker.onerror = () => this.stop();
    this.worker = worker;
    return worker;
  }
}

const desks = new Map<string, Mind>();
const minds = new Map<string, Mind[]>();

/** The worker that runs the tables of a game and answers what is answered at once. */
export function desk(game: string): Mind {
  const module = moduleOf(game);
  let found = desks.get(module);
  if (!found) desks.set(module, (found = new Mind(module)));
  return found;
}

/** A task in a worker of its own, which can be stopped at any moment; one that is over is left alone. */
export interface Running<T> {
  answer: Promise<T>;
  stop(): void;
}

export function think<T>(game: string, task: Record<string, unknown>, told?: (news: unknown) => void): Running<T> {
  const module = moduleOf(game);
  const all = minds.get(module) ?? [];
  minds.set(module, all);
  let mind = all.find(({ idle }) => idle);
  if (!mind) all.push((mind = new Mind(module)));
  const chosen = mind;
  const said = chosen.call('run', [JSON.stringify(task)], told && ((news) => told(JSON.parse(news))));
  let over = false;
  const answer = said.then((text) => JSON.parse(text) as T).finally(() => (over = true));
  // By then its worker may do something else.
  return {
    answer,
    stop() {
      if (!over) chosen.stop();
    },
  };
}

/** What is answered at once. */
export async function answer<T>(game: string, request: Record<string, unknown>): Promise<T> {
  return JSON.parse(await desk(game).call('answer', [JSON.stringify(request)])) as T;
}
