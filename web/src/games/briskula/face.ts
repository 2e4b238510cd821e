import type { Face } from '../face';
import Area from './Area.svelte';
import Editor from './Editor.svelte';
import { lessons } from './lessons';
import { between } from './view';
import { say, score, task, tell } from './words';

export const face: Face = {
  kind: 'cards',
  pack: 'it',
  Area,
  say,
  tell,
  between,
  score,
  task,
  sound: () => 'card',
  lessons,
  Editor,
};
