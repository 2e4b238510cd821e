// What a game teaches: which decisions were dear, what a second try is worth, and why.

import { beforeAll, describe, expect, test } from 'vitest';
import { face as briskula } from '../../src/games/briskula/face';
import type { Scene } from '../../src/games/face';
import { face as tarok } from '../../src/games/tarok/face';
import { followed } from '../../src/games/yinsh/board';
import { number, speak, speakAlso } from '../../src/lib/i18n.svelte';
import { accuracyOf, costWords, dearest, judge, otherLine, reasons, sidesOf, trickOf } from '../../src/lib/mistakes';
import type { DecisionJudged } from '../../src/lib/protocol';
import { chancesText, movesOf, worthMeans, worthText } from '../../src/lib/worth';

beforeAll(async () => {
  await speak('en');
  await speakAlso('games');
});

const decision = (given: Partial<DecisionJudged>): DecisionJudged => ({
  step: 1, seat: 0, move: 'C3', worth: { chance: 0.5 }, share: 0.5, points: null, best: 'C2', best_worth: { chance: 0.7 }, best_share: 0.7, best_points: null,
  cost: 0.2, unit: 'win', open_best: null, open_cost: null, ...given,
});

const scene = (view: unknown, game = 'briskula', names = ['You', 'Ida']): Scene => ({
  game, options: {}, moment: { view, turn: 0, decision: 'card', over: false, scores: null }, seat: 0, names, candidates: [], session: null, play: null, flipped: false,
});

describe('which and how dear', () => {
  test('the three dearest of the own seat, the dearest first', () => {
    const all = [0.1, 0.3, 0.001, 0.2, 0.05].map((cost, place) => decision({ cost, step: place + 1 }));
    const others = decision({ seat: 1, cost: 0.9 });
    expect(dearest([...all, others, decision({ best: 'C3', cost: 0.5 })], 0).map(({ step }) => step)).toEqual([2, 4, 1]);
  });

  test('a second try is judged by what it would have cost', () => {
    const made = decision({ cost: 0.3 });
    const valued = (values: Record<string, number>, points = false) =>
      Object.entries(values).map(([move, value]) => ({ move, worth: points ? { points: value } : { chance: value }, share: points ? 0.5 : value, visits: 0, line: [move] }));
    const shares = valued({ C2: 0.8, S2: 0.75, B2: 0.6, C3: 0.5, D1: 0.3 });
    expect(['C2', 'S2', 'B2', 'C3', 'D1', 'D2'].map((move) => judge(made, move, shares))).toEqual(['best', 'good', 'better', 'same', 'worse', 'worse']);
    // Points are compared as points: their shares of a win say little.
    const inPoints = decision({ cost: 6, unit: 'points' });
    expect(['S2', 'B2', 'D1'].map((move) => judge(inPoints, move, valued({ C2: 8, S2: 7, B2: 4, C3: 2, D1: -5 }, true)))).toEqual(['good', 'better', 'worse']);
  });

  test('accuracy counts the decisions of a seat that cost nothing worth mentioning', () => {
    const all = [0, 0.01, 0.3].map((cost) => decision({ cost }));
    expect(accuracyOf([...all, decision({ cost: null }), decision({ seat: 1, cost: 0.5 })], 0)).toEqual({ good: 2, all: 3 });
  });

  test('moves are counted by one side', () => {
    expect([1, 2, 3, 6, 11].map(movesOf)).toEqual([1, 1, 2, 3, 6]);
    expect(worthText({ win: 11 })).toBe('wins in 6 moves');
    expect(worthText({ loss: 2 })).toBe('loses in 1 move');
  });

  test('a number says what it counts, and has a minus, not a hyphen', () => {
    expect(costWords({ cost: 2, unit: 'points' })).toBe('cost 2.0 points');
    expect(costWords({ cost: 2, unit: 'points' }, 'mistake-cost-money')).toBe('cost 2.0 in money');
    expect(number(-36)).toBe('−36');
    expect(chancesText([{ name: 'hra', worth: { chance: 0.71 } }, { name: 'spread', worth: { points: 9 } }])).toBe('hra 71 %');
  });

  test('every kind of number has a sentence', () => {
    for (const worth of [{ win: 3 }, { loss: 3 }, 'draw', { chance: 0.7 }, { points: 3 }, { eval: 70 }] as const) for (const game of ['gobblet4', 'yinsh', 'briskula', 'tarok']) expect(worthMeans(worth, game)).toMatch(/\.$/);
    expect(worthMeans({ eval: 70 }, 'gobblet4')).toContain('clear advantage');
    expect(worthMeans({ eval: 70 }, 'yinsh')).toContain('1.00 is about one ring');
    expect(worthMeans({ chance: 0.72 }, 'briskula')).toContain('win this deal');
  });
});

describe('why', () => {
  const view = { variant: '2', trump: 'D', hands: ['', ''], sides: [0, 1] };
  const line = [{ seat: 0, move: 'C3' }, { seat: 1, move: 'C1' }];
  const say = (move: string) => briskula.say(move, scene(view));

  test('the card that was still out is named, and what the other card would have saved', () => {
    const trick = trickOf(briskula, line, 0, view)!;
    expect(trick.taker).toBe(1);
    const other = trickOf(briskula, otherLine(line, 0, 'C2', trick), 0, view);
    const told = reasons({ face: briskula, decision: decision({}), scene: scene(view), say, line, sides: [0, 1], other, reply: null });
    expect(told[0]).toBe('Still out: ace of cups. The trick went to Ida: 21 points.');
    expect(told[1]).toBe('The other side got 10 points more than with two of cups.');
    expect(told.at(-1)).toBe('The chance to win fell from 70 % to 50 %.');
    expect(told.join()).not.toMatch(/\b[CBSD]\d/);
  });

  test('a smaller card that would have done it too', () => {
    const mine = [{ seat: 1, move: 'C4' }, { seat: 0, move: 'D1' }];
    const made = decision({ step: 2, move: 'D1', best: 'D2' });
    const trick = trickOf(briskula, mine, 1, view)!;
    const other = trickOf(briskula, otherLine(mine, 1, 'D2', trick), 1, view);
    expect(reasons({ face: briskula, decision: made, scene: scene(view), say, line: mine, sides: [0, 1], other, reply: null })[0]).toContain('would still be in your hand');
  });

  test('a mond that ran into the škis, and a pagat that got away', () => {
    const names = ['You', 'Ida', 'Hugo'];
    const played = { contract: 'three', declarer: 0, hands: ['', '', ''], values: [], stakes: {} };
    const lost = [{ seat: 0, move: 'T21' }, { seat: 1, move: 'T22' }, { seat: 2, move: 'T2' }];
    const words = (move: string) => tarok.say(move, scene(played, 'tarok', names));
    const told = (moves: typeof lost, made: DecisionJudged, best: string, place: number) => {
      const trick = trickOf(tarok, moves, place, played)!;
      const other = trickOf(tarok, otherLine(moves, place, best, trick), place, played);
      return reasons({ face: tarok, decision: made, scene: scene(played, 'tarok', names), say: words, line: moves, sides: sidesOf(played, 3), other, reply: null });
    };
    expect(told(lost, decision({ move: 'T21', best: 'T5' }), 'T5', 0)).toContain('Only the škis beats the mond, and it was still out.');
    const pagat = [{ seat: 1, move: 'T1' }, { seat: 2, move: 'T9' }, { seat: 0, move: 'T4' }];
    expect(told(pagat, decision({ step: 3, move: 'T4', best: 'T15' }), 'T15', 2)).toContain('The pagat could still have been caught.');
    // Where tricks are to be avoided, taking one is what is wrong.
    const klop = { ...played, contract: 'klop', declarer: null };
    const took = [{ seat: 1, move: 'H7' }, { seat: 2, move: 'H8' }, { seat: 0, move: 'HK' }];
    const trick = trickOf(tarok, took, 2, klop)!;
    const other = { ...trick, taker: 1 };
    expect(reasons({ face: tarok, decision: decision({ step: 3, move: 'HK', best: 'HJ' }), scene: scene(klop, 'tarok', names), say: words, line: took, sides: [0, 1, 2], other, reply: null })[0]).toContain('it would have gone to Ida');
  });

  test('a missed win and a gift on a board, counted in moves of a side', () => {
    const board = { kind: 'board' } as const;
    const made = decision({ move: '2@a2', best: '3@c1', best_worth: { win: 3 }, worth: { loss: 4 }, best_share: 1, share: 0, cost: 1 });
    const told = reasons({ face: board, decision: made, scene: scene({}, 'gobblet3'), say: (move) => move, line: [{ seat: 0, move: '2@a2' }], sides: [0, 1], other: null, reply: '3@c3' });
    expect(told.slice(0, 3)).toEqual(['3@c1 wins in 2 moves.', 'After your move Ida can win in 2 moves.', 'Expected reply of Ida: 3@c3.']);
    expect(followed([{ seat: 0, move: 'a-b' }, { seat: 1, move: 'c-d' }, { seat: 1, move: 'xe4-i4' }], 0)).toBe('why-row');
    expect(followed([{ seat: 0, move: 'a-b' }, { seat: 0, move: 'xe4-i4' }, { seat: 0, move: 'xe4' }], 0)).toBeNull();
  });
});
