// Why something cannot be done, in one line: bids, cards to put away, cards to play.

import { cardName, suitName } from '../../cards/names';
import { t } from '../../lib/i18n.svelte';
import { gameName } from './calls';
import { beats, cardsOf, strongest, SEATS, type TarokView } from './view';

const KEPT = /^(T1|T21|T22|[HDSC]K)$/;

/** How many places behind forehand a seat sits. */
const place = (view: TarokView, seat: number): number => (seat - view.forehand + SEATS) % SEATS;

const leftAlone = (view: TarokView): boolean => view.passed.filter(Boolean).length === SEATS - 1;

/** Why a game cannot be bid by the seat whose word it is. */
export function whyNotBid(view: TarokView, game: string, names: string[]): string {
  if (game === 'klop') return t('tarok-why-klop');
  if (game === 'pass') return t(leftAlone(view) ? 'tarok-why-pass-final' : 'tarok-why-pass-opening');
  const { bid } = view;
  if (!bid) return t('not-legal');
  const rank = (of: string) => view.values.findIndex((rung) => rung.bid === of);
  const last = { name: names[bid.seat] ?? '', you: bid.seat === view.turn ? 'yes' : 'no', game: gameName(bid.bid) };
  return t(rank(game) < rank(bid.bid) ? 'tarok-why-below' : 'tarok-why-behind', last);
}

/** What a game asks of whoever plays it, or why the same game may be said again. */
export function aboutBid(view: TarokView, game: string, names: string[]): string {
  if (view.bid?.bid === game && view.turn !== null) {
    if (leftAlone(view)) return t('tarok-about-keep');
    if (place(view, view.turn) < place(view, view.bid.seat)) return t('tarok-about-hold', { name: names[view.bid.seat] ?? '' });
  }
  return t(`tarok-about-${game}`);
}

/** Why a card cannot be put away. */
export function whyNotAway(card: string): string {
  if (KEPT.test(card)) return t('tarok-why-kept');
  return t('tarok-why-suit-first');
}

/** Why a card cannot be played: the duty that it breaks. */
export function whyNotCard(view: TarokView, card: string, legal: string[]): string {
  const hand = cardsOf(view.hands[view.turn ?? 0]);
  const laid = view.trick.map((lying) => lying.card);
  const led = laid[0]?.[0];
  if (led === undefined) return t('tarok-why-pagat');
  if (legal.length === 1 && legal[0] === 'T1' && laid.includes('T21') && laid.includes('T22')) return t('tarok-why-emperor');
  const follows = hand.some((held) => held[0] === led);
  if (follows && card[0] !== led) return led === 'T' ? t('tarok-why-follow-tarok') : t('tarok-why-follow', { suit: suitName('ta', led) });
  if (!follows && card[0] !== 'T' && hand.some((held) => held[0] === 'T')) return t('tarok-why-tarok', { suit: suitName('ta', led) });
  const best = strongest(laid)!;
  if (!beats(card, best, led) && legal.every((held) => beats(held, best, led))) return t('tarok-why-beat', { card: cardName('ta', best) });
  return card === 'T1' ? t('tarok-why-pagat') : t('not-legal');
}
