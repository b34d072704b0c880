import type pg from "pg";

/**
 * Pings a server regularly, and calls back when it has been silent for `within` milliseconds. Returns a function that stops the
 * pings.
 */
export function watchPulse(client: pg.Client, within: number, onSilence: () => void): () => void {
  // A process that was busy itself reads pending responses between two beats, so its own delay counts as a single beat.
  const beats = 4;
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered === beats - 1) return onSilence();
    if (unanswered === 0)
      client.query("select").then(
        () => (unanswered = 0),
        // The connection is lost and reports that by itself.
        () => {},
      );
    unanswered++;
  }, within / beats).unref();
  return () => clearInterval(timer);
}
