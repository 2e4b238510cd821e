import type { Face } from '../face';
import Board from './Board.svelte';
import Editor from './Editor.svelte';
import { lessons } from './lessons';
import Sign from './Sign.svelte';
import { tried } from './view';
import { say, tell } from './words';

export const face: Face = {
  kind: 'board',
  turnsToPlayer: true,
  colours: ['var(--one)', 'var(--two)'],
  Area: Board,
  Sign,
  say,
  tell,
  tried,
  sound: () => 'piece',
  lessons,
  Editor,
};
