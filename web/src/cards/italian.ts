// The forty Italian cards, as they are held on the coast: two-headed, numbered 1 to 7 and 11 to 13.

import { back, corners, court, face, pips, put } from './draw';
import { half, type Figure } from './figures';
import { PIPS } from './pips';

const SUITS = {
  C: { pip: PIPS.cup, colour: '#a4262c', coat: '#a93438', trim: '#e5b867', ground: '#f8e6cf' },
  B: { pip: PIPS.baton, colour: '#2a6536', coat: '#3c7a48', trim: '#d9c27a', ground: '#e9efd6' },
  S: { pip: PIPS.sword, colour: '#1f4a85', coat: '#33619c', trim: '#c7d6ea', ground: '#e2eaf2' },
  D: { pip: PIPS.coin, colour: '#8a5a08', coat: '#b27a1c', trim: '#7c2a30', ground: '#f9ebc4' },
} as const;

type Suit = (typeof SUITS)[keyof typeof SUITS];

const sceptre =
  '<path d="M0-14V16" stroke="#8a5a10" stroke-width="2.6"/><path d="M0-14V16" stroke="#dba63a" stroke-width="1.4"/><circle cx="0" cy="-15" r="3" fill="#dba63a" stroke="#33241b" stroke-width=".7"/><circle cx="0" cy="-15" r="1.2" fill="#b5302f"/>';

function person(rank: number, { pip, coat, trim }: Suit): Figure {
  switch (rank) {
    case 13:
      return { coat, trim, hair: '#8c8279', hat: 'crown', hatColour: coat, beard: 'full', collar: 'ermine', held: [[pip, -20, -20, 0.85], [sceptre, 20.5, -20, 0.8]] };
    case 12:
      return { coat, trim, hair: '#5b3a20', hat: 'plume', hatColour: coat, beard: 'moustache', collar: 'open', horse: '#d8c3a2', held: [[pip, -20, -22, 0.9]] };
    default:
      return { coat, trim, hair: '#a8702c', hat: 'beret', hatColour: coat, collar: 'ruff', longHair: true, held: [[pip, 19, -20, 0.95]] };
  }
}

function ace({ pip, colour, ground }: Suit): string {
  const wreath = Array.from({ length: 20 }, (_, place) => {
    const turn = place * 18;
    return `<path d="M50 40q5 4 0 9q-5-5 0-9" fill="${place % 2 ? colour : '#dba63a'}" opacity=".55" transform="rotate(${turn} 50 78)"/>`;
  });
  return `<circle cx="50" cy="78" r="31" fill="${ground}"/>${wreath.join('')}${put(pip, 50, 78, 2.1)}`;
}

function inside(suit: Suit, rank: number): string {
  if (rank === 1) return ace(suit);
  if (rank <= 7) return pips(suit.pip, rank, rank <= 3 ? 1.4 : 1.08);
  return court(half(person(rank, suit)), suit.ground, suit.colour);
}

export const RANKS = [1, 2, 3, 4, 5, 6, 7, 11, 12, 13];
export const CARDS = Object.keys(SUITS).flatMap((suit) => RANKS.map((rank) => `${suit}${rank}`));

export function sprite(): string {
  const faces = Object.entries(SUITS).flatMap(([letter, suit]) =>
    RANKS.map((rank) => face(`it-${letter}${rank}`, inside(suit, rank) + corners(String(rank), suit.colour, suit.pip))),
  );
  return faces.join('') + back('it-back');
}
