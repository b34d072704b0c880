import type { ConcurrencyLimit } from "./concurrency-limit.ts";
import { HeldRefusals } from "./held-refusals.ts";

/** The order of requests: work for one shopper is in no cache, and without the account there is no order. */
export const importances = { page: 0, shopper: 1, account: 2 } as const;
export type Importance = keyof typeof importances;

/** The request that work is done for. */
export interface Caller {
  connection: object;
  importance: Importance;
  /** Whether the client has closed the connection. */
  isGone(): boolean;
  /** Whether there is something else to answer with when the work is not done: then nothing is held. */
  hasSubstitute?: boolean;
}

export const refusals = ["full", "late", "gone"] as const;
export type Refusal = (typeof refusals)[number];

/** Work that was not begun: there is too much, work before it hangs, or its caller is gone. Answered with 503. */
export class Refused extends Error {
  readonly statusCode = 503;
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(`Refused: ${reason}`);
    this.reason = reason;
  }
}

export interface AdmissionOptions {
  limit: Pick<ConcurrencyLimit, "current" | "queueRoom" | "record">;
  /** When refusals may leave. */
  held?: Pick<HeldRefusals, "turn">;
  /** Work that may wait beyond the short queue while the server has had free places before. */
  burst?: number;
  /** Work of one connection, under way and waiting: more come only from clients that send requests ahead of answers. */
  perConnection?: number;
  /** Milliseconds after which waiting work is refused because work before it hangs; an overload refuses at once. 0 is no limit. */
  waitAtMost?: number;
}

interface Waiting {
  caller: Caller;
  rank: number;
  /** Its turn has come, or it is refused. */
  end(refusal?: Refusal): void;
}

interface Connection {
  /** Its work under way and waiting. */
  works: number;
  /** Its last work was refused: what comes now is most likely the same again. */
  wasRefused: boolean;
}

/**
 * Admits as much work as the server can do soon, and refuses the rest. Some works at the same time; as much waits as
 * will be done within some tens of milliseconds. A burst is no overload, so a longer queue is paid for with credit, which work
 * earns that finds a free place: a queue that stands earns none (the distinction of CoDel,
 * https://queue.acm.org/detail.cfm?id=2209336, by counts instead of time, so that a pause of the machine refuses nothing).
 */
export class Admission {
  readonly refused: Record<Refusal, number> = { full: 0, late: 0, gone: 0 };
  inFlight = 0;
  private readonly options: Required<AdmissionOptions>;
  /** By rank, and in the order of arrival. */
  private readonly queue: Waiting[] = [];
  private credit: number;
  private readonly connections = new WeakMap<object, Connection>();

  constructor({
    limit,
    held = new HeldRefusals(),
    burst = 50,
    perConnection = 4,
    waitAtMost = 0,
  }: AdmissionOptions) {
    this.options = { limit, held, burst, perConnection, waitAtMost };
    this.credit = burst;
  }

  get queued(): number {
    return this.queue.length;
  }

  get limit(): number {
    return this.options.limit.current;
  }

  /** Refuses work that would be refused now: before its request is read, that costs least. */
  refuseEarly(caller: Caller): Promise<never> | undefined {
    const mayCome = this.hasPlace || this.hasRoom(this.rankOf(caller));
    return mayCome ? undefined : this.hold(caller, this.refusal(caller, "full"), performance.now());
  }

  /** Does the work when there is a place for it; rejects with Refused when there is none. */
  async run<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const since = performance.now();
    try {
      return await this.runInPlace(caller, work);
    } catch (error) {
      return this.hold(caller, error, since);
    }
  }

  private async runInPlace<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const { limit, perConnection } = this.options;
    const connection = this.connectionOf(caller);
    if (connection.works >= perConnection) throw this.refusal(caller, "full");
    connection.works++;
    try {
      const refusal = await this.place(caller);
      if (refusal) throw this.refusal(caller, refusal);
      try {
        const result = await work();
        limit.record(this.queue.length > 0);
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

  /** Throws an error; one after which clients try again, such as that of a database that is away, in its turn. */
  private async hold(caller: Caller, error: unknown, since: number): Promise<never> {
    const isTemporary = error instanceof Error && "statusCode" in error && error.statusCode === 503;
    if (isTemporary && !caller.hasSubstitute && !caller.isGone())
      await this.options.held.turn(since);
    throw error;
  }

  private refusal(caller: Caller, reason: Refusal): Refused {
    this.refused[reason]++;
    this.connectionOf(caller).wasRefused = true;
    return new Refused(reason);
  }

  private connectionOf({ connection }: Caller): Connection {
    const known = this.connections.get(connection);
    if (known) return known;
    const first = { works: 0, wasRefused: false };
    this.connections.set(connection, first);
    return first;
  }

  /** More important requests go first, and of those the ones that were not refused before. */
  private rankOf(caller: Caller): number {
    return importances[caller.importance] * 2 + Number(!this.connectionOf(caller).wasRefused);
  }

  /** Takes a place, at once or in turn; or says why there is none. */
  private place(caller: Caller): Promise<Refusal | undefined> | Refusal | undefined {
    if (this.hasPlace) {
      this.credit = Math.min(this.options.burst, this.credit + 1);
      this.inFlight++;
      return undefined;
    }
    const rank = this.rankOf(caller);
    if (!this.makeRoom(rank)) return "full";
    const { waitAtMost } = this.options;
    return new Promise((resolve) => {
      const timer = waitAtMost && setTimeout(() => this.remove(waiting, "late"), waitAtMost);
      const waiting: Waiting = {
        caller,
        rank,
        end(refusal) {
          clearTimeout(timer);
          resolve(refusal);
        },
      };
      const behind = this.queue.findIndex((other) => other.rank < rank);
      this.queue.splice(behind < 0 ? this.queue.length : behind, 0, waiting);
    });
  }

  private get hasPlace(): boolean {
    return this.inFlight < this.limit;
  }

  /** Whether work of a rank may wait, if need be in the place of the last that does. */
  private hasRoom(rank: number): boolean {
    this.refuseGone();
    return this.isQueueShort || this.credit >= 1 || this.queue.at(-1)!.rank < rank;
  }

  private get isQueueShort(): boolean {
    return this.queue.length < this.options.limit.queueRoom;
  }

  /** Whether the queue has room for work of a rank: if need be, the last that waits is refused instead. */
  private makeRoom(rank: number): boolean {
    if (!this.hasRoom(rank)) return false;
    if (this.isQueueShort) return true;
    if (this.credit >= 1) this.credit--;
    else this.remove(this.queue.at(-1)!, "full");
    return true;
  }

  /** Requests of clients that are gone leave the queue. */
  private refuseGone() {
    if (this.isQueueShort) return;
    for (const waiting of this.queue.filter(({ caller }) => caller.isGone()))
      this.remove(waiting, "gone");
  }

  private startNext() {
    while (this.hasPlace && this.queue.length > 0) {
      const next = this.queue[0]!;
      if (next.caller.isGone()) this.remove(next, "gone");
      else {
        this.inFlight++;
        this.remove(next);
      }
    }
  }

  /** Takes work out of the queue: it begins, or is refused. */
  private remove(waiting: Waiting, refusal?: Refusal) {
    this.queue.splice(this.queue.indexOf(waiting), 1);
    waiting.end(refusal);
  }
}
