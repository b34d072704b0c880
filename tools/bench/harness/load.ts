import autocannon from "autocannon";
import { processorTime } from "./processes.ts";
import { inPairs } from "./rounds.ts";
import type { Server } from "./servers.ts";
import { median, percentile } from "./statistics.ts";
import { count, microseconds } from "./tables.ts";

export interface Load {
  /** Requests per second. */
  rate: number;
  /** Milliseconds: the median and the 99th percentile of the answers. */
  p50: number;
  p99: number;
  /** Microseconds of processor time (user and system) that the server spent per request. */
  cost: number;
}

export type LoadRequest = Pick<autocannon.Request, "method" | "headers" | "body"> & {
  path: string;
};

export interface LoadOptions {
  /** The request, or a function that returns one after the other. */
  request: LoadRequest | (() => LoadRequest);
  seconds?: number;
  connections?: number;
  /** Status codes of 400 or more that do not count as failures. */
  accepted?: number[];
  /** Status codes of answers that are not counted: an overloaded server refuses at once. */
  ignored?: number[];
}

/** Sends requests to a server as fast as it answers. */
export async function load(
  { origin, pid }: Server,
  { request, seconds = 1, connections = 32, accepted = [], ignored = [] }: LoadOptions,
): Promise<Load> {
  const times: number[] = [];
  const failures = new Set<string>();
  const before = processorTime(pid);
  const start = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  autocannon(
    {
      url: origin,
      connections,
      duration: seconds,
      // It notices only so often that the time is over.
      sampleInt: 50,
      requests: [
        typeof request === "function"
          ? { setupRequest: (defaults) => ({ ...defaults, ...request() }) }
          : request,
      ],
    },
    (error: Error | null) => (error ? reject(error) : resolve()),
  )
    .on("response", (_client, status, _bytes, time) => {
      if (ignored.includes(status)) return;
      times.push(time);
      if (status >= 400 && !accepted.includes(status)) failures.add(`answered ${status}`);
    })
    .on("reqError", (error: Error) => failures.add(error.message));
  await promise;
  const duration = (performance.now() - start) / 1_000;
  const used = processorTime(pid) - before;
  if (failures.size > 0)
    throw new Error(`${origin} failed under load: ${[...failures].join(", ")}`);
  return {
    rate: times.length / duration,
    p50: median(times),
    p99: percentile(times, 99),
    cost: used / times.length,
  };
}

/** Seconds of each of the two measurements of a pair: the speed of a machine with neighbours changes within seconds. */
export const secondsOfPart = 0.5;

/**
 * Compares the processor time of two servers for a request, so that other work on the machine disturbs both alike. Returns the cells
 * of a row: both costs, their ratio, the requests per second of the first server, and the ratio of these.
 */
export async function compareCosts(
  rounds: number,
  [ours, ourLoad]: [Server, LoadOptions],
  [theirs, theirLoad = ourLoad]: [Server, LoadOptions?],
): Promise<string[]> {
  const pairs = await inPairs(
    rounds,
    () => load(ours, { seconds: secondsOfPart, ...ourLoad }),
    () => load(theirs, { seconds: secondsOfPart, ...theirLoad }),
  );
  const medianOf = (figure: (pair: (typeof pairs)[number]) => number) => median(pairs.map(figure));
  const ratio = medianOf((pair) => pair.ours.cost / pair.bare.cost);
  return [
    microseconds(medianOf((pair) => pair.ours.cost)),
    microseconds(medianOf(({ bare }) => bare.cost)),
    ratio < 0.1 ? ratio.toPrecision(2) : ratio.toFixed(ratio < 100 ? 2 : 0),
    count(medianOf((pair) => pair.ours.rate)),
    medianOf((pair) => pair.ours.rate / pair.bare.rate).toFixed(2),
  ];
}
