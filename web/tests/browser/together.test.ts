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

/** The cards of every seat, from the last frame that somebody was told at a table that lies open. */
function handsOf({ frames }: Visitor): string[][] {
  const told = frames.map((frame) => JSON.parse(frame) as { game?: { open?: { hands: string[] } | null } }).findLast(({ game }) => game?.open);
  return told!.game!.open!.hands.map((hand) => hand.split(' ').filter(Boolean));
}

const drawn = ({ page }: Visitor) => page.$$eval('[data-card]', (cards) => cards.map((card) => card.getAttribute('data-card')!));
const among = (cards: string[], shown: string[]) => cards.filter((card) => shown.includes(card));

/** From the first card on, so that everybody has as many decisions whatever the engine says. */
const CARDS = {
  tarok: {
    deal: 'HK HQ H1 DK D2 SK C7 CJ T1 T6 T8 T10 T13 T16 T20 T22/H4 H3 H2 HJ D4 D3 D1 DJ S7 S8 S9 S10 C8 C9 T3 T5/HC DC DQ SJ SC SQ C10 CC CQ CK T4 T7 T9 T11 T12 T14/T2 T15 T17 T18 T19 T21',
    moves: ['pass', 'pass', 'bid two', 'talon 1', 'discard C7 CJ', 'announce pagat', 'kontra pagat', 'kontra none', 'kontra none'],
  },
  marias: { seed: 3, moves: ['trump AK', 'talon B8 B9', 'bid hra sedma', 'bid flek:hra', 'pass', 'pass'] },
};

test.each(['tarok', 'marias'] as const)('%s: at one screen each hand is shown to all, or handed over; nobody else sees any', async (game) => {
  const ana = await here.visit();
  const { page } = ana;
  const names = ['Bor', 'Cene', 'Nada'];
  const { id } = await table(page, { game, open: true, seats: ['me', 'me', 'random'], names, start: CARDS[game], chat: false });
  await page.goto(`/t/${id}`);
  const ben = await here.visit();
  const share = await page.evaluate(async () => {
    const answer = await fetch(`/api/v1/tables/${location.pathname.split('/').pop()}`);
    return ((await answer.json()) as { share: string }).share;
  });
  await ben.page.goto(share);
  await ben.page.waitForSelector('[data-decisions]', { state: 'attached' });

  // Everything is shown: there is nothing to hand over.
  await turn(page);
  const cover = page.locator('[data-cover]');
  expect(await cover.count()).toBe(0);
  for (const hand of handsOf(ana)) expect(among(hand, await drawn(ana))).toEqual(hand);

  // Bor's hand stays open; whoever else decides takes the screen over, and only the others' hands are hidden.
  await page.getByRole('button', { name: 'More' }).click();
  expect(await page.getByLabel(/^Show the hand of/).count(), 'every hand has its switch').toBe(3);
  for (const name of ['Cene', 'Nada']) await page.getByLabel(`Show the hand of ${name}`).uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  const pick = chooser(4);
  const met: Record<string, number> = { Bor: 0, Cene: 0 };
  for (let step = 0; step < 60 && (met.Bor < 3 || met.Cene < 3); step += 1) {
    await page.waitForSelector('[data-cover], [data-can], .prompt button');
    const [bor, cene, nada] = handsOf(ana);
    // What everybody knows, the king of a marriage say, is no secret.
    const known = await drawn(ben);
    const shown = (await drawn(ana)).filter((card) => !known.includes(card));
    expect(among(nada, shown), 'the engine hides its hand').toEqual([]);
    if (await cover.count()) {
      expect(await cover.textContent()).toContain('Cene');
      expect(await page.locator('[data-hand]').count()).toBe(0);
      expect(among(cene, shown), 'nobody sees what was not handed over').toEqual([]);
      expect(await page.$$eval('[data-open]', (cards) => cards.map((card) => (card as HTMLElement).dataset.open).sort())).toEqual([...bor].sort());
      if (met.Cene === 0) {
        for (const viewport of [{ width: 320, height: 568 }, { width: 640, height: 360 }, { width: 360, height: 640 }, { width: 1280, height: 800 }]) {
          await page.setViewportSize(viewport);
          const around = (await cover.boundingBox())!;
          for (const part of await page.locator('[data-cover] .panel, [data-open]').all()) {
            const { x, y, width, height } = (await part.boundingBox())!;
            const out = Math.max(around.x - x, around.y - y, x + width - around.x - around.width, y + height - around.y - around.height);
            expect(out, `${viewport.width} x ${viewport.height}`).toBeLessThan(1);
          }
        }
      }
      await cover.locator('button').click();
      await cover.waitFor({ state: 'detached' });
      expect((await handOf(ana)).sort()).toEqual([...cene].sort());
      met.Cene += 1;
    } else if (among(await handOf(ana), bor).length > 0) {
      expect(among(cene, shown), 'whoever plays openly does not see the others').toEqual([]);
      met.Bor += 1;
    }
    if ((await turn(page)) === 'over') break;
    const before = await decisions(ana);
    await decide(page, mouse, pick);
    await page.waitForFunction((old) => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) > old, before, { polling: 30 });
    await page.waitForFunction(() => document.querySelector('[data-settled="yes"]'), undefined, { polling: 30 });
  }
  expect(met.Bor).toBeGreaterThanOrEqual(3);
  expect(met.Cene).toBeGreaterThanOrEqual(3);

  expect(ben.frames.some((frame) => frame.includes('"open":{'))).toBe(false);
  expect(await ben.page.locator('.backs.open, [data-open], [data-taken]').count()).toBe(0);
  expect([...ana.problems, ...ben.problems]).toEqual([]);
  await Promise.all([ana.context.close(), ben.context.close()]);
});

test('by the rules everybody at one screen sees the own hand alone, and nobody waits but after the computer', async () => {
  const ana = await here.visit({ settings: { motion: 'off' } });
  const { page } = ana;
  const { id } = await table(page, { game: 'tarok', open: true, seats: ['me', 'me', 'random'], names: ['Bor', 'Cene', 'Nada'], start: { seed: 4 }, chat: false });
  await page.goto(`/t/${id}`);
  await turn(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'By the rules' }).click();
  expect(await page.getByLabel(/^Show the hand of/).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))).toEqual([false, false, false]);
  await page.getByLabel('Wait after every move of the computer').check();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.locator('[data-cover]').count(), 'whoever sits there need not come again').toBe(0);
  expect(among(handsOf(ana).flat(), await drawn(ana)).sort()).toEqual((await handOf(ana)).sort());
  const pick = chooser(1);
  const waited = { computer: 0, cover: 0 };
  for (let step = 0; step < 40 && (waited.computer < 2 || waited.cover < 2); step += 1) {
    await page.waitForSelector('[data-cover], .go-on, [data-can], .prompt button, .ending');
    if (await page.locator('.ending').count()) break;
    if (await page.locator('[data-cover]').count()) {
      waited.cover += 1;
      expect(among(handsOf(ana).flat(), await drawn(ana))).toEqual([]);
      await page.locator('[data-cover] button').click();
    } else if (await page.locator('.go-on').count()) {
      waited.computer += 1;
      await page.locator('.go-on').click();
    } else await decide(page, mouse, pick);
  }
  expect(Math.min(waited.computer, waited.cover)).toBeGreaterThanOrEqual(2);
  expect(ana.problems).toEqual([]);
  await ana.context.close();
});

test('where somebody sits elsewhere no table lies open', async () => {
  const { page, context } = await here.visit();
  await page.goto('/new?game=tarok');
  const open = page.getByRole('checkbox', { name: 'Open cards' });
  const third = page.locator('section[aria-labelledby="who"] .seat .who select').nth(2);
  await page.locator('section[aria-labelledby="who"] .seat .who select').nth(1).selectOption('me');
  expect(await open.isEnabled()).toBe(true);
  await third.selectOption('link');
  expect(await open.isDisabled()).toBe(true);
  for (const [seats, named] of [
    [['me', 'random', 'link'], 'open: expected engines in all seats but one'],
    [['me', 'me', 'link'], 'one person can have one seat only'],
  ] as const) {
    const refused = await table(page, { game: 'tarok', open: true, seats }).catch((error: Error) => error.message);
    expect(refused).toContain(named);
  }
  await context.close();
});
