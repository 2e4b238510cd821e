// How a deal and a session are told at their end.

import { beforeAll, expect, test } from 'vitest';
import type { Face, Scene } from '../../src/games/face';
import { speak } from '../../src/lib/i18n.svelte';
import { outcome } from '../../src/lib/outcome';
import type { LiveTable } from '../../src/lib/table.svelte';

beforeAll(() => speak('en'));

const NAMES = ['Ana', 'Bor', 'Cene'];
/** A result as card games tell it: what a seat has scored. */
const face = { result: (view: { scores: number[] }, seat: number) => `scored ${view.scores[seat]}` } as unknown as Face;

interface Told {
  scores: number[];
  seat: number | null;
  score?: number[];
  next?: boolean;
  deals?: number;
  left?: boolean;
}
function told({ scores, seat, score = scores, next = true, deals = 3, left = false }: Told) {
  const seats = NAMES.map((_, place) => ({ seat: place, kind: left && place === 2 ? 'open' : 'person' }));
  const table = { seat, reason: 'won', table: { match: true, seats }, session: { deals, score, next, match: null, sheet: [] } } as unknown as LiveTable;
  const scene = { seat, names: NAMES, moment: { scores, view: { scores } } } as unknown as Scene;
  return outcome(table, scene, face);
}

test('a deal of a session is a deal, and its result is told from the own side', () => {
  expect(told({ scores: [-54, 0, 0], seat: 0 })).toEqual({ headline: 'You lost the deal scored -54', detail: '' });
  expect(told({ scores: [-54, 0, 0], seat: 2 })).toEqual({ headline: 'You won the deal scored 0', detail: '' });
});

test('several people at one screen read it from the side of those who are named', () => {
  expect(told({ scores: [-54, 0, 0], seat: null }).headline).toBe('Bor + Cene won the deal scored 0');
});

test('after the last deal stands who won all of them, and below it how the last one went', () => {
  const last = { scores: [-54, 0, 0], score: [30, -12, 6], next: false };
  expect(told({ ...last, seat: 0 })).toEqual({ headline: 'You won the match 30', detail: 'You lost the deal scored -54' });
  expect(told({ ...last, seat: 1 }).headline).toBe('You lost the match −12');
  expect(told({ ...last, seat: null }).headline).toBe('Ana won the match 30');
  expect(told({ ...last, seat: 0, score: [0, 0, 0] }).headline).toBe('A draw');
});

test('a session that somebody left, and a single deal, have nobody who won it all', () => {
  const last = { scores: [-54, 0, 0], score: [30, -12, 6], next: false, seat: 0 };
  expect(told({ ...last, left: true }).headline).toBe('You have lost scored -54');
  expect(told({ ...last, deals: 1 }).headline).toBe('You have lost scored -54');
});
