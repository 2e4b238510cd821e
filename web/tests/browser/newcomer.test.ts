// Whoever has never played: from the lobby to a lesson, a first game, its review, the deal of the day and what to tell of it.

import { expect, test } from 'vitest';
import { mouse, playOut, touch } from './hands';
import { setting } from './setting';

const here = setting();

/** What a learner touches, lesson by lesson; nothing where reading is enough. */
const LESSONS = ['C4', 'C1', 'D2', 'B4', '', 'C1', ''];

test.each(['en', 'sl', 'sk', 'cs', 'hr'])('a newcomer finds the way in %s', async (language) => {
  const { page, problems, context } = await here.visit({ locale: language, settings: { language, taps: 'one' } });
  await page.goto('/');
  await page.waitForSelector('[data-play="briskula"]:enabled');

  await page.click('nav a[href="/learn"]');
  await page.click('a[href="/learn/briskula"]');
  for (const [place, card] of LESSONS.entries()) {
    await page.waitForFunction((number) => document.querySelector('aside')?.textContent?.includes(`${number} / `), place + 1);
    if (card) await touch(page, `[data-hand="${card}"]`);
    await page.waitForSelector('.done');
    if (place + 1 < LESSONS.length) await page.locator('aside .row button.strong').click();
  }

  await page.click('header .name');
  await page.click('[data-play="briskula"]');
  await page.waitForURL(/\/t\//);
  await playOut(page, mouse, 1);
  await page.click('.ending [data-mistakes]');
  await page.waitForSelector('[data-verdict]', { state: 'attached', timeout: 240_000 });

  await page.goto('/');
  await page.click('a[href="/daily"]');
  await page.click('[data-day-game="briskula"] [data-daily-play]');
  await page.waitForURL(/\/t\//);
  await playOut(page, mouse, 1);
  await page.click('.ending [data-day]');
  await page.waitForFunction(() => /(🟩|🟨|🟥)⬜ Briškula/u.test(document.querySelector('[data-share]')?.textContent ?? ''), undefined, { timeout: 240_000 });
  const told = (await page.textContent('[data-share]'))!;
  expect(told).toMatch(/^Kavarna \d{4}-\d\d-\d\d\n/);
  // No card and no move is given away, and nothing is said by the name of its message.
  expect(told).not.toMatch(/\b[CBSD]\d+\b|daily-/);
  expect(await page.textContent('main')).not.toMatch(/daily-\w/);
  expect(problems).toEqual([]);
  await context.close();
});
