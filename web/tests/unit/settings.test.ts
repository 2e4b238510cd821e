// How fast things move and how long they stay: as a person likes it.

import { afterEach, expect, test } from 'vitest';
import { motionTime, paceFactor, settings } from '../../src/lib/settings.svelte';

afterEach(() => {
  settings.pace = 'normal';
  settings.motion = 'auto';
});

test('motion is as slow or fast as the pace, and none where nothing is to move', () => {
  expect(motionTime(200)).toBe(200);
  settings.pace = 'slow';
  expect(motionTime(200)).toBeGreaterThan(300);
  settings.pace = 'fast';
  expect(motionTime(200)).toBeLessThan(100);
  // Until somebody touches the table things stay, but they do not move for ever.
  settings.pace = 'tap';
  expect([paceFactor(), motionTime(200)]).toEqual([Infinity, 200]);
  settings.pace = 'none';
  expect(motionTime(200)).toBe(0);
  settings.pace = 'slow';
  settings.motion = 'off';
  expect(motionTime(200)).toBe(0);
});
