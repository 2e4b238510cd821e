import type { Face } from '../face';
import Area from './Area.svelte';
import Editor from './Editor.svelte';
import { lessons } from './lessons';
import { between, count, handsIn, laid, rest, result, rounds, stock, taken, tried } from './view';
import { happened, say, score, task, taskNote, tell } from './words';

export const face: Face = {
  kind: 'cards',
  pack: 'it',
  Area,
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
  stock,
  score,
  task,
  taskNote,
  sound: () => 'card',
  lessons,
  Editor,
};
