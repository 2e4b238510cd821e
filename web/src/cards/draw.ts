// What all packs share: the paper, the corners, the places of pips, two-headed pictures.

export const WIDTH = 100;
export const HEIGHT = 156;
const MIDDLE = HEIGHT / 2;

/** The same thing at both ends of the card. */
export const twice = (markup: string) => `${markup}<g transform="rotate(180 50 ${MIDDLE})">${markup}</g>`;

export function put(markup: string, x: number, y: number, scale: number, turn = 0): string {
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})">${markup}</g>`;
}

/** The large index in the corner with the small sign below, at both ends. */
export function corners(index: string, colour: string, pip: string): string {
  const wide = index.length > 1 ? ' textLength="20" lengthAdjust="spacingAndGlyphs"' : '';
  const text = `<text x="13.5" y="26" text-anchor="middle" font-size="${/\p{L}/u.test(index) ? 23 : 27}" font-weight="700" fill="${colour}"${wide}>${index}</text>`;
  return twice(text + put(pip, 13.5, 39, 0.62));
}

/** Where pips lie, counted from the middle of the card in units of a column's and a row's width. */
const PLACES: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[0, -1], [0, 1]],
  3: [[0, -1], [0, 0], [0, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
  7: [[-1, -1], [1, -1], [0, -0.5], [-1, 0], [1, 0], [-1, 1], [1, 1]],
  8: [[-1, -1], [1, -1], [0, -0.5], [-1, 0], [1, 0], [0, 0.5], [-1, 1], [1, 1]],
  9: [[-1, -1], [1, -1], [-1, -0.34], [1, -0.34], [0, 0], [-1, 0.34], [1, 0.34], [-1, 1], [1, 1]],
  10: [[-1, -1], [1, -1], [0, -0.67], [-1, -0.34], [1, -0.34], [-1, 0.34], [1, 0.34], [0, 0.67], [-1, 1], [1, 1]],
};

/** So many pips; those of the lower half stand on their heads, as on any two-headed card. */
export function pips(pip: string, count: number, scale: number): string {
  const places = PLACES[count] ?? [];
  return places.map(([x, y]) => put(pip, 50 + 15.5 * x, MIDDLE + 42 * y, scale, y > 0 ? 180 : 0)).join('');
}

/** A framed picture that is the same from both sides. */
export function court(picture: string, ground: string, border: string): string {
  const clip = `<svg x="25" y="14" width="50" height="64" viewBox="-27 -69 54 69" preserveAspectRatio="xMidYMax meet">${picture}</svg>`;
  return (
    `<rect x="25" y="13" width="50" height="130" rx="5" fill="${ground}"/>` +
    twice(clip) +
    `<path d="M25 78H75" stroke="${border}" stroke-width="1.6"/><path d="M44 78l6-3.4 6 3.4-6 3.4z" fill="#dba63a" stroke="#33241b" stroke-width=".6"/>` +
    `<rect x="25" y="13" width="50" height="130" rx="5" fill="none" stroke="${border}" stroke-width="1.2"/>`
  );
}

export function face(id: string, inside: string): string {
  return (
    `<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect x=".6" y=".6" width="98.8" height="154.8" rx="8" fill="#fffdf6" stroke="#c9b999" stroke-width="1.2"/>` +
    `${inside}</symbol>`
  );
}

/** The back: brass lattice on wine red, the same for all packs. */
export function back(id: string): string {
  const lattice: string[] = [];
  for (let at = -160; at < 260; at += 13) lattice.push(`M${at} -10l170 170M${at} 166l170 -170`);
  return (
    `<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect x=".6" y=".6" width="98.8" height="154.8" rx="8" fill="#fffdf6" stroke="#c9b999" stroke-width="1.2"/>` +
    `<svg x="6" y="6" width="88" height="144" viewBox="6 6 88 144"><rect x="6" y="6" width="88" height="144" rx="5" fill="#7c2a30"/>` +
    `<path d="${lattice.join('')}" stroke="#c68f4e" stroke-width="1.1" fill="none" opacity=".75"/></svg>` +
    `<rect x="6" y="6" width="88" height="144" rx="5" fill="none" stroke="#5a1a20" stroke-width="1.4"/>` +
    `<circle cx="50" cy="78" r="17" fill="#7c2a30" stroke="#d9a53a" stroke-width="1.6"/>` +
    `<path d="M41 75h14v4.5a7 7 0 0 1-14 0zM55 76.4h2.6a3.2 3.2 0 0 1 0 6.2H54M39 89h18" fill="none" stroke="#f0cf87" stroke-width="1.7" stroke-linecap="round"/>` +
    `<path d="M45 71c-1.6-2 1.6-3 0-5.4M50.5 71c-1.6-2 1.6-3 0-5.4" fill="none" stroke="#f0cf87" stroke-width="1.3" stroke-linecap="round"/></symbol>`
  );
}
