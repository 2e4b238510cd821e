// The ways that lead away from a table: one touch or one key each, at every size.

import { describe, expect, test } from 'vitest';
import { table, turn } from './browser';
import { setting } from './setting';

const here = setting();

describe.each([
  ['a small phone', { width: 360, height: 640 }],
  ['a very small phone', { width: 320, height: 640 }],
  ['a phone on its side', { width: 740, height: 360 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a desk', { width: 1280, height: 800 }],
])('on %s', (_name, viewport) => {
  test.each([
    ['marias', ['me', 'random', 'random'], '/learn/marias'],
    ['tarok', ['me', 'random', 'random'], '/learn/tarok'],
    ['yinsh', ['me', 'random'], '/learn/yinsh'],
  ])('a new table, the rules, the settings and the lobby are one touch or one key from %s', async (game, seats, about) => {
    const { page, context } = await here.visit({ viewport, hasTouch: true });
    const { id } = await table(page, { game, seats, start: { seed: 3 } });
    const steps: [string, string, string][] = [
      ['[data-step="new-table"]', 'g', `/new?game=${game}`],
      ['[data-step="rules"]', 'r', `/rules/${game}?table=${id}`],
      ['[data-step="about-game"]', 'a', about],
      ['header a[href="/settings"]', 's', '/settings'],
      ['[data-step="back-to-lobby"]', 'q', '/'],
    ];
    for (const [spot, key, goal] of steps) {
      for (const how of ['touch', 'key'] as const) {
        await page.goto(`/t/${id}`);
        await turn(page);
        const step = page.locator(spot);
        const box = (await step.boundingBox())!;
        // It lies on the screen without scrolling, free, and large enough for a finger.
        expect(Math.min(box.width, box.height), spot).toBeGreaterThanOrEqual(38);
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width && box.y + box.height <= viewport.height, spot).toBe(true);
        if (how === 'touch') await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        else await page.keyboard.press(key);
        await page.waitForURL((url) => url.pathname + url.search === goal);
      }
    }
    // The bar keeps one line, and away from a table it has no such steps.
    expect(await page.locator('[data-step]').count()).toBe(0);
    await page.goto(`/t/${id}`);
    await turn(page);
    expect((await page.locator('#app > header').boundingBox())!.height).toBeLessThan(66);
    await context.close();
  });
});
