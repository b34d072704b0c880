/** Minimum delay of a refusal in milliseconds: a client that retries at once must not take time from those that are served. */
const minHold = 200;
/**
 * Milliseconds between two refusals. A refusal costs as much as several changes of a cart, so refusals take a few percent of what could
 * get done.
 */
const gap = 8;

/**
 * Delays refusals and sends them in sequence, however many clients retry. A client sends nothing else on the connection while its
 * refusal is delayed.
 */
export class HeldRefusals {
  private last = 0;
  /** Refusals that got no turn, because it would have come too late. */
  private beyond = 0;
  private readonly maxWait: number;

  /** Takes the maximum delay of a refusal in milliseconds. */
  constructor(maxWait = 4_000) {
    this.maxWait = maxWait;
  }

  /** Resolves when the next refusal may be sent, for a client that has waited since `since` (`performance.now`). */
  async turn(since: number): Promise<void> {
    const now = performance.now();
    const latest = Math.max(now, since + this.maxWait);
    const next = Math.max(now + minHold, this.last + gap);
    const hasTurn = next <= latest;
    if (hasTurn) this.last = next;
    const turn = hasTurn ? next : latest - this.spread() * (latest - now);
    await new Promise((leave) => setTimeout(leave, turn - now));
  }

  /** Returns the share of its time that a refusal without a turn leaves early, up to a quarter: many would leave, and retry, at once. */
  private spread(): number {
    return ((this.beyond++ * gap) % (this.maxWait / 4)) / this.maxWait;
  }
}
