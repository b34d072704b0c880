/** When a mouse wants something of the navigation: figures in milliseconds and points in CSS pixels of the window. */

export const hoverDelays = {
  /** On an item until its flyout opens. */
  open: 300,
  /** Off navigation and flyout until the flyout closes. */
  close: 1_000,
  /** Until a mouse on its way to the flyout is looked at again. */
  recheck: 100,
} as const;

/** A mouse that did not move for so long is on its way to nowhere. */
const stillAfter = 150;
const samplesKept = 12;

export interface Point {
  x: number;
  y: number;
}

interface Sample extends Point {
  time: number;
}

type Edges = Pick<DOMRect, "left" | "right" | "top">;

/** Remembers where a mouse came from, to tell whether it goes slanted towards a panel below. */
export function createMousePath() {
  let samples: Sample[] = [];
  return {
    add(point: Point, time: number) {
      samples = [...samples, { x: point.x, y: point.y, time }].slice(-samplesKept);
    },
    isHeadingTo(panel: Edges, now: number): boolean {
      const recent = samples.filter(({ time }) => now - time <= stillAfter);
      const [from, to] = [recent[0], recent.at(-1)];
      return from !== undefined && to !== undefined && isOnTheWay(from, to, panel);
    },
  };
}

/** Whether `to` lies in the triangle of `from` and the panel's upper edge: the safe one, in which nothing switches. */
export function isOnTheWay(from: Point, to: Point, { left, right, top }: Edges): boolean {
  if (to.y <= from.y) return false;
  if (to.y >= top) return to.x >= left && to.x <= right;
  const progress = (to.y - from.y) / (top - from.y);
  return (
    to.x >= from.x + (left - from.x) * progress && to.x <= from.x + (right - from.x) * progress
  );
}
