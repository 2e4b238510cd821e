// The page's language. A catalogue is a file in `locales/` with the words of the lobby, and one for each further part; adding a
// language is adding its files and its code.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings.svelte';

const files = import.meta.glob<string>('../locales/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | null>(null);

/** What a catalogue has beside the words of the lobby: those of games and their tools, of the lessons, the rules, of what is kept in
 * this browser, of days and people, and of what others have published. */
export const PARTS = ['games', 'learn', 'rules', 'here', 'club', 'lab'] as const;
export type Part = (typeof PARTS)[number];

/** The parts that are read. */
const parts = new Set<Part>();

/** A catalogue as a bundle of messages; throws when a line of it cannot be read. */
export function bundleOf(code: string, text: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length > 0) throw errors[0];
  return made;
}

/** What is being read; a later wish wins, whatever comes first. */
let reading: Promise<FluentBundle> | null = null;

async function read(code: Language): Promise<FluentBundle> {
  const names = [code, ...[...parts].map((part) => `${code}.${part}`)];
  const texts = await Promise.all(names.map((name) => files[`../locales/${name}.ftl`]()));
  return bundleOf(code, texts.join('\n'));
}

export async function speak(code: Language): Promise<void> {
  const own = (reading = read(code));
  const made = await own;
  if (own !== reading) {
    await reading;
    return;
  }
  bundle = made;
  document.documentElement.lang = code;
}

/** Reads further parts of the catalogue, in this language and in whichever is chosen later. */
export async function speakAlso(...wanted: Part[]): Promise<void> {
  const known = parts.size;
  for (const part of wanted) parts.add(part);
  if (parts.size > known) await speak(document.documentElement.lang as Language);
  else await reading;
}

/** Whether a language has been read; nothing is drawn before. */
export function speaking(): boolean {
  return bundle !== null;
}

export type Words = Record<string, FluentVariable>;

/** A message in the page's language. */
export function t(id: string, words?: Words): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, words ?? null);
}

/** A message if the catalogue has it. For words that come from the house, like reasons and options. */
export function maybe(id: string, words?: Words): string | null {
  const message = bundle?.getMessage(id);
  return bundle && message?.value ? bundle.formatPattern(message.value, words ?? null) : null;
}

/** A key of an account in words. Games call one thing by different names: `account-marias-points`, else `account-points`. */
export function accountWord(game: string, key: string): string {
  return maybe(`account-${game}-${key}`) ?? maybe(`account-${key}`) ?? key;
}

/** An attribute of a message, like the gender of a rank. */
export function attribute(id: string, name: string): string | null {
  const pattern = bundle?.getMessage(id)?.attributes[name];
  return bundle && pattern ? bundle.formatPattern(pattern, null) : null;
}

/** A number as the language writes it; what is missing has a minus as wide as the plus, not a hyphen. */
export function number(value: number, digits = 0): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(document.documentElement.lang || 'en', options).format(value).replace('-', '−');
}
