// Every catalogue has every message, in every form its language needs.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleOf, PARTS } from '../../src/lib/i18n.svelte';
import { LANGUAGES } from '../../src/lib/settings.svelte';

const root = join(__dirname, '../../src');
const read = (code: string) => ['', ...PARTS.map((part) => `.${part}`)].map((part) => readFileSync(join(root, 'locales', `${code}${part}.ftl`), 'utf8')).join('\n');
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gim)].map(([, key]) => key).sort();

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}

/** The calls of `t`, with everything between their parentheses. */
function* calls(source: string): Generator<string> {
  for (const { index } of source.matchAll(/\bt\(/g)) {
    let depth = 0;
    for (let at = index + 1; at < source.length; at += 1) {
      if (source[at] === '(') depth += 1;
      if (source[at] === ')' && --depth === 0) {
        yield source.slice(index + 2, at);
        break;
      }
    }
  }
}

describe('catalogues', () => {
  const english = keys(read('en'));

  test.each(LANGUAGES)('%s has the same messages as English', (code) => {
    expect(keys(read(code))).toEqual(english);
  });

  test.each(LANGUAGES)('%s can be read, and says everything with the words it is given', (code) => {
    const bundle = bundleOf(code, read(code));
    const words = new Proxy({}, { get: (_, name) => (name === 'gender' ? 'feminine' : 3), has: () => true, ownKeys: () => [] });
    for (const key of english) {
      const message = bundle.getMessage(key);
      const problems: Error[] = [];
      const given = Object.fromEntries([...read(code).matchAll(/\$(\w+)/g)].map(([, name]) => [name, (words as Record<string, unknown>)[name]]));
      bundle.formatPattern(message!.value!, given as Record<string, string | number>, problems);
      expect(problems, key).toEqual([]);
    }
  });

  test('Slovenian counts one, two, a few and many differently', () => {
    const bundle = bundleOf('sl', read('sl'));
    const say = (count: number) => bundle.formatPattern(bundle.getMessage('points')!.value!, { count });
    expect([1, 2, 3, 5, 101, 102].map(say)).toEqual(['1 točka', '2 točki', '3 točke', '5 točk', '101 točka', '102 točki']);
  });

  test('every lesson, game and variant has its words', async () => {
    const { GAMES } = await import('../../src/games');
    const wanted: string[] = [];
    for (const { key, variants, load } of GAMES) {
      wanted.push(`game-${key}`, `about-${key}`, ...variants.map((variant) => `variant-${variant.key}`));
      const { lessons } = await load();
      for (const lesson of lessons) wanted.push(...['-title', '', '-done'].map((end) => `learn-${key}-${lesson.key}${end}`));
    }
    expect(wanted.filter((key) => !english.includes(key))).toEqual([]);
  });

  test('every experiment has its title and its source, in English those of its file', () => {
    const folder = join(root, '../../experiments');
    const names = readdirSync(folder).filter((name) => name.endsWith('.toml')).map((name) => name.slice(0, -5));
    const english = bundleOf('en', read('en'));
    const said = (key: string) => english.formatPattern(english.getMessage(key)?.value ?? '', null);
    for (const name of names) {
      const file = readFileSync(join(folder, `${name}.toml`), 'utf8');
      for (const [field, key] of [['title', `experiment-${name}`], ['source', `experiment-${name}-source`]]) {
        expect(said(key), key).toBe(file.match(new RegExp(`^${field} = "(.*)"$`, 'm'))?.[1]);
      }
    }
    const told = keys(read('en')).filter((key) => key.startsWith('experiment-') && !key.endsWith('-source'));
    expect(told).toEqual(names.map((name) => `experiment-${name}`).sort());
  });

  test('every message the app asks for is there', () => {
    const known = new Set(english);
    const missing = new Set<string>();
    for (const file of files(root)) {
      for (const call of calls(readFileSync(file, 'utf8'))) {
        const first = call.split(/,\s*\{/)[0];
        for (const [, key] of first.matchAll(/'([a-z][a-z0-9-]+)'/g)) {
          // Texts that are compared with, not said.
          if (!known.has(key) && /(^|[(?:]\s*)$/.test(first.slice(0, first.indexOf(`'${key}'`)))) missing.add(key);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });
});

test('the lobby says nothing that is read later', () => {
  const first = new Set(keys(readFileSync(join(root, 'locales/en.ftl'), 'utf8')));
  // Everything that is loaded with the first page: followed from its imports, as the bundler does.
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, path] of source.matchAll(/^\s*import [^;]*?from '(\.[^']+)';$/gm)) {
      const wanted = join(file, '..', path);
      const found = [wanted, `${wanted}.ts`, join(wanted, 'index.ts')].find((name) => /\.(svelte|ts)$/.test(name) && existsSync(name));
      if (found) follow(found);
    }
  };
  follow(join(root, 'main.ts'));
  expect(seen.size).toBeGreaterThan(20);
  const later = [...seen].flatMap((file) => [...calls(readFileSync(file, 'utf8'))].flatMap((call) => [...call.split(/,\s*\{/)[0].matchAll(/'([a-z][a-z0-9-]+)'/g)].map(([, key]) => key)));
  const known = new Set(keys(read('en')));
  expect([...new Set(later)].filter((key) => known.has(key) && !first.has(key))).toEqual([]);
});
