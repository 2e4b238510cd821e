// A decision that is made before one's turn, a card or a move: it is sent as soon as the turn comes, if it may be made then.

export const ahead = $state({
  /** Whether something can be decided ahead now. */
  open: false,
  /** The decision, as the house writes it. */
  move: null as string | null,
});
