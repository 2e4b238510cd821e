// With keys and a screen reader: the focus stays where one plays, and everything that happens is said.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { table, turn } from './browser';
import { keys } from './hands';
import { setting } from './setting';

const here = setting();

const focus = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-hand], [data-move-input], .hand, .ending')?.className ?? 'page');
const decisions = (page: Page) => page.getAttribute('[data-decisions]', 'data-decisions');
const settled = (page: Page, before: string | null) =>
  page.waitForFunction((old) => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') !== old, before, { polling: 30 });

test('a deal by keys: the focus never falls to the page, and tricks and draws are said', async () => {
  const { page, problems, context } = await here.visit();
  const { id } = await table(page, { game: 'briskula', seats: ['me', 'house:level=1'], match: false });
  await page.goto(`/t/${id}`);
  await page.waitForSelector('[data-decisions]', { state: 'attached' });
  const said: string[] = [];
  await page.exposeFunction('said', (words: string) => said.push(words));
  await page.evaluate(() => {
    const region = document.querySelector('[data-decisions]')!;
    new MutationObserver(() => (window as unknown as { said(words: string): void }).said(region.textContent ?? '')).observe(region, { childList: true, characterData: true, subtree: true });
  });
  while ((await turn(page)) === 'mine') {
    const before = await decisions(page);
    await keys(page, page.locator('[data-can="play"]').first());
    await settled(page, before);
    expect(await focus(page)).not.toBe('page');
  }
  await page.waitForFunction(() => document.activeElement?.closest('.ending, .hand'));
  const all = said.join(' ');
  expect(all).toMatch(/You took the trick: \d+ points?/);
  expect(all).toMatch(/House \d+ took the trick|took the trick: \d+/);
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
