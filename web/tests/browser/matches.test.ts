// Matches to their last panel: what a deal counts, how the match stands, who has won it, and where it is found again.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { table } from './browser';
import { mouse, playOut } from './hands';
import { setting } from './setting';

const here = setting();

const headline = (page: Page) => page.textContent('.ending h2');
const plate = (page: Page) => page.textContent('.score');

async function sitDown(page: Page, options: Record<string, string> = {}, seats = 2): Promise<string> {
  const { id } = await table(page, { game: 'briskula', options: { match: '4', ...options }, seats: ['me', ...Array<string>(seats - 1).fill('random')], chat: false });
  await page.goto(`/t/${id}`);
  await page.waitForSelector('[data-hand]');
  return id;
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog .strong').click();
  await page.waitForSelector('.ending h2');
  expect(await page.locator('dialog[open]').count(), 'nothing lies over the panel').toBe(0);
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next deal' }).click();
  await page.waitForSelector('.ending', { state: 'detached' });
  await page.waitForSelector('[data-hand]');
}

test('a resigned deal is lost, four of them lose the match, and the panel says so', async () => {
  const { page, problems, context } = await here.visit();
  const id = await sitDown(page);
  for (let deal = 1; deal < 4; deal += 1) {
    await resign(page);
    expect(await headline(page)).toBe(`You lost the deal · match 0 : ${deal}`);
    expect(await plate(page), 'the plate says the same, at once').toContain(`0 : ${deal}`);
    if (deal === 1) {
      // Between two deals the match is not over: it is where unfinished games are.
      await page.goto('/');
      const found = page.locator(`section[aria-labelledby="own"] a[href="/t/${id}"]`);
      await found.waitFor();
      await found.click();
      await page.waitForSelector('.ending h2');
      expect(await headline(page)).toBe('You lost the deal · match 0 : 1');
    }
    await next(page);
  }
  await resign(page);
  expect(await headline(page)).toBe('You lost the match 0 : 4');
  expect(await page.locator('.ending').textContent()).toContain('You lost the deal');
  expect(await page.getByRole('button', { name: 'Next deal' }).count()).toBe(0);
  expect(await page.locator('.ending tfoot td').allTextContents()).toEqual(['0', '4']);
  await page.goto('/');
  await page.waitForSelector('section[aria-labelledby="past"]');
  expect(await page.locator(`section[aria-labelledby="own"] a[href="/t/${id}"]`).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test.each([
  ['two', {}, 2],
  ['four', { variant: '4' }, 4],
])('a whole match of %s is played to its winner', async (_name, options: Record<string, string>, seats) => {
  const { page, problems, context } = await here.visit();
  await sitDown(page, options, seats);
  const won = [0, 0];
  for (let deal = 0; deal < 20; deal += 1) {
    await playOut(page, mouse, deal + 1);
    await page.waitForSelector('.ending h2');
    const said = (await page.locator('.ending h2, .ending .top + p').allTextContents()).join(' ');
    const [, how, own, other] = /(You won|You lost|Nobody won) the deal (\d+) : (\d+)/.exec(said) ?? [];
    expect(Number(own) + Number(other), said).toBe(120);
    expect(how).toBe(Number(own) > Number(other) ? 'You won' : Number(own) < Number(other) ? 'You lost' : 'Nobody won');
    if (how === 'You won') won[0] += 1;
    if (how === 'You lost') won[1] += 1;
    expect(said).toContain(`match ${won[0]} : ${won[1]}`);
    expect(await plate(page)).toContain(`${won[0]} : ${won[1]}`);
    if (Math.max(...won) === 4) {
      expect(await headline(page)).toBe(`You ${won[0] === 4 ? 'won' : 'lost'} the match ${won[0]} : ${won[1]}`);
      expect(problems).toEqual([]);
      await context.close();
      return;
    }
    await next(page);
  }
  throw new Error('the match does not end');
});

test('a match of three is played to its winner, each for oneself', async () => {
  const { page, problems, context } = await here.visit();
  await sitDown(page, { variant: '3' }, 3);
  for (let deal = 0; deal < 20; deal += 1) {
    await playOut(page, mouse, deal + 1);
    await page.waitForSelector('.ending h2');
    const said = (await page.locator('.ending h2, .ending .top + p').allTextContents()).join(' ');
    const [, own, ...others] = /the deal (\d+) : (\d+) : (\d+)/.exec(said) ?? [];
    expect(Number(own) + others.reduce((sum, points) => sum + Number(points), 0), said).toBe(120);
    if ((await page.getByRole('button', { name: 'Next deal' }).count()) === 0) {
      expect(await headline(page)).toMatch(/^You (won|lost) the match [0-4] : [0-4] : [0-4]$/);
      expect(problems).toEqual([]);
      await context.close();
      return;
    }
    await next(page);
  }
  throw new Error('the match does not end');
});
