// Nothing at a table lies over anything else, and nothing has to be scrolled to.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults, WINDOWS } from './boxes';
import { table, turn } from './browser';
import { chooser, decide, mouse } from './hands';
import { setting } from './setting';

const here = setting();

const TABLES: [string, Record<string, string>, number][] = [
  ['two', {}, 2],
  ['dupla', { variant: 'dupla' }, 2],
  ['three', { variant: '3' }, 3],
  ['four', { variant: '4' }, 4],
];

/** Every window, with the same table in it. */
async function measured(page: Page, when: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, size] of WINDOWS) {
    await page.setViewportSize(size);
    // Cards take their size from the room there is: two frames later they have it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    found.push(...(await faults(page)).map((fault) => `${when}, ${name}: ${fault}`));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

test.each(TABLES)('a card table of %s: clocks, match, trick, hint, question, talk', async (_name, options, seats) => {
  const { page, problems, context } = await here.visit({ settings: { motion: 'off', pace: 'tap' } });
  const engines = Array<string>(seats - 1).fill('house:level=1');
  const { id } = await table(page, { game: 'briskula', options: { match: '4', ...options }, seats: ['me', ...engines], clock: { total_ms: 3_600_000, increment_ms: 0 }, chat: true });
  await page.goto(`/t/${id}`);
  const pick = chooser(3);
  await turn(page);
  const found = await measured(page, 'the first card');
  await decide(page, mouse, pick);
  // What others did stays until somebody touches the table: the button for that lies over nothing.
  await page.waitForSelector('.go-on');
  found.push(...(await measured(page, 'going on')));
  while ((await page.locator('[data-can]').count()) === 0) {
    if (await page.locator('.go-on').count()) await page.keyboard.press('n');
    await page.waitForSelector('.go-on, [data-can]', { state: 'attached' });
  }
  await page.keyboard.press('h');
  await page.waitForSelector('.best');
  found.push(...(await measured(page, 'with a hint')));
  expect(found).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('the board of a phone stays as large when rows are to be chosen, and turn and clocks stay in view', async () => {
  const { page, problems, context } = await here.visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { id } = await table(page, { game: 'yinsh', seats: ['me', 'house:level=1'], clock: { total_ms: 3_600_000, increment_ms: 0 }, chat: false });
  await page.goto(`/t/${id}`);
  await turn(page);
  const board = () => page.locator('.board svg[role=group]').boundingBox();
  const before = await board();
  // Six rows to choose from, as the house could offer them.
  await page.evaluate(() => {
    const prompt = document.querySelector('.prompt')!;
    for (let row = 0; row < 6; row += 1) {
      const button = document.createElement('button');
      button.className = 'button small';
      button.textContent = 'a1-a5';
      prompt.append(button);
    }
  });
  expect(await board()).toEqual(before);
  await page.keyboard.press('h');
  await page.waitForSelector('.hint ol li');
  for (const clock of await page.locator('.players [role=timer]').all()) {
    const box = (await clock.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(740);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('every page can be reached from the bar at 200 %', async () => {
  const { page, context } = await here.visit({ viewport: { width: 640, height: 400 } });
  for (const [path, language] of [['/', 'en'], ['/', 'sk'], ['/watch', 'hr']]) {
    await page.goto(path);
    await page.evaluate((code) => localStorage.setItem('kavarna.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('kavarna.settings')!), language: code })), language);
    await page.reload();
    await page.waitForSelector('nav a');
    const cut = await page.$$eval('header a, header button', (all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0).filter(({ x, right }) => x < 0 || right > innerWidth).length,
    );
    expect(cut, `${path} ${language}`).toBe(0);
    const over = await page.$$eval('nav a', (all) => {
      const tools = document.querySelector('.tools')!.getBoundingClientRect();
      return all.filter((one) => one.getBoundingClientRect().right > tools.x && one.getBoundingClientRect().bottom > tools.y && one.getBoundingClientRect().y < tools.bottom).length;
    });
    expect(over, `${path} ${language}`).toBe(0);
  }
  await context.close();
});
