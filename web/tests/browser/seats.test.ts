// Names for those at one screen: given when the table is made, seen wherever they play.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { table, turn } from './browser';
import { setting } from './setting';

const here = setting();

/** Resigns the game on the table. */
async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog .strong').click();
  await page.waitForSelector('.ending h2');
}

describe('names of seats', () => {
  test('engines are called as they were named: on plates, in words, in the list of games, in the replay', async () => {
    const { page, problems, context } = await here.visit();
    await page.goto('/new?game=marias');
    await page.getByLabel('Name: Seat 2').fill('Teta Nada');
    await page.getByLabel('Name: Seat 3').fill('Stric Jože');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await turn(page);
    expect(await page.locator('.other .plate').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining('Teta Nada'), expect.stringContaining('Stric Jože')]));
    // The face and the level are still those of who plays.
    expect(await page.locator('.other .plate [data-face]').count()).toBe(2);
    await page.keyboard.press('t');
    await page.waitForSelector('.text');
    expect(await page.locator('main').innerText()).toContain('Teta Nada');
    await page.keyboard.press('t');
    await page.reload();
    await turn(page);
    expect(await page.locator('.other .plate').first().innerText()).toMatch(/Teta Nada|Stric Jože/);
    await resign(page);
    await page.locator('.ending a[href^="/r/"]').click();
    await page.waitForSelector('.plate');
    expect(await page.locator('main').innerText()).toContain('Teta Nada');
    // Whoever takes the record along takes the names along.
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save' }).click()]);
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as { names: string[] };
    expect(saved.names.slice(1)).toEqual(['Teta Nada', 'Stric Jože']);
    await page.goto('/');
    await page.getByText('Stric Jože').first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('people at one screen hand it over to each other by name', async () => {
    const { page, context } = await here.visit();
    const { id } = await table(page, { game: 'tarok', seats: ['me', 'me', 'random'], names: ['Bor', 'Cene', 'Nada'], start: { seed: 4 } });
    await page.goto(`/t/${id}`);
    const cover = page.locator('[data-cover]');
    await cover.waitFor();
    const first = (await cover.innerText()).match(/Bor|Cene/)?.[0];
    expect(first).toBeDefined();
    await cover.locator('button').click();
    await page.waitForSelector('.plate');
    const plates = (await page.locator('.plate').allInnerTexts()).join(' ');
    for (const name of ['Bor', 'Cene', 'Nada']) expect(plates).toContain(name);
    await context.close();
  });

  test('a level is chosen by name and says whom it suits; two of one level are two of the regulars', async () => {
    const { page, problems, context } = await here.visit();
    await page.goto('/new?game=marias');
    const seat = (number: number) => page.locator('section[aria-labelledby="who"] .seat').nth(number - 1);
    await seat(3).waitFor();
    const names = await Promise.all([2, 3].map((number) => page.getByLabel(`Name: Seat ${number}`).getAttribute('placeholder')));
    expect(names[0]).not.toBe(names[1]);
    for (const [place, name] of names.entries()) expect(await seat(place + 2).innerText()).toContain(name);
    await seat(2).getByLabel('Level').selectOption({ label: 'level 9 · grandmaster' });
    await seat(2).getByText('For masters: errs almost never.').waitFor();
    expect(await page.getByLabel('Name: Seat 2').getAttribute('placeholder')).toBe('Viktor');
    // Now that nobody else has that level, the other seat is its regular's own.
    expect(await page.getByLabel('Name: Seat 3').getAttribute('placeholder')).toBe(names[0]);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await turn(page);
    expect((await page.locator('.other .plate').allInnerTexts()).join(' ')).toMatch(/Viktor[^]*Ida|Ida[^]*Viktor/);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('what is no name, or the name of another, is refused in words, and nothing is made', async () => {
    const { page, context } = await here.visit();
    await page.goto('/new?game=marias');
    const make = page.getByRole('button', { name: 'Open the table' });
    for (const [second, third, told] of [
      ['Nada', 'nada', 'a name of their own'],
      ['A<b>', '', '1 to 24 letters'],
      ['', 'Admin', "nobody else's name"],
    ]) {
      await page.getByLabel('Name: Seat 2').fill(second);
      await page.getByLabel('Name: Seat 3').fill(third);
      await make.click();
      await page.getByRole('alert').filter({ hasText: told }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/new');
    }
    // Whoever comes from elsewhere brings their own name.
    await page.locator('.seat').nth(1).locator('select').first().selectOption('open');
    expect(await page.getByLabel('Name: Seat 3').count()).toBe(0);
    await context.close();
  });
});
