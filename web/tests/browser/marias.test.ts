// Mariáš: whole deals by mouse, finger, keys and in words; the talon, the bidding, the sheet, the lessons.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faults, WINDOWS } from './boxes';
import { table, turn, type Wishes } from './browser';
import { chooser, decide, finger, keys, mouse, playOut, type Hand } from './hands';
import { setting } from './setting';

const here = setting();

/** A table with the computer in the other seats and a deal that is always the same. */
async function sit(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  const { id } = await table(page, { game: 'marias', seats: ['me', 'random', 'random'], start: { seed: 3 }, chat: false, ...more });
  await page.goto(`/t/${id}`);
  await turn(page);
}

/** Touches a card where it can be seen, whether it may be played or not. */
async function card(page: Page, name: string): Promise<void> {
  const spot = page.locator(`[data-hand="${name}"]`);
  await spot.waitFor();
  const { x, y, height } = (await spot.boundingBox())!;
  await page.mouse.click(x + 8, y + height / 2);
}

const HANDS: [string, Hand, Wishes][] = [
  ['mouse', mouse, {}],
  ['keys', keys, {}],
  ['finger', finger, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
];

describe('a whole deal', () => {
  test.each(HANDS)('by %s, to the sheet and into the next one', async (_name, hand, wishes) => {
    const { page, problems, context } = await here.visit({ ...wishes, settings: { motion: 'off' } });
    await sit(page);
    await playOut(page, hand, 5);
    // The sheet adds up: every goal with its arithmetic, then the money of everybody.
    const sheet = await page.$$eval('[data-account] tr', (rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
    const sums = sheet.at(-1)!.map((cell) => Number(cell!.replace('−', '-').replace(',', '')));
    expect(sums).toHaveLength(3);
    expect(sums.reduce((sum, money) => sum + money, 0)).toBe(0);
    expect(await page.textContent('.ending')).toContain('Next forhont: random');
    // All cards: twelve were dealt to forhont, ten to the others, two lie in the talon.
    await page.evaluate(() => ((document.querySelector('details.deal') as HTMLDetailsElement).open = true));
    for (const [place, count] of [['0', 12], ['1', 10], ['2', 10], ['talon', 2]] as const) expect(await page.locator(`[data-over="${place}"] li`).count()).toBe(count);
    await page.getByRole('button', { name: 'trick by trick' }).click();
    expect(await page.locator('[data-trick]').count()).toBe(10);
    await page.getByRole('button', { name: 'Next deal' }).click();
    await page.waitForFunction(() => document.querySelector('[data-seat="1"] .plate')?.textContent?.includes('forhont'));
    expect(problems).toEqual([]);
    await context.close();
  });

  test('with betl and durch', async () => {
    const { page, problems, context } = await here.visit({ settings: { motion: 'off' } });
    await sit(page, { options: { profile: 'voleny-csm' } });
    await playOut(page, mouse, 4);
    expect(await page.locator('[data-account]').count()).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('in words', async () => {
    const { page, problems, context } = await here.visit({ settings: { text: true } });
    await sit(page);
    expect(await page.textContent('.text')).toContain('Forhont: You');
    const decided = () => page.getAttribute('[data-decisions]', 'data-decisions');
    while ((await turn(page)) !== 'over') {
      const before = await decided();
      const move = await page.getAttribute('[data-move]', 'data-move');
      await page.fill('[data-move-input]', move!);
      await page.keyboard.press('Enter');
      await page.waitForFunction((old) => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') !== old, before);
    }
    expect(await page.locator('[data-account] tbody tr').count()).toBeGreaterThan(1);
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('the talon says why a card may not go, and what a card takes with it', async () => {
  const { page, context } = await here.visit();
  await sit(page, { start: { seed: 3, moves: ['trump HA'] } });
  await page.waitForSelector('.discard');
  expect(await page.locator('[data-hand]').count()).toBe(12);
  const why = () => page.textContent('.why');
  await card(page, 'BA');
  expect(await why()).toContain('Tens and aces do not go into the talon');
  await card(page, 'HA');
  expect(await why()).toContain('ace of hearts');
  expect(await page.locator('[data-can="discard"]').count()).toBe(0);
  // The marriage of acorns is in the hand: laying its king breaks it.
  await card(page, 'AK');
  expect(await page.textContent('.discard')).toContain('breaks your marriage of acorns');
  await card(page, 'AK');
  await card(page, 'B8');
  await card(page, 'B9');
  await page.click('[data-can="discard"]');
  await page.waitForSelector('.bidding');
  expect(await page.locator('.stock [data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))).toEqual(['B8', 'B9']);
  await context.close();
});

test('the bidding blocks nothing: switches, the sentence, the stake, folding', async () => {
  const { page, context } = await here.visit();
  // Forhont with the seven: hra and sedma, then a flek comes back.
  const moves = ['trump HA', 'talon B8 B9', 'bid hra', 'bid flek:hra', 'pass'];
  await sit(page, { start: { seed: 3, moves } });
  const panel = page.locator('.bidding');
  await panel.waitFor();
  const say = page.locator('footer [data-can="bid"]').last();
  expect(await page.locator('[data-goal="hra"] .chain .spoken').count()).toBe(2);
  expect(await panel.textContent()).toContain('now 4');
  const re = page.locator('[data-goal="hra"] [role=switch]');
  await re.click();
  // The switch itself says that it is on, to whoever hears it, too.
  expect(await re.isChecked()).toBe(true);
  expect(await say.textContent()).toContain('re on hra');
  // It is no place to write: the keys of the table go on while it has the focus. A hint leaves what was chosen.
  await page.keyboard.press('h');
  await page.locator('.bidding .hint').waitFor();
  expect(await panel.locator('.hint').textContent()).toMatch(/hra \d+ %/);
  expect(await re.isChecked()).toBe(true);
  expect(await panel.textContent()).toMatch(/±\s8.*±\s16/s);
  await page.getByRole('button', { name: 'fold away' }).click();
  expect(await page.locator('.goal').count()).toBe(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'unfold' }).click();
  await say.click();
  await page.waitForFunction(() => document.querySelector('.bidding, [data-head]')?.textContent?.includes('re'));
  await context.close();
});

test('on a small phone the bidding has its name, folds away, and comes back', async () => {
  const { page, problems, context } = await here.visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await sit(page, { start: { seed: 3, moves: ['trump AK', 'talon B8 B9'] } });
  const panel = page.locator('.bidding');
  await panel.getByRole('heading', { name: 'Bidding' }).waitFor();
  const whole = (await panel.boundingBox())!.height;
  await panel.getByRole('button', { name: 'fold away' }).tap();
  expect((await panel.boundingBox())!.height).toBeLessThan(whole / 2);
  await panel.getByRole('button', { name: 'unfold' }).tap();
  expect(await panel.locator('.goal').count()).toBe(3);
  expect(problems).toEqual([]);
  await context.close();
});

test('nothing lies over anything else, from seven cards to the last trick', async () => {
  const { page, problems, context } = await here.visit({ settings: { motion: 'off' } });
  // Money so far stands on every plate.
  await sit(page, { options: { money: '20/-10/-10' } });
  const pick = chooser(3);
  const found: string[] = [];
  const measured = async (when: string) => {
    for (const [name, size] of WINDOWS) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      found.push(...(await faults(page)).map((fault) => `${when}, ${name}: ${fault}`));
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  for (const when of ['seven cards', 'twelve cards', 'bidding']) {
    await turn(page);
    await measured(when);
    await decide(page, mouse, pick);
  }
  while ((await turn(page)) === 'mine' && (await page.locator('.bidding').count())) await decide(page, mouse, pick);
  await measured('the first card');
  await decide(page, mouse, pick);
  await turn(page);
  await measured('the second trick');
  // By then marriages lie beside the plates, and what the others still hold may be known.
  while ((await turn(page)) === 'mine' && (await page.locator('[data-hand]').count()) > 3) await decide(page, mouse, pick);
  await measured('the eighth trick');
  expect(found).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

/** What a learner touches, lesson by lesson; nothing where reading is enough. */
const LESSONS: string[][] = [
  ['HA', '[data-can="done"]'],
  ['B8', 'B9', '[data-can="discard"]'],
  ['LA'],
  ['L9'],
  ['HQ'],
  ['[data-goal="sedma"] [role=switch]', '.strong[data-can="bid"]'],
  ['[data-goal="stovka"] [role=switch]', '.strong[data-can="bid"]'],
  ['[data-goal="hra"] [role=switch]', '.strong[data-can="bid"]'],
  [],
  ['A10'],
  ['[data-goal="hra"] [role=switch]', '.strong[data-can="bid"]'],
  ['.ladder [data-can="bid"] >> nth=0'],
];

test('every lesson can be learned', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/learn/marias');
  for (const [place, touches] of LESSONS.entries()) {
    await page.waitForFunction(([number, count]) => document.querySelector('aside')?.textContent?.includes(`${number} / ${count}`), [place + 1, LESSONS.length]);
    for (const spot of touches) {
      const isCard = /^[HLAB]\w+$/.test(spot);
      // The same card may lie in the hand of the lesson before, until that of this one is there.
      if (isCard) await page.locator(`[data-hand="${spot}"][data-can]`).waitFor({ state: 'attached' });
      await (isCard ? card(page, spot) : page.click(spot));
    }
    await page.waitForSelector('.done').catch(() => {
      throw new Error(`lesson ${place + 1} is not solved by ${touches.join(' ')}`);
    });
    const next = page.getByRole('button', { name: 'Next' });
    if (await next.count()) await next.click();
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('own pictures of cards are kept in this browser, missing cards are drawn, wrong files are named', async () => {
  const { page, problems, context } = await here.visit();
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 156"><rect width="100" height="156" fill="#fc0"/></svg>');
  await page.goto('/packs');
  const folder = mkdtempSync(join(tmpdir(), 'kavarna-pictures-'));
  for (const name of ['HA.svg', 'b10.svg', 'cat.svg']) writeFileSync(join(folder, name), picture);
  await page.setInputFiles('[data-own-pictures="de"] input', folder);
  const told = page.locator('[data-own-pictures="de"]');
  await page.waitForSelector('[data-own-pictures="de"] .wrong');
  expect(await told.textContent()).toContain('Pictures found: 2');
  expect(await told.locator('.wrong').textContent()).toContain('cat.svg');
  await page.reload();
  await page.waitForSelector('[data-card="HA"] [data-own]', { state: 'attached' });
  expect(await page.locator('[data-own]').count()).toBe(2);
  await page.getByRole('button', { name: 'Back to the café' }).click();
  await page.waitForSelector('[data-card="HA"] use', { state: 'attached' });
  expect(await page.locator('[data-own]').count()).toBe(0);
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
  await context.close();
});

test('a short introduction comes once, can be skipped and turned off', async () => {
  const { page, context } = await here.visit({ settings: { intros: true } });
  await sit(page);
  const intro = page.locator('[data-intro]');
  await intro.waitFor();
  expect(await intro.textContent()).toContain('one against two');
  await page.keyboard.press('Escape');
  await intro.waitFor({ state: 'hidden' });
  await page.reload();
  await turn(page);
  expect(await intro.isVisible()).toBe(false);
  await context.close();
});

test('several people at one screen: nobody sees the cards of another', async () => {
  const { page, problems, context } = await here.visit();
  const { id } = await table(page, { game: 'marias', seats: ['me', 'me', 'me'], start: { seed: 3 }, chat: false });
  await page.goto(`/t/${id}`);
  const cover = page.locator('[data-cover]');
  const take = async (seat: number) => {
    await cover.waitFor();
    expect(await cover.textContent()).toContain(`Seat ${seat}`);
    expect(await page.locator('[data-hand]').count()).toBe(0);
    // The focus is where the screen is taken over: keys go on.
    await page.keyboard.press('Enter');
    await cover.waitFor({ state: 'detached' });
  };
  const pick = chooser(2);
  await take(1);
  expect(await page.locator('[data-hand]').count()).toBe(7);
  for (let decision = 0; decision < 2; decision += 1) await decide(page, mouse, pick);
  // Forhont goes on without another cover: the screen has not changed hands.
  await page.locator('.bidding').waitFor();
  await decide(page, mouse, () => 0);
  await take(2);
  expect(await page.locator('[data-hand]').count()).toBe(10);
  expect(await page.textContent('.stock')).not.toContain('only you see');
  await page.getByRole('button', { name: 'silent' }).click();
  await take(3);
  expect(problems).toEqual([]);
  await context.close();
});
