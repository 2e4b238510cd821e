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
  turn: boolean;
  dealer: boolean;
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
  stock: { count: number; turned: string | null; label: string; /** Its cards in their order, where they lie open. */ open?: string[] } | null;
  /** One line in the corner: the match, the contract. */
  score: string;
}

/** Where a seat sits, seen from the bottom; play runs against the clock, so the next one is on the right. */
export function placeOf(seat: number, me: number, seats: number): 'bottom' | 'right' | 'top' | 'left' {
  const ahead = (seat - me + seats) % seats;
  if (ahead === 0) return 'bottom';
  if (seats === 2) return 'top';
  if (seats === 3) return ahead === 1 ? 'right' : 'left';
  return (['bottom', 'right', 'top', 'left'] as const)[ahead] ?? 'top';
}
