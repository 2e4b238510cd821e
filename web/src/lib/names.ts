// What the people and programs at a table are called.

import { t } from './i18n.svelte';
import type { SeatInfo, Table } from './protocol';

/** `house:level=5` becomes "House 5"; other players keep their own names. */
export function specName(spec: string): string {
  const level = /^house(?::(?:.*,)?level=(\d+))?/.exec(spec);
  if (level) return level[1] ? t('house-name', { level: level[1] }) : t('house-best');
  return spec;
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open' || seat.kind === 'link') return seat.name ?? t('free-seat');
  if (seat.spec) return specName(seat.spec);
  return seat.name ?? t('guest-name');
}

export function seatNames(table: Table): string[] {
  return table.seats.map(seatName);
}
