// Learning and looking: every lesson can be solved, every step of a game can be seen.

import { expect, test } from 'vitest';
import { table, turn } from './browser';
import { touch } from './hands';
import { setting } from './setting';

const here = setting();

/** What a learner touches, lesson by lesson; nothing where reading is enough. */
const SOLUTIONS: Record<string, string[][]> = {
  yinsh: [['f6'], ['f5', 'f6'], ['f2', 'f6'], ['f7', 'g7', 'f4', 'a2'], ['f3', 'a2'], ['e4', 'e6'], ['f7', 'g7', 'f4', 'a2']],
  gobblet: [['r3', 'b2'], ['r3', 'b2'], ['a3', 'a1'], ['r3', 'c1'], ['c1', 'a1'], ['r4', 'b2'], ['r4', 'c1']],
  briskula: [['C4'], ['C1'], ['D2'], ['B4'], [], ['C1'], []],
};

test.each(Object.keys(SOLUTIONS))('every lesson of %s can be learned', async (game) => {
  const { page, problems, context } = await here.visit();
  await page.goto(`/learn/${game}`);
  for (const [place, touches] of SOLUTIONS[game].entries()) {
    await page.waitForFunction((number) => document.querySelector('aside')?.textContent?.includes(`${number} / `), place + 1);
    for (const name of touches) {
      const spot = /^r\d/.test(name) ? `[data-reserve="${name[1]}"]` : `:is([data-point="${name}"], [data-hand="${name}"])`;
      await touch(page, spot);
    }
    await page.waitForSelector('.done').catch(() => {
      throw new Error(`lesson ${place + 1} of ${game} is not solved by ${touches.join(' ')}`);
    });
    const next = page.getByRole('button', { name: 'Next' });
    if (await next.count()) await next.click();
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('a wrong answer may be tried again', async () => {
  const { page, context } = await here.visit();
  await page.goto('/learn/gobblet');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.waitForFunction(() => document.querySelector('aside')?.textContent?.includes('2 / '));
  await touch(page, '[data-reserve="3"]');
  await touch(page, '[data-point="c3"]');
  await page.waitForSelector('.wrong');
  await context.close();
});

test('a finished game can be replayed, varied, shared and reviewed', async () => {
  const { page, problems, context } = await here.visit();
  // One move before its end, so that nothing depends on what the house would have played.
  const moves = ['3@a1', '1@a3', '3@b1', '1@b3'];
  const { id } = await table(page, { game: 'gobblet3', seats: ['me', 'house:level=2'], match: false, start: { moves } });
  await page.goto(`/t/${id}`);
  await touch(page, '[data-reserve="2"]');
  await touch(page, '[data-point="c1"]');
  await page.getByRole('link', { name: 'Review' }).click();
  await page.waitForURL('**/r/*');
  await page.waitForSelector('.steps');
  const at = () => page.textContent('.steps .soft');
  const length = Number((await at())!.split('/')[1]);
  expect(length).toBe(5);
  for (let step = 1; step <= 3; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((text) => document.querySelector('.steps .soft')?.textContent?.startsWith(text), `${step} /`);
  }
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelector('.steps .soft')?.textContent?.startsWith('0 /'));
  // Another move than the one played begins a variation.
  await touch(page, '[data-reserve="1"]');
  await touch(page, '[data-point="b1"]');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.waitForFunction((text) => document.querySelector('.steps .soft')?.textContent?.endsWith(text), `/ ${length}`);
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.inputValue('input[readonly]')).toContain('/r/');
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.waitForSelector('.tools ol li');
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await page.waitForSelector('.graph', { timeout: 60_000 });
  expect(problems).toEqual([]);
  await context.close();
});

test('review marks the mistake, and not what came of it', async () => {
  const { page, problems, context } = await here.visit();
  // Red completes no line with the fifth move and lets blue complete one with the sixth.
  const moves = ['3@a1', '1@a3', '3@b1', '1@b3', '2@a2', '3@c3'];
  await table(page, { game: 'gobblet3', seats: ['me', 'random'] });
  const id = await page.evaluate(async (played) => {
    const body = JSON.stringify({ kavarna: 1, game: 'gobblet3', seats: ['Ana', 'Bor'], moves: played, scores: [-1, 1] });
    return (await (await fetch('/api/v1/records', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()).id as string;
  }, moves);
  await page.goto(`/r/${id}`);
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await page.waitForSelector('.moves .bad', { timeout: 120_000 });
  await page.waitForSelector('.tools button:not([disabled]):text-is("Find mistakes")', { timeout: 120_000 });
  const marked = await page.$$eval('.moves .bad', (found) => found.map((move) => move.textContent));
  expect(marked).toContain('2@a2');
  expect(marked).not.toContain('3@c3');
  // The sentence beside it is about the same move.
  await page.locator('.moves button', { hasText: '2@a2' }).click();
  await page.waitForFunction(() => document.querySelector('aside')?.textContent?.includes('2@a2 cost'));
  expect(problems).toEqual([]);
  await context.close();
});

test('a position can be edited and played on', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/analyse/gobblet3');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.fill('dialog textarea', 'nonsense');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.waitForSelector('dialog [role=alert]');
  await page.fill('dialog textarea', 'x2o1./.x3./o2.. x');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL('**/t/*');
  expect(await turn(page)).toBe('mine');
  expect(problems.filter((line) => !line.includes('400'))).toEqual([]);
  await context.close();
});

test('a deal is seen through one pair of eyes or all', async () => {
  const { page, context } = await here.visit();
  await page.goto('/analyse/briskula?seed=5');
  await page.waitForSelector('[data-hand]');
  const backs = () => page.locator('.backs svg:not([data-card])').count();
  expect(await backs()).toBe(0);
  await page.selectOption('label:has-text("Seen by") select', '0');
  await page.waitForFunction(() => document.querySelectorAll('.backs svg:not([data-card])').length === 3);
  await context.close();
});

test('the lab plays a match', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/lab');
  await page.waitForSelector('select option', { state: 'attached' });
  await page.fill('label:has-text("Games") input', '8');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.results tbody tr', { timeout: 120_000 });
  expect(await page.locator('.results tbody tr').count()).toBe(2);
  expect(problems).toEqual([]);
  await context.close();
});
