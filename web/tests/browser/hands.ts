// Three ways to do the same thing: with a mouse, with a finger, with keys only.

import type { Locator, Page } from 'playwright-core';
import { turn } from './browser';

export type Hand = (page: Page, target: Locator) => Promise<void>;

export const mouse: Hand = async (page, target) => {
  const box = (await target.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** Touches a spot with the mouse as soon as there is something to do there. */
export async function touch(page: Page, spot: string): Promise<void> {
  const target = page.locator(`${spot}[data-can]`).first();
  await target.waitFor({ state: 'attached' });
  await mouse(page, target);
}

const tap = async (page: Page, target: Locator) => {
  const box = (await target.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

/** A card of a long hand is lifted by the first touch and played by the second. */
export const finger: Hand = async (page, target) => {
  const card = await target.evaluate((element) => Boolean((element as HTMLElement).dataset.hand && (element as HTMLElement).dataset.can === 'play'));
  const before = await state(page);
  await tap(page, target);
  if (!card) return;
  const lifted = '[data-lifted]';
  await page.waitForFunction(([mark, old]) => document.querySelector(mark) || document.querySelector('[data-decisions]')?.getAttribute('data-decisions') !== old, [lifted, before]);
  if (await page.locator(lifted).count()) await tap(page, page.locator(lifted));
};

/** Tab to where things are, arrows to the thing, Enter. */
export const keys: Hand = async (page, target) => {
  const wanted = await target.evaluate((element) => {
    const marked = element as HTMLElement & SVGElement;
    return marked.dataset.focus ?? marked.dataset.point ?? marked.dataset.hand ?? null;
  });
  if (wanted === null) {
    // A button of its own: it is a stop for Tab.
    await target.evaluate((element) => ((element as HTMLElement).dataset.wanted = 'yes'));
    for (let press = 0; press < 60; press += 1) {
      if (await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.wanted === 'yes')) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    return;
  }
  const inside = () => page.evaluate(() => Boolean(document.activeElement?.matches('[data-point], [data-focus], [data-hand]')));
  for (let press = 0; press < 60 && !(await inside()); press += 1) await page.keyboard.press('Tab');
  for (let press = 0; press < 60; press += 1) {
    const way = await page.evaluate((name) => {
      const active = document.activeElement as (HTMLElement & SVGElement) | null;
      const goal = document.querySelector(`[data-point="${name}"], [data-focus="${name}"], [data-hand="${name}"]`);
      if (!active || !goal || active === goal) return null;
      const [a, b] = [active.getBoundingClientRect(), goal.getBoundingClientRect()];
      const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
      // The pieces at hand are a row of their own, below or above the board.
      const [from, to] = [active.matches('[data-reserve]'), goal.matches('[data-reserve]')];
      if (from !== to) return from ? 'ArrowUp' : dy > 0 ? 'ArrowDown' : 'ArrowUp';
      if (active.matches('[data-hand], [data-reserve]')) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
      // Columns first, then rows: on the points of a hexagon that always arrives.
      if (Math.abs(dx) > 6) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
      return dy > 0 ? 'ArrowDown' : 'ArrowUp';
    }, wanted);
    if (way === null) break;
    await page.keyboard.press(way);
  }
  await page.keyboard.press('Enter');
};

/** A small generator, so that a failing game can be played again. */
export function chooser(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * count) % count;
  };
}

/** Makes one decision, whatever is asked. */
export async function decide(page: Page, hand: Hand, pick: (count: number) => number): Promise<void> {
  const choose = async (selector: string): Promise<boolean> => {
    const found = page.locator(selector);
    const count = await found.count();
    if (count === 0) return false;
    await hand(page, found.nth(pick(count)));
    return true;
  };
  const before = await state(page);
  for (const kind of ['play', 'place', 'row', 'take']) {
    if (await choose(`[data-can="${kind}"]`)) return settled(page, before);
  }
  if (await choose('.prompt button')) return settled(page, before);
  // Cards that are chosen first and laid away, or named, together.
  const ready = '[data-can="done"], [data-can="discard"]';
  if (await page.locator('[data-can="pick"]').count()) {
    for (let picks = 0; picks < 4 && (await page.locator(ready).count()) === 0; picks += 1) {
      await choose('[data-can="pick"][aria-pressed="false"]');
      await page.waitForTimeout(30);
    }
    await choose(ready);
    return settled(page, before);
  }
  for (const kind of ['bid', 'talon', 'announce']) {
    if (await choose(`[data-can="${kind}"]`)) return settled(page, before);
  }
  if (await choose('[data-can="lift"]')) {
    await page.waitForSelector('[data-can="land"]', { state: 'attached' });
    await choose('[data-can="land"]');
  }
  await settled(page, before);
}

/** How many decisions have been told to the live region's listeners. */
const state = (page: Page) => page.evaluate(() => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') ?? '');

async function settled(page: Page, before: string): Promise<void> {
  await page.waitForFunction((old) => document.querySelector('[data-decisions]')?.getAttribute('data-decisions') !== old, before, { polling: 30 });
}

/** Plays a game to its end. */
export async function playOut(page: Page, hand: Hand, seed: number, most = 400): Promise<number> {
  const pick = chooser(seed);
  for (let decisions = 0; decisions < most; decisions += 1) {
    if ((await turn(page)) === 'over') return decisions;
    await decide(page, hand, pick);
  }
  throw new Error('the game does not end');
}
