import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Answers, statusOf, type Answer } from "./answers.ts";
import type { LoadRequest } from "./load.ts";

export interface Arrivals {
  /** Requests per second. */
  rate: number;
  next(): LoadRequest;
  /** Sends each request on a connection of its own, as new shoppers do. */
  areNew?: boolean;
}

/** Sends requests when they are due, even if earlier ones were not answered, as shoppers do. */
export async function arrive(
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
