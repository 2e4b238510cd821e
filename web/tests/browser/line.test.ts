// The line to the house: a network that is gone is noticed, and cards move before the house has answered.

import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { table, turn, visitor } from './browser';
import { mouse } from './hands';
import { setting } from './setting';

const here = setting();

/** A wire to the house that can be cut without either end being told. */
class Cable {
  url = '';
  private server: Server;
  private ends: Socket[] = [];
  private cut = false;

  constructor(private readonly to: () => URL) {
    this.server = createServer((near) => {
      const far = connect(Number(this.to().port), '127.0.0.1');
      for (const end of [near, far]) {
        this.ends.push(end);
        if (this.cut) end.pause();
        end.on('error', () => undefined);
        end.on('close', () => (end === near ? far : near).destroy());
      }
      near.on('data', (data) => far.write(data));
      far.on('data', (data) => near.write(data));
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  set frozen(cut: boolean) {
    this.cut = cut;
    for (const end of this.ends) if (!end.destroyed) cut ? end.pause() : end.resume();
  }

  close(): void {
    for (const end of this.ends) end.destroy();
    this.server.close();
  }
}

let cable: Cable;
beforeAll(async () => {
  cable = new Cable(() => new URL(here.house.url));
  await cable.open();
});
afterAll(() => cable?.close());

/** The banner comes, and it comes soon: people are told within five seconds. */
async function banner(page: Page): Promise<void> {
  const cut = Date.now();
  await page.waitForFunction(() => document.querySelector('[role=status] p button')?.textContent?.includes('Try'), undefined, { polling: 50 });
  expect(Date.now() - cut).toBeLessThan(5_000);
}
const quiet = (page: Page) => page.waitForFunction(() => !document.querySelector('[role=status] p button')?.textContent?.includes('Try'));

async function sitDown(game: string) {
  const someone = await visitor(here.browser, cable.url);
  const { id } = await table(someone.page, { game, seats: ['me', 'house:level=1'], match: false });
  await someone.page.goto(`/t/${id}`);
  await turn(someone.page);
  return someone;
}

test('a network that is gone is told, and so is its return; a card moves at once and is not lost', async () => {
  const { page, problems, context } = await sitDown('briskula');
  cable.frozen = true;
  const card = page.locator('[data-can="play"]').first();
  const name = (await card.getAttribute('data-hand'))!;
  await mouse(page, card);
  // Nothing has reached the house, and the card lies on the table.
  await page.waitForSelector(`.trick [data-card="${name}"]`);
  expect(await page.locator(`[data-hand="${name}"]`).count()).toBe(0);
  expect(await page.getAttribute('[data-decisions]', 'data-decisions')).toBe('0');
  await banner(page);
  cable.frozen = false;
  await quiet(page);
  await page.waitForFunction(() => Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions')) >= 1);
  await turn(page);
  expect(await page.locator(`[data-hand="${name}"]`).count(), 'it was played once').toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('the browser says that the network is gone: the house is asked, and believed', async () => {
  const { page, context } = await sitDown('gobblet3');
  // The house on this machine is reached without any network.
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.waitForTimeout(1_500);
  expect(await page.locator('[role=status] p button').count()).toBe(0);
  cable.frozen = true;
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await banner(page);
  cable.frozen = false;
  await quiet(page);
  await context.close();
});

test('a line that never opens is told, too', async () => {
  const { page, context } = await visitor(here.browser, here.house.url);
  const { id } = await table(page, { game: 'gobblet3', seats: ['me', 'house:level=1'], match: false });
  // The wire is taken, and nobody ever answers on it.
  await page.addInitScript(() => {
    class Deaf extends EventTarget {
      send() {}
      close() {}
    }
    (window as unknown as { WebSocket: unknown }).WebSocket = Deaf;
  });
  await page.goto(`/t/${id}`);
  await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Connecting'));
  await banner(page);
  await context.close();
});

const REFUSED = [
  ['briskula', {}],
  ['gobblet3', {}],
  ['yinsh', {}],
  ['marias', { seed: 3, moves: ['trump AK', 'talon B8 B9', 'bid hra', 'pass', 'pass'] }],
  ['tarok', { seed: 8, moves: ['pass', 'pass', 'bid klop'] }],
] as const;

test.each(REFUSED)('what the house refuses returns to where it was: %s', async (game, start) => {
  const someone = await visitor(here.browser, here.house.url);
  const { page, context } = someone;
  // A house that answers every move with a refusal.
  await page.routeWebSocket(/socket$/, (near) => {
    const far = near.connectToServer();
    near.onMessage((text) => {
      const { id, do: what } = JSON.parse(String(text));
      if (what === 'move') setTimeout(() => near.send(JSON.stringify({ type: 'refused', id, code: 'illegal', message: 'no' })), 1_500);
      else far.send(text);
    });
  });
  const engines = Array<string>(game === 'marias' || game === 'tarok' ? 2 : 1).fill('house:level=1');
  const { id } = await table(page, { game, seats: ['me', ...engines], match: false, start: 'seed' in start ? start : undefined });
  await page.goto(`/t/${id}`);
  await turn(page);
  const picture = () =>
    page.$$eval('[data-hand], .trick [data-card], [data-ring], [data-piece], [data-reserve]', (things) =>
      things.map((thing) => Object.entries((thing as HTMLElement).dataset).filter(([name]) => name !== 'can').sort().join(' ')).join('; '),
    );
  const before = await picture();
  if (game === 'gobblet3') await mouse(page, page.locator('[data-can="lift"]').first());
  await mouse(page, page.locator('[data-can="play"], [data-can="land"], [data-can="place"]').first());
  expect(await picture(), 'it moves before there is an answer').not.toBe(before);
  await page.waitForSelector('.refused');
  expect(await picture()).toBe(before);
  expect(await turn(page)).toBe('mine');
  await context.close();
});
