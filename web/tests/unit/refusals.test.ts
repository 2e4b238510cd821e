// Whatever the house refuses is said in the page's language; its own sentences are never shown.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Refusal } from '../../src/lib/api';
import { bundleOf, speak, t } from '../../src/lib/i18n.svelte';
import { inWords, refusedWords, Told } from '../../src/lib/refusal';
import { LANGUAGES } from '../../src/lib/settings.svelte';

const protocol = readFileSync(join(__dirname, '../../../docs/protocol.md'), 'utf8');

/** The codes of the table of errors, and of the paragraph on refused commands. */
function codes(): string[] {
  const table = [...protocol.matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| \d/gm)].map(([, cell]) => cell);
  const refused = /^Codes: ([\s\S]*?)\n\n/m.exec(protocol)?.[1].replace(/\([^)]*\)/g, '') ?? '';
  return [...new Set([...table, refused].join(' ').match(/`[a-z-]+`/g))].map((code) => code.slice(1, -1));
}

test.each(LANGUAGES)('%s has words for every code of the protocol', (language) => {
  expect(codes().length).toBeGreaterThan(20);
  const bundle = bundleOf(language, readFileSync(join(__dirname, `../../src/locales/${language}.ftl`), 'utf8'));
  expect(codes().filter((code) => !bundle.getMessage(`refused-${code}`)?.value)).toEqual([]);
});

test('a sentence of the house is never shown', async () => {
  await speak('sk');
  const refusal = new Refusal(409, 'stale', 'the game has gone on');
  expect(inWords(refusal)).toBe('Hra medzitým pokročila.');
  expect(inWords(new Refusal(400, 'bad-request', 'name: expected 1 to 24 letters'), 'name-bad')).toBe(t('name-bad'));
  expect(inWords(new Refusal(0, 'offline', 'offline'))).toBe(t('offline'));
  expect(inWords(new Refusal(418, 'teapot', 'I am a teapot'))).toBe(t('refused-failed'));
  expect(inWords(new TypeError('x is not a function'))).toBe(t('refused-failed'));
  expect(inWords(new Told('Povedané.'))).toBe('Povedané.');
  expect(refusedWords('wrong-host')).toBe(t('refused-technical'));
});
