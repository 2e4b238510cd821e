// Cards that are put away for those that were taken: which may go, and which have been touched.

const SUITS = 'HDSCT';
const RANKS: Record<string, string[]> = {
  red: ['4', '3', '2', '1', 'J', 'C', 'Q', 'K'],
  black: ['7', '8', '9', '10', 'J', 'C', 'Q', 'K'],
};

/** The place of a card in the pack: H D S C T, each suit in rising strength. */
function place(card: string): number {
  const suit = SUITS.indexOf(card[0]);
  const rank = card.slice(1);
  const ranks = RANKS[card[0] === 'H' || card[0] === 'D' ? 'red' : 'black'];
  return suit * 32 + (card[0] === 'T' ? Number(rank) : ranks.indexOf(rank));
}

/** Cards in the order of the pack, as the house writes them. */
export const inOrder = (cards: string[]): string[] => [...cards].sort((one, other) => place(one) - place(other));

/** The decision that puts these cards away. */
export const discardMove = (cards: string[]): string => ['discard', ...inOrder(cards)].join(' ');

/** Every card that may go, whatever goes with it. */
export const mayGo = (moves: string[]): string[] => [...new Set(moves.flatMap((move) => move.split(' ').slice(1)))];

/** The second touch of a double click is not a change of mind. */
const DOUBLE = 350;

/** What has been touched so far. */
export class Picking {
  cards = $state<string[]>([]);
  private last = { card: '', at: 0 };

  /** Touched once a card is chosen, touched again it goes back; a double click is one touch. */
  touch(card: string, count: number, now = Date.now()): void {
    const again = this.last.card === card && now - this.last.at < DOUBLE;
    this.last = { card, at: now };
    if (again) return;
    if (this.cards.includes(card)) this.back(card);
    // With all chosen the newest gives way: whoever touches another card has changed their mind about that one.
    else this.cards = [...this.cards.slice(0, count - 1), card];
  }

  back(card: string): void {
    this.cards = this.cards.filter((chosen) => chosen !== card);
  }

  set(cards: string[]): void {
    this.cards = cards;
  }

  clear(): void {
    this.cards = [];
  }
}
