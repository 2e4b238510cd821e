// Two people at one table, and everything that can go wrong between them and the house.

import { expect, test } from 'vitest';
import { table, turn, type Visitor } from './browser';
import { chooser, decide, mouse } from './hands';
import { setting } from './setting';

const here = setting();

const handOf = ({ page }: Visitor) => page.$$eval('[data-hand]', (cards) => cards.map((card) => (card as HTMLElement).dataset.hand!));
const decisions = ({ page }: Visitor) => page.evaluate(() => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions') ?? -1));

/** Whoever can decide now. The pages hear of it one after the other, so that one look is not enough. */
async function onTurn(people: Visitor[]): Promise<Visitor> {
  const waits = people.map((person) => person.page.waitForSelector('[data-can]', { state: 'attached' }).then(() => person));
  const found = await Promise.any(waits);
  // The other one goes on waiting until it is their turn, or the page is closed.
  for (const wait of waits) wait.catch(() => {});
  return found;
}

async function pair(wish: Record<string, unknown>): Promise<[Visitor, Visitor, string]> {
  const [ana, ben] = [await here.visit(), await here.visit()];
  const { id, links } = await table(ana.page, { seats: ['me', 'link'], ...wish });
  await ana.page.goto(`/t/${id}`);
  await ben.page.goto(links['1']);
  for (const { page } of [ana, ben]) {
    const ready = page.getByRole('button', { name: 'Ready' });
    await page.waitForSelector('[data-decisions], .page button');
    if (await ready.count()) await ready.click({ timeout: 500 }).catch(() => {});
    await page.waitForSelector('[data-decisions]', { state: 'attached' });
  }
  return [ana, ben, id];
}

test('the cards of the other are never in the page, nor in what came through the socket', async () => {
  const [ana, ben] = await pair({ game: 'briskula' });
  expect(new URL(ben.page.url()).hash).toBe('');
  const pick = chooser(3);
  for (let step = 0; step < 16; step += 1) {
    for (const [own, other] of [[ana, ben], [ben, ana]] as const) {
      const [mine, theirs] = [await handOf(own), await handOf(other)];
      const shown = await own.page.evaluate(() => {
        const drawn = [...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card'));
        return drawn;
      });
      for (const card of theirs.filter((one) => !mine.includes(one))) {
        // The turned card is known to all once it is drawn; everything else of the other must be nowhere.
        const turned = own.frames.some((frame) => frame.includes(`"turned":"${card}"`));
        if (turned) continue;
        expect(shown).not.toContain(card);
        for (const frame of own.frames) expect(frame).not.toMatch(new RegExp(`["\\s]${card}["\\s]`));
      }
    }
    const who = await onTurn([ana, ben]);
    const before = await decisions(ana);
    await decide(who.page, mouse, pick);
    for (const { page } of [ana, ben]) {
      await page.waitForFunction((old) => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) > old, before, { polling: 30 });
      await page.waitForFunction(() => document.querySelector('[data-settled="yes"]'), undefined, { polling: 30 });
    }
  }
  expect(ana.problems).toEqual([]);
  expect(ben.problems).toEqual([]);
  await Promise.all([ana.context.close(), ben.context.close()]);
});

test('people talk, and may turn it off', async () => {
  const [ana, ben] = await pair({ game: 'gobblet3' });
  await ana.page.fill('.chat input:not([type])', 'Dober dan!');
  await ana.page.keyboard.press('Enter');
  await ben.page.waitForFunction(() => document.querySelector('.chat')?.textContent?.includes('Dober dan!'));
  await ben.page.uncheck('.chat input[type=checkbox]');
  expect(await ben.page.locator('.chat ul').count()).toBe(0);
  await Promise.all([ana.context.close(), ben.context.close()]);
});

test('a page loaded anew, and a house that was killed, go on where they were', async () => {
  const ana = await here.visit();
  const { id } = await table(ana.page, { game: 'briskula', seats: ['me', 'house:level=1'], match: false });
  await ana.page.goto(`/t/${id}`);
  const pick = chooser(5);
  for (let step = 0; step < 3; step += 1) {
    await turn(ana.page);
    await decide(ana.page, mouse, pick);
  }
  await turn(ana.page);
  const [cards, made] = [await handOf(ana), await decisions(ana)];
  await ana.page.reload();
  await turn(ana.page);
  expect(await handOf(ana)).toEqual(cards);
  expect(await decisions(ana)).toBe(made);

  await here.house.kill();
  await ana.page.waitForFunction(() => document.body.textContent?.includes('The line is down'));
  await here.house.start();
  await ana.page.waitForFunction(() => !document.body.textContent?.includes('The line is down'));
  await turn(ana.page);
  expect(await handOf(ana)).toEqual(cards);
  while ((await turn(ana.page)) === 'mine') await decide(ana.page, mouse, pick);
  expect(ana.problems).toEqual([]);
  await ana.context.close();
});

test('a take-back that was granted is gone from both pages, and nothing lies over what comes of an offer', async () => {
  const [ana, ben] = await pair({ game: 'gobblet3' });
  await decide(ana.page, mouse, chooser(1));
  await turn(ben.page);
  await ben.page.getByRole('button', { name: 'More' }).click();
  await ben.page.waitForSelector('dialog[open]');
  await ana.page.getByRole('button', { name: 'Undo' }).click();
  // The sheet gives way to the question.
  await ben.page.waitForSelector('.offer');
  await ben.page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await ben.page.locator('.offer .strong').click();
  for (const { page } of [ana, ben]) {
    await page.waitForFunction(() => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') === '0');
    expect(await page.locator('.offer').count()).toBe(0);
  }
  await turn(ana.page);
  await ana.page.getByRole('button', { name: 'More' }).click();
  await ana.page.getByRole('button', { name: 'Offer a draw' }).click();
  expect(await ana.page.locator('dialog[open]').count()).toBe(0);
  await ben.page.locator('.offer .strong').click();
  for (const { page } of [ana, ben]) {
    await page.waitForSelector('.ending');
    expect(await page.locator('.offer, dialog[open]').count()).toBe(0);
  }
  // Whoever asks to play again is heard.
  await ana.page.getByRole('button', { name: 'Play again' }).click();
  await ben.page.waitForFunction(() => document.querySelector('[data-asked]')?.textContent?.includes('Ana'));
  await ben.page.getByRole('button', { name: 'Play again' }).click();
  for (const { page } of [ana, ben]) await page.waitForSelector('.ending', { state: 'detached' });
  expect(ana.problems).toEqual([]);
  expect(ben.problems).toEqual([]);
  await Promise.all([ana.context.close(), ben.context.close()]);
});

test('at a card table every seat has its clock, its points, and a sign when its person is away', async () => {
  const [ana, ben] = await pair({ game: 'briskula', clock: { total_ms: 600_000, increment_ms: 0 } });
  for (const { page } of [ana, ben]) {
    expect(await page.locator('[data-seat] [role=timer]').allTextContents()).toHaveLength(2);
    expect(await page.locator('[data-seat] .plate', { hasText: '0 points' }).count()).toBe(2);
    // Somebody who has just sat down is away until their own line to the table is open, and the other hears of it after that.
    await page.waitForFunction(() => !document.querySelector('.away'));
  }
  await ana.page.waitForFunction(() => document.querySelector('[data-seat="0"] .running')?.textContent?.startsWith('9:'));
  await ben.page.close();
  await ana.page.waitForSelector('[data-seat="1"] .away');
  expect(await ana.page.textContent('[data-seat="1"]')).toContain('away');
  expect(await ana.page.locator('[data-seat="0"] .away').count()).toBe(0);
  await Promise.all([ana.context.close(), ben.context.close()]);
});

test('whoever is left alone after a deal is told so', async () => {
  const [ana, ben] = await pair({ game: 'briskula', options: { match: '4' } });
  await ana.page.getByRole('button', { name: 'More' }).click();
  await ana.page.getByRole('button', { name: 'Resign' }).click();
  await ana.page.locator('dialog .strong').click();
  await ben.page.waitForSelector('.ending');
  expect(await ben.page.textContent('.ending h2')).toBe('You won the deal · match 1 : 0');
  await ben.page.getByRole('button', { name: 'Leave the match' }).click();
  await ana.page.waitForFunction(() => document.querySelector('.ending')?.textContent?.includes('left the table'));
  expect(await ana.page.getByRole('button', { name: 'Next deal' }).count()).toBe(0);
  await Promise.all([ana.context.close(), ben.context.close()]);
});
