import autocannon from "autocannon";
import { processorTime } from "./processor-time.ts";
import type { Server } from "./servers.ts";
import { median, percentile } from "./statistics.ts";

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

export interface Comparison {
  ours: Load;
  bare: Load;
  /** Medians of the ratios of the pairs. */
  costRatio: number;
  rateRatio: number;
}

/** Seconds of each of the two measurements of a pair: the speed of a machine with neighbours changes within seconds. */
export const secondsOfPart = 0.5;
const pairsInRound = 4;

/**
 * Compares two servers, so that other work on the machine disturbs both alike. `bareOptions` are those of the second one, if it is
 * asked in another way.
 */
export async function compare(
  rounds: number,
  shop: Server,
  bareServer: Server,
  options: LoadOptions,
  bareOptions = options,
): Promise<Comparison> {
  const pairs = await inPairs(
    rounds,
    () => load(shop, { seconds: secondsOfPart, ...options }),
    () => load(bareServer, { seconds: secondsOfPart, ...bareOptions }),
  );
  return {
    ours: medians(pairs.map(({ ours }) => ours)),
    bare: medians(pairs.map(({ bare }) => bare)),
    costRatio: median(pairs.map(({ ours, bare }) => ours.cost / bare.cost)),
    rateRatio: median(pairs.map(({ ours, bare }) => ours.rate / bare.rate)),
  };
}

/** Measures two things in pairs of short measurements, of which either is the first in turn. */
export async function inPairs<Ours, Bare>(
  rounds: number,
  measureOurs: () => Promise<Ours>,
  measureBare: () => Promise<Bare>,
): Promise<{ ours: Ours; bare: Bare }[]> {
  const pairs: { ours: Ours; bare: Bare }[] = [];
  for (let made = 0; made < rounds * pairsInRound; made += 2) {
    pairs.push({ ours: await measureOurs(), bare: await measureBare() });
    const bare = await measureBare();
    pairs.push({ ours: await measureOurs(), bare });
  }
  return pairs;
}

function medians(loads: Load[]): Load {
  return {
    rate: median(loads.map(({ rate }) => rate)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
    cost: median(loads.map(({ cost }) => cost)),
  };
}
