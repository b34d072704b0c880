import { performance } from "node:perf_hooks";

/** Minimum of concurrent tasks: one uses the processor while the other waits for the database. */
const min = 2;
/**
 * Tasks beyond the number of database connections are useful, because some have not reached the database yet, and some have
 * finished with it.
 */
const besideDatabase = 3;
/** Number of finished tasks after which the limit is adjusted: enough that a single slow query changes little. */
const windowSize = 20;
/** Idle shares of the event loop above which the limit grows, and below which it shrinks. */
const idle = { grow: 0.1, shrink: 0.02 };
/** Milliseconds within which a new task should be finished, including all tasks ahead of it. */
const patience = 45;
/** Bounds of the number of waiting tasks, regardless of how long tasks take. */
const room = { min: 2, max: 256 };

/** The result of `performance.eventLoopUtilization`, in milliseconds. */
export interface LoopTimes {
  idle: number;
  active: number;
}

/**
 * Adapts the number of concurrent tasks, and of waiting ones, to the throughput. When tasks wait although the event loop has idle
 * time, the bottleneck is the database, and more can run concurrently; when the event loop has none, more concurrency only slows
 * all of them down. The duration of tasks is ignored, because it also grows while the machine or the database pauses, and while
 * other requests are refused.
 */
export class ConcurrencyLimit {
  private limit = 4;
  private waiting = 32;
  private readonly max: number;
  private readonly loopTimes: () => LoopTimes;
  /** Counts since the limit was adjusted: finished tasks, and those of them that had waited. */
  private window: LoopTimes & { finished: number; departed: number };

  /** Takes the number of connections to the database. */
  constructor(
    connections: number,
    loopTimes: () => LoopTimes = () => performance.eventLoopUtilization(),
  ) {
    this.max = connections + besideDatabase;
    this.loopTimes = loopTimes;
    this.window = { ...loopTimes(), finished: 0, departed: 0 };
  }

  get current(): number {
    return this.limit;
  }

  /** The number of tasks that may wait, so that the last one is finished after some tens of milliseconds. */
  get queueRoom(): number {
    return this.waiting;
  }

  /**
   * Records a finished task, whether it had waited, and whether others were waiting for a slot: only a server under demand shows its
   * capacity.
   */
  record(hasWaited: boolean, isWaitedFor: boolean) {
    const { window } = this;
    if (!isWaitedFor) {
      window.finished = 0;
      return;
    }
    if (window.finished === 0) this.window = { ...this.loopTimes(), finished: 1, departed: 0 };
    else {
      window.finished++;
      if (hasWaited) window.departed++;
    }
    if (window.finished > windowSize) this.adapt();
  }

  private adapt() {
    const now = this.loopTimes();
    const took = { idle: now.idle - this.window.idle, active: now.active - this.window.active };
    const all = took.idle + took.active;
    const idleShare = took.idle / all;
    if (idleShare > idle.grow) this.limit = Math.min(this.max, this.limit + 1);
    else if (idleShare < idle.shrink) this.limit = Math.max(min, this.limit - 1);
    // A task that starts beyond the limit, as changes of carts do, does not shorten the queue.
    const inTime = Math.floor((patience * this.window.departed) / all) - this.limit;
    this.waiting = Math.min(room.max, Math.max(room.min, inTime));
    this.window = { ...now, finished: 1, departed: 0 };
  }
}
