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

/** Who took the trick, with what, and what the viewer drew. */
export function happened(before: BriskulaView, after: BriskulaView, scene: Scene<BriskulaView>): string[] {
  const last = after.last_trick;
  if (!last || JSON.stringify(last) === JSON.stringify(before.last_trick)) return [];
  const side = after.sides[last.taker];
  const taken = before.points && after.points ? after.points[side] - before.points[side] : null;
  const points = taken === null ? '' : t('points', { count: taken });
  const lines = [last.taker === scene.seat ? t('you-took-trick', { points }) : t('took-trick-with', { name: scene.names[last.taker], points })];
  if (scene.seat !== null) {
    const held = new Set(cardsOf(before.hands[scene.seat]));
    const drawn = cardsOf(after.hands[scene.seat]).filter((card) => card !== '?' && !held.has(card));
    if (drawn.length > 0) lines.push(t('you-drew', { cards: list(drawn) }));
  }
  return lines;
}

export const score = (points: number): string => t(points > 0 ? 'deal-won' : points < 0 ? 'deal-lost' : 'deal-drawn');

export const taskNote = (): string => t('briskula-task-note');

export const task = (points: number): string => t(points > 0 ? 'briskula-task-win' : 'briskula-task-draw');
