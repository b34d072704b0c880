/** Whether a mouse button or a finger is down. */
let isPressed = false;
if (typeof window !== "undefined") {
  const listen = (type: string, pressed: boolean) =>
    addEventListener(type, () => (isPressed = pressed), { capture: true, passive: true });
  listen("pointerdown", true);
  listen("pointerup", false);
  listen("pointercancel", false);
}

/**
 * Runs `then` at once, or after the click in progress: a layout shift would move the button away from the pointer, and the click
 * would be lost.
 */
export function afterPress(then: () => void) {
  if (!isPressed) return then();
  const done = new AbortController();
  const run = () => {
    done.abort();
    setTimeout(then);
  };
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, run, { signal: done.signal });
}
