import type { RuleSection, Value } from '../rules';

/** What the games of the ladder are worth. */
function ladder(value: Value): Record<string, number> {
  const [three, two, one, solo, beggar] = value('values').split('/').map(Number);
  return { three, two, one, solo, beggar };
}

export const sections: RuleSection[] = [
  { key: 'aim' },
  { key: 'cards', figure: { cards: ['T1', 'T21', 'T22', 'HK', 'HQ', 'HC', 'HJ', 'H1', 'SK', 'S10'] } },
  { key: 'count', figure: { cards: ['T5', 'CQ', 'CK'] } },
  { key: 'deal' },
  { key: 'auction', words: ladder },
  { key: 'talon' },
  { key: 'announce', figure: { cards: ['T1', 'T21', 'T22'] } },
  { key: 'kontra', words: (value) => ({ steps: Number(value('kontra_steps')) }) },
  { key: 'play', figure: { cards: ['HK', 'T3', 'T9'], takes: 'T9' } },
  { key: 'klop', words: (value) => ({ full: Number(value('klop_full')) }) },
  { key: 'beggar' },
  { key: 'mond', words: (value) => ({ mond: Number(value('mond')) }), figure: { cards: ['T21', 'T22'], takes: 'T22' } },
  { key: 'radelci', words: (value) => ({ erased: value('radelc_erased') }) },
];
