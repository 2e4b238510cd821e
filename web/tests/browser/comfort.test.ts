// What makes a table pleasant: one's own pace, the last trick, the same deal again, engines among themselves.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { table, turn } from './browser';
import { chooser, decide, mouse, playOut, touch } from './hands';
import { setting } from './setting';

const here = setting();

const handOf = (page: Page) => page.$$eval('[data-hand]', (cards) => cards.map((card) => (card as HTMLElement).dataset.hand!).sort());

test('with the pace “until I tap” nothing goes on by itself', async () => {
  const { page, problems, context } = await here.visit({ settings: { pace: 'tap' } });
  const { id } = await table(page, { game: 'gobblet3', seats: ['me', 'house:level=1'] });
  await page.goto(`/t/${id}`);
  await turn(page);
  await mouse(page, page.locator('[data-can="lift"]').first());
  await mouse(page, page.locator('[data-can="land"]').first());
  const onward = page.getByRole('button', { name: 'Go on', exact: true });
  await onward.waitFor();
  expect(await page.locator('[data-can]').count()).toBe(0);
  await page.keyboard.press('n');
  await onward.waitFor({ state: 'detached' });
  expect(await turn(page)).toBe('mine');
  expect(problems).toEqual([]);
  await context.close();
});

test('with touch-move a piece of Gobblet that was touched has to be moved', async () => {
  for (const touchMove of [true, false]) {
    const { page, problems, frames, context } = await here.visit({ settings: { touchMove } });
    const { id } = await table(page, { game: 'gobblet3', seats: ['me', 'house:level=1'] });
    await page.goto(`/t/${id}`);
    await turn(page);
    await touch(page, '[data-reserve="1"]');
    await touch(page, '[data-reserve="3"]');
    const said = page.locator('.prompt.why');
    if (touchMove) expect(await said.textContent()).toContain('A piece that you have touched must be moved.');
    else expect(await said.count()).toBe(0);
    await touch(page, '[data-point="b2"]');
    // It is the piece that was touched first that goes there, or the one that was touched last.
    await expect.poll(() => frames.some((frame) => frame.includes(touchMove ? '1@b2' : '3@b2')), { timeout: 60_000 }).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  }
});

test.each([['slow', 396], ['normal', 220], ['fast', 99]] as const)('a card slides to the trick, at a pace that is %s', async (pace, ms) => {
  const { page, problems, context } = await here.visit({ settings: { pace } });
  const { id } = await table(page, { game: 'briskula', seats: ['me', 'random'], start: { seed: 11 } });
  await page.goto(`/t/${id}`);
  await turn(page);
  await page.evaluate(() => {
    const slides: number[] = [];
    Object.assign(window, { slides });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if ((effect as KeyframeEffect).target?.matches('.laid')) slides.push(Math.round(Number(effect?.getTiming().duration)));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.locator('[data-hand][data-can]').first().click();
  await page.waitForFunction((time) => (window as unknown as { slides: number[] }).slides.includes(time), ms);
  expect(problems).toEqual([]);
  await context.close();
});

test('the last trick is shown by key and by button', async () => {
  const { page, problems, context } = await here.visit();
  const { id } = await table(page, { game: 'briskula', seats: ['me', 'house:level=1'], match: false });
  await page.goto(`/t/${id}`);
  const pick = chooser(2);
  for (let step = 0; step < 2; step += 1) {
    await turn(page);
    await decide(page, mouse, pick);
  }
  await turn(page);
  await page.keyboard.press('l');
  await page.waitForSelector('.last li');
  expect(await page.locator('.last li').count()).toBe(2);
  await page.keyboard.press('l');
  await page.waitForSelector('.last', { state: 'detached' });
  await page.getByRole('button', { name: 'Last trick' }).click();
  await page.waitForSelector('.last li');
  expect(problems).toEqual([]);
  await context.close();
});

test('a deal is played again, from the same seat and from another', async () => {
  const { page, problems, context } = await here.visit();
  const { id } = await table(page, { game: 'briskula', seats: ['me', 'house:level=1'], match: false, start: { seed: 41 } });
  await page.goto(`/t/${id}`);
  await turn(page);
  await page.waitForSelector('[data-hand]');
  await playOut(page, mouse, 5);
  const again = page.getByRole('button', { name: 'Replay this deal' });
  await again.click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(id));
  await turn(page);
  const first = await handOf(page);
  expect(first).toHaveLength(3);
  const second = page.url();

  await page.goBack();
  await page.getByRole('button', { name: 'From another seat' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(id) && url.href !== second);
  await turn(page);
  const other = await handOf(page);
  expect(other.filter((card) => first.includes(card))).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('engines among themselves play many deals quickly', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/new?game=briskula2');
  const seats = page.locator('section[aria-labelledby="who"] .seat .who select');
  await seats.first().selectOption('random');
  await seats.nth(1).selectOption('random');
  await page.fill('input.deals', '6');
  await page.getByRole('button', { name: 'Play them quickly' }).click();
  await page.waitForURL('**/lab?*');
  await page.waitForSelector('table tbody tr', { timeout: 120_000 });
  await page.waitForFunction(() => document.body.textContent?.includes('6 of 6 games'), undefined, { timeout: 60_000 });
  // They are shuffled by chance, or by the number that somebody gave.
  const shuffled = () => page.getByLabel('Seed').inputValue();
  const first = await shuffled();
  for (const [given, found] of [['', (seed: string) => seed !== first], ['77', (seed: string) => seed === '77']] as const) {
    await page.goBack();
    await seats.first().selectOption('random');
    await seats.nth(1).selectOption('random');
    await page.locator('section[aria-labelledby="how"] summary').click();
    await page.getByLabel('Number of the deal').fill(given);
    await page.getByRole('button', { name: 'Play them quickly' }).click();
    await page.waitForURL('**/lab?*');
    await page.waitForSelector('table tbody tr', { timeout: 120_000 });
    expect(found(await shuffled()), given).toBe(true);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('engines tell what they thought', async () => {
  const { page, problems, context } = await here.visit();
  const { id } = await table(page, { game: 'gobblet4', seats: ['me', 'house:level=8'] });
  await page.goto(`/t/${id}`);
  await turn(page);
  await decide(page, mouse, chooser(1));
  await turn(page);
  await page.click('.thoughts summary');
  expect(await page.locator('.thoughts li').count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('a claim that is certain ends the deal, and the rest goes to the claimant', async () => {
  const { page, problems, context } = await here.visit();
  // Two trumps, the ace among them, against none; 36 to 48 so far, and 36 are still to be taken.
  const moves =
    'D4 C2 S7 S4 C5 B5 C4 D13 B11 D1 S5 S2 S12 D7 D12 S1 C6 D2 B2 B3 B12 S11 C11 D3 B13 D6 B7 B6 D11 D5 S13 C3 C7 S6 B4 C12'.split(' ');
  const { id } = await table(page, { game: 'briskula', seats: ['me', 'house:level=1'], match: false, start: { seed: 28, moves } });
  await page.goto(`/t/${id}`);
  await turn(page);
  expect(await page.textContent('.me')).toContain('36 points');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Claim the rest' }).click();
  const ending = page.locator('.ending');
  await ending.waitFor();
  expect(await ending.locator('h2').textContent()).toBe('You have won');
  expect(await ending.textContent()).toContain('36 points');
  const record = await page.evaluate(async (name) => (await fetch(`/api/v1/records/${name}`)).json(), `${id}-1`);
  expect(record).toMatchObject({ scores: [1, -1], reason: 'claimed' });
  expect(record.moves).toEqual(moves);
  expect(problems).toEqual([]);
  await context.close();
});

test('a claim that is not certain is refused, and the game goes on', async () => {
  const { page, problems, context } = await here.visit();
  const { id } = await table(page, { game: 'briskula', seats: ['me', 'house:level=1'], match: false });
  await page.goto(`/t/${id}`);
  await turn(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Claim the rest' }).click();
  await page.waitForSelector('.refused');
  expect(await page.textContent('.refused')).toContain('not certain');
  await decide(page, mouse, chooser(4));
  expect(problems).toEqual([]);
  await context.close();
});

test('a finished game of one’s own can be deleted', async () => {
  const { page, problems, context } = await here.visit();
  // One move before its end.
  const moves = ['3@a1', '1@a3', '3@b1', '1@b3'];
  const { id } = await table(page, { game: 'gobblet3', seats: ['me', 'house:level=2'], match: false, start: { moves } });
  await page.goto(`/t/${id}`);
  await turn(page);
  await touch(page, '[data-reserve="2"]');
  await touch(page, '[data-point="c1"]');
  await page.waitForSelector('.ending');
  await page.goto('/');
  const past = page.locator('section[aria-labelledby="past"]');
  await past.getByRole('button', { name: 'Delete' }).click();
  // Nothing is lost by one touch.
  await past.getByRole('button', { name: 'No' }).click();
  await past.getByRole('button', { name: 'Delete' }).click();
  await past.getByRole('button', { name: 'Yes' }).click();
  await past.waitFor({ state: 'detached' });
  await page.reload();
  await page.waitForSelector('[data-play]:not([disabled])');
  await page.waitForLoadState('networkidle');
  expect(await past.count()).toBe(0);
  expect(await page.evaluate(async (name) => (await fetch(`/api/v1/records/${name}`)).status, `${id}-1`)).toBe(404);
  expect(problems.filter((line) => !line.includes('404'))).toEqual([]);
  await context.close();
});
