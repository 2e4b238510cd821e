// What the regulars say: now and then, about what everybody has heard, and in every language.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EVERYBODY, type Actor } from '../../src/cast/cast';
import { lineOf, MANNERS, type Heard, type Occasion } from '../../src/cast/speech';
import { face as marias } from '../../src/games/marias/face';
import { face as tarok } from '../../src/games/tarok/face';
import { LANGUAGES } from '../../src/lib/settings.svelte';

const actor = (name: string): Actor => ({ name, level: 5 });
const CAST = [null, actor('Pepi'), actor('Viktor')];
const heard = (moves: [number, string][], more: Partial<Heard> = {}): Heard => ({
  cast: CAST,
  history: moves.map(([seat, move]) => ({ type: 'event', seat, move })),
  scores: null,
  occasion: (move) => marias.occasion!(move),
  ...more,
});

describe('a regular speaks', () => {
  test('when a deal begins, and when they have said something themselves', () => {
    expect(lineOf(heard([]))).toEqual({ seat: 1, says: 'says-merry-begin' });
    expect(lineOf(heard([[2, 'bid sedma']]))).toEqual({ seat: 2, says: 'says-sharp-declare' });
    expect(lineOf(heard([[2, 'bid sedma'], [1, 'bid flek:sedma']]))).toEqual({ seat: 1, says: 'says-merry-raise' });
  });

  test('not for a person, not to a card, and not about what was laid aside', () => {
    for (const move of ['bid hra', 'AK']) expect(lineOf(heard([[0, move]]))).toBeNull();
    for (const move of ['AK', 'trump ?', 'talon ? ?', 'pass', 'good']) expect(lineOf(heard([[1, move]]))).toBeNull();
  });

  test('when it is over whoever won or lost most', () => {
    expect(lineOf(heard([[1, 'AK']], { scores: [4, -2, -2] }))).toEqual({ seat: 1, says: 'says-merry-lost' });
    expect(lineOf(heard([[1, 'AK']], { scores: [-2, -2, 4] }))).toEqual({ seat: 2, says: 'says-sharp-won' });
    expect(lineOf(heard([[1, 'AK']], { scores: [0, 0, 0], cast: [null, null, null] }))).toBeNull();
  });
});

test.each<[string, Occasion | null]>([
  ['bid solo', 'declare'],
  ['announce pagat', 'declare'],
  ['announce none', null],
  ['kontra game', 'raise'],
  ['kontra none', null],
  ['discard ? ? ?', null],
  ['T21', null],
  ['pass', null],
])('tarok: %s is %s', (move, occasion) => expect(tarok.occasion!(move)).toBe(occasion));

test.each(LANGUAGES)('everybody has a line for everything in %s', (language) => {
  const text = readFileSync(join(__dirname, `../../src/locales/${language}.games.ftl`), 'utf8');
  const occasions: Occasion[] = ['begin', 'declare', 'raise', 'won', 'lost'];
  for (const manner of MANNERS) for (const when of occasions) expect(text).toContain(`says-${manner}-${when} = `);
  // Everybody of the cast has one of these manners.
  const said = EVERYBODY.map((name) => lineOf(heard([], { cast: [actor(name)] }))!.says);
  expect(new Set(said)).toEqual(new Set(MANNERS.map((manner) => `says-${manner}-begin`)));
});
