// What players say: games, announcements, kontra and what follows it.

import { t } from '../../lib/i18n.svelte';
import type { TarokView } from './view';

/** Kontra, re, sub, mort: what a raise is called that makes an item count so often. */
const RAISES: Record<number, string> = { 2: 'tarok-kontra', 4: 'tarok-re', 8: 'tarok-sub', 16: 'tarok-mort' };
export const raiseOf = (times: number): string => t(RAISES[times] ?? RAISES[2]);

/** What is announced beside the game, in the order in which it is said. */
export const BONUSES = ['trula', 'kings', 'pagat', 'valat'] as const;

/** What an announcement is worth. */
const WORTH: Record<string, number> = { trula: 20, kings: 20, pagat: 50, valat: 500 };
export const bonusWorth = (item: string): number => WORTH[item.split('/')[0]] ?? 0;

/** A game, an announcement, the same of the defenders: `pagat ultimo (defenders)`. */
export function itemName(item: string, view: TarokView): string {
  if (item === 'game') return view.contract ? gameName(view.contract) : t('tarok-item-game');
  const [word, theirs] = item.split('/');
  const name = t(`tarok-item-${word}`);
  return theirs ? t('tarok-of-defenders', { name }) : name;
}

export const gameName = (game: string): string => t(`tarok-game-${game}`);

/** The items of a decision; none for `announce none`. */
export const itemsOf = (move: string): string[] => move.split(' ').slice(1).filter((word) => word !== 'none');

/** What is heard of a decision that is no card: `solo`, `pass`, `re on pagat ultimo`. */
export function callOf(move: string, view: TarokView, times = 2): string {
  const [kind, word] = move.split(' ');
  const items = itemsOf(move);
  switch (kind) {
    case 'pass':
      return t('tarok-pass');
    case 'bid':
      return gameName(word);
    case 'announce':
      return items.length > 0 ? items.map((item) => itemName(item, view)).join(', ') : t('tarok-announce-none');
    case 'kontra':
      return items.length > 0 ? t('tarok-raise', { raise: raiseOf(times), items: items.map((item) => itemName(item, view)).join(', ') }) : t('tarok-kontra-none');
    default:
      return move;
  }
}
