// Briškula learned by doing. Seat 1 deals the learner something to think about.

import { CARDS } from '../../cards/italian';
import type { Lesson } from '../face';

/** A whole deal from two hands and the turned card; the rest of the pack follows in order. */
function deal(own: string, other: string, turned: string, each = 3): string {
  const used = new Set([...own.split(' '), ...other.split(' '), turned]);
  const rest = CARDS.filter((card) => !used.has(card));
  // Full hands, for lessons that say only what matters.
  const fill = (hand: string) => [...hand.split(' '), ...rest.splice(0, each - hand.split(' ').length)].join(' ');
  return [fill(own), fill(other), [...rest, turned].join(' ')].join('/');
}

const theirLead = { dealer: 0 };

export const lessons: Lesson[] = [
  { key: 'lead', start: { deal: deal('C4 S13 B2', 'C7 S5 D6', 'D4') }, viewer: 0 },
  { key: 'higher', options: theirLead, start: { deal: deal('C1 S2 B4', 'C3 S5 D6', 'D4') }, moves: ['C3'], viewer: 0, accept: (move) => move === 'C1' },
  { key: 'trump', options: theirLead, start: { deal: deal('D2 S11 B3', 'C1 S5 B6', 'D4') }, moves: ['C1'], viewer: 0, accept: (move) => move === 'D2' },
  { key: 'throw', options: theirLead, start: { deal: deal('D1 S3 B4', 'C5 S5 B6', 'D4') }, moves: ['C5'], viewer: 0, accept: (move) => move === 'B4' },
  { key: 'last', start: { deal: deal('C4 S13 B2', 'C7 S5 D6', 'D1') }, viewer: 0, accept: null },
  { key: 'dupla', options: { variant: 'dupla' }, start: { deal: deal('C1 S3 B4 D2', 'C5 S5 B6 D6', 'D4', 4) }, viewer: 0 },
  { key: 'count', start: { deal: deal('C4 S13 B2', 'C7 S5 D6', 'D4') }, viewer: 0, accept: null },
];
