// What players call the cards: a word for the rank, a word for the suit that may agree with its gender.

import { attribute, maybe, t } from '../lib/i18n.svelte';
import type { Pack } from './sprite';
import { ROMAN } from './roman';

export function suitName(pack: Pack, suit: string): string {
  return t(`suit-${pack}-${suit}`);
}

export function cardName(pack: Pack, card: string): string {
  const suit = card[0];
  const rank = card.slice(1);
  const own = maybe(`own-${pack}-${card}`);
  if (own) return own;
  if (suit === 'T') return t('card-ta-T', { numeral: ROMAN[Number(rank)] ?? rank });
  const gender = attribute(`rank-${pack}-${rank}`, 'gender') ?? 'neuter';
  return t(`card-${pack}`, { rank: t(`rank-${pack}-${rank}`), suit: t(`of-${pack}-${suit}`, { gender }) });
}
