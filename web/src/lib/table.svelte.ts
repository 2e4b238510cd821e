// A table as this page sees it: the line to the house, what is shown now, and what waits to be shown.

import type { Face } from '../games/face';
import { buzz } from './haptics';
import type {
  Ack,
  Allowed,
  Change,
  ChatLine,
  Clocks,
  Command,
  HouseEvent,
  Moment,
  Offers,
  Refused,
  Report,
  Reveal,
  Session,
  Snapshot,
  Table,
} from './protocol';
import { t } from './i18n.svelte';
import { refusedWords } from './refusal';
import { paceFactor, settings } from './settings.svelte';
import { TableSocket, tableWire, type Connection } from './socket';
import { play as sound } from './sound';
import { share } from './worth';

/** How long people are told that something was refused, in milliseconds. */
const REFUSED = 8_000;
/** How long a move of somebody else stays before the next one is shown. */
const GLANCE = 420;

interface Step {
  show: () => void;
  ms: number;
}

export class LiveTable {
  connection = $state<Connection>('connecting');
  closed = $state<number | null>(null);
  table = $state.raw<Table | null>(null);
  seat = $state<number | null>(null);
  /** All seats of this person; more than one when both sides share a screen. */
  seats = $state.raw<number[]>([]);
  /** What is drawn; it follows `latest` at a pace that people can follow. */
  shown = $state.raw<Moment | null>(null);
  latest = $state.raw<Moment | null>(null);
  history = $state.raw<HouseEvent[]>([]);
  /** How many events come before those in `history` and have not been heard yet. */
  private historyFrom = 0;
  /** Whether the house can keep anything at the moment. */
  writable = $state(true);
  clocks = $state.raw<Clocks | null>(null);
  /** The house's clock minus ours. */
  ahead = $state(0);
  offers = $state.raw<Offers>({ draw: null, undo: null, claim: null, next: [] });
  session = $state.raw<Session | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  allowed = $state.raw<Allowed[]>([]);
  hint = $state.raw<Report | null>(null);
  hinting = $state<number | null>(null);
  thoughts = $state.raw<Record<number, Report>>({});
  /** The house's opinion of the game after each decision, from the view of seat 0. */
  graph = $state.raw<{ step: number; share: number }[]>([]);
  record = $state<string | null>(null);
  reveal = $state.raw<Reveal | null>(null);
  commitment = $state<string | null>(null);
  reason = $state<string | null>(null);
  refused = $state<string | null>(null);
  sending = $state(false);
  /** Something is shown until the person says to go on. */
  waits = $state(false);
  private socket: TableSocket;
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private version = 0;
  /** The hint that is waited for. */
  private asked: string | null = null;
  private face: Face | null = null;
  /** What is drawn of an own move until the house has answered. */
  private tried: Moment | null = null;

  constructor(readonly id: string) {
    this.socket = new TableSocket(
      {
        snapshot: (snapshot) => this.begin(snapshot),
        change: (change) => this.follow(change),
        thinking: ({ seat, report }) => this.think(seat ?? 0, report),
        hint: (hint) => {
          // One that comes after the game has gone on is about another position.
          if (hint.for !== this.asked) return;
          if (hint.state === 'done') {
            this.hint = hint.report ?? null;
            this.hinting = null;
          } else this.hinting = hint.place ?? 0;
        },
        presence: ({ table }) => (this.table = table),
        earlier: ({ from, events }) => {
          // Only what comes right before what is there: a game may have begun anew in between.
          if (from + events.length !== this.historyFrom) return;
          this.history = [...events, ...this.history];
          this.historyFrom = from;
        },
        house: (writable) => (this.writable = writable),
        connection: (state, code) => {
          this.connection = state;
          if (state === 'closed') this.closed = code ?? 0;
        },
      },
      () => tableWire(id, () => settings.pace === 'none'),
    );
  }

  /** Nothing waits to be shown and it is this seat's turn. */
  get mine(): boolean {
    const turn = this.shown?.turn ?? null;
    return this.caughtUp && !this.waits && turn !== null && this.seats.includes(turn) && !this.shown?.over;
  }

  get caughtUp(): boolean {
    return this.shown === this.latest;
  }

  dress(face: Face): void {
    this.face = face;
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.telling);
    this.socket.close();
  }

  wake(): void {
    this.socket.wake();
  }

  /** The browser says that the network is gone: see whether the house still answers. */
  doubt(): void {
    this.socket.doubt();
  }

  async send(command: Command, id?: string): Promise<Ack | Refused> {
    this.refused = null;
    const answer = await this.socket.send(command, id);
    if (answer.type === 'refused') this.tell(refusedWords(answer.code));
    return answer;
  }

  /** What was refused is said for a while; what has happened since then makes it old. */
  private tell(words: string): void {
    this.refused = words;
    clearTimeout(this.telling);
    this.telling = setTimeout(() => (this.refused = null), REFUSED);
  }

  async play(move: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.forgetHint();
    this.tryOut(move);
    try {
      const answer = await this.send({ do: 'move', move, version: this.version });
      if (answer.type === 'refused') this.takeBack();
    } finally {
      this.sending = false;
    }
  }

  /** The card or piece moves at once; what follows from it comes with the answer. */
  private tryOut(move: string): void {
    const { shown } = this;
    if (!shown || shown.turn === null || !this.face?.tried) return;
    const { turn } = shown;
    const after = (view: unknown) => this.face!.tried!(view, turn, move);
    this.tried = { ...shown, view: after(shown.view), open: shown.open ? after(shown.open) : shown.open, legal: [], turn: null };
    this.shown = this.tried;
    sound(this.face.sound(move));
  }

  /** The house has refused: it returns to where it was. */
  private takeBack(): void {
    if (this.tried && this.shown === this.tried) this.shown = this.latest;
    this.tried = null;
  }

  /** A hint is there within a second: a little of it is for the way there and back. */
  async ask(ms = 800): Promise<void> {
    const id = this.socket.name();
    this.asked = id;
    this.hinting = 0;
    const answer = await this.send({ do: 'hint', ms }, id);
    if (answer.type === 'refused' && this.asked === id) this.forgetHint();
  }

  private forgetHint(): void {
    this.asked = null;
    this.hint = null;
    this.hinting = null;
  }

  /** Somebody touched the felt: go on at once. */
  hurry(): void {
    if (this.steps.length > 0 || !this.caughtUp || this.waits) this.run();
  }

  private begin(snapshot: Snapshot): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.steps = [];
    this.waits = false;
    this.tried = null;
    this.version = snapshot.version;
    this.ahead = snapshot.now - Date.now();
    this.seat = snapshot.you.seat;
    this.seats = snapshot.you.seats ?? (snapshot.you.seat === null ? [] : [snapshot.you.seat]);
    this.table = snapshot.table;
    this.latest = this.shown = snapshot.game;
    this.history = snapshot.game?.history ?? [];
    this.historyFrom = snapshot.game?.history_from ?? 0;
    this.writable = true;
    this.clocks = snapshot.clocks;
    this.offers = snapshot.offers;
    this.session = snapshot.session;
    this.chat = snapshot.chat ?? [];
    this.allowed = snapshot.allowed ?? [];
    this.commitment = snapshot.commitment ?? null;
    this.record = snapshot.record ?? null;
    this.reveal = snapshot.reveal ?? null;
    this.reason = snapshot.game?.reason ?? null;
    this.forgetHint();
    this.graph = this.graph.filter(({ step }) => step <= this.decisions);
  }

  /** What had happened by the moment that is shown: what waits to be shown is left out. */
  get seen(): HouseEvent[] {
    let late = (this.latest?.moves ?? 0) - (this.shown?.moves ?? 0);
    let end = this.history.length;
    for (let place = end - 1; place >= 0 && late > 0; place -= 1) {
      if (this.history[place].type !== 'event') continue;
      late -= 1;
      end = place;
    }
    return this.history.slice(0, end);
  }

  /** Decisions made so far. */
  get decisions(): number {
    return this.history.filter((event) => event.type === 'event').length;
  }

  private follow(change: Change): void {
    this.version = change.version;
    this.ahead = change.now - Date.now();
    this.clocks = change.clocks;
    if (change.what === 'offer' && this.isDeclined(change.offers)) this.tell(t('offer-declined'));
    this.offers = change.offers;
    this.allowed = change.allowed;
    if ('table' in change) this.table = change.table;
    if (change.what === 'chat') {
      const { seat, name, text, at } = change;
      this.chat = [...this.chat, { seat, name, text, at }];
    }
    // The score of a match changes when its deal is seen to end, not before.
    const result = () => {
      if (change.what !== 'over') return;
      this.session = change.session;
      this.reason = change.game?.reason ?? null;
    };
    if (change.what === 'over') {
      if (!change.game) result();
      this.record = change.record ?? this.record;
      this.reveal = change.reveal ?? this.reveal;
    }
    if ('game' in change && change.game) this.happen(change, change.game, result);
  }

  /** Whether something that was asked from here is asked no more, and nothing came of it. */
  private isDeclined(now: Offers): boolean {
    return (['draw', 'undo', 'claim'] as const).some((what) => {
      const asked = this.offers?.[what] ?? null;
      const by = typeof asked === 'object' ? asked?.seat : asked;
      return by !== null && by !== undefined && by === this.seat && now[what] === null;
    });
  }

  private happen(change: Change, game: Moment, result: () => void): void {
    const before = this.latest;
    this.latest = game;
    this.forgetHint();
    if (game.history) {
      const earlier = game.history_from ?? 0;
      // What was heard before of a long game stays.
      this.history = [...this.history.slice(0, Math.max(0, earlier - this.historyFrom)), ...game.history];
    } else if (change.what === 'move') this.history = [...this.history, ...change.events];
    if (change.what === 'over') {
      // The end comes after the last move has been seen.
      this.queue({
        show: () => {
          this.shown = game;
          result();
          this.ring(change.game?.scores ?? null);
        },
        ms: 0,
      });
      return;
    }
    if (change.what !== 'move' || !before) {
      this.steps = [];
      this.waits = false;
      clearTimeout(this.timer);
      this.timer = undefined;
      this.shown = game;
      return;
    }
    const decision = change.events.find((event) => event.type === 'event');
    // Of those who share a screen nobody waits for what another of them has done.
    const own = this.isHere(decision?.seat);
    const next = this.isHere(game.turn);
    // A decision is heard once, with the first that is seen of it.
    let heard = this.tried !== null;
    const hear = () => {
      if (decision && !heard) sound(this.face?.sound(decision.move) ?? 'piece');
      heard = true;
    };
    this.tried = null;
    const stages = this.face?.between?.(before.view, game.view) ?? [];
    const opened = before.open && game.open ? (this.face?.between?.(before.open, game.open) ?? []) : [];
    for (const [place, { view, ms }] of stages.entries()) {
      const moment = { ...game, view, open: opened[place]?.view, legal: [], over: false };
      this.queue({
        show: () => {
          this.shown = moment;
          hear();
        },
        ms,
      });
    }
    const ends = stages.at(-1)?.ends;
    this.queue({
      show: () => {
        this.shown = game;
        hear();
        if (ends) sound(ends);
        if (!next || own) return;
        buzz('turn');
        // Whoever looks at something else meanwhile hears that the others wait.
        if (document.hidden) sound('yours');
      },
      // Who wants to go on by a touch does so after every move of somebody else, also the last one before the own.
      ms: own || (next && settings.pace !== 'tap') ? 0 : GLANCE,
    });
  }

  /** Whether somebody at this screen has the seat. */
  private isHere(seat: number | null | undefined): boolean {
    return seat !== null && seat !== undefined && this.seats.includes(seat);
  }

  private queue(step: Step): void {
    this.steps.push(step);
    if (this.timer === undefined && !this.waits) this.run();
  }

  private run(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waits = false;
    const step = this.steps.shift();
    if (!step) return;
    step.show();
    const ms = step.ms > 0 ? step.ms * paceFactor() : 0;
    // The timer stays set while something is being looked at, even when nothing follows yet.
    if (ms === Infinity) this.waits = true;
    else if (ms > 0) this.timer = setTimeout(() => this.run(), ms);
    else this.run();
  }

  private ring(scores: number[] | null): void {
    if (this.seat === null || !scores) return;
    const own = scores[this.seat];
    if (own > 0) sound('won');
    else if (own < 0) sound('lost');
  }

  private think(seat: number, report: Report): void {
    this.thoughts = { ...this.thoughts, [seat]: report };
    const best = report.candidates[0];
    if (!best || this.table?.seats.length !== 2) return;
    const value = share(best) * (seat === 0 ? 1 : -1);
    const step = this.decisions;
    this.graph = [...this.graph.filter((point) => point.step < step), { step, share: value }];
  }
}
