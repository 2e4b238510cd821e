// The rules as a page: what a table plays, and how a word is found.

import { describe, expect, test } from 'vitest';
import { sections as briskula } from '../../src/games/briskula/rules';
import { sections as gobblet } from '../../src/games/gobblet/rules';
import { hasWords, valueOf, type RuleSection, type Value } from '../../src/games/rules';
import { sections as marias } from '../../src/games/marias/rules';
import { sections as tarok } from '../../src/games/tarok/rules';

const keys = (sections: RuleSection[], value: Value) => sections.filter(({ when }) => when?.(value) ?? true).map(({ key, text }) => text ?? key);
const words = (sections: RuleSection[], key: string, value: Value) => sections.find((section) => section.key === key)?.words?.(value);

describe('the options of a table', () => {
  test('are read as chosen, then as the preset has them, then as the house has them', () => {
    const usual = { preset: 'seed', mond: 'preset', klop_full: 'preset', deals: '24' };
    const value = valueOf('tarok', { preset: 'tarok-net', klop_full: '40' }, usual);
    expect([value('mond'), value('klop_full'), value('deals')]).toEqual(['20', '40', '24']);
    expect(words(tarok, 'auction', value)).toEqual({ three: 10, two: 30, one: 50, solo: 80, beggar: 70 });
    expect(words(tarok, 'mond', valueOf('tarok', {}, usual))).toEqual({ mond: 21 });
  });

  test('decide which sections there are', () => {
    const of = (options: Record<string, string>) => keys(briskula, valueOf('briskula', options, { variant: '2', match: '1' }));
    expect(of({})).toEqual(['aim', 'cards', 'deal', 'trick', 'draw', 'even']);
    expect(of({ variant: '3' })).toEqual(['aim3', 'cards', 'deal', 'trick', 'draw', 'three']);
    expect(of({ variant: 'dupla' })).toContain('dupla');
    const usual = { profile: 'openmarias', betl_durch: 'profile' };
    expect(keys(marias, valueOf('marias', {}, usual))).not.toContain('betl');
    expect(keys(marias, valueOf('marias', { profile: 'voleny-csm' }, usual))).toContain('betl');
    expect(keys(marias, valueOf('marias', { betl_durch: 'yes' }, usual))).toContain('betl');
    const board = (game: string, memory: string): Value => (name) => (name === 'game' ? game : name === 'memory' ? memory : '');
    expect(words(gobblet, 'aim', board('gobblet4', 'no'))).toEqual({ line: 4 });
    expect(keys(gobblet, board('gobblet4', 'yes'))).toContain('memory');
  });
});

test('words are found wherever they stand, with or without accents', () => {
  expect(hasWords('Škis je najvišji tarok.', 'tarok SKIS')).toBe(true);
  expect(hasWords('Škis je najvišji tarok.', 'pagat')).toBe(false);
  expect(hasWords('Anything', '')).toBe(true);
});
