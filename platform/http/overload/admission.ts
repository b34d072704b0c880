import type { ConcurrencyLimit } from "./concurrency-limit.ts";
import { HeldRefusals } from "./held-refusals.ts";
import {
  importanceIn,
  importances,
  taskRank,
  WaitingTasks,
  type Importance,
  type Refusal,
} from "./waiting-tasks.ts";

/** The request on whose behalf a task runs. */
export interface Caller {
  connection: object;
  importance: Importance;
  /** Whether the client has closed the connection. */
  isGone(): boolean;
  /** Closes the connection of a client that sends more requests ahead of answers than may be held. */
  close?(): void;
}

/** Thrown for a task that was not started: the server is full, earlier tasks hang, or the client is gone. Answered with 503. */
export class RefusedError extends Error {
  readonly statusCode = 503;
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(`Refused: ${reason}`);
    this.reason = reason;
  }
}

/** Created once, because a stack trace for each refusal takes time and is never read. */
const errors: Record<Refusal, RefusedError> = {
  full: new RefusedError("full"),
  late: new RefusedError("late"),
  gone: new RefusedError("gone"),
};

export interface AdmissionOptions {
  limit: Pick<ConcurrencyLimit, "current" | "queueRoom" | "record">;
  /** Decides when refusals are sent. */
  held?: Pick<HeldRefusals, "turn">;
  /** Up to this number of concurrent tasks (running, waiting or being refused) none is refused, even if they are slow. */
  fewClients?: number;
  /** Maximum credit: the number of tasks that may wait beyond the short queue after the server had free slots. */
  burst?: number;
  /**
   * Number of tasks for one shopper, such as changes of carts, that may wait even if fewer pages may: they are faster than pages,
   * from which the length of the queue follows, and with two that run no change of 16 shoppers is refused.
   */
  shopperRoom?: number;
  /**
   * Number of running tasks up to which one for one shopper always starts: changes that run concurrently share statements, so
   * fewer at once make each of them more expensive. Twice as many as a statement has room for: while the database works on some, the
   * process reads and answers the others.
   */
  shopperPermits?: number;
  /**
   * Maximum number of running and waiting tasks of one connection, and of its delayed refusals. Only clients that pipeline requests
   * have more.
   */
  perConnection?: number;
  /**
   * Milliseconds after which a waiting task is refused because earlier tasks hang; an overload refuses at once. 0 is no limit.
   */
  waitAtMost?: number;
}

interface Connection {
  /** Number of its running and waiting tasks. */
  works: number;
  /** Number of its refusals that are delayed. */
  refusing: number;
  /** Whether its last task was refused: the next request is most likely a retry. */
  wasRefused: boolean;
}

/**
 * Admits as many tasks as the server can finish soon, and refuses the rest. Some run concurrently; as many wait as will be
 * finished within some tens of milliseconds. A burst is not an overload: a longer queue is allowed as long as there is credit,
 * which a task earns by finding a free slot, so a standing queue earns none. This is the distinction of CoDel
 * (https://queue.acm.org/detail.cfm?id=2209336), by counts instead of time, so that a pause of the machine refuses nothing.
 */
export class Admission {
  readonly refused: Record<Refusal, number> = { full: 0, late: 0, gone: 0 };
  inFlight = 0;
  private readonly options: Required<AdmissionOptions>;
  private readonly queue = new WaitingTasks();
  private credit: number;
  /** Number of refusals that are delayed. */
  private refusing = 0;
  private readonly connections = new WeakMap<object, Connection>();

  constructor({
    limit,
    held = new HeldRefusals(),
    fewClients = 16,
    burst = 50,
    shopperRoom = 14,
    shopperPermits = 64,
    perConnection = 4,
    waitAtMost = 0,
  }: AdmissionOptions) {
    this.options = {
      limit,
      held,
      fewClients,
      burst,
      shopperRoom,
      shopperPermits,
      perConnection,
      waitAtMost,
    };
    this.credit = burst;
  }

  get queued(): number {
    return this.queue.length;
  }

  get limit(): number {
    return this.options.limit.current;
  }

  /** Refuses a task that would be refused anyway. Called before its request is read, when refusing costs least. */
  refuseEarly(caller: Caller): Promise<never> | undefined {
    const rank = this.rankOf(caller);
    const mayCome = this.hasPermit(rank) || this.hasRoom(rank);
    return mayCome ? undefined : this.hold(caller, this.refusal(caller, "full"), performance.now());
  }

  /** Runs the task when it gets a slot. Rejects with RefusedError when there is none, after a delay. */
  async run<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const since = performance.now();
    try {
      return await this.runAtOnce(caller, work);
    } catch (error) {
      return this.hold(caller, error, since);
    }
  }

  /** As `run`, without a delay: for a task with a substitute response, or one that several callers wait for (`hold` each of them). */
  async runAtOnce<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const { limit, perConnection } = this.options;
    const connection = this.connectionOf(caller);
    if (connection.works >= perConnection) throw this.refusal(caller, "full");
    connection.works++;
    try {
      const permit = this.permit(caller);
      const refusal = await permit;
      if (refusal) throw this.refusal(caller, refusal);
      try {
        const result = await work();
        limit.record(permit instanceof Promise, this.queue.length > 0);
        connection.wasRefused = false;
        return result;
      } finally {
        this.inFlight--;
        this.startNext();
      }
    } finally {
      connection.works--;
    }
  }

  /**
   * Throws an error. One after which clients retry, such as that of an unreachable database, is delayed like a refusal.
   * @param since when the client began to wait (`performance.now`)
   */
  async hold(caller: Caller, error: unknown, since: number): Promise<never> {
    const isTemporary = error instanceof Error && "statusCode" in error && error.statusCode === 503;
    if (isTemporary) await this.delay(caller, since);
    throw error;
  }

  /** Delays the response to a client that will retry, unless it is gone. */
  async delay(caller: Caller, since: number): Promise<void> {
    if (caller.isGone()) return;
    const connection = this.connectionOf(caller);
    // Each delayed refusal takes memory, and a turn from those of others.
    if (connection.refusing >= this.options.perConnection) return caller.close?.();
    this.refusing++;
    connection.refusing++;
    await this.options.held.turn(since);
    this.refusing--;
    connection.refusing--;
  }

  private refusal(caller: Caller, reason: Refusal): RefusedError {
    this.refused[reason]++;
    this.connectionOf(caller).wasRefused = true;
    return errors[reason];
  }

  private connectionOf({ connection }: Caller): Connection {
    const known = this.connections.get(connection);
    if (known) return known;
    const first = { works: 0, refusing: 0, wasRefused: false };
    this.connections.set(connection, first);
    return first;
  }

  /** Ranks requests by importance, and equally important ones lower if they were refused before. */
  private rankOf(caller: Caller): number {
    return taskRank(caller.importance, this.connectionOf(caller).wasRefused);
  }

  /** Takes a slot, at once or after waiting. Returns the reason when there is none. */
  private permit(caller: Caller): Promise<Refusal | undefined> | Refusal | undefined {
    const rank = this.rankOf(caller);
    if (this.hasPermit(rank)) {
      // A change of a cart starts beyond the limit as well, while pages wait: that shows no free slot.
      if (this.inFlight < this.limit) this.credit = Math.min(this.options.burst, this.credit + 1);
      this.inFlight++;
      return undefined;
    }
    if (!this.makeRoom(rank)) return "full";
    const { limit, shopperRoom, waitAtMost } = this.options;
    return this.queue.add(caller, rank, Math.max(limit.queueRoom, shopperRoom), waitAtMost);
  }

  private hasPermit(rank: number): boolean {
    const min = importanceIn(rank) >= importances.shopper ? this.options.shopperPermits : 0;
    return this.inFlight < Math.max(this.limit, min);
  }

  /** Reports whether a task of a rank may wait, if necessary by displacing the last one in the queue. */
  private hasRoom(rank: number): boolean {
    this.refuseGone();
    return (
      this.isQueueShort ||
      this.credit >= 1 ||
      this.hasShopperRoom(rank) ||
      this.queue.last!.rank < rank
    );
  }

  /** Reports whether a task of a rank may join a queue in which only tasks for one shopper wait. */
  private hasShopperRoom(rank: number): boolean {
    const lowest = Math.min(rank, this.queue.last?.rank ?? rank);
    return (
      importanceIn(lowest) >= importances.shopper && this.queue.length < this.options.shopperRoom
    );
  }

  private get isQueueShort(): boolean {
    const { limit, fewClients } = this.options;
    const clients = this.inFlight + this.queue.length + this.refusing;
    return this.queue.length < limit.queueRoom || clients < fewClients;
  }

  /**
   * Makes room in the queue for a task of a rank, if necessary by refusing the last one in the queue. Returns whether there is
   * room.
   */
  private makeRoom(rank: number): boolean {
    if (!this.hasRoom(rank)) return false;
    if (this.isQueueShort) return true;
    if (this.credit >= 1) this.credit--;
    else if (!this.hasShopperRoom(rank)) this.queue.last!.end("full");
    return true;
  }

  /** Removes requests of disconnected clients from the queue. */
  private refuseGone() {
    if (!this.isQueueShort) this.queue.refuseGone();
  }

  private startNext() {
    for (let { next } = this.queue; next && this.hasPermit(next.rank); { next } = this.queue) {
      const isGone = next.caller.isGone();
      if (!isGone) this.inFlight++;
      next.end(isGone ? "gone" : undefined);
    }
  }
}
