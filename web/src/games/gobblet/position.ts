// A Gobblet position as the house writes it: rows from the top, `x2` a piece, `(x1o3)` a stack from below, `.` an empty
// square, and whose turn it is.

import type { Options } from '../../lib/protocol';
import { squareName, type Piece } from './view';

export interface GobbletPosition {
  size: number;
  /** From the lowest to the visible one. */
  stacks: Map<string, Piece[]>;
  turn: number;
}

const SEATS = 'xo';

/** Null for a text that is not a position. */
export function readPosition(text: string): GobbletPosition | null {
  const [board, turn, ...more] = text.trim().split(/\s+/);
  const rows = (board ?? '').split('/');
  const size = rows.length;
  if (![3, 4].includes(size) || !SEATS.includes(turn ?? '?') || more.length > 0) return null;
  const stacks = new Map<string, Piece[]>();
  for (const [line, row] of rows.entries()) {
    const squares = row.match(/\.|\((?:[xo]\d)+\)|[xo]\d/g) ?? [];
    if (squares.join('') !== row || squares.length !== size) return null;
    squares.forEach((square, column) => {
      const pieces = [...square.matchAll(/([xo])(\d)/g)].map(([, seat, piece]) => ({ seat: SEATS.indexOf(seat), size: Number(piece) }));
      if (pieces.length > 0) stacks.set(squareName(column, size - 1 - line), pieces);
    });
  }
  return { size, stacks, turn: SEATS.indexOf(turn) };
}

export function writePosition({ size, stacks, turn }: GobbletPosition): string {
  const square = (name: string) => {
    const pieces = (stacks.get(name) ?? []).map((piece) => SEATS[piece.seat] + piece.size);
    if (pieces.length === 0) return '.';
    return pieces.length === 1 ? pieces[0] : `(${pieces.join('')})`;
  };
  const rows = Array.from({ length: size }, (_, line) => Array.from({ length: size }, (_, column) => square(squareName(column, size - 1 - line))).join(''));
  return `${rows.join('/')} ${SEATS[turn]}`;
}

/** How many pieces of a size a side has: three on the large board, on the small one what the game's options say, else two. */
export const piecesOfEach = (size: number, options: Options) => (size === 3 ? Number(options.pieces ?? 2) : 3);

/** Pieces of this kind that are not on the board yet. */
export function left({ stacks }: GobbletPosition, piece: Piece, each: number): number {
  const used = [...stacks.values()].flat().filter((one) => one.seat === piece.seat && one.size === piece.size).length;
  return each - used;
}

/** Puts a piece on a square, or takes the visible one away (no piece); the same position where that cannot be. */
export function put(position: GobbletPosition, square: string, piece: Piece | null, each: number): GobbletPosition {
  const stack = position.stacks.get(square) ?? [];
  const visible = stack.at(-1);
  const fits = piece && left(position, piece, each) > 0 && (!visible || visible.size < piece.size);
  const next = piece ? (fits ? [...stack, piece] : stack) : stack.slice(0, -1);
  const stacks = new Map(position.stacks);
  if (next.length > 0) stacks.set(square, next);
  else stacks.delete(square);
  return { ...position, stacks };
}
