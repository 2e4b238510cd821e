// A tournament from its making to its standings: somebody runs it, people join, play and are told where they stand.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { Visitor } from './browser';
import { setting } from './setting';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const here = setting();

/** Does something over the house's own interface, as the person of this page. */
const ask = ({ page }: Visitor, path: string, body: unknown) =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(`/api/v1${to}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [path, body] as const,
  );

/** Gives the game up at the table that the page of the tournament leads to. */
async function lose({ page }: Visitor): Promise<void> {
  await page.click('[data-play]');
  await page.waitForURL(/\/t\//);
  await page.waitForSelector('[data-decisions]', { state: 'attached' });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog .strong').click();
  await page.waitForSelector('.ending');
  await page.click('.ending [data-tournament]');
  await page.waitForURL(/\/tournaments\//);
}

test('two people and one who runs it play a round robin to its standings', async () => {
  const [klara, ana, ben] = [await here.visit(), await here.visit(), await here.visit({ viewport: { width: 360, height: 740 }, hasTouch: true })];
  await klara.page.goto('/');
  await ask(klara, '/guest', { name: '' });
  await ask(klara, '/account', { name: 'Klara', password: 'a long password' });
  await klara.page.goto('/');
  await klara.page.click('a[href="/tournaments"]');
  await klara.page.click('a[href="/tournaments/new"]');
  await klara.page.fill('input[name=title]', 'Winter cup');
  await klara.page.selectOption('select[name=variant]', 'gobblet3');
  await klara.page.getByLabel('Round robin').check();
  await klara.page.fill('input[name=games]', '2');
  await klara.page.click('form button.strong');
  await klara.page.waitForSelector('[data-start]');
  const address = klara.page.url();

  for (const [person, name] of [[ana, 'Ana'], [ben, 'Ben']] as const) {
    await person.page.goto('/');
    await ask(person, '/guest', { name });
    await person.page.goto('/tournaments');
    await person.page.click(`[data-tournament] a:has-text("Winter cup")`);
    await person.page.click('[data-join]');
    await person.page.waitForSelector('[data-leave]');
  }
  await klara.page.waitForFunction(() => document.querySelectorAll('li a[href^="/p/"]').length === 2);
  await klara.page.click('[data-start]');

  // The two games of the round: Ben loses the first, Ana the second.
  await ben.page.waitForSelector('[data-play]');
  await lose(ben);
  await ana.page.waitForSelector('[data-play]');
  await ana.page.waitForFunction(() => document.querySelector('[data-points]')?.textContent === '1');
  await lose(ana);
  for (const { page } of [klara, ana, ben]) {
    await page.waitForSelector('[data-state=over]');
    const points = await page.$$eval('[data-points]', (cells) => cells.map((cell) => cell.textContent));
    expect(points).toEqual(['1', '1']);
    expect(await page.$$eval('[data-place]', (rows) => rows.map((row) => row.getAttribute('data-place')))).toEqual(['1', '1']);
    expect(await page.locator('[data-round]').count()).toBe(1);
  }
  await klara.page.evaluate(axe);
  const serious = await klara.page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> } }).axe.run();
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id);
  });
  expect(serious).toEqual([]);
  // Nothing is wider than a phone.
  expect(await ben.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(ben.page.url()).toBe(address);
  // Whoever only watches looks at a game that was played.
  await klara.page.locator('[data-round] a.button').first().click();
  await klara.page.waitForURL(/\/t\//);
  await klara.page.waitForSelector('.ending');
  for (const { problems, context } of [klara, ana, ben]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});
