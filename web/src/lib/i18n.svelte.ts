// The page's language. A catalogue is one file in `locales/`, with a second one for what few pages say; adding a language is
// adding its files and its code.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings.svelte';

const files = import.meta.glob<string>('../locales/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | null>(null);

/** The parts of a catalogue that are read beside the first. */
const parts = new Set<string>();

/** A catalogue as a bundle of messages; throws when a line of it cannot be read. */
export function bundleOf(code: string, text: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length > 0) throw errors[0];
  return made;
}

export async function speak(code: Language): Promise<void> {
  const names = [code, ...[...parts].map((part) => `${code}.${part}`)];
  const texts = await Promise.all(names.map((name) => files[`../locales/${name}.ftl`]()));
  bundle = bundleOf(code, texts.join('\n'));
  document.documentElement.lang = code;
}

/** Reads a further part of the catalogue, in this language and in whichever is chosen later. */
export async function speakAlso(part: 'learn'): Promise<void> {
  if (parts.has(part)) return;
  parts.add(part);
  await speak(document.documentElement.lang as Language);
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

/** An attribute of a message, like the gender of a rank. */
export function attribute(id: string, name: string): string | null {
  const pattern = bundle?.getMessage(id)?.attributes[name];
  return bundle && pattern ? bundle.formatPattern(pattern, null) : null;
}

/** A number as the language writes it. */
export function number(value: number, digits = 0): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(document.documentElement.lang || 'en', options).format(value);
}
