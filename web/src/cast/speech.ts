// What the regulars say at the table: a line at times, each in a manner of their own, about what everybody has just seen and
// nothing else.

import type { HouseEvent } from '../lib/protocol';
import type { Actor } from './cast';

/** When somebody may say something: a deal begins, they declare, they raise the stakes, they have won or lost it. */
export type Occasion = 'begin' | 'declare' | 'raise' | 'won' | 'lost';

/** How somebody talks. */
export const MANNERS = ['merry', 'calm', 'sharp'] as const;
type Manner = (typeof MANNERS)[number];

const MERRY = ['Pepi', 'Mila', 'Beno', 'Emil'];
const SHARP = ['Zora', 'Flora', 'Viktor', 'Nela'];

const mannerOf = (name: string): Manner => (MERRY.includes(name) ? 'merry' : SHARP.includes(name) ? 'sharp' : 'calm');

/** Somebody's line: the seat, and the name of the message. */
export interface Line {
  seat: number;
  says: string;
}

/** What of a moment everybody sees. */
export interface Heard {
  cast: (Actor | null)[];
  history: HouseEvent[];
  /** What each seat scored, once the deal is over. */
  scores: number[] | null;
  /** The occasion that a decision is, as everybody is told of it. */
  occasion: (move: string) => Occasion | null;
}

/** Who says something now, if anybody: one at a time, as long as nothing else has happened. */
export function lineOf({ cast, history, scores, occasion }: Heard): Line | null {
  const says = (seat: number, when: Occasion | null): Line | null => {
    const actor = cast[seat];
    return actor && when ? { seat, says: `says-${mannerOf(actor.name)}-${when}` } : null;
  };
  const seats = cast.flatMap((actor, seat) => (actor ? [seat] : []));
  if (scores) {
    const [first] = [...seats].sort((one, other) => Math.abs(scores[other]) - Math.abs(scores[one]));
    if (first === undefined || scores[first] === 0) return null;
    return says(first, scores[first] > 0 ? 'won' : 'lost');
  }
  const decided = history.findLast((event) => event.type === 'event');
  if (!decided) return seats.length > 0 ? says(seats[0], 'begin') : null;
  return decided.type === 'event' ? says(decided.seat, occasion(decided.move)) : null;
}
