// The line to one table: it comes back by itself, notices gaps, and sends every command until it is answered.

import { HereWire } from '../here/host';
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
/** How often the line is looked at, in milliseconds. */
const LOOK = 500;
/** After so long a silence the house is asked whether it is there; less often while nobody looks at the page. */
const QUIET = 2_000;
const QUIET_UNSEEN = 20_000;
/** When it has not answered for so long, people are told that the line is down. */
const PATIENCE = 2_000;
/** The same when the browser has said that the network is gone. */
const DOUBT = 700;
/** And after so long the line is given up and another one tried. */
const GIVE_UP = 6_000;
const LONGEST_WAIT = 8_000;
/** A line that has not opened for so long is told as down; it is tried on. */
const UNOPENED = 4_000;

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
  /** When the house was asked whether it is there, if it has not answered yet, and how long that may take. */
  private doubted: { since: number; patience: number } | null = null;
  private faint = false;
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
    if (this.ended) return;
    if (this.faint) this.lost(1006);
    if (!this.wire) this.open();
    else this.doubt(PATIENCE);
  }

  /** Asks whether the house is there, without waiting for a silence. */
  doubt(patience = DOUBT): void {
    if (!this.wire || !this.heard) return;
    if (this.doubted) this.doubted.patience = Math.min(this.doubted.patience, patience);
    else {
      this.doubted = { since: Date.now(), patience };
      this.wire.send('{"do":"ping"}');
    }
    setTimeout(() => this.look(), patience + 20);
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
    let told = false;
    const opened = Date.now();
    wire.onopen = () => {
      ready = true;
      this.hear();
    };
    wire.onmessage = ({ data }) => {
      if (this.wire !== wire) return;
      this.hear();
      if (typeof data === 'string') this.read(JSON.parse(data) as Incoming);
    };
    wire.onclose = ({ code }) => {
      if (this.wire === wire) this.lost(code);
    };
    this.wire = wire;
    clearInterval(this.ping);
    this.ping = setInterval(() => {
      // A line that does not even open is tried again, too.
      const waited = Date.now() - opened;
      if (!ready && waited > LONGEST_WAIT) this.lost(1006);
      else if (!ready && waited > UNOPENED && !told) {
        told = true;
        this.listener.connection?.('lost');
      } else this.look();
    }, LOOK);
  }

  /** Something came through: the line is up. */
  private hear(): void {
    this.heard = Date.now();
    this.doubted = null;
    if (!this.faint) return;
    this.faint = false;
    this.listener.connection?.('open');
  }

  private look(): void {
    if (!this.wire || !this.heard) return;
    const now = Date.now();
    if (!this.doubted) {
      const unseen = typeof document !== 'undefined' && document.visibilityState === 'hidden';
      if (now - this.heard >= (unseen ? QUIET_UNSEEN : QUIET)) this.doubt(PATIENCE);
      return;
    }
    const waited = now - this.doubted.since;
    if (waited >= GIVE_UP) this.lost(1006);
    else if (waited >= this.doubted.patience && !this.faint) {
      this.faint = true;
      this.listener.connection?.('lost');
    }
  }

  private lost(code: number): void {
    clearInterval(this.ping);
    const { wire } = this;
    this.wire = null;
    // The browser may take a minute to close a line that nobody answers on: nobody waits for that.
    wire?.close();
    this.heard = 0;
    this.doubted = null;
    this.faint = false;
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
    if (answer.id === null) return;
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

/** The socket of a table on the house this page came from, or the line to one that is run in this page. */
export function tableWire(id: string, hurried = () => false): Wire {
  if (id.startsWith('here-')) return new HereWire(id, hurried);
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const key = keyOf(id);
  const address = `${scheme}//${location.host}/api/v1/tables/${id}/socket`;
  return new WebSocket(address, key ? ['kavarna', `key.${key}`] : ['kavarna']) as unknown as Wire;
}
