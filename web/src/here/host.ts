// A table of this page: what the room says is kept first and shown then; engines think in workers beside it.

import type { GameRecord, Table } from '../lib/protocol';
import type { Wire } from '../lib/socket';
import { desk, think, type Running } from './engines';
import { store, type Entry, type KeptTable } from './store';

type Next = { who: 'engine'; seat: number; version: number } | { who: 'auto'; version: number };
type Ask = { what: 'hint'; id: string; ms: number } | { what: 'claim'; id: string; show: boolean };

/** What came of something that was asked of a table; crates/wasm writes it. */
interface Outcome {
  from: number;
  entries: Entry[];
  frames: string[];
  card: Table;
  finished: { id: string; record: GameRecord } | null;
  next: Next | null;
  deadline: number | null;
  ask: Ask | null;
}

/** A move is shown no earlier, and what is forced comes no faster than what is not: milliseconds, at most and at least. */
const PACE = { shortest: 400, longest: 1200 };

const pause = () => PACE.shortest + Math.random() * (PACE.longest - PACE.shortest);
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whoever looks at a table through this page. */
export class HereWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private host: Host | null = null;
  private closed = false;

  /** `hurried` says that the person wants no pauses. */
  constructor(
    id: string,
    readonly hurried: () => boolean,
  ) {
    void Host.of(id).then(
      (host) => {
        if (this.closed) return;
        this.host = host;
        this.onopen?.();
        void host.join(this);
      },
      () => this.onclose?.({ code: 4404 }),
    );
  }

  send(text: string): void {
    void this.host?.act('hear', text);
  }

  close(): void {
    this.closed = true;
    this.host?.part(this);
  }
}

export class Host {
  private static readonly open = new Map<string, Promise<Host>>();
  private readonly wires = new Set<HereWire>();
  private log: Entry[] = [];
  private turn: Promise<unknown> = Promise.resolve();
  private thinking: { version: number; running: Running<unknown> | null } | null = null;
  private clock: ReturnType<typeof setTimeout> | undefined;

  private constructor(private table: KeptTable) {}

  /** The table of this name, opened from its log if it is not open. */
  static of(id: string): Promise<Host> {
    let found = Host.open.get(id);
    if (!found) {
      found = Host.read(id);
      found.catch(() => Host.open.delete(id));
      Host.open.set(id, found);
    }
    return found;
  }

  private static async read(id: string): Promise<Host> {
    const table = await store.table(id);
    if (!table) throw new Error('there is no such table');
    const host = new Host(table);
    await host.reopen();
    return host;
  }

  /** Makes a table and keeps it. */
  static async make(game: string, asked: unknown, person: KeptTable['person']): Promise<Table> {
    const outcome = JSON.parse(await desk(game).call('make', [JSON.stringify(asked), JSON.stringify(person), Date.now()])) as Outcome;
    const { card } = outcome;
    const host = new Host({ id: card.id, game, person, card });
    await host.keep(outcome);
    Host.open.set(card.id, Promise.resolve(host));
    return card;
  }

  /** Something is asked of the table; one thing after the other. */
  act(name: string, ...args: unknown[]): Promise<void> {
    const done = this.turn.then(async () => {
      const text = await desk(this.table.game).call(name, [this.table.id, ...args, Date.now()]);
      await this.follow(JSON.parse(text) as Outcome);
    });
    // Whatever could not be done or kept, or was kept by another tab before: what is kept is how things stand.
    const settled = done.catch(() => this.reopen().then(() => this.show())).catch(() => this.close());
    this.turn = settled;
    return settled;
  }

  /** The table cannot be read: whoever looks at it tries again by and by. */
  private close(): void {
    this.rest();
    Host.open.delete(this.table.id);
    for (const wire of [...this.wires]) wire.onclose?.({ code: 1006 });
  }

  async join(wire: HereWire): Promise<void> {
    this.wires.add(wire);
    await this.act('enter');
  }

  part(wire: HereWire): void {
    this.wires.delete(wire);
    if (this.wires.size === 0) this.rest();
  }

  /** Reads the table again from what was kept. */
  private async reopen(): Promise<void> {
    this.rest();
    this.log = await store.log(this.table.id);
    const { game, person } = this.table;
    const text = await desk(game).call('open', [JSON.stringify(this.log), JSON.stringify(person), Date.now()]);
    await this.keep(JSON.parse(text) as Outcome);
  }

  private async show(): Promise<void> {
    const text = await desk(this.table.game).call('enter', [this.table.id, Date.now()]);
    await this.follow(JSON.parse(text) as Outcome);
  }

  private async keep({ from, entries, card, finished }: Outcome): Promise<void> {
    if (entries.length === 0) return;
    this.table = { ...this.table, card };
    const record = finished && { id: finished.id, table: card.id, finished: Date.now(), record: finished.record };
    await store.keep(this.table, from, entries, record);
    this.log = [...this.log, ...entries];
  }

  private async follow(outcome: Outcome): Promise<void> {
    await this.keep(outcome);
    for (const frame of outcome.frames) this.tell(frame);
    if (outcome.ask) void this.help(outcome.ask);
    this.arrange(outcome);
  }

  private tell(frame: string): void {
    for (const wire of this.wires) wire.onmessage?.({ data: frame });
  }

  /** Sees to it that whoever is to move moves, and that clocks run out. */
  private arrange({ next, deadline }: Outcome): void {
    clearTimeout(this.clock);
    if (deadline !== null && this.wires.size > 0) this.clock = setTimeout(() => void this.act('tick'), Math.max(0, deadline - Date.now()) + 20);
    if (this.thinking && this.thinking.version === next?.version) return;
    this.halt();
    if (!next || this.wires.size === 0) return;
    const { version } = next;
    const own = (this.thinking = { version, running: null as Running<unknown> | null });
    const current = () => this.thinking === own;
    const ready = wait([...this.wires].some((wire) => wire.hurried()) ? 0 : pause());
    if (next.who === 'auto') {
      void ready.then(() => {
        if (current()) void this.act('tick');
      });
    } else {
      const running = think<{ move: string }>(this.table.game, { task: 'move', log: this.log, seat: next.seat }, (news) => {
        if (current()) this.tell((news as { frame: string }).frame);
      });
      own.running = running;
      void running.answer.then(
        async ({ move }) => {
          own.running = null;
          await ready;
          if (current()) await this.act('decided', next.seat, move, version);
        },
        async () => {
          if (current()) await this.act('decided', next.seat, undefined, version);
        },
      );
    }
  }

  private async help(ask: Ask): Promise<void> {
    const { game, person } = this.table;
    const task = ask.what === 'hint' ? { task: 'hint', ms: ask.ms, id: ask.id } : { task: 'judge', show: ask.show };
    const asked = { ...task, log: this.log, person: person.id };
    try {
      const found = await think<{ frame: string }>(game, asked).answer;
      if (ask.what === 'hint') this.tell(found.frame);
      else await this.act('judged', ask.id, ask.show, JSON.stringify(found));
    } catch {
      this.tell(JSON.stringify({ type: 'refused', id: ask.id, code: 'failed', message: 'the house has nothing to say here' }));
    }
  }

  private halt(): void {
    this.thinking?.running?.stop();
    this.thinking = null;
  }

  /** Nobody looks: nobody thinks, and no clock runs out. */
  private rest(): void {
    clearTimeout(this.clock);
    this.halt();
  }
}
