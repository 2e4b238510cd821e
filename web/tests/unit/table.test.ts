// A table as the page sees it: what comes too late is about another position, and what is refused returns.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Face } from '../../src/games/face';
import { play as sound } from '../../src/lib/sound';
import { LiveTable } from '../../src/lib/table.svelte';

vi.mock('../../src/lib/sound', () => ({ play: vi.fn() }));

class FakeSocket {
  static last: FakeSocket;
  sent: { id?: string; do: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  hear(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const game = (turn: number) => ({ view: {}, legal: turn === 0 ? ['e5'] : [], decision: 'place', turn, over: false, scores: null, history: [] });
const snapshot = { type: 'snapshot', version: 1, now: 0, you: { person: 'a', seat: 0, seats: [0] }, table: { seats: [{}, {}] }, game: game(0), clocks: null, allowed: [] };
const moved = (version: number, turn: number) => ({ type: 'event', what: 'move', version, seat: 1 - turn, move: 'e5', events: [], game: game(turn) });
const advice = (id: string | undefined, move: string) => ({ type: 'hint', for: id, state: 'done', report: { candidates: [{ move, worth: 'draw' }] } });
const hints = () => FakeSocket.last.sent.filter((frame) => frame.do === 'hint').map(({ id }) => id);

let table: LiveTable;
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  table = new LiveTable('t');
  FakeSocket.last.hear(snapshot);
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test('a hint is shown for the position it was asked for', () => {
  void table.ask();
  expect(table.hinting).toBe(0);
  FakeSocket.last.hear({ type: 'hint', for: hints()[0], state: 'queued', place: 2 });
  expect(table.hinting).toBe(2);
  FakeSocket.last.hear(advice(hints()[0], 'e5'));
  expect([table.hint?.candidates[0].move, table.hinting]).toEqual(['e5', null]);
});

test('a hint that comes after the game has gone on is not shown', () => {
  void table.ask();
  FakeSocket.last.hear(moved(2, 1));
  FakeSocket.last.hear(moved(3, 0));
  FakeSocket.last.hear(advice(hints()[0], 'e5'));
  expect([table.hint, table.hinting]).toEqual([null, null]);
  // Not even when the next one is being waited for.
  void table.ask();
  FakeSocket.last.hear(advice(hints()[0], 'e5'));
  expect([table.hint, table.hinting]).toEqual([null, 0]);
  FakeSocket.last.hear(advice(hints()[1], 'f6'));
  expect(table.hint?.candidates[0].move).toBe('f6');
});

const face = { sound: () => 'piece', tried: (view: object, seat: number, move: string) => ({ ...view, tried: [seat, move] }) } as unknown as Face;
const sent = () => FakeSocket.last.sent.filter((frame) => frame.do === 'move').map(({ id }) => id);

test('an own move is seen at once, and stays when the house agrees', async () => {
  table.dress(face);
  const played = table.play('e5');
  expect(table.shown?.view).toEqual({ tried: [0, 'e5'] });
  expect([table.mine, table.caughtUp]).toEqual([false, false]);
  FakeSocket.last.hear(moved(2, 1));
  FakeSocket.last.hear({ type: 'ack', id: sent()[0], version: 2 });
  await played;
  expect([table.shown?.view, table.caughtUp]).toEqual([{}, true]);
});

test('an own move that is refused returns', async () => {
  table.dress(face);
  const played = table.play('e5');
  FakeSocket.last.hear({ type: 'refused', id: sent()[0], code: 'illegal', message: 'no' });
  await played;
  expect([table.shown?.view, table.mine, table.refused !== null]).toEqual([{}, true, true]);
});

test('a refusal that comes after the game has gone on changes nothing', async () => {
  table.dress(face);
  const played = table.play('e5');
  FakeSocket.last.hear(moved(2, 1));
  const now = table.shown;
  FakeSocket.last.hear({ type: 'refused', id: sent()[0], code: 'stale', message: 'no' });
  await played;
  expect(table.shown).toBe(now);
});

test('what has not been shown yet has not been seen either', () => {
  const told = (moves: number, turn: number, move: string) => ({ ...moved(moves + 1, turn), events: [{ type: 'event', seat: 1 - turn, move }, { type: 'reveal', what: 'gift' }], game: { ...game(turn), history: undefined, moves } });
  const stopping = { sound: () => 'piece', between: () => [{ view: { still: true }, ms: 1000 }] } as unknown as Face;
  table.dress(stopping);
  FakeSocket.last.hear(told(1, 1, 'a'));
  FakeSocket.last.hear(told(2, 0, 'b'));
  expect(table.shown?.view).toEqual({ still: true });
  expect(table.seen.map((event) => (event.type === 'event' ? event.move : event.what))).toEqual(['a', 'gift']);
  for (let step = 0; step < 6; step += 1) table.hurry();
  expect(table.seen.map((event) => (event.type === 'event' ? event.move : event.what))).toEqual(['a', 'gift', 'b', 'gift']);
});

test('the card that fills a trick is heard when it is laid, the trick when it is taken', () => {
  const heard = vi.mocked(sound);
  heard.mockClear();
  const card = { sound: () => 'card', between: () => [{ view: { full: true }, ms: 1000, ends: 'trick' }] } as unknown as Face;
  table.dress(card);
  FakeSocket.last.hear({ ...moved(2, 1), seat: 1, events: [{ type: 'event', seat: 1, move: 'a' }], game: { ...game(1), history: undefined, moves: 1 } });
  expect([table.shown?.view, heard.mock.calls]).toEqual([{ full: true }, [['card']]]);
  for (let step = 0; step < 3; step += 1) table.hurry();
  expect([table.shown?.view, heard.mock.calls]).toEqual([{}, [['card'], ['trick']]]);
});

test('an own card is heard once, when it is laid', async () => {
  const heard = vi.mocked(sound);
  heard.mockClear();
  table.dress({ ...face, sound: () => 'card' } as unknown as Face);
  const played = table.play('e5');
  FakeSocket.last.hear({ ...moved(2, 1), seat: 0, events: [{ type: 'event', seat: 0, move: 'e5' }], game: { ...game(1), history: undefined, moves: 1 } });
  FakeSocket.last.hear({ type: 'ack', id: sent()[0], version: 2 });
  await played;
  expect(heard.mock.calls).toEqual([['card']]);
});

test('whoever asked for something is told when nothing comes of it', () => {
  const offers = (claim: object | null) => ({ draw: null, undo: null, claim, next: [] });
  const offered = (version: number, claim: object | null) => ({ type: 'event', what: 'offer', version, now: 0, offers: offers(claim), clocks: null, allowed: [] });
  FakeSocket.last.hear(offered(2, { seat: 1, view: null }));
  FakeSocket.last.hear(offered(3, null));
  expect(table.refused).toBeNull();
  FakeSocket.last.hear(offered(4, { seat: 0, view: null }));
  FakeSocket.last.hear(offered(5, null));
  expect(table.refused).toBe('offer-declined');
});
