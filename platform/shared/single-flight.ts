/** Returns a function that starts a task, or joins the one that it started before and that is still running. */
export function singleFlight<T>(start: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= start().finally(() => {
      running = undefined;
    }));
}
