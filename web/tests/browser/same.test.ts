// The modules of a page decide as the binary does: every player of every game, the same seed, the same limits in nodes and
// iterations, the same move after as many nodes. KAVARNA_SCALE=20 makes the limits larger, for the figures of BENCHMARKS.md.

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { GameInfo, HouseEvent, Shown } from '../../src/lib/protocol';
import { binary } from './house';

const engines = join(__dirname, '../../engines');
const scale = Number(process.env.KAVARNA_SCALE ?? 1);
const MODULES = existsSync(engines) ? readdirSync(engines).flatMap((name) => /^(\w+)_bg\.wasm$/.exec(name)?.[1] ?? []) : [];
const SEED = 11;

interface Module {
  initSync(options: { module: Buffer }): void;
  answer(request: string): string;
  run(task: string, told: () => void): string;
}

interface Decision {
  move: string;
  nodes: number;
  iterations: number;
}

type Place = { game: string; start: { seed: number } | null; moves: string[] };

async function load(name: string): Promise<Module> {
  const module = (await import(/* @vite-ignore */ join(engines, `${name}.js`))) as Module;
  module.initSync({ module: readFileSync(join(engines, `${name}_bg.wasm`)) });
  return module;
}

const show = (module: Module, place: Place, viewer: string | number) =>
  JSON.parse(module.answer(JSON.stringify({ ask: 'show', place: { ...place, viewer } }))) as Shown;

/** The beginning of a game, and two positions on a line that goes astray. */
function places(module: Module, { name, hidden }: GameInfo): Place[] {
  return [0, 9, 22].map((plies, number) => {
    const place: Place = { game: name, start: hidden ? { seed: number + 3 } : null, moves: [] };
    for (let ply = 0; ply < plies; ply += 1) {
      const { legal } = show(module, place, 'all');
      const next = { ...place, moves: [...place.moves, legal[(ply * 7 + 3) % legal.length]] };
      if (show(module, next, 'all').over) break;
      place.moves = next.moves;
    }
    return place;
  });
}

/** What the binary decides at each place, and how long it thought; null where it does not take the seat. */
async function native(module: Module, { name, seats }: GameInfo, spec: string, all: Place[]): Promise<{ decided: (Decision | null)[]; ms: number }> {
  // Without the tables that this machine may have: a module here has none either.
  const env = { ...process.env, KAVARNA_TABLES: join(engines, 'none') };
  const child = spawn(binary(), ['agent', name, spec], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.on('error', () => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const say = (what: unknown) => child.stdin.write(`${JSON.stringify(what)}\n`);
  const decided: (Decision | null)[] = [];
  let ms = 0;
  for (const [number, place] of all.entries()) {
    const seat = show(module, place, 'all').turn!;
    const { history, legal, view } = show(module, place, seat);
    say({ kavarna: 1, type: 'new', game: name, options: {}, seat, seats: seats[0], seed: SEED });
    for (const event of history as HouseEvent[]) say(event);
    const begun = performance.now();
    say({ type: 'turn', legal, view, limit: {} });
    const { value, done } = await lines.next();
    // The first decision waits for the program to start.
    if (number > 0) ms += performance.now() - begun;
    if (done) decided.push(null);
    else {
      const { move, info } = JSON.parse(value) as { move: string; info: Omit<Decision, 'move'> };
      decided.push({ move, nodes: info.nodes, iterations: info.iterations });
    }
  }
  child.stdin.end();
  return { decided, ms };
}

function inModule(module: Module, spec: string, all: Place[]): { decided: (Decision | null)[]; ms: number } {
  let begun = performance.now();
  const decided = all.map((place, number) => {
    if (number === 1) begun = performance.now();
    try {
      return JSON.parse(module.run(JSON.stringify({ task: 'decide', place, spec, seed: SEED }), () => {})) as Decision;
    } catch (problem) {
      // A refusal is thrown as a text; anything else is a panic.
      if (typeof problem !== 'string') throw problem;
      return null;
    }
  });
  return { decided, ms: performance.now() - begun };
}

test('there is a module for every game', () => {
  expect(MODULES.sort()).toEqual(['briskula', 'gobblet', 'marias', 'tarok', 'yinsh']);
});

test.each(MODULES)('%s decides in a module as in the binary', async (name) => {
  const module = await load(name);
  const size = brotliCompressSync(readFileSync(join(engines, `${name}_bg.wasm`))).length;
  console.log(`${name}: module of ${(size / 1000).toFixed(0)} kB brotli`);
  for (const game of JSON.parse(module.answer('{"ask":"games"}')) as GameInfo[]) {
    const all = places(module, game);
    let [here, there, count] = [0, 0, 0];
    for (const player of game.players) {
      const spec = `${player.name}:nodes=${2_000 * scale},iterations=${60 * scale}`;
      const theirs = await native(module, game, spec, all);
      const own = inModule(module, spec, all);
      expect(own.decided, `${game.name} ${spec}`).toEqual(theirs.decided);
      count += own.decided.filter((decision) => decision !== null).length;
      if (player.name === 'house') expect(own.decided).not.toContain(null);
      here += own.ms;
      there += theirs.ms;
    }
    console.log(`${game.name}: ${count} decisions of ${game.players.length} players alike; binary ${there.toFixed(0)} ms, module ${here.toFixed(0)} ms, ${(here / there).toFixed(2)} times`);
  }
});
