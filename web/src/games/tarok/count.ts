// Counting by threes: what every player of tarok does after a deal.

const WORTH: Record<string, number> = { K: 5, Q: 4, C: 3, J: 2 };

/** What a card is worth: kings and trula five, queens four, knights three, jacks two, all others one. */
export function worthOf(card: string): number {
  if (card[0] === 'T') return ['T1', 'T21', 'T22'].includes(card) ? 5 : 1;
  return WORTH[card.slice(1)] ?? 1;
}

/** The same in thirds of a point, so that nothing has to be rounded before the end. */
export const thirdsOf = (cards: string[]): number => cards.reduce((sum, card) => sum + 3 * worthOf(card) - 2, 0);

/** Thirds as points: what counting by threes gives. */
export const pointsOf = (thirds: number): number => Math.round(thirds / 3);

export interface Three {
  cards: string[];
  worths: number[];
  /** What is taken off: two for three cards, one for a pair or a single card. */
  off: number;
  points: number;
}

/** A pile laid out in threes, each with its sum. */
export function threes(cards: string[]): Three[] {
  const laid: Three[] = [];
  for (let first = 0; first < cards.length; first += 3) {
    const three = cards.slice(first, first + 3);
    const worths = three.map(worthOf);
    const off = three.length === 3 ? 2 : 1;
    laid.push({ cards: three, worths, off, points: worths.reduce((sum, worth) => sum + worth, 0) - off });
  }
  return laid;
}
