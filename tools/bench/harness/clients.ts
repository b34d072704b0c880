import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { LoadRequest } from "./load.ts";
import { percentile } from "./statistics.ts";

interface Answer {
  /** 0 when the connection failed. */
  status: number;
  /** Milliseconds since the request was due, or was sent. */
  time: number;
}

/** Answers within some seconds, for which a server used microseconds of processor time. */
export class Answers {
  private readonly all: Answer[];
  readonly seconds: number;
  readonly used: number;

  constructor(all: Answer[], seconds: number, used = 0) {
    this.all = all;
    this.seconds = seconds;
    this.used = used;
  }

  /** Returns the number of answers with such a status. */
  count(isCounted: (status: number) => boolean): number {
    return this.all.filter(({ status }) => isCounted(status)).length;
  }

  /** Good answers per second. */
  get rate(): number {
    return this.count(isGood) / this.seconds;
  }

  /** Returns the percentile `share` of the response times of good answers, in milliseconds. */
  within(share: number): number {
    const good = this.all.filter(({ status }) => isGood(status));
    return percentile(
      good.map(({ time }) => time),
      share,
    );
  }
}

export const isGood = (status: number) => status >= 200 && status < 400;
export const isRefused = (status: number) => status === 503;
export const isOther = (status: number) => !isGood(status) && !isRefused(status);

/** Returns the status of the answer when it has arrived completely; 0 when the connection failed. */
export const statusOf = (
  agent: Agent,
  origin: string,
  { path, method = "GET", headers, body }: LoadRequest,
) =>
  new Promise<number>((answered) => {
    request(origin + path, { agent, method, headers: headers as Record<string, string> })
      .on("response", (response) =>
        response
          .on("end", () => answered(response.statusCode!))
          .on("error", () => answered(0))
          .resume(),
      )
      .on("error", () => answered(0))
      .end(body);
  });

export interface Arrivals {
  /** Requests per second. */
  rate: number;
  next(): LoadRequest;
  /** Sends each request on a connection of its own, as new shoppers do. */
  areNew?: boolean;
}

/** Sends requests when they are due, even if earlier ones were not answered, as shoppers do. */
export async function openLoop(
  origin: string,
  seconds: number,
  { rate, next, areNew = false }: Arrivals,
): Promise<Answers> {
  const agent = new Agent({ keepAlive: !areNew });
  const answers: Promise<Answer>[] = [];
  const started = performance.now();
  for (let sent = 0; sent < rate * seconds; sent++) {
    const due = started + (sent * 1_000) / rate;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    answers.push(
      statusOf(agent, origin, next()).then((status) => ({ status, time: performance.now() - due })),
    );
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return new Answers(all, seconds);
}

export interface Clients {
  /** Concurrent clients, each with its own connection. */
  clients: number;
  /** Milliseconds that a client waits after each answer, even a refusal. */
  pause: number;
  next(client: number): LoadRequest;
}

/**
 * Returns the milliseconds that are not measured: the start of all clients is a burst, which the server absorbs. Its refusals leave
 * one each eight milliseconds; only then is each second like the one before.
 */
const burstOf = (clients: number) => 2_000 + clients * 8;

/**
 * Runs clients that send the next request after each answer, even after a refusal: the load depends on the server's speed. `used`
 * returns the processor time that the server has used so far.
 */
export async function closedLoop(
  origin: string,
  seconds: number,
  { clients, pause, next }: Clients,
  used = () => 0,
): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const answers: Answer[] = [];
  const from = performance.now() + burstOf(clients);
  const until = from + seconds * 1_000;
  const usedAt = async (time: number) => {
    await sleep(time - performance.now());
    return used();
  };
  const before = usedAt(from);
  const after = usedAt(until);
  const client = async (number: number) => {
    // Staggered, because shoppers do not start at the same time.
    await sleep(Math.random() * Math.max(pause, 50));
    while (performance.now() < until) {
      const sent = performance.now();
      const status = await statusOf(agent, origin, next(number));
      const now = performance.now();
      if (now > from && now < until) answers.push({ status, time: now - sent });
      if (pause > 0) await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  agent.destroy();
  // The last answers come after the measurement.
  return new Answers(answers, seconds, (await after) - (await before));
}
