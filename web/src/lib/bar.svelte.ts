// What the open page puts into the bar at the top.

import type { Snippet } from 'svelte';

let steps = $state.raw<Snippet | null>(null);

export const bar = {
  /** Where one can go from here in one step. */
  get steps(): Snippet | null {
    return steps;
  },
  set steps(what: Snippet | null) {
    steps = what;
  },
};
