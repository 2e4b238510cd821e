// Why a ring may not go somewhere. The house decides; this only explains.

import { t } from '../../lib/i18n.svelte';
import { between, BY_NAME, type YinshView } from './board';

function aligned(from: string, to: string): boolean {
  const a = BY_NAME.get(from)!;
  const b = BY_NAME.get(to)!;
  const dx = b.column - a.column;
  const dy = b.row - a.row;
  return dx === 0 || dy === 0 || dx === dy;
}

export function whyNot(view: YinshView, from: string | null, to: string): string {
  const rings = new Set(view.rings.flat());
  const markers = new Set(view.markers.flat());
  if (view.phase === 'place') return t('yinsh-why-taken');
  if (view.phase === 'ring') return t('yinsh-why-own-ring');
  if (view.phase === 'row') return t('yinsh-why-row');
  if (!from) return rings.has(to) ? t('yinsh-why-not-yours') : t('yinsh-why-ring-first');
  if (rings.has(to) || markers.has(to)) return t('yinsh-why-occupied');
  if (!aligned(from, to)) return t('yinsh-why-line');
  const way = between(from, to);
  if (way.some((point) => rings.has(point))) return t('yinsh-why-over-ring');
  return t('yinsh-why-stop');
}
