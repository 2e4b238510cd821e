// Handing what was played here to the server: every record once, however often it is tried.

import { api } from '../lib/api';
import type { RecordCard, Table } from '../lib/protocol';
import { ask } from './house';
import { store as kept } from './store';

export const store = {
  /** All that is kept here, and how many records the server does not have. */
  async all(): Promise<{ tables: Table[]; records: RecordCard[]; waiting: number }> {
    const { tables } = (await ask('GET', '/tables?mine=true', undefined)) as { tables: Table[] };
    const { records } = (await ask('GET', '/records', undefined)) as { records: RecordCard[] };
    const waiting = (await kept.records()).filter(({ handed }) => !handed).length;
    return { tables, records, waiting };
  },
};

/** Hands over what the server does not have yet, oldest first, and says how many there were. */
export async function handOver(): Promise<number> {
  const fresh = (await kept.records()).filter(({ handed }) => !handed).sort((a, b) => a.finished - b.finished);
  for (const one of fresh) {
    // The name here goes with it: a record that arrived although its answer did not is not kept twice.
    const { id } = await api.upload(one.record, one.id);
    await kept.keepRecord({ ...one, handed: id });
  }
  return fresh.length;
}
