/** Work under way at once that no measurement exceeds: more does not fit the connections to the database (10). */
const most = 16;
/** Work may take a quarter longer beside other work than alone; what takes longer waits for other work. */
const tolerance = 1.25;
/** Finished work after which the limit is decided anew: enough that one slow query changes little. */
const windowSize = 20;
/** Finished work after which the next runs alone, so that it stays known how long that takes. */
const aloneEvery = 100;
/** Least weight of the newest measurement of work that ran alone; the first ones count more. */
const leastWeight = 0.1;

/**
 * How much work may be under way at once. One event loop renders, and the database answers over a few connections: more
 * work than keeps them busy only makes all of it slower. Where that begins depends on the machine, so it is measured, as
 * in the gradient limits of Netflix (https://github.com/Netflix/concurrency-limits, Gradient2Limit) and Envoy (adaptive
 * concurrency filter): the time that work takes is compared with the time that its kind takes alone. The limit shrinks by
 * the factor by which that is too long, at most by half, and otherwise grows by one.
 */
export class ConcurrencyLimit {
  private limit = most;
  /** How long each kind takes alone (milliseconds), from so many measurements. */
  private readonly alone = new Map<string, { mean: number; times: number }>();
  private window = { finished: 0, took: 0, expected: 0 };
  private finishedSinceAlone = 0;

  get current(): number {
    return Math.floor(this.limit);
  }

  /** Whether the next work is due to run alone. */
  get isAloneDue(): boolean {
    return this.finishedSinceAlone >= aloneEvery;
  }

  /** Work of a kind finished after so long (milliseconds). */
  record(kind: string, took: number, ranAlone: boolean) {
    this.finishedSinceAlone = ranAlone ? 0 : this.finishedSinceAlone + 1;
    const alone = this.alone.get(kind) ?? { mean: took, times: 0 };
    this.alone.set(kind, alone);
    if (ranAlone) {
      alone.times++;
      alone.mean += (took - alone.mean) * Math.max(leastWeight, 1 / alone.times);
    }
    const { window } = this;
    window.finished++;
    window.took += took;
    window.expected += alone.mean;
    if (window.finished >= windowSize) this.adapt();
  }

  private adapt() {
    const { took, expected } = this.window;
    const gradient = (tolerance * expected) / took;
    const wanted = gradient < 1 ? this.limit * Math.max(0.5, gradient) : this.limit + 1;
    this.limit = Math.min(most, Math.max(1, wanted));
    this.window = { finished: 0, took: 0, expected: 0 };
  }
}
