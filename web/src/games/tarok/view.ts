// Tarok as the house tells it, and what the table needs of it.

import { handsOf } from '../../cards/deal';
import { placesOf, type CardModel } from '../../cards/model';
import { signed } from '../../lib/account';
import { number, t } from '../../lib/i18n.svelte';
import type { HouseEvent } from '../../lib/protocol';
import type { Played, Round, Scene, Stage } from '../face';
import { callOf, itemsOf } from './calls';
import { pointsOf, thirdsOf } from './count';

export interface Trick {
  leader: number;
  cards: string;
  taker: number;
}

export interface TarokView {
  viewer: number | 'spectator' | 'all';
  phase: 'bid' | 'talon' | 'discard' | 'announce' | 'kontra' | 'card' | 'over';
  turn: number | null;
  dealer: number;
  forehand: number;
  /** The game that is played, once that is decided. */
  contract: string | null;
  value: number | null;
  /** Every game that can be bid, from the lowest up, with its worth. */
  values: { bid: string; value: number }[];
  declarer: number | null;
  bid: { seat: number; bid: string } | null;
  passed: boolean[];
  /** The groups of the open talon; one group for whoever sees it closed. */
  talon: string[] | null;
  /** The group that was taken, from 1. */
  group: number | null;
  discards: string | null;
  /** By how much each item is multiplied: the game, and what was announced. */
  stakes: Record<string, number>;
  hands: string[];
  trick: { seat: number; card: string }[];
  taking: number | null;
  last_trick: Trick | null;
  gifts: string;
  played: string[];
  taken: string[];
  tricks: number[];
  points: number[];
  radelci: number[];
  radelci_after: number[] | null;
  score: number[];
  deals: number;
  deals_played: number;
  scores: number[] | null;
}

export const SEATS = 3;

/** What all cards together count. */
const ALL_POINTS = 70;

export const cardsOf = (text: string | null | undefined): string[] => (text ?? '').split(' ').filter(Boolean);

const isCard = (move: string): boolean => /^[HDSCT](\d+|[JCQK])$/.test(move);

/** From the weakest to the strongest, taroks above every suit. */
const RANKS = ['4', '3', '2', '1', '7', '8', '9', '10', 'J', 'C', 'Q', 'K'];
const strength = (card: string, led: string): number => {
  if (card[0] === 'T') return 100 + Number(card.slice(1));
  return card[0] === led ? RANKS.indexOf(card.slice(1)) : -1;
};

/** The card that takes a trick as it lies; where pagat, mond and škis meet, the pagat does. */
export function strongest(cards: string[]): string | null {
  if (cards.length === 0) return null;
  if (['T1', 'T21', 'T22'].every((card) => cards.includes(card))) return 'T1';
  return cards.reduce((best, card) => (strength(card, cards[0][0]) > strength(best, cards[0][0]) ? card : best));
}

/** Whether a card beats another that lies on a trick of this suit. */
export const beats = (card: string, other: string, led: string): boolean => strength(card, led) > strength(other, led);

/** The decisions among the events. */
export const decisions = (history: HouseEvent[]): Played[] =>
  history.flatMap((event) => (event.type === 'event' ? [{ seat: event.seat, move: event.move }] : []));

export interface Word extends Played {
  /** It was no decision: forehand must open. */
  forced?: boolean;
  /** What the items of a raise count after it. */
  times?: number;
}

/** Everything that was said before the first card; a forced opening is not a decision, but everybody heard it. */
export function words(view: TarokView, history: HouseEvent[]): Word[] {
  const times: Record<string, number> = {};
  const said = decisions(history).flatMap(({ seat, move }): Word[] => {
    if (isCard(move)) return [];
    if (!move.startsWith('kontra')) return [{ seat, move }];
    for (const item of itemsOf(move)) times[item] = 2 * (times[item] ?? 1);
    return [{ seat, move, times: times[itemsOf(move)[0]] }];
  });
  const forced = (said[0] ?? { seat: view.turn }).seat !== view.forehand;
  return forced ? [{ seat: view.forehand, move: 'bid three', forced }, ...said] : said;
}

/** The finished tricks in their order. */
export function tricksOf(history: HouseEvent[]): Trick[] {
  const played = decisions(history).filter(({ move }) => isCard(move));
  const tricks: Trick[] = [];
  for (let first = 0; first + SEATS <= played.length; first += SEATS) {
    const laid = played.slice(first, first + SEATS);
    const best = strongest(laid.map(({ move }) => move));
    tricks.push({ leader: laid[0].seat, cards: laid.map(({ move }) => move).join(' '), taker: laid.find(({ move }) => move === best)!.seat });
  }
  return tricks;
}

/** What klop gave to whom, in its order. */
export const giftsOf = (history: HouseEvent[]): { seat: number; card: string }[] =>
  history.flatMap((event) => (event.type === 'reveal' && event.what === 'gift' ? [{ seat: Number(event.seat), card: String(event.card) }] : []));

/** The hands as they were dealt: shown where everything is; else what was played, without what came from the talon. */
export function dealtHands(view: TarokView, history: HouseEvent[]): string[][] {
  return view.hands.map((left, seat) => {
    const shown = history.flatMap((event) => (event.type === 'reveal' && event.what === 'hand' && event.seat === seat ? [String(event.cards)] : []));
    if (shown.length > 0) return cardsOf(shown[0]);
    const own = seat === view.declarer ? cardsOf(view.discards) : [];
    const took = seat === view.declarer && view.group !== null ? cardsOf(view.talon?.[view.group - 1]) : [];
    return [...cardsOf(view.played[seat]), ...cardsOf(left), ...own].filter((card) => card !== '?' && !took.includes(card));
  });
}

/** The cards of a finished trick with the seats that laid them. */
export const laidBy = ({ leader, cards }: Trick): { seat: number; card: string }[] =>
  cardsOf(cards).map((card, place) => ({ seat: (leader + place) % SEATS, card }));

/** The taroks that were put away, which everybody has seen. */
export const shownTaroks = (view: TarokView): string[] => cardsOf(view.discards).filter((card) => card[0] === 'T');

/** What the defenders have got of the open talon. */
export const leftTalon = (view: TarokView): string[] =>
  view.talon && view.group !== null ? view.talon.flatMap((group, place) => (place + 1 === view.group ? [] : cardsOf(group))) : [];

export interface Sides {
  declarer: number;
  defenders: number;
  /** Cards that were put away and whose worth the viewer does not know. */
  unknown: number;
}

/** What both sides have so far; null in klop and beggar, which have no sides that count. */
export function sides(view: TarokView): Sides | null {
  if (view.declarer === null || view.contract === 'klop' || view.contract === 'beggar') return null;
  const own = cardsOf(view.taken[view.declarer]);
  const theirs = view.taken.flatMap((cards, seat) => (seat === view.declarer ? [] : cardsOf(cards)));
  const away = cardsOf(view.discards);
  const known = away.filter((card) => card !== '?');
  const declarer = pointsOf(thirdsOf([...own, ...known]));
  // At the end all that is not the declarer's belongs to the defenders, a talon that stayed closed included.
  if (view.phase === 'over') return { declarer, defenders: ALL_POINTS - declarer, unknown: 0 };
  return { declarer, defenders: pointsOf(thirdsOf([...theirs, ...leftTalon(view)])), unknown: away.length - known.length };
}

export function model(scene: Scene<TarokView>): CardModel {
  const { view } = scene.moment;
  const said = words(view, scene.moment.history ?? []);
  const speaking = ['bid', 'announce', 'kontra'].includes(view.phase);
  const kind = view.phase === 'bid' ? ['bid', 'pass'] : ['announce', 'kontra'];
  const playing = view.phase === 'card' || view.phase === 'over';
  const places = view.phase === 'card' ? placesOf(SEATS, view.trick, view.turn, view.last_trick) : [];
  return {
    pack: 'ta',
    me: scene.seat ?? 0,
    perSeat: 1,
    seats: view.hands.map((hand, seat) => {
      const last = said.findLast((word) => word.seat === seat && kind.includes(word.move.split(' ')[0]));
      const facts = [
        playing && t('tarok-tricks', { count: view.tricks[seat] }),
        playing && view.contract === 'klop' && t('points', { count: view.points[seat] }),
        view.radelci[seat] > 0 && t('radelci-held', { count: view.radelci[seat] }),
      ];
      return {
        seat,
        name: scene.names[seat] ?? '',
        actor: seat === scene.seat ? null : scene.cast?.[seat],
        cards: cardsOf(hand),
        note: facts.filter(Boolean).join(' · '),
        turn: view.turn === seat && !scene.moment.over,
        dealer: view.dealer === seat,
        ...places[seat],
        side: view.declarer === null ? undefined : view.declarer === seat ? 'one' : 'two',
        // What the own seat said stands in the middle, right above it.
        said: speaking && last && seat !== scene.seat ? callOf(last.move, view, last.times) : undefined,
      } as const;
    }),
    trick: view.trick,
    taking: view.taking,
    takingCard: strongest(view.trick.map(({ card }) => card)),
    stock: null,
    score: '',
  };
}

/** The own card on the table, before the house has answered; of a word nothing is seen but that it was said. */
export function tried(view: TarokView, seat: number, move: string): TarokView {
  if (!isCard(move)) return { ...view, turn: null };
  return { ...lay(view, seat, move), turn: null };
}

/** One card from a hand to the trick. */
function lay(view: TarokView, seat: number, card: string): TarokView {
  const hands = view.hands.map((hand, owner) => (owner === seat ? without(cardsOf(hand), card).join(' ') : hand));
  return { ...view, hands, trick: [...view.trick, { seat, card }] };
}

/** Cards without one of them; of those that nobody knows any will do. */
function without(cards: string[], card: string): string[] {
  const place = Math.max(0, cards.indexOf(card));
  return cards.filter((_, at) => at !== place);
}

/** What the deal scored, and its points, the own side first: a game that was won can still cost something. */
export function result(view: TarokView, seat: number): string {
  return [view.scores && signed(view.scores[seat] ?? 0, number), pointsOfDeal(view, seat)].filter(Boolean).join(' · ');
}

function pointsOfDeal(view: TarokView, seat: number): string {
  if (view.contract === 'klop') return [...view.points.slice(seat), ...view.points.slice(0, seat)].join(' : ');
  const both = sides(view);
  if (!both) return '';
  return seat === view.declarer ? `${both.declarer} : ${both.defenders}` : `${both.defenders} : ${both.declarer}`;
}

/** The same with the hands of these seats; what the declarer has put away is seen with the hand. */
export function laid(view: TarokView, open: TarokView, seats: boolean[]): TarokView {
  const away = view.declarer !== null && seats[view.declarer];
  return { ...view, hands: handsOf(view.hands, open.hands, seats), discards: away ? open.discards : view.discards };
}

/** What every seat holds. */
export const handsIn = (view: TarokView): string[][] => view.hands.map(cardsOf);

/** What taken cards count. */
export const count = (cards: string[]): number => pointsOf(thirdsOf(cards));

/** The talon without what was taken and given away, with its count. */
export function talon(open: TarokView): { cards: string[]; points: number; playing: boolean } | null {
  const given = cardsOf(open.gifts);
  const cards = (open.group === null ? (open.talon ?? []).flatMap(cardsOf) : leftTalon(open)).filter((card) => !given.includes(card));
  return cards.length > 0 ? { cards, points: pointsOf(thirdsOf(cards)), playing: open.phase === 'card' } : null;
}

/** What each seat has taken, trick by trick, with what klop gave; a trick that still lies on the table is nobody's. */
export function taken(view: TarokView, history: HouseEvent[]): string[][] {
  const piles: string[][] = view.hands.map(() => []);
  const gifts = giftsOf(history);
  const tricks = tricksOf(history).slice(0, view.tricks.reduce((sum, count) => sum + count, 0));
  tricks.forEach(({ cards, taker }, place) => piles[taker].push(...cardsOf(cards), ...(gifts[place] ? [gifts[place].card] : [])));
  return piles;
}

/** The words of each kind together, then trick by trick; the last one may not be full. */
export function rounds(moves: Played[]): Round[] {
  const made: Round[] = [];
  const kindOf = (move: string) => (isCard(move) ? 'card' : move === 'pass' ? 'bid' : move.split(' ')[0]);
  let kind = '';
  for (const move of moves) {
    const own = kindOf(move.move);
    const last = made.at(-1);
    const full = own === 'card' && last?.moves.length === SEATS;
    if (!last || own !== kind || full) made.push({ moves: [move] });
    else last.moves.push(move);
    kind = own;
    const round = made.at(-1)!;
    if (own === 'card' && round.moves.length === SEATS) {
      const best = strongest(round.moves.map(({ move: card }) => card));
      round.taker = round.moves.find(({ move: card }) => card === best)!.seat;
    }
  }
  return made;
}

/** Long enough to read what lies there. */
const LOOK = 1200;

/** A full trick lies on the table for a while before it is taken; so does the talon with the group that somebody takes. */
export function between(before: TarokView, after: TarokView): Stage[] {
  if (before.phase === 'talon' && after.group !== null && before.turn !== before.viewer) {
    return [{ view: { ...before, group: after.group, turn: null }, ms: LOOK }];
  }
  if (!after.last_trick || JSON.stringify(before.last_trick) === JSON.stringify(after.last_trick)) return [];
  const full = laidBy(after.last_trick);
  const { seat, card } = full[full.length - 1];
  return [{ view: { ...lay(before, seat, card), trick: full, taking: after.last_trick.taker, turn: null }, ms: LOOK, ends: 'trick' }];
}
