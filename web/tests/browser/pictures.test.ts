// Pictures of every screen, desk and phone, into docs/pictures: `npm run pictures`.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import { table, turn, type Visitor, type Wishes } from './browser';
import { chooser, decide, mouse, playOut } from './hands';
import { setting } from './setting';

const folder = join(__dirname, '../../../docs/pictures');
const wanted = process.env.KAVARNA_PICTURES;
const DESK: Wishes = { viewport: { width: 1280, height: 800 } };
const PHONE: Wishes = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Shot {
  name: string;
  path?: string;
  /** What must have happened before there is something to see; says where it is seen. */
  ready?: (page: Page, visit: (wishes?: Wishes) => Promise<Visitor>) => Promise<string>;
  table?: Record<string, unknown>;
  /** Decisions to make before the picture is taken. */
  decisions?: number;
  before?: (page: Page) => Promise<void>;
  /** Whether it is worth seeing in the dark too. */
  dark?: boolean;
  /** Whether phones in the dark and on their side are worth a picture. */
  phones?: boolean;
}

const CLOCK = { total_ms: 900_000, increment_ms: 5_000 };

const YINSH = ['f6', 'e5', 'g6', 'd4', 'e7', 'g8', 'h6', 'd7', 'f3', 'i8', 'f6-f4', 'e5-h5', 'g6-c2'];

const TAROK =
  'HK HQ H1 DK D2 SK C7 CJ T1 T6 T8 T10 T13 T16 T20 T22/H4 H3 H2 HJ D4 D3 D1 DJ S7 S8 S9 S10 C8 C9 T3 T5/HC DC DQ SJ SC SQ C10 CC CQ CK T4 T7 T9 T11 T12 T14/T2 T15 T17 T18 T19 T21';

const SHOTS: Shot[] = [
  { name: 'lobby', path: '/', dark: true },
  { name: 'new-table', path: '/new' },
  { name: 'settings', path: '/settings' },
  { name: 'learn', path: '/learn' },
  { name: 'tutorial', path: '/learn/yinsh', before: async (page) => { for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Skip' }).click(); await page.waitForTimeout(300); } },
  { name: 'puzzles', path: '/learn/gobblet/puzzles' },
  { name: 'puzzles-cards', path: '/learn/briskula/puzzles' },
  { name: 'watch', ready: beWatched },
  { name: 'rules', path: '/rules/yinsh' },
  { name: 'daily', ready: playTheDay, dark: true },
  { name: 'profile', ready: own },
  { name: 'tournament', ready: hold },
  { name: 'mistakes', ready: beWrong, before: answer },
  { name: 'analysis-cards', path: '/analyse/briskula?seed=5', before: analyse },
  { name: 'edit-deal', path: '/analyse/briskula?seed=5', before: edit },
  { name: 'edit-position', path: '/analyse/gobblet4?moves=4@b2;4@c3;4@a1;4@d4', before: async (page) => page.getByRole('button', { name: 'Edit' }).click() },
  { name: 'lab', path: '/lab', before: runMatch },
  { name: 'yinsh', table: { game: 'yinsh', seats: ['me', 'house:level=4'] }, decisions: 12, dark: true, before: async (page) => { await hint(page); await page.locator('[data-can="lift"]').first().click({ force: true }); } },
  { name: 'gobblet', table: { game: 'gobblet4', seats: ['me', 'house:level=4'] }, decisions: 4, before: hint, dark: true },
  { name: 'briskula', table: { game: 'briskula', options: { match: '4' }, seats: ['me', 'house:level=5'] }, decisions: 5, before: hint, dark: true },
  { name: 'open-table', table: { game: 'briskula', options: { match: '4' }, seats: ['me', 'house:level=3'], open: true, start: { seed: 5 } }, decisions: 5 },
  { name: 'briskula-four', table: { game: 'briskula', options: { variant: '4' }, seats: ['me', 'house:level=2', 'house:level=2', 'house:level=2'] }, decisions: 2 },
  { name: 'dupla', table: { game: 'briskula', options: { variant: 'dupla' }, seats: ['me', 'house:level=2'] }, decisions: 3 },
  { name: 'text', table: { game: 'briskula', seats: ['me', 'house:level=2'] }, decisions: 2, before: async (page) => page.keyboard.press('t') },
  { name: 'tarok-bidding', table: { game: 'tarok', seats: ['me', 'house:level=3', 'house:level=3'], start: { deal: TAROK, moves: ['bid one', 'pass'] } }, before: hint, dark: true },
  { name: 'tarok-discard', table: { game: 'tarok', seats: ['me', 'house:level=3', 'house:level=3'], start: { deal: TAROK, moves: ['pass', 'pass', 'bid two', 'talon 1'] } } },
  { name: 'tarok', table: { game: 'tarok', seats: ['me', 'house:level=3', 'house:level=3'], start: { deal: TAROK, moves: ['pass', 'pass', 'bid two', 'talon 1', 'discard C7 CJ', 'announce pagat', 'kontra pagat', 'kontra none', 'kontra none'] }, clock: CLOCK }, decisions: 1, dark: true, phones: true },
  { name: 'tarok-end', table: { game: 'tarok', seats: ['me', 'house:level=3', 'house:level=3'], match: true, start: { deal: TAROK, moves: ['pass', 'pass', 'bid two', 'talon 1', 'discard C7 CJ'] } }, decisions: 40, dark: true },
  { name: 'marias-trump', table: { game: 'marias', seats: ['me', 'house:level=3', 'house:level=3'], start: { seed: 3 } } },
  { name: 'marias-bidding', table: { game: 'marias', seats: ['me', 'house:level=3', 'house:level=3'], start: { seed: 3, moves: ['trump AK', 'talon B8 B9', 'bid hra sedma', 'bid flek:hra', 'pass'] } }, dark: true },
  { name: 'marias', table: { game: 'marias', seats: ['me', 'house:level=3', 'house:level=3'], start: { seed: 3, moves: ['trump AK', 'talon B8 B9', 'bid hra sedma', 'bid flek:hra', 'pass', 'pass', 'LA', 'L8', 'L7', 'AQ', 'A8'] }, clock: CLOCK }, dark: true, phones: true },
  { name: 'marias-end', table: { game: 'marias', seats: ['me', 'house:level=3', 'house:level=3'], match: true, start: { seed: 3, moves: ['trump AK', 'talon B8 B9', 'bid hra sedma'] } }, decisions: 30, dark: true },
  { name: 'analysis', path: `/analyse/yinsh?moves=${YINSH.join(';')}&at=${YINSH.length}`, before: analyse, dark: true },
  { name: 'packs', path: '/packs' },
];

async function analyse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.waitForSelector('.tools ol li', { state: 'attached', timeout: 15_000 });
  await page.waitForFunction(() => !document.querySelector('.tools button[disabled].strong'), undefined, { timeout: 15_000 });
}

/** On a phone the tools of a card game lie in a sheet. */
async function edit(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: 'Edit' }).click();
}

/** Asks the house as the person of this page, who is a guest of this name at first. */
function ask<T>(page: Page, path: string, sent?: unknown): Promise<T> {
  return page.evaluate(
    async ([to, body]) => {
      const answer = await fetch(`/api/v1${to}`, body === null ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return (answer.status === 204 ? null : await answer.json()) as never;
    },
    [path, sent === undefined ? null : JSON.stringify(sent)] as const,
  );
}

/** Games that anybody may look at. */
async function beWatched(page: Page): Promise<string> {
  const seats = (count: number) => ['me', 'house:level=4', 'house:level=7', 'house:level=2'].slice(0, count);
  for (const [game, count] of [['tarok', 3], ['yinsh', 2], ['briskula', 2], ['gobblet4', 2]] as const) {
    const { id } = await table(page, { game, seats: seats(count), visibility: 'listed', chat: false });
    await page.goto(`/t/${id}`);
    for (let made = 0; made < 3 && (await turn(page)) === 'mine'; made += 1) await decide(page, mouse, chooser(made));
  }
  return '/watch';
}

/** Two deals of the day, and somebody else who played one of them. */
async function playTheDay(page: Page, visit: (wishes?: Wishes) => Promise<Visitor>): Promise<string> {
  const other = await visit({ settings: { taps: 'one' } });
  for (const [who, games] of [[other.page, ['briskula']], [page, ['briskula', 'gobblet3']]] as const) {
    for (const game of games) {
      await who.goto('/daily');
      const day = who.locator(`[data-day-game^="${game.slice(0, 7)}"] [data-daily-play]`).first();
      await day.click();
      await who.waitForURL(/\/t\//);
      await playOut(who, mouse, 1);
    }
  }
  await other.context.close();
  await page.goto('/daily');
  await page.waitForFunction(() => document.querySelector('[data-share]') && /par; the computer|above par|below par/.test(document.body.textContent ?? ''), undefined, { timeout: 60_000 });
  return '/daily';
}

/** One's own page, after some rated games with somebody. */
async function own(page: Page, visit: (wishes?: Wishes) => Promise<Visitor>): Promise<string> {
  const other = await visit();
  await other.page.goto('/');
  await ask(other.page, '/guest', { name: 'Bor' });
  for (const game of ['gobblet4', 'yinsh']) {
    for (const wins of [true, false, true, true, false, true, true]) {
      const { id } = await table(page, { game, seats: ['me', 'open'], rated: true, hints: false, visibility: 'listed', chat: false });
      await ask(other.page, `/tables/${id}/sit`, { seat: 1 });
      await resign(wins ? other.page : page, id);
    }
  }
  await other.context.close();
  const { id } = await ask<{ id: string }>(page, '/me');
  return `/p/${id}`;
}

/** Gives up a game at a table. */
function resign(page: Page, at: string): Promise<void> {
  return page.evaluate(
    (id) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/v1/tables/${id}/socket`, ['kavarna']);
        socket.onmessage = ({ data }) => {
          const { type } = JSON.parse(data as string) as { type: string };
          if (type === 'snapshot') socket.send(JSON.stringify({ id: `${Math.random()}`, do: 'resign' }));
          if (type === 'ack' || type === 'refused') {
            socket.close();
            done();
          }
        };
      }),
    at,
  );
}

/** A Swiss tournament of six, as it stands when the last round has begun. */
async function hold(page: Page, visit: (wishes?: Wishes) => Promise<Visitor>): Promise<string> {
  await page.goto('/');
  await ask(page, '/guest', { name: '' });
  await ask(page, '/account', { name: `Klara-${Date.now() % 100_000}`, password: 'a long password' });
  const { id } = await ask<{ id: string }>(page, '/tournaments', { title: 'Winter cup', game: 'gobblet4', options: {}, kind: 'swiss', rounds: 4, games: 2, clock: { total_ms: 600_000, increment_ms: 5_000 }, fill: 'random', rated: false });
  const people: Visitor[] = [];
  for (const one of ['Ana', 'Bor', 'Cilka', 'Darja', 'Erik', 'Franc']) {
    const person = await visit();
    await person.page.goto('/');
    await ask(person.page, '/guest', { name: one });
    await ask(person.page, `/tournaments/${id}/join`, {});
    people.push(person);
  }
  await ask(page, `/tournaments/${id}/start`, {});
  // At each table the one who comes later in the list gives up.
  for (;;) {
    const { pairings } = await ask<{ pairings: unknown[] }>(page, `/tournaments/${id}`);
    if (pairings.length === 4) break;
    for (const { page: seat } of [...people].reverse()) {
      const { you } = await ask<{ you: { table: string | null } | null }>(seat, `/tournaments/${id}`);
      if (!you?.table) continue;
      await resign(seat, you.table);
      break;
    }
  }
  for (const { context } of people) await context.close();
  return `/tournaments/${id}`;
}

/** A game of briškula that was played without any thought. */
async function beWrong(page: Page): Promise<string> {
  const { id } = await table(page, { game: 'briskula', seats: ['me', 'random'], match: false, hints: true, chat: false, start: { seed: 41 } });
  await page.goto(`/t/${id}`);
  await playOut(page, mouse, 1);
  await page.locator('.ending [data-mistakes]').click();
  await page.waitForURL('**/mistakes/**');
  return new URL(page.url()).pathname + new URL(page.url()).search;
}

async function answer(page: Page): Promise<void> {
  await page.waitForSelector('[data-verdict]', { state: 'attached', timeout: 120_000 });
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.waitForSelector('[data-verdict="told"] li');
}

async function hint(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await page.waitForSelector('.arrow, .best', { state: 'attached', timeout: 15_000 });
}

async function runMatch(page: Page): Promise<void> {
  await page.waitForSelector('select option', { state: 'attached' });
  await page.fill('label:has-text("Games") input', '20');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForFunction(() => document.querySelector('progress')?.value === 20, undefined, { timeout: 120_000 });
  await page.evaluate(() => scrollTo(0, 0));
}

describe.skipIf(!wanted)('pictures', () => {
  const here = setting();
  beforeAll(() => void mkdirSync(folder, { recursive: true }));

  const looks = [
    ['', DESK, 'light'],
    ['-dark', DESK, 'dark'],
    ['-phone', PHONE, 'light'],
    ['-phone-dark', PHONE, 'dark'],
    ['-landscape', { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true } as Wishes, 'light'],
  ] as const;

  test.each(SHOTS.filter(({ name }) => wanted === '1' || wanted!.split(',').includes(name)))('$name', async (shot) => {
    for (const [suffix, wishes, colorScheme] of looks) {
      if (suffix.includes('dark') && !shot.dark) continue;
      if ((suffix === '-phone-dark' || suffix === '-landscape') && !shot.phones) continue;
      const { page, context } = await here.visit({ ...wishes, colorScheme, settings: { motion: 'off', ...(shot.ready && { taps: 'one' }) } });
      const path = (await shot.ready?.(page, here.visit)) ?? shot.path ?? `/t/${(await table(page, { hints: true, chat: false, ...shot.table })).id}`;
      await page.goto(path);
      await page.waitForSelector('main h1', { state: 'attached' });
      const pick = chooser(9);
      for (let made = 0; made < (shot.decisions ?? 0); made += 1) {
        if ((await turn(page)) === 'over') break;
        await decide(page, mouse, pick);
      }
      if (shot.table) await turn(page);
      await shot.before?.(page).catch((problem: Error) => console.log(`${shot.name}${suffix}: ${problem.message.split('\n')[0]}`));
      await page.waitForTimeout(400);
      await page.mouse.move(0, 0);
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: join(folder, `${shot.name}${suffix}.jpg`), type: 'jpeg', quality: 86 });
      await context.close();
    }
  });
});
