// Tarok learned by doing. The learner sits at seat 0; seat 1 is on the right and speaks next, seat 2 on the left.

import { CARDS } from '../../cards/tarok';
import type { Lesson } from '../face';

/** A hand of which only what matters is said: its cards, and suits that it must not have besides. */
type Hand = [cards: string, lacks?: string];

const SIZES = [16, 16, 16, 6];

/** A whole deal from what matters of each hand and of the talon; the rest of the pack fills them up in order. */
export function deal(...hands: [Hand, Hand, Hand, Hand?]): string {
  const places = [...hands, ...(hands.length < 4 ? [['']] : [])] as Hand[];
  const named = places.map(([cards]) => cards.split(' ').filter(Boolean));
  const rest = CARDS.filter((card) => !named.flat().includes(card));
  // The pickiest first, so that the others do not take what they need; every hand is dealt a tarok.
  const order = [0, 1, 2, 3].sort((one, other) => (places[other][1]?.length ?? 0) - (places[one][1]?.length ?? 0));
  for (const place of order) {
    const lacks = places[place][1] ?? '';
    while (named[place].length < SIZES[place]) {
      const at = rest.findIndex((card) => !lacks.includes(card[0]));
      named[place].push(...rest.splice(at < 0 ? 0 : at, 1));
    }
  }
  return named.map((cards) => cards.join(' ')).join('/');
}

/** The learner plays this game against two who have nothing to say. */
const alone = (game: string): string[] => ['pass', 'pass', `bid ${game}`];
/** Solo, with nothing announced or doubled: the learner leads. */
const solo = [...alone('solo'), 'announce none', 'kontra none', 'kontra none'];
/** Seat 1 plays solo, and nobody says more: it leads. */
const theirSolo = ['bid solo', 'pass', 'pass', 'bid solo', 'announce none', 'kontra none', 'kontra none'];

const usual = deal(['HK HQ D1 SC C7 T1 T7 T12 T18 T21'], ['T3 T9'], ['T4 T22']);

export const lessons: Lesson[] = [
  { key: 'cards', start: { deal: usual }, viewer: 0, accept: null },
  { key: 'count', start: { deal: usual }, moves: [...alone('two'), 'talon 1'], viewer: 0, accept: null },
  { key: 'follow', start: { deal: deal(['D4 D1 DQ S8 SJ C7 T2 T9 T14', 'H'], ['HK T5'], ['T3 H4']) }, moves: [...theirSolo, 'HK', 'H4'], viewer: 0, accept: (move) => move[0] === 'T' },
  { key: 'auction', start: { deal: usual }, moves: ['bid two', 'pass'], viewer: 0, accept: (move) => move === 'bid two' },
  { key: 'talon', start: { deal: deal(['HK SK T5 T9 T15 T19'], ['T3'], ['T4'], ['H2 C8 S9 T22 DQ T17']) }, moves: alone('three'), viewer: 0, accept: (move) => move === 'talon 2' },
  { key: 'discard', start: { deal: deal(['HK HQ DK C7 CJ T1 T6 T8 T10 T13 T16 T20 T22 SK SQ D2'], ['T3'], ['T4'], ['H1 T12']) }, moves: [...alone('two'), 'talon 1'], viewer: 0, accept: (move) => move === 'discard C7 CJ' },
  { key: 'announce', start: { deal: deal(['T1 T21 T22 T20 T19 T17 T15 T12 T9 HK HQ DK SK'], ['T3'], ['T4']) }, moves: alone('solo'), viewer: 0, accept: (move) => move === 'announce trula' },
  { key: 'pagat', start: { deal: deal(['T1 T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 HK DK SK CK HQ'], ['T3'], ['T4']) }, moves: alone('solo'), viewer: 0, accept: (move) => move.startsWith('announce') && move.includes('pagat') },
  { key: 'kontra', start: { deal: deal(['T22 T21 T20 T19 T18 T17 T16 T15 HK DK SK CK HQ DQ SQ CQ'], ['T3 T5'], ['T4']) }, moves: ['bid solo', 'pass', 'pass', 'bid solo', 'announce none', 'kontra none'], viewer: 0, accept: (move) => move === 'kontra game' },
  { key: 'draw', start: { deal: deal(['T22 T21 T20 T19 T18 T15 T12 T9 T1 HK HQ DK D1 SK C7 C8'], ['T3 T5'], ['T4 T10']) }, moves: solo, viewer: 0, accept: (move) => ['T22', 'T20', 'T19', 'T18'].includes(move) },
  { key: 'feed', start: { deal: deal(['HK HC H3 D2 S8 T6'], ['H4 T5'], ['T22 T4 D3', 'H']) }, moves: [...theirSolo, 'H4', 'T22'], viewer: 0, accept: (move) => move === 'HK' },
  { key: 'mond', start: { deal: deal(['T21 T3 HK D2 S8'], ['T5 T7'], ['T22 T4']) }, moves: [...theirSolo, 'T5', 'T22'], viewer: 0, accept: (move) => move !== 'T21' },
  { key: 'klop', start: { deal: deal(['S7 SQ HK HQ DK T20 T19 T1'], ['T3'], ['T4']) }, moves: alone('klop'), viewer: 0, accept: (move) => move === 'S7' },
  { key: 'beggar', start: { deal: deal(['H4 H3 H2 H1 D4 D3 D2 D1 S7 S8 S9 C7 C8 C9 T1 T2'], ['T3 HK'], ['T4']) }, moves: [...alone('beggar'), 'kontra none', 'kontra none'], viewer: 0, accept: (move) => ['H4', 'D4', 'S7', 'C7'].includes(move) },
  { key: 'radelci', options: { radelci: '1/1/1' }, start: { deal: usual }, moves: [...alone('two'), 'talon 1'], viewer: 0, accept: null },
];
