// What the people and programs at a table are called.

import { castOf, levelOf, numbered, regular, type Actor } from '../cast/cast';
import { cardOf } from '../games';
import { maybe, t } from './i18n.svelte';
import { optionWords } from './options';
import type { Entrant, GameRecord, SeatInfo, Table } from './protocol';

/** What a person is called: the names that the house itself gives are said in the page's language. */
export function personName(name: string): string {
  const guest = /^Guest(?: (\d+))?$/.exec(name);
  if (guest) return guest[1] ? `${t('guest-name')} ${guest[1]}` : t('guest-name');
  return name === 'somebody' ? t('somebody') : name;
}

/** A level as it is called wherever one is chosen: `level 4 · regular guest`. */
export const levelName = (level: number): string => `${t('level-of', { level })} · ${t(`level-${level}`)}`;

/** `house:level=5` is a regular of the café; other players keep their own names, where nobody has put them into words. */
export function specName(spec: string): string {
  const level = levelOf(spec);
  return level === null ? (maybe(`player-${spec}`) ?? spec) : regular(level);
}

/** Any player of the house by its name, without what was chosen for it: `Ida`, `random`, `mcts`. */
export function playerName(spec: string): string {
  const kind = spec.split(':')[0];
  return levelOf(spec) === null ? (maybe(`player-${kind}`) ?? kind) : specName(spec);
}

/** What was chosen for a player, in words: its level, or its options. */
export function playerChoices(spec: string): string {
  const level = levelOf(spec);
  return level === null ? optionWords(spec.slice(spec.split(':')[0].length + 1)) : levelName(level);
}

/** Somebody in a tournament: players of the house are told apart by a number. */
export function entrantName({ name, engine }: Entrant): string {
  if (engine === null) return personName(name);
  return engine === 0 ? specName(name) : `${specName(name)} ${engine + 1}`;
}

/** The name that somebody gave the engine in a seat: without one it goes by its SPEC. */
const given = ({ name, spec }: SeatInfo): string | null => (name === spec ? null : name);

/** Who of the cast sits where at a table. */
export function tableCast({ seats }: Table): (Actor | null)[] {
  return castOf(
    seats.map(({ spec }) => spec),
    seats.flatMap((seat) => given(seat) ?? []),
  );
}

function nameOf(seat: SeatInfo, actor: Actor | null): string {
  const { kind, name, spec } = seat;
  if (kind === 'open' || kind === 'link') return name === null ? t('free-seat') : personName(name);
  if (spec) return given(seat) ?? actor?.name ?? maybe(`player-${spec}`) ?? spec;
  return name === null ? t('guest-name') : personName(name);
}

/** What everybody at a table is called; engines of one kind are told apart by a number. */
export function seatNames(table: Table): string[] {
  const cast = tableCast(table);
  return apart(table.seats.map((seat, place) => nameOf(seat, cast[place])), (seat) => table.seats[seat].spec !== null);
}

/** What a record says of who played it: people and SPECs, and the names that engines were given. */
export type Played = Pick<GameRecord, 'seats' | 'names'>;

/** Who of the cast played a record, from what it says of its seats. */
export function recordCast({ seats, names = [] }: Played): (Actor | null)[] {
  return castOf(seats, [...seats.filter((name) => levelOf(name) === null), ...names]);
}

/** What those are called who played a record: people by their names, engines by those they were given or by those of the cast. */
export function recordNames(record: Played): string[] {
  const cast = recordCast(record);
  return apart(record.seats.map((seat, place) => record.names?.[place] || (cast[place]?.name ?? maybe(`player-${seat}`) ?? personName(seat))));
}

/** Names that can be told apart: a second one gets a number, where it may be changed. */
function apart(names: string[], engine: (seat: number) => boolean = () => true): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const own = taken.has(name) && engine(seat) ? numbered(name, taken) : name;
    taken.add(own);
    return own;
  });
}

/** What those are called with whom somebody learns: the computer, told apart by a number where it sits in several seats. */
export function sparringNames(seats: number, own: number): string[] {
  let others = 0;
  return Array.from({ length: seats }, (_, seat) => (seat === own ? t('you') : seats > 2 ? `${t('computer')} ${(others += 1)}` : t('computer')));
}

/** A game of the house in the page's language: `Briškula`, `Gobblet: 3 × 3`. */
export function gameName(game: string): string {
  const card = cardOf(game);
  if (!card) return game;
  return card.games.length === 1 ? t(`game-${card.key}`) : `${t(`game-${card.key}`)}: ${t(`variant-${game}`)}`;
}


/** Somebody in a sentence: messages say `you` differently from a name. */
export function who({ names, seat: own }: { names: string[]; seat: number | null }, seat: number): { name: string; you: 'yes' | 'no' } {
  return { name: names[seat] ?? '', you: seat === own ? 'yes' : 'no' };
}
