// The café’s regulars: the computer plays under their names, one for each level. Names are the same in every language; they
// lie with the catalog, so that other faces of the house can use them too.

import cast from '../../../crates/catalog/data/regulars.json';

/** One of the cast at a table. */
export interface Actor {
  name: string;
  /** How strong they play, from 1 to 10. */
  level: number;
}

/** The strongest level, and the one of a `house` that does not say. */
export const BEST = cast.regulars.length;

/** The level that is offered wherever nobody has chosen one, and its player. */
export const USUAL = 4;
export const USUAL_SPEC = `house:level=${USUAL}`;

/** All levels, the weakest first. */
export const LEVELS: number[] = cast.regulars.map((_, place) => place + 1);

/** The regular who plays at a level. */
export const regular = (level: number): string => cast.regulars[Math.max(1, Math.min(BEST, level)) - 1];

/** Everybody there is a face for. */
export const EVERYBODY: string[] = [...cast.regulars, ...cast.friends];

/** The level of a SPEC of the house's own player; null for other players, and for people. */
export function levelOf(spec: string): number | null {
  const house = /^house(?=$|:)(?::(?:.*,)?level=(\d+))?/.exec(spec);
  return house ? Number(house[1] ?? BEST) : null;
}

/**
 * Who plays for these SPECs at one table; null where it is nobody of the cast. A second player of one level, and one whose
 * name a person at the table has, is a friend of the house, so that all can be told apart.
 */
export function castOf(specs: (string | null)[], people: string[] = []): (Actor | null)[] {
  const taken = new Set(people);
  return specs.map((spec) => {
    const level = spec === null ? null : levelOf(spec);
    if (level === null) return null;
    const name = [regular(level), ...cast.friends].find((one) => !taken.has(one)) ?? numbered(regular(level), taken);
    taken.add(name);
    return { name, level };
  });
}

/** The name with the first number behind it that makes it different from those. */
export function numbered(name: string, taken: Set<string>): string {
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
