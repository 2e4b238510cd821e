// Nothing at a table lies over anything else, and nothing has to be scrolled to.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults, WINDOWS } from './boxes';
import { table, turn } from './browser';
import { chooser, decide, mouse } from './hands';
import { setting } from './setting';

const here = setting();

const TABLES: [string, Record<string, string>, number][] = [
  ['two', {}, 2],
  ['dupla', { variant: 'dupla' }, 2],
  ['three', { variant: '3' }, 3],
  ['four', { variant: '4' }, 4],
];

/** Cards take their size from the room there is: once they lie still for some frames they have it. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const places = () => [...document.querySelectorAll('[data-hand], [data-box]')].map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()).join(';');
    let [before, still] = ['', 0];
    while (still < 3) {
      await new Promise(requestAnimationFrame);
      const now = places();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });

/** Every window, with the same table in it. */
async function measured(page: Page, when: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, size] of WINDOWS) {
    await page.setViewportSize(size);
    await settled(page);
    found.push(...(await faults(page)).map((fault) => `${when}, ${name}: ${fault}`));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

test.each(TABLES)('a card table of %s: clocks, match, trick, hint, question, talk', async (_name, options, seats) => {
  const { page, problems, context } = await here.visit({ settings: { motion: 'off', pace: 'tap' } });
  const engines = Array<string>(seats - 1).fill('house:level=1');
  const { id } = await table(page, { game: 'briskula', options: { match: '4', ...options }, seats: ['me', ...engines], clock: { total_ms: 3_600_000, increment_ms: 0 }, chat: true });
  await page.goto(`/t/${id}`);
  const pick = chooser(3);
  await turn(page);
  const found = await measured(page, 'the first card');
  await decide(page, mouse, pick);
  // What others did stays until somebody touches the table: the button for that lies over nothing.
  await page.waitForSelector('.go-on');
  found.push(...(await measured(page, 'going on')));
  while ((await page.locator('[data-can]').count()) === 0) {
    if (await page.locator('.go-on').count()) await page.keyboard.press('n');
    await page.waitForSelector('.go-on, [data-can]', { state: 'attached' });
  }
  await page.keyboard.press('h');
  await page.waitForSelector('.best');
  found.push(...(await measured(page, 'with a hint')));
  await page.keyboard.press('l');
  await page.waitForSelector('.last');
  found.push(...(await measured(page, 'the last trick')));
  await page.keyboard.press('l');
  await page.keyboard.press('c');
  await page.waitForSelector('.talk input');
  for (const [place, line] of ['Dober dan!', 'Whose deal is it?', 'Yours, and then I have to go home.'].entries()) {
    await page.fill('.talk input:not([type])', line);
    await page.press('.talk input:not([type])', 'Enter');
    await page.locator('.talk li').nth(place).waitFor();
  }
  found.push(...(await measured(page, 'the talk')));
  expect(found).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

const TAROK =
  'HK HQ H1 DK D2 SK C7 CJ T1 T6 T8 T10 T13 T16 T20 T22/H4 H3 H2 HJ D4 D3 D1 DJ S7 S8 S9 S10 C8 C9 T3 T5/HC DC DQ SJ SC SQ C10 CC CQ CK T4 T7 T9 T11 T12 T14/T2 T15 T17 T18 T19 T21';
const LOW = 'H4 H3 H2 H1 D4 D3 D2 D1 S7 S8 S9 C7 C8 C9 T1 T2/HK HQ HC HJ DK DQ DC DJ S10 SJ SC C10 T3 T4 T5 T6/SQ SK CJ CC CQ CK T7 T8 T9 T10 T11 T12 T13 T14 T15 T16/T17 T18 T19 T20 T21 T22';
const SAID = ['pass', 'pass', 'bid two', 'talon 1', 'discard C7 CJ', 'announce pagat', 'kontra pagat', 'kontra none', 'kontra none'];

/** Every stage of a deal, as its own table shows it: [when, game, start, with a hint]. */
const STAGES: [string, string, Record<string, unknown>, boolean][] = [
  ['tarok, the first word', 'tarok', { deal: TAROK, moves: ['pass', 'pass'] }, false],
  ['tarok, between two bids, with a hint', 'tarok', { deal: TAROK, moves: ['bid one', 'pass'] }, true],
  ['tarok, the talon', 'tarok', { deal: TAROK, moves: ['pass', 'pass', 'bid two'] }, false],
  ['tarok, two of eighteen to put away', 'tarok', { deal: TAROK, moves: ['pass', 'pass', 'bid two', 'talon 1'] }, false],
  ['tarok, three of nineteen to put away, with a hint', 'tarok', { deal: TAROK, moves: ['pass', 'pass', 'bid three', 'talon 1'] }, true],
  ['tarok, announcements', 'tarok', { deal: TAROK, moves: SAID.slice(0, 5) }, false],
  ['tarok, re', 'tarok', { deal: TAROK, moves: SAID.slice(0, 5).concat('announce pagat kings', 'kontra game pagat', 'kontra none') }, false],
  ['tarok, the first card', 'tarok', { deal: TAROK, moves: SAID }, true],
  ['tarok, all that can be said, with a hint', 'tarok', { deal: TAROK, moves: [...SAID.slice(0, 4), 'discard T6 T8', 'announce trula kings pagat', 'kontra game trula kings pagat', 'kontra none'] }, true],
  ['tarok, the second trick', 'tarok', { deal: TAROK, moves: [...SAID, 'T22', 'T5', 'T14'] }, false],
  ['tarok, klop', 'tarok', { deal: TAROK, moves: ['pass', 'pass', 'bid klop', 'T22', 'T5', 'T14'] }, false],
  ['tarok, beggar', 'tarok', { deal: LOW, moves: ['pass', 'pass', 'bid beggar', 'kontra none', 'kontra none', 'C7', 'C10', 'CK', 'CJ', 'C8', 'T3'] }, false],
  ['mariáš, the trump', 'marias', { seed: 3 }, true],
  ['mariáš, the talon', 'marias', { seed: 3, moves: ['trump AK'] }, true],
  ['mariáš, the first word', 'marias', { seed: 3, moves: ['trump AK', 'talon B8 B9'] }, false],
  ['mariáš, re, with a hint', 'marias', { seed: 3, moves: ['trump AK', 'talon B8 B9', 'bid hra sedma', 'bid flek:hra', 'pass'] }, true],
  ['mariáš, the first card', 'marias', { seed: 3, moves: ['trump AK', 'talon B8 B9', 'bid hra sedma', 'bid flek:hra', 'pass', 'pass'] }, true],
  ['mariáš, a marriage', 'marias', { seed: 3, moves: ['trump AK', 'talon B8 B9', 'bid hra sedma', 'bid flek:hra', 'pass', 'pass', 'LA', 'L8', 'L7', 'AQ', 'A8'] }, false],
];

test('between a desk and a phone the points of tarok lie beside the last trick, not under it', async () => {
  const { page, context } = await here.visit({ settings: { motion: 'off' } });
  await page.goto('/learn/tarok/puzzles');
  await page.waitForSelector('.head [data-small]');
  for (const width of [1280, 1100, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    const right = await page.locator('.head .two').evaluate((side) => side.getBoundingClientRect().right);
    const left = await page.locator('.head [data-small]').evaluate((small) => small.getBoundingClientRect().left);
    expect(right, `${width}`).toBeLessThanOrEqual(left + 0.5);
  }
  await context.close();
});

test('a table where everything lies open: the trick keeps its room beside what was taken', async () => {
  const { page, problems, context } = await here.visit({ settings: { motion: 'off' } });
  const moves = [...SAID, 'T22', 'T5', 'T14', 'HK', 'H4', 'HC', 'T20', 'T3', 'T12', 'SK', 'S7', 'SJ'];
  const { id } = await table(page, { game: 'tarok', seats: ['me', 'random', 'random'], open: true, start: { deal: TAROK, moves }, chat: true });
  await page.goto(`/t/${id}`);
  await turn(page);
  expect(await page.locator('[data-taken] [data-card]').count()).toBe(16);
  expect(await measured(page, 'now')).toEqual([]);
  for (const [name, viewport] of WINDOWS) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(100);
    const slot = (await page.locator('[data-box="slot"]').first().boundingBox())!;
    expect(Math.min(slot.width, slot.height / 1.5), name).toBeGreaterThan(24);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test.each(STAGES)('a real table: %s', async (_name, game, start, hint) => {
  const { page, problems, context } = await here.visit({ settings: { motion: 'off' } });
  const others = game === 'tarok' || hint ? 'house:level=1' : 'random';
  const { id } = await table(page, { game, seats: ['me', others, others], start, clock: { total_ms: 3_600_000, increment_ms: 0 }, chat: true });
  await page.goto(`/t/${id}`);
  await turn(page);
  if (hint) {
    await page.keyboard.press('h');
    await page.waitForSelector('.best, .hint', { state: 'attached' });
  }
  expect(await measured(page, 'now')).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test.each([
  ['a small phone', { width: 360, height: 640 }],
  ['a phone on its side', { width: 740, height: 360 }],
  ['a desk at 200 %', { width: 640, height: 400 }],
  ['a low desk', { width: 1280, height: 720 }],
] as const)('lessons, puzzles, analysis, replay and the end of a deal need no scrolling on %s', async (_name, viewport) => {
  const { page, problems, context } = await here.visit({ viewport, settings: { motion: 'off' } });
  const found: string[] = [];
  /** What is wrong with the page as it stands: it scrolls, or a card or a button of the moment is out of view or covered. */
  const look = async (where: string) => {
    await page.waitForSelector('[data-hand], .felt', { state: 'attached' });
    await settled(page);
    const wrong = await page.evaluate(() => {
      const over = document.documentElement.scrollHeight - innerHeight;
      const out = [...document.querySelectorAll<HTMLElement>('[data-hand], .lesson aside .row > *, .study .steps button, .study .tabs button, .onward > .strong')]
        // At the end what came of it lies over the cards.
        .filter((thing) => thing.getBoundingClientRect().width > 0 && !(thing.dataset.hand && document.querySelector('.ending')))
        .filter((thing) => {
          const { x, y, width, right, bottom } = thing.getBoundingClientRect();
          const hit = document.elementFromPoint(x + Math.min(8, width / 2), (y + bottom) / 2);
          return y < 0 || x < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || !(hit && (thing.contains(hit) || hit.contains(thing)));
        })
        .map((thing) => `${thing.textContent?.trim() || thing.dataset.hand} is out of view`);
      const slots = [...document.querySelectorAll('[data-box="slot"]')].map((slot) => slot.getBoundingClientRect().width).filter((width) => width < 32);
      return [...slots.map((width) => `a card of the trick is only ${Math.round(width)} wide`), ...(over > 0 ? [`scrolls by ${over}`] : []), ...out];
    });
    found.push(...wrong.map((fault) => `${where}: ${fault}`));
  };
  for (const game of ['briskula', 'marias', 'tarok']) {
    for (const path of [`/learn/${game}`, `/learn/${game}/puzzles`, `/analyse/${game}?seed=5`]) {
      await page.goto(path);
      await page.waitForSelector('[data-hand]');
      await look(path);
    }
    const seats = ['me', ...Array<string>(game === 'briskula' ? 1 : 2).fill('random')];
    const start = { briskula: { seed: 3 }, marias: STAGES.at(-1)![2], tarok: { deal: TAROK, moves: SAID } }[game];
    const { id } = await table(page, { game, options: game === 'briskula' ? { match: '4' } : {}, seats, start, match: true, chat: false });
    await page.goto(`/t/${id}`);
    const pick = chooser(5);
    for (let made = 0; made < 3 && (await turn(page)) === 'mine'; made += 1) await decide(page, mouse, pick);
    await turn(page);
    await look(`${game}, the table`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.locator('dialog .strong').click();
    await page.getByRole('button', { name: 'Next deal' }).waitFor();
    await look(`${game}, the end`);
    const next = (await page.getByRole('button', { name: 'Next deal' }).boundingBox())!;
    if (next.y + next.height > viewport.height) found.push(`${game}: Next deal is out of view`);
    await page.getByRole('link', { name: 'Review' }).click();
    await page.waitForSelector('.study .steps');
    for (const [step, times] of [['One on', 4], ['To the end', 1]] as const) {
      for (let press = 0; press < times; press += 1) await page.getByRole('button', { name: step, exact: true }).click();
      await look(`${game}, replay`);
    }
  }
  expect(found).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('the board of a phone stays as large when rows are to be chosen, and turn and clocks stay in view', async () => {
  const { page, problems, context } = await here.visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const clock = { total_ms: 3_600_000, increment_ms: 0 };
  const board = () => page.locator('.board svg[role=group]').boundingBox();
  const usual = await table(page, { game: 'yinsh', seats: ['random', 'me'], start: { moves: ['e5'] }, clock, chat: false });
  await page.goto(`/t/${usual.id}`);
  await turn(page);
  const before = await board();
  // Three rows to choose from.
  const position = 'wbbb/bbwbbb1/wbwwb2b/2wbbbBw1/1bbbbb1wb1/WbwbBWw1b/1bb1B2b2/4w3W/3w2bw/2w1bbw/B2w b row 2-1';
  const { id } = await table(page, { game: 'yinsh', seats: ['random', 'me'], start: { position }, clock, chat: false });
  await page.goto(`/t/${id}`);
  await turn(page);
  const rows = page.locator('.prompt button');
  expect(await rows.allTextContents()).toHaveLength(3);
  expect(await board()).toEqual(before);
  await page.keyboard.press('h');
  await page.waitForSelector('.hint ol li');
  for (const timer of await page.locator('.players [role=timer]').all()) {
    const box = (await timer.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(740);
  }
  // A finger on one of them takes that row and no other: the ring that goes is asked for next.
  const wanted = (await rows.first().textContent())!.trim();
  await rows.first().tap();
  await page.waitForFunction(() => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) >= 1);
  expect(await page.locator('.moves').textContent()).toContain(wanted.replace(/^x?/, 'x'));
  expect(problems).toEqual([]);
  await context.close();
});

test('every page can be reached from the bar at 200 %', async () => {
  const { page, context } = await here.visit({ viewport: { width: 640, height: 400 } });
  for (const [path, language] of [['/', 'en'], ['/', 'sk'], ['/watch', 'hr']]) {
    await page.goto(path);
    await page.evaluate((code) => localStorage.setItem('kavarna.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('kavarna.settings')!), language: code })), language);
    await page.reload();
    await page.waitForSelector('nav a');
    const cut = await page.$$eval('header a, header button', (all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0).filter(({ x, right }) => x < 0 || right > innerWidth).length,
    );
    expect(cut, `${path} ${language}`).toBe(0);
    const over = await page.$$eval('nav a', (all) => {
      const tools = document.querySelector('.tools')!.getBoundingClientRect();
      return all.filter((one) => one.getBoundingClientRect().right > tools.x && one.getBoundingClientRect().bottom > tools.y && one.getBoundingClientRect().y < tools.bottom).length;
    });
    expect(over, `${path} ${language}`).toBe(0);
  }
  await context.close();
});
