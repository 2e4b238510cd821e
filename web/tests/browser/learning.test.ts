// Learning and looking: every lesson can be solved, every step of a game can be seen.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, table, turn, visitor } from './browser';
import { mouse, playOut } from './hands';
import { House } from './house';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([House.open(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** What a learner touches, lesson by lesson; nothing where reading is enough. */
const SOLUTIONS: Record<string, string[][]> = {
  yinsh: [['f6'], ['f5', 'f6'], ['f2', 'f6'], ['f7', 'g7', 'f4', 'a2'], ['f3', 'a2'], ['e4', 'e6'], ['f7', 'g7', 'f4', 'a2']],
  gobblet: [['r3', 'b2'], ['r3', 'b2'], ['a3', 'a1'], ['r3', 'c1'], ['c1', 'a1'], ['r4', 'b2'], ['r4', 'c1']],
  briskula: [['C4'], ['C1'], ['D2'], ['B4'], [], ['C1'], []],
};

test.each(Object.keys(SOLUTIONS))('every lesson of %s can be learned', async (game) => {
  const { page, problems, context } = await visitor(browser, house.url);
  await page.goto(`/learn/${game}`);
  for (const [place, touches] of SOLUTIONS[game].entries()) {
    await page.waitForFunction((number) => document.querySelector('aside')?.textContent?.includes(`${number} / `), place + 1);
    for (const name of touches) {
      const target = page.locator(/^r\d/.test(name) ? `[data-reserve="${name[1]}"]` : `[data-point="${name}"], [data-hand="${name}"]`).first();
      await target.waitFor();
      await page.waitForTimeout(120);
      await mouse(page, target);
    }
    await page.waitForSelector('.done', { timeout: 5000 }).catch(() => {
      throw new Error(`lesson ${place + 1} of ${game} is not solved by ${touches.join(' ')}`);
    });
    const next = page.getByRole('button', { name: 'Next' });
    if (await next.count()) await next.click();
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('a wrong answer may be tried again', async () => {
  const { page, context } = await visitor(browser, house.url);
  await page.goto('/learn/gobblet');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.waitForSelector('[data-reserve="3"]');
  await page.waitForTimeout(150);
  await mouse(page, page.locator('[data-reserve="3"]').first());
  await mouse(page, page.locator('[data-point="c3"]'));
  await page.waitForSelector('.wrong');
  await context.close();
});

test('a finished game can be replayed, varied, shared and reviewed', async () => {
  const { page, problems, context } = await visitor(browser, house.url);
  const { id } = await table(page, { game: 'gobblet3', seats: ['me', 'house:level=2'], match: false });
  await page.goto(`/t/${id}`);
  await playOut(page, mouse, 11);
  await page.getByRole('link', { name: 'Review' }).click();
  await page.waitForURL('**/r/*');
  await page.waitForSelector('.steps');
  const at = () => page.textContent('.steps .soft');
  const length = Number((await at())!.split('/')[1]);
  expect(length).toBeGreaterThan(3);
  for (let step = 1; step <= 3; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((text) => document.querySelector('.steps .soft')?.textContent?.startsWith(text), `${step} /`);
  }
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelector('.steps .soft')?.textContent?.startsWith('0 /'));
  // Another move than the one played begins a variation.
  await page.waitForTimeout(200);
  await mouse(page, page.locator('[data-reserve="1"]').first());
  await mouse(page, page.locator('[data-point="b1"]'));
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.waitForFunction((text) => document.querySelector('.steps .soft')?.textContent?.endsWith(text), `/ ${length}`);
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.inputValue('input[readonly]')).toContain('/r/');
  await page.getByRole('button', { name: 'Ask the house' }).click();
  await page.waitForSelector('.tools ol li');
  await page.getByRole('button', { name: 'What did each decision cost?' }).click();
  await page.waitForSelector('.graph', { timeout: 60_000 });
  expect(problems).toEqual([]);
  await context.close();
});

test('a position can be edited and played on', async () => {
  const { page, problems, context } = await visitor(browser, house.url);
  await page.goto('/analyse/gobblet3');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.fill('dialog textarea', 'nonsense');
  await page.getByRole('button', { name: 'Take this' }).click();
  await page.waitForSelector('dialog [role=alert]');
  await page.fill('dialog textarea', 'x2o1./.x3./o2.. x');
  await page.getByRole('button', { name: 'Take this' }).click();
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL('**/t/*');
  expect(await turn(page)).toBe('mine');
  expect(problems.filter((line) => !line.includes('400'))).toEqual([]);
  await context.close();
});

test('a deal is seen through one pair of eyes or all', async () => {
  const { page, context } = await visitor(browser, house.url);
  await page.goto('/analyse/briskula?seed=5');
  await page.waitForSelector('[data-hand]');
  const backs = () => page.locator('.backs svg:not([data-card])').count();
  expect(await backs()).toBe(0);
  await page.selectOption('label:has-text("Seen by") select', '0');
  await page.waitForFunction(() => document.querySelectorAll('.backs svg:not([data-card])').length === 3);
  await context.close();
});

test('the lab plays a match', async () => {
  const { page, problems, context } = await visitor(browser, house.url);
  await page.goto('/lab');
  await page.waitForSelector('select option', { state: 'attached' });
  await page.fill('label:has-text("Games") input', '8');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('table tbody tr', { timeout: 120_000 });
  expect(await page.locator('table tbody tr').count()).toBe(2);
  expect(problems).toEqual([]);
  await context.close();
});
