import { performance } from "node:perf_hooks";

/** Work under way at once: one uses the processor while the other waits for the database. */
const least = 2;
/** More than the connections to the database is of use: some work has not come to it yet, and some is past it. */
const besideDatabase = 3;
/** Finished work after which the limit is decided anew: enough that one slow query changes little. */
const windowSize = 20;
/** Shares of the time in which the event loop has nothing to do. */
const idle = { grow: 0.1, shrink: 0.02 };
/** Milliseconds in which new work is to be done, with all that is before it. */
const patience = 45;
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
 * only makes all of it slower. How long work takes is of no account, because it also takes longer while the machine or the
 * database pauses, and while other requests are refused.
 */
export class ConcurrencyLimit {
  private limit = 4;
  private waiting = 32;
  private readonly most: number;
  private readonly loopTimes: () => LoopTimes;
  private window: LoopTimes & { finished: number };

  /** Beside so many connections to the database. */
  constructor(
    connections: number,
    loopTimes: () => LoopTimes = () => performance.eventLoopUtilization(),
  ) {
    this.most = connections + besideDatabase;
    this.loopTimes = loopTimes;
    this.window = { ...loopTimes(), finished: 0 };
  }

  get current(): number {
    return this.limit;
  }

  /** How much work may wait, so that the last of it is done after some tens of milliseconds. */
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
    if (idleShare > idle.grow) this.limit = Math.min(this.most, this.limit + 1);
    else if (idleShare < idle.shrink) this.limit = Math.max(least, this.limit - 1);
    const inTime = Math.floor((patience * windowSize) / all) - this.limit;
    this.waiting = Math.min(room.most, Math.max(room.least, inTime));
    this.window = { ...now, finished: 1 };
  }
}
