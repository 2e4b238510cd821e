// docs/words has every message of every language as it is said, and is never older than the words.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PARTS, speak, speakAlso } from '../../src/lib/i18n.svelte';
import { LANGUAGES } from '../../src/lib/settings.svelte';
import { wordlist } from './wordlist';

const folder = join(__dirname, '../../../docs/words');

async function listOf(code: (typeof LANGUAGES)[number]): Promise<string> {
  await speak(code);
  await speakAlso(...PARTS);
  return wordlist(code);
}

test.each(LANGUAGES)('the list of words of %s is fresh', async (code) => {
  const path = join(folder, `${code}.md`);
  const list = await listOf(code);
  if (process.env.KAVARNA_BLESS) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, list);
  }
  expect(existsSync(path) ? readFileSync(path, 'utf8') : '', 'stale: KAVARNA_BLESS=1 npm test').toBe(list);
  // Nothing is left open, and nothing is said by its name.
  expect(list).not.toMatch(/\{\w+\}|undefined/);
});

test('every plural and every gender is in it', async () => {
  const slovenian = await listOf('sl');
  expect(slovenian).toContain('1 točka · 2 točki · 3 točke · 5 točk · 101 točka');
  expect(slovenian).toContain('obrnjena karta: kralj denarjev');
  expect(slovenian).toContain('obrnjena karta: sedmica denarjev');
  const czech = await listOf('cs');
  for (const card of ['eso pohárů', 'červený král', 'červená sedma', 'červené eso']) expect(czech).toContain(card);
});

/** What native speakers have corrected: it is said so, and not as it was. */
const SAID: Record<string, { right: string[]; wrong: RegExp }> = {
  sl: {
    right: ['je ne dobi nihče', '- Analiza `analysis`', 'Do 1 dobljene · Do 2 dobljenih', '- Spusti `', 'Pobral si · Pobere Ida', 'Računalnik razmišlja', '- Prisedi. '],
    wrong: /Hiš|Razčle|Prisedite|Igra do/,
  },
  cs: {
    right: ['- Nápověda `hint`', '- Chat `chat`', '- Rozbor hry `review`', 'výhra za 1 tah · výhra za 2 tahy', 'ale máš o kruh méně', 'smějí jít', 'Zvedání je nebezpečné', 'Bereš · Bere Ida', 'Počítač přemýšlí', '- Přisedni. '],
    wrong: /Dům|Rozhovor|Přisedněte|s o jeden|výhra v \d/,
  },
  sk: {
    right: ['- Pozrieť záznam `replay`', '- Nápoveda `hint`', '- Rozbor `review`', '- Chat `chat`', 'iba ak', 'Berieš · Berie Ida', 'Počítač rozmýšľa', '- Prisadni si. '],
    wrong: /- Prehrať|Rozhovor|jedine že|Prisadnite|výhra v \d/,
  },
  hr: {
    right: ['- Odnesene karte `', 'Zamolio si za vraćanje', '- Učenje `nav-learn`', '- baštoni `', 'svih 51 žeton,', 'okrenuta karta: kralj', 'Nosiš · Nosi Ida', 'Računalo razmišlja', '- Sjedni. '],
    wrong: /Nošene|Kuća|Sjednite|baštone|51 žetona|okrenuta je/,
  },
};

test.each(Object.entries(SAID))('%s says it as its speakers do', async (code, { right, wrong }) => {
  const list = await listOf(code as (typeof LANGUAGES)[number]);
  expect(right.filter((words) => !list.includes(words))).toEqual([]);
  expect(list).not.toMatch(wrong);
});
