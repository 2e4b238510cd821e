// A deal as the house writes it: the cards of each seat and the rest of the pack, with `/` between them.

export const readDeal = (text: string): string[][] => text.trim().split('/').map((place) => place.split(/\s+/).filter(Boolean));

export const writeDeal = (places: string[][]): string => places.map((cards) => cards.join(' ')).join('/');

/** Two cards change places. */
export function swapped(places: string[][], one: string, other: string): string[][] {
  const swap = (card: string) => (card === one ? other : card === other ? one : card);
  return places.map((cards) => cards.map(swap));
}

/** The same pack in another order. */
export function shuffled(places: string[][], random: () => number = Math.random): string[][] {
  const cards = places.flat();
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return places.map(({ length }) => cards.splice(0, length));
}

/** The hands as one viewer sees them, with those of these seats as they are for whoever sees all. */
export const handsOf = (seen: string[], open: string[], seats: boolean[]): string[] => seen.map((hand, seat) => (seats[seat] ? (open[seat] ?? hand) : hand));
