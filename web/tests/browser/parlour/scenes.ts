// Tarok for three and mariáš, one moment of each stage of a deal.

import type { Bid } from '../../../src/cards/Bidding.svelte';
import type { CardModel } from '../../../src/cards/model';

export const TAROK_HAND = ['T22', 'T21', 'T18', 'T17', 'T12', 'T9', 'T4', 'T1', 'HK', 'HQ', 'H1', 'DK', 'DJ', 'SN', 'S8', 'CQ'];
export const MARIAS_HAND = ['HA', 'H10', 'HK', 'HQ', 'LA', 'L7', 'AA', 'A10', 'B9', 'B7'];

export const tarok: CardModel = {
  pack: 'ta',
  me: 0,
  perSeat: 1,
  seats: [
    { seat: 0, name: 'You', cards: TAROK_HAND, note: 'forhont', turn: true, dealer: false },
    { seat: 1, name: 'Mojca', cards: Array<string>(16).fill('?'), note: 'pass', turn: false, dealer: false },
    { seat: 2, name: 'Janez', cards: Array<string>(16).fill('?'), note: 'two', turn: false, dealer: true },
  ],
  trick: [],
  taking: null,
  stock: null,
  score: 'You 120 · Mojca −45 · Janez 30',
};

export const marias: CardModel = {
  pack: 'de',
  me: 1,
  perSeat: 1,
  seats: [
    { seat: 0, name: 'Jožo', cards: Array<string>(10).fill('?'), note: '', turn: false, dealer: true },
    { seat: 1, name: 'You', cards: MARIAS_HAND, note: 'declarer', turn: true, dealer: false },
    { seat: 2, name: 'Zuzka', cards: Array<string>(10).fill('?'), note: 'kontra', turn: false, dealer: false },
  ],
  trick: [],
  taking: null,
  stock: null,
  score: 'hra · trumps hearts',
};

/** Four at a table with twelve cards each, as in tarok for four. */
export const TWELVE_HAND = TAROK_HAND.slice(4);
export const twelve: CardModel = {
  ...tarok,
  seats: [
    { seat: 0, name: 'You', cards: TWELVE_HAND, note: '12 points', turn: true, dealer: false },
    ...['Mojca', 'Janez', 'Marija Ana'].map((name, place) => ({ seat: place + 1, name, cards: Array<string>(12).fill('?'), note: '8 points', turn: false, dealer: place === 2 })),
  ],
  score: 'You + Janez 20 : 16 Mojca + Marija Ana',
};

export const bids: Bid[] = [
  { move: 'pass', name: 'pass' },
  { move: 'three', name: 'three', value: '10', reason: 'lower than two' },
  { move: 'two', name: 'two', value: '20', reason: 'said by Janez' },
  { move: 'one', name: 'one', value: '30' },
  { move: 'solo three', name: 'solo three', value: '40' },
  { move: 'solo two', name: 'solo two', value: '50' },
  { move: 'solo one', name: 'solo one', value: '60' },
  { move: 'beggar', name: 'beggar', value: '70' },
  { move: 'solo', name: 'solo without', value: '80' },
  { move: 'open beggar', name: 'open beggar', value: '90' },
  { move: 'valat', name: 'colour valat', value: '125' },
];

export const groups = [
  { cards: ['T7', 'HJ'], move: 'take 1' },
  { cards: ['T20', 'D4'], move: 'take 2' },
  { cards: ['C10', 'SK'], move: 'take 3' },
];

export const items = [
  { word: 'game', name: 'hra', times: 2, value: '1' },
  { word: 'seven', name: 'sedma', times: 1, value: '2' },
  { word: 'hundred', name: 'stovka', times: 1, value: '4', reason: 'only before the first trick' },
  { word: 'flekTotal', name: 'kontra on all', times: 4, value: '8' },
];

export const sheet = [
  { number: 1, scores: [30, 0, 0] },
  { number: 2, scores: [0, -70, 0] },
  { number: 3, scores: [90, 25, 30] },
];
