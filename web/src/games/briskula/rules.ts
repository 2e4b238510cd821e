import type { RuleSection, Value } from '../rules';

const variant = (value: Value) => value('variant') || '2';
const match = (value: Value) => ({ match: Number(value('match') || 1) });

export const sections: RuleSection[] = [
  { key: 'aim', when: (value) => variant(value) !== '3', words: match },
  { key: 'aim', text: 'aim3', when: (value) => variant(value) === '3', words: match },
  { key: 'cards', figure: { cards: ['C1', 'C3', 'C13', 'C12', 'C11', 'C7', 'C6', 'C5', 'C4', 'C2'] } },
  { key: 'deal', words: (value) => ({ cards: variant(value) === 'dupla' ? 4 : 3 }), figure: { cards: ['S13', 'C4', 'B2'], turned: 'D4' } },
  { key: 'trick', figure: { cards: ['C3', 'C1', 'D2'], takes: 'D2' } },
  { key: 'draw' },
  { key: 'even', when: (value) => variant(value) !== '3' },
  { key: 'pairs', when: (value) => variant(value) === '4', words: (value) => ({ partners: value('partners') }) },
  { key: 'three', when: (value) => variant(value) === '3', figure: { cards: ['C2'] } },
  { key: 'dupla', when: (value) => variant(value) === 'dupla', figure: { cards: ['C3', 'B6', 'C1', 'D2'], takes: 'D2' } },
];
