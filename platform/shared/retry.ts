/** The subset of AbortSignal used here, which exists in browsers and on the server. */
interface Abortable {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}
declare function setTimeout(run: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

export interface RetryOptions {
  /** How the delay grows between attempts: not at all, by `delay` each time, or by doubling. */
  backOff?: "fixed" | "linear" | "exponential";
  /** Milliseconds before the first retry. */
  delay?: number;
  /** Maximum delay in milliseconds. */
  maxBackOff?: number;
  /** Maximum number of attempts after the first one. */
  retries?: number;
  /** Milliseconds for all attempts and delays together. */
  timeout?: number;
  /** Whether another attempt may help after this error. */
  isRetryable?: (error: unknown) => boolean;
  /** Makes the run reject with the signal's reason when it aborts. */
  signal?: Abortable;
  /** Waits; tests pass their own. */
  sleep?: (milliseconds: number) => Promise<void>;
}

/**
 * Runs until it succeeds. Rejects when no attempt is left, when a retry cannot help, after the
 * timeout, or when the signal aborts.
 */
export async function retry<T>(
  run: () => Promise<T> | T,
  {
    backOff = "fixed",
    delay = 100,
    maxBackOff = 300_000,
    retries = 10,
    timeout = 60_000,
    isRetryable = () => true,
    signal,
    sleep,
  }: RetryOptions = {},
): Promise<T> {
  if (signal?.aborted) throw signal.reason;
  let end!: (reason: unknown) => void;
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  const onAbort = () => end(signal?.reason);
  signal?.addEventListener("abort", onAbort);
  const timer = setTimeout(() => end(new Error(`Timeout after ${timeout}ms`)), timeout);
  let isOver = false;
  let waiting: unknown;
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      waiting = setTimeout(resolve, milliseconds);
    });

  async function attempts(): Promise<T> {
    for (let count = 1; !isOver; count++) {
      try {
        return await run();
      } catch (error) {
        if (isOver) break;
        if (!isRetryable(error)) throw failed("Met not retryable error", error);
        if (count > retries) throw failed("All retries failed", error);
        await (sleep ?? pause)(Math.min(maxBackOff, delay * growth[backOff](count)));
      }
    }
    return ended;
  }

  try {
    return await Promise.race([attempts(), ended]);
  } finally {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(waiting);
    signal?.removeEventListener("abort", onAbort);
  }
}

/** The factor between the first delay and the delay after so many attempts. */
const growth = {
  fixed: () => 1,
  linear: (count: number) => count,
  exponential: (count: number) => 2 ** (count - 1),
};

const failed = (what: string, cause: unknown) =>
  new Error(`${what}. Last error: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
