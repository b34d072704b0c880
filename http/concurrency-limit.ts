import { performance } from "node:perf_hooks";

/** Work under way at once: one uses the processor while the other waits for the database. */
const least = 2;
/** More does not fit the connections to the database (10), and what comes before and after them. */
const most = 16;
/** Finished work after which the limit is decided anew: enough that one slow query changes little. */
const windowSize = 20;
/** Shares of the time in which the event loop has nothing to do. */
const idle = { grow: 0.1, shrink: 0.02 };
/** Milliseconds that new work may have to wait. */
const patience = 25;
/** Work that may wait, however long or short it takes. */
const room = { least: 2, most: 256 };

/** What `performance.eventLoopUtilization` measures: milliseconds. */
export interface LoopTimes {
  idle: number;
  active: number;
}

/**
 * How much work may be under way at once, and how much may wait. It follows what gets done: where work waits although the event
 * loop has time left, the database is what it waits for, and more fits beside it; where the loop has none left, more work at once
 * only makes all of it slower. How long work takes is of no account, because it also takes longer when the machine pauses, the
 * database does, or other requests are refused meanwhile.
 */
export class ConcurrencyLimit {
  private limit = 8;
  private waiting = 32;
  private readonly loopTimes: () => LoopTimes;
  private window: LoopTimes & { finished: number };

  constructor(loopTimes: () => LoopTimes = () => performance.eventLoopUtilization()) {
    this.loopTimes = loopTimes;
    this.window = { ...loopTimes(), finished: 0 };
  }

  get current(): number {
    return this.limit;
  }

  /** How much work may wait, so that the last of it begins after some tens of milliseconds. */
  get queueRoom(): number {
    return this.waiting;
  }

  /** Work finished, while other work waited for its place or not: only a server that is asked for more shows what it can do. */
  record(isWaitedFor: boolean) {
    const { window } = this;
    if (!isWaitedFor) {
      window.finished = 0;
      return;
    }
    if (window.finished === 0) Object.assign(window, this.loopTimes());
    window.finished++;
    if (window.finished > windowSize) this.adapt();
  }

  private adapt() {
    const now = this.loopTimes();
    const took = { idle: now.idle - this.window.idle, active: now.active - this.window.active };
    const all = took.idle + took.active;
    const idleShare = took.idle / all;
    if (idleShare > idle.grow) this.limit = Math.min(most, this.limit + 1);
    else if (idleShare < idle.shrink) this.limit = Math.max(least, this.limit - 1);
    const inTime = Math.floor((patience * windowSize) / all);
    this.waiting = Math.min(room.most, Math.max(room.least, inTime));
    this.window = { ...now, finished: 1 };
  }
}
