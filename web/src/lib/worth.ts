// How good something is: as words, and as a share from -1 (lost) to 1 (won).

import { number, t } from './i18n.svelte';
import type { Worth } from './protocol';

export function share(worth: Worth): number {
  if (worth === 'draw') return 0;
  if ('win' in worth) return 1;
  if ('loss' in worth) return -1;
  if ('chance' in worth) return 2 * worth.chance - 1;
  const value = 'eval' in worth ? worth.eval : worth.points * 10;
  return value / (Math.abs(value) + 100);
}

export function worthText(worth: Worth): string {
  if (worth === 'draw') return t('worth-draw');
  if ('win' in worth) return t('worth-win', { plies: worth.win });
  if ('loss' in worth) return t('worth-loss', { plies: worth.loss });
  if ('chance' in worth) return `${number(100 * worth.chance)} %`;
  const value = 'eval' in worth ? worth.eval / 100 : worth.points;
  const digits = 'eval' in worth ? 2 : 1;
  return (value > 0 ? '+' : value < 0 ? '−' : '') + number(Math.abs(value), digits);
}
