// The app on a host of files: no server of ours, and everything that needs none.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, turn, visitor } from './browser';
import { chooser, decide, mouse, playOut } from './hands';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.wasm': 'application/wasm' };
const folder = mkdtempSync(join(tmpdir(), 'kavarna-static-'));
let host: Server;
let browser: Browser;
let asked: string[];

beforeAll(async () => {
  execFileSync(join(__dirname, '../../../tools/static'), [folder]);
  // A host that knows files and nothing else.
  host = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    asked.push(path);
    const places = [join(folder, path), join(folder, path, 'index.html')];
    const found = places.find((file) => existsSync(file) && statSync(file).isFile());
    const file = found ?? join(folder, '404.html');
    answer.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    answer.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  host?.closeAllConnections();
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a game, its review and a puzzle on a host of files', async () => {
  asked = [];
  const base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const { page, context, problems } = await visitor(browser, base, { serviceWorkers: 'allow', settings: { levels: { gobblet: 1 } } });
  await page.goto('/');
  await page.click('[data-play="gobblet"]:not([disabled])');
  await page.waitForURL('**/t/here-*');
  await turn(page);
  await decide(page, mouse, chooser(3));
  await turn(page);
  const before = await page.getAttribute('[data-decisions]', 'data-decisions');
  await page.reload();
  await turn(page);
  expect(await page.getAttribute('[data-decisions]', 'data-decisions')).toBe(before);
  await playOut(page, mouse, 7);
  await page.getByRole('link', { name: 'Review' }).first().click();
  await page.waitForSelector('.steps');
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await page.waitForSelector('.graph', { timeout: 120_000 });
  await page.goto('/learn/gobblet/puzzles');
  await page.waitForSelector('aside h1');
  await page.goto('/analyse/gobblet');
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.waitForSelector('.tools ol li');
  // Nothing is ever asked of a server of ours, and nobody is told that one is missing.
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(await page.locator('[role=alert]').count()).toBe(0);
  expect(problems.filter((text) => !/404/.test(text))).toEqual([]);
  await context.close();
});
