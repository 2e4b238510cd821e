// People on court cards: half a figure, cut at the waist (y = 0), drawn upwards; the other half is the same turned round.

export interface Figure {
  coat: string;
  trim: string;
  hair: string;
  hat: 'crown' | 'diadem' | 'plume' | 'beret' | 'jester' | 'cap';
  hatColour: string;
  beard?: 'full' | 'moustache';
  collar: 'ermine' | 'ruff' | 'open';
  longHair?: boolean;
  /** The colour of the horse, for those who ride. */
  horse?: string;
  /** What the hands hold: markup drawn around (0, 0), and where. */
  held?: [markup: string, x: number, y: number, scale: number, turn?: number][];
}

const INK = '#33241b';
const SKIN = '#f3cfae';
const GOLD = '#dba63a';
const line = ` stroke="${INK}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round"`;
const path = (d: string, fill: string, more = line) => `<path d="${d}" fill="${fill}"${more}/>`;
const dot = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;

function body({ coat, trim, collar }: Figure): string {
  const chest =
    path('M-24 .4C-24-15-17-23.5-8-26.5H8C17-23.5 24-15 24 .4Z', coat) +
    path('M-5.5-26H5.5L6.5 .4H-6.5Z', trim) +
    path('M-15-21C-17-14-17.6-7-17 0M15-21C17-14 17.6-7 17 0', 'none', ` stroke="${GOLD}" stroke-width="1.1" fill="none"`) +
    [-19, -12.5, -6].map((y) => dot(0, y, 1.4, GOLD, ` stroke="${INK}" stroke-width=".5"`)).join('');
  const neck = path('M-4-32H4V-25.5C2-23.5-2-23.5-4-25.5Z', '#e3b690');
  if (collar === 'ermine') {
    const fur = path('M-15.5-22C-11-27.5-6-27.5-3.6-28.5L0-22.5L3.6-28.5C6-27.5 11-27.5 15.5-22C11-17.5 5-16.5 0-16.8C-5-16.5-11-17.5-15.5-22Z', '#fbf6ea');
    const tails = [[-10.5, -22], [-5.4, -20], [0, -19.4], [5.4, -20], [10.5, -22]];
    return chest + neck + fur + tails.map(([x, y]) => path(`M${x} ${y}l.9 2.6h-1.8z`, INK, '')).join('');
  }
  if (collar === 'ruff') {
    const folds = [-9, -5.4, -1.8, 1.8, 5.4, 9].map((x) => dot(x, -25.6 + Math.abs(x) * -0.05, 2.5, '#fbf6ea', ` stroke="${INK}" stroke-width=".6"`));
    return chest + neck + folds.join('');
  }
  return chest + path('M-8-26.5L0-17.5L8-26.5L4-29H-4Z', '#fbf6ea') + neck;
}

function head({ hair, beard, longHair }: Figure): string {
  const back = longHair
    ? path('M-10-45C-13-34-12-27-13-22C-8-20-6-24-5-28H5C6-24 8-20 13-22C12-27 13-34 10-45Z', hair)
    : path('M-9.6-46C-11.6-39-10.6-33-8.6-30L8.6-30C10.6-33 11.6-39 9.6-46Z', hair);
  const face = path('M-8-46C-9-36-6.6-28.4 0-27.6C6.6-28.4 9-36 8-46Z', SKIN);
  const eyes =
    dot(-3.2, -39.2, 0.95, INK) +
    dot(3.2, -39.2, 0.95, INK) +
    path('M-5.2-41.4C-4.2-42.3-2.6-42.3-1.6-41.6M1.6-41.6C2.6-42.3 4.2-42.3 5.2-41.4', 'none', ` stroke="${hair}" stroke-width="1" stroke-linecap="round" fill="none"`) +
    path('M.2-39.4L-.9-35.4L.7-35', 'none', ` stroke="#b98159" stroke-width=".8" fill="none" stroke-linecap="round"`);
  const cheeks = dot(-5, -35.8, 1.5, '#e9a48c', ' opacity=".7"') + dot(5, -35.8, 1.5, '#e9a48c', ' opacity=".7"');
  const mouth = path('M-2.4-32.2C-1-31.2 1-31.2 2.4-32.2', 'none', ` stroke="#a8463c" stroke-width="1.1" fill="none" stroke-linecap="round"`);
  const full = path('M-8.4-39C-9.6-28-5.4-22.4 0-20.4C5.4-22.4 9.6-28 8.4-39C7-33.4 4.6-34.2 0-34C-4.6-34.2-7-33.4-8.4-39Z', hair) + mouth;
  const moustache = path('M0-34C-2.4-35-4.8-34.4-6.6-32C-4.4-32.4-1.6-32.2 0-33C1.6-32.2 4.4-32.4 6.6-32C4.8-34.4 2.4-35 0-34Z', hair, '') + mouth;
  return back + face + cheeks + eyes + (beard === 'full' ? full : beard === 'moustache' ? moustache : mouth);
}

function hat({ hat, hatColour, hair }: Figure): string {
  switch (hat) {
    case 'crown':
      return (
        path('M-9.4-46.5L-12-58.5L-6-52.6L0-61L6-52.6L12-58.5L9.4-46.5Z', GOLD) +
        path('M-9.6-49H9.6L9.2-45H-9.2Z', hatColour) +
        [[-12, -59], [0, -61.6], [12, -59]].map(([x, y]) => dot(x, y, 1.7, '#b5302f', ` stroke="${INK}" stroke-width=".5"`)).join('') +
        dot(0, -47, 1.3, GOLD)
      );
    case 'diadem':
      return (
        path('M-9.4-44C-9.4-51-5-53 0-53C5-53 9.4-51 9.4-44C6-47.4-6-47.4-9.4-44Z', hair) +
        path('M-9-47.6L-9-53.4L-4.6-50.4L0-57L4.6-50.4L9-53.4L9-47.6C5-50-5-50-9-47.6Z', GOLD) +
        dot(0, -52, 1.5, hatColour)
      );
    case 'plume':
      return (
        path('M7-50C12-64 25-63 22.6-48.6C20-54 14-53 9.4-46.8Z', '#f4ead4') +
        path('M10-50C14-57 19-58 21.6-52', 'none', ` stroke="${INK}" stroke-width=".6" fill="none"`) +
        path('M-9-46C-9.6-55-5-58.6 0-58.6C5-58.6 9.6-55 9-46Z', hatColour) +
        path('M-15.4-44.6C-10-49.4 10-49.4 15.4-44.6C10-42.8-10-42.8-15.4-44.6Z', hatColour) +
        path('M-9.1-48.6C-4-50.6 4-50.6 9.1-48.6', 'none', ` stroke="${GOLD}" stroke-width="1.7" fill="none"`)
      );
    case 'beret':
      return (
        path('M-9.6-44.6C-17-50-12-58 0-57.4C11-57 14-50 9.6-44.6C4-47.6-4-47.6-9.6-44.6Z', hatColour) +
        path('M-9.6-44.6C-4-47.8 4-47.8 9.6-44.6', 'none', ` stroke="${GOLD}" stroke-width="1.6" fill="none"`) +
        path('M-8-52C-14-56-17-62-14-66C-9-63-6-58-5-53Z', '#f4ead4')
      );
    case 'jester':
      return (
        path('M0-47C-6-60-17-60-20-47C-15-51-11-50-9.4-44.6Z', hatColour) +
        path('M0-47C6-60 17-60 20-47C15-51 11-50 9.4-44.6Z', '#2f6b9a') +
        path('M-6.4-47C-6-56-2-62 0-66C2-62 6-56 6.4-47Z', GOLD) +
        path('M-9.6-44.4C-4-48.4 4-48.4 9.6-44.4C4-46-4-46-9.6-44.4Z', '#fbf6ea') +
        [[-20, -46], [20, -46], [0, -66.6]].map(([x, y]) => dot(x, y, 2.1, '#f2c35b', ` stroke="${INK}" stroke-width=".6"`)).join('')
      );
    case 'cap':
      return path('M-9.4-44.8C-10-53-5-56.4 0-56.4C5-56.4 10-53 9.4-44.8C4-47.4-4-47.4-9.4-44.8Z', hatColour) + path('M-10.4-45.4C-4-48.6 4-48.6 10.4-45.4L10-42.8C4-45.6-4-45.6-10-42.8Z', GOLD);
  }
}

function horse(colour: string): string {
  return (
    path('M0 .4C.6-9 4-17 10.4-21L11-27.4L14.6-22.6C20-20.6 25-13 26.6-8.4C27.2-5.2 24-4 22-5.6C20-7.4 18.6-8 16-8.2C15.4-5 16.4-2.4 17.6 .4Z', colour) +
    path('M11-26C5-23-1.6-15-2.4 .4L1.6 .4C1.6-9 4.6-16.4 10.4-21Z', '#4a2f1c') +
    path('M14.6-15.8L20.6-9.2M16-8.2C18-11.4 17-15.4 14.6-18.6', 'none', ' stroke="#b5302f" stroke-width="1.3" fill="none"') +
    dot(16.8, -16.4, 1.1, INK) +
    dot(24, -7.6, 0.8, INK)
  );
}

/** Half a figure. */
export function half(figure: Figure): string {
  const person = body(figure) + head(figure) + hat(figure);
  const held = (figure.held ?? []).map(
    ([markup, x, y, scale, turn = 0]) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${markup}</g>`,
  );
  const hands = (figure.held ?? []).filter(([, , , scale]) => scale <= 1.15).map(([, x, y, scale]) => dot(x * 0.97, y + 7.5 * scale, 2.7, SKIN, line));
  const rider = figure.horse ? `<g transform="translate(-5 -2)">${person}</g>${horse(figure.horse)}` : person;
  return rider + held.join('') + hands.join('');
}
