// What the fingers feel: on devices that can, as long as somebody wants it.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buzz } from '../../src/lib/haptics';
import { settings } from '../../src/lib/settings.svelte';

const felt = vi.fn(() => true);
let wanted: Record<string, boolean>;

beforeEach(() => {
  felt.mockClear();
  wanted = { '(pointer: coarse)': true, '(prefers-reduced-motion: reduce)': false };
  vi.stubGlobal('navigator', { vibrate: felt, userActivation: { hasBeenActive: true }, languages: ['en'] });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wanted[query] ?? false }));
});

afterEach(() => {
  settings.haptics = true;
  settings.motion = 'auto';
  vi.unstubAllGlobals();
});

test('a finger feels a lifted card and the own turn', () => {
  buzz('lift');
  buzz('turn');
  expect(felt.mock.calls).toEqual([[[12]], [[25, 60, 25]]]);
});

test.each([
  ['who has turned it off', () => (settings.haptics = false)],
  ['who wants no motion here', () => (settings.motion = 'off')],
  ['who wants no motion anywhere', () => (wanted['(prefers-reduced-motion: reduce)'] = true)],
  ['a mouse', () => (wanted['(pointer: coarse)'] = false)],
  ['a page that nobody has touched', () => vi.stubGlobal('navigator', { vibrate: felt, userActivation: { hasBeenActive: false } })],
  ['a browser that cannot', () => vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })],
])('nothing is felt by %s', (_, change) => {
  change();
  buzz('turn');
  expect(felt).not.toHaveBeenCalled();
});
