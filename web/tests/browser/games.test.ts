// Whole games against the house: by mouse, by touch, by keys only, and in words.

import { describe, expect, test } from 'vitest';
import { table, turn } from './browser';
import { finger, keys, mouse, playOut, type Hand } from './hands';
import { setting } from './setting';

const here = setting();

const GAMES = [
  { name: 'Gobblet 3x3', game: 'gobblet3', options: {} },
  { name: 'Yinsh', game: 'yinsh', options: { blitz: 'yes' } },
  { name: 'briškula', game: 'briskula', options: {} },
];

const HANDS: [string, Hand, object][] = [
  ['mouse', mouse, {}],
  ['touch', finger, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }],
  ['keys only', keys, {}],
];

describe.each(GAMES)('a whole game of $name', ({ game, options }) => {
  test.each(HANDS)('by %s', async (_name, hand, wishes) => {
    const { page, problems, context } = await here.visit(wishes);
    const { id } = await table(page, { game, options, seats: ['me', 'house:level=1'], match: false });
    await page.goto(`/t/${id}`);
    const decisions = await playOut(page, hand, 7);
    expect(decisions).toBeGreaterThan(2);
    await page.waitForSelector('.ending h2');
    expect(problems).toEqual([]);
    await context.close();
  });

  test('in words', async () => {
    const { page, problems, context } = await here.visit({ settings: { text: true } });
    const { id } = await table(page, { game, options, seats: ['me', 'house:level=1'], match: false });
    await page.goto(`/t/${id}`);
    let typed = 0;
    while ((await turn(page)) === 'mine') {
      const moves = page.locator('[data-move]');
      const move = await moves.nth((typed * 5) % (await moves.count())).getAttribute('data-move');
      const before = await page.getAttribute('[data-decisions]', 'data-decisions');
      await page.fill('[data-move-input]', move!);
      await page.keyboard.press('Enter');
      await page.waitForFunction((old) => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') !== old, before, { polling: 30 });
      typed += 1;
    }
    expect(typed).toBeGreaterThan(2);
    expect(await page.textContent('[data-decisions]')).not.toBe('');
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('play now sits down with one click', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/');
  await page.click('[data-play="gobblet"]:not([disabled])');
  await page.waitForURL('**/t/*');
  expect(await turn(page)).toBe('mine');
  expect(problems).toEqual([]);
  await context.close();
});

test('pieces and cards can be dragged, and a wrong drop says why', async () => {
  const { page, context } = await here.visit();
  const { id } = await table(page, { game: 'gobblet3', seats: ['me', 'house:level=1'], start: { moves: ['3@b2', '3@a1'] } });
  await page.goto(`/t/${id}`);
  await turn(page);
  const drag = async (from: string, to: string) => {
    const [a, b] = [(await page.locator(from).first().boundingBox())!, (await page.locator(to).first().boundingBox())!];
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2 + 20, b.y + b.height / 2, { steps: 4 });
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await drag('[data-reserve="1"]', '[data-point="a1"]');
  expect(await page.textContent('.prompt.why')).toContain('larger');
  await drag('[data-reserve="1"]', '[data-point="c3"]');
  await page.waitForFunction(() => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) >= 3);
  await context.close();

  const other = await here.visit();
  const deal = await table(other.page, { game: 'briskula', seats: ['me', 'house:level=1'] });
  await other.page.goto(`/t/${deal.id}`);
  await turn(other.page);
  const card = (await other.page.locator('[data-can="play"]').first().boundingBox())!;
  await other.page.mouse.move(card.x + 20, card.y + 20);
  await other.page.mouse.down();
  await other.page.mouse.move(card.x + 30, card.y - 160, { steps: 6 });
  await other.page.mouse.up();
  await other.page.waitForFunction(() => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) >= 1);
  await other.context.close();
});

test('hints point at moves, undo takes back, the keys are listed', async () => {
  const { page, problems, context } = await here.visit();
  const { id } = await table(page, { game: 'gobblet3', seats: ['me', 'house:level=1'] });
  await page.goto(`/t/${id}`);
  await turn(page);
  await page.keyboard.press('h');
  await page.waitForSelector('.arrow', { state: 'attached' });
  await mouse(page, page.locator('[data-can="lift"]').first());
  await mouse(page, page.locator('[data-can="land"]').first());
  await page.waitForFunction(() => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) >= 2);
  await turn(page);
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') === '0');
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open] kbd');
  expect(problems).toEqual([]);
  await context.close();
});
