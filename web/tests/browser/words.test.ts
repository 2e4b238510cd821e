// What the app says and shows: who plays, what lies open, what helps whom.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { table, turn } from './browser';
import { touch } from './hands';
import { setting } from './setting';

const here = setting();

test('engines at one table have names and faces of their own, and the partner is marked', async () => {
  const { page, problems, context } = await here.visit();
  const seats = ['me', 'house:level=4', 'house:level=4', 'house:level=4'];
  const { id } = await table(page, { game: 'briskula', options: { variant: '4', match: '4' }, seats });
  await page.goto(`/t/${id}`);
  await turn(page);
  const plates = await page.$$eval('.other [data-seat]', (found) => found.map((plate) => ({ seat: (plate as HTMLElement).dataset.seat, name: plate.querySelector('strong')?.textContent, face: plate.querySelector('[data-face]')?.getAttribute('data-face') })));
  expect(new Set(plates.map(({ name }) => name)).size).toBe(3);
  for (const { name, face } of plates) expect(face).toBe(name);
  expect(plates.find(({ seat }) => seat === '1')?.name).toBe('Ida');
  expect(await page.locator('.partner').count()).toBe(1);
  expect(await page.locator('[data-seat="2"] .partner').count()).toBe(1);
  await page.getByRole('button', { name: 'More' }).click();
  expect(await page.locator('dialog .regular').count()).toBe(3);
  expect(await page.textContent('dialog .regular')).toContain('Piano teacher');
  expect(problems).toEqual([]);
  await context.close();
});

test('the lobby introduces whoever plays at the level chosen', async () => {
  const { page, context } = await here.visit();
  await page.goto('/');
  const tile = page.locator('article').first();
  await tile.locator('input[type=range]').fill('10');
  expect(await tile.textContent()).toContain('Leontina');
  expect(await tile.textContent()).toContain('all it can');
  expect(await tile.locator('[data-face="Leontina"]').count()).toBe(1);
  expect(await page.textContent('main')).toContain('Play against the computer or invite a friend.');
  await context.close();
});

test('a puzzle with open cards shows every card, and names the reply as what it is', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/learn/briskula/puzzles');
  await page.waitForSelector('aside h1');
  // In hands, in the trick, in the stock, and taken: all forty, none of them closed.
  const shown = await page.$$eval('[data-card], [data-hand]', (cards) => cards.map((card) => card.getAttribute('data-hand') ?? card.getAttribute('data-card')));
  expect(new Set(shown).size).toBe(40);
  expect(await page.locator('.felt svg:not([data-card]):not(.face)').count()).toBe(0);
  await touch(page, '[data-hand="C11"]');
  await page.waitForSelector('.wrong');
  expect(await page.textContent('aside')).toContain('Computer replies: D2');
  expect(await page.textContent('aside')).not.toContain('The answer is');
  expect(problems).toEqual([]);
  await context.close();
});

test('help is off between people and on against the computer, unless somebody says otherwise', async () => {
  const { page, context } = await here.visit();
  await page.goto('/new?game=yinsh');
  const hints = page.getByRole('checkbox', { name: 'Hints allowed' });
  await hints.waitFor();
  expect(await hints.isChecked()).toBe(true);
  await page.locator('section[aria-labelledby="who"] .seat .who select').nth(1).selectOption('link');
  expect(await hints.isChecked()).toBe(false);
  await page.locator('section[aria-labelledby="how"] summary').click();
  expect(await page.getByRole('checkbox', { name: 'The computer shows what it thinks' }).isChecked()).toBe(false);
  await hints.check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/t/*');
  const made = await page.evaluate(async (id) => (await fetch(`/api/v1/tables/${id}`)).json(), new URL(page.url()).pathname.split('/')[2]);
  expect(made).toMatchObject({ hints: true, thoughts: false });
  await context.close();
});

test('playing on from a position is nobody else’s business', async () => {
  const { page, context } = await here.visit();
  await page.goto('/analyse/gobblet3?moves=3@a1;1@a3');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL('**/t/*');
  const id = new URL(page.url()).pathname.split('/')[2];
  const { tables } = await page.evaluate(async () => (await fetch('/api/v1/tables?state=playing')).json());
  expect((tables as { id: string }[]).map((one) => one.id)).not.toContain(id);
  await context.close();
});

/** Where every card of the hands lies, by its place on the table. */
const places = (page: Page) => page.$$eval('.seat[data-seat]', (seats) => seats.map((seat) => `${(seat as HTMLElement).dataset.seat} ${seat.closest('.top, .me')?.className.split(' ').at(-2)}`).sort());

test('with all hands open the table stays as it is, everybody’s cards can be played, and the moves stand by tricks', async () => {
  const { page, problems, context } = await here.visit();
  await page.goto('/analyse/briskula?seed=5');
  await page.waitForSelector('[data-hand]');
  const before = await places(page);
  for (let step = 1; step <= 5; step += 1) {
    await page.locator('[data-can="play"]').first().click({ force: true });
    await page.waitForFunction((text) => document.querySelector('.steps .soft')?.textContent?.startsWith(text), `${step} /`);
    expect(await places(page)).toEqual(before);
  }
  // Two tricks of two cards, and a card that was led.
  const lines = await page.$$eval('.moves [data-round]', (rounds) => rounds.map((round) => round.querySelectorAll('button').length));
  expect(lines).toEqual([2, 2, 1]);
  expect(await page.locator('.moves .took').count()).toBe(2);
  expect(await page.locator('.moves .led').count()).toBe(3);
  expect(problems).toEqual([]);
  await context.close();
});

test('the evaluation bar has the colours of the players, and says what it shows', async () => {
  const { page, context } = await here.visit();
  const colours = async (game: string, position: string) => {
    await page.goto(`/analyse/${game}?position=${encodeURIComponent(position)}`);
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await page.waitForSelector('[role=meter]');
    return page.evaluate(() => {
      const bar = document.querySelector('[role=meter]')!;
      const probe = document.body.appendChild(document.createElement('i'));
      const said = ['--one', '--two'].map((name) => ((probe.style.color = `var(${name})`), getComputedStyle(probe).color));
      return { shown: [getComputedStyle(bar.firstElementChild!).backgroundColor, getComputedStyle(bar).backgroundColor], said };
    });
  };
  const gobblet = await colours('gobblet3', 'x3x2./.../o2.o3 x');
  expect(gobblet.shown).toEqual(gobblet.said);
  await page.locator('.bar button').click();
  expect(await page.textContent('[data-means]')).toMatch(/^−?\d+: who stands better, from −100 to 100/);
  const yinsh = await colours('yinsh', '4/7/8/9/2wwwwW3/9/2bbbbB3/9/8/B4BB/WWWB w move 1-0');
  expect(yinsh.shown).not.toEqual(yinsh.said);
  await context.close();
});

test('what the house refuses is said in the page’s language', async () => {
  const { page, context } = await here.visit({ settings: { language: 'cs' } });
  await page.goto('/analyse/gobblet3');
  await page.getByRole('button', { name: 'Upravit' }).click();
  await page.fill('dialog textarea', 'nonsense');
  await page.getByRole('button', { name: 'Použít' }).click();
  expect(await page.textContent('dialog [role=alert]')).toBe('Tuto pozici nelze hrát. Zkontroluj zápis.');
  await page.goto('/settings');
  await page.fill('label:has-text("Jméno") input', '…');
  await page.getByRole('button', { name: 'Uložit jméno' }).click();
  await page.waitForFunction(() => document.body.textContent?.includes('Jméno má 1 až 24 písmen'));
  await context.close();
});

test('what can be done is called as everywhere else', async () => {
  const { page, context } = await here.visit();
  const { id } = await table(page, { game: 'gobblet3', seats: ['me', 'random'], match: false });
  const labels: [string, string[], string[]][] = [
    ['/', ['Continue', 'Play against the computer or invite a friend'], ['Go on playing']],
    [`/t/${id}`, ['Flip board', 'Hint', 'Undo'], ['Turn board']],
    ['/analyse/yinsh?moves=e5;f6&at=2', ['Analyse', 'Flip board'], ['Ask the house', 'What did each decision cost']],
    ['/settings', ['Animation', 'Theme', 'Text size', 'Gameplay'], ['Movement', 'Print', 'Feel']],
  ];
  for (const [path, wanted, gone] of labels) {
    await page.goto(path);
    await page.waitForSelector('main h1', { state: 'attached' });
    for (const label of wanted) await page.getByText(label, { exact: false }).first().waitFor({ state: 'attached', timeout: 10_000 });
    const text = await page.evaluate(() => document.querySelector('main')!.textContent ?? '');
    expect(gone.filter((label) => text.includes(label)), path).toEqual([]);
  }
  // A resigned game can be looked at, and its mistakes found.
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog .strong').click();
  await page.locator('.ending a', { hasText: /Review|Game review|Analys/ }).first().click();
  await page.getByRole('button', { name: 'Find mistakes' }).waitFor();
  await context.close();
});
