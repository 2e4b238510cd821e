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
  const second = page.locator('section[aria-labelledby="who"] .seat .who select').nth(1);
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
  // What was taken is shown for each seat, with its count.
  expect(await ana.page.locator('[data-taken] h2').allTextContents()).toEqual([expect.stringMatching(/^You: \d+ points?$/), expect.stringMatching(/: \d+ points?$/)]);
  const piles = ana.page.getByLabel(/^Show what .* has taken/);
  await piles.first().uncheck();
  expect(await ana.page.locator('[data-taken]').count()).toBe(1);
  await piles.last().uncheck();
  expect(await taken(ana)).toBe(0);
  await ana.page.getByLabel(/^Show the hand of/).uncheck();
  expect(await theirs(ana)).toBe(0);
  await ana.page.getByLabel(/^Show the hand of/).check();
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
  expect(await ana.page.getByLabel(/^Show the hand of/).count()).toBe(0);
  expect([await theirs(ana), seenOpen(ana)]).toEqual([0, false]);
  await ana.context.close();
});

test('three hands are shown one by one; by the rules engines hide nothing, and where somebody plays only the own hand is seen', async () => {
  const ana = await here.visit();
  const mine = await table(ana.page, { game: 'tarok', open: true, seats: ['me', 'random', 'random'], start: { seed: 8 } });
  await ana.page.goto(`/t/${mine.id}`);
  await turn(ana.page);
  const shown = () => ana.page.locator('.other .backs.open').count();
  expect(await shown()).toBe(2);
  await ana.page.getByRole('button', { name: 'More' }).click();
  expect(await ana.page.getByLabel(/^Show the hand of/).count(), 'the own hand has no switch').toBe(2);
  await ana.page.getByLabel(/^Show the hand of/).first().uncheck();
  expect(await shown()).toBe(1);
  await ana.page.getByRole('button', { name: 'By the rules' }).click();
  expect(await shown()).toBe(0);
  expect(await ana.page.locator('[data-taken]').count()).toBe(0);
  const engines = await table(ana.page, { game: 'tarok', open: true, seats: ['random', 'random', 'random'], start: { seed: 8 } });
  await ana.page.goto(`/t/${engines.id}`);
  await ana.page.waitForSelector('.actions button');
  await ana.page.getByRole('button', { name: 'More' }).click();
  expect(await ana.page.getByLabel(/^Show the hand of/).count()).toBe(3);
  // Engines are through with a deal long before all of it is shown; the sheet does not close for that.
  const phase = () => ana.page.evaluate(async (id) => ((await (await fetch(`/api/v1/tables/${id}`)).json()) as { state: string }).state, engines.id);
  await expect.poll(phase, { timeout: 20_000 }).toBe('over');
  expect(await ana.page.getByLabel(/^Show the hand of/).count()).toBe(3);
  await ana.page.getByRole('button', { name: 'By the rules' }).click();
  const kept = await ana.page.evaluate(() => JSON.parse(localStorage.getItem('kavarna.settings')!).shows as Record<string, unknown>);
  expect(kept).toEqual({ hands: [true, true, true, true], taken: [true, true, true, true], talonBefore: true, talonDuring: true });
  await ana.context.close();
});

test('cleared results begin anew, with the first seat as dealer', async () => {
  const ana = await here.visit();
  const { id } = await table(ana.page, { game: 'tarok', seats: ['me', 'random', 'random'], start: { seed: 8 }, match: true, chat: false });
  await ana.page.goto(`/t/${id}`);
  for (let deal = 1; deal <= 2; deal += 1) {
    await turn(ana.page);
    await ana.page.getByRole('button', { name: 'More' }).click();
    await ana.page.getByRole('button', { name: 'Resign' }).click();
    await ana.page.locator('dialog .strong').click();
    await ana.page.waitForSelector('.ending h2');
    if (deal === 1) await ana.page.getByRole('button', { name: 'Next deal' }).click();
    if (deal === 1) await ana.page.waitForSelector('.ending', { state: 'detached' });
  }
  await ana.page.getByRole('button', { name: 'Clear the results' }).click();
  await ana.page.waitForURL((url) => !url.pathname.endsWith(id));
  await ana.page.waitForSelector('[data-hand]');
  expect(await ana.page.locator('.seat[data-seat="0"] .dealer').count()).toBe(1);
  expect(await ana.page.locator('.dealer').count()).toBe(1);
  await ana.context.close();
});

test('at one screen the results are cleared for all: nothing of the session is left but players, names and clock', async () => {
  const ana = await here.visit();
  const clock = { correspondence_days: 3 };
  const names = ['Bor', 'Cene', 'Nada'];
  const seats = ['me', 'me', 'random'];
  const { id } = await table(ana.page, { game: 'tarok', options: { radelci: '1/0/2', score: '10/-20/0', played: '3' }, seats, names, clock, start: { seed: 8 }, match: true, chat: false });
  await ana.page.goto(`/t/${id}`);
  for (let deal = 1; deal <= 2; deal += 1) {
    await ana.page.locator('[data-cover] button').click();
    await turn(ana.page);
    expect(await ana.page.locator('.plate [role=timer]').first().textContent(), 'three days are not told as two').toMatch(/^2 d 23 h$|^3 d 0 h$/);
    await ana.page.getByRole('button', { name: 'More' }).click();
    await ana.page.getByRole('button', { name: 'Resign' }).click();
    await ana.page.locator('dialog .strong').click();
    await ana.page.waitForSelector('.ending h2');
    if (deal === 1) await ana.page.getByRole('button', { name: 'Next deal' }).click();
    if (deal === 1) await ana.page.waitForSelector('.ending', { state: 'detached' });
  }
  await ana.page.getByRole('button', { name: 'Clear the results' }).click();
  await ana.page.waitForURL((url) => !url.pathname.endsWith(id));
  await ana.page.waitForSelector('[data-cover], [data-hand]');
  const made = await ana.page.evaluate(async () => {
    const answer = await fetch(`/api/v1/tables/${location.pathname.split('/').pop()}`);
    return (await answer.json()) as { options: Record<string, unknown>; clock: unknown; seats: { name: string; kind: string }[] };
  });
  expect(made.clock).toEqual(clock);
  expect(made.seats.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['Bor person', 'Cene person', 'Nada engine']);
  expect([0, undefined]).toContain(made.options.played);
  for (const zero of ['radelci', 'score']) expect([undefined, '0/0/0', '0']).toContain(made.options[zero]?.toString());
  expect(made.options.dealer).toBe(0);
  await ana.context.close();
});
