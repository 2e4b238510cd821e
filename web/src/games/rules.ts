// The rules of a game as a page: its sections in the order in which they are read, each with a picture that the game
// draws itself. What a table plays by its options stands in the words of a section, or decides whether it is there.

import type { Start } from '../lib/api';
import type { Words } from '../lib/i18n.svelte';
import type { Options } from '../lib/protocol';
import presets from './presets.json';

/** Cards side by side, or a position. */
export type Figure =
  | { cards: string[]; /** The one that takes the others. */ takes?: string; /** Lies across under the rest. */ turned?: string }
  | { game?: string; options?: Options; start?: Start };

export interface RuleSection {
  /** Names its messages: `rules-title-KEY` and `rules-GAME-KEY`. */
  key: string;
  /** Its own text, where it is not that of the key: the same heading over what differs between variants. */
  text?: string;
  /** Whether it is said of a table with these options. */
  when?(value: Value): boolean;
  /** What the text needs to know. */
  words?(value: Value): Words;
  figure?: Figure;
}

/** What an option is at this table. */
export type Value = (name: string) => string;

/** Reads options as the table has them: as they were chosen, or as the chosen preset has them, or as the house has them. */
export function valueOf(game: string, options: Options, usual: Record<string, string>): Value {
  const known = (presets as Record<string, { option: string; of: Record<string, Record<string, string>> }>)[game];
  return (name) => {
    const said = options[name] === undefined ? usual[name] : String(options[name]);
    if (!known || (said !== undefined && said !== known.option)) return said ?? '';
    const word = String(options[known.option] ?? usual[known.option] ?? Object.keys(known.of)[0]);
    return known.of[word]?.[name] ?? said ?? '';
  };
}

/** Whether a section has what somebody looks for: every word, wherever it stands, with or without accents. */
export function hasWords(text: string, wanted: string): boolean {
  const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const all = plain(text);
  return plain(wanted).split(/\s+/).every((word) => all.includes(word));
}
