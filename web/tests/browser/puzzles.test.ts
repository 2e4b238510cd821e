// Puzzles: there at once, a right move is praised, a wrong one is answered.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { touch } from './hands';
import { setting } from './setting';

const here = setting();

interface Told {
  id: string;
  start: { position: string };
}

/** What the solver says about a puzzle's moves: the right one first. */
async function solution(page: Page, game: string, at: number): Promise<{ right: string; wrong: string; count: number }> {
  const get = async (path: string, body?: unknown) => page.evaluate(async ([where, sent]) => {
    const answer = await fetch(`/api/v1${where}`, sent ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent } : {});
    return answer.json();
  }, [path, body ? JSON.stringify(body) : ''] as const);
  const { puzzles } = (await get(`/puzzles?game=${game}`)) as { puzzles: Told[] };
  const { legal } = (await get('/show', { game, start: puzzles[at].start, viewer: 'all' })) as { legal: string[] };
  const { report } = (await get(`/puzzles/${puzzles[at].id}`, { move: legal[0] })) as { report: { candidates: { move: string }[] } };
  return { right: report.candidates[0].move, wrong: report.candidates.at(-1)!.move, count: puzzles.length };
}

/** What to touch for a move, whatever the game: a piece in reserve, points, a card; for one row of several its button. */
function spots(move: string): string[] {
  const [, reserve, put] = /^(\d)@(\w+)$/.exec(move) ?? [];
  if (reserve) return [`[data-reserve="${reserve}"]`, `[data-point="${put}"]`];
  const [, row, ring] = /^x(?:(\w+-\w+)|(\w+))$/.exec(move) ?? [];
  if (row) return [`button:text-is("${row}")`];
  if (ring) return [`[data-point="${ring}"]`];
  if (move.includes('-')) return move.split('-').map((name) => `[data-point="${name}"]`);
  return [`:is([data-hand="${move}"], [data-point="${move}"])`];
}

/** Makes a move with the mouse. */
async function make(page: Page, move: string): Promise<void> {
  for (const spot of spots(move)) {
    if (spot.startsWith('button')) await page.click(spot);
    else await touch(page, spot);
  }
}

test.each([
  ['gobblet', 'gobblet3'],
  ['yinsh', 'yinsh'],
  ['briskula', 'briskula'],
  ['marias', 'marias'],
  ['tarok', 'tarok'],
])('puzzles of %s', async (card, game) => {
  const { page, problems, context } = await here.visit();
  await page.goto(`/learn/${card}/puzzles`);
  await page.waitForSelector('aside h1');
  const first = await solution(page, game, 0);
  expect(first.count).toBeGreaterThanOrEqual(6);

  await make(page, first.wrong);
  const answered = page.locator('.wrong');
  await answered.waitFor();
  expect(await answered.textContent()).toContain(first.wrong);
  await page.getByRole('button', { name: 'Try again' }).click();
  await answered.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.waitForFunction((move) => document.querySelector('aside')?.textContent?.includes(move), first.right);
  await make(page, first.right);
  await page.waitForSelector('.done');
  expect(await page.textContent('.done')).toContain(first.right);

  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await page.waitForFunction(() => document.querySelector('aside')?.textContent?.includes('Puzzle 2 of'));
  const second = await solution(page, game, 1);
  await make(page, second.right);
  await page.waitForSelector('.done');

  // What was solved is remembered: the next visit goes on with the third.
  await page.reload();
  await page.waitForFunction(() => document.querySelector('aside')?.textContent?.includes('Puzzle 3 of'));
  expect(await page.textContent('aside')).toContain('2 solved');
  expect(problems).toEqual([]);
  await context.close();
});
