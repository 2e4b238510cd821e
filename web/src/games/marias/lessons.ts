// Mariáš learned by doing: from the choice of a trump to what a deal costs. The learner sits on seat 0.

import { CARDS } from '../../cards/german';
import type { Options } from '../../lib/protocol';
import type { Lesson } from '../face';

/** A whole deal from what matters of each hand; the rest of the pack fills them in order. Forhont, who gets twelve, comes first. */
function deal(forhont: number, ...hands: [string, string, string]): string {
  const wanted = hands.map((hand) => hand.split(' ').filter(Boolean));
  const used = new Set(wanted.flat());
  const rest = CARDS.filter((card) => !used.has(card));
  return wanted.map((hand, seat) => [...hand, ...rest.splice(0, (seat === forhont ? 12 : 10) - hand.length)].join(' ')).join('/');
}

/** The computer on seat 1 is forhont, so that the learner plays against it with seat 2. */
const AGAINST: Options = { forhont: 1 };

/** Long hearts with the marriage, and the seven. */
const STRONG = 'HA H10 HK HQ H7 LA AA B8 B9 A8 L10 A10';
const strong = deal(0, STRONG, 'HJ H8', 'H9 LK');
/** What leads to the bidding with that hand. */
const toBidding = ['trump HA', 'talon B8 B9'];
const hraOnly = [...toBidding, 'bid hra', 'pass', 'pass'];

/** Acorns are trumps of forhont on seat 1; the learner holds what stands against it. */
const theirs = 'AA A9 A8 A7 L9 L8 B9 B8 B7 H7 H8 L7';
const defence = deal(1, 'HA H10 HK HQ LA L10 BA AK AQ A10', theirs, '');
const theirBidding = ['trump AA', 'talon B8 B9'];

/** Forhont leads an acorn; the partner on seat 2 takes it with the ace. */
const together = deal(1, 'A10 A8 H7 H8 H9 LJ LQ B7 B8 BJ', 'A9 LA L10 LK L9 L8 L7 HJ H10 BQ B9 BK', 'AA A7 HA HQ HK BA B10 AJ AQ AK');

/** A lead that the learner cannot follow, with trumps in hand. */
const ruff = deal(1, 'L9 L8 HA H9 H8 HK B7 B8 B9 BJ', 'LA L10 LK LQ L7 AA A10 H7 HJ H10 A7 A8', 'AK AQ');

/** Nothing but small cards: a hand that takes no trick. */
const small = deal(0, 'H7 H8 L7 L8 A7 A8 B7 B8 H9 L9 A10 B10', '', '');

export const lessons: Lesson[] = [
  { key: 'trump', start: { deal: strong }, viewer: 0, accept: (move) => move.startsWith('trump H') },
  { key: 'talon', start: { deal: strong }, moves: ['trump HA'], viewer: 0, accept: (move) => move === 'talon B8 B9' },
  { key: 'beat', options: AGAINST, start: { deal: deal(1, 'LA L9 L8 HJ HQ B7 BJ BQ A7 A8', 'HA H10 HK H9 LK LQ L7 B9 BA B10 H8 H7', 'LJ L10') }, moves: ['trump HA', 'talon H7 B9', 'bid hra', 'pass', 'pass', 'L7', 'LJ'], viewer: 0, accept: (move) => move === 'LA' },
  { key: 'ruff', options: AGAINST, start: { deal: ruff }, moves: ['trump LA', 'talon A7 A8', 'bid hra', 'pass', 'pass', 'AA', 'AQ'], viewer: 0, accept: (move) => move[0] === 'L' },
  { key: 'marriage', start: { deal: strong }, moves: hraOnly, viewer: 0, accept: (move) => move === 'HQ' },
  { key: 'seven', start: { deal: strong }, moves: toBidding, viewer: 0, accept: (move) => move.includes('sedma') },
  { key: 'hundred', start: { deal: strong }, moves: toBidding, viewer: 0, accept: (move) => move.includes('stovka') },
  { key: 'flek', options: AGAINST, start: { deal: defence }, moves: [...theirBidding, 'bid hra', 'pass'], viewer: 0, accept: (move) => move.includes('flek:hra') },
  { key: 'hearts', start: { deal: strong }, moves: [...toBidding, 'bid hra', 'bid flek:hra', 'pass'], viewer: 0, accept: null },
  { key: 'partner', options: AGAINST, start: { deal: together }, moves: ['trump LA', 'talon B9 HJ', 'bid hra', 'pass', 'pass', 'A9', 'AA'], viewer: 0, accept: (move) => move === 'A10' },
  { key: 'money', start: { deal: strong }, moves: [...toBidding, 'bid hra', 'bid flek:hra', 'pass'], viewer: 0, accept: (move) => move.includes('flek:hra') },
  { key: 'betl', options: { profile: 'voleny-csm' }, start: { deal: small }, moves: ['trump H7', 'talon A10 B10'], viewer: 0, accept: (move) => move === 'bid betl' },
];
