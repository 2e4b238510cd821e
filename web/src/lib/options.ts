// Options of games and players as the house describes them, turned into things to choose from.

import { maybe, number } from './i18n.svelte';
import type { OptionSpec, PlayerInfo } from './protocol';

/** The values to choose from, or null when it is a number or a text. */
export function choices({ kind }: OptionSpec): string[] | null {
  return kind.type === 'choice' ? kind.words : null;
}

/** The smallest and largest number; null when it is no number. */
export function range({ kind }: OptionSpec): [number, number] | null {
  return kind.type === 'whole' || kind.type === 'number' ? [kind.from, kind.to] : null;
}

/** What an option is called. */
export const optionName = (name: string): string => maybe(`option-${name.replaceAll('_', '-')}`) ?? name;

/** What a value is called; numbers are said as they are. */
export const valueName = (value: string): string => (/^\d+$/.test(value) ? number(Number(value)) : (maybe(`value-${value}`) ?? value));

/** Options as the house writes them, `profile=seed,cap=500`, in words. */
export const optionWords = (text: string): string =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((part) => part.split('='))
    .map(([name, value]) => (value === undefined ? name : `${optionName(name)}: ${valueName(value)}`))
    .join(', ');

/** A player with its options, as the house writes it: `mcts:iterations=500,c=0.5`. */
export function specOf(name: string, options: Record<string, string>): string {
  const parts = Object.entries(options).filter(([, value]) => value !== '');
  return parts.length > 0 ? `${name}:${parts.map(([key, value]) => `${key}=${value}`).join(',')}` : name;
}

/** Whether a player thinks on people's time at a table that is made so, as the house tells of its players: from some level on. */
export function ponders(spec: string, players: PlayerInfo[]): boolean {
  const player = players.find(({ name }) => name === spec.split(':')[0]);
  if (player?.ponders === undefined) return false;
  const level = /[:,]level=(\d+)/.exec(spec)?.[1] ?? player.options.find(({ name }) => name === 'level')?.default;
  return Number(level ?? 0) >= player.ponders;
}
