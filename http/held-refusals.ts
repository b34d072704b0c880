/** Milliseconds that a refusal is held at least: a client that tries again at once must not take the time of those who are served. */
const minHold = 200;
/** Milliseconds between two of them. A refusal costs some tenths of one, so a few hundredths of the time go into them. */
const gap = 4;

/** Lets refusals leave one after the other, however many clients try again. While one is held its connection asks for nothing else. */
export class HeldRefusals {
  private last = 0;
  private readonly maxWait: number;

  /** A client waits for a refusal for so many milliseconds at most. */
  constructor(maxWait = 4_000) {
    this.maxWait = maxWait;
  }

  /** Resolves when the next refusal may leave, which is that of a client who waits since then (`performance.now`). */
  async turn(since: number): Promise<void> {
    const now = performance.now();
    const latest = Math.max(now, since + this.maxWait);
    this.last = Math.min(latest, Math.max(now + minHold, this.last + gap));
    await new Promise((leave) => setTimeout(leave, this.last - now));
  }
}
