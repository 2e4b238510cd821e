// Tarok as the app understands it: tricks, counting, what was said, what may go and why not.

import { beforeAll, describe, expect, test } from 'vitest';
import { CARDS } from '../../src/cards/tarok';
import { sorted } from '../../src/cards/sort';
import type { Scene } from '../../src/games/face';
import { discardMove, inOrder, mayGo, Picking } from '../../src/games/tarok/away.svelte';
import { callOf } from '../../src/games/tarok/calls';
import { pointsOf, thirdsOf, threes } from '../../src/games/tarok/count';
import { lessons } from '../../src/games/tarok/lessons';
import { aboutBid, whyNotAway, whyNotBid, whyNotCard } from '../../src/games/tarok/reasons';
import { between, dealtHands, rounds, sides, strongest, taken, tricksOf, tried, words, type TarokView } from '../../src/games/tarok/view';
import { happened, read, say, shortName, tell } from '../../src/games/tarok/words';
import { speak, speakAlso } from '../../src/lib/i18n.svelte';
import type { HouseEvent } from '../../src/lib/protocol';
import { settings } from '../../src/lib/settings.svelte';

beforeAll(async () => {
  await speak('en');
  await speakAlso('games');
});

const view: TarokView = {
  viewer: 0,
  phase: 'card',
  turn: 0,
  dealer: 2,
  forehand: 0,
  contract: 'two',
  value: 20,
  values: [{ bid: 'three', value: 10 }, { bid: 'two', value: 20 }, { bid: 'one', value: 30 }, { bid: 'solo', value: 50 }, { bid: 'beggar', value: 70 }],
  declarer: 1,
  bid: { seat: 1, bid: 'two' },
  passed: [true, false, true],
  talon: ['T5 H1', 'CQ CK', 'S7 T21'],
  group: 1,
  discards: 'T7 ?',
  stakes: { game: 1 },
  hands: ['HK H3 T6 T1 S8', '? ? ? ? ?', '? ? ? ? ?'],
  trick: [],
  taking: null,
  last_trick: null,
  gifts: '',
  played: ['', '', ''],
  taken: ['', '', ''],
  tricks: [0, 0, 0],
  points: [0, 0, 0],
  radelci: [0, 1, 0],
  radelci_after: null,
  score: [0, 0, 0],
  deals: 24,
  deals_played: 6,
  scores: null,
};
const event = (seat: number, move: string): HouseEvent => ({ type: 'event', seat, move });
const scene = (over: Partial<TarokView>, history: HouseEvent[] = [], legal: string[] = []): Scene<TarokView> =>
  ({ seat: 0, names: ['You', 'Ana', 'Bor'], moment: { view: { ...view, ...over }, history, legal }, candidates: [] }) as unknown as Scene<TarokView>;

describe('counting', () => {
  test('by threes, with a pair or a single card at the end', () => {
    const points = (cards: string) => pointsOf(thirdsOf(cards.split(' ').filter(Boolean)));
    expect(['T5 CQ CK', 'T1 S10 SJ D1 DJ', 'T3 T4 T17 HC', ''].map(points)).toEqual([8, 8, 3, 0]);
    expect(pointsOf(thirdsOf(CARDS))).toBe(70);
    expect(threes(['T5', 'CQ', 'CK', 'D1'])).toEqual([
      { cards: ['T5', 'CQ', 'CK'], worths: [1, 4, 5], off: 2, points: 8 },
      { cards: ['D1'], worths: [1], off: 1, points: 0 },
    ]);
  });

  test('what was put away counts as far as it is known, the rest of the talon for the defenders', () => {
    expect(sides({ ...view, taken: ['HK HQ H1', 'SK S7 S8', ''] })).toEqual({ declarer: 5, defenders: 8 + 7 + 5, unknown: 1 });
    expect(sides({ ...view, contract: 'klop', declarer: null })).toBeNull();
    expect(sides({ ...view, phase: 'over', contract: 'solo', talon: null, group: null, discards: null, taken: ['', 'SK S7 S8', ''] })).toEqual({ declarer: 5, defenders: 65, unknown: 0 });
  });
});

describe('tricks', () => {
  test('the highest tarok takes, else the highest of the suit; the pagat takes mond and škis', () => {
    expect(strongest(['H4', 'HK', 'T2'])).toBe('T2');
    expect(strongest(['H4', 'H1', 'DK'])).toBe('H1');
    expect(strongest(['S7', 'S10', 'SJ'])).toBe('SJ');
    expect(strongest(['T21', 'T1', 'T22'])).toBe('T1');
    expect(strongest(['T21', 'T20', 'T22'])).toBe('T22');
    expect(strongest([])).toBeNull();
  });

  const history = [event(0, 'pass'), event(1, 'bid klop'), event(1, 'H4'), event(2, 'HK'), event(0, 'T2'), { type: 'reveal' as const, what: 'gift', seat: 0, card: 'T9' }, event(0, 'S7')];

  test('are put together from what was told, with what klop gave', () => {
    expect(tricksOf(history)).toEqual([{ leader: 1, cards: 'H4 HK T2', taker: 0 }]);
    expect(taken({ ...view, tricks: [1, 0, 0] }, history)).toEqual([['H4', 'HK', 'T2', 'T9'], [], []]);
    expect(taken(view, history)).toEqual([[], [], []]);
    const lines = rounds([event(0, 'pass'), event(1, 'bid klop'), event(1, 'H4'), event(2, 'HK'), event(0, 'T2'), event(0, 'S7')] as { seat: number; move: string }[]);
    expect(lines.map(({ moves, taker }) => [moves.length, taker])).toEqual([[2, undefined], [3, 0], [1, undefined]]);
  });

  test('a full trick is seen before it is taken, and so is the group that somebody takes', () => {
    const before = { ...view, trick: [{ seat: 1, card: 'H4' }, { seat: 2, card: 'HK' }] };
    const after = { ...view, hands: ['H3 T6 T1 S8', '? ? ? ? ?', '? ? ? ? ?'], last_trick: { leader: 1, cards: 'H4 HK HQ', taker: 2 } };
    const [stage] = between(before, after);
    expect([stage.view.trick.length, stage.view.taking, stage.view.turn]).toEqual([3, 2, null]);
    expect(between({ ...view, phase: 'talon', group: null, turn: 1 }, { ...view, phase: 'discard', group: 2 })[0].view.group).toBe(2);
    expect(between({ ...view, phase: 'talon', group: null, turn: 0 }, { ...view, phase: 'discard', group: 2 })).toEqual([]);
  });

  test('the own card lies on the table at once; a word only ends the turn', () => {
    const laid = tried(view, 0, 'T6');
    expect([laid.hands[0], laid.trick, laid.turn]).toEqual(['HK H3 T1 S8', [{ seat: 0, card: 'T6' }], null]);
    expect(tried(view, 0, 'bid two')).toEqual({ ...view, turn: null });
  });

  test('the hands as dealt leave out what came from the talon', () => {
    const over = { ...view, hands: ['', '', ''], discards: 'C7 C8', played: ['HK', 'T5 S9', 'D1'] };
    expect(dealtHands(over, [])).toEqual([['HK'], ['S9', 'C7', 'C8'], ['D1']]);
    expect(dealtHands(over, [{ type: 'reveal', what: 'hand', seat: 0, cards: 'H4 H3' }])[0]).toEqual(['H4', 'H3']);
  });
});

describe('words', () => {
  test('a forced opening was said, and every raise has its name', () => {
    const said = words(view, [event(1, 'pass'), event(1, 'kontra game'), event(0, 'kontra game'), event(1, 'kontra none')]);
    expect(said[0]).toEqual({ seat: 0, move: 'bid three', forced: true });
    expect(said.map(({ times }) => times)).toEqual([undefined, undefined, 2, 4, undefined]);
    expect(words(view, [event(0, 'bid two')])[0].forced).toBeUndefined();
    expect([callOf('kontra game', view, 4), callOf('announce trula pagat', view), callOf('kontra none', view)]).toEqual(['re: two', 'trula, pagat ultimo', 'good']);
  });

  test('every decision can be said and typed', () => {
    const here = scene({}, [], ['kontra game']);
    expect(say('bid solo', here)).toBe('solo 50');
    expect(say('talon 2', here)).toContain('queen of clubs');
    expect(say('discard T7 ?', here)).toContain('a card');
    expect(say('kontra game', here)).toBe('kontra: two');
    expect(say('T21', here)).toBe('mond');
    expect(read('discard t5  h1')).toBe('discard H1 T5');
    expect(read('kontra pagat game')).toBe('kontra game pagat');
    expect(read('Bid Two')).toBe('bid two');
    expect(read('hk')).toBe('HK');
  });

  test('short Slovenian card words are for the text view', () => {
    expect(['HQ', 'D1', 'SC', 'CJ', 'CK', 'T21'].map(shortName)).toEqual(['Sr D', 'Ka 1', 'Pi C', 'Kr J', 'Kr K', 'T21']);
    settings.cardWords = 'short';
    expect(say('HQ', scene({}))).toBe('queen of hearts');
    settings.text = true;
    expect(say('HQ', scene({}))).toBe('Sr D');
    Object.assign(settings, { text: false, cardWords: 'full' });
  });

  test('the position names sides, stakes, shown taroks and what is hidden', () => {
    const told = tell(scene({ stakes: { game: 1, pagat: 2 } }, [event(1, 'bid two')])).join('\n');
    for (const part of ['Ana plays two 20, a radelc doubles this deal', 'pagat ultimo 50 × 2 (kontra)', 'rest of the talon', 'tarok VII, ?', '+ 1 discard']) expect(told).toContain(part);
  });

  test('what comes without a decision is announced', () => {
    const trick = { leader: 1, cards: 'H4 HK T2', taker: 0 };
    expect(happened({ ...view, contract: 'klop', declarer: null }, { ...view, contract: 'klop', declarer: null, last_trick: trick, gifts: 'T9' }, scene({}))).toEqual([expect.stringMatching(/^You took the trick: \d+ points?$/), 'With the trick you get from the talon: tarok IX']);
    expect(happened({ ...view, discards: null }, view, scene({}))).toEqual(['Ana put away, for all to see: tarok VII']);
  });
});

describe('reasons', () => {
  const names = ['You', 'Ana', 'Bor'];
  const bidding = { ...view, phase: 'bid' as const, contract: null, declarer: null, passed: [false, false, false] };

  test('for bids', () => {
    expect(whyNotBid(bidding, 'three', names)).toBe('below two, Ana');
    expect(whyNotBid({ ...bidding, turn: 2 }, 'two', names)).toBe('Ana sits before you: go higher');
    expect(aboutBid(bidding, 'two', names)).toBe('hold it: you sit before Ana');
    expect(aboutBid({ ...bidding, bid: { seat: 0, bid: 'two' }, passed: [false, true, true] }, 'two', names)).toBe('keep your game');
    expect(whyNotBid(bidding, 'pass', names)).toBe('forehand must open');
    expect(whyNotBid({ ...bidding, passed: [false, true, true] }, 'pass', names)).toContain('left alone');
    expect(whyNotBid(bidding, 'klop', names)).toContain('forehand');
  });

  test('for cards', () => {
    const trick = (...cards: string[]) => cards.map((card, place) => ({ seat: place + 1, card }));
    expect(whyNotCard({ ...view, trick: trick('H4') }, 'T6', ['HK', 'H3'])).toBe('Follow suit: hearts.');
    expect(whyNotCard({ ...view, trick: trick('D4') }, 'S8', ['T6', 'T1'])).toBe('No diamonds in hand: play a tarok.');
    expect(whyNotCard({ ...view, trick: trick('T3') }, 'HK', ['T6', 'T1'])).toBe('Taroks are led: play one.');
    expect(whyNotCard({ ...view, contract: 'klop', trick: trick('HQ') }, 'H3', ['HK'])).toContain('queen of hearts');
    expect(whyNotCard({ ...view, contract: 'klop', trick: trick('T3') }, 'T1', ['T6'])).toContain('must');
    expect(whyNotCard({ ...view, contract: 'klop', trick: trick('T21', 'T22') }, 'T6', ['T1'])).toContain('Mond and škis');
    expect(whyNotCard({ ...view, contract: 'beggar' }, 'T1', ['HK', 'T6'])).toContain('pagat');
    expect([whyNotAway('HK'), whyNotAway('T1')].every((why) => why.startsWith('Kings'))).toBe(true);
    expect(whyNotAway('T7')).toContain('too few');
  });
});

describe('putting away', () => {
  test('in the order of the pack', () => {
    expect(inOrder(['T5', 'CK', 'H1', 'H4', 'S10', 'S7'])).toEqual(['H4', 'H1', 'S7', 'S10', 'CK', 'T5']);
    expect(discardMove(['T5', 'H1'])).toBe('discard H1 T5');
    expect(mayGo(['discard H1 T5', 'discard H1 S7'])).toEqual(['H1', 'T5', 'S7']);
  });

  test('a touch picks, another takes back, a double click is one touch, one too many replaces the newest', () => {
    const picking = new Picking();
    picking.touch('H1', 2, 0);
    picking.touch('H1', 2, 200);
    expect(picking.cards).toEqual(['H1']);
    picking.touch('H1', 2, 1000);
    expect(picking.cards).toEqual([]);
    for (const [place, card] of ['H1', 'S7', 'C8'].entries()) picking.touch(card, 2, 2000 + 1000 * place);
    expect(picking.cards).toEqual(['H1', 'C8']);
  });

  test('a hand of tarok is sorted with its horsemen in place', () => {
    expect(sorted('ta', ['HJ', 'HC', 'HQ', 'T3', 'T21'], 'suit')).toEqual(['T21', 'T3', 'HQ', 'HC', 'HJ']);
  });
});

test('every lesson begins with a whole deal, a tarok in every hand', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(12);
  for (const { key, start } of lessons) {
    const places = start!.deal!.split('/').map((place) => place.split(' '));
    expect(places.map(({ length }) => length), key).toEqual([16, 16, 16, 6]);
    expect([...places.flat()].sort(), key).toEqual([...CARDS].sort());
    expect(places.slice(0, 3).every((cards) => cards.some((card) => card[0] === 'T')), key).toBe(true);
  }
});
