// What the pictures stand on: geometry, positions, sorting, packs, options.

import { describe, expect, test } from 'vitest';
import * as german from '../../src/cards/german';
import * as italian from '../../src/cards/italian';
import { readDeal, shuffled, swapped, writeDeal } from '../../src/cards/deal';
import { placeOf } from '../../src/cards/model';
import { sorted } from '../../src/cards/sort';
import * as tarok from '../../src/cards/tarok';
import { lessons as briskulaLessons } from '../../src/games/briskula/lessons';
import { between as tricks, isPartner, rest, rounds, stock, strongest, taken, type BriskulaView } from '../../src/games/briskula/view';
import * as gobblet from '../../src/games/gobblet/position';
import { MARGIN, middle, movesAhead as gobbletAhead, radius, reservePlaces, splitMove, type GobbletView } from '../../src/games/gobblet/view';
import { between, LINES, movesAhead as yinshAhead, neighbour, BY_NAME, PLACES, rowPoints, type YinshView } from '../../src/games/yinsh/board';
import { readPosition, writePosition } from '../../src/games/yinsh/position';
import { choices, range, specOf } from '../../src/lib/options';
import type { OptionKind } from '../../src/lib/protocol';
import { slug } from '../../src/lib/slug';
import { share } from '../../src/lib/worth';

describe('Yinsh', () => {
  test('the board has 85 points and 33 lines', () => {
    expect(PLACES).toHaveLength(85);
    expect(LINES).toHaveLength(33);
  });

  test('what lies between two points', () => {
    expect(between('e3', 'e7')).toEqual(['e4', 'e5', 'e6']);
    expect(between('c3', 'f6')).toEqual(['d4', 'e5']);
    expect(between('a2', 'd2')).toEqual(['b2', 'c2']);
    expect(between('a2', 'k10')).toEqual([]);
    expect(rowPoints('e4-i4')).toEqual(['e4', 'f4', 'g4', 'h4', 'i4']);
  });

  test('arrow keys reach every point', () => {
    const seen = new Set(['f6']);
    const waiting = ['f6'];
    while (waiting.length > 0) {
      const from = BY_NAME.get(waiting.pop()!)!;
      for (const [dx, dy] of [[0, 1], [0, -1], [1, 0], [-1, 0]]) {
        const { name } = neighbour(from, dx, dy);
        if (!seen.has(name)) {
          seen.add(name);
          waiting.push(name);
        }
      }
    }
    expect(seen.size).toBe(85);
  });

  test('a ring is chosen ahead along its lines, as far as the next own one', () => {
    const view = (more: Partial<YinshView>): YinshView => ({
      rings: [['e4', 'e8'], ['e6']], markers: [['f5'], []], taken: [0, 0], markers_left: 50, phase: 'row', turn: 1, next: null, rows: [], last: null, blitz: false, ...more,
    });
    const moves = yinshAhead(view({}), 0);
    // Over the ring of the other side, which may be elsewhere by then, and not onto the own one.
    expect(moves.filter((move) => /^e4-e/.test(move))).toEqual(['e4-e5', 'e4-e6', 'e4-e7', 'e4-e3', 'e4-e2', 'e4-e1']);
    expect(moves).toContain('e4-f5');
    expect(moves).not.toContain('e4-f7');
    expect(moves.every((move) => /^e[48]-/.test(move))).toBe(true);
    const placing = yinshAhead(view({ phase: 'place', rings: [['e4'], ['e6']] }), 0);
    expect(placing).toHaveLength(83);
    expect(placing).not.toContain('e6');
    // The other side places its last ring: then the first one moves.
    const full = yinshAhead(view({ phase: 'place', rings: [['e4', 'e8', 'f5', 'g6', 'h7'], ['e6']] }), 0);
    expect(full.every((move) => move.includes('-'))).toBe(true);
  });

  test('positions are read and written alike', () => {
    const text = '4/7/8/9/W1wb6/W8/WWW7/BBBBB4/8/7/4 w move 0-0';
    const position = readPosition(text)!;
    expect(position.pieces.get('e1')).toBe('W');
    expect(position.pieces.get('e4')).toBe('b');
    expect(writePosition(position)).toBe(text);
    expect(readPosition('nonsense')).toBeNull();
    expect(readPosition(text.replace('W8', 'W9'))).toBeNull();
  });
});

describe('Gobblet', () => {
  test('positions are read and written alike', () => {
    for (const text of ['x2o1./.x3./o2.. x', '(x1o3x4)x3(o2o4)./(x3o4).x3./o1o2x2./.(x1o3x4)(o3x4)(x2o4) o']) {
      expect(gobblet.writePosition(gobblet.readPosition(text)!)).toBe(text);
    }
    for (const text of ['', 'x2o1./.x3./o2..', 'x2o1/.x3./o2.. x', 'x2o1./.x3./o2.. z', 'x2o1./.q3./o2.. x']) expect(gobblet.readPosition(text)).toBeNull();
  });

  test('a piece is put only where it may stand, and only while there are any', () => {
    let position = gobblet.readPosition('.../.../... x')!;
    position = gobblet.put(position, 'b2', { seat: 0, size: 2 }, 2);
    position = gobblet.put(position, 'b2', { seat: 1, size: 3 }, 2);
    position = gobblet.put(position, 'b2', { seat: 0, size: 3 }, 2);
    expect(gobblet.writePosition(position)).toBe('.../.(x2o3)./... x');
    position = gobblet.put(gobblet.put(position, 'a1', { seat: 0, size: 2 }, 2), 'c1', { seat: 0, size: 2 }, 2);
    expect(gobblet.writePosition(position)).toBe('.../.(x2o3)./x2.. x');
    expect(gobblet.left(position, { seat: 0, size: 2 }, 2)).toBe(0);
    expect(gobblet.left(position, { seat: 0, size: 2 }, gobblet.piecesOfEach(3, { pieces: '3' }))).toBe(1);
    expect(gobblet.writePosition(gobblet.put(position, 'b2', null, 2))).toBe('.../.x2./x2.. x');
  });

  test('a piece is chosen ahead for every square where it may fit by then', () => {
    const view: GobbletView = {
      board: { size: 3, squares: { a1: [{ seat: 0, size: 2 }], b1: [{ seat: 1, size: 3 }], c1: [{ seat: 0, size: 1 }, { seat: 1, size: 2 }] } },
      reserve: [{ left: [1, 0, 1], at_hand: [3, 1] }, { left: [2, 1, 1], at_hand: [3, 2, 1] }],
      turn: 1, last: null, beneath: true, lines: [],
    };
    const moves = gobbletAhead(view, 0);
    const to = (from: string) => moves.map(splitMove).filter(([start]) => start === from).map(([, end]) => end);
    expect(new Set(moves.map((move) => splitMove(move)[0]))).toEqual(new Set(['3@', '1@', 'a1']));
    // What the other side has there may go; the own piece that is as large stays.
    expect(to('3@')).toHaveLength(9);
    expect(to('1@')).toHaveLength(8);
    expect(to('1@')).not.toContain('a1');
    expect(to('a1')).toContain('b1');
    expect(to('a1')).not.toContain('a1');
  });

  test('moves begin in the reserve or on a square', () => {
    expect(splitMove('3@b2')).toEqual(['3@', 'b2']);
    expect(splitMove('a1-b2')).toEqual(['a1', 'b2']);
  });

  test('the own side is below', () => {
    expect(middle('a1', 3, false)).toEqual({ x: 10, y: 50 });
    expect(middle('a1', 3, true)).toEqual({ x: 50, y: 10 });
    expect(reservePlaces([3, 1], 3, true).every(({ y }) => y > 60)).toBe(true);
  });

  test('nine pieces at hand stay within the drawing, sizes side by side', () => {
    const row = reservePlaces([3, 3, 3, 2, 2, 2, 1, 1, 1], 3, true);
    expect(Math.min(...row.map(({ x, size }) => x - radius(size, 3)))).toBeGreaterThanOrEqual(-MARGIN);
    expect(Math.max(...row.map(({ x, size }) => x + radius(size, 3)))).toBeLessThanOrEqual(60 + MARGIN);
    // The last of one size and the first of the next do not touch; equal ones overlap but differ.
    expect(row[3].x - row[2].x).toBeGreaterThan(radius(3, 3) + radius(2, 3));
    expect(row[1].x).toBeGreaterThan(row[0].x + 3);
    // Two pieces of each size had their places before, too.
    expect(reservePlaces([3, 2], 3, true)[1].x - reservePlaces([3, 2], 3, true)[0].x).toBeCloseTo(radius(3, 3) + radius(2, 3) + 2.2);
  });
});

describe('briškula', () => {
  const view = (more: Partial<BriskulaView>): BriskulaView => ({
    viewer: 0, variant: '2', turn: 0, dealer: 1, trump: 'D', turned: 'D4', stock: 34, hands: ['C1 C2 C3', '? ? ?'], trick: [], taking: null,
    last_trick: null, played: '', sides: [0, 1], points: [0, 0], won: [0, 0], match: 1, scores: null, ...more,
  });

  test('a full trick is shown before it is taken', () => {
    const before = view({ trick: [{ seat: 0, card: 'S1' }], turn: 1 });
    const after = view({ last_trick: { leader: 0, cards: 'S1 S2', taker: 0 }, stock: 32 });
    const [stage] = tricks(before, after);
    expect(stage.view.trick).toEqual([{ seat: 0, card: 'S1' }, { seat: 1, card: 'S2' }]);
    expect(stage.view.hands).toEqual(['C1 C2 C3', '? ?']);
    expect(stage.view.taking).toBe(0);
    expect(tricks(before, before)).toEqual([]);
  });

  test('the strongest card takes', () => {
    expect(strongest([], 'D')).toBeNull();
    expect(strongest(['C7', 'C3', 'S1'], 'D')).toBe('C3');
    expect(strongest(['C1', 'D2', 'C3', 'D4'], 'D')).toBe('D4');
  });

  test('what was taken lies with whoever took it', () => {
    const played = (cards: [number, string][]) => cards.map(([seat, move]) => ({ type: 'event' as const, seat, move }));
    const view = { variant: '2', trump: 'D', hands: ['? ?', '? ?'], trick: [], points: [0, 21] } as unknown as BriskulaView;
    const history = [...played([[0, 'C3'], [1, 'C1']]), { type: 'reveal' as const, seat: 1 }, ...played([[1, 'S2'], [0, 'D2'], [0, 'B4']])];
    expect(taken(view, history)).toEqual([['S2', 'D2'], ['C3', 'C1']]);
    // A full trick that is still being looked at has not been taken.
    const full = { ...view, trick: [{ seat: 1, card: 'S2' }, { seat: 0, card: 'D2' }] };
    expect(taken(full, history.slice(0, -1))).toEqual([[], ['C3', 'C1']]);
    // In dupla a trick is two cards of each.
    const dupla = { ...view, variant: 'dupla' as const };
    expect(taken(dupla, history.slice(0, -1))).toEqual([['C3', 'C1', 'S2', 'D2'], []]);
    expect(rest(view)).toBe(99);
  });

  test('partners sit opposite, and only where there are pairs', () => {
    const four = { sides: [0, 1, 0, 1] } as BriskulaView;
    expect([0, 1, 2, 3].map((seat) => isPartner(four, 0, seat))).toEqual([false, false, true, false]);
    expect(isPartner(four, null, 2)).toBe(false);
    expect(isPartner({ sides: [0, 1] } as BriskulaView, 0, 1)).toBe(false);
  });

  test('tricks stand together, and the last one may not be full', () => {
    const played = (cards: [number, string][]) => cards.map(([seat, move]) => ({ seat, move }));
    const view = { variant: '2', trump: 'D', hands: ['', ''] } as unknown as BriskulaView;
    const lines = rounds(played([[0, 'C3'], [1, 'C1'], [1, 'S2'], [0, 'D2'], [0, 'B4']]), view);
    expect(lines.map(({ moves, taker }) => [moves.length, taker])).toEqual([[2, 1], [2, 0], [1, undefined]]);
  });

  test('whoever sees everything sees what is still to be drawn', () => {
    const history = [{ type: 'reveal' as const, what: 'stock', cards: ['C1', 'C2', 'C3', 'D4'] }];
    expect(stock({ stock: 2 } as BriskulaView, history)).toEqual(['C3', 'D4']);
    expect(stock({ stock: 0 } as BriskulaView, history)).toEqual([]);
    expect(stock({ stock: 2 } as BriskulaView, [])).toEqual([]);
  });

  test('lessons deal whole packs', () => {
    for (const { start } of briskulaLessons) {
      const cards = start!.deal!.replaceAll('/', ' ').split(' ');
      expect(new Set(cards).size).toBe(40);
      expect(cards).toHaveLength(40);
    }
  });

  test('play runs against the clock', () => {
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, 0, 4))).toEqual(['bottom', 'right', 'top', 'left']);
    expect([0, 1, 2].map((seat) => placeOf(seat, 1, 3))).toEqual(['left', 'bottom', 'right']);
  });
});

describe('cards', () => {
  test('the packs are whole, and every card is drawn once', () => {
    for (const [pack, sign, count] of [[italian, 'it', 40], [german, 'de', 32], [tarok, 'ta', 54]] as const) {
      const drawn = [...pack.sprite().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
      expect(pack.CARDS).toHaveLength(count);
      expect(new Set(drawn)).toEqual(new Set([...pack.CARDS.map((card) => `${sign}-${card}`), `${sign}-back`]));
    }
  });

  test('pictures are well-formed', () => {
    for (const pack of [italian, german, tarok]) {
      const text = `<svg xmlns="http://www.w3.org/2000/svg">${pack.sprite()}</svg>`;
      const open = [...text.matchAll(/<(\w+)[^>]*?(\/?)>/g)].filter(([, , closed]) => !closed).length;
      expect(open).toBe([...text.matchAll(/<\/\w+>/g)].length);
      expect(text).not.toMatch(/undefined|NaN/);
      expect(text).not.toContain(' style=');
    }
  });

  test('hands are sorted by suit, strongest first, or as they came', () => {
    expect(sorted('it', ['D2', 'C3', 'D1', 'C13'], 'suit')).toEqual(['C3', 'C13', 'D1', 'D2']);
    expect(sorted('it', ['D2', 'C3', 'D1', 'C13'], 'rank')).toEqual(['D1', 'C3', 'C13', 'D2']);
    expect(sorted('ta', ['T1', 'HK', 'T22'], 'suit')).toEqual(['T22', 'T1', 'HK']);
    expect(sorted('it', ['D2', 'C3'], 'dealt')).toEqual(['D2', 'C3']);
  });
});

describe('small things', () => {
  test('options become things to choose from', () => {
    const option = (kind: OptionKind) => ({ name: 'x', help: '', default: '', values: '', choices: null, session: false, kind });
    expect(choices(option({ type: 'choice', words: ['opponent', 'mover'] }))).toEqual(['opponent', 'mover']);
    expect(choices(option({ type: 'whole', from: 1, to: 10 }))).toBeNull();
    expect(range(option({ type: 'whole', from: 1, to: 10 }))).toEqual([1, 10]);
    expect(range(option({ type: 'number', from: 0, to: 0.5 }))).toEqual([0, 0.5]);
    expect(range(option({ type: 'text' }))).toBeNull();
    expect(specOf('mcts', { c: '0.5', t: '' })).toBe('mcts:c=0.5');
    expect(specOf('random', {})).toBe('random');
  });

  test('worths are comparable', () => {
    expect(share({ share: 1 })).toBe(1);
    expect(share({ share: 0.75 })).toBe(0.5);
    expect(share({ share: 0 })).toBe(-1);
    expect([share({ share: null }), share(undefined)]).toEqual([0, 0]);
  });

  test('words of the house name messages', () => {
    expect(slug('third ring')).toBe('third-ring');
    expect(slug('Čas je potekel!')).toBe('cas-je-potekel');
  });
});

describe('deals', () => {
  test('cards change places, and a shuffled pack is the same pack', () => {
    const text = 'C1 C2/D1 D2/S1 S2 S3';
    expect(writeDeal(readDeal(text))).toBe(text);
    expect(writeDeal(swapped(readDeal(text), 'C1', 'S3'))).toBe('S3 C2/D1 D2/S1 S2 C1');
    const mixed = shuffled(readDeal(text), () => 0.3);
    expect(mixed.map(({ length }) => length)).toEqual([2, 2, 3]);
    expect(mixed.flat().sort()).toEqual(readDeal(text).flat().sort());
    expect(writeDeal(mixed)).not.toBe(text);
  });
});
