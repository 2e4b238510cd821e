// The page's language. A catalogue is one file in `locales/`; adding a language is adding a file and its code.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings.svelte';

const files = import.meta.glob<string>('../locales/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | null>(null);

/** A catalogue as a bundle of messages; throws when a line of it cannot be read. */
export function bundleOf(code: string, text: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length > 0) throw errors[0];
  return made;
}

export async function speak(code: Language): Promise<void> {
  bundle = bundleOf(code, await files[`../locales/${code}.ftl`]());
  document.documentElement.lang = code;
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
