import type { StagePoint } from "./zoom-rules.ts";

/** Gestures of fingers, pens and mice on a stage. Points are measured from its middle, in CSS pixels. */
export interface Gestures {
  /** One pointer moved by so much. */
  drag(by: StagePoint): void;
  /** Two pointers, or a wheel, changed the scale by a factor. */
  pinch(factor: number, around: StagePoint): void;
  doubleTap(at: StagePoint): void;
  /** The last pointer was released. A swipe is the way from where it was pressed; after a pinch there is none. */
  release(swipe: StagePoint): void;
  /** Whether a turn of the wheel is a pinch. Otherwise it scrolls the page. */
  takesWheel(event: WheelEvent): boolean;
}

/** Milliseconds between the taps of a double tap. */
const tapGap = 350;
/** Pixels by which a finger moves without a drag. */
const tapReach = 12;

const between = (from: StagePoint, to: StagePoint): StagePoint => ({
  x: to.x - from.x,
  y: to.y - from.y,
});
const length = ({ x, y }: StagePoint) => Math.hypot(x, y);

/**
 * Reports gestures on the stage, whose `touch-action` must leave them to the script: `none`, or `pan-y` for a stage in a page that
 * scrolls. Links and buttons in it are pressed as usual, unless the pointer moves.
 */
export function attachGestures(stage: HTMLElement, gestures: Gestures) {
  const pressed = new Map<number, StagePoint>();
  let start: StagePoint = { x: 0, y: 0 };
  let isPinch = false;
  let hasMoved = false;
  let lastTap = { time: -Infinity, at: start };

  const pointOf = ({ clientX, clientY }: MouseEvent): StagePoint => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  stage.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const point = pointOf(event);
    if (pressed.size === 0) [start, isPinch, hasMoved] = [point, false, false];
    else isPinch = true;
    pressed.set(event.pointerId, point);
    if (isPinch) capture();
  });

  stage.addEventListener("pointermove", (event) => {
    const before = pressed.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    if (!hasMoved && length(between(start, now)) >= tapReach) capture();
    pressed.set(event.pointerId, now);
    const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1];
    gestures.drag(
      other ? { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 } : between(before, now),
    );
    if (!other) return;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    gestures.pinch(
      length(between(now, other)) / Math.max(1, length(between(before, other))),
      middle,
    );
  });

  /** From now on the pointers belong to the stage. Before, a link or button below them would not be pressed. */
  const capture = () => {
    hasMoved = true;
    for (const id of pressed.keys()) stage.setPointerCapture(id);
  };

  const release = (event: PointerEvent) => {
    if (!pressed.delete(event.pointerId) || pressed.size > 0) return;
    const at = pointOf(event);
    const swipe = between(start, at);
    // Two presses of a button are no double tap.
    const isPress = (event.target as Element).closest("a, button, input, label") !== null;
    const isTap = !isPinch && !isPress && event.type === "pointerup" && length(swipe) < tapReach;
    gestures.release(isPinch ? { x: 0, y: 0 } : swipe);
    if (!isTap) return;
    const isSecond =
      event.timeStamp - lastTap.time < tapGap && length(between(lastTap.at, at)) < 3 * tapReach;
    lastTap = { time: isSecond ? -Infinity : event.timeStamp, at };
    if (isSecond) gestures.doubleTap(at);
  };
  stage.addEventListener("pointerup", release);
  stage.addEventListener("pointercancel", release);

  // A swipe that ends on a link does not follow it. A click by the keyboard has no pointer.
  stage.addEventListener(
    "click",
    (event) => {
      if (!hasMoved || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  // The browser drags links and pictures itself, and takes two fingers for a scroll.
  stage.addEventListener("dragstart", (event) => event.preventDefault());
  stage.addEventListener(
    "touchstart",
    (event) => event.touches.length > 1 && event.cancelable && event.preventDefault(),
    { passive: false },
  );

  stage.addEventListener(
    "wheel",
    (event) => {
      if (!gestures.takesWheel(event)) return;
      event.preventDefault();
      // Lines of a mouse's wheel in some browsers.
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      gestures.pinch(Math.exp((-event.deltaY * pixels) / 300), pointOf(event));
    },
    { passive: false },
  );
}
