// A hand over a board: what it holds, where it is, and how mouse, finger and keys move it. Every board has one stop for
// Tab; inside, the arrow keys go from spot to spot.

import { untrack } from 'svelte';
import { dragging, type Drag, type Dragging } from './drag';
import { moving } from './settings.svelte';

/** What a board knows about its spots. */
export interface Spots {
  /** What lies at a point of the drawing. */
  at(x: number, y: number): string | null;
  /** Somebody let go of a thing over another spot. */
  drop(from: string, to: string): void;
  /** Somebody touched a thing. */
  tap(thing: string): void;
  /** Whether what was touched has to be moved: it cannot be put back then. */
  bound?(): boolean;
  /** Whether what was touched stays in the hand while the position changes. */
  keeps?(thing: string): boolean;
  /** The next spot in a direction. */
  step(spot: string, dx: number, dy: number): string;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class BoardHand {
  /** What was taken by touch or key. */
  chosen = $state<string | null>(null);
  over = $state<string | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** Why the last attempt is not possible. */
  why = $state('');
  svg = $state<SVGSVGElement>();
  private focused = $state('');
  private readonly grip: Dragging;

  constructor(
    first: string,
    private readonly spots: Spots,
  ) {
    this.focused = first;
    this.grip = dragging(
      () => this.svg!,
      (drag) => {
        this.drag = drag;
        this.over = drag ? spots.at(drag.x, drag.y) : null;
      },
      (from, x, y) => {
        const to = spots.at(x, y);
        if (to !== null && to !== from) spots.drop(from, to);
      },
    );
  }

  /** What is in the hand, however it came there. */
  get held(): string | null {
    return this.drag?.from ?? this.chosen;
  }

  /** Follows a game from position to position: what was half done is forgotten, and what has just happened is shown by
   * movement, where movement is wanted. */
  follow<L>(view: () => { last: L | null }, show: (last: L, svg: SVGSVGElement) => void): void {
    $effect(() => {
      void view();
      untrack(() => {
        if (this.chosen === null || !this.spots.keeps?.(this.chosen)) this.forget();
      });
    });
    let seen = '';
    $effect(() => {
      const { last } = view();
      // A move that was shown before the house had answered is not shown again when it has.
      const now = JSON.stringify(last);
      if (last && now !== seen && this.svg && moving()) show(last, this.svg);
      seen = now;
    });
  }

  /** A new position: what was half done is forgotten. */
  forget(): void {
    this.chosen = null;
    this.why = '';
  }

  leave = (): void => {
    if (!this.drag) this.over = null;
  };

  /** What the touchable shape of a spot needs; `thing` is what is touched there, if it is not called like the spot. */
  spot(name: string, { thing = name, lift = false }: { thing?: string; lift?: boolean } = {}) {
    return {
      role: 'button' as const,
      tabindex: this.focused === name ? 0 : -1,
      'aria-pressed': this.chosen === thing ? true : undefined,
      'data-focus': name,
      onclick: () => this.spots.tap(thing),
      onkeydown: (event: KeyboardEvent) => this.key(event, name, thing),
      onfocus: () => {
        this.focused = name;
        this.over = name;
      },
      onblur: () => (this.over = null),
      onpointerenter: () => {
        if (!this.drag) this.over = name;
      },
      onpointerdown: (event: PointerEvent) => lift && this.grip.down(event, thing),
    };
  }

  private key(event: KeyboardEvent, name: string, thing: string): void {
    if (event.key === 'Escape') {
      if (!this.spots.bound?.()) this.forget();
    }
    else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.spots.tap(thing);
    } else if (ARROWS[event.key]) {
      event.preventDefault();
      this.focused = this.spots.step(name, ...ARROWS[event.key]);
      this.svg?.querySelector<SVGElement>(`[data-focus="${this.focused}"]`)?.focus();
    }
  }
}
