// The thirty-two German cards of mariáš, two-headed. The ober wears his suit high, the unter low: that is how they are told apart.

import { back, corners, court, face, pips, put, twice } from './draw';
import { half, type Figure } from './figures';
import { PIPS } from './pips';

const SUITS = {
  H: { pip: PIPS.redheart, colour: '#b3242a', coat: '#a93438', trim: '#f0d9a0', ground: '#fae3dc' },
  L: { pip: PIPS.leaf, colour: '#2a6b30', coat: '#3f8146', trim: '#e3cf7e', ground: '#e6f0d8' },
  A: { pip: PIPS.acorn, colour: '#6b3f12', coat: '#8a5a2b', trim: '#e8c676', ground: '#f4e6cb' },
  B: { pip: PIPS.bell, colour: '#8a5a08', coat: '#c08a1e', trim: '#a93438', ground: '#fbeec6' },
} as const;

type Suit = (typeof SUITS)[keyof typeof SUITS];

const halberd =
  '<path d="M0-22V22" stroke="#6d3f1d" stroke-width="2"/><path d="M0-30L2.4-21H-2.4ZM-1-20C-7-21-8-14-6-12C-4-14-2-14-1-13ZM1-19L6-17L1-14Z" fill="#a9bccd" stroke="#33241b" stroke-width=".7"/>';
const sabre =
  '<path d="M0 8C2-4 1-16-5-25C5-18 8-4 4 8Z" fill="#b9c9d6" stroke="#33241b" stroke-width=".7"/><path d="M-3 8H7V10.4H-3Z" fill="#dba63a" stroke="#33241b" stroke-width=".6"/>';

function person(rank: string, { pip, coat, trim }: Suit): Figure {
  switch (rank) {
    case 'K':
      return { coat, trim, hair: '#7a5230', hat: 'crown', hatColour: coat, beard: 'full', collar: 'ermine', held: [[pip, -20.5, -47, 0.85]] };
    case 'Q':
      return { coat, trim, hair: '#4a3020', hat: 'plume', hatColour: '#33415c', beard: 'moustache', collar: 'ruff', held: [[sabre, 20, -20, 0.8], [pip, -20.5, -47, 0.85]] };
    default:
      return { coat, trim, hair: '#b37a34', hat: 'cap', hatColour: coat, collar: 'open', held: [[halberd, 20, -26, 0.95], [pip, -18, -12, 0.9]] };
  }
}

function ace({ pip, colour, ground }: Suit): string {
  const ribbon = `<path d="M31 84C38 76 46 90 50 78C54 66 62 80 69 72" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>`;
  return `<rect x="25" y="14" width="50" height="128" rx="25" fill="${ground}"/>${twice(put(pip, 50, 47, 1.75))}${ribbon}`;
}

const COUNTS: Record<string, number> = { 7: 7, 8: 8, 9: 9, 10: 10 };
export const RANKS = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
export const CARDS = Object.keys(SUITS).flatMap((suit) => RANKS.map((rank) => suit + rank));

function inside(suit: Suit, rank: string): string {
  if (rank === 'A') return ace(suit);
  if (COUNTS[rank]) return pips(suit.pip, COUNTS[rank], 0.92);
  return court(half(person(rank, suit)), suit.ground, suit.colour);
}

export function sprite(): string {
  const faces = Object.entries(SUITS).flatMap(([letter, suit]) =>
    RANKS.map((rank) => face(`de-${letter}${rank}`, inside(suit, rank) + corners(rank, suit.colour, suit.pip))),
  );
  return faces.join('') + back('de-back');
}
