import { randomBytes, randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { newsletterApi } from "../../border/border-paths.ts";
import { renderTokenHeader } from "../../border/newsletter/newsletter-contract.ts";
import { statusOf } from "./harness/clients.ts";
import { rateOf } from "./harness/rounds.ts";

/** Milliseconds that a client waits after a refusal: an overloaded shop answers 503 at once, and asks to retry later. */
const pause = 100;

/** Runs clients that sign up one address after the other. Returns how many per second were accepted. */
export async function signUpAll(
  origin: string,
  token: string,
  connections: number,
  limits: { seconds?: number; times: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const rate = await rateOf(connections, limits, async () => {
    let status = await signUp(origin, token, agent);
    while (status === 503) {
      await sleep(pause);
      status = await signUp(origin, token, agent);
    }
    if (status !== 202) throw new Error(`A sign-up was answered with ${status}`);
  });
  agent.destroy();
  return rate;
}

/** Signs an address up, a new one by default. Returns the status of the answer. */
export const signUp = (
  origin: string,
  token: string,
  agent: Agent,
  email = `${randomUUID()}@example.com`,
): Promise<number> =>
  post(agent, origin, newsletterApi.subscribers("internal"), {
    headers: { "content-type": "application/json", [renderTokenHeader]: token },
    body: JSON.stringify({ email, consents: ["DNE"] }),
  });

/** Posts from an arbitrary network. Returns the status when the answer has arrived completely. */
export const post = (
  agent: Agent,
  origin: string,
  path: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<number> =>
  statusOf(agent, origin, {
    path,
    method: "POST",
    headers: { ...headers, "x-forwarded-for": `10.${[...randomBytes(3)].join(".")}` },
    body,
  });
