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
 * Runs `then` at once, or after the click that is under way: what it changes would move the button away from under the pointer,
 * and the click would reach nothing.
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
