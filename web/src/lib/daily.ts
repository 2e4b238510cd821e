// The days of the house: what was made of a deal in words, and what is told to others without giving anything away.

import { number, t } from './i18n.svelte';
import { gameName } from './names';
import type { DayCard, DayDeal, DayGame, DayPuzzle } from './protocol';
import { movesOf } from './worth';

/** The level of those at the table of a day, and of who plays the deal for par. */
export const RIVALS = 5;
export const PAR = 8;

/** A win is this much less the number of moves, a loss the same below nothing. */
const LONG = 10_000;

/** What somebody made of a deal, in words: a score, points, a win and how soon. */
export function resultWords(kind: DayDeal['kind'], result: number): string {
  if (kind === 'points') return t('points', { count: result });
  if (kind === 'score') return (result > 0 ? '+' : result < 0 ? '−' : '') + number(Math.abs(result));
  if (result === 0) return t('daily-draw');
  return t(result > 0 ? 'daily-won' : 'daily-lost', { moves: movesOf(LONG - Math.abs(result)) });
}

const dealSign = ({ result, par }: DayDeal): string =>
  result === null ? '⬜' : par === null ? '✅' : result > par ? '🟩' : result === par ? '🟨' : '🟥';
const puzzleSign = (puzzle: DayPuzzle | null): string => (puzzle?.solved ? (puzzle.tries === 1 ? '🟩' : '🟨') : '⬜');

/** Whether anything of a game is done. */
export const isDone = ({ deal, puzzle }: DayGame): boolean => deal.result !== null || (puzzle?.solved ?? false);

/** What to tell others: how well it went, and neither a card nor a move. */
export function shareText({ day, games }: DayCard, streak: number, origin: string): string {
  const lines = games.filter(isDone).map((game) => `${dealSign(game.deal)}${puzzleSign(game.puzzle)} ${gameName(game.game)}`);
  return [`Kavarna ${day}`, ...lines, ...(streak > 1 ? [`🔥 ${t('daily-streak', { count: streak })}`] : []), `${origin}/daily/${day}`].join('\n');
}

/** The days of a month in weeks from Monday to Sunday; null where a week belongs to another month. */
export function weeksOf(year: number, month: number): (string | null)[][] {
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
  const cells = Array.from({ length: before + days }, (_, cell) => (cell < before ? null : new Date(Date.UTC(year, month, cell - before + 1)).toISOString().slice(0, 10)));
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

/** A date as the page's language writes it. */
export function dayName(day: string, options: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }): string {
  return new Intl.DateTimeFormat(document.documentElement.lang || 'en', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
