import type { RuleSection, Value } from '../rules';
import { lessons } from './lessons';

const start = (key: string) => lessons.find((lesson) => lesson.key === key)?.start;
/** How many stand in a line: the board of four is a game of its own. */
const line = (value: Value) => (value('game') === 'gobblet4' ? 4 : 3);
const small = { game: 'gobblet3' };

export const sections: RuleSection[] = [
  { key: 'aim', words: (value) => ({ line: line(value) }), figure: { ...small, start: start('line') } },
  { key: 'pieces', words: (value) => ({ line: line(value) }) },
  { key: 'turn' },
  { key: 'cover', figure: { ...small, start: start('cover') } },
  { key: 'lift', words: (value) => ({ both: value('both') }), figure: { ...small, start: start('uncover') } },
  { key: 'reserve', words: (value) => ({ covers: value('reserve_covers') }), when: (value) => line(value) === 3 },
  { key: 'reserve', words: (value) => ({ covers: value('reserve_covers') }), when: (value) => line(value) === 4, figure: { game: 'gobblet4', start: start('threat') } },
  { key: 'repeat', words: (value) => ({ repetition: value('repetition'), none: value('no_move') }) },
  { key: 'memory', when: (value) => value('memory') === 'yes' },
];
