// With keys and a screen reader: the focus stays where one plays, and everything that happens is said.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { table, turn, type Visitor } from './browser';
import { chooser, decide, keys } from './hands';
import { setting } from './setting';

const here = setting();

const focus = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-hand], [data-move-input], .hand, .ending')?.className ?? 'page');
const decisions = (page: Page) => page.getAttribute('[data-decisions]', 'data-decisions');
const settled = (page: Page, before: string | null) =>
  page.waitForFunction((old) => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') !== old, before, { polling: 30 });

/** Hears what a screen reader would say. */
async function listen(page: Page, said: string[]): Promise<void> {
  await page.exposeFunction('said', (words: string) => said.push(words));
  await page.evaluate(() => {
    const region = document.querySelector('[data-decisions]')!;
    new MutationObserver(() => (window as unknown as { said(words: string): void }).said(region.textContent ?? '')).observe(region, { childList: true, characterData: true, subtree: true });
  });
}

/** Where the focus is: never the page itself. */
const lost = (page: Page) => page.evaluate(() => document.activeElement === document.body || document.activeElement === null);

/** A whole deal with keys; after every decision the focus must still be at the table. */
async function byKeys({ page }: Visitor, seed: number): Promise<string[]> {
  const falls: string[] = [];
  const pick = chooser(seed);
  while ((await turn(page)) === 'mine') {
    const asked = await page.evaluate(() => document.querySelector('.middle')?.textContent?.slice(0, 30) ?? '');
    await decide(page, keys, pick);
    await turn(page);
    if (await lost(page)) falls.push(asked);
  }
  return falls;
}

test.each([
  ['marias', 3, 7],
  ['tarok', 8, 21],
] as const)('%s by keys: deal after deal, and the focus never falls to the page', async (game, seed, choice) => {
  const someone = await here.visit();
  const { page, problems, context } = someone;
  const { id } = await table(page, { game, seats: ['me', 'house:level=1', 'house:level=2'], start: { seed }, match: true, chat: false });
  await page.goto(`/t/${id}`);
  await page.waitForSelector('[data-decisions]', { state: 'attached' });
  const said: string[] = [];
  await listen(page, said);
  expect(await byKeys(someone, choice)).toEqual([]);
  // Whoever takes a trick is named with what it counts. Only the first deal is chosen: one may take none in two, as in a beggar.
  const named = () => [/(Pepi|Mila) took the trick: \d+ points?/, /You took the trick: \d+ points?/].every((words) => words.test(said.join(' ')));
  for (let deal = 1; deal < 2 || (deal < 6 && !named()); deal += 1) {
    await page.waitForSelector('.ending');
    await keys(page, page.getByRole('button', { name: 'Next deal' }));
    await page.waitForSelector('.ending', { state: 'detached' });
    await turn(page);
    expect(await lost(page), 'after Next deal').toBe(false);
    expect(await byKeys(someone, choice + 2 * deal)).toEqual([]);
  }
  expect(named(), said.join(' ')).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

test('by keys with a touch after every move: going on keeps the focus on its button', async () => {
  const { page, problems, context } = await here.visit({ settings: { pace: 'tap', motion: 'off' } });
  const { id } = await table(page, { game: 'briskula', seats: ['me', 'house:level=1'], match: false });
  await page.goto(`/t/${id}`);
  await turn(page);
  await decide(page, keys, chooser(3));
  await page.waitForSelector('.go-on');
  await page.focus('.go-on');
  for (let press = 0; press < 6 && (await page.locator('.go-on').count()) > 0; press += 1) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
    expect(await page.evaluate(() => document.activeElement?.closest('.actions') !== null)).toBe(true);
  }
  await turn(page);
  expect(await lost(page)).toBe(false);
  expect(problems).toEqual([]);
  await context.close();
});

test('a move that was taken back is said as that, and not told again', async () => {
  const { page, context } = await here.visit();
  const { id } = await table(page, { game: 'gobblet3', seats: ['me', 'house:level=1'], match: false });
  await page.goto(`/t/${id}`);
  const pick = chooser(4);
  for (let made = 0; made < 2; made += 1) {
    await turn(page);
    await decide(page, keys, pick);
  }
  await turn(page);
  const said: string[] = [];
  await listen(page, said);
  const before = await decisions(page);
  await page.keyboard.press('u');
  await settled(page, before);
  await turn(page);
  expect(said.join(' ')).toMatch(/^a move was taken back\. your move/);
  await context.close();
});

test('a deal by keys: the focus never falls to the page, and tricks and draws are said', async () => {
  const { page, problems, context } = await here.visit();
  const { id } = await table(page, { game: 'briskula', seats: ['me', 'house:level=1'], match: false });
  await page.goto(`/t/${id}`);
  await page.waitForSelector('[data-decisions]', { state: 'attached' });
  const said: string[] = [];
  await listen(page, said);
  while ((await turn(page)) === 'mine') {
    const before = await decisions(page);
    await keys(page, page.locator('[data-can="play"]').first());
    await settled(page, before);
    expect(await focus(page)).not.toBe('page');
  }
  await page.waitForFunction(() => document.activeElement?.closest('.ending, .hand'));
  const all = said.join(' ');
  expect(all).toMatch(/You took the trick: \d+ points?/);
  expect(all, 'a regular is named, with the points').toMatch(/Pepi took the trick: \d+ points?/);
  expect(all).toMatch(/You drew: \w+ of \w+/);
  expect(problems).toEqual([]);
  await context.close();
});

test('in words the line to type keeps the focus, also when a move is chosen from the list', async () => {
  const { page, problems, context } = await here.visit({ settings: { text: true } });
  const { id } = await table(page, { game: 'briskula', seats: ['me', 'house:level=1'], match: false });
  await page.goto(`/t/${id}`);
  for (let step = 0; step < 6; step += 1) {
    await turn(page);
    const before = await decisions(page);
    const move = page.locator('[data-move]').first();
    if (step % 2 === 0) {
      await page.fill('[data-move-input]', (await move.getAttribute('data-move'))!);
      await page.keyboard.press('Enter');
    } else {
      await move.focus();
      await page.keyboard.press('Enter');
    }
    await settled(page, before);
    expect(await page.evaluate(() => document.activeElement?.matches('[data-move-input]'))).toBe(true);
  }
  expect(problems).toEqual([]);
  await context.close();
});
