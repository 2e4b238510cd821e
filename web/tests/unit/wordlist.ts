// Every message of a language as the app says it, as a page for a native speaker: what bends with numbers, genders and
// names stands first and is read in ten minutes; single words and sentences follow.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import * as german from '../../src/cards/german';
import * as italian from '../../src/cards/italian';
import { cardName, suitName } from '../../src/cards/names';
import * as tarok from '../../src/cards/tarok';
import { attribute, PARTS, t, type Words } from '../../src/lib/i18n.svelte';
import { levelName } from '../../src/lib/names';

const PACKS = { it: italian, de: german, ta: tarok } as const;
type Pack = keyof typeof PACKS;

const locales = join(__dirname, '../../src/locales');

/** What is put in where a message has a place for it; `{name}` of a message that is not here is shown as it is. */
const SAMPLES: Record<string, string> = {
  days: '2', hours: '23',
  name: 'Ida', game: 'Yinsh', level: '4', seat: '2', number: '3', place: '2', depth: '7', move: 'e5', reply: 'f6', best: 'e5', cost: '12',
  round: '2', rounds: '5', point: 'e5', points: 'e5 f6', from: 'e5', to: 'e8', square: 'b2', line: 'e4–e8', size: '3', score: '3 : 1', picked: '1', done: '20', games: '100', numeral: 'XXI', example: 'HA.png', found: '30', files: 'cat.png', share: '85', good: '17', all: '20', before: '+2.5', after: '−1.0',
  par: '67', names: 'Ida, Rudi', once: '3', since: '18. 11. 2026', deviation: '80', rating: '1532', won: '3', lost: '2', visits: '240', queue: 'kavarna-jobs.db', time: '5 min',
  three: '10', two: '20', one: '30', solo: '50', beggar: '70', full: '35', mond: '21', hundred: '4',
};

/** The same for what only one game says. */
const OF_GAMES: Record<string, Record<string, string>> = {
  marias: { game: 'betl', money: '+14', raise: 'flek', goal: 'na hru', word: 're', words: 'hra, sedma', worth: '16', one: '60', two: '50', points: '40' },
  tarok: { game: 'solo', deal: '7', deals: '24', raise: 'kontra', items: 'trula, pagat ultimo', value: '20', by: '4', names: 'Ida, Rudi', points: '45' },
};

/** The pack that a game is played with. */
const PACK_OF: Record<string, Pack> = { marias: 'de', tarok: 'ta' };

/** The suits that are named, the trumps of tarok among them only by their own words. */
const SUITS_OF: Record<Pack, string[]> = { it: ['D', 'C', 'B', 'S'], de: ['H', 'L', 'A', 'B'], ta: ['H', 'D', 'S', 'C'] };

interface Part {
  type?: string;
  name?: string;
  selector?: Part;
  variants?: { key: { type: string; value: string | number }; value: unknown }[];
}

/** The parts of a message, however deep they lie. */
function* partsOf(pattern: unknown): Generator<Part> {
  for (const part of Array.isArray(pattern) ? (pattern as unknown[]) : []) {
    if (typeof part === 'string') continue;
    yield part as Part;
    for (const { value } of (part as Part).variants ?? []) yield* partsOf(value);
  }
}

/** Numbers of every form that the language has, small ones first, and one large one that is counted like 1. */
function numbersOf(code: string): number[] {
  const rules = new Intl.PluralRules(code);
  const found = new Map<string, number>();
  for (let number = 1; number < 30; number += 1) if (!found.has(rules.select(number))) found.set(rules.select(number), number);
  const again = Array.from({ length: 110 }, (_, place) => place + 2).find((number) => rules.select(number) === 'one');
  return [...found.values(), ...(again === undefined ? [] : [again])].sort((a, b) => a - b);
}

/** A card of each gender that cards have in the language. */
function cardsOf(first: Pack = 'it'): string[] {
  const found = new Map<string, string>();
  for (const pack of [first, ...(Object.keys(PACKS) as Pack[])]) {
    for (const card of [...PACKS[pack].CARDS].reverse()) {
      const gender = attribute(`rank-${pack}-${card.slice(1)}`, 'gender');
      if (gender && !found.has(gender)) found.set(gender, cardName(pack, card));
    }
  }
  return ['masculine', 'feminine', 'neuter'].flatMap((gender) => found.get(gender) ?? []);
}

/** Everything a message may say, one text for each way to fill it in. */
function saidOf(code: string, key: string, pattern: unknown): string[] {
  const parts = [...partsOf(pattern)];
  const selectors = parts.filter(({ type }) => type === 'select');
  const wanted = new Set([...parts, ...selectors.map(({ selector }) => selector!)].flatMap(({ type, name }) => (type === 'var' && name ? [name] : [])));
  const game = OF_GAMES[key.split('-')[0]];
  const pack = PACK_OF[key.split('-')[0]] ?? 'it';
  let fillings: Words[] = [{}];
  for (const name of wanted) {
    const choices = selectors.filter(({ selector }) => selector?.name === name).flatMap(({ variants }) => variants!.map((variant) => variant.key));
    let values: (string | number)[];
    if (choices.some(({ value }) => value === 'other')) values = [...choices.flatMap(({ type, value }) => (type === 'num' ? [Number(value)] : [])), ...numbersOf(code)];
    else if (choices.length > 0) values = choices.map(({ value }) => value);
    else if (game?.[name]) values = [game[name]];
    else if (name === 'card') values = cardsOf(pack);
    else if (name === 'suit') values = key.startsWith('card-') ? [t(`of-${key.slice(5)}-H`, { gender: 'masculine' })].filter((word) => !word.startsWith('of-')) : SUITS_OF[pack].map((suit) => suitName(pack, suit));
    else if (name === 'rank') values = [t(`rank-${key.slice(5)}-${key.endsWith('it') ? '13' : 'K'}`)];
    else if (name === 'cards') values = [cardsOf(pack).join(', ')];
    else if (name === 'colour') values = key.startsWith('gobblet') ? [t('gobblet-red'), t('gobblet-blue')] : [t('white'), t('black')];
    else if (name === 'pieces') values = [t('gobblet-piece', { colour: t('gobblet-red'), size: '2' })];
    else if (key === 'daily-levels') values = [levelName(5)];
    else if (name === 'worth') values = [t('worth-loss', { moves: 2 })];
    else if (name === 'points' && ['claimed-rest', 'took-trick-with', 'you-took-trick'].includes(key)) values = numbersOf(code).map((count) => t('points', { count }));
    else values = [SAMPLES[name] ?? (name === 'count' ? '12' : name === 'plies' || name === 'deals' ? '4' : `{${name}}`)];
    // What the trumps are and which card was turned up go together; everything else is said in every combination.
    if (name === 'suit' && fillings.length === 1) values = values.slice(0, 1);
    fillings = fillings.flatMap((filling) => values.map((value) => ({ ...filling, [name]: value })));
  }
  return [...new Set(fillings.map((filling) => t(key, filling)))];
}

/** All cards of a pack, suit by suit. */
function packLines(pack: Pack): string[] {
  const suits = [...new Set(PACKS[pack].CARDS.map((card) => card[0]))];
  return suits.map((suit) => `- ${suitName(pack, suit)}: ${PACKS[pack].CARDS.filter((card) => card[0] === suit).map((card) => cardName(pack, card)).join(', ')}`);
}

/** The page for a language; the app must be speaking it. */
export function wordlist(code: string): string {
  const lines = [
    `# ${new Intl.DisplayNames(code, { type: 'language' }).of(code)}`,
    '',
    `Every message of \`web/src/locales/${code}*.ftl\` as the app says it, with every plural and with cards of every gender, for somebody who speaks`,
    'the language to read. Made by `KAVARNA_BLESS=1 npm test` in `web`; the same test fails when this page is stale.',
    '',
    'What bends with numbers, genders and names comes first: whoever has ten minutes reads that. What always sounds the same follows.',
  ];
  const bends: string[] = [];
  const rest: string[] = [];
  for (const name of [code, ...PARTS.map((part) => `${code}.${part}`)]) {
    const text = readFileSync(join(locales, `${name}.ftl`), 'utf8');
    const patterns = new Map(new FluentResource(text).body.map(({ id, value }) => [id, value as unknown]));
    if (name.endsWith('.learn')) rest.push('', `## ${t('learn-title')}`, '');
    for (const line of text.split('\n')) {
      if (line.startsWith('## ')) rest.push('', line, '');
      const key = /^([a-z][\w-]*) =/i.exec(line)?.[1];
      // The names of cards are below, as cards.
      if (!key || /^(rank|of)-/.test(key)) continue;
      const said = saidOf(code, key, patterns.get(key));
      const named = [...partsOf(patterns.get(key))].some(({ type, name: place }) => type === 'var' && ['name', 'card', 'cards', 'suit', 'game'].includes(place ?? ''));
      (said.length > 1 || named ? bends : rest).push(`- ${said.join(' · ')} \`${key}\``);
    }
  }
  lines.push('', '## Read first', '', ...bends);
  for (const pack of Object.keys(PACKS) as Pack[]) lines.push('', `## ${t(`pack-${{ it: 'italian', de: 'german', ta: 'tarok' }[pack]}`)}`, '', ...packLines(pack));
  lines.push('', '## Then', ...rest);
  return `${lines.join('\n')}\n`;
}
