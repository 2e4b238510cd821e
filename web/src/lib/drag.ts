// Dragging on a board: a press that moves becomes a drag, one that does not stays a tap.

export interface Drag {
  /** What was grabbed. */
  from: string;
  x: number;
  y: number;
}

const SLACK = 7;

/** A point of the screen in the drawing's own units. */
export function inside(svg: SVGSVGElement, event: { clientX: number; clientY: number }): { x: number; y: number } {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

export interface Dragging {
  down(event: PointerEvent, from: string): void;
}

/** Follows pointers over a drawing; `move` hears where the piece is, `drop` where it was let go. */
export function dragging(
  svg: () => SVGSVGElement,
  move: (drag: Drag | null) => void,
  drop: (from: string, x: number, y: number) => void,
): Dragging {
  return {
    down(event, from) {
      if (event.button !== 0) return;
      const start = { x: event.clientX, y: event.clientY };
      let moved = false;
      const follow = (next: PointerEvent) => {
        if (next.pointerId !== event.pointerId) return;
        moved ||= Math.hypot(next.clientX - start.x, next.clientY - start.y) > SLACK;
        if (moved) move({ from, ...inside(svg(), next) });
      };
      const end = (last: PointerEvent) => {
        if (last.pointerId !== event.pointerId) return;
        removeEventListener('pointermove', follow);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        move(null);
        if (!moved || last.type === 'pointercancel') return;
        // The click that browsers send after a drag would otherwise be taken for a tap.
        const swallow = (click: Event) => click.stopPropagation();
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
        const { x, y } = inside(svg(), last);
        drop(from, x, y);
      };
      addEventListener('pointermove', follow);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    },
  };
}
