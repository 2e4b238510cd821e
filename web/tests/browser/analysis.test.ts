// Looking at positions: threats, lines, editing by hand, files, links.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { turn } from './browser';
import { setting } from './setting';

const here = setting();
const folder = mkdtempSync(join(tmpdir(), 'kavarna-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['yinsh', '4/7/8/9/2wwwwW3/9/2bbbbB3/9/8/B4BB/WWWB w move 1-0', 2],
  ['gobblet4', 'x4x4x3./o4.../o4.../o3... x', 1],
  ['gobblet3', 'x3x2./.../o2.o3 x', 2],
])('threats and the best line are drawn on %s', async (game, position, count) => {
  const { page, problems, context } = await here.visit();
  await page.goto(`/analyse/${game}?position=${encodeURIComponent(position)}`);
  await page.waitForSelector('[data-threat]', { state: 'attached' });
  expect(await page.locator('[data-threat]').count()).toBe(count);
  expect(await page.locator('.tools ul li').count()).toBe(count);
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.waitForSelector('.arrow[data-ply="1"]', { state: 'attached' });
  await page.waitForSelector('.bar');
  await page.getByLabel('Show threats').uncheck();
  expect(await page.locator('[data-threat]').count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('a number says what it means when it is touched or has the focus', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto(`/analyse/gobblet3?position=${encodeURIComponent('x3x2./.../o2.o3 x')}`);
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  const number = page.locator('.tools .number').first();
  await number.waitFor();
  await page.waitForFunction(() => /wins in 1 move$/.test(document.querySelector('.tools .number')?.textContent ?? ''));
  expect(await page.locator('[data-means]').count()).toBe(0);
  await number.focus();
  expect(await page.textContent('[data-means]')).toBe('wins in 1 move: It is won by force, counted in moves of the winning side.');
  await page.keyboard.press('Tab');
  expect(await number.getAttribute('aria-expanded')).toBe('false');
  await number.click();
  expect(await number.getAttribute('aria-expanded')).toBe('true');
  // So do the numbers of a tree.
  await page.locator('summary', { hasText: 'Search tree' }).click();
  await page.getByRole('button', { name: 'Grow a tree' }).click();
  const grown = page.locator('[data-tree] .number').first();
  await grown.click();
  await page.getByText('more is better for the side that moves').waitFor();
  expect(await page.locator('[data-tree] details').first().getAttribute('open'), 'asking a number folds nothing').not.toBeNull();
  // On the felt too.
  await page.goto('/analyse/briskula?seed=5');
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.locator('[data-box="note"] .number').first().click();
  expect(await page.textContent('[data-box="note"] [data-means]')).toMatch(/^\d+ %: The chance to win this deal\.$/);
  expect(problems).toEqual([]);
  await context.close();
});

test('the tree that a search has grown is unfolded move by move', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/analyse/briskula?seed=5');
  await page.locator('.growing > summary').click();
  await page.locator('.growing details > summary').click();
  await page.getByLabel('Whose search').selectOption('uct');
  await page.getByRole('button', { name: 'Grow a tree', exact: true }).click();
  const moves = page.locator('[data-tree] > ul > li');
  await moves.first().waitFor();
  expect(await moves.count()).toBe(3);
  const folds = page.locator('[data-tree] > ul > li > details');
  // The first one stands open; the second one is opened, and tells the answers to it.
  expect(await folds.nth(0).evaluate((fold) => (fold as HTMLDetailsElement).open)).toBe(true);
  const second = folds.nth(1);
  expect(await second.locator('li').first().isVisible()).toBe(false);
  await second.locator('summary').first().click();
  expect(await second.locator('li').first().isVisible()).toBe(true);
  expect(await second.locator('summary').first().textContent()).toMatch(/%\s*[\d,]+ tries/);
  expect(problems).toEqual([]);
  await context.close();
});

test('what a search measures stands in its tree, and says what it means', async () => {
  const { page, problems, context } = await here.visit();
  const grow = async (path: string, player: string) => {
    await page.goto(path);
    await page.locator('.growing > summary').click();
    await page.locator('.growing details > summary').click();
    await page.getByLabel('Whose search').selectOption(player);
    await page.getByRole('button', { name: 'Grow a tree', exact: true }).click();
    await page.locator('[data-tree] > ul > li').first().waitFor();
  };
  await grow('/analyse/gobblet3', 'bstar');
  const least = page.locator('[data-tree] [data-figure="least"]').first();
  expect(await least.textContent()).toMatch(/at worst [+−]?\d/);
  await least.locator('.number').click();
  await page.getByText('The least that this move can turn out to be worth.').waitFor();
  // What worlds say of a card is no move: it has neither a name nor a player, and unfolds like one.
  await grow('/analyse/briskula?seed=5', 'pimc');
  const worlds = page.locator('[data-tree] > ul > li > details').first().locator('[data-figure="worlds"]').first();
  expect(await worlds.textContent()).toMatch(/deals: \d+/);
  expect(await page.locator('[data-tree] strong', { hasText: 'null' }).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test.each(['gobblet3', 'gobblet4'])('a position of %s is set up by hand', async (game) => {
  const { page, problems, context } = await here.visit();
  await page.goto(`/analyse/${game}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const size = Number(game.at(-1));
  const put = async (seat: number, piece: number, square: string) => {
    await page.click(`[data-tool="${seat}${piece}"]`);
    await page.click(`[data-edit="${square}"]`);
  };
  await put(0, size, 'c3');
  await put(0, size - 1, 'b2');
  await put(1, size, 'b2');
  await put(1, size, 'a1');
  // A smaller piece does not go on a larger one.
  await put(0, size - 1, 'a1');
  const text = await page.inputValue('dialog textarea');
  expect(text).toContain(`(x${size - 1}o${size})`);
  expect(text.match(/o/g)).toHaveLength(2);
  expect(text.match(/x\d/g)).toHaveLength(2);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await page.waitForSelector(`[data-point="b2"][aria-label*="over red size ${size - 1}"]`, { state: 'attached' });
  expect(problems.filter((line) => !line.includes('400'))).toEqual([]);
  await context.close();
});

test('a position of Yinsh is set up by hand', async () => {
  const { page, context } = await here.visit();
  await page.goto('/analyse/yinsh');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'black ring' }).click();
  await page.click('dialog circle[aria-label="f6"]');
  expect(await page.inputValue('dialog textarea')).toContain('B');
  await page.getByRole('button', { name: 'black to move' }).click();
  expect(await page.inputValue('dialog textarea')).toMatch(/ b place/);
  await context.close();
});

test('a deal is edited by changing cards, and played from either seat', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/analyse/briskula?seed=5');
  await page.waitForSelector('[data-hand]');
  await page.getByRole('button', { name: 'Edit' }).click();
  const before = await page.inputValue('dialog textarea');
  const [first, , last] = before.split('/').map((place) => place.split(' '));
  await page.click(`[data-edit="${first[0]}"]`);
  await page.click(`[data-edit="${last.at(-1)}"]`);
  const after = await page.inputValue('dialog textarea');
  expect(after.startsWith(last.at(-1)!)).toBe(true);
  expect(after.endsWith(first[0])).toBe(true);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await page.waitForSelector(`[data-hand="${last.at(-1)}"], [data-card="${last.at(-1)}"]`);
  await page.selectOption('select:has(option:text("as Seat 2"))', '1');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL('**/t/*');
  expect(await turn(page)).toBe('mine');
  const hand = await page.$$eval('[data-hand]', (cards) => cards.map((card) => (card as HTMLElement).dataset.hand));
  expect(hand.some((card) => after.split('/')[1].split(' ').includes(card!))).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

test('a game is saved to a file and opened again; a link shows the same moment', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/analyse/yinsh?moves=e5;f6;d4;g7&at=3');
  await page.waitForFunction(() => document.querySelector('.steps .soft')?.textContent === '3 / 4');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save' }).click()]);
  const path = join(folder, 'game.jsonl');
  await download.saveAs(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ kavarna: 1, game: 'yinsh', moves: ['e5', 'f6', 'd4', 'g7'] });
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.inputValue('input[readonly]');
  await page.setInputFiles('input[type=file]', path);
  await page.waitForURL('**/r/*');
  await page.waitForFunction(() => document.querySelector('.steps .soft')?.textContent?.endsWith('/ 4'));

  const other = await here.visit();
  await other.page.goto(link);
  await other.page.waitForFunction(() => document.querySelector('.steps .soft')?.textContent === '3 / 4');
  expect(await other.page.getAttribute('[data-point="d4"]', 'aria-label')).toContain('ring');
  // Who has the address of a record sees it, too.
  await other.page.goto(`${page.url()}?at=2`);
  await other.page.waitForFunction(() => document.querySelector('.steps .soft')?.textContent === '2 / 4');

  const broken = join(folder, 'broken.txt');
  writeFileSync(broken, 'not a game');
  await page.setInputFiles('input[type=file]', broken);
  await page.waitForSelector('.tools [role=alert]');
  expect([...problems, ...other.problems]).toEqual([]);
  await Promise.all([context.close(), other.context.close()]);
});

test('a deal saved from its seed stands alone', async () => {
  const { page, context } = await here.visit();
  await page.goto('/analyse/briskula?seed=5');
  await page.waitForSelector('[data-hand]');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save' }).click()]);
  const path = join(folder, 'deal.jsonl');
  await download.saveAs(path);
  const record = JSON.parse(readFileSync(path, 'utf8')) as { deal: string; seed?: number };
  expect(record.deal.split('/')).toHaveLength(3);
  expect(record.seed).toBeUndefined();
  await page.setInputFiles('input[type=file]', path);
  await page.waitForURL('**/r/*');
  await context.close();
});

test('a game of Yinsh is saved as SGF and opened again', async () => {
  const { page, problems, context } = await here.visit();
  const moves = ['e5', 'f6', 'd4', 'g7', 'h8', 'c3', 'e8', 'g4', 'f9', 'i6', 'e5-e6'];
  await page.goto(`/analyse/yinsh?moves=${moves.join(';')}`);
  await page.waitForFunction(() => document.querySelector('.steps .soft')?.textContent === '11 / 11');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'SGF' }).click()]);
  const path = join(folder, 'game.sgf');
  await download.saveAs(path);
  expect(readFileSync(path, 'utf8').trimStart().startsWith('(')).toBe(true);
  await page.setInputFiles('input[type=file]', path);
  await page.waitForURL('**/r/*');
  await page.waitForFunction(() => document.querySelector('.steps .soft')?.textContent?.endsWith('/ 11'));
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.querySelector('[data-point="e6"]')?.getAttribute('aria-label')?.includes('ring'));
  expect(problems).toEqual([]);
  await context.close();
});

test('a match of three draws no interval as long as it says nothing, and no figure that is none', async () => {
  const { page, problems, context } = await here.visit();
  // The house as it answers after the first deal: nothing is known of how far the mean may lie.
  const standings = { seats: 3, unit: 'points', players: [{ name: 'house:level=5', games: 3, won: 2, drawn: 0, lost: 1, result: { mean: 4.5, low: null, high: null } }] };
  await page.route('**/api/v1/matches', (asked) => asked.fulfill({ json: { id: 'made-up' } }));
  await page.route('**/api/v1/matches/made-up', (asked) => asked.fulfill({ json: { state: 'done', done: 3, games: 3, standings } }));
  await page.goto('/lab?game=tarok');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.results tbody tr');
  expect(await page.locator('.results tbody').textContent()).toContain('4.5');
  // The player by name; how the house writes it is told to whoever asks.
  expect(await page.locator('.results tbody th').textContent()).toBe('Rudilevel 5 · good player');
  await page.locator('.results tbody .number').first().click();
  expect(await page.textContent('[data-means]')).toBe('house:level=5');
  expect(await page.locator('.results').innerHTML()).not.toContain('NaN');
  expect(await page.locator('.results rect').count(), 'no interval, no bar').toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('seven cards of mariáš are looked up in the trump table, and where there is none the command that makes it is named', async () => {
  const { page, problems, context } = await here.visit();
  let table: string | null = 'leaves +1.8, bells -1.1';
  const deals: string[] = [];
  await page.route('**/api/v1/show', (asked) => {
    deals.push((asked.request().postDataJSON() as { start: { deal: string } }).start.deal);
    return asked.fulfill({ json: { view: {}, legal: [], turn: 0, decision: null, moves: null, history: [], insight: null, over: false, scores: null, account: null, table } });
  });
  await page.goto('/lab?game=marias');
  const lookup = page.locator('[data-lookup]');
  await lookup.waitFor();
  const hand = ['HA', 'H10', 'LK', 'LQ', 'B7', 'B8', 'AJ'];
  const cards = lookup.locator('.cards button');
  for (const card of hand) await cards.filter({ has: page.locator(`[data-card="${card}"]`) }).click();
  await lookup.getByText('leaves +1.8, bells −1.1').waitFor();
  // A whole deal is asked for: 32 different cards, the seven first.
  const places = deals[0].split('/').map((place) => place.split(' '));
  expect(places.map(({ length }) => length)).toEqual([12, 10, 10]);
  expect(places[0].slice(0, 7)).toEqual(hand);
  expect(new Set(places.flat()).size).toBe(32);
  expect(await cards.filter({ has: page.locator('[data-card="A7"]') }).isDisabled(), 'seven are enough').toBe(true);
  table = null;
  await lookup.getByRole('button', { name: 'Seven by chance' }).click();
  await lookup.getByText('kavarna train marias trumps').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
