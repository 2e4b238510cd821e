// Mariáš in words.

import { cardName, suitName } from '../../cards/names';
import { signed } from '../../lib/account';
import { number, t } from '../../lib/i18n.svelte';
import { who } from '../../lib/names';
import type { Scene } from '../face';
import { bidding, goalName, raiseWords, statements } from './bids';
import { cardsOf, isCard, type MariasView } from './view';

const list = (cards: string[]) => cards.map((card) => (card === '?' ? '?' : cardName('de', card))).join(', ') || '–';

/** What a decision is called; a raise by its own name. */
export function say(move: string, scene: Scene<MariasView>): string {
  if (isCard(move)) return cardName('de', move);
  const [word, ...cards] = move.split(' ');
  if (word === 'trump') return cards[0] === '?' ? t('marias-say-trump-hidden') : cards[0] === 'blind' ? t('marias-trump-blind') : t('marias-say-trump', { card: cardName('de', cards[0]) });
  if (word === 'talon') return cards[0] === '?' ? t('marias-say-talon-hidden') : t('marias-say-talon', { cards: list(cards) });
  const { goals } = scene.moment.view;
  // Said already, the raise is the last one of its goal; still to be said, it is the next.
  const ahead = (scene.moment.legal ?? []).includes(move) ? 1 : 0;
  const said = statements(move).map((statement) => {
    const goal = statement.replace('flek:', '');
    if (goal === statement) return goalName(goal);
    return raiseWords(goal, Math.max(1, (goals.find((found) => found.goal === goal)?.raises ?? 0) + ahead));
  });
  return said.length > 0 ? said.join(', ') : t(`marias-say-${move}`);
}

export function tell(scene: Scene<MariasView>): string[] {
  const { view } = scene.moment;
  const lines: string[] = [];
  lines.push(t('marias-tell-forhont', { name: scene.names[view.forhont] }));
  if (view.declarer !== view.forhont) lines.push(t('marias-tell-declarer', { name: scene.names[view.declarer] }));
  if (view.game === 'betl' || view.game === 'durch') lines.push(t('marias-tell-game', { game: goalName(view.game) }));
  else if (view.turned) lines.push(t('marias-tell-turned', { suit: suitName('de', view.turned[0]), card: cardName('de', view.turned) }));
  else if (view.trump_card) lines.push(t('marias-tell-trump', { card: cardName('de', view.trump_card) }));
  const talon = cardsOf(view.talon);
  if (talon.length > 0) lines.push(`${t('talon')}: ${talon.includes('?') ? t('cards-held', { count: talon.length }) : list(talon)}`);
  for (const { goal, raises, worth, side } of view.goals) {
    const raised = raises > 0 ? `, ${raiseWords(goal, raises)}` : '';
    lines.push(`${goalName(goal)}${side === 1 ? ` (${t('marias-against')})` : ''}${raised}: ${number(worth)}`);
  }
  if (view.phase === 'bidding' || view.phase === 'answer') {
    for (const { seat, words } of bidding(scene).said) lines.push(`${scene.names[seat]}: ${words}`);
  }
  view.hands.forEach((hand, seat) => {
    const cards = cardsOf(hand);
    const known = cards.some((card) => card !== '?');
    if (cards.length > 0) lines.push(known ? `${scene.names[seat]}: ${list(cards)}` : `${scene.names[seat]}: ${t('cards-held', { count: cards.length })}`);
  });
  for (const { seat, suit, points } of view.marriages) lines.push(`${scene.names[seat]}: ${t('marias-marriage-of', { suit: suitName('de', suit), points })}`);
  if (view.game === 'colour' && (view.phase === 'play' || view.phase === 'over')) {
    lines.push(t('marias-points-of', { name: scene.names[view.declarer], one: view.points[0], two: view.points[1] }));
  }
  for (const { seat, card } of view.trick) lines.push(`${t('trick')}: ${scene.names[seat]}, ${cardName('de', card)}`);
  if (view.last_trick) lines.push(t('last-trick-told', { cards: list(cardsOf(view.last_trick.cards)), ...who(scene, view.last_trick.taker) }));
  if (view.money.some((money) => money !== 0)) {
    view.money.forEach((money, seat) => lines.push(`${scene.names[seat]}: ${t('marias-money', { money: signed(money, number) })}`));
  }
  return lines;
}

/** What happened besides the decision: the trump was turned, a marriage was declared, a trick was taken, cards came. */
export function happened(before: MariasView, after: MariasView, scene: Scene<MariasView>): string[] {
  const lines: string[] = [];
  if (after.turned && !before.turned) lines.push(t('marias-tell-turned', { suit: suitName('de', after.turned[0]), card: cardName('de', after.turned) }));
  for (const { seat, suit, points } of after.marriages.slice(before.marriages.length)) {
    lines.push(`${scene.names[seat]}: ${t('marias-marriage-of', { suit: suitName('de', suit), points })}`);
  }
  const last = after.last_trick;
  if (last && JSON.stringify(last) !== JSON.stringify(before.last_trick)) {
    const side = after.sides[last.taker];
    const laid = (view: MariasView) => view.marriages.filter(({ seat }) => view.sides[seat] === side).reduce((sum, { points }) => sum + points, 0);
    const points = t('points', { count: after.points[side] - laid(after) - (before.points[side] - laid(before)) });
    lines.push(last.taker === scene.seat ? t('you-took-trick', { points }) : t('took-trick-with', { name: scene.names[last.taker], points }));
  }
  if (scene.seat !== null) {
    const held = new Set(cardsOf(before.hands[scene.seat]));
    const came = cardsOf(after.hands[scene.seat]).filter((card) => card !== '?' && !held.has(card));
    if (came.length > 0) lines.push(t('you-drew', { cards: list(came) }));
  }
  return lines;
}
