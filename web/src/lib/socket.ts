// The line to one table: it comes back by itself, notices gaps, and sends every command until it is answered.

import { keyOf } from './keys';
import type { Ack, Change, Command, Earlier, Hint, Incoming, Presence, Refused, Snapshot, Thinking } from './protocol';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  snapshot(snapshot: Snapshot): void;
  change(change: Change): void;
  thinking?(thinking: Thinking): void;
  hint?(hint: Hint): void;
  presence?(presence: Presence): void;
  /** Earlier events of the game, that were left out of a long snapshot. */
  earlier?(earlier: Earlier): void;
  /** Whether the house can keep anything at the moment. */
  house?(writable: boolean): void;
  connection?(state: Connection, code?: number): void;
}

interface Waiting {
  frame: string;
  resolve(answer: Ack | Refused): void;
}

/** What the table's line needs of a WebSocket; tests hand in their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** Codes after which coming back would change nothing: no session, wrong origin, no such table. */
const FINAL = [4401, 4403, 4404];
const PING_EVERY = 15_000;
const SILENCE = 40_000;
const LONGEST_WAIT = 8_000;

export class TableSocket {
  private wire: Wire | null = null;
  private version = -1;
  private resyncing = false;
  /** The house has said on this wire how things stand; what waits goes out then and not before. */
  private greeted = false;
  private waiting = new Map<string, Waiting>();
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private ended = false;
  private count = 0;
  private readonly session = Math.random().toString(36).slice(2, 8);

  constructor(
    private readonly listener: Listener,
    private readonly connect: () => Wire,
  ) {
    this.open();
  }

  /** A name for a command that no other command has. */
  name(): string {
    return `${this.session}-${++this.count}`;
  }

  /** Sends a command; the same id goes out again after every reconnection until there is an answer. */
  send(command: Command, id = this.name()): Promise<Ack | Refused> {
    const frame = JSON.stringify({ id, ...command });
    return new Promise((resolve) => {
      this.waiting.set(id, { frame, resolve });
      if (this.greeted) this.wire?.send(frame);
    });
  }

  /** Tries at once instead of waiting for the next attempt. */
  wake(): void {
    if (!this.ended && !this.wire) this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    this.wire?.close();
    this.wire = null;
  }

  private open(): void {
    clearTimeout(this.retry);
    this.listener.connection?.(this.attempts === 0 ? 'connecting' : 'lost');
    const wire = this.connect();
    this.greeted = false;
    let ready = false;
    wire.onopen = () => {
      ready = true;
      this.heard = Date.now();
    };
    wire.onmessage = ({ data }) => {
      this.heard = Date.now();
      if (typeof data === 'string') this.read(JSON.parse(data) as Incoming);
    };
    wire.onclose = ({ code }) => {
      if (this.wire === wire || !ready) this.lost(code);
    };
    this.wire = wire;
    clearInterval(this.ping);
    this.ping = setInterval(() => this.keepAlive(), PING_EVERY);
  }

  private keepAlive(): void {
    if (!this.wire) return;
    if (this.heard && Date.now() - this.heard > SILENCE) this.wire.close();
    else if (this.heard) this.wire.send('{"do":"ping"}');
  }

  private lost(code: number): void {
    clearInterval(this.ping);
    this.wire = null;
    this.heard = 0;
    if (this.ended) return;
    if (FINAL.includes(code)) {
      this.ended = true;
      this.listener.connection?.('closed', code);
      return;
    }
    this.attempts += 1;
    this.listener.connection?.('lost', code);
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.attempts, 6));
    this.retry = setTimeout(() => this.open(), wait * (0.7 + 0.6 * Math.random()));
  }

  private read(frame: Incoming): void {
    switch (frame.type) {
      case 'snapshot':
        return this.start(frame);
      case 'event':
        return this.follow(frame);
      case 'ack':
      case 'refused':
        return this.answered(frame);
      case 'thinking':
        return this.listener.thinking?.(frame);
      case 'hint':
        // Its first sign of life is the answer to the question: it is not asked again after a break.
        this.answered({ type: 'ack', id: frame.for, version: this.version });
        return this.listener.hint?.(frame);
      case 'presence':
        return this.listener.presence?.(frame);
      case 'history':
        if (frame.from > 0) this.askEarlier(frame.from);
        return this.listener.earlier?.(frame);
      case 'house':
        return this.listener.house?.(frame.writable);
    }
  }

  private answered(answer: Ack | Refused): void {
    this.waiting.get(answer.id)?.resolve(answer);
    this.waiting.delete(answer.id);
  }

  private start(snapshot: Snapshot): void {
    const first = !this.greeted;
    this.greeted = true;
    this.version = snapshot.version;
    this.resyncing = false;
    this.attempts = 0;
    this.listener.connection?.('open');
    this.listener.snapshot(snapshot);
    if (snapshot.game?.history_from) this.askEarlier(snapshot.game.history_from);
    if (first) for (const { frame } of this.waiting.values()) this.wire?.send(frame);
  }

  private askEarlier(before: number): void {
    this.wire?.send(JSON.stringify({ do: 'history', before }));
  }

  private follow(change: Change): void {
    if (change.version <= this.version || this.resyncing) return;
    if (change.version > this.version + 1) {
      this.resyncing = true;
      this.wire?.send('{"do":"resync"}');
      return;
    }
    this.version = change.version;
    this.listener.change(change);
  }
}

/** The socket of a table on the house this page came from. */
export function tableWire(id: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const key = keyOf(id);
  const address = `${scheme}//${location.host}/api/v1/tables/${id}/socket`;
  return new WebSocket(address, key ? ['kavarna', `key.${key}`] : ['kavarna']) as unknown as Wire;
}
