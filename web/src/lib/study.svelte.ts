// A game being looked at: where it began, what was decided, and which moment is shown. Variations branch off anywhere.

import { api, type GameRecord, type Place, type Shown, type Start } from './api';
import type { Drawn } from '../games/face';
import type { Candidate, Options, Report } from './protocol';
import { inWords } from './refusal';

export interface Step {
  seat: number;
  move: string;
}

/** Keeps what the house has shown, so that going back and forth asks nothing twice. */
const shelf = new Map<string, Promise<Shown>>();

function show(place: Place): Promise<Shown> {
  const key = JSON.stringify(place);
  let shown = shelf.get(key);
  if (!shown) {
    shown = api.show(place);
    shown.catch(() => shelf.delete(key));
    if (shelf.size > 2000) shelf.clear();
    shelf.set(key, shown);
  }
  return shown;
}

export class Study {
  game = $state('');
  options = $state.raw<Options>({});
  start = $state.raw<Start | null>(null);
  /** The main line; a variation replaces what follows `branch`. */
  line = $state.raw<Step[]>([]);
  main = $state.raw<Step[]>([]);
  /** The step that is asked for. */
  at = $state(0);
  /** The step that is shown: `at`, once the house has answered. */
  seen = $state(0);
  viewer = $state<'all' | 'public' | number>('all');
  moment = $state.raw<Shown | null>(null);
  problem = $state('');
  report = $state.raw<Report | null>(null);
  working = $state(false);
  /** Opinions from the view of seat 0, by step. */
  graph = $state.raw<Map<number, number>>(new Map());

  private wanted = 0;

  async open(game: string, options: Options, start: Start | null, moves: Step[], at = 0): Promise<void> {
    this.game = game;
    this.options = options;
    this.start = start;
    this.line = this.main = moves;
    this.graph = new Map();
    await this.to(at);
  }

  place(at = this.at): Place {
    return {
      game: this.game,
      options: this.options,
      start: this.start,
      moves: this.line.slice(0, at).map(({ move }) => move),
      viewer: this.viewer,
    };
  }

  async to(at: number): Promise<void> {
    const step = Math.max(0, Math.min(this.line.length, at));
    this.at = step;
    this.report = null;
    const turn = ++this.wanted;
    try {
      const shown = await show(this.place(step));
      if (turn !== this.wanted) return;
      this.moment = shown;
      this.seen = step;
      this.problem = '';
    } catch (refusal) {
      if (turn === this.wanted) this.problem = inWords(refusal, 'link-bad');
    }
  }

  /** A decision made here: along the line if it is the same, else a variation begins. */
  async play(move: string): Promise<void> {
    // Whoever decides before the next position has come decides in the one that is still shown.
    const { seen } = this;
    const seat = this.moment?.turn ?? 0;
    if (this.line[seen]?.move !== move) {
      this.line = [...this.line.slice(0, seen), { seat, move }];
      this.graph = new Map([...this.graph].filter(([step]) => step <= seen));
    }
    await this.to(seen + 1);
  }

  get strayed(): boolean {
    return this.line !== this.main;
  }

  async back(): Promise<void> {
    const common = this.line.findIndex((step, place) => this.main[place]?.move !== step.move);
    this.line = this.main;
    await this.to(common < 0 ? this.at : common);
  }

  async see(viewer: Study['viewer']): Promise<void> {
    this.viewer = viewer;
    await this.to(this.at);
  }

  get candidates(): Candidate[] {
    return this.report?.candidates ?? [];
  }
}

/** The seats of the decisions of a record, as the house replays it. */
export async function stepsOf(record: GameRecord, id: string): Promise<Step[]> {
  const frames = await api.frames(id, 'all');
  const made = frames.filter(({ move }) => move !== null).map(({ move, seat }) => ({ move: move!, seat: seat ?? 0 }));
  return made.length > 0 ? made : record.moves.map((move, place) => ({ move, seat: place % 2 }));
}

/** A moment without anything to do, for drawing. */
export const still = ({ moves: _, ...shown }: Shown): Drawn => shown;
