// A card table, whatever is played on it. A game turns its view into this; the table draws it.

import type { Actor } from '../cast/cast';
import type { Pack } from './sprite';

export interface SeatModel {
  seat: number;
  name: string;
  /** Somebody of the cast, who has a face. */
  actor?: Actor | null;
  /** Plays together with whoever looks. */
  partner?: boolean;
  /** `?` for every card that the viewer does not know. */
  cards: string[];
  /** One line under the name: points, contract, a bid. */
  note: string;
  /** The same in few words, for a plate on a phone. */
  brief?: string;
  turn: boolean;
  dealer: boolean;
  /** Something it is known to hold, as a sign beside its name. */
  badge?: { text: string; label: string };
  /** Whose side it is on, where one plays against the others: red with a star alone, blue with a diamond together. */
  side?: 'one' | 'two';
  /** Its place in the trick that lies on the table, from 1. */
  place?: number;
  /** Its card of the trick before. */
  last?: string;
  /** What it said last, while that matters: a bid, a kontra. */
  said?: string;
  /** What it has laid beside its plate for all to see: a marriage with its points. */
  beside?: { cards: string[]; text: string; label: string }[];
}

export interface TrickCard {
  seat: number;
  card: string;
}

export interface CardModel {
  pack: Pack;
  seats: SeatModel[];
  /** The seat at the bottom. */
  me: number;
  trick: TrickCard[];
  /** How many cards a seat lays to one trick; two in dupla. */
  perSeat: number;
  /** Who takes the trick as it lies. */
  taking: number | null;
  /** The card that takes it, where a seat has several in the trick. */
  takingCard?: string | null;
  /** Whether play runs with the clock, so that the next seat is on the left. */
  clockwise?: boolean;
  /** Marks on the upper edge of own cards: what a card is good for. */
  marks?: Record<string, string>;
  stock: { count: number; turned: string | null; label: string; /** Its cards in their order, where they lie open. */ open?: string[]; /** What it is, where it is not a stock to draw from. */ title?: string } | null;
  /** One line in the corner: the match, the contract. */
  score: string;
}

/** For each seat its place in the trick that is played and its card of the one before. */
export function placesOf(seats: number, trick: TrickCard[], leads: number | null, last: { leader: number; cards: string } | null): { place?: number; last?: string }[] {
  const first = trick[0]?.seat ?? leads;
  const before = last?.cards.split(' ') ?? [];
  return Array.from({ length: seats }, (_, seat) => ({
    place: first === null ? undefined : ((seat - first + seats) % seats) + 1,
    last: last ? before[(seat - last.leader + seats) % seats] : undefined,
  }));
}

/** Where a seat sits, seen from the bottom: the next one on the right, or on the left where play runs with the clock. */
export function placeOf(seat: number, me: number, seats: number, clockwise = false): 'bottom' | 'right' | 'top' | 'left' {
  const ahead = (clockwise ? me - seat + seats : seat - me + seats) % seats;
  if (ahead === 0) return 'bottom';
  if (seats === 2) return 'top';
  if (seats === 3) return ahead === 1 ? 'right' : 'left';
  return (['bottom', 'right', 'top', 'left'] as const)[ahead] ?? 'top';
}
