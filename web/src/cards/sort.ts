// How a hand is held.

const SUITS: Record<string, string> = { it: 'CBSD', de: 'HLAB', ta: 'THSDC' };
const RANKS: Record<string, string[]> = {
  it: ['1', '3', '13', '12', '11', '7', '6', '5', '4', '2'],
  de: ['A', '10', 'K', 'Q', 'J', '9', '8', '7'],
  ta: ['K', 'Q', 'C', 'J', '10', '9', '8', '7', '1', '2', '3', '4'],
};

function rankPlace(pack: string, card: string): number {
  if (card[0] === 'T') return -Number(card.slice(1));
  return RANKS[pack].indexOf(card.slice(1));
}

/** The order is a matter of the cards alone, so it stays the same while cards come and go. */
export function sorted(pack: string, cards: string[], by: 'suit' | 'rank' | 'dealt'): string[] {
  if (by === 'dealt') return cards;
  const suit = (card: string) => SUITS[pack].indexOf(card[0]);
  const order = (a: string, b: string) =>
    by === 'suit'
      ? suit(a) - suit(b) || rankPlace(pack, a) - rankPlace(pack, b)
      : rankPlace(pack, a) - rankPlace(pack, b) || suit(a) - suit(b);
  return [...cards].sort(order);
}
