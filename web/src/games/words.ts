// The face of any game that has none of its own yet: everything in words.

import type { Face } from './face';
import Area from './WordsArea.svelte';

/** The fields of a view as lines, for people who know the game's notation. */
function lines(value: unknown, name: string): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [`${name}: ${String(value)}`];
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object') ? [`${name}: ${value.join(' ')}`] : value.flatMap((item, place) => lines(item, `${name} ${place}`));
  return Object.entries(value).flatMap(([key, inner]) => lines(inner, name ? `${name} ${key}` : key));
}

export const face: Face = {
  kind: 'board',
  Area,
  say: (move) => move,
  tell: ({ moment }) => lines(moment.view, ''),
  sound: () => 'card',
  lessons: [],
};
