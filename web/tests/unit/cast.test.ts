// The regulars of the café: one a level, told apart at every table, drawn and described.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BEST, castOf, EVERYBODY, levelOf, regular } from '../../src/cast/cast';
import { faceOf } from '../../src/cast/faces';
import { bundleOf, speak } from '../../src/lib/i18n.svelte';
import { personName, recordCast, recordNames, seatNames } from '../../src/lib/names';
import type { SeatInfo, Table } from '../../src/lib/protocol';
import { LANGUAGES } from '../../src/lib/settings.svelte';

const names = (specs: (string | null)[], people?: string[]) => castOf(specs, people).map((actor) => actor?.name ?? null);

describe('the cast', () => {
  test('every level has its own regular', () => {
    const levels = Array.from({ length: 10 }, (_, place) => place + 1);
    expect(BEST).toBe(10);
    expect(new Set(levels.map(regular)).size).toBe(10);
    expect(levelOf('house:level=4')).toBe(4);
    expect(levelOf('house:threads=2,level=7')).toBe(7);
    expect(levelOf('house')).toBe(10);
    expect(levelOf('housemate')).toBeNull();
    expect(levelOf('mcts:iterations=5')).toBeNull();
  });

  test('nobody at a table has the name of another', () => {
    const three = names([null, 'house:level=4', 'house:level=4', 'house:level=4']);
    expect(three[0]).toBeNull();
    expect(three[1]).toBe(regular(4));
    expect(new Set(three).size).toBe(4);
    expect(new Set(names(Array.from({ length: 8 }, () => 'house:level=2'))).size).toBe(8);
    expect(names(['house:level=4'], [regular(4)])).not.toContain(regular(4));
    // The level is what was asked for, whatever the name.
    expect(castOf(['house:level=4', 'house:level=4']).map((actor) => actor?.level)).toEqual([4, 4]);
  });

  test('names at a table and in a record', async () => {
    await speak('sl');
    const seat = (more: Partial<SeatInfo>): SeatInfo => ({ seat: 0, kind: 'engine', name: null, person: null, spec: null, here: true, ready: true, ...more });
    const seats = [seat({ kind: 'person', name: 'Guest 4721' }), seat({ spec: 'house:level=1' }), seat({ spec: 'random' }), seat({ spec: 'random' }), seat({ kind: 'open' })];
    expect(seatNames({ seats } as Table)).toEqual(['Gost 4721', 'Pepi', 'naključni', 'naključni 2', 'prost sedež']);
    expect(recordNames({ seats: ['somebody', 'house:level=1', 'house:level=1', 'Ana'] })).toEqual(['nekdo', 'Pepi', 'Emil', 'Ana']);
    expect(recordNames({ seats: ['Ana', 'smart', 'smart'] })).toEqual(['Ana', 'smart', 'smart 2']);
    expect(personName('Guesthouse')).toBe('Guesthouse');
  });

  test('who was given a name is called by it, and nobody else', async () => {
    await speak('en');
    const seat = (spec: string, name: string): SeatInfo => ({ seat: 0, kind: 'engine', name, person: null, spec, here: true, ready: true });
    const seats = [seat('house:level=1', 'Nada'), seat('smart', 'Pepi'), seat('house:level=1', 'house:level=1')];
    // The third would be Pepi, but somebody else is called so here.
    expect(seatNames({ seats } as Table)).toEqual(['Nada', 'Pepi', 'Nela']);
    const record = { seats: ['house:level=1', 'smart', 'house:level=1'], names: ['Nada', 'Pepi', ''] };
    expect(recordNames(record)).toEqual(['Nada', 'Pepi', 'Nela']);
    // The face and the level are still those of the regular.
    expect(recordCast(record)[0]).toMatchObject({ level: 1 });
  });

  test('everybody has a face of their own', () => {
    const faces = EVERYBODY.map((name) => faceOf(name));
    expect(new Set(faces).size).toBe(EVERYBODY.length);
    for (const face of faces) {
      expect(face).not.toMatch(/undefined|NaN| style=/);
      const page = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${face}</svg>`, 'image/svg+xml');
      expect(page.querySelectorAll('path, circle, ellipse, rect').length).toBeGreaterThan(8);
    }
    expect(faceOf('Nobody')).toBeNull();
  });

  test.each(LANGUAGES)('%s describes everybody and names every level', (code) => {
    const bundle = bundleOf(code, readFileSync(join(__dirname, `../../src/locales/${code}.ftl`), 'utf8'));
    const said = [...EVERYBODY.map((name) => `regular-${name.toLowerCase()}`), ...Array.from({ length: 10 }, (_, place) => `level-${place + 1}`)];
    const lines = said.map((key) => bundle.getMessage(key)?.value);
    expect(lines.every(Boolean)).toBe(true);
    expect(new Set(lines).size).toBe(said.length);
  });
});
