/** Runs `then` once the browser has painted what has changed so far. */
export const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
