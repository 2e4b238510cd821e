// How a game, a deal or a match ended, in one sentence.

import type { SheetLine } from '../cards/ScoreSheet.svelte';
import type { Face, Scene } from '../games/face';
import { number, t } from './i18n.svelte';
import type { MatchScore, Session } from './protocol';
import type { LiveTable } from './table.svelte';

/** Endings that the cards have not decided: the points on the table say nothing about them. */
const FROM_OUTSIDE = ['resigned', 'time', 'forfeit', 'agreed', 'claimed'];

/** Why it ended, in the word of the house. */
export function reasonOf(table: LiveTable): string {
  return table.reason ?? '';
}

/** The won deals of a match, the own side first: `1 : 0`. */
export function matchText({ sides, won }: MatchScore, seat: number | null): string {
  const own = sides[seat ?? 0] ?? 0;
  return [won[own], ...won.filter((_, side) => side !== own)].join(' : ');
}

/** Whether a session of deals that are added up has had its last deal; one that somebody has left just stops. */
function isPlayedOut({ table, session }: LiveTable): boolean {
  const left = table?.seats.some(({ kind }) => kind === 'open' || kind === 'link');
  return Boolean(table?.match && session && !session.match && !session.next && session.deals > 1 && !left);
}

/** The seats that have most, in their order. */
const leaders = (scores: number[]): number[] => scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));

/** `You won the deal 74 : 46 · match 1 : 0`; at the end of a match who won it, and then how the last deal went. */
export function outcome(table: LiveTable, scene: Scene, face: Face): { headline: string; detail: string } {
  const { scores, view } = scene.moment;
  const match = table.session?.match;
  const over = isPlayedOut(table);
  const kind = match || over || table.session?.next ? 'ending-deal' : 'ending';
  const named = (seats: number[]) => seats.map((seat) => scene.names[seat]).join(' + ');
  const who = (what: string, winners: number[]) => {
    // Several people at one screen have won and lost: they are named.
    if (table.seat === null || scene.seat === null) return t(`${what}-winner`, { name: named(winners) });
    return t(winners.includes(table.seat) ? `${what}-won` : `${what}-lost`);
  };
  const best = leaders(scores ?? []);
  const deal = () => {
    if (!scores) return t('game-over');
    return best.length === scores.length ? t(`${kind}-draw`) : who(kind, best);
  };
  // Whoever has no seat of their own reads the result from the side of those who are named.
  const own = table.seat ?? best[0] ?? 0;
  const points = FROM_OUTSIDE.includes(reasonOf(table)) ? '' : (face.result?.(view, own) ?? '');
  const dealt = [deal(), points].filter(Boolean).join(' ');
  if (!match && over && table.session) {
    const { score } = table.session;
    const first = leaders(score);
    const headline = first.length === score.length ? t('ending-draw') : `${who('ending-match', first)} ${number(score[table.seat ?? first[0]] ?? 0)}`;
    return { headline, detail: dealt };
  }
  if (!match) return { headline: dealt, detail: '' };
  const score = matchText(match, table.seat);
  if (match.winners.length === 0) return { headline: `${dealt} · ${t('match-score', { score })}`, detail: '' };
  const winners = match.sides.flatMap((side, seat) => (match.winners.includes(side) ? [seat] : []));
  return { headline: `${who('ending-match', winners)} ${score}`, detail: dealt };
}

/** The best of a deal have won it, unless all are equal. */
function won(scores: number[]): number[] {
  const best = Math.max(...scores);
  return scores.map((score) => (score === best && scores.some((other) => other < best) ? 1 : 0));
}

/** The deals of a session; in a match a won deal is one, and a lost one nothing, so that the sum is the score. */
export function sheetOf(session: Session | null): SheetLine[] {
  const lines = session?.sheet ?? [];
  return session?.match ? lines.map((line) => ({ ...line, scores: won(line.scores) })) : lines;
}
