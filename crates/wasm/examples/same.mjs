// Reads a task a line, runs it in the module of its game, and writes its answer or refusal with the milliseconds it took.

import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const modules = new Map();

async function load(game) {
  const name = game.replace(/[0-9]+$/, '');
  if (!modules.has(name)) {
    const place = `${process.cwd()}/web/engines/${name}`;
    if (!existsSync(`${place}_bg.wasm`)) throw new Error(`no module for ${game}: tools/wasm ${name}`);
    const module = await import(`${place}.js`);
    module.initSync({ module: readFileSync(`${place}_bg.wasm`) });
    modules.set(name, module);
  }
  return modules.get(name);
}

for await (const line of createInterface({ input: process.stdin })) {
  const module = await load(JSON.parse(line).place.game);
  const begun = performance.now();
  let answer;
  try {
    answer = module.run(line, () => {});
  } catch (problem) {
    if (typeof problem !== 'string') throw problem;
    answer = problem;
  }
  console.log(JSON.stringify({ answer: JSON.parse(answer), ms: performance.now() - begun }));
}
