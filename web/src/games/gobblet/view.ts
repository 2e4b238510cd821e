// Gobblet as the house tells it, and where things are in the drawing.

export interface Piece {
  seat: number;
  size: number;
}

export interface GobbletView {
  board: { size: number; squares: Record<string, Piece[]> };
  reserve: { left: number[]; at_hand: number[] }[];
  turn: number | null;
  last: { move: string; from: string | null; to: string } | null;
  beneath: boolean;
  lines: { seat: number; squares: string[] }[];
}

/** The side of a square in the drawing. */
export const SIDE = 20;

export function radius(size: number, sizes: number): number {
  return sizes === 3 ? [0, 3.6, 5.9, 8.3][size] : [0, 3, 4.8, 6.6, 8.5][size];
}

export const squareName = (column: number, row: number) => 'abcd'[column] + (row + 1);

/** The middle of a square, rows counted upwards. */
export function middle(square: string, size: number, flipped: boolean): { x: number; y: number } {
  const column = 'abcd'.indexOf(square[0]);
  const row = Number(square[1]) - 1;
  const [c, r] = flipped ? [size - 1 - column, row] : [column, size - 1 - row];
  return { x: (c + 0.5) * SIDE, y: (r + 0.5) * SIDE };
}

/** The visible piece of a square. */
export const top = (view: GobbletView, square: string): Piece | undefined => view.board.squares[square]?.at(-1);

/** How far pieces at hand may reach beyond the board to either side. */
export const MARGIN = 9;

/**
 * Where the pieces at hand lie: a row below the board for whoever sits there, above it for the other. Where the row is too
 * long, pieces of one size lie one half behind the other.
 */
export function reservePlaces(atHand: number[], size: number, below: boolean): { size: number; x: number; y: number }[] {
  const wide = size * SIDE;
  const width = (piece: number) => 2 * radius(piece, size) + 2.2;
  const again = (place: number) => place > 0 && atHand[place - 1] === atHand[place];
  const sum = (pieces: number[]) => pieces.reduce((total, piece) => total + width(piece), 0);
  const repeated = sum(atHand.filter((_, place) => again(place)));
  const total = sum(atHand);
  const room = wide + 2 * MARGIN;
  const closer = total > room && repeated > 0 ? Math.max(0, 1 - (total - room) / repeated) : 1;
  const steps = atHand.map((piece, place) => (again(place) ? closer : 1) * width(piece));
  let end = wide / 2 - steps.reduce((all, step) => all + step, 0) / 2;
  return atHand.map((piece, place) => {
    end += steps[place];
    return { size: piece, x: end - width(piece) / 2, y: below ? wide + 13 : -13 };
  });
}

/** Where a move begins and ends: `a1` and `b2`, or `3@` and `b2` for a piece of the reserve. */
export function splitMove(move: string): [string, string] {
  const reserve = move.indexOf('@');
  return reserve >= 0 ? [move.slice(0, reserve + 1), move.slice(reserve + 1)] : (move.split('-') as [string, string]);
}

/**
 * What somebody may decide before their turn: every own piece that is seen or at hand, to wherever it may fit by then. Only an
 * own piece that is as large stays where it is whatever the other side does.
 */
export function movesAhead(view: GobbletView, seat: number): string[] {
  const { size } = view.board;
  const squares = Array.from({ length: size * size }, (_, place) => squareName(place % size, Math.floor(place / size)));
  const pieces = [
    ...[...new Set(view.reserve[seat].at_hand)].map((piece) => ({ from: `${piece}@`, size: piece })),
    ...squares.flatMap((from) => (top(view, from)?.seat === seat ? [{ from, size: top(view, from)!.size }] : [])),
  ];
  const fits = (piece: number, to: string) => top(view, to)?.seat !== seat || top(view, to)!.size < piece;
  return pieces.flatMap(({ from, size: piece }) =>
    squares.filter((to) => to !== from && fits(piece, to)).map((to) => (from.endsWith('@') ? from + to : `${from}-${to}`)),
  );
}

/** The piece where it was put, before the house has answered. What lay beneath it comes to light with the answer. */
export function tried(view: GobbletView, seat: number, move: string): GobbletView {
  const [from, to] = splitMove(move);
  const squares = { ...view.board.squares };
  let reserve = view.reserve;
  let piece: Piece | undefined;
  if (from.endsWith('@')) {
    piece = { seat, size: Number(from.slice(0, -1)) };
    const at_hand = [...view.reserve[seat].at_hand];
    at_hand.splice(at_hand.indexOf(piece.size), 1);
    reserve = view.reserve.map((pieces, owner) => (owner === seat ? { ...pieces, at_hand } : pieces));
  } else {
    piece = squares[from]?.at(-1);
    squares[from] = squares[from]?.slice(0, -1) ?? [];
  }
  if (piece) squares[to] = [...(squares[to] ?? []), piece];
  const last = { move, from: from.endsWith('@') ? null : from, to };
  return { ...view, board: { ...view.board, squares }, reserve, last, turn: 1 - seat };
}
