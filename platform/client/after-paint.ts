/** Runs `then` once the browser has painted all changes so far. */
export const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
