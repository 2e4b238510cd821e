// Own pictures of cards, from a folder of the person's machine: kept in this browser and sent nowhere. A card without one is
// drawn as always.

import type { Pack } from './sprite';

/** A picture for each card that has one, by `de/HA`; the back of a pack is `de/back`. */
const shown: Record<string, string> = $state({});

/** Says that there are pictures to read, so that nobody else waits for them. */
const FLAG = 'kavarna.pictures';
const STORE = 'cards';
/** Larger files are photographs, not cards. */
const LARGEST = 1_500_000;
const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'image/gif', 'image/avif'];

export const pictureOf = (pack: Pack, card: string): string | undefined => shown[`${pack}/${card === '?' ? 'back' : card}`];

export const countOf = (pack: Pack): number => Object.keys(shown).filter((key) => key.startsWith(`${pack}/`)).length;

/** The card that a file is a picture of: its name without folder and ending, `HA.png`, `back.jpg`. */
export function cardOfFile(name: string, cards: readonly string[]): string | null {
  const plain = name.split('/').at(-1)!.replace(/\.[^.]*$/, '').trim();
  if (plain.toLowerCase() === 'back') return 'back';
  return cards.find((card) => card.toLowerCase() === plain.toLowerCase()) ?? null;
}

function store(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(FLAG, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no store'));
  });
}

async function change(what: (cards: IDBObjectStore) => void): Promise<void> {
  const base = await store();
  await new Promise<void>((resolve, reject) => {
    const work = base.transaction(STORE, 'readwrite');
    what(work.objectStore(STORE));
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error ?? new Error('not kept'));
  });
  base.close();
  if (Object.keys(shown).length > 0) localStorage.setItem(FLAG, 'yes');
  else localStorage.removeItem(FLAG);
}

let read = false;

/** Reads the pictures that were kept, once. */
export async function readPictures(): Promise<void> {
  if (read) return;
  read = true;
  try {
    if (!localStorage.getItem(FLAG)) return;
    const base = await store();
    const walk = base.transaction(STORE).objectStore(STORE).openCursor();
    walk.onsuccess = () => {
      const at = walk.result;
      if (!at) return base.close();
      shown[String(at.key)] = String(at.value);
      at.continue();
    };
  } catch {
    // A browser that keeps nothing shows the house's own cards.
  }
}

const dataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });

export interface Gathered {
  found: number;
  /** Cards without a picture: they are drawn by the house. */
  missing: string[];
  /** Files that are no picture of a card of this pack. */
  wrong: string[];
}

/** Takes the pictures of a folder for a pack, in place of those that were there. */
export async function gather(pack: Pack, files: File[], cards: readonly string[]): Promise<Gathered> {
  const found = new Map<string, string>();
  const wrong: string[] = [];
  for (const file of files) {
    const card = cardOfFile(file.name, cards);
    if (card === null || !KINDS.includes(file.type) || file.size > LARGEST || found.has(card)) wrong.push(file.name);
    else found.set(card, await dataUrl(file));
  }
  const before = Object.keys(shown).filter((key) => key.startsWith(`${pack}/`));
  for (const key of before) delete shown[key];
  for (const [card, url] of found) shown[`${pack}/${card}`] = url;
  await change((kept) => {
    for (const key of before) kept.delete(key);
    for (const [card, url] of found) kept.put(url, `${pack}/${card}`);
  });
  return { found: found.size, missing: cards.filter((card) => !found.has(card)), wrong };
}

/** Back to the cards of the house. */
export const forget = (pack: Pack): Promise<Gathered> => gather(pack, [], []);
