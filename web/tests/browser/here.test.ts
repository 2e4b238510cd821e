// Without the server: the network is cut, and people play, solve, review, reload and go on. Back online nothing is lost and
// nothing is there twice.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { turn, type Visitor, type Wishes } from './browser';
import { chooser, decide, mouse, playOut } from './hands';
import { setting } from './setting';

const here = setting();
const CARDS = ['gobblet', 'briskula', 'yinsh', 'marias', 'tarok'];
const EASY = Object.fromEntries(CARDS.map((card) => [card, 1]));

beforeAll(() => {
  const engines = join(__dirname, '../../engines');
  const missing = CARDS.filter((name) => !existsSync(join(engines, `${name}_bg.wasm`)));
  if (missing.length > 0) throw new Error(`no modules of ${missing.join(', ')}: build them (tools/wasm), then the app`);
});

/** Somebody who has been here once, so that the app is kept. */
async function known(wishes: Wishes = {}): Promise<Visitor> {
  const visitor = await here.visit({ serviceWorkers: 'allow', settings: { levels: EASY, variants: { yinsh: 'yinsh-blitz' } }, ...wishes });
  const { page } = visitor;
  await page.goto('/');
  await page.waitForSelector('[data-play]:not([disabled])');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return visitor;
}

/** The same, and the network is cut now. */
async function cutOff(wishes: Wishes = {}): Promise<Visitor> {
  const visitor = await known(wishes);
  await visitor.context.setOffline(true);
  return visitor;
}

/** Asks what the moves of a position are worth. */
async function analyse(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Analyse', exact: true });
  await button.click();
  await page.waitForSelector('.tools ol li');
  await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('.tools button.strong')?.disabled);
  return page.locator('.tools ol .number').allTextContents();
}

async function sitDown(page: Page, card: string): Promise<string> {
  await page.goto('/');
  await page.waitForFunction(() => document.querySelector('[role=alert]')?.textContent?.includes('cannot be reached'));
  await page.click(`[data-play="${card}"]:not([disabled])`);
  await page.waitForURL('**/t/here-*');
  return page.url();
}

const decisions = (page: Page) => page.getAttribute('[data-decisions]', 'data-decisions');

test.each(CARDS)('a whole game of %s without the server, reloaded on the way', async (card) => {
  const { page, context, problems } = await cutOff();
  const address = await sitDown(page, card);
  expect(await turn(page)).toBe('mine');
  await decide(page, mouse, chooser(3));
  await turn(page);
  const before = await decisions(page);
  await page.goto(address);
  await turn(page);
  expect(await decisions(page)).toBe(before);
  await playOut(page, mouse, 7);
  await page.waitForSelector('.ending h2');
  // One game, one record, after another reload too.
  await page.goto('/here');
  await page.waitForSelector('a[href^="/r/here-"]');
  await page.reload();
  await page.waitForSelector('a[href^="/r/here-"]');
  expect(await page.locator('a[href^="/r/here-"]').count()).toBe(1);
  expect(problems.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
  await context.close();
});

test('hints, undo, puzzles, analyses and reviews without the server', async () => {
  const { page, context, problems } = await cutOff();
  await sitDown(page, 'gobblet');
  await turn(page);
  await page.keyboard.press('h');
  await page.waitForSelector('.arrow', { state: 'attached' });
  await decide(page, mouse, chooser(5));
  await turn(page);
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') === '0');
  await playOut(page, mouse, 4);
  await page.getByRole('link', { name: 'Review' }).first().click();
  await page.waitForURL('**/r/here-*');
  await page.waitForSelector('.steps');
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.waitForSelector('.tools ol li');
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await page.waitForSelector('.graph', { timeout: 120_000 });
  await page.goto('/learn/gobblet/puzzles');
  await page.waitForSelector('aside h1');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.waitForFunction(() => /\d@\w\d|\w\d-\w\d/.test(document.querySelector('aside')?.textContent ?? ''));
  expect(problems.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
  await context.close();
});

test.each(CARDS)('a puzzle of %s without the server', async (card) => {
  const { page, context, problems } = await cutOff();
  await page.goto(`/learn/${card}/puzzles`);
  await page.waitForSelector('aside h1');
  const before = await page.textContent('aside');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.waitForFunction((old) => document.querySelector('aside')?.textContent !== old, before);
  expect(problems.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
  await context.close();
});

test('analyses are made in the page, and by the server for those who cannot', async () => {
  const { page, context, problems } = await here.visit();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/analyses')) asked.push(request.method());
  });
  await analyse(page, '/analyse/gobblet4');
  expect(asked).toEqual([]);
  await context.route('**/*_bg*.wasm', (route) => route.abort());
  await analyse(page, '/analyse/gobblet4');
  expect(asked).toContain('POST');
  expect(problems.filter((text) => !/ERR_FAILED/.test(text))).toEqual([]);
  await context.close();
});

test('a search is stopped by ending its worker', async () => {
  const { page, context } = await here.visit();
  await page.goto('/analyse/gobblet4');
  await page.getByLabel('Time to think').selectOption('10000');
  const hired = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  const worker = await hired;
  await page.waitForSelector('.tools ol li');
  const ended = new Promise<number>((resolve) => worker.once('close', () => resolve(performance.now())));
  const before = page.workers().length;
  const asked = performance.now();
  // Whoever goes elsewhere in the app wants no answer any more.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')!.click());
  console.log(`a search ended ${((await ended) - asked).toFixed(0)} ms after it was stopped`);
  expect(page.workers().length).toBeLessThan(before);
  await context.close();
});

test('a search that is told to stop comes to its end by itself', async () => {
  const { page, context } = await here.visit();
  // Nobody ends the worker: how long does it go on thinking?
  await page.addInitScript(() => {
    const told = globalThis as unknown as { asked?: number; ended?: number };
    const store = Atomics.store.bind(Atomics) as (...given: [Int32Array, number, number]) => number;
    Atomics.store = ((...given: [Int32Array, number, number]) => {
      told.asked = performance.now();
      return store(...given);
    }) as typeof Atomics.store;
    Worker.prototype.terminate = function (this: Worker) {
      this.addEventListener('message', ({ data }: MessageEvent<{ answer?: string }>) => {
        if (data.answer !== undefined) told.ended ??= performance.now();
      });
    };
  });
  for (const game of ['gobblet4', 'yinsh']) {
    await page.goto(`/analyse/${game}`);
    await page.getByLabel('Time to think').selectOption('10000');
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await page.waitForSelector('.tools ol li');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')!.click());
    const took = await page.waitForFunction(() => {
      const { asked, ended } = globalThis as unknown as { asked?: number; ended?: number };
      return asked !== undefined && ended !== undefined ? ended - asked : false;
    }, null, { timeout: 5000 });
    console.log(`${game}: the search came to its end ${Number(await took.jsonValue()).toFixed(1)} ms after it was told to`);
  }
  await context.close();
});

test('the solved game is fetched block by block, and what was fetched is there without the server', async () => {
  const { page, context, problems } = await known();
  const fetched: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('.part')) fetched.push(request.url());
  });
  // Far from the book: without the table nobody says what every move of it is exactly worth.
  const address = `/analyse/gobblet3?moves=${encodeURIComponent('3@a1;3@c3;2@b1;2@a3')}`;
  const online = await analyse(page, address);
  expect(online.length).toBeGreaterThan(3);
  expect(online.filter((worth) => !/^(wins in|loses in|draw)/i.test(worth.trim()))).toEqual([]);
  expect(fetched.length).toBeGreaterThan(1);
  expect(fetched.length).toBeLessThan(60);
  await context.setOffline(true);
  expect(await analyse(page, address)).toEqual(online);
  expect(problems.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
  await context.close();
});

test('back online nothing is lost or doubled, and records are handed over once', async () => {
  const { page, context } = await cutOff();
  await sitDown(page, 'gobblet');
  await playOut(page, mouse, 7);
  const going = await sitDown(page, 'gobblet');
  await turn(page);
  await decide(page, mouse, chooser(3));
  await turn(page);
  const before = await decisions(page);

  await context.setOffline(false);
  await page.goto('/');
  await page.waitForFunction(() => !document.querySelector('[role=alert]'));
  // What is kept here stands beside what the server has, and goes on.
  await page.waitForSelector('a[href^="/t/here-"]');
  await page.waitForSelector('a[href^="/r/here-"]');
  await page.goto(going);
  await turn(page);
  expect(await decisions(page)).toBe(before);
  await playOut(page, mouse, 9);

  await page.goto('/here');
  await page.click('[data-hand]');
  await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent?.includes('2 games'));
  const atServer = () => page.evaluate(async () => ((await (await fetch('/api/v1/records?mine=true')).json()) as { records: unknown[] }).records.length);
  expect(await atServer()).toBe(2);
  // There is nothing left to hand over, and the list of the lobby shows each game once.
  expect(await page.locator('[data-hand]').count()).toBe(0);
  await page.goto('/');
  await page.waitForSelector('a[href^="/r/"]');
  expect(await page.locator('a[href^="/r/"]').count()).toBe(2);
  expect(await page.locator('a[href^="/r/here-"]').count()).toBe(0);
  await context.close();
});
