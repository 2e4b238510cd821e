// People among each other: a table with anybody, friends by link, those not to be met, and a card chosen before one's turn.

import { expect, test } from 'vitest';
import { table, type Visitor } from './browser';
import { setting } from './setting';

const here = setting();

/** Asks for a table with anybody; the address of it. */
async function pairUp({ page }: Visitor, game: string): Promise<string> {
  await page.goto('/');
  await page.locator(`[data-pair="${game}"]`).click();
  await page.waitForURL(/\/t\//);
  return new URL(page.url()).pathname;
}

test('two who want the same meet; a link makes friends; who is blocked is not met', async () => {
  const [ana, ben] = [await here.visit(), await here.visit()];
  const first = await pairUp(ana, 'briskula');
  await ana.page.getByText('Looking for somebody. After half a minute the computer sits down.').waitFor();
  expect(await pairUp(ben, 'briskula')).toBe(first);
  for (const { page } of [ana, ben]) await page.waitForSelector('[data-decisions]', { state: 'attached' });

  await ana.page.goto('/p/me');
  await ana.page.getByText('Whoever opens this link becomes your friend').waitFor();
  const link = /http\S+#f=\w+/.exec((await ana.page.textContent('main'))!)![0];
  await ben.page.goto(link);
  await ben.page.getByText('You are friends now.').waitFor();
  expect(new URL(ben.page.url()).hash).toBe('');
  await ben.page.getByRole('button', { name: 'Remove friend' }).waitFor();
  await ben.page.getByRole('button', { name: 'Mute', exact: true }).click();
  await ben.page.getByRole('button', { name: 'Unmute' }).waitFor();
  await ben.page.getByRole('button', { name: 'Block', exact: true }).click();
  await ben.page.getByRole('button', { name: 'Unblock' }).waitFor();

  const waits = await pairUp(ana, 'gobblet');
  expect(await pairUp(ben, 'gobblet')).not.toBe(waits);
  for (const { problems, context } of [ana, ben]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});

/** Two people at one table, both of whom choose ahead. */
async function pair(game: string, place: string): Promise<[Visitor, Visitor]> {
  const wishes = { settings: { premove: true, taps: 'one' } };
  const [ana, ben] = [await here.visit(wishes), await here.visit(wishes)];
  const { id, links } = await table(ana.page, { game, seats: ['me', 'link'], match: false });
  await ana.page.goto(`/t/${id}`);
  await ben.page.goto(links['1']);
  for (const { page } of [ana, ben]) {
    await page.waitForSelector(`[data-decisions], .page button`);
    await page.getByRole('button', { name: 'Ready' }).click({ timeout: 2_000 }).catch(() => {});
    await page.waitForSelector(place);
  }
  return [ana, ben];
}

const decided = ({ page }: Visitor, count: number) => page.waitForSelector(`[data-decisions="${count}"]`, { state: 'attached' });

/** Every page that a test has opened goes, and none of them has complained. */
async function leave(...visitors: Visitor[]): Promise<void> {
  for (const { problems, context } of visitors) {
    expect(problems).toEqual([]);
    await context.close();
  }
}

test('a card that was chosen before the turn is played when it comes', async () => {
  const [ana, ben] = await pair('briskula', '[data-hand]');
  const leads = await Promise.any([ana, ben].map(({ page }, place) => page.waitForSelector('[data-can]', { state: 'attached', timeout: 20_000 }).then(() => place)));
  const [leader, other] = leads === 0 ? [ana, ben] : [ben, ana];
  const early = other.page.locator('[data-hand]').first();
  const card = (await early.getAttribute('data-hand'))!;
  await early.click();
  await other.page.waitForSelector(`[data-hand="${card}"][aria-pressed="true"]`);
  expect(await leader.page.locator('[data-decisions]').first().getAttribute('data-decisions')).toBe('0');
  await leader.page.locator('[data-hand][data-can]').first().click();
  // The other does nothing more: both cards are on the table.
  await decided(other, 2);
  expect(await other.page.locator(`[data-hand="${card}"]`).count()).toBe(0);
  await leave(ana, ben);
});

test('a piece of Gobblet that was chosen before the turn is put there when it comes, if it may be', async () => {
  const [ana, ben] = await pair('gobblet3', '[data-point="b2"]');
  const waits = ben.page.locator('[data-waits]');
  const choose = async (from: string, to: string) => {
    await ben.page.locator(from).first().click();
    await ben.page.locator(`[data-point="${to}"][data-early="land"]`).click();
    await waits.waitFor();
  };

  // Nothing can be decided yet, only chosen; a touch takes it back, and so does a key.
  await ben.page.waitForSelector('[data-reserve="1"][data-early="lift"]');
  expect(await ben.page.locator('[data-can]').count()).toBe(0);
  await choose('[data-reserve="1"]', 'b2');
  expect(await waits.getAttribute('data-waits')).toBe('1@b2');
  await ben.page.getByText('Next: size 1 from the reserve to b2. A touch takes it back.').waitFor();
  await ben.page.locator('[data-point="c1"]').click();
  await waits.waitFor({ state: 'detached' });
  await choose('[data-reserve="1"]', 'b2');
  await ben.page.keyboard.press('Escape');
  await waits.waitFor({ state: 'detached' });

  // What fits is put there as soon as the other side has moved, without another touch.
  await choose('[data-reserve="2"]', 'b2');
  await ana.page.locator('[data-reserve="2"]').first().click();
  await ana.page.locator('[data-point="a1"]').click();
  await decided(ben, 2);
  await ben.page.waitForSelector('[data-piece="b2"]', { state: 'attached' });
  await waits.waitFor({ state: 'detached' });

  // What does not fit by then is forgotten, and the turn is one's own; here it was chosen with keys.
  await ben.page.locator('[data-reserve="1"]').first().focus();
  await ben.page.keyboard.press('Enter');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await ben.page.keyboard.press(key);
  const aim = await ben.page.evaluate(() => (document.activeElement as HTMLElement).dataset.point);
  await ben.page.keyboard.press('Enter');
  await waits.waitFor();
  expect(await waits.getAttribute('data-waits')).toBe(`1@${aim}`);
  await ana.page.locator('[data-reserve="3"]').first().click();
  await ana.page.locator(`[data-point="${aim}"]`).click();
  await ben.page.waitForSelector('[data-can="lift"]', { state: 'attached' });
  await waits.waitFor({ state: 'detached' });
  await decided(ben, 3);
  expect(await ben.page.locator('[data-early]').count()).toBe(0);
  await leave(ana, ben);
});

test('rings of Yinsh are chosen before the turn, to be placed and to be moved', async () => {
  const [ana, ben] = await pair('yinsh', '[data-point="e5"]');
  const waits = ben.page.locator('[data-waits]');
  const point = ({ page }: Visitor, name: string) => page.locator(`[data-point="${name}"]`);
  const [white, black] = [['c3', 'd3', 'e3', 'f3', 'g3'], ['e9', 'f9', 'g9', 'h9', 'i9']];
  for (const [place, ring] of white.entries()) {
    await point(ben, black[place]).click();
    await waits.waitFor();
    await point(ana, ring).click();
    await decided(ben, 2 * place + 2);
    await ben.page.waitForSelector(`[data-ring="${black[place]}"]`, { state: 'attached' });
  }

  // A ring that was lifted while the other side thought stays in the hand.
  await point(ben, 'e9').click();
  await ben.page.locator('[data-point="e8"][data-early="land"]').waitFor({ state: 'attached' });
  await point(ana, 'c3').click();
  await point(ana, 'c4').click();
  await ben.page.locator('[data-point="e8"][data-can="land"]').click();
  await decided(ben, 12);

  await point(ben, 'f9').click();
  await point(ben, 'f8').click();
  await waits.waitFor();
  expect(await waits.getAttribute('data-waits')).toBe('f9-f8');
  await point(ana, 'd3').click();
  await point(ana, 'd4').click();
  await decided(ben, 14);
  await ben.page.waitForSelector('[data-ring="f8"]', { state: 'attached' });
  await leave(ana, ben);
});
