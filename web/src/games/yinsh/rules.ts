import type { RuleSection } from '../rules';
import { lessons } from './lessons';

/** The positions of the lessons show what the rules say. */
const start = (key: string) => lessons.find((lesson) => lesson.key === key)?.start;

export const sections: RuleSection[] = [
  { key: 'aim', words: (value) => ({ rings: value('blitz') === 'yes' ? 1 : 3 }), figure: { start: start('third') } },
  { key: 'place' },
  { key: 'move', figure: { start: start('move') } },
  { key: 'jump', figure: { start: start('jump') } },
  { key: 'row', figure: { start: start('six') } },
  { key: 'theirs', figure: { start: start('theirs') } },
  { key: 'end' },
];
