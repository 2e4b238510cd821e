// Where the 85 points of Yinsh are, and what lies on a line.

export interface Place {
  name: string;
  column: number;
  row: number;
  x: number;
  y: number;
}

const ROWS: [number, number][] = [
  [2, 5], [1, 7], [1, 8], [1, 9], [1, 10], [2, 10], [2, 11], [3, 11], [4, 11], [5, 11], [7, 10],
];

/** How many rings each side places. */
const RINGS = 5;

/** The distance of neighbours in the drawing. */
export const STEP = 10;
const WIDE = (STEP * Math.sqrt(3)) / 2;

function place(column: number, row: number): Place {
  const name = 'abcdefghijk'[column] + row;
  return { name, column, row, x: (column - 5) * WIDE, y: -STEP * (row - 6 - (column - 5) / 2) };
}

export const PLACES: Place[] = ROWS.flatMap(([from, to], column) =>
  Array.from({ length: to - from + 1 }, (_, up) => place(column, from + up)),
);

export const BY_NAME = new Map(PLACES.map((point) => [point.name, point]));

/** The three directions of the lines. */
const DIRECTIONS = [[0, 1], [1, 0], [1, 1]] as const;

const at = (column: number, row: number) => BY_NAME.get('abcdefghijk'[column] + row);

/** The first and last point of every line that has more than one. */
export const LINES: [Place, Place][] = DIRECTIONS.flatMap(([dx, dy]) =>
  PLACES.filter((point) => !at(point.column - dx, point.row - dy)).flatMap((first): [Place, Place][] => {
    let last = first;
    for (let next = at(last.column + dx, last.row + dy); next; next = at(last.column + dx, last.row + dy)) last = next;
    return last === first ? [] : [[first, last]];
  }),
);

/** The points strictly between two on one line. */
export function between(from: string, to: string): string[] {
  const start = BY_NAME.get(from);
  const end = BY_NAME.get(to);
  if (!start || !end) return [];
  const dx = Math.sign(end.column - start.column);
  const dy = Math.sign(end.row - start.row);
  const names: string[] = [];
  let next = at(start.column + dx, start.row + dy);
  while (next && next !== end) {
    names.push(next.name);
    next = at(next.column + dx, next.row + dy);
  }
  return next ? names : [];
}

/** The five points of a row written by its ends, `e4-i4`. */
export function rowPoints(row: string): string[] {
  const [from, to] = row.split('-');
  return [from, ...between(from, to), to];
}

export function nearest(x: number, y: number, reach = STEP * 0.6): Place | null {
  let best: Place | null = null;
  let distance = reach;
  for (const point of PLACES) {
    const away = Math.hypot(point.x - x, point.y - y);
    if (away < distance) [best, distance] = [point, away];
  }
  return best;
}

/** The point that lies next in the direction of an arrow key. */
export function neighbour(from: Place, dx: number, dy: number): Place {
  let best = from;
  let least = Infinity;
  for (const point of PLACES) {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    if (ahead < 1) continue;
    // The next column counts as nearer than the one behind it at the same height.
    const away = ahead + 1.5 * aside;
    if (away < least) [best, least] = [point, away];
  }
  return best;
}

export interface YinshView {
  rings: [string[], string[]];
  markers: [string[], string[]];
  taken: [number, number];
  markers_left: number;
  phase: 'place' | 'move' | 'row' | 'ring' | 'over';
  turn: number | null;
  next: number | null;
  rows: { seat: number; row: string; points: string[]; now: boolean }[];
  last: { move: string; seat: number; from: string | null; to: string | null; flipped: string[]; removed: string[] } | null;
  blitz: boolean;
}

/**
 * What somebody may decide before their turn: a ring still to be placed, to any free point; else every own ring, along its lines
 * as far as the next own one. Whatever else lies there may have turned or gone by then.
 */
export function movesAhead(view: YinshView, seat: number): string[] {
  const own = view.rings[seat];
  if (view.phase === 'place' && own.length < RINGS) return PLACES.map(({ name }) => name).filter((point) => !view.rings.flat().includes(point));
  return own.flatMap((from) =>
    DIRECTIONS.flatMap(([dx, dy]) => [...way(from, dx, dy, own), ...way(from, -dx, -dy, own)]).map((to) => `${from}-${to}`),
  );
}

/** The points from one in a direction, as far as none of those. */
function way(from: string, dx: number, dy: number, stops: string[]): string[] {
  const { column, row } = BY_NAME.get(from)!;
  const points: string[] = [];
  for (let step = 1; ; step += 1) {
    const next = at(column + step * dx, row + step * dy);
    if (!next || stops.includes(next.name)) return points;
    points.push(next.name);
  }
}

/** Rings and markers as the mover put them, before the house has answered. */
export function tried(view: YinshView, seat: number, move: string): YinshView {
  const change = <T>(both: [T, T], own: (side: T) => T): [T, T] => (seat === 0 ? [own(both[0]), both[1]] : [both[0], own(both[1])]);
  const last = { move, seat, from: null as string | null, to: null as string | null, flipped: [] as string[], removed: [] as string[] };
  const after = { ...view, last };
  if (/^x[a-k]\d+$/.test(move)) {
    const ring = move.slice(1);
    last.removed = [ring];
    return { ...after, rings: change(view.rings, (rings) => rings.filter((point) => point !== ring)), taken: change(view.taken, (taken) => taken + 1) };
  }
  if (move.startsWith('x')) {
    const points = rowPoints(move.slice(1));
    last.removed = points;
    return { ...after, rows: [], markers: change(view.markers, (markers) => markers.filter((point) => !points.includes(point))) };
  }
  if (!move.includes('-')) {
    if (!BY_NAME.has(move)) return after;
    last.to = move;
    return { ...after, rings: change(view.rings, (rings) => [...rings, move]) };
  }
  const [from, to] = move.split('-');
  const jumped = new Set(between(from, to));
  Object.assign(last, { from, to, flipped: [...jumped].filter((point) => view.markers.flat().includes(point)) });
  const turned = view.markers.map((own, side) => [
    ...own.filter((point) => !jumped.has(point)),
    ...view.markers[1 - side].filter((point) => jumped.has(point)),
  ]) as [string[], string[]];
  const rings = change(view.rings, (rings) => rings.map((point) => (point === from ? to : point)));
  return { ...after, rings, markers: change(turned, (markers) => [...markers, from]) };
}

/** A row that the other side takes right after a decision. */
export function followed(line: { seat: number; move: string }[], place: number): string | null {
  const { seat } = line[place];
  // The other side may move first, and takes what it made.
  const next = line.slice(place + 1).findIndex((one) => one.seat !== seat);
  const turn = next === 0 ? line.slice(place + 1, place + 3) : [];
  return turn.some((one) => one.seat !== seat && one.move.startsWith('x')) ? 'why-row' : null;
}
