// A table that lies open for whoever learns at it, and for nobody else.

import { expect, test } from 'vitest';
import { table, turn, type Visitor } from './browser';
import { chooser, decide, mouse } from './hands';
import { setting } from './setting';

const here = setting();

const theirs = ({ page }: Visitor) => page.locator('.top .backs [data-card]').count();
const taken = ({ page }: Visitor) => page.locator('[data-taken] [data-card]').count();
const seenOpen = ({ frames }: Visitor) => frames.some((frame) => frame.includes('"open":{'));

test('cards lie open against engines only, and only where nothing counts', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/new?game=briskula2');
  const open = page.getByRole('checkbox', { name: 'Open cards' });
  await open.check();
  await page.getByRole('checkbox', { name: 'Rated (no hints' }).check();
  expect(await open.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Rated (no hints' }).uncheck();
  const second = page.locator('section[aria-labelledby="who"] .seat > label select').nth(1);
  await second.selectOption('link');
  expect(await open.isDisabled()).toBe(true);
  await page.goto('/new?game=yinsh');
  await page.waitForSelector('section[aria-labelledby="how"]');
  expect(await open.count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('every hand and what was taken are shown, as one likes; whoever watches sees nothing of it', async () => {
  const ana = await here.visit();
  await ana.page.goto('/new?game=briskula2');
  await ana.page.getByRole('checkbox', { name: 'Open cards' }).check();
  await ana.page.getByRole('button', { name: 'Open the table' }).click();
  await ana.page.waitForURL('**/t/*');
  await turn(ana.page);
  const ben = await here.visit();
  // The table is private: whoever watches was given its link.
  const share = await ana.page.evaluate(async () => {
    const answer = await fetch(`/api/v1/tables/${location.pathname.split('/').pop()}`);
    return ((await answer.json()) as { share: string }).share;
  });
  await ben.page.goto(share);
  await ben.page.waitForSelector('[data-decisions]', { state: 'attached' });

  const pick = chooser(6);
  for (let step = 0; step < 3; step += 1) {
    expect(await theirs(ana)).toBe(await ana.page.locator('.top .backs svg').count());
    await decide(ana.page, mouse, pick);
    expect(await turn(ana.page)).toBe('mine');
  }
  const tricks = await taken(ana);
  expect(tricks).toBeGreaterThanOrEqual(4);
  expect(tricks % 2).toBe(0);

  await ana.page.getByRole('button', { name: 'More' }).click();
  await ana.page.getByLabel('Show the taken cards').uncheck();
  expect(await taken(ana)).toBe(0);
  await ana.page.getByLabel('Show every hand').uncheck();
  expect(await theirs(ana)).toBe(0);
  await ana.page.getByLabel('Show every hand').check();
  expect(await theirs(ana)).toBeGreaterThan(1);
  await ana.page.getByRole('button', { name: 'By the rules' }).click();
  expect([await theirs(ana), await taken(ana)]).toEqual([0, 0]);
  await ana.page.getByRole('button', { name: 'Close' }).click();
  // What was chosen is remembered.
  await ana.page.reload();
  await turn(ana.page);
  expect([await theirs(ana), await taken(ana)]).toEqual([0, 0]);

  expect([seenOpen(ana), seenOpen(ben)]).toEqual([true, false]);
  expect(await ben.page.locator('.backs [data-card], [data-taken]').count()).toBe(0);
  expect([...ana.problems, ...ben.problems]).toEqual([]);
  await Promise.all([ana.context.close(), ben.context.close()]);
});

test('a table that was not made so shows nothing', async () => {
  const ana = await here.visit();
  const { id } = await table(ana.page, { game: 'briskula', seats: ['me', 'house:level=1'] });
  await ana.page.goto(`/t/${id}`);
  await turn(ana.page);
  await ana.page.getByRole('button', { name: 'More' }).click();
  await ana.page.waitForSelector('dialog[open]');
  expect(await ana.page.getByLabel('Show every hand').count()).toBe(0);
  expect([await theirs(ana), seenOpen(ana)]).toEqual([0, false]);
  await ana.context.close();
});
