// Options of games and players as the house describes them, turned into things to choose from.

import type { OptionSpec } from './protocol';

/** The values to choose from, or null when it is a number or a text. */
export function choices({ values, choices: words }: OptionSpec): string[] | null {
  if (words && words.length > 0) return words;
  const parts = values.split('|').map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => /^[\p{L}\d_-]+$/u.test(part)) ? parts : null;
}

/** The smallest and largest whole number, where it is one. */
export function range({ values }: OptionSpec): [number, number] | null {
  const found = /a whole number from (\d+) to (\d+)/.exec(values);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** A player with its options, as the house writes it: `mcts:iterations=500,c=0.5`. */
export function specOf(name: string, options: Record<string, string>): string {
  const parts = Object.entries(options).filter(([, value]) => value !== '');
  return parts.length > 0 ? `${name}:${parts.map(([key, value]) => `${key}=${value}`).join(',')}` : name;
}
