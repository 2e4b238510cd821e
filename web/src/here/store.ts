// What is played in this browser is kept in this browser: the log of every table, and the records of finished games.

import type { GameRecord, Table } from '../lib/protocol';

/** A table as it is kept beside its log. */
export interface KeptTable {
  id: string;
  game: string;
  /** Whose table it is: the same person goes on with it, whoever they are to the server by then. */
  person: { id: string; name: string };
  card: Table;
}

export interface KeptRecord {
  id: string;
  table: string | null;
  finished: number;
  record: GameRecord;
  /** Its name at the server, once it was handed over. */
  handed?: string;
}

/** An entry of a table's log, as the house in the page writes it. */
export type Entry = Record<string, unknown>;

/** A small mark by which the rest of the app knows that there is something here, without opening the database. */
const MARK = 'kavarna.here';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open('kavarna', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('tables', { keyPath: 'id' });
      asked.result.createObjectStore('log', { keyPath: ['table', 'version'] });
      asked.result.createObjectStore('records', { keyPath: 'id' });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
  });
  return opened;
}

/** Does something in one transaction: all of it is kept, or nothing. */
async function within<T>(stores: string[], mode: IDBTransactionMode, work: (on: IDBTransaction) => IDBRequest<T> | void): Promise<T> {
  const transaction = (await open()).transaction(stores, mode);
  return new Promise((resolve, reject) => {
    const asked = work(transaction);
    transaction.oncomplete = () => resolve(asked?.result as T);
    transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
  });
}

const ofTable = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

export const store = {
  tables: () => within<KeptTable[]>(['tables'], 'readonly', (on) => on.objectStore('tables').getAll()),
  table: (id: string) => within<KeptTable | undefined>(['tables'], 'readonly', (on) => on.objectStore('tables').get(id)),
  records: () => within<KeptRecord[]>(['records'], 'readonly', (on) => on.objectStore('records').getAll()),
  record: (id: string) => within<KeptRecord | undefined>(['records'], 'readonly', (on) => on.objectStore('records').get(id)),
  log: async (id: string) => {
    const rows = await within<{ entry: Entry }[]>(['log'], 'readonly', (on) => on.objectStore('log').getAll(ofTable(id)));
    return rows.map(({ entry }) => entry);
  },
  /** Adds entries to a table's log, the first of which leads to version `from`. One that is there already was written by another
   * tab, which has gone on with the table: then nothing is kept. */
  async keep(table: KeptTable, from: number, entries: Entry[], finished: KeptRecord | null): Promise<void> {
    await within(['tables', 'log', 'records'], 'readwrite', (on) => {
      entries.forEach((entry, place) => on.objectStore('log').add({ table: table.id, version: from + place, entry }));
      on.objectStore('tables').put(table);
      if (finished) on.objectStore('records').put(finished);
    });
    mark();
  },
  async keepRecord(record: KeptRecord): Promise<void> {
    await within(['records'], 'readwrite', (on) => void on.objectStore('records').put(record));
    mark();
  },
  dropRecord: (id: string) => within(['records'], 'readwrite', (on) => void on.objectStore('records').delete(id)),
  dropTable: (id: string) =>
    within(['tables', 'log'], 'readwrite', (on) => {
      on.objectStore('tables').delete(id);
      on.objectStore('log').delete(ofTable(id));
    }),
};

function mark(): void {
  try {
    localStorage.setItem(MARK, 'yes');
  } catch {
    // Without storage nothing was kept either.
  }
}
