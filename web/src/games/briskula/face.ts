import type { Face } from '../face';
import Area from './Area.svelte';
import { lessons } from './lessons';
import { between } from './view';
import { say, tell } from './words';

export const face: Face = {
  kind: 'cards',
  pack: 'it',
  Area,
  say,
  tell,
  between,
  sound: () => 'card',
  lessons,
};
