// After a game: the dearest decisions first, tried again where they were made, and why in words; in every game and language.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { table, turn } from './browser';
import { binary } from './house';
import { chooser, decide, mouse } from './hands';
import { setting } from './setting';

const here = setting();
const folder = mkdtempSync(join(tmpdir(), 'kavarna-mistakes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A game that was played without any thought: there is something to learn from it. */
function played(game: string, seats: number, seed: number): unknown {
  const path = join(folder, `${game}.jsonl`);
  execFileSync(binary(), ['match', game, ...Array(seats).fill(['--seat', 'random']).flat(), '--games', '1', '--seed', `${seed}`, '--json', path, '--quiet']);
  return JSON.parse(readFileSync(path, 'utf8').split('\n')[0]);
}

/** Brings a record along and opens what can be learned from it. */
async function learn(page: Page, record: unknown): Promise<void> {
  await page.goto('/');
  const id = await page.evaluate(async (body) => {
    const ask = (path: string, sent: unknown) =>
      fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }).then((answer) => answer.json());
    await ask('/guest', { name: 'Ana' });
    return ((await ask('/records', body)) as { id: string }).id;
  }, record);
  await page.goto(`/mistakes/${id}?seat=0`);
  // Every decision of the seat is thought about, one after another.
  await page.waitForSelector('[data-verdict]', { state: 'attached', timeout: 240_000 });
}

test.each([
  ['briskula', 2, 1, 'en', /You played: .+ of (cups|batons|swords|coins)/],
  ['yinsh', 2, 1, 'sl', /Tvoja poteza: /],
  // A win at once is left out: that is seen however little time there is to think.
  ['gobblet3', 2, 9, 'hr', /Tvoj potez: /],
  ['tarok', 3, 1, 'cs', /Tvůj tah: /],
  ['marias', 3, 1, 'sk', /Tvoj ťah: /],
])('mistakes of %s are shown with the answer and the reasons in words', async (game, seats, seed, language, title) => {
  const { page, problems, context } = await here.visit({ locale: language, settings: { language } });
  await learn(page, played(game, seats, seed));
  expect(await page.textContent('aside h1')).toMatch(title);
  // The dearest first.
  const cost = async () => Number((await page.textContent('aside > p.soft'))!.match(/: ([\d\s.,]+?)\s*(%|bodu|točke|boda|$)|cost ([\d,.]+)/)!.slice(1).find((one) => one && /\d/.test(one))!.replace(/\s/g, '').replace(',', '.'));
  const costs = [await cost()];
  await page.locator('aside .row button').filter({ hasText: /answer|rešitev|riešenie|řešení|rješenje/ }).click();
  await page.waitForSelector('[data-verdict="told"] li');
  const why = await page.locator('[data-verdict] li').allTextContents();
  expect(why.length).toBeGreaterThan(0);
  // Cards and pieces have names there, no codes.
  if (game !== 'yinsh' && game !== 'gobblet3') expect(why.join(' ')).not.toMatch(/\b[CBSDHLAT]\d+\b/);
  // What the answer is worth stands beside it, as it was reviewed.
  if (game === 'briskula') expect(await page.textContent('[data-box="note"]')).toMatch(/\d %/);
  // Nothing is said by the name of its message.
  expect(await page.textContent('aside')).not.toMatch(/mistake-|why-|mistakes/);
  const next = page.locator('aside .row button.strong');
  for (let more = 0; more < 2 && (await next.count()); more += 1) {
    await next.click();
    await page.waitForSelector('[data-verdict=""]', { state: 'attached' });
    costs.push(await cost());
    await page.locator('aside .row button').filter({ hasText: /answer|rešitev|riešenie|řešení|rješenje/ }).click();
    await page.waitForSelector('[data-verdict="told"] li');
  }
  expect(costs).toEqual([...costs].sort((one, other) => other - one));
  expect(problems).toEqual([]);
  await context.close();
});

test('from the result panel it is one click, and a better move is found in place', async () => {
  const { page, problems, context } = await here.visit();
  // Seat 0 wins with c1 and does not see it: then the other side does.
  const { id } = await table(page, { game: 'gobblet3', seats: ['me', 'random'], hints: true, start: { moves: ['3@a1', '1@a3', '3@b1', '1@b3'] } });
  await page.goto(`/t/${id}`);
  const pick = chooser(7);
  let first = true;
  while ((await turn(page)) === 'mine') {
    if (first) {
      // Far away from the line that would win.
      await mouse(page, page.locator('[data-reserve][data-can="lift"]').first());
      await mouse(page, page.locator('[data-point="c2"][data-can="land"]'));
      await page.waitForFunction(() => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') !== '4');
      first = false;
    } else await decide(page, mouse, pick);
  }
  await page.locator('.ending [data-mistakes]').click();
  await page.waitForURL('**/mistakes/**');
  await page.waitForSelector('[data-verdict]', { state: 'attached' });
  expect(await page.textContent('aside')).toMatch(/Accuracy \d+ %/);
  await page.waitForSelector('[data-can="lift"]', { state: 'attached' });
  await page.getByRole('button', { name: 'Show the answer' }).click();
  const best = (await page.textContent('[data-verdict="told"] p'))!;
  expect(best).toContain('Best was:');
  // The same in place: the first try is good now.
  const put = /size (\d) from the reserve to (\w\d)/.exec(best);
  const move = /(\w\d) to (\w\d)/.exec(best);
  await mouse(page, page.locator(put ? `[data-reserve="${put[1]}"][data-can="lift"]` : `[data-point="${move![1]}"][data-can="lift"]`).first());
  await mouse(page, page.locator(`[data-point="${put ? put[2] : move![2]}"][data-can="land"]`));
  await page.waitForSelector('[data-verdict="best"]');
  expect(await page.textContent('[data-verdict]')).toContain('Yes!');
  expect(problems).toEqual([]);
  await context.close();
});
