import type { Face } from '../face';
import Board from './Board.svelte';
import { followed, tried } from './board';
import Editor from './Editor.svelte';
import { lessons } from './lessons';
import Sign from './Sign.svelte';
import Tally from './Tally.svelte';
import { say, tell } from './words';

export const face: Face = {
  kind: 'board',
  sgf: true,
  Area: Board,
  Tally,
  Sign,
  say,
  tell,
  tried,
  followed,
  sound: (move) => (move.includes('-') ? 'flip' : 'piece'),
  lessons,
  Editor,
};
