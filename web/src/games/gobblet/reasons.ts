// Why a piece may not go somewhere. The house decides; this only explains.

import { t } from '../../lib/i18n.svelte';
import { top, type GobbletView } from './view';

export function whyNot(view: GobbletView, from: string, to: string, seat: number): string {
  const there = top(view, to);
  const size = from.endsWith('@') ? Number(from[0]) : (top(view, from)?.size ?? 0);
  if (there && there.size >= size) return t('gobblet-why-size');
  if (from.endsWith('@') && there) return t(there.seat === seat ? 'gobblet-why-own' : 'gobblet-why-reserve');
  return t('gobblet-why-not');
}
