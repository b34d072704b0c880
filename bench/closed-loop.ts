import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Answers, statusOf, type Answer } from "./answers.ts";
import type { LoadRequest } from "./load.ts";

export interface Clients {
  /** How many ask at the same time, each over a connection of its own. */
  clients: number;
  /** Milliseconds that a client waits after each answer, whatever it says. */
  pause: number;
  next(client: number): LoadRequest;
}

/** Milliseconds that are not counted: when all clients begin, it is a burst, which the server takes up. */
const burst = 3_000;

/**
 * Clients that ask again after each answer, also after a refusal: how many ask depends on how fast the server answers. Calls
 * `onCounted` when answers begin to count.
 */
export async function closedLoop(
  origin: string,
  seconds: number,
  { clients, pause, next }: Clients,
  onCounted = () => {},
): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const answers: Answer[] = [];
  const from = performance.now() + burst;
  const until = from + seconds * 1_000;
  setTimeout(onCounted, burst);
  const client = async (number: number) => {
    // Not all at once: shoppers do not begin at the same time.
    await sleep(Math.random() * Math.max(pause, 50));
    while (performance.now() < until) {
      const asked = performance.now();
      const status = await statusOf(agent, origin, next(number));
      const now = performance.now();
      if (now > from && now < until) answers.push({ status, time: now - asked });
      if (pause > 0) await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  agent.destroy();
  return new Answers(answers, seconds);
}
