import type { Face } from '../face';
import Area from './Area.svelte';
import Editor from './Editor.svelte';
import Over from './Over.svelte';
import { lessons } from './lessons';
import { between, count, handsIn, laid, result, rounds, taken, talon, tried } from './view';
import { happened, read, say, tell } from './words';

export const face: Face = {
  kind: 'cards',
  pack: 'ta',
  Area,
  say,
  tell,
  read,
  tried,
  happened,
  result,
  between,
  laid,
  hands: handsIn,
  taken,
  count,
  talon,
  rounds,
  Over,
  misere: ({ contract }) => contract === 'klop' || contract === 'beggar',
  occasion: (move) => (/^(bid|announce) (?!none)/.test(move) ? 'declare' : /^kontra (?!none)/.test(move) ? 'raise' : null),
  sound: (move) => (/^[HDSCT]/.test(move) || move.startsWith('discard') ? 'card' : 'piece'),
  lessons,
  Editor,
  cleared: { dealer: '0', radelci: '0/0/0', score: '0/0/0', played: '0' },
};
