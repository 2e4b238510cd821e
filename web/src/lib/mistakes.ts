// What a game teaches whoever played it: the dearest decisions of a seat, and why they cost what they did. A finished game
// has no secrets, so that what was still out can be named.

import type { Face, Played, Round, Scene } from '../games/face';
import { number, t } from './i18n.svelte';
import type { Candidate, DecisionJudged, Worth } from './protocol';
import { movesOf } from './worth';

/** Below this nobody would call it a mistake. */
const LEAST: Record<string, number> = { win: 0.02, points: 0.25 };
/** How many are looked at. */
const MOST = 3;

/** The dearest decisions of a seat, the dearest first. */
export function dearest(decisions: DecisionJudged[], seat: number): DecisionJudged[] {
  const own = decisions.filter(({ seat: by, cost, unit, best, move }) => by === seat && best !== null && best !== move && (cost ?? 0) >= (LEAST[unit] ?? 0));
  return own.sort((one, other) => (other.cost ?? 0) - (one.cost ?? 0)).slice(0, MOST);
}

export type Verdict = 'best' | 'good' | 'better' | 'same' | 'worse';

/** How much less a move is worth than the best of them, in the unit of the decision; null where nobody looked at it. */
function behind(candidates: Candidate[], move: string, unit: string): number | null {
  const value = (one: Candidate | undefined) => (unit === 'points' ? (pointsOf(one?.worth ?? null) ?? null) : (one?.share ?? null));
  const own = value(candidates.find((one) => one.move === move));
  const values = candidates.map(value).filter((one) => one !== null);
  return own === null || values.length === 0 ? null : Math.max(...values) - own;
}

const pointsOf = (worth: Worth | null): number | null => (worth !== null && typeof worth === 'object' && 'points' in worth ? worth.points : null);

/**
 * What a second try is worth, by what the house thinks of every move there: within a third of the cost it is as good as the best.
 */
export function judge(decision: DecisionJudged, move: string, candidates: Candidate[]): Verdict {
  if (move === decision.best) return 'best';
  if (move === decision.move) return 'same';
  const own = behind(candidates, move, decision.unit);
  const cost = decision.cost ?? 0;
  if (own === null || own >= cost) return 'worse';
  return own <= cost / 3 ? 'good' : 'better';
}

/** How many of the decisions of a seat cost nothing worth mentioning, of those that the reviewer could judge. */
export function accuracyOf(decisions: DecisionJudged[], seat: number): { good: number; all: number } {
  const own = decisions.filter(({ seat: by, cost }) => by === seat && cost !== null);
  return { good: own.filter(({ cost, unit }) => (cost ?? 0) < (LEAST[unit] ?? 0)).length, all: own.length };
}

/** What a decision cost, as people say it. */
export function costWords({ cost, unit }: Pick<DecisionJudged, 'cost' | 'unit'>, points = 'mistake-cost-points'): string {
  return unit === 'points' ? t(points, { cost: number(cost ?? 0, 1) }) : t('mistake-cost-win', { cost: number(100 * (cost ?? 0)) });
}

/** A full trick: what was laid by whom, and who took it. */
export type Trick = Required<Round>;

/** The trick in which a decision was made, if it was one of cards and the trick was played out. */
export function trickOf(face: Pick<Face, 'rounds' | 'count'>, line: Played[], place: number, view: unknown): Trick | null {
  if (!face.count) return null;
  let first = 0;
  for (const { moves, taker } of face.rounds?.(line, view) ?? []) {
    if (place < first + moves.length) return taker === undefined ? null : { moves, taker };
    first += moves.length;
  }
  return null;
}

/** The same trick with the better card, if the others had answered alike; null where the rest does not follow. */
export function otherLine(line: Played[], place: number, best: string, trick: Trick): Played[] {
  const inTrick = trick.moves.indexOf(line[place]);
  const after = trick.moves.slice(inTrick + 1);
  return [...line.slice(0, place), { ...line[place], move: best }, ...after];
}

/** Everything that the reasons of a mistake are found in. */
export interface Case {
  face: Pick<Face, 'rounds' | 'count' | 'kind' | 'misere' | 'followed'>;
  decision: DecisionJudged;
  /** The moment before the decision, seen with all cards. */
  scene: Scene;
  /** A decision in words. */
  say(move: string): string;
  line: Played[];
  /** Who plays with whom: seats with the same number are on one side. */
  sides: number[];
  /** The trick with the better card, if the others had answered alike. */
  other: Trick | null;
  /** What the house expects in answer to what was played. */
  reply: string | null;
}

const forced = (worth: Worth | null, kind: 'win' | 'loss'): number | null =>
  worth !== null && typeof worth === 'object' && kind in worth ? (worth as Record<string, number>)[kind] : null;

/** Why it was a mistake, in sentences; the first says most. */
export function reasons(given: Case): string[] {
  const { decision, scene, say, line } = given;
  const place = decision.step - 1;
  const trick = trickOf(given.face, line, place, scene.moment.view);
  const told = trick ? ofTrick(given, trick) : ofEnding(given);
  const followed = given.face.followed?.(line, place);
  if (followed) told.push(t(followed, { name: scene.names[line[place + 1].seat] }));
  if (decision.points !== null && decision.best_points !== null && decision.unit === 'points') {
    told.push(t('why-expected', { best: say(decision.best!), before: signedNumber(decision.best_points), move: say(decision.move), after: signedNumber(decision.points) }));
  } else if (decision.unit === 'points' && pointsOf(decision.worth) !== null && pointsOf(decision.best_worth) !== null) {
    told.push(t('why-expected', { best: say(decision.best!), before: signedNumber(pointsOf(decision.best_worth)!), move: say(decision.move), after: signedNumber(pointsOf(decision.worth)!) }));
  } else if (decision.share !== null && decision.best_share !== null) {
    told.push(t('why-chance', { before: number(100 * decision.best_share), after: number(100 * decision.share) }));
  }
  if (decision.open_cost === 0) told.push(t('why-lucky'));
  return told;
}

const signedNumber = (value: number): string => (value > 0 ? '+' : value < 0 ? '−' : '') + number(Math.abs(value), 1);

/** A trick: who took it, what was still out, what the other card would have done. */
function ofTrick({ face, decision, scene, say, sides, other }: Case, trick: Trick): string[] {
  const own = sides[decision.seat];
  const mine = (seat: number) => sides[seat] === own;
  const worth = ({ moves }: Trick) => face.count!(moves.map(({ move }) => move));
  const points = (count: number) => t('points', { count });
  const best = say(decision.best!);
  const move = say(decision.move);
  const place = trick.moves.findIndex((one) => one.seat === decision.seat && one.move === decision.move);
  const takes = trick.moves.findIndex(({ seat }) => seat === trick.taker);
  const winner = trick.moves.slice().reverse().find(({ seat }) => seat === trick.taker)!;
  const name = scene.names[trick.taker];
  const told: string[] = [];
  if (face.misere?.(scene.moment.view)) {
    if (trick.taker === decision.seat && other && other.taker !== decision.seat) told.push(t('why-took-anyway', { best, name: scene.names[other.taker] }));
    return told;
  }
  if (decision.move === 'T21' && !mine(trick.taker) && trick.moves.some((one) => one.move === 'T22')) told.push(t('why-mond'));
  const pagat = trick.moves.some((one) => one.move === 'T1' && !mine(one.seat));
  if (!mine(trick.taker)) {
    if (pagat && other && mine(other.taker)) told.push(t('why-pagat'));
    else if (takes > place && worth(trick) > 0) told.push(t('why-still-out', { card: say(winner.move), name, points: points(worth(trick)) }));
    if (other && mine(other.taker)) told.push(t('why-would-take', { best, points: points(worth(other)) }));
    else if (other && worth(other) < worth(trick)) told.push(t('why-gave', { best, move, points: points(worth(trick) - worth(other)) }));
  } else if (trick.taker === decision.seat) {
    if (other && other.taker === decision.seat) told.push(t('why-cheaper', { best, move }));
    else if (other) told.push(t('why-too-much', { move, points: points(worth(trick)) }));
  } else if (other && mine(other.taker) && worth(other) > worth(trick)) {
    told.push(t('why-feed', { best, points: points(worth(other) - worth(trick)) }));
  }
  return told;
}

/** Without a trick: what can be forced. */
function ofEnding({ face, decision, scene, say, reply }: Case): string[] {
  const told: string[] = [];
  const win = forced(decision.best_worth, 'win');
  const loss = forced(decision.worth, 'loss');
  if (win !== null && forced(decision.worth, 'win') === null) told.push(t('why-missed-win', { best: say(decision.best!), moves: movesOf(win) }));
  const name = scene.names[(decision.seat + 1) % scene.names.length];
  if (loss !== null && forced(decision.best_worth, 'loss') === null) told.push(t('why-let-win', { name, moves: movesOf(loss) }));
  if (face.kind === 'board' && reply) told.push(t('why-reply', { name, reply: say(reply) }));
  return told;
}

/** Who plays with whom: said by the game, or one against the rest, or everybody alone. */
export function sidesOf(view: { sides?: number[]; declarer?: number | null }, seats: number): number[] {
  if (Array.isArray(view.sides) && view.sides.length === seats) return view.sides;
  return Array.from({ length: seats }, (_, seat) => (view.declarer == null ? seat : seat === view.declarer ? 0 : 1));
}
