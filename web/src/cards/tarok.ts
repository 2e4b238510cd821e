// The fifty-four cards of tarok: French suits with king, queen, horseman and jack, and the taroks from pagat to škis.

import { back, corners, court, face, pips, put, twice } from './draw';
import { half, type Figure } from './figures';
import { PIPS } from './pips';
import { ROMAN } from './roman';

// The colours are variables, so that four-colour suits are a setting and not another pack.
const SUITS = {
  H: { pip: PIPS.heart, colour: 'var(--suit-h, #b3242a)', coat: '#a93438', trim: '#e5c06a', ground: '#fbe6dc', red: true },
  D: { pip: PIPS.diamond, colour: 'var(--suit-d, #b3242a)', coat: '#b0562f', trim: '#e8d29a', ground: '#fcebd2', red: true },
  S: { pip: PIPS.spade, colour: 'var(--suit-s, #221a15)', coat: '#2f4a73', trim: '#d8c48c', ground: '#e4e9f0', red: false },
  C: { pip: PIPS.club, colour: 'var(--suit-c, #221a15)', coat: '#37664a', trim: '#e0cf94', ground: '#e6efe0', red: false },
} as const;

type Suit = (typeof SUITS)[keyof typeof SUITS];

const coloured = ({ pip, colour }: Suit) => `<g color="${colour}" fill="${colour}">${pip}</g>`;

const rose =
  '<path d="M0 2V14" stroke="#37664a" stroke-width="1.6"/><circle r="4" fill="#c94b52" stroke="#33241b" stroke-width=".6"/><path d="M-2-1C0-3 2-1 1 1C0 2-1 1-1 0" fill="none" stroke="#f5c2be" stroke-width=".8"/>';
const orb = '<circle r="5" fill="#dba63a" stroke="#33241b" stroke-width=".7"/><path d="M-5 0H5M0-5V-9M-2-7H2" stroke="#33241b" stroke-width=".9" fill="none"/>';
const glove = '<path d="M-3 6V-2C-3-4-1-4-1-2V-5C-1-7 1-7 1-5V-4C1-6 3-6 3-4V6Z" fill="#f4ead4" stroke="#33241b" stroke-width=".6"/>';

function person(rank: string, suit: Suit): Figure {
  const { coat, trim } = suit;
  const sign = coloured(suit);
  switch (rank) {
    case 'K':
      return { coat, trim, hair: '#8c7a66', hat: 'crown', hatColour: coat, beard: 'full', collar: 'ermine', held: [[orb, 19, -17, 1], [sign, -21, -48, 0.75]] };
    case 'Q':
      return { coat, trim, hair: '#9c5a26', hat: 'diadem', hatColour: '#b5302f', longHair: true, collar: 'ruff', held: [[rose, 19, -22, 1], [sign, -21, -48, 0.75]] };
    case 'C':
      return { coat, trim, hair: '#4a3020', hat: 'plume', hatColour: coat, beard: 'moustache', collar: 'open', horse: '#e2d2b8', held: [[sign, -21, -50, 0.75]] };
    default:
      return { coat, trim, hair: '#c28a3c', hat: 'beret', hatColour: coat, collar: 'ruff', held: [[glove, 19, -18, 1], [sign, -21, -48, 0.75]] };
  }
}

const RED = ['4', '3', '2', '1', 'J', 'C', 'Q', 'K'];
const BLACK = ['7', '8', '9', '10', 'J', 'C', 'Q', 'K'];
const COURTS = ['J', 'C', 'Q', 'K'];

/** A flower with as many petals as the tarok counts, in two rings where they would not fit in one. */
function flower(count: number): string {
  const outer = count > 9 ? Math.ceil(count * 0.62) : count;
  const inner = count - outer;
  const hue = (250 + count * 17) % 360;
  const ring = (petals: number, length: number, wide: number, light: number) =>
    Array.from({ length: petals }, (_, place) => {
      const turn = (360 / petals) * place;
      return `<path d="M0 0C${wide} ${-length * 0.35} ${wide} ${-length * 0.8} 0 ${-length}C${-wide} ${-length * 0.8} ${-wide} ${-length * 0.35} 0 0" fill="hsl(${hue} 38% ${light}%)" stroke="hsl(${hue} 40% 28%)" stroke-width=".5" transform="rotate(${turn})"/>`;
    }).join('');
  const wide = Math.max(2.2, 12 / Math.max(1, outer * 0.45));
  return ring(outer, 23, wide, 66) + (inner > 0 ? ring(inner, 13.5, 3.4, 80) : '') + '<circle r="4.4" fill="#e0a92f" stroke="#7b4a10" stroke-width=".8"/><circle r="1.8" fill="#7b4a10"/>';
}

const ball = (x: number, y: number, fill: string) => `<circle cx="${x}" cy="${y}" r="3.4" fill="${fill}" stroke="#33241b" stroke-width=".7"/>`;

const moon =
  '<g transform="translate(0 -33)"><path d="M6-22A24 24 0 1 0 6 22A19 19 0 1 1 6-22Z" fill="#e8b84a" stroke="#7b4a10" stroke-width="1"/><path d="M-9-8C-6-9-4-8-3-7M-4 0L-8 3L-5 4M-6 9C-4 10-3 10-1 9" fill="none" stroke="#7b4a10" stroke-width="1.3" stroke-linecap="round"/>' +
  ['12 -12', '18 2', '10 12', '-2 -4'].map((at, place) => `<path d="M0-4L1.2-1.2L4 0L1.2 1.2L0 4L-1.2 1.2L-4 0L-1.2-1.2Z" fill="#f4dd96" transform="translate(${at}) scale(${place === 3 ? 0.01 : 1})"/>`).join('') +
  '</g>';

function tarok(number: number): string {
  const name = ROMAN[number];
  const ink = number >= 21 || number === 1 ? '#8f2327' : '#3c2a63';
  // In a fan only the corner is seen, so it has the number that is read fastest; the numeral stands above the picture.
  const corner = number === 22 ? 'Š' : String(number);
  const narrow = corner.length > 1 ? ' textLength="20" lengthAdjust="spacingAndGlyphs"' : '';
  const index = `<text x="13.5" y="26" text-anchor="middle" font-size="26" font-weight="700" fill="${ink}"${narrow}>${corner}</text>`;
  const wide = name.length > 4 ? ' textLength="46" lengthAdjust="spacingAndGlyphs"' : '';
  const title = `<text x="50" y="27" text-anchor="middle" font-size="18" font-weight="700" fill="${ink}"${wide}>${name}</text>`;
  const picture =
    number === 22
      ? half({ coat: '#b5302f', trim: '#f0c34e', hair: '#4a3020', hat: 'jester', hatColour: '#b5302f', collar: 'ruff', held: [[PIPS.coin, 20, -18, 0.6]] })
      : number === 21
        ? moon
        : number === 1
          ? half({ coat: '#3c7a48', trim: '#e5c06a', hair: '#7a4b22', hat: 'cap', hatColour: '#b5302f', collar: 'open' }) + ball(-20, -34, '#c94b52') + ball(20, -34, '#e0a92f') + ball(-13, -56, '#4a7fb8') + ball(13, -56, '#6bab62')
          : '';
  const ground = number === 21 ? '#27345c' : '#f1ebf6';
  if (picture) return frame(ground, twice(`<svg x="26" y="34" width="48" height="44" viewBox="-33 -68 66 68" preserveAspectRatio="xMidYMax meet">${picture}</svg>`)) + twice(index + title);
  return frame(ground, twice(put(flower(number), 50, 55.5, 0.86))) + twice(index + title);
}

function frame(ground: string, inside: string): string {
  return (
    `<rect x="26" y="32" width="48" height="92" rx="5" fill="${ground}" stroke="#6d5a8c" stroke-width="1.2"/>` +
    inside +
    '<path d="M26 78H74" stroke="#6d5a8c" stroke-width="1.2"/><circle cx="50" cy="78" r="2.6" fill="#e0a92f" stroke="#7b4a10" stroke-width=".6"/>'
  );
}

export const CARDS = [
  ...Object.entries(SUITS).flatMap(([letter, { red }]) => (red ? RED : BLACK).map((rank) => letter + rank)),
  ...Array.from({ length: 22 }, (_, place) => `T${place + 1}`),
];

function suited(suit: Suit, rank: string): string {
  if (!COURTS.includes(rank)) return pips(coloured(suit), Number(rank), Number(rank) <= 4 ? 1.2 : 0.92);
  return court(half(person(rank, suit)), suit.ground, suit.coat);
}

export function sprite(): string {
  const faces = CARDS.map((card) => {
    if (card[0] === 'T') return face(`ta-${card}`, tarok(Number(card.slice(1))));
    const suit = SUITS[card[0] as keyof typeof SUITS];
    const rank = card.slice(1);
    return face(`ta-${card}`, suited(suit, rank) + corners(rank, suit.colour, coloured(suit)));
  });
  return faces.join('') + back('ta-back');
}
