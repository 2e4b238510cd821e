// Why a card may not be played, or not be laid into the talon.

import { cardName, suitName } from '../../cards/names';
import { t } from '../../lib/i18n.svelte';
import { isFat, strength, strongest, trumpsOf, type MariasView } from './view';

/** Why a card of this hand cannot be played now. */
export function whyNotPlayed(view: MariasView, hand: string[], card: string): string {
  const trump = trumpsOf(view);
  const trick = view.trick.map((laid) => laid.card);
  const best = strongest(view, trick);
  if (best !== null) {
    const led = trick[0][0];
    const following = hand.filter((own) => own[0] === led);
    const trumps = hand.filter((own) => own[0] === trump);
    const beats = (own: string) => strength(view, own) > strength(view, best);
    if (following.length > 0) {
      if (card[0] !== led) return t('marias-why-follow', { suit: suitName('de', led) });
      if (best[0] === led && !beats(card) && following.some(beats)) return t('marias-why-beat', { card: cardName('de', best) });
    } else if (trumps.length > 0) {
      if (card[0] !== trump) return t('marias-why-trump');
      if (best[0] === trump && !beats(card) && trumps.some(beats)) return t('marias-why-higher', { card: cardName('de', best) });
    }
  }
  if (card.endsWith('K') && hand.includes(`${card[0]}Q`) && trump) return t('marias-why-ober', { card: cardName('de', `${card[0]}Q`) });
  if (card === `${trump}7` && view.rules.keep_seven === 'yes') return t('marias-why-seven');
  return t('not-legal');
}

/** Why a card cannot go into the talon. */
export function whyNotLaid(view: MariasView, card: string): string {
  if (isFat(card)) return t('marias-why-fat', { card: cardName('de', card) });
  if (card === view.trump_card) return t('marias-why-trump-card', { card: cardName('de', card) });
  return t('not-legal');
}

/** What laying these cards means beyond losing them: a broken marriage, a game that can no longer be played. */
export function warning(view: MariasView, hand: string[], picked: string[]): string {
  const bound = picked.filter((card) => isFat(card) || card === view.trump_card);
  if (bound.length > 0) return t('marias-talon-binds');
  const broken = picked.find((card) => /[QK]$/.test(card) && hand.includes(`${card[0]}Q`) && hand.includes(`${card[0]}K`));
  return broken ? t('marias-talon-breaks', { suit: suitName('de', broken[0]) }) : '';
}

const SUITS = 'HLAB';
const RANKS = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** Two cards as one decision, in the order in which cards are written. */
export function talonMove(picked: string[]): string {
  const place = (card: string) => SUITS.indexOf(card[0]) * RANKS.length + RANKS.indexOf(card.slice(1));
  return `talon ${[...picked].sort((a, b) => place(a) - place(b)).join(' ')}`;
}
