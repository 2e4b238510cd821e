// The day: a deal and a puzzle, compared with the house and with others, told without giving anything away.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { turn } from './browser';
import { mouse, playOut } from './hands';
import { setting } from './setting';

const here = setting();

/** Asks the house as the person of this page. */
function ask<T>(page: Page, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([where, sent]) => {
      const answer = await fetch(`/api/v1${where}`, sent === null ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent });
      return (await answer.json()) as never;
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

interface Told {
  games: { game: string; puzzle: { puzzle: { id: string; start: { position: string }; options?: unknown } } | null }[];
}

/** The right move of the puzzle of the day, as the collection knows it. */
async function answer(page: Page, game: string): Promise<{ right: string; wrong: string }> {
  const { games } = await ask<Told>(page, '/daily/today');
  const { puzzle } = games.find((one) => one.game === game)!.puzzle!;
  const { legal } = await ask<{ legal: string[] }>(page, '/show', { game, options: puzzle.options ?? {}, start: puzzle.start, viewer: 'all' });
  const { report } = await ask<{ report: { candidates: { move: string }[] } }>(page, `/puzzles/${puzzle.id}`, { move: legal[0] });
  return { right: report.candidates[0].move, wrong: report.candidates.at(-1)!.move };
}

test('a deal of the day is played once and compared, and the streak begins', async () => {
  const { page, problems, context } = await here.visit({ settings: { taps: 'one' } });
  await page.goto('/');
  await page.getByRole('link', { name: 'Deal of the day' }).click();
  await page.waitForSelector('[data-day-game="briskula"]');
  expect(await page.locator('[data-day-game]').count()).toBe(6);
  expect(await page.locator('[data-share]').count()).toBe(0);

  await page.locator('[data-day-game="briskula"] [data-daily-play]').click();
  await page.waitForURL(/\/t\//);
  await turn(page);
  // Nothing is taken back, nobody helps.
  expect(await page.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).getAttribute('aria-disabled')).toBe('true');
  const table = page.url();
  await page.goto('/daily');
  await page.locator('[data-day-game="briskula"] [data-daily-play]').click();
  await page.waitForURL(table);
  await playOut(page, mouse, 1);

  await page.locator('.ending [data-day]').click();
  const game = page.locator('[data-day-game="briskula"]');
  await game.locator('text=/par; the computer|above par|below par/').waitFor();
  expect(await game.textContent()).toMatch(/\d+ points?/);
  const told = (await page.textContent('[data-share]'))!;
  expect(told).toMatch(/^Kavarna \d{4}-\d\d-\d\d\n(🟩|🟨|🟥)⬜ Briškula\nhttp/);
  expect(await page.textContent('.streak')).toContain('1 day in a row');
  await page.locator('a[aria-current="date"].done').waitFor();

  // Somebody else plays the same cards, and both are compared.
  const other = await here.visit({ settings: { taps: 'one' } });
  await other.page.goto('/daily');
  await other.page.locator('[data-day-game="briskula"]').getByText('played by 1 person').waitFor();
  await other.page.locator('[data-day-game="briskula"] [data-daily-play]').click();
  await other.page.waitForURL(/\/t\//);
  await playOut(other.page, mouse, 2);
  await other.page.locator('.ending [data-day]').click();
  const his = other.page.locator('[data-day-game="briskula"]');
  await his.getByText(/Duplicate score: \d+ % against 1 other person here/).waitFor();
  expect(await his.locator('details li').count()).toBe(2);
  expect([...problems, ...other.problems]).toEqual([]);
  await other.context.close();
  await context.close();
});

test('the puzzle of the day counts what was tried', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/daily');
  await page.locator('[data-day-game="marias"] [data-daily-puzzle]').click();
  await page.waitForSelector('aside h1');
  expect(await page.getByRole('button', { name: 'Show the answer' }).count()).toBe(0);
  const { right, wrong } = await answer(page, 'marias');
  for (const [move, said] of [[wrong, '.wrong'], [right, '.done']] as const) {
    await page.locator(`[data-hand="${move}"]`).click();
    await page.waitForSelector(said);
    const again = page.getByRole('button', { name: 'Try again' });
    if (move === wrong) await again.click();
  }
  await page.getByRole('link', { name: 'Back to the day' }).click();
  const game = page.locator('[data-day-game="marias"]');
  await game.getByText('Solved after 2 tries').waitFor();
  expect(await game.textContent()).toContain('Solved here by 1, with the first move by 0.');
  expect(await page.textContent('[data-share]')).toContain('⬜🟨 Mariáš');
  expect(problems).toEqual([]);
  await context.close();
});

test('earlier days are played from the calendar, and days to come are not there', async () => {
  const { page, problems, context } = await here.visit({ viewport: { width: 360, height: 640 } });
  await page.goto('/daily');
  const today = await page.locator('a[aria-current="date"]').getAttribute('href');
  await page.getByRole('button', { name: 'The month before' }).click();
  expect(await page.getByRole('button', { name: 'The month after' }).isEnabled()).toBe(true);
  await page.locator('table a').first().click();
  await page.waitForFunction((before) => location.pathname !== before && location.pathname.startsWith('/daily/'), today);
  await page.locator('[data-day-game="tarok"] [data-daily-play]').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto('/daily/2999-01-01');
  await page.getByRole('alert').waitFor();
  expect(problems.filter((line) => !line.includes('400'))).toEqual([]);
  await context.close();
});
