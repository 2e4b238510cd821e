// Mariáš as the house tells it.

import { handsOf } from '../../cards/deal';
import { placesOf, type CardModel, type SeatModel } from '../../cards/model';
import { cardName, suitName } from '../../cards/names';
import { signed } from '../../lib/account';
import { number, t } from '../../lib/i18n.svelte';
import type { HouseEvent } from '../../lib/protocol';
import type { Played, Round, Scene, Stage } from '../face';
import { lastWords } from './bids';

export type Goal = 'hra' | 'sedma' | 'stovka' | 'betl' | 'durch';

export interface MariasView {
  viewer: number | 'spectator' | 'all';
  profile: string;
  /** Every field of the rules as it is written. */
  rules: Record<string, string>;
  phase: 'trump' | 'talon' | 'game' | 'answer' | 'bidding' | 'play' | 'over';
  turn: number | null;
  forhont: number;
  /** Who plays alone; another than forhont once somebody took the talon. */
  declarer: number;
  game: 'colour' | 'betl' | 'durch' | null;
  trump: string | null;
  trump_card: string | null;
  turned: string | null;
  hands: string[];
  talon: string;
  goals: { goal: Goal; side: number; raises: number; raise: string | null; worth: number }[];
  /** Who holds the trump seven, once it was announced. */
  seven: number | null;
  trick: { seat: number; card: string }[];
  taking: number | null;
  last_trick: { leader: number; cards: string; taker: number } | null;
  tricks: number[];
  played: string;
  marriages: { seat: number; suit: string; points: number }[];
  sides: number[];
  points: number[];
  money: number[];
  scores: number[] | null;
}

export const SEATS = 3;

export const cardsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** From the weakest to the strongest: as players count, and as it is in betl and durch. */
const USUAL = ['7', '8', '9', 'J', 'Q', 'K', '10', 'A'];
const NATURAL = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** The suit that beats the others; none where betl or durch is played. */
export const trumpsOf = (view: MariasView): string | null => (view.game === 'betl' || view.game === 'durch' ? null : view.trump);

/** How strong a card is within its suit. */
export function strength(view: MariasView, card: string): number {
  const natural = view.rules.rank_order === 'natural' || view.game === 'betl' || view.game === 'durch';
  return (natural ? NATURAL : USUAL).indexOf(card.slice(1));
}

/** The card that takes a trick: the highest trump, else the highest of the suit that was led. */
export function strongest(view: MariasView, cards: string[]): string | null {
  if (cards.length === 0) return null;
  const [led, trump] = [cards[0][0], trumpsOf(view)];
  const worth = (card: string) => strength(view, card) + (card[0] === trump ? 200 : card[0] === led ? 100 : 0);
  return cards.reduce((best, card) => (worth(card) > worth(best) ? card : best));
}

export const isFat = (card: string): boolean => card.endsWith('10') || card.endsWith('A');

/** The points of the cards of a trick, with the ten for the last one. */
export const trickPoints = (cards: string[], last: boolean): number => 10 * cards.filter(isFat).length + (last ? 10 : 0);

/** What taken cards count, without the ten for the last trick. */
export const count = (cards: string[]): number => trickPoints(cards, false);

/** Whether a decision is a card. */
export const isCard = (move: string): boolean => /^[HLAB](7|8|9|10|J|Q|K|A)$/.test(move);

/** The suits of which a hand holds ober and king. */
export const marriagesIn = (hand: string[]): string[] => ['H', 'L', 'A', 'B'].filter((suit) => hand.includes(`${suit}Q`) && hand.includes(`${suit}K`));

/** The points of a side that come from marriages. */
export const fromMarriages = (view: MariasView, side: number): number =>
  view.marriages.filter(({ seat }) => view.sides[seat] === side).reduce((sum, { points }) => sum + points, 0);

/** Who sits below: the one who looks, or whoever has to choose among own cards where all hands lie open. */
export function below(scene: Scene<MariasView>): number {
  const { view } = scene.moment;
  const chooses = view.phase === 'trump' || view.phase === 'talon';
  return scene.open && chooses && view.turn !== null ? view.turn : (scene.seat ?? 0);
}

/** What cards of the own hand are good for, on their upper edge. */
export function marksOf(view: MariasView, hand: string[], seat: number): Record<string, string> {
  const marks: Record<string, string> = {};
  if (view.trump_card && hand.includes(view.trump_card)) marks[view.trump_card] = t(view.turned ? 'marias-turned' : 'marias-trump-mark');
  const trump = trumpsOf(view);
  if (view.game !== 'betl' && view.game !== 'durch' && view.phase !== 'trump') {
    // The ober that names the trump has its mark already: then the king has that of the marriage.
    for (const suit of marriagesIn(hand)) marks[`${suit}${marks[`${suit}Q`] ? 'K' : 'Q'}`] = t('marias-marriage', { points: suit === trump ? 40 : 20 });
  }
  if (trump && view.seven === seat) marks[`${trump}7`] = t('marias-goal-sedma');
  return marks;
}

export function model(scene: Scene<MariasView>): CardModel {
  const { view } = scene.moment;
  const me = below(scene);
  const name = (seat: number) => scene.names[seat] ?? '';
  const said = view.phase === 'bidding' || view.phase === 'answer' ? lastWords(scene) : [];
  const places = view.phase === 'play' ? placesOf(SEATS, view.trick, view.turn, view.last_trick) : [];
  const counted = view.money.some((money) => money !== 0);
  const seatOf = (hand: string, seat: number): SeatModel => {
    const role = seat === view.forhont ? t('marias-forhont') : seat === view.declarer ? t('marias-declarer') : '';
    const taken = view.phase === 'play' || view.phase === 'over' ? t('marias-tricks', { count: view.tricks[seat] }) : '';
    const money = counted ? signed(view.money[seat], number) : '';
    const facts = [role, taken, money && t('marias-money', { money })];
    return {
      seat,
      name: name(seat),
      actor: seat === scene.seat ? null : scene.cast?.[seat],
      cards: cardsOf(hand),
      note: facts.filter(Boolean).join(' · '),
      // Who plays stands above the table, too.
      brief: [taken || role, money].filter(Boolean).join(' · '),
      turn: view.turn === seat && !scene.moment.over,
      dealer: false,
      badge: view.seven === seat ? { text: '7', label: t('marias-goal-sedma') } : undefined,
      ...places[seat],
      side: view.sides[seat] === 0 ? 'one' : 'two',
      said: seat === me ? undefined : said[seat],
      beside: view.marriages
        .filter((marriage) => marriage.seat === seat)
        .map(({ suit, points }) => ({ cards: [`${suit}Q`, `${suit}K`], text: String(points), label: t('marias-marriage-of', { suit: suitName('de', suit), points }) })),
    };
  };
  return {
    pack: 'de',
    me,
    perSeat: 1,
    clockwise: true,
    seats: view.hands.map(seatOf),
    trick: view.trick,
    taking: view.taking,
    takingCard: strongest(view, view.trick.map(({ card }) => card)),
    marks: marksOf(view, cardsOf(view.hands[me]), me),
    stock: talonOf(view),
    score: '',
  };
}

/** The talon on the felt; nothing before it was laid. */
function talonOf(view: MariasView): CardModel['stock'] {
  const cards = cardsOf(view.talon);
  if (cards.length === 0 || view.phase === 'talon') return null;
  const known = cards.filter((card) => card !== '?');
  const label = known.length > 0 && view.viewer !== 'all' ? t('marias-talon-own') : t('marias-talon-of', { count: cards.length });
  return { count: cards.length, turned: known.length > 0 ? null : view.turned, open: known, title: t('talon'), label };
}

/** The own card on the table, before the house has answered; of other decisions only that they were made. */
export function tried(view: MariasView, seat: number, move: string): MariasView {
  if (!isCard(move)) return { ...view, turn: null };
  const hands = view.hands.map((hand, owner) => (owner === seat ? without(cardsOf(hand), move).join(' ') : hand));
  return { ...view, hands, trick: [...view.trick, { seat, card: move }], turn: null };
}

/** Cards without one of them; of those that nobody knows any will do. */
function without(cards: string[], card: string): string[] {
  const place = Math.max(0, cards.indexOf(card));
  return cards.filter((_, at) => at !== place);
}

/** The money of the deal, and the points of a trump game, the own side first. */
export function result(view: MariasView, seat: number): string {
  const money = view.scores ? signed(view.scores[seat] ?? 0, number) : '';
  if (view.game !== 'colour' || view.played === '') return money;
  const own = view.sides[seat] ?? 0;
  return [money, `${view.points[own]} : ${view.points[1 - own]}`].filter(Boolean).join(' · ');
}

/** The points of the cards and of the last trick. */
const POINTS = 90;

/** What nobody has taken yet. */
export const rest = (view: MariasView): number => POINTS - view.points.reduce((sum, points, side) => sum + points - fromMarriages(view, side), 0);

/** The same with the hands of these seats; what was laid aside is seen with the hand of whoever laid it. */
export const laid = (view: MariasView, open: MariasView, seats: boolean[]): MariasView => ({
  ...view,
  hands: handsOf(view.hands, open.hands, seats),
  talon: seats[view.declarer] ? open.talon : view.talon,
});

/** What every seat holds. */
export const handsIn = (view: MariasView): string[][] => view.hands.map(cardsOf);

/** The decisions of a deal: rounds of the table before play, then the tricks; the last one may not be full. */
export function rounds(plays: Played[], view: MariasView): Round[] {
  const lines: Round[] = [];
  const first = plays.findIndex(({ move }) => isCard(move));
  const before = first < 0 ? plays : plays.slice(0, first);
  for (const played of before) {
    const line = lines.at(-1);
    const last = line?.moves.at(-1)?.seat;
    if (!line || (last !== played.seat && line.moves.some(({ seat }) => seat === played.seat))) lines.push({ moves: [played] });
    else line.moves.push(played);
  }
  return first < 0 ? lines : [...lines, ...tricksOf(plays.slice(first), view)];
}

/** Cards trick by trick. */
export function tricksOf(plays: Played[], view: MariasView): Round[] {
  const tricks: Round[] = [];
  for (let first = 0; first < plays.length; first += SEATS) {
    const moves = plays.slice(first, first + SEATS);
    const best = strongest(view, moves.map(({ move }) => move));
    tricks.push({ moves, taker: moves.length === SEATS ? moves.find(({ move }) => move === best)!.seat : undefined });
  }
  return tricks;
}

/** The cards that were played, in their order. */
export const playsOf = (history: HouseEvent[]): Played[] =>
  history.flatMap(({ type, seat, move }) => (type === 'event' && seat !== undefined && move !== undefined && isCard(move) ? [{ seat, move }] : []));

/** What each seat has taken, trick by trick; the one that still lies on the table is nobody's. */
export function taken(view: MariasView, history: HouseEvent[]): string[][] {
  const piles: string[][] = view.hands.map(() => []);
  const full = tricksOf(playsOf(history), view).filter(({ taker }) => taker !== undefined);
  const lying = view.trick.length === SEATS ? 1 : 0;
  for (const { moves, taker } of full.slice(0, full.length - lying)) piles[taker!].push(...moves.map(({ move }) => move));
  return piles;
}

/** Everybody's cards as they were dealt, for whoever was shown them all. */
export function dealt(history: HouseEvent[]): string[][] {
  const hands: string[][] = [[], [], []];
  for (const event of history) {
    if (event.type !== 'reveal') continue;
    const { what, seat, cards } = event;
    if (what === 'hand' && typeof seat === 'number' && typeof cards === 'string') hands[seat].push(...cardsOf(cards));
  }
  return hands;
}

/** A full trick lies on the table for a while before it is taken. */
export function between(before: MariasView, after: MariasView): Stage[] {
  const last = after.last_trick;
  if (!last || JSON.stringify(before.last_trick) === JSON.stringify(last)) return [];
  const full = cardsOf(last.cards).map((card, place) => ({ seat: (last.leader + place) % SEATS, card }));
  const { seat: mover, card } = full[full.length - 1];
  const hands = before.hands.map((hand, seat) => (seat === mover ? without(cardsOf(hand), card).join(' ') : hand));
  // A marriage that came with the last card lies there at once.
  return [{ view: { ...before, hands, trick: full, taking: last.taker, turn: null, marriages: after.marriages }, ms: 1200, ends: 'trick' }];
}

/** `hearts` with the card that was turned, for sentences. */
export const trumpWords = (view: MariasView): string =>
  view.turned ? cardName('de', view.turned) : view.trump ? suitName('de', view.trump) : '';
