// Yinsh positions as the house writes them: column by column from a to k, each from its lowest point up, empty points counted.
// `4/7/8/9/W1wb6/W8/WWW7/BBBBB4/8/7/4 w move 0-0`

import { PLACES } from './board';

export interface Written {
  pieces: Map<string, string>;
  /** Everything behind the board: who decides, what is asked, rings taken. */
  rest: string;
}

const COLUMNS = Array.from({ length: 11 }, (_, column) => PLACES.filter((point) => point.column === column));

export function readPosition(text: string): Written | null {
  const [board, ...rest] = text.trim().split(' ');
  const columns = board.split('/');
  if (columns.length !== COLUMNS.length) return null;
  const pieces = new Map<string, string>();
  for (const [at, column] of columns.entries()) {
    let place = 0;
    for (const [sign] of column.matchAll(/\d+|[WBwb]/g)) {
      if (/\d/.test(sign)) place += Number(sign);
      else {
        const point = COLUMNS[at][place];
        if (!point) return null;
        pieces.set(point.name, sign);
        place += 1;
      }
    }
    if (place !== COLUMNS[at].length) return null;
  }
  return { pieces, rest: rest.join(' ') };
}

export function writePosition({ pieces, rest }: Written): string {
  const columns = COLUMNS.map((column) =>
    column
      .map(({ name }) => pieces.get(name) ?? '.')
      .join('')
      .replace(/\.+/g, (empty) => String(empty.length)),
  );
  return `${columns.join('/')} ${rest}`;
}
