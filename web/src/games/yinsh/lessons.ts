// Yinsh learned by doing. Positions are written as the house writes them.

import type { Lesson } from '../face';

const at = (column: string, asked = 'move', taken = '0-0', rings = 'WWBB/B6', far = 'WWBB') =>
  `${rings}/8/9/10/${column}/10/9/8/7/${far} w ${asked} ${taken}`;

export const lessons: Lesson[] = [
  { key: 'place' },
  { key: 'move', start: { position: at('3W5') }, accept: (move) => move.startsWith('f5-') },
  { key: 'jump', start: { position: at('Wbbw5') }, accept: (move) => move === 'f2-f6' },
  { key: 'row', start: { position: at('1wwwwW3') }, accept: (move) => move.startsWith('x') || (move.startsWith('f7-') && move !== 'f7-f2'), decisions: 3 },
  { key: 'six', start: { position: at('1wwwwwwW1', 'row') }, decisions: 2 },
  // The marker on e5 turns black when it is jumped, and completes black's row along the fifths.
  {
    key: 'theirs',
    start: { position: 'WWBB/B6/4b3/4b4/3Ww5/3b5/3b6/9/8/7/WWBB w move 0-0' },
    accept: (move) => move === 'e4-e6',
  },
  { key: 'third', start: { position: at('1wwwwW3', 'move', '2-1', 'W1BB/B6', 'W1B1') }, accept: (move) => move.startsWith('x') || (move.startsWith('f7-') && move !== 'f7-f2'), decisions: 3 },
];
