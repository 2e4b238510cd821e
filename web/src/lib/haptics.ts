// What a phone lets the fingers feel: a card that was lifted, and that it is one's turn. Nothing where no motion is wanted.

import { calm, settings } from './settings.svelte';

export type Touch = 'lift' | 'turn';

const PATTERNS: Record<Touch, number[]> = { lift: [12], turn: [25, 60, 25] };

/** Whether this device may have something to feel: a finger touches it, and its browser knows how. */
export const canBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

export function buzz(touch: Touch): void {
  // Browsers allow it only after the person has touched the page; before that it would only fill the console.
  if (!settings.haptics || calm() || !canBuzz() || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(PATTERNS[touch]);
}
