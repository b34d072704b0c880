import type pg from "pg";

/**
 * Asks a server again and again whether it answers, and calls back when it has been silent for `within` milliseconds. Returns
 * what ends the asking.
 */
export function watchPulse(client: pg.Client, within: number, onSilence: () => void): () => void {
  // Between two beats a process that was busy itself reads what has arrived: its own delays count as one.
  const beats = 4;
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered === beats - 1) return onSilence();
    if (unanswered === 0)
      client.query("select").then(
        () => (unanswered = 0),
        // The connection is lost, and reports that itself.
        () => {},
      );
    unanswered++;
  }, within / beats).unref();
  return () => clearInterval(timer);
}
