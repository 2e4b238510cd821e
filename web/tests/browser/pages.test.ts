// Every page: in both lights, in five languages, on small screens, without errors.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { table, turn, type Visitor } from './browser';
import { setting } from './setting';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const catalogue = ['en', 'en.games', 'en.learn', 'en.club'].map((name) => readFileSync(join(__dirname, `../../src/locales/${name}.ftl`), 'utf8')).join('\n');
const messages = new Set([...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key).filter((key) => key.includes('-')));

const THREE = ['me', 'random', 'random'];
const MARIAS = ['trump AK', 'talon B8 B9', 'bid hra sedma', 'bid flek:hra', 'pass', 'pass', 'LA', 'L8', 'L7', 'AQ', 'A8'];
const TAROK =
  'HK HQ H1 DK D2 SK C7 CJ T1 T6 T8 T10 T13 T16 T20 T22/H4 H3 H2 HJ D4 D3 D1 DJ S7 S8 S9 S10 C8 C9 T3 T5/HC DC DQ SJ SC SQ C10 CC CQ CK T4 T7 T9 T11 T12 T14/T2 T15 T17 T18 T19 T21';
const SAID = ['pass', 'pass', 'bid two', 'talon 1', 'discard C7 CJ', 'announce pagat', 'kontra pagat', 'kontra none', 'kontra none'];

const here = setting();
let tables: Record<string, string>;
let state: Awaited<ReturnType<Visitor['context']['storageState']>>;

beforeAll(async () => {
  const { page, context } = await here.visit();
  await page.goto('/');
  tables = {};
  for (const [name, wish] of Object.entries({
    yinsh: { game: 'yinsh', start: { moves: ['e5', 'f6', 'd4', 'g7', 'h8', 'c3', 'e8', 'g4', 'f9', 'i6'] } },
    gobblet: { game: 'gobblet4', start: { moves: ['4@b2', '4@c3'] } },
    briskula: { game: 'briskula', options: { match: '4' }, start: { seed: 11 } },
    four: { game: 'briskula', options: { variant: '4' }, seats: ['me', 'house:level=1', 'house:level=1', 'house:level=1'], start: { seed: 12 } },
    open: { game: 'briskula', open: true, start: { seed: 14 } },
    dupla: { game: 'briskula', options: { variant: 'dupla' }, start: { seed: 13 } },
    'marias trump': { game: 'marias', seats: THREE, start: { seed: 3 } },
    'marias bidding': { game: 'marias', seats: THREE, start: { seed: 3, moves: MARIAS.slice(0, 5) } },
    'marias play': { game: 'marias', seats: THREE, clock: { total_ms: 3_600_000, increment_ms: 0 }, start: { seed: 3, moves: MARIAS } },
    'tarok bid': { game: 'tarok', seats: THREE, start: { deal: TAROK, moves: ['bid one', 'pass'] } },
    'tarok talon': { game: 'tarok', seats: THREE, start: { deal: TAROK, moves: SAID.slice(0, 3) } },
    'tarok discard': { game: 'tarok', seats: THREE, start: { deal: TAROK, moves: SAID.slice(0, 4) } },
    'tarok announce': { game: 'tarok', seats: THREE, start: { deal: TAROK, moves: SAID.slice(0, 5) } },
    'tarok play': { game: 'tarok', seats: THREE, clock: { total_ms: 3_600_000, increment_ms: 0 }, start: { deal: TAROK, moves: [...SAID, 'T22', 'T5', 'T14'] } },
    // These are ended on the way.
    'briskula end': { game: 'briskula', options: { match: '4' }, start: { seed: 11 } },
    'marias end': { game: 'marias', seats: THREE, start: { seed: 3, moves: MARIAS } },
    'tarok end': { game: 'tarok', seats: THREE, start: { deal: TAROK, moves: [...SAID, 'T22', 'T5', 'T14'] } },
  })) {
    tables[name] = `/t/${(await table(page, { seats: ['me', 'house:level=1'], ...wish })).id}`;
  }
  state = await context.storageState();
  await context.close();
});

const pages = (): Record<string, string> => ({
  lobby: '/',
  'new table': '/new',
  watch: '/watch',
  learn: '/learn',
  'learn yinsh': '/learn/yinsh',
  'learn gobblet': '/learn/gobblet',
  'learn briskula': '/learn/briskula',
  'learn marias': '/learn/marias',
  'learn tarok': '/learn/tarok',
  puzzles: '/learn/gobblet/puzzles',
  'puzzles briskula': '/learn/briskula/puzzles',
  'puzzles marias': '/learn/marias/puzzles',
  'puzzles tarok': '/learn/tarok/puzzles',
  lab: '/lab',
  daily: '/daily',
  profile: '/p/me',
  tournaments: '/tournaments',
  'new tournament': '/tournaments/new',
  settings: '/settings',
  packs: '/packs',
  'analysis yinsh': '/analyse/yinsh?moves=e5;f6;d4&at=3',
  'analysis briskula': '/analyse/briskula?seed=5',
  'analysis marias': '/analyse/marias?seed=5',
  'analysis tarok': '/analyse/tarok?seed=5',
  ...tables,
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('main h1', { state: 'attached' });
  if (path.startsWith('/t/')) await turn(page);
  // Everything that the page asked for has come.
  else await page.waitForLoadState('networkidle');
}

async function serious(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary.split('\n')[1] ?? ''}`).join(' | ')}`);
  });
}

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test('axe finds nothing serious on any page', async () => {
    const { page, problems, context } = await here.visit({ colorScheme, reducedMotion: 'reduce', storageState: state });
    const found: string[] = [];
    for (const [name, path] of Object.entries(pages())) {
      await open(page, path);
      found.push(...(await serious(page)).map((line) => `${name}: ${line}`));
      if (!name.endsWith(' end')) continue;
      // The sheet of what else can be done, the last trick, and the end of a deal.
      await page.keyboard.press('l');
      found.push(...(await serious(page)).map((line) => `${name}, last trick: ${line}`));
      await page.keyboard.press('l');
      await page.getByRole('button', { name: 'More' }).click();
      found.push(...(await serious(page)).map((line) => `${name}, more: ${line}`));
      if (colorScheme === 'dark') {
        // The dark one comes last: the game can be ended.
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.locator('dialog .strong').click();
        await page.waitForSelector('.ending h2');
        found.push(...(await serious(page)).map((line) => `${name}, over: ${line}`));
        await page.emulateMedia({ colorScheme: 'light' });
        found.push(...(await serious(page)).map((line) => `${name}, over in light: ${line}`));
        await page.emulateMedia({ colorScheme: 'dark' });
      }
    }
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

test.each(['en', 'sl', 'sk', 'cs', 'hr'])('%s has words for everything', async (language) => {
  const { page, problems, context } = await here.visit({ settings: { language }, storageState: { ...state, origins: [] } });
  for (const [name, path] of Object.entries(pages())) {
    await open(page, path);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    const text = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label]')].map((thing) => thing.getAttribute('aria-label'));
      return [document.body.innerText, ...labels].join(' ');
    });
    const bare = text.split(/[\s,.:;()]+/).filter((word) => messages.has(word));
    expect(bare, name).toEqual([]);
  }
  expect(problems).toEqual([]);
  await context.close();
});

describe.each([
  ['a phone', { width: 360, height: 740 }],
  ['a phone on its side', { width: 740, height: 360 }],
  ['the smallest screen', { width: 320, height: 640 }],
  ['a desk at 200 %', { width: 640, height: 400 }],
])('on %s', (_name, viewport) => {
  test('nothing is wider than the screen, and one can play', async () => {
    const { page, problems, context } = await here.visit({ viewport, hasTouch: true, reducedMotion: 'reduce', storageState: state });
    for (const [name, path] of Object.entries(pages())) {
      await open(page, path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, name).toBeLessThanOrEqual(0);
      if (!path.startsWith('/t/') || name.endsWith(' end')) continue;
      // What is to be touched lies on the screen, is not covered, and is large enough for a finger.
      const [touchable, smallest] = await page.evaluate(() => {
        const things = [...document.querySelectorAll('[data-can]')].map((thing) => [thing, thing.getBoundingClientRect()] as const);
        const reached = things.filter(([thing]) => {
          // What lies in a panel that scrolls is scrolled to, as a finger does.
          thing.scrollIntoView({ block: 'nearest' });
          const { x, y, width, height } = thing.getBoundingClientRect();
          const hit = document.elementFromPoint(x + Math.min(width / 2, 12), y + height / 2);
          return hit === thing || thing.contains(hit);
        });
        return [reached.length / things.length, Math.min(...things.map(([, { width, height }]) => Math.min(width, height)))];
      });
      expect(touchable, name).toBe(1);
      expect(smallest, name).toBeGreaterThan(18);
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('the first load is small', async () => {
  const { page, context } = await here.visit();
  const bodies: Promise<[string, Buffer]>[] = [];
  page.on('response', (answer) => {
    if (!new URL(answer.url()).pathname.startsWith('/api/') && answer.status() === 200) bodies.push(answer.body().then((body) => [answer.url(), body]));
  });
  await page.goto('/');
  await page.waitForSelector('[data-play]');
  await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(bodies)).map(([url, body]) => [new URL(url).pathname, brotliCompressSync(body).length] as const);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`first load: ${(total / 1000).toFixed(1)} kB brotli in ${sizes.length} files`);
  expect(total).toBeLessThan(60_000);
  await context.close();
});

test('a card that is touched is not painted with the rest of the table', async () => {
  const { page, context } = await here.visit({ storageState: state });
  for (const where of ['tarok discard', 'tarok play', 'marias play', 'briskula']) {
    await open(page, tables[where]);
    const [filtered, cloth, cards] = await page.evaluate(() => {
      const styles = (all: Iterable<Element>, pseudo?: string) => [...all].map((thing) => getComputedStyle(thing, pseudo));
      return [
        // A filter is computed again for every point whenever anything below or beside it changes.
        styles(document.querySelectorAll('.felt, .felt *')).filter(({ filter }) => filter !== 'none').length,
        styles(document.querySelectorAll('.felt'), '::before').map(({ willChange }) => willChange),
        styles(document.querySelectorAll('[data-hand]')).map(({ willChange }) => willChange),
      ] as const;
    });
    expect(filtered, where).toBe(0);
    expect(new Set([...cloth, ...cards]), where).toEqual(new Set(['transform']));
  }
  await context.close();
});
