// Clock, presence and the score of a match belong to every seat: on the plates, in words, on the cover of a shared screen.

import { expect, test } from 'vitest';
import { table, turn } from './browser';
import { chooser, decide, mouse } from './hands';
import { setting } from './setting';

const here = setting();
const clock = { total_ms: 3_600_000, increment_ms: 0 };

test.each([
  ['briskula', 2],
  ['marias', 3],
  ['tarok', 3],
] as const)('%s: every plate has its clock and says who is away, and so does the view in words', async (game, seats) => {
  const ana = await here.visit();
  const ben = await here.visit();
  const others = Array<string>(seats - 2).fill('random');
  const { id, links } = await table(ana.page, { game, seats: ['me', 'link', ...others], clock, match: true });
  await ana.page.goto(`/t/${id}`);
  await ben.page.goto(Object.values(links)[0]);
  const plates = ana.page.locator('.plate');
  await plates.nth(seats - 1).waitFor();
  await expect.poll(() => ana.page.locator('.plate [role=timer]').count()).toBe(seats);
  await expect.poll(() => ana.page.locator('.gone').count(), { message: 'everybody is there' }).toBe(0);
  await ben.context.close();
  await ana.page.waitForSelector('.plate.away .gone');
  expect(await ana.page.locator('.gone').count()).toBe(1);
  await ana.page.keyboard.press('t');
  await ana.page.waitForSelector('.text [data-move-input], .text');
  expect(await ana.page.locator('.players [role=timer]').count()).toBe(seats);
  expect(await ana.page.locator('.players').textContent()).toContain('away');
  await ana.context.close();
});

/** Every window in which a plate is told apart: phones upright and on their side, a low desk. */
const PLACES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
];

test.each([
  ['tarok', { seed: 4, moves: [] as string[] }],
  ['marias', { seed: 3, moves: ['trump AK', 'talon B8 B9', 'bid hra sedma', 'bid flek:hra', 'pass', 'pass'] }],
] as const)('%s: each seat has its place in the trick and its card of the last one, in every window and beside a clock', async (game, start) => {
  for (const withClock of [true, false]) {
    const { page, problems, context } = await here.visit({ settings: { motion: 'off' } });
    const { id } = await table(page, { game, seats: ['me', 'house:level=1', 'house:level=1'], start, clock: withClock ? clock : null, chat: false });
    await page.goto(`/t/${id}`);
    const pick = chooser(2);
    while ((await page.locator('.before [data-card]').count()) < 3) {
      expect(await turn(page), 'a trick is played before the deal is over').toBe('mine');
      await decide(page, mouse, pick);
    }
    await turn(page);
    for (const viewport of PLACES) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(150);
      const plates = await page.$$eval('.plate', (all) =>
        all.map((plate) => {
          const [around, order, before] = [plate, plate.querySelector('.order')!, plate.querySelector('.before')!].map((one) => one.getBoundingClientRect());
          const others = [...plate.querySelectorAll('strong, .fact:not(.spare), .clock, .dealer, .face')].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 2);
          const out = (b: DOMRect) => Math.max(around.x - b.x, around.y - b.y, b.right - around.right, b.bottom - around.bottom);
          const over = (b: DOMRect) => Math.max(...others.map((o) => Math.min(Math.min(o.right, b.right) - Math.max(o.x, b.x), Math.min(o.bottom, b.bottom) - Math.max(o.y, b.y))));
          return { place: plate.querySelector('.order [aria-hidden]')!.textContent, size: [order.width, before.width], wrong: Math.max(...[order, before].flatMap((b) => [out(b), over(b)])) };
        }),
      );
      for (const { size, wrong } of plates) {
        expect(Math.min(...size), `${viewport.width} x ${viewport.height}`).toBeGreaterThan(5);
        // Both lie in their plate, and nothing of it lies over them.
        expect(wrong, `${viewport.width} x ${viewport.height}`).toBeLessThan(2);
      }
      const places = plates.map(({ place }) => place);
      expect(places.sort()).toEqual(['1.', '2.', '3.']);
    }
    expect(problems).toEqual([]);
    await context.close();
  }
});

test('in words the clock runs, and the score of the match stands beside the names', async () => {
  const { page, problems, context } = await here.visit({ settings: { text: true } });
  const { id } = await table(page, { game: 'briskula', options: { match: '4' }, seats: ['me', 'random'], clock, match: true, chat: false });
  await page.goto(`/t/${id}`);
  await turn(page);
  const own = page.locator('.players li').last().locator('[role=timer]');
  const before = await own.textContent();
  await expect.poll(() => own.textContent(), { timeout: 10_000 }).not.toBe(before);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog .strong').click();
  await page.waitForSelector('.ending h2');
  expect(await page.locator('.players .score').allTextContents()).toEqual(['1', '0']);
  // How it ended stands below what is seen, and over nothing.
  for (const size of [{ width: 360, height: 640 }, { width: 820, height: 1180 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    const [seen, ended, players] = await Promise.all(['.text.panel', '.ending', '.players'].map(async (part) => (await page.locator(part).boundingBox())!));
    expect(ended.y).toBeGreaterThanOrEqual(seen.y + seen.height);
    expect(players.y).toBeGreaterThanOrEqual(ended.y + ended.height);
    expect(ended.width).toBeGreaterThan(0.9 * seen.width);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('the cover of a shared screen shows the clocks', async () => {
  const { page, context } = await here.visit();
  const { id } = await table(page, { game: 'marias', seats: ['me', 'me', 'random'], start: { seed: 3 }, clock, hints: false, chat: false });
  await page.goto(`/t/${id}`);
  await page.waitForSelector('[data-cover]');
  expect(await page.locator('[data-cover] [role=timer]').count()).toBe(3);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-cover]', { state: 'detached' });
  expect(await page.evaluate(() => document.activeElement === document.body), 'the focus is at the table').toBe(false);
  await context.close();
});

test('what was refused is said at the upper edge, can be closed and goes away by itself', async () => {
  const { page, context } = await here.visit({ viewport: { width: 360, height: 640 } });
  await page.routeWebSocket(/socket$/, (near) => {
    const far = near.connectToServer();
    near.onMessage((text) => {
      const { id, do: what } = JSON.parse(String(text));
      if (what === 'move') near.send(JSON.stringify({ type: 'refused', id, code: 'illegal', message: 'no' }));
      else far.send(text);
    });
  });
  const { id } = await table(page, { game: 'briskula', seats: ['me', 'random'], match: false, chat: false });
  await page.goto(`/t/${id}`);
  await turn(page);
  await mouse(page, page.locator('[data-can="play"]').first());
  const said = (await page.locator('.refused').boundingBox())!;
  const hand = (await page.locator('[data-hand]').first().boundingBox())!;
  const actions = (await page.locator('.actions').first().boundingBox())!;
  expect(said.y + said.height).toBeLessThan(Math.min(hand.y, actions.y));
  await page.locator('.refused button').click();
  expect(await page.locator('.refused').count()).toBe(0);
  await mouse(page, page.locator('[data-can="play"]').first());
  await page.waitForSelector('.refused');
  await page.waitForSelector('.refused', { state: 'detached', timeout: 20_000 });
  await context.close();
});

test('a seventh unfinished game is reached from the lobby', async () => {
  const { page, context } = await here.visit();
  const ids: string[] = [];
  for (let game = 0; game < 8; game += 1) ids.push((await table(page, { game: 'gobblet3', seats: ['me', 'random'], match: false })).id);
  await page.goto('/');
  const own = page.locator('section[aria-labelledby="own"]');
  await own.locator('a[href^="/t/"]').first().waitFor();
  await own.getByRole('button', { name: 'Show more' }).click();
  for (const id of ids) expect(await own.locator(`a[href="/t/${id}"]`).count(), id).toBeGreaterThan(0);
  await context.close();
});

test('a confirmation lies over neither cards nor actions', async () => {
  const { page, context } = await here.visit({ viewport: { width: 360, height: 640 }, settings: { confirm: true } });
  const { id } = await table(page, { game: 'tarok', seats: ['me', 'random', 'random'], start: { seed: 8 }, chat: false });
  await page.goto(`/t/${id}`);
  await turn(page);
  await decideUnconfirmed(page);
  const asked = (await page.locator('.confirm').boundingBox())!;
  const hand = (await page.locator('[data-hand]').first().boundingBox())!;
  expect(asked.y + asked.height).toBeLessThan(hand.y);
  await page.locator('.confirm .strong').click();
  await page.locator('.confirm').waitFor({ state: 'detached' });
  expect(await turn(page)).toBe('mine');
  await decide(page, async (there, target) => {
    await mouse(there, target);
    await there.locator('.confirm .strong').click({ timeout: 3_000 }).catch(() => undefined);
  }, chooser(2));
  await context.close();
});

async function decideUnconfirmed(page: import('playwright-core').Page): Promise<void> {
  await mouse(page, page.locator('[data-can="bid"]').first());
  await page.waitForSelector('.confirm');
}
