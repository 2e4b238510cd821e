import type { Face } from '../face';
import Area from './Area.svelte';
import Editor from './Editor.svelte';
import { lessons } from './lessons';
import Over from './Over.svelte';
import TrumpLookup from './TrumpLookup.svelte';
import { between, count, handsIn, laid, rest, result, rounds, taken, tried } from './view';
import { happened, say, tell } from './words';

export const face: Face = {
  kind: 'cards',
  pack: 'de',
  Area,
  Over,
  Editor,
  Lab: TrumpLookup,
  say,
  tell,
  tried,
  happened,
  result,
  between,
  laid,
  hands: handsIn,
  rest,
  taken,
  count,
  rounds,
  cost: 'mistake-cost-money',
  misere: ({ game }) => game === 'betl',
  sound: () => 'card',
  occasion: (move) => (move.includes('flek:') ? 'raise' : move.startsWith('bid ') ? 'declare' : null),
  intro: ['marias-intro-about', 'marias-intro-goals', 'marias-intro-table'],
  lessons,
};
