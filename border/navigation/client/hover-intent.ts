/** Rules for opening flyouts by mouse: delays in milliseconds, points in CSS pixels of the window. */

export const hoverDelays = {
  /** On an item, until its flyout opens. */
  open: 300,
  /** Outside navigation and flyout, until the flyout closes. */
  close: 1_000,
  /** Until the path of a mouse moving towards the flyout is checked again. */
  recheck: 100,
} as const;

/** A mouse that has not moved for this long, in milliseconds, is not moving towards a flyout. */
const stillAfter = 150;
const maxSamples = 12;

export interface Point {
  x: number;
  y: number;
}

interface Sample extends Point {
  time: number;
}

type Edges = Pick<DOMRect, "left" | "right" | "top">;

/** Records the path of a mouse, to detect a diagonal movement towards a panel below. */
export function createMousePath() {
  let samples: Sample[] = [];
  return {
    add(point: Point, time: number) {
      samples = [...samples, { x: point.x, y: point.y, time }].slice(-maxSamples);
    },
    isHeadingTo(panel: Edges, now: number): boolean {
      const recent = samples.filter(({ time }) => now - time <= stillAfter);
      const [from, to] = [recent[0], recent.at(-1)];
      return from !== undefined && to !== undefined && isOnTheWay(from, to, panel);
    },
  };
}

/** Whether `to` lies in the triangle of `from` and the panel's upper edge: the safe triangle, in which no other flyout opens. */
export function isOnTheWay(from: Point, to: Point, { left, right, top }: Edges): boolean {
  if (to.y <= from.y) return false;
  if (to.y >= top) return to.x >= left && to.x <= right;
  const progress = (to.y - from.y) / (top - from.y);
  return (
    to.x >= from.x + (left - from.x) * progress && to.x <= from.x + (right - from.x) * progress
  );
}
