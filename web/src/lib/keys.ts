// The keys of private tables. A link carries its key in the fragment, which browsers send to nobody; it is kept for this
// tab, taken out of the address, and said in a header, or in the protocols of a socket.

const PLACE = 'kavarna-keys';

function kept(): Map<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Record<string, string>));
  } catch {
    return new Map();
  }
}

/** The key of a table, or of the table that a record was played at. */
export function keyOf(id: string): string | null {
  const keys = kept();
  return keys.get(id) ?? keys.get(id.replace(/-\d+$/, '')) ?? null;
}

function keep(id: string, key: string): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept().set(id, key))));
  } catch {
    // Without storage the link works until the page is left.
  }
}

/** Takes what a link carries out of the address: keeps the key, and gives the secret of a seat. */
export function openLink(id: string): string | null {
  const carried = new URLSearchParams(location.hash.slice(1));
  const [secret, key] = [carried.get('s'), carried.get('k')];
  if (key) keep(id, key);
  if (secret || key) history.replaceState(null, '', location.pathname + location.search);
  return secret;
}

/** Forgets all keys: whoever comes to this page next is somebody else. */
export function dropKeys(): void {
  sessionStorage.removeItem(PLACE);
}
