// The rules of every game: one touch from its table, as that table plays them, searchable, in every language.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import presets from '../../src/games/presets.json';
import { table, turn } from './browser';
import { binary } from './house';
import { setting } from './setting';

const here = setting();
const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

test('the rules follow the options of the table and lead back to it', async () => {
  const { page, problems, context } = await here.visit();
  const { id } = await table(page, { game: 'briskula', options: { variant: 'dupla', match: '4' }, seats: ['me', 'random'] });
  await page.goto(`/t/${id}`);
  await turn(page);
  await page.keyboard.press('r');
  await page.waitForSelector('[data-rule="dupla"]');
  expect(await page.textContent('[data-rule="aim"]')).toContain('4 won deals win the match');
  expect(await page.textContent('[data-rule="deal"]')).toContain('4 cards');
  expect(await page.locator('[data-rule="three"], [data-rule="pairs"]').count()).toBe(0);
  expect(await page.textContent('section[aria-labelledby="at-table"]')).toContain('dupla');
  // The pictures are cards of the pack, and say what they are.
  expect(await page.locator('[data-rule="cards"] [role=img]').count()).toBe(10);
  expect(await page.getAttribute('[data-rule="cards"] [role=img]', 'aria-label')).toBe('ace of cups');
  // A word finds its place, with or without accents; nothing found says so.
  await page.getByRole('searchbox').fill('STOCK briskula');
  expect(await page.locator('[data-rule]').count()).toBe(1);
  await page.getByRole('searchbox').fill('elephant');
  expect(await page.locator('[data-rule]').count()).toBe(0);
  expect(await page.textContent('main')).toContain('Nothing found');
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.waitForURL(`**/t/${id}`);
  expect(problems).toEqual([]);
  await context.close();
});

test.each([
  ['en', 'Rules: '],
  ['sl', 'Pravila: '],
  ['sk', 'Pravidlá: '],
  ['cs', 'Pravidla: '],
  ['hr', 'Pravila: '],
])('every game has its rules in %s, with pictures, on a small phone and without faults', async (language, title) => {
  const { page, problems, context } = await here.visit({ locale: language, viewport: { width: 360, height: 640 }, settings: { language } });
  for (const [game, board] of [['briskula', false], ['yinsh', true], ['gobblet', true], ['tarok', false], ['marias', false]] as const) {
    await page.goto(`/rules/${game}`);
    await page.waitForSelector('[data-rule="aim"]');
    expect(await page.textContent('h1')).toContain(title);
    await page.waitForSelector(board ? '[data-rule] .board svg' : '[data-rule] [data-card]', { state: 'attached' });
    const text = (await page.textContent('main'))!;
    // Every message is there, and every place in it is filled.
    expect(text).not.toMatch(/rules-\w|\{|NaN|undefined/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> } }).axe.run();
      return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id);
    });
    expect(found, game).toEqual([]);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('what the rules say of a preset is what the house plays', () => {
  for (const [game, { option, of }] of Object.entries(presets)) {
    const said = JSON.parse(execFileSync(binary(), ['games', game, '--json'], { encoding: 'utf8' })) as { presets: Record<string, Record<string, Record<string, string>>> };
    for (const [word, values] of Object.entries(of)) expect(said.presets[option][word], `${game} ${word}`).toMatchObject(values);
  }
});
