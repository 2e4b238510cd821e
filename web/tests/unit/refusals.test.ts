// Whatever the house refuses is said in the page's language; its own sentences are never shown.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Refusal } from '../../src/lib/api';
import { bundleOf, speak, t } from '../../src/lib/i18n.svelte';
import { inWords, refusedWords, Told } from '../../src/lib/refusal';
import { LANGUAGES } from '../../src/lib/settings.svelte';
import { slug } from '../../src/lib/slug';

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

test.each(LANGUAGES)('%s has words for every way in which a game can end', (language) => {
  const bundle = bundleOf(language, readFileSync(join(__dirname, `../../src/locales/${language}.ftl`), 'utf8'));
  const crates = join(__dirname, '../../../crates');
  const played = ['gobblet', 'yinsh', 'briskula', 'tarok', 'marias'].flatMap((game) => {
    const folder = join(crates, game, 'playthroughs');
    return readdirSync(folder).flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^over after \d+ moves: (.+)$/gm)].map(([, reason]) => reason));
  });
  // How games end that no playthrough ends with, and how tables end them.
  const rare = ['uncovered line', 'both lines', 'no move', 'first ring', 'last marker', 'both passed', 'void', '61 points', 'valat', 'beggar held', 'repetition', 'limit of moves', 'resigned', 'time', 'agreed', 'claimed', 'forfeit'];
  const reasons = [...new Set([...played, ...rare])];
  expect(played.length).toBeGreaterThan(3);
  expect(reasons.filter((reason) => !bundle.getMessage(`reason-${slug(reason)}`)?.value)).toEqual([]);
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
