// A game being looked at: what is decided belongs to the position that is shown.

import { expect, test, vi } from 'vitest';
import { api, type Shown } from '../../src/lib/api';
import { Study } from '../../src/lib/study.svelte';

test('a second decision before the answer is one of the position that is still shown', async () => {
  const answers: (() => void)[] = [];
  const asked: string[][] = [];
  vi.spyOn(api, 'show').mockImplementation(({ moves = [] }) => {
    asked.push(moves);
    return new Promise((resolve) => answers.push(() => resolve({ turn: moves.length % 2, view: moves, over: false } as unknown as Shown)));
  });
  const study = new Study();
  const opened = study.open('any', {}, null, []);
  answers.shift()!();
  await opened;
  const first = study.play('a');
  expect([study.at, study.seen]).toEqual([1, 0]);
  const second = study.play('b');
  for (const answer of answers) answer();
  await Promise.all([first, second]);
  // Not 'a' and then 'b', which nobody has seen to be possible.
  expect(asked).toEqual([[], ['a'], ['b']]);
  expect(study.line).toEqual([{ seat: 0, move: 'b' }]);
  expect([study.at, study.seen]).toEqual([1, 1]);
});
