// Mariáš on the page: tricks, reasons, bids and their chains, money, what is told.

import { beforeAll, describe, expect, test } from 'vitest';
import type { Scene } from '../../src/games/face';
import { bidding, compose, nearest, rows, stake } from '../../src/games/marias/bids';
import { lessons } from '../../src/games/marias/lessons';
import { talonMove, warning, whyNotLaid, whyNotPlayed } from '../../src/games/marias/reasons';
import { between, dealt, fromMarriages, marksOf, marriagesIn, model, rest, result, rounds, strongest, taken, tried, trickPoints, type MariasView } from '../../src/games/marias/view';
import { happened, say, tell } from '../../src/games/marias/words';
import { placeOf } from '../../src/cards/model';
import { cardOfFile } from '../../src/cards/pictures.svelte';
import { rowsOf, totals } from '../../src/lib/account';
import { speak, speakAlso } from '../../src/lib/i18n.svelte';
import type { HouseEvent } from '../../src/lib/protocol';

beforeAll(async () => {
  await speak('en');
  await speakAlso('games', 'learn');
});

const RULES = { rank_order: 'usual', tariff: '1/2/1/15/30', hundred_base: '4', max_raises: '7', hundred_replaces: 'no', keep_seven: 'no' };
const view = (more: Partial<MariasView> = {}): MariasView => ({
  viewer: 0, profile: 'openmarias', rules: RULES, phase: 'play', turn: 0, forhont: 0, declarer: 0, game: 'colour', trump: 'H', trump_card: 'HA', turned: 'HA',
  hands: ['HA HQ HK L9', '? ? ? ?', '? ? ? ?'], talon: '? ?', goals: [], seven: null, trick: [], taking: null, last_trick: null, tricks: [0, 0, 0], played: '',
  marriages: [], sides: [0, 1, 1], points: [0, 0], money: [0, 0, 0], scores: null, ...more,
});
const scene = (shown: MariasView, { legal = [] as string[], history = [] as HouseEvent[] } = {}): Scene<MariasView> => ({
  game: 'marias', options: {}, moment: { view: shown, legal, history, decision: null, turn: shown.turn, over: false, scores: null }, seat: 0, names: ['You', 'Karel', 'Josef'],
  candidates: [], session: null, play: legal.length > 0 ? () => {} : null, flipped: false,
});
const said = (words: [number, string][]): HouseEvent[] => words.map(([seat, move]) => ({ type: 'event', seat, move }));

describe('tricks', () => {
  test('trumps beat, then the suit that was led; the ten stands below the ace', () => {
    expect(strongest(view(), ['LK', 'L10', 'B7'])).toBe('L10');
    expect(strongest(view(), ['LA', 'H7', 'H9'])).toBe('H9');
    expect(strongest(view({ rules: { ...RULES, rank_order: 'natural' } }), ['LK', 'L10'])).toBe('LK');
    expect(strongest(view({ game: 'betl' }), ['LK', 'L10', 'HA'])).toBe('LK');
    expect(strongest(view(), [])).toBeNull();
    expect(trickPoints(['LA', 'L10', 'L7'], false)).toBe(20);
    expect(trickPoints(['L9'], true)).toBe(10);
  });

  test('a full trick lies on the table before it is taken, with a marriage of its last card', () => {
    const before = view({ trick: [{ seat: 0, card: 'L9' }, { seat: 1, card: 'L7' }], turn: 2, hands: ['HA', '? ?', '? ?'] });
    const after = view({ last_trick: { leader: 0, cards: 'L9 L7 LQ', taker: 2 }, marriages: [{ seat: 2, suit: 'L', points: 20 }] });
    const [stage] = between(before, after);
    expect(stage.view.trick.map(({ card }: { card: string }) => card)).toEqual(['L9', 'L7', 'LQ']);
    expect([stage.view.hands[2], stage.view.taking, stage.view.marriages.length]).toEqual(['?', 2, 1]);
    expect(between(before, before)).toEqual([]);
  });

  test('bids and tricks are told line by line', () => {
    const plays = said([[0, 'trump HA'], [0, 'talon B8 B9'], [0, 'bid hra'], [1, 'pass'], [2, 'pass'], [0, 'L9'], [1, 'LA'], [2, 'L7'], [1, 'B7']]).flatMap((event) => (event.type === 'event' ? [{ seat: event.seat, move: event.move }] : []));
    const lines = rounds(plays, view());
    expect(lines.map(({ moves, taker }) => [moves.length, taker])).toEqual([[5, undefined], [3, 1], [1, undefined]]);
    expect(lines.flatMap(({ moves }) => moves)).toEqual(plays);
    expect(taken(view(), said([[0, 'L9'], [1, 'LA'], [2, 'L7'], [1, 'B7']]))).toEqual([[], ['L9', 'LA', 'L7'], []]);
  });

  test('all cards as they were dealt, in both rounds', () => {
    const shown = (seat: number, cards: string): HouseEvent => ({ type: 'reveal', what: 'hand', seat, cards });
    expect(dealt([shown(0, 'HA HK'), shown(1, 'L7'), shown(0, 'B7'), { type: 'reveal', what: 'coming', seat: 2, cards: ['A7'] }])).toEqual([['HA', 'HK', 'B7'], ['L7'], []]);
  });

  test('an own card lies at once, other decisions change nothing but the turn', () => {
    expect(tried(view(), 0, 'L9').trick).toEqual([{ seat: 0, card: 'L9' }]);
    expect(tried(view(), 0, 'L9').hands[0]).toBe('HA HQ HK');
    expect(tried(view({ phase: 'bidding' }), 0, 'bid hra')).toEqual({ ...view({ phase: 'bidding' }), turn: null });
  });
});

describe('reasons', () => {
  const on = (...cards: string[]) => view({ trick: cards.map((card, seat) => ({ seat: seat + 1, card })) });

  test('follow, beat, trump, trump higher, the ober first, the seven last', () => {
    expect(whyNotPlayed(on('L8'), ['L9', 'B7'], 'B7')).toContain('Follow suit: leaves');
    expect(whyNotPlayed(on('L9'), ['L8', 'LA'], 'L8')).toContain('nine of leaves');
    expect(whyNotPlayed(on('L9'), ['H7', 'B7'], 'B7')).toContain('must play a trump');
    // The jack was trumped: the trump on it is to be beaten.
    expect(whyNotPlayed(on('BJ', 'H9'), ['H7', 'HJ'], 'H7')).toContain('higher trump');
    expect(whyNotPlayed(view(), ['HQ', 'HK'], 'HK')).toContain('ober of hearts');
    expect(whyNotPlayed(view({ rules: { ...RULES, keep_seven: 'yes' }, seven: 0 }), ['H7', 'L9'], 'H7')).toContain('announced seven');
    // Once a trick is trumped nobody has to beat it in the suit that was led.
    expect(whyNotPlayed(on('L9', 'H7'), ['L8', 'LA'], 'L8')).toBe('not allowed now');
    expect(whyNotPlayed(view({ game: 'durch', trick: [{ seat: 1, card: 'L9' }] }), ['H7'], 'H7')).toBe('not allowed now');
  });

  test('what may not go into the talon, and what goes with it', () => {
    expect(whyNotLaid(view(), 'B10')).toContain('Tens and aces');
    expect(whyNotLaid(view({ trump_card: 'H9' }), 'H9')).toContain('names the trump');
    expect(warning(view(), ['AQ', 'AK', 'B7'], ['AK', 'B7'])).toContain('marriage of acorns');
    expect(warning(view(), ['AQ', 'B8', 'B7'], ['B8', 'B7'])).toBe('');
    expect(warning(view(), ['BA', 'B7'], ['BA', 'B7'])).toContain('betl or durch');
    expect(talonMove(['B9', 'H10'])).toBe('talon H10 B9');
    expect(talonMove(['LQ', 'L10'])).toBe('talon L10 LQ');
  });
});

describe('bidding', () => {
  test('a bid is a set of statements in a fixed order', () => {
    expect(compose(['flek:hra', 'stovka', 'sedma'])).toBe('bid sedma stovka flek:hra');
    expect(compose([])).toBe('pass');
  });

  test('a switch finds the nearest thing that may be said', () => {
    // Where stovka stands instead of hra one excludes the other.
    const legal = ['bid hra', 'bid hra sedma', 'bid stovka', 'bid sedma stovka'];
    expect(nearest(legal, ['hra', 'sedma', 'stovka'], 'stovka', true)).toEqual(['sedma', 'stovka']);
    expect(nearest(legal, ['hra'], 'sedma', true)).toEqual(['hra', 'sedma']);
    expect(nearest(legal, ['hra'], 'flek:hra', true)).toBeNull();
  });

  const history = said([[0, 'trump ?'], [0, 'bid hra sedma'], [1, 'bid flek:hra'], [2, 'pass'], [0, 'bid flek:hra'], [1, 'pass'], [2, 'bid flek:sedma']]);
  const goals: MariasView['goals'] = [{ goal: 'hra', side: 0, raises: 2, raise: 're', worth: 8 }, { goal: 'sedma', side: 0, raises: 1, raise: 'flek', worth: 8 }];
  const here = scene(view({ phase: 'bidding', goals }), { history, legal: ['pass', 'bid flek:sedma', 'bid stovka', 'bid stovka flek:sedma'] });

  test('every goal has its chain, raises by their names', () => {
    const { said: words, chains } = bidding(here);
    expect(words.map(({ words: text }) => text)).toEqual(['hra, sedma', 'flek on hra', 'silent', 're on hra', 'silent', 'flek on sedma']);
    expect(chains.hra!.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(chains.sedma!.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('what may be said, what it costs, and why something may not', () => {
    const [hra, sedma, stovka] = rows(here, bidding(here).chains, here.moment.legal!, 0);
    expect([hra.can, hra.now, hra.sum]).toEqual([false, 8, '1 × 4 × 2']);
    expect(hra.reason).toContain('tutti makes 16');
    expect([sedma.can, sedma.next.statement, sedma.next.word, sedma.next.worth]).toEqual([true, 'flek:sedma', 're', 16]);
    expect([stovka.can, stovka.now, stovka.next.worth]).toEqual([true, null, 8]);
    expect(stake(here.moment.view, 0, [hra, sedma, stovka], ['flek:sedma'])).toEqual({ now: 32, then: 48 });
    expect(stake(here.moment.view, 1, [hra, sedma, stovka], [])).toEqual({ now: 16, then: 16 });
  });

  test('a raise is said by its name, before and after', () => {
    expect(say('bid stovka flek:sedma', here)).toBe('stovka, re on sedma');
    expect(say('bid flek:sedma', scene(here.moment.view))).toBe('flek on sedma');
    expect(say('trump ?', here)).toBe('a trump, face down');
    expect(say('talon LJ B8', here)).toContain('unter of leaves, eight of bells');
    expect(say('good', here)).toBe('good');
  });
});

describe('the table', () => {
  test('runs with the clock: the next seat is on the left', () => {
    expect([1, 2].map((seat) => placeOf(seat, 0, 3, true))).toEqual(['left', 'right']);
    expect([0, 2].map((seat) => placeOf(seat, 1, 3, true))).toEqual(['right', 'left']);
    expect(placeOf(1, 0, 3)).toBe('right');
  });

  test('marks stand on what a card is good for', () => {
    expect(marriagesIn(['HQ', 'HK', 'LQ', 'AK'])).toEqual(['H']);
    expect(marksOf(view({ seven: 0 }), ['HA', 'HQ', 'HK', 'H7', 'LQ', 'LK'], 0)).toEqual({ HA: 'turned', HQ: 'hláška 40', LQ: 'hláška 20', H7: 'sedma' });
    expect(marksOf(view({ game: 'betl' }), ['HQ', 'HK'], 0)).toEqual({});
    // The ober that names the trump keeps its own mark.
    expect(marksOf(view({ trump_card: 'HQ', turned: null }), ['HQ', 'HK'], 0)).toEqual({ HQ: 'trump', HK: 'hláška 40' });
  });

  test('marriages lie beside their owner, sides have their signs', () => {
    const shown = view({ marriages: [{ seat: 1, suit: 'L', points: 20 }], points: [10, 40], money: [4, -2, -2] });
    const { seats, stock } = model(scene(shown));
    expect(seats[1].beside).toMatchObject([{ cards: ['LQ', 'LK'], text: '20' }]);
    expect(seats.map(({ side }) => side)).toEqual(['one', 'two', 'two']);
    expect(seats[1].note).toContain('−2');
    expect(seats.map(({ brief }) => brief)).toEqual(['0 tricks · +4', '0 tricks · −2', '0 tricks · −2']);
    expect(model(scene(view({ seven: 2 }))).seats.map(({ badge }) => badge?.text)).toEqual([undefined, undefined, '7']);
    expect([stock?.count, stock?.turned]).toEqual([2, 'HA']);
    expect([fromMarriages(shown, 1), rest(shown), result(view({ played: 'L7', points: [60, 30], scores: [4, -2, -2] }), 1)]).toEqual([20, 60, '−2 · 30 : 60']);
  });

  test('is told in words', () => {
    const lines = tell(scene(view({ marriages: [{ seat: 1, suit: 'L', points: 20 }], goals: [{ goal: 'hra', side: 0, raises: 1, raise: 'flek', worth: 4 }], money: [4, -2, -2] })));
    expect(lines).toContain('hra, flek on hra: 4');
    expect(lines).toContain('Karel: marriage of leaves, 20');
    const after = view({ marriages: [{ seat: 1, suit: 'L', points: 20 }], last_trick: { leader: 0, cards: 'LA LQ L7', taker: 0 }, points: [10, 20], hands: ['HA HQ HK L9', '? ? ?', '? ? ?'] });
    expect(happened(view(), after, scene(after))).toEqual(['Karel: marriage of leaves, 20', 'You took the trick: 10 points']);
  });

  test('lessons deal every card once', () => {
    for (const { key, start } of lessons) {
      const cards = start!.deal!.split('/').map((hand) => hand.split(' '));
      expect(new Set(cards.flat()).size, key).toBe(32);
      expect(cards.map(({ length }) => length).sort(), key).toEqual([10, 10, 12]);
    }
    expect(lessons.length).toBeGreaterThanOrEqual(10);
  });
});

test('an account is written with its arithmetic', () => {
  const account = {
    counts: [{ what: 'points', each: [60, 30, 30] }],
    entries: [
      { what: 'hra', base: 1, times: 1, factors: [{ what: 'flek', by: 2 }, { what: 'hearts', by: 2 }], scores: [8, -4, -4] },
      { what: 'sedma', base: 2, times: 1, factors: [], scores: [-4, 2, 2] },
      { what: 'stovka', base: 4, times: 3, factors: [], scores: [24, -12, -12] },
      { what: 'cap', base: null, times: 1, factors: [], scores: [-4, 2, 2] },
    ],
  };
  const lines = rowsOf(account, (key) => key, String);
  expect(lines.map(({ what, sum }) => `${what} ${sum}`)).toEqual(['points ', 'hra 1 × flek 2 × hearts 2 = 4', 'sedma 2', 'stovka 4 × 3 = 12', 'cap ']);
  expect(lines[1].cells).toEqual(['+8', '−4', '−4']);
  expect(lines[0].cells).toEqual(['60', '30', '30']);
  expect(totals(account, 3)).toEqual([24, -12, -12]);
});

test('a file is a picture of the card that it is named after', () => {
  const cards = ['H7', 'H10', 'HA'];
  expect(cardOfFile('my cards/ha.PNG', cards)).toBe('HA');
  expect(cardOfFile('H10.jpg', cards)).toBe('H10');
  expect(cardOfFile('Back.webp', cards)).toBe('back');
  expect(cardOfFile('H1.png', cards)).toBeNull();
  expect(cardOfFile('holiday.jpg', cards)).toBeNull();
});
