// What the descriptions of players and options are turned into.

import { expect, test } from 'vitest';
import { ponders } from '../../src/lib/options';
import type { PlayerInfo } from '../../src/lib/protocol';

const level = { name: 'level', default: '10', kind: { type: 'whole' as const, from: 1, to: 10 }, session: false, help: '' };
const player = (name: string, ponders?: number): PlayerInfo => ({ name, help: '', options: name === 'house' ? [level] : [], tree: false, ...(ponders === undefined ? {} : { ponders }) });

test('who has use for the time of others depends on the player and its level', () => {
  const board = [player('house', 10), player('tree', 0), player('random')];
  for (const [spec, does] of [
    ['house', true],
    ['house:level=10', true],
    ['house:book=yes,level=10', true],
    ['house:level=9', false],
    ['house:book=yes', true],
    ['tree', true],
    ['tree:quiescence=2', true],
    ['random', false],
    ['me', false],
    ['external:own', false],
  ] as const) {
    expect([spec, ponders(spec, board)]).toEqual([spec, does]);
  }
  expect(ponders('house', [player('house')])).toBe(false);
});
