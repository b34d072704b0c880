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
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  autocannon(
    {
      url: origin,
      connections,
      duration: seconds,
      requests: [
        typeof request === "function"
          ? { setupRequest: (defaults) => ({ ...defaults, ...request() }) }
          : request,
      ],
    },
    (error: Error | null, result) => (error ? reject(error) : resolve(result)),
  )
    .on("response", (_client, status, _bytes, time) => {
      if (ignored.includes(status)) return;
      times.push(time);
      if (status >= 400 && !accepted.includes(status)) failures.add(`answered ${status}`);
    })
    .on("reqError", (error: Error) => failures.add(error.message));
  const { duration } = await promise;
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
  /** Medians of the ratios of the rounds. */
  costRatio: number;
  rateRatio: number;
}

/**
 * Compares two servers in alternating rounds, so that other work on the machine disturbs both alike. `bareOptions` are those of the
 * second one, if it is asked in another way.
 */
export async function compare(
  rounds: number,
  shop: Server,
  bareServer: Server,
  options: LoadOptions,
  bareOptions = options,
): Promise<Comparison> {
  const pairs: { ours: Load; bare: Load }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ ours: await load(shop, options), bare: await load(bareServer, bareOptions) });
  return {
    ours: medians(pairs.map(({ ours }) => ours)),
    bare: medians(pairs.map(({ bare }) => bare)),
    costRatio: median(pairs.map(({ ours, bare }) => ours.cost / bare.cost)),
    rateRatio: median(pairs.map(({ ours, bare }) => ours.rate / bare.rate)),
  };
}

function medians(loads: Load[]): Load {
  return {
    rate: median(loads.map(({ rate }) => rate)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
    cost: median(loads.map(({ cost }) => cost)),
  };
}
