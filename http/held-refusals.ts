/** Milliseconds that a refusal is held: a client that tries again at once must not take the time of those who are served. */
const hold = { least: 200, most: 5_000 };
/** Milliseconds between two of them: a refusal costs a tenth of one, so that however many clients try again, a few hundredths of
 * the time go into refusals. */
const gap = 4;

/** Lets refusals leave one after the other. While one is held its connection asks for nothing else. */
export class HeldRefusals {
  private last = 0;
  private readonly clock: () => number;

  constructor(clock = () => performance.now()) {
    this.clock = clock;
  }

  /** Resolves when the next refusal may leave. */
  async turn(): Promise<void> {
    const now = this.clock();
    this.last = Math.min(now + hold.most, Math.max(now + hold.least, this.last + gap));
    await new Promise((leave) => setTimeout(leave, this.last - now));
  }
}
