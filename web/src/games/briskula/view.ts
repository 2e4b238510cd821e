// Briškula as the house tells it.

import { handsOf } from '../../cards/deal';
import type { CardModel } from '../../cards/model';
import { suitName } from '../../cards/names';
import { t } from '../../lib/i18n.svelte';
import type { HouseEvent } from '../../lib/protocol';
import type { Played, Round, Scene, Stage } from '../face';

export interface BriskulaView {
  viewer: number | 'spectator' | 'all';
  variant: '2' | '3' | '4' | 'dupla';
  turn: number | null;
  dealer: number;
  trump: string | null;
  turned: string | null;
  stock: number;
  hands: string[];
  trick: { seat: number; card: string }[];
  taking: number | null;
  last_trick: { leader: number; cards: string; taker: number } | null;
  played: string;
  sides: number[];
  points: number[] | null;
  won: number[];
  match: number;
  scores: number[] | null;
}

export const cardsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** `Ana 2 : 1 House 5` for two sides, each with its own number for more. */
function tally(won: number[], name: (side: number) => string): string {
  if (won.length === 2) return `${name(0)} ${won[0]} : ${won[1]} ${name(1)}`;
  return won.map((deals, side) => `${name(side)} (${deals})`).join(' · ');
}

/** From the weakest to the strongest. */
const STRENGTH = ['2', '4', '5', '6', '7', '11', '12', '13', '3', '1'];

/** The card that takes a trick: the highest trump, else the highest of the suit that was led. */
export function strongest(cards: string[], trump: string | null): string | null {
  if (cards.length === 0) return null;
  const led = cards[0][0];
  const worth = (card: string) => STRENGTH.indexOf(card.slice(1)) + (card[0] === trump ? 200 : card[0] === led ? 100 : 0);
  return cards.reduce((best, card) => (worth(card) > worth(best) ? card : best));
}

/** The cards of a finished trick with the seats that laid them. */
export function lastTrick(view: BriskulaView): { seat: number; card: string }[] {
  const { last_trick: last, hands } = view;
  return last ? cardsOf(last.cards).map((card, place) => ({ seat: (last.leader + place) % hands.length, card })) : [];
}

/** Whether a seat plays together with the one that looks. */
export function isPartner(view: BriskulaView, own: number | null, seat: number): boolean {
  return own !== null && seat !== own && view.sides[seat] === view.sides[own];
}

export function model(scene: Scene<BriskulaView>): CardModel {
  const { view } = scene.moment;
  const me = scene.seat ?? 0;
  const name = (seat: number) => scene.names[seat] ?? '';
  const sides = Math.max(...view.sides) + 1;
  const sideName = (side: number) => view.sides.flatMap((of, seat) => (of === side ? [name(seat)] : [])).join(' + ');
  // The house counts; a replay knows how the match stood before the deal.
  const { goal, won } = scene.session?.match ?? { goal: view.match, won: view.won.slice(0, sides) };
  const score = goal > 1 ? `${t('match-to', { deals: goal })}: ${tally(won, sideName)}` : '';
  return {
    pack: 'it',
    me,
    perSeat: view.variant === 'dupla' ? 2 : 1,
    seats: view.hands.map((hand, seat) => ({
      seat,
      name: name(seat),
      actor: seat === scene.seat ? null : scene.cast?.[seat],
      partner: isPartner(view, scene.seat, seat),
      cards: cardsOf(hand),
      note: view.points ? t('points', { count: view.points[view.sides[seat]] }) : '',
      turn: view.turn === seat && !scene.moment.over,
      dealer: view.dealer === seat,
    })),
    trick: view.trick,
    taking: view.taking,
    takingCard: strongest(view.trick.map(({ card }) => card), view.trump),
    stock: {
      count: view.stock,
      turned: view.turned,
      open: scene.stock,
      label: view.trump ? t('stock-left', { count: view.stock, suit: suitName('it', view.trump) }) : '',
    },
    score,
  };
}

/** The own card on the table, before the house has answered. */
export function tried(view: BriskulaView, seat: number, card: string): BriskulaView {
  const hands = view.hands.map((hand, owner) => (owner === seat ? without(cardsOf(hand), card).join(' ') : hand));
  return { ...view, hands, trick: [...view.trick, { seat, card }], turn: null };
}

/** Cards without one of them; of those that nobody knows any will do. */
function without(cards: string[], card: string): string[] {
  const place = Math.max(0, cards.indexOf(card));
  return cards.filter((_, at) => at !== place);
}

/** The points of the deal, the own side first. */
export function result(view: BriskulaView, seat: number): string {
  if (!view.points) return '';
  const own = view.sides[seat] ?? 0;
  return [view.points[own], ...view.points.filter((_, side) => side !== own)].join(' : ');
}

/** What cards count by their ranks; all others nothing. */
const COUNTS: Record<string, number> = { '1': 11, '3': 10, '13': 4, '12': 3, '11': 2 };

/** What taken cards count. */
export const count = (cards: string[]): number => cards.reduce((sum, card) => sum + (COUNTS[card.slice(1)] ?? 0), 0);

/** All points of the pack. */
const POINTS = 120;

/** What nobody has taken yet. */
export const rest = (view: BriskulaView): number => POINTS - (view.points ?? []).reduce((sum, points) => sum + points, 0);

/** The same with the hands of all. */
export function laid(view: BriskulaView, open: BriskulaView, seats: boolean[]): BriskulaView {
  return { ...view, hands: handsOf(view.hands, open.hands, seats) };
}

/** What every seat holds. */
export const handsIn = (view: BriskulaView): string[][] => view.hands.map(cardsOf);

/** What each seat has taken, trick by trick; the one that still lies on the table is nobody's. */
export function taken(view: BriskulaView, history: HouseEvent[]): string[][] {
  const piles: string[][] = view.hands.map(() => []);
  const plays = history.flatMap((event) => (event.type === 'event' ? [{ seat: event.seat, move: event.move }] : []));
  const lying = view.trick.length === trickLength(view) ? 1 : 0;
  const full = rounds(plays, view).filter(({ taker }) => taker !== undefined);
  for (const { moves, taker } of full.slice(0, full.length - lying)) piles[taker!].push(...moves.map(({ move }) => move));
  return piles;
}

const trickLength = (view: BriskulaView): number => view.hands.length * (view.variant === 'dupla' ? 2 : 1);

/** The cards of a deal trick by trick; the last one may not be full. */
export function rounds(plays: Played[], view: BriskulaView): Round[] {
  const length = trickLength(view);
  const tricks: Round[] = [];
  for (let first = 0; first < plays.length; first += length) {
    const moves = plays.slice(first, first + length);
    const best = strongest(moves.map(({ move }) => move), view.trump);
    tricks.push({ moves, taker: moves.length === length ? moves.find(({ move }) => move === best)!.seat : undefined });
  }
  return tricks;
}

/** What is still to be drawn: whoever sees everything was shown the whole stock at the deal. */
export function stock(view: BriskulaView, history: HouseEvent[]): string[] {
  const shown = history.find((event): event is Extract<HouseEvent, { type: 'reveal' }> => event.type === 'reveal' && event.what === 'stock')?.cards;
  return Array.isArray(shown) && view.stock > 0 ? (shown as string[]).slice(-view.stock) : [];
}

/** A full trick lies on the table for a while before it is taken. */
export function between(before: BriskulaView, after: BriskulaView): Stage[] {
  const full = lastTrick(after);
  const same = JSON.stringify(before.last_trick) === JSON.stringify(after.last_trick);
  if (same || full.length === 0) return [];
  const { seat: mover, card } = full[full.length - 1];
  const hands = before.hands.map((hand, seat) => (seat === mover ? without(cardsOf(hand), card).join(' ') : hand));
  return [{ view: { ...before, hands, trick: full, taking: after.last_trick!.taker, turn: null }, ms: 1200, ends: 'trick' }];
}
