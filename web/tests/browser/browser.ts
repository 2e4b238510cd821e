// Chromium for the tests, and how a person finds things on a page.

import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function launch(): Promise<Browser> {
  const executablePath = PLACES.find((place) => place && existsSync(place));
  if (!executablePath) throw new Error('no Chromium: apt-get install chromium, or set CHROMIUM');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return chromium.launch({ executablePath, args });
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors of the console, of scripts and of the content policy. */
  problems: string[];
  /** Every frame that came through a socket. */
  frames: string[];
}

export interface Wishes extends BrowserContextOptions {
  settings?: Record<string, unknown>;
}

/** A person with a browser of their own. */
export async function visitor(browser: Browser, base: string, { settings, ...options }: Wishes = {}): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 800 }, locale: 'en', serviceWorkers: 'block', ...options });
  const chosen = { sound: false, pace: 'none', intros: false, ...settings };
  await context.addInitScript((text) => {
    if (!localStorage.getItem('kavarna.settings')) localStorage.setItem('kavarna.settings', text);
    addEventListener('securitypolicyviolation', (event) => console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`));
  }, JSON.stringify(chosen));
  const page = await context.newPage();
  // Long enough for a machine that is busy with something else: only what never happens is a failure.
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  const frames: string[] = [];
  page.on('console', (message) => {
    // The browser reports every answer that is not 2xx; a guest who is asked for the first time is a 401.
    const expected = /401|ERR_CONNECTION|502|WebSocket connection/.test(message.text());
    if (message.type() === 'error' && !expected) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return { context, page, problems, frames };
}

/** Opens a table through the house's own interface, as the person of this page. */
export async function table(page: Page, wish: Record<string, unknown>): Promise<{ id: string; links: Record<string, string> }> {
  if (!page.url().startsWith('http')) await page.goto('/');
  return page.evaluate(async (body) => {
    const ask = async (path: string, sent?: unknown) => {
      const answer = await fetch(`/api/v1${path}`, {
        method: sent ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        body: sent ? JSON.stringify(sent) : undefined,
      });
      const read = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(read));
      return read;
    };
    await ask('/me').catch(() => ask('/guest', { name: 'Ana' }));
    const made = await ask('/tables', { options: {}, visibility: 'private', hints: true, thoughts: true, chat: true, ...body });
    return { id: made.table.id, links: made.links ?? {} };
  }, wish);
}

/** Waits until there is something to decide, or the game is over; says which. */
export async function turn(page: Page): Promise<'mine' | 'over'> {
  const found = await page.waitForFunction(
    () => (document.querySelector('.ending') ? 'over' : document.querySelector('[data-can], .prompt button, [data-move]') ? 'mine' : null),
    undefined,
    { timeout: 120_000, polling: 50 },
  );
  return (await found.jsonValue()) as 'mine' | 'over';
}
