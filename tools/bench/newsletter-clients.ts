import { newsletterApi } from "../../border/border-paths.ts";
import { randomBytes, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { signUpLimits } from "../../border/newsletter/server/newsletter-limits.ts";
import { renderTokenHeader } from "../../border/newsletter/newsletter-contract.ts";

/** Milliseconds that a client waits after a refusal: an overloaded shop answers 503 at once, and asks to retry later. */
const pause = 100;

/**
 * Runs clients that sign up one address after the other, as many as the hourly limit allows. Returns how many per second were
 * accepted.
 */
export async function signUpFor(
  origin: string,
  token: string,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1_000;
  let left: number = signUpLimits.signUpsOfAll.times;
  const accepted = await signUpWhile(
    origin,
    token,
    connections,
    () => performance.now() < until && left-- > 0,
  );
  return (accepted * 1_000) / (performance.now() - started);
}

/** Signs up this many addresses. */
export async function signUpAll(origin: string, token: string, addresses: number): Promise<void> {
  let left = addresses;
  await signUpWhile(origin, token, 8, () => left-- > 0);
}

/** Returns how many were accepted. Throws for any answer but 202 and 503. */
async function signUpWhile(
  origin: string,
  token: string,
  connections: number,
  hasNext: () => boolean,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let accepted = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (hasNext()) {
        let status = await signUp(origin, token, agent);
        while (status === 503) {
          await sleep(pause);
          status = await signUp(origin, token, agent);
        }
        if (status !== 202) throw new Error(`A sign-up was answered with ${status}`);
        accepted++;
      }
    }),
  );
  agent.destroy();
  return accepted;
}

/** Signs an address up, a new one by default. Returns the status of the answer. */
export function signUp(
  origin: string,
  token: string,
  agent: Agent,
  email = `${randomUUID()}@example.com`,
): Promise<number> {
  return post(origin + newsletterApi.subscribers("internal"), agent, {
    headers: { "content-type": "application/json", [renderTokenHeader]: token },
    body: JSON.stringify({ email, consents: ["DNE"] }),
  });
}

/** Posts from an arbitrary network. Returns the status when the answer has arrived completely. */
export function post(
  url: string,
  agent: Agent,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: "POST",
      headers: {
        ...headers,
        "content-length": Buffer.byteLength(body),
        "x-forwarded-for": `10.${[...randomBytes(3)].join(".")}`,
      },
    });
    sent.once("error", reject).once("response", (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode!));
    });
    sent.end(body);
  });
}
