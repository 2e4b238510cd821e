// How the scores of a deal came about, as the house tells it: what was counted, what each thing is worth, multiplied
// by what, for whom. No game is known here; its keys are translated by `account-KEY`.

import type { Account, AccountEntry } from './protocol';

export interface AccountRow {
  what: string;
  /** What it is worth, multiplied out: `2 × flek 2 × hearts 2 = 8`; empty where there is nothing to multiply. */
  sum: string;
  cells: string[];
  /** Counted in units of its own, not added up. */
  counted: boolean;
}

/** A score with its sign, as the language writes numbers. */
export function signed(value: number, written: (value: number) => string): string {
  return value > 0 ? `+${written(value)}` : value < 0 ? `−${written(-value)}` : '0';
}

function product({ base, times, factors }: AccountEntry, word: (key: string) => string, written: (value: number) => string): string {
  if (base === null) return '';
  const parts = [written(base), ...(times === 1 ? [] : [written(times)]), ...factors.map(({ what, by }) => `${word(what)} ${written(by)}`)];
  const worth = factors.reduce((sum, { by }) => sum * by, base * times);
  return parts.length > 1 ? `${parts.join(' × ')} = ${written(worth)}` : written(worth);
}

/** A row for everything that was counted and scored, a cell for every seat. */
export function rowsOf(account: Account, word: (key: string) => string, written: (value: number) => string): AccountRow[] {
  const counted = (account.counts).map(({ what, each }) => ({ what: word(what), sum: '', cells: each.map(written), counted: true }));
  const scored = (account.entries).map((entry) => ({
    what: word(entry.what),
    sum: product(entry, word, written),
    cells: entry.scores.map((score) => signed(score, written)),
    counted: false,
  }));
  return [...counted, ...scored];
}

/** What everybody gets of all entries. */
export const totals = ({ entries = [] }: Account, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => entries.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0));
