// Yinsh in words.

import { t } from '../../lib/i18n.svelte';
import type { Scene } from '../face';
import type { YinshView } from './board';

const colour = (seat: number) => t(seat === 0 ? 'white' : 'black');

interface Marks {
  movable: Set<string>;
  targets: Set<string>;
  rings: Set<string>;
  chosen: string | null;
}

/** What lies on a point, and what may be done there. */
export function pointWords(view: YinshView, point: string, marks: Marks): string {
  const words = [point];
  for (const seat of [0, 1]) {
    if (view.rings[seat].includes(point)) words.push(t('yinsh-ring-of', { colour: colour(seat) }));
    if (view.markers[seat].includes(point)) words.push(t('yinsh-marker-of', { colour: colour(seat) }));
  }
  if (marks.movable.has(point)) words.push(t('yinsh-can-move'));
  if (marks.targets.has(point)) words.push(t('yinsh-can-land'));
  if (marks.rings.has(point)) words.push(t('yinsh-can-take'));
  return words.join(', ');
}

export function say(move: string): string {
  if (move === 'pass') return t('pass');
  if (/^x.*-/.test(move)) {
    const [from, to] = move.slice(1).split('-');
    return t('yinsh-say-row', { from, to });
  }
  if (move.startsWith('x')) return t('yinsh-say-ring', { point: move.slice(1) });
  const [from, to] = move.split('-');
  return to ? t('yinsh-say-move', { from, to }) : t('yinsh-say-place', { point: from });
}

export function tell({ moment: { view } }: Scene<YinshView>): string[] {
  return [0, 1].flatMap((seat) => [
    t('yinsh-tell-rings', { colour: colour(seat), points: view.rings[seat].join(' ') || '–' }),
    t('yinsh-tell-markers', { colour: colour(seat), points: view.markers[seat].join(' ') || '–' }),
    t('yinsh-tell-taken', { colour: colour(seat), count: view.taken[seat] }),
  ]).concat(t('yinsh-tell-left', { count: view.markers_left }));
}
