import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Answers, statusOf, type Answer } from "./answers.ts";
import type { LoadRequest } from "./load.ts";

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
function burstOf(clients: number): number {
  return 2_000 + clients * 8;
}

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
      const asked = performance.now();
      const status = await statusOf(agent, origin, next(number));
      const now = performance.now();
      if (now > from && now < until) answers.push({ status, time: now - asked });
      if (pause > 0) await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  agent.destroy();
  // The last answers come after the measurement.
  return new Answers(answers, seconds, (await after) - (await before));
}
