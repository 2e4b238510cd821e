import type { RuleSection, Value } from '../rules';

const betl = (value: Value) => value('betl_durch') === 'yes';

export const sections: RuleSection[] = [
  { key: 'aim' },
  { key: 'cards', figure: { cards: ['HA', 'H10', 'HK', 'HQ', 'HJ', 'H9', 'H8', 'H7'] } },
  { key: 'trump', figure: { cards: ['L7', 'L9', 'LK', 'LA', 'H10', 'A8', 'BJ'], takes: 'L9' } },
  { key: 'talon', words: (value) => ({ betl: betl(value) ? 'yes' : 'no' }) },
  { key: 'goals', figure: { cards: ['L7'] } },
  { key: 'flek' },
  { key: 'play', figure: { cards: ['A9', 'A10', 'L7'], takes: 'L7' } },
  { key: 'marriage', figure: { cards: ['LQ', 'LK'] } },
  { key: 'count', figure: { cards: ['HA', 'H10'] } },
  { key: 'money', words: (value) => ({ hundred: Number(value('hundred_base')) }) },
  { key: 'betl', when: betl },
];
