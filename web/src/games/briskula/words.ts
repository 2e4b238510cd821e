// Briškula in words.

import { cardName, suitName } from '../../cards/names';
import { t } from '../../lib/i18n.svelte';
import { who } from '../../lib/names';
import type { Scene } from '../face';
import { cardsOf, isPartner, type BriskulaView } from './view';

export const say = (move: string): string => (move === '?' ? t('a-card') : cardName('it', move));

const list = (cards: string[]) => cards.map((card) => (card === '?' ? '?' : cardName('it', card))).join(', ') || '–';

export function tell(scene: Scene<BriskulaView>): string[] {
  const { view } = scene.moment;
  const lines: string[] = [];
  if (view.trump && view.turned) {
    lines.push(t('briskula-tell-trump', { suit: suitName('it', view.trump), card: cardName('it', view.turned) }));
  }
  lines.push(t('stock-of', { count: view.stock }));
  view.hands.forEach((hand, seat) => {
    const cards = cardsOf(hand);
    const known = cards.some((card) => card !== '?');
    const name = isPartner(view, scene.seat, seat) ? `${scene.names[seat]} (${t('partner')})` : scene.names[seat];
    lines.push(known ? `${name}: ${list(cards)}` : `${name}: ${t('cards-held', { count: cards.length })}`);
    if (view.points) lines.push(`${name}: ${t('points', { count: view.points[view.sides[seat]] })}`);
  });
  for (const { seat, card } of view.trick) lines.push(`${t('trick')}: ${scene.names[seat]}, ${cardName('it', card)}`);
  if (view.last_trick) {
    lines.push(t('last-trick-told', { cards: list(cardsOf(view.last_trick.cards)), ...who(scene, view.last_trick.taker) }));
  }
  return lines;
}

export const score = (points: number): string => t(points > 0 ? 'deal-won' : points < 0 ? 'deal-lost' : 'deal-drawn');

export const taskNote = (): string => t('briskula-task-note');

export const task = (points: number): string => t(points > 0 ? 'briskula-task-win' : 'briskula-task-draw');
