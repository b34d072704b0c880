/** Milliseconds that a refusal is held at least: a client that tries again at once must not take the time of those who are served. */
const least = 200;
/** Milliseconds between two of them. A refusal costs some tenths of one, so a few hundredths of the time go into them. */
const gap = 4;

/** Lets refusals leave one after the other, however many clients try again. While one is held its connection asks for nothing else. */
export class HeldRefusals {
  private last = 0;
  private readonly most: number;

  /** Held for so many milliseconds at most. */
  constructor(most = 4_000) {
    this.most = most;
  }

  /** Resolves when the next refusal may leave. */
  async turn(): Promise<void> {
    const now = performance.now();
    this.last = Math.min(now + this.most, Math.max(now + least, this.last + gap));
    await new Promise((leave) => setTimeout(leave, this.last - now));
  }
}
