// The table of card games that follow: bidding, talon, discards, announcements, score sheet, long hands.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults, WINDOWS } from './boxes';
import { launch, visitor } from './browser';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
let server: ViteDevServer;
let browser: Browser;
let base: string;
beforeAll(async () => {
  const root = join(__dirname, '../..');
  server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { port: 0, host: '127.0.0.1' },
    // What the page needs is known before it is opened: nothing is found on the way, for which it would be loaded again.
    optimizeDeps: { entries: ['tests/browser/parlour/index.html'] },
    logLevel: 'error',
  });
  await server.listen();
  base = `http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}`;
  browser = await launch();
  const { page, context } = await visitor(browser, base);
  await open(page, STAGES[0]);
  await page.waitForLoadState('networkidle');
  await context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const STAGES = ['bidding', 'talon', 'discard', 'announcements', 'sheet', 'tarok', 'marias'];
const open = async (page: Page, stage: string) => {
  await page.goto(`/tests/browser/parlour/index.html?stage=${stage}`);
  await page.waitForSelector('[data-card]', { state: 'attached' });
  await page.waitForSelector('.felt', { state: 'attached' });
};
const played = (page: Page) => page.getAttribute('[data-played]', 'data-played');

test('a bid is one of a ladder; what cannot be bid says why', async () => {
  const { page, problems, context } = await visitor(browser, base);
  await open(page, 'bidding');
  const three = page.getByRole('button', { name: /^three/ });
  expect(await three.getAttribute('aria-disabled')).toBe('true');
  expect(await three.textContent()).toContain('lower than two');
  await three.click({ force: true });
  expect(await played(page)).toBe('');
  await page.locator('.ladder [data-can="bid"]', { hasText: /^one/ }).click();
  expect(await played(page)).toBe('one');
  expect(await page.locator('.said').textContent()).toContain('Janez two');
  expect(problems).toEqual([]);
  await context.close();
});

test('a group of the talon is taken, cards are put away', async () => {
  const { page, problems, context } = await visitor(browser, base);
  await open(page, 'talon');
  await page.click('[data-can="talon"] >> nth=1');
  expect(await played(page)).toBe('take 2');
  await open(page, 'discard');
  const put = page.getByRole('button', { name: 'Put away', exact: true });
  expect(await put.isDisabled()).toBe(true);
  await page.click('[data-hand="HK"]', { force: true, position: { x: 8, y: 12 } });
  expect(await page.textContent('.why')).toContain('must');
  await page.click('[data-hand="DJ"]', { position: { x: 8, y: 12 } });
  await page.click('[data-hand="S8"]', { position: { x: 8, y: 12 } });
  expect(await page.textContent('.discard')).toContain('2 of 2');
  await page.getByRole('button', { name: /back to the hand: jack/ }).click();
  expect(await put.isDisabled()).toBe(true);
  await page.click('[data-hand="CQ"]', { position: { x: 8, y: 12 } });
  await put.click();
  expect(await played(page)).toBe('discard S8 CQ');
  expect(problems).toEqual([]);
  await context.close();
});

test('announcements are a set; kontra shows how often it doubles', async () => {
  const { page, problems, context } = await visitor(browser, base);
  await open(page, 'announcements');
  expect(await page.textContent('.announcements')).toContain('×2');
  expect(await page.getByLabel('stovka').isDisabled()).toBe(true);
  await page.getByLabel('hra').check();
  await page.getByLabel('sedma').check();
  await page.getByRole('button', { name: 'Announce' }).click();
  expect(await played(page)).toBe('kontra game seven');
  expect(problems).toEqual([]);
  await context.close();
});

test('a card that may not be played is dimmed and says why', async () => {
  const { page, context } = await visitor(browser, base);
  await open(page, 'tarok');
  await page.click('[data-hand="DK"]', { force: true, position: { x: 8, y: 12 } });
  expect(await page.textContent('.why')).toContain('must follow hearts');
  await page.click('[data-hand="HQ"]', { position: { x: 8, y: 12 } });
  expect(await played(page)).toBe('HQ');
  await context.close();
});

test.each(['tarok', 'marias', 'twelve'])('nothing lies over anything else with a long hand: %s', async (stage) => {
  const { page, context } = await visitor(browser, base, { settings: { motion: 'off' } });
  const found: string[] = [];
  await open(page, stage);
  for (const [name, size] of WINDOWS) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    found.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
  }
  expect(found).toEqual([]);
  await context.close();
});

describe.each([
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
  ['a phone on its side', { width: 740, height: 360 }],
])('on %s', (_name, viewport) => {
  test('everything fits, sixteen cards can be read, axe finds nothing serious', async () => {
    const { page, problems, context } = await visitor(browser, base, { viewport });
    for (const stage of STAGES) {
      await open(page, stage);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), stage).toBe(true);
      // Every seat of a sheet is seen without scrolling to it; here a phone on its side leaves it the middle only.
      if (viewport.width !== 740) expect(await page.$$eval('.scroll', (sheets) => sheets.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)), stage).toBe(true);
      // The corner of every card of the hand can be seen: none lies wholly under its neighbour.
      const strips = await page.$$eval('[data-hand]', (cards) => cards.map((card) => card.getBoundingClientRect()).map(({ x, y }) => [x, y]));
      for (const [place, [x, y]] of strips.entries()) {
        const next = strips[place + 1];
        if (next && Math.abs(next[1] - y) < 30) expect(next[0] - x, `${stage} ${place}`).toBeGreaterThan(17);
      }
      const panel = await page.locator('.middle > *').first().boundingBox();
      const felt = (await page.locator('.felt').boundingBox())!;
      expect(panel!.y + panel!.height, stage).toBeLessThanOrEqual(felt.y + felt.height + 1);
      await page.evaluate(axe);
      const serious = await page.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> } }).axe.run();
        return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 150)}`);
      });
      expect(serious, stage).toEqual([]);
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});
