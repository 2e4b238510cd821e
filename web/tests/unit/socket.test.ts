// The line to a table: nothing is lost, nothing is done twice.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableSocket, type Connection, type Listener, type Wire } from '../../src/lib/socket';
import type { Change, Snapshot } from '../../src/lib/protocol';

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.({ code: 1000 });
  }
  hear(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

let wires: FakeWire[];
let heard: { snapshots: Snapshot[]; changes: Change[]; states: Connection[] };
let socket: TableSocket;

const wire = () => wires.at(-1)!;
const snapshot = (version: number) => ({ type: 'snapshot', version });
const change = (version: number) => ({ type: 'event', version, what: 'chat' });

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = { snapshots: [], changes: [], states: [] };
  const listener: Listener = {
    snapshot: (frame) => heard.snapshots.push(frame),
    change: (frame) => heard.changes.push(frame),
    connection: (state) => heard.states.push(state),
  };
  socket = new TableSocket(listener, () => {
    wires.push(new FakeWire());
    return wire();
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe('the line to a table', () => {
  test('changes come in order, old ones are ignored', () => {
    wire().hear(snapshot(5));
    for (const version of [6, 6, 5, 7]) wire().hear(change(version));
    expect(heard.changes.map(({ version }) => version)).toEqual([6, 7]);
  });

  test('a gap is noticed once and closed by a snapshot', () => {
    wire().hear(snapshot(5));
    wire().hear(change(8));
    wire().hear(change(9));
    expect(wire().sent).toEqual([{ do: 'resync' }]);
    expect(heard.changes).toEqual([]);
    wire().hear(snapshot(9));
    wire().hear(change(10));
    expect(heard.changes.map(({ version }) => version)).toEqual([10]);
  });

  test('an unanswered command goes out again, with the same id, after the line was down', async () => {
    wire().hear(snapshot(1));
    const answer = socket.send({ do: 'move', move: 'e5', version: 1 });
    const [first] = wire().sent;
    wire().onclose?.({ code: 1006 });
    expect(heard.states.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(2000);
    expect(wires).toHaveLength(2);
    wire().hear(snapshot(1));
    expect(wire().sent).toEqual([first]);
    wire().hear({ type: 'ack', id: first.id, version: 2 });
    await expect(answer).resolves.toMatchObject({ type: 'ack', version: 2 });
    expect(heard.states.at(-1)).toBe('open');
  });

  test('an answered command does not go out again', async () => {
    wire().hear(snapshot(1));
    void socket.send({ do: 'hint' });
    wire().hear({ type: 'ack', id: wire().sent[0].id, version: 1 });
    wire().onclose?.({ code: 1012 });
    await vi.advanceTimersByTimeAsync(2000);
    wire().hear(snapshot(1));
    expect(wire().sent).toEqual([]);
  });

  test('the first sign of a hint answers its question', async () => {
    wire().hear(snapshot(1));
    const id = socket.name();
    const answer = socket.send({ do: 'hint' }, id);
    wire().hear({ type: 'hint', for: id, state: 'queued', place: 0 });
    await expect(answer).resolves.toMatchObject({ type: 'ack', id });
    wire().onclose?.({ code: 1012 });
    await vi.advanceTimersByTimeAsync(2000);
    wire().hear(snapshot(1));
    expect(wire().sent).toEqual([]);
  });

  test('what is asked for while the line is being opened waits for it', async () => {
    void socket.send({ do: 'move', move: 'e5', version: 1 });
    expect(wire().sent).toEqual([]);
    wire().hear(snapshot(1));
    expect(wire().sent).toMatchObject([{ do: 'move', move: 'e5' }]);
    wire().hear(snapshot(1));
    expect(wire().sent).toHaveLength(1);
  });

  test('a refusal is an answer too', async () => {
    wire().hear(snapshot(1));
    const answer = socket.send({ do: 'move', move: 'z9', version: 1 });
    wire().hear({ type: 'refused', id: wire().sent[0].id, code: 'illegal', message: 'no' });
    await expect(answer).resolves.toMatchObject({ type: 'refused', code: 'illegal' });
  });

  test.each([4401, 4403, 4404])('after %i nobody comes back', async (code) => {
    wire().onclose?.({ code });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
    expect(heard.states.at(-1)).toBe('closed');
  });

  test('a line that has gone silent is told within five seconds, and comes back with the first word', async () => {
    wire().onopen?.();
    wire().hear(snapshot(1));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(wire().sent).toEqual([{ do: 'ping' }]);
    expect(heard.states.at(-1)).toBe('open');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heard.states.at(-1)).toBe('lost');
    wire().hear({ type: 'pong' });
    expect(heard.states.at(-1)).toBe('open');
    expect(wires).toHaveLength(1);
  });

  test('a house that answers is believed, whatever the browser says of the network', async () => {
    wire().onopen?.();
    wire().hear(snapshot(1));
    socket.doubt();
    wire().hear({ type: 'pong' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard.states.at(-1)).toBe('open');
    socket.doubt();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard.states.at(-1)).toBe('lost');
  });

  test('nobody waits for the browser to close a line on which nobody answers', async () => {
    wire().close = () => undefined;
    wire().onopen?.();
    wire().hear(snapshot(1));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(wires.length).toBeGreaterThan(1);
  });

  test('a line that never opens is tried again', async () => {
    wire().close = () => undefined;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(wires.length).toBeGreaterThan(1);
  });

  test('a silent line is given up and opened anew', async () => {
    wire().onopen?.();
    wire().hear(snapshot(1));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(wires.length).toBeGreaterThan(1);
  });
});
