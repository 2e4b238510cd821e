// A card that is chosen before one's turn: it is played as soon as that comes, if it may be played then.

export const ahead = $state({
  /** Whether a card can be chosen now. */
  open: false,
  /** The card. */
  card: null as string | null,
});
