import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { statusOf } from "./closed-loop.ts";
import type { LoadRequest } from "./load.ts";
import { percentile } from "./statistics.ts";

export interface Arrivals {
  /** Requests in a second. */
  rate: number;
  next(): LoadRequest;
}

export interface Answer {
  /** 0 when the connection failed. */
  status: number;
  /** Milliseconds from the moment at which the request was due, or sent. */
  time: number;
}

/** Sends requests when they are due, whether or not earlier ones were answered, as shoppers do. */
export async function arrive(
  origin: string,
  seconds: number,
  { rate, next }: Arrivals,
): Promise<Answers> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<Answer>[] = [];
  const started = performance.now();
  for (let sent = 0; sent < rate * seconds; sent++) {
    const due = started + (sent * 1_000) / rate;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    answers.push(ask(agent, origin, next(), due));
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return new Answers(all, seconds);
}

async function ask(agent: Agent, origin: string, asked: LoadRequest, due: number): Promise<Answer> {
  const status = await statusOf(agent, origin, asked);
  return { status, time: performance.now() - due };
}

export class Answers {
  private readonly all: Answer[];
  readonly seconds: number;

  constructor(all: Answer[], seconds: number) {
    this.all = all;
    this.seconds = seconds;
  }

  private with(isCounted: (status: number) => boolean): Answer[] {
    return this.all.filter(({ status }) => isCounted(status));
  }

  /** Answers with such a status. */
  count(isCounted: (status: number) => boolean): number {
    return this.with(isCounted).length;
  }

  /** Good answers in a second. */
  get rate(): number {
    return this.count(isGood) / this.seconds;
  }

  /** Milliseconds that so many of a hundred answers with such a status took at most. */
  within(share: number, isCounted = isGood): number {
    return percentile(
      this.with(isCounted).map(({ time }) => time),
      share,
    );
  }
}

export const isGood = (status: number) => status >= 200 && status < 400;
export const isRefused = (status: number) => status === 503;
