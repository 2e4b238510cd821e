// How a game, a deal or a match ended, in one sentence.

import type { SheetLine } from '../cards/ScoreSheet.svelte';
import type { Face, Scene } from '../games/face';
import { t } from './i18n.svelte';
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

/** `You won the deal 74 : 46 · match 1 : 0`; at the end of a match who won it, and then how the last deal went. */
export function outcome(table: LiveTable, scene: Scene, face: Face): { headline: string; detail: string } {
  const { scores, view } = scene.moment;
  const match = table.session?.match;
  const kind = match ? 'ending-deal' : 'ending';
  const named = (seats: number[]) => seats.map((seat) => scene.names[seat]).join(' + ');
  const who = (what: string, winners: number[]) => {
    // Several people at one screen have won and lost: they are named.
    if (table.seat === null || scene.seat === null) return t(`${what}-winner`, { name: named(winners) });
    return t(winners.includes(table.seat) ? `${what}-won` : `${what}-lost`);
  };
  const deal = () => {
    if (!scores) return t('game-over');
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
    return winners.length === scores.length ? t(`${kind}-draw`) : who(kind, winners);
  };
  const points = FROM_OUTSIDE.includes(reasonOf(table)) ? '' : (face.result?.(view, table.seat ?? 0) ?? '');
  const dealt = [deal(), points].filter(Boolean).join(' ');
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
