// Gobblet in words.

import { t } from '../../lib/i18n.svelte';
import type { Scene } from '../face';
import { top, type GobbletView, type Piece } from './view';

const colour = (seat: number) => t(seat === 0 ? 'gobblet-red' : 'gobblet-blue');
const pieceWords = ({ seat, size }: Piece) => t('gobblet-piece', { colour: colour(seat), size });

export function squareWords(view: GobbletView, square: string, marks: { sources: Set<string>; targets: Set<string> }): string {
  const words = [square];
  const stack = view.board.squares[square] ?? [];
  const piece = top(view, square);
  words.push(piece ? pieceWords(piece) : t('empty'));
  if (view.beneath && stack.length > 1) words.push(t('gobblet-over', { pieces: stack.slice(0, -1).reverse().map(pieceWords).join(', ') }));
  if (marks.targets.has(square)) words.push(t('gobblet-can-land'));
  else if (marks.sources.has(square)) words.push(t('gobblet-can-move'));
  return words.join(', ');
}

export function say(move: string): string {
  const reserve = /^(\d)@(\w+)$/.exec(move);
  if (reserve) return t('gobblet-say-put', { size: Number(reserve[1]), square: reserve[2] });
  const [from, to] = move.split('-');
  return t('gobblet-say-move', { from, to });
}

export function tell({ moment: { view } }: Scene<GobbletView>): string[] {
  const none = { sources: new Set<string>(), targets: new Set<string>() };
  const squares = Object.keys(view.board.squares).filter((square) => top(view, square));
  return [
    ...squares.map((square) => squareWords(view, square, none)),
    ...[0, 1].map((seat) => t('gobblet-tell-reserve', { colour: colour(seat), pieces: view.reserve[seat].at_hand.join(' ') || '–' })),
  ];
}
