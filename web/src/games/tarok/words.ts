// Tarok in words.

import { cardName } from '../../cards/names';
import { t } from '../../lib/i18n.svelte';
import { who } from '../../lib/names';
import { settings } from '../../lib/settings.svelte';
import type { Scene } from '../face';
import { inOrder } from './away.svelte';
import { bonusWorth, callOf, gameName, itemName, itemsOf, raiseOf } from './calls';
import { pointsOf, thirdsOf } from './count';
import { cardsOf, giftsOf, leftTalon, shownTaroks, sides, tricksOf, words, type TarokView } from './view';

const SUITS: Record<string, string> = { H: 'Sr', D: 'Ka', S: 'Pi', C: 'Kr', T: 'T' };

/** The short card words of Slovenian programs: Sr Ka Pi Kr T, J C D K. */
export const shortName = (card: string): string => SUITS[card[0]] + (card[0] === 'T' ? '' : ' ') + card.slice(1).replace('Q', 'D');

/** What a card is called here: in the text view the short words can be chosen. */
const called = (card: string): string => (card === '?' ? '?' : settings.text && settings.cardWords === 'short' ? shortName(card) : cardName('ta', card));

const list = (cards: string[]): string => cards.map(called).join(', ') || '–';

export function say(move: string, scene: Scene<TarokView>): string {
  const { view } = scene.moment;
  const [kind, ...rest] = move.split(' ');
  switch (kind) {
    case 'bid': {
      const value = view.values.find(({ bid }) => bid === rest[0])?.value;
      return value === undefined ? gameName(rest[0]) : `${gameName(rest[0])} ${value}`;
    }
    case 'talon':
      return t('tarok-say-talon', { cards: list(cardsOf(view.talon?.[Number(rest[0]) - 1])) });
    case 'discard':
      return t('tarok-say-discard', { cards: rest.map((card) => (card === '?' ? t('a-card') : called(card))).join(', ') });
    case 'announce':
      return rest[0] === 'none' ? t('tarok-no-announcement') : t('tarok-say-announce', { items: itemsOf(move).map((item) => itemName(item, view)).join(', ') });
    case 'kontra': {
      // A decision that has been made already has raised its items; one that is offered will.
      const offered = scene.moment.legal?.includes(move) ? 2 : 1;
      const times = offered * (view.stakes[rest[0]] ?? 1);
      return rest[0] === 'none' ? t('tarok-no-raise') : callOf(move, view, Math.max(2, times));
    }
    case 'pass':
      return t('tarok-pass');
    default:
      return move === '?' ? t('a-card') : called(move);
  }
}

/** What was typed as a decision of the house: cards and items in any order. */
export function read(text: string): string {
  const [kind, ...rest] = text.trim().split(/[\s,]+/);
  const word = kind.toLowerCase();
  if (word === 'discard') return ['discard', ...inOrder(rest.map((card) => card.toUpperCase()))].join(' ');
  if (word === 'announce' || word === 'kontra') {
    const order = ['game', 'trula', 'kings', 'pagat', 'valat'];
    const items = rest.map((item) => item.toLowerCase());
    return [word, ...items.sort((one, other) => order.indexOf(one.split('/')[0]) - order.indexOf(other.split('/')[0]))].join(' ');
  }
  return rest.length > 0 || word === 'pass' ? [word, ...rest.map((item) => item.toLowerCase())].join(' ') : kind.toUpperCase();
}

export function tell(scene: Scene<TarokView>): string[] {
  const { view } = scene.moment;
  const history = scene.moment.history ?? [];
  const name = (seat: number) => scene.names[seat] ?? '';
  const lines: string[] = [];
  for (const word of words(view, history)) {
    if (!/^(bid|pass|announce|kontra)/.test(word.move)) continue;
    lines.push(`${name(word.seat)}: ${callOf(word.move, view, word.times)}${word.forced ? ` (${t('tarok-forced')})` : ''}`);
  }
  if (view.contract) {
    const played = view.declarer === null ? gameName(view.contract) : `${t('tarok-plays', who(scene, view.declarer))} ${gameName(view.contract)} ${view.value}`;
    lines.push(played + (view.declarer !== null && view.radelci[view.declarer] > 0 ? `, ${t('tarok-radelc-doubles')}` : ''));
  }
  for (const [item, times] of Object.entries(view.stakes)) {
    if (item === 'game' && times === 1) continue;
    const worth = item === 'game' ? (view.value ?? 0) : bonusWorth(item);
    lines.push(`${itemName(item, view)} ${worth}${times > 1 ? ` × ${times} (${raiseOf(times)})` : ''}`);
  }
  if (view.talon && view.phase === 'talon') view.talon.forEach((group, place) => lines.push(t('tarok-tell-group', { number: place + 1, cards: list(cardsOf(group)) })));
  if (view.group !== null) lines.push(`${t('tarok-talon-rest')}: ${list(leftTalon(view))}`);
  if (view.discards && view.declarer !== null) lines.push(`${t('tarok-discards')}: ${list(cardsOf(view.discards))}`);
  for (const { seat, card } of giftsOf(history)) lines.push(t('tarok-tell-gift', { ...who(scene, seat), card: called(card) }));
  view.hands.forEach((hand, seat) => {
    const cards = cardsOf(hand);
    const side = view.declarer === null ? '' : ` (${t(view.declarer === seat ? 'tarok-declarer' : 'tarok-defender')})`;
    const held = cards.some((card) => card !== '?') ? list(cards) : t('cards-held', { count: cards.length });
    const radelci = view.radelci[seat] > 0 ? `; ${t('radelci-held', { count: view.radelci[seat] })}` : '';
    lines.push(`${name(seat)}${side}: ${held}; ${t('tarok-tricks', { count: view.tricks[seat] })}${radelci}`);
  });
  const both = sides(view);
  if (both && (view.phase === 'card' || view.phase === 'over')) {
    const more = both.unknown > 0 ? ` ${t('tarok-plus-discards', { count: both.unknown })}` : '';
    lines.push(`${t('tarok-declarer')}: ${t('points', { count: both.declarer })}${more}; ${t('tarok-defenders')}: ${t('points', { count: both.defenders })}`);
  }
  if (view.contract === 'klop') lines.push(view.points.map((points, seat) => `${name(seat)}: ${t('points', { count: points })}`).join('; '));
  if (view.contract === 'beggar') {
    tricksOf(history).forEach(({ cards, taker }) => lines.push(t('tarok-tell-trick', { cards: list(cardsOf(cards)), ...who(scene, taker) })));
  }
  for (const { seat, card } of view.trick) lines.push(`${t('trick')}: ${name(seat)}, ${called(card)}`);
  if (view.last_trick) lines.push(t('last-trick-told', { cards: list(cardsOf(view.last_trick.cards)), ...who(scene, view.last_trick.taker) }));
  return lines;
}

/** What happened besides the decision itself: the talon, taroks put away, who took a trick, what klop gave. */
export function happened(before: TarokView, after: TarokView, scene: Scene<TarokView>): string[] {
  const lines: string[] = [];
  if (before.contract === null && after.contract !== null) {
    lines.push(after.declarer === null ? gameName(after.contract) : `${t('tarok-plays', who(scene, after.declarer))} ${gameName(after.contract)} ${after.value}`);
    if (after.talon && after.viewer !== 'all') lines.push(...after.talon.map((group, place) => t('tarok-tell-group', { number: place + 1, cards: list(cardsOf(group)) })));
  }
  if (before.discards === null && after.discards !== null && after.declarer !== null && shownTaroks(after).length > 0) {
    lines.push(t('tarok-shown', { ...who(scene, after.declarer), cards: list(shownTaroks(after)) }));
  }
  const last = after.last_trick;
  if (last && JSON.stringify(last) !== JSON.stringify(before.last_trick)) {
    // What it counts, with what klop gives to it; a beggar counts tricks only.
    const given = cardsOf(after.gifts).slice(cardsOf(before.gifts).length);
    const points = t('points', { count: pointsOf(thirdsOf([...cardsOf(last.cards), ...given])) });
    if (after.contract === 'beggar') lines.push(t('took-trick', who(scene, last.taker)));
    else lines.push(last.taker === scene.seat ? t('you-took-trick', { points }) : t('took-trick-with', { name: scene.names[last.taker], points }));
    for (const card of given) lines.push(t('tarok-tell-gift', { ...who(scene, last.taker), card: called(card) }));
  }
  return lines;
}
