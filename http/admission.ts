import { ConcurrencyLimit } from "./concurrency-limit.ts";

/** The request that work is done for. */
export interface Asker {
  /** Work of the same kind takes about as long: the route. */
  kind: string;
  connection: object;
  /** Whether its work goes before other work that waits. */
  isFirst: boolean;
  /** Whether the client has closed the connection. */
  isGone(): boolean;
}

export const refusals = ["full", "late", "gone"] as const;
export type Refusal = (typeof refusals)[number];

/** Work that was not begun: there is too much, work before it hangs, or its asker is gone. Answered with 503. */
export class Refused extends Error {
  readonly statusCode = 503;
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(`Refused: ${reason}`);
    this.reason = reason;
  }
}

export interface AdmissionOptions {
  limit?: Pick<ConcurrencyLimit, "current" | "isAloneDue" | "record">;
  /** Milliseconds. */
  clock?: () => number;
  /** Work that may wait beyond the short queue while the server has had free places before. */
  burst?: number;
  /** Work of one connection, under way and waiting: more come only from clients that send requests ahead of answers. */
  perConnection?: number;
  /** Milliseconds after which waiting work is refused because work before it hangs; an overload refuses at once. */
  waitAtMost?: number;
}

interface Waiting {
  asker: Asker;
  start(): void;
  refuse(reason: Refusal): void;
}

/**
 * Admits as much work as the server can do soon, and refuses the rest at once. Some works at the same time; half as much
 * waits. A burst is no overload, so a longer queue is paid for with credit, which work earns that finds a free place: a
 * queue that stands earns none (the distinction of CoDel, https://queue.acm.org/detail.cfm?id=2209336, by counts instead
 * of time, so that a pause of the machine refuses nothing).
 */
export class Admission {
  readonly refused: Record<Refusal, number> = { full: 0, late: 0, gone: 0 };
  inFlight = 0;
  private readonly options: Required<AdmissionOptions>;
  private queue: Waiting[] = [];
  private credit: number;
  private readonly ofConnection = new WeakMap<object, number>();
  /** The work under way, when it is the only one since it began. */
  private alone: symbol | undefined;

  constructor({
    limit = new ConcurrencyLimit(),
    clock = () => performance.now(),
    burst = 50,
    perConnection = 4,
    waitAtMost = 2_000,
  }: AdmissionOptions = {}) {
    this.options = { limit, clock, burst, perConnection, waitAtMost };
    this.credit = burst;
  }

  get queued(): number {
    return this.queue.length;
  }

  get limit(): number {
    return this.options.limit.current;
  }

  /** Does the work when there is a place for it; rejects with Refused when there is none. */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    const { limit, clock, perConnection } = this.options;
    const { connection, kind } = asker;
    const others = this.ofConnection.get(connection) ?? 0;
    if (others >= perConnection) throw this.refusal("full");
    this.ofConnection.set(connection, others + 1);
    try {
      await this.place(asker);
      const started = clock();
      const self = Symbol(kind);
      this.alone = this.inFlight === 1 ? self : undefined;
      try {
        const result = await work();
        limit.record(kind, clock() - started, this.alone === self);
        return result;
      } finally {
        this.inFlight--;
        this.startNext();
      }
    } finally {
      this.ofConnection.set(connection, this.ofConnection.get(connection)! - 1);
    }
  }

  /** Takes a place, at once or in turn. */
  private async place(asker: Asker): Promise<void> {
    if (this.hasPlace) {
      this.credit = Math.min(this.options.burst, this.credit + 1);
      this.inFlight++;
      return;
    }
    this.makeRoom(asker);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = {
      asker,
      start: resolve,
      refuse: (reason) => reject(this.refusal(reason)),
    };
    this.queue.push(waiting);
    const timer = setTimeout(() => this.refuse(waiting, "late"), this.options.waitAtMost);
    await promise.finally(() => clearTimeout(timer));
  }

  private get hasPlace(): boolean {
    const { limit } = this.options;
    return this.inFlight < (limit.isAloneDue ? 1 : limit.current);
  }

  /** Throws when the queue has no room for the asker's work. */
  private makeRoom(asker: Asker) {
    if (this.queue.length < Math.max(1, Math.floor(this.limit / 2))) return;
    const gone = this.queue.filter((waiting) => waiting.asker.isGone());
    for (const waiting of gone) this.refuse(waiting, "gone");
    if (gone.length > 0) return;
    const last = asker.isFirst && this.queue.findLast((waiting) => !waiting.asker.isFirst);
    if (this.credit >= 1) this.credit--;
    else if (last) this.refuse(last, "full");
    else throw this.refusal("full");
  }

  private startNext() {
    while (this.hasPlace && this.queue.length > 0) {
      const next = this.queue.find((waiting) => waiting.asker.isFirst) ?? this.queue[0]!;
      if (next.asker.isGone()) this.refuse(next, "gone");
      else {
        this.queue.splice(this.queue.indexOf(next), 1);
        this.inFlight++;
        next.start();
      }
    }
  }

  private refuse(waiting: Waiting, reason: Refusal) {
    this.queue.splice(this.queue.indexOf(waiting), 1);
    waiting.refuse(reason);
  }

  private refusal(reason: Refusal): Refused {
    this.refused[reason]++;
    return new Refused(reason);
  }
}
