// Tarok at its own table: a whole deal by mouse, by keys and with a thumb, the auction, discards and what they refuse.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faults } from './boxes';
import { table, turn } from './browser';
import { finger, keys, mouse, type Hand } from './hands';
import { setting } from './setting';

const here = setting();

const DEAL =
  'HK HQ H1 DK D2 SK C7 CJ T1 T6 T8 T10 T13 T16 T20 T22/H4 H3 H2 HJ D4 D3 D1 DJ S7 S8 S9 S10 C8 C9 T3 T5/HC DC DQ SJ SC SQ C10 CC CQ CK T4 T7 T9 T11 T12 T14/T2 T15 T17 T18 T19 T21';
/** The learner is forehand, the others have said nothing. */
const forehand = { game: 'tarok', seats: ['me', 'random', 'random'], start: { deal: DEAL, moves: ['pass', 'pass'] }, chat: false };

const count = async (page: Page) => Number(await page.getAttribute('[data-decisions]', 'data-decisions'));

async function after(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await count(page);
  await act();
  await page.waitForFunction((old) => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) > old, before, { polling: 30 });
}

/** Makes whichever decision is asked for, with this hand. */
async function decide(page: Page, hand: Hand, bid = 'bid two'): Promise<void> {
  const first = (selector: string) => page.locator(selector).first();
  await after(page, async () => {
    if ((await page.locator('[data-can="bid"]').count()) > 0) {
      const wanted = page.locator(`[data-bid="${bid}"][data-can]`);
      await hand(page, (await wanted.count()) > 0 ? wanted : first('[data-can="bid"]'));
    } else if ((await page.locator('[data-can="talon"]').count()) > 0) await hand(page, first('[data-can="talon"]'));
    else if ((await page.locator('.discard').count()) > 0) {
      const wanted = await page.locator('.discard .place').count();
      for (let picked = 0; picked < wanted; picked += 1) await hand(page, first('[data-can="pick"][aria-pressed="false"]'));
      await hand(page, page.locator('[data-can="discard"]'));
    } else if ((await page.locator('[data-can="announce"]').count()) > 0) await hand(page, first('[data-can="announce"]'));
    else await hand(page, first('[data-can="play"]'));
  });
}

async function playOut(page: Page, hand: Hand, look?: () => Promise<void>, bid?: string): Promise<number> {
  for (let made = 0; made < 60; made += 1) {
    if ((await turn(page)) === 'over') return made;
    await look?.();
    await decide(page, hand, bid);
  }
  throw new Error('the deal does not end');
}

test('on a small phone the result of a deal folds away, so that the table can be looked at, and comes back', async () => {
  const { page, problems, context } = await here.visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const { id } = await table(page, forehand);
  await page.goto(`/t/${id}`);
  await playOut(page, finger);
  const more = page.locator('.actions').getByRole('button', { name: 'More' });
  const covered = () => more.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(await covered()).toBe(true);
  await page.getByRole('button', { name: 'Look at the table' }).tap();
  expect(await covered()).toBe(false);
  expect(await page.locator('[data-account]').isVisible()).toBe(false);
  // Going on stays in view, and what lies open on the table can be touched.
  expect(await page.getByRole('button', { name: 'Next deal' }).isVisible()).toBe(true);
  await more.tap();
  await page.keyboard.press('Escape');
  await page.locator('.actions').getByRole('button', { name: 'Last trick' }).tap();
  await page.locator('.last').first().waitFor();
  await page.locator('.actions').getByRole('button', { name: 'Last trick' }).tap();
  await page.getByRole('button', { name: 'Show the result' }).tap();
  await page.locator('[data-account]').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

describe('a whole deal', () => {
  test.each([
    ['with the mouse', mouse, {}],
    ['with keys', keys, {}],
    ['with a thumb at 360 px', finger, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
  ] as const)('%s', async (_, hand, wishes) => {
    const { page, problems, context } = await here.visit(wishes);
    const { id } = await table(page, forehand);
    await page.goto(`/t/${id}`);
    const made = await playOut(page, hand, async () => {
      expect(await faults(page)).toEqual([]);
    });
    expect(made).toBeGreaterThan(18);
    // The account adds up to what everybody scored, the threes are counted, the talon lies there.
    await page.waitForSelector('[data-account]');
    expect(await page.textContent('.ending')).toContain('difference from 35');
    // What it scored stands first: who wins the game may still lose by an announcement.
    expect(await page.textContent('.ending h2')).toMatch(/[+−±]?\d+ · \d+ : \d+/);
    expect(await page.locator('[data-talon] .group').count()).toBe(3);
    expect(await page.locator('[data-away]').count()).toBe(1);
    expect(await page.locator('[data-threes] li').count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('of klop, where every gift stays readable, and everybody gets a radelc', async () => {
    const { page, problems, context } = await here.visit();
    const { id } = await table(page, forehand);
    await page.goto(`/t/${id}`);
    await turn(page);
    await decide(page, mouse, 'bid klop');
    for (let card = 0; card < 7; card += 1) {
      if ((await turn(page)) === 'over') break;
      await decide(page, mouse);
    }
    expect(await page.textContent('.head')).toContain('From the talon');
    await playOut(page, mouse);
    expect(await page.textContent('[data-radelci]')).toContain('Everybody gets a radelc');
    expect(problems).toEqual([]);
    await context.close();
  });

  test('of a beggar, where all played cards stay in sight', async () => {
    const low = 'H4 H3 H2 H1 D4 D3 D2 D1 S7 S8 S9 C7 C8 C9 T1 T2/HK HQ HC HJ DK DQ DC DJ S10 SJ SC C10 T3 T4 T5 T6/SQ SK CJ CC CQ CK T7 T8 T9 T10 T11 T12 T13 T14 T15 T16/T17 T18 T19 T20 T21 T22';
    const { page, problems, context } = await here.visit();
    const { id } = await table(page, { ...forehand, start: { deal: low, moves: ['pass', 'pass'] } });
    await page.goto(`/t/${id}`);
    let seen = 0;
    await playOut(page, mouse, async () => {
      seen = Math.max(seen, await page.locator('[data-played] i').count());
    }, 'bid beggar');
    expect(seen).toBeGreaterThan(2);
    expect(await page.textContent('.ending')).toContain('beggar');
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('the ladder says what every game is worth and why some cannot be bid', async () => {
  const { page, context } = await here.visit();
  const { id } = await table(page, { ...forehand, start: { deal: DEAL, moves: ['bid one', 'pass'] } });
  await page.goto(`/t/${id}`);
  await turn(page);
  const rung = (bid: string) => page.locator(`[data-bid="${bid}"]`);
  expect(await rung('bid two').textContent()).toMatch(/two.*20.*below one/s);
  expect(await rung('bid two').getAttribute('aria-disabled')).toBe('true');
  expect(await rung('bid one').textContent()).toContain('hold it');
  expect(await rung('bid klop').textContent()).toContain('only forehand');
  await mouse(page, rung('bid two'));
  expect(await count(page)).toBe(2);
  await after(page, () => rung('bid solo').click());
  await context.close();
});

test('the opening and the last word cannot be a pass', async () => {
  const { page, context } = await here.visit();
  const { id } = await table(page, forehand);
  await page.goto(`/t/${id}`);
  await turn(page);
  expect(await page.locator('[data-bid="pass"]').getAttribute('aria-disabled')).toBe('true');
  expect(await page.textContent('[data-bid="pass"]')).toContain('left alone');
  const free = await table(page, { game: 'tarok', options: { opening: 'free' }, seats: ['me', 'random', 'random'], chat: false });
  await page.goto(`/t/${free.id}`);
  await turn(page);
  expect(await page.textContent('[data-bid="pass"]')).toContain('forehand must open');
  await context.close();
});

test('kings and trula are not put away, a double click is one touch, and the counter counts', async () => {
  const { page, context } = await here.visit();
  const { id } = await table(page, { ...forehand, start: { deal: DEAL, moves: ['pass', 'pass', 'bid two', 'talon 1'] } });
  await page.goto(`/t/${id}`);
  await turn(page);
  await mouse(page, page.locator('[data-hand="HK"]'));
  expect(await page.textContent('.note')).toContain('Kings');
  await page.locator('[data-hand="C7"]').dblclick();
  expect(await page.textContent('.discard')).toContain('1 of 2');
  expect(await page.locator('[data-can="discard"]').count()).toBe(0);
  await page.locator('[data-hand="CJ"]').click();
  expect(await page.textContent('.discard')).toContain('2 of 2');
  await page.locator('.discard .place').first().click();
  expect(await page.textContent('.discard')).toContain('1 of 2');
  await page.locator('[data-hand="T6"]').click();
  await after(page, () => page.locator('[data-can="discard"]').click());
  await page.locator('[data-can="announce"]').waitFor();
  await context.close();
});

test('announcements stand together, valat alone; a shown tarok stays readable', async () => {
  const { page, context } = await here.visit();
  const { id } = await table(page, { ...forehand, start: { deal: DEAL, moves: ['pass', 'pass', 'bid two', 'talon 1', 'discard C7 T6'] } });
  await page.goto(`/t/${id}`);
  await turn(page);
  await page.locator('[data-item="kings"]').click();
  await page.locator('[data-item="pagat"]').click();
  expect(await page.textContent('[data-can="announce"]')).toContain('kings, pagat ultimo');
  await page.locator('[data-item="valat"]').click();
  expect(await page.textContent('[data-can="announce"]')).not.toContain('kings');
  await page.locator('[data-item="pagat"]').click();
  await after(page, () => page.locator('[data-can="announce"]').click());
  for (let word = 0; word < 3 && (await turn(page)) === 'mine' && (await page.locator('[data-can="announce"]').count()) > 0; word += 1) await decide(page, mouse);
  await turn(page);
  const head = (await page.textContent('.head'))!;
  expect(head).toContain('pagat ultimo 50');
  expect(head).toContain('tarok VI');
  await context.close();
});

test('sixteen cards and nineteen are large enough for a thumb at 360 px, and none hides the index of another', async () => {
  const { page, context } = await here.visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  for (const moves of [['pass', 'pass', 'bid solo', 'announce none', 'kontra none', 'kontra none'], ['pass', 'pass', 'bid three', 'talon 1']]) {
    const { id } = await table(page, { ...forehand, start: { deal: DEAL, moves } });
    await page.goto(`/t/${id}`);
    await turn(page);
    const boxes = await page.locator('[data-hand]').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })));
    expect(boxes.length).toBe(moves.includes('talon 1') ? 19 : 16);
    for (const [place, box] of boxes.entries()) {
      const next = boxes[place + 1];
      const seen = next && Math.abs(next.y - box.y) < 20 ? next.x - box.x : box.width;
      expect(seen, `card ${place}`).toBeGreaterThanOrEqual(43);
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect([box.x >= 0, box.x + box.width <= 360.5]).toEqual([true, true]);
    }
    const rows = [...new Set(boxes.map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
    for (const [place, y] of rows.slice(1).entries()) expect(y - rows[place]).toBeGreaterThanOrEqual(boxes[0].height);
  }
  await context.close();
});

test('a finger lifts a card and plays it with a second touch, or at once where one likes that; another card is only lifted instead', async () => {
  const moves = ['pass', 'pass', 'bid solo', 'announce none', 'kontra none', 'kontra none'];
  const made = (page: Page) => page.getAttribute('[data-decisions]', 'data-decisions');
  for (const taps of ['two', 'one']) {
    const { page, problems, context } = await here.visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, settings: { taps } });
    const { id } = await table(page, { ...forehand, start: { deal: DEAL, moves } });
    await page.goto(`/t/${id}`);
    await turn(page);
    const before = await made(page);
    const cards = page.locator('[data-can="play"]');
    const [first, second] = [await cards.nth(0).getAttribute('data-hand'), await cards.nth(1).getAttribute('data-hand')];
    await page.tap(`[data-hand="${first}"]`, { position: { x: 8, y: 14 } });
    if (taps === 'two') {
      await page.waitForSelector(`[data-hand="${first}"][data-lifted]`);
      expect(await page.textContent('.why')).toContain('again');
      // Whatever comes from the house meanwhile leaves it lifted.
      await page.getByRole('button', { name: 'Hint' }).tap();
      await page.waitForSelector('[data-hand].best');
      expect(await page.locator(`[data-hand="${first}"][data-lifted]`).count()).toBe(1);
      await page.tap(`[data-hand="${second}"]`, { position: { x: 8, y: 14 } });
      await page.waitForSelector(`[data-hand="${second}"][data-lifted]`);
      expect(await page.locator('[data-lifted]').count()).toBe(1);
      expect(await made(page), 'nothing is played').toBe(before);
      await page.tap(`[data-hand="${second}"]`, { position: { x: 8, y: 14 } });
    }
    await page.waitForFunction((old) => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') !== old, before);
    expect(await page.locator(`[data-hand="${taps === 'two' ? second : first}"]`).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  }
});

test('every decision can be made in words, also a discard in any order', async () => {
  const { page, problems, context } = await here.visit({ settings: { text: true } });
  const { id } = await table(page, forehand);
  await page.goto(`/t/${id}`);
  const type = async (words: string) => {
    await turn(page);
    await after(page, async () => {
      await page.fill('[data-move-input]', words);
      await page.keyboard.press('Enter');
    });
  };
  await type('bid two');
  await type('talon 1');
  await type('discard cj c7');
  await type('announce pagat trula');
  expect(await page.textContent('.text')).toContain('You play two 20');
  expect(problems).toEqual([]);
  await context.close();
});

test('a hint marks the bid, and a hint of cards to put away fills the picker', async () => {
  const { page, context } = await here.visit();
  const { id } = await table(page, { ...forehand, seats: ['me', 'house:level=1', 'house:level=1'] });
  await page.goto(`/t/${id}`);
  await turn(page);
  await page.keyboard.press('h');
  await page.waitForSelector('.ladder .best');
  // The number on every rung is explained, on that of the one that is looked at.
  for (const rung of await page.locator('.ladder button:has(em)').all()) {
    await rung.focus();
    const means = (await page.textContent('[data-bid-means]'))!;
    expect(means).toBe(`${await rung.locator('em').textContent()}: The result to expect at the end of the deal.`);
    expect(await rung.getAttribute('aria-describedby')).toBe('bid-means');
  }
  await after(page, () => page.locator('[data-bid="bid two"]').click());
  await turn(page);
  await after(page, () => page.locator('[data-can="talon"]').first().click());
  await turn(page);
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Take the hint' }).click();
  expect(await page.textContent('.discard')).toContain('2 of 2');
  await context.close();
});

/** What lies over something else within a panel or in what stands above the trick: words, figures, the button. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const apart = (things: Element[]) => {
      const boxes = things.map((thing) => [thing.textContent!.trim(), thing.getBoundingClientRect()] as const).filter(([, { width }]) => width > 0);
      boxes.forEach(([one, a], place) =>
        boxes.slice(place + 1).forEach(([other, b]) => {
          const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
          if (wide > 1 && high > 1) found.push(`${one} / ${other}`);
        }),
      );
    };
    for (const label of document.querySelectorAll('.announcements label')) apart([...label.children]);
    apart([...document.querySelectorAll('.announcements > *')]);
    apart([...document.querySelectorAll('.head .points > span, .head .small')]);
    return found;
  });

test('what can be announced or raised, and the points, lie apart on every window; who said something of the defenders stands there', async () => {
  const { page, context } = await here.visit({ settings: { motion: 'off' } });
  const told = ['bid two', 'pass', 'pass', 'bid two', 'talon 1', 'discard S7 S8', 'announce trula pagat'];
  const seats = ['me', 'random', 'me'];
  const stages = [
    { options: { radelci: '1/1/1' }, moves: ['pass', 'pass', 'bid solo'] },
    { options: { radelci: '1/1/1' }, moves: [...told, 'kontra none'] },
    { options: { defenders_announce: 'yes' }, moves: [...told, 'announce kings/d'] },
    { options: { defenders_announce: 'yes' }, moves: [...told, 'announce kings/d', 'announce none', 'kontra none', 'kontra none', 'kontra none', 'T5'] },
  ];
  for (const { options, moves } of stages) {
    const { id } = await table(page, { ...forehand, options, seats, start: { deal: DEAL, moves } });
    await page.goto(`/t/${id}`);
    await page.waitForSelector('[data-cover] button, [data-can]');
    const cover = page.locator('[data-cover] button');
    if (await cover.count()) await cover.click();
    await turn(page);
    for (const viewport of [{ width: 1280, height: 720 }, { width: 740, height: 360 }, { width: 360, height: 640 }]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await collisions(page), `${moves.at(-1)} ${viewport.width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  }
  expect(await page.textContent('.head .chips')).toMatch(/kings \(defenders\) 20.*Seat 3/s);
  await context.close();
});

test('the last trick lies as it lay on the table, and a hint says how likely what it is worth is', async () => {
  const { page, context } = await here.visit();
  const moves = ['pass', 'pass', 'bid solo', 'announce none', 'kontra none', 'kontra none', 'HK', 'H4', 'HC', 'T22', 'T5', 'T14'];
  const { id } = await table(page, { ...forehand, start: { deal: DEAL, moves } });
  await page.goto(`/t/${id}`);
  await turn(page);
  const small = page.locator('[data-small] [data-card]');
  expect(await small.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card))).toEqual(['T14', 'T22', 'T5']);
  await page.keyboard.press('h');
  await page.waitForSelector('.note small');
  expect(await page.textContent('.note small')).toMatch(/win .*%/);
  await context.close();
});
