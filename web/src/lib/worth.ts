// How good something is: as words, and as a share from -1 (lost) to 1 (won).

import { cardOf } from '../games';
import { maybe, number, t } from './i18n.svelte';
import type { NamedFigure, Worth } from './protocol';

/** What the house takes a worth for, as a share of a win from 0 to 1, stretched from -1 to 1; 0 where nobody knows. */
export function share(valued: { share: number | null } | undefined): number {
  return valued?.share == null ? 0 : 2 * valued.share - 1;
}

/** Whole moves of one side out of plies of both. */
export const movesOf = (plies: number): number => Math.ceil(plies / 2);

export function worthText(worth: Worth | null): string {
  if (worth === null) return '';
  if (worth === 'draw') return t('worth-draw');
  if ('win' in worth) return t('worth-win', { moves: movesOf(worth.win) });
  if ('loss' in worth) return t('worth-loss', { moves: movesOf(worth.loss) });
  if ('chance' in worth) return `${number(100 * worth.chance)} %`;
  const value = 'eval' in worth ? worth.eval / 100 : worth.points;
  // Large numbers are counted in units of their own, whose tenths say nothing.
  const digits = Math.abs(value) >= 1000 ? 0 : 'eval' in worth ? 2 : 1;
  return (value > 0 ? '+' : value < 0 ? '−' : '') + number(Math.abs(value), digits);
}

/** What such a number means, in a sentence; some games can say more exactly what they count in. */
export function worthMeans(worth: Worth | null, game: string): string {
  if (worth === null) return '';
  const means = `worth-means-${worth === 'draw' ? 'draw' : Object.keys(worth)[0]}`;
  const kind = cardOf(game)?.felt === false ? maybe(`${means}-board`) : undefined;
  return maybe(`${means}-${game}`) ?? kind ?? t(means);
}

/** How likely each thing is that a move is played for: `hra 71 %, sedma 34 %`. */
export const chancesText = (figures: NamedFigure[]): string =>
  figures.flatMap(({ name, worth }) => (typeof worth === 'object' && 'chance' in worth ? `${t(`figure-${name}`)} ${worthText(worth)}` : [])).join(', ');
