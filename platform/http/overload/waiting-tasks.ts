/** Priorities of requests: responses for one shopper are never cached, and without the account no order can be placed. */
export const importances = { page: 0, shopper: 1, account: 2 } as const;
export type Importance = keyof typeof importances;

export const refusals = ["full", "late", "gone"] as const;
export type Refusal = (typeof refusals)[number];

/** Ranks tasks by importance, and equally important ones lower if they were refused before. */
export const taskRank = (importance: Importance, wasRefused: boolean) =>
  importances[importance] * 2 + Number(!wasRefused);

export const importanceIn = (rank: number) => rank >> 1;

/** The request on whose behalf a task waits. */
interface Caller {
  /** Whether the client has closed the connection. */
  isGone(): boolean;
}

interface Waiting {
  caller: Caller;
  rank: number;
  /** Number of equally important tasks that arrived later and were put ahead of it. */
  overtaken: number;
  /** Removes the task, either to start it or to refuse it. */
  end(refusal?: Refusal): void;
}

/** The tasks that wait for a slot, by rank and then by arrival. A limit of overtaking keeps tasks from waiting forever. */
export class WaitingTasks {
  private readonly tasks: Waiting[] = [];

  get length(): number {
    return this.tasks.length;
  }

  get next(): Waiting | undefined {
    return this.tasks[0];
  }

  get last(): Waiting | undefined {
    return this.tasks.at(-1);
  }

  /**
   * Resolves when the task may start, or to the reason why it may not.
   * @param maxOvertaken after which no equally important task goes before it
   * @param waitAtMost milliseconds; 0 is no limit
   */
  add(caller: Caller, rank: number, maxOvertaken: number, waitAtMost: number) {
    return new Promise<Refusal | undefined>((resolve) => {
      const timer = waitAtMost && setTimeout(() => waiting.end("late"), waitAtMost);
      const waiting: Waiting = {
        caller,
        rank,
        overtaken: 0,
        end: (refusal) => {
          clearTimeout(timer);
          this.tasks.splice(this.tasks.indexOf(waiting), 1);
          resolve(refusal);
        },
      };
      this.insert(waiting, maxOvertaken);
    });
  }

  /** Removes those whose clients have disconnected. */
  refuseGone() {
    for (const waiting of this.tasks.filter(({ caller }) => caller.isGone())) waiting.end("gone");
  }

  /**
   * Puts a task behind those that go before it. A task may be overtaken by as many of its importance as may wait: clients that are
   * served and ask again at once would otherwise go before a retry for seconds.
   */
  private insert(waiting: Waiting, maxOvertaken: number) {
    const isAsImportant = ({ rank }: Waiting) => importanceIn(rank) === importanceIn(waiting.rank);
    const goesBefore = (other: Waiting) =>
      other.rank >= waiting.rank || (isAsImportant(other) && other.overtaken >= maxOvertaken);
    const place = this.tasks.findLastIndex(goesBefore) + 1;
    for (const other of this.tasks.slice(place)) if (isAsImportant(other)) other.overtaken++;
    this.tasks.splice(place, 0, waiting);
  }
}
