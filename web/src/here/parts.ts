// Tables of solved games, fetched part by part when an engine asks for one. The worker of the app keeps what was fetched, so
// that it is there without a connection, too.

const addresses = import.meta.glob<string>('../../engines/*.table/*.part', { query: '?url', import: 'default', eager: true });

/** A part of a table; nothing where it cannot be had now. An engine waits for it: this is a worker, in which that holds up
 * nobody else. */
export function fetchPart(table: string, part: number): Uint8Array | undefined {
  const address = addresses[`../../engines/${table}/${part}.part`];
  if (!address) return undefined;
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch {
    return undefined;
  }
  return request.status === 200 ? new Uint8Array(request.response as ArrayBuffer) : undefined;
}
