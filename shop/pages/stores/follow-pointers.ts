export interface PointerGestures {
  /** One pointer was moved while pressed. */
  onMove(from: PointerEvent, to: PointerEvent): void;
  /** Two pointers are so many times as far apart as before, around a point of the window. */
  onPinch(factor: number, at: { clientX: number; clientY: number }): void;
}

/** Distance in px from which a press counts as a movement: below, it is a click. */
const clickRadius = 4;

/** Calls back with movements of one pressed pointer, and with pinches of two. */
export function followPointers(element: HTMLElement, { onMove, onPinch }: PointerGestures) {
  const pressed = new Map<number, PointerEvent>();
  let isMoving = false;

  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    pressed.set(event.pointerId, event);
    isMoving = false;
  });

  element.addEventListener("pointermove", (event) => {
    const before = pressed.get(event.pointerId);
    if (!before) return;
    if (pressed.size === 2) {
      const other = [...pressed.values()].find(({ pointerId }) => pointerId !== event.pointerId)!;
      const middle = {
        clientX: (event.clientX + other.clientX) / 2,
        clientY: (event.clientY + other.clientY) / 2,
      };
      onPinch(distance(event, other) / Math.max(1, distance(before, other)), middle);
    } else if (pressed.size === 1) {
      if (!isMoving && distance(before, event) < clickRadius) return;
      if (!isMoving) element.setPointerCapture(event.pointerId);
      isMoving = true;
      onMove(before, event);
    }
    pressed.set(event.pointerId, event);
  });

  for (const end of ["pointerup", "pointercancel"] as const)
    element.addEventListener(end, ({ pointerId }) => pressed.delete(pointerId));

  // A movement that ends on a link does not follow it.
  element.addEventListener(
    "click",
    (event) => {
      if (!isMoving) return;
      event.preventDefault();
      event.stopPropagation();
      isMoving = false;
    },
    { capture: true },
  );
}

const distance = (one: PointerEvent, other: PointerEvent) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
