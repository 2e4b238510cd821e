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

test('a card that was chosen before the turn is played when it comes', async () => {
  const wishes = { settings: { premove: true, taps: 'one' } };
  const [ana, ben] = [await here.visit(wishes), await here.visit(wishes)];
  const { id, links } = await table(ana.page, { game: 'briskula', seats: ['me', 'link'], match: false });
  await ana.page.goto(`/t/${id}`);
  await ben.page.goto(links['1']);
  for (const { page } of [ana, ben]) {
    await page.waitForSelector('[data-decisions], .page button');
    await page.getByRole('button', { name: 'Ready' }).click({ timeout: 2_000 }).catch(() => {});
    await page.waitForSelector('[data-hand]');
  }
  const leads = await Promise.any([ana, ben].map(({ page }, place) => page.waitForSelector('[data-can]', { state: 'attached', timeout: 20_000 }).then(() => place)));
  const [leader, other] = leads === 0 ? [ana, ben] : [ben, ana];
  const early = other.page.locator('[data-hand]').first();
  const card = (await early.getAttribute('data-hand'))!;
  await early.click();
  await other.page.waitForSelector(`[data-hand="${card}"][aria-pressed="true"]`);
  expect(await leader.page.locator('[data-decisions]').first().getAttribute('data-decisions')).toBe('0');
  await leader.page.locator('[data-hand][data-can]').first().click();
  // The other does nothing more: both cards are on the table.
  await other.page.waitForSelector('[data-decisions="2"]', { state: 'attached' });
  expect(await other.page.locator(`[data-hand="${card}"]`).count()).toBe(0);
  for (const { problems, context } of [ana, ben]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});
