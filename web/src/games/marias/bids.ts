// What is said at the table: goals, their chains of raises, and what each is worth.

import { number, t } from '../../lib/i18n.svelte';
import type { Scene } from '../face';
import type { Goal, MariasView } from './view';

export const GOALS: Goal[] = ['hra', 'sedma', 'stovka', 'betl', 'durch'];
export const RAISES = ['flek', 're', 'tutti', 'boty', 'kalhoty', 'kaiser', 'rekaiser'];

/** What a bid states: `hra`, `flek:sedma`; nothing for silence. */
export const statements = (move: string): string[] => (move.startsWith('bid ') ? move.slice(4).split(' ') : []);

/** The order in which statements are written. */
const ORDER = [...GOALS, ...GOALS.map((goal) => `flek:${goal}`)];

/** The decision that makes these statements. */
export function compose(chosen: string[]): string {
  const words = ORDER.filter((word) => chosen.includes(word));
  return words.length > 0 ? `bid ${words.join(' ')}` : 'pass';
}

const goalOf = (statement: string): Goal => statement.replace('flek:', '') as Goal;

/** The legal bid nearest to what is wanted that says, or does not say, one thing. */
export function nearest(legal: string[], wanted: string[], statement: string, said: boolean): string[] | null {
  const far = (words: string[]) => words.filter((word) => !wanted.includes(word)).length + wanted.filter((word) => !words.includes(word)).length;
  const fitting = legal.map(statements).filter((words) => words.includes(statement) === said);
  return fitting.reduce<string[] | null>((best, words) => (best === null || far(words) < far(best) ? words : best), null);
}

export interface Said {
  seat: number;
  move: string;
  /** What was said, with the raises by their names. */
  words: string;
}

export interface Link {
  /** Its place in the chain: 0 is the announcement, then flek, re and so on. */
  place: number;
  seat: number;
}

export type Chains = Partial<Record<Goal, Link[]>>;

export const goalName = (goal: string): string => t(`marias-goal-${goal}`);
/** `flek na hru`: a raise with what it raises. */
export const raiseWords = (goal: string, raises: number): string => t('marias-raise-of', { raise: RAISES[raises - 1] ?? '', goal: t(`marias-on-${goal}`) });

/** Everything that was said, in its order, and the chain of every goal. */
export function bidding({ moment }: Scene<MariasView>): { said: Said[]; chains: Chains } {
  const said: Said[] = [];
  const chains: Chains = {};
  for (const { type, seat, move } of moment.history ?? []) {
    if (type !== 'event' || seat === undefined || move === undefined) continue;
    if (!/^(bid |pass$|colour$|good$|bad$)/.test(move)) continue;
    const words = statements(move).map((statement) => {
      const goal = goalOf(statement);
      const chain = (chains[goal] = statement === goal ? [] : (chains[goal] ?? []));
      chain.push({ place: chain.length, seat });
      return chain.length === 1 ? goalName(goal) : raiseWords(goal, chain.length - 1);
    });
    said.push({ seat, move, words: words.length > 0 ? words.join(', ') : t(`marias-say-${move}`) });
  }
  return { said, chains };
}

/** The last thing that each seat said. */
export function lastWords(scene: Scene<MariasView>): (string | undefined)[] {
  const { said } = bidding(scene);
  return scene.moment.view.hands.map((_, seat) => said.findLast((word) => word.seat === seat)?.words);
}

/** What a goal is worth when it is announced, to each opponent, hearts included. */
export function baseOf(view: MariasView, goal: Goal): number {
  const [hra, sedma, , betl, durch] = view.rules.tariff.split('/').map(Number);
  return { hra, sedma, stovka: Number(view.rules.hundred_base), betl, durch }[goal];
}

export const heartsOf = (view: MariasView, goal: Goal): number => (view.trump === 'H' && goal !== 'betl' && goal !== 'durch' ? 2 : 1);

export interface GoalRow {
  goal: Goal;
  chain: Link[];
  /** What it is worth now; null before it is announced. */
  now: number | null;
  /** `1 × 4 × 2`, where there is something to multiply. */
  sum: string;
  /** What could be said of it next: announced or raised. */
  next: { statement: string; word: string; worth: number };
  /** Whether the one who looks may say it now. */
  can: boolean;
  /** Whether it must be said. */
  must: boolean;
  /** Why it cannot be said, where that is worth a word. */
  reason: string;
}

/** The goals of the deal, with what was said of each and what may be said now. */
export function rows(scene: Scene<MariasView>, chains: Chains, legal: string[], seat: number | null): GoalRow[] {
  const { view } = scene.moment;
  const goals = view.game === 'betl' || view.game === 'durch' ? [view.game] : GOALS.slice(0, 3);
  const bids = legal.map(statements);
  return goals.map((goal) => {
    const found = view.goals.find((announced) => announced.goal === goal);
    const raises = found?.raises ?? 0;
    const [base, hearts] = [baseOf(view, goal), heartsOf(view, goal)];
    const factors = [base, raises > 0 ? 2 ** raises : 1, hearts].filter((factor, place) => place === 0 || factor > 1);
    const statement = found ? `flek:${goal}` : goal;
    const next = { statement, word: found ? (RAISES[raises] ?? '') : t('marias-announce'), worth: found ? 2 * found.worth : base * hearts };
    const can = bids.some((words) => words.includes(statement));
    const must = can && bids.every((words) => words.includes(statement));
    return {
      goal,
      chain: chains[goal] ?? [],
      now: found?.worth ?? null,
      sum: factors.length > 1 ? factors.map((factor) => number(factor)).join(' × ') : '',
      next,
      can,
      must,
      reason: can || seat === null ? '' : reason(view, goal, seat, next),
    };
  });
}

function reason(view: MariasView, goal: Goal, seat: number, next: GoalRow['next']): string {
  const found = view.goals.find((announced) => announced.goal === goal);
  const own = view.sides[seat];
  if (!found) {
    if (goal === 'hra') return '';
    if (own === 0 && view.rules.hundred_replaces === 'yes' && view.goals.length > 0) return t('marias-no-later');
    return goal === 'sedma' ? t('marias-only-seven') : '';
  }
  if (found.raises >= Number(view.rules.max_raises)) return t('marias-no-more');
  const last = found.side ^ (found.raises & 1);
  return last === own ? t('marias-their-word', { word: next.word, worth: number(next.worth) }) : '';
}

/** What is at stake for a seat, and what would be with these statements. */
export function stake(view: MariasView, seat: number, goals: GoalRow[], chosen: string[]): { now: number; then: number } {
  const share = seat === view.declarer ? 2 : 1;
  const now = goals.reduce((sum, row) => sum + (row.now ?? 0), 0);
  const then = goals.reduce((sum, row) => sum + (chosen.includes(row.next.statement) ? row.next.worth : (row.now ?? 0)), 0);
  return { now: share * now, then: share * then };
}
